"""Start pages, game pages and lists of lessons."""
