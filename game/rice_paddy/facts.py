"""What is coming and what a choice would do."""
