# The browser client: the review of a finished game. Chances are in whole percent; "points" of chance
# are percentage points.

review-title = Review
review-running = This game is still being played. Its review comes when it is over.
review-beginning = Reading the game …
review-drawing = Playing the game out from every moment …
review-judged = { $count ->
    [one] { $count } decision judged so far …
   *[other] { $count } decisions judged so far …
}
review-waiting = { $ahead ->
    [one] { $ahead } other review comes first …
   *[other] { $ahead } other reviews come first …
}
review-cut-off = The connection was lost before the review was complete.
review-kept = What is already here stays.
review-ready = The review is complete.
review-to-table = Table
review-share = Share
review-link-copied = Link to this review copied.

## The curve

review-curve = Chances to win over the game
review-legend = Players and their chances
review-percent = { $percent } %
review-chance-of = { $player } { $percent } %
review-round = Round { $round }
review-note = This moment
review-next-slip = Next mistake
review-parts = Parts of the review
review-tab-moments = Key moments
review-tab-board = Table
review-tab-decisions = Decisions
review-tab-luck = Luck and skill

## What decided it

review-moments-soon = The moments that decided the game appear here shortly.
review-deal-of = The deal of round { $round }
# $odds: one deal in so many is at least as good
review-gift = A 1-in-{ $odds } gift to { $player }
review-gift-you = A 1-in-{ $odds } gift to you
review-luck-for = Good luck for { $player }
review-luck-you = Good luck for you
review-strong = Turning point of round { $round }

## Decisions

grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
# $move: "Bid 3"
review-played = { $player }: { $move }
review-move-where = { $move } ({ $where })
review-better = Better: { $move }.
# $why: sentences that speak to the player
review-advice-to = To { $player }: { $why }
review-cost = cost { $points ->
    [one] { $points } point of chance
   *[other] { $points } points of chance
}, { $sure ->
    [very] almost certain
    [fairly] fairly sure
   *[hardly] probably
}
# $gain, $gain_partner: "+3"
review-partner = { $partner } could have proposed a better square: { $move }. It would have helped both: { $player } { $gain }, { $partner } { $gain_partner } points of chance.
review-for-it = In its favour: { $why }
review-who = Player
review-everybody = Everyone
review-which = Show
review-which-slips = All slips
review-which-mistakes = Mistakes
review-which-all = Everything
review-none = No such decisions.
review-judging = The decisions are still being judged.

## Luck and skill

review-luck-and-skill = Luck and skill, in percent
review-luck-about = What was dealt is luck; what a player chose is skill. Together they lead from an even start to the result.
review-luck-soon = Luck and skill appear once the whole game has been reviewed.
review-player = Player
review-start = Start
review-luck = Luck
review-skill = Skill
review-result = Result
review-sum = { $start } % at the start, luck { $luck }, skill { $skill }: { $result } %
review-accuracy = Accuracy
# $samples: "98 000"
review-halves = Skill: own choices { $own }, those of others { $others }
review-sure = About { $samples } games were played out for this. A chance can be off by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Learn from your mistakes

mistakes-title = Learn from your mistakes
mistakes-open = Learn from your mistakes ({ $count })
mistakes-ask = You played: { $move }. That cost { $points ->
    [one] { $points } point
   *[other] { $points } points
} of chance. Find a better move.
mistakes-judging = Playing it out …
mistakes-right = { $move }: { $points ->
    [0] well found!
    [one] good, only { $points } point below the best.
   *[other] good, only { $points } points below the best.
}
mistakes-wrong = { $move }: that costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} of chance. Try again.
mistakes-same = That is what you played. Look for something else.
mistakes-show = Show it
mistakes-next = Next
mistakes-leave = Back to the review
mistakes-previous = Previous mistake
mistakes-found = { $found } of { $count } found.
mistakes-shown = { $count ->
    [one] { $count } was shown to you.
   *[other] { $count } were shown to you.
}
mistakes-open-left = { $count ->
    [one] { $count } is still open.
   *[other] { $count } are still open.
}
mistakes-none = No mistakes to learn from. Well played!
mistakes-again = Once again

## What if

whatif-title = Play on from here
whatif-from-round = A new game starts at this moment of round { $round }.
whatif-from-start = A new game starts at this moment.
whatif-about = The real one stays as it is.
whatif-seat = Your seat
whatif-others = The others
whatif-bots = Bots: { $level }
whatif-alone = I play everyone
whatif-same = Same luck
whatif-same-about = What comes is what came in the real game.
whatif-new = New luck
whatif-new-about = Whatever nobody has seen yet is shuffled again.
whatif-start = Play
whatif-branches = What if …
whatif-branch-round = From round { $round }, step { $step }
whatif-branch-start = From the beginning
whatif-result = { $player }: { $score } (really { $real }, so { $difference })
