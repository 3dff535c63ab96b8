# The browser client's table of 5 Towers.

# $type: c, h, t, j or s (used by tower-short)
tw-card = { tower-short } { $value }
tw-card-roof = { tower-short } 0 (roof)
tw-card-blocked = { $card }: you have no place for it
tw-card-closed = { $card } cannot be built now: the cards of your bid must all find a place.

# $values: from the bottom up. $roof: yes or no
tw-tower-text = { $tower }, { $count ->
    [one] { $count } floor
   *[other] { $count } floors
} from the bottom: { $values }. { $roof ->
    [yes] It has its roof.
   *[no] No roof yet.
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tw-tower-empty = { $tower }: not begun

tw-round = Round { $round }
tw-pass = The draw pile is gone through for the { $pass ->
    [1] first
   *[2] second
} time, of two.
tw-last-round = Last round
tw-draw-pile = draw pile
tw-discard-pile = discard pile
tw-piles = Draw pile: { $pile }. Discard pile: { $discard }. What is still to come?
tw-start-player = start player
tw-dealing = New cards are laid out.

## The auction

tw-says-bid = bids { $number }
tw-says-builds = builds: { $placed } of { $all } placed
tw-says-now = is to bid now
tw-says-nothing = had no chance yet
tw-ask-bid = How many cards do you take?
tw-largest = { $largest ->
    [0] You can build none of them.
   *[other] You can build at most { $largest }.
}
tw-choose-number = Choose a number
tw-chosen = Chosen: { $what }. The same again sends it.
tw-closed-choice = { $what }: not possible. Why?
tw-why-title = Why not { $number }?
tw-how = How to build that many
tw-turn-bid = { $player } is bidding …
tw-turn-build = { $player } is building: { $placed } of { $all } …
tw-can-build = can build at most { $largest } of these cards

## Building

tw-build-left = { $left ->
    [one] { $left } card to build
   *[other] { $left } cards to build
}
tw-build-how = Touch a card, then its tower. Or drag it there.
tw-place = { $card }: now touch the tower that is lit.
tw-stuck = No card fits any more: take something back, or withdraw your bid.
tw-last-card = { $card } is the last one. After it nothing can be taken back.
tw-finish = Build it and finish
tw-cancel = Cancel
tw-undo = Take back
tw-raze = Raze a card (−{ $cost })
tw-raze-which = Which tower loses its top? It costs { $cost ->
    [one] { $cost } point.
   *[other] { $cost } points.
}
tw-raze-first = First raze a card: without that the cards of your bid do not fit. It costs { $cost ->
    [one] { $cost } point.
   *[other] { $cost } points.
}
tw-raze-here = Raze the top of this: { $tower }
tw-build-here = Build here: { $tower }
tw-withdraw-sure = Withdraw? Everything you built in this round goes back, and you bid lower or pass.

## Towers

tw-my-towers = My towers
tw-others = The others’ towers
tw-towers-of = Towers of { $player }
tw-look = Towers of { $player }: look closer
tw-in-words = In words
tw-total = Together: { $points ->
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

tw-scoring = Scoring
tw-skip = Skip
tw-again = Once more
# $floors cards, each worth $each
tw-count = { $floors } × { $each }
tw-main-row = Main tower
tw-razed-row = Raze pile
tw-total-row = Total

## Keys

tw-key-bid = Bid this number
tw-key-pass = Pass
tw-key-raze = Raze a card
tw-key-walk = Walk over cards, numbers
tw-key-choose = Choose; once more: send or build
