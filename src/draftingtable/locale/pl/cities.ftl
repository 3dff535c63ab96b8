# Between Two Cities: components, events, the table, moves, explanations, errors.

cities-title = Between Two Cities
automacity = Automiasto

# $name: how the rules call an Automa
automa-name = { $name ->
    [Autommaso] Autommaso
   *[Automarta] Automarta
}

# $building: S, F, O, P, H or the kind of tavern: d, e, m, b
building-name = { $building ->
    [S] sklep
    [F] fabryka
    [O] biuro
    [P] park
    [H] dom
    [d] karczma z napojami
    [e] karczma z jedzeniem
    [m] karczma z muzyką
   *[b] karczma z noclegiem
}
category-name = { $category ->
    [shops] sklepy
    [factories] fabryki
    [taverns] karczmy
    [offices] biura
    [parks] parki
   *[houses] domy
}

## Events. $hidden says whether the reader may not know everything.

event-round = Zaczyna się runda { $round }{ $half }.
event-hand = { $hidden ->
    [yes] { $player } dobiera { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }.
   *[no] { $player } dobiera płytki: { $tiles }.
}
event-pick = { $hidden ->
    [yes] { $player } ma już wybrane płytki.
   *[no] { $player } wybiera płytki: { $tiles }.
}
event-reveal = { $player } odkrywa płytki: { $tiles }.
event-place = { $player } kładzie płytkę w mieście { $city } na polu { $square }: { $tile }.
# Several tiles in a row: $tile and $city list them.
event-place-many = { $player } kładzie płytki kolejno w miastach { $city }: { $tile }.
event-hands-passed = { $side ->
    [left] Wszyscy przekazują płytki z ręki w lewo
   *[right] Wszyscy przekazują płytki z ręki w prawo
} (po { $count }).
event-discard = Odrzucono { $count ->
    [one] { $count } zakrytą płytkę.
    [few] { $count } zakryte płytki.
    [many] { $count } zakrytych płytek.
   *[other] { $count } zakrytej płytki.
}
event-discard-open = Odrzucone: { $tiles }.
event-random = Wylosowano dla miasta { $city }: { $tile }.
event-draw = Odkryte: { $tiles }.
event-card = { $player } odkrywa kartę Automy { $card }.
event-automa-assign = { $player } przydziela płytkę miastu { $city }: { $tile } ({ $symbol ->
    [house] dom
    [factory] fabryka
    [new] nowy rodzaj
   *[most] najwięcej punktów: +{ $points }
}).
event-assign = { $player } przydziela płytkę miastu { $city }: { $tile }.
event-cities-finished = Wszystkie miasta są gotowe ({ $count }).

## The table

# $half: a or b in a two-player game, where each round is played twice (C7)
cities-round = { $half ->
    [a] Runda { $round } z 3, pierwsza połowa
    [b] Runda { $round } z 3, druga połowa
   *[other] Runda { $round }/3
}
cities-turn = tura { $turn }/{ $turns }
cities-passing = { $side ->
    [left] płytki w lewo, dostaje je { $player }
   *[right] płytki w prawo, dostaje je { $player }
}
cities-no-passing = płytki podwójne
cities-last-turn = ostatnia tura rundy: pozostałe płytki się odrzuca
cities-score = { $how ->
    [sum] twój wynik { $score } (suma)
   *[lower] twój wynik { $score } (słabsze miasto)
}
cities-with = Miasto { $city } ({ $neighbour })
# Solo: a city shared with an Automa.
cities-shared = Miasto { $city }, { $neighbour }
cities-alone = { $side ->
    [left] Twoje lewe miasto { $city }
   *[right] Twoje prawe miasto { $city }
}
# Cities, with how many factories they have, where each is worth as much.
cities-factory-rank = każda za { $worth } pkt: { $cities }
cities-have-chosen = { $names } { $names_count ->
    [one] ma już wybrane płytki.
    [few] mają już wybrane płytki.
    [many] mają już wybrane płytki.
   *[other] mają już wybrane płytki.
}
cities-waiting-for = { $names_count ->
    [one] Wybiera jeszcze { $names }.
    [few] Wybierają jeszcze { $names }.
    [many] Wybierają jeszcze { $names }.
   *[other] Wybierają jeszcze { $names }.
}
cities-revealed = Odkryte:
cities-still-places = do położenia:
cities-you-pass-on = Przekazujesz:
cities-you-discard = Odrzucasz:
# $bonus: the level's points, with their sign
cities-automacity = Automiasto ({ $city }): { $points } pkt (w tym { $bonus } za poziom { $level })
# At a level without points.
cities-automacity-plain = Automiasto ({ $city }): { $points } pkt
cities-hands = Płytki na ręce:
cities-to-place = Do położenia:

