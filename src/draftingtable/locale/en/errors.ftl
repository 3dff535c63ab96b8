# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = There is no game “{ $found }”. Known: { $choices }.
error-language-unknown = There is no language “{ $found }”. Known: { $choices }.
error-bot-unknown = There is no bot “{ $found }”. Known: { $choices }.
error-seat-unknown = Nobody can play as “{ $found }”. Possible: { $choices }.
error-player-count = { $found ->
    [one] { $found } player is not possible: { $least } to { $most } can play.
   *[other] { $found } players are not possible: { $least } to { $most } can play.
}
error-no-imagining = The game “{ $game }” cannot be imagined from a view, so that no bot can search it.
error-no-start-player = The game “{ $game }” has no start player.
error-start-player = There is no seat { $found } to start; the seats are 1 to { $players }.
error-option-unknown = There is no option “{ $option }”. { $choices_count ->
    [0] This game has none.
   *[other] Known: { $choices }.
}
error-option-value = The option “{ $option }” cannot be “{ $found }”. Possible: { $choices }.
error-seats-empty = A seat is empty in “{ $found }”.
error-option-form = “{ $found }” is no option: write NAME=VALUE.
error-option-twice = The option “{ $option }” is given twice.
error-option-not-in-mode = The option “{ $option }” does not exist in the mode “{ $mode }”, only in: { $choices }.
error-extra-missing = “{ $module }” is not installed; it comes with: pip install 'draftingtable[{ $extra }]'
error-player-class = “{ $found }” gives no player: { $problem }.
error-player-address = “{ $found }” is no address: write ws:PORT or ws:HOST:PORT.
error-player-parameter = “{ $found }” in “{ $player }” is no parameter: write NAME=VALUE, each name once.
error-player-parameter-unknown = The player “{ $player }” has no parameter “{ $found }”. { $choices_count ->
    [0] It has none.
   *[other] Known: { $choices }.
}
error-player-name = “{ $found }” names no player: write NAME=PLAYER, each name once.

## Files and tournaments

error-file-too-large = The file is larger than { $most } bytes.
error-file-not-utf8 = The file is no UTF-8 text (see byte { $byte }).
error-file-exists = { $file } exists and holds something else.
error-arena-in-use = Another program is writing to { $file }.
error-arena-no-results = { $file } exists, but holds no results of a tournament.
error-arena-other-configuration = { $file } holds the results of another tournament: { $differences }.
error-arena-bad-line = Line { $line } of { $file } is no result: { $problem }.
error-arena-nobody = Nobody is there to play.
error-arena-table-sizes = All tables must have the same number of players; found: { $found }.
error-arena-matchup-twice = These players meet twice: { $found }.
error-arena-game-failed = A game failed: { $place }.
error-arena-worker-died = The worker { $worker } ended ({ $how }) in this game: { $place }.
error-arena-no-ray = There is no Ray cluster at “{ $address }”: { $problem }.
error-arena-ray-version = The Ray cluster has version { $found } of this program; here it is { $expected }.
error-bot-fault = The bot “{ $player }” failed ({ $kind }): { $detail }

## Score pads

error-sheet-json = The sheet is not JSON: { $problem }.
error-sheet-not-object = { $place } must be a JSON object.
error-sheet-key-missing = { $place } lacks “{ $key }”.
error-sheet-key-unknown = { $place } has an unknown “{ $key }”. Known: { $choices }.
error-sheet-not-list = { $place } must be a list.
error-sheet-list-length = { $place } must have { $least } to { $most } entries, not { $found }.
error-sheet-list-exact = { $place } must have { $expected } entries, not { $found }.
error-sheet-number = { $place } must be a whole number from { $least } to { $most }, not “{ $found }”.
error-sheet-not-text = { $place } must be a text that is not empty.
error-sheet-choice = { $place } cannot be “{ $found }”. Possible: { $choices }.
error-sheet-name-twice = { $place }: the name “{ $name }” is there twice.
error-sheet-tower-order = { $place }: { $card } does not fit on { $top }.
error-sheet-beyond-deck = The sheet has { $card } more often ({ $found }) than the deck ({ $deck }).
error-sheet-beyond-deck-size = The sheet has more cards, razed ones included ({ $found }), than the deck ({ $deck }).
error-sheet-row-length = { $place } must have { $size } letters, not { $found }.
error-sheet-letter = { $place }: “{ $found }” is no building. Possible: { $choices }.

## Records

