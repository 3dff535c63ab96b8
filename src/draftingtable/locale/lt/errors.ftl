# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = Žaidimo „{ $found }“ nėra. Žinomi: { $choices }.
error-language-unknown = Kalbos „{ $found }“ nėra. Žinomos: { $choices }.
error-bot-unknown = Boto „{ $found }“ nėra. Žinomi: { $choices }.
error-seat-unknown = Niekas negali žaisti kaip „{ $found }“. Galima: { $choices }.
error-no-terminal-play = „{ $game }“ terminale žaisti dar negalima. Galima: { $choices }.
error-player-count = Žaidėjų skaičius negali būti { $found }, tik nuo { $least } iki { $most }.
error-no-imagining = Iš to, ką mato vienas žaidėjas, žaidimo „{ $game }“ atkurti neįmanoma, todėl joks botas negali jo nagrinėti.
error-no-start-player = Žaidime „{ $game }“ nėra pradedančio žaidėjo.
error-start-player = Nėra vietos { $found }, kuri galėtų pradėti; vietos yra nuo 1 iki { $players }.
error-option-unknown = Parinkties „{ $option }“ nėra. { $choices_count ->
    [0] Šis žaidimas parinkčių neturi.
   *[other] Žinomos: { $choices }.
}
error-option-value = Parinktis „{ $option }“ negali būti „{ $found }“. Galima: { $choices }.
error-seats-empty = Čia yra tuščia vieta: „{ $found }“.
error-option-form = „{ $found }“ nėra parinktis: rašoma PAVADINIMAS=REIKŠMĖ.
error-option-twice = Parinktis „{ $option }“ nurodyta du kartus.
error-option-not-in-mode = Parinkties „{ $option }“ nėra režime „{ $mode }“, ji yra tik čia: { $choices }.
error-extra-missing = Modulis „{ $module }“ neįdiegtas; įdiegiama taip: pip install 'draftingtable[{ $extra }]'
error-player-class = „{ $found }“ nesukuria žaidėjo: { $problem }.
error-player-address = „{ $found }“ nėra adresas: rašoma ws:PRIEVADAS arba ws:KOMPIUTERIS:PRIEVADAS.
error-player-parameter = „{ $found }“ (čia: „{ $player }“) nėra parametras: rašoma PAVADINIMAS=REIKŠMĖ, kiekvienas pavadinimas vieną kartą.
error-player-parameter-unknown = Žaidėjas „{ $player }“ neturi parametro „{ $found }“. { $choices_count ->
    [0] Jis neturi jokių.
   *[other] Žinomi: { $choices }.
}
error-player-name = „{ $found }“ nenurodo žaidėjo: rašoma VARDAS=ŽAIDĖJAS, kiekvienas vardas vieną kartą.

## Files and tournaments

error-file-too-large = Failas per didelis; daugiausia baitų: { $most }.
error-file-not-utf8 = Failas nėra UTF-8 tekstas (žr. baitą { $byte }).
error-file-exists = Failas { $file } jau yra, ir jame kas kita.
error-arena-in-use = Kita programa rašo į failą { $file }.
error-arena-no-results = Failas { $file } yra, bet jame nėra turnyro rezultatų.
error-arena-other-configuration = Faile { $file } yra kito turnyro rezultatai: { $differences }.
error-arena-bad-line = Failo { $file } eilutė { $line } nėra rezultatas: { $problem }.
error-arena-nobody = Nėra kam žaisti.
error-arena-table-sizes = Prie visų stalų turi būti tiek pat žaidėjų; rasta: { $found }.
error-arena-matchup-twice = Šie žaidėjai susitinka du kartus: { $found }.
error-arena-game-failed = Vienas žaidimas nepavyko: { $place }.
error-arena-worker-died = Darbinis procesas { $worker } baigėsi ({ $how }) šiame žaidime: { $place }.
error-arena-no-ray = Ray telkinio adresu „{ $address }“ nėra: { $problem }.
error-arena-ray-version = Ray telkinyje yra šios programos versija { $found }; čia yra { $expected }.
error-bot-fault = Botas „{ $player }“ suklydo ({ $kind }): { $detail }

