# Between Two Cities: components, events, the table, moves, explanations, errors.

cities-title = Between Two Cities
automacity = Automacity

# $name: the Automa's name in the rules
automa-name = { $name ->
    [Autommaso] Autommaso
   *[Automarta] Automarta
}

# $building: S, F, O, P, H or the kind of tavern: d, e, m, b
building-name = { $building ->
    [S] shop
    [F] factory
    [O] office
    [P] park
    [H] house
    [d] tavern (drinks)
    [e] tavern (food)
    [m] tavern (music)
   *[b] tavern (beds)
}
category-name = { $category ->
    [shops] shops
    [factories] factories
    [taverns] taverns
    [offices] offices
    [parks] parks
   *[houses] houses
}

## Events. $hidden: whether something is kept from the reader.

event-round = Round { $round }{ $half } begins.
event-hand = { $hidden ->
    [yes] { $player } draws { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
   *[no] { $player } draws: { $tiles }.
}
event-pick = { $hidden ->
    [yes] { $player } has chosen.
   *[no] { $player } chooses: { $tiles }.
}
event-reveal = { $player } reveals: { $tiles }.
event-place = { $player } places { $tile } in city { $city } at { $square }.
# Several tiles in a row: $tile and $city list them.
event-place-many = { $player } places { $tile } in cities { $city }.
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
event-random = Drawn at random for city { $city }: { $tile }.
event-draw = Face up: { $tiles }.
event-card = { $player } turns up Automa card { $card }.
event-automa-assign = { $player } assigns a tile to city { $city }: { $tile } ({ $symbol ->
    [house] house
    [factory] factory
    [new] new type
   *[most] most points: +{ $points }
}).
event-assign = { $player } assigns a tile to city { $city }: { $tile }.
event-cities-finished = All { $count } cities are finished.

## The table

# $half: a or b in a two-player game, where each round is played twice (C7)
cities-round = { $half ->
    [a] Round { $round } of 3, first half
    [b] Round { $round } of 3, second half
   *[other] Round { $round }/3
}
cities-turn = turn { $turn }/{ $turns }
cities-passing = { $side ->
    [left] hands go left, to { $player }
   *[right] hands go right, to { $player }
}
cities-no-passing = duplex tiles
cities-last-turn = last turn of the round: leftover tiles are discarded
cities-score = { $how ->
    [sum] your score { $score } (sum)
   *[lower] your score { $score } (lower city)
}
cities-with = City { $city } with { $neighbour }
# Solo: a city shared with an Automa.
cities-shared = City { $city } with { $neighbour }
cities-alone = { $side ->
    [left] Your left city { $city }
   *[right] Your right city { $city }
}
# Cities whose factories have the same value, with their counts.
cities-factory-rank = { $worth } points each: { $cities }
cities-have-chosen = Have chosen: { $names }.
cities-waiting-for = Waiting for: { $names }.
cities-revealed = Revealed:
cities-still-places = still to place:
cities-you-pass-on = You pass on:
cities-you-discard = You discard:
# $bonus: the level's points, signed
cities-automacity = Automacity ({ $city }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, including { $bonus } for level { $level }
# At a level without points.
cities-automacity-plain = Automacity ({ $city }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cities-hands = Hands:
cities-to-place = To be placed:

## Automas

automa-symbol = { $symbol ->
    [house] house
    [factory] factory
    [new] new type
   *[most] most points
}
automa-skipped = { $symbol } ({ $reason ->
    [not-in-hand] not in hand
    [nothing-new] nothing new
   *[no-house-in-city] only with a house there
})
automa-decision = { $player }, card { $card }, for { $city }:
automa-tie = [equal: { $tiles }; the first is taken]

## Moves

# $points: the most it can add there, signed
move-assign = { $tile } for { $city } ({ $points })
move-into = { $tile } into { $city } ({ $points })
# Factories elsewhere change in value too. $cities: letters, each with points.
gain-elsewhere = also { $cities }: its factories drop in rank
move-pick = Choose { $one } and { $other }
move-place = { $tile } into city { $city } at { $square } ({ $points })
ask-pick = { $player }: which two tiles do you keep? Type two numbers, for example: 1 4
ask-pick-second = { $player }: { $tile } and which other tile?
ask-assign = { $player }: which tile goes to which city?
ask-place = { $player }: which tile goes into which city?
ask-spot = { $player }: where in city { $city } does { $tile } go?
ask-spot-duplex = { $player }: where in city { $city } does { $tile } go? A number marks its upper or left half.
note-places-first = City { $city }: if you both wait, { $player } places first. Type “wait” to let your neighbour go first. (C3.4)
hint-pick = Hint: one of the two tiles goes into each of your cities. The brackets show the most points it can add to each. Only your lower city counts (with two players: the sum).
hint-assign = Hint: the brackets show the most points the tile can add to that city now. Automacity competes with your lower city.
hint-spot = Hint: the numbers in the city are the possible spots, each with the points it adds; “u” goes back.

## Unseen tiles

unseen-tiles = { $count ->
    [one] { $count } tile you have never seen
   *[other] { $count } tiles you have never seen
}
unseen-known = { $player } got from you:

## The rules in short

rules-cities-aim = You share a city with each neighbour, 4 by 4 buildings when finished. Your score is the lower of your two cities (with two players: each builds two cities, and the sum counts).
rules-cities-draft = Rounds 1 and 3: secretly choose two single tiles from your hand, place one in each of your cities, and pass on the rest. Round 2: the same once, with two of three duplex tiles.
rules-cities-placing = A tile must touch a building edge to edge, and the city must fit in a 4x4 square. Tiles are never turned or moved.
rules-cities-shops = S shops: a straight line of 1, 2, 3, 4 scores 2, 5, 10, 16.
rules-cities-factories = F factories: 4 each in the city with the most, 3 in the city with the second most, 2 elsewhere.
rules-cities-taverns = d e m b taverns: a set of 1, 2, 3, 4 different ones scores 1, 4, 9, 17.
rules-cities-offices = O offices: 1 to 6 score 1, 3, 6, 10, 15, 21; plus 1 for each one next to a tavern.
rules-cities-parks = P parks: a connected group of 1, 2, 3, 4, 5 scores 2, 8, 12, 13, 14.
rules-cities-houses = H houses: each scores 1 for every other type in the city, at most 5; but only 1 next to a factory.
rules-cities-solo = Solo: you play against two robot players, the Automas, and build one city with each. The third city, Automacity, is theirs: it has no grid and scores as if laid out perfectly. You win if both of your cities score more than Automacity.

## The result

result-level = level
result-cities-player = { $player }: { $score } – { $how ->
    [sum] the sum of { $left } and { $right }
   *[lower] the lower of { $left } and { $right }
}
# What breaks a tie (C6.2, C6.3).
result-tie-reason = { $reason ->
    [higher-city] the higher city
    [shops] the number of shops
    [factories] the number of factories
    [taverns] the number of taverns
    [offices] the number of offices
    [parks] the number of parks
   *[houses] the number of houses
}
result-tie = The scores are tied. The tie-breaker is { result-tie-reason }: { $compared }.
# Among those still tied after the previous comparison: $names.
result-tie-next = Still tied: { $names }. The next tie-breaker is { result-tie-reason }: { $compared }.
result-tie-shared = Everything is equal: the victory is shared.
# After a comparison that left several of them tied: $names.
result-tie-shared-rest = Everything else is equal: { $names } share the victory.

## A campaign

campaign-title = Campaign: { $mode ->
    [expert] expert mode
   *[beginner] beginner mode
}, level { $level }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
campaign-next = Game { $number } of { $games }
campaign-game = Game { $number }, { $won ->
    [yes] won
   *[no] lost
}: lower city { $city } with { $score }
campaign-points = { $points ->
    [one] { $points } campaign point
   *[other] { $points } campaign points
}
campaign-so-far = So far: { $points ->
    [one] { $points } campaign point
   *[other] { $points } campaign points
}
campaign-result = The campaign is over. Result: { $points ->
    [one] { $points } campaign point
   *[other] { $points } campaign points
}
campaign-ask-bonus = { $won ->
    [yes] Which building type gives the bonus? You won, so it counts double. Each type can be chosen once per campaign.
   *[no] Which building type gives the bonus? Each type can be chosen once per campaign.
}
campaign-bonus-number = Type a number from 1 to { $most }.
campaign-kept = The campaign is saved. To continue: draftingtable campaign { $file }

## Errors

error-no-such-tile = “{ $found }” is not a valid tile: use S, F, O, P, H, d, e, m or b, or a duplex such as F/e or e-F.
error-no-such-city = There is no such city.
error-no-such-square = “{ $found }” is not a valid square: use x,y, such as 1,0 or -2,1.
error-square-out-of-reach = { $found } is out of reach: a square is at most { $far } away from the city’s first tile.
error-wish-not-shared = You can only make or remove wishes in a city that you share. City { $city } is not one of yours.
error-wish-no-room = Nothing can be built there in city { $city }.
error-touches-no-building = { $tile } at { $square } does not touch a building in city { $city }.
error-square-taken = { $tile } cannot go at { $square } in city { $city }: { $building } is already on { $taken }.
error-outside-four-by-four = With { $tile } at { $square }, city { $city } would not fit in a 4x4 square.
error-first-tile-is-origin = The first tile of city { $city } goes at 0,0, not at { $square }.
error-both-tiles-placed = Seat { $seat } has already placed both tiles.
error-tiles-come-first = Tiles must be dealt first.
error-choice-is-final = Seat { $seat } has already chosen, and choices are final.
error-assigning-is-solo = Tiles are only assigned in solo games.
error-picking-not-placing = Choose two tiles first; nothing can be placed yet.
error-placing-not-picking = The tiles are already chosen; now they must be placed.
error-not-in-hand = { $tile } is not in hand.
error-only-one-in-hand = There is only one { $tile } in hand.
error-not-to-be-placed = { $tile } is not one of the tiles to place: { $tiles }.
error-not-your-city = City { $city } is not yours; yours are { $cities }.
error-one-tile-for-each-city = City { $city } already has its tile; the other one goes in city { $other }.
error-no-picking-in-solo = There is no secret choice in solo games.
error-placing-not-assigning = The tiles are already assigned; now they must be placed.
error-assigning-not-placing = All tiles must be assigned before they are placed.
error-automa-takes-another = Automa card { $card } assigns { $tile } to city { $city }.
error-city-has-its-tile = City { $city } already has its tile.
error-automacity-is-not-yours = In this mode you do not assign tiles to Automacity.
error-not-assigned-there = { $tile } is not assigned to city { $city }. Still to place: { $to_place }.

## Errors on score pads

error-sheet-row-length = { $place } must have { $size } letters, not { $found }.
error-sheet-letter = { $place }: “{ $found }” is not a building. Choose from: { $choices }.

## Errors in Automa decks

error-deck-not-toml = The deck is not valid TOML: { $problem }.
error-deck-no-cards = The deck has no “card” list.
error-deck-key-unknown = { $place } has an unknown key “{ $key }”. Allowed: { $choices }.
error-deck-size = A deck must have { $expected } cards, not { $found }.
error-deck-card-form = Card { $card } must be a table with the columns “shared” and “automacity”.
error-deck-card-text = Card { $card } cannot be “{ $found }”: use two columns separated by /, such as fm/nhm.
error-deck-column-missing = Card { $card } is missing the column “{ $column }”.
error-deck-column-form = The column “{ $column }” of card { $card } must be a list of symbols.
error-deck-symbol-unknown = The column “{ $column }” of card { $card } has an unknown symbol “{ $found }”. Choose from: { $choices }.
error-deck-symbol-twice = The column “{ $column }” of card { $card } has “{ $symbol }” twice.
error-deck-column-end = The column “{ $column }” of card { $card } must end with “most”.
error-deck-after-most = “{ $found }” follows “most” in the column “{ $column }” of card { $card }; “most” must come last.

## Errors in campaigns

error-no-such-campaign = Campaign not found.
error-not-your-campaign = This campaign belongs to someone else.
error-campaign-bonus-unknown = “{ $found }” is not a building type. Choose from: { $choices }.
error-campaign-bonus-city = The bonus comes from the lower city ({ $lower }), not from “{ $found }”.
error-campaign-bonus-used = “{ $bonus }” was already chosen in game { $game }; each type can be chosen once per campaign.
error-campaign-game-unfinished = Only a finished game can be added to a campaign.
error-campaign-deck-without-cards = Beginner mode does not use Automa cards, so it takes no deck.
error-campaign-bonus-missing = Choose the bonus for game { $game } first.
error-campaign-is-over = The campaign ended after { $games } games.
error-campaign-record-name = “{ $found }” is not a valid record name.
error-campaign-other-game = This game belongs to another campaign: its “{ $option }” is “{ $found }”, not “{ $expected }”.
error-campaign-differs = The campaign in { $file } has { $option } { $found }, not { $expected }.
error-campaign-no-bonus-now = There is no bonus to choose now.
error-campaign-first-line = The first line must be “{ $expected }”.
error-campaign-no-games = The line “{ $expected }” that ends the headers is missing.
error-campaign-header-form = “{ $text }” is not a valid campaign header. Choose from: { $choices }.
error-campaign-header-twice = The header “{ $key }” appears twice.
error-campaign-header-missing = The header “{ $key }” is missing.
error-campaign-line-form = “{ $text }” is not a valid campaign game.
error-campaign-number = Expected game { $expected } here, not game { $found }.
error-campaign-score = Your score must be that of your lower city, { $expected }, not { $found }.
error-campaign-automa-scores = The Automas cannot have { $scores } if your cities have { $cities }.
error-campaign-winner = { $won ->
    [true] A game with the scores { $scores } cannot be won.
   *[false] A game with the scores { $scores } cannot be lost.
}
