# Tables: what they refuse, quick phrases, and seating questions.

## Sitting down

error-no-such-table = Nie ma takiego stołu. Sprawdź, czy link jest pełny.
error-seat-taken = Miejsce { $seat } jest zajęte.
error-seat-not-yours = Miejsce { $seat } nie jest twoje.
error-seat-not-person = Na miejscu { $seat } nie gra nikt, kogo mógłby zastąpić bot.
error-seat-resigned = Osoba na miejscu { $seat } poddała grę.
error-seat-stand-in = Na miejscu { $seat } gra teraz bot. Najpierw odbierz mu to miejsce.
error-player-present = Osoba na miejscu { $seat } jest tutaj albo była przed chwilą. Bot może ją zastąpić po { $seconds } s nieobecności albo gdy skończy się jej czas.
error-table-full = Wszystkie miejsca są zajęte.
error-one-seat = Tutaj każdy zajmuje jedno miejsce. Gospodarz stołu może w ustawieniach stołu pozwolić na kilka osób na jednym urządzeniu.
error-seats-too-few = Za mało miejsc ({ $seats }) dla osób przy stole ({ $people }). Najpierw zwolnij miejsce.
error-table-not-open = Przy tym stole nie można już usiąść ani zmieniać ustawień.
error-table-not-running = Przy tym stole nikt teraz nie gra.
error-table-busy = Przy tym stole dzieje się zbyt wiele naraz. Spróbuj ponownie.
error-deal-failed = Z powodu błędu po naszej stronie nie udało się rozdać gry. Nic nie przepadło: możesz spróbować ponownie.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-at-table = Nie siedzisz przy tym stole.
error-nickname-empty = Imię musi zawierać co najmniej jeden widoczny znak.
error-nickname-long = To imię jest za długie (limit znaków: { $most }).
error-nickname-taken = „{ $nickname }” zbyt przypomina imię „{ $other }”, a ta osoba już tu siedzi. Wybierz inne.
error-nonce-form = Nieprawidłowa długość twojej części tasowania; wymagana liczba bajtów: { $bytes }.
error-nonce-count = Podaj po jednej części tasowania na każde swoje miejsce ({ $seats }) albo żadnej; otrzymano: { $found }.
error-commit-form = Odcisk twojej części tasowania musi mieć 64 cyfry szesnastkowe (0-9, a-f).
error-nonce-mismatch = To nie jest liczba, której odcisk podano wcześniej dla miejsca { $seat }.
error-nonces-too-early = Przy tym stole siedzą też inni: ujawnij swoją liczbę dopiero po zablokowaniu stołu.
error-table-locked = Gra zaraz się zacznie.
error-table-not-locked = Teraz nikt nie czeka na twoją liczbę.
error-order-form = Kolejność musi zawierać każde miejsce od 1 do { $seats } dokładnie raz.

## Starting

error-seats-open = Te miejsca są jeszcze wolne: { $seats }.
error-not-ready = Nie wszyscy są gotowi: { $names } jeszcze nie { $names_count ->
    [one] zgłasza
    [few] zgłaszają
    [many] zgłaszają
   *[other] zgłaszają
} gotowości.
error-answers-missing = Na pytanie o kolejność przy stole { $names_count ->
    [one] musi
    [few] muszą
    [many] muszą
   *[other] muszą
} jeszcze odpowiedzieć { $names }.

## Playing

error-stale-phase = Gra poszła dalej: wybór dotyczył kroku { $phase }, a teraz trwa krok { $expected }.
error-nothing-to-undo = Nie ma czego cofnąć: odkryto coś nowego albo ktoś inny wykonał już ruch.
error-undo-off = Przy tym stole cofanie ruchów jest wyłączone.
error-undo-enough = W tej grze cofnięto już tyle ruchów, ile wolno: { $most }.
error-log-full = Dziennik tego stołu jest pełny: grę można już tylko dokończyć.
error-hints-off = Przy tym stole podpowiedzi są wyłączone.
error-hint-not-now = Osoba na miejscu { $seat } nie ma teraz o czym decydować.
error-hint-pending = Podpowiedź dla miejsca { $seat } jest już przygotowywana.
error-hints-busy = Zbyt wiele próśb o podpowiedzi. Spróbuj ponownie za chwilę.
error-proposal-secret = Tajnego wyboru nie można pokazać innym.
error-no-such-proposal = Tej propozycji już nie ma.
error-proposal-not-shared = Odpowiedzieć może tylko osoba, która buduje to miasto razem z osobą proponującą.
error-no-wishes = W tej grze nie ma życzeń.
error-wish-many = W mieście { $city } jest już największa dozwolona liczba życzeń ({ $most }). Najpierw usuń jedno z nich.
error-spectators-off = Ten stół mogą oglądać tylko gracze.
error-game-running = Gra jeszcze się nie skończyła.
error-record-unfinished = Gra w tym zapisie nie jest zakończona.
error-message-id-long = Identyfikator wiadomości jest za długi (limit znaków: { $most }).

## Talking

error-chat-off = Przy tym stole można używać tylko szybkich zwrotów.
error-chat-over = Gra się skończyła: szybkie zwroty mogą wysyłać już tylko gracze.
error-chat-enough = Przy tym stole nie można wysłać więcej wiadomości.
error-message-empty = Ta wiadomość jest pusta.
error-message-long = Wiadomość jest za długa (limit znaków: { $most }).
error-phrase-unknown = Nieznany szybki zwrot: „{ $found }”. Dostępne: { $choices }.

