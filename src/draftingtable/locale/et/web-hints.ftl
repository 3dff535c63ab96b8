# The browser client: a hint in one sentence. hint-do-… is the move; the others are reasons, which
# begin in lower case and have no full stop.

hint-sentence-0 = { $move }.
hint-sentence-1 = { $move }: { $first }.
hint-sentence-2 = { $move }: { $first }. { $second }.

## 5 Towers: moves

hint-do-bid = Panusta { $number }
hint-do-pass = Passi
hint-do-withdraw = Võta panus tagasi
hint-do-build = Lisa kaart { $card }
hint-do-build-on = Lisa { $card } kaardi { $on } peale
hint-do-raze = Eemalda kaart { $card }

## 5 Towers: bidding

# $cards: what the table shows for this bid. $points: what they add at once
hint-bid-gains = { $cards_count ->
    [one] { $cards } annab
   *[other] { $cards } annavad kokku
} { $points } punkti
hint-bid-opens = { $cards }: praegu { $points ->
    [0] punkte juurde ei tule
    [one] kaotad { $points } punkti
   *[other] kaotad { $points } punkti
}, aga edaspidi sobib sinu tornidesse rohkem kaarte
hint-bid-costs = { $cards }: praegu { $points ->
    [0] punkte juurde ei tule
    [one] kaotad { $points } punkti
   *[other] kaotad { $points } punkti
}
hint-roof-for-you = ainuüksi torni tipp annab { $points } punkti
hint-no-more-fit = { $number ->
    [0] ükski neist kaartidest ei sobi sinu tornidesse
   *[other] neist kaartidest saad tornidesse lisada kuni { $number }
}
hint-one-more-nothing = { $number ->
    [one] { $number } kaart ei annaks rohkem punkte
   *[other] { $number } kaarti ei annaks rohkem punkte
}
hint-one-more-costs = { $number ->
    [one] { $number } kaart annaks
   *[other] { $number } kaarti annaksid
} { $points } punkti vähem
hint-more-fills = { $number } võtmine annaks { $points } punkti, aga tornidesse jääks hilisematele kaartidele vähem ruumi
# $count: of later cards that would still fit on it
hint-card-narrows = { $count ->
    [0] kaardi { $card } peale ei sobiks enam midagi
   *[other] kaardi { $card } peale sobiks edaspidi vähe
}
hint-forced-card = kui võtad { $number }, pead võtma kaardi { $card }, mille peale { $count ->
    [0] ei sobiks enam midagi
   *[other] sobiks edaspidi vähe
}
hint-rival-takes = muidu võtab { $player } { $number ->
    [one] { $number } kaardi
   *[other] { $number } kaarti
} ja saab kuni { $points } punkti
hint-kept-from = madalama panuse korral saaks { $player } võtta { $number ->
    [one] { $number } kaardi
   *[other] { $number } kaarti
} ja saada kuni { $points } punkti
hint-ends-bidding = keegi ei saa rohkem panustada
hint-last-to-bid = pärast sind ei panusta enam keegi
hint-unbeatable = pärast sind ei saa keegi tornidesse lisada rohkem kui { $number }
hint-can-be-outbid = teised saavad veel võtta kuni { $number }
hint-zero-starts-again = kui kõik passivad, alustad uute kaartidega jälle sina
hint-others-gain-little = teised saavad neist kaartidest kuni { $points } punkti
hint-rival-gains-at-most = { $player } saab kuni { $points } punkti, kui võtab { $number }
hint-start-next = kui see panus jääb kõrgeimaks, alustad järgmist vooru sina
hint-would-cost = isegi parim panus, { $number }, maksaks sulle { $points } punkti
hint-would-gain = kõige rohkem, mis sa praegu saaksid, oleks { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} (panusega { $number })
# $number: the bid that adds the most points now
hint-waits = { $number } võtmine annaks { $points } punkti, aga ees on veel vähemalt { $rounds ->
    [one] { $rounds } voor
   *[other] { $rounds } vooru
} ja paremate kaartide jaoks tasub ruumi hoida
hint-bid-razes = kaardi { $card } eemaldamise hind on juba sees
hint-needs-raze = selleks peaksid eemaldama kaardi { $card }

## 5 Towers: building

