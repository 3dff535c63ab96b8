# Between Two Cities: events. $hidden says whether the reader may not know everything.

event-round = Zaczyna się runda { $round }{ $half }.
event-hand = { $hidden ->
    [yes] { $player } dobiera { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }.
   *[no] { $player } dobiera { $tiles }.
}
event-pick = { $hidden ->
    [yes] { $player } ma już wybór za sobą.
   *[no] { $player } wybiera { $tiles }.
}
event-reveal = { $player } odkrywa { $tiles }.
event-place = { $player } kładzie { $tile } w mieście { $city } na polu { $square }.
event-hands-passed = { $side ->
    [left] Wszyscy przekazują płytki w lewo
   *[right] Wszyscy przekazują płytki w prawo
} (po { $count }).
event-discard = { $count ->
    [one] { $count } płytka zostaje odrzucona zakryta.
    [few] { $count } płytki zostają odrzucone zakryte.
    [many] { $count } płytek zostaje odrzuconych zakrytych.
   *[other] { $count } płytki zostają odrzucone zakryte.
}
event-discard-open = Odrzucone: { $tiles }.
event-random = Losowo dla miasta { $city }: { $tile }.
event-draw = Odkryte: { $tiles }.
event-card = { $player } odkrywa kartę Automy { $card }.
event-automa-assign = { $player } przydziela { $tile } miastu { $city } ({ $symbol ->
    [house] dom
    [factory] fabryka
    [new] nowy typ
   *[most] najwięcej punktów: +{ $points }
}).
event-assign = { $player } przydziela { $tile } miastu { $city }.
event-cities-finished = Wszystkie miasta są gotowe ({ $count }).