## Automas

automa-symbol = { $symbol ->
    [house] dom
    [factory] fabryka
    [new] nowy rodzaj
   *[most] najwięcej punktów
}
automa-skipped = { $symbol } ({ $reason ->
    [not-in-hand] brak na ręce
    [nothing-new] nic nowego
   *[no-house-in-city] tylko gdy w mieście jest dom
})
automa-decision = { $player }, karta { $card }, dla miasta { $city }:
automa-tie = [remis: { $tiles }; wybrano pierwszą]

## Moves

# $points: the most it can add there, with its sign
move-assign = { $tile } dla { $city } ({ $points })
move-into = { $tile } do { $city } ({ $points })
# Factories there change in value too. $cities: letters, each with points.
gain-elsewhere = ponadto { $cities }: tamtejsze fabryki spadają w kolejności
move-pick = Wybierz: { $one } i { $other }
move-place = { $tile } do miasta { $city } na pole { $square } ({ $points })
ask-pick = { $player }: które dwie płytki wybierasz? Wpisz dwa numery, na przykład: 1 4
ask-pick-second = { $player }: { $tile } – i która druga?
ask-assign = { $player }: którą płytkę przydzielasz i któremu miastu?
ask-place = { $player }: którą płytkę kładziesz i w którym mieście?
ask-spot = { $player }: gdzie w mieście { $city } położyć płytkę „{ $tile }”?
ask-spot-duplex = { $player }: gdzie w mieście { $city } położyć płytkę „{ $tile }”? Numer oznacza górną lub lewą połowę płytki.
note-places-first = Miasto { $city }: jeśli czekacie na siebie nawzajem, pierwszeństwo ma { $player }. Wpisz „czekam”, aby przepuścić drugą osobę (C3.4).
hint-pick = Wskazówka: do każdego z twoich miast trafia jedna z dwóch płytek. W nawiasie podano, ile najwyżej punktów może ona dodać każdemu z nich. Liczy się tylko słabsze z twoich miast (w grze dwuosobowej: suma).
hint-assign = Wskazówka: w nawiasie podano, ile najwyżej punktów płytka może teraz dać temu miastu. Automiasto rywalizuje z twoim słabszym miastem.
hint-spot = Wskazówka: numery w mieście oznaczają możliwe pola, obok podano punkty za każde z nich; „c” cofa.

## Unseen tiles

unseen-tiles = { $count ->
    [one] { $count } nieznana ci płytka
    [few] { $count } nieznane ci płytki
    [many] { $count } nieznanych ci płytek
   *[other] { $count } nieznanej ci płytki
}
unseen-known = { $player } ma od ciebie:

## The rules in short

rules-cities-aim = Między każdą parą sąsiadów leży miasto, które budują razem: na koniec kwadrat 4×4 budynki. Twój wynik to wynik słabszego z twoich dwóch miast (w grze dwuosobowej każda osoba buduje dwa własne miasta i liczy się suma).
rules-cities-draft = Rundy 1 i 3: z pojedynczych płytek na ręce wybierz w tajemnicy dwie, połóż po jednej w każdym ze swoich miast, a resztę przekaż. Runda 2: to samo, ale tylko raz i z dwiema z trzech płytek podwójnych.
rules-cities-placing = Płytka musi stykać się bokiem z budynkiem, a całe miasto musi się zmieścić w kwadracie 4×4. Płytek się nie obraca ani nie przesuwa.
rules-cities-shops = S sklepy: 1, 2, 3, 4 w prostej linii dają 2, 5, 10, 16.
rules-cities-factories = F fabryki: każda daje 4 w mieście, które ma ich najwięcej, 3 w drugim pod tym względem i 2 w pozostałych.
rules-cities-taverns = d e m b karczmy: zestaw 1, 2, 3, 4 różnych daje 1, 4, 9, 17.
rules-cities-offices = O biura: od 1 do 6 dają 1, 3, 6, 10, 15, 21; dodatkowo 1 za każde biuro obok karczmy.
rules-cities-parks = P parki: grupa 1, 2, 3, 4, 5 połączonych parków daje 2, 8, 12, 13, 14.
rules-cities-houses = H domy: każdy daje 1 za każdy inny rodzaj budynku w mieście, najwyżej 5; obok fabryki tylko 1.
rules-cities-solo = W grze jednoosobowej grasz przeciw dwóm graczom-robotom, Automom, i z każdą z nich budujesz jedno miasto. Trzecie, Automiasto, należy do nich: nie ma siatki i punktuje, jakby było ułożone idealnie. Wygrywasz, jeśli oba twoje miasta mają więcej punktów niż Automiasto.

## The result

