# People at the table: sentences about the reader, and what a player has just done, shown at the seat.

you = You

## Events of the reader's own seat: each has the name of the event's message and ends in “-you”.

event-deal-you = Round { $round }: { $cards } on display. You start.
event-bid-you = You bid { $number }.
event-pass-you = You pass.
event-builds-you = You have the highest bid and take { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
event-nobody-builds-you = Nobody builds; you start again.
event-raze-you = You raze { $card }.
event-build-you = You build { $card } (floor { $height }).
event-build-many-you = You build { $card }.
event-withdraw-you = You withdraw your bid of { $number }.
event-hand-you = { $hidden ->
    [yes] You draw { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
   *[no] You draw: { $tiles }.
}
event-pick-you = { $hidden ->
    [yes] You have chosen.
   *[no] You choose: { $tiles }.
}
event-reveal-you = You reveal: { $tiles }.
event-assign-you = You assign a tile to city { $city }: { $tile }.
story-place-you = You place the { $tile } in city { $city }.
story-place-many-you = You place { $each }.
heard-place-you = You place the { $tile } in city { $city } ({ $square }).

## What somebody has just done, next to their name

did-bid = bids { $number }
did-pass = passes
did-builds = takes { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
did-raze = razes { $card }
did-build = builds { $card }
did-withdraw = withdraws
did-pick = has chosen two tiles
did-place = places the { $tile } in city { $city }
did-automa-assign = assigns the { $tile } to city { $city }

## Sentences that name the reader

you-place-first = If you both wait, you place first.
# $names: the other winners
you-share = You and { $names } share the victory

## Remarks of bots, by temperament: at the start, after taking many cards, after a setback, after placing a tile, at the end

remark-cheerful-start = Lovely day for building!
remark-cheerful-take = All mine, thank you!
remark-cheerful-setback = Oops. Well, paint covers a lot.
remark-cheerful-place = That looks nice there!
remark-cheerful-end = That was fun!
remark-dry-start = Let’s begin. Quietly.
remark-dry-take = I have room for these. Probably.
remark-dry-setback = I meant to do that.
remark-dry-place = It will do.
remark-dry-end = And that is that.
remark-proud-start = Watch closely.
remark-proud-take = A fine collection.
remark-proud-setback = Even great plans need an eraser.
remark-proud-place = Nobody could have drawn it better.
remark-proud-end = This belongs in a museum.
remark-shy-start = Hello, everyone.
remark-shy-take = I hope nobody minds.
remark-shy-setback = I’m not sure about this …
remark-shy-place = Is it all right here?
remark-shy-end = I enjoyed this.

## Proposals between the builders of a city. $points, $instead: signed

offer-ask = { $name } proposes: { $tile } here?
# The proposal waits until the reader opens it
offer-call = { $name } proposes a place: { $tile }
offer-later = Answer later
# Above the button that places it
offer-agreed-place = { $name } agrees.
offer-no = No
offer-otherwise = Suggest otherwise
offer-other-tile = Another tile
offer-counter = Another spot
reply-agreed = { $name } agrees: { $tile } in city { $city }.
reply-declined = { $name } declines: { $tile } in city { $city }.
reply-other-tile = { $name } would like another tile in city { $city }.
reply-other-spot = { $name } would like another spot: { $tile } in city { $city }.
reply-better = Better: { $square } ({ $points } instead of { $instead }).
offer-pointing = { $name } points at a square in city { $city }: { $square }.
offer-own = Your proposal: { $tile }
# $reason: a sentence without its full stop
offer-because = { $reason }.

## Wishes for a shared city: buildings that its builders ask each other for. They stay until built

wish-group = Wishes for your shared cities
wish-title = Your wish for a shared city
wish-make = Make a wish
wish-stop = Done wishing
wish-which = Choose a building and its square. Your partners see the wish and may grant it.
wish-where = Now choose a square.
wish-at = Wish here: { $tile }, city { $city }, { $square }
wish-list = Wishes:
wish-remove = Remove the wish: { $tile }, city { $city }, { $square }
wish-own = Your wish: { $tile }
wish-other = { $name } wishes for: { $tile }
wish-made = { $name } makes a wish: { $tile } in city { $city }, { $square }.
# A bot’s answer to a wish
wish-agreed = { $name } will keep your wish in mind: { $tile } in city { $city }, { $square }.
wish-declined = { $name } would rather not: { $tile } in city { $city }, { $square }.
wish-granted = { $name } grants your wish: { $tile } in city { $city }, { $square }.
wish-thwarted = { $name } builds something else on the square of your wish: { $tile } in city { $city }.
put-on-server = Put on the server …
continued = This game began on a device that knows what will be dealt.
take-seat = Take { $name }’s seat
