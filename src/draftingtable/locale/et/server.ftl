# What a server refuses: settings when it starts, calls and messages when it runs.

## Starting

error-setting-unknown = Seadet „{ $setting }“ ei ole. Teada on: { $choices }.
error-setting-choice = Seade „{ $setting }“ ei saa olla „{ $found }“. Võimalik: { $choices }.
error-setting-number = Seade „{ $setting }“ ei saa olla „{ $found }“, vaid arv vahemikus { $least } kuni { $most }.
error-setting-file = Seadeid failist „{ $file }“ ei saa lugeda: { $problem }.
error-setting-secret = Seade „{ $setting }“ on liiga lühike; vähim märkide arv on { $least }.
error-port-taken = Port { $port } on hõivatud: võib-olla server juba töötab. Teise saab valida nii: --port.
error-address-unusable = Aadressil { $host }, pordil { $port } ei saa kuulata.
error-server-not-started = Serverit ei õnnestunud käivitada; põhjus on selle logis.

## Calls and messages

error-bad-request = See päring ei ole õiges vormis: { $place } ({ $problem }).
error-bad-message = See sõnum ei ole õiges vormis: { $place } ({ $problem }).
error-body-too-large = See on liiga suur; suurim baitide arv on { $most }.
error-forbidden-origin = See päring tuli teiselt saidilt: „{ $found }“.
error-not-found = Siin ei ole midagi.
error-not-allowed-method = Seda ei saa siin teha.
error-too-fast = See oli liiga kiire. Oota hetk ja proovi uuesti.
error-internal = Meie poolel läks midagi valesti. Proovi uuesti.
error-unavailable = Server ei saa seda praegu teha. Proovi hetke pärast uuesti.
error-no-such-code = Lauda koodiga „{ $found }“ ei ole.
error-no-such-campaign = Sellist kampaaniat ei ole.
error-not-your-campaign = See on kellegi teise kampaania.
