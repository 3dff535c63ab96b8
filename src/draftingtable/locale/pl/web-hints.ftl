# The browser client: a hint in one sentence. hint-do-… is the move; the others are reasons, which
# begin in lower case and have no full stop.

hint-sentence-0 = { $move }.
hint-sentence-1 = { $move }: { $first }.
hint-sentence-2 = { $move }: { $first }. { $second }.

## 5 Towers: moves

hint-do-bid = Licytuj { $number }
hint-do-pass = Spasuj
hint-do-withdraw = Wycofaj ofertę
hint-do-build = Dołóż kartę { $card }
hint-do-build-on = Dołóż kartę { $card } na kartę { $on }
hint-do-raze = Usuń kartę { $card }

## 5 Towers: bidding

# $cards: what the table shows for this bid. $points: what they add at once
hint-bid-gains = { $cards_count ->
    [1] { $cards } daje
   *[other] { $cards } dają razem
} { $points } pkt
hint-bid-opens = { $cards }: teraz { $points ->
    [0] bez punktów
   *[other] { $points } pkt straty
}, ale potem na twoich wieżach zmieści się więcej kart
hint-bid-costs = { $cards }: teraz { $points ->
    [0] bez punktów
   *[other] { $points } pkt straty
}
hint-roof-for-you = sam dach daje { $points } pkt
hint-no-more-fit = { $number ->
    [0] żadna z tych kart nie pasuje do twoich wież
   *[other] z tych kart możesz dołożyć najwyżej { $number }
}
hint-one-more-nothing = przy { $number } nie byłoby więcej punktów
hint-one-more-costs = przy { $number } byłoby o { $points } pkt mniej
hint-more-fills = przy { $number } byłoby { $points } pkt, ale na twoich wieżach zostałoby mniej miejsca na późniejsze karty
# $count: of later cards that would still fit on it
hint-card-narrows = { $count ->
    [0] na kartę { $card } nic by już nie pasowało
   *[other] na kartę { $card } mało co by już pasowało
}
hint-forced-card = przy { $number } musisz wziąć kartę { $card }, a na nią { $count ->
    [0] nic by już nie pasowało
   *[other] mało co by już pasowało
}
hint-rival-takes = inaczej { $player } weźmie { $number } i zyska nawet { $points } pkt
hint-kept-from = przy niższej ofercie { $player } może wziąć { $number } i zyskać nawet { $points } pkt
hint-ends-bidding = nikt nie może tego przebić
hint-last-to-bid = po tobie nikt już nie licytuje
hint-unbeatable = nikt po tobie nie może dołożyć więcej niż { $number }
hint-can-be-outbid = inni mogą jeszcze wziąć nawet { $number }
hint-zero-starts-again = jeśli wszyscy spasują, znów zaczynasz, z nowymi kartami
hint-others-gain-little = innym te karty dadzą najwyżej { $points } pkt
hint-rival-gains-at-most = biorąc { $number }, { $player } zyska najwyżej { $points } pkt
hint-start-next = jeśli nikt tego nie przebije, zaczynasz następną rundę
hint-would-cost = nawet przy najlepszej ofercie, czyli { $number }, tracisz { $points } pkt
hint-would-gain = najwięcej, co możesz teraz zyskać, to { $points } pkt (przy { $number })
# $number: the bid that adds the most points now
hint-waits = przy { $number } byłoby { $points } pkt, ale zostało co najmniej { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
} i warto mieć miejsce na lepsze karty
hint-bid-razes = koszt usunięcia karty { $card } jest już wliczony
hint-needs-raze = trzeba by do tego usunąć kartę { $card }

## 5 Towers: building

