# A böngészős kliens: feladványok.

puzzles = Feladványok
puzzles-of = Feladványok: { $game }
puzzles-all = Minden feladvány
puzzles-lead = Állások botok játszmáiból. Mindig van egy lépés, amely egyértelműen jobb a többinél: találd meg!
puzzles-how = Gyors botok minden lépés után 1600-szor végigjátszották a játékot. A helyes lépéssel 100 játékból legalább 15-tel több nyerhető meg, mint bármelyik másikkal. Az értékszámodat az első próbálkozásod változtatja meg; minden ezen az eszközön marad.
puzzle-daily = A nap feladványa
puzzle-daily-done = megoldva
puzzle-start = Feladványok megoldása
puzzle-rating = Értékszámod
puzzle-rating-now = Értékszám: { $rating }
puzzle-solved = Megoldva
puzzle-of = { $all } közül { $count }
puzzle-in-a-row = Egymás után
puzzle-best = a legtöbb: { $count }
puzzle-days-in-a-row = Egymás utáni napok
puzzle-streak = { $count } egymás után
puzzle-days = A nap feladványa: { $count } egymás utáni napon
puzzle-theme = Téma
puzzle-theme-all = Minden téma
puzzle-leave = Kilépés a feladványokból
puzzle-show = Mutasd meg
puzzle-next = Tovább
puzzle-skip = Kihagyás

## Kérdések

puzzle-ask-bid-first = Te kezded a licitálást: mennyit licitálsz?
puzzle-ask-bid = Mennyit licitálsz, vagy passzolsz?
puzzle-ask-build = Melyik kártyát építed most?
puzzle-ask-build-or-raze = Mi legyen az első: lebontasz egy kártyát, vagy építesz, és melyiket?
puzzle-ask-pick = Melyik két lapkát választod?
puzzle-ask-place = Hova rakod le ezt a lapkát?
puzzle-ask-place-which = Melyik lapkát rakod le, és hova?
puzzle-ask-assign = Melyik lapkát melyik városhoz rendeled?

## Válaszok

puzzle-right = Helyes: ezután 100 játékból körülbelül { $wins } győzelem várható, a következő legjobb lépés után { $next }.
puzzle-wrong = Ezután 100 játékból körülbelül { $wins } győzelem várható, a legjobb lépés után viszont { $best }.

## Az 5 Towers témái

puzzle-theme-largest = A legnagyobb licit
puzzle-theme-deny = Ne hagyj nekik semmit
puzzle-theme-enough = Ne túl sokat
puzzle-theme-wait = Várj
puzzle-theme-raze = Most bonts
puzzle-theme-roof = Most jöjjön a toronytető
puzzle-theme-free = A 8-as és a 9-es szabadsága
puzzle-theme-card = A megfelelő kártya

## A Between Two Cities témái

puzzle-theme-neighbour = Amire a szomszédodnak szüksége van
puzzle-theme-automacity = Kevés pontot Automavárosnak
puzzle-theme-duplex = A dupla lapka helye
puzzle-theme-factory = A gyárak elsősége
puzzle-theme-lower = Erősítsd az alacsonyabb értékű várost
puzzle-theme-shops = Zárd le a boltok sorát
puzzle-theme-taverns = Fogadókészlet
puzzle-theme-offices = Irodák
puzzle-theme-parks = Parkok
puzzle-theme-houses = Lakóházak
puzzle-theme-other = Gondolj előre
