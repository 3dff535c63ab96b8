# The browser client: how a game ends. The points are counted first, then the places are decided.

ending-title = Végső pontozás
ending-skip = Kihagyás
ending-again = Pontozás újra
# Above the ranking while it is still open, and for its list
ending-ranking = Végeredmény
# $place: from 1, read out before a name
ending-place = { $place }. hely
# Read out when a row is counted. $row: what is counted, $points: “Anna 7, Péter 4”
ending-counted = { $row }: { $points }.
# Read out when a place is decided. $names: usually one
ending-placed = { ending-place }: { $names }, { $points } pont.
# The reader, within a sentence: among other names
ending-you = te
ending-nobody = Nincs győztes

## How close it was: $score is the reader's (or the winner's), $points the difference

ending-short = { $score }–{ $other }: { $points ->
    [1] egyetlen pont hiányzott.
   *[other] { $points } pont hiányzott.
}
ending-ahead = { $score }–{ $other }: { $points ->
    [1] egyetlen ponttal nyertél.
   *[other] { $points } ponttal nyertél.
}
ending-decided = { $score }–{ $other }: { $points ->
    [1] egyetlen pont döntött.
   *[other] { $points } pont döntött.
}
ending-level = { $score }–{ $other }: { $reason } döntött.

## Personal bests

ending-best = Egyéni csúcsod: { $score }
ending-best-new = Új egyéni csúcs: { $score } (eddig: { $before })

# A gomb szövege és egy kettőspont után
ending-fairness = megmutatja, hogy befolyásolhatta-e valaki az osztást.

## The result as a picture

ending-picture = Eredmény megosztása
# On a phone, below an icon: one short word
ending-change-level = Más szint
ending-brief-share = Megosztás
ending-brief-home = Kezdőlap
ending-picture-text = Eredménykép
ending-picture-save = Kép mentése
ending-picture-send = Kép megosztása
ending-picture-failed = A képet nem sikerült elkészíteni.

## A nap leosztása vagy egy kihívás után

to-daily = A nap leosztása
to-challenge = Összevetés
