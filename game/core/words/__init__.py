"""Sentences in three languages: the messages, what they are held to, what the texts of all games share."""
