# The browser client: lessons. Each sentence asks for one move or explains one idea.

learn-lead = Play a short first game. You can leave at any time and continue later.
# $lesson: one of the titles below
learn-lesson = Lesson: { $lesson }
learn-leave = Leave the lesson
learn-progress = Progress
learn-back = Previous step
learn-continue = Continue
learn-show = Show me
learn-watch = Watch the table …
learn-begin = Start
learn-resume = Continue
learn-done = Done
learn-play-again = Play again
learn-again = Start over
learn-play = Play a first game against bots
learn-play-automas = Play expert mode against Automas
learn-next = Next: { $lesson }

## 5 Towers

learn-towers = 5 Towers: the basics
learn-towers-about = Auctions, falling values, the 8, the 9 and the roof.
learn-towers-done = That is 5 Towers. The discarded cards are played once more, then the most points win.
lesson-towers-goal = Each card you build scores 1 point, and most points wins: each round, five cards are auctioned.
lesson-towers-bid-first = The highest bidder takes exactly that many cards: bid 3, because little fits on a 3 or a 1.
lesson-towers-bid-first-low = You want three of these cards, so bid 3.
lesson-towers-bid-first-high = A tower that starts with a 3 or a 1 soon has no room: bid 3 and leave those two.
lesson-towers-take = The others pass, so you won: tap the sand 14, then sand among your towers.
lesson-towers-take-order = The 14 does not fit on the 11: start with the 14.
lesson-towers-take-low = A tower that starts this low soon has no room: take one of the high cards.
lesson-towers-take-other = That one comes later; start with the sand 14.
lesson-towers-crown = The crown always goes to your tallest tower, the main tower: its cards score 1 more each.
lesson-towers-down = Values fall as a tower rises: put the sand 11 on the 14.
lesson-towers-down-other = That fits too, but first put the sand 11 on the 14.
lesson-towers-second-tower = Each kind has its own tower: start candy with the 13.
lesson-towers-cleared = The other cards are discarded, and the player after the builder starts: Mira.
lesson-towers-special = Any value fits on an 8: the blue mark means that the sand 12 needs the sand 8 first.
lesson-towers-outbid = Everyone bids once: Mira bids 2, Hugo passes, so bid 3.
lesson-towers-outbid-pass = If you pass, somebody else gets these cards: bid 3.
lesson-towers-outbid-high = That would force you to take cards that start a tower very low: 3 is enough.
lesson-towers-eight = Put the sand 8 on the sand 11: it is lower, so it fits.
lesson-towers-eight-other = Begin with the sand 8: it goes on the sand 11.
lesson-towers-on-eight = Now put the sand 12 on the 8.
lesson-towers-on-eight-other = First put the sand 12 on the 8.
lesson-towers-third-card = Your third card starts a tower: take the tree 4, the highest of the rest.
lesson-towers-third-card-other = The tree 4 leaves more room for later cards than this one.
lesson-towers-bid-again = The candy 5 and 9 fit, and the sand 0 will double a tower: outbid them with 3.
lesson-towers-before-nine = Build in any order: here, first put the candy 5 on the 13.
lesson-towers-before-nine-other = First put the candy 5 on the 13.
lesson-towers-nine-order = Place the 5 first: the 9 will still fit.
lesson-towers-nine = A 9 fits on any card except a 0: put the candy 9 on the 5.
lesson-towers-nine-other = First put the candy 9 on the 5.
lesson-towers-roof = A 0 is a roof and doubles its tower’s points: close the sand tower, whose 5 cards then score 10.
lesson-towers-roof-other = Take the sand 0: the roof doubles that tower’s points.
lesson-towers-razing = Cards with a wrecking ball fit only once you raze, that is, knock down the top card of a tower.
lesson-towers-bid-high = Razing makes room for three good cards, so bid 3.
lesson-towers-bid-high-pass = Razing costs 2 points here, and three cards bring more: bid 3.
lesson-towers-raze = Tap the tree 4: the −2 above it is what that costs in all.
lesson-towers-rebuild = Now build the tree 12.
lesson-towers-rebuild-other = That fits too, but build the tree tower first: 12, then 6.
lesson-towers-rebuild-more = Now put the tree 6 on the 12.
lesson-towers-last-card = Tap “{ tw-finish }” to start the horror tower with the 7.
lesson-towers-pass = Nothing fits without razing: pass, which is free (the start player bids 0 instead).
lesson-towers-count = At the end, the first razed card costs 1 point, the second 2 more and the third 3 more.

## Between Two Cities