## Score pads

error-sheet-json = Lapas nėra JSON: { $problem }.
error-sheet-not-object = { $place }: čia turi būti JSON objektas.
error-sheet-key-missing = { $place }: trūksta rakto „{ $key }“.
error-sheet-key-unknown = { $place }: nežinomas raktas „{ $key }“. Žinomi: { $choices }.
error-sheet-not-list = { $place }: čia turi būti sąrašas.
error-sheet-list-length = { $place }: elementų turi būti nuo { $least } iki { $most }, o ne { $found }.
error-sheet-list-exact = { $place }: elementų turi būti { $expected }, o ne { $found }.
error-sheet-number = { $place }: čia turi būti sveikasis skaičius nuo { $least } iki { $most }, o ne „{ $found }“.
error-sheet-not-text = { $place }: čia turi būti netuščias tekstas.
error-sheet-choice = { $place }: negali būti „{ $found }“. Galima: { $choices }.
error-sheet-name-twice = { $place }: vardas „{ $name }“ yra du kartus.
error-sheet-tower-order = { $place }: { $card } negalima dėti ant { $top }.
error-sheet-beyond-deck = Lape kortų { $card } yra daugiau ({ $found }) nei kaladėje ({ $deck }).
error-sheet-beyond-deck-size = Lape kartu su nugriautomis yra daugiau kortų ({ $found }) nei kaladėje ({ $deck }).
error-sheet-row-length = { $place }: raidžių turi būti { $size }, o ne { $found }.
error-sheet-letter = { $place }: „{ $found }“ nėra pastatas. Galima: { $choices }.

## Records

error-record-first-line = Pirma eilutė turi būti „{ $expected }“.
error-record-header-missing = Trūksta antraštės „{ $key }“.
error-record-header-form = „{ $text }“ nėra antraštė: antraštė rašoma „raktas: reikšmė“.
error-record-header-twice = Antraštė „{ $key }“ yra du kartus.
error-record-no-events = Trūksta eilutės „{ $expected }“, kuri užbaigia antraštes.
error-record-event-form = „{ $text }“ nėra įvykis: įvykis yra netuščia eilutė be tarpų pradžioje ir pabaigoje.
error-record-seat = Ėjimas negali prasidėti taip: „{ $found }“. Pirma rašomas vietos numeris nuo 1 iki { $seats }, po to ėjimas.
error-record-result-missing = Po šios eilutės turi būti eilutė su „result:“.
error-record-result-form = Rezultatas turi būti JSON objektas su sąrašais „scores“ ir „winners“, o juose – sveikieji skaičiai.
error-record-after-result = Po rezultato nieko būti negali.
error-record-options-form = Parinktys turi būti JSON objektas.
error-record-seats-form = Vietos turi būti JSON vardų sąrašas.
error-record-resigned-form = Antraštė „resigned“ turi būti vietų sąrašas.
error-record-resigned-seat = Antraštėje „resigned“ yra vieta { $found }; joje gali būti vietos nuo 1 iki { $seats }, kiekviena vieną kartą.
error-record-number = „{ $key }“ turi būti sveikasis skaičius, o ne „{ $found }“.
error-record-json = Tai, kas rašoma po „{ $key }“, nėra JSON: { $problem }.
error-rules-version = Įrašas atitinka taisyklių versiją { $found }; ši programa žaidžia pagal versiją { $known }.
error-after-the-end = Žaidimas baigėsi dar prieš tai.
error-chance-comes-next = Niekas negali daryti ėjimo, kol neišdalyta.
error-no-chance-now = Dabar dalyti negalima: pirma žaidėjas turi padaryti ėjimą.
error-result-too-early = Rezultatas yra, bet žaidimas dar nesibaigė.
error-result-differs = { $key ->
    [winners] Laimėjusios vietos yra { $expected }, o ne { $found }.
   *[scores] Taškai yra { $expected }, o ne { $found }.
}
error-choices-in-seat-order = Vienu metu padaryti pasirinkimai rašomi vietų eile: vieta { $expected } prieš vietą { $seat }.

