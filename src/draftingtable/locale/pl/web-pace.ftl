# Klient w przeglądarce: jak szybko stół pokazuje, co się dzieje, i co robi sam.

speed-title = Tempo gry
speed-about = Jak szybko pokazywać ruchy innych. Dotknij stołu, żeby nie czekać.
speed-bots = Tempo botów przy tym stole: { $pace } (ustalone przed grą)
speed-calm = Spokojne
speed-usual = Normalne
speed-quick = Szybkie
speed-instant = Natychmiastowe
auto-pass = Automatyczne pasowanie
auto-pass-about = Pasuje za ciebie, gdy nie możesz licytować.
auto-passed = Pas za ciebie: nie możesz przebić
change-table = Zmień ustawienia

## 5 Towers: koniec rundy

beat-takes-for = { $player } bierze { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}: { $gain } pkt
beat-takes-for-you = Bierzesz { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}: { $gain } pkt
beat-takes = { $player } bierze { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
beat-takes-you = Bierzesz { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
beat-nobody-builds = Nikt nie buduje
beat-starts = { $player } zaczyna
beat-starts-you = Zaczynasz
beat-takes-all = { $number ->
    [1] { $player } bierze jedyną kartę i kończy licytację
   *[other] { $number } kończy licytację: { $player } bierze wszystkie karty
}
# $cards: w nowym stosie do dobierania. $rounds: na ile rund wystarczy
beat-reshuffle = Drugie i ostatnie przejście przez stos: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}

## Between Two Cities: zanim odkryją się karty Autom

automas-choose = Automy wybierają…

## Between Two Cities: a new round

beat-round-duplex = Runda { $round }: płytki podwójne – wybierz dwie z trzech
beat-round-duplex-solo = Runda { $round }: płytki podwójne
beat-round-passing = Runda { $round }: znowu płytki pojedyncze, teraz przekazywane w { $side ->
    [left] lewo
   *[right] prawo
}
beat-round-singles = Runda { $round }: znowu płytki pojedyncze
