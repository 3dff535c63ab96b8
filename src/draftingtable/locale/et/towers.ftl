# 5 Towers: components, events, moves, explanations, errors. The terms are those of the printed game.

towers-title = 5 Towers

# $type: c, h, t, j or s
tower-name = { $type ->
    [c] kommitorn
    [h] õuduste torn
    [t] puutorn
    [j] kolatorn
   *[s] liivatorn
}

# As above, in one short word, under a tower.
tower-short = { $type ->
    [c] kommi
    [h] õuduste
    [t] puu
    [j] kola
   *[s] liiva
}

## Events

event-deal = { $round }. voor, avatud kaardid: { $cards }. Alustab { $starter }.
event-last-round = Tõmbamispakk sai jälle otsa: see on viimane voor.
event-bid = { $player } panustab { $number }.
event-pass = { $player } passib.
event-builds = { $player } võidab panustamise ja võtab { $number ->
    [one] { $number } kaardi
   *[other] { $number } kaarti
}.
event-nobody-builds = Keegi ei ehita; ka järgmist vooru alustab { $starter }.
event-raze = { $player } eemaldab kaardi { $card }.
event-build = { $player } lisab torni kaardi { $card } ({ $height }. korrus).
# Several cards in a row: $card lists them.
event-build-many = { $player } lisab tornidesse kaardid { $card }.
event-withdraw = { $player } võtab panuse { $number } tagasi.
event-clear = { $cards_count ->
    [0] Ühtegi avatud kaarti ei jäänud üle.
   *[other] Mahapandud kaartide pakki: { $cards }.
}
event-reshuffle = Tõmbamispakk sai esimest korda otsa. { $cards ->
    [one] Uus tõmbamispakk on { $cards } mahapandud kaart.
   *[other] { $cards } mahapandud kaarti segatakse uueks tõmbamispakiks.
}
event-over = Mäng lõpeb { $round }. vooruga: { $reason ->
    [no-discard] tõmbamispakk sai otsa ja mahapandud kaartide pakk on tühi.
   *[second-pass] tõmbamispakk sai teist korda otsa.
}

## The table

# $pass: 1 or 2, how often the draw pile has been gone through
towers-header = { $round }. voor · ring { $pass }/2 · tõmbamispakk { $pile } · mahapandud kaartide pakk { $discard }
towers-display = Avatud kaardid
towers-bids = Panused
towers-bid-passed = passib
towers-main = peamine torn +{ $points }
towers-razed = eemaldatud kaartide pakk { $count } ({ $points })

## Moves

move-bid = Panusta { $number }
move-bid-zero = Panusta 0 (kaarte ei võta)
move-pass = Passi
move-raze = Eemalda { $card } (maksab { $cost } p ja kaart enam ei loe)
move-build-on = Lisa { $card } kaardi { $top } peale
move-build-new = Lisa { $card } (uus torn)
move-withdraw = Võta panus tagasi
ask-bid = { $player }: mitu kaarti tahad võtta?
ask-build = { $player }: torni lisada on veel { $left ->
    [one] { $left } kaart
   *[other] { $left } kaarti
}. Milline on järgmine?

## Hints

hint-eight = Vihje: 8 peale võib asetada mis tahes väärtusega sama tüüpi kaardi.
hint-nine = Vihje: 9 võib asetada mis tahes sama tüüpi kaardi peale, ainult mitte torni tipu peale.
hint-raze = Vihje: eemaldamine teeb ruumi ja maksab vähem, kui arvata võiks: seekord { $cost } p ja kaart enam ei loe.

## Why not more

limit-short = { $largest ->
    [0] Neist kaartidest ei saa sa torni lisada ühtegi
   *[other] Neist kaartidest saad tornidesse lisada kuni { $largest }
} („miks“ näitab põhjust).
why-everything = Kõik avatud kaardid saab tornidesse lisada: { $cards }.
why-most = { $largest ->
    [0] Ühtegi avatud kaarti ei saa torni lisada.
   *[other] Avatud kaartidest saab tornidesse lisada kuni { $largest }: { $cards }.
}
why-raze = Selleks tuleb kõigepealt eemaldada { $card }.
why-standing = Kaardile { $card } ei ole kohta: torni pealmine kaart on { $on } ja selle peale sobib ainult väiksem väärtus.
why-together = Kaart { $card } ei mahu samasse torni { $others_count ->
    [one] kaardiga { $others }
   *[other] kaartidega { $others }
}.
why-roof = Kaardile { $card } ei ole kohta: tornil on juba tipp { $on }.
why-other-raze = Eemaldamine aitaks ka seal, kuid voorus võib eemaldada ainult ühe kaardi.
why-possible = Panus { $number } on võimalik.
why-card-possible = Kaardi { $card } saab nüüd torni lisada.

## Unseen cards

