# The browser client: how a game ends. The points are counted first, then the places are decided.

ending-title = Lõplik punktiarvestus
ending-skip = Jäta vahele
ending-again = Näita punktiarvestust uuesti
# Above the ranking while it is still open, and for its list
ending-ranking = Paremusjärjestus
# $place: from 1, read out before a name
ending-place = { $place }. koht
# Read out when a row is counted. $row: what is counted, $points: “Anna 7, Péter 4”
ending-counted = { $row }: { $points }.
# Read out when a place is decided. $names: usually one
ending-placed = { ending-place }: { $names }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
# The reader, within a sentence: among other names
ending-you = sina
ending-nobody = Keegi ei võida

## How close it was: $score is the reader's (or the winner's), $points the difference

ending-short = { $score } : { $other } – { $points ->
    [1] ühest punktist jäi puudu.
   *[other] { $points } punktist jäi puudu.
}
ending-ahead = { $score } : { $other } – { $points ->
    [1] võit ühe punktiga.
   *[other] võit { $points } punktiga.
}
ending-decided = { $score } : { $other } – { $points ->
    [1] otsustas üks punkt.
   *[other] vahe on { $points } punkti.
}
ending-level = { $score } : { $other } – otsustas { $reason }.

## Personal bests

ending-best = Sinu isiklik rekord: { $score }
ending-best-new = Uus isiklik rekord: { $score } (varem: { $before })

# Nupu teksti ja kooloni järel
ending-fairness = vaata, kas keegi sai loosimist mõjutada.

## The result as a picture

ending-picture = Jaga tulemust
# On a phone, below an icon: one short word
ending-change-level = Muuda taset
ending-brief-share = Jaga
ending-brief-home = Avaleht
ending-picture-text = Tulemus pildina
ending-picture-save = Salvesta pilt
ending-picture-send = Jaga pilti
ending-picture-failed = Pilti ei õnnestunud teha.

## Pärast päeva jaotust või väljakutset

to-daily = Päeva jaotus
to-challenge = Võrdle
