## Passing and victory.

event-passes = { NAME($who) } passes.
    .quiet = yes
event-token-taken = { NAME($who) } is the first to pass and takes the first-player token.
event-item-taken = { NAME($who) } takes the magic item { NAME($card) }.
event-item-down = The new magic item lies face down until the round ends.
    .quiet = yes
event-check = { $early ->
    [yes] Victory is checked early.
   *[no] All have passed: victory is checked.
 }
event-scores = { NAME($card) }: { points-n } for { NAME($who) }.
event-token-scores = First-player token: { points-n } for { NAME($who) }.
event-points = { NAME($who) } has { points-n }.
event-passed-may = { NAME($who) } has passed, and may answer the check all the same.
    .quiet = yes
event-more-points = { points-n } more for { NAME($who) }, for this check alone.
event-goes-on = Nobody has enough; the most is { points-n }. The game goes on.
event-round-cut = The round ends at once.
event-tie-counted = A tie: the pool of { NAME($who) } counts { $n }, each gold as two.
event-pool-only = What lies on the components of { NAME($who) } does not count.
    .quiet = yes
event-shared = { NAMES($who) } share the victory with { points-n }.
event-won = { NAME($who) } wins with { points-n }.
event-win = { NAME($who) } has won a game of the match; wins: { $n }.
event-no-win = Game { $n } of the match counts for nobody.
event-match-won = { NAMES($who) } wins the match; wins: { $n }.
event-next-game = Game { $n } of the match is set up.

ask-item = Which magic item do you take?
ask-at-check = { NAME($who) }: do you answer the victory check?

option-item = { NAME($card) }
option-at-check-done = leave it at that

refusal-own-item = { NAME($card) } is the item that is given back
allowed-own-item = with another magic item

program-pass = Pass
sentence-pass-1 = You pass; the first to do so takes the first-player token.
sentence-pass-2 = Choose another magic item.
sentence-pass-3 = Give yours back and lay the new one face down.
sentence-pass-4 = Draw one card.
program-first-item = First magic item
sentence-first-item-1 = Choose a magic item.
sentence-first-item-2 = Put it face up in front of you.
program-check = Victory check
sentence-check-1 = Where answers come before the count, they are given now.
sentence-check-2 = Count the points of all players.
sentence-check-3 = The Golden Statue may be used.
sentence-check-4 = With enough points the game ends and most points win; else it goes on.
program-early-check = Early victory check
sentence-early-check-1 = Victory is checked at once, for all players.
program-match = Match to two wins
sentence-match-1 = Play the first game by the usual rules.
sentence-match-2 = Note who has won it.
sentence-match-3 = Play on with the same mages until somebody has two wins.
program-record-win = Result of a game of the match
sentence-record-win-1 = Note who has won the game.
program-game = Game
sentence-game-1 = Set the game up for two to four players.
sentence-game-2 = Play rounds until somebody has won.
