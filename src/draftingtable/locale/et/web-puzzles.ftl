# Brauseriklient: nuputusülesanded.

puzzles = Nuputusülesanded
puzzles-of = Nuputusülesanded: { $game }
puzzles-all = Kõik nuputusülesanded
puzzles-lead = Seisud robotite mängudest. Üks käik on kõigist teistest selgelt parem: leia see üles.
puzzles-how = Kiired robotid mängisid iga käigu järel 1600 korda lõpuni. Õige käik võidab 100 mängust vähemalt 15 rohkem kui ükski teine. Sinu reitingut muudab ainult esimene katse; kõik jääb sellesse seadmesse.
puzzle-daily = Päeva nuputusülesanne
puzzle-daily-done = lahendatud
puzzle-start = Lahenda ülesandeid
puzzle-rating = Sinu reiting
puzzle-rating-now = Reiting { $rating }
puzzle-solved = Lahendatud
puzzle-of = { $count }/{ $all }
puzzle-in-a-row = Järjest
puzzle-best = parim: { $count }
puzzle-days-in-a-row = Päevi järjest
puzzle-streak = { $count } järjest
puzzle-days = { $count ->
    [one] Päeva nuputusülesanne: { $count } päev järjest
   *[other] Päeva nuputusülesanne: { $count } päeva järjest
}
puzzle-theme = Teema
puzzle-theme-all = Kõik teemad
puzzle-leave = Lahku nuputusülesannetest
puzzle-show = Näita
puzzle-next = Edasi
puzzle-skip = Jäta vahele

## Küsimused

puzzle-ask-bid-first = Sina alustad panustamist: kui palju panustad?
puzzle-ask-bid = Kui palju panustad või passid?
puzzle-ask-build = Millise kaardi nüüd lisad?
puzzle-ask-build-or-raze = Mida teed kõigepealt: eemaldad kaardi või lisad, ja millise?
puzzle-ask-pick = Millised kaks plaati valid?
puzzle-ask-place = Kuhu selle plaadi asetad?
puzzle-ask-place-which = Millise plaadi asetad ja kuhu?
puzzle-ask-assign = Millise plaadi annad millisele linnale?

## Vastused

puzzle-right = Õige: pärast seda võidad umbes { $wins } mängu 100-st, paremuselt järgmise käigu järel { $next }.
puzzle-wrong = Pärast seda võidad umbes { $wins } mängu 100-st, aga parima käigu järel { $best }.

## 5 Towersi teemad

puzzle-theme-largest = Kõrgeim panus
puzzle-theme-deny = Ära jäta neile midagi
puzzle-theme-enough = Mitte liiga palju
puzzle-theme-wait = Oota
puzzle-theme-raze = Eemalda nüüd
puzzle-theme-roof = Nüüd torni tipp
puzzle-theme-free = Kaheksa ja üheksa vabadus
puzzle-theme-card = Õige kaart

## Between Two Citiesi teemad

puzzle-theme-neighbour = Mida naaber vajab
puzzle-theme-automacity = Automalinnale vähe
puzzle-theme-duplex = Koht topeltplaadile
puzzle-theme-factory = Kõige rohkem tehaseid
puzzle-theme-lower = Tugevda nõrgemat linna
puzzle-theme-shops = Lõpeta poetänav
puzzle-theme-taverns = Kõrtside komplekt
puzzle-theme-offices = Kontorid
puzzle-theme-parks = Pargid
puzzle-theme-houses = Majad
puzzle-theme-other = Mõtle ette
