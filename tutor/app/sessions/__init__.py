"""Sessions: where somebody is in a lesson or a game, and how they move there."""