hint-only-move = midagi muud ei saa teha
hint-adds-roof = tipuga loevad kõik torni { $count } kaarti topelt: { $points ->
    [one] { $points } punkt juurde
   *[other] { $points } punkti juurde
}
hint-starts-tower = nii saab alguse sinu { tower-name }
hint-on-an-eight = 8 peale sobib iga sama tüüpi kaart
hint-nine-on-any = 9 sobib isegi kaardi { $on } peale
hint-eight-takes-any = selle 8 peale sobib iga sama tüüpi kaart
hint-other-fits-after = kaart { $other } sobib veel selle peale, aga vastupidi mitte
hint-room-left = selle peale sobib veel enamik sama tüüpi kaarte
hint-least-room-lost = see võtab sinu tornidelt kõige vähem ruumi
hint-most-points = see annab { $points } punkti ja ükski teine kaart ei anna rohkem
hint-adds-points = see annab { $points } punkti
hint-grows-main = sinu peamine torn kasvab { $count } kaardi kõrguseks
hint-no-raze = kõik mahub ka eemaldamata
hint-raze-needed = muidu ei mahu kõik { $number } panustatud kaarti ära
hint-raze-lets = siis { $cards_count ->
    [one] sobib { $cards }
   *[other] sobivad { $cards }
}
hint-raze-opens = siis sobib sinna torni edaspidi rohkem kaarte
hint-raze-costs = kokku maksab see { $points } punkti
hint-bid-cannot-be-built = { $number } kaardist mahub ainult { $most }
hint-bid-again = siis võid panustada vähem või passida

## Between Two Cities: moves

hint-do-pick = Vali plaadid „{ $tile }“ ja „{ $other }“
# Two of the same kind
hint-do-pick-same = Vali kaks plaati „{ $tile }“
hint-do-place = Aseta plaat „{ $tile }“ linna { $city }
hint-do-assign = Anna plaat „{ $tile }“ linnale { $city }
hint-do-assign-automacity = Anna plaat „{ $tile }“ Automalinnale

## Between Two Cities: reasons

# $points: added by $tile to $city. $more: added by $other to the city $elsewhere
hint-pair-adds = „{ $tile }“ võib linnale { $city } anda { $points } ja „{ $other }“ linnale { $elsewhere } { $more } punkti
# The other tile adds nothing
hint-tile-adds = „{ $tile }“ võib linnale { $city } anda { $points } punkti
hint-no-pair-adds = praegu ei anna ükski paar punkte
hint-shops-promise = poodide rida annab 2, 5, 10 või 16 punkti
hint-factories-promise = tehas annab 4 punkti linnas, kus tehaseid on kõige rohkem
hint-taverns-promise = linna erinevad kõrtsid annavad kokku 1, 4, 9 või 17 punkti
hint-offices-promise = iga järgmine kontor linnas annab eelmisest rohkem
hint-parks-promise = kaks ühendatud parki annavad 8 ja kolm 12 punkti
hint-shops-each = kumbki sinu linn saab poe ning poodide rida annab seal 2, 5, 10 või 16 punkti
hint-taverns-each = kumbki sinu linn saab kõrtsi ning erinevad kõrtsid annavad seal kokku 1, 4, 9 või 17 punkti
hint-offices-each = kumbki sinu linn saab kontori ning iga järgmine kontor annab seal eelmisest rohkem
hint-parks-each = kumbki sinu linn saab pargi ning kaks ühendatud parki annavad seal 8 ja kolm 12 punkti
hint-house-grows = maja annab 1 punkti iga teise hoonetüübi eest oma linnas, kokku kuni 5
hint-best-pair = ükski teine paar ei anna praegu rohkem kui { $points } punkti
hint-tile-for-rival = { $player } võiks plaadi „{ $tile }“ eest saada { $points } punkti
hint-longer-street = tekib { $count } poest koosnev rida, mis annab { $points } punkti juurde
hint-larger-park = tekib { $count } pargist koosnev rühm, mis annab { $points } punkti juurde
hint-gains = { category-name } annavad { $points } punkti juurde
hint-best-square = ükski teine ruut ei anna rohkem ({ $points })
hint-equal-squares = seal annab { $count } ruutu igaüks { $points } ja ükski teine ei anna rohkem
hint-same-on-every-square = seal annab praegu iga vaba ruut sama palju ({ $points })
hint-prepares = järgmine „{ $tile }“ võib seal siis anda kuni { $points } punkti
hint-keeps-open = nii jääb ehitamiseks kõige rohkem ruute ({ $count })
hint-leaves-open = ehitamiseks jääb { $count ->
    [one] { $count } ruut
   *[other] { $count } ruutu
}
hint-finishes-city = sellega saab linn { $city } valmis
hint-better-square = parem: { $square } ({ $points }, mitte { $instead })
hint-wish-later = sinna ei saa praegu veel ehitada, aga hiljem ehk saab
hint-others-lose = teiste linnade tehased kaotavad { $points } punkti
hint-better-here = siin võib see anda { $points }, linnas { $elsewhere } ainult { $more } punkti
hint-lower-city = linn { $city } on sinu nõrgem linn ({ $points }; teisel on { $more })
hint-best-tile-here = see võib anda { $points } punkti ja ükski teine plaat ei anna siin rohkem
hint-can-add = seal võib see anda { $points } punkti
hint-kept-from-automacity = Automalinnale annaks see { $points } punkti
hint-least-for-automacity = seal annab see ainult { $points }, teine plaat annaks { $more } punkti
hint-automacity-gains = seal annab see { $points } punkti
