# 5 Towers: components, events, moves, explanations. The terms are those of the printed game.

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
event-nobody-builds = Keegi ei ehita; uuesti alustab { $starter }.
event-raze = { $player } eemaldab kaardi { $card }.
event-build = { $player } ehitab kaardi { $card } ({ $height }. korrus).
# Several cards in a row: $card lists them.
event-build-many = { $player } ehitab kaardid { $card }.
event-withdraw = { $player } võtab panuse { $number } tagasi.
event-clear = { $cards_count ->
    [0] Avatud kaarte üle ei jäänud.
   *[other] Mahapandud kaartide pakki: { $cards }.
}
event-reshuffle = Tõmbamispakk sai esimest korda otsa. { $cards ->
    [one] { $cards } mahapandud kaart on uus tõmbamispakk.
   *[other] { $cards } mahapandud kaarti segatakse uueks tõmbamispakiks.
}
event-over = Mäng on läbi ({ $round }. voor): { $reason ->
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
move-raze = Eemalda { $card } (hind { $cost } p)
move-build-on = Ehita { $card } kaardile { $top }
move-build-new = Ehita { $card } (uus torn)
move-withdraw = Võta panus tagasi
ask-bid = { $player }: mitmele kaardile panustad?
ask-build = { $player }: ehitada on veel { $left ->
    [one] { $left } kaart
   *[other] { $left } kaarti
}. Milline on järgmine?

## Hints

hint-eight = Vihje: 8 peale võib panna mis tahes väärtusega sama tüüpi kaardi.
hint-nine = Vihje: 9 võib panna mis tahes sama tüüpi kaardi peale, välja arvatud torni tipp.
hint-raze = Vihje: eemaldamine teeb ruumi ja maksab vähem, kui paistab: seekord { $cost } p.

## Why not more

limit-short = { $largest ->
    [0] Neist kaartidest ei saa sa ehitada ühtegi
   *[other] Neist kaartidest saad ehitada kõige rohkem { $largest }
} („miks“ ütleb põhjuse).
why-everything = Kõik avatud kaardid saab ehitada: { $cards }.
why-most = { $largest ->
    [0] Avatud kaartidest ei saa ehitada ühtegi.
   *[other] Avatud kaartidest saab ehitada kõige rohkem { $largest }: { $cards }.
}
why-raze = Selleks tuleb enne eemaldada { $card }.
why-standing = Kaardile { $card } ei ole kohta: torni kõige ülemine kaart on { $on } ja selle peale sobib ainult väiksem väärtus.
why-together = Kaardile { $card } ei ole kohta samas tornis { $others_count ->
    [one] kaardiga { $others }
   *[other] kaartidega { $others }
}.
why-roof = Kaardile { $card } ei ole kohta: torni lõpetab torni tipp { $on }.
why-other-raze = Ka seal aitaks eemaldamine, kuid voorus võib eemaldada ainult ühe kaardi.
why-possible = Panus { $number } on võimalik.
why-card-possible = Kaardi { $card } saab nüüd ehitada.

## Unseen cards

unseen-title = { $count ->
    [one] Tõmbamispakis on veel { $count } kaart
   *[other] Tõmbamispakis on veel { $count } kaarti
}
unseen-empty = Tõmbamispakk on tühi.

## The rules in short

rules-types = Torne on viit tüüpi: c kommi, h õuduste, t puu, j kola, s liiva. Igat tüüpi torne võib sul olla kõige rohkem üks.
rules-falling = Kaart pannakse oma tüüpi torni kõige ülemisele kaardile, ja ainult suurema väärtuse peale.
rules-eight = 8 peale võib panna mis tahes väärtusega sama tüüpi kaardi.
rules-nine = 9 võib panna mis tahes sama tüüpi kaardi peale, välja arvatud torni tipp.
rules-roof = 0 on torni tipp: selle peale ei panda midagi ja seda ei eemaldata kunagi.
rules-bidding = Igas voorus on viis avatud kaarti. Igaüks saab ühe korra panustada, mitu neist ta võtab. Suurima panuse teinud mängija võtab täpselt nii palju kaarte ja ehitab need kõik.
rules-razing = Enne ehitamist võid eemaldada ühe oma torni kõige ülemise kaardi.
rules-end = Kui tõmbamispakk saab otsa, saab mahapandud kaartide pakist uus. Kui ka see otsa saab, mängitakse viimane voor.
rules-points = Punktid: 1 iga kaardi eest, tipuga tornis 2, peamise (kõige kõrgema) torni iga kaardi eest veel 1. Eemaldatud kaardid maksavad 1, 2, 3, …

## The result

result-player = Mängija
result-main = Peamine torn
result-razed = Eemaldatud
result-total = Kokku
