# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = Nieznana gra: „{ $found }”. Dostępne: { $choices }.
error-language-unknown = Nieznany język: „{ $found }”. Dostępne: { $choices }.
error-bot-unknown = Nieznany bot: „{ $found }”. Dostępne: { $choices }.
error-seat-unknown = Nieznany gracz: „{ $found }”. Dostępne: { $choices }.
error-player-count = { $most ->
    [1] Ten tryb jest dla jednej osoby.
   *[other] Liczba graczy musi wynosić od { $least } do { $most }, nie { $found }.
}
error-no-imagining = Stanu gry „{ $game }” nie da się odtworzyć z tego, co widzi gracz, więc boty nie mogą jej przeszukiwać.
error-no-start-player = W grze „{ $game }” nie ma osoby rozpoczynającej.
error-start-player = Nie ma miejsca { $found }. Osoba rozpoczynająca musi siedzieć na miejscu od 1 do { $players }.
error-option-unknown = Nieznana opcja: „{ $option }”. { $choices_count ->
    [0] Ta gra nie ma opcji.
   *[other] Dostępne: { $choices }.
}
error-option-value = Opcja „{ $option }” nie może mieć wartości „{ $found }”. Dozwolone: { $choices }.
error-seats-empty = W „{ $found }” jedno z miejsc jest puste. Podaj gracza dla każdego miejsca.
error-option-form = Nieprawidłowa opcja: „{ $found }”. Użyj postaci NAZWA=WARTOŚĆ.
error-option-twice = Opcję „{ $option }” podano dwa razy.
error-option-not-in-mode = Opcji „{ $option }” nie ma w trybie „{ $mode }”, tylko w: { $choices }.
error-extra-missing = Brakuje modułu „{ $module }”. Zainstaluj go: pip install 'draftingtable[{ $extra }]'
error-player-class = Nie można utworzyć gracza „{ $found }”: { $problem }.
error-player-address = Nieprawidłowy adres: „{ $found }”. Użyj postaci ws:PORT lub ws:HOST:PORT.
error-player-parameter = Nieprawidłowy parametr „{ $found }” w „{ $player }”. Użyj postaci NAZWA=WARTOŚĆ, każda nazwa raz.
error-player-parameter-unknown = Gracz „{ $player }” nie ma parametru „{ $found }”. { $choices_count ->
    [0] Nie ma żadnych parametrów.
   *[other] Dostępne: { $choices }.
}
error-player-name = Nieprawidłowy gracz: „{ $found }”. Użyj postaci NAZWA=GRACZ, każda nazwa raz.

## Files and tournaments

error-file-too-large = Plik jest za duży (limit w bajtach: { $most }).
error-file-not-utf8 = Plik nie jest tekstem UTF-8 (błąd w bajcie { $byte }).
error-file-exists = Plik { $file } już istnieje i ma inną zawartość.
error-arena-in-use = Do pliku { $file } zapisuje teraz inny program.
error-arena-no-results = Plik { $file } istnieje, ale nie zawiera wyników turnieju.
error-arena-other-configuration = Plik { $file } zawiera wyniki innego turnieju: { $differences }.
error-arena-bad-line = Wiersz { $line } pliku { $file } nie zawiera wyniku: { $problem }.
error-arena-nobody = Nie podano żadnych graczy.
error-arena-table-sizes = Przy każdym stole musi grać tyle samo graczy; podano: { $found }.
error-arena-matchup-twice = To zestawienie graczy podano dwa razy: { $found }.
error-arena-game-failed = Jedna z gier zakończyła się błędem: { $place }.
error-arena-worker-died = Proces roboczy { $worker } zakończył się ({ $how }) podczas gry: { $place }.
error-arena-no-ray = Brak klastra Ray pod adresem „{ $address }”: { $problem }.
error-arena-ray-version = Klaster Ray ma wersję { $found } tego programu, a tutaj działa { $expected }.
error-bot-fault = Błąd bota „{ $player }” ({ $kind }): { $detail }

## Score pads

