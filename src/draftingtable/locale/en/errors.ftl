# Refusals that belong to no game. The program adds the rule's number at the end.

## Setting up

error-game-unknown = Unknown game “{ $found }”. Choose from: { $choices }.
error-language-unknown = Unknown language “{ $found }”. Choose from: { $choices }.
error-bot-unknown = Unknown bot “{ $found }”. Choose from: { $choices }.
error-seat-unknown = Unknown player “{ $found }”. Choose from: { $choices }.
error-player-count = { $most ->
    [1] This mode is for one player.
   *[other] The number of players must be { $least } to { $most }, not { $found }.
}
error-no-imagining = Bots cannot search the game “{ $game }”: its state cannot be reconstructed from a player’s view.
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
error-review-unknown = Reviews and analyses are not available for { $game }.
error-review-unfinished = The game in this record is not finished: only finished games can be reviewed.
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
error-record-lines-many = A record to import may have at most { $most } lines.
error-record-line-long = A line may have at most { $most } characters here.
error-record-headers-many = A record to import may have at most { $most } headers.
error-record-name-long = A name may have at most { $most } characters.
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

error-no-such-move = { $number } is not a valid move number.
error-no-such-move-text = “{ $found }” is not a valid move.
error-no-such-chance-text = “{ $found }” is not a valid deal.

## Turns

error-game-is-over = The game is over.
error-not-your-turn = It is seat { $turn }’s turn, not seat { $seat }’s.
error-no-such-seat = There is no seat { $seat }; seats are numbered 1 to { $seats }.
error-no-such-step = This game has nothing to choose at that point.
error-reviews-busy = Too many games are being reviewed. Try again in a moment.
