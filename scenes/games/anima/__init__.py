"""Anima: Shadow of Omega on the table."""
