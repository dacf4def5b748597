## What happens in any game.

event-chosen = { NAME($seat) } has chosen.
    .quiet = yes
event-passed = { NAME($seat) } passes.
event-used = { NAME($seat) } uses { PROGRAM($program) }.
event-reacted = { $asked ->
    [yes] { NAME($seat) } answers with { PROGRAM($program) }.
   *[no] { PROGRAM($program) } takes effect by itself ({ NAME($seat) }).
 }
event-resolved = The effect “{ PROGRAM($program) }” is resolved.
    .quiet = yes
event-cut-short = { PROGRAM($program) } ends here, before its last sentence.
event-rolled = { NAME($by) } rolls: { $values }.

## An answer, told with the words of its option.

told-answer = { NAME($seat) }: { $option }.
told-waiting = { NAME($seat) } has to answer.
told-chance = Chance decides.
asked-for = For { NAME($seat, case: "the") }. { $asked }

option-pass = do nothing

refusal-asked-first = { $seat ->
    [chance] dice or cards decide something first
   *[other] { NAME($seat) } has to answer something else first
 }
allowed-asked-first = once that is answered
short-asked-first = asked first
refusal-under-way = “{ PROGRAM($program) }” goes on before anything is asked
allowed-under-way = where something is asked
refusal-not-due = { $program ->
    [none] this is decided where an effect asks for it, and none does now
   *[other] this is decided inside “{ PROGRAM($program) }”, which is not asking for it now
 }
allowed-not-due = { $program ->
    [none] when an effect asks for it
   *[other] when “{ PROGRAM($program) }” asks for it
 }
refusal-set-up-over = this was decided in the set-up, which is over
allowed-set-up-over = in the set-up of another game
refusal-asked-of = it is { NAME($seat) } who is asked for it
allowed-asked-of = where it is asked of this seat
refusal-not-among = what is asked now has no such answer
allowed-not-among = where this is one of the answers

## Values and lists.

value-yes = yes
value-no = no
fact-seat-piece = { NAME($id) } ({ NAME($seat) })
value-none = none
times = { $n } × { $what }
list-and = { $first } and { $last }

## Graphs: what an arrow between two effects means, what moved from one position to the next.

link-called = starts
link-used = is used in
link-reacted = interrupts
link-opened = opens
link-resumed = goes on
branch-main = main line
differs = { $fact }: { $before } → { $after }
differs-new = { $fact }: { $after }
differs-gone = { $fact }: was { $before }

## Names of people and things that no game has of its own.

name-chance = Chance
name-hidden = something hidden
name-anna = Anna
name-boris = Boris
name-vera = Vera
name-gleb = Gleb
name-dasha = Dasha
name-egor = Egor
name-zhanna = Zhanna
name-ivan = Ivan
name-clara = Clara
name-lev = Lev
name-maria = Maria
name-nikita = Nikita
name-olga = Olga
name-pavel = Pavel
name-rita = Rita
name-sofia = Sofia
name-timur = Timur
name-player-n = Player { $n }
name-seat-n = Player { $n }
