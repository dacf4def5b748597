"""What happens: positions as values, effects as sentences, and the one interpreter that runs them."""
