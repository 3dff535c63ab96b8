# Refusals that belong to no game. The program adds the rule's number at the end.

## Setting up

error-game-unknown = Mängu „{ $found }“ ei ole. Olemas on: { $choices }.
error-language-unknown = Keelt „{ $found }“ ei ole. Olemas on: { $choices }.
error-bot-unknown = Robotit „{ $found }“ ei ole. Olemas on: { $choices }.
error-seat-unknown = Mängijat „{ $found }“ ei ole. Lubatud on: { $choices }.
error-player-count = { $most ->
    [1] See režiim on ühele mängijale.
   *[other] Mängijaid peab olema { $least } kuni { $most }, mitte { $found }.
}
error-no-imagining = Mängu „{ $game }“ seisu ei saa nähtava põhjal oletada, seega ei saa ükski robot seda läbi arvutada.
error-no-start-player = Mängus „{ $game }“ ei ole alustavat mängijat.
error-start-player = Alustada ei saa kohalt { $found }; vali koht 1 kuni { $players }.
error-option-unknown = Valikut „{ $option }“ ei ole. { $choices_count ->
    [0] Sellel mängul valikuid ei ole.
   *[other] Olemas on: { $choices }.
}
error-option-value = Valik „{ $option }“ ei saa olla „{ $found }“. Lubatud on: { $choices }.
error-seats-empty = Loendis „{ $found }“ on üks koht tühi; kirjuta sinna mängija.
error-option-form = „{ $found }“ ei ole valik; kirjuta NIMI=VÄÄRTUS.
error-option-twice = Valik „{ $option }“ on antud kaks korda; jäta alles üks.
error-option-not-in-mode = Valikut „{ $option }“ ei saa kasutada režiimis „{ $mode }“. Kasutada saab siin: { $choices }.
error-extra-missing = „{ $module }“ ei ole paigaldatud. Paigalda: pip install 'draftingtable[{ $extra }]'
error-player-class = „{ $found }“ ei sobi mängijaks: { $problem }.
error-player-address = „{ $found }“ ei ole aadress; kirjuta ws:PORT või ws:HOST:PORT.
error-player-parameter = Mängija „{ $player }“ parameeter „{ $found }“ on vigane; kirjuta NIMI=VÄÄRTUS, iga nimi üks kord.
error-player-parameter-unknown = Mängijal „{ $player }“ ei ole parameetrit „{ $found }“. { $choices_count ->
    [0] Sellel mängijal parameetreid ei ole.
   *[other] Olemas on: { $choices }.
}
error-player-name = „{ $found }“ ei nimeta mängijat; kirjuta NIMI=MÄNGIJA, iga nimi üks kord.

## Files and tournaments

error-file-too-large = Fail on liiga suur: lubatud on kuni { $most } baiti.
error-file-not-utf8 = Fail ei ole UTF-8 tekst (viga baidis { $byte }).
error-file-exists = Fail { $file } on juba olemas ja selle sisu on teine.
error-arena-in-use = Faili { $file } kirjutab praegu teine programm.
error-arena-no-results = Fail { $file } on olemas, kuid selles ei ole turniiri tulemusi.
error-arena-other-configuration = Failis { $file } on teise turniiri tulemused: { $differences }.
error-arena-bad-line = Faili { $file } rida { $line } ei ole tulemus: { $problem }.
error-review-unknown = Mängu { $game } jaoks analüüsi ei ole.
error-review-unfinished = Selle üleskirjutuse mäng pole lõppenud: analüüsida saab ainult lõppenud mänge.
error-arena-nobody = Ühtegi mängijat ei ole.
error-arena-table-sizes = Iga laua taga peab olema sama palju mängijaid; praegu: { $found }.
error-arena-matchup-twice = Need mängijad kohtuvad kaks korda: { $found }.
error-arena-game-failed = Mäng ebaõnnestus: { $place }.
error-arena-worker-died = Tööprotsess { $worker } katkes mängu ajal ({ $how }): { $place }.
error-arena-no-ray = Aadressil „{ $address }“ ei leitud Ray klastrit: { $problem }.
error-arena-ray-version = Ray klastris on programmi versioon { $found }, siin aga { $expected }.
error-bot-fault = Robotil „{ $player }“ tekkis viga ({ $kind }): { $detail }

## Score pads

