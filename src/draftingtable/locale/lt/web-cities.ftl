# Between Two Cities in the browser: the table, the solo modes, the campaign, the scoring.

## Cities

city-dialog = Miestas { $city }
# For whoever only watches: $names are all who build it.
cities-of = Miestas { $city } ({ $names })
city-all = Visi miestai
city-open = { $city } { $points }: miestas ({ $names }), rodyti padidintą
city-zoom = Rodyti miestą { $city } padidintą
city-close = Uždaryti
city-previous = Ankstesnis miestas
city-next = Kitas miestas
city-in-words = Žodžiais
city-as-text = Miestas { $city } žodžiais, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}. Stulpeliai ir eilutės skaičiuojami nuo viršutinio kairiojo kampo.
where-square = { $down ->
    [before] { $row ->
        [1] virš miesto
       *[other] { $row } eilutėmis virš miesto
    }
    [after] { $row ->
        [1] žemiau miesto
       *[other] { $row } eilutėmis žemiau miesto
    }
   *[in] { $row } eilutė
}, { $across ->
    [before] { $column ->
        [1] į kairę nuo miesto
       *[other] { $column } stulpeliais į kairę nuo miesto
    }
    [after] { $column ->
        [1] į dešinę nuo miesto
       *[other] { $column } stulpeliais į dešinę nuo miesto
    }
   *[in] { $column } stulpelis
}
where-first = pirmas langelis
city-empty = Miestas { $city } dar tuščias.
city-free = laisva
city-counts = skaičiuojamas
# Why a city scores less than before. $points: with a minus sign
city-lost = { $category ->
    [factories] Gamyklos { $points }: kitame mieste jų dabar daugiau.
   *[houses] Namai { $points }: prie gamyklos namas duoda tik 1 tašką.
}
city-more = Gamyklos ir likusios plytelės
city-factories = Visų miestų gamyklos
city-factory-line = Miestas { $city }: { $count ->
    [one] { $count } gamykla
    [few] { $count } gamyklos
   *[other] { $count } gamyklų
}, po { $worth } t. už kiekvieną
# $shape: vertical or horizontal
city-duplex = { $shape ->
    [vertical] dviguba plytelė, vertikali: viršuje { $one }, apačioje { $other }
   *[horizontal] dviguba plytelė, horizontali: kairėje { $one }, dešinėje { $other }
}
city-box = Dėžutėje: viengubų – { $singles }, dvigubų – { $duplexes } · išmesta: { $discarded }

## Who does what

city-builders = Statytojai
city-has-chosen = jau pasirinko
city-is-choosing = dar renkasi
city-hand-size = { $count ->
    [one] { $count } plytelė rankoje
    [few] { $count } plytelės rankoje
   *[other] { $count } plytelių rankoje
}
city-to-place = { $tile }, dar reikia padėti
city-waits-placing = Dar deda { $names }
city-first = Jei laukiate vienas kito, pradeda { $player }.
city-reveal = Atversta!
city-you = tu

## Choosing and placing

