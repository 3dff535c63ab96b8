# The browser client: puzzles. A question in one sentence, one about each answer, and what each is about.

puzzles = Puzzles
# $game: its name
puzzles-of = Puzzles: { $game }
puzzles-all = All puzzles
puzzles-lead = Positions from games between bots. One move is clearly better than all others: find it.
puzzles-how = Quick bots played each move on 1600 times. The right one wins at least 15 more games in 100 than any other. Your first try at a puzzle changes your rating; everything stays on this device.
puzzle-daily = Puzzle of the day
puzzle-daily-done = solved
puzzle-start = Solve puzzles
puzzle-rating = Your rating
puzzle-rating-now = Rating { $rating }
puzzle-solved = Solved
puzzle-of = { $count } of { $all }
puzzle-in-a-row = In a row
puzzle-best = best: { $count }
puzzle-days-in-a-row = Days in a row
puzzle-streak = { $count } in a row
puzzle-days = { $count ->
    [one] Puzzle of the day: { $count } day in a row
   *[other] Puzzle of the day: { $count } days in a row
}
puzzle-theme = Theme
puzzle-theme-all = All themes
puzzle-leave = Leave the puzzles
puzzle-show = Show me
puzzle-next = Next
puzzle-skip = Skip

## Questions

puzzle-ask-bid-first = You start the bidding: what do you bid?
puzzle-ask-bid = What do you bid, or do you pass?
puzzle-ask-build = Which card do you build now?
puzzle-ask-build-or-raze = What do you do first: raze a card, or build one, and which?
puzzle-ask-pick = Which two tiles do you choose?
puzzle-ask-place = Where do you place this tile?
puzzle-ask-place-which = Which tile do you place, and where?
puzzle-ask-assign = Which tile do you assign to which city?

## Answers

# $wins: games of 100 that the mover wins. $next: after the best wrong move
puzzle-right = Right: you win about { $wins } of 100 games after it, { $next } after the next best move.
# $best: after the right move
puzzle-wrong = You win about { $wins } of 100 games after that, but { $best } after the best move.

## Themes of 5 Towers

puzzle-theme-largest = The largest bid
puzzle-theme-deny = Leave them nothing
puzzle-theme-enough = Not too many
puzzle-theme-wait = Hold back
puzzle-theme-raze = Raze now
puzzle-theme-roof = Roof now
puzzle-theme-free = The freedom of the 8 and the 9
puzzle-theme-card = The right card

## Themes of Between Two Cities

puzzle-theme-neighbour = What your neighbour needs
puzzle-theme-automacity = Keep Automacity low
puzzle-theme-duplex = Fit the duplex
puzzle-theme-factory = The factory lead
puzzle-theme-lower = Feed the lower city
puzzle-theme-shops = Close the shop street
puzzle-theme-taverns = A tavern set
puzzle-theme-offices = Offices
puzzle-theme-parks = Parks
puzzle-theme-houses = Houses
puzzle-theme-other = Look ahead
