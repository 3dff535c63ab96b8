# Between Two Cities: events. $hidden says whether the reader may not know everything.

event-round = Round { $round }{ $half } begins.
event-hand = { $hidden ->
    [yes] { $player } draws { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
   *[no] { $player } draws { $tiles }.
}
event-pick = { $hidden ->
    [yes] { $player } has chosen.
   *[no] { $player } chooses { $tiles }.
}
event-reveal = { $player } reveals { $tiles }.
event-place = { $player } places { $tile } in city { $city } at { $square }.
event-hands-passed = { $side ->
    [left] All hands are passed to the left
   *[right] All hands are passed to the right
} ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} each).
event-discard = { $count ->
    [one] { $count } tile is discarded face down.
   *[other] { $count } tiles are discarded face down.
}
event-discard-open = Discarded: { $tiles }.
event-random = { $tile } is drawn at random for city { $city }.
event-draw = Face up: { $tiles }.
event-card = { $player } turns up Automa card { $card }.
event-automa-assign = { $player } assigns { $tile } to city { $city } ({ $symbol ->
    [house] house
    [factory] factory
    [new] new type
   *[most] most points: +{ $points }
}).
event-assign = { $player } assigns { $tile } to city { $city }.
event-cities-finished = All { $count } cities are finished.