city-hand = Tavo plytelės
city-your-tiles = Plytelės, kurias reikia padėti
city-your-choice = Tavo slaptas pasirinkimas
city-chosen-wait = Pasirinkta. Laukiama kitų.
city-placed-wait = Padėta. Laukiama kitų.
city-last-turn-brief = Paskutinis raundo ėjimas
# In the same place, after an arrow: who gets the rest of my hand.
city-pass-to = gauna { $player }
# The title of the second round, short enough for one line on a phone.
city-round-duplex-pick = { $round } raundas: rinkis 2 iš 3 dvigubų
# The title of the third round’s first turn, short enough for one line on a phone.
city-round-passing = { $round } raundas: plytelės į { $side ->
    [left] kairę
   *[right] dešinę
}
city-confirm-pick = Pasilikti šias dvi
# A third tile was tapped.
city-two-chosen = Dvi jau pasirinktos: paliesk vieną iš jų, kad ją grąžintum.
# $count: how many are still missing
city-ask-pick = { $count ->
    [1] Pasirink dar vieną plytelę
   *[other] Pasirink dvi plyteles, po vieną kiekvienam miestui
}
# $tile: the one that is chosen. At most as long as the request for two
city-ask-pick-other = { $tile }: pasirink dar vieną
city-tile-for = { $tile }, miestui { $city }
city-ask-place = { $tile }: kur dėti šią plytelę?
city-ask-duplex = { $shape ->
    [vertical] Kur dėti dvigubą plytelę? Paliesk langelį, kuriame bus jos viršutinė pusė.
   *[horizontal] Kur dėti dvigubą plytelę? Paliesk langelį, kuriame bus jos kairioji pusė.
}
# A neighbour’s tile, for which I propose a place
city-ask-suggest = { $name } turi šią plytelę: kur ją dėti? { $tile }
# Why a tile can’t go where somebody tapped.
city-not-apart = Plytelė turi liestis su miestu kraštine, kampo neužtenka.
city-not-larger = Miestas negali būti platesnis ar aukštesnis nei 4 langeliai.
city-not-twice = Šis miestas savo plytelę jau gavo.
city-not-there = Plytelė dedama į vieną iš pažymėtų langelių.
city-place = Padėti
city-would-be = Į miestą { $city }: { $tile }, { $points }
city-back = Atgal
# What a hint points at: a tile, a spot, a city.
city-hinted = patarimas
city-which = Kuris miestas?
# The name of all spots together, for screen readers.
city-spots = Vietos mieste { $city } plytelei: { $tile }
city-spots-to-propose = Vietos, kurias gali pasiūlyti mieste { $city } plytelei: { $tile }
# $points with its sign; $beside: what stands around it
city-spot = { $tile }, miestas { $city }, { $square }: { $points }. { $beside_count ->
    [0] Pirma plytelė.
   *[other] Šalia: { $beside }.
}

## Talking with the neighbour

# Below the result, which has shown them
city-look-again = Dar kartą apžiūrėti miestus
city-show = Pasiūlyti kaimynui
city-show-first = Pirma pasirink langelį, tada pasiūlyk.
city-gain = miestas { $city } { $points }
# In solo games: tiles that chance, an Automa or the player has given to a city
city-assigned = { $mode ->
    [beginner] Ištraukta arba tavo skirta:
   *[expert] Automų ir tavo skirta:
}
city-my-proposals = Tavo pasiūlymai:
city-withdraw = Atsiimti pasiūlymą: { $tile }, miestas { $city }
city-point = Parodyti langelį
city-stop-pointing = Neberodyti
city-point-at = Parodyti čia: { $square }
city-suggest = Pasiūlyti, kur { $name } dėtų:
city-suggest-tile = Pasiūlyti, kur { $name } dėtų plytelę: { $tile }
city-proposed = yra pasiūlymas
city-accept = Taip, čia
city-ghost = { $name } siūlo: { $tile }

## Solo

city-ask-assign = { $tile }: kuriam miestui skirti šią plytelę?
city-at-best = daugiausia { $points }
city-why = Ką paėmė Automos
city-taken = paimta
city-automa-card = { $player }, korta Nr. { $card }
city-automa-hand = { $player }:
city-cards-left = { $count ->
    [one] liko { $count } korta
    [few] liko { $count } kortos
   *[other] liko { $count } kortų
}
city-automacity-line = { $category }: { $count ->
    [one] { $count } plytelė
    [few] { $count } plytelės
   *[other] { $count } plytelių
}, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
city-automacity-about = Taškai skaičiuojami tarsi išdėstyta idealiai: parduotuvės eilėmis, parkai poromis, kiekvienas biuras šalia smuklės, nė vieno namo šalia gamyklos.

## Keys

city-keys-tiles = Rinktis plytelę iš rankos
city-keys-arrows = Pereiti prie kitos plytelės arba kitos vietos mieste
city-keys-ends = Pereiti prie pirmos arba paskutinės plytelės ar vietos
city-keys-enter = Paimti plytelę arba padėti ją į vietą

## Scoring

