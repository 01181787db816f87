arc_chimney_path = Le chemin des cheminées
adv_15 = Le tronc des pauvres
