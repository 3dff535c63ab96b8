# Naršyklės programa: galvosūkiai.

puzzles = Galvosūkiai
puzzles-of = Galvosūkiai: { $game }
puzzles-all = Visi galvosūkiai
puzzles-lead = Padėtys iš botų žaidimų. Vienas ėjimas aiškiai geresnis už visus kitus: rask jį.
puzzles-how = Po kiekvieno ėjimo greiti botai žaidė iki galo 1600 kartų. Teisingas laimi bent 15 žaidimų iš 100 daugiau negu bet kuris kitas. Tavo reitingą keičia tik pirmas bandymas; viskas lieka šiame įrenginyje.
puzzle-daily = Dienos galvosūkis
puzzle-daily-done = išspręstas
puzzle-start = Spręsti galvosūkius
puzzle-rating = Tavo reitingas
puzzle-rating-now = Reitingas { $rating }
puzzle-solved = Išspręsta
puzzle-of = { $count } iš { $all }
puzzle-in-a-row = Iš eilės
puzzle-best = daugiausia: { $count }
puzzle-days-in-a-row = Dienos iš eilės
puzzle-streak = { $count } iš eilės
puzzle-days = { $count ->
    [one] Dienos galvosūkis: { $count } diena iš eilės
    [few] Dienos galvosūkis: { $count } dienos iš eilės
   *[other] Dienos galvosūkis: { $count } dienų iš eilės
}
puzzle-theme = Tema
puzzle-theme-all = Visos temos
puzzle-leave = Išeiti iš galvosūkių
puzzle-show = Parodyk
puzzle-next = Toliau
puzzle-skip = Praleisti

## Klausimai

puzzle-ask-bid-first = Pradedi aukcioną: kiek šauki?
puzzle-ask-bid = Kiek šauki, o gal praleidi ėjimą?
puzzle-ask-build = Kurią kortą dabar statai?
puzzle-ask-build-or-raze = Ką darai pirma: griauni kortą ar statai, ir kurią?
puzzle-ask-pick = Kurias dvi plyteles renkiesi?
puzzle-ask-place = Kur dedi šią plytelę?
puzzle-ask-place-which = Kurią plytelę ir kur dedi?
puzzle-ask-assign = Kurią plytelę kuriam miestui skiri?

## Atsakymai

puzzle-right = Teisingai: po šio ėjimo laimi maždaug { $wins } iš 100 žaidimų, po kito geriausio – { $next }.
puzzle-wrong = Po šio ėjimo laimi maždaug { $wins } iš 100 žaidimų, o po geriausio – { $best }.

## „5 Towers“ temos

puzzle-theme-largest = Kiek daugiausia šaukti
puzzle-theme-deny = Nieko nepalik kitiems
puzzle-theme-enough = Ne per daug
puzzle-theme-wait = Verta palaukti
puzzle-theme-raze = Griauk dabar
puzzle-theme-roof = Viršūnė dabar
puzzle-theme-free = Aštuoneto ir deveto laisvė
puzzle-theme-card = Tinkama korta

## „Between Two Cities“ temos

puzzle-theme-neighbour = Ko reikia kaimynui
puzzle-theme-automacity = Mažai Automamiestui
puzzle-theme-duplex = Vieta dvigubai plytelei
puzzle-theme-factory = Daugiausia gamyklų
puzzle-theme-lower = Stiprink silpnesnį miestą
puzzle-theme-shops = Užbaik parduotuvių gatvę
puzzle-theme-taverns = Smuklių rinkinys
puzzle-theme-offices = Biurai
puzzle-theme-parks = Parkai
puzzle-theme-houses = Namai
puzzle-theme-other = Galvok į priekį
