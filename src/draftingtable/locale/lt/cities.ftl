# Between Two Cities: components, events, the table, moves, explanations, errors.

cities-title = Between Two Cities
automacity = Automamiestas

# $name: how the rules call an Automa
automa-name = { $name ->
    [Autommaso] Autommaso
   *[Automarta] Automarta
}

# $building: S, F, O, P, H or the kind of tavern: d, e, m, b
building-name = { $building ->
    [S] parduotuvė
    [F] gamykla
    [O] biuras
    [P] parkas
    [H] namas
    [d] gėrimų smuklė
    [e] maisto smuklė
    [m] muzikos smuklė
   *[b] nakvynės smuklė
}
category-name = { $category ->
    [shops] parduotuvės
    [factories] gamyklos
    [taverns] smuklės
    [offices] biurai
    [parks] parkai
   *[houses] namai
}

## Events. $hidden says whether the reader may not know everything.

event-round = Prasideda { $round }{ $half } raundas.
event-hand = { $hidden ->
    [yes] { $player } traukia { $count ->
        [one] { $count } plytelę
        [few] { $count } plyteles
       *[other] { $count } plytelių
    }.
   *[no] { $player } traukia plyteles: { $tiles }.
}
event-pick = { $hidden ->
    [yes] { $player } jau pasirinko.
   *[no] { $player } renkasi plyteles: { $tiles }.
}
event-reveal = { $player } atverčia plyteles: { $tiles }.
event-place = { $player } deda plytelę „{ $tile }“ į miestą { $city }, langelį { $square }.
# Several tiles in a row: $tile and $city list them.
event-place-many = { $player } deda plyteles į miestus { $city }: { $tile }.
event-hands-passed = { $side ->
    [left] Visi perduoda plyteles į kairę
   *[right] Visi perduoda plyteles į dešinę
} (po { $count }).
event-discard = { $count ->
    [one] Užversta išmetama { $count } plytelė.
    [few] Užverstos išmetamos { $count } plytelės.
   *[other] Užversta išmetama { $count } plytelių.
}
event-discard-open = Išmetama: { $tiles }.
event-random = Miestui { $city } atsitiktinai tenka { $tile }.
event-draw = Atversta: { $tiles }.
event-card = { $player } atverčia Automos kortą Nr. { $card }.
event-automa-assign = { $player } skiria miestui { $city } plytelę „{ $tile }“ ({ $symbol ->
    [house] namas
    [factory] gamykla
    [new] naujas tipas
   *[most] daugiausia taškų: +{ $points }
}).
event-assign = { $player } skiria miestui { $city } plytelę „{ $tile }“.
event-cities-finished = Visi miestai baigti statyti ({ $count }).

## The table

# $half: a or b in a two-player game, where each round is played twice (C7)
cities-round = { $half ->
    [a] { $round } raundas iš 3, pirma pusė
    [b] { $round } raundas iš 3, antra pusė
   *[other] Raundas { $round }/3
}
cities-turn = ėjimas { $turn }/{ $turns }
cities-passing = { $side ->
    [left] plytelės į kairę, jas gauna { $player }
   *[right] plytelės į dešinę, jas gauna { $player }
}
cities-no-passing = dvigubos plytelės
cities-last-turn = paskutinis raundo ėjimas: likusios plytelės išmetamos
cities-score = { $how ->
    [sum] tavo taškai: { $score } (suma)
   *[lower] tavo taškai: { $score } (silpnesnis miestas)
}
cities-with = Miestas { $city } ({ $neighbour })
# Solo: a city shared with an Automa.
cities-shared = Miestas { $city }, { $neighbour }
cities-alone = { $side ->
    [left] Tavo kairysis miestas { $city }
   *[right] Tavo dešinysis miestas { $city }
}
# Cities, with how many factories they have, where each is worth as much.
cities-factory-rank = po { $worth } t. už gamyklą: { $cities }
cities-have-chosen = Jau pasirinko { $names }.
cities-waiting-for = Dar renkasi { $names }.
cities-revealed = Atversta:
cities-still-places = dar deda:
cities-you-pass-on = Perduodi:
cities-you-discard = Išmeti:
# $bonus: the level's points, with their sign
cities-automacity = Automamiestas ({ $city }): { $points } t. (iš jų { $bonus } už { $level } lygį)
# At a level without points.
cities-automacity-plain = Automamiestas ({ $city }): { $points } t.
cities-hands = Rankose:
cities-to-place = Reikia padėti:

## Automas

automa-symbol = { $symbol ->
    [house] namas
    [factory] gamykla
    [new] naujas tipas
   *[most] daugiausia taškų
}
automa-skipped = { $symbol } ({ $reason ->
    [not-in-hand] rankoje nėra
    [nothing-new] nieko naujo
   *[no-house-in-city] tik jei ten yra namas
})
automa-decision = { $player }, korta Nr. { $card }, miestui { $city }:
automa-tie = [vienodai vertos: { $tiles }; imama pirmoji]

