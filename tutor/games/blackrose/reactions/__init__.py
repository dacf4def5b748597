"""What answers an event: traps and defences, sustained spells, abilities, orders and tasks of quests."""
