# What a server refuses: settings when it starts, calls and messages when it runs.

## Starting

error-setting-unknown = Nustatymo „{ $setting }“ nėra. Galimi: { $choices }.
error-setting-choice = Nustatymas „{ $setting }“ negali būti „{ $found }“. Galimos reikšmės: { $choices }.
error-setting-number = Nustatymas „{ $setting }“ negali būti „{ $found }“: įrašyk skaičių nuo { $least } iki { $most }.
error-setting-file = Nustatymų failo „{ $file }“ perskaityti nepavyko: { $problem }.
error-setting-secret = Nustatymas „{ $setting }“ per trumpas: reikia bent { $least } ženklų.
error-port-taken = Prievadas { $port } užimtas: galbūt serveris jau veikia. Kitą prievadą pasirink su --port.
error-address-unusable = Adreso { $host } prievado { $port } naudoti negalima.
error-server-not-started = Serverio paleisti nepavyko. Priežastį rasi jo žurnale.

## Calls and messages

error-bad-request = Netinkama užklausa: { $place } ({ $problem }).
error-bad-message = Netinkama žinutė: { $place } ({ $problem }).
error-body-too-large = Per daug duomenų: galima iki { $most } baitų.
error-forbidden-origin = Ši užklausa atėjo iš kitos svetainės: „{ $found }“.
error-not-found = Čia nieko nėra.
error-not-allowed-method = Čia tokio veiksmo atlikti negalima.
error-too-fast = Per greitai. Palauk truputį ir bandyk dar kartą.
error-internal = Serveryje įvyko klaida. Bandyk dar kartą.
error-unavailable = Serveris šiuo metu to padaryti negali. Bandyk po akimirkos.
error-no-such-code = Stalo su kodu „{ $found }“ nėra.
