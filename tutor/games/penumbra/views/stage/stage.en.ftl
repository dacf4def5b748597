## The stage of Penumbra.

stage-you = you
stage-rolls = { $who } rolls
stage-rolls-you = { $who } rolls for you
stage-wins = { $who }: winner
stage-turn-learning = Learning turn
stage-turn-trial = Trial turn
stage-turn-rest = Rest turn
stage-choosing = { $who } chooses the kind of the turn
stage-choosing-you = You choose the kind of your turn
stage-not-now = not now
stage-over = The turn of { $who } ends
stage-over-you = Your turn ends
stage-over-mortal = a wound that is due
stage-over-tidy = temporary dice, borrowed spells
stage-dice = Dice
stage-marks = Marks
stage-wounds = Wounds
stage-mortal = Mortal wounds
stage-board = { $who }'s board
stage-board-you = Your board
stage-board-empty = nothing on it yet
stage-more-cards = and { $n } more
stage-die-red = red die
stage-die-orange = orange die
stage-die-yellow = yellow die
stage-die-green = green die
stage-die-blue = blue die
stage-die-violet = violet die
stage-die-bone = bone die
stage-die-spark = spark die
stage-lost = { $what }, lost
stage-taken = taken
stage-temporary = temporary
stage-discharged = discharged
stage-wounded = wounded
stage-mark-wounded = mark, wounded
stage-value = slot value { $n }
stage-turned = turned
stage-mortal-n = { $n ->
    [one] { $n } mortal wound
   *[other] { $n } mortal wounds
 }
stage-mortal-wound = mortal wound
stage-says-dice = Dice: { $what }
stage-says-marks = Marks: { $what }

## A threat.

stage-threat-ready-you = { $n ->
    [0] No threat dice are left
    [one] { $n } threat die is about to be rolled at you
   *[other] { $n } threat dice are about to be rolled at you
 }
stage-threat-ready = { $n ->
    [0] No threat dice are left
    [one] { $n } threat die is about to be rolled at { $whom }
   *[other] { $n } threat dice are about to be rolled at { $whom }
 }
stage-threat-rolled-you = { $n ->
    [0] No threat dice were left to roll
    [one] { $who } rolled a threat die at you
   *[other] { $who } rolled { $n } threat dice at you
 }
stage-threat-rolled = { $n ->
    [0] No threat dice were left to roll
    [one] { $who } rolled a threat die at { $whom }
   *[other] { $who } rolled { $n } threat dice at { $whom }
 }
stage-threat-alone-you = { $n ->
    [0] No threat dice were left to roll
    [one] You rolled a threat die at yourself
   *[other] You rolled { $n } threat dice at yourself
 }
stage-threat-alone = { $n ->
    [0] No threat dice were left to roll
    [one] { $who } rolled a threat die alone
   *[other] { $who } rolled { $n } threat dice alone
 }
stage-threat-over = The threat is over
stage-threat-unrolled = threat die, not rolled yet
stage-threat-die = threat die { $value }
stage-pool-ignored = dice are not looked at
stage-missed = missed
stage-done = done
stage-now = now
stage-next = next
stage-waits = waits
stage-removed = removed
stage-says-die = { $value } took { $piece }
stage-says-mark = { $value } wounded { $piece }
stage-says-mortal = { $value } hit { $piece }, wounded already
stage-says-miss = { $value } missed
stage-says-now = { $value } is handed out now
stage-says-next = { $value } comes next
stage-says-waits = { $value } waits
stage-says-lies = { $value } was rolled

## A chain.

stage-chain = { $n ->
    [one] One card so far
   *[other] The chain so far: { $n } cards
 }
stage-chain-before = { $n ->
    [one] after { $n } card before these
   *[other] after { $n } cards before these
 }
stage-cost = Pay { $what }
stage-cost-free = Costs nothing: launched
stage-face-threat = Threat { $n }
stage-launched = launched { $what }
stage-may-launch = may launch { $what } next
stage-follows = may follow { $what }
stage-launched-text = by its text
stage-launched-mark = by a mark
stage-cannot = Cannot be launched now
stage-cannot-n = { $n ->
    [one] { $n } other cannot be launched now
   *[other] { $n } others cannot be launched now
 }
