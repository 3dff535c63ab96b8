# The browser client: a hint in one sentence. hint-do-… is the move; the others are reasons, which
# begin in lower case and have no full stop.

hint-sentence-0 = { $move }.
hint-sentence-1 = { $move }: { $first }.
hint-sentence-2 = { $move }: { $first }. { $second }.

## 5 Towers: moves

hint-do-bid = { $number ->
    [3] Licitálj 3-at
    [1] Licitálj 1-et
    [4] Licitálj 4-et
    [5] Licitálj 5-öt
   *[other] Licitálj { $number }-t
}
hint-do-pass = Passz
hint-do-withdraw = Licit visszavonása
hint-do-build = { $card } építése
hint-do-build-on = { $card } építése erre: { $on }
hint-do-raze = { $card } lebontása

## 5 Towers: bidding

# $cards: what the table shows for this bid. $points: what they add at once
hint-bid-gains = { $cards_count ->
    [1] { $cards }:
   *[other] { $cards } együtt:
} { $points } GyP
hint-bid-opens = { $cards }: most { $points ->
    [0] nem ér pontot
   *[other] { $points } GyP-be kerül
}, de utána több későbbi kártya fér el a tornyaidon
hint-bid-costs = { $cards }: most { $points ->
    [0] nem ér pontot
   *[other] { $points } GyP-be kerül
}
hint-roof-for-you = ebből a toronytető { $points } GyP-t ér
hint-no-more-fit = { $number ->
    [0] ezek közül egyetlen kártya sem fér el nálad
   *[other] ezek közül legfeljebb { $number } kártyát tudsz megépíteni
}
hint-one-more-nothing = { $number } kártya sem érne többet
hint-one-more-costs = { $number } kártya { $points } GyP-vel kevesebbet érne
hint-more-fills = { $number } kártya most { $points } GyP-t érne, de a tornyaidon kevesebb hely maradna a későbbi kártyáknak
# $count: of later cards that would still fit on it
hint-card-narrows = { $count ->
    [0] { $card }: erre már semmi sem férne rá
   *[other] { $card }: erre már alig férne rá valami
}
hint-forced-card = { $number } kártyához ezt is el kell venned: { $card }, és arra { $count ->
    [0] már semmi sem férne rá
   *[other] már alig férne rá valami
}
hint-rival-takes = különben { $player } elvesz { $number } kártyát, és ezzel akár { $points } GyP-t szerez
hint-kept-from = alacsonyabb licitnél { $player } elvehetne { $number } kártyát, és ezzel akár { $points } GyP-t szerezne
hint-ends-bidding = ennél senki sem licitálhat többet
hint-last-to-bid = utánad már senki sem licitál
hint-unbeatable = utánad senki sem tud { $number } kártyánál többet megépíteni
hint-can-be-outbid = a többiek még akár { $number } kártyát is elvehetnek
hint-zero-starts-again = ha mindenki passzol, új kártyákkal ismét te kezdesz
hint-others-gain-little = a többieknek ezek a kártyák legfeljebb { $points } GyP-t érnek
hint-rival-gains-at-most = { $player } { $number } kártyával legfeljebb { $points } GyP-t szerez
hint-start-next = ha ez a licit marad, te kezded a következő fordulót
hint-would-cost = még a legjobb licit is ({ $number }) { $points } GyP veszteséggel járna
hint-would-gain = a legtöbb, amit most szerezhetsz, { $points } GyP lenne ({ $number } kártyával)
# $number: the bid that adds the most points now
hint-waits = { $number } kártya most { $points } GyP-t érne, de legalább { $rounds } forduló még hátravan, és így marad hely jobb kártyáknak
hint-bid-razes = ebben { $card } lebontásának ára is benne van
hint-needs-raze = ehhez le kellene bontanod: { $card }

## 5 Towers: building

