# People at the table: sentences about the reader, and what a player has just done, shown at the seat.

you = Tu

## Events of the reader's own seat: each has the name of the event's message and ends in “-you”.

event-deal-you = { $round } raundas, kortų eilė: { $cards }. Pradedi tu.
event-bid-you = Šauki { $number }.
event-pass-you = Praleidi ėjimą.
event-builds-you = Laimi aukcioną ir imi { $number ->
    [one] { $number } kortą
    [few] { $number } kortas
   *[other] { $number } kortų
}.
event-nobody-builds-you = Niekas nestato. Kitą raundą vėl pradedi tu.
event-raze-you = Nugriauni { $card }.
event-build-you = Statai { $card } ({ $height } aukštas).
event-build-many-you = Statai { $card }.
event-withdraw-you = Atsiimi šauktą skaičių { $number }.
event-hand-you = { $hidden ->
    [yes] Trauki { $count ->
        [one] { $count } plytelę
        [few] { $count } plyteles
       *[other] { $count } plytelių
    }.
   *[no] Trauki plyteles: { $tiles }.
}
event-pick-you = { $hidden ->
    [yes] Tu jau pasirinkai.
   *[no] Renkiesi plyteles: { $tiles }.
}
event-reveal-you = Atverti plyteles: { $tiles }.
event-assign-you = Skiri miestui { $city } plytelę „{ $tile }“.
story-place-you = Dedi plytelę „{ $tile }“ į miestą { $city }.
story-place-many-you = Dedi plyteles: { $each }.
heard-place-you = Dedi plytelę „{ $tile }“ į miestą { $city } ({ $square }).

## What somebody has just done, next to their name

did-bid = šaukia { $number }
did-pass = praleidžia ėjimą
did-builds = ima { $number ->
    [one] { $number } kortą
    [few] { $number } kortas
   *[other] { $number } kortų
}
did-raze = nugriauna { $card }
did-build = stato { $card }
did-withdraw = atsiima šauktą skaičių
did-pick = jau pasirinko plyteles
did-place = deda plytelę „{ $tile }“ į miestą { $city }
did-automa-assign = skiria miestui { $city } plytelę „{ $tile }“

## Sentences that name the reader

you-place-first = Jei laukiate vienas kito, pradedi tu.
# $names: the other winners
you-share = Tu ir { $names } dalijatės pergale

## Remarks of bots, by temperament: at the start, after taking many cards, after a setback, after placing a tile, at the end

remark-cheerful-start = Puiki diena statyboms!
remark-cheerful-take = Viskas mano, ačiū!
remark-cheerful-setback = Oi! Na, dažai daug ką paslepia.
remark-cheerful-place = Kaip čia gražu!
remark-cheerful-end = Buvo smagu!
remark-dry-start = Pradėkime. Tyliai.
remark-dry-take = Vietos tam turiu. Turbūt.
remark-dry-setback = Taip ir buvo sumanyta.
remark-dry-place = Tiks.
remark-dry-end = Tai ir viskas.
remark-proud-start = Žiūrėkite atidžiai.
remark-proud-take = Puiki kolekcija.
remark-proud-setback = Net dideliems planams reikia trintuko.
remark-proud-place = Geriau niekas nenubraižytų.
remark-proud-end = Tam vieta muziejuje.
remark-shy-start = Sveiki visi.
remark-shy-take = Tikiuosi, niekas neprieštarauja.
remark-shy-setback = Gal reikėjo kitaip…
remark-shy-place = Ar čia tiks?
remark-shy-end = Man patiko su jumis.

## Proposals between the builders of a city. $points, $instead: signed

offer-ask = { $name } siūlo: { $tile } čia?
# The proposal waits until the reader opens it
offer-call = { $name } siūlo vietą: { $tile }
offer-later = Atsakyti vėliau
# Above the button that places it
offer-agreed-place = { $name } sutinka.
offer-no = Ne
offer-otherwise = Siūlyti kitaip
offer-other-tile = Geriau kita plytelė
offer-counter = Geriau kita vieta
reply-agreed = { $name } sutinka: { $tile }, miestas { $city }.
reply-declined = { $name } nesutinka: { $tile }, miestas { $city }.
reply-other-tile = { $name } norėtų kitos plytelės mieste { $city }.
reply-other-spot = { $name } norėtų kitos vietos: { $tile }, miestas { $city }.
reply-better = Geriau: { $square } ({ $points }, o ne { $instead }).
offer-pointing = { $name } rodo langelį mieste { $city }: { $square }.
offer-own = Tavo pasiūlymas: { $tile }
# $reason: a sentence without its full stop
offer-because = { $reason }.

## Wishes for a shared city: buildings that its builders ask each other for. They stay until built

wish-group = Norai bendruose miestuose
wish-title = Tavo noras bendram miestui
wish-make = Pažymėti norą
wish-stop = Baigti žymėti
wish-which = Pasirink pastatą ir jo langelį. Partneriai matys norą ir galės jį išpildyti.
wish-where = Dabar pasirink langelį.
wish-at = Norėčiau čia: { $tile }, miestas { $city }, { $square }
wish-list = Norai:
wish-remove = Pašalinti norą: { $tile }, miestas { $city }, { $square }
wish-own = Tavo noras: { $tile }
wish-other = { $name } norėtų čia: { $tile }
wish-made = { $name } norėtų: { $tile }, miestas { $city }, { $square }.
# A bot’s answer to a wish
wish-agreed = { $name } atsižvelgs į tavo norą: { $tile }, miestas { $city }, { $square }.
wish-declined = { $name } nepritaria tavo norui: { $tile }, miestas { $city }, { $square }.
wish-granted = { $name } išpildė tavo norą: { $tile }, miestas { $city }, { $square }.
wish-thwarted = { $name } stato ką kita tavo noro langelyje: { $tile }, miestas { $city }.
put-on-server = Perkelti į serverį…
continued = Šis žaidimas pradėtas įrenginyje, kuris žino, kas bus išdalyta.
take-seat = Užimti vietą, kurioje žaidžia { $name }
