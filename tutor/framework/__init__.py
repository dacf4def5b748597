"""What every game is made of: positions, decks, variants, conservation laws, hypothetical moves."""
