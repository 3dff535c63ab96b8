# Between Two Cities in the browser: the table, the solo modes, the campaign, the scoring.

## Cities

city-dialog = City { $city }
# For whoever only watches: $names are all who build it.
cities-of = City { $city } of { $names }
city-all = All cities
city-open = { $city } { $points }: city of { $names }, show it large
city-zoom = Show city { $city } large
city-close = Close
city-previous = Previous city
city-next = Next city
city-in-words = In words
city-as-text = City { $city } in words, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Columns and rows are counted from the first tile.
city-empty = City { $city } is still empty.
city-free = free
city-counts = counts
city-more = Factories and unseen tiles
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
    [vertical] duplex, upright: { $one } above, { $other } below
   *[horizontal] duplex, flat: { $one } on the left, { $other } on the right
}
city-box = Box: { $singles } singles, { $duplexes } duplexes · discarded: { $discarded }

## Who does what

city-builders = The builders
city-has-chosen = has chosen
city-is-choosing = is choosing
city-hand-size = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
city-to-place = { $tile }, still to be placed
city-waits-placing = Still placing: { $names }
city-first = If you wait for each other, { $player } places first (C3.4).
city-reveal = Revealed!
city-you = you

## Choosing and placing

city-hand = Your hand
city-your-tiles = Your tiles to place
city-your-choice = Your secret choice
city-chosen-wait = Chosen. Waiting for the others.
city-confirm-pick = Keep these two
# $count: how many are still missing
city-ask-pick = { $count ->
    [1] Choose one more tile
   *[other] Choose two tiles, one for each city
}
city-tile-for = { $tile }, for city { $city }
city-ask-place = Where does it go: { $tile }?
city-ask-duplex = Where does the duplex go? Each mark is its upper or left half.
city-place = Place
city-would-be = { $tile } into city { $city }: { $points }
city-back = Back
# What a hint points at: a tile, a spot, a city.
city-hinted = hint
city-which = Which city?
# The name of all spots together, for screen readers.
city-spots = Spots for { $tile } in city { $city }
city-spots-to-propose = Spots to propose for { $tile } in city { $city }
# $points with its sign; $beside: what stands around it
city-spot = { $tile } into city { $city } at { $square }: { $points }. { $beside_count ->
    [0] First tile.
   *[other] Next to: { $beside }.
}

## Talking with the neighbour

city-show = Show to the neighbour: { $tile }
city-my-proposals = Your proposals:
city-withdraw = Take back the proposal: { $tile }, city { $city }
city-point = Point at a square
city-stop-pointing = Stop pointing
city-point-at = Point at { $square }
city-suggest = Propose to { $name }:
city-suggest-tile = Propose a place to { $name } for: { $tile }
city-proposed = a proposal waits
city-accept = Accept
city-accept-label = Accept the proposal of { $name }: { $tile }
city-ghost = Proposal of { $name }: { $tile }

## Solo

city-ask-assign = For which city: { $tile }?
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

## Keys

city-keys-tiles = Choose a tile of the hand
city-keys-arrows = Go from tile to tile, or from spot to spot in a city
city-keys-ends = Go to the first or the last tile or spot
city-keys-enter = Take the tile, or place it on the spot

## Scoring

city-scoring = Points of all cities by building type
city-total = Total
city-skip = Show everything at once
city-winner = winner
city-lower-counts = The lower of the two cities counts.
city-sum-counts = The sum of both cities counts.

## Starting alone

city-solo-title = Alone, between two Automas
city-solo-rules = The solo rules
city-mode = Which mode?
city-mode-beginner = Beginner mode
city-mode-beginner-about = No drafting: tiles are drawn, you say which city gets which.
city-mode-expert = Expert mode
city-mode-expert-about = You draft against the Automas. Their cards say what they take.
city-level-label = Level
# $points with its sign
city-level = { $level } ({ $points })
city-level-about = What the level gives to Automacity, in points.
city-advice-first-game = Good for a first game.
city-advice-next-challenge = The next challenge.
city-how-many = How much?
city-one-game = One game
city-campaign-length = Campaign of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
city-begin-game = Play
city-begin-campaign = Begin the campaign

## A campaign

city-campaigns = Campaigns
city-campaign-about = Three or six games of the same mode and level. Each earns the points of your lower city, and a bonus: what one building type scored there, doubled after a win. Each type can be chosen once.
city-my-campaigns = Begun on this device
city-no-campaigns = None yet.
city-loading = One moment …
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
city-go-on = Go on with game { $number }
city-another-campaign = Another campaign

## In the story, where the picture shows the square

story-place = { $player } places { $tile } in city { $city }.