error-sheet-json = Arkusz nie jest poprawnym JSON-em: { $problem }.
error-sheet-not-object = { $place }: wymagany obiekt JSON.
error-sheet-key-missing = { $place }: brakuje klucza „{ $key }”.
error-sheet-key-unknown = { $place }: nieznany klucz „{ $key }”. Dozwolone: { $choices }.
error-sheet-not-list = { $place }: wymagana lista.
error-sheet-list-length = { $place }: liczba elementów musi wynosić od { $least } do { $most }, nie { $found }.
error-sheet-list-exact = { $place }: liczba elementów musi wynosić { $expected }, nie { $found }.
error-sheet-number = { $place }: wymagana liczba całkowita od { $least } do { $most }, nie „{ $found }”.
error-sheet-not-text = { $place }: wymagany niepusty tekst.
error-sheet-choice = { $place }: niedozwolona wartość „{ $found }”. Dozwolone: { $choices }.
error-sheet-name-twice = { $place }: imię „{ $name }” podano dwa razy.
error-sheet-tower-order = { $place }: { $card } nie pasuje, bo niżej leży { $top }.
error-sheet-beyond-deck = Karta { $card } występuje na arkuszu częściej ({ $found }) niż w talii ({ $deck }).
error-sheet-beyond-deck-size = Na arkuszu jest łącznie z usuniętymi więcej kart ({ $found }) niż w talii ({ $deck }).
error-sheet-row-length = { $place }: liczba liter musi wynosić { $size }, nie { $found }.
error-sheet-letter = { $place }: „{ $found }” nie oznacza budynku. Dozwolone: { $choices }.

## Records

error-record-first-line = Pierwszy wiersz musi brzmieć „{ $expected }”.
error-record-header-missing = Brakuje nagłówka „{ $key }”.
error-record-header-form = Nieprawidłowy nagłówek: „{ $text }”. Użyj postaci „klucz: wartość”.
error-record-header-twice = Nagłówek „{ $key }” występuje dwa razy.
error-record-no-events = Brakuje wiersza „{ $expected }”, który kończy nagłówki.
error-record-event-form = Nieprawidłowe zdarzenie: „{ $text }”. Wiersz nie może być pusty ani mieć spacji na początku i na końcu.
error-record-seat = Ruch nie może zaczynać się od „{ $found }”: najpierw podaj numer miejsca od 1 do { $seats }, potem ruch.
error-record-result-missing = Po tym wierszu musi nastąpić wiersz „result:”.
error-record-result-form = Wynik musi być obiektem JSON z listami liczb całkowitych „scores” i „winners”.
error-record-after-result = Po wyniku nie może już nic następować.
error-record-options-form = Opcje muszą być obiektem JSON.
error-record-seats-form = Miejsca muszą być listą imion w formacie JSON.
error-record-resigned-form = Nagłówek „resigned” musi być listą miejsc.
error-record-resigned-seat = W nagłówku „resigned” podano miejsce { $found }; dozwolone są miejsca od 1 do { $seats }, każde raz.
error-record-number = „{ $key }” musi być liczbą całkowitą, nie „{ $found }”.
error-record-json = Wartość po „{ $key }” nie jest poprawnym JSON-em: { $problem }.
error-rules-version = Zapis używa zasad w wersji { $found }, a ten program gra według wersji { $known }.
error-after-the-end = Gra zakończyła się już wcześniej.
error-chance-comes-next = Przed rozdaniem nie można wykonać ruchu.
error-no-chance-now = Teraz nie można rozdawać: najpierw ktoś musi wykonać ruch.
error-result-too-early = Podano wynik, ale gra jeszcze się nie skończyła.
error-result-differs = { $key ->
    [winners] Zwycięskie miejsca to { $expected }, nie { $found }.
   *[scores] Wyniki to { $expected }, nie { $found }.
}
error-choices-in-seat-order = Jednoczesne wybory zapisuje się według numerów miejsc: { $expected } przed { $seat }.

## Chance

error-script-ended = Brakuje dalszych rozdań; oczekiwano „{ $expected }”.
error-wrong-chance = Oczekiwano „{ $expected }”, a jest „{ $found }”.
error-wrong-chance-target = To rozdanie jest dla numeru { $expected }, nie { $found }.
error-wrong-chance-count = Liczba rozdawanych elementów musi wynosić { $expected }, nie { $found }.
error-not-in-pile = { $item } (pozycja { $place } w tym rozdaniu) nie może się już pojawić.

## Notation

error-no-such-card = „{ $found }” nie oznacza karty. Podaj literę (c, h, t, j, s) i wartość od 0 do 15, na przykład s7.
error-no-such-move = Nie ma ruchu o numerze { $number }.
error-no-such-move-text = „{ $found }” nie jest prawidłowym ruchem.
error-no-such-chance-text = „{ $found }” nie jest prawidłowym rozdaniem.

## 5 Towers