## Moves

# $points: the most it can add there, with its sign
move-assign = { $tile } – miestui { $city } ({ $points })
move-into = { $tile } – į miestą { $city } ({ $points })
# Factories there change in value too. $cities: letters, each with points.
gain-elsewhere = taip pat { $cities }: ten gamyklos nusileidžia žemiau
move-pick = Rinktis: { $one } ir { $other }
move-place = { $tile } į miestą { $city }, langelis { $square } ({ $points })
ask-pick = { $player }: kurias dvi plyteles pasilieki? Įvesk du numerius, pavyzdžiui: 1 4
ask-pick-second = { $player }: { $tile } – ir kuri dar?
ask-assign = { $player }: kurią plytelę kuriam miestui skiri?
ask-place = { $player }: kurią plytelę į kurį miestą dedi?
ask-spot = { $player }: kur mieste { $city } dėti plytelę „{ $tile }“?
ask-spot-duplex = { $player }: kur mieste { $city } dėti plytelę „{ $tile }“? Numeris žymi jos viršutinę arba kairiąją pusę.
note-places-first = Miestas { $city }: jei abu laukiate vienas kito, pradeda { $player }. Jei nori, kad kitas eitų pirma tavęs, įvesk „laukiu“ (C3.4).
hint-pick = Patarimas: į kiekvieną tavo miestą dedama po vieną iš šių dviejų plytelių. Skliaustuose – kiek daugiausia taškų ji ten gali duoti. Skaičiuojamas tik silpnesnis tavo miestas (žaidžiant dviese – abiejų suma).
hint-assign = Patarimas: skliaustuose – kiek daugiausia taškų plytelė dabar gali duoti tam miestui. Automamiestas varžosi su silpnesniu tavo miestu.
hint-spot = Patarimas: numeriai mieste žymi galimas vietas, šalia – taškai, kuriuos jos duoda; „a“ – grįžti.

## Unseen tiles

unseen-tiles = { $count ->
    [one] { $count } dar nematyta plytelė
    [few] { $count } dar nematytos plytelės
   *[other] { $count } dar nematytų plytelių
}
unseen-known = { $player } turi iš tavęs gautas plyteles:

## The rules in short

rules-cities-aim = Tarp kiekvienų dviejų kaimynų yra miestas, kurį jie stato kartu; pabaigoje tai 4 × 4 pastatų kvadratas. Tavo taškai – silpnesnio iš dviejų tavo miestų taškai (žaidžiant dviese kiekvienas stato du savo miestus ir skaičiuojama jų suma).
rules-cities-draft = 1 ir 3 raundai: iš rankoje esančių viengubų plytelių slapta pasirink dvi, padėk po vieną į kiekvieną savo miestą, kitas perduok. 2 raundas: tas pats vieną kartą su dviem iš trijų dvigubų plytelių.
rules-cities-placing = Plytelė turi kraštine liesti pastatą, o visi miesto pastatai turi tilpti į 4 × 4 kvadratą. Plytelės nesukamos ir neperkeliamos.
rules-cities-shops = S parduotuvės: 1, 2, 3, 4 vienoje tiesioje linijoje duoda 2, 5, 10, 16.
rules-cities-factories = F gamyklos: mieste, kuriame jų daugiausia, – po 4, antrame pagal skaičių – po 3, kitur – po 2.
rules-cities-taverns = d e m b smuklės: 1, 2, 3, 4 skirtingų rinkinys duoda 1, 4, 9, 17.
rules-cities-offices = O biurai: nuo 1 iki 6 duoda 1, 3, 6, 10, 15, 21 ir dar po 1 už kiekvieną šalia smuklės.
rules-cities-parks = P parkai: 1, 2, 3, 4, 5 sujungtų parkų grupė duoda 2, 8, 12, 13, 14.
rules-cities-houses = H namai: po 1 už kiekvieną kitą pastatų tipą mieste, daugiausia 5, bet šalia gamyklos – tik 1.
rules-cities-solo = Žaidžiant vienam varžomasi su dviem žaidėjais robotais, Automomis, ir su kiekviena statoma po miestą. Trečiasis, Automamiestas, yra jų: jis nedėliojamas, o taškai skaičiuojami tarsi išdėstyta idealiai. Laimi, jei abu tavo miestai surenka daugiau taškų nei Automamiestas.

## The result

