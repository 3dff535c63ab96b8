# Refusals. The program adds the rule's number at the end.

## Setting up

error-game-unknown = Unknown game “{ $found }”. Choose from: { $choices }.
error-language-unknown = Unknown language “{ $found }”. Choose from: { $choices }.
error-bot-unknown = Unknown bot “{ $found }”. Choose from: { $choices }.
error-seat-unknown = Unknown player “{ $found }”. Choose from: { $choices }.
error-player-count = { $most ->
    [1] This mode is for one player.
   *[other] The number of players must be { $least } to { $most }, not { $found }.
}
error-no-imagining = Bots cannot search the game “{ $game }”: it cannot be imagined from a player's view.
error-no-start-player = The game “{ $game }” has no start player.
error-start-player = Seat { $found } cannot start; seats are numbered 1 to { $players }.
error-option-unknown = Unknown option “{ $option }”. { $choices_count ->
    [0] This game has no options.
   *[other] Choose from: { $choices }.
}
error-option-value = The option “{ $option }” cannot be “{ $found }”. Choose from: { $choices }.
error-seats-empty = “{ $found }” contains an empty seat.
error-option-form = “{ $found }” is not a valid option: use NAME=VALUE.
error-option-twice = The option “{ $option }” is given twice.
error-option-not-in-mode = The option “{ $option }” is not available in mode “{ $mode }”, only in: { $choices }.
error-extra-missing = “{ $module }” is not installed. To install it: pip install 'draftingtable[{ $extra }]'
error-player-class = “{ $found }” is not a valid player: { $problem }.
error-player-address = “{ $found }” is not a valid address: use ws:PORT or ws:HOST:PORT.
error-player-parameter = “{ $found }” in “{ $player }” is not a valid parameter: use NAME=VALUE, each name once.
error-player-parameter-unknown = The player “{ $player }” has no parameter “{ $found }”. { $choices_count ->
    [0] It takes no parameters.
   *[other] Choose from: { $choices }.
}
error-player-name = “{ $found }” is not a valid player: use NAME=PLAYER, each name once.

## Files and tournaments

error-file-too-large = The file is larger than { $most } bytes.
error-file-not-utf8 = The file is not valid UTF-8 (see byte { $byte }).
error-file-exists = { $file } already exists and has different contents.
error-arena-in-use = Another program is writing to { $file }.
error-arena-no-results = { $file } exists, but does not contain tournament results.
error-arena-other-configuration = { $file } contains the results of a different tournament: { $differences }.
error-arena-bad-line = Line { $line } of { $file } is not a valid result: { $problem }.
error-arena-nobody = There are no players.
error-arena-table-sizes = All tables must have the same number of players; found: { $found }.
error-arena-matchup-twice = These players are matched twice: { $found }.
error-arena-game-failed = A game failed: { $place }.
error-arena-worker-died = Worker { $worker } died ({ $how }) during this game: { $place }.
error-arena-no-ray = Cannot connect to a Ray cluster at “{ $address }”: { $problem }.
error-arena-ray-version = The Ray cluster runs version { $found } of this program; this is version { $expected }.
error-bot-fault = The bot “{ $player }” failed ({ $kind }): { $detail }

## Score pads

error-sheet-json = The sheet is not valid JSON: { $problem }.
error-sheet-not-object = { $place } must be a JSON object.
error-sheet-key-missing = { $place } is missing “{ $key }”.
error-sheet-key-unknown = { $place } has an unknown key “{ $key }”. Allowed: { $choices }.
error-sheet-not-list = { $place } must be a list.
error-sheet-list-length = { $place } must have { $least } to { $most } entries, not { $found }.
error-sheet-list-exact = { $place } must have { $expected } entries, not { $found }.
error-sheet-number = { $place } must be a whole number from { $least } to { $most }, not “{ $found }”.
error-sheet-not-text = { $place } must be a non-empty string.
error-sheet-choice = { $place } cannot be “{ $found }”. Choose from: { $choices }.
error-sheet-name-twice = { $place }: the name “{ $name }” appears twice.
error-sheet-tower-order = { $place }: { $card } cannot go on { $top }.
error-sheet-beyond-deck = The sheet has more copies of { $card } ({ $found }) than the deck ({ $deck }).
error-sheet-beyond-deck-size = The sheet has more cards, including razed ones ({ $found }), than the deck ({ $deck }).
error-sheet-row-length = { $place } must have { $size } letters, not { $found }.
error-sheet-letter = { $place }: “{ $found }” is not a building. Choose from: { $choices }.