unseen-title = { $count ->
    [one] Tõmbamispakis on veel { $count } kaart
   *[other] Tõmbamispakis on veel { $count } kaarti
}
unseen-empty = Tõmbamispakk on tühi.

## The rules in short

rules-types = Torne on viit tüüpi: c kommitorn, h õuduste torn, t puutorn, j kolatorn, s liivatorn. Igat tüüpi võib sul olla üks torn.
rules-falling = Uus kaart asetatakse sama tüüpi torni pealmisele kaardile, mis peab olema suurema väärtusega.
rules-eight = 8 peale võib asetada mis tahes väärtusega sama tüüpi kaardi.
rules-nine = 9 võib asetada mis tahes sama tüüpi kaardi peale, ainult mitte torni tipu peale.
rules-roof = 0 on torni tipp: selle peale ei asetata midagi ja seda ei eemaldata kunagi.
rules-bidding = Igas voorus on viis avatud kaarti. Igaüks saab ühe korra panustada, mitu neist ta võtab. Kõrgeima panuse teinud mängija võtab täpselt nii palju kaarte ja lisab need kõik oma tornidesse.
rules-razing = Enne ehitamist võid eemaldada ühe oma torni pealmise kaardi.
rules-end = Kui tõmbamispakk saab otsa, segatakse mahapandud kaartidest uus. Kui ka see saab otsa, mängitakse viimane voor.
rules-points = Punktid: iga kaart annab 1, tipuga tornis 2; peamise (kõige kõrgema) torni iga kaart annab veel 1. Eemaldatud kaardid maksavad 1, 2, 3, …

## The result

result-player = Mängija
result-main = Peamine torn
result-razed = Eemaldatud
result-total = Kokku

## Errors

error-no-such-card = „{ $found }“ ei ole kaart; kirjuta täht (c, h, t, j, s) ja väärtus 0 kuni 15, näiteks s7.
error-cards-come-first = Kõigepealt tuleb kaardid avada.
error-bidding-not-building = Praegu panustatakse; ehitada ega eemaldada veel ei saa.
error-building-not-bidding = Panustamine on läbi; nüüd käib ehitamine.
error-no-withdrawing-with-referee = Kohtunikuga mängides ei saa panust tagasi võtta.
error-start-player-names-a-number = Alustav mängija ei saa passida, aga võib panustada 0.
error-bid-above-display = { $display ->
    [one] Panus { $bid } on liiga kõrge: avatud on ainult { $display } kaart.
   *[other] Panus { $bid } on liiga kõrge: avatud on ainult { $display } kaarti.
}
error-bid-not-higher = Panus peab olema kõrgem kui senine kõrgeim panus { $highest }; { $bid } on liiga madal.
error-bid-not-below-withdrawn = Panus peab olema madalam kui tagasivõetud panus { $withdrawn }; { $bid } on liiga kõrge.
error-bid-unbuildable = { $largest ->
    [0] Panus { $bid } on liiga kõrge: ühtegi avatud kaarti ei saa torni lisada.
   *[other] Panus { $bid } on liiga kõrge: avatud kaartidest saab tornidesse lisada kuni { $largest }.
}
error-not-on-display = Kaarti { $card } ei ole avatud kaartide seas.
error-does-not-fit = { $card } ei sobi kaardi { $top } peale.
error-bid-would-fail = { $left ->
    [one] Nii ei jääks kohta { $left } kaardile, mis tuleb veel torni lisada.
   *[other] Nii ei jääks kohta kõigile { $left } kaardile, mis tuleb veel torni lisada.
}
error-razed-already = Voorus võib eemaldada ainult ühe kaardi.
error-raze-comes-first = Eemaldada saab ainult enne esimese kaardi lisamist.
error-no-tower-to-raze = Siit ei ole midagi eemaldada: { tower-name } on alustamata.
error-roof-not-razed = Torni tippu ei saa eemaldada: { tower-name } on juba lõpetatud.

## Errors on score pads

error-sheet-name-twice = { $place }: nimi „{ $name }“ on kaks korda; muuda üht.
error-sheet-tower-order = { $place }: { $card } ei sobi kaardi { $top } peale.
error-sheet-beyond-deck = Kaarti { $card } on punktilehel rohkem ({ $found }) kui pakis ({ $deck }).
error-sheet-beyond-deck-size = Punktilehel on koos eemaldatutega rohkem kaarte ({ $found }) kui pakis ({ $deck }).
error-sheet-tower-height = { $place }: seal saab olla kuni { $most } kaarti.
error-sheet-beyond-roofs = { $kind }: punktilehel on rohkem tippe ({ $found }) kui pakis ({ $deck }).
error-sheet-beyond-kind = { $kind }: punktilehel on seda tüüpi kaarte rohkem ({ $found }) kui pakis ({ $deck }).
