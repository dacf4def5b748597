"""The vocabulary of this game: sentences that programs are written in."""