result-level = poziom
result-cities-player = { $player }: { $score } – { $how ->
    [sum] suma wyników { $left } i { $right }
   *[lower] niższy z wyników { $left } i { $right }
}
# What is compared between equal scores (C6.2, C6.3).
result-tie-reason = { $reason ->
    [higher-city] lepsze miasto
    [shops] liczba sklepów
    [factories] liczba fabryk
    [taverns] liczba karczm
    [offices] liczba biur
    [parks] liczba parków
   *[houses] liczba domów
}
result-tie = Remis. Liczy się { result-tie-reason }: { $compared }.
# Between those whom the comparison before left equal: $names.
result-tie-next = Wciąż remisują { $names }. Liczy się { result-tie-reason }: { $compared }.
result-tie-shared = Pełny remis: zwycięstwo jest wspólne.
# After a comparison that left several of them equal: $names.
result-tie-shared-rest = Poza tym pełny remis: wspólnie wygrywają { $names }.

## A campaign

campaign-title = Kampania: { $mode ->
    [expert] tryb dla zaawansowanych
   *[beginner] tryb dla początkujących
}, poziom { $level }, { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
campaign-next = Gra { $number } z { $games }
campaign-game = Gra { $number }, { $won ->
    [yes] wygrana
   *[no] przegrana
}: słabsze miasto { $city }, wynik { $score }
campaign-points = { $points ->
    [one] { $points } punkt kampanii
    [few] { $points } punkty kampanii
    [many] { $points } punktów kampanii
   *[other] { $points } punktu kampanii
}
campaign-so-far = Dotychczas: { $points ->
    [one] { $points } punkt kampanii
    [few] { $points } punkty kampanii
    [many] { $points } punktów kampanii
   *[other] { $points } punktu kampanii
}
campaign-result = Kampania zakończona. Wynik: { $points ->
    [one] { $points } punkt kampanii
    [few] { $points } punkty kampanii
    [many] { $points } punktów kampanii
   *[other] { $points } punktu kampanii
}
campaign-ask-bonus = { $won ->
    [yes] Który rodzaj budynku da premię? Gra jest wygrana, więc premia liczy się podwójnie. Każdy rodzaj można wybrać raz na kampanię.
   *[no] Który rodzaj budynku da premię? Każdy rodzaj można wybrać raz na kampanię.
}
campaign-bonus-number = Wpisz numer od 1 do { $most }.
campaign-kept = Kampanię zapisano. Aby grać dalej: draftingtable campaign { $file }

## Errors

error-no-such-tile = „{ $found }” nie oznacza płytki. Podaj S, F, O, P, H, d, e, m lub b albo płytkę podwójną, na przykład F/e lub e-F.
error-no-such-city = Nie ma takiego miasta.
error-no-such-square = „{ $found }” nie oznacza pola. Użyj postaci x,y, na przykład 1,0 lub -2,1.
error-square-out-of-reach = Pole { $found } leży za daleko: największa odległość od pierwszej płytki miasta to { $far }.
error-wish-not-shared = Życzenia możesz dodawać i usuwać tylko w miastach, które z kimś dzielisz. Miasto { $city } do nich nie należy.
error-wish-no-room = W tym miejscu miasta { $city } nie da się budować.
error-touches-no-building = Płytka { $tile } na polu { $square } nie styka się z żadnym budynkiem miasta { $city }.
error-square-taken = Płytki { $tile } nie można położyć na polu { $square } w mieście { $city }: na polu { $taken } stoi { $building }.
error-outside-four-by-four = Z płytką { $tile } na polu { $square } miasto { $city } nie zmieściłoby się w kwadracie 4×4.
error-first-tile-is-origin = Pierwszą płytkę miasta { $city } kładzie się na polu 0,0, nie na polu { $square }.
error-both-tiles-placed = Osoba na miejscu { $seat } położyła już obie płytki.
error-tiles-come-first = Najpierw trzeba rozdać płytki.
error-choice-is-final = Osoba na miejscu { $seat } już wybrała, a wybór jest ostateczny.
error-assigning-is-solo = Płytki przydziela się tylko w grze jednoosobowej.
error-picking-not-placing = Najpierw wybierz dwie płytki; kładzie się je później.
error-placing-not-picking = Wybór jest już zakończony: teraz połóż płytki.
error-not-in-hand = Na ręce nie ma płytki { $tile }.
error-only-one-in-hand = Na ręce jest tylko jedna płytka { $tile }.
error-not-to-be-placed = Płytki { $tile } nie ma wśród płytek do położenia: { $tiles }.
error-not-your-city = Miasto { $city } nie jest twoje. Twoje miasta: { $cities }.
error-one-tile-for-each-city = Miasto { $city } ma już swoją płytkę; drugą połóż w mieście { $other }.
error-no-picking-in-solo = W grze jednoosobowej nikt nie wybiera w tajemnicy.
error-placing-not-assigning = Płytki są już przydzielone: teraz je połóż.
error-assigning-not-placing = Najpierw przydziel płytki, a potem je połóż.
error-automa-takes-another = Według karty Automy { $card } płytka { $tile } trafia do miasta { $city }.
error-city-has-its-tile = Miasto { $city } dostało już swoją płytkę.
error-automacity-is-not-yours = W tym trybie nie przydzielasz niczego Automiastu.
error-not-assigned-there = Płytka { $tile } nie jest przydzielona miastu { $city }. Do położenia: { $to_place }.

## Errors on score pads

error-sheet-row-length = { $place }: liczba liter musi wynosić { $size }, nie { $found }.
error-sheet-letter = { $place }: „{ $found }” nie oznacza budynku. Dozwolone: { $choices }.

## Errors in Automa decks

error-deck-not-toml = Talia nie jest poprawnym plikiem TOML: { $problem }.
error-deck-no-cards = W talii brakuje listy „card”.
error-deck-key-unknown = { $place }: nieznany klucz „{ $key }”. Dozwolone: { $choices }.
error-deck-size = Liczba kart w talii musi wynosić { $expected }, nie { $found }.
error-deck-card-form = Karta { $card } musi być tabelą z kolumnami „shared” i „automacity”.
error-deck-card-text = Karta { $card } nie może mieć postaci „{ $found }”: podaj dwie kolumny rozdzielone znakiem /, na przykład fm/nhm.
error-deck-column-missing = Na karcie { $card } brakuje kolumny „{ $column }”.
error-deck-column-form = Kolumna „{ $column }” karty { $card } musi być listą symboli.
error-deck-symbol-unknown = Nieznany symbol „{ $found }” w kolumnie „{ $column }” karty { $card }. Dozwolone: { $choices }.
error-deck-symbol-twice = W kolumnie „{ $column }” karty { $card } symbol „{ $symbol }” występuje dwa razy.
error-deck-column-end = Kolumna „{ $column }” karty { $card } musi kończyć się symbolem „most”.
error-deck-after-most = W kolumnie „{ $column }” karty { $card } po „most” nie może już nic być; usuń „{ $found }”.

## Errors in campaigns

error-no-such-campaign = Nie ma takiej kampanii.
error-not-your-campaign = Ta kampania należy do kogoś innego.
error-campaign-bonus-unknown = „{ $found }” nie oznacza rodzaju budynku. Dozwolone: { $choices }.
error-campaign-bonus-city = Premię daje słabsze miasto ({ $lower }), nie „{ $found }”.
error-campaign-bonus-used = „{ $bonus }” wybrano już w grze { $game }; każdy rodzaj można wybrać raz na kampanię.
error-campaign-game-unfinished = Do kampanii można wpisać tylko zakończoną grę.
error-campaign-deck-without-cards = W trybie dla początkujących nie ma kart Automy: nie podawaj talii.
error-campaign-bonus-missing = Najpierw wybierz premię za grę { $game }.
error-campaign-is-over = Kampania jest już zakończona (liczba gier: { $games }).
error-campaign-record-name = „{ $found }” nie może być nazwą zapisu.
error-campaign-other-game = Ta gra należy do innej kampanii: „{ $option }” ma tu wartość „{ $found }”, nie „{ $expected }”.
error-campaign-differs = W kampanii z pliku { $file } opcja „{ $option }” ma wartość { $found }, nie { $expected }.
error-campaign-no-bonus-now = Teraz nie wybiera się premii.
error-campaign-first-line = Pierwszy wiersz musi brzmieć „{ $expected }”.
error-campaign-no-games = Brakuje wiersza „{ $expected }”, który kończy nagłówki.
error-campaign-header-form = Nieprawidłowy nagłówek kampanii: „{ $text }”. Dozwolone: { $choices }.
error-campaign-header-twice = Nagłówek „{ $key }” występuje dwa razy.
error-campaign-header-missing = Brakuje nagłówka „{ $key }”.
error-campaign-line-form = „{ $text }” nie jest zapisem gry w kampanii.
error-campaign-number = Tu powinna być gra { $expected }, a jest gra { $found }.
error-campaign-score = Twój wynik to wynik słabszego miasta, czyli { $expected }, nie { $found }.
error-campaign-automa-scores = Automy nie mogą mieć wyników { $scores }, gdy twoje miasta mają { $cities }.
error-campaign-winner = { $won ->
    [true] Przy wynikach { $scores } gra nie może być wygrana.
   *[false] Przy wynikach { $scores } gra nie może być przegrana.
}
