"""What effects do to the table: damage, instability, power, moves, spells, evocations, quests."""
