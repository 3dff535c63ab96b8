# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = Mängu „{ $found }“ ei ole. Teada on: { $choices }.
error-language-unknown = Keelt „{ $found }“ ei ole. Teada on: { $choices }.
error-bot-unknown = Robotit „{ $found }“ ei ole. Teada on: { $choices }.
error-seat-unknown = Sellist mängijat ei ole: „{ $found }“. Võimalik: { $choices }.
error-no-terminal-play = Mängu „{ $game }“ ei saa veel terminalis mängida. Võimalik: { $choices }.
error-player-count = Mängijate arv ei saa olla { $found }, vaid { $least } kuni { $most }.
error-no-imagining = Mängu „{ $game }“ ei saa vaate põhjal ette kujutada, nii et ükski robot ei saa seda läbi otsida.
error-no-start-player = Mängus „{ $game }“ ei ole alustavat mängijat.
error-start-player = Koht { $found } ei saa alustada; kohad on 1 kuni { $players }.
error-option-unknown = Valikut „{ $option }“ ei ole. { $choices_count ->
    [0] Sellel mängul valikuid ei ole.
   *[other] Teada on: { $choices }.
}
error-option-value = Valik „{ $option }“ ei saa olla „{ $found }“. Võimalik: { $choices }.
error-seats-empty = Üks koht on siin tühi: „{ $found }“.
error-option-form = „{ $found }“ ei ole valik: kirjuta NIMI=VÄÄRTUS.
error-option-twice = Valik „{ $option }“ on antud kaks korda.
error-option-not-in-mode = Valikut „{ $option }“ ei ole režiimis „{ $mode }“, vaid ainult siin: { $choices }.
error-extra-missing = „{ $module }“ ei ole paigaldatud; paigaldamine: pip install 'draftingtable[{ $extra }]'
error-player-class = „{ $found }“ ei anna mängijat: { $problem }.
error-player-address = „{ $found }“ ei ole aadress: kirjuta ws:PORT või ws:HOST:PORT.
error-player-parameter = „{ $found }“ (siin: „{ $player }“) ei ole parameeter: kirjuta NIMI=VÄÄRTUS, iga nimi üks kord.
error-player-parameter-unknown = Mängijal „{ $player }“ ei ole parameetrit „{ $found }“. { $choices_count ->
    [0] Tal ei ole ühtegi.
   *[other] Teada on: { $choices }.
}
error-player-name = „{ $found }“ ei nimeta mängijat: kirjuta NIMI=MÄNGIJA, iga nimi üks kord.

## Files and tournaments

error-file-too-large = Fail on suurem kui { $most } baiti.
error-file-not-utf8 = Fail ei ole UTF-8 tekst (vt bait { $byte }).
error-file-exists = Fail { $file } on juba olemas ja selles on midagi muud.
error-arena-in-use = Teine programm kirjutab faili { $file }.
error-arena-no-results = Fail { $file } on olemas, kuid selles ei ole turniiri tulemusi.
error-arena-other-configuration = Failis { $file } on teise turniiri tulemused: { $differences }.
error-arena-bad-line = Faili { $file } rida { $line } ei ole tulemus: { $problem }.
error-arena-nobody = Ei ole kedagi, kes mängiks.
error-arena-table-sizes = Kõigis laudades peab olema sama palju mängijaid; leitud: { $found }.
error-arena-matchup-twice = Need mängijad kohtuvad kaks korda: { $found }.
error-arena-game-failed = Üks mäng ebaõnnestus: { $place }.
error-arena-worker-died = Tööprotsess { $worker } lõppes ({ $how }) selles mängus: { $place }.
error-arena-no-ray = Aadressil „{ $address }“ ei ole Ray klastrit: { $problem }.
error-arena-ray-version = Ray klastris on selle programmi versioon { $found }; siin on { $expected }.
error-bot-fault = Roboti „{ $player }“ viga ({ $kind }): { $detail }

## Score pads

