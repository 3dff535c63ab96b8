# The browser client's table of 5 Towers.

# $type: c, h, t, j or s (used by tower-short)
tw-card = { tower-short } { $value }
tw-card-roof = { tower-short } 0 (torni tipp)
tw-card-never = { $card }: sul ei ole selle jaoks kohta
tw-card-raze = { $card }: mahub alles siis, kui eemaldad enne ühe kaardi
tw-card-stack = { $card }: sobib ainult mõne teise siinse kaardi peale
tw-card-fits = { $card } sobib sinu tornidesse.
tw-card-closed = { $card }: praegu ei saa seda torni lisada, sest kohta peab jätkuma kõigile panustatud kaartidele.
# $before: a card of the same tower that must be built earlier
tw-card-too-early = { $card }: veel ei saa seda torni lisada, sest { $before } selle peale ei sobiks. Lisa enne { $before }.
# $on: the top of its tower. $under: the cards that go there first
tw-card-after-raze = { $card } ei sobi praegu kaardi { $on } peale. Selle saab torni lisada, kui eemaldad enne kaardi { $on }.
tw-card-after-card = { $card } ei sobi praegu kaardi { $on } peale. Selle saab torni lisada, kui lisad enne: { $under }.
tw-card-after-both = { $card } ei sobi praegu kaardi { $on } peale. Selle saab torni lisada, kui eemaldad enne kaardi { $on } ja lisad siis: { $under }.

# $values: from the bottom up. $roof: yes or no
tw-tower-text = { $tower }, { $count ->
    [one] { $count } korrus
   *[other] { $count } korrust
}, alt üles: { $values }. { $roof ->
    [yes] Tipp on olemas.
   *[no] Tippu veel ei ole.
} { $points ->
    [one] { $points } punkt.
   *[other] { $points } punkti.
}
tw-tower-empty = { $tower }: alustamata

tw-round = { $round }. voor
tw-pass = Tõmbamispakk käiakse läbi kaks korda, praegu { $pass ->
    [1] esimest
   *[2] teist
} korda.
tw-pass-means = { tw-pass } Kui pakk saab esimest korda otsa, segatakse mahapandud kaartidest uus. Kui pakk saab teist korda otsa, lõpeb mäng selle vooruga.
tw-last-round = Viimane voor
tw-rounds-left = veel { $rounds ->
    [one] { $rounds } voor
   *[other] { $rounds } vooru
}
tw-rounds-about = Ligikaudu { tw-rounds-left }.
tw-draw-pile = tõmbamispakk
tw-discard-pile = mahapandud kaardid
tw-piles = Tõmbamispakk: { $pile }. Mahapandud kaardid: { $discard }. Mis võib veel tulla?
tw-start-player = alustav mängija
tw-dealing = Avatakse uued kaardid.

## The auction

tw-says-bid = panustab { $number }
tw-says-builds = ehitab: { $placed }/{ $all }
tw-says-now = panustab nüüd
tw-says-nothing = ootab oma korda
tw-you-bid = panustad { $number }
tw-you-builds = ehitad: { $placed }/{ $all }
tw-you-now = panustad nüüd
tw-you-nothing = ootad oma korda
# In place of a bid: somebody took all the cards before
tw-not-asked = jäi vahele
tw-ask-bid = Mitu kaarti sa võtad?
tw-largest = { $largest ->
    [0] Ühtegi ei saa torni lisada.
    [one] Saad tornidesse lisada kuni { $largest } kaardi.
   *[other] Saad tornidesse lisada kuni { $largest } kaarti.
}
tw-largest-raze = { $free ->
    [0] Ainult kaarti eemaldades (−{ $cost }): { $largest }.
   *[other] Kuni { $free }, kaarti eemaldades (−{ $cost }) kuni { $largest }.
}
# Next to a drawing of what the bid could build. $gain: points with their sign
tw-example = Märgitud kaartidega: { $gain } p
tw-raze-costs = Kokku maksab see { $cost } punkti.
tw-choose-number = Vali arv
tw-chosen = Valitud: { $what }. Kinnitamiseks puuduta uuesti.
tw-pass-round = Passi selles voorus
# In place of “Pass”, on a small button
tw-start-no-pass = Alustad: passida ei saa
tw-closed-choice = { $what }: ei ole võimalik. Miks?
tw-why-title = Miks mitte { $number }?
tw-how = Kuidas nii palju lisada
tw-turn-bid = { $player } panustab …
tw-turn-build = { $player } ehitab: { $placed }/{ $all } …
tw-can-build = saab neist kaartidest tornidesse lisada kuni { $largest }
tw-can-build-means = ≤{ $largest }: { $player } { tw-can-build }.

