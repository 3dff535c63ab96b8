# The browser client: the review of a finished game. Chances are in whole percent; "points" of chance
# are percentage points.

rv-title = Review
rv-running = This game is still being played. Its review comes when it is over.
rv-beginning = Reading the game …
rv-drawing = Playing the game out from every moment …
rv-judged = { $count ->
    [one] { $count } decision judged so far …
   *[other] { $count } decisions judged so far …
}
rv-waiting = { $ahead ->
    [one] { $ahead } other review comes first …
   *[other] { $ahead } other reviews come first …
}
rv-cut-off = The connection was lost before the review was complete.
rv-kept = What is already here stays.
rv-ready = The review is complete.
rv-to-table = Table
rv-share = Share
rv-link-copied = Link to this review copied.

## The curve

rv-curve = Chances to win over the game
rv-legend = Players and their chances
rv-percent = { $percent } %
rv-chance-of = { $player } { $percent } %
rv-round = Round { $round }
rv-note = This moment
rv-next-slip = Next mistake
rv-parts = Parts of the review
rv-tab-moments = Key moments
rv-tab-board = Table
rv-tab-decisions = Decisions
rv-tab-luck = Luck and skill

## What decided it

rv-moments-soon = The moments that decided the game appear here shortly.
rv-deal-of = The deal of round { $round }
# $odds: one deal in so many is at least as good
rv-gift = A 1-in-{ $odds } gift to { $player }
rv-gift-you = A 1-in-{ $odds } gift to you
rv-luck-for = Good luck for { $player }
rv-luck-you = Good luck for you
rv-strong = Turning point of round { $round }

## Decisions

grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
# $move: "Bid 3"
rv-played = { $player }: { $move }
rv-move-where = { $move } ({ $where })
rv-better = Better: { $move }.
# $why: sentences that speak to the player
rv-advice-to = To { $player }: { $why }
rv-cost = cost { $points ->
    [one] { $points } point of chance
   *[other] { $points } points of chance
}, { $sure ->
    [very] almost certain
    [fairly] fairly sure
   *[hardly] probably
}
# $gain, $gain_partner: "+3"
rv-partner = { $partner } could have proposed a better square: { $move }. It would have helped both: { $player } { $gain }, { $partner } { $gain_partner } points of chance.
rv-against = Against it: { $why }
rv-who = Player
rv-everybody = Everyone
rv-which = Show
rv-which-slips = All slips
rv-which-mistakes = Mistakes
rv-which-all = Everything
rv-none = No such decisions.
rv-judging = The decisions are still being judged.

## Luck and skill

rv-luck-and-skill = Luck and skill, in percent
rv-luck-about = What was dealt is luck; what a player chose is skill. Together they lead from an even start to the result.
rv-luck-soon = Luck and skill appear once the whole game has been reviewed.
rv-player = Player
rv-start = Start
rv-luck = Luck
rv-skill = Skill
rv-result = Result
rv-sum = { $start } % at the start, luck { $luck }, skill { $skill }: { $result } %
rv-accuracy = Accuracy
# $samples: "98 000"
rv-halves = Skill: own choices { $own }, those of others { $others }
rv-sure = About { $samples } games were played out for this. A chance can be off by { $points ->
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
