# Words of the form in which a position is built.

head-editor = Position
editor-note = what is not set here is as the game takes it for granted
form-whole = the position
form-add = Add …
form-add-to = Add to: { $what }
form-set = Set …
form-set-in = Set in: { $what }
form-out = Take out
form-remove = Take out: { $what }
form-detail = In detail
form-detail-of = In detail: { $what }
form-rare = Rarely needed
form-empty = not set
form-defect = found { $found }; allowed: { $allowed }.
form-defects = { $n ->
    [one] One defect. The table still shows the last sound position.
   *[other] { $n } defects. The table still shows the last sound position.
}
form-sound = Sound: nothing contradicts a rule.
piece-shut = Close
piece-remove = Remove
piece-less = One less: { $what }
piece-more = One more: { $what }
stage-tried = Only tried on: Escape takes it away.
stage-press = Press anything to change it.
piece-palette = What can be put on the table
piece-move = Move …
piece-by-name = Or pick by name
piece-inside = Put elsewhere
piece-pick = Put elsewhere: { $what }
piece-where = Press the place where it is to go.
piece-stay = Leave it where it is
