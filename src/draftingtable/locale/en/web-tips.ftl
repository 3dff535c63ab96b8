# The browser client: help at the table. Tips are shown once each, at the control they are about.

## The quick reference

# A tab, next to "Game log" and "Chat": short
reference = Reference
quick-reference = Quick reference
quick-reference-offer = First game? See the quick reference
all-rules = All rules

## Tips

tip = Tip
tip-bid = How many of these cards do you want? The highest bidder takes exactly that many and builds them all. Players are shown in bidding order. Green: the highest bid that you can build.
tip-build = Tap a card, then its tower. Values go down as the tower rises, so mind the order.
tip-raze = Before your first card you may raze the top of one tower. At the end, razed cards cost 1 point for the first, 2 more for the second, 3 more for the third; and a razed card no longer counts.
tip-pick = Choose two tiles: you will place one in each of your cities. The others go to your neighbour. Hold a tile to see what it scores.
tip-assign = Give one tile to each city. You build in the two that you share with the Automas. Automacity is theirs, and you have to beat it: give it what scores least there.
tip-place = Both of your cities get tiles. Tap a marked square: the number is what the tile scores there.
tip-grid = A city is never more than 4 squares wide or tall: “3/4” means it uses 3 of the 4. It can still grow to any side that has a marked square.
tip-duplex = A duplex covers two squares and is never turned. One of its halves must touch the city.

## The settings

tips = Tips at the table
tips-about = Short notes at the controls. Each one disappears once you have followed it.
tips-again = Show tips again
tips-again-done = All tips will be shown once more.

## What something scores

# $points: signed; both follow the name of a kind of building or of a tile
score-if-placed = if placed here: { $points }
score-at-best = city { $city }: up to { $points }
score-card = { $points ->
    [one] Building { $card } would score { $points } point now.
   *[other] Building { $card } would score { $points } points now.
}
# A key
score-ask = Say what the card or tile scores
