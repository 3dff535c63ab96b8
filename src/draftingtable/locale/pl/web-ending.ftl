# The browser client: how a game ends. The points are counted first, then the places are decided.

ending-title = Końcowa punktacja
ending-skip = Pomiń
ending-again = Pokaż punktację ponownie
# Above the ranking while it is still open, and for its list
ending-ranking = Klasyfikacja
# $place: from 1, read out before a name
ending-place = Miejsce { $place }
# Read out when a row is counted. $row: what is counted, $points: “Anna 7, Péter 4”
ending-counted = { $row }: { $points }.
# Read out when a place is decided. $names: usually one
ending-placed = { ending-place }: { $names }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
# The reader, within a sentence: among other names
ending-you = ty
ending-nobody = Nikt nie wygrywa

## How close it was: $score is the reader's (or the winner's), $points the difference

ending-short = { $score } do { $other }: { $points ->
    [1] zabrakło jednego punktu.
    [one] zabrakło { $points } punktu.
    [few] zabrakło { $points } punktów.
    [many] zabrakło { $points } punktów.
   *[other] zabrakło { $points } punktu.
}
ending-ahead = { $score } do { $other }: { $points ->
    [1] jeden punkt przewagi.
    [one] { $points } punkt przewagi.
    [few] { $points } punkty przewagi.
    [many] { $points } punktów przewagi.
   *[other] { $points } punktu przewagi.
}
ending-decided = { $score } do { $other }: { $points ->
    [1] zadecydował jeden punkt.
    [one] zadecydował { $points } punkt.
    [few] zadecydowały { $points } punkty.
    [many] zadecydowało { $points } punktów.
   *[other] zadecydowało { $points } punktu.
}
ending-level = { $score } do { $other }: zdecydowało kryterium „{ $reason }”.

## Personal bests

ending-best = Twój rekord: { $score }
ending-best-new = Nowy rekord: { $score } (poprzedni: { $before })

# Po tekście przycisku i dwukropku
ending-fairness = zobacz, czy ktokolwiek mógł wpłynąć na rozdanie.

## The result as a picture

ending-picture = Udostępnij wynik
# On a phone, below an icon: one short word
ending-change-level = Zmień poziom
ending-brief-share = Udostępnij
ending-brief-home = Główna
ending-picture-text = Wynik jako obrazek
ending-picture-save = Zapisz obrazek
ending-picture-send = Udostępnij obrazek
ending-picture-failed = Nie udało się przygotować obrazka.

## Po rozdaniu dnia albo wyzwaniu

to-daily = Rozdanie dnia
to-challenge = Porównaj
