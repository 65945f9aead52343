"""Tools of the repository: starting, checking and building. The program itself imports nothing from here."""