result-level = lygis
result-cities-player = { $player }: { $score } – { $how ->
    [sum] { $left } ir { $right } suma
   *[lower] mažesnis iš { $left } ir { $right }
}
# What is compared between equal scores (C6.2, C6.3).
result-tie-reason = { $reason ->
    [higher-city] stipresnis miestas
    [shops] parduotuvių skaičius
    [factories] gamyklų skaičius
    [taverns] smuklių skaičius
    [offices] biurų skaičius
    [parks] parkų skaičius
   *[houses] namų skaičius
}
result-tie = Taškų po lygiai. Lyginamas { result-tie-reason }: { $compared }.
# Between those whom the comparison before left equal: $names.
result-tie-next = Vis dar po lygiai turi { $names }. Lyginamas { result-tie-reason }: { $compared }.
result-tie-shared = Viskas po lygiai: pergalė bendra.
# After a comparison that left several of them equal: $names.
result-tie-shared-rest = Visa kita po lygiai: pergale dalijasi { $names }.

## A campaign

campaign-title = Kampanija: { $mode ->
    [expert] pažengusiųjų režimas
   *[beginner] pradedančiųjų režimas
}, { $level } lygis, { $games ->
    [one] { $games } žaidimas
    [few] { $games } žaidimai
   *[other] { $games } žaidimų
}
campaign-next = { $number } žaidimas iš { $games }
campaign-game = { $number } žaidimas, { $won ->
    [yes] laimėtas
   *[no] pralaimėtas
}: silpnesnis miestas ({ $city }) – { $score }
campaign-points = { $points ->
    [one] { $points } kampanijos taškas
    [few] { $points } kampanijos taškai
   *[other] { $points } kampanijos taškų
}
campaign-so-far = Iki šiol: { $points ->
    [one] { $points } kampanijos taškas
    [few] { $points } kampanijos taškai
   *[other] { $points } kampanijos taškų
}
campaign-result = Kampanija baigta. Rezultatas: { $points ->
    [one] { $points } kampanijos taškas
    [few] { $points } kampanijos taškai
   *[other] { $points } kampanijos taškų
}
campaign-ask-bonus = { $won ->
    [yes] Už kurį pastatų tipą imi papildomus taškus? Žaidimas laimėtas, todėl jie skaičiuojami dvigubai. Kiekvieną tipą kampanijoje galima rinktis vieną kartą.
   *[no] Už kurį pastatų tipą imi papildomus taškus? Kiekvieną tipą kampanijoje galima rinktis vieną kartą.
}
campaign-bonus-number = Įvesk numerį nuo 1 iki { $most }.
campaign-kept = Kampanija įrašyta. Jei nori tęsti, įvesk: draftingtable campaign { $file }

## Errors

error-no-such-tile = „{ $found }“ nėra plytelė. Plytelė – tai S, F, O, P, H, d, e, m arba b, arba dviguba, pavyzdžiui, F/e ar e-F.
error-no-such-city = Tokio miesto nėra.
error-no-such-square = „{ $found }“ nėra langelis. Rašyk x,y, pavyzdžiui, 1,0 arba -2,1.
error-square-out-of-reach = { $found } – per toli: nuo pirmos miesto plytelės galima nutolti ne daugiau kaip per { $far } langelius.
error-wish-not-shared = Norus gali žymėti ir šalinti tik mieste, kurį statai su kaimynu. Miesto { $city } su kaimynu nestatai.
error-wish-no-room = Mieste { $city } ten statyti negalima.
error-touches-no-building = { $tile } langelyje { $square } nesiliečia su jokiu miesto { $city } pastatu.
error-square-taken = Plytelės { $tile } negalima dėti į langelį { $square } mieste { $city }: langelyje { $taken } stovi { $building }.
error-outside-four-by-four = Jei langelyje { $square } būtų { $tile }, miestas { $city } netilptų į 4 × 4 kvadratą.
error-first-tile-is-origin = Pirma miesto { $city } plytelė dedama į langelį 0,0, o ne į { $square }.
error-both-tiles-placed = { $seat } vietos žaidėjas jau padėjo abi plyteles.
error-tiles-come-first = Pirma reikia išdalyti plyteles.
error-choice-is-final = { $seat } vietos žaidėjas jau pasirinko, o pasirinkimo keisti negalima.
error-assigning-is-solo = Plytelės skiriamos tik žaidžiant vienam.
error-picking-not-placing = Dabar reikia pasirinkti dvi plyteles; dėti dar negalima.
error-placing-not-picking = Plytelės jau pasirinktos; dabar jas reikia padėti.
error-not-in-hand = Plytelės { $tile } rankoje nėra.
error-only-one-in-hand = Rankoje yra tik viena plytelė { $tile }.
error-not-to-be-placed = Plytelės { $tile } dėti nereikia. Reikia padėti: { $tiles }.
error-not-your-city = Miestas { $city } ne tavo. Tavo miestai: { $cities }.
error-one-tile-for-each-city = Į miestą { $city } plytelę jau padėjai. Kitą dėk į miestą { $other }.
error-no-picking-in-solo = Žaidžiant vienam slapta nesirenkama.
error-placing-not-assigning = Plytelės jau paskirtos; dabar jas reikia padėti.
error-assigning-not-placing = Pirma paskirk plyteles miestams, tada dėk.
error-automa-takes-another = Pagal Automos kortą Nr. { $card } plytelė { $tile } tenka miestui { $city }.
error-city-has-its-tile = Miestui { $city } plytelė jau paskirta.
error-automacity-is-not-yours = Šiame režime Automamiestui plytelių neskiri.
error-not-assigned-there = Plytelė { $tile } nepaskirta miestui { $city }. Reikia padėti: { $to_place }.

