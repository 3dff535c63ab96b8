# Refusals that belong to no game. The program adds the rule's number at the end.

## Setting up

error-game-unknown = Nieznana gra: „{ $found }”. Dostępne: { $choices }.
error-language-unknown = Nieznany język: „{ $found }”. Dostępne: { $choices }.
error-bot-unknown = Nieznany bot: „{ $found }”. Dostępne: { $choices }.
error-seat-unknown = Nieznany gracz: „{ $found }”. Dostępni: { $choices }.
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
error-review-unknown = Analizy nie są dostępne dla gry { $game }.
error-review-unfinished = Gra w tym zapisie nie jest zakończona: analizować można tylko zakończone gry.
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
error-record-lines-many = Importowany zapis może mieć najwyżej { $most } wierszy.
error-record-line-long = Wiersz może tu mieć najwyżej { $most } znaków.
error-record-headers-many = Importowany zapis może mieć najwyżej { $most } nagłówków.
error-record-name-long = Imię może mieć najwyżej { $most } znaków.
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

error-no-such-move = Nie ma ruchu o numerze { $number }.
error-no-such-move-text = „{ $found }” nie jest prawidłowym ruchem.
error-no-such-chance-text = „{ $found }” nie jest prawidłowym rozdaniem.

## Turns

error-game-is-over = Gra jest już zakończona.
error-not-your-turn = Teraz gra osoba na miejscu { $turn }, nie na miejscu { $seat }.
error-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 1 do { $seats }.
error-no-such-step = W tym miejscu gry nie ma nic do wyboru.
error-reviews-busy = Zbyt wiele gier jest właśnie analizowanych. Spróbuj ponownie za chwilę.
