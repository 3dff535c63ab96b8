# 5 Towers: components, events, moves, explanations, errors. The terms are those of the printed game.

towers-title = 5 Towers

# $type: c, h, t, j or s
tower-name = { $type ->
    [c] saldainių bokštas
    [h] siaubo bokštas
    [t] medžių bokštas
    [j] metalo laužo bokštas
   *[s] smėlio bokštas
}

# As above, in one short word, under a tower.
tower-short = { $type ->
    [c] saldainių
    [h] siaubo
    [t] medžių
    [j] laužo
   *[s] smėlio
}

## Events

event-deal = { $round } raundas, kortų eilė: { $cards }. Pradeda { $starter }.
event-last-round = Žaidimo kortų krūvelė vėl baigėsi: tai paskutinis raundas.
event-bid = { $player } šaukia { $number }.
event-pass = { $player } praleidžia ėjimą.
event-builds = { $player } laimi aukcioną ir ima { $number ->
    [one] { $number } kortą
    [few] { $number } kortas
   *[other] { $number } kortų
}.
event-nobody-builds = Niekas nestato. Kitą raundą vėl pradeda { $starter }.
event-raze = { $player } nugriauna { $card }.
event-build = { $player } stato { $card } ({ $height } aukštas).
# Several cards in a row: $card lists them.
event-build-many = { $player } stato { $card }.
event-withdraw = { $player } atsiima šauktą skaičių { $number }.
event-clear = { $cards_count ->
    [0] Kortų eilėje nieko neliko.
   *[other] Į panaudotų kortų krūvelę: { $cards }.
}
event-reshuffle = Žaidimo kortų krūvelė baigėsi pirmą kartą. { $cards ->
    [one] Naują krūvelę sudaro { $cards } panaudota korta.
    [few] { $cards } panaudotos kortos sumaišomos į naują žaidimo kortų krūvelę.
   *[other] { $cards } panaudotų kortų sumaišoma į naują žaidimo kortų krūvelę.
}
event-over = Žaidimas baigtas ({ $round } raundas): { $reason ->
    [no-discard] žaidimo kortų krūvelė baigėsi, o panaudotų kortų nėra.
   *[second-pass] žaidimo kortų krūvelė baigėsi antrą kartą.
}

## The table

# $pass: 1 or 2, how often the draw pile has been gone through
towers-header = { $round } raundas · ratas { $pass }/2 · žaidimo kortų krūvelė { $pile } · panaudotų kortų krūvelė { $discard }
towers-display = Kortų eilė
towers-bids = Aukcionas
towers-bid-passed = praleidžia
towers-main = pagrindinis bokštas +{ $points }
towers-razed = griovimų krūvelė { $count } ({ $points })

## Moves

move-bid = Šaukti { $number }
move-bid-zero = Šaukti 0 (neimti kortų)
move-pass = Praleisti ėjimą
move-raze = Nugriauti { $card } (kaina – { $cost } t., o korta nebeskaičiuojama)
move-build-on = Statyti { $card } ant { $top }
move-build-new = Statyti { $card } (naujas bokštas)
move-withdraw = Atsiimti šauktą skaičių
ask-bid = { $player }: kiek kortų šauki?
ask-build = { $player }: dar reikia pastatyti { $left ->
    [one] { $left } kortą
    [few] { $left } kortas
   *[other] { $left } kortų
}. Kuri kita?

## Hints

hint-eight = Patarimas: ant 8 galima dėti bet kokios vertės to paties tipo kortą.
hint-nine = Patarimas: 9 galima dėti ant bet kurios to paties tipo kortos, tik ne ant bokšto viršūnės.
hint-raze = Patarimas: nugriovus kortą atsiranda vietos, o kainuoja tai mažiau, nei atrodo: šį kartą { $cost } t., o korta nebeskaičiuojama.

## Why not more

limit-short = { $largest ->
    [0] Iš šių kortų negali pastatyti nė vienos
   *[other] Iš šių kortų gali pastatyti daugiausia { $largest }
} (priežastį parodo „kodėl“).
why-everything = Galima pastatyti visas kortų eilės kortas: { $cards }.
why-most = { $largest ->
    [0] Iš kortų eilės negalima pastatyti nė vienos kortos.
    [one] Iš kortų eilės galima pastatyti daugiausia { $largest } kortą: { $cards }.
    [few] Iš kortų eilės galima pastatyti daugiausia { $largest } kortas: { $cards }.
   *[other] Iš kortų eilės galima pastatyti daugiausia { $largest } kortų: { $cards }.
}
why-raze = Tam pirmiausia reikia nugriauti { $card }.
why-standing = { $card } nėra kur dėti: bokšto viršuje yra { $on }, o ant šios kortos galima dėti tik mažesnę.
why-together = { $card } netelpa į tą patį bokštą kartu su { $others }.
why-roof = { $card } nėra kur dėti: bokštą jau užbaigė bokšto viršūnė { $on }.
why-other-raze = Padėtų ir ten nugriauta korta, bet per raundą galima nugriauti tik vieną.
why-possible = Šaukti { $number } galima.
why-card-possible = { $card } dabar galima pastatyti.

