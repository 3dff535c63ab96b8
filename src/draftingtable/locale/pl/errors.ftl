# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = Nie ma gry „{ $found }”. Znane: { $choices }.
error-language-unknown = Nie ma języka „{ $found }”. Znane: { $choices }.
error-bot-unknown = Nie ma bota „{ $found }”. Znane: { $choices }.
error-seat-unknown = Nikt nie może grać jako „{ $found }”. Możliwe: { $choices }.
error-no-terminal-play = W „{ $game }” nie można jeszcze grać w terminalu. Możliwe: { $choices }.
error-player-count = Liczba graczy nie może wynosić { $found }, tylko od { $least } do { $most }.
error-no-imagining = Stanu gry „{ $game }” nie da się odtworzyć na podstawie widoku, więc żaden bot nie może jej przeszukiwać.
error-no-start-player = W grze „{ $game }” nie ma osoby rozpoczynającej.
error-start-player = Nie ma miejsca { $found }, które mogłoby rozpocząć; miejsca mają numery od 1 do { $players }.
error-option-unknown = Nie ma opcji „{ $option }”. { $choices_count ->
    [0] Ta gra nie ma opcji.
   *[other] Znane: { $choices }.
}
error-option-value = Opcja „{ $option }” nie może mieć wartości „{ $found }”. Możliwe: { $choices }.
error-seats-empty = W „{ $found }” jest puste miejsce.
error-option-form = „{ $found }” to nie opcja: należy napisać NAZWA=WARTOŚĆ.
error-option-twice = Opcja „{ $option }” jest podana dwa razy.
error-option-not-in-mode = Opcji „{ $option }” nie ma w trybie „{ $mode }”, jest tylko w: { $choices }.
error-extra-missing = Brakuje „{ $module }”; można to zainstalować: pip install 'draftingtable[{ $extra }]'
error-player-class = „{ $found }” nie tworzy gracza: { $problem }.
error-player-address = „{ $found }” to nie adres: należy napisać ws:PORT albo ws:HOST:PORT.
error-player-parameter = „{ $found }” w „{ $player }” to nie parametr: należy napisać NAZWA=WARTOŚĆ, każdą nazwę raz.
error-player-parameter-unknown = Gracz „{ $player }” nie ma parametru „{ $found }”. { $choices_count ->
    [0] Nie ma żadnych.
   *[other] Znane: { $choices }.
}
error-player-name = „{ $found }” nie określa gracza: należy napisać NAZWA=GRACZ, każdą nazwę raz.

## Files and tournaments

error-file-too-large = Plik jest za duży; największa liczba bajtów: { $most }.
error-file-not-utf8 = Plik nie jest tekstem UTF-8 (zob. bajt { $byte }).
error-file-exists = Plik { $file } już istnieje i zawiera coś innego.
error-arena-in-use = Inny program zapisuje do pliku { $file }.
error-arena-no-results = Plik { $file } istnieje, ale nie zawiera wyników turnieju.
error-arena-other-configuration = Plik { $file } zawiera wyniki innego turnieju: { $differences }.
error-arena-bad-line = Wiersz { $line } pliku { $file } to nie wynik: { $problem }.
error-arena-nobody = Nie ma nikogo do gry.
error-arena-table-sizes = Przy każdym stole musi być tyle samo graczy; są: { $found }.
error-arena-matchup-twice = Ci gracze spotykają się dwa razy: { $found }.
error-arena-game-failed = Jedna z gier się nie udała: { $place }.
error-arena-worker-died = Proces roboczy { $worker } zakończył się ({ $how }) w tej grze: { $place }.
error-arena-no-ray = Nie ma klastra Ray pod adresem „{ $address }”: { $problem }.
error-arena-ray-version = W klastrze Ray jest wersja { $found } tego programu; tutaj jest { $expected }.
error-bot-fault = Bot „{ $player }” zawiódł ({ $kind }): { $detail }

## Score pads

