# Conseils : ce qui les entoure, et les raisons, hint-RAISON. L'interface Python et le terminal disent aussi ces raisons.

hint-title = Conseil
hint-by = ce que ferait un maître de guilde
hint-thinks = Un maître de guilde y réfléchit.
hint-none = Rien à conseiller ici.
hint-first = Suivre le premier
hint-close = Fermer
hint-plan = { $figure } : { $deed }
hint-plan-way = { $figure }, { $space } : { $deed }
hint-ducats = ducats
hint-wins = victoire { $chance }
hint-n-ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
hint-n-steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
hint-n-treasures = { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}

# Raisons

hint-best = C'est le meilleur choix quand on imagine la suite de la nuit.
hint-worth = Rapporte { hint-n-ducats } tout de suite.
hint-mission = { $mission } : paie { hint-n-ducats } avant qu'un rival ne la prenne.
hint-chest = { $chance ->
    [100] { $kind } : vaut environ { hint-n-ducats }.
   *[other] { $kind } : vaut environ { hint-n-ducats } ; s'ouvre à { $chance } %.
}
hint-chest-mission = { $chance ->
    [100] { $kind } : la mission { $mission } paierait { hint-n-ducats } de plus.
   *[other] { $kind } : la mission { $mission } paierait { hint-n-ducats } de plus ; s'ouvre à { $chance } %.
}
hint-purse = { $chance ->
    [100] { $kind } : des ducats tout de suite.
   *[other] { $kind } : des ducats tout de suite ; s'ouvre à { $chance } %.
}
hint-leave = Met en sûreté { hint-n-treasures }, { hint-n-ducats }.
hint-leave-empty = Dehors à temps : qui reste coûte 3 ducats.
hint-attack = { $figure } : l'attaque réussit à { $chance } %.
hint-attack-loot = { $figure } porte un trésor ({ $kind }) ; l'attaque réussit à { $chance } %.
hint-home = { $treasures ->
    [0] Sur le chemin du retour : encore { hint-n-steps }.
   *[other] Sur le chemin du retour avec { hint-n-treasures } : encore { hint-n-steps }.
}
hint-near = { $steps ->
    [0] Il y a là un coffre : { $kind }.
   *[other] Vers un coffre : { $kind }, { $space }, encore { hint-n-steps }.
}
hint-goal = { $steps ->
    [0] Il y a là quelque chose à gagner : { $space }.
   *[other] Vers quelque chose à gagner : { $space }, encore { hint-n-steps }.
}
hint-deploy = { $chests ->
    [one] { $chests } coffre près de cette porte.
   *[other] { $chests } coffres près de cette porte.
}
hint-gate = Ferme le chemin à { $figure }, à { hint-n-steps }.
hint-take = { $kind } : vaut environ { hint-n-ducats } pour vous.
hint-flee = { $figure } reste près de l'essentiel.
hint-chase = { $figure } finit là où c'est le plus gênant.
hint-watch = Éloigne le guet de vous, vers vos rivaux.
hint-card = L'effet vaut plus maintenant que plus tard.
hint-keep = À garder : cela vaudra plus tard davantage.
hint-pass = Tout le reste coûterait plus qu'il ne rapporte.
hint-end = Plus rien ne rapporterait plus qu'il ne coûte.
