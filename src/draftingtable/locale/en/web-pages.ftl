# The browser client: rules pages, score pad, replay.

page-print = Print

## Rules pages

page-rules-games = Rules for
page-rules-solo = Solo
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing found
    [one] { $count } match
   *[other] { $count } matches
}
page-rules-contents = Contents
page-rules-card = Quick reference
page-rules-nutshell = In a nutshell.
page-rules-ruling = Ruling
page-rules-example = Example
page-rules-link = Link to rule { $rule }
page-rules-note = These are the rules this program plays, in our own words. “Ruling” marks our answer to a question the printed rules leave open. Unofficial: the games belong to their authors and publishers.

## Score pad

pad-title = Score pad
pad-lead = For the printed games: enter what is on your table and see what it scores and why. The sheet stays on this device.
pad-games = Score pad for
pad-towers-lead = Tap the cards of each tower, or enter heights and roofs. Up to 5 players.
pad-cities-lead = Paint each 4 by 4 city. 1 to 7 players.
pad-result = Score
pad-entry = How to enter towers
pad-entry-cards = Tap cards
pad-entry-heights = Heights and roofs
pad-players = Players
pad-cities = Cities
pad-name = Name
pad-names = Names
pad-how-many = Players
pad-add-player = Add a player
pad-remove-player = Remove { $player }
pad-which-tower = Which tower?
# $values: the cards from the bottom up
pad-tower = { $count ->
    [0] { $tower }: no card
    [one] { $tower }, { $count } card: { $values }
   *[other] { $tower }, { $count } cards: { $values }
}
pad-tap-cards = Tap the cards from the bottom up ({ $tower }). Crossed-out ones do not fit: tap one to see why.
pad-cards-of = Cards: { $tower }
pad-roof = (roof)
pad-does-not-fit = (does not fit)
pad-take-off = Remove
pad-with-roof = Roof
pad-razed = Razed cards
pad-razed-cost = { $points ->
    [one] costs { $points } point
   *[other] costs { $points } points
}
pad-less = { $what }: one less
pad-more = { $what }: one more
pad-winners = { $count ->
    [1] Winner: { $names }
   *[other] Shared victory: { $names }
}
pad-city = City { $city }
pad-square = Row { $row }, column { $column }: { $building }
pad-empty = empty
pad-palette = Choose a building
pad-wipe = Clear squares
pad-paint-hint = Choose a building and tap the squares, or drag across them. On a keyboard, use the arrow keys and the letter on the building.
pad-filled = { $count } of 16 squares
pad-box = The box holds only { $box } { $building ->
    [S] shops
    [F] factories
    [O] offices
    [P] parks
    [H] houses
    [d] taverns (drinks)
    [e] taverns (food)
    [m] taverns (music)
   *[b] taverns (beds)
}; this sheet has { $found }.
pad-collected = { $count } of 16 buildings
pad-level-points = Level points
pad-level-about = These are our own levels. If you use the printed table, enter its points.
pad-lower-counts = The lower of the two cities counts.
pad-sum-counts = The sum of both cities counts.
pad-incomplete = { $count ->
    [one] { $count } city is not complete yet: the scores are not final.
   *[other] { $count } cities are not complete yet: the scores are not final.
}
pad-share = Share
pad-link-copied = Link copied. Anyone who opens it sees this sheet.
pad-link-in-address = The link is now in the address bar: copy it from there.
pad-new = New sheet
pad-new-question = Everything on this sheet will be cleared.
pad-keep = Keep it
pad-clear = Clear
pad-counting = Counting…
pad-checked = Counted by the server
pad-on-device = Counted on this device
pad-unreached = No connection: the points are counted as soon as there is one.
pad-make-available = Count without a connection
pad-shared = Someone shared this sheet with you. Your own is still saved.
pad-shared-keep = Keep this one
pad-shared-back = Back to mine
pad-broken-link = The link is incomplete, so the shared sheet cannot be shown. This is your own.

## What cannot be on a sheet. $tower: the tower's name

pad-problem-order = { $player }, { $tower }: { $value } cannot go on { $top }.
pad-problem-copies = { $tower }: the sheet has more copies of { $value } ({ $found }) than the deck for this many players ({ $deck }).
pad-problem-deck = The sheet has more cards, including razed ones ({ $found }), than the deck ({ $deck }).
pad-problem-height = { $player }, { $tower }: at most { $most } cards are possible.
pad-problem-roofs = { $tower }: more roofs ({ $found }) than in the deck ({ $deck }).
pad-problem-cards = { $tower }: all towers of this kind together have more cards ({ $found }) than the deck ({ $deck }).

## Replay

replay-title = Replay
replay-open-lead = Open a saved game (a .dtr file) and step through it from any seat.
replay-open = Choose a saved game, or drop it here
replay-mine = My finished games
replay-mine-none = Games you have finished appear here.
replay-loading = Loading the game …
replay-to-table = Go to the table
replay-beginning = The game begins.
replay-controls = Replay controls
replay-step = Step
replay-step-of = Step { $step } of { $steps }
replay-first = Go to the start
replay-back = Step back
replay-forward = Step forward
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-round = Round
replay-seat = View as
replay-spectator = Spectator
replay-speed = Speed
replay-share = Copy link
replay-link-copied = Link to this moment copied.
