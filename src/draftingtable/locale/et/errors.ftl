# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = Mängu „{ $found }“ ei ole. Teada on: { $choices }.
error-language-unknown = Keelt „{ $found }“ ei ole. Teada on: { $choices }.
error-bot-unknown = Robotit „{ $found }“ ei ole. Teada on: { $choices }.
error-seat-unknown = Keegi ei saa mängida kui „{ $found }“. Võimalik: { $choices }.
error-no-terminal-play = Mängu „{ $game }“ ei saa veel terminalis mängida. Võimalik: { $choices }.
error-player-count = Mängijate arv ei saa olla { $found }, vaid { $least } kuni { $most }.
error-no-start-player = Mängus „{ $game }“ ei ole alustavat mängijat.
error-start-player = Kohta { $found }, mis alustaks, ei ole; kohad on 1 kuni { $players }.
error-option-unknown = Valikut „{ $option }“ ei ole. { $choices_count ->
    [0] Sellel mängul valikuid ei ole.
   *[other] Teada on: { $choices }.
}
error-option-value = Valik „{ $option }“ ei saa olla „{ $found }“. Võimalik: { $choices }.

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
error-building-not-bidding = Panustamine on läbi; nüüd on ehitamine.
error-no-withdrawing-with-referee = Kui kohtunik on sees, ei saa panust tagasi võtta.
error-start-player-names-a-number = Alustav mängija ei saa passida; võimalik on panus 0.
error-bid-above-display = { $display ->
    [one] Panus { $bid } on liiga suur: avatud on ainult { $display } kaart.
   *[other] Panus { $bid } on liiga suur: avatud on ainult { $display } kaarti.
}
error-bid-not-higher = Panus peab olema suurem kui senine suurim panus { $highest }; { $bid } ei ole.
error-bid-not-below-withdrawn = Pärast tagasivõtmist peab panus olema väiksem kui tagasi võetud { $withdrawn }; { $bid } ei ole.
error-bid-unbuildable = { $largest ->
    [0] Panust { $bid } ei saa ehitada: ühelgi avatud kaardil ei ole kohta.
   *[other] Panust { $bid } ei saa ehitada: koht on kõige rohkem { $largest } kaardil.
}
error-not-on-display = Kaart { $card } ei ole avatud kaartide seas.
error-does-not-fit = { $card } ei sobi kaardile { $top }.
error-bid-would-fail = { $left ->
    [one] Nii ei jääks kohta { $left } kaardile, mis on veel ehitada.
   *[other] Nii ei jääks kohta kõigile { $left } kaardile, mis on veel ehitada.
}
error-razed-already = Voorus võib eemaldada ainult ühe kaardi.
error-raze-comes-first = Eemaldada saab ainult enne esimese kaardi ehitamist.
error-no-tower-to-raze = Ei ole midagi eemaldada: { tower-name } on veel ehitamata.
error-roof-not-razed = Torni tippu ei eemaldata kunagi, ja siin on see olemas: { tower-name }.
