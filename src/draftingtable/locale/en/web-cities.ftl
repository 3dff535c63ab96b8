# Between Two Cities in the browser: the table, the solo modes, the campaign, the scoring.

## Cities

city-dialog = City { $city }
# For spectators: $names are its builders.
cities-of = City { $city } by { $names }
city-all = All cities
city-open = { $city } { $points }: city by { $names }, enlarge
city-zoom = Enlarge city { $city }
city-close = Close
city-previous = Previous city
city-next = Next city
city-in-words = In words
city-as-text = City { $city } in words, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Columns and rows are counted from the top left.
where-square = { $down ->
    [before] { $row ->
        [1] above the city
       *[other] { $row } rows above the city
    }
    [after] { $row ->
        [1] below the city
       *[other] { $row } rows below the city
    }
   *[in] row { $row }
}, { $across ->
    [before] { $column ->
        [1] left of the city
       *[other] { $column } columns left of the city
    }
    [after] { $column ->
        [1] right of the city
       *[other] { $column } columns right of the city
    }
   *[in] column { $column }
}
where-first = the first square
city-empty = City { $city } is still empty.
city-free = free
city-counts = counts
# Why a city scores less than before. $points: with a minus sign
city-lost = { $category ->
    [factories] Factories { $points }: another city has more of them now.
   *[houses] Houses { $points }: next to a factory, a house scores only 1.
}
city-more = Factories and tiles still to come
city-factories = Factories of all cities
city-factory-line = City { $city }: { $count ->
    [one] { $count } factory
   *[other] { $count } factories
}, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} each
# $shape: vertical or horizontal
city-duplex = { $shape ->
    [vertical] duplex, vertical: { $one } above, { $other } below
   *[horizontal] duplex, horizontal: { $one } on the left, { $other } on the right
}
city-box = Box: { $singles } singles, { $duplexes } duplexes · discarded: { $discarded }

## Who is doing what

city-builders = Builders
city-has-chosen = has chosen
city-is-choosing = is choosing
city-hand-size = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
city-to-place = { $tile }, still to place
city-waits-placing = Still placing: { $names }
city-first = If you both wait, { $player } places first.
city-reveal = Revealed!
city-you = you

## Choosing and placing

city-hand = Your hand
city-your-tiles = Your tiles to place
city-your-choice = Your secret choice
city-chosen-wait = Chosen. Waiting for the others.
city-placed-wait = Placed. Waiting for the others.
# At the end of the line above the cities, on a phone.
city-last-turn-brief = Last turn of the round
# In the same place, after an arrow: who gets the rest of my hand.
city-pass-to = pass to { $player }
# The title of the second round, short enough for one line on a phone.
city-round-duplex-pick = Round { $round }: pick 2 of 3 duplexes
# The title of the third round’s first turn, short enough for one line on a phone.
city-round-passing = Round { $round }: hands now go { $side ->
    [left] left
   *[right] right
}
city-confirm-pick = Keep these two
# A third tile was tapped.
city-two-chosen = You have already chosen two: tap one of them to put it back.
# $count: how many are still missing
city-ask-pick = { $count ->
    [1] Choose one more tile
   *[other] Choose two tiles, one for each city
}
# $tile: the one that is chosen. At most as long as the request for two
city-ask-pick-other = { $tile }: choose one more
city-tile-for = { $tile }, for city { $city }
city-ask-place = { $tile }: where does it go?
city-ask-duplex = { $shape ->
    [vertical] Where should the duplex go? Tap the square for its upper half.
   *[horizontal] Where should the duplex go? Tap the square for its left half.
}
# A neighbour’s tile, for which I propose a place
city-ask-suggest = { $name } has this tile: where should it go? { $tile }
# Why a tile can’t go where somebody tapped.
city-not-apart = A tile must share an edge with the city; a corner is not enough.
city-not-larger = The city can’t be wider or taller than 4 squares.
city-not-twice = This city already got its tile.
city-not-there = A tile goes on one of the marked squares.
city-place = Place
city-would-be = The { $tile } in city { $city }: { $points }
city-back = Back
# What a hint points at: a tile, a spot, a city.
city-hinted = hint
city-which = Which city?
# The label of the group of spots, for screen readers.
city-spots = Spots for { $tile } in city { $city }
city-spots-to-propose = Spots to propose for { $tile } in city { $city }
# $points: signed; $beside: the neighbouring buildings
city-spot = { $tile } in city { $city }, { $square }: { $points }. { $beside_count ->
    [0] First tile.
   *[other] Next to: { $beside }.
}

## Talking with the neighbour

