# Refusals that belong to no game. The program adds the rule's number at the end.

## Setting up

error-game-unknown = Žaidimo „{ $found }“ nėra. Galimi: { $choices }.
error-language-unknown = Kalbos „{ $found }“ nėra. Galimos: { $choices }.
error-bot-unknown = Boto „{ $found }“ nėra. Galimi: { $choices }.
error-seat-unknown = Žaidėjo „{ $found }“ nėra. Galimi: { $choices }.
error-player-count = { $most ->
    [1] Šis režimas skirtas vienam žaidėjui.
   *[other] Žaidėjų turi būti nuo { $least } iki { $most }, o ne { $found }.
}
error-no-imagining = Pagal tai, ką mato vienas žaidėjas, žaidimo „{ $game }“ atkurti neįmanoma, todėl botai negali jo nagrinėti.
error-no-start-player = Žaidime „{ $game }“ nėra pradedančio žaidėjo.
error-start-player = { $found } vietos žaidėjas pradėti negali: vietos yra nuo 1 iki { $players }.
error-option-unknown = Parinkties „{ $option }“ nėra. { $choices_count ->
    [0] Šis žaidimas parinkčių neturi.
   *[other] Galimos: { $choices }.
}
error-option-value = Parinktis „{ $option }“ negali būti „{ $found }“. Galimos reikšmės: { $choices }.
error-seats-empty = Viena vieta palikta tuščia: „{ $found }“.
error-option-form = „{ $found }“ nėra parinktis. Rašyk PAVADINIMAS=REIKŠMĖ.
error-option-twice = Parinktis „{ $option }“ nurodyta du kartus.
error-option-not-in-mode = Parinktis „{ $option }“ režime „{ $mode }“ negalima. Ji yra tik čia: { $choices }.
error-extra-missing = Modulis „{ $module }“ neįdiegtas. Įdiek jį: pip install 'draftingtable[{ $extra }]'
error-player-class = Iš „{ $found }“ žaidėjo sukurti nepavyko: { $problem }.
error-player-address = „{ $found }“ nėra adresas. Rašyk ws:PRIEVADAS arba ws:KOMPIUTERIS:PRIEVADAS.
error-player-parameter = „{ $found }“ (čia: „{ $player }“) nėra parametras. Rašyk PAVADINIMAS=REIKŠMĖ, kiekvieną pavadinimą vieną kartą.
error-player-parameter-unknown = Žaidėjas „{ $player }“ neturi parametro „{ $found }“. { $choices_count ->
    [0] Parametrų jis neturi.
   *[other] Galimi: { $choices }.
}
error-player-name = „{ $found }“ nenurodo žaidėjo. Rašyk VARDAS=ŽAIDĖJAS, kiekvieną vardą vieną kartą.

## Files and tournaments

error-file-too-large = Failas per didelis: galima iki { $most } baitų.
error-file-not-utf8 = Failas nėra UTF-8 tekstas (klaida ties { $byte } baitu).
error-file-exists = Failas { $file } jau yra, o jo turinys kitoks.
error-arena-in-use = Į failą { $file } rašo kita programa.
error-arena-no-results = Failas { $file } yra, bet jame nėra turnyro rezultatų.
error-arena-other-configuration = Faile { $file } yra kito turnyro rezultatai: { $differences }.
error-arena-bad-line = Failo { $file } { $line } eilutė nėra rezultatas: { $problem }.
error-review-unknown = Žaidimui „{ $game }“ analizės nėra.
error-review-unfinished = Šio įrašo žaidimas nebaigtas: analizuoti galima tik baigtus žaidimus.
error-arena-nobody = Nėra nė vieno žaidėjo.
error-arena-table-sizes = Prie visų stalų turi būti po tiek pat žaidėjų; rasta: { $found }.
error-arena-matchup-twice = Šie žaidėjai susitinka du kartus: { $found }.
error-arena-game-failed = Žaidimo užbaigti nepavyko: { $place }.
error-arena-worker-died = Darbinis procesas { $worker } nutrūko ({ $how }) per šį žaidimą: { $place }.
error-arena-no-ray = Ray telkinio adresu „{ $address }“ nėra: { $problem }.
error-arena-ray-version = Ray telkinyje įdiegta programos versija { $found }, o čia – { $expected }.
error-bot-fault = Boto „{ $player }“ klaida ({ $kind }): { $detail }

## Score pads