error-record-first-line = The first line must be “{ $expected }”.
error-record-header-missing = The header “{ $key }” is missing.
error-record-header-form = “{ $text }” is no header: a header is written “key: value”.
error-record-header-twice = The header “{ $key }” is there twice.
error-record-no-events = The line “{ $expected }” that ends the headers is missing.
error-record-event-form = “{ $text }” is no event: an event is a line that is not empty, without spaces around it.
error-record-seat = “{ $found }” does not begin a move: a seat from 1 to { $seats } comes first, then the move.
error-record-result-missing = After this line there must be one with “result:”.
error-record-result-form = The result must be a JSON object with the lists “scores” and “winners”, and whole numbers in them.
error-record-after-result = Nothing may come after the result.
error-record-options-form = The options must be a JSON object.
error-record-seats-form = The seats must be a JSON list of names.
error-record-resigned-form = The header “resigned” must be a list of seats.
error-record-resigned-seat = “resigned” names seat { $found }; it may name seats 1 to { $seats }, each once.
error-record-number = “{ $key }” must be a whole number, not “{ $found }”.
error-record-json = What stands after “{ $key }” is not JSON: { $problem }.
error-rules-version = The record follows version { $found } of the rules; this program plays version { $known }.
error-after-the-end = The game was over before this.
error-chance-comes-next = Nobody can move before something is dealt.
error-no-chance-now = Nothing can be dealt now: a player must move first.
error-result-too-early = There is a result, but the game is not over.
error-result-differs = { $key ->
    [winners] The winners are seats { $expected }, not { $found }.
   *[scores] The scores are { $expected }, not { $found }.
}
error-choices-in-seat-order = Choices made at the same time stand in seat order: seat { $expected } comes before seat { $seat }.

## Chance

error-script-ended = There is nothing more to deal, but “{ $expected }” must come here.
error-wrong-chance = “{ $expected }” must come here, not “{ $found }”.
error-wrong-chance-target = This deal is for number { $expected }, not for number { $found }.
error-wrong-chance-count = The number to be dealt here is { $expected }, not { $found }.
error-not-in-pile = { $item }, in place { $place } of this deal, is not among what can still be dealt.

## Notation

error-no-such-card = “{ $found }” is no card: a card is a letter (c, h, t, j, s) and a value from 0 to 15, such as s7.
error-no-such-move = There is no move number { $number }.
error-no-such-move-text = “{ $found }” is no move.
error-no-such-chance-text = “{ $found }” is no deal.

## 5 Towers

error-game-is-over = The game is over.
error-cards-come-first = Cards must be dealt to the display first.
error-not-your-turn = It is the turn of seat { $turn }, not of seat { $seat }.
error-bidding-not-building = This is the bidding; nobody builds or razes yet.
error-building-not-bidding = The bidding is over; now the highest bidder builds.
error-no-withdrawing-with-referee = With the referee on, a bid cannot be withdrawn.
error-start-player-names-a-number = The start player cannot pass; a bid of 0 is possible.
error-bid-above-display = { $display ->
    [one] A bid of { $bid } is too high: only { $display } card is on display.
   *[other] A bid of { $bid } is too high: only { $display } cards are on display.
}
error-bid-not-higher = A bid must be higher than the highest bid so far, { $highest }; { $bid } is not.
error-bid-not-below-withdrawn = After withdrawing, a bid must be lower than the withdrawn { $withdrawn }; { $bid } is not.
error-bid-unbuildable = { $largest ->
    [0] A bid of { $bid } cannot be built: no card on display finds a place.
    [one] A bid of { $bid } cannot be built: at most { $largest } card finds a place.
   *[other] A bid of { $bid } cannot be built: at most { $largest } cards find a place.
}
error-not-on-display = { $card } is not on display.
error-does-not-fit = { $card } does not fit on { $top }.
error-bid-would-fail = { $left ->
    [one] This way the { $left } card still to be built would find no place.
   *[other] This way the { $left } cards still to be built could not all be built.
}
error-razed-already = Only one card may be razed in a round.
error-raze-comes-first = Razing comes before the first card is built.
error-no-tower-to-raze = There is no { tower-name } to raze.
error-roof-not-razed = The { tower-name } has a roof, and a roof is never razed.

## Between Two Cities

