# Between Two Cities: components, events, the table, moves, explanations.

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
    [d] kõrts: jook
    [e] kõrts: söök
    [m] kõrts: muusika
   *[b] kõrts: öömaja
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
event-place = { $player } paneb plaadi „{ $tile }“ linna { $city } ruudule { $square }.
# Several tiles in a row: $tile and $city list them.
event-place-many = { $player } paneb linnadesse { $city } plaadid: { $tile }.
event-hands-passed = { $side ->
    [left] Kõik annavad oma plaadid vasakule
   *[right] Kõik annavad oma plaadid paremale
} (igaüks { $count }).
event-discard = { $count ->
    [one] { $count } plaat läheb peidetult mängust välja.
   *[other] { $count } plaati läheb peidetult mängust välja.
}
event-discard-open = Mängust välja: { $tiles }.
event-random = Linn { $city } saab juhuslikult plaadi „{ $tile }“.
event-draw = Avatud: { $tiles }.
event-card = { $player } avab Automa kaardi { $card }.
event-automa-assign = { $player } määrab plaadi „{ $tile }“ linnale { $city } ({ $symbol ->
    [house] maja
    [factory] tehas
    [new] uus tüüp
   *[most] kõige rohkem punkte: +{ $points }
}).
event-assign = { $player } määrab plaadi „{ $tile }“ linnale { $city }.
event-cities-finished = Kõik { $count } linna on valmis.

## The table

cities-round = Voor { $round }{ $half }/3
cities-turn = kord { $turn }/{ $turns }
cities-passing = { $side ->
    [left] plaadid lähevad vasakule: { $player }
   *[right] plaadid lähevad paremale: { $player }
}
cities-no-passing = topeltplaadid
cities-last-turn = seejärel lähevad ülejäänud plaadid mängust välja
cities-score = { $how ->
    [sum] sinu tulemus { $score } (summa)
   *[lower] sinu tulemus { $score } (nõrgem linn)
}
cities-with = Linn { $city } ({ $neighbour })
# Solo: a city shared with an Automa.
cities-shared = Linn { $city } ({ $neighbour })
cities-alone = { $side ->
    [left] Sinu vasak linn { $city }
   *[right] Sinu parem linn { $city }
}
# Cities, with how many factories they have, where each is worth as much.
cities-factory-rank = igaüks { $worth } p: { $cities }
cities-have-chosen = On valinud: { $names }.
cities-waiting-for = Ei ole veel valinud: { $names }.
cities-revealed = Avatud:
cities-still-places = panna on veel:
cities-you-pass-on = Annad edasi:
cities-you-discard = Mängust välja:
# $bonus: the level's points, with their sign
cities-automacity = Automalinn ({ $city }): { $points } p (tase { $level }: { $bonus })
cities-hands = Käes:
cities-to-place = Panna on:

## Automas

automa-symbol = { $symbol ->
    [house] maja
    [factory] tehas
    [new] uus tüüp
   *[most] kõige rohkem punkte
}
automa-skipped = { $symbol } ({ $reason ->
    [not-in-hand] käes ei ole
    [nothing-new] midagi uut ei ole
   *[no-house-in-city] seal ei ole maja
})
automa-decision = { $player }, kaart { $card }, linnale { $city }:
automa-tie = [võrdsed: { $tiles }; võetakse esimene]

## Moves

