# Przeglądarka: trener przy stole.

coach-cost-title = Ile to kosztowało
coach-title = Najlepsze ruchy i ich szanse
coach-compare = Porównaj
coach-chance = { $percent }% na zwycięstwo
coach-cost = To kosztowało około { $points } p.p. szansy.
# $hint: a hint in one sentence
coach-better = Lepiej: { $hint }
