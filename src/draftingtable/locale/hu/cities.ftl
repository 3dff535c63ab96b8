# Between Two Cities: events. $hidden says whether the reader may not know everything.

event-round = Kezdődik a forduló: { $round }{ $half }.
event-hand = { $hidden ->
    [yes] { $player } { $count } lapkát húz.
   *[no] { $player } ezeket húzza: { $tiles }.
}
event-pick = { $hidden ->
    [yes] { $player } választott.
   *[no] { $player } ezeket választja: { $tiles }.
}
event-reveal = { $player } felfedi ezeket: { $tiles }.
event-place = { $player } lerakja ezt: { $tile } ({ $city } város, { $square }).
event-hands-passed = { $side ->
    [left] Mindenki balra adja tovább a lapkáit
   *[right] Mindenki jobbra adja tovább a lapkáit
} (egyenként { $count } lapka).
event-discard = { $count } lapka képpel lefelé kikerül a játékból.
event-discard-open = Kikerül a játékból: { $tiles }.
event-random = Véletlenszerűen { $tile } jut ide: { $city } város.
event-draw = Felfedve: { $tiles }.
event-card = { $player } felfedi a { $card }. Automa-kártyát.
event-automa-assign = { $player } kiosztja ezt: { $tile } ({ $city } város; { $symbol ->
    [house] lakóház
    [factory] gyár
    [new] új típus
   *[most] a legtöbb pont: +{ $points }
}).
event-assign = { $player } kiosztja ezt: { $tile } ({ $city } város).
event-cities-finished = Mind a { $count } város elkészült.
