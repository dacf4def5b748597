"""Natural-language questions about a position: what is asked, about which move, and what completes it."""
