# The browser client: ways to the review, notes at a table that branches off from another, and the coach's switch.

rv-open = Review
branch-note = What if: this game began in the middle of another one.
branch-original = The real game
branch-compared = { $difference ->
    [0] As in the real game: { $score }.
   *[other] In the real game it was { $real }, here { $score }.
}
branch-compared-of = { $player }: { $score }, in the real game { $real }.
coach-tell = Tell me when a move costs much
coach-tell-about = One line after your decision, only for you.
