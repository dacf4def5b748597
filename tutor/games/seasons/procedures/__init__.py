"""The procedures of the rulebook as programs: set-up, prelude, rounds, turns and their actions, the end."""
