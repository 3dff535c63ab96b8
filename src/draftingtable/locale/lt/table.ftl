# Stalai: ką jie atmeta, greitosios frazės ir sėdimų vietų klausimai.

## Sitting down

error-no-such-table = Tokio stalo nėra. Galbūt nuoroda nukopijuota ne visa.
error-seat-taken = { $seat } vieta užimta.
error-seat-not-yours = { $seat } vieta ne tavo.
error-seat-not-person = { $seat } vietoje nėra žmogaus, kurį galėtų pavaduoti botas.
error-seat-resigned = { $seat } vietos žaidėjas pasidavė.
error-seat-stand-in = { $seat } vietoje dabar žaidžia botas. Pirma atsiimk vietą iš boto.
error-table-full = Visos vietos užimtos.
error-seats-too-few = Vietų liktų mažiau ({ $seats }) nei žaidėjų prie stalo ({ $people }). Pirma atlaisvink vietą.
error-table-not-open = Prie šio stalo nebegalima nei sėstis, nei keisti nustatymų.
error-table-not-running = Prie šio stalo dabar nežaidžiama.
error-table-busy = Prie šio stalo vienu metu atliekama per daug veiksmų. Bandyk dar kartą.
error-not-host = Tai gali daryti tik stalo šeimininkas.
error-not-at-table = Tu nesėdi prie šio stalo.
error-nickname-empty = Varde turi būti bent vienas matomas ženklas.
error-nickname-long = Vardas per ilgas: galima iki { $most } ženklų.
error-nickname-taken = Vardas „{ $nickname }“ per daug panašus į prie stalo sėdinčio žaidėjo vardą „{ $other }“. Pasirink kitą.
error-nonce-form = Tavo maišymo dalis turi būti { $bytes } baitų dydžio.
error-nonce-count = Kiekvienai savo vietai (jų turi { $seats }) pridėk po vieną maišymo dalį arba nepridėk nė vienos; gauta: { $found }.
error-order-form = Nurodyk kiekvieną vietą nuo 1 iki { $seats } lygiai vieną kartą.

## Starting

error-seats-open = Šios vietos dar laisvos: { $seats }.
error-not-ready = Dar nepasiruošė: { $names }.
error-answers-missing = Į susodinimo klausimą dar neatsakė: { $names }.

## Playing

error-stale-phase = Žaidimas jau pajudėjo toliau: tavo pasirinkimas skirtas { $phase } žingsniui, o dabar jau { $expected }. Pasirink iš naujo.
error-nothing-to-undo = Nėra ko atšaukti: jau atskleista kas nors nauja arba ėjimą padarė kitas žaidėjas.
error-undo-off = Prie šio stalo ėjimų atšaukti negalima.
error-hints-off = Prie šio stalo patarimai išjungti.
error-hint-not-now = { $seat } vietos žaidėjui dabar nėra ko spręsti.
error-proposal-secret = Slapto pasirinkimo rodyti kitiems negalima.
error-spectators-off = Šį stalą gali matyti tik žaidėjai.
error-game-running = Žaidimas dar nesibaigė.
error-record-unfinished = Šiame įraše žaidimas nebaigtas.
error-message-id-long = Žinutės identifikatorius per ilgas: galima iki { $most } ženklų.

## Talking

error-chat-off = Prie šio stalo galima siųsti tik greitąsias frazes.
error-message-empty = Žinutė tuščia. Įrašyk tekstą.
error-message-long = Tekstas per ilgas: galima iki { $most } ženklų.
error-phrase-unknown = Greitosios frazės „{ $found }“ nėra. Galimos: { $choices }.

## Fair deals

error-fair-no-proof = Šiame įraše nėra įrodymo: nei kontrolinio kodo, nei slaptojo skaičiaus.
error-fair-commitment = Slaptasis skaičius neatitinka prieš žaidimą paskelbto kontrolinio kodo.
error-fair-deal = Pagal slaptąjį skaičių dalijimas turėjo būti „{ $expected }“, o ne „{ $found }“.
error-fair-order = Pagal slaptąjį skaičių vietų tvarka turėjo būti { $expected }, o ne { $found }.
error-fair-start = Pagal slaptąjį skaičių turėjo pradėti { $expected } vietos žaidėjas, o ne { $found } vietos.
error-fair-header-form = Antraštė „{ $key }“ parašyta netinkamai.

## The store

error-store-down = Duomenų bazė šiuo metu neatsako. Bandyk po akimirkos.
error-database-address = Tai ne duomenų bazės adresas. Nurodyk failo kelią, sqlite:///FAILAS arba postgresql://…
error-database-newer = Duomenų bazę sukūrė naujesnė programos versija ({ $found }; ši palaiko { $known }). Atnaujink programą.
error-database-missing = Failo { $file } nėra.
error-database-broken = Failas { $file } sugadintas arba tai ne duomenų bazė.
error-database-not-empty = Duomenų bazė netuščia, o išrašą galima įkelti tik į tuščią.
error-dump-line = { $line } eilutė nėra išrašo dalis.
error-backup-only-files = Taip kopijuojama tik faile laikoma duomenų bazė. Naudok išrašą arba PostgreSQL įrankius.

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
question-last-city = Kuriame mieste lankeisi paskiausiai?
question-dream-city = Kuriame mieste norėtum pagyventi metus?
question-first-name = Koks buvo tavo močiutės vardas?
question-favourite-building = Kaip vadinasi tavo mėgstamiausias pastatas?
