## Words that single cards bring: events, questions, options and refusals of their own.

option-card = { NAME($card) }
option-copy = { NAME($card) }
option-seat = { NAME($seat) }