error-game-is-over = Gra jest już zakończona.
error-cards-come-first = Najpierw trzeba wyłożyć karty na wystawkę.
error-not-your-turn = Teraz gra osoba na miejscu { $turn }, nie na miejscu { $seat }.
error-bidding-not-building = Trwa licytacja: nie można jeszcze dokładać ani usuwać kart.
error-building-not-bidding = Licytacja się skończyła: teraz buduje osoba z najwyższą ofertą.
error-no-withdrawing-with-referee = Gdy działa sędzia licytacji, nie można wycofać oferty.
error-start-player-names-a-number = Osoba rozpoczynająca nie może spasować, ale może licytować 0.
error-bid-above-display = { $display ->
    [one] Nie można licytować { $bid }: na wystawce jest tylko { $display } karta.
    [few] Nie można licytować { $bid }: na wystawce są tylko { $display } karty.
    [many] Nie można licytować { $bid }: na wystawce jest tylko { $display } kart.
   *[other] Nie można licytować { $bid }: na wystawce jest tylko { $display } karty.
}
error-bid-not-higher = Trzeba przebić najwyższą ofertę ({ $highest }); { $bid } to za mało.
error-bid-not-below-withdrawn = Nowa oferta musi być niższa od wycofanej ({ $withdrawn }); { $bid } to za dużo.
error-bid-unbuildable = { $largest ->
    [0] Nie da się dołożyć tylu kart ({ $bid }): nie ma miejsca dla żadnej karty z wystawki.
    [one] Nie da się dołożyć tylu kart ({ $bid }): miejsce jest najwyżej dla { $largest } karty.
    [few] Nie da się dołożyć tylu kart ({ $bid }): miejsce jest najwyżej dla { $largest } kart.
    [many] Nie da się dołożyć tylu kart ({ $bid }): miejsce jest najwyżej dla { $largest } kart.
   *[other] Nie da się dołożyć tylu kart ({ $bid }): miejsce jest najwyżej dla { $largest } karty.
}
error-not-on-display = Tej karty nie ma na wystawce: { $card }.
error-does-not-fit = { $card } tu nie pasuje: na wierzchu leży { $top }.
error-bid-would-fail = { $left ->
    [one] Wtedy zabrakłoby miejsca na pozostałą kartę. Wybierz inny ruch.
    [few] Wtedy zabrakłoby miejsca na którąś z { $left } pozostałych kart. Wybierz inny ruch.
    [many] Wtedy zabrakłoby miejsca na którąś z { $left } pozostałych kart. Wybierz inny ruch.
   *[other] Wtedy zabrakłoby miejsca na którąś z { $left } pozostałych kart. Wybierz inny ruch.
}
error-razed-already = W rundzie można usunąć tylko jedną kartę.
error-raze-comes-first = Kartę można usunąć tylko przed dołożeniem pierwszej karty.
error-no-tower-to-raze = Nie ma czego usunąć: { tower-name } nie ma żadnej karty.
error-roof-not-razed = Dachu nigdy się nie usuwa, a { tower-name } ma dach.

## Between Two Cities

error-no-such-tile = „{ $found }” nie oznacza płytki. Podaj S, F, O, P, H, d, e, m lub b albo płytkę podwójną, na przykład F/e lub e-F.
error-no-such-city = Nie ma takiego miasta.
error-no-such-square = „{ $found }” nie oznacza pola. Użyj postaci x,y, na przykład 1,0 lub -2,1.
error-square-out-of-reach = Pole { $found } leży za daleko: największa odległość od pierwszej płytki miasta to { $far }.
error-touches-no-building = Płytka { $tile } na polu { $square } nie styka się z żadnym budynkiem miasta { $city }.
error-square-taken = Płytki { $tile } nie można położyć na polu { $square } w mieście { $city }: na polu { $taken } stoi { $building }.
error-outside-four-by-four = Z płytką { $tile } na polu { $square } miasto { $city } nie zmieściłoby się w kwadracie 4×4.
error-first-tile-is-origin = Pierwszą płytkę miasta { $city } kładzie się na polu 0,0, nie na polu { $square }.
error-both-tiles-placed = Osoba na miejscu { $seat } położyła już obie płytki.
error-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 1 do { $seats }.
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
error-automacity-is-not-yours = W tym trybie nie przydzielasz niczego Automamiastu.
error-not-assigned-there = Płytka { $tile } nie jest przydzielona miastu { $city }. Do położenia: { $to_place }.

## Automa decks

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

## Campaigns

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
