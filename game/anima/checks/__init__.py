"""What holds Anima to its promises, for the checking commands."""
