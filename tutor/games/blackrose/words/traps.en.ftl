## Casting, traps and defences, sustained effects and abilities.

event-revealed = { NAME($who) } reveals “{ NAME($card) }”.
event-spell-activated = { NAME($who) } lays a { $type ->
    [defence] defence
   *[other] trap
 } token on a spell ({ NAME($slot) }): it is activated.
event-spell-resolved = “{ NAME($card) }” has been applied.
    .quiet = yes
event-symbol-first = The instability symbol comes before the text.
    .quiet = yes
event-no-spell = There is no such spell.
event-nothing-to-cast = { NAME($who) } has no spell to cast.
event-sustained = { NAME($who) } gets the sustained token ({ NAME($slot) }): “{ NAME($card) }” lasts for the round.
event-not-sustained = Nobody bears the sustained effect.

ask-trap = { NAME($who) }, do you use one of your cards?
option-reveal = reveal “{ NAME($card) }”
    .said = play use card
option-reveal-note = { $about ->
    [none] { NAME($slot) }
   *[other] { NAME($slot) }; it is about { NAMES($about) }
 }
option-sustained-effect = “{ NAME($card) }” takes effect
option-ability = “{ NAME($card) }” takes effect
ask-cast = { NAME($who) }, which spell do you cast?

refusal-trigger-unknown = its condition is not known
allowed-trigger-unknown = if its condition were known
refusal-trigger-other = its condition is another event
allowed-trigger-other = when that event happens
refusal-trigger-who = its condition does not mean { NAMES($who) }
allowed-trigger-who = when it befalls whom the condition names
refusal-trigger-by = { $by ->
    [none] its condition does not mean this cause
   *[other] its condition does not mean { NAME($by) } as the cause
 }
allowed-trigger-by = when it is caused by whom the condition names
refusal-trigger-source = its condition does not mean an effect of this kind
allowed-trigger-source = when it comes from an effect of the right kind
refusal-trigger-type = its condition asks for a spell of another type
allowed-trigger-type = with a spell of that type
refusal-trigger-colour = { $colour ->
    [none] it did not happen in a room of a known colour
   *[other] { NAME($room, case: "the") } has another colour than the condition asks for
 }
allowed-trigger-colour = in a room of the right colour
refusal-trigger-here = it did not happen in { NAME($here, case: "the") }
allowed-trigger-here = when it happens there
refusal-trigger-action = its condition asks for another action
allowed-trigger-action = with that action
refusal-trigger-least = it takes at least { $needs }, and it was { $n }
allowed-trigger-least = from { $needs } on
refusal-came-later = it was not activated yet when this happened
allowed-came-later = by what happens from now on
refusal-quiet-damage = this damage sets off no traps and defences
allowed-quiet-damage = with other damage
refusal-step1-over = { NAME($who) } has had the chance in step 1 of the defeat
allowed-step1-over = in step 1 of the defeat

program-reveal-spell = Reveal
program-reveal-spell-of = { $card ->
    [none] Reveal
   *[other] { NAME($card) }
 }
program-cast-spell = Casting
program-cast-next = Casting the next spell
sentence-reveal-spell-1 = The card is turned face up.
sentence-reveal-spell-2 = Its instability is placed first, then a target is chosen, and the text is applied sentence by sentence.
sentence-cast-spell-1 = A trap or defence lies activated; any other spell is revealed and applied.
sentence-cast-next-1 = One of the spells is chosen that may be cast now.
sentence-cast-next-2 = It is cast.