error-sheet-json = Leht ei ole JSON: { $problem }.
error-sheet-not-object = { $place }: siin peab olema JSON-objekt.
error-sheet-key-missing = { $place }: puudub „{ $key }“.
error-sheet-key-unknown = { $place }: tundmatu „{ $key }“. Teada on: { $choices }.
error-sheet-not-list = { $place }: siin peab olema loend.
error-sheet-list-length = { $place }: elemente peab olema { $least } kuni { $most }, mitte { $found }.
error-sheet-list-exact = { $place }: elemente peab olema { $expected }, mitte { $found }.
error-sheet-number = { $place }: siin peab olema täisarv { $least } kuni { $most }, mitte „{ $found }“.
error-sheet-not-text = { $place }: siin peab olema tekst, mis ei ole tühi.
error-sheet-choice = { $place }: ei saa olla „{ $found }“. Võimalik: { $choices }.
error-sheet-name-twice = { $place }: nimi „{ $name }“ on kaks korda.
error-sheet-tower-order = { $place }: { $card } ei sobi kaardile { $top }.
error-sheet-beyond-deck = Lehel on { $card } rohkem kordi ({ $found }) kui pakis ({ $deck }).
error-sheet-beyond-deck-size = Lehel on koos eemaldatutega rohkem kaarte ({ $found }) kui pakis ({ $deck }).
error-sheet-row-length = { $place }: tähti peab olema { $size }, mitte { $found }.
error-sheet-letter = { $place }: „{ $found }“ ei ole hoone. Võimalik: { $choices }.

## Records

error-record-first-line = Esimene rida peab olema „{ $expected }“.
error-record-header-missing = Päis „{ $key }“ puudub.
error-record-header-form = „{ $text }“ ei ole päis: päis kirjutatakse „võti: väärtus“.
error-record-header-twice = Päis „{ $key }“ on kaks korda.
error-record-no-events = Puudub rida „{ $expected }“, mis lõpetab päised.
error-record-event-form = „{ $text }“ ei ole sündmus: sündmus on rida, mis ei ole tühi ning mille alguses ja lõpus ei ole tühikuid.
error-record-seat = Käik ei saa alata nii: „{ $found }“. Enne on koha number 1 kuni { $seats }, siis käik.
error-record-result-missing = Selle rea järel peab olema rida „result:“.
error-record-result-form = Tulemus peab olema JSON-objekt, milles on loendid „scores“ ja „winners“ ning neis täisarvud.
error-record-after-result = Tulemuse järel ei tohi midagi olla.
error-record-options-form = Valikud peavad olema JSON-objekt.
error-record-seats-form = Kohad peavad olema nimede JSON-loend.
error-record-resigned-form = Päis „resigned“ peab olema kohtade loend.
error-record-resigned-seat = Päises „resigned“ on koht { $found }; seal võivad olla kohad 1 kuni { $seats }, igaüks üks kord.
error-record-number = „{ $key }“ peab olema täisarv, mitte „{ $found }“.
error-record-json = See, mis on „{ $key }“ järel, ei ole JSON: { $problem }.
error-rules-version = Üleskirjutus järgib reeglite versiooni { $found }; see programm mängib versiooni { $known } järgi.
error-after-the-end = Mäng oli juba enne läbi.
error-chance-comes-next = Keegi ei saa käia enne, kui on jagatud.
error-no-chance-now = Praegu ei saa jagada: enne peab mõni mängija käima.
error-result-too-early = Tulemus on olemas, kuid mäng ei ole läbi.
error-result-differs = { $key ->
    [winners] Võitnud kohad on { $expected }, mitte { $found }.
   *[scores] Punktid on { $expected }, mitte { $found }.
}
error-choices-in-seat-order = Samal ajal tehtud valikud on kohtade järjekorras: koht { $expected } on enne kohta { $seat }.

## Chance

error-script-ended = Rohkem ei ole midagi jagada, kuid siin peab olema „{ $expected }“.
error-wrong-chance = Siin peab olema „{ $expected }“, mitte „{ $found }“.
error-wrong-chance-target = See jagamine on numbrile { $expected }, mitte numbrile { $found }.
error-wrong-chance-count = Siin jagatavate arv on { $expected }, mitte { $found }.
error-not-in-pile = { $item } (selle jagamise { $place }. kohal) ei saa enam tulla.

## Notation

error-no-such-card = „{ $found }“ ei ole kaart: kaart on täht (c, h, t, j, s) ja väärtus 0 kuni 15, näiteks s7.
error-no-such-move = Käiku numbriga { $number } ei ole.
error-no-such-move-text = „{ $found }“ ei ole käik.
error-no-such-chance-text = „{ $found }“ ei ole jagamine.

