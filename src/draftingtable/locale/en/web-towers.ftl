# The browser client: 5 Towers.

# $type: c, h, t, j or s (used by tower-short)
tw-card = { tower-short } { $value }
tw-card-roof = { tower-short } 0 (roof)
tw-card-never = { $card }: you have no place for it
tw-card-raze = { $card }: it fits only if you raze a card first
tw-card-stack = { $card }: it fits only on another of these cards
tw-card-fits = { $card } fits on your towers.
tw-card-closed = { $card } cannot be built now: it would leave no place for the rest of your bid.
# $before: a card of the same tower that must be built earlier
tw-card-too-early = { $card } cannot be built yet: { $before } would not fit on it, so build { $before } first.
# $on: the top of its tower. $under: the cards that go there first
tw-card-after-raze = { $card } does not fit on { $on } now. It can be built if you raze { $on } first.
tw-card-after-card = { $card } does not fit on { $on } now. It can be built if you build { $under } first.
tw-card-after-both = { $card } does not fit on { $on } now. It can be built if you raze { $on } and then build { $under } first.

# $values: from the bottom up. $roof: yes or no
tw-tower-text = { $tower }, { $count ->
    [one] { $count } floor
   *[other] { $count } floors, bottom to top
}: { $values }. { $roof ->
    [yes] Has a roof.
   *[no] No roof yet.
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tw-tower-empty = { $tower }: not started

tw-round = Round { $round }
tw-pass = { $pass ->
    [1] First
   *[2] Second
} of two passes through the draw pile
tw-pass-means = { tw-pass }. After the first, the discard pile is shuffled into a new draw pile. When that runs out, the game ends with that round.
tw-last-round = Last round
tw-rounds-left = { $rounds ->
    [one] { $rounds } more round
   *[other] { $rounds } more rounds
}
tw-rounds-about = About { tw-rounds-left }.
tw-draw-pile = draw pile
tw-discard-pile = discard pile
tw-piles = Draw pile: { $pile }. Discard pile: { $discard }. See what is still to come
tw-start-player = start player
tw-dealing = Dealing new cards …

## The auction

tw-says-bid = bids { $number }
tw-says-builds = builds: { $placed } of { $all } placed
tw-says-now = is bidding
tw-says-nothing = hasn’t bid yet
tw-you-bid = bid { $number }
tw-you-builds = are building: { $placed } of { $all } placed
tw-you-now = are bidding
tw-you-nothing = haven’t bid yet
# In place of a bid: somebody took all the cards before
tw-not-asked = no need to bid
tw-ask-bid = How many cards will you take?
tw-largest = { $largest ->
    [0] You cannot build any of them.
    [one] You can build at most { $largest } card.
   *[other] You can build at most { $largest } cards.
}
tw-largest-raze = { $free ->
    [0] { $largest } if you raze a card (−{ $cost }), otherwise none.
   *[other] At most { $free }, or { $largest } if you raze a card (−{ $cost }).
}
# Next to a drawing of what the bid could build. $gain: points with their sign
tw-example = With the marked cards: { $gain } points
tw-raze-costs = That costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} in all.
tw-choose-number = Choose a number
tw-chosen = Chosen: { $what }. Tap again to confirm.
tw-pass-round = Pass this round
# In place of “Pass”, on a small button
tw-start-no-pass = You start: no passing
tw-closed-choice = { $what }: not possible. Why?
tw-why-title = Why not { $number }?
tw-how = How to build that many
tw-turn-bid = { $player } is bidding …
tw-turn-build = { $player } is building: { $placed } of { $all } …
tw-can-build = can build at most { $largest } of these cards
tw-can-build-means = ≤{ $largest }: { $player } { tw-can-build }.

## Building

tw-build-left = { $left ->
    [one] { $left } card to build
   *[other] { $left } cards to build
}
tw-build-how = Tap a card, then its tower. Or drag it there.
tw-place = Now tap the highlighted tower to build { $card }.
tw-stuck = No more cards fit: take something back, or withdraw your bid.
tw-last-card = Last card: { $card }. Then your turn is over.
tw-last-card-sure = Tap “{ tw-finish }” or the tower again to finish.
tw-finish = Build and finish
tw-cancel = Cancel
tw-undo = Take back
tw-raze = Raze a card
tw-raze-short = Raze
tw-withdraw-short = Withdraw
tw-raze-which = Which tower should lose its top card? The number above a tower is what that costs in all.
tw-raze-first = Raze a card first, or the cards you bid for won’t fit. The number above a tower is what that costs in all.
tw-raze-here = Raze the top card (−{ $cost }): { $tower }
tw-build-here = Build here: { $tower }
tw-withdraw-sure = Withdraw? Everything you built this round goes back, and you must bid lower or pass.

## Towers

tw-my-towers = My towers
tw-others = Other towers
tw-towers-of = { $player }’s towers
tw-look = { $player }’s towers: look closer
tw-in-words = In words
tw-total = Total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What is still to come

tw-unseen = Still to come
tw-discarded = { $count ->
    [0] The discard pile is empty.
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
}
tw-times = ×{ $count }

## Scoring

# $floors cards, each worth $each
tw-count = { $floors } × { $each }
tw-main-row = Main tower
tw-razed-row = Raze pile
tw-total-row = Total
tw-with-roof = { $tower } with its roof
# $what: a row of the score, the one with the largest difference. Then the winner and the second, with its points
tw-decided = What decided it: { $what } ({ $player } { $points }, { $rival } { $other }).

# What an icon of the score means
tw-tower-scores = { $tower }: 1 point per card, or 2 per card once the tower has its roof.
tw-tower-now = { $points ->
    [one] Now: { $points } point.
   *[other] Now: { $points } points.
}
tw-main-scores = Main tower: 1 more point per card in your tallest tower, the one with the crown. If several are equally tall, it makes no difference which one has it.
tw-razed-scores = Razed cards cost points at the end: 1 for the first, 2 more for the second, 3 more for the third, and so on. A razed card no longer counts in its tower.

## Keys

tw-key-bid = Bid this number
tw-key-pass = Pass
tw-key-raze = Raze a card
tw-key-walk = Move between cards or numbers
tw-key-choose = Choose; again: send or build