error-sheet-json = Taškų lapas nėra JSON: { $problem }.
error-sheet-not-object = { $place }: čia turi būti JSON objektas.
error-sheet-key-missing = { $place }: trūksta rakto „{ $key }“.
error-sheet-key-unknown = { $place }: nežinomas raktas „{ $key }“. Galimi: { $choices }.
error-sheet-not-list = { $place }: čia turi būti sąrašas.
error-sheet-list-length = { $place }: elementų turi būti nuo { $least } iki { $most }, o ne { $found }.
error-sheet-list-exact = { $place }: elementų turi būti { $expected }, o ne { $found }.
error-sheet-number = { $place }: čia turi būti sveikasis skaičius nuo { $least } iki { $most }, o ne „{ $found }“.
error-sheet-not-text = { $place }: čia turi būti netuščias tekstas.
error-sheet-choice = { $place }: negali būti „{ $found }“. Galimos reikšmės: { $choices }.

## Records

error-record-first-line = Pirma eilutė turi būti „{ $expected }“.
error-record-header-missing = Trūksta antraštės „{ $key }“.
error-record-header-form = „{ $text }“ nėra antraštė. Rašyk „raktas: reikšmė“.
error-record-header-twice = Antraštė „{ $key }“ yra du kartus.
error-record-no-events = Trūksta eilutės „{ $expected }“, kuri užbaigia antraštes.
error-record-event-form = „{ $text }“ nėra įvykis. Įvykis – netuščia eilutė be tarpų pradžioje ir pabaigoje.
error-record-seat = Ėjimas negali prasidėti taip: „{ $found }“. Pirma rašyk vietos numerį nuo 1 iki { $seats }, paskui – ėjimą.
error-record-result-missing = Po šios eilutės turi būti eilutė su „result:“.
error-record-result-form = Rezultatas turi būti JSON objektas su sveikųjų skaičių sąrašais „scores“ ir „winners“.
error-record-after-result = Po rezultato nieko daugiau būti negali.
error-record-options-form = Parinktys turi būti JSON objektas.
error-record-seats-form = Vietos turi būti JSON vardų sąrašas.
error-record-resigned-form = Antraštė „resigned“ turi būti vietų sąrašas.
error-record-resigned-seat = Antraštėje „resigned“ nurodyta { $found } vieta. Galimos vietos nuo 1 iki { $seats }, kiekviena po vieną kartą.
error-record-number = „{ $key }“ turi būti sveikasis skaičius, o ne „{ $found }“.
error-record-json = Po „{ $key }“ turi būti JSON: { $problem }.
error-record-lines-many = Importuojamame įraše gali būti daugiausia { $most } eilučių.
error-record-line-long = Čia eilutė gali būti daugiausia { $most } ženklų ilgio.
error-record-headers-many = Importuojamame įraše gali būti daugiausia { $most } antraščių.
error-record-name-long = Vardas gali būti daugiausia { $most } ženklų ilgio.
error-rules-version = Įrašas sudarytas pagal taisyklių versiją { $found }, o ši programa žaidžia pagal versiją { $known }.
error-after-the-end = Žaidimas tuo metu jau buvo baigtas.
error-chance-comes-next = Ėjimą galima daryti tik išdalijus.
error-no-chance-now = Dabar dalyti negalima: pirma ėjimą turi padaryti žaidėjas.
error-result-too-early = Rezultatas įrašytas, bet žaidimas dar nesibaigė.
error-result-differs = { $key ->
    [winners] Laimėjusių žaidėjų vietos yra { $expected }, o ne { $found }.
   *[scores] Taškai yra { $expected }, o ne { $found }.
}
error-choices-in-seat-order = Vienu metu padaryti pasirinkimai rašomi pagal vietas: { $expected } vieta eina pirma, { $seat } vieta – paskui.

## Chance

error-script-ended = Dalijimų nebėra, o čia turi būti „{ $expected }“.
error-wrong-chance = Čia turi būti „{ $expected }“, o ne „{ $found }“.
error-wrong-chance-target = Šis dalijimas skirtas numeriui { $expected }, o ne numeriui { $found }.
error-wrong-chance-count = Čia turi būti išdalyta { $expected }, o ne { $found }.
error-not-in-pile = { $item } (šiame dalijime – { $place } vieta) nėra tarp to, ką dar galima išdalyti.

## Notation

error-no-such-move = Ėjimo Nr. { $number } nėra.
error-no-such-move-text = „{ $found }“ nėra tinkamas ėjimas.
error-no-such-chance-text = „{ $found }“ nėra tinkamas dalijimas.

## Turns

error-game-is-over = Žaidimas jau baigtas.
error-not-your-turn = Dabar { $turn } vietos žaidėjo eilė, o ne { $seat } vietos.
error-no-such-seat = { $seat } vietos nėra: vietos yra nuo 1 iki { $seats }.
error-no-such-step = Šioje žaidimo vietoje nėra ko rinktis.
error-reviews-busy = Šiuo metu analizuojama per daug žaidimų. Bandyk po akimirkos.
