# 5 Towers: components, events, moves, explanations, errors. Terms follow the printed game.

towers-title = 5 Towers

# $type: c, h, t, j or s
tower-name = { $type ->
    [c] candy tower
    [h] horror tower
    [t] tree tower
    [j] junk tower
   *[s] sand tower
}

# One short word, shown under a tower.
tower-short = { $type ->
    [c] candy
    [h] horror
    [t] tree
    [j] junk
   *[s] sand
}

## Events

event-deal = Round { $round }: { $cards } on display. { $starter } starts.
event-last-round = The draw pile is empty again: this is the last round.
event-bid = { $player } bids { $number }.
event-pass = { $player } passes.
event-builds = { $player } has the highest bid and takes { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
event-nobody-builds = Nobody builds; { $starter } starts again.
event-raze = { $player } razes { $card }.
event-build = { $player } builds { $card } (floor { $height }).
# Several cards in a row: $card lists them.
event-build-many = { $player } builds { $card }.
event-withdraw = { $player } withdraws the bid of { $number }.
event-clear = { $cards_count ->
    [0] Nothing is left on display.
   *[other] To the discard pile: { $cards }.
}
event-reshuffle = The draw pile has run out for the first time. { $cards ->
    [one] { $cards } card from the discard pile becomes the new draw pile.
   *[other] { $cards } cards from the discard pile are shuffled into a new draw pile.
}
event-over = The game ends with round { $round }: { $reason ->
    [no-discard] the draw pile has run out, and the discard pile is empty.
   *[second-pass] the draw pile has run out for the second time.
}

## The table

# $pass: 1 or 2, the pass through the draw pile
towers-header = Round { $round } · pass { $pass }/2 · draw pile { $pile } · discard pile { $discard }
towers-display = Display
towers-bids = Bids
towers-bid-passed = passes
towers-main = main tower +{ $points }
towers-razed = raze pile { $count } ({ $points })

## Moves

move-bid = Bid { $number }
move-bid-zero = Bid 0 (take no card)
move-pass = Pass
move-raze = Raze { $card } (costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, and the card no longer counts)
move-build-on = Build { $card } on { $top }
move-build-new = Build { $card } (new tower)
move-withdraw = Withdraw the bid
ask-bid = { $player }: how many cards do you bid?
ask-build = { $player }: { $left ->
    [one] { $left } card
   *[other] { $left } cards
} to build. Which comes next?

## Hints

hint-eight = Hint: any value of the same kind can go on an 8.
hint-nine = Hint: a 9 can go on any card of its kind except a roof.
hint-raze = Hint: razing makes room. It costs less than you might think: { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} this time, and the card no longer counts.

## Why not more

limit-short = { $largest ->
    [0] You cannot build any of these cards
   *[other] You can build at most { $largest } of these cards
} (type “why” for the reason).
why-everything = All the cards on display can be built: { $cards }.
why-most = { $largest ->
    [0] None of the cards on display can be built.
   *[other] At most { $largest } of the cards on display can be built: { $cards }.
}
why-raze = For that, { $card } must be razed first.
why-standing = No place for { $card }: { $on } is on top of the tower, and only a lower value can go on it.
why-together = No place for { $card } in the same tower as { $others }.
why-roof = No place for { $card }: the tower ends with its roof { $on }.
why-other-raze = Razing there would help too, but only one card may be razed per round.
why-possible = A bid of { $number } is possible.
why-card-possible = { $card } can be built now.

## Unseen cards

unseen-title = { $count ->
    [one] { $count } card is still in the draw pile
   *[other] { $count } cards are still in the draw pile
}
unseen-empty = The draw pile is empty.

## The rules in short

rules-types = Five types of tower: c candy, h horror, t tree, j junk, s sand. You can have one of each.
rules-falling = A card goes on top of the tower of its kind, and only on a higher value.
rules-eight = Any value of its kind can go on an 8.
rules-nine = A 9 can go on any card of its kind except a roof.
rules-roof = A 0 is a roof: nothing goes on it, and it is never razed.
rules-bidding = Each round, five cards are on display. Everyone has one chance to bid how many of them to take. The highest bidder takes exactly that many and builds them all.
rules-razing = Before building, you may raze the top card of one of your towers.
rules-end = When the draw pile runs out, the discard pile becomes the new one. When that runs out too, one last round is played.
rules-points = Points: 1 per card, 2 per card in a tower with a roof, and 1 more per card in the main tower (the tallest). Razed cards cost 1, 2, 3, …

## The result

result-player = Player
result-main = Main tower
result-razed = Razed
result-total = Total

## Errors

error-no-such-card = “{ $found }” is not a valid card: use a letter (c, h, t, j, s) and a value from 0 to 15, such as s7.
error-cards-come-first = Cards must be dealt to the display first.
error-bidding-not-building = Bidding is not over yet; nobody can build or raze.
error-building-not-bidding = Bidding is over; now the highest bidder builds.
error-no-withdrawing-with-referee = A bid cannot be withdrawn when the referee is on.
error-start-player-names-a-number = The start player cannot pass, but can bid 0.
error-bid-above-display = { $display ->
    [one] A bid of { $bid } is too high: only { $display } card is on display.
   *[other] A bid of { $bid } is too high: only { $display } cards are on display.
}
error-bid-not-higher = A bid must be higher than the highest so far, { $highest }; { $bid } is too low.
error-bid-not-below-withdrawn = After withdrawing { $withdrawn }, a bid must be lower than that; { $bid } is too high.
error-bid-unbuildable = { $largest ->
    [0] A bid of { $bid } cannot be built: no card on display fits.
    [one] A bid of { $bid } cannot be built: at most { $largest } card fits.
   *[other] A bid of { $bid } cannot be built: at most { $largest } cards fit.
}
error-not-on-display = { $card } is not on display.
error-does-not-fit = { $card } cannot go on { $top }.
error-bid-would-fail = { $left ->
    [one] This would leave no place for the { $left } card still to be built.
   *[other] This would leave no place for some of the { $left } cards still to be built.
}
error-razed-already = Only one card may be razed per round.
error-raze-comes-first = Razing is only possible before the first card is built.
error-no-tower-to-raze = There is no { tower-name } to raze.
error-roof-not-razed = The { tower-name } has a roof, and roofs cannot be razed.

## Errors on score pads

error-sheet-name-twice = { $place }: the name “{ $name }” appears twice.
error-sheet-tower-order = { $place }: { $card } cannot go on { $top }.
error-sheet-beyond-deck = The sheet has more copies of { $card } ({ $found }) than the deck ({ $deck }).
error-sheet-beyond-deck-size = The sheet has more cards, including razed ones ({ $found }), than the deck ({ $deck }).
error-sheet-tower-height = { $place }: at most { $most } cards are possible.
error-sheet-beyond-roofs = { $kind }: the sheet has more roofs ({ $found }) than the deck ({ $deck }).
error-sheet-beyond-kind = { $kind }: the sheet has more cards of this kind ({ $found }) than the deck ({ $deck }).
