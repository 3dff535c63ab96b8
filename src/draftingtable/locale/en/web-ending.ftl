# The browser client: how a game ends. The points are counted first, then the places are decided.

ending-title = Final scoring
ending-skip = Skip
ending-again = Replay scoring
# Above the ranking while it is still open, and for its list
ending-ranking = Ranking
# $place: from 1, read out before a name
ending-place = Place { $place }
# Read out when a row is counted. $row: what is counted, $points: “Anna 7, Péter 4”
ending-counted = { $row }: { $points }.
# Read out when a place is decided. $names: usually one
ending-placed = { ending-place }: { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# The reader, within a sentence: among other names
ending-you = you
ending-nobody = Nobody wins

## How close it was: $score is the reader's (or the winner's), $points the difference

ending-short = { $score } to { $other }: { $points ->
    [1] one point short.
   *[other] { $points } points short.
}
ending-ahead = { $score } to { $other }: { $points ->
    [1] one point ahead.
   *[other] { $points } points ahead.
}
ending-decided = { $score } to { $other }: { $points ->
    [1] decided by one point.
   *[other] decided by { $points } points.
}
ending-level = { $score } to { $other }: the tie-breaker was { $reason }.

## Personal bests

ending-best = Your personal best: { $score }
ending-best-new = New personal best: { $score } (before: { $before })

# After the button’s text and a colon
ending-fairness = see whether anyone could have chosen the cards or tiles that were dealt.

## The result as a picture

ending-picture = Share the result
# On a phone, below an icon: one short word
ending-change-level = Change level
ending-brief-share = Share
ending-brief-home = Home
ending-picture-text = The result as a picture
ending-picture-save = Save picture
ending-picture-send = Share picture
ending-picture-failed = The picture could not be made.

## After a daily deal or a challenge

to-daily = Today’s deal
to-challenge = Compare
