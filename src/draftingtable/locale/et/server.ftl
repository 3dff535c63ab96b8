# What a server refuses: settings when it starts, calls and messages when it runs.

## Starting

error-setting-unknown = Seadet „{ $setting }“ ei ole. Olemas on: { $choices }.
error-setting-choice = Seade „{ $setting }“ ei saa olla „{ $found }“. Lubatud on: { $choices }.
error-setting-number = Seade „{ $setting }“ peab olema arv { $least } kuni { $most }, mitte „{ $found }“.
error-setting-file = Seadete faili „{ $file }“ ei saa lugeda: { $problem }.
error-setting-secret = Seade „{ $setting }“ on liiga lühike: vaja on vähemalt { $least } märki.
error-port-taken = Port { $port } on hõivatud: võib-olla server juba töötab. Vali teine port valikuga --port.
error-address-unusable = Server ei saa kasutada aadressi { $host } ja porti { $port }.
error-server-not-started = Serverit ei õnnestunud käivitada. Põhjuse leiad serveri logist.

## Calls and messages

error-bad-request = Vigane päring: { $place } ({ $problem }).
error-bad-message = Vigane sõnum: { $place } ({ $problem }).
error-body-too-large = Sisu on liiga suur: lubatud on kuni { $most } baiti.
error-forbidden-origin = Päring tuli võõralt saidilt: „{ $found }“.
error-unknown-host = See server ei vasta nimele „{ $found }“. Serveri haldaja saab selle nime seadetesse lisada.
error-identity-unreadable = Sinu brauseris on selle serveri küpsis, mida server ei suuda lugeda, seega midagi ei muudetud. Proovi hiljem uuesti või kustuta selle saidi küpsised ja alusta uue mängijana.
error-address-seats = Sinu võrgust on selle laua taga juba liiga palju inimesi: lubatud on kuni { $most }.
error-not-found = Siin ei ole midagi.
error-not-allowed-method = Seda ei saa siin teha.
error-too-fast = Liiga kiiresti. Oota hetk ja proovi uuesti.
error-internal = Serveris läks midagi valesti. Proovi uuesti.
error-unavailable = Server ei saa seda praegu teha. Proovi hetke pärast uuesti.
error-server-busy = Server on praegu väga koormatud: käimasolevad mängud on esikohal. Proovi { $seconds } sekundi pärast uuesti.
error-no-such-code = Lauda koodiga „{ $found }“ ei ole.

## Haldus

error-admin-only = Seda saab teha ainult haldur: serveri enda arvutis või pääsuvõtmega.
error-admin-token-wrong = See ei ole halduri pääsuvõti.
error-banned = Sul on selles serveris mängimine keelatud.
error-identity-revoked = Sinu identiteet selles serveris enam ei kehti. Uue saamiseks laadi leht uuesti.
error-ban-target = „{ $found }“ ei ole aadressivahemik ega mängija tunnus.
error-ban-too-wide = { $found } on liiga lai: vahemikus peab olema vähemalt { $least } bitti.
error-not-banned = { $found } ei ole keelatud.
error-no-such-player = „{ $found }“ kohta ei ole midagi salvestatud.
error-player-is-playing = See mängija istub veel laudade taga: { $tables }. Sulge need enne.
error-creation-off = Selles serveris ei saa praegu laudu luua.
error-club-password-needed = Seda saavad teha ainult klubi liikmed: sisesta klubi parool.
error-club-password-wrong = See ei ole klubi parool.
error-club-password-missing = Määra enne klubi parool.
error-club-password-in-use = Parool on veel kasutusel. Ava juurdepääs enne kõigile või mitte kellelegi.

## Päeva jaotus ja väljakutsed

error-daily-off = Selles serveris ei ole sellel mängul päeva jaotust.
error-daily-not-over = Teised võivad seda jaotust veel mängida. Oota päeva lõpuni.
error-daily-alone = Bot ei saa päeva jaotust sinu eest mängida. Laud ootab su tagasitulekut.
error-daily-once = Päeva jaotust mängitakse üks kord, kordusmängu ei ole.
error-no-such-day = Päeva jaotust ei ole: „{ $found }“.
error-no-such-challenge = Väljakutset ei leitud.
error-challenge-own = Sa juba tead seda jaotust: väljakutse käib sinu mängitud mängu kohta.
error-challenge-no-deal = Selle mängu jaotust ei saa korrata: mäng lõpetati enneaegselt või ei ole siin teada, millest jaotus tulenes.
