"""Pictures that only Small Islands has."""
