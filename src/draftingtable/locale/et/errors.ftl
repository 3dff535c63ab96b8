# Everything that can be refused. The rule's number is put in front by the program.

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
error-arena-nobody = Ühtegi mängijat ei ole.
error-arena-table-sizes = Iga laua taga peab olema sama palju mängijaid; praegu: { $found }.
error-arena-matchup-twice = Need mängijad kohtuvad kaks korda: { $found }.
error-arena-game-failed = Mäng ebaõnnestus: { $place }.
error-arena-worker-died = Tööprotsess { $worker } lõppes mängu ajal ({ $how }): { $place }.
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
error-sheet-name-twice = { $place }: nimi „{ $name }“ on kaks korda; muuda üht.
error-sheet-tower-order = { $place }: { $card } ei sobi kaardi { $top } peale.
error-sheet-beyond-deck = Kaarti { $card } on punktilehel rohkem ({ $found }) kui pakis ({ $deck }).
error-sheet-beyond-deck-size = Punktilehel on koos eemaldatutega rohkem kaarte ({ $found }) kui pakis ({ $deck }).
error-sheet-row-length = { $place }: tähti peab olema { $size }, mitte { $found }.
error-sheet-letter = { $place }: „{ $found }“ ei ole hoone. Lubatud on: { $choices }.

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

error-no-such-card = „{ $found }“ ei ole kaart; kirjuta täht (c, h, t, j, s) ja väärtus 0 kuni 15, näiteks s7.
error-no-such-move = Käiku numbriga { $number } ei ole.
error-no-such-move-text = „{ $found }“ ei ole kehtiv käik.
error-no-such-chance-text = „{ $found }“ ei ole kehtiv jagamine.

## 5 Towers

error-game-is-over = Mäng on läbi.
error-cards-come-first = Kõigepealt tuleb kaardid avada.
error-not-your-turn = Praegu on käigul koha { $turn } mängija, mitte koha { $seat } mängija.
error-bidding-not-building = Praegu panustatakse; ehitada ega eemaldada veel ei saa.
error-building-not-bidding = Panustamine on läbi; nüüd käib ehitamine.
error-no-withdrawing-with-referee = Kohtunikuga mängides ei saa panust tagasi võtta.
error-start-player-names-a-number = Alustav mängija ei saa passida; ta võib panustada 0.
error-bid-above-display = { $display ->
    [one] Panus { $bid } on liiga kõrge: avatud on ainult { $display } kaart.
   *[other] Panus { $bid } on liiga kõrge: avatud on ainult { $display } kaarti.
}
error-bid-not-higher = Panus peab olema kõrgem kui senine kõrgeim panus { $highest }; { $bid } on liiga madal.
error-bid-not-below-withdrawn = Panus peab olema madalam kui tagasivõetud panus { $withdrawn }; { $bid } on liiga kõrge.
error-bid-unbuildable = { $largest ->
    [0] Panus { $bid } on liiga kõrge: ühtegi avatud kaarti ei saa torni lisada.
   *[other] Panus { $bid } on liiga kõrge: avatud kaartidest saab tornidesse lisada kuni { $largest }.
}
error-not-on-display = Kaarti { $card } ei ole avatud kaartide seas.
error-does-not-fit = { $card } ei sobi kaardi { $top } peale.
error-bid-would-fail = { $left ->
    [one] Nii ei jääks kohta { $left } kaardile, mis tuleb veel torni lisada.
   *[other] Nii ei jääks kohta kõigile { $left } kaardile, mis tuleb veel torni lisada.
}
error-razed-already = Voorus võib eemaldada ainult ühe kaardi.
error-raze-comes-first = Eemaldada saab ainult enne esimese kaardi lisamist.
error-no-tower-to-raze = Siit ei ole midagi eemaldada: { tower-name } on alustamata.
error-roof-not-razed = Torni tippu ei saa eemaldada: { tower-name } on juba lõpetatud.

## Between Two Cities