## 5 Towers

error-game-is-over = Mäng on läbi.
error-cards-come-first = Enne tuleb kaardid avada.
error-not-your-turn = Praegu on koha { $turn } kord, mitte koha { $seat } kord.
error-bidding-not-building = Käib panustamine; keegi veel ei ehita ega eemalda.
error-building-not-bidding = Panustamine on läbi; nüüd käib ehitamine.
error-no-withdrawing-with-referee = Kohtunikuga mängides ei saa panust tagasi võtta.
error-start-player-names-a-number = Alustav mängija ei saa passida; võimalik on panus 0.
error-bid-above-display = { $display ->
    [one] Panus { $bid } on liiga suur: avatud on ainult { $display } kaart.
   *[other] Panus { $bid } on liiga suur: avatud on ainult { $display } kaarti.
}
error-bid-not-higher = Panus peab olema suurem kui senine suurim panus { $highest }; { $bid } ei ole.
error-bid-not-below-withdrawn = Pärast tagasivõtmist peab panus olema väiksem kui tagasi võetud { $withdrawn }; { $bid } ei ole.
error-bid-unbuildable = { $largest ->
    [0] Panust { $bid } ei saa täita: ühelgi avatud kaardil ei ole kohta.
   *[other] Panust { $bid } ei saa täita: koht on kõige rohkem { $largest } kaardil.
}
error-not-on-display = Kaart { $card } ei ole avatud kaartide seas.
error-does-not-fit = { $card } ei sobi kaardile { $top }.
error-bid-would-fail = { $left ->
    [one] Nii ei jääks kohta { $left } kaardile, mis tuleb veel ehitada.
   *[other] Nii ei jääks kohta kõigile { $left } kaardile, mis tuleb veel ehitada.
}
error-razed-already = Voorus võib eemaldada ainult ühe kaardi.
error-raze-comes-first = Eemaldada saab ainult enne esimese kaardi ehitamist.
error-no-tower-to-raze = Ei ole midagi eemaldada: { tower-name } on veel ehitamata.
error-roof-not-razed = Torni tippu ei eemaldata kunagi, ja siin on see olemas: { tower-name }.

## Between Two Cities

error-no-such-tile = „{ $found }“ ei ole plaat: plaat on S, F, O, P, H, d, e, m või b või topeltplaat, näiteks F/e või e-F.
error-no-such-city = Sellist linna ei ole.
error-no-such-square = „{ $found }“ ei ole ruut: ruut kirjutatakse x,y, näiteks 1,0 või -2,1.
error-square-out-of-reach = { $found } on liiga kaugel: miski ei ole linna esimesest plaadist kaugemal kui { $far }.
error-touches-no-building = { $tile } ruudul { $square } ei puutu kokku linna { $city } ühegi hoonega.
error-square-taken = Plaati „{ $tile }“ ei saa panna ruudule { $square } linnas { $city }: ruudul { $taken } on { $building }.
error-outside-four-by-four = Kui { $tile } oleks ruudul { $square }, ei mahuks linn { $city } 4x4 ruutu.
error-first-tile-is-origin = Linna { $city } esimene plaat pannakse ruudule 0,0, mitte ruudule { $square }.
error-both-tiles-placed = Kohal { $seat } on mõlemad plaadid juba pandud.
error-no-such-seat = Kohta { $seat } ei ole; kohad on 1 kuni { $seats }.
error-tiles-come-first = Enne tuleb plaadid jagada.
error-choice-is-final = Kohal { $seat } on juba valitud ja valik on lõplik.
error-assigning-is-solo = Plaate määratakse ainult üksikmängus.
error-picking-not-placing = Praegu valitakse kaks plaati; midagi veel ei panda.
error-placing-not-picking = Valimine on läbi; nüüd pannakse plaadid.
error-not-in-hand = Plaati „{ $tile }“ ei ole käes.
error-only-one-in-hand = Käes on ainult üks plaat „{ $tile }“.
error-not-to-be-placed = Plaati „{ $tile }“ ei ole pandavate plaatide seas: { $tiles }.
error-not-your-city = Linn { $city } ei ole sinu oma; sinu omad on { $cities }.
error-one-tile-for-each-city = Linnal { $city } on oma plaat juba olemas; teine plaat läheb linna { $other }.
error-no-picking-in-solo = Üksikmängus ei vali keegi salaja.
error-placing-not-assigning = Plaadid on määratud; nüüd need pannakse.
error-assigning-not-placing = Plaadid määratakse enne ja pannakse pärast.
error-automa-takes-another = Automa kaardi { $card } järgi läheb linna { $city } plaat „{ $tile }“.
error-city-has-its-tile = Linnale { $city } on plaat juba määratud.
error-automacity-is-not-yours = Selles režiimis sa Automalinnale midagi ei määra.
error-not-assigned-there = Plaat „{ $tile }“ ei ole määratud linnale { $city }. Panna on: { $to_place }.

