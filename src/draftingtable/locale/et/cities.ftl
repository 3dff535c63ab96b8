# Between Two Cities: components, events, the table, moves, explanations, errors.

cities-title = Between Two Cities
automacity = Automalinn

# $name: how the rules call an Automa
automa-name = { $name ->
    [Autommaso] Autommaso
   *[Automarta] Automarta
}

# $building: S, F, O, P, H or the kind of tavern: d, e, m, b
building-name = { $building ->
    [S] pood
    [F] tehas
    [O] kontor
    [P] park
    [H] maja
    [d] joogikõrts
    [e] söögikõrts
    [m] muusikakõrts
   *[b] öömajakõrts
}
category-name = { $category ->
    [shops] poed
    [factories] tehased
    [taverns] kõrtsid
    [offices] kontorid
    [parks] pargid
   *[houses] majad
}

## Events. $hidden says whether the reader may not know everything.

event-round = Algab voor { $round }{ $half }.
event-hand = { $hidden ->
    [yes] { $player } tõmbab { $count ->
        [one] { $count } plaadi
       *[other] { $count } plaati
    }.
   *[no] { $player } tõmbab plaadid: { $tiles }.
}
event-pick = { $hidden ->
    [yes] { $player } on valinud.
   *[no] { $player } valib plaadid: { $tiles }.
}
event-reveal = { $player } avab plaadid: { $tiles }.
event-place = { $player } asetab plaadi „{ $tile }“ linna { $city } ruudule { $square }.
# Several tiles in a row: $tile and $city list them.
event-place-many = { $player } asetab linnadesse { $city } plaadid: { $tile }.
event-hands-passed = { $side ->
    [left] Plaadid antakse vasakule edasi
   *[right] Plaadid antakse paremale edasi
} (igaühelt { $count }).
event-discard = { $count ->
    [one] { $count } plaat pannakse pildiga alaspidi kõrvale.
   *[other] { $count } plaati pannakse pildiga alaspidi kõrvale.
}
event-discard-open = Kõrvale pannakse: { $tiles }.
event-random = Linn { $city } saab juhusliku plaadi „{ $tile }“.
event-draw = Avatud plaadid: { $tiles }.
event-card = { $player } avab Automa kaardi { $card }.
event-automa-assign = { $player } annab plaadi „{ $tile }“ linnale { $city } ({ $symbol ->
    [house] maja
    [factory] tehas
    [new] uus tüüp
   *[most] kõige rohkem punkte: +{ $points }
}).
event-assign = { $player } annab plaadi „{ $tile }“ linnale { $city }.
event-cities-finished = Kõik { $count } linna on valmis.

## The table

# $half: a or b in a two-player game, where each round is played twice (C7)
cities-round = { $half ->
    [a] Voor { $round }/3, esimene pool
    [b] Voor { $round }/3, teine pool
   *[other] Voor { $round }/3
}
cities-turn = käik { $turn }/{ $turns }
cities-passing = { $side ->
    [left] plaadid vasakule, need saab { $player }
   *[right] plaadid paremale, need saab { $player }
}
cities-no-passing = topeltplaadid
cities-last-turn = vooru viimane käik: ülejäänud plaadid pannakse kõrvale
cities-score = { $how ->
    [sum] sinu tulemus { $score } (summa)
   *[lower] sinu tulemus { $score } (nõrgem linn)
}
cities-with = Linn { $city } ({ $neighbour })
# Solo: a city shared with an Automa.
cities-shared = Linn { $city }, { $neighbour }
cities-alone = { $side ->
    [left] Sinu vasak linn { $city }
   *[right] Sinu parem linn { $city }
}
# Cities, with how many factories they have, where each is worth as much.
cities-factory-rank = igaüks { $worth } p: { $cities }
cities-have-chosen = Juba on valinud { $names }.
cities-waiting-for = Veel ei ole valinud { $names }.
cities-revealed = Avatud:
cities-still-places = veel paigutamata:
cities-you-pass-on = Annad edasi:
cities-you-discard = Paned kõrvale:
# $bonus: the level's points, with their sign
cities-automacity = Automalinn ({ $city }): { $points } p (sh { $bonus } taseme { $level } eest)
# At a level without points.
cities-automacity-plain = Automalinn ({ $city }): { $points } p
cities-hands = Käes:
cities-to-place = Paigutamata:

## Automas

