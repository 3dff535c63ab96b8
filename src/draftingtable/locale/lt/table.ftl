# Stalai: ką jie atmeta, greitosios frazės ir sėdimų vietų klausimai.

## Sitting down

error-no-such-table = Tokio stalo nėra. Galbūt nuoroda nukopijuota ne visa.
error-seat-taken = { $seat } vieta užimta.
error-seat-not-yours = { $seat } vieta ne tavo.
error-seat-not-person = { $seat } vietoje nėra žmogaus, kurį galėtų pavaduoti botas.
error-seat-resigned = { $seat } vietos žaidėjas pasidavė.
error-seat-stand-in = { $seat } vietoje dabar žaidžia botas. Pirma atsiimk vietą iš boto.
error-player-present = { $seat } vietos žaidėjas yra čia arba ką tik buvo. Botas gali perimti vietą po { $seconds } sek. nebuvimo arba pasibaigus laikui.
error-table-full = Visos vietos užimtos.
error-one-seat = Čia kiekvienam po vieną vietą. Šeimininkas stalo nustatymuose gali leisti keliems žmonėms žaisti tuo pačiu įrenginiu.
error-seats-too-few = Vietų liktų mažiau ({ $seats }) nei žaidėjų prie stalo ({ $people }). Pirma atlaisvink vietą.
error-table-not-open = Prie šio stalo nebegalima nei sėstis, nei keisti nustatymų.
error-table-not-running = Prie šio stalo dabar nežaidžiama.
error-table-busy = Prie šio stalo vienu metu atliekama per daug veiksmų. Bandyk dar kartą.
error-deal-failed = Dėl klaidos serveryje nepavyko išdalyti žaidimo. Niekas nedingo: gali bandyti dar kartą.
error-not-host = Tai gali daryti tik stalo šeimininkas.
error-not-at-table = Tu nesėdi prie šio stalo.
error-nickname-empty = Varde turi būti bent vienas matomas ženklas.
error-nickname-long = Vardas per ilgas: galima iki { $most } ženklų.
error-nickname-taken = Vardas „{ $nickname }“ per daug panašus į prie stalo sėdinčio žaidėjo vardą „{ $other }“. Pasirink kitą.
error-nonce-form = Tavo maišymo dalis turi būti { $bytes } baitų dydžio.
error-nonce-count = Kiekvienai savo vietai (jų turi { $seats }) pridėk po vieną maišymo dalį arba nepridėk nė vienos; gauta: { $found }.
error-commit-form = Tavo maišymo dalies kontrolinis kodas turi būti 64 šešioliktainiai skaitmenys (0-9, a-f).
error-nonce-mismatch = Tai ne tas skaičius, kurio kontrolinį kodą iš anksto pateikė { $seat } vietos žaidėjas.
error-nonces-too-early = Prie šio stalo sėdi ir kitų: savo skaičių atskleisk tik tada, kai stalas užrakintas.
error-table-locked = Žaidimas tuoj prasidės.
error-table-not-locked = Dabar niekas nelaukia tavo skaičiaus.
error-order-form = Nurodyk kiekvieną vietą nuo 1 iki { $seats } lygiai vieną kartą.

## Starting

error-seats-open = Šios vietos dar laisvos: { $seats }.
error-not-ready = Dar nepasiruošė { $names }.
error-answers-missing = Į susodinimo klausimą dar neatsakė { $names }.

## Playing

error-stale-phase = Žaidimas jau pajudėjo toliau: tavo pasirinkimas skirtas { $phase } žingsniui, o dabar jau { $expected }. Pasirink iš naujo.
error-nothing-to-undo = Nėra ko atšaukti: jau atskleista kas nors nauja arba ėjimą padarė kitas žaidėjas.
error-undo-off = Prie šio stalo ėjimų atšaukti negalima.
error-undo-enough = Šiame žaidime jau atšaukei tiek ėjimų, kiek galima: { $most }.
error-log-full = Šio stalo žurnalas pilnas: žaidimą galima tik užbaigti.
error-hints-off = Prie šio stalo patarimai išjungti.
error-hint-not-now = { $seat } vietos žaidėjui dabar nėra ko spręsti.
error-hint-pending = Patarimas { $seat } vietai jau ruošiamas.
error-hints-busy = Per daug prašymų patarti. Bandyk po akimirkos.
error-proposal-secret = Slapto pasirinkimo rodyti kitiems negalima.
error-no-such-proposal = Šio pasiūlymo nebėra.
error-proposal-not-shared = Atsakyti gali tik tas, kas šį miestą stato kartu su siūlytoju.
error-no-wishes = Šiame žaidime norų nėra.
error-wish-many = Mieste { $city } norų jau yra { $most }. Pirma vieną pašalink.
error-spectators-off = Šį stalą gali matyti tik žaidėjai.
error-game-running = Žaidimas dar nesibaigė.
error-record-unfinished = Šiame įraše žaidimas nebaigtas.
error-message-id-long = Žinutės identifikatorius per ilgas: galima iki { $most } ženklų.