## Automa decks

error-deck-not-toml = Pakk ei ole TOML: { $problem }.
error-deck-no-cards = Pakis ei ole loendit „card“.
error-deck-key-unknown = { $place }: tundmatu „{ $key }“. Teada on: { $choices }.
error-deck-size = Pakis on { $expected } kaarti, mitte { $found }.
error-deck-card-form = Kaart { $card } peab olema tabel veergudega „shared“ ja „automacity“.
error-deck-card-text = Kaart { $card } ei saa olla „{ $found }“: vaja on kaht veergu, mille vahel on /, näiteks fm/nhm.
error-deck-column-missing = Kaardil { $card } puudub veerg „{ $column }“.
error-deck-column-form = Kaardi { $card } veerg „{ $column }“ peab olema sümbolite loend.
error-deck-symbol-unknown = Kaardi { $card } veerus „{ $column }“ on tundmatu „{ $found }“. Teada on: { $choices }.
error-deck-symbol-twice = Kaardi { $card } veerus „{ $column }“ on kaks korda „{ $symbol }“.
error-deck-column-end = Kaardi { $card } veerg „{ $column }“ peab lõppema sümboliga „most“.
error-deck-after-most = Kaardi { $card } veerus „{ $column }“ ei tohi „most“ järel midagi olla, kuid seal on „{ $found }“.

## Campaigns

error-campaign-bonus-unknown = „{ $found }“ ei ole hoonetüüp. Võimalik: { $choices }.
error-campaign-bonus-city = Boonuse annab nõrgem linn ({ $lower }), mitte „{ $found }“.
error-campaign-bonus-used = „{ $bonus }“ valiti juba mängus { $game }; iga tüüpi saab kampaanias valida ühe korra.
error-campaign-game-unfinished = Kirja saab panna ainult lõpetatud mängu.
error-campaign-deck-without-cards = Algaja režiimis Automa kaarte ei ole, seega ei ole ka pakki.
error-campaign-bonus-missing = Enne tuleb valida mängu { $game } boonus.
error-campaign-is-over = Kampaania on läbi (mänge: { $games }).
error-campaign-record-name = „{ $found }“ ei saa olla üleskirjutuse nimi.
error-campaign-other-game = See mäng kuulub teise kampaaniasse: „{ $option }“ on siin „{ $found }“, mitte „{ $expected }“.
error-campaign-differs = Kampaanias failis { $file } on „{ $option }“ { $found }, mitte { $expected }.
error-campaign-no-bonus-now = Praegu ei ole boonust valida.
error-campaign-first-line = Esimene rida peab olema „{ $expected }“.
error-campaign-no-games = Puudub rida „{ $expected }“, mis lõpetab päised.
error-campaign-header-form = „{ $text }“ ei ole kampaania päis. Teada on: { $choices }.
error-campaign-header-twice = Päis „{ $key }“ on kaks korda.
error-campaign-header-missing = Päis „{ $key }“ puudub.
error-campaign-line-form = „{ $text }“ ei ole kampaania mäng.
error-campaign-number = Siin peab olema mäng { $expected }, mitte mäng { $found }.
error-campaign-score = Sinu tulemus on sinu nõrgema linna tulemus { $expected }, mitte { $found }.
error-campaign-automa-scores = Automadel ei saa olla { $scores }, kui sinu linnadel on { $cities }.
error-campaign-winner = { $won ->
    [true] Tulemustega { $scores } ei saa mäng olla võidetud.
   *[false] Tulemustega { $scores } ei saa mäng olla kaotatud.
}
