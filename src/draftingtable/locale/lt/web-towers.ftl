# The browser client's table of 5 Towers.

# $type: c, h, t, j or s (used by tower-short)
tw-card = { tower-short } { $value }
tw-card-roof = { tower-short } 0 (bokšto viršūnė)
tw-card-never = { $card }: nėra kur dėti
tw-card-raze = { $card }: tiks tik nugriovus kortą
tw-card-stack = { $card }: tiks tik ant kitos iš šių kortų
tw-card-fits = { $card } tinka tavo bokštams.
tw-card-closed = { $card } dabar statyti negalima: vietos turi užtekti visoms imamoms kortoms.
# $before: a card of the same tower that must be built earlier
tw-card-too-early = { $card } dar statyti negalima: { $before } ant jos netiktų, todėl pirma statyk { $before }.
# $on: the top of its tower. $under: the cards that go there first
tw-card-after-raze = { $card } dabar negalima dėti ant { $on }. Ją galėsi pastatyti, jei pirma nugriausi { $on }.
tw-card-after-card = { $card } dabar negalima dėti ant { $on }. Ją galėsi pastatyti, jei pirma pastatysi { $under }.
tw-card-after-both = { $card } dabar negalima dėti ant { $on }. Ją galėsi pastatyti, jei pirma nugriausi { $on }, o tada pastatysi { $under }.

# $values: from the bottom up. $roof: yes or no
tw-tower-text = { $tower }, { $count ->
    [one] { $count } aukštas
    [few] { $count } aukštai
   *[other] { $count } aukštų
}, iš apačios į viršų: { $values }. { $roof ->
    [yes] Su viršūne.
   *[no] Dar be viršūnės.
} { $points ->
    [one] { $points } taškas.
    [few] { $points } taškai.
   *[other] { $points } taškų.
}
tw-tower-empty = { $tower }: dar nepradėtas

tw-round = { $round } raundas
tw-pass = Žaidimo kortų krūvelė pereinama { $pass ->
    [1] pirmą
   *[2] antrą
} kartą iš dviejų.
tw-pass-means = { tw-pass } Krūvelei pasibaigus pirmą kartą, nauja sumaišoma iš panaudotų kortų. Pasibaigus antrą kartą, žaidimas baigiasi tuo raundu.
tw-last-round = Paskutinis raundas
tw-rounds-left = dar { $rounds ->
    [one] { $rounds } raundas
    [few] { $rounds } raundai
   *[other] { $rounds } raundų
}
tw-rounds-about = Apytiksliai { tw-rounds-left }.
tw-draw-pile = žaidimo kortos
tw-discard-pile = panaudotos kortos
tw-piles = Žaidimo kortos: { $pile }. Panaudotos kortos: { $discard }. Kas dar gali pasirodyti?
tw-start-player = pradedantis žaidėjas
tw-dealing = Atverčiamos naujos kortos.

## The auction

tw-says-bid = šaukia { $number }
tw-says-builds = stato: { $placed } iš { $all }
tw-says-now = dabar šaukia
tw-says-nothing = dar nešaukė
tw-you-bid = šauki { $number }
tw-you-builds = statai: { $placed } iš { $all }
tw-you-now = dabar šauki
tw-you-nothing = dar nešaukei
# In place of a bid: somebody took all the cards before
tw-not-asked = nereikia šaukti
tw-ask-bid = Kiek kortų imi?
tw-largest = { $largest ->
    [0] Negali pastatyti nė vienos.
    [one] Gali pastatyti daugiausia { $largest } kortą.
    [few] Gali pastatyti daugiausia { $largest } kortas.
   *[other] Gali pastatyti daugiausia { $largest } kortų.
}
tw-largest-raze = { $free ->
    [0] Tik nugriovus kortą (kaina { $cost } t.): { $largest }.
   *[other] Gali imti { $free }, o nugriovus kortą (kaina { $cost } t.) – { $largest }.
}
# Next to a drawing of what the bid could build. $gain: points with their sign
tw-example = Su pažymėtomis kortomis: { $gain } t.
tw-raze-costs = Iš viso tai kainuoja { $cost ->
    [one] { $cost } tašką
    [few] { $cost } taškus
   *[other] { $cost } taškų
}.
tw-choose-number = Pasirink skaičių
tw-chosen = Pasirinkta: { $what }. Paspausk dar kartą, kad patvirtintum.
tw-pass-round = Praleisti šį raundą
# In place of “Pass”, on a small button
tw-start-no-pass = Pradedi: turi šaukti
tw-closed-choice = { $what }: negalima. Kodėl?
tw-why-title = Kodėl ne { $number }?
tw-how = Kaip tiek pastatyti
tw-turn-bid = { $player } šaukia…
tw-turn-build = { $player } stato: { $placed } iš { $all }…
tw-can-build = iš šių kortų gali pastatyti daugiausia { $largest }
tw-can-build-means = ≤{ $largest }: { $player } { tw-can-build }.