error-sheet-json = Punktileht ei ole JSON: { $problem }.
error-sheet-not-object = { $place }: siin peab olema JSON-objekt.
error-sheet-key-missing = { $place }: puudub võti „{ $key }“.
error-sheet-key-unknown = { $place }: tundmatu võti „{ $key }“. Lubatud on: { $choices }.
error-sheet-not-list = { $place }: siin peab olema loend.
error-sheet-list-length = { $place }: elemente peab olema { $least } kuni { $most }, mitte { $found }.
error-sheet-list-exact = { $place }: elemente peab olema { $expected }, mitte { $found }.
error-sheet-number = { $place }: siin peab olema täisarv { $least } kuni { $most }, mitte „{ $found }“.
error-sheet-not-text = { $place }: siin peab olema tekst ja see ei tohi olla tühi.
error-sheet-choice = { $place }: siin ei saa olla „{ $found }“. Lubatud on: { $choices }.

## Records

error-record-first-line = Esimene rida peab olema „{ $expected }“.
error-record-header-missing = Puudub päis „{ $key }“.
error-record-header-form = „{ $text }“ ei ole päis; kirjuta „võti: väärtus“.
error-record-header-twice = Päis „{ $key }“ on kaks korda; jäta alles üks.
error-record-no-events = Puudub rida „{ $expected }“, mis lõpetab päised.
error-record-event-form = „{ $text }“ ei ole sündmus: rida ei tohi olla tühi ega alata või lõppeda tühikuga.
error-record-seat = „{ $found }“ ei ole käigu algus; kirjuta kõigepealt koha number 1 kuni { $seats } ja siis käik.
error-record-result-missing = Selle rea järel peab olema rida „result:“.
error-record-result-form = Tulemus peab olema JSON-objekt täisarvude loenditega „scores“ ja „winners“.
error-record-after-result = Tulemuse järel ei tohi enam midagi olla.
error-record-options-form = Valikud peavad olema JSON-objekt.
error-record-seats-form = Kohad peavad olema nimede JSON-loend.
error-record-resigned-form = Päis „resigned“ peab olema kohtade loend.
error-record-resigned-seat = Päises „resigned“ on koht { $found }; seal võivad olla kohad 1 kuni { $seats }, igaüks üks kord.
error-record-number = „{ $key }“ peab olema täisarv, mitte „{ $found }“.
error-record-json = Võtme „{ $key }“ väärtus ei ole JSON: { $problem }.
error-record-lines-many = Imporditavas üleskirjutuses võib olla kuni { $most } rida.
error-record-line-long = Siin võib reas olla kuni { $most } märki.
error-record-headers-many = Imporditavas üleskirjutuses võib olla kuni { $most } päist.
error-record-name-long = Nimes võib olla kuni { $most } märki.
error-rules-version = Üleskirjutus järgib reeglite versiooni { $found }, see programm aga versiooni { $known }.
error-after-the-end = Mäng oli selleks ajaks juba läbi.
error-chance-comes-next = Enne jagamist ei saa keegi käia.
error-no-chance-now = Praegu ei saa jagada: enne peab keegi käima.
error-result-too-early = Tulemus on olemas, kuid mäng ei ole läbi.
error-result-differs = { $key ->
    [winners] Võitjate kohad on { $expected }, mitte { $found }.
   *[scores] Punktid on { $expected }, mitte { $found }.
}
error-choices-in-seat-order = Samaaegsed valikud kirjutatakse kohtade järjekorras: koht { $expected } tuleb enne kohta { $seat }.

## Chance

error-script-ended = Jagamised said otsa, kuid siin peab olema „{ $expected }“.
error-wrong-chance = Siin peab olema „{ $expected }“, mitte „{ $found }“.
error-wrong-chance-target = See jagamine on mõeldud numbrile { $expected }, mitte numbrile { $found }.
error-wrong-chance-count = Siin tuleb jagada { $expected }, mitte { $found }.
error-not-in-pile = { $item } (selle jagamise { $place }. kohal) ei ole enam jagatavate hulgas.

## Notation

error-no-such-move = Käiku numbriga { $number } ei ole.
error-no-such-move-text = „{ $found }“ ei ole kehtiv käik.
error-no-such-chance-text = „{ $found }“ ei ole kehtiv jagamine.

## Turns

error-game-is-over = Mäng on läbi.
error-not-your-turn = Praegu on käigul koha { $turn } mängija, mitte koha { $seat } mängija.
error-no-such-seat = Kohta { $seat } ei ole; kohad on 1 kuni { $seats }.
error-no-such-step = Mängu selles kohas pole midagi valida.
error-reviews-busy = Praegu analüüsitakse liiga palju mänge. Proovi hetke pärast uuesti.
