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

# $number: of cards taken. $points: for the best of them, at once
hint-bid-gains = { $number ->
    [one] najlepsza karta da
    [few] najlepsze { $number } karty dadzą
    [many] najlepszych { $number } kart da
   *[other] najlepsze { $number } karty dadzą
} { $points } pkt
hint-roof-for-you = dach ({ $card }) jest dla ciebie wart { $points } pkt
hint-no-more-fit = { $number ->
    [0] żadna z tych kart nie pasuje do twoich wież
   *[other] z tych kart możesz dołożyć najwyżej { $number }
}
hint-one-more-nothing = przy { $number } nie byłoby więcej punktów
hint-one-more-costs = przy { $number } byłoby o { $points } pkt mniej
# $count of the $total cards of that type that are still in the piles
hint-card-narrows = { $count ->
    [0] na kartę { $card } nie pasowałaby już żadna karta do dobrania
    [one] na kartę { $card } pasowałaby tylko { $count } z { $total } kart tego rodzaju jeszcze do dobrania
    [few] na kartę { $card } pasowałyby tylko { $count } z { $total } kart tego rodzaju jeszcze do dobrania
    [many] na kartę { $card } pasowałoby tylko { $count } z { $total } kart tego rodzaju jeszcze do dobrania
   *[other] na kartę { $card } pasowałoby tylko { $count } z { $total } kart tego rodzaju jeszcze do dobrania
}
hint-forced-card = { $count ->
    [0] przy { $number } musisz wziąć kartę { $card }, a na nią nie pasowałaby już żadna karta do dobrania
    [one] przy { $number } musisz wziąć kartę { $card }, a na nią pasowałaby tylko { $count } z { $total } kart tego rodzaju jeszcze do dobrania
    [few] przy { $number } musisz wziąć kartę { $card }, a na nią pasowałyby tylko { $count } z { $total } kart tego rodzaju jeszcze do dobrania
    [many] przy { $number } musisz wziąć kartę { $card }, a na nią pasowałoby tylko { $count } z { $total } kart tego rodzaju jeszcze do dobrania
   *[other] przy { $number } musisz wziąć kartę { $card }, a na nią pasowałoby tylko { $count } z { $total } kart tego rodzaju jeszcze do dobrania
}
hint-rival-takes = inaczej { $player } weźmie { $number } i zyska nawet { $points } pkt
hint-kept-from = przy niższej ofercie { $player } może wziąć { $number } i zyskać nawet { $points } pkt
hint-ends-bidding = nikt nie może tego przebić
hint-last-to-bid = po tobie nikt już nie licytuje
hint-unbeatable = nikt po tobie nie może dołożyć więcej niż { $number }
hint-can-be-outbid = inni mogą jeszcze wziąć nawet { $number }
hint-zero-starts-again = na twoich wieżach zostaje miejsce na lepsze karty, a jeśli wszyscy spasują, znów zaczynasz z nowymi
hint-others-gain-little = innym te karty dadzą najwyżej { $points } pkt
hint-rival-gains-at-most = biorąc { $number }, { $player } zyska najwyżej { $points } pkt
hint-start-next = jeśli nikt tego nie przebije, zaczynasz następną rundę
hint-would-cost = przy { $number } tracisz { $points } pkt
hint-would-gain-only = przy { $number } zyskasz najwyżej { $points } pkt
# What waiting keeps: room in my towers
hint-keeps-room = kart do dobrania, które pasują na twoje wieże, jest teraz { $before }, a po wzięciu { $number } byłoby ich najwyżej { $count }
hint-bid-razes = by wziąć { $number }, musisz usunąć kartę, a to kosztuje { $points } pkt i punkty za tę kartę
hint-needs-raze = przy { $number } trzeba usunąć kartę, a to kosztuje { $points } pkt i punkty za tę kartę

## 5 Towers: building

hint-only-move = nic innego nie jest możliwe
hint-adds-roof = z dachem wszystkie karty wieży ({ $count }) liczą się podwójnie: o { $points } pkt więcej
hint-starts-tower = tak powstaje twoja { tower-name }
hint-on-an-eight = na 8 pasuje każda karta tego rodzaju
hint-nine-on-any = 9 pasuje nawet na kartę { $on }
hint-eight-takes-any = na tę 8 będzie pasować każda karta tego rodzaju
hint-other-fits-after = karta { $other } jeszcze się na niej zmieści, a na odwrót nie
hint-room-left = { $count ->
    [one] pasuje na nią { $count }
    [few] pasują na nią { $count }
    [many] pasuje na nią { $count }
   *[other] pasuje na nią { $count }
} z { $total } kart tego rodzaju jeszcze do dobrania
hint-most-points = daje { $points } pkt i żadna karta nie daje więcej
hint-adds-points = daje { $points } pkt
hint-grows-main = twoja wybrana wieża będzie mieć { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
hint-no-raze = wszystko mieści się bez usuwania, które kosztowałoby { $points } pkt i punkty za usuniętą kartę
hint-raze-needed = inaczej nie zmieszczą się wszystkie wylicytowane karty ({ $number })
hint-raze-lets = potem { $cards_count ->
    [1] zmieści się
   *[other] zmieszczą się
}: { $cards }
hint-raze-opens = { $count ->
    [one] będzie pasować { $count }
    [few] będą pasować { $count }
    [many] będzie pasować { $count }
   *[other] będzie pasować { $count }
} zamiast { $before } z { $total } kart tego rodzaju jeszcze do dobrania
hint-raze-costs = to kosztuje { $points } pkt i punkty za tę kartę
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
