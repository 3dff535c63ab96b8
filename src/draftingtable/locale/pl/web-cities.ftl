# Between Two Cities in the browser: the table, the solo modes, the campaign, the scoring.

## Cities

city-dialog = Miasto { $city }
# For whoever only watches: $names are all who build it.
cities-of = Miasto { $city } ({ $names })
city-all = Wszystkie miasta
city-open = { $city } { $points }: miasto ({ $names }), powiększ
city-zoom = Powiększ miasto { $city }
city-close = Zamknij
city-previous = Poprzednie miasto
city-next = Następne miasto
city-in-words = Opis słowny
city-as-text = Opis miasta { $city }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Kolumny i rzędy liczy się od lewego górnego rogu.
where-square = { $down ->
    [before] { $row ->
        [1] nad miastem
       *[other] { $row } rzędy nad miastem
    }
    [after] { $row ->
        [1] pod miastem
       *[other] { $row } rzędy pod miastem
    }
   *[in] rząd { $row }
}, { $across ->
    [before] { $column ->
        [1] na lewo od miasta
       *[other] { $column } kolumny na lewo od miasta
    }
    [after] { $column ->
        [1] na prawo od miasta
       *[other] { $column } kolumny na prawo od miasta
    }
   *[in] kolumna { $column }
}
where-first = pierwsze pole
city-empty = Miasto { $city } jest jeszcze puste.
city-free = wolne
city-counts = liczy się
# Why a city scores less than before. $points: with a minus sign
city-lost = { $category ->
    [factories] Fabryki { $points }: inne miasto ma ich teraz więcej.
   *[houses] Domy { $points }: obok fabryki dom daje tylko 1 punkt.
}
city-more = Fabryki i płytki, które zostały
city-factories = Fabryki we wszystkich miastach
city-factory-line = Miasto { $city }: { $count ->
    [one] { $count } fabryka
    [few] { $count } fabryki
    [many] { $count } fabryk
   *[other] { $count } fabryki
}, każda za { $worth }
# $shape: vertical or horizontal
city-duplex = { $shape ->
    [vertical] płytka podwójna, pionowa: u góry { $one }, na dole { $other }
   *[horizontal] płytka podwójna, pozioma: z lewej { $one }, z prawej { $other }
}
city-box = W pudełku: pojedyncze { $singles }, podwójne { $duplexes } · odrzucone: { $discarded }

## Who does what

city-builders = Gracze
city-has-chosen = wybór dokonany
city-is-choosing = jeszcze wybiera
city-hand-size = { $count ->
    [one] { $count } płytka na ręce
    [few] { $count } płytki na ręce
    [many] { $count } płytek na ręce
   *[other] { $count } płytki na ręce
}
city-to-place = { $tile }, jeszcze do położenia
city-waits-placing = { $names_count ->
    [one] Płytki kładzie jeszcze { $names }
    [few] Płytki kładą jeszcze { $names }
    [many] Płytki kładą jeszcze { $names }
   *[other] Płytki kładą jeszcze { $names }
}
city-first = Jeśli czekacie na siebie nawzajem, pierwszeństwo ma { $player }.
city-reveal = Odkrywamy!
city-you = ty

## Choosing and placing

