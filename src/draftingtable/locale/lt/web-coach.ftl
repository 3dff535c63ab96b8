# Naršyklė: treneris prie stalo.

coach-cost-title = Kiek tai kainavo
coach-title = Geriausi ėjimai ir jų galimybės
coach-compare = Palyginti
coach-chance = { $percent } % laimėti
coach-cost = Tai kainavo apie { $points } p. p. galimybių.
# $hint: a hint in one sentence
coach-better = Geriau: { $hint }
