# The browser client: how fast a table shows what happens, and what it does by itself.

speed-title = Table speed
speed-about = How quickly you see other players’ moves. Tap the table to skip ahead.
# $pace: Quick, Human or Slow, as in the table's settings
speed-bots = Bot pace at this table: { $pace } (set before the game)
speed-calm = Calm
speed-usual = Normal
speed-quick = Quick
speed-instant = Instant
auto-pass = Pass automatically
auto-pass-about = Passes for you when you can’t bid.
auto-passed = Passed for you: you can’t bid higher
change-table = Change settings

## 5 Towers: the end of a round. $number: of cards. $gain: points with their sign

beat-takes-for = { $player } takes { $number }: { $gain }
beat-takes-for-you = You take { $number }: { $gain }
beat-takes = { $player } takes { $number }
beat-takes-you = You take { $number }
beat-nobody-builds = Nobody builds
beat-starts = { $player } starts
beat-starts-you = You start
beat-takes-all = { $number ->
    [1] { $player } takes the only card, which ends the bidding
   *[other] { $number } ends the bidding: { $player } takes all the cards
}
# $cards: in the new draw pile. $rounds: how many they are enough for
beat-reshuffle = Second and last pass: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

## Between Two Cities: before the Automas’ cards are turned up

automas-choose = The Automas are choosing …

## Between Two Cities: a new round

beat-round-duplex = Round { $round }: duplex tiles – pick two of three
beat-round-duplex-solo = Round { $round }: duplex tiles
beat-round-passing = Round { $round }: single tiles again, hands now go to the { $side ->
    [left] left
   *[right] right
}
beat-round-singles = Round { $round }: single tiles again