## Building

tw-build-left = Lisa torni veel { $left ->
    [one] { $left } kaart
   *[other] { $left } kaarti
}
tw-build-how = Puuduta kaarti ja siis selle torni või lohista kaart sinna.
tw-place = Puuduta esiletõstetud torni, et lisada { $card }.
tw-stuck = Ükski kaart enam ei sobi: võta tagasi mõni käik või kogu panus.
tw-last-card = Viimane kaart: { $card }. Sellega saab su käik läbi.
tw-last-card-sure = Puuduta nuppu „{ tw-finish }“ või uuesti torni.
tw-finish = Lisa ja lõpeta
tw-cancel = Loobu
tw-undo = Võta tagasi
tw-raze = Eemalda kaart
tw-raze-short = Eemalda
tw-withdraw-short = Panus tagasi
tw-raze-which = Millise torni pealmise kaardi eemaldad? Torni kohal on näha, mis see kokku maksab.
tw-raze-first = Eemalda kõigepealt üks kaart, muidu ei mahu kõik panustatud kaardid ära. Torni kohal on näha, mis see kokku maksab.
tw-raze-here = Eemalda pealmine kaart (−{ $cost }): { $tower }
tw-build-here = Lisa siia: { $tower }
tw-withdraw-sure = Kas võtad panuse tagasi? Kõik selles voorus lisatud kaardid lähevad tagasi ja sa panustad vähem või passid.

## Towers

tw-my-towers = Minu tornid
tw-others = Teiste tornid
tw-towers-of = Tornid, mida ehitab { $player }
tw-look = Tornid, mida ehitab { $player }: vaata lähemalt
tw-in-words = Sõnadega
tw-total = Kokku: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}

## What is still to come

tw-unseen = Mis on veel tulemas
tw-discarded = { $count ->
    [0] Mahapandud kaartide pakk on tühi.
    [one] { $count } mahapandud kaart
   *[other] { $count } mahapandud kaarti
}
tw-times = ×{ $count }

## Scoring

# $floors cards, each worth $each
tw-count = { $floors } × { $each }
tw-main-row = Peamine torn
tw-razed-row = Eemaldatud kaardid
tw-total-row = Kokku
tw-with-roof = tipuga { $tower }
# $what: a row of the score, the one with the largest difference. Then the winner and the second, with its points
tw-decided = Otsustas { $what } ({ $player } { $points }, { $rival } { $other }).

# Mida punktide ikoon tähendab
tw-tower-scores = { $tower }: 1 punkt kaardi eest, tipuga tornis 2.
tw-tower-now = Praegu: { $points } p.
tw-main-scores = Peamine torn: üks lisapunkt sinu kõrgeima, krooniga torni iga kaardi eest. Kui mitu on ühekõrgused, ei ole vahet, millisel kroon on.
tw-razed-scores = Eemaldatud kaardid maksavad lõpus punkte: esimene 1, teine veel 2, kolmas veel 3 ja nii edasi. Eemaldatud kaart enam tornis ei loe.

## Keys

tw-key-bid = Panusta see arv
tw-key-pass = Passi
tw-key-raze = Eemalda kaart
tw-key-walk = Liigu kaartide või arvude vahel
tw-key-choose = Vali; teist korda: saada või lisa
