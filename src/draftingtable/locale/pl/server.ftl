# What a server refuses: settings when it starts, calls and messages when it runs.

## Starting

error-setting-unknown = Nie ma ustawienia „{ $setting }”. Znane: { $choices }.
error-setting-choice = Ustawienie „{ $setting }” nie może mieć wartości „{ $found }”. Możliwe: { $choices }.
error-setting-number = Ustawienie „{ $setting }” nie może mieć wartości „{ $found }”, tylko liczbę od { $least } do { $most }.
error-setting-file = Nie można odczytać ustawień z „{ $file }”: { $problem }.
error-setting-secret = Ustawienie „{ $setting }” jest za krótkie; najmniejsza liczba znaków: { $least }.
error-port-taken = Port { $port } jest zajęty: być może serwer już działa. Wybierz inny opcją --port.
error-address-unusable = Nie można nasłuchiwać pod adresem { $host }, port { $port }.
error-server-not-started = Nie udało się uruchomić serwera; przyczynę podaje jego dziennik.

## Calls and messages

error-bad-request = To wywołanie ma niewłaściwą postać: { $place } ({ $problem }).
error-bad-message = Ta wiadomość ma niewłaściwą postać: { $place } ({ $problem }).
error-body-too-large = To jest za duże; największa liczba bajtów: { $most }.
error-forbidden-origin = To wywołanie pochodzi z innej strony: „{ $found }”.
error-not-found = Tu niczego nie ma.
error-not-allowed-method = Tego nie można tu zrobić.
error-too-fast = To było za szybko. Poczekaj chwilę i spróbuj ponownie.
error-internal = Coś się u nas zepsuło. Spróbuj ponownie.
error-unavailable = Serwer nie może tego teraz zrobić. Spróbuj ponownie za chwilę.
error-no-such-code = Nie ma stołu o kodzie „{ $found }”.
error-no-such-campaign = Nie ma takiej kampanii.
error-not-your-campaign = To kampania kogoś innego.
