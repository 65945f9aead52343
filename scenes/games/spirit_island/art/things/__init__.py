"""What the pictures of powers are put together from: people, what invaders build, spirits, soil, lights."""
