# French. What is missing here is shown in English.

adv_01 = Le trésor du Duc
adv_02 = Le cercle des assassins
adv_03 = La nuit des longs coutelas
adv_04 = Le Roi des Cendres
adv_05 = Les invités du Duc
adv_06 = La dernière nuit du receleur
adv_07 = Le fief en flammes
adv_08 = Le nœud coulant
adv_09 = Le réveil de Sophet Drahas
adv_10 = Les douze reliques
adv_11 = Des pierres sur l'escalier
adv_12 = Le prix de l'orgueil
adv_13 = Le festival des cendres
adv_14 = La rançon d'un Duc
