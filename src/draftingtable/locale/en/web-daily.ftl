# The browser client: today's deal, and challenges to friends.

daily-title = Today’s deal
daily-about = The same deal for everybody, against the same opponents. Each counts once.
daily-more = All about today’s deal
daily-off = There is no daily deal here
daily-off-about = This server does not offer one.
# A heading; $date as in “19 November”
daily-today = Today, { $date }
daily-yesterday = Yesterday, { $date }
daily-tomorrow = Tomorrow, { $date }
# $mode: beginner or expert, a solo game of Between Two Cities
daily-mode = { $mode ->
    [expert] solo, expert mode
   *[beginner] solo, beginner mode
}
# $level: of the bots, such as “Journeyman”; $count: how many
daily-against-bots = against { $count ->
    [one] one bot
   *[other] { $count } bots
}: { $level }
daily-against-automas = against two Automas
daily-begin = Play
daily-continue = Continue
daily-see = See the result
daily-begin-game = { daily-begin }: { $game }
daily-until = You can begin until { $time }.
# At the table and below its result
daily-counts = Today’s deal · counts once
daily-late-warning = This deal was of { $date }. If you finish before { $time }, it still counts.
daily-given-up = You gave this one up, so it has no result.
daily-late = Finished too late to count.
daily-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
# How far ahead of the best opponent; $points is never 0
daily-ahead-bots = { $points } ahead of the bots
daily-behind-bots = { $points } behind the best bot
daily-level-bots = level with the best bot
daily-ahead-automas = { $points } ahead of the Automas
daily-behind-automas = { $points } behind the Automas
daily-level-automas = level with the Automas
daily-place = Place { $place } of { $of }
daily-place-so-far = Place { $place } of { $of } so far
daily-place-on-deal = Place { $place } of { $of } among those with the very same cards or tiles.
daily-opens = All results, games and the deal itself: from { $time }.
# A line to share: “Drafting Table, 19 November: 5 Towers 47, 3 ahead of the bots. Place 4 of 31.”
daily-line = Drafting Table, { $date }: { $game } { $score }, { $margin }. { $place }.
daily-share-text = Share as text
daily-share-picture = Share as a picture
daily-copied = Copied.
daily-picture-title = The result as a picture
daily-no-results = Nobody finished this one.
daily-not-played = You did not play this one.
daily-finished-by = { $count ->
    [one] One player finished it.
   *[other] { $count } players finished it.
}
# The plot
daily-plot = How far ahead everybody was
daily-plot-ahead = Points ahead
daily-plot-players = Players
daily-plot-behind-side = behind
daily-plot-ahead-side = ahead
daily-plot-you = you
daily-games = Their games
daily-all = Show all { $count }
daily-games-deal = Deal { $letter }
daily-watch = Watch the game of { $name }
daily-you = you
# $level: the strongest bot's level; $margin: “3 ahead of the bots”
daily-best = { $level } in your seat, with your deal: { $score }, { $margin }.
daily-best-other = { $level } with deal { $letter }: { $score }, { $margin }.
daily-best-playing = { $level } is still playing this deal. Look again in a few minutes.
daily-best-watch = Watch how
# How it is fair
daily-fair = How it is fair
daily-fair-pool = Every day has { $count } deals per game, and which one you get follows from who you are here. So a friend who played before you can rarely spoil yours.
daily-fair-compare = Some deals give everybody more points. So places go by how far you are ahead of the best opponent at your table, who had the same deal.
daily-fair-alone = You add no number of your own, or everybody would get another deal. The server alone draws these deals; but it commits to them the day before, and publishes them afterwards. So it cannot change them, nor choose one for you once it knows you.
daily-fair-limit = It does not prove that nobody who runs this server looked, or that nobody played twice as somebody else.
daily-fair-tomorrow = Promised for tomorrow
daily-fair-today = Promised for today
daily-fair-yesterday = Yesterday’s numbers
daily-fair-fingerprint = Fingerprint (SHA-256)
daily-fair-number = Number
daily-fair-soon = To be published: { $time }.
daily-check = Check yesterday’s numbers
daily-check-good = Every number has the fingerprint that was promised.
daily-check-seen = This device saw those fingerprints before the day was over.
daily-check-unseen = This device did not see those fingerprints before, so it cannot say when they were promised.
daily-check-bad = A number does not have the promised fingerprint. Ask whoever runs this server.
# Challenges
challenge-friend = Challenge a friend
challenge-about = Your friend plays the same deal in your seat, with bots in the others. Then you can compare.
challenge-opponents = The bots
challenge-as-before = As in your game
challenge-make = Make the link
challenge-link = Link for your friend
challenge-copy = Copy link
challenge-send = Send link
challenge-page = To the challenge
challenge-title = { $name } challenges you
challenge-own-title = Your challenge
challenge-same = The same deal in the same seat: { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
challenge-hidden = How { $name } did is shown once you have finished.
challenge-accept = Play this deal
challenge-waiting = Nobody has finished it yet. Send the link to a friend.
challenge-known = The deal was played before, so no result with it proves anything.
challenge-results = Results
challenge-player = Player
challenge-their-points = Points
challenge-margin = Ahead of the others
challenge-compare = Compare
challenge-compare-with = Compare with { $name }
# $names: two players
challenge-comparison = { $name } and { $other }
challenge-all-same = You both decided the same every time.
challenge-same-count = { $count ->
    [0] You differed from the first decision on.
    [one] One decision was the same, in the same position.
   *[other] { $count } decisions were the same, in the same positions.
}
challenge-first = The first difference, in round { $round }: { $name } chose { $before }, { $other } chose { $after }.
challenge-first-bot = The first difference, in round { $round }, was at another seat: { $before } and { $after }.
challenge-after = From there on the positions differ, so only the points can be compared.
challenge-round = Round
challenge-points-after = Points after the round
challenge-unknown = Challenge not found
challenge-unknown-about = The link is not complete, or the game was deleted.
# Decisions. $card, $tile: as players name them or as on the score sheet; $city: a letter
move-bid = bid { $number }
move-pass = pass
move-build = { $card }
move-raze = raze { $card }
move-none = nothing