## Building

tw-build-left = Liko pastatyti { $left ->
    [one] { $left } kortą
    [few] { $left } kortas
   *[other] { $left } kortų
}
tw-build-how = Paliesk kortą, tada jos bokštą. Arba nutempk ją.
tw-place = Paliesk paryškintą bokštą, kad pastatytum { $card }.
tw-stuck = Nė viena korta nebetinka. Atšauk ėjimą arba atsiimk šauktą skaičių.
tw-last-card = Paskutinė korta: { $card }. Ja baigsi statyti.
tw-last-card-sure = Spausk „{ tw-finish }“ arba dar kartą paliesk bokštą.
tw-finish = Pastatyti ir baigti
tw-cancel = Atgal
tw-undo = Atšaukti
tw-raze = Nugriauti kortą
tw-raze-short = Nugriauti
tw-withdraw-short = Atsiimti
tw-raze-which = Kurio bokšto viršutinę kortą nugriauti? Virš bokšto matai, kiek tai iš viso kainuoja.
tw-raze-first = Pirmiausia nugriauk kortą: kitaip visoms imamoms kortoms neužteks vietos. Virš bokšto matai, kiek tai iš viso kainuoja.
tw-raze-here = Nugriauti viršutinę kortą (−{ $cost }): { $tower }
tw-build-here = Statyti čia: { $tower }
tw-withdraw-sure = Atsiimti? Visa, ką pastatei šiame raunde, bus grąžinta. Tada šauk mažiau arba praleisk ėjimą.

## Towers

tw-my-towers = Mano bokštai
tw-others = Kitų bokštai
tw-towers-of = Bokštai, kuriuos stato { $player }
tw-look = Bokštai, kuriuos stato { $player }: pažiūrėti iš arčiau
tw-in-words = Žodžiais
tw-total = Iš viso: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}

## What is still to come

tw-unseen = Kas dar liko
tw-discarded = { $count ->
    [0] Panaudotų kortų krūvelė tuščia.
    [one] { $count } panaudota korta
    [few] { $count } panaudotos kortos
   *[other] { $count } panaudotų kortų
}
tw-times = ×{ $count }

## Scoring

# $floors cards, each worth $each
tw-count = { $floors } × { $each }
tw-main-row = Pagrindinis bokštas
tw-razed-row = Griovimų krūvelė
tw-total-row = Iš viso
tw-with-roof = { $tower } su viršūne
# $what: a row of the score, the one with the largest difference. Then the winner and the second, with its points
tw-decided = Viską lėmė { $what } ({ $player } { $points }, { $rival } { $other }).

# Ką reiškia taškų ženklas
tw-tower-scores = { $tower }: po 1 tašką už kortą, o bokšte su viršūne – po 2.
tw-tower-now = Dabar: { $points } t.
tw-main-scores = Pagrindinis bokštas: papildomas taškas už kiekvieną aukščiausio tavo bokšto, to su karūna, kortą. Jei keli vienodai aukšti, nesvarbu, ant kurio karūna.
tw-razed-scores = Už nugriautas kortas pabaigoje prarandi taškų: 1 už pirmą, dar 2 už antrą, dar 3 už trečią ir taip toliau. Nugriauta korta bokšte nebeskaičiuojama.

## Keys

tw-key-bid = Šaukti šį skaičių
tw-key-pass = Praleisti ėjimą
tw-key-raze = Nugriauti kortą
tw-key-walk = Judėti tarp kortų arba skaičių
tw-key-choose = Pasirinkti; dar kartą – siųsti arba statyti
