# People at the table: sentences about the reader, and what a player has just done, shown at the seat.

you = Ty

## Events of the reader's own seat: each has the name of the event's message and ends in “-you”.

event-deal-you = Runda { $round }, wystawka: { $cards }. Rozpoczynasz ty.
event-bid-you = Licytujesz { $number }.
event-pass-you = Pasujesz.
event-builds-you = Wygrywasz licytację i bierzesz { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
event-nobody-builds-you = Nikt nie buduje; ponownie rozpoczynasz ty.
event-raze-you = Usuwasz kartę: { $card }.
event-build-you = Dokładasz kartę: { $card } (piętro { $height }).
event-build-many-you = Dokładasz karty: { $card }.
event-withdraw-you = Wycofujesz swoją ofertę { $number }.
event-hand-you = { $hidden ->
    [yes] Dobierasz { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }.
   *[no] Dobierasz płytki: { $tiles }.
}
event-pick-you = { $hidden ->
    [yes] Masz już wybrane płytki.
   *[no] Wybierasz płytki: { $tiles }.
}
event-reveal-you = Odkrywasz płytki: { $tiles }.
event-assign-you = Przydzielasz płytkę miastu { $city }: { $tile }.
story-place-you = Kładziesz płytkę w mieście { $city }: { $tile }.
story-place-many-you = Kładziesz płytki: { $each }.
heard-place-you = Kładziesz płytkę w mieście { $city }: { $tile } ({ $square }).

## What somebody has just done, next to their name

did-bid = licytuje { $number }
did-pass = pasuje
did-builds = bierze { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
did-raze = usuwa: { $card }
did-build = dokłada: { $card }
did-withdraw = wycofuje ofertę
did-pick = ma już wybrane płytki
did-place = kładzie w mieście { $city } płytkę: { $tile }
did-automa-assign = przydziela miastu { $city } płytkę: { $tile }

## Sentences that name the reader

you-place-first = Jeśli czekacie na siebie nawzajem, pierwszeństwo masz ty.
# $names: the other winners
you-share = Ty i { $names } wspólnie wygrywacie

## Remarks of bots, by temperament: at the start, after taking many cards, after a setback, after placing a tile, at the end

remark-cheerful-start = Piękny dzień na budowanie!
remark-cheerful-take = Wszystko moje, dziękuję!
remark-cheerful-setback = Ojej! Cóż, farba wiele zakryje.
remark-cheerful-place = Jak tu ładnie!
remark-cheerful-end = Ale była zabawa!
remark-dry-start = Zaczynajmy. Po cichu.
remark-dry-take = Mam na to miejsce. Chyba.
remark-dry-setback = Taki był plan.
remark-dry-place = Może być.
remark-dry-end = No i po wszystkim.
remark-proud-start = Patrzcie uważnie.
remark-proud-take = Piękna kolekcja.
remark-proud-setback = Nawet wielkie plany potrzebują gumki.
remark-proud-place = Nikt nie narysuje tego lepiej.
remark-proud-end = To się nadaje do muzeum.
remark-shy-start = Dzień dobry wszystkim.
remark-shy-take = Nikomu to nie przeszkadza?
remark-shy-setback = Nie mam pewności…
remark-shy-place = Czy tutaj może być?
remark-shy-end = Miło się grało.

## Proposals between the builders of a city. $points, $instead: signed

offer-ask = { $name } proponuje: { $tile } tutaj?
# The proposal waits until the reader opens it
offer-call = { $name } proponuje miejsce: { $tile }
offer-later = Odpowiedz później
# Above the button that places it
offer-agreed-place = { $name } się zgadza.
offer-no = Nie
offer-otherwise = Mam inną propozycję
offer-other-tile = Wolę inną płytkę
offer-counter = Wolę inne miejsce
reply-agreed = { $name } zgadza się: { $tile }, miasto { $city }.
reply-declined = { $name } nie zgadza się: { $tile }, miasto { $city }.
reply-other-tile = { $name } woli inną płytkę w mieście { $city }.
reply-other-spot = { $name } woli inne miejsce: { $tile }, miasto { $city }.
reply-better = Lepiej: { $square } ({ $points } zamiast { $instead }).
offer-pointing = { $name } wskazuje pole w mieście { $city }: { $square }.
offer-own = Twoja propozycja: { $tile }
# $reason: a sentence without its full stop
offer-because = { $reason }.

## Wishes for a shared city: buildings that its builders ask each other for. They stay until built

wish-group = Życzenia we wspólnych miastach
wish-title = Twoje życzenie dla wspólnego miasta
wish-make = Dodaj życzenie
wish-stop = Koniec życzeń
wish-which = Wybierz budynek i jego pole. Partnerzy zobaczą życzenie i mogą je spełnić.
wish-where = Teraz wybierz pole.
wish-at = Życzenie tutaj: { $tile }, miasto { $city }, { $square }
wish-list = Życzenia:
wish-remove = Usuń życzenie: { $tile }, miasto { $city }, { $square }
wish-own = Twoje życzenie: { $tile }
wish-other = { $name } chce tu mieć: { $tile }
wish-made = { $name } chce mieć w mieście { $city }: { $tile }, { $square }.
# A bot’s answer to a wish
wish-agreed = { $name } będzie pamiętać o twoim życzeniu: { $tile }, miasto { $city }, { $square }.
wish-declined = { $name } nie popiera twojego życzenia: { $tile }, miasto { $city }, { $square }.
wish-granted = { $name } spełnia twoje życzenie: { $tile }, miasto { $city }, { $square }.
wish-thwarted = { $name } buduje coś innego na polu z twoim życzeniem: { $tile }, miasto { $city }.
put-on-server = Przenieś na serwer…
continued = Ta gra zaczęła się na urządzeniu, które wie, co zostanie rozdane.
take-seat = Zajmij miejsce, na którym gra { $name }
