"""The programs of the cards."""
