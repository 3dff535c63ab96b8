# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = Žaidimo „{ $found }“ nėra. Galimi: { $choices }.
error-language-unknown = Kalbos „{ $found }“ nėra. Galimos: { $choices }.
error-bot-unknown = Boto „{ $found }“ nėra. Galimi: { $choices }.
error-seat-unknown = Žaidėjo „{ $found }“ nėra. Galimi: { $choices }.
error-player-count = { $most ->
    [1] Šis režimas skirtas vienam žaidėjui.
   *[other] Netinkamas žaidėjų skaičius ({ $found }): mažiausias galimas – { $least }, didžiausias – { $most }.
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
error-arena-nobody = Nėra nė vieno žaidėjo.
error-arena-table-sizes = Prie visų stalų turi būti po tiek pat žaidėjų; rasta: { $found }.
error-arena-matchup-twice = Šie žaidėjai susitinka du kartus: { $found }.
error-arena-game-failed = Žaidimo užbaigti nepavyko: { $place }.
error-arena-worker-died = Darbinis procesas { $worker } baigėsi ({ $how }) šiame žaidime: { $place }.
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
error-sheet-name-twice = { $place }: vardas „{ $name }“ yra du kartus.
error-sheet-tower-order = { $place }: { $card } negalima dėti ant { $top }.
error-sheet-beyond-deck = Lape kortų { $card } yra daugiau ({ $found }) nei kaladėje ({ $deck }).
error-sheet-beyond-deck-size = Lape kartu su nugriautomis yra daugiau kortų ({ $found }) nei kaladėje ({ $deck }).
error-sheet-row-length = { $place }: raidžių turi būti { $size }, o ne { $found }.
error-sheet-letter = { $place }: „{ $found }“ nėra pastatas. Galimi: { $choices }.

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

error-no-such-card = „{ $found }“ nėra korta. Korta – tai raidė (c, h, t, j, s) ir vertė nuo 0 iki 15, pavyzdžiui, s7.
error-no-such-move = Ėjimo Nr. { $number } nėra.
error-no-such-move-text = „{ $found }“ nėra tinkamas ėjimas.
error-no-such-chance-text = „{ $found }“ nėra tinkamas dalijimas.

## 5 Towers

error-game-is-over = Žaidimas jau baigtas.
error-cards-come-first = Pirma reikia išdėlioti kortų eilę.
error-not-your-turn = Dabar { $turn } vietos žaidėjo eilė, o ne { $seat } vietos.
error-bidding-not-building = Vyksta aukcionas; statyti ir griauti dar negalima.
error-building-not-bidding = Aukcionas baigėsi; dabar stato jo laimėtojas.
error-no-withdrawing-with-referee = Kai įjungtas teisėjas, šaukto skaičiaus atsiimti negalima.
error-start-player-names-a-number = Pradedantis žaidėjas negali praleisti ėjimo; jis gali šaukti 0.
error-bid-above-display = { $display ->
    [one] { $bid } – per daug: kortų eilėje yra tik { $display } korta.
    [few] { $bid } – per daug: kortų eilėje yra tik { $display } kortos.
   *[other] { $bid } – per daug: kortų eilėje yra tik { $display } kortų.
}
error-bid-not-higher = Reikia kelti daugiau nei { $highest } (didžiausias šauktas skaičius); { $bid } – per mažai.
error-bid-not-below-withdrawn = Atsiėmus { $withdrawn }, reikia šaukti mažiau; { $bid } – per daug.
error-bid-unbuildable = { $largest ->
    [0] Šaukti { $bid } negalima: nėra kur dėti nė vienos kortų eilės kortos.
    [one] Šaukti { $bid } negalima: yra kur dėti tik { $largest } kortą.
    [few] Šaukti { $bid } negalima: yra kur dėti tik { $largest } kortas.
   *[other] Šaukti { $bid } negalima: yra kur dėti tik { $largest } kortų.
}
error-not-on-display = Kortos { $card } nėra kortų eilėje.
error-does-not-fit = { $card } negalima dėti ant { $top }.
error-bid-would-fail = Taip nebegalėtum pastatyti visų likusių kortų (jų dar { $left }).
error-razed-already = Per raundą galima nugriauti tik vieną kortą.
error-raze-comes-first = Nugriauti kortą galima tik prieš pastatant pirmąją.
error-no-tower-to-raze = Nėra ko nugriauti: { tower-name } dar nepradėtas.
error-roof-not-razed = Bokšto viršūnės nugriauti negalima, o { tower-name } ją jau turi.

## Between Two Cities

error-no-such-tile = „{ $found }“ nėra plytelė. Plytelė – tai S, F, O, P, H, d, e, m arba b, arba dviguba, pavyzdžiui, F/e ar e-F.
error-no-such-city = Tokio miesto nėra.
error-no-such-square = „{ $found }“ nėra langelis. Rašyk x,y, pavyzdžiui, 1,0 arba -2,1.
error-square-out-of-reach = { $found } – per toli: nuo pirmos miesto plytelės galima nutolti daugiausia per { $far }.
error-touches-no-building = { $tile } langelyje { $square } nesiliečia su jokiu miesto { $city } pastatu.
error-square-taken = Plytelės { $tile } negalima dėti į langelį { $square } mieste { $city }: langelyje { $taken } stovi { $building }.
error-outside-four-by-four = Jei langelyje { $square } būtų { $tile }, miestas { $city } netilptų į 4 × 4 kvadratą.
error-first-tile-is-origin = Pirma miesto { $city } plytelė dedama į langelį 0,0, o ne į { $square }.
error-both-tiles-placed = { $seat } vietos žaidėjas jau padėjo abi plyteles.
error-no-such-seat = { $seat } vietos nėra: vietos yra nuo 1 iki { $seats }.
error-tiles-come-first = Pirma reikia išdalyti plyteles.
error-choice-is-final = { $seat } vietos žaidėjas jau pasirinko, o pasirinkimo keisti negalima.
error-assigning-is-solo = Plytelės skiriamos tik žaidžiant vienam.
error-picking-not-placing = Dabar reikia pasirinkti dvi plyteles; dėti dar negalima.
error-placing-not-picking = Rinkimasis baigėsi; dabar plytelės dedamos.
error-not-in-hand = Plytelės { $tile } rankoje nėra.
error-only-one-in-hand = Rankoje yra tik viena plytelė { $tile }.
error-not-to-be-placed = Plytelės { $tile } dėti nereikia. Reikia padėti: { $tiles }.
error-not-your-city = Miestas { $city } ne tavo. Tavo miestai: { $cities }.
error-one-tile-for-each-city = Į miestą { $city } plytelę jau padėjai. Kitą dėk į miestą { $other }.
error-no-picking-in-solo = Žaidžiant vienam slapta nesirenkama.
error-placing-not-assigning = Plytelės jau paskirtos; dabar jos dedamos.
error-assigning-not-placing = Pirma paskirk plyteles miestams, tada dėk.
error-automa-takes-another = Pagal Automos kortą Nr. { $card } plytelė { $tile } tenka miestui { $city }.
error-city-has-its-tile = Miestui { $city } plytelė jau paskirta.
error-automacity-is-not-yours = Šiame režime Automamiestui plytelių neskiri.
error-not-assigned-there = Plytelė { $tile } nepaskirta miestui { $city }. Reikia padėti: { $to_place }.

## Automa decks

error-deck-not-toml = Kaladė nėra TOML: { $problem }.
error-deck-no-cards = Kaladėje nėra sąrašo „card“.
error-deck-key-unknown = { $place }: nežinomas raktas „{ $key }“. Galimi: { $choices }.
error-deck-size = Kaladėje kortų turi būti { $expected }, o ne { $found }.
error-deck-card-form = Korta Nr. { $card } turi būti lentelė su stulpeliais „shared“ ir „automacity“.
error-deck-card-text = Korta Nr. { $card } negali būti „{ $found }“: reikia dviejų stulpelių, atskirtų ženklu /, pavyzdžiui, fm/nhm.
error-deck-column-missing = Kortoje Nr. { $card } trūksta stulpelio „{ $column }“.
error-deck-column-form = Kortos Nr. { $card } stulpelis „{ $column }“ turi būti simbolių sąrašas.
error-deck-symbol-unknown = Kortos Nr. { $card } stulpelyje „{ $column }“ yra nežinomas simbolis „{ $found }“. Galimi: { $choices }.
error-deck-symbol-twice = Kortos Nr. { $card } stulpelyje „{ $column }“ simbolis „{ $symbol }“ yra du kartus.
error-deck-column-end = Kortos Nr. { $card } stulpelis „{ $column }“ turi baigtis simboliu „most“.
error-deck-after-most = Kortos Nr. { $card } stulpelyje „{ $column }“ po „most“ nieko būti negali, o yra „{ $found }“.

## Campaigns

error-campaign-bonus-unknown = „{ $found }“ nėra pastatų tipas. Galimi: { $choices }.
error-campaign-bonus-city = Papildomų taškų duoda silpnesnis miestas ({ $lower }), o ne „{ $found }“.
error-campaign-bonus-used = Tipas „{ $bonus }“ jau pasirinktas ({ $game } žaidimas). Kiekvieną tipą kampanijoje galima rinktis vieną kartą.
error-campaign-game-unfinished = Galima įrašyti tik baigtą žaidimą.
error-campaign-deck-without-cards = Pradedančiųjų režime Automos kortų nėra, todėl kaladės nurodyti negalima.
error-campaign-bonus-missing = Pirma pasirink { $game } žaidimo papildomus taškus.
error-campaign-is-over = Kampanija baigta (žaidimų skaičius: { $games }).
error-campaign-record-name = „{ $found }“ negali būti įrašo pavadinimas.
error-campaign-other-game = Šis žaidimas priklauso kitai kampanijai: „{ $option }“ čia yra „{ $found }“, o ne „{ $expected }“.
error-campaign-differs = Kampanijos faile { $file } „{ $option }“ yra { $found }, o ne { $expected }.
error-campaign-no-bonus-now = Dabar papildomų taškų rinktis negalima.
error-campaign-first-line = Pirma eilutė turi būti „{ $expected }“.
error-campaign-no-games = Trūksta eilutės „{ $expected }“, kuri užbaigia antraštes.
error-campaign-header-form = „{ $text }“ nėra kampanijos antraštė. Galimos: { $choices }.
error-campaign-header-twice = Antraštė „{ $key }“ yra du kartus.
error-campaign-header-missing = Trūksta antraštės „{ $key }“.
error-campaign-line-form = „{ $text }“ nėra kampanijos žaidimas.
error-campaign-number = Čia turi būti { $expected } žaidimas, o ne { $found }.
error-campaign-score = Tavo taškai – silpnesnio tavo miesto taškai: { $expected }, o ne { $found }.
error-campaign-automa-scores = Automos negali turėti { $scores } t., kai tavo miestai turi { $cities }.
error-campaign-winner = { $won ->
    [true] Kai taškai yra { $scores }, žaidimas negali būti laimėtas.
   *[false] Kai taškai yra { $scores }, žaidimas negali būti pralaimėtas.
}