hint-only-move = más lépés nem lehetséges
hint-adds-roof = toronytetővel a torony mind { $count ->
    [1] az
    [5] az
   *[other] a
} { $count } kártyája duplán számít: még { $points } GyP
hint-starts-tower = új tornyot kezdesz vele: { tower-name }
hint-on-an-eight = a 8-asra bármilyen azonos típusú kártya kerülhet
hint-nine-on-any = a 9-es még erre is kerülhet: { $on }
hint-eight-takes-any = erre a 8-asra bármilyen azonos típusú kártya kerülhet
hint-other-fits-after = { $other } még elfér rajta, fordított sorrendben viszont nem
hint-room-left = a típusából a legtöbb kártya még ráfér
hint-least-room-lost = ez veszi el a legkevesebb helyet a tornyaidon
hint-most-points = { $points } GyP-t ér, és egyik kártya sem ér többet
hint-adds-points = { $points } GyP-t ér
hint-grows-main = a fő tornyod { $count } kártya magas lesz
hint-no-raze = lebontás nélkül is minden elfér
hint-raze-needed = különben a licited { $number } kártyája nem fér el mind
hint-raze-lets = utána { $cards_count ->
    [1] ez is elfér
   *[other] ezek is elférnek
}: { $cards }
hint-raze-opens = utána több későbbi kártya fér el azon a tornyon
hint-raze-costs = ára összesen { $points } GyP
hint-bid-cannot-be-built = a hátralévő { $number } kártyából csak { $most } fér el
hint-bid-again = utána kevesebbet licitálhatsz, vagy passzolhatsz

## Between Two Cities: moves

hint-do-pick = { $tile } és { $other } választása
# Two of the same kind
hint-do-pick-same = két { $tile } választása
hint-do-place = { $tile } lerakása { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑városba
hint-do-assign = { $tile } hozzárendelése { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑városhoz
hint-do-assign-automacity = { $tile } hozzárendelése Automavároshoz

## Between Two Cities: reasons

# $points: added by $tile to $city. $more: added by $other to the city $elsewhere
hint-pair-adds = akár { $points } pont { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑városban ({ $tile }) és { $more } { $elsewhere ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $elsewhere }‑városban ({ $other })
# The other tile adds nothing
hint-tile-adds = akár { $points } pont { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑városban ({ $tile })
hint-no-pair-adds = még egyik pár sem ad pontot
hint-shops-promise = egy vonalban álló boltok 2, 5, 10 vagy 16 pontot érnek
hint-factories-promise = a gyár 4 pontot ér ott, ahol a legtöbb gyár van
hint-taverns-promise = egy város különböző fogadói együtt 1, 4, 9 vagy 17 pontot érnek
hint-offices-promise = egy városban minden további iroda többet ér az előzőnél
hint-parks-promise = két összefüggő park 8, három 12 pontot ér
hint-shops-each = mindkét városodba jut egy bolt, és ott az egy vonalban álló boltok 2, 5, 10 vagy 16 pontot érnek
hint-taverns-each = mindkét városodba jut egy fogadó, és ott a különböző fogadók együtt 1, 4, 9 vagy 17 pontot érnek
hint-offices-each = mindkét városodba jut egy iroda, és ott minden további iroda többet ér az előzőnél
hint-parks-each = mindkét városodba jut egy park, és ott két összefüggő park 8, három 12 pontot ér
hint-house-grows = a lakóház a városa minden más épülettípusáért 1 pontot ér majd, legfeljebb 5-öt
hint-best-pair = együtt { $points } pont, ennél most egyik pár sem ad többet
hint-tile-for-rival = { $player } számára { $points } pontot érhetne ez: { $tile }
hint-longer-street = így { $count } bolt áll egy vonalban, ez még { $points } pont
hint-larger-park = így { $count } park áll együtt, ez még { $points } pont
hint-gains = még { $points } pont ({ category-name })
hint-best-square = egyik másik hely sem ér többet ({ $points })
hint-equal-squares = ott { $count } hely egyformán jó, és egyik másik sem ér többet ({ $points })
hint-same-on-every-square = ott most minden hely ugyanannyit ér ({ $points })
hint-prepares = ott a következő { $tile } már akár { $points } pontot adhat
hint-keeps-open = így marad a legtöbb beépíthető mező ({ $count })
hint-leaves-open = így { $count } beépíthető mező marad
hint-finishes-city = ezzel elkészül { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑város
hint-better-square = jobb hely: { $square } ({ $instead } helyett { $points })
hint-wish-later = oda most még nem lehet építeni, de később talán igen
hint-others-lose = a többi város gyárai { $points } pontot vesztenek
hint-better-here = itt { $points } pontot érhet, { $elsewhere ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $elsewhere }‑városban csak { $more } pontot
hint-lower-city = { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city } most az alacsonyabb értékű városod ({ $points }, a másik: { $more })
hint-best-tile-here = { $points } pontot érhet, és itt egyik lapka sem érhet többet
hint-can-add = ott { $points } pontot érhet
hint-kept-from-automacity = Automavárosban { $points } pontot érne
hint-least-for-automacity = ott csak { $points } pontot ér, egy másik lapka { $more } pontot érne
hint-automacity-gains = ott { $points } pontot ér
