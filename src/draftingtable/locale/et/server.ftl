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
error-not-found = Siin ei ole midagi.
error-not-allowed-method = Seda ei saa siin teha.
error-too-fast = Liiga kiiresti. Oota hetk ja proovi uuesti.
error-internal = Serveris läks midagi valesti. Proovi uuesti.
error-unavailable = Server ei saa seda praegu teha. Proovi hetke pärast uuesti.
error-no-such-code = Lauda koodiga „{ $found }“ ei ole.