## Chance

error-script-ended = Nebėra ką dalyti, o čia turi būti „{ $expected }“.
error-wrong-chance = Čia turi būti „{ $expected }“, o ne „{ $found }“.
error-wrong-chance-target = Šis dalijimas skirtas numeriui { $expected }, o ne numeriui { $found }.
error-wrong-chance-count = Čia turi būti išdalyta { $expected }, o ne { $found }.
error-not-in-pile = { $item } ({ $place } vieta šiame dalijime) nėra tarp to, ką dar galima išdalyti.

## Notation

error-no-such-card = „{ $found }“ nėra korta: korta yra raidė (c, h, t, j, s) ir vertė nuo 0 iki 15, pavyzdžiui, s7.
error-no-such-move = Ėjimo, kurio numeris { $number }, nėra.
error-no-such-move-text = „{ $found }“ nėra ėjimas.
error-no-such-chance-text = „{ $found }“ nėra dalijimas.

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
error-no-tower-to-raze = Nėra ko nugriauti: { tower-name } dar nepradėtas.
error-roof-not-razed = Bokšto viršūnės niekada negalima nugriauti, o { tower-name } ją jau turi.

## Between Two Cities

error-no-such-tile = „{ $found }“ nėra plytelė: plytelė yra S, F, O, P, H, d, e, m arba b, arba dviguba, pavyzdžiui, F/e ar e-F.
error-no-such-city = Tokio miesto nėra.
error-no-such-square = „{ $found }“ nėra langelis: langelis rašomas x,y, pavyzdžiui, 1,0 arba -2,1.
error-square-out-of-reach = { $found } per toli: nuo pirmos miesto plytelės galima nutolti daugiausia per { $far }.
error-touches-no-building = { $tile } langelyje { $square } nesiliečia su jokiu miesto { $city } pastatu.
error-square-taken = Plytelės { $tile } negalima dėti į langelį { $square } mieste { $city }: langelyje { $taken } stovi { $building }.
error-outside-four-by-four = Jei langelyje { $square } būtų { $tile }, miestas { $city } netilptų į 4x4 kvadratą.
error-first-tile-is-origin = Pirma miesto { $city } plytelė dedama į langelį 0,0, o ne { $square }.
error-both-tiles-placed = Vieta { $seat } jau padėjo abi plyteles.
error-no-such-seat = Vietos { $seat } nėra; vietos yra nuo 1 iki { $seats }.
error-tiles-come-first = Pirma reikia išdalyti plyteles.
error-choice-is-final = Vieta { $seat } jau pasirinko, o pasirinkimas galutinis.
error-assigning-is-solo = Plytelės skiriamos tik žaidžiant vienam.
error-picking-not-placing = Dabar renkamos dvi plytelės; dar nieko negalima padėti.
error-placing-not-picking = Rinkimasis baigėsi; dabar plytelės dedamos.
error-not-in-hand = Plytelės { $tile } rankoje nėra.
error-only-one-in-hand = Rankoje yra tik viena plytelė { $tile }.
error-not-to-be-placed = Plytelės { $tile } nėra tarp dedamų plytelių: { $tiles }.
error-not-your-city = Miestas { $city } ne tavo; tavo yra { $cities }.
error-one-tile-for-each-city = Miestas { $city } savo plytelę jau turi; kita plytelė dedama į miestą { $other }.
error-no-picking-in-solo = Žaidžiant vienam niekas nesirenka slapta.
error-placing-not-assigning = Plytelės jau paskirtos; dabar jos dedamos.
error-assigning-not-placing = Plytelės pirma paskiriamos ir tik tada dedamos.
error-automa-takes-another = Pagal Automos kortą { $card } plytelė { $tile } tenka miestui { $city }.
error-city-has-its-tile = Miestui { $city } plytelė jau paskirta.
error-automacity-is-not-yours = Šiame režime Automamiestui nieko neskiri.
error-not-assigned-there = Plytelė { $tile } nepaskirta miestui { $city }. Reikia padėti: { $to_place }.

