## Named cards, and the effects of cards that are told step by step.

## What happens.

event-nothing-to-give = { NAME($seat) } has no { NAME($ingredient) } to give, and nothing happens.
event-exchanged-once = What a card takes and gives in return, it takes and gives once for each activation.
    .quiet = yes
event-rate-unknown = { NAME($seat) } exchanges nothing: the sources give no rate for this card.
event-turn-stays = { NAME($seat) } cannot give up { $n ->
    [one] { $n } placement
   *[other] { $n } placements
 }, and the turn stays what it is.
event-turn-changed = { $turn ->
   *[trial] { NAME($seat) } gives up two placements: the turn is a Trial from now on.
 }
event-card-borrowed = { NAME($seat) } takes { NAME($card) } from { NAME("market", $market) } until the end of the turn.
event-no-trial-now = { NAME($seat) } attempts no trial, and no task is replaced.
event-task-replaced = The task of either path of { NAME($trial) } is now to discard one spark die of any value.
event-mortal-owed = { NAME($seat) } will receive a mortal wound at the end of the turn.
event-effect-unknown = The sources do not say what { NAME($card) } does, and nothing happens.

## What is asked, and what may be answered.

ask-exchange-times = { NAME($who) }, how many { NAME($give) } do you give for { NAME($gain) }?
option-exchange-times = { $n ->
    [0] give nothing
   *[other] give { NAME($give, $n) } for { NAME($gain, $n) }
 }
ask-blood-given = { NAME($who) }, how much Blood do you discard?
option-blood-given = discard { NAME("blood", $n) }
option-blood-given-note = { $dice ->
    [one] for { $dice } temporary red die; a wounded mark may stand for 1 Blood
   *[other] for { $dice } temporary red dice; a wounded mark may stand for 1 Blood
 }
ask-market-spell = { NAME($who) }, which spell of a market do you launch?
option-market-spell = launch { NAME($card) }
option-market-spell-note = { NAME("market", $market) }

## The cards, a wording for each full stop of their effects.

sentence-scarlet-downpour-1 = Count your Ruby marks.
sentence-scarlet-downpour-2 = Gain 1 Blood for each of them.
sentence-mystery-1 = Discard 1 Jewel to gain 1 Arcana.
sentence-alchemy-1 = Discard any number of Fruits to gain as many Jewels.
sentence-transmutation-1 = Turn ingredients into others, at a rate that is not known.
sentence-mind-devourer-1 = Count your Sapphire marks.
sentence-mind-devourer-2 = Gain a discipline card for each of them.
sentence-healing-1 = Heal all your wounded marks.
sentence-transgression-1 = Give up two placements: the turn becomes a Trial.
sentence-sacrifice-1 = Choose how much Blood to discard, 2 or more.
sentence-sacrifice-2 = Gain a temporary red die for every 2 Blood.
sentence-call-1 = Count your Emerald marks.
sentence-call-2 = Unturn a pet for each of them.
sentence-unity-with-nature-1 = Roll 2 resource dice.
sentence-eclipse-1 = Choose a spell of a class market.
sentence-eclipse-2 = Launch it; it stays yours until the end of the turn.
sentence-corruption-1 = Cancel a property of the trial.
sentence-memorarium-1 = Gain a discipline card from a market or a deck.
sentence-liquid-luck-1 = Repaint your dice, twice in all.
sentence-triplet-1 = Nudge your dice, three times in all.
sentence-dead-water-1 = Any spark die now fulfils the task of either path of the trial.
sentence-dead-water-2 = Receive a mortal wound at the end of the turn.
sentence-living-water-1 = Heal up to two wounded marks.
sentence-truth-teller-1 = Set one of your dice.
sentence-liquid-darkness-1 = Cancel a property of the trial.
sentence-duplica-1 = Count your Sapphire marks.
sentence-duplica-2 = Gain a bone die for each of them.
sentence-hunting-falcon-1 = Count your Emerald marks.
sentence-hunting-falcon-2 = Roll a resource die for each of them.
sentence-wolf-of-all-colours-1 = Choose a colour.
sentence-wolf-of-all-colours-2 = Gain a die of it.
sentence-sniffer-1 = For a placement in a class gain 1 Trinket.
sentence-tawny-owl-1 = For a placement in a class apply one more of its effects, a different one.
sentence-guide-rat-1 = Make an extra placement that needs no slot.
sentence-courier-fox-1 = Exchange ingredients at the rate of the bazaar.
sentence-staff-of-sounding-1 = Discard 1 Trinket.
sentence-staff-of-sounding-2 = Gain 2 orange dice for it.
sentence-staff-of-pulsing-1 = Discard 1 Trinket.
sentence-staff-of-pulsing-2 = Gain 2 red dice for it.
sentence-staff-of-radiance-1 = Discard 1 Trinket.
sentence-staff-of-radiance-2 = Gain 2 yellow dice for it.
sentence-prickly-patch-1 = Heal up to two wounded marks.
sentence-eye-of-oblivion-1 = Cancel a property of the trial.
sentence-ring-of-doom-1 = A task of the approach Destroy needs 6 less, or one die less.
sentence-whispering-ring-1 = A task of the approach Catch needs 6 less, or one die less.
sentence-good-manners-tome-1 = Gain a discipline card of any deck.
sentence-pariah-1 = Cancel a property of the trial.

## Effects told step by step.

program-printed-effect = Effect of a card
program-printed-effect-of = Effect of { NAME($card) }
sentence-printed-effect-1 = Where the effect is not known, nothing happens.
sentence-printed-effect-2 = Carry out the parts of the effect in order.
program-do-steps = Parts of an event
sentence-do-steps-1 = Carry out the parts of the event in order.
program-step-gain = Gain ingredients
sentence-step-gain-1 = Gain as many ingredients as stated.
program-step-die = Gain dice
sentence-step-die-1 = Roll as many dice as stated and take them.
program-step-unturn = Unturn cards
sentence-step-unturn-1 = Unturn as many cards as stated, one after the other.
program-step-remove-threat = Remove threat dice
sentence-step-remove-threat-1 = Before the roll remove as many threat dice as stated.

name-artifact = artifact
name-pet = pet
name-potion = potion
name-ready-made-potion = ready-made potion
name-spell = spell
name-tome = tome
