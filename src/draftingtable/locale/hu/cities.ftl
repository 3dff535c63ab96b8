# Between Two Cities: components, events, the table, moves, explanations, errors.

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
    [d] italos fogadó
    [e] ételes fogadó
    [m] zenés fogadó
   *[b] szállásos fogadó
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

event-round = Kezdődik { $round ->
    [1] az
   *[other] a
} { $round }{ $half }. forduló.
event-hand = { $hidden ->
    [yes] { $player } { $count } lapkát húz.
   *[no] { $player } lapkákat húz: { $tiles }.
}
event-pick = { $hidden ->
    [yes] { $player } választott.
   *[no] { $player } választása: { $tiles }.
}
event-reveal = { $player } felfedi a lapkáit: { $tiles }.
event-place = { $player } lerak egy lapkát: { $tile } ({ $city }‑város, { $square }).
# Several tiles in a row: $tile and $city list them.
event-place-many = { $player } lapkákat rak le: { $tile } ({ $city }‑város).
event-hands-passed = { $side ->
    [left] Mindenki balra adja tovább a lapkáit
   *[right] Mindenki jobbra adja tovább a lapkáit
} (fejenként { $count } lapka).
event-discard = { $count } lapka képpel lefelé kikerül a játékból.
event-discard-open = Kikerül a játékból: { $tiles }.
event-random = Véletlenszerűen húzott lapka ({ $city }‑város): { $tile }.
event-draw = Felfedve: { $tiles }.
event-card = { $player } Automa-kártyája: { $card }.
event-automa-assign = { $player } { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑városhoz rendel egy lapkát: { $tile } ({ $symbol ->
    [house] lakóház
    [factory] gyár
    [new] új típus
   *[most] a legtöbb pont: +{ $points }
}).
event-assign = { $player } { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑városhoz rendel egy lapkát: { $tile }.
event-cities-finished = Elkészült az összes város ({ $count }).

## The table

# $half: a or b in a two-player game, where each round is played twice (C7)
cities-round = { $half ->
    [a] Forduló: { $round }/3, első fele
    [b] Forduló: { $round }/3, második fele
   *[other] Forduló: { $round }/3
}
cities-turn = kör: { $turn }/{ $turns }
cities-passing = { $side ->
    [left] továbbadás balra, { $player } kapja
   *[right] továbbadás jobbra, { $player } kapja
}
cities-no-passing = dupla lapkák
cities-last-turn = a forduló utolsó köre: a maradék lapkák kikerülnek a játékból
cities-score = { $how ->
    [sum] pontszámod: { $score } (összeg)
   *[lower] pontszámod: { $score } (az alacsonyabb értékű város)
}
cities-with = { $city }‑város ({ $neighbour })
# Solo: a city shared with an Automa.
cities-shared = { $city ->
    [A] Balújlak (A)
   *[C] Jobbliget (C)
}, { $neighbour }
cities-alone = { $side ->
    [left] Bal városod ({ $city })
   *[right] Jobb városod ({ $city })
}
# Cities, with how many factories they have, where each is worth as much.
cities-factory-rank = egyenként { $worth } pont: { $cities }
cities-have-chosen = { $names } már választott.
cities-waiting-for = { $names } még választ.
cities-revealed = Felfedve:
cities-still-places = még lerakja:
cities-you-pass-on = Továbbadod:
cities-you-discard = Eldobod:
# $bonus: the level's points, with their sign
cities-automacity = Automaváros ({ $city }): { $points } pont, ebből { $bonus } a szintért ({ $level }. szint)
# At a level without points.
cities-automacity-plain = Automaváros ({ $city }): { $points } pont
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
    [nothing-new] nincs új típus
   *[no-house-in-city] csak ha van ott lakóház
})
automa-decision = { $player }, { $card }. kártya, { $city }‑város:
automa-tie = [egyenlő: { $tiles }; az elsőt veszi el]

## Moves

