# Between Two Cities: events. $hidden says whether the reader may not know everything.

event-round = Algab voor { $round }{ $half }.
event-hand = { $hidden ->
    [yes] { $player } tõmbab { $count ->
        [one] { $count } plaadi
       *[other] { $count } plaati
    }.
   *[no] { $player } tõmbab plaadid { $tiles }.
}
event-pick = { $hidden ->
    [yes] { $player } on valinud.
   *[no] { $player } valib plaadid { $tiles }.
}
event-reveal = { $player } avab plaadid { $tiles }.
event-place = { $player } paneb plaadi { $tile } linna { $city } ruudule { $square }.
event-hands-passed = { $side ->
    [left] Kõik annavad oma plaadid vasakule
   *[right] Kõik annavad oma plaadid paremale
} (igaüks { $count }).
event-discard = { $count ->
    [one] { $count } plaat läheb peidetult mängust välja.
   *[other] { $count } plaati läheb peidetult mängust välja.
}
event-discard-open = Mängust välja: { $tiles }.
event-random = Juhuslikult saab linn { $city } plaadi { $tile }.
event-draw = Avatud: { $tiles }.
event-card = { $player } avab Automa kaardi { $card }.
event-automa-assign = { $player } määrab plaadi { $tile } linnale { $city } ({ $symbol ->
    [house] maja
    [factory] tehas
    [new] uus tüüp
   *[most] kõige rohkem punkte: +{ $points }
}).
event-assign = { $player } määrab plaadi { $tile } linnale { $city }.
event-cities-finished = Kõik { $count } linna on valmis.
