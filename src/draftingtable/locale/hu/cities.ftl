# Between Two Cities: components, events, the table, moves, explanations.

cities-title = Between Two Cities
automacity = Automaváros

# $name: how the rules call an Automa
automa-name = { $name ->
    [Autommaso] Automarkó
   *[Automarta] Automarti
}

# $building: S, F, O, P, H or the kind of tavern: d, e, m, b
building-name = { $building ->
    [S] bolt
    [F] gyár
    [O] iroda
    [P] park
    [H] lakóház
    [d] fogadó: ital
    [e] fogadó: étel
    [m] fogadó: zene
   *[b] fogadó: szállás
}
category-name = { $category ->
    [shops] boltok
    [factories] gyárak
    [taverns] fogadók
    [offices] irodák
    [parks] parkok
   *[houses] lakóházak
}

## Events. $hidden says whether the reader may not know everything.

event-round = Kezdődik a forduló: { $round }{ $half }.
event-hand = { $hidden ->
    [yes] { $player } { $count } lapkát húz.
   *[no] { $player } ezeket húzza: { $tiles }.
}
event-pick = { $hidden ->
    [yes] { $player } választott.
   *[no] { $player } ezeket választja: { $tiles }.
}
event-reveal = { $player } felfedi ezeket: { $tiles }.
event-place = { $player } lerakja ezt: { $tile } ({ $city } város, { $square }).
# Several tiles in a row: $tile and $city list them.
event-place-many = { $player } lerakja ezeket: { $tile } ({ $city } város).
event-hands-passed = { $side ->
    [left] Mindenki balra adja tovább a lapkáit
   *[right] Mindenki jobbra adja tovább a lapkáit
} (fejenként { $count } lapka).
event-discard = { $count } lapka képpel lefelé kikerül a játékból.
event-discard-open = Kikerül a játékból: { $tiles }.
event-random = Véletlenszerűen { $tile } jut ide: { $city } város.
event-draw = Felfedve: { $tiles }.
event-card = { $player } felfedi: { $card }. Automa-kártya.
event-automa-assign = { $player } kiosztja ezt: { $tile } ({ $city } város; { $symbol ->
    [house] lakóház
    [factory] gyár
    [new] új típus
   *[most] a legtöbb pont: +{ $points }
}).
event-assign = { $player } kiosztja ezt: { $tile } ({ $city } város).
event-cities-finished = Minden város elkészült ({ $count }).

## The table

cities-round = Forduló: { $round }{ $half }/3
cities-turn = kör: { $turn }/{ $turns }
cities-passing = { $side ->
    [left] a lapkák balra mennek: { $player }
   *[right] a lapkák jobbra mennek: { $player }
}
cities-no-passing = dupla lapkák
cities-last-turn = utána a maradék lapkák kikerülnek a játékból
cities-score = { $how ->
    [sum] pontszámod: { $score } (összeg)
   *[lower] pontszámod: { $score } (gyengébb város)
}
cities-with = { $city } város ({ $neighbour })
# Solo: a city shared with an Automa.
cities-shared = { $city ->
    [A] Balújlak, A
   *[C] Jobbliget, C
} ({ $neighbour })
cities-alone = { $side ->
    [left] Bal városod, { $city }
   *[right] Jobb városod, { $city }
}
# Cities, with how many factories they have, where each is worth as much.
cities-factory-rank = egyenként { $worth } pont: { $cities }
cities-have-chosen = Már választott: { $names }.
cities-waiting-for = Még választ: { $names }.
cities-revealed = Felfedve:
cities-still-places = még lerakja:
cities-you-pass-on = Továbbadod:
cities-you-discard = Eldobod:
# $bonus: the level's points, with their sign
cities-automacity = Automaváros ({ $city }): { $points } GyP ({ $level }. szint: { $bonus })
cities-hands = Kézben:
cities-to-place = Lerakandó:

## Automas

automa-symbol = { $symbol ->
    [house] lakóház
    [factory] gyár
    [new] új típus
   *[most] a legtöbb pont
}
automa-skipped = { $symbol } ({ $reason ->
    [not-in-hand] nincs a kézben
    [nothing-new] nincs új
   *[no-house-in-city] nincs ott lakóház
})
automa-decision = { $player }, { $card }. kártya, { $city } városba:
automa-tie = [egyenlő: { $tiles }; az elsőt veszi el]

## Moves

