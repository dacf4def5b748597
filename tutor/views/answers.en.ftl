# Words of verdicts.

answer-yes = yes
answer-no = no

report-game = Game: { $game }
report-rulings = Readings in force
report-defaults = Every open point is read by default.
report-rules = Rules
report-position = The position as a scenario file
report-asked = Asked by { $rule }.
report-offered = Allowed: { $what }
report-refused = Not allowed: { $what }. { $why }
report-page = p. { $page }
answer-now = as now
