# The browser client: the coach at the table.

coach-cost-title = What that cost
coach-title = The best moves and their chances
coach-compare = Compare
coach-chance = { $percent } % to win
coach-cost = That cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
} of chance.
# $hint: a hint in one sentence
coach-better = Better: { $hint }
