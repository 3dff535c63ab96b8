# Stoły: czego odmawiają, szybkie zwroty i pytania o miejsca.

## Sitting down

error-no-such-table = Nie ma takiego stołu. Może link jest niepełny.
error-seat-taken = Miejsce { $seat } jest zajęte.
error-seat-not-yours = Miejsce { $seat } nie jest twoje.
error-seat-not-person = Na miejscu { $seat } nie gra nikt, kogo mógłby zastąpić bot.
error-seat-resigned = Osoba z miejsca { $seat } poddała grę.
error-seat-stand-in = Na miejscu { $seat } gra teraz bot. Najpierw odbierz mu to miejsce.
error-table-full = Wszystkie miejsca są zajęte.
error-seats-too-few = Osób przy stole: { $people }, a miejsc byłoby tylko: { $seats }. Najpierw zwolnij miejsce.
error-table-not-open = Przy tym stole nie można już usiąść ani zmieniać ustawień.
error-table-not-running = Przy tym stole nie toczy się teraz gra.
error-table-busy = Przy tym stole dzieje się naraz zbyt wiele. Spróbuj jeszcze raz.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-at-table = Nie siedzisz przy tym stole.
error-nickname-empty = Imię musi mieć co najmniej jedną widoczną literę.
error-nickname-long = To imię jest za długie; najwyżej { $most } znaków.
error-nickname-taken = „{ $nickname }” zbyt przypomina „{ $other }”, a ta osoba już tu siedzi.
error-nonce-form = Twoja część tasowania musi mieć tyle bajtów: { $bytes }.
error-nonce-count = Dodaj po jednej części tasowania do każdego swojego miejsca (masz ich { $seats }) albo żadnej; otrzymano: { $found }.
error-order-form = Kolejność musi zawierać każde miejsce od 1 do { $seats } dokładnie raz.

## Starting

error-seats-open = Te miejsca są jeszcze wolne: { $seats }.
error-not-ready = Jeszcze nie potwierdzono gotowości: { $names }.
error-answers-missing = Brakuje odpowiedzi na pytanie o kolejność przy stole: { $names }.

## Playing

error-stale-phase = Gra poszła dalej: wybór był dla kroku { $phase }, a teraz jest krok { $expected }.
error-nothing-to-undo = Nie ma czego cofnąć: pojawiło się coś nowego albo ktoś inny wykonał już ruch.
error-undo-off = Przy tym stole nie cofa się ruchów.
error-hints-off = Przy tym stole nie ma podpowiedzi.
error-hint-not-now = Miejsce { $seat } nie ma teraz o czym decydować.
error-proposal-secret = Tajnego wyboru nie można pokazać innym.
error-spectators-off = Ten stół mogą oglądać tylko grający.
error-game-running = Gra jeszcze się nie skończyła.
error-record-unfinished = Gra w tym zapisie nie jest dokończona.
error-message-id-long = Identyfikator wiadomości jest za długi; najwyżej { $most } znaków.

## Talking

error-chat-off = Przy tym stole są tylko szybkie zwroty.
error-message-empty = Ta wiadomość jest pusta.
error-message-long = To za długie; najwyżej { $most } znaków.
error-phrase-unknown = Nie ma szybkiego zwrotu „{ $found }”. Znane: { $choices }.

## Fair deals

error-fair-no-proof = Ten zapis nie zawiera dowodu: nie ma w nim ani odcisku, ani sekretu.
error-fair-commitment = To nie jest sekret, którego odcisk ogłoszono przed grą.
error-fair-deal = Z sekretu wynika inne rozdanie: „{ $expected }” zamiast „{ $found }”.
error-fair-order = Z sekretu wynika inna kolejność miejsc: { $expected } zamiast { $found }.
error-fair-start = Według sekretu zaczyna inne miejsce: { $expected } zamiast { $found }.
error-fair-header-form = Nagłówek „{ $key }” nie ma właściwej postaci.

## The store

error-store-down = Baza danych w tej chwili nie odpowiada. Spróbuj za chwilę.
error-database-address = To nie jest adres bazy danych: podaj ścieżkę pliku, sqlite:///PLIK albo postgresql://…
error-database-newer = Bazę danych utworzyła nowsza wersja programu ({ $found }; ta zna { $known }).
error-database-missing = Nie ma pliku { $file }.
error-database-broken = { $file } nie jest kompletną bazą.
error-database-not-empty = Baza danych nie jest pusta: zrzut wczytuje się tylko do pustej.
error-dump-line = Wiersz { $line } nie jest częścią zrzutu.
error-backup-only-files = Tak kopiuje się tylko bazę w pliku; użyj zrzutu albo narzędzi PostgreSQL.

## Quick phrases

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-your-turn = Twoja kolej!
phrase-take-your-time = Nie śpiesz się.
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