## Errors on score pads

error-sheet-row-length = { $place }: raidžių turi būti { $size }, o ne { $found }.
error-sheet-letter = { $place }: „{ $found }“ nėra pastatas. Galimi: { $choices }.

## Errors in Automa decks

error-deck-not-toml = Kaladė nėra TOML: { $problem }.
error-deck-no-cards = Kaladėje nėra sąrašo „card“.
error-deck-key-unknown = { $place }: nežinomas raktas „{ $key }“. Galimi: { $choices }.
error-deck-size = Kaladėje kortų turi būti { $expected }, o ne { $found }.
error-deck-card-form = Korta Nr. { $card } turi būti lentelė su stulpeliais „shared“ ir „automacity“.
error-deck-card-text = Korta Nr. { $card } negali būti „{ $found }“: reikia dviejų stulpelių, atskirtų ženklu /, pavyzdžiui, fm/nhm.
error-deck-column-missing = Kortoje Nr. { $card } trūksta stulpelio „{ $column }“.
error-deck-column-form = Kortos Nr. { $card } stulpelis „{ $column }“ turi būti simbolių sąrašas.
error-deck-symbol-unknown = Kortos Nr. { $card } stulpelyje „{ $column }“ yra nežinomas simbolis „{ $found }“. Galimi: { $choices }.
error-deck-symbol-twice = Kortos Nr. { $card } stulpelyje „{ $column }“ simbolis „{ $symbol }“ yra du kartus.
error-deck-column-end = Kortos Nr. { $card } stulpelis „{ $column }“ turi baigtis simboliu „most“.
error-deck-after-most = Kortos Nr. { $card } stulpelyje „{ $column }“ po „most“ nieko būti negali, o yra „{ $found }“.

## Errors in campaigns

error-no-such-campaign = Tokios kampanijos nėra.
error-not-your-campaign = Tai kito žaidėjo kampanija.
error-campaign-bonus-unknown = „{ $found }“ nėra pastatų tipas. Galimi: { $choices }.
error-campaign-bonus-city = Papildomų taškų duoda silpnesnis miestas ({ $lower }), o ne „{ $found }“.
error-campaign-bonus-used = Tipas „{ $bonus }“ jau pasirinktas ({ $game } žaidimas). Kiekvieną tipą kampanijoje galima rinktis vieną kartą.
error-campaign-game-unfinished = Į kampaniją galima įrašyti tik baigtą žaidimą.
error-campaign-deck-without-cards = Pradedančiųjų režime Automos kortų nėra, todėl kaladės nurodyti negalima.
error-campaign-bonus-missing = Pirma pasirink { $game } žaidimo papildomus taškus.
error-campaign-is-over = Kampanija baigta (žaidimų skaičius: { $games }).
error-campaign-record-name = „{ $found }“ negali būti įrašo pavadinimas.
error-campaign-other-game = Šis žaidimas priklauso kitai kampanijai: „{ $option }“ čia yra „{ $found }“, o ne „{ $expected }“.
error-campaign-differs = Kampanijos faile { $file } „{ $option }“ yra { $found }, o ne { $expected }.
error-campaign-no-bonus-now = Dabar papildomų taškų rinktis negalima.
error-campaign-first-line = Pirma eilutė turi būti „{ $expected }“.
error-campaign-no-games = Trūksta eilutės „{ $expected }“, kuri užbaigia antraštes.
error-campaign-header-form = „{ $text }“ nėra kampanijos antraštė. Galimos: { $choices }.
error-campaign-header-twice = Antraštė „{ $key }“ yra du kartus.
error-campaign-header-missing = Trūksta antraštės „{ $key }“.
error-campaign-line-form = „{ $text }“ nėra kampanijos žaidimas.
error-campaign-number = Čia turi būti { $expected } žaidimas, o ne { $found }.
error-campaign-score = Tavo taškai – silpnesnio tavo miesto taškai: { $expected }, o ne { $found }.
error-campaign-automa-scores = Automos negali turėti { $scores } t., kai tavo miestai turi { $cities }.
error-campaign-winner = { $won ->
    [true] Kai taškai yra { $scores }, žaidimas negali būti laimėtas.
   *[false] Kai taškai yra { $scores }, žaidimas negali būti pralaimėtas.
}
