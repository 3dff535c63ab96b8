# Tables: what they refuse, quick phrases, and seating questions.

## Sitting down

error-no-such-table = Nie ma takiego stołu. Sprawdź, czy link jest pełny.
error-seat-taken = Miejsce { $seat } jest zajęte.
error-seat-not-yours = Miejsce { $seat } nie jest twoje.
error-seat-not-person = Na miejscu { $seat } nie gra nikt, kogo mógłby zastąpić bot.
error-seat-resigned = Osoba na miejscu { $seat } poddała grę.
error-seat-stand-in = Na miejscu { $seat } gra teraz bot. Najpierw odbierz mu to miejsce.
error-table-full = Wszystkie miejsca są zajęte.
error-seats-too-few = Za mało miejsc ({ $seats }) dla osób przy stole ({ $people }). Najpierw zwolnij miejsce.
error-table-not-open = Przy tym stole nie można już usiąść ani zmieniać ustawień.
error-table-not-running = Przy tym stole nikt teraz nie gra.
error-table-busy = Przy tym stole dzieje się zbyt wiele naraz. Spróbuj ponownie.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-at-table = Nie siedzisz przy tym stole.
error-nickname-empty = Imię musi zawierać co najmniej jedną widoczną literę.
error-nickname-long = To imię jest za długie (limit znaków: { $most }).
error-nickname-taken = „{ $nickname }” zbyt przypomina imię „{ $other }”, a ta osoba już tu siedzi. Wybierz inne.
error-nonce-form = Nieprawidłowa długość twojej części tasowania; wymagana liczba bajtów: { $bytes }.
error-nonce-count = Podaj po jednej części tasowania na każde swoje miejsce ({ $seats }) albo żadnej; otrzymano: { $found }.
error-order-form = Kolejność musi zawierać każde miejsce od 1 do { $seats } dokładnie raz.

## Starting

error-seats-open = Te miejsca są jeszcze wolne: { $seats }.
error-not-ready = Nie wszyscy są gotowi. Czekamy na: { $names }.
error-answers-missing = Na pytanie o kolejność przy stole nie ma jeszcze odpowiedzi od: { $names }.

## Playing

error-stale-phase = Gra poszła dalej: wybór dotyczył kroku { $phase }, a teraz trwa krok { $expected }.
error-nothing-to-undo = Nie ma czego cofnąć: odkryto coś nowego albo ktoś inny wykonał już ruch.
error-undo-off = Przy tym stole cofanie ruchów jest wyłączone.
error-hints-off = Przy tym stole podpowiedzi są wyłączone.
error-hint-not-now = Osoba na miejscu { $seat } nie ma teraz o czym decydować.
error-proposal-secret = Tajnego wyboru nie można pokazać innym.
error-spectators-off = Ten stół mogą oglądać tylko gracze.
error-game-running = Gra jeszcze się nie skończyła.
error-record-unfinished = Gra w tym zapisie nie jest zakończona.
error-message-id-long = Identyfikator wiadomości jest za długi (limit znaków: { $most }).

## Talking

error-chat-off = Przy tym stole można używać tylko szybkich zwrotów.
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

## The store

error-store-down = Baza danych nie odpowiada. Spróbuj ponownie za chwilę.
error-database-address = Nieprawidłowy adres bazy danych. Podaj ścieżkę pliku, sqlite:///PLIK albo postgresql://…
error-database-newer = Bazę danych utworzyła nowsza wersja programu ({ $found }; ta obsługuje { $known }).
error-database-missing = Nie ma pliku { $file }.
error-database-broken = Plik { $file } nie jest kompletną bazą danych.
error-database-not-empty = Baza danych nie jest pusta. Zrzut można wczytać tylko do pustej bazy.
error-dump-line = Wiersz { $line } nie należy do zrzutu.
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