automa-symbol = { $symbol ->
    [house] maja
    [factory] tehas
    [new] uus tüüp
   *[most] kõige rohkem punkte
}
automa-skipped = { $symbol } ({ $reason ->
    [not-in-hand] ei ole käes
    [nothing-new] ei ole midagi uut
   *[no-house-in-city] ainult kui seal on maja
})
automa-decision = { $player }, kaart { $card }, linnale { $city }:
automa-tie = [võrdsed: { $tiles }; võetakse esimene]

## Moves

# $points: the most it can add there, with its sign
move-assign = { $tile } linnale { $city } ({ $points })
move-into = { $tile } linna { $city } ({ $points })
# Factories there change in value too. $cities: letters, each with points.
gain-elsewhere = lisaks { $cities }: sealsed tehased langevad tahapoole
move-pick = Vali { $one } ja { $other }
move-place = { $tile } linna { $city } ruudule { $square } ({ $points })
ask-pick = { $player }: millised kaks plaati valid? Sisesta kaks numbrit, näiteks: 1 4
ask-pick-second = { $player }: { $tile } – ja milline teine?
ask-assign = { $player }: milline plaat millisele linnale?
ask-place = { $player }: milline plaat millisesse linna?
ask-spot = { $player }: kuhu linnas { $city } asetad plaadi „{ $tile }“?
ask-spot-duplex = { $player }: kuhu linnas { $city } asetad plaadi „{ $tile }“? Number märgib selle ülemist või vasakut poolt.
note-places-first = Linn { $city }: kui kumbki ootab teist, asetab esimesena { $player }. Kui tahad teise ette lasta, sisesta „oota“ (C3.4).
hint-pick = Vihje: kummassegi su linna läheb üks kahest plaadist. Sulgudes on punktid, mida see seal parimal juhul annab. Arvesse läheb ainult su nõrgem linn (kahe mängijaga mõlema summa).
hint-assign = Vihje: sulgudes on punktid, mida plaat sellele linnale praegu parimal juhul annab. Automalinn võistleb sinu nõrgema linnaga.
hint-spot = Vihje: numbrid linnas märgivad võimalikke ruute, nende juures on punktid, mida ruut annab; „t“ viib tagasi.

## Unseen tiles

unseen-tiles = { $count ->
    [one] { $count } plaat, mida sa ei ole veel näinud
   *[other] { $count } plaati, mida sa ei ole veel näinud
}
unseen-known = { $player } sai sinult:

## The rules in short

rules-cities-aim = Iga kahe naabri vahel on linn, mida nad koos ehitavad; lõpuks on seal 4 × 4 hoonet. Sinu tulemus on su nõrgema linna tulemus (kahe mängijaga ehitab kumbki kaks oma linna ja arvesse läheb nende summa).
rules-cities-draft = 1. ja 3. voor: vali käes olevatest üksikplaatidest salaja kaks, aseta kumbagi oma linna üks ja anna ülejäänud edasi. 2. voor: vali samamoodi kaks plaati kolmest topeltplaadist, ainult üks kord.
rules-cities-placing = Plaat peab servaga puudutama mõnd hoonet ja linn peab mahtuma 4 × 4 ruutu. Plaate ei pöörata ega nihutata.
rules-cities-shops = S poed: sirge rida, milles on 1, 2, 3 või 4 poodi, annab 2, 5, 10 või 16.
rules-cities-factories = F tehased: igaüks annab 4 linnas, kus neid on kõige rohkem, 3 linnas, mis on tehaste arvult teine, ja 2 mujal.
rules-cities-taverns = d e m b kõrtsid: komplekt, milles on 1, 2, 3 või 4 erinevat kõrtsi, annab 1, 4, 9 või 17.
rules-cities-offices = O kontorid: 1 kuni 6 kontorit annavad 1, 3, 6, 10, 15, 21; iga kontor, mille kõrval on kõrts, annab veel 1.
rules-cities-parks = P pargid: rühm, milles on 1, 2, 3, 4 või 5 parki, annab 2, 8, 12, 13 või 14.
rules-cities-houses = H majad: igaüks annab 1 iga muu hoonetüübi eest linnas, kuni 5; tehase kõrval aga ainult 1.
rules-cities-solo = Üksi mängides võistled kahe robotmängijaga, keda kutsutakse Automadeks, ja ehitad kummagagi ühe linna. Kolmas linn, Automalinn, on nende oma: seda ruudustikku ei laota ja see annab punkte, nagu oleks kõik ideaalselt paigutatud. Võidad, kui su mõlemad linnad annavad Automalinnast rohkem punkte.

## The result

