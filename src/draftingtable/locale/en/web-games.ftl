# The page My games: finished games with their results, scores over time, and files to keep.

games-lead = Finished games on this device and on this server.
games-lead-site = Finished games on this device.
games-loading = Loading games … { $count } so far
games-none = No finished games yet
games-none-about = Finish a game, and its result, score and replay appear here.
games-play = Play a game
games-server-missing = The server cannot be reached. Only games on this device are listed.
games-failed = Not all games could be loaded.
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
games-count-of = { $count } of { $all ->
    [one] { $all } game
   *[other] { $all } games
}

## Names of what is filtered and counted

# $game: its name
games-in-mode = { $game }, { $mode }
games-mode-ring = 3 to 7 players
games-mode-two = two-player variant
games-mode-beginner = solo, beginner mode
games-mode-expert = solo, expert mode
games-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
games-level-automa = Automas, level { $level }
games-level-people = No bots
games-level-mixed = Mixed bots
games-result-won = Won
games-result-shared = Shared win
games-result-lost = Lost
games-result-none = Not counted
games-filters = Filters
games-filter-game = Game
games-filter-mode = Mode
games-filter-level = Bots
games-filter-players = Players
games-filter-result = Result
games-all = All
games-clear = Clear filters
games-none-match = No game matches these filters.

## Results, scores over time, personal bests

games-results = Results
games-results-about = Imported games are not counted, nor games in which you played for several people.
games-column-won = Won
games-column-average = Average
games-column-best = Best
games-won-of = { $won } of { $games }
games-even = The notch marks an even share of wins.
games-scores = Scores over time
games-scores-more = Games that were ended early are left out.
games-accuracy = Accuracy over time
games-accuracy-about = Percent, from reviews on this device.
# Read out for a plot. $kind: “5 Towers, 3 players”
games-plot = { $kind }: { $count } games, from { $first } to { $last }, average { $average }, best { $best }.
games-legend-won = won
games-legend-other = not won
games-legend-average = average of five games
games-as-table = As a table
games-column-date = Date
games-column-score = Points
games-column-accuracy = Accuracy
games-column-result = Result
games-bests = Personal bests
games-best-gone = The game is no longer listed.

## The list

games-list = Games
games-early = ended early
games-place = Place { $place }
games-campaign = Campaign
games-campaigns = Campaigns
games-campaign-points = Lower cities so far: { $scores }
games-more = Show { $count } more
games-open-result = Result
games-open-replay = Replay
games-open-review = Review
games-files = Save
games-save-table = Table (CSV)
games-save-records = Records (.dtr)
games-saving = Loading record { $number } of { $count } …
games-not-saved = { $count ->
    [one] { $count } record could not be loaded.
   *[other] { $count } records could not be loaded.
}
