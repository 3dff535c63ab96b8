# What a server refuses: settings when it starts, calls and messages when it runs.

## Starting

error-setting-unknown = Nincs ilyen beállítás: „{ $setting }”. Lehetséges: { $choices }.
error-setting-choice = A(z) „{ $setting }” beállítás értéke nem lehet „{ $found }”. Lehetséges: { $choices }.
error-setting-number = A(z) „{ $setting }” beállítás értéke nem lehet „{ $found }”, csak { $least } és { $most } közötti szám.
error-setting-file = A beállításfájl nem olvasható: „{ $file }” ({ $problem }).
error-setting-secret = A(z) „{ $setting }” beállítás túl rövid: legalább { $least } karakter kell.
error-port-taken = A(z) { $port } port foglalt; talán már fut egy szerver. Válassz másikat a --port kapcsolóval.
error-address-unusable = Ezen a címen nem indítható szerver: { $host }, port: { $port }.
error-server-not-started = A szerver nem indult el. Az okát a naplójában találod.

## Calls and messages

error-bad-request = Hibás kérés: { $place } ({ $problem }).
error-bad-message = Hibás üzenet: { $place } ({ $problem }).
error-body-too-large = Túl nagy kérés; legfeljebb { $most } bájt lehet.
error-forbidden-origin = Ez a kérés másik webhelyről érkezett: „{ $found }”.
error-unknown-host = Ez a szerver nem a(z) „{ $found }” néven érhető el. A szerver üzemeltetője felveheti ezt a nevet a beállítások közé.
error-identity-unreadable = A böngésződben van egy sütink, amelyet a szerver nem tud elolvasni, ezért semmi sem változott. Próbáld meg később, vagy töröld az oldal sütijeit, és kezdd újra új játékosként.
error-address-seats = A hálózatodról már túl sokan ülnek ennél az asztalnál: legfeljebb { $most } fő lehet.
error-not-found = Nem található.
error-not-allowed-method = Ez a művelet itt nem lehetséges.
error-too-fast = Túl sok kérés érkezett. Várj egy kicsit, aztán próbáld újra.
error-internal = Hiba történt a szerveren. Próbáld újra.
error-unavailable = A szerver ezt most nem tudja végrehajtani. Próbáld újra kicsit később.
error-server-busy = A szerver most nagyon leterhelt: a folyamatban lévő játékoké az elsőbbség. Próbáld újra { $seconds } másodperc múlva.
error-no-such-code = Nincs ilyen kódú asztal: „{ $found }”.

## Adminisztráció

error-admin-only = Ezt csak adminisztrátor teheti meg, a szerver saját gépén vagy a tokennel.
error-admin-token-wrong = Ez nem az adminisztrátor tokenje.
error-banned = Ki vagy tiltva erről a szerverről.
error-identity-revoked = A szerver már nem fogadja el az azonosítódat. Töltsd újra az oldalt, hogy újat kapj.
error-ban-target = „{ $found }” nem címtartomány, és nem is játékosazonosító.
error-ban-too-wide = { $found } túl tág: egy tartomány legalább { $least } bites legyen.
error-not-banned = { $found } nincs kitiltva.
error-no-such-player = Erről nincs tárolt adat: „{ $found }”.
error-player-is-playing = Ez a játékos még ezeknél az asztaloknál ül: { $tables }. Előbb zárd be őket.
error-creation-off = Ezen a szerveren most nem lehet új asztalt létrehozni.
error-club-password-needed = Ezt csak klubtagok tehetik meg: add meg a klub jelszavát.
error-club-password-wrong = Ez nem a klub jelszava.
error-club-password-missing = Előbb állítsd be a klub jelszavát.
error-club-password-in-use = A jelszóra még szükség van: előbb engedj be mindenkit, vagy senkit.

## A nap leosztása és kihívások

error-daily-off = Ezen a szerveren ennek a játéknak nincs napi leosztása.
error-daily-not-over = Ezt a leosztást mások még játszhatják. Várd meg a nap végét.
error-daily-alone = A nap leosztását nem játszhatja helyetted bot. Az asztal megvár.
error-daily-once = A nap leosztása egyszer játszható, nincs visszavágó.
error-no-such-day = Nincs napi leosztás ehhez: „{ $found }”.
error-no-such-challenge = Nincs ilyen kihívás.
error-challenge-own = Ezt a leosztást már ismered: te játszottad azt a játszmát, amelyről a kihívás szól.
error-challenge-no-deal = Ennek a játszmának a leosztása nem ismételhető meg: idő előtt ért véget, vagy itt nem ismert, miből következett.
