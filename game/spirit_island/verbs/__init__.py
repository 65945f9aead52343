"""The verbs of the effect language, a module for each kind; `language.py` and `operations.py` put them together."""
