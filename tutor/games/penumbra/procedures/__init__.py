"""The procedures of the rulebook as programs: the whole game, its turns, threat, trials, places, cards."""