## Unseen cards

unseen-title = { $count ->
    [one] Žaidimo kortų krūvelėje dar yra { $count } korta
    [few] Žaidimo kortų krūvelėje dar yra { $count } kortos
   *[other] Žaidimo kortų krūvelėje dar yra { $count } kortų
}
unseen-empty = Žaidimo kortų krūvelė tuščia.

## The rules in short

rules-types = Yra penkių tipų bokštai: c – saldainių, h – siaubo, t – medžių, j – metalo laužo, s – smėlio. Gali turėti po vieną kiekvieno tipo bokštą.
rules-falling = Korta dedama ant savo tipo bokšto viršaus ir tik ant didesnės vertės kortos.
rules-eight = Ant 8 galima dėti bet kokios vertės to paties tipo kortą.
rules-nine = 9 galima dėti ant bet kurios to paties tipo kortos, tik ne ant bokšto viršūnės.
rules-roof = 0 yra bokšto viršūnė: ant jos nieko dėti negalima ir jos niekada negalima nugriauti.
rules-bidding = Kiekvieną raundą kortų eilėje yra penkios kortos. Kiekvienas vieną kartą gali šaukti, kiek jų imtų. Daugiausia šaukęs žaidėjas ima lygiai tiek kortų ir visas jas pastato.
rules-razing = Prieš statant galima nugriauti vieno savo bokšto viršutinę kortą.
rules-end = Kai žaidimo kortų krūvelė baigiasi, nauja sudaroma iš panaudotų kortų krūvelės. Kai baigiasi ir ji, žaidžiamas paskutinis raundas.
rules-points = Taškai: 1 už kiekvieną kortą, bokšte su viršūne – 2; dar po 1 už kiekvieną pagrindinio (aukščiausio) bokšto kortą. Nugriautos kortos kainuoja 1, 2, 3, …

## The result

result-player = Žaidėjas
result-main = Pagr. bokštas
result-razed = Nugriauta
result-total = Iš viso

## Errors

error-no-such-card = „{ $found }“ nėra korta. Korta – tai raidė (c, h, t, j, s) ir vertė nuo 0 iki 15, pavyzdžiui, s7.
error-cards-come-first = Pirma reikia išdėlioti kortų eilę.
error-bidding-not-building = Vyksta aukcionas; statyti ir griauti dar negalima.
error-building-not-bidding = Aukcionas baigėsi; dabar stato jo laimėtojas.
error-no-withdrawing-with-referee = Kai įjungtas teisėjas, šaukto skaičiaus atsiimti negalima.
error-start-player-names-a-number = Pradedantis žaidėjas negali praleisti ėjimo, bet gali šaukti 0.
error-bid-above-display = { $display ->
    [one] { $bid } – per daug: kortų eilėje yra tik { $display } korta.
    [few] { $bid } – per daug: kortų eilėje yra tik { $display } kortos.
   *[other] { $bid } – per daug: kortų eilėje yra tik { $display } kortų.
}
error-bid-not-higher = Reikia kelti aukščiau: jau šaukta { $highest }, todėl { $bid } – per mažai.
error-bid-not-below-withdrawn = Atsiėmus { $withdrawn }, reikia šaukti mažiau; { $bid } – per daug.
error-bid-unbuildable = { $largest ->
    [0] Šaukti { $bid } negalima: nėra kur dėti nė vienos kortų eilės kortos.
    [one] Šaukti { $bid } negalima: yra kur dėti tik { $largest } kortą.
    [few] Šaukti { $bid } negalima: yra kur dėti tik { $largest } kortas.
   *[other] Šaukti { $bid } negalima: yra kur dėti tik { $largest } kortų.
}
error-not-on-display = Kortos { $card } nėra kortų eilėje.
error-does-not-fit = { $card } negalima dėti ant { $top }.
error-bid-would-fail = Taip nebegalėtum pastatyti visų likusių kortų (jų dar { $left }).
error-razed-already = Per raundą galima nugriauti tik vieną kortą.
error-raze-comes-first = Nugriauti kortą galima tik prieš pastatant pirmąją.
error-no-tower-to-raze = Nėra ko nugriauti: { tower-name } dar nepradėtas.
error-roof-not-razed = Bokšto viršūnės nugriauti negalima, o { tower-name } ją jau turi.

## Errors on score pads

error-sheet-name-twice = { $place }: vardas „{ $name }“ yra du kartus.
error-sheet-tower-order = { $place }: { $card } negalima dėti ant { $top }.
error-sheet-beyond-deck = Lape kortų { $card } yra daugiau ({ $found }) nei kaladėje ({ $deck }).
error-sheet-beyond-deck-size = Lape kartu su nugriautomis yra daugiau kortų ({ $found }) nei kaladėje ({ $deck }).
error-sheet-tower-height = { $place }: kortų gali būti daugiausia { $most }.
error-sheet-beyond-roofs = { $kind }: lape daugiau viršūnių ({ $found }) nei kaladėje ({ $deck }).
error-sheet-beyond-kind = { $kind }: lape daugiau šios rūšies kortų ({ $found }) nei kaladėje ({ $deck }).
