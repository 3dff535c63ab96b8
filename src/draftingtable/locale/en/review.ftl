# Reviews of finished games (docs/analysis.md): what `draftingtable review` prints, and reasons that
# speak against a move. Reasons begin in lower case and have no full stop, as in web-hints.ftl.

review-title = Review: { $game }
review-how-sure = Estimated by playing on { $samples } times from the positions of this game. Every chance has a standard error of up to { $error } percentage points.
review-chances = Chances to win
review-chances-about = Each player’s chance to win after every deal and every choice.
review-moments = What decided the game
review-moments-about = How much each of them changed the chances, in percentage points.
review-deal = The deal before move { $step } ({ $text })
review-choice = Move { $step }: { $player } chose { $move }
review-rarity = a deal at least as good for { $player } comes once in { $number } deals
review-balance = Luck and skill
review-balance-about = What changed each player’s chance to win, in percentage points. Each row adds up to the result.
review-player = Player
review-points = Points
review-start = At first
review-luck = Deals
review-own = Own choices
review-others = Others’ choices
review-result = Result
review-players = Decisions
review-accuracy = Accuracy
review-accuracy-about = Accuracy is 100 if no choice cost anything. A choice within the uncertainty counts as best.
review-grade = { $grade ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
review-lessons = What would have been better
review-nothing = No choice cost more than an inaccuracy.
review-lost = { $grade }, { $lost } (± { $error }) percentage points lost
review-better = Better: { $text }
review-played = Played: { $text }
review-partner = { $player } could have proposed { $move }: { $mine } percentage points more for the one who placed the tile, { $theirs } for { $player }.
review-footer = Made by Drafting Table { $version }, depth { $depth }, in { $seconds } s.

# Why a move is worse than the best one. $more, $less: the same with the best move
hint-less-than-best = it adds { $points } now, the better move { $more }
hint-lets-rival = it lets { $player } take { $number } for up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-room-for-fewer = your towers then have room for { $count } of the later cards instead of { $more }
hint-fewer-squares = it leaves { $count ->
    [one] { $count } square
   *[other] { $count } squares
} to build on, the better square { $more }
hint-passes-on = it passes on the { $tile }, which can give { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-gives-automacity = { automacity } gains { $points } from it, from the better tile { $less }
hint-leaves-for-automacity = it leaves the { $tile } for { automacity }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} there
hint-ends-lower = on average it costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
} by the end
hint-rival-ends-higher = { $player } ends { $points ->
    [one] { $points } point
   *[other] { $points } points
} higher on average
