# A böngésző: a segítő az asztalnál.

coach-cost-title = Mibe került ez
coach-title = A legjobb lépések és esélyeik
coach-compare = Összevetés
coach-chance = { $percent }% a győzelemre
coach-cost = Ez nagyjából { $points } százalékpont esélybe került.
# $hint: a hint in one sentence
coach-better = Jobb lett volna: { $hint }
