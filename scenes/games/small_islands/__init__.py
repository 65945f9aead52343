"""Small Islands on the table."""