error-sheet-json = Arkusz nie jest JSON-em: { $problem }.
error-sheet-not-object = { $place }: tu musi być obiekt JSON.
error-sheet-key-missing = { $place }: brakuje „{ $key }”.
error-sheet-key-unknown = { $place }: nieznane „{ $key }”. Znane: { $choices }.
error-sheet-not-list = { $place }: tu musi być lista.
error-sheet-list-length = { $place }: liczba elementów musi wynosić od { $least } do { $most }, nie { $found }.
error-sheet-list-exact = { $place }: liczba elementów musi wynosić { $expected }, nie { $found }.
error-sheet-number = { $place }: tu musi być liczba całkowita od { $least } do { $most }, nie „{ $found }”.
error-sheet-not-text = { $place }: tu musi być niepusty tekst.
error-sheet-choice = { $place }: nie może być „{ $found }”. Możliwe: { $choices }.
error-sheet-name-twice = { $place }: imię „{ $name }” występuje dwa razy.
error-sheet-tower-order = { $place }: { $card } nie może leżeć na { $top }.
error-sheet-beyond-deck = W arkuszu { $card } występuje częściej ({ $found }) niż w talii ({ $deck }).
error-sheet-beyond-deck-size = W arkuszu jest razem z usuniętymi więcej kart ({ $found }) niż w talii ({ $deck }).
error-sheet-row-length = { $place }: liczba liter musi wynosić { $size }, nie { $found }.
error-sheet-letter = { $place }: „{ $found }” to nie budynek. Możliwe: { $choices }.

## Records

error-record-first-line = Pierwszy wiersz musi brzmieć „{ $expected }”.
error-record-header-missing = Brakuje nagłówka „{ $key }”.
error-record-header-form = „{ $text }” to nie nagłówek: nagłówek ma postać „klucz: wartość”.
error-record-header-twice = Nagłówek „{ $key }” występuje dwa razy.
error-record-no-events = Brakuje wiersza „{ $expected }”, który kończy nagłówki.
error-record-event-form = „{ $text }” to nie zdarzenie: zdarzenie to niepusty wiersz bez spacji na początku i na końcu.
error-record-seat = Ruch nie może zaczynać się od „{ $found }”: najpierw numer miejsca od 1 do { $seats }, potem ruch.
error-record-result-missing = Po tym wierszu musi być wiersz z „result:”.
error-record-result-form = Wynik musi być obiektem JSON z listami liczb całkowitych „scores” i „winners”.
error-record-after-result = Po wyniku nie może już nic być.
error-record-options-form = Opcje muszą być obiektem JSON.
error-record-seats-form = Miejsca muszą być listą imion w formacie JSON.
error-record-resigned-form = Nagłówek „resigned” musi być listą miejsc.
error-record-resigned-seat = W nagłówku „resigned” jest miejsce { $found }; mogą tam być miejsca od 1 do { $seats }, każde raz.
error-record-number = „{ $key }” musi być liczbą całkowitą, nie „{ $found }”.
error-record-json = To, co stoi po „{ $key }”, nie jest JSON-em: { $problem }.
error-rules-version = Zapis jest zgodny z wersją { $found } zasad; ten program gra według wersji { $known }.
error-after-the-end = Gra skończyła się już wcześniej.
error-chance-comes-next = Nikt nie może wykonać ruchu przed rozdaniem.
error-no-chance-now = Teraz nie można rozdawać: najpierw ktoś musi wykonać ruch.
error-result-too-early = Jest wynik, ale gra się jeszcze nie skończyła.
error-result-differs = { $key ->
    [winners] Wygrywające miejsca to { $expected }, nie { $found }.
   *[scores] Wyniki to { $expected }, nie { $found }.
}
error-choices-in-seat-order = Wybory dokonane jednocześnie zapisuje się według miejsc: miejsce { $expected } przed miejscem { $seat }.

## Chance

error-script-ended = Nie ma już nic do rozdania, a powinno tu być „{ $expected }”.
error-wrong-chance = Powinno tu być „{ $expected }”, nie „{ $found }”.
error-wrong-chance-target = To rozdanie jest dla numeru { $expected }, nie dla numeru { $found }.
error-wrong-chance-count = Należy tu rozdać { $expected }, nie { $found }.
error-not-in-pile = { $item } (pozycja { $place } w tym rozdaniu) nie może się już pojawić.

## Notation

error-no-such-card = „{ $found }” to nie karta: karta to litera (c, h, t, j, s) i wartość od 0 do 15, na przykład s7.
error-no-such-move = Nie ma ruchu o numerze { $number }.
error-no-such-move-text = „{ $found }” to nie ruch.
error-no-such-chance-text = „{ $found }” to nie rozdanie.

## 5 Towers