stage-discarded = discarded
stage-why-not = not now
stage-why-no-icon = no icon joins
stage-why-icon-unknown = icon not known
stage-why-not-prepared = not prepared yet
stage-why-turned = is turned
stage-why-use-unknown = use not known
stage-why-permanent = always works
stage-why-condition = waits for its condition
stage-why-not-in-rest = not at rest
stage-why-wrong-window = wrong turn
stage-why-wrong-turn = wrong turn
stage-why-lacking = too few ingredients
stage-why-suppressed = suppressed
stage-why-vigilance = Vigilance forbids it
stage-why-no-threat = no threat now
stage-why-window-unknown = timing not known
stage-why-cost-window-unknown = timing not known
stage-says-chain = { $n ->
    [one] In use: { $what }.
   *[other] A chain of { $n } cards: { $what }.
 }
stage-says-may = May be launched next: { $what }.
stage-kind-artifact = artifact
stage-kind-tome = tome
stage-kind-talent = talent
stage-kind-spell = spell
stage-kind-potion = potion
stage-kind-pet = pet
stage-shaded-spell = { $shade } spell
stage-shaded-potion = { $shade } potion
stage-shaded-pet = { $shade } pet
stage-launches = Then launch { $what }

## Placements.

stage-placements = { $n ->
    [0] No placements left
    [one] { $n } placement left
   *[other] { $n } placements left
 }
stage-part-mark = mark
stage-part-card = card
stage-part-die = die
stage-slot-closed = closed

## Trials, contracts, markets, rests, the end.

stage-trial = trial
stage-contract = contract
stage-level = difficulty { $n }
stage-gives = Reward: { $what }
stage-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
stage-price = Price: { $what }
stage-task-contract = The task of the contract
stage-task-trial = The task of the trial
stage-task-shield = The task of the Shield
stage-task-met = The task is met
stage-given-die = { $value }, given
stage-given-sum = Given so far: { $n } of { $of }
stage-given-dice = Dice given so far: { $n } of { $of }
stage-given-none = Nothing given yet
stage-says-task = Task: { $what }
stage-open = Lying open: { $what }.
stage-rest-unturn = cards unturn
stage-rest-charge = marks charge
stage-rest-bone = two bone dice
stage-rest-thread = effects of the marks
stage-rest-from = Dice that may be taken back
stage-winner = Winner: { $who }

## Fate.

stage-fate-due = A fate card is due
stage-fate-up = { $what } comes from the fate deck
stage-turned-up = turned up
stage-event = event
stage-event-all = Every wizard: { $what }
stage-event-you = Whoever ended the turn: { $what }
stage-lie-trials = Trials that lie open already
stage-lie-omens = In force already

## The set-up.

stage-setup = The common area
stage-setup-fate = fate deck
stage-setup-talents = talents
stage-setup-start = what each starts with
stage-setup-common = classes and markets
stage-setup-empty = The table is still empty
stage-piles = Piles of the fate deck
stage-prophecies = Prophecy of every game
stage-row-trials = Trial row
stage-omens = Prophecies and goals
stage-pile = difficulty { $n }
stage-drawn-trial = { $n ->
    [one] { $n } trial
   *[other] { $n } trials
 }
stage-drawn-goal = { $n ->
    [one] { $n } goal
   *[other] { $n } goals
 }
stage-drawn-prophecy = { $n ->
    [one] { $n } prophecy
   *[other] { $n } prophecies
 }
stage-drawn-event = { $n ->
    [one] { $n } event
   *[other] { $n } events
 }
stage-talents = { $who }
stage-talents-you = Your talents
stage-none-yet = none yet
stage-guild = Contracts in the Guild
stage-classes = Classes that take part

## The Automa.

stage-automa-foot = level { $level }, side: { $side }
stage-automa-classes = Classes
stage-automa-picked = this one
stage-rolled = rolled
stage-automa-unplaced = no slot free