# $points: the most it can add there, with its sign
move-assign = { $tile } – { $city } városé ({ $points })
move-into = { $tile } – { $city } városba ({ $points })
# Factories there change in value too. $cities: letters, each with points.
gain-elsewhere = továbbá { $cities }
move-pick = Ezt a kettőt választod: { $one } és { $other }
move-place = { $tile } lerakása: { $city } város, { $square } ({ $points })
ask-pick = { $player }: melyik két lapkát választod? Írj be két számot, például: 1 4
ask-pick-second = { $player }: { $tile } – és melyik másikat?
ask-assign = { $player }: melyik lapka melyik városé legyen?
ask-place = { $player }: melyik lapkát melyik városba rakod?
ask-spot = { $player }: hová kerüljön ez: { $tile } ({ $city } város)?
ask-spot-duplex = { $player }: hová kerüljön ez: { $tile } ({ $city } város)? A szám a felső vagy a bal felét jelöli.
note-places-first = { $city } város: ha mindketten a másikra vártok, { $player } rak le először (C3.4). „várok”: előreengeded a másikat.
hint-pick = Tipp: a két lapkából egy-egy kerül a két városodba. Zárójelben: legfeljebb hány pontot ad az egyikben és a másikban. Csak a gyengébb városod számít (két játékossal: az összeg).
hint-assign = Tipp: zárójelben az áll, legfeljebb hány pontot adhat most a lapka annak a városnak. Automaváros a gyengébb városoddal verseng.
hint-spot = Tipp: a városban álló számok a lehetséges helyek, mellettük a pont, amit adnak; „v”: vissza.

## Unseen tiles

unseen-tiles = { $count } lapka, amelyet még nem láttál:
unseen-known = { $player } ezt kapta tőled:

## The rules in short

rules-cities-aim = Bármely két szomszéd között egy közös város épül, a végén 4x4 épülettel. A pontszámod a két városod közül a kevesebbet érőé (két játékossal mindenki két saját várost épít, és az összeg számít).
rules-cities-draft = 1. és 3. forduló: válassz titokban két lapkát a kezedből, fedd fel, és rakj le egyet-egyet a két városodba; a többit add tovább. 2. forduló: ugyanez egyszer, három dupla épületlapkából kettővel.
rules-cities-placing = Az új lapka éllel érintkezzen egy épülettel, és minden férjen el egy 4x4-es négyzetben. Semmit sem szabad elforgatni vagy elmozdítani.
rules-cities-shops = S boltok: egyenes vonalban 1, 2, 3, 4 bolt 2, 5, 10, 16 pont.
rules-cities-factories = F gyárak: egyenként 4 pont ott, ahol a legtöbb van, 3 a második legtöbbnél, 2 máshol.
rules-cities-taverns = d e m b fogadók: 1, 2, 3, 4 különböző 1, 4, 9, 17 pont.
rules-cities-offices = O irodák: 1–6 iroda 1, 3, 6, 10, 15, 21 pont; és még 1 mindegyikért, amely fogadó mellett áll.
rules-cities-parks = P parkok: 1, 2, 3, 4, 5 összefüggő park 2, 8, 12, 13, 14 pont.
rules-cities-houses = H lakóházak: egyenként 1 pont minden más típusért a városban, legfeljebb 5; gyár mellett viszont csak 1.
rules-cities-solo = Egyedül egy-egy várost építesz két Automával. Köztük van Automaváros, amely nem négyzet: annyi pontot ér, amennyit a lapkái legjobb esetben érhetnek. Az Automa pontszáma is a gyengébb városáé.

## The result

result-level = szint
result-cities-player = { $player }: { $score } – { $how ->
    [sum] a kettő összege: { $left }, { $right }
   *[lower] a kisebb ezek közül: { $left }, { $right }
}
# What is compared between equal scores (C6.2, C6.3).
result-tie-reason = { $reason ->
    [higher-city] a magasabb értékű város
    [shops] a boltok száma
    [factories] a gyárak száma
    [taverns] a fogadók száma
    [offices] az irodák száma
    [parks] a parkok száma
   *[houses] a lakóházak száma
}
result-tie = A pontszámok egyenlők. Ami döntött: { result-tie-reason } ({ $compared }).
# Between those whom the comparison before left equal: $names.
result-tie-next = Még mindig egyenlő: { $names }. Ami döntött: { result-tie-reason } ({ $compared }).
result-tie-shared = Minden egyenlő: a győzelem közös.
# After a comparison that left several of them equal: $names.
result-tie-shared-rest = Minden más egyenlő: { $names } közösen győz.

## A campaign

campaign-title = Kampány: { $mode ->
    [expert] Tapasztalt Építész mód
   *[beginner] Kezdő Építész mód
}, nehézségi szint: { $level }, játékok száma: { $games }
campaign-next = { $number }. játék, összesen { $games }
campaign-game = { $number }. játék, { $won ->
    [yes] győzelem
   *[no] vereség
}, gyengébb város ({ $city }): { $score }
campaign-points = { $points } KP
campaign-so-far = Eddig: { $points } KP
campaign-result = A kampány véget ért. Eredmény: { $points } kampánypont (KP)
campaign-ask-bonus = { $won ->
    [yes] Melyik épülettípus adja a bónuszt? Nyertél, ezért duplán számít. Egy kampányban minden típus egyszer választható.
   *[no] Melyik épülettípus adja a bónuszt? Egy kampányban minden típus egyszer választható.
}
campaign-bonus-number = Írj be egy számot 1 és { $most } között.
campaign-kept = A kampány mentve. Így folytathatod: draftingtable campaign { $file }