learn-cities = Between Two Cities: the basics
learn-cities-about = Two neighbours, two cities, and what each building scores.
learn-cities-done = That is Between Two Cities. The player whose lower city scores the most wins: here Mira, with 60.
lesson-cities-less = There it would score { $points }, but { $best } on the square with the star in city { $city }.
lesson-cities-same = That is just as good, but the lesson continues from the square with the star in city { $city }.
lesson-cities-pick-first = You build one city with each neighbour: pick the shop and the park, one tile for each city.
lesson-cities-pick-first-other = Any two are allowed, but this lesson continues with the shop and the park.
lesson-cities-grid = City A is yours and Mira’s, C is yours and Hugo’s, and B is theirs: each grows to four by four squares, in any direction.
lesson-cities-park = Put the park into city A, next to Mira’s: 1, 2, 3 or 4 connected parks score 2, 8, 12 or 13.
lesson-cities-park-other = First put the park into city A, on the square with the star.
lesson-cities-shop = Your other tile goes into city C, which you build with Hugo: a line of 1, 2, 3 or 4 shops scores 2, 5, 10 or 16.
lesson-cities-lower = In the end only the lower of your two cities counts, for now city C, so look after both.
lesson-cities-pick-passed = The hands went round to the left, and these tiles come from Hugo: pick the tavern and the office.
lesson-cities-pick-passed-other = Good too, but this lesson continues with the tavern and the office.
lesson-cities-tavern = Mira proposes a square for your tavern: different taverns form a set worth 1, 4, 9 or 17, so accept.
lesson-cities-tavern-other = First put the tavern into city A, on the square with the star.
lesson-cities-talk = In a game, you can ask too, with “{ city-show }” or, for later, “{ wish-make }”, but everyone decides where their own tiles go.
lesson-cities-no = You may always say no, but this lesson continues with Mira’s square: accept it.
lesson-cities-other-tile = That asks Mira about your other tile, but this lesson continues with her square for the tavern: accept it.
lesson-cities-other-spot = That asks Mira for another square, but this lesson continues with this one: accept it.
lesson-cities-office = 1, 2, 3 or 4 offices anywhere in a city score 1, 3, 6 or 10, and each one next to a tavern 1 more: put yours on the square with the star.
lesson-cities-pick-last = Of the last three tiles you keep two: pick the factory and the house.
lesson-cities-pick-last-other = Good too, but this lesson continues with the factory and the house.
lesson-cities-factory = Each factory scores 4 in a city with the most factories, 3 in one with the second most and 2 elsewhere: put it in city A.
lesson-cities-factory-other = First put the factory into city A, on the square with the star.
lesson-cities-house = A house scores 1 for every other type in its city, or just 1 if it is next to a factory: put it on the square with the star.
lesson-cities-pick-duplex = Round 2 brings duplex tiles, two buildings in one: pick the house–office and the shop–tavern.
lesson-cities-pick-duplex-other = Good too, but this lesson continues with the house–office and the shop–tavern.
lesson-cities-duplex = A duplex is never turned and must touch the city: put the house–office in city A.
lesson-cities-duplex-other = First put the house–office into city A, on the square with the star.
lesson-cities-floating = Each city ends as a four by four square, whichever way it grows: put the last duplex on the square with the star.
lesson-cities-end = Round 3, with hands passed to the right, has been played for you: your cities score { $city_A } and { $city_C }, and the lower one is your result.

## Solo

learn-solo = Between Two Cities alone
learn-solo-about = Expert mode: robot players called Automas, their cards, their city and the levels.
learn-solo-done = That was expert mode. In beginner mode, you share out drawn tiles, also to Automacity. Good luck against the Automas!
lesson-solo-same = { lesson-cities-same }
lesson-solo-neighbours = In expert mode, you build with a robot player on each side, the Automas, whose own city, Automacity, has a head start.
lesson-solo-card = Autommaso, on your left, has a card with factory, then most points: it had no factory, so it chose a shop for city A, which you will place.
lesson-solo-assign-shop = Now give each of your cities one of your tiles: assign the shop to city A.
lesson-solo-assign-shop-other = Autommaso gave city A a shop, so a second one fits best: assign your shop to A.
lesson-solo-assign-park = Automarta gave city C a park: select your park, then assign it to C as well.
lesson-solo-assign-park-other = Two parks together score 8, so assign the park to city C.
lesson-solo-place-shop = You place both tiles of each city: begin with a shop in city A.
lesson-solo-place-shop-other = First place a shop in city A.
lesson-solo-place-line = Put the second shop on the square with the star: lines of shops score more.
lesson-solo-place-line-other = First place the second shop in city A.
lesson-solo-place-park = Now put a park into city C.
lesson-solo-place-group = Put the other park on the square with the star.
lesson-solo-automacity = The city between the Automas is Automacity: it has no squares and scores as if laid out perfectly.
lesson-solo-level = The level adds points to Automacity or takes some away: level 2 suits a first game.
lesson-solo-winning = You win if both of your cities score more than Automacity, since each Automa’s result is its lower city too.