# Below the result, which has shown them
city-look-again = Look at the cities again
city-show = Propose to your neighbour
city-show-first = Choose a square first, then propose it.
city-gain = city { $city } { $points }
# In solo games: tiles that chance, an Automa or the player has given to a city
city-assigned = { $mode ->
    [beginner] Drawn, or given by you:
   *[expert] From the Automas and you:
}
city-my-proposals = Your proposals:
city-withdraw = Withdraw the proposal: { $tile }, city { $city }
city-point = Point at a square
city-stop-pointing = Stop pointing
city-point-at = Point here: { $square }
city-suggest = Propose to { $name }:
city-suggest-tile = Propose a place to { $name } for: { $tile }
city-proposed = proposal waiting
city-accept = Yes, here
city-ghost = { $name }’s proposal: { $tile }

## Solo

city-ask-assign = { $tile }: which city gets it?
city-at-best = at best { $points }
city-why = What the Automas took
city-taken = taken
city-automa-card = { $player }, card { $card }
city-automa-hand = { $player }:
city-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
city-automacity-line = { $category }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
city-automacity-about = Scores as if laid out perfectly: shops in lines, parks in pairs, every office next to a tavern, no house next to a factory.

## Keys

city-keys-tiles = Choose a tile from your hand
city-keys-arrows = Move between tiles, or between spots in a city
city-keys-ends = Go to the first or last tile or spot
city-keys-enter = Take the tile, or place it on the spot

## Scoring

city-scoring = Points for all cities by building type
city-total = Total
# Below the winners, with equal scores and different places: $names.
result-tie-below = Tied below the winner: { $names }. The tie-breaker is { result-tie-reason }: { $compared }.
# The same with the reader among $names, as “ending-you”
result-tie-below-you = Tied below the winner: { $names }. The tie-breaker is { result-tie-reason }: { $compared }.
result-tie-next-you = Still tied: { $names }. The next tie-breaker is { result-tie-reason }: { $compared }.
result-tie-shared-rest-you = Everything else is equal: { $names } share the victory.
city-lower-counts = The lower of the two cities counts.
# Below the final scores: explains the star at a city
city-star = ★ = counts for the winner.
# At the start of a game for two.
city-two-sum = Your two cities together: { $points }. Their sum counts, not the lower one.
city-sum-counts = The sum of both cities counts.

## Starting alone

city-solo-title = Solo, between two Automas
city-solo-rules = Solo rules
city-mode = Which mode?
city-mode-beginner = Beginner mode
city-mode-beginner-about = No drafting: tiles are drawn, and you decide which city gets which.
city-mode-expert = Expert mode
city-mode-expert-about = You draft against the Automas, robot players. Their cards decide what they take.
city-level-label = Level
# $points: signed
city-level = { $level } ({ $points })
city-level-named = { $level }: { $ease ->
    [easiest] very easy
    [easy] easy
    [gentle] fairly easy
    [hard] hard
    [hardest] very hard
   *[normal] normal
}
city-level-about = Automacity, the Automas’ own city, starts with { $points } points.
city-advice-first-game = Good for a first game.
city-advice-next-challenge = The next challenge.
city-how-many = How many games?
city-one-game = One game
city-campaign-length = Campaign of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
city-begin-game = Play
city-begin-campaign = Start the campaign

## A campaign

city-campaigns = Campaigns
city-campaign-about = Three or six games with the same mode and level. Each earns the points of your lower city plus a bonus: what one building type scored there, doubled after a win. Each type can be chosen once.
city-my-campaigns = Started on this device
city-no-campaigns = None yet.
city-loading = Loading …
city-campaign-so-far = Campaign points so far:
city-campaign-over = The campaign is over. Campaign points:
city-game-won = Won
city-game-lost = Lost
city-lower-city = Lower city
city-bonus = Bonus
city-bonus-each-once = Each type gives the bonus once:
city-bonus-used = game { $number }
city-bonus-pick = Choose a building type
city-bonus-take = Take { $category }: +{ $points }
city-play-game = Play game { $number } of { $games }
city-go-on = Continue game { $number }
city-another-campaign = Another campaign

## In the game log, where the picture shows the square

story-place = { $player } places the { $tile } in city { $city }.
story-place-many = { $player } places { $each }.
story-place-each = the { $tile } in city { $city }
heard-place = { $player } places the { $tile } in city { $city } ({ $square }).

## Refused placements: a partner was quicker. The errors say the same to those who type moves.

refused-square-taken = That square of city { $city } is already taken ({ $building }). Choose another place for the { $tile }.
refused-outside-four-by-four = City { $city } has grown: the { $tile } no longer fits on that square. Choose another one.
refused-touches-no-building = The { $tile } must touch a building of city { $city }. Choose another square.
