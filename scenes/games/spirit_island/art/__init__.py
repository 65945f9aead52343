"""Pictures that only Spirit Island has."""
