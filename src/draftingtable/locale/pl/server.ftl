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
error-not-found = Nie znaleziono.
error-not-allowed-method = Ta operacja jest tu niedozwolona.
error-too-fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
error-internal = Wystąpił błąd po naszej stronie. Spróbuj ponownie.
error-unavailable = Serwer nie może tego teraz zrobić. Spróbuj ponownie za chwilę.
error-no-such-code = Nie ma stołu o kodzie „{ $found }”.
