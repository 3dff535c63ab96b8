# What a server refuses: settings when it starts, calls and messages when it runs.

## Starting

error-setting-unknown = Nuostatos „{ $setting }“ nėra. Žinomos: { $choices }.
error-setting-choice = Nuostata „{ $setting }“ negali būti „{ $found }“. Galima: { $choices }.
error-setting-number = Nuostata „{ $setting }“ negali būti „{ $found }“, tik skaičius nuo { $least } iki { $most }.
error-setting-file = Nuostatų iš „{ $file }“ perskaityti nepavyko: { $problem }.
error-setting-secret = Nuostata „{ $setting }“ per trumpa; mažiausias ženklų skaičius: { $least }.
error-port-taken = Prievadas { $port } užimtas: galbūt serveris jau veikia. Kitą galima pasirinkti su --port.
error-address-unusable = Adreso { $host } prievado { $port } naudoti negalima.
error-server-not-started = Serverio paleisti nepavyko; priežastis yra jo žurnale.

## Calls and messages

error-bad-request = Šis kreipinys parašytas netinkamai: { $place } ({ $problem }).
error-bad-message = Ši žinutė parašyta netinkamai: { $place } ({ $problem }).
error-body-too-large = Per daug duomenų; daugiausia baitų: { $most }.
error-forbidden-origin = Šis kreipinys atėjo iš kitos svetainės: „{ $found }“.
error-not-found = Čia nieko nėra.
error-not-allowed-method = Čia to daryti negalima.
error-too-fast = Per greitai. Palauk truputį ir bandyk dar kartą.
error-internal = Pas mus įvyko klaida. Bandyk dar kartą.
error-unavailable = Serveris šiuo metu to padaryti negali. Bandyk dar kartą po akimirkos.
error-no-such-code = Stalo su kodu „{ $found }“ nėra.
error-no-such-campaign = Tokios kampanijos nėra.
error-not-your-campaign = Tai kito žaidėjo kampanija.
