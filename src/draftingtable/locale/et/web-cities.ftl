# Between Two Cities in the browser: the table, the solo modes, the campaign, the scoring.

## Cities

city-dialog = Linn { $city }
# For whoever only watches: $names are all who build it.
cities-of = Linn { $city } ({ $names })
city-all = Kõik linnad
city-open = { $city } { $points }: linn ({ $names }), näita suuremalt
city-zoom = Näita linna { $city } suuremalt
city-close = Sulge
city-previous = Eelmine linn
city-next = Järgmine linn
city-in-words = Sõnadega
city-as-text = Linn { $city } sõnadega, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}. Veerge ja ridu loetakse ülemisest vasakust nurgast.
where-square = { $down ->
    [before] { $row ->
        [1] linna kohal
       *[other] { $row } rida linna kohal
    }
    [after] { $row ->
        [1] linna all
       *[other] { $row } rida linna all
    }
   *[in] rida { $row }
}, { $across ->
    [before] { $column ->
        [1] linnast vasakul
       *[other] { $column } veergu linnast vasakul
    }
    [after] { $column ->
        [1] linnast paremal
       *[other] { $column } veergu linnast paremal
    }
   *[in] veerg { $column }
}
where-first = esimene ruut
city-empty = Linn { $city } on veel tühi.
city-free = vaba
city-counts = läheb arvesse
# Why a city scores less than before. $points: with a minus sign
city-lost = { $category ->
    [factories] Tehased { $points }: teises linnas on neid nüüd rohkem.
   *[houses] Majad { $points }: tehase kõrval annab maja ainult 1 punkti.
}
city-more = Tehased ja järelejäänud plaadid
city-factories = Kõigi linnade tehased
city-factory-line = Linn { $city }: { $count ->
    [one] { $count } tehas
   *[other] { $count } tehast
}, igaüks { $worth } p
# $shape: vertical or horizontal
city-duplex = { $shape ->
    [vertical] topeltplaat, püstine: üleval { $one }, all { $other }
   *[horizontal] topeltplaat, lamav: vasakul { $one }, paremal { $other }
}
city-box = Karbis: üksikplaate { $singles }, topeltplaate { $duplexes } · kõrvale pandud: { $discarded }

## Who does what

city-builders = Ehitajad
city-has-chosen = on valinud
city-is-choosing = alles valib
city-hand-size = { $count ->
    [one] { $count } plaat käes
   *[other] { $count } plaati käes
}
city-to-place = { $tile }, veel paigutamata
city-waits-placing = Veel on asetamas { $names }
city-first = Kui kumbki ootab teist, asetab esimesena { $player }.
city-reveal = Avatud!
city-you = sina

## Choosing and placing

city-hand = Sinu plaadid
city-your-tiles = Sinu paigutamata plaadid
city-your-choice = Sinu salajane valik
city-chosen-wait = Valitud. Ootame teisi.
city-placed-wait = Asetatud. Ootame teisi.
city-last-turn-brief = Vooru viimane käik
# In the same place, after an arrow: who gets the rest of my hand.
city-pass-to = saab { $player }
# The title of the second round, short enough for one line on a phone.
city-round-duplex-pick = { $round }. voor: vali 3 topeltplaadist 2
# The title of the third round’s first turn, short enough for one line on a phone.
city-round-passing = { $round }. voor: plaadid { $side ->
    [left] vasakule
   *[right] paremale
}
city-confirm-pick = Vali need kaks
# A third tile was tapped.
city-two-chosen = Kaks on juba valitud: puuduta üht neist, et see tagasi panna.
# $count: how many are still missing
city-ask-pick = { $count ->
    [1] Vali veel üks plaat
   *[other] Vali kaks plaati, kummassegi linna üks
}
# $tile: the one that is chosen. At most as long as the request for two
city-ask-pick-other = { $tile }: vali veel üks
city-tile-for = { $tile }, linna { $city }
city-ask-place = { $tile }: kuhu selle plaadi asetad?
city-ask-duplex = { $shape ->
    [vertical] Kuhu asetad topeltplaadi? Puuduta ruutu, kuhu tuleb selle ülemine pool.
   *[horizontal] Kuhu asetad topeltplaadi? Puuduta ruutu, kuhu tuleb selle vasak pool.
}
# A neighbour’s tile, for which I propose a place
city-ask-suggest = { $name } hoiab seda plaati: kuhu see asetada? { $tile }
# Why a tile can’t go where somebody tapped.
city-not-apart = Plaat peab puudutama linna küljega, nurgast ei piisa.
city-not-larger = Linn ei tohi olla laiem ega kõrgem kui 4 ruutu.
city-not-twice = See linn on oma plaadi juba saanud.
city-not-there = Plaat läheb ühele märgitud ruutudest.
city-place = Aseta
city-would-be = Linna { $city }: { $tile }, { $points }
city-back = Tagasi
# What a hint points at: a tile, a spot, a city.
city-hinted = vihje
city-which = Milline linn?
# The name of all spots together, for screen readers.
city-spots = Kohad linnas { $city } plaadile: { $tile }
city-spots-to-propose = Pakutavad kohad linnas { $city } plaadile: { $tile }
# $points with its sign; $beside: what stands around it
city-spot = { $tile }, linn { $city }, { $square }: { $points }. { $beside_count ->
    [0] Esimene plaat.
   *[other] Kõrval: { $beside }.
}

## Talking with the neighbour