# $points: the most it can add there, with its sign
move-assign = { $tile } { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑városhoz ({ $points })
move-into = { $tile } { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑városba ({ $points })
# Factories there change in value too. $cities: letters, each with points.
gain-elsewhere = valamint { $cities }: ott a gyárak hátrébb kerülnek
move-pick = Választás: { $one } és { $other }
move-place = { $tile } lerakása: { $city }‑város, { $square } ({ $points })
ask-pick = { $player }: melyik két lapkát választod? Írj be két számot, például: 1 4
ask-pick-second = { $player }: { $tile } – és melyik a másik lapka?
ask-assign = { $player }: melyik lapkát melyik városhoz rendeled?
ask-place = { $player }: melyik lapkát melyik városba rakod?
ask-spot = { $player }: hová kerüljön ez: { $tile } ({ $city }‑város)?
ask-spot-duplex = { $player }: hová kerüljön ez: { $tile } ({ $city }‑város)? A szám a lapka felső vagy bal felének helyét jelöli.
note-places-first = { $city }‑város: ha egymásra vártok, { $player } rak le először. A „várok” paranccsal előreengeded a másikat (C3.4).
hint-pick = Tipp: a két lapkából egy-egy kerül a két városodba. Zárójelben az áll, hogy a lapka legfeljebb hány pontot adhat az egyikben és a másikban. Csak az alacsonyabb értékű városod számít (két játékosnál az összeg).
hint-assign = Tipp: zárójelben az áll, hogy a lapka most legfeljebb hány pontot adhat annak a városnak. Automaváros az alacsonyabb értékű városoddal verseng.
hint-spot = Tipp: a városban a számok jelölik a lehetséges helyeket, mellettük az értük járó pont áll; „v”: vissza.

## Unseen tiles

unseen-tiles = { $count } lapka, amelyet még nem láttál
unseen-known = { $player } ezeket kapta tőled:

## The rules in short

rules-cities-aim = Bármely két szomszéd között egy közös város épül, a végén 4×4 épülettel. Az eredményed az alacsonyabb értékű városod pontszáma (két játékosnál mindenki két saját várost épít, és az összegük számít).
rules-cities-draft = 1. és 3. forduló: válassz titokban két lapkát a kezedből, fedd fel, és rakj le egyet-egyet a két városodba; a többit add tovább. 2. forduló: ugyanez egyszer, három dupla épületlapkából kettővel.
rules-cities-placing = Az új lapkának élével érintkeznie kell egy épülettel, és az egész városnak el kell férnie egy 4×4-es négyzetben. A lapkákat nem szabad elforgatni vagy elmozdítani.
rules-cities-shops = S boltok: egyenes vonalban 1, 2, 3, 4 bolt 2, 5, 10, 16 pontot ér.
rules-cities-factories = F gyárak: egyenként 4 pontot érnek ott, ahol a legtöbb van, 3-at a második legtöbbnél, 2-t máshol.
rules-cities-taverns = d e m b fogadók: 1, 2, 3, 4 különböző fogadó 1, 4, 9, 17 pontot ér.
rules-cities-offices = O irodák: 1–6 iroda 1, 3, 6, 10, 15, 21 pontot ér, és minden fogadó melletti iroda még 1-et.
rules-cities-parks = P parkok: 1, 2, 3, 4, 5 összefüggő park 2, 8, 12, 13, 14 pontot ér.
rules-cities-houses = H lakóházak: egyenként 1 pontot érnek minden más épülettípusért a városban, legfeljebb 5-öt; gyár mellett viszont csak 1-et.
rules-cities-solo = Egyedül két robotjátékos, két Automa ellen játszol, és mindkettővel egy-egy közös várost építesz. A harmadik város, Automaváros az övék: nincs négyzetrácsa, és úgy pontoz, mintha tökéletesen lenne elrendezve. Akkor nyersz, ha mindkét városod többet ér Automavárosnál.

## The result

result-level = szint
result-cities-player = { $player }: { $score } – { $how ->
    [sum] a kettő összege: { $left }, { $right }
   *[lower] a kettő közül az alacsonyabb: { $left }, { $right }
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
result-tie = A pontszámok egyenlők, ezért { result-tie-reason } számít ({ $compared }).
# Between those whom the comparison before left equal: $names.
result-tie-next = { $names } között továbbra is holtverseny van, ezután { result-tie-reason } számít ({ $compared }).
result-tie-shared = Minden egyenlő: a győzelem közös.
# After a comparison that left several of them equal: $names.
result-tie-shared-rest = Minden más is egyenlő: { $names } közösen nyert.

## A campaign

campaign-title = Kampány: { $mode ->
    [expert] Tapasztalt Építész mód
   *[beginner] Kezdő Építész mód
}, nehézségi szint: { $level }, játékok száma: { $games }
campaign-next = Játék: { $number }/{ $games }
campaign-game = { $number }. játék, { $won ->
    [yes] győzelem
   *[no] vereség
}, alacsonyabb értékű város ({ $city }): { $score }
campaign-points = { $points } KP
campaign-so-far = Eddig: { $points } KP
campaign-result = A kampány véget ért. Eredmény: { $points } kampánypont (KP)
campaign-ask-bonus = { $won ->
    [yes] Melyik épülettípus adja a bónuszt? Nyertél, ezért duplán számít. Egy kampányban minden típus csak egyszer választható.
   *[no] Melyik épülettípus adja a bónuszt? Egy kampányban minden típus csak egyszer választható.
}
campaign-bonus-number = Írj be egy számot 1 és { $most } között.
campaign-kept = A kampány mentve. Így folytathatod: draftingtable campaign { $file }

## Errors

error-no-such-tile = Nincs ilyen épületlapka: „{ $found }”. A lapka S, F, O, P, H, d, e, m vagy b, a dupla lapka például F/e vagy e-F.
error-no-such-city = Nincs ilyen város.
error-no-such-square = Nincs ilyen mező: „{ $found }”. A helyes alak x,y, például 1,0 vagy -2,1.
error-square-out-of-reach = { $found } túl messze van: a város első lapkájától legfeljebb { $far } mezőre lehet építeni.
error-wish-not-shared = Kívánságot csak olyan városban írhatsz fel vagy törölhetsz, amelyet valakivel közösen építesz. { $city ->
    [A] Az
    [E] Az
    [F] Az
   *[other] A
} { $city } nem ilyen.
error-wish-no-room = Ide nem lehet építeni: { $city }‑város.
error-touches-no-building = { $tile } itt egyetlen épülettel sem érintkezik: { $square } ({ $city }‑város).
error-square-taken = { $tile } nem rakható ide: { $square } ({ $city }‑város). Már áll ott egy épület: { $building } ({ $taken }).
error-outside-four-by-four = { $tile } nem rakható ide: { $square }. Így { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑város nem férne el egy 4×4-es négyzetben.
error-first-tile-is-origin = { $city ->
    [A] Az
    [E] Az
    [F] Az
   *[other] A
} { $city }‑város első lapkájának helye 0,0, nem { $square }.
error-both-tiles-placed = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. helyen ülő játékos már mindkét lapkáját lerakta.
error-tiles-come-first = Előbb épületlapkákat kell osztani.
error-choice-is-final = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. helyen ülő játékos már választott, és a választás végleges.
error-assigning-is-solo = Lapkát városhoz rendelni csak egyszemélyes játékban lehet.
error-picking-not-placing = Most két lapkát kell választani; lerakni csak utána lehet.
error-placing-not-picking = A választás véget ért; most le kell rakni a lapkákat.
error-not-in-hand = Nincs ilyen lapka a kézben: { $tile }.
error-only-one-in-hand = Ebből csak egy lapka van a kézben: { $tile }.
error-not-to-be-placed = Most nem ezt kell lerakni: { $tile }. Lerakandó: { $tiles }.
error-not-your-city = { $city ->
    [A] Az
    [E] Az
    [F] Az
   *[other] A
} { $city }‑város nem a tiéd. A te városaid: { $cities }.
error-one-tile-for-each-city = { $city ->
    [A] Az
    [E] Az
    [F] Az
   *[other] A
} { $city }‑város már megkapta a lapkáját; a másik lapka { $other ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $other }‑városba kerül.
error-no-picking-in-solo = Egyszemélyes játékban senki sem választ titokban.
error-placing-not-assigning = A hozzárendelés véget ért; most le kell rakni a lapkákat.
error-assigning-not-placing = Előbb rendeld a lapkákat a városokhoz, csak utána rakd le őket.
error-automa-takes-another = { $card ->
    [1] Az
    [5] Az
   *[other] A
} { $card }. Automa-kártya szerint { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑város ezt kapja: { $tile }.
error-city-has-its-tile = { $city ->
    [A] Az
    [E] Az
    [F] Az
   *[other] A
} { $city }‑város már megkapta a lapkáját.
error-automacity-is-not-yours = Ebben a módban nem te rendelsz lapkát Automavároshoz.
error-not-assigned-there = { $tile } nem { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑városba kerül. Lerakandó: { $to_place }.

## Errors on score pads

error-sheet-row-length = { $place }: { $size } betű kell ide, nem { $found }.
error-sheet-letter = { $place }: nincs ilyen épület: „{ $found }”. Lehetséges: { $choices }.

## Errors in Automa decks

error-deck-not-toml = A pakli nem TOML: { $problem }.
error-deck-no-cards = A pakliban nincs „card” lista.
error-deck-key-unknown = { $place }: ismeretlen kulcs: „{ $key }”. Lehetséges: { $choices }.
error-deck-size = A pakli { $expected } kártyából áll, nem { $found } kártyából.
error-deck-card-form = { $card }. kártya: táblázat kell ide „shared” és „automacity” oszloppal.
error-deck-card-text = { $card }. kártya: nem lehet „{ $found }”; két oszlop kell, köztük / jellel, például fm/nhm.
error-deck-column-missing = { $card }. kártya: hiányzik a(z) „{ $column }” oszlop.
error-deck-column-form = { $card }. kártya, „{ $column }” oszlop: jelek listája kell ide.
error-deck-symbol-unknown = { $card }. kártya, „{ $column }” oszlop: ismeretlen jel: „{ $found }”. Lehetséges: { $choices }.
error-deck-symbol-twice = { $card }. kártya, „{ $column }” oszlop: a(z) „{ $symbol }” jel kétszer szerepel.
error-deck-column-end = { $card }. kártya, „{ $column }” oszlop: az utolsó jelnek „most” kell lennie.
error-deck-after-most = { $card }. kártya, „{ $column }” oszlop: a „most” után nem állhat semmi, de ez áll ott: „{ $found }”.

## Errors in campaigns

error-no-such-campaign = Nincs ilyen kampány.
error-not-your-campaign = Ez valaki más kampánya.
error-campaign-bonus-unknown = Nincs ilyen épülettípus: „{ $found }”. Lehetséges: { $choices }.
error-campaign-bonus-city = A bónuszt az alacsonyabb értékű város adja ({ $lower }), nem ez: „{ $found }”.
error-campaign-bonus-used = Ezt a típust már választottad { $game ->
    [1] az
    [5] az
   *[other] a
} { $game }. játékban: „{ $bonus }”. Egy kampányban minden típus csak egyszer választható.
error-campaign-game-unfinished = Csak befejezett játék vehető fel a kampányba.
error-campaign-deck-without-cards = Kezdő Építész módban nincsenek Automa-kártyák, ezért pakli sem adható meg.
error-campaign-bonus-missing = Előbb ki kell választani { $game ->
    [1] az
    [5] az
   *[other] a
} { $game }. játék bónuszát.
error-campaign-is-over = A kampány { $games } játék után véget ért.
error-campaign-record-name = Hibás jegyzőkönyvnév: „{ $found }”.
error-campaign-other-game = Ez a játék egy másik kampányhoz tartozik: itt „{ $option }” értéke „{ $found }”, nem „{ $expected }”.
error-campaign-differs = Ebben a kampányban ({ $file }) „{ $option }” értéke „{ $found }”, nem „{ $expected }”.
error-campaign-no-bonus-now = Most nem lehet bónuszt választani.
error-campaign-first-line = Az első sornak ennek kell lennie: „{ $expected }”.
error-campaign-no-games = Hiányzik a fejléceket lezáró sor: „{ $expected }”.
error-campaign-header-form = Hibás kampányfejléc: „{ $text }”. Lehetséges: { $choices }.
error-campaign-header-twice = A(z) „{ $key }” fejléc kétszer szerepel.
error-campaign-header-missing = Hiányzik a(z) „{ $key }” fejléc.
error-campaign-line-form = Hibás kampánysor: „{ $text }”.
error-campaign-number = Itt a(z) { $expected }. játék következik, nem a(z) { $found }. játék.
error-campaign-score = A pontszámod az alacsonyabb értékű városod pontszáma: { $expected }, nem { $found }.
error-campaign-automa-scores = Az Automák pontszáma nem lehet { $scores }, ha a te városaidé { $cities }.
error-campaign-winner = { $won ->
    [true] Ezekkel a pontszámokkal nem lehet nyerni: { $scores }.
   *[false] Ezekkel a pontszámokkal nem lehet veszíteni: { $scores }.
}
