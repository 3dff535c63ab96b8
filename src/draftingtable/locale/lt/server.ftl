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
error-unknown-host = Šis serveris neatsako vardu „{ $found }“. Serverio prižiūrėtojas gali įrašyti šį vardą į nustatymus.
error-identity-unreadable = Tavo naršyklėje yra šio serverio slapukas, kurio serveris negali perskaityti, todėl niekas nepakeista. Bandyk vėliau arba ištrink šios svetainės slapukus ir pradėk kaip naujas žaidėjas.
error-address-seats = Prie šio stalo jau per daug žmonių iš tavo tinklo: daugiausia { $most }.
error-not-found = Čia nieko nėra.
error-not-allowed-method = Čia tokio veiksmo atlikti negalima.
error-too-fast = Per greitai. Palauk truputį ir bandyk dar kartą.
error-internal = Serveryje įvyko klaida. Bandyk dar kartą.
error-unavailable = Serveris šiuo metu to padaryti negali. Bandyk po akimirkos.
error-server-busy = Serveris šiuo metu labai apkrautas: pirmenybė teikiama vykstantiems žaidimams. Bandyk po { $seconds } sek.
error-no-such-code = Stalo su kodu „{ $found }“ nėra.

## Administravimas

error-admin-only = Tai gali tik administratorius: serverio kompiuteryje arba su prieigos raktu.
error-admin-token-wrong = Tai ne administratoriaus prieigos raktas.
error-banned = Prieiga prie šio serverio tau užblokuota.
error-identity-revoked = Tavo tapatybė šiame serveryje nebegalioja. Įkelk puslapį iš naujo ir gausi naują.
error-ban-target = „{ $found }“ nėra nei adresų sritis, nei žaidėjo identifikatorius.
error-ban-too-wide = Sritis { $found } per plati: reikia bent { $least } bitų.
error-not-banned = { $found }: blokavimo nėra.
error-no-such-player = Apie „{ $found }“ nieko neišsaugota.
error-player-is-playing = Šis žaidėjas dar sėdi prie stalų: { $tables }. Pirma juos uždaryk.
error-creation-off = Šiuo metu šiame serveryje negalima kurti stalų.
error-club-password-needed = Tai gali tik klubo nariai: įvesk klubo slaptažodį.
error-club-password-wrong = Tai ne klubo slaptažodis.
error-club-password-missing = Pirma nustatyk klubo slaptažodį.
error-club-password-in-use = Slaptažodis dar naudojamas. Pirma leisk prieigą visiems arba niekam.

## Dienos dalijimas ir iššūkiai

error-daily-off = Šiame serveryje nėra šio žaidimo dienos dalijimo.
error-daily-not-over = Kiti dar gali žaisti šį dalijimą. Palauk, kol diena baigsis.
error-daily-alone = Botas negali žaisti dienos dalijimo už tave. Stalas lauks, kol grįši.
error-daily-once = Dienos dalijimas žaidžiamas vieną kartą, be revanšo.
error-no-such-day = Nėra dienos dalijimo: „{ $found }“.
error-no-such-challenge = Iššūkis nerastas.
error-challenge-own = Šį dalijimą jau žinai: tai tavo žaidimas, dėl kurio mestas iššūkis.
error-challenge-no-deal = Šio žaidimo dalijimo pakartoti negalima: jis baigtas anksčiau laiko arba čia nežinoma, iš ko jis gautas.