# $points: the most it can add there, with its sign
move-assign = { $tile } linnale { $city } ({ $points })
move-into = { $tile } linna { $city } ({ $points })
# Factories there change in value too. $cities: letters, each with points.
gain-elsewhere = lisaks { $cities }
move-pick = Vali { $one } ja { $other }
move-place = { $tile } linna { $city } ruudule { $square } ({ $points })
ask-pick = { $player }: millised kaks plaati valid? Sisesta kaks numbrit, näiteks: 1 4
ask-pick-second = { $player }: { $tile } – ja milline teine?
ask-assign = { $player }: milline plaat millisele linnale?
ask-place = { $player }: milline plaat millisesse linna?
ask-spot = { $player }: kuhu linnas { $city } panna plaat „{ $tile }“?
ask-spot-duplex = { $player }: kuhu linnas { $city } panna plaat „{ $tile }“? Number märgib selle ülemist või vasakut poolt.
note-places-first = Linn { $city }: kui mõlemad teineteist ootavad, paneb esimesena { $player } (C3.4). „oota“ laseb teise ette.
hint-pick = Vihje: kummassegi su linna läheb üks kahest plaadist. Sulgudes on, kui palju punkte see seal kõige rohkem anda saab. Arvesse läheb ainult su nõrgem linn (kahekesi mängides summa).
hint-assign = Vihje: sulgudes on, kui palju punkte plaat sellele linnale praegu kõige rohkem anda saab. Automalinn võistleb sinu nõrgema linnaga.
hint-spot = Vihje: numbrid linnas on võimalikud ruudud, nende juures punktid, mida need annavad; „t“ viib tagasi.

## Unseen tiles

unseen-tiles = { $count ->
    [one] { $count } plaat, mida sa pole veel näinud:
   *[other] { $count } plaati, mida sa pole veel näinud:
}
unseen-known = { $player } sai sinult:

## The rules in short

rules-cities-aim = Iga kahe naabri vahel on linn, mida mõlemad ehitavad; lõpuks on seal 4x4 hoonet. Sinu tulemus on su kahest linnast nõrgema punktid (kahekesi ehitab kumbki kaks oma linna ja arvesse läheb summa).
rules-cities-draft = 1. ja 3. voor: vali käes olevatest üksikplaatidest salaja kaks, pane kumbagi oma linna üks ja anna ülejäänud edasi. 2. voor: sama üks kord, kolmest topeltplaadist kaks.
rules-cities-placing = Plaat peab servaga puudutama mõnd hoonet ja kõik peab mahtuma mõnda 4x4 ruutu. Midagi ei pöörata ega nihutata.
rules-cities-shops = S poed: 1, 2, 3, 4 sirges reas annavad 2, 5, 10, 16.
rules-cities-factories = F tehased: igaüks 4 linnas, kus neid on kõige rohkem, 3 arvult teises linnas, 2 mujal.
rules-cities-taverns = d e m b kõrtsid: 1, 2, 3, 4 erineva komplekt annab 1, 4, 9, 17.
rules-cities-offices = O kontorid: 1 kuni 6 annavad 1, 3, 6, 10, 15, 21; ja veel 1 iga kontori eest, mille kõrval on kõrts.
rules-cities-parks = P pargid: 1, 2, 3, 4, 5 ühendatud parki annavad 2, 8, 12, 13, 14.
rules-cities-houses = H majad: igaüks 1 iga muu hoonetüübi eest linnas, kõige rohkem 5; tehase kõrval aga ainult 1.
rules-cities-solo = Üksi ehitad ühe linna kummagi Automaga. Nende vahel on Automalinn, mis ei ole ruut: selle plaadid annavad nii palju punkte, kui üldse saavad. Ka Automa tulemus on tema nõrgem linn.

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
result-tie = Tulemused on võrdsed. Otsustab { result-tie-reason }: { $compared }.
# Between those whom the comparison before left equal: $names.
result-tie-next = Endiselt võrdsed: { $names }. Otsustab { result-tie-reason }: { $compared }.
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
    [yes] Milline hoonetüüp annab boonuse? Sa võitsid, seega läheb see arvesse kahekordselt. Iga tüüpi saab kampaanias valida ühe korra.
   *[no] Milline hoonetüüp annab boonuse? Iga tüüpi saab kampaanias valida ühe korra.
}
campaign-bonus-number = Sisesta number 1 kuni { $most }.
campaign-kept = Kampaania on salvestatud. Jätkamiseks: draftingtable campaign { $file }