error-no-such-tile = “{ $found }” is no tile: a tile is S, F, O, P, H, d, e, m or b, or a duplex such as F/e or e-F.
error-no-such-city = There is no such city.
error-no-such-square = “{ $found }” is no square: write x,y, such as 1,0 or -2,1.
error-square-out-of-reach = { $found } is out of reach: nothing is further than { $far } from a city's first tile.
error-touches-no-building = { $tile } at { $square } touches no building of city { $city }.
error-square-taken = { $tile } cannot be placed at { $square } in city { $city }: { $building } stands on { $taken }.
error-outside-four-by-four = With { $tile } at { $square }, city { $city } would not fit into a 4x4 square.
error-first-tile-is-origin = The first tile of city { $city } is placed at 0,0, not at { $square }.
error-both-tiles-placed = Seat { $seat } has placed both tiles.
error-no-such-seat = There is no seat { $seat }; the seats are 1 to { $seats }.
error-tiles-come-first = Tiles must be dealt first.
error-choice-is-final = Seat { $seat } has chosen, and a choice is final.
error-assigning-is-solo = Tiles are assigned in solo games only.
error-picking-not-placing = Two tiles are chosen now; nothing is placed yet.
error-placing-not-picking = Choosing is over; now the tiles are placed.
error-not-in-hand = { $tile } is not in the hand.
error-only-one-in-hand = There is only one { $tile } in the hand.
error-not-to-be-placed = { $tile } is not among the tiles to be placed: { $tiles }.
error-not-your-city = City { $city } is not yours; yours are { $cities }.
error-one-tile-for-each-city = City { $city } has its tile; the other tile goes into city { $other }.
error-no-picking-in-solo = In a solo game nobody chooses in secret.
error-placing-not-assigning = The tiles are assigned; now they are placed.
error-assigning-not-placing = Tiles are assigned first, and placed afterwards.
error-automa-takes-another = By Automa card { $card }, { $tile } goes to city { $city }.
error-city-has-its-tile = City { $city } has been given its tile.
error-automacity-is-not-yours = In this mode you assign nothing to Automacity.
error-not-assigned-there = { $tile } is not assigned to city { $city }. To be placed: { $to_place }.

## Automa decks

error-deck-not-toml = The deck is not TOML: { $problem }.
error-deck-no-cards = The deck has no list “card”.
error-deck-key-unknown = { $place } has an unknown “{ $key }”. Known: { $choices }.
error-deck-size = A deck has { $expected } cards, not { $found }.
error-deck-card-form = Card { $card } must be a table with the columns “shared” and “automacity”.
error-deck-card-text = Card { $card } cannot be “{ $found }”: two columns with a / between them are needed, such as fm/nhm.
error-deck-column-missing = Card { $card } lacks the column “{ $column }”.
error-deck-column-form = The column “{ $column }” of card { $card } must be a list of symbols.
error-deck-symbol-unknown = The column “{ $column }” of card { $card } has an unknown “{ $found }”. Known: { $choices }.
error-deck-symbol-twice = The column “{ $column }” of card { $card } has “{ $symbol }” twice.
error-deck-column-end = The column “{ $column }” of card { $card } must end in “most”.
error-deck-after-most = Nothing may follow “most” in the column “{ $column }” of card { $card }; “{ $found }” does.

## Campaigns

error-campaign-bonus-unknown = “{ $found }” is no building type. Possible: { $choices }.
error-campaign-bonus-city = The bonus comes from the lower city ({ $lower }), not from “{ $found }”.
error-campaign-bonus-used = “{ $bonus }” was chosen in game { $game } already; each type can be chosen once in a campaign.
error-campaign-game-unfinished = Only a finished game can be entered.
error-campaign-deck-without-cards = Beginner mode uses no Automa cards, and so no deck.
error-campaign-bonus-missing = The bonus of game { $game } must be chosen first.
error-campaign-is-over = The campaign is over after { $games } games.
error-campaign-record-name = “{ $found }” cannot be a record's name.
error-campaign-other-game = This game belongs to another campaign: “{ $option }” is “{ $found }” here, not “{ $expected }”.
error-campaign-differs = The campaign in { $file } has { $option } { $found }, not { $expected }.
error-campaign-no-bonus-now = There is no bonus to choose now.
error-campaign-first-line = The first line must be “{ $expected }”.
error-campaign-no-games = The line “{ $expected }” that ends the headers is missing.
error-campaign-header-form = “{ $text }” is no header of a campaign. Known: { $choices }.
error-campaign-header-twice = The header “{ $key }” is there twice.
error-campaign-header-missing = The header “{ $key }” is missing.
error-campaign-line-form = “{ $text }” is no game of a campaign.
error-campaign-number = Game { $expected } must come here, not game { $found }.
error-campaign-score = Your score is that of your lower city, { $expected }, not { $found }.
error-campaign-automa-scores = The Automas cannot have { $scores } when your cities have { $cities }.
error-campaign-winner = { $won ->
    [true] With the scores { $scores } the game cannot be won.
   *[false] With the scores { $scores } the game cannot be lost.
}