## Fair deals

error-fair-no-proof = Ten zapis nie zawiera dowodu: nie ma w nim ani odcisku, ani sekretu.
error-fair-commitment = Sekret nie pasuje do odcisku ogłoszonego przed grą.
error-fair-deal = Z sekretu wynika inne rozdanie: „{ $expected }” zamiast „{ $found }”.
error-fair-order = Z sekretu wynika inna kolejność miejsc: { $expected } zamiast { $found }.
error-fair-start = Z sekretu wynika inne miejsce rozpoczynające: { $expected } zamiast { $found }.
error-fair-header-form = Nagłówek „{ $key }” ma nieprawidłową postać.
error-fair-no-secret = Ten zapis nie zawiera dowodu: nie ma w nim sekretu serwera.
error-fair-version = „{ $found }” nie jest znaną wersją uczciwego rozdania.
error-fair-version-1 = Grę rozdano według wersji 1 uczciwego rozdania, w której osoba wysyłająca liczbę jako ostatnia albo sam serwer mogli wybierać spośród wielu rozdań.
error-fair-unrevealed = Nie wszyscy ujawnili swoje liczby ({ $names }): ktoś, kto zna sekret i zajmuje te miejsca, mógł wybierać spośród { $deals } rozdań.
error-fair-nobody = Nikt poza serwerem nie brał udziału w tasowaniu.
error-fair-daily = To rozdanie dnia ({ $date }) wylosował sam serwer, jednakowe dla wszystkich. Porównaj jego zobowiązanie z ogłoszonym dzień wcześniej.
error-fair-dealt-before = To rozdanie już grano, więc ktoś mógł je znać.
error-fair-nonce = Liczba ujawniona dla miejsca { $seat } nie zgadza się z odciskiem podanym wcześniej.
error-fair-terms = Nagłówek „{ $key }” różni się od tego, co uzgodniono przed grą.

## The store

error-store-down = Baza danych nie odpowiada. Spróbuj ponownie za chwilę.
error-log-gap = Ostatnie ruchy przy tym stole przepadły razem z bazą danych. Stół pokazuje teraz to, co jest zapisane; spójrz jeszcze raz, zanim wykonasz ruch.
error-table-rules = Ta gra przebiega według zasad w wersji { $found }, a ten serwer gra według wersji { $known }.
error-database-address = Nieprawidłowy adres bazy danych. Podaj ścieżkę pliku, sqlite:///PLIK albo postgresql://…
error-database-newer = Bazę danych utworzyła nowsza wersja programu ({ $found }; ta obsługuje { $known }).
error-database-missing = Nie ma pliku { $file }.
error-database-broken = Plik { $file } nie jest kompletną bazą danych.
error-database-unusable = Nie można otworzyć pliku { $file } jako bazy danych.
error-database-unreachable = Nie można połączyć się z bazą danych { $place }.
error-database-login = Baza danych { $place } nie przyjmuje tego użytkownika lub hasła.
error-database-unknown = Nie ma bazy danych { $place }.
error-database-unused = W bazie { $place } nie ma stołów Drafting Table.
error-database-older = Baza danych pochodzi ze starszej wersji ({ $found }; ta używa { $known }). Uruchom raz serwer, aby ją zaktualizować, albo użyj starszej wersji.
error-dump-line = Wiersz { $line } nie należy do zrzutu.
error-dump-unmarked = Zrzut nie ma znacznika końca, więc może być niepełny. Brakuje go tylko w zrzutach starszych wersji; wczytuje je opcja --unmarked.
error-dump-damaged = Zrzut nie zgadza się ze swoim znacznikiem końca: jest niepełny lub został zmieniony.
error-dump-code = Kod { $code } należy w zrzucie do jednego stołu, a w bazie danych do innego.
error-backup-only-files = W ten sposób można skopiować tylko bazę w pliku. Użyj zrzutu albo narzędzi PostgreSQL.

## Quick phrases

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-your-turn = Twoja kolej!
phrase-take-your-time = Nie spiesz się.
phrase-one-moment = Chwileczkę!
phrase-well-played = Dobrze zagrane!
phrase-nice-city = Jakie piękne miasto!
phrase-nice-tower = Jaka piękna wieża!
phrase-over-here = Może tutaj?
phrase-you-first = Proszę, zacznij.
phrase-me-first = Pozwól, że ja zacznę.
phrase-shall-we-swap = Zrobimy na odwrót?
phrase-yes = Tak.
phrase-no = Nie.
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-oops = Ojej!
phrase-again = Jeszcze jedna gra?
phrase-good-game = To była dobra gra!
phrase-goodbye = Do zobaczenia!

## Seating questions (C1.3): people sit by their answers, A to Z

question-birthplace = Jakie jest twoje miejsce urodzenia?
question-street = Przy jakiej ulicy był twój dom w dzieciństwie?
question-last-city = Jakie miasto było celem twojej ostatniej podróży?
question-dream-city = W jakim mieście chcesz pomieszkać przez rok?
question-first-name = Jak miała na imię twoja babcia?
question-favourite-building = Jak się nazywa twój ulubiony budynek?
