# People at the table: sentences about the reader, and what a player has just done, shown at the seat.

you = Te

## Events of the reader's own seat: each has the name of the event's message and ends in “-you”.

event-deal-you = { $round }. forduló. A kínálat: { $cards }. Te kezdesz.
event-bid-you = A licited: { $number }.
event-pass-you = Passzolsz.
event-builds-you = A te licited a legmagasabb: elveszel { $number } kártyát.
event-nobody-builds-you = Senki sem épít; ismét te kezdesz.
event-raze-you = Lebontasz egy kártyát: { $card }.
event-build-you = Megépítesz egy kártyát: { $card } ({ $height }. szint).
event-build-many-you = Kártyákat építesz: { $card }.
event-withdraw-you = Visszavonod a licitedet ({ $number }).
event-hand-you = { $hidden ->
    [yes] { $count } lapkát húzol.
   *[no] Lapkákat húzol: { $tiles }.
}
event-pick-you = { $hidden ->
    [yes] Választottál.
   *[no] A választásod: { $tiles }.
}
event-reveal-you = Felfeded a lapkáidat: { $tiles }.
event-assign-you = { $city ->
    [A] Az
    [E] Az
    [F] Az
   *[other] A
} { $city }‑városhoz rendelsz egy lapkát: { $tile }.
story-place-you = Leraksz egy lapkát: { $tile } ({ $city }‑város).
story-place-many-you = Lapkákat raksz le: { $each }.
heard-place-you = Leraksz egy lapkát: { $tile } ({ $city }‑város, { $square }).

## What somebody has just done, next to their name

did-bid = licit: { $number }
did-pass = passzol
did-builds = elvesz { $number } kártyát
did-raze = lebontva: { $card }
did-build = megépítve: { $card }
did-withdraw = visszavonja a licitet
did-pick = már választott
did-place = lerakta: { $tile }, { $city }‑város
did-automa-assign = hozzárendeli: { $tile }, { $city }‑város

## Sentences that name the reader

you-place-first = Ha egymásra vártok, te raksz le először.
# $names: the other winners
you-share = Te és { $names } közösen nyertetek

## Remarks of bots, by temperament: at the start, after taking many cards, after a setback, after placing a tile, at the end

remark-cheerful-start = Gyönyörű nap egy kis építkezéshez!
remark-cheerful-take = Mind az enyém, köszönöm!
remark-cheerful-setback = Hoppá! Na, majd átfestjük.
remark-cheerful-place = Milyen jól mutat ott!
remark-cheerful-end = Ez jó móka volt!
remark-dry-start = Kezdjük. Csendben.
remark-dry-take = Ezeknek van helyem. Talán.
remark-dry-setback = Pont így terveztem.
remark-dry-place = Megteszi.
remark-dry-end = Hát ennyi volt.
remark-proud-start = Jól figyeljetek!
remark-proud-take = Szép gyűjtemény.
remark-proud-setback = A nagy tervekhez is kell radír.
remark-proud-place = Ennél szebben senki sem rajzolta volna meg.
remark-proud-end = Ennek múzeumban a helye.
remark-shy-start = Üdv mindenkinek!
remark-shy-take = Remélem, senki sem bánja.
remark-shy-setback = Ebben nem vagyok biztos…
remark-shy-place = Jó lesz itt?
remark-shy-end = Örülök, hogy itt lehettem.

## Proposals between the builders of a city. $points, $instead: signed

offer-ask = { $name } javaslata: { $tile } ide?
# The proposal waits until the reader opens it
offer-call = { $name } helyet javasol: { $tile }
offer-later = Később válaszolok
# Above the button that places it
offer-agreed-place = { $name } egyetért.
offer-no = Nem
offer-otherwise = Mást javaslok
offer-other-tile = Inkább másik lapkát
offer-counter = Inkább máshová
reply-agreed = { $name } egyetért: { $tile }, { $city }‑város.
reply-declined = { $name } nemet mond: { $tile }, { $city }‑város.
reply-other-tile = { $name } másik lapkát szeretne ({ $city }‑város).
reply-other-spot = { $name } máshová tenné: { $tile }, { $city }‑város.
reply-better = Jobb hely: { $square } ({ $instead } helyett { $points }).
offer-pointing = { $name } megmutat egy mezőt: { $city }‑város, { $square }.
offer-own = A te javaslatod: { $tile }
# $reason: a sentence without its full stop
offer-because = { $reason }.

## Wishes for a shared city: buildings that its builders ask each other for. They stay until built

wish-group = Kívánságok a közös városaidban
wish-title = Kívánságod egy közös városba
wish-make = Kívánság
wish-stop = Kívánság vége
wish-which = Válassz egy épületet, majd a mezőjét. A társaid látják a kívánságot, és teljesíthetik.
wish-where = Most válassz mezőt.
wish-at = Kívánság ide: { $tile }, { $city }‑város, { $square }
wish-list = Kívánságok:
wish-remove = Kívánság törlése: { $tile }, { $city }‑város, { $square }
wish-own = A te kívánságod: { $tile }
wish-other = { $name } ezt szeretné: { $tile }
wish-made = { $name } ezt szeretné: { $tile }, { $city }‑város, { $square }.
# A bot’s answer to a wish
wish-agreed = { $name } megjegyezte a kívánságodat: { $tile }, { $city }‑város, { $square }.
wish-declined = { $name } nem ért egyet a kívánságoddal: { $tile }, { $city }‑város, { $square }.
wish-granted = { $name } teljesítette a kívánságodat: { $tile }, { $city }‑város, { $square }.
wish-thwarted = { $name } mást épít a kívánságod mezőjére: { $tile }, { $city }‑város.
put-on-server = Feltöltés a szerverre…
continued = Ez a játszma egy olyan eszközön kezdődött, amely tudja, mi következik az osztásban.
take-seat = Leülök { $name } helyére
