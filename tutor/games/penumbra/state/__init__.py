"""The whole table as immutable values, and what follows from them."""
