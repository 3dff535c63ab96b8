# What a server refuses: settings when it starts, calls and messages when it runs.

## Starting

error-setting-unknown = Nieznane ustawienie: „{ $setting }”. Dostępne: { $choices }.
error-setting-choice = Ustawienie „{ $setting }” nie może mieć wartości „{ $found }”. Dozwolone: { $choices }.
error-setting-number = Ustawienie „{ $setting }” musi być liczbą od { $least } do { $most }, nie „{ $found }”.
error-setting-file = Nie można odczytać ustawień z pliku „{ $file }”: { $problem }.
error-setting-secret = Ustawienie „{ $setting }” jest za krótkie (minimalna liczba znaków: { $least }).
error-port-taken = Port { $port } jest zajęty; być może serwer już działa. Wybierz inny port opcją --port.
error-address-unusable = Nie można nasłuchiwać pod adresem { $host }, port { $port }.
error-server-not-started = Nie udało się uruchomić serwera. Przyczynę znajdziesz w jego dzienniku.

## Calls and messages

error-bad-request = Nieprawidłowe żądanie: { $place } ({ $problem }).
error-bad-message = Nieprawidłowa wiadomość: { $place } ({ $problem }).
error-body-too-large = Przesłano za dużo danych (limit w bajtach: { $most }).
error-forbidden-origin = Żądanie pochodzi z innej strony: „{ $found }”.
error-unknown-host = Ten serwer nie odpowiada pod nazwą „{ $found }”. Osoba, która go prowadzi, może dodać tę nazwę w ustawieniach.
error-identity-unreadable = Twoja przeglądarka ma plik cookie tego serwera, którego serwer nie może odczytać, więc nic nie zmieniono. Spróbuj później albo usuń pliki cookie tej strony, aby zacząć jako nowa osoba.
error-address-seats = Przy tym stole jest już za dużo osób z twojej sieci (limit: { $most }).
error-not-found = Nie znaleziono.
error-not-allowed-method = Ta operacja jest tu niedozwolona.
error-too-fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
error-internal = Wystąpił błąd po naszej stronie. Spróbuj ponownie.
error-unavailable = Serwer nie może tego teraz zrobić. Spróbuj ponownie za chwilę.
error-server-busy = Serwer jest teraz bardzo obciążony: pierwszeństwo mają trwające gry. Spróbuj ponownie za { $seconds } s.
error-no-such-code = Nie ma stołu o kodzie „{ $found }”.

## Administracja

error-admin-only = To może zrobić tylko administrator: na komputerze serwera albo z tokenem.
error-admin-token-wrong = To nie jest token administratora.
error-banned = Twój dostęp do tego serwera jest zablokowany.
error-identity-revoked = Twoja tożsamość na tym serwerze straciła ważność. Odśwież stronę, aby dostać nową.
error-ban-target = „{ $found }” nie jest zakresem adresów ani identyfikatorem gracza.
error-ban-too-wide = { $found } to zbyt szeroki zakres: musi mieć co najmniej { $least } bitów.
error-not-banned = { $found }: brak blokady.
error-no-such-player = Nic nie zapisano o „{ $found }”.
error-player-is-playing = Ten gracz siedzi jeszcze przy stołach: { $tables }. Najpierw je zamknij.
error-creation-off = Na tym serwerze nie można teraz tworzyć stołów.
error-club-password-needed = To mogą zrobić tylko członkowie: podaj hasło klubu.
error-club-password-wrong = To nie jest hasło klubu.
error-club-password-missing = Najpierw ustaw hasło klubu.
error-club-password-in-use = Hasło jest jeszcze potrzebne: najpierw wpuść wszystkich albo nikogo.

## Rozdanie dnia i wyzwania

error-daily-off = Na tym serwerze ta gra nie ma rozdania dnia.
error-daily-not-over = Inni mogą jeszcze grać to rozdanie. Poczekaj, aż dzień się skończy.
error-daily-alone = Bot nie może zagrać rozdania dnia za ciebie. Stół poczeka na twój powrót.
error-daily-once = Rozdanie dnia gra się raz, bez rewanżu.
error-no-such-day = Nie ma rozdania dnia dla „{ $found }”.
error-no-such-challenge = Nie znaleziono wyzwania.
error-challenge-own = Znasz już to rozdanie: to twoja gra jest przedmiotem wyzwania.
error-challenge-no-deal = Rozdania tej gry nie można powtórzyć: zakończono ją przed czasem albo nie wiadomo tu, z czego wynikało.
