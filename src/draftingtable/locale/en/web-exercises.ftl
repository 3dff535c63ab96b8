# The browser client: exercises. A question in one sentence, and one about each answer.

# $game: its name
exercises-of = Exercises: { $game }
exercises-towers-about = Ten positions: the largest bid, what to raze, what to build first. Three stars at the first try.
exercises-cities-about = Ten positions: the best square, the best two tiles, your lower city, the Automas. Three stars at the first try.
exercises-sum = { $stars } of { $most } stars
exercise-stars = { $count } of 3 stars
exercise-number = Exercise { $number }
exercise-leave = Leave the exercises
exercise-previous = Previous exercise
exercise-next = Next
exercise-skip = Skip

## 5 Towers

exercise-ask-largest = What is the largest number you could bid and still build, razing one card if you need to?
exercise-ask-raze = { $number } cards are left to build: which card must you raze to make all of them fit?
exercise-ask-order = { $number } cards are left to build: start with one that lets all of them fit.
exercise-ask-card = One card is left to build: which one scores the most now?
# $cards: the ones left over when as many others as possible are built
exercise-too-many = { $number } is too many: even if you raze a card and choose the best order, you have no room for { $cards }.
exercise-too-many-first = { $number } is too many, even if you raze a card and choose the best order.
exercise-too-few = { $number ->
    [0] You can build some of these cards.
   *[other] You can build { $number }, but more is possible.
}
exercise-too-few-razing = You can build { $number }, but more is possible if you raze a card first.
exercise-largest = Right, you can build { $number } at most: { $cards }.
exercise-largest-razing = Right, if you raze { $raze }, you can build { $number }: { $cards }.
# $count: cards that fit, of the $number that were bid
exercise-few-fit = { $count ->
    [one] Then only { $count } of the { $number } cards fits.
   *[other] Then only { $count } of the { $number } cards fit.
}
exercise-all-fit = Right, now all { $number } cards fit: { $cards }.
# $before, $after: the score
exercise-scored = Right: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $before } to { $after }), because { $why ->
    [roof] the roof doubles its tower
    [both] the roof doubles its tower (+{ $own }), which also becomes your main tower (+{ $main })
   *[main] each card of your main tower scores 1 more
}.

## Between Two Cities

# $tile: its name. $city: the only city it may go to, or “both”
exercise-ask-place = { $city ->
    [both] Where does the { $tile } score the most, in either city?
   *[other] Where in city { $city } does the { $tile } score the most?
}
exercise-ask-duplex = { $city ->
    [both] Where does the duplex { $tile } score the most, in either city?
   *[other] Where in city { $city } does the duplex { $tile } score the most?
}
exercise-ask-lower = Your final score is your lower city: where does the { $tile } raise it the most?
exercise-ask-pick = Which two tiles can score the most this turn, one in each city?
exercise-lower-less = Then your lower city has { $points }, but { $best } is possible.
exercise-lower-points = Right: your lower city now has { $points }.
exercise-pair-less = These two make at most { $points }, but { $best } is possible.
exercise-pair-points = Right: placed well, these two make { $points } points.
exercise-ask-assign = With the { $left } for city A and the { $right } for city C, which of your tiles adds the most, and to which of the two?
exercise-ask-automacity = Automacity scores as if laid out perfectly: which tile gives it the fewest points?
exercise-automacity-more = That gives Automacity { $added }, but { $least } is possible.
exercise-automacity-least = Right: Automacity gets only { $added }.

## Both games

exercise-less = { $points ->
    [one] That adds { $points } point, but { $best } is possible.
   *[other] That adds { $points } points, but { $best } is possible.
}
exercise-points = { $points ->
    [one] Right: that adds { $points } point.
   *[other] Right: that adds { $points } points.
}
# $rest: what the other kinds of buildings add, signed; none if nothing
exercise-rest = { $rest ->
    [none] {""}
   *[other] , other buildings: { $rest }
}
exercise-place-points = { $points ->
    [one] Right: that adds { $points } point ({ category-name }: { $before } → { $now }{ exercise-rest }).
   *[other] Right: that adds { $points } points ({ category-name }: { $before } → { $now }{ exercise-rest }).
}
