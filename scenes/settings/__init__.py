"""What applies to every table."""
