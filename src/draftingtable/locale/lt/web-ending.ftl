# The browser client: how a game ends. The points are counted first, then the places are decided.

ending-title = Galutiniai taškai
ending-skip = Praleisti
ending-again = Rodyti skaičiavimą dar kartą
# Above the ranking while it is still open, and for its list
ending-ranking = Rezultatai
# $place: from 1, read out before a name
ending-place = { $place } vieta
# Read out when a row is counted. $row: what is counted, $points: “Anna 7, Péter 4”
ending-counted = { $row }: { $points }.
# Read out when a place is decided. $names: usually one
ending-placed = { ending-place }: { $names }, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}.
# The reader, within a sentence: among other names
ending-you = tu
ending-nobody = Niekas nelaimi

## How close it was: $score is the reader's (or the winner's), $points the difference

ending-short = { $score } prieš { $other }: { $points ->
    [1] pritrūko vieno taško.
    [one] pritrūko { $points } taško.
    [few] pritrūko { $points } taškų.
   *[other] pritrūko { $points } taškų.
}
ending-ahead = { $score } prieš { $other }: { $points ->
    [1] persvara – vienas taškas.
    [one] persvara – { $points } taškas.
    [few] persvara – { $points } taškai.
   *[other] persvara – { $points } taškų.
}
ending-decided = { $score } prieš { $other }: { $points ->
    [1] lėmė vienas taškas.
    [one] lėmė { $points } taškas.
    [few] lėmė { $points } taškai.
   *[other] lėmė { $points } taškų.
}
ending-level = { $score } prieš { $other }: lėmė { $reason }.

## Personal bests

ending-best = Asmeninis rekordas: { $score }
ending-best-new = Naujas asmeninis rekordas: { $score } (ankstesnis: { $before })

# Po mygtuko teksto ir dvitaškio
ending-fairness = sužinok, ar kas nors galėjo paveikti dalijimą.

## The result as a picture

ending-picture = Bendrinti rezultatą
# On a phone, below an icon: one short word
ending-change-level = Keisti lygį
ending-brief-share = Bendrinti
ending-brief-home = Pradžia
ending-picture-text = Rezultatas paveikslėlyje
ending-picture-save = Išsaugoti paveikslėlį
ending-picture-send = Bendrinti paveikslėlį
ending-picture-failed = Paveikslėlio sukurti nepavyko.

## Po dienos dalijimo ar iššūkio

to-daily = Dienos dalijimas
to-challenge = Palyginti