## Automa decks

error-deck-not-toml = Kaladė nėra TOML: { $problem }.
error-deck-no-cards = Kaladėje nėra sąrašo „card“.
error-deck-key-unknown = { $place }: nežinomas raktas „{ $key }“. Žinomi: { $choices }.
error-deck-size = Kaladėje kortų turi būti { $expected }, o ne { $found }.
error-deck-card-form = Korta { $card } turi būti lentelė su stulpeliais „shared“ ir „automacity“.
error-deck-card-text = Korta { $card } negali būti „{ $found }“: reikia dviejų stulpelių su / tarp jų, pavyzdžiui, fm/nhm.
error-deck-column-missing = Kortoje { $card } trūksta stulpelio „{ $column }“.
error-deck-column-form = Kortos { $card } stulpelis „{ $column }“ turi būti simbolių sąrašas.
error-deck-symbol-unknown = Kortos { $card } stulpelyje „{ $column }“ yra nežinomas simbolis „{ $found }“. Žinomi: { $choices }.
error-deck-symbol-twice = Kortos { $card } stulpelyje „{ $column }“ simbolis „{ $symbol }“ yra du kartus.
error-deck-column-end = Kortos { $card } stulpelis „{ $column }“ turi baigtis simboliu „most“.
error-deck-after-most = Kortos { $card } stulpelyje „{ $column }“ po „most“ nieko būti negali, o yra „{ $found }“.

## Campaigns

error-campaign-bonus-unknown = „{ $found }“ nėra pastato tipas. Galima: { $choices }.
error-campaign-bonus-city = Premiją duoda silpnesnis miestas ({ $lower }), o ne „{ $found }“.
error-campaign-bonus-used = „{ $bonus }“ jau pasirinkta žaidime { $game }; kiekvieną tipą kampanijoje galima rinktis vieną kartą.
error-campaign-game-unfinished = Galima įrašyti tik baigtą žaidimą.
error-campaign-deck-without-cards = Pradedančiųjų režime Automos kortų nėra, todėl nėra ir kaladės.
error-campaign-bonus-missing = Pirma reikia pasirinkti žaidimo { $game } premiją.
error-campaign-is-over = Kampanija baigta (žaidimų skaičius: { $games }).
error-campaign-record-name = „{ $found }“ negali būti įrašo pavadinimas.
error-campaign-other-game = Šis žaidimas priklauso kitai kampanijai: „{ $option }“ čia yra „{ $found }“, o ne „{ $expected }“.
error-campaign-differs = Kampanijos faile { $file } „{ $option }“ yra { $found }, o ne { $expected }.
error-campaign-no-bonus-now = Dabar nėra premijos, kurią būtų galima rinktis.
error-campaign-first-line = Pirma eilutė turi būti „{ $expected }“.
error-campaign-no-games = Trūksta eilutės „{ $expected }“, kuri užbaigia antraštes.
error-campaign-header-form = „{ $text }“ nėra kampanijos antraštė. Žinomos: { $choices }.
error-campaign-header-twice = Antraštė „{ $key }“ yra du kartus.
error-campaign-header-missing = Trūksta antraštės „{ $key }“.
error-campaign-line-form = „{ $text }“ nėra kampanijos žaidimas.
error-campaign-number = Čia turi būti žaidimas { $expected }, o ne žaidimas { $found }.
error-campaign-score = Tavo taškai – silpnesnio tavo miesto taškai: { $expected }, o ne { $found }.
error-campaign-automa-scores = Automos negali turėti { $scores }, kai tavo miestai turi { $cities }.
error-campaign-winner = { $won ->
    [true] Kai taškai yra { $scores }, žaidimas negali būti laimėtas.
   *[false] Kai taškai yra { $scores }, žaidimas negali būti pralaimėtas.
}