result-level = tase
result-cities-player = { $player }: { $score } – { $how ->
    [sum] { $left } ja { $right } kokku
   *[lower] väiksem neist: { $left } ja { $right }
}
# What is compared between equal scores (C6.2, C6.3).
result-tie-reason = { $reason ->
    [higher-city] tugevam linn
    [shops] poodide arv
    [factories] tehaste arv
    [taverns] kõrtside arv
    [offices] kontorite arv
    [parks] parkide arv
   *[houses] majade arv
}
result-tie = Tulemused on võrdsed. Loeb { result-tie-reason }: { $compared }.
# Between those whom the comparison before left equal: $names.
result-tie-next = Endiselt on võrdsed { $names }. Loeb { result-tie-reason }: { $compared }.
result-tie-shared = Kõik on võrdne: võit on jagatud.
# After a comparison that left several of them equal: $names.
result-tie-shared-rest = Kõik muu on võrdne: { $names } jagavad võitu.

## A campaign

campaign-title = Kampaania: { $mode ->
    [expert] asjatundja režiim
   *[beginner] algaja režiim
}, tase { $level }, { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}
campaign-next = Mäng { $number }/{ $games }
campaign-game = Mäng { $number }, { $won ->
    [yes] võidetud
   *[no] kaotatud
}: nõrgem linn { $city }, { $score }
campaign-points = { $points ->
    [one] { $points } kampaaniapunkt
   *[other] { $points } kampaaniapunkti
}
campaign-so-far = Seni: { $points ->
    [one] { $points } kampaaniapunkt
   *[other] { $points } kampaaniapunkti
}
campaign-result = Kampaania on läbi. Tulemus: { $points ->
    [one] { $points } kampaaniapunkt
   *[other] { $points } kampaaniapunkti
}
campaign-ask-bonus = { $won ->
    [yes] Milline hoonetüüp annab boonuse? Sa võitsid, seega läheb see arvesse kahekordselt. Iga tüübi saab kampaanias valida ühe korra.
   *[no] Milline hoonetüüp annab boonuse? Iga tüübi saab kampaanias valida ühe korra.
}
campaign-bonus-number = Sisesta number 1 kuni { $most }.
campaign-kept = Kampaania on salvestatud. Jätkamiseks: draftingtable campaign { $file }

## Errors

error-no-such-tile = „{ $found }“ ei ole plaat; kirjuta S, F, O, P, H, d, e, m või b või topeltplaat, näiteks F/e või e-F.
error-no-such-city = Sellist linna ei ole.
error-no-such-square = „{ $found }“ ei ole ruut; kirjuta x,y, näiteks 1,0 või -2,1.
error-square-out-of-reach = Ruut { $found } on liiga kaugel: see võib olla linna esimesest plaadist kuni { $far } ruudu kaugusel.
error-wish-not-shared = Soove saad lisada ja eemaldada ainult linnas, mida ehitad koos naabriga. Linn { $city } ei ole selline.
error-wish-no-room = Linnas { $city } ei saa sinna ehitada.
error-touches-no-building = Plaat „{ $tile }“ ei puuduta ruudul { $square } ühtegi linna { $city } hoonet.
error-square-taken = Plaati „{ $tile }“ ei saa asetada linna { $city } ruudule { $square }: ruudul { $taken } on { $building }.
error-outside-four-by-four = Kui plaat „{ $tile }“ oleks ruudul { $square }, ei mahuks linn { $city } enam 4 × 4 ruutu.
error-first-tile-is-origin = Linna { $city } esimene plaat asetatakse ruudule 0,0, mitte ruudule { $square }.
error-both-tiles-placed = Koha { $seat } mängija on mõlemad plaadid juba asetanud.
error-tiles-come-first = Kõigepealt tuleb plaadid jagada.
error-choice-is-final = Koha { $seat } mängija on juba valinud ja valikut muuta ei saa.
error-assigning-is-solo = Plaate määratakse linnadele ainult üksikmängus.
error-picking-not-placing = Vali kõigepealt kaks plaati; asetada veel ei saa.
error-placing-not-picking = Plaadid on juba valitud; nüüd aseta need.
error-not-in-hand = Plaati „{ $tile }“ ei ole käes.
error-only-one-in-hand = Käes on ainult üks plaat „{ $tile }“.
error-not-to-be-placed = Plaati „{ $tile }“ ei saa praegu asetada. Paigutamata on: { $tiles }.
error-not-your-city = Linn { $city } ei ole sinu oma; sinu linnad on { $cities }.
error-one-tile-for-each-city = Linn { $city } on oma plaadi juba saanud; teine plaat läheb linna { $other }.
error-no-picking-in-solo = Üksikmängus ei valita plaate salaja.
error-placing-not-assigning = Plaadid on juba määratud; nüüd aseta need.
error-assigning-not-placing = Määra plaadid kõigepealt linnadele, siis aseta need.
error-automa-takes-another = Automa kaardi { $card } järgi läheb linna { $city } plaat „{ $tile }“.
error-city-has-its-tile = Linnale { $city } on plaat juba määratud.
error-automacity-is-not-yours = Selles režiimis ei saa sa Automalinnale plaate määrata.
error-not-assigned-there = Plaat „{ $tile }“ ei ole määratud linnale { $city }. Paigutamata on: { $to_place }.

