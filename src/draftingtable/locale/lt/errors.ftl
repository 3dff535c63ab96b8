# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = Žaidimo „{ $found }“ nėra. Žinomi: { $choices }.
error-language-unknown = Kalbos „{ $found }“ nėra. Žinomos: { $choices }.
error-bot-unknown = Boto „{ $found }“ nėra. Žinomi: { $choices }.
error-seat-unknown = Niekas negali žaisti kaip „{ $found }“. Galima: { $choices }.
error-no-terminal-play = „{ $game }“ terminale žaisti dar negalima. Galima: { $choices }.
error-player-count = Žaidėjų skaičius negali būti { $found }, tik nuo { $least } iki { $most }.
error-no-start-player = Žaidime „{ $game }“ nėra pradedančio žaidėjo.
error-start-player = Nėra vietos { $found }, kuri galėtų pradėti; vietos yra nuo 1 iki { $players }.
error-option-unknown = Parinkties „{ $option }“ nėra. { $choices_count ->
    [0] Šis žaidimas parinkčių neturi.
   *[other] Žinomos: { $choices }.
}
error-option-value = Parinktis „{ $option }“ negali būti „{ $found }“. Galima: { $choices }.

## Records

error-record-first-line = Pirma eilutė turi būti „{ $expected }“.
error-record-header-missing = Trūksta antraštės „{ $key }“.
error-record-header-form = „{ $text }“ nėra antraštė: antraštė rašoma „raktas: reikšmė“.
error-record-header-twice = Antraštė „{ $key }“ yra du kartus.
error-record-no-events = Trūksta eilutės „{ $expected }“, kuri užbaigia antraštes.
error-record-event-form = „{ $text }“ nėra įvykis: įvykis yra netuščia eilutė be tarpų pradžioje ir pabaigoje.
error-record-seat = Ėjimas negali prasidėti „{ $found }“: pirma rašomas vietos numeris nuo 1 iki { $seats }, po to ėjimas.
error-record-result-missing = Po šios eilutės turi būti eilutė su „result:“.
error-record-result-form = Rezultatas turi būti JSON objektas su sąrašais „scores“ ir „winners“, o juose – sveikieji skaičiai.
error-record-after-result = Po rezultato nieko būti negali.
error-record-options-form = Parinktys turi būti JSON objektas.
error-record-seats-form = Vietos turi būti JSON vardų sąrašas.
error-record-number = „{ $key }“ turi būti sveikasis skaičius, o ne „{ $found }“.
error-record-json = Tai, kas rašoma po „{ $key }“, nėra JSON: { $problem }.
error-rules-version = Užrašas atitinka taisyklių versiją { $found }; ši programa žaidžia pagal versiją { $known }.
error-after-the-end = Žaidimas baigėsi dar prieš tai.
error-chance-comes-next = Niekas negali daryti ėjimo, kol nepadalyta.
error-no-chance-now = Dabar dalyti negalima: pirma žaidėjas turi padaryti ėjimą.
error-result-too-early = Rezultatas yra, bet žaidimas dar nesibaigė.
error-result-differs = { $key ->
    [winners] Laimėjusios vietos yra { $expected }, o ne { $found }.
   *[scores] Taškai yra { $expected }, o ne { $found }.
}

## Chance

error-script-ended = Nebėra ką dalyti, o čia turi būti „{ $expected }“.
error-wrong-chance = Čia turi būti „{ $expected }“, o ne „{ $found }“.
error-wrong-chance-target = Ši dalyba skirta numeriui { $expected }, o ne numeriui { $found }.
error-wrong-chance-count = Čia dalijamas kiekis yra { $expected }, o ne { $found }.
error-not-in-pile = { $item } ({ $place } vieta šioje dalyboje) nebegali pasirodyti.

## Notation

error-no-such-card = „{ $found }“ nėra korta: korta yra raidė (c, h, t, j, s) ir vertė nuo 0 iki 15, pavyzdžiui, s7.
error-no-such-move = Ėjimo, kurio numeris { $number }, nėra.
error-no-such-move-text = „{ $found }“ nėra ėjimas.
error-no-such-chance-text = „{ $found }“ nėra dalyba.

## 5 Towers

error-game-is-over = Žaidimas baigėsi.
error-cards-come-first = Pirma reikia išdėlioti kortų eilę.
error-not-your-turn = Dabar eilė vietai { $turn }, o ne vietai { $seat }.
error-bidding-not-building = Vyksta aukcionas; dar niekas nestato ir negriauna.
error-building-not-bidding = Aukcionas baigėsi; dabar vyksta statymas.
error-no-withdrawing-with-referee = Kai teisėjas įjungtas, šaukto skaičiaus atsiimti negalima.
error-start-player-names-a-number = Pradedantis žaidėjas negali praleisti ėjimo; jis gali šaukti 0.
error-bid-above-display = { $display ->
    [one] Šaukti { $bid } per daug: kortų eilėje yra tik { $display } korta.
    [few] Šaukti { $bid } per daug: kortų eilėje yra tik { $display } kortos.
   *[other] Šaukti { $bid } per daug: kortų eilėje yra tik { $display } kortų.
}
error-bid-not-higher = Reikia kelti aukščiau už didžiausią šauktą skaičių { $highest }; { $bid } nėra daugiau.
error-bid-not-below-withdrawn = Atsiėmus reikia šaukti mažiau nei atsiimtas skaičius { $withdrawn }; { $bid } nėra mažiau.
error-bid-unbuildable = { $largest ->
    [0] Pastatyti { $bid } negalima: nė viena kortų eilės korta neturi vietos.
    [one] Pastatyti { $bid } negalima: vietos turi daugiausia { $largest } korta.
    [few] Pastatyti { $bid } negalima: vietos turi daugiausia { $largest } kortos.
   *[other] Pastatyti { $bid } negalima: vietos turi daugiausia { $largest } kortų.
}
error-not-on-display = Kortos { $card } nėra kortų eilėje.
error-does-not-fit = { $card } negalima dėti ant { $top }.
error-bid-would-fail = Taip nebebūtų galima pastatyti visų likusių kortų (jų dar { $left }).
error-razed-already = Per raundą galima nugriauti tik vieną kortą.
error-raze-comes-first = Nugriauti galima tik prieš pastatant pirmą kortą.
error-no-tower-to-raze = Nėra ko nugriauti: { tower-name } dar nepastatytas.
error-roof-not-razed = Bokšto viršūnės niekada negalima nugriauti, o { tower-name } ją jau turi.
