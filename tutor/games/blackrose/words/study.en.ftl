## The study phase: grimoire, library, purge, hand limit.

event-school-named = { NAME($who) } will take a card of this school: { NAME($school) }.
event-library-taken = { NAME($who) } takes and looks at { cards-n }: { NAME($school) }.
event-spell-kept = { NAME($who) } keeps one of the cards in hand.
event-spell-returned = { NAME($card) } goes to the discard of { NAME($pile) }.
event-spell-purged = { $pile ->
    [none] { NAME($who) } purges a spell from the game: { NAME($card) }.
   *[other] { NAME($who) } purges { NAME($card) } to the discard of { NAME($pile) }.
 }
event-hand-kept = { NAME($who) } keeps { cards-n } in hand.
    .quiet = yes

ask-library-deck = { NAME($who) }, from which school do you take card { $number } of 4?
ask-keep-spell = { NAME($who) }, which card do you keep in hand? Left to choose: { $n }.
option-keep-spell = { NAME($card) }
ask-purge = { NAME($who) }, do you purge one spell from hand to its school's discard?
option-purge-spell = { NAME($card) }
option-purge-done = purge nothing for now

refusal-no-school-discard = { NAME($card) } has no school, and so no discard
allowed-no-school-discard = with a spell of a school
refusal-no-school-deck = the forgotten spells are no school and no part of the library
allowed-no-school-deck = with the deck of a school

program-study-phase = Study phase
sentence-study-phase-1 = Everybody draws 2 spells from the own grimoire.
sentence-study-phase-2 = Everybody may purge one spell.
sentence-study-phase-3 = Everybody takes 4 cards from the library and keeps 2 of them.
sentence-study-phase-4 = Who has not purged a spell may do so now.
sentence-study-phase-5 = Everybody discards to the memories what is above the hand limit.
program-purge = Purge
sentence-purge-1 = Everybody may purge one spell from hand to its school's discard.
