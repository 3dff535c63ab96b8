# What a server refuses: settings when it starts, calls and messages when it runs.

## Starting

error-setting-unknown = Nincs ilyen beállítás: „{ $setting }”. Ismert: { $choices }.
error-setting-choice = A beállítás („{ $setting }”) értéke nem lehet „{ $found }”. Lehetséges: { $choices }.
error-setting-number = A beállítás („{ $setting }”) értéke nem lehet „{ $found }”, csak { $least } és { $most } közötti szám.
error-setting-file = Az itt lévő beállítások nem olvashatók: „{ $file }” ({ $problem }).
error-setting-secret = Ez a beállítás túl rövid: „{ $setting }”. Legalább { $least } betű kell.
error-port-taken = Foglalt port: { $port }. Talán már fut egy kiszolgáló. Másikat így választhatsz: --port.
error-address-unusable = Ezen a címen nem indítható kiszolgáló: { $host }, port: { $port }.
error-server-not-started = A kiszolgáló nem indult el; az okát a naplója mondja meg.

## Calls and messages

error-bad-request = Ez a kérés nem megfelelő alakú: { $place } ({ $problem }).
error-bad-message = Ez az üzenet nem megfelelő alakú: { $place } ({ $problem }).
error-body-too-large = Ez túl nagy; legfeljebb { $most } bájt lehet.
error-forbidden-origin = Ez a kérés másik oldalról érkezett: „{ $found }”.
error-not-found = Itt nincs semmi.
error-not-allowed-method = Ezt itt nem lehet.
error-too-fast = Ez túl gyors volt. Várj egy kicsit, és próbáld újra.
error-internal = Nálunk hiba történt. Próbáld újra.
error-unavailable = A kiszolgáló ezt most nem tudja megtenni. Próbáld újra kicsit később.
error-no-such-code = Nincs ilyen kódú asztal: „{ $found }”.
error-no-such-campaign = Nincs ilyen kampány.
error-not-your-campaign = Ez valaki más kampánya.
