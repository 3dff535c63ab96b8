# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = There is no game “{ $found }”. Known: { $choices }.
error-language-unknown = There is no language “{ $found }”. Known: { $choices }.
error-bot-unknown = There is no bot “{ $found }”. Known: { $choices }.
error-seat-unknown = Nobody can play as “{ $found }”. Possible: { $choices }.
error-no-terminal-play = “{ $game }” cannot be played in the terminal yet. Possible: { $choices }.
error-player-count = { $found ->
    [one] { $found } player is not possible: { $least } to { $most } can play.
   *[other] { $found } players are not possible: { $least } to { $most } can play.
}
error-no-start-player = The game “{ $game }” has no start player.
error-start-player = There is no seat { $found } to start; the seats are 1 to { $players }.
error-option-unknown = There is no option “{ $option }”. { $choices_count ->
    [0] This game has none.
   *[other] Known: { $choices }.
}
error-option-value = The option “{ $option }” cannot be “{ $found }”. Possible: { $choices }.

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
