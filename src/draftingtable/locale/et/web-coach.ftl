# Brauser: treener laua juures.

coach-cost-title = Mis see maksis
coach-title = Parimad käigud ja nende võimalused
coach-compare = Võrdle
coach-chance = { $percent }% võiduks
coach-cost = See maksis umbes { $points } p.p võiduvõimalust.
# $hint: a hint in one sentence
coach-better = Parem: { $hint }
