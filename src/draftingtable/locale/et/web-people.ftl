# People at the table: sentences about the reader, and what a player has just done, shown at the seat.

you = Sina

## Events of the reader's own seat: each has the name of the event's message and ends in “-you”.

event-deal-you = { $round }. voor, avatud kaardid: { $cards }. Alustad sina.
event-bid-you = Panustad { $number }.
event-pass-you = Passid.
event-builds-you = Võidad panustamise ja võtad { $number ->
    [one] { $number } kaardi
   *[other] { $number } kaarti
}.
event-nobody-builds-you = Keegi ei ehita; ka järgmist vooru alustad sina.
event-raze-you = Eemaldad kaardi { $card }.
event-build-you = Lisad torni kaardi { $card } ({ $height }. korrus).
event-build-many-you = Lisad tornidesse kaardid { $card }.
event-withdraw-you = Võtad panuse { $number } tagasi.
event-hand-you = { $hidden ->
    [yes] Tõmbad { $count ->
        [one] { $count } plaadi
       *[other] { $count } plaati
    }.
   *[no] Tõmbad plaadid: { $tiles }.
}
event-pick-you = { $hidden ->
    [yes] Oled valinud.
   *[no] Valid plaadid: { $tiles }.
}
event-reveal-you = Avad plaadid: { $tiles }.
event-assign-you = Linnale { $city } annad plaadi „{ $tile }“.
story-place-you = Asetad linna { $city } plaadi „{ $tile }“.
story-place-many-you = Asetad plaadid: { $each }.
heard-place-you = Asetad linna { $city } plaadi „{ $tile }“ ({ $square }).

## What somebody has just done, next to their name

did-bid = panustab { $number }
did-pass = passib
did-builds = võtab { $number ->
    [one] { $number } kaardi
   *[other] { $number } kaarti
}
did-raze = eemaldab: { $card }
did-build = lisab: { $card }
did-withdraw = võtab panuse tagasi
did-pick = on plaadid valinud
did-place = asetab linna { $city } plaadi „{ $tile }“
did-automa-assign = annab linnale { $city } plaadi „{ $tile }“

## Sentences that name the reader

you-place-first = Kui kumbki ootab teist, asetad esimesena sina.
# $names: the other winners
you-share = Sina ja { $names } jagate võitu

## Remarks of bots, by temperament: at the start, after taking many cards, after a setback, after placing a tile, at the end

remark-cheerful-start = Ilus päev ehitamiseks!
remark-cheerful-take = Kõik minu, aitäh!
remark-cheerful-setback = Oih! Noh, värv katab palju.
remark-cheerful-place = Kui kena see seal on!
remark-cheerful-end = See oli lõbus!
remark-dry-start = Alustame. Vaikselt.
remark-dry-take = Nende jaoks on mul ruumi. Vist.
remark-dry-setback = Nii oligi mõeldud.
remark-dry-place = Kõlbab küll.
remark-dry-end = Ja ongi kõik.
remark-proud-start = Vaadake hoolega.
remark-proud-take = Uhke kogu.
remark-proud-setback = Ka suured plaanid vajavad kustukummi.
remark-proud-place = Paremini ei oleks keegi joonistanud.
remark-proud-end = See väärib kohta muuseumis.
remark-shy-start = Tere kõigile.
remark-shy-take = Loodan, et keegi ei pahanda.
remark-shy-setback = Ma ei ole selles kindel …
remark-shy-place = Kas siia sobib?
remark-shy-end = Mulle meeldis teiega mängida.

## Proposals between the builders of a city. $points, $instead: signed

offer-ask = { $name } pakub: { $tile } siia?
# The proposal waits until the reader opens it
offer-call = { $name } pakub kohta: { $tile }
offer-later = Vasta hiljem
# Above the button that places it
offer-agreed-place = { $name } on nõus.
offer-no = Ei
offer-otherwise = Paku muud
offer-other-tile = Pigem teine plaat
offer-counter = Pigem teine koht
reply-agreed = { $name } on nõus: { $tile }, linn { $city }.
reply-declined = { $name } ei ole nõus: { $tile }, linn { $city }.
reply-other-tile = { $name } soovib linna { $city } teist plaati.
reply-other-spot = { $name } soovib teist kohta: { $tile }, linn { $city }.
reply-better = Parem: { $square } ({ $points }, mitte { $instead }).
offer-pointing = { $name } näitab ruutu linnas { $city }: { $square }.
offer-own = Sinu ettepanek: { $tile }
# $reason: a sentence without its full stop
offer-because = { $reason }.

## Wishes for a shared city: buildings that its builders ask each other for. They stay until built

wish-group = Soovid ühistes linnades
wish-title = Sinu soov ühisele linnale
wish-make = Lisa soov
wish-stop = Lõpeta soovimine
wish-which = Vali hoone ja selle ruut. Partnerid näevad soovi ja võivad selle täita.
wish-where = Vali nüüd ruut.
wish-at = Soov siia: { $tile }, linn { $city }, { $square }
wish-list = Soovid:
wish-remove = Eemalda soov: { $tile }, linn { $city }, { $square }
wish-own = Sinu soov: { $tile }
wish-other = { $name } soovib: { $tile }
wish-made = { $name } soovib: { $tile }, linn { $city }, { $square }.
# A bot’s answer to a wish
wish-agreed = { $name } peab su soovi meeles: { $tile }, linn { $city }, { $square }.
wish-declined = { $name } ei ole su sooviga nõus: { $tile }, linn { $city }, { $square }.
wish-granted = { $name } täitis su soovi: { $tile }, linn { $city }, { $square }.
wish-thwarted = { $name } ehitab sinu soovi ruudule midagi muud: { $tile }, linn { $city }.
put-on-server = Pane serverisse …
continued = See mäng algas seadmes, mis teab, mida välja jagatakse.
take-seat = Istu kohale, kus mängib { $name }
