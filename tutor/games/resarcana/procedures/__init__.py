"""The procedures of the rulebook as programs."""
