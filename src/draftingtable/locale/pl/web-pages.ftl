# The browser client's words: rules pages, score pad, replay.

page-print = Drukuj

## Rules pages

page-rules-games = Zasady gry
page-rules-solo = Gra solo
page-rules-search = Szukaj w zasadach
page-rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $count } miejsce
    [few] Znaleziono { $count } miejsca
    [many] Znaleziono { $count } miejsc
   *[other] Znaleziono { $count } miejsca
}
page-rules-contents = Spis treści
page-rules-card = Karta pomocy
page-rules-nutshell = W skrócie.
page-rules-ruling = Rozstrzygnięcie
page-rules-example = Przykład
page-rules-link = Zasada { $rule }: link do tego miejsca
page-rules-note = Według tych zasad, opisanych naszymi słowami, gra program. „Rozstrzygnięcie” to nasza odpowiedź na pytanie, którego drukowane zasady nie rozstrzygają. Strona nieoficjalna: gry należą do swoich autorów i wydawców.

## Score pad

pad-title = Arkusz punktacji
pad-lead = Do gier pudełkowych: wpisz, co leży na stole, a zobaczysz, ile to daje punktów i dlaczego. Arkusz jest zapisany na tym urządzeniu.
pad-games = Arkusz punktacji do gry
pad-towers-lead = Wskaż karty każdej wieży albo podaj wysokości i dachy. Do 5 graczy.
pad-cities-lead = Wypełnij miasta 4×4. Od 1 do 7 graczy.
pad-result = Wynik
pad-entry = Sposób wpisywania wież
pad-entry-cards = Karty
pad-entry-heights = Wysokości i dachy
pad-players = Gracze
pad-cities = Miasta
pad-name = Imię
pad-names = Imiona
pad-how-many = Gracze
pad-add-player = Dodaj gracza
pad-remove-player = Usuń: { $player }
pad-which-tower = Która wieża?
# $values: the cards from the bottom up
pad-tower = { $count ->
    [0] { $tower }: bez kart
    [one] { $tower }, { $count } karta: { $values }
    [few] { $tower }, { $count } karty: { $values }
    [many] { $tower }, { $count } kart: { $values }
   *[other] { $tower }, { $count } karty: { $values }
}
pad-tap-cards = Wskaż karty od dołu do góry ({ $tower }). Przekreślone nie pasują: dotknij karty, aby zobaczyć powód.
pad-cards-of = Karty: { $tower }
pad-roof = (dach)
pad-does-not-fit = (nie pasuje)
pad-take-off = Zdejmij
pad-with-roof = Dach
pad-razed = Usunięte karty
pad-razed-cost = koszt: { $points } pkt
pad-less = { $what }: o jeden mniej
pad-more = { $what }: o jeden więcej
pad-winners = { $count ->
    [1] Wygrywa { $names }
   *[other] Wspólnie wygrywają { $names }
}
pad-city = Miasto { $city }
pad-square = Rząd { $row }, kolumna { $column }: { $building }
pad-empty = puste
pad-palette = Wybierz budynek
pad-wipe = Czyść pola
pad-paint-hint = Wybierz budynek i dotykaj pól albo przeciągnij po nich. Na klawiaturze: strzałki i litera budynku.
pad-filled = Pola: { $count } z 16
pad-box = { $building ->
    [S] Sklepy
    [F] Fabryki
    [O] Biura
    [P] Parki
    [H] Domy
    [d] Karczmy z napojami
    [e] Karczmy z jedzeniem
    [m] Karczmy z muzyką
   *[b] Karczmy z noclegiem
}: w pudełku jest ich tylko { $box }, a na arkuszu { $found }.
pad-collected = Budynki: { $count } z 16
pad-level-points = Punkty za poziom
pad-level-about = To nasze poziomy. Jeśli grasz z drukowaną tabelą, wpisz jej punkty.
pad-lower-counts = Liczy się słabsze z dwóch miast.
pad-sum-counts = Liczy się suma obu miast.
pad-incomplete = { $count ->
    [one] { $count } miasto nie jest jeszcze gotowe: wyniki nie są ostateczne.
    [few] { $count } miasta nie są jeszcze gotowe: wyniki nie są ostateczne.
    [many] { $count } miast nie jest jeszcze gotowych: wyniki nie są ostateczne.
   *[other] { $count } miasta nie jest jeszcze gotowe: wyniki nie są ostateczne.
}
pad-share = Udostępnij
pad-link-copied = Skopiowano link. Każdy, kto go otworzy, zobaczy ten arkusz.
pad-link-in-address = Link jest teraz na pasku adresu: skopiuj go stamtąd.
pad-new = Nowy arkusz
pad-new-question = Cały arkusz zostanie wyczyszczony.
pad-keep = Zostaw
pad-clear = Wyczyść
pad-counting = Liczenie…
pad-checked = Policzone przez serwer
pad-on-device = Policzone na tym urządzeniu
pad-unreached = Brak połączenia: punkty zostaną policzone, gdy tylko wróci.
pad-make-available = Liczenie bez połączenia
pad-shared = Ktoś udostępnił ci ten arkusz. Twój własny nadal istnieje.
pad-shared-keep = Zachowaj ten
pad-shared-back = Wróć do mojego
pad-broken-link = Link jest niepełny, więc nie da się pokazać udostępnionego arkusza. To twój własny.

## What cannot be on a sheet. $tower: the tower's name

pad-problem-order = { $player }, { $tower }: { $value } nie pasuje na { $top }.
pad-problem-copies = { $tower }: karta { $value } występuje na arkuszu częściej ({ $found }) niż w talii dla tylu graczy ({ $deck }).
pad-problem-deck = Na arkuszu jest łącznie z usuniętymi więcej kart ({ $found }) niż w talii ({ $deck }).
pad-problem-height = { $player }, { $tower }: za wysoka wieża; największa liczba kart to { $most }.
pad-problem-roofs = { $tower }: na arkuszu jest więcej dachów ({ $found }) niż w talii ({ $deck }).
pad-problem-cards = { $tower }: wszystkie wieże tego rodzaju mają razem więcej kart ({ $found }), niż jest w talii ({ $deck }).

## Replay

replay-title = Powtórka
replay-open-lead = Otwórz zapis zakończonej gry (plik .dtr) i obejrzyj ją krok po kroku z dowolnego miejsca przy stole.
replay-open = Wybierz plik zapisu albo upuść go tutaj
replay-mine = Moje zakończone gry
replay-mine-none = Tu pojawią się gry, które rozegrasz do końca.
replay-loading = Wczytywanie gry…
replay-to-table = Do stołu
replay-beginning = Początek gry.
replay-controls = Sterowanie powtórką
replay-step = Krok
replay-step-of = Krok { $step } z { $steps }
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-round = Runda
replay-seat = Widok
replay-spectator = Widz
replay-speed = Szybkość
replay-share = Kopiuj link
replay-link-copied = Skopiowano link do tego momentu.