## Talking

error-chat-off = Prie šio stalo galima siųsti tik greitąsias frazes.
error-chat-over = Žaidimas baigtas: greitąsias frazes dar gali siųsti tik žaidėjai.
error-chat-enough = Prie šio stalo daugiau žinučių siųsti negalima.
error-message-empty = Žinutė tuščia. Įrašyk tekstą.
error-message-long = Žinutė per ilga: galima iki { $most } ženklų.
error-phrase-unknown = Greitosios frazės „{ $found }“ nėra. Galimos: { $choices }.

## Fair deals

error-fair-no-proof = Šis įrašas neturi įrodymo: jame nėra nei kontrolinio kodo, nei slaptojo skaičiaus.
error-fair-commitment = Slaptasis skaičius neatitinka prieš žaidimą paskelbto kontrolinio kodo.
error-fair-deal = Pagal slaptąjį skaičių dalijimas turėjo būti „{ $expected }“, o ne „{ $found }“.
error-fair-order = Pagal slaptąjį skaičių vietų tvarka turėjo būti { $expected }, o ne { $found }.
error-fair-start = Pagal slaptąjį skaičių turėjo pradėti { $expected } vietos žaidėjas, o ne { $found } vietos.
error-fair-header-form = Antraštė „{ $key }“ parašyta netinkamai.
error-fair-no-secret = Šis įrašas neturi įrodymo: jame nėra serverio slaptojo skaičiaus.
error-fair-version = „{ $found }“ – nežinoma sąžiningo dalijimo versija.
error-fair-version-1 = Dalyta pagal 1-ąją sąžiningo dalijimo versiją: paskutinis savo skaičių atsiuntęs žaidėjas arba pats serveris galėjo rinktis iš daugelio dalijimų.
error-fair-unrevealed = Ne visi atskleidė savo skaičius ({ $names }): kas žinojo slaptąjį skaičių ir valdė šias vietas, galėjo rinktis vieną iš { $deals } dalijimų.
error-fair-nobody = Be serverio, maišant niekas nedalyvavo.
error-fair-daily = Šį dienos dalijimą ({ $date }) traukė vienas serveris, visiems vienodą. Palygink jo kontrolinį kodą su paskelbtu dieną prieš.
error-fair-dealt-before = Šis dalijimas jau žaistas, todėl kas nors galėjo jį žinoti.
error-fair-nonce = { $seat } vietos žaidėjo atskleistas skaičius neatitinka iš anksto pateikto kontrolinio kodo.
error-fair-terms = Antraštė „{ $key }“ skiriasi nuo to, dėl ko susitarta prieš žaidimą.

## The store

error-store-down = Duomenų bazė šiuo metu neatsako. Bandyk po akimirkos.
error-log-gap = Paskutiniai šio stalo ėjimai prarasti kartu su duomenų baze. Dabar stalas rodo tai, kas išsaugota; pažiūrėk dar kartą ir tik tada daryk ėjimą.
error-table-rules = Šis žaidimas žaidžiamas pagal taisyklių versiją { $found }, o šis serveris žaidžia pagal versiją { $known }.
error-database-address = Tai ne duomenų bazės adresas. Nurodyk failo kelią, sqlite:///FAILAS arba postgresql://…
error-database-newer = Duomenų bazę sukūrė naujesnė programos versija ({ $found }; ši palaiko { $known }). Atnaujink programą.
error-database-missing = Failo { $file } nėra.
error-database-broken = Failas { $file } sugadintas arba nepilnas.
error-database-unusable = Failo { $file } nepavyksta atverti kaip duomenų bazės.
error-database-unreachable = Nepavyksta prisijungti prie duomenų bazės { $place }.
error-database-login = Duomenų bazė { $place } nepriima šio naudotojo arba slaptažodžio.
error-database-unknown = Duomenų bazės { $place } nėra.
error-database-unused = Duomenų bazėje { $place } nėra Drafting Table stalų.
error-database-older = Duomenų bazė yra senesnės versijos ({ $found }; ši naudoja { $known }). Kartą paleisk serverį, kad ją atnaujintum, arba naudok senesnę versiją.
error-dump-line = { $line } eilutė nėra išrašo dalis.
error-dump-unmarked = Išrašas neturi pabaigos žymos, todėl gali būti nepilnas. Jos nėra tik senesnių versijų išrašuose; juos įkelia --unmarked.
error-dump-damaged = Išrašas nesutampa su savo pabaigos žyma: jis nepilnas arba pakeistas.
error-dump-code = Kodas { $code } išraše priklauso vienam stalui, o duomenų bazėje – kitam.
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