city-hand = Twoje płytki
city-your-tiles = Twoje płytki do położenia
city-your-choice = Twój tajny wybór
city-chosen-wait = Wybrano. Czekamy na pozostałych.
city-placed-wait = Położono. Czekamy na pozostałych.
city-last-turn-brief = Ostatnia tura rundy
# In the same place, after an arrow: who gets the rest of my hand.
city-pass-to = { $player } je dostaje
# The title of the second round, short enough for one line on a phone.
city-round-duplex-pick = Runda { $round }: wybierz 2 z 3 podwójnych
# The title of the third round’s first turn, short enough for one line on a phone.
city-round-passing = Runda { $round }: płytki w { $side ->
    [left] lewo
   *[right] prawo
}
city-confirm-pick = Weź te dwie
# A third tile was tapped.
city-two-chosen = Masz już dwie: dotknij jednej z nich, aby ją odłożyć.
# $count: how many are still missing
city-ask-pick = { $count ->
    [1] Wybierz jeszcze jedną płytkę
   *[other] Wybierz dwie płytki, po jednej do każdego miasta
}
# $tile: the one that is chosen. At most as long as the request for two
city-ask-pick-other = { $tile }: wybierz jeszcze jedną
city-tile-for = { $tile }, do miasta { $city }
city-ask-place = { $tile }: gdzie położyć tę płytkę?
city-ask-duplex = { $shape ->
    [vertical] Gdzie położyć płytkę podwójną? Dotknij pola dla jej górnej połowy.
   *[horizontal] Gdzie położyć płytkę podwójną? Dotknij pola dla jej lewej połowy.
}
# A neighbour’s tile, for which I propose a place
city-ask-suggest = { $name } ma tę płytkę: gdzie ją położyć? { $tile }
# Why a tile can’t go where somebody tapped.
city-not-apart = Płytka musi przylegać do miasta bokiem, sam róg nie wystarczy.
city-not-larger = Miasto nie może być szersze ani wyższe niż 4 pola.
city-not-twice = To miasto dostało już swoją płytkę.
city-not-there = Płytkę kładzie się na jednym z zaznaczonych pól.
city-place = Połóż
city-would-be = { $tile } do miasta { $city }: { $points } pkt
city-back = Wróć
# What a hint points at: a tile, a spot, a city.
city-hinted = podpowiedź
city-which = Które miasto?
# The name of all spots together, for screen readers.
city-spots = Pola w mieście { $city } dla płytki: { $tile }
city-spots-to-propose = Pola do zaproponowania w mieście { $city } dla płytki: { $tile }
# $points with its sign; $beside: what stands around it
city-spot = { $tile }, miasto { $city }, { $square }: { $points }. { $beside_count ->
    [0] Pierwsza płytka.
   *[other] Obok: { $beside }.
}

## Talking with the neighbour

# Below the result, which has shown them
city-look-again = Obejrzyj miasta jeszcze raz
city-show = Zaproponuj sąsiadowi
city-show-first = Najpierw wybierz pole, potem je zaproponuj.
city-gain = miasto { $city } { $points }
# In solo games: tiles that chance, an Automa or the player has given to a city
city-assigned = { $mode ->
    [beginner] Wylosowane lub od ciebie:
   *[expert] Od Autom i od ciebie:
}
city-my-proposals = Twoje propozycje:
city-withdraw = Wycofaj propozycję: { $tile }, miasto { $city }
city-point = Wskaż pole
city-stop-pointing = Przestań wskazywać
city-point-at = Wskaż to pole: { $square }
city-suggest = Zaproponuj, gdzie { $name } położy:
city-suggest-tile = Zaproponuj, gdzie { $name } położy płytkę: { $tile }
city-proposed = nowa propozycja
city-accept = Tak, tutaj
city-ghost = { $name } proponuje: { $tile }

## Solo

