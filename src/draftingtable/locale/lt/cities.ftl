# Between Two Cities: events. $hidden says whether the reader may not know everything.

event-round = Prasideda raundas { $round }{ $half }.
event-hand = { $hidden ->
    [yes] { $player } traukia { $count ->
        [one] { $count } plytelę
        [few] { $count } plyteles
       *[other] { $count } plytelių
    }.
   *[no] { $player } traukia { $tiles }.
}
event-pick = { $hidden ->
    [yes] { $player } jau pasirinko.
   *[no] { $player } renkasi { $tiles }.
}
event-reveal = { $player } atverčia { $tiles }.
event-place = { $player } deda { $tile } mieste { $city } į langelį { $square }.
event-hands-passed = { $side ->
    [left] Visi perduoda plyteles į kairę
   *[right] Visi perduoda plyteles į dešinę
} (po { $count }).
event-discard = { $count ->
    [one] Užversta išmetama { $count } plytelė.
    [few] Užverstos išmetamos { $count } plytelės.
   *[other] Užversta išmetama { $count } plytelių.
}
event-discard-open = Išmetama: { $tiles }.
event-random = Atsitiktinai miestui { $city } tenka { $tile }.
event-draw = Atversta: { $tiles }.
event-card = { $player } atverčia Automos kortą { $card }.
event-automa-assign = { $player } skiria { $tile } miestui { $city } ({ $symbol ->
    [house] namas
    [factory] gamykla
    [new] naujas tipas
   *[most] daugiausia taškų: +{ $points }
}).
event-assign = { $player } skiria { $tile } miestui { $city }.
event-cities-finished = Visi miestai baigti ({ $count }).
