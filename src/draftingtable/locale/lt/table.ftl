# Stalai: ką jie atmeta, greitosios frazės ir sėdimų vietų klausimai.

## Sitting down

error-no-such-table = Tokio stalo nėra. Galbūt nuoroda nepilna.
error-seat-taken = { $seat } vieta užimta.
error-seat-not-yours = { $seat } vieta ne tavo.
error-seat-not-person = { $seat } vietoje nežaidžia niekas, ką galėtų pavaduoti botas.
error-seat-resigned = { $seat } vietos žaidėjas pasidavė.
error-seat-stand-in = { $seat } vietoje dabar žaidžia botas. Pirma susigrąžink vietą.
error-table-full = Visos vietos užimtos.
error-seats-too-few = Prie stalo sėdi žaidėjų: { $people }, o vietų būtų tik: { $seats }. Pirma atlaisvink vietą.
error-table-not-open = Prie šio stalo nebegalima nei atsisėsti, nei keisti nustatymų.
error-table-not-running = Prie šio stalo dabar nežaidžiama.
error-table-busy = Prie šio stalo vienu metu per daug veiksmų. Bandyk dar kartą.
error-not-host = Tai gali tik stalo šeimininkas.
error-not-at-table = Tu nesėdi prie šio stalo.
error-nickname-empty = Varde turi būti bent viena matoma raidė.
error-nickname-long = Šis vardas per ilgas; daugiausia ženklų: { $most }.
error-nickname-taken = Vardas „{ $nickname }“ per daug panašus į „{ $other }“ – toks žaidėjas čia jau sėdi.
error-nonce-form = Tavo maišymo dalies dydis baitais turi būti { $bytes }.
error-nonce-count = Pridėk po vieną maišymo dalį kiekvienai savo vietai (jų turi { $seats }) arba nė vienos; gauta: { $found }.
error-order-form = Eilėje kiekviena vieta nuo 1 iki { $seats } turi būti lygiai vieną kartą.

## Starting

error-seats-open = Šios vietos dar laisvos: { $seats }.
error-not-ready = Dar nepasiruošė: { $names }.
error-answers-missing = Į susodinimo klausimą dar neatsakė: { $names }.

## Playing

error-stale-phase = Žaidimas jau pasistūmėjo: rinkaisi { $phase } žingsniui, o dabar jau { $expected }.
error-nothing-to-undo = Nėra ko atšaukti: jau pamatyta kažkas naujo arba ėjo kitas žaidėjas.
error-undo-off = Prie šio stalo ėjimai neatšaukiami.
error-hints-off = Prie šio stalo patarimų nėra.
error-hint-not-now = { $seat } vietai dabar nėra ko spręsti.
error-proposal-secret = Slapto pasirinkimo negalima parodyti kitiems.
error-spectators-off = Šį stalą gali matyti tik žaidėjai.
error-game-running = Žaidimas dar nesibaigė.
error-record-unfinished = Šiame įraše žaidimas nebaigtas.
error-message-id-long = Žinutės identifikatorius per ilgas; daugiausia ženklų: { $most }.

## Talking

error-chat-off = Prie šio stalo galimos tik greitosios frazės.
error-message-empty = Ši žinutė tuščia.
error-message-long = Per ilgai; daugiausia ženklų: { $most }.
error-phrase-unknown = Greitosios frazės „{ $found }“ nėra. Žinomos: { $choices }.

## Fair deals

error-fair-no-proof = Šiame įraše nėra įrodymo: nei atspaudo, nei paslapties.
error-fair-commitment = Tai ne ta paslaptis, kurios atspaudas paskelbtas prieš žaidimą.
error-fair-deal = Pagal paslaptį dalijimas turėjo būti „{ $expected }“, o ne „{ $found }“.
error-fair-order = Pagal paslaptį vietų tvarka turėjo būti { $expected }, o ne { $found }.
error-fair-start = Pagal paslaptį turėjo pradėti kita vieta: { $expected }, o ne { $found }.
error-fair-header-form = Antraštė „{ $key }“ netinkamai parašyta.

## The store

error-store-down = Duomenų bazė šiuo metu neatsako. Bandyk po akimirkos.
error-database-address = Tai ne duomenų bazės adresas: rašyk failo kelią, sqlite:///FAILAS arba postgresql://…
error-database-newer = Duomenų bazę sukūrė naujesnė programos versija ({ $found }; ši atpažįsta { $known }).
error-database-missing = Failo { $file } nėra.
error-database-broken = Failas { $file } sugadintas arba nėra saugykla.
error-database-not-empty = Duomenų bazė ne tuščia: išrašą galima įkelti tik į tuščią.
error-dump-line = { $line } eilutė nėra išrašo dalis.
error-backup-only-files = Taip kopijuojama tik failo saugykla; naudok išrašą arba PostgreSQL įrankius.

## Quick phrases

phrase-hello = Labas!
phrase-good-luck = Sėkmės!
phrase-your-turn = Tavo eilė!
phrase-take-your-time = Neskubėk.
phrase-one-moment = Minutėlę!
phrase-well-played = Puikiai sužaista!
phrase-nice-city = Koks gražus miestas!
phrase-nice-tower = Koks gražus bokštas!
phrase-over-here = Gal čia?
phrase-you-first = Prašom, pradėk tu.
phrase-me-first = Leisk pradėti man.
phrase-shall-we-swap = Gal darom atvirkščiai?
phrase-yes = Taip.
phrase-no = Ne.
phrase-thanks = Ačiū!
phrase-sorry = Atsiprašau!
phrase-oops = Oi!
phrase-again = Dar vieną žaidimą?
phrase-good-game = Buvo geras žaidimas!
phrase-goodbye = Viso gero!

## Seating questions (C1.3): people sit by their answers, A to Z

question-birthplace = Kuriame mieste ar kaime tu gimei?
question-street = Kurioje gatvėje gyvenai vaikystėje?
question-last-city = Kokį miestą aplankei paskiausiai?
question-dream-city = Kuriame mieste norėtum pagyventi metus?
question-first-name = Koks buvo tavo močiutės vardas?
question-favourite-building = Kaip vadinasi tavo mėgstamiausias pastatas?