error-game-is-over = Gra się skończyła.
error-cards-come-first = Najpierw trzeba wyłożyć karty na wystawkę.
error-not-your-turn = Teraz kolej miejsca { $turn }, nie miejsca { $seat }.
error-bidding-not-building = Trwa licytacja; nikt jeszcze nie buduje ani nie usuwa kart.
error-building-not-bidding = Licytacja się skończyła; teraz buduje osoba z najwyższą ofertą.
error-no-withdrawing-with-referee = Przy włączonym sędzim nie można wycofać oferty.
error-start-player-names-a-number = Osoba rozpoczynająca nie może spasować; może licytować 0.
error-bid-above-display = { $display ->
    [one] Nie można licytować { $bid }: na wystawce jest tylko { $display } karta.
    [few] Nie można licytować { $bid }: na wystawce są tylko { $display } karty.
    [many] Nie można licytować { $bid }: na wystawce jest tylko { $display } kart.
   *[other] Nie można licytować { $bid }: na wystawce jest tylko { $display } karty.
}
error-bid-not-higher = Trzeba przebić najwyższą dotychczasową ofertę, { $highest }; { $bid } jej nie przebija.
error-bid-not-below-withdrawn = Po wycofaniu oferty trzeba licytować mniej niż wycofane { $withdrawn }; { $bid } to nie mniej.
error-bid-unbuildable = { $largest ->
    [0] Nie da się zbudować tylu kart ({ $bid }): dla żadnej karty z wystawki nie ma miejsca.
    [one] Nie da się zbudować tylu kart ({ $bid }): miejsce jest najwyżej dla { $largest } karty.
    [few] Nie da się zbudować tylu kart ({ $bid }): miejsce jest najwyżej dla { $largest } kart.
    [many] Nie da się zbudować tylu kart ({ $bid }): miejsce jest najwyżej dla { $largest } kart.
   *[other] Nie da się zbudować tylu kart ({ $bid }): miejsce jest najwyżej dla { $largest } karty.
}
error-not-on-display = Na wystawce nie ma karty { $card }.
error-does-not-fit = { $card } nie może leżeć na { $top }.
error-bid-would-fail = Wtedy nie dałoby się zbudować wszystkich pozostałych kart (zostało ich { $left }).
error-razed-already = W rundzie można usunąć tylko jedną kartę.
error-raze-comes-first = Usunąć kartę można tylko przed zbudowaniem pierwszej karty.
error-no-tower-to-raze = Nie ma czego usunąć: { tower-name } nie istnieje.
error-roof-not-razed = Dachu nigdy się nie usuwa, a { tower-name } ma dach.

## Between Two Cities

error-no-such-tile = „{ $found }” to nie płytka: płytka to S, F, O, P, H, d, e, m lub b albo podwójna, na przykład F/e lub e-F.
error-no-such-city = Nie ma takiego miasta.
error-no-such-square = „{ $found }” to nie pole: pole zapisuje się x,y, na przykład 1,0 lub -2,1.
error-square-out-of-reach = { $found } leży za daleko: nic nie jest dalej niż { $far } od pierwszej płytki miasta.
error-touches-no-building = { $tile } na polu { $square } nie styka się z żadnym budynkiem miasta { $city }.
error-square-taken = { $tile } nie może trafić na pole { $square } w mieście { $city }: na polu { $taken } stoi { $building }.
error-outside-four-by-four = Z płytką { $tile } na polu { $square } miasto { $city } nie zmieściłoby się w kwadracie 4x4.
error-first-tile-is-origin = Pierwszą płytkę miasta { $city } kładzie się na polu 0,0, nie { $square }.
error-both-tiles-placed = Miejsce { $seat } położyło już obie płytki.
error-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 1 do { $seats }.
error-tiles-come-first = Najpierw trzeba rozdać płytki.
error-choice-is-final = Miejsce { $seat } już wybrało, a wybór jest ostateczny.
error-assigning-is-solo = Płytki przydziela się tylko w grze jednoosobowej.
error-picking-not-placing = Teraz wybiera się dwie płytki; jeszcze nic się nie kładzie.
error-placing-not-picking = Wybór się skończył; teraz kładzie się płytki.
error-not-in-hand = Na ręce nie ma płytki { $tile }.
error-only-one-in-hand = Na ręce jest tylko jedna płytka { $tile }.
error-not-to-be-placed = Płytki { $tile } nie ma wśród płytek do położenia: { $tiles }.
error-not-your-city = Miasto { $city } nie jest twoje; twoje to { $cities }.
error-one-tile-for-each-city = Miasto { $city } ma już swoją płytkę; druga płytka trafia do miasta { $other }.
error-no-picking-in-solo = W grze jednoosobowej nikt nie wybiera w tajemnicy.
error-placing-not-assigning = Płytki są przydzielone; teraz się je kładzie.
error-assigning-not-placing = Płytki najpierw się przydziela, a dopiero potem kładzie.
error-automa-takes-another = Według karty Automy { $card } płytka { $tile } trafia do miasta { $city }.
error-city-has-its-tile = Miasto { $city } dostało już swoją płytkę.
error-automacity-is-not-yours = W tym trybie nie przydzielasz niczego Automamiastu.
error-not-assigned-there = Płytka { $tile } nie jest przydzielona miastu { $city }. Do położenia: { $to_place }.

