# Hints: what stands around them, and the reasons, hint-REASON. Reasons are said in the program's Python interface and in the terminal, too.

hint-title = Hint
hint-by = what a guild master would do
hint-thinks = A guild master thinks it over.
hint-none = There is nothing to suggest here.
hint-first = Do the first
hint-close = Close
hint-plan = { $figure }: { $deed }
hint-plan-way = { $figure }, { $space }: { $deed }
hint-ducats = ducats
hint-wins = victory { $chance }
hint-n-ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
hint-n-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
hint-n-treasures = { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}

# Reasons

hint-best = It came out best when the night was played on in thought.
hint-worth = It brings { hint-n-ducats } at once.
hint-mission = { $mission }: pays { hint-n-ducats } before a rival takes it.
hint-chest = { $chance ->
    [100] { $kind }: worth about { hint-n-ducats }.
   *[other] { $kind }: worth about { hint-n-ducats }; it opens with { $chance }%.
}
hint-chest-mission = { $chance ->
    [100] { $kind }: the mission { $mission } would pay { hint-n-ducats } more.
   *[other] { $kind }: the mission { $mission } would pay { hint-n-ducats } more; it opens with { $chance }%.
}
hint-purse = { $chance ->
    [100] { $kind }: ducats in the hand at once.
   *[other] { $kind }: ducats in the hand at once; it opens with { $chance }%.
}
hint-leave = Takes { hint-n-treasures } to safety, worth { hint-n-ducats }.
hint-leave-empty = Out in time: whoever is left behind costs 3 ducats.
hint-attack = { $figure }: the attack succeeds with { $chance }%.
hint-attack-loot = { $figure } carries a treasure ({ $kind }); the attack succeeds with { $chance }%.
hint-home = { $treasures ->
    [0] On the way home: { hint-n-steps } to go.
   *[other] On the way home with { hint-n-treasures }: { hint-n-steps } to go.
}
hint-near = { $steps ->
    [0] A chest stands there: { $kind }.
   *[other] Towards a chest: { $kind }, { $space }, { hint-n-steps } on.
}
hint-goal = { $steps ->
    [0] Something worth having is there: { $space }.
   *[other] Towards something worth having: { $space }, { hint-n-steps } on.
}
hint-deploy = { $chests ->
    [one] { $chests } chest is near this gate.
   *[other] { $chests } chests are near this gate.
}
hint-gate = Closes the way to { $figure }, { hint-n-steps } away.
hint-take = { $kind }: worth about { hint-n-ducats } to you.
hint-flee = { $figure } stays within reach of what matters.
hint-chase = { $figure } ends where it hurts most.
hint-watch = Keeps the watch away from you and near your rivals.
hint-card = The effect is worth more now than later.
hint-keep = Keep it: it will be worth more later.
hint-pass = Anything else would cost more than it brings.
hint-end = Nothing left would bring more than it costs.
