# What a server refuses: settings when it starts, calls and messages when it runs.

## Starting

error-setting-unknown = Nincs ilyen beállítás: „{ $setting }”. Lehetséges: { $choices }.
error-setting-choice = A(z) „{ $setting }” beállítás értéke nem lehet „{ $found }”. Lehetséges: { $choices }.
error-setting-number = A(z) „{ $setting }” beállítás értéke nem lehet „{ $found }”, csak { $least } és { $most } közötti szám.
error-setting-file = A beállításfájl nem olvasható: „{ $file }” ({ $problem }).
error-setting-secret = A(z) „{ $setting }” beállítás túl rövid: legalább { $least } karakter kell.
error-port-taken = A(z) { $port } port foglalt; talán már fut egy kiszolgáló. Válassz másikat a --port kapcsolóval.
error-address-unusable = Ezen a címen nem indítható kiszolgáló: { $host }, port: { $port }.
error-server-not-started = A kiszolgáló nem indult el. Az okát a naplójában találod.

## Calls and messages

error-bad-request = Hibás kérés: { $place } ({ $problem }).
error-bad-message = Hibás üzenet: { $place } ({ $problem }).
error-body-too-large = Túl nagy kérés; legfeljebb { $most } bájt lehet.
error-forbidden-origin = Ez a kérés másik webhelyről érkezett: „{ $found }”.
error-not-found = Nem található.
error-not-allowed-method = Ez a művelet itt nem lehetséges.
error-too-fast = Túl sok kérés érkezett. Várj egy kicsit, aztán próbáld újra.
error-internal = Hiba történt a kiszolgálón. Próbáld újra.
error-unavailable = A kiszolgáló ezt most nem tudja végrehajtani. Próbáld újra kicsit később.
error-no-such-code = Nincs ilyen kódú asztal: „{ $found }”.