city-ask-assign = { $tile }: do którego miasta?
city-at-best = najwyżej { $points }
city-why = Co wzięły Automy
city-taken = wzięte
city-automa-card = { $player }, karta { $card }
city-automa-hand = { $player }:
city-cards-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
city-automacity-line = { $category }: { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
city-automacity-about = Punktuje, jakby było ułożone idealnie: sklepy w liniach, parki w parach, każde biuro obok karczmy, żaden dom obok fabryki.

## Keys

city-keys-tiles = Wybór płytki z ręki
city-keys-arrows = Przejście do kolejnej płytki albo kolejnego pola w mieście
city-keys-ends = Przejście do pierwszej lub ostatniej płytki albo pola
city-keys-enter = Wybór płytki albo położenie jej na polu

## Scoring

city-scoring = Punkty wszystkich miast według rodzajów budynków
city-total = Razem
# Below the winners, with equal scores and different places: $names.
result-tie-below = Na dalszych miejscach { $names } mają tyle samo punktów. Liczy się { result-tie-reason }: { $compared }.
# The same with the reader among $names, as “ending-you”
result-tie-below-you = Na dalszych miejscach { $names } macie tyle samo punktów. Liczy się { result-tie-reason }: { $compared }.
result-tie-next-you = Wciąż remisujecie { $names }. Liczy się { result-tie-reason }: { $compared }.
result-tie-shared-rest-you = Poza tym pełny remis: { $names } wygrywacie wspólnie.
city-lower-counts = Liczy się słabsze z dwóch miast.
# Below the final scores: explains the star at a city
city-star = ★ = liczy się u zwycięzcy.
# At the start of a game for two.
city-two-sum = Twoje dwa miasta razem: { $points }. Liczy się ich suma, a nie słabsze z nich.
city-sum-counts = Liczy się suma obu miast.

## Starting alone

city-solo-title = Gra jednoosobowa z dwiema Automami
city-solo-rules = Zasady gry jednoosobowej
city-mode = Który tryb?
city-mode-beginner = Tryb dla początkujących
city-mode-beginner-about = Bez wybierania z ręki: płytki są losowane, a ty decydujesz, do którego miasta trafią.
city-mode-expert = Tryb dla zaawansowanych
city-mode-expert-about = Rywalizujesz o płytki z Automami, graczami-robotami. O tym, co biorą, decydują ich karty.
city-level-label = Poziom
# $points with its sign
city-level = { $level } ({ $points })
city-level-named = { $level }: { $ease ->
    [easiest] bardzo łatwy
    [easy] łatwy
    [gentle] dość łatwy
    [hard] trudny
    [hardest] bardzo trudny
   *[normal] średni
}
city-level-about = Automiasto, miasto samych Autom, zaczyna z wynikiem { $points }.
city-advice-first-game = Dobry na pierwszą grę.
city-advice-next-challenge = Następne wyzwanie.
city-how-many = Ile gier?
city-one-game = Jedna gra
city-campaign-length = Kampania: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
city-begin-game = Graj
city-begin-campaign = Zacznij kampanię

## A campaign

city-campaigns = Kampanie
city-campaign-about = Trzy lub sześć gier w tym samym trybie i na tym samym poziomie. Każda daje punkty słabszego miasta i premię: tyle, ile przyniósł w nim wybrany rodzaj budynku, a po wygranej dwa razy tyle. Każdy rodzaj można wybrać raz.
city-my-campaigns = Rozpoczęte na tym urządzeniu
city-no-campaigns = Nie ma jeszcze żadnej.
city-loading = Wczytywanie…
city-campaign-so-far = Dotychczasowe punkty kampanii:
city-campaign-over = Kampania zakończona. Punkty kampanii:
city-game-won = Wygrana
city-game-lost = Przegrana
city-lower-city = Słabsze miasto
city-bonus = Premia
city-bonus-each-once = Każdy rodzaj daje premię raz:
city-bonus-used = gra { $number }
city-bonus-pick = Wybierz rodzaj budynku
city-bonus-take = Wybierz: { $category }, +{ $points }
city-play-game = Rozegraj grę { $number } z { $games }
city-go-on = Wróć do gry { $number }
city-another-campaign = Następna kampania

## In the story, where the picture shows the square

story-place = { $player } kładzie płytkę w mieście { $city }: { $tile }.
story-place-many = { $player } kładzie płytki: { $each }.
story-place-each = { $tile } (miasto { $city })
heard-place = { $player } kładzie płytkę w mieście { $city }: { $tile } ({ $square }).

## Refused placements: a partner was quicker. The errors say the same to those who type moves.

refused-square-taken = To pole w mieście { $city } jest już zajęte ({ $building }). Wybierz inne miejsce dla płytki: { $tile }.
refused-outside-four-by-four = Miasto { $city } urosło i ta płytka nie zmieści się już na tym polu: { $tile }. Wybierz inne pole.
refused-touches-no-building = Ta płytka musi przylegać do budynku w mieście { $city }: { $tile }. Wybierz inne pole.
