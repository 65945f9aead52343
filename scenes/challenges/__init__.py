"""What to come back to: the deal of the day, and challenges on positions of their own."""
