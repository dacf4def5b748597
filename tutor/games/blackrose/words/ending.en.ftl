## The end of the game, the final points and the winner.

event-rose-cube-reached = { NAME($who) }: the power marker has reached the cube of the Black Rose ({ $at }).
event-game-goes-on = Nobody has reached the cube of the Black Rose ({ $at }), and round { $round } begins.
event-end-reached = { $who_count ->
    [0] The cube of the Black Rose ({ $at }) has been reached before, and the game is over.
   *[other] The cube of the Black Rose ({ $at }) is reached. By whom: { NAMES($who) }. The game is over.
 }
event-stopped-at-once = Everything else stops at once.
event-award = { $part ->
    [quests] { NAME($who) }, completed quests ({ $count }): { power-points }.
   *[trophies] { NAME($who) }, trophies ({ $count }): { power-points }.
 }
event-trophies-alike = All trophies count alike, whosever they are: { NAME($who) } has { $n }.
    .quiet = yes
event-crown-award = { NAME($who) }, the crown: { power-points }.
event-final-points = { NAME($who) }, in all: { power-points }.
event-tie-broken = Several share the first place, and it goes to { NAME($who) }.
event-game-won = The new Grand Master is { NAME($who) }: { power-points }.
event-rose-wins = The Black Rose wins ({ $n }): nobody deserves the title, and all players lose.

ask-pick-winner = { NAME($who) }, which of those who are equal has won?
option-winner = { NAME($who) }
ask-end = { NAME($who) }, the game is over.
option-end = the game is over: { NAME($who) }

program-game = Game
sentence-game-1 = Set the game up.
sentence-game-2 = Play round after round.
sentence-game-3 = Add up the points.
program-end-of-game = End of the game
sentence-end-of-game-1 = Somebody has reached the cube of the Black Rose, and the game is over.
program-end-at-once = End of the game at once
sentence-end-at-once-1 = The cube of the Black Rose is reached.
sentence-end-at-once-2 = The game stops at once.
program-final-scoring = Final points
sentence-final-scoring-1 = To the power add the awards for quests and trophies and the point for the crown.
sentence-final-scoring-2 = If quests and trophies are equal too, the first mage picks the winner.
sentence-final-scoring-3 = Who has most points wins.