# Below the result, which has shown them
city-look-again = Vaata linnu veel kord
city-show = Paku naabrile
city-show-first = Vali enne ruut, siis paku.
city-gain = linn { $city } { $points }
# In solo games: tiles that chance, an Automa or the player has given to a city
city-assigned = { $mode ->
    [beginner] Tõmmatud või sinult:
   *[expert] Automadelt ja sinult:
}
city-my-proposals = Sinu ettepanekud:
city-withdraw = Võta ettepanek tagasi: { $tile }, linn { $city }
city-point = Osuta ruudule
city-stop-pointing = Lõpeta osutamine
city-point-at = Osuta siia: { $square }
city-suggest = Paku, kuhu { $name } asetab:
city-suggest-tile = Paku, kuhu { $name } asetab plaadi: { $tile }
city-proposed = ootab ettepanek
city-accept = Jah, siia
city-ghost = { $name } pakub: { $tile }

## Solo

city-ask-assign = { $tile }: millisele linnale selle plaadi annad?
city-at-best = kuni { $points }
city-why = Mida Automad võtsid
city-taken = võetud
city-automa-card = { $player }, kaart { $card }
city-automa-hand = { $player }:
city-cards-left = { $count ->
    [one] jäänud on { $count } kaart
   *[other] jäänud on { $count } kaarti
}
city-automacity-line = { $category }: { $count ->
    [one] { $count } plaat
   *[other] { $count } plaati
}, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
city-automacity-about = Annab punkte, nagu oleks kõik ideaalselt paigutatud: poed ridades, pargid paarides, iga kontor kõrtsi kõrval ja ükski maja ei ole tehase kõrval.

## Keys

city-keys-tiles = Vali käest plaat
city-keys-arrows = Liigu plaadilt plaadile või linnas kohalt kohale
city-keys-ends = Liigu esimese või viimase plaadi või koha juurde
city-keys-enter = Võta plaat või aseta see kohale

## Scoring

city-scoring = Kõigi linnade punktid hoonetüüpide kaupa
city-total = Kokku
# Below the winners, with equal scores and different places: $names.
result-tie-below = Järgmistel kohtadel on võrdsed { $names }. Loeb { result-tie-reason }: { $compared }.
# The same with the reader among $names, as “ending-you”
result-tie-below-you = Järgmistel kohtadel olete { $names } võrdsed. Loeb { result-tie-reason }: { $compared }.
result-tie-next-you = Endiselt olete { $names } võrdsed. Loeb { result-tie-reason }: { $compared }.
result-tie-shared-rest-you = Kõik muu on võrdne: { $names } jagate võitu.
city-lower-counts = Arvesse läheb kahest linnast nõrgem.
# Below the final scores: explains the star at a city
city-star = ★ = loeb võitja tulemuses.
# At the start of a game for two.
city-two-sum = Sinu kaks linna kokku: { $points }. Arvesse läheb nende summa, mitte nõrgem linn.
city-sum-counts = Arvesse läheb mõlema linna summa.

## Starting alone

city-solo-title = Üksi kahe Automa vahel
city-solo-rules = Üksikmängu reeglid
city-mode = Milline režiim?
city-mode-beginner = Algaja režiim
city-mode-beginner-about = Plaate ei valita, vaid tõmmatakse; sina otsustad, milline linn mille saab.
city-mode-expert = Asjatundja režiim
city-mode-expert-about = Võistled plaatide pärast robotmängijate ehk Automadega. Mida nad võtavad, määravad nende kaardid.
city-level-label = Tase
# $points with its sign
city-level = { $level } ({ $points })
city-level-named = { $level }: { $ease ->
    [easiest] väga lihtne
    [easy] lihtne
    [gentle] üsna lihtne
    [hard] raske
    [hardest] väga raske
   *[normal] keskmine
}
city-level-about = Automalinn, Automade oma linn, alustab { $points } punktiga.
city-advice-first-game = Sobib esimeseks mänguks.
city-advice-next-challenge = Järgmine väljakutse.
city-how-many = Mitu mängu?
city-one-game = Üks mäng
city-campaign-length = Kampaania: { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}
city-begin-game = Mängi
city-begin-campaign = Alusta kampaaniat

## A campaign

city-campaigns = Kampaaniad
city-campaign-about = Kolm või kuus mängu samas režiimis ja samal tasemel. Igaüks annab sinu nõrgema linna punktid ja boonuse: nii palju, kui üks hoonetüüp seal andis, pärast võitu kahekordselt. Iga tüübi saab valida ühe korra.
city-my-campaigns = Selles seadmes alustatud
city-no-campaigns = Veel ei ole ühtegi.
city-loading = Laadimine …
city-campaign-so-far = Kampaaniapunkte seni:
city-campaign-over = Kampaania on läbi. Kampaaniapunkte:
city-game-won = Võidetud
city-game-lost = Kaotatud
city-lower-city = Nõrgem linn
city-bonus = Boonus
city-bonus-each-once = Iga tüüp annab boonuse ühe korra:
city-bonus-used = mäng { $number }
city-bonus-pick = Vali hoonetüüp
city-bonus-take = Valin: { $category }, +{ $points }
city-play-game = Mängi mängu { $number }/{ $games }
city-go-on = Jätka mängu { $number }
city-another-campaign = Veel üks kampaania

## In the story, where the picture shows the square

story-place = { $player } asetab linna { $city } plaadi „{ $tile }“.
story-place-many = { $player } asetab plaadid: { $each }.
story-place-each = { $tile } (linn { $city })
heard-place = { $player } asetab linna { $city } plaadi „{ $tile }“ ({ $square }).

## Refused placements: a partner was quicker. The errors say the same to those who type moves.

refused-square-taken = See linna { $city } ruut on juba hõivatud ({ $building }). Vali plaadile „{ $tile }“ teine koht.
refused-outside-four-by-four = Linn { $city } on kasvanud ja plaat „{ $tile }“ ei mahu enam sellele ruudule. Vali teine ruut.
refused-touches-no-building = Plaat „{ $tile }“ peab puudutama mõnd linna { $city } hoonet. Vali teine ruut.