city-scoring = Visų miestų taškai pagal pastatų tipus
city-total = Iš viso
# Below the winners, with equal scores and different places: $names.
result-tie-below = Žemesnėse vietose taškų po lygiai turi { $names }. Lyginamas { result-tie-reason }: { $compared }.
# The same with the reader among $names, as “ending-you”
result-tie-below-you = Žemesnėse vietose taškų po lygiai turite { $names }. Lyginamas { result-tie-reason }: { $compared }.
result-tie-next-you = Vis dar po lygiai turite { $names }. Lyginamas { result-tie-reason }: { $compared }.
result-tie-shared-rest-you = Visa kita po lygiai: pergale dalijatės { $names }.
city-lower-counts = Skaičiuojamas silpnesnis iš dviejų miestų.
# Below the final scores: explains the star at a city
city-star = ★ = skaičiuojamas nugalėtojui.
# At the start of a game for two.
city-two-sum = Abu tavo miestai kartu: { $points }. Skaičiuojama jų suma, o ne silpnesnis miestas.
city-sum-counts = Skaičiuojama abiejų miestų suma.

## Starting alone

city-solo-title = Žaidimas vienam tarp dviejų Automų
city-solo-rules = Žaidimo vienam taisyklės
city-mode = Kuris režimas?
city-mode-beginner = Pradedančiųjų režimas
city-mode-beginner-about = Iš rankos nesirenkama: plytelės traukiamos, o tu nusprendi, kuri kuriam miestui tenka.
city-mode-expert = Pažengusiųjų režimas
city-mode-expert-about = Dėl plytelių varžaisi su Automomis, žaidėjais robotais. Ką jos ima, nurodo jų kortos.
city-level-label = Lygis
# $points with its sign
city-level = { $level } ({ $points })
city-level-named = { $level }: { $ease ->
    [easiest] labai lengvas
    [easy] lengvas
    [gentle] gana lengvas
    [hard] sunkus
    [hardest] labai sunkus
   *[normal] vidutinis
}
city-level-about = Automamiestas, pačių Automų miestas, pradeda nuo { $points } t.
city-advice-first-game = Tinka pirmam žaidimui.
city-advice-next-challenge = Kitas iššūkis.
city-how-many = Kiek žaidimų?
city-one-game = Vienas žaidimas
city-campaign-length = Kampanija: { $games ->
    [one] { $games } žaidimas
    [few] { $games } žaidimai
   *[other] { $games } žaidimų
}
city-begin-game = Žaisti
city-begin-campaign = Pradėti kampaniją

## A campaign

city-campaigns = Kampanijos
city-campaign-about = Trys arba šeši to paties režimo ir lygio žaidimai. Už kiekvieną gauni silpnesnio miesto taškus ir papildomų taškų: tiek, kiek ten davė vienas pastatų tipas, o po pergalės – dvigubai tiek. Kiekvieną tipą galima rinktis vieną kartą.
city-my-campaigns = Pradėtos šiame įrenginyje
city-no-campaigns = Kampanijų dar nėra.
city-loading = Įkeliama…
city-campaign-so-far = Kampanijos taškai iki šiol:
city-campaign-over = Kampanija baigta. Kampanijos taškai:
city-game-won = Laimėta
city-game-lost = Pralaimėta
city-lower-city = Silpnesnis miestas
city-bonus = Papildomi taškai
city-bonus-each-once = Papildomų taškų kiekvienas tipas duoda vieną kartą:
city-bonus-used = { $number } žaidimas
city-bonus-pick = Pasirink pastatų tipą
city-bonus-take = Rinktis: { $category }, +{ $points }
city-play-game = Žaisti { $number } žaidimą iš { $games }
city-go-on = Tęsti { $number } žaidimą
city-another-campaign = Kita kampanija

## In the story, where the picture shows the square

story-place = { $player } deda plytelę „{ $tile }“ į miestą { $city }.
story-place-many = { $player } deda plyteles: { $each }.
story-place-each = { $tile } (miestas { $city })
heard-place = { $player } deda plytelę „{ $tile }“ į miestą { $city } ({ $square }).

## Refused placements: a partner was quicker. The errors say the same to those who type moves.

refused-square-taken = Šis miesto { $city } langelis jau užimtas ({ $building }). Pasirink kitą vietą plytelei „{ $tile }“.
refused-outside-four-by-four = Miestas { $city } išaugo, ir plytelė „{ $tile }“ į tą langelį nebetelpa. Pasirink kitą langelį.
refused-touches-no-building = Plytelė „{ $tile }“ turi liestis su miesto { $city } pastatu. Pasirink kitą langelį.