## Errors on score pads

error-sheet-row-length = { $place }: tähti peab olema { $size }, mitte { $found }.
error-sheet-letter = { $place }: „{ $found }“ ei ole hoone. Lubatud on: { $choices }.

## Errors in Automa decks

error-deck-not-toml = Pakk ei ole TOML: { $problem }.
error-deck-no-cards = Pakis ei ole loendit „card“.
error-deck-key-unknown = { $place }: tundmatu võti „{ $key }“. Lubatud on: { $choices }.
error-deck-size = Pakis peab olema { $expected } kaarti, mitte { $found }.
error-deck-card-form = Kaart { $card } peab olema tabel veergudega „shared“ ja „automacity“.
error-deck-card-text = Kaart { $card } ei saa olla „{ $found }“; kirjuta kaks veergu ja nende vahele /, näiteks fm/nhm.
error-deck-column-missing = Kaardil { $card } puudub veerg „{ $column }“.
error-deck-column-form = Kaardi { $card } veerg „{ $column }“ peab olema sümbolite loend.
error-deck-symbol-unknown = Kaardi { $card } veerus „{ $column }“ on tundmatu sümbol „{ $found }“. Lubatud on: { $choices }.
error-deck-symbol-twice = Kaardi { $card } veerus „{ $column }“ on sümbol „{ $symbol }“ kaks korda.
error-deck-column-end = Kaardi { $card } veerg „{ $column }“ peab lõppema sümboliga „most“.
error-deck-after-most = Kaardi { $card } veerus „{ $column }“ ei tohi sümboli „most“ järel midagi olla, kuid seal on „{ $found }“.

## Errors in campaigns

error-no-such-campaign = Sellist kampaaniat ei ole.
error-not-your-campaign = See on kellegi teise kampaania.
error-campaign-bonus-unknown = „{ $found }“ ei ole hoonetüüp. Lubatud on: { $choices }.
error-campaign-bonus-city = Boonuse annab nõrgem linn ({ $lower }), mitte „{ $found }“.
error-campaign-bonus-used = „{ $bonus }“ valiti juba mängus { $game }; iga tüübi saab kampaanias valida ühe korra.
error-campaign-game-unfinished = Kampaaniasse saab kirja panna ainult lõpetatud mängu.
error-campaign-deck-without-cards = Algaja režiimis Automa kaarte ei kasutata, seega ei ole pakki vaja.
error-campaign-bonus-missing = Vali kõigepealt boonus mängu { $game } eest.
error-campaign-is-over = Kampaania on läbi (mänge: { $games }).
error-campaign-record-name = „{ $found }“ ei sobi üleskirjutuse nimeks.
error-campaign-other-game = See mäng kuulub teise kampaaniasse: valik „{ $option }“ on siin „{ $found }“, mitte „{ $expected }“.
error-campaign-differs = Faili { $file } kampaanias on „{ $option }“ { $found }, mitte { $expected }.
error-campaign-no-bonus-now = Praegu ei saa boonust valida.
error-campaign-first-line = Esimene rida peab olema „{ $expected }“.
error-campaign-no-games = Puudub rida „{ $expected }“, mis lõpetab päised.
error-campaign-header-form = „{ $text }“ ei ole kampaania päis. Lubatud on: { $choices }.
error-campaign-header-twice = Päis „{ $key }“ on kaks korda; jäta alles üks.
error-campaign-header-missing = Puudub päis „{ $key }“.
error-campaign-line-form = „{ $text }“ ei ole kampaania mäng.
error-campaign-number = Siin peab olema mäng { $expected }, mitte mäng { $found }.
error-campaign-score = Sinu tulemus on su nõrgema linna tulemus { $expected }, mitte { $found }.
error-campaign-automa-scores = Automade tulemused ei saa olla { $scores }, kui sinu linnadel on { $cities }.
error-campaign-winner = { $won ->
    [true] Tulemuste { $scores } korral ei saa mäng olla võidetud.
   *[false] Tulemuste { $scores } korral ei saa mäng olla kaotatud.
}
