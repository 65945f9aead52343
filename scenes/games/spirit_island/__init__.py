"""Spirit Island on the table."""
