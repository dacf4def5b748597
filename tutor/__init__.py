"""Interactive rules tutor for four tabletop games about mages.

Data flows downwards only: `tutor.rules` (what the book says), `tutor.engine` (one full stop of a rule at a
time), `tutor.games` (the four games), `tutor.trace` (why something happened), `tutor.views` (how it looks)
and `tutor.app` (widgets and the server). Everything below `tutor.app` runs without threads, sockets, clock
or files written.
"""

__version__ = "0.1.0"
