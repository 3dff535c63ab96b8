# The browser client: lessons. Each sentence asks for one move or explains one idea.

learn-lead = Play a short first game. You can leave at any time and continue later.
learn-all = All lessons
# $game: its name
learn-of = Learn: { $game }
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
learn-play-beginner = Play a first solo game (beginner mode)
learn-play-automas = Play expert mode against Automas
learn-next = Next: { $lesson }

## 5 Towers

learn-towers = 5 Towers: the basics
learn-towers-about = Auctions, falling values, the 8, the 9 and the roof.
learn-towers-done = That is 5 Towers. The discarded cards are played once more, then the most points win.
lesson-towers-goal = Each card you build scores 1 point, and most points wins: each round, five cards are auctioned.
lesson-towers-bid-first = Only the highest bidder gets cards, exactly as many as they bid: bid 3 and leave the two low ones.
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
lesson-towers-third-card = Your third card starts a tower: take the highest, the tree 4.
lesson-towers-third-card-other = The tree 4 leaves more room for later cards than this one.
lesson-towers-bid-again = Don’t bid too low: the candy 5 and 9 fit, and the sand 0 will double a tower, so bid 3.
lesson-towers-before-nine = Build in any order: here, first the candy 5 on the 13.
lesson-towers-before-nine-other = First put the candy 5 on the 13.
lesson-towers-nine-order = Place the 5 first: the 9 will still fit.
lesson-towers-nine = A 9 fits on any card except a 0: put the candy 9 on the 5.
lesson-towers-nine-other = First put the candy 9 on the 5.
lesson-towers-roof = A 0 is a roof and doubles its tower’s points: close the sand tower, which then scores 10.
lesson-towers-roof-other = Take the sand 0: the roof doubles that tower’s points.
lesson-towers-razing = Nothing fits on a roof (red cross), and cards with a wrecking ball only once you raze, that is, knock down a tower’s top card.
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
learn-cities-done = That is Between Two Cities. The player whose lower city scores the most wins: here you, with 56.
lesson-cities-less = There it would score { $points }, but { $best } on the square with the star in city { $city }.
lesson-cities-same = That is just as good, but the lesson continues from the square with the star in city { $city }.
lesson-cities-pick-first = You build one city with each neighbour: pick the park and the shop, one tile for each city.
lesson-cities-pick-any-other = Good too, but for this lesson pick the two marked tiles.
lesson-cities-park = You build city A with Mira: put the park there, on the square with the star.
lesson-cities-park-other = First select the park: it goes on the square with the star in city A.
lesson-cities-shop = You build city C with Hugo: place your shop there.
lesson-cities-mira = Mira has put a second park next to yours, so together they score 8 (1 to 4 parks: 2 · 8 · 12 · 13).
lesson-cities-hugo = Hugo has put a second shop in line with yours, so together they score 5 (1 to 4 shops: 2 · 5 · 10 · 16).
lesson-cities-lower = Mira and Hugo build city B, and in the end only the lower of your own two cities counts: for now city C.
lesson-cities-pick-passed = The hands went round to the left, and these tiles come from Hugo: pick the tavern and the office.
lesson-cities-tavern = Mira proposes a square for your tavern (1 to 4 different ones: 1 · 4 · 9 · 17): tap “{ city-accept }”.
lesson-cities-tavern-other = First put the tavern into city A, on the square with the star.
lesson-cities-no = You may always say no, but this lesson continues with Mira’s square: accept it.
lesson-cities-other-tile = That asks Mira about your other tile, but this lesson continues with her square for the tavern: accept it.
lesson-cities-other-spot = That asks Mira for another square, but this lesson continues with this one: accept it.
lesson-cities-office = Next to Hugo’s tavern in city C, your office scores 1 more (1 to 4 offices: 1 · 3 · 6 · 10): put it on the star.
lesson-cities-pick-last = Of the last three tiles you keep two: pick the factory and the house.
lesson-cities-factory = A factory scores 4 where there are the most, 3 in second place, else 2: put it on the star in city A.
lesson-cities-factory-other = First put the factory into city A, on the square with the star.
lesson-cities-house = A house scores 1 for each other type in its city, but only 1 next to a factory: put it on the star in city C.
lesson-cities-pick-duplex = Round 2 brings duplex tiles, two buildings in one: pick the house–office and the shop–tavern.
lesson-cities-duplex = A duplex is never turned and must touch the city: put the house–office on the star in city A.
lesson-cities-duplex-other = First put the house–office into city A, on the square with the star.
lesson-cities-floating = A city becomes a four by four square, whichever way it grows: put the shop–tavern on the star in city C.
lesson-cities-pick-end = Round 3, with hands passed to the right, was played for you up to its last turn: pick the house and the office.
lesson-cities-fill = Each of your cities has one square left: put the house into city A.
lesson-cities-fill-other = First put the house into city A, on the square with the star.
lesson-cities-finish = Put the office into city C: that completes both of your cities.
lesson-cities-end = Your cities score { $city_A } and { $city_C }, and the lower one is your result; Mira and Hugo get { $city_B }, so you win!

## Solo

learn-beginner = Between Two Cities alone: beginner mode
learn-beginner-about = Share out drawn tiles, build two cities and beat Automacity.
learn-beginner-done = That was the first of seven turns; the fourth brings duplex tiles. Good luck!
lesson-beginner-same = { lesson-cities-same }
lesson-beginner-cities = When you play alone, you build cities A and C and have to beat city B, Automacity, with both.
lesson-beginner-assign-shop = Every city has drawn one tile and needs another: city A has a shop, so assign your shop to it.
lesson-beginner-assign-shop-other = A second shop suits city A best: assign your shop to A.
lesson-beginner-assign-park = City C has a park: select your park, then assign it to C.
lesson-beginner-assign-park-other = Two parks together score 8, so assign the park to city C.
lesson-beginner-assign-house = Automacity gets what is left: assign the house to it.
lesson-beginner-place-shop = Now place both tiles of each of your cities: begin with a shop in city A.
lesson-beginner-place-shop-other = First place a shop in city A.
lesson-beginner-place-line = Put the second shop on the square with the star: lines of shops score more.
lesson-beginner-place-line-other = First place the second shop in city A.
lesson-beginner-place-park = Now put a park into city C.
lesson-beginner-place-group = Put the other park on the square with the star.
lesson-beginner-perfect = Automacity has no squares: it scores as if laid out perfectly.
lesson-beginner-level = Level { $level }, right for a first game, takes { $level_points } points off Automacity.
lesson-beginner-winning = You win if both of your cities score more than Automacity.

learn-solo = Between Two Cities alone: expert mode
learn-solo-about = Draft against two robot players, the Automas, and learn to read their cards.
learn-solo-done = That was expert mode. Good luck against the Automas!
lesson-solo-same = { lesson-cities-same }
lesson-solo-neighbours = In expert mode, you build city A with Autommaso and city C with Automarta: robot players, called Automas.
lesson-solo-card = Autommaso’s card says factory, then most points: it had no factory, so it gave city A a shop.
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
lesson-solo-level = Automacity begins with two duplex tiles and gets two tiles every turn, but level { $level } takes { $level_points } points off it.
lesson-solo-winning = You win if both of your cities score more than Automacity, since each Automa’s result is its lower city too.