hint-only-move = nic innego nie jest możliwe
hint-adds-roof = z dachem wszystkie karty wieży ({ $count }) liczą się podwójnie: o { $points } pkt więcej
hint-starts-tower = tak powstaje twoja { tower-name }
hint-on-an-eight = na 8 pasuje każda karta tego rodzaju
hint-nine-on-any = 9 pasuje nawet na kartę { $on }
hint-eight-takes-any = na tę 8 będzie pasować każda karta tego rodzaju
hint-other-fits-after = karta { $other } jeszcze się na niej zmieści, a na odwrót nie
hint-room-left = większość kart tego rodzaju jeszcze na nią pasuje
hint-least-room-lost = zabiera na twoich wieżach najmniej miejsca
hint-most-points = daje { $points } pkt i żadna karta nie daje więcej
hint-adds-points = daje { $points } pkt
hint-grows-main = twoja wybrana wieża będzie mieć { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
hint-no-raze = wszystko mieści się bez usuwania
hint-raze-needed = inaczej nie zmieszczą się wszystkie wylicytowane karty ({ $number })
hint-raze-lets = potem { $cards_count ->
    [1] zmieści się
   *[other] zmieszczą się
}: { $cards }
hint-raze-opens = potem na tej wieży zmieści się więcej kart
hint-raze-costs = kosztuje to w sumie { $points } pkt
hint-bid-cannot-be-built = { $most ->
    [0] nie mieści się już żadna z { $number } kart
    [one] mieści się już tylko { $most } z { $number } kart
    [few] mieszczą się już tylko { $most } z { $number } kart
    [many] mieści się już tylko { $most } z { $number } kart
   *[other] mieści się już tylko { $most } z { $number } kart
}
hint-bid-again = potem możesz licytować niżej albo spasować

## Between Two Cities: moves

hint-do-pick = Wybierz płytki „{ $tile }” i „{ $other }”
# Two of the same kind
hint-do-pick-same = Wybierz dwie płytki „{ $tile }”
hint-do-place = Połóż płytkę „{ $tile }” w mieście { $city }
hint-do-assign = Przydziel miastu { $city } płytkę „{ $tile }”
hint-do-assign-automacity = Przydziel Automiastu płytkę „{ $tile }”

## Between Two Cities: reasons

# $points: added by $tile to $city. $more: added by $other to the city $elsewhere
hint-pair-adds = „{ $tile }” może dać miastu { $city } { $points } pkt, a „{ $other }” miastu { $elsewhere } { $more } pkt
# The other tile adds nothing
hint-tile-adds = „{ $tile }” może dać miastu { $city } { $points } pkt
hint-no-pair-adds = na razie żadna para nie daje punktów
hint-shops-promise = linia sklepów daje 2, 5, 10 lub 16 pkt
hint-factories-promise = fabryka daje 4 pkt w mieście z największą liczbą fabryk
hint-taverns-promise = różne karczmy w mieście dają razem 1, 4, 9 lub 17 pkt
hint-offices-promise = każde kolejne biuro w mieście daje więcej niż poprzednie
hint-parks-promise = dwa połączone parki dają 8 pkt, a trzy 12
hint-shops-each = do każdego z twoich miast trafia sklep, a linia sklepów daje tam 2, 5, 10 lub 16 pkt
hint-taverns-each = do każdego z twoich miast trafia karczma, a różne karczmy dają tam razem 1, 4, 9 lub 17 pkt
hint-offices-each = do każdego z twoich miast trafia biuro, a każde kolejne daje tam więcej niż poprzednie
hint-parks-each = do każdego z twoich miast trafia park, a dwa połączone parki dają tam 8 pkt, trzy – 12
hint-house-grows = dom da 1 punkt za każdy inny rodzaj budynku w swoim mieście, najwyżej 5
hint-best-pair = żadna inna para nie da teraz więcej niż { $points } pkt
hint-tile-for-rival = { $player } może zyskać na płytce „{ $tile }” { $points } pkt
hint-longer-street = powstaje linia { $count } sklepów, czyli o { $points } pkt więcej
hint-larger-park = powstaje grupa { $count } parków, czyli o { $points } pkt więcej
hint-gains = { category-name } dają o { $points } pkt więcej
hint-best-square = żadne inne pole nie daje więcej ({ $points } pkt)
hint-equal-squares = równie dobrych pól jest tam { $count } i żadne inne nie daje więcej ({ $points } pkt)
hint-same-on-every-square = każde wolne pole daje tam teraz tyle samo ({ $points } pkt)
hint-prepares = następna płytka „{ $tile }” będzie mogła tam dać nawet { $points } pkt
hint-keeps-open = tak zostaje najwięcej pól do zabudowy ({ $count })
hint-leaves-open = pól do zabudowy zostaje tam { $count }
hint-finishes-city = to kończy miasto { $city }
hint-better-square = lepiej: { $square } ({ $points } zamiast { $instead })
hint-wish-later = na razie nie da się tam budować, ale później może się uda
hint-others-lose = fabryki w innych miastach tracą { $points } pkt
hint-better-here = tutaj może dać { $points } pkt, a w mieście { $elsewhere } tylko { $more } pkt
hint-lower-city = miasto { $city } jest twoim słabszym miastem ({ $points }; drugie ma { $more })
hint-best-tile-here = może dać { $points } pkt i żadna inna płytka nie da tu więcej
hint-can-add = może tam dać { $points } pkt
hint-kept-from-automacity = Automiastu dałaby { $points } pkt
hint-least-for-automacity = daje tam tylko { $points } pkt, a inna płytka { $more } pkt
hint-automacity-gains = daje tam { $points } pkt
