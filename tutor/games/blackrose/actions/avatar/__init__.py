"""The avatar: its orders, and what it compares figures and rooms by."""
