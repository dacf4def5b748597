## Слова отдельных карт: их собственные события, вопросы, варианты и отказы.

option-card = «{ NAME($card) }»
option-copy = «{ NAME($card) }»
option-seat = { NAME($seat) }