error-no-such-tile = „{ $found }“ ei ole plaat; kirjuta S, F, O, P, H, d, e, m või b või topeltplaat, näiteks F/e või e-F.
error-no-such-city = Sellist linna ei ole.
error-no-such-square = „{ $found }“ ei ole ruut; kirjuta x,y, näiteks 1,0 või -2,1.
error-square-out-of-reach = Ruut { $found } on liiga kaugel: kaugus linna esimesest plaadist võib olla kuni { $far }.
error-touches-no-building = Plaat „{ $tile }“ ei puuduta ruudul { $square } ühtegi linna { $city } hoonet.
error-square-taken = Plaati „{ $tile }“ ei saa asetada linna { $city } ruudule { $square }: ruudul { $taken } on { $building }.
error-outside-four-by-four = Kui plaat „{ $tile }“ oleks ruudul { $square }, ei mahuks linn { $city } enam 4 × 4 ruutu.
error-first-tile-is-origin = Linna { $city } esimene plaat asetatakse ruudule 0,0, mitte ruudule { $square }.
error-both-tiles-placed = Koha { $seat } mängija on mõlemad plaadid juba asetanud.
error-no-such-seat = Kohta { $seat } ei ole; kohad on 1 kuni { $seats }.
error-tiles-come-first = Kõigepealt tuleb plaadid jagada.
error-choice-is-final = Koha { $seat } mängija on juba valinud ja valikut muuta ei saa.
error-assigning-is-solo = Plaate määratakse linnadele ainult üksikmängus.
error-picking-not-placing = Praegu valitakse kaks plaati; asetada veel ei saa.
error-placing-not-picking = Valimine on läbi; nüüd asetatakse plaadid.
error-not-in-hand = Plaati „{ $tile }“ ei ole käes.
error-only-one-in-hand = Käes on ainult üks plaat „{ $tile }“.
error-not-to-be-placed = Plaati „{ $tile }“ ei saa praegu asetada. Paigutamata on: { $tiles }.
error-not-your-city = Linn { $city } ei ole sinu oma; sinu linnad on { $cities }.
error-one-tile-for-each-city = Linn { $city } on oma plaadi juba saanud; teine plaat läheb linna { $other }.
error-no-picking-in-solo = Üksikmängus ei valita plaate salaja.
error-placing-not-assigning = Plaadid on juba määratud; nüüd aseta need.
error-assigning-not-placing = Määra plaadid kõigepealt linnadele, siis aseta need.
error-automa-takes-another = Automa kaardi { $card } järgi läheb linna { $city } plaat „{ $tile }“.
error-city-has-its-tile = Linnale { $city } on plaat juba määratud.
error-automacity-is-not-yours = Selles režiimis ei saa sa Automalinnale plaate määrata.
error-not-assigned-there = Plaat „{ $tile }“ ei ole määratud linnale { $city }. Paigutamata on: { $to_place }.

## Automa decks

error-deck-not-toml = Pakk ei ole TOML: { $problem }.
error-deck-no-cards = Pakis ei ole loendit „card“.
error-deck-key-unknown = { $place }: tundmatu võti „{ $key }“. Lubatud on: { $choices }.
error-deck-size = Pakis peab olema { $expected } kaarti, mitte { $found }.
error-deck-card-form = Kaart { $card } peab olema tabel veergudega „shared“ ja „automacity“.
error-deck-card-text = Kaart { $card } ei saa olla „{ $found }“; kirjuta kaks veergu ja nende vahele /, näiteks fm/nhm.
error-deck-column-missing = Kaardil { $card } puudub veerg „{ $column }“.
error-deck-column-form = Kaardi { $card } veerg „{ $column }“ peab olema sümbolite loend.
error-deck-symbol-unknown = Kaardi { $card } veerus „{ $column }“ on tundmatu sümbol „{ $found }“. Lubatud on: { $choices }.
error-deck-symbol-twice = Kaardi { $card } veerus „{ $column }“ on sümbol „{ $symbol }“ kaks korda.
error-deck-column-end = Kaardi { $card } veerg „{ $column }“ peab lõppema sümboliga „most“.
error-deck-after-most = Kaardi { $card } veerus „{ $column }“ ei tohi sümboli „most“ järel midagi olla, kuid seal on „{ $found }“.

## Campaigns

error-campaign-bonus-unknown = „{ $found }“ ei ole hoonetüüp. Lubatud on: { $choices }.
error-campaign-bonus-city = Boonuse annab nõrgem linn ({ $lower }), mitte „{ $found }“.
error-campaign-bonus-used = „{ $bonus }“ valiti juba mängus { $game }; iga tüübi saab kampaanias valida ühe korra.
error-campaign-game-unfinished = Kampaaniasse saab kirja panna ainult lõpetatud mängu.
error-campaign-deck-without-cards = Algaja režiimis Automa kaarte ei kasutata, seega ei ole pakki vaja.
error-campaign-bonus-missing = Vali kõigepealt boonus mängu { $game } eest.
error-campaign-is-over = Kampaania on läbi (mänge: { $games }).
error-campaign-record-name = „{ $found }“ ei sobi üleskirjutuse nimeks.
error-campaign-other-game = See mäng kuulub teise kampaaniasse: valik „{ $option }“ on siin „{ $found }“, mitte „{ $expected }“.
error-campaign-differs = Faili { $file } kampaanias on „{ $option }“ { $found }, mitte { $expected }.
error-campaign-no-bonus-now = Praegu ei saa boonust valida.
error-campaign-first-line = Esimene rida peab olema „{ $expected }“.
error-campaign-no-games = Puudub rida „{ $expected }“, mis lõpetab päised.
error-campaign-header-form = „{ $text }“ ei ole kampaania päis. Lubatud on: { $choices }.
error-campaign-header-twice = Päis „{ $key }“ on kaks korda; jäta alles üks.
error-campaign-header-missing = Puudub päis „{ $key }“.
error-campaign-line-form = „{ $text }“ ei ole kampaania mäng.
error-campaign-number = Siin peab olema mäng { $expected }, mitte mäng { $found }.
error-campaign-score = Sinu tulemus on su nõrgema linna tulemus { $expected }, mitte { $found }.
error-campaign-automa-scores = Automade tulemused ei saa olla { $scores }, kui sinu linnadel on { $cities }.
error-campaign-winner = { $won ->
    [true] Tulemuste { $scores } korral ei saa mäng olla võidetud.
   *[false] Tulemuste { $scores } korral ei saa mäng olla kaotatud.
}