## Records

error-record-first-line = The first line must be “{ $expected }”.
error-record-header-missing = The header “{ $key }” is missing.
error-record-header-form = “{ $text }” is not a valid header: use “key: value”.
error-record-header-twice = The header “{ $key }” appears twice.
error-record-no-events = The line “{ $expected }” that ends the headers is missing.
error-record-event-form = “{ $text }” is not a valid event: it must not be empty or have spaces around it.
error-record-seat = A move must start with a seat from 1 to { $seats }, not “{ $found }”.
error-record-result-missing = A “result:” line must follow this one.
error-record-result-form = The result must be a JSON object with two lists of whole numbers, “scores” and “winners”.
error-record-after-result = Nothing may follow the result.
error-record-options-form = The options must be a JSON object.
error-record-seats-form = The seats must be a JSON list of names.
error-record-resigned-form = The header “resigned” must be a list of seats.
error-record-resigned-seat = “resigned” lists seat { $found }; only seats 1 to { $seats } are allowed, each once.
error-record-number = “{ $key }” must be a whole number, not “{ $found }”.
error-record-json = The value of “{ $key }” is not valid JSON: { $problem }.
error-rules-version = The record uses version { $found } of the rules; this program plays version { $known }.
error-after-the-end = The game was already over.
error-chance-comes-next = Something must be dealt before anyone can move.
error-no-chance-now = Nothing can be dealt now: a player must move first.
error-result-too-early = There is a result, but the game is not over.
error-result-differs = { $key ->
    [winners] The winners should be seats { $expected }, not { $found }.
   *[scores] The scores should be { $expected }, not { $found }.
}
error-choices-in-seat-order = Simultaneous choices must be in seat order: seat { $expected } comes before seat { $seat }.

## Chance

error-script-ended = There is nothing left to deal, but “{ $expected }” is needed here.
error-wrong-chance = Expected “{ $expected }” here, not “{ $found }”.
error-wrong-chance-target = This deal is for number { $expected }, not number { $found }.
error-wrong-chance-count = Expected { $expected } to be dealt here, not { $found }.
error-not-in-pile = { $item }, number { $place } in this deal, is not left to deal.

## Notation

error-no-such-card = “{ $found }” is not a valid card: use a letter (c, h, t, j, s) and a value from 0 to 15, such as s7.
error-no-such-move = { $number } is not a valid move number.
error-no-such-move-text = “{ $found }” is not a valid move.
error-no-such-chance-text = “{ $found }” is not a valid deal.

## 5 Towers

error-game-is-over = The game is over.
error-cards-come-first = Cards must be dealt to the display first.
error-not-your-turn = It is seat { $turn }'s turn, not seat { $seat }'s.
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

## Between Two Cities

error-no-such-tile = “{ $found }” is not a valid tile: use S, F, O, P, H, d, e, m or b, or a duplex such as F/e or e-F.
error-no-such-city = There is no such city.
error-no-such-square = “{ $found }” is not a valid square: use x,y, such as 1,0 or -2,1.
error-square-out-of-reach = { $found } is out of reach: a square is at most { $far } away from the city's first tile.
error-touches-no-building = { $tile } at { $square } does not touch a building in city { $city }.
error-square-taken = { $tile } cannot go at { $square } in city { $city }: { $building } is already on { $taken }.
error-outside-four-by-four = With { $tile } at { $square }, city { $city } would not fit in a 4x4 square.
error-first-tile-is-origin = The first tile of city { $city } goes at 0,0, not at { $square }.
error-both-tiles-placed = Seat { $seat } has already placed both tiles.
error-no-such-seat = There is no seat { $seat }; seats are numbered 1 to { $seats }.
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

## Automa decks

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

## Campaigns

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
