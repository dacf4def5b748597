"""Who comes in: class codes, nicknames, the teacher's token, the Hub's user, and signed cookies."""