## Automa decks

error-deck-not-toml = Talia nie jest plikiem TOML: { $problem }.
error-deck-no-cards = W talii nie ma listy „card”.
error-deck-key-unknown = { $place }: nieznane „{ $key }”. Znane: { $choices }.
error-deck-size = Liczba kart w talii to { $expected }, nie { $found }.
error-deck-card-form = Karta { $card } musi być tabelą z kolumnami „shared” i „automacity”.
error-deck-card-text = Karta { $card } nie może brzmieć „{ $found }”: potrzebne są dwie kolumny rozdzielone znakiem /, na przykład fm/nhm.
error-deck-column-missing = Na karcie { $card } brakuje kolumny „{ $column }”.
error-deck-column-form = Kolumna „{ $column }” karty { $card } musi być listą symboli.
error-deck-symbol-unknown = W kolumnie „{ $column }” karty { $card } jest nieznane „{ $found }”. Znane: { $choices }.
error-deck-symbol-twice = W kolumnie „{ $column }” karty { $card } dwa razy jest „{ $symbol }”.
error-deck-column-end = Kolumna „{ $column }” karty { $card } musi kończyć się na „most”.
error-deck-after-most = W kolumnie „{ $column }” karty { $card } po „most” nie może już nic być, a jest „{ $found }”.

## Campaigns

error-campaign-bonus-unknown = „{ $found }” to nie typ budynku. Możliwe: { $choices }.
error-campaign-bonus-city = Premię daje słabsze miasto ({ $lower }), nie „{ $found }”.
error-campaign-bonus-used = „{ $bonus }” wybrano już w grze { $game }; każdy typ można wybrać w kampanii tylko raz.
error-campaign-game-unfinished = Można wpisać tylko skończoną grę.
error-campaign-deck-without-cards = W trybie dla początkujących nie ma kart Automy, a więc i talii.
error-campaign-bonus-missing = Najpierw trzeba wybrać premię za grę { $game }.
error-campaign-is-over = Kampania jest skończona (liczba gier: { $games }).
error-campaign-record-name = „{ $found }” nie może być nazwą zapisu.
error-campaign-other-game = Ta gra należy do innej kampanii: „{ $option }” to tutaj „{ $found }”, nie „{ $expected }”.
error-campaign-differs = Kampania w pliku { $file } ma „{ $option }” { $found }, nie { $expected }.
error-campaign-no-bonus-now = Teraz nie ma premii do wyboru.
error-campaign-first-line = Pierwszy wiersz musi brzmieć „{ $expected }”.
error-campaign-no-games = Brakuje wiersza „{ $expected }”, który kończy nagłówki.
error-campaign-header-form = „{ $text }” to nie nagłówek kampanii. Znane: { $choices }.
error-campaign-header-twice = Nagłówek „{ $key }” występuje dwa razy.
error-campaign-header-missing = Brakuje nagłówka „{ $key }”.
error-campaign-line-form = „{ $text }” to nie gra kampanii.
error-campaign-number = Tu powinna być gra { $expected }, nie gra { $found }.
error-campaign-score = Twój wynik to wynik twojego słabszego miasta, { $expected }, nie { $found }.
error-campaign-automa-scores = Automy nie mogą mieć wyników { $scores }, gdy twoje miasta mają { $cities }.
error-campaign-winner = { $won ->
    [true] Przy wynikach { $scores } gra nie może być wygrana.
   *[false] Przy wynikach { $scores } gra nie może być przegrana.
}
