# The results of a class in a cell.

results-asked = { $learners ->
    [one] { $learners } learner
   *[other] { $learners } learners
 }; each counts once for a rule, by the first answer. How many were wrong:
results-invented = An invented class, made by the number { $seed }: nobody in it is real.
results-note = The dot is the share that was wrong, the band the shares of all learners that go with it: it holds the true one in 95 of 100 classes. The dashed line is a third; only a band that lies wholly beyond it says more than chance.
results-missed = missed: more than a third of all would be wrong
results-known = not missed: less than a third of all would be wrong
results-unclear = too few answers to tell
results-axis = wrong answers
results-size = learners who have answered
results-worst = the worst rule so far
results-funnel = 95 of 100 classes, by chance alone
results-growth = How the shares settle while the class grows
results-changes = Up to { $learners ->
    [one] { $learners } learner
   *[other] { $learners } learners
 } the worst rule has changed so often: { $n }. Up to { $to } it will have changed so often: { $in_all }.
results-learners = Learners
results-rate = True rate, %
results-spread = Spread, ±
results-seed = Class number
odds-head = Learners: { $learners }. Of all there are, { $rate } would be wrong. How often a class shows what, by chance alone:
odds-bare = more than a third of the class is wrong
odds-missed = the band says: missed
odds-unclear = the band says: too few to tell
odds-known = the band says: not missed
miss-odds-axis = how many of the class are wrong
odds-chart = How likely each number of wrong learners is
picks-missed = Press the rules that may be called missed.
picks-none = none
odds-one = one rule
odds-some = some of { $rules }
