# Tables: refusals, quick phrases and seating questions.

## Sitting down

error-no-such-table = Sellist lauda ei ole. Kontrolli, kas link on terve.
error-seat-taken = Koht { $seat } on hõivatud.
error-seat-not-yours = Koht { $seat } ei ole sinu oma.
error-seat-not-person = Robot saab asendada ainult inimest, aga kohal { $seat } inimene ei mängi.
error-seat-resigned = Koha { $seat } mängija on alla andnud.
error-seat-stand-in = Kohal { $seat } mängib praegu robot. Võta koht kõigepealt tagasi.
error-player-present = Koha { $seat } mängija on siin või oli siin äsja. Robot saab tema eest mängida, kui ta on { $seconds } sekundit eemal olnud või tema aeg on otsas.
error-table-full = Kõik kohad on hõivatud.
error-one-seat = Siin on igaühel üks koht. Võõrustaja võib laua seadetes lubada mitmel inimesel samas seadmes mängida.
error-seats-too-few = Laua taga on { $people } mängijat, aga kohti jääks ainult { $seats }. Vabasta kõigepealt mõni koht.
error-table-not-open = Selle laua taha ei saa enam istuda ega selle seadeid muuta.
error-table-not-running = Selle laua taga praegu ei mängita.
error-table-busy = Selle laua taga toimub korraga liiga palju. Proovi uuesti.
error-deal-failed = Serveri vea tõttu ei õnnestunud mängu jagada. Midagi ei läinud kaduma: võid uuesti proovida.
error-not-host = Seda saab teha ainult võõrustaja.
error-not-at-table = Sa ei istu selle laua taga.
error-nickname-empty = Nimes peab olema vähemalt üks nähtav märk.
error-nickname-long = Nimi on liiga pikk: lubatud on kuni { $most } märki.
error-nickname-taken = „{ $nickname }“ sarnaneb liiga palju nimega „{ $other }“, mis on selle laua taga juba olemas. Vali teine nimi.
error-nonce-form = Sinu osa segamises peab olema { $bytes } baiti.
error-nonce-count = Saada segamiseks üks osa iga oma koha kohta (neid on { $seats }) või mitte ühtegi; saabus { $found }.
error-commit-form = Sinu segamisosa sõrmejälg peab olema 64 kuueteistkümnendnumbrit (0-9, a-f).
error-nonce-mismatch = See ei ole arv, mille sõrmejälje koht { $seat } enne andis.
error-nonces-too-early = Selle laua taga istub ka teisi: avalda oma arv alles siis, kui laud on lukus.
error-table-locked = Mäng algab kohe.
error-table-not-locked = Praegu ei oota keegi sinu arvu.
error-order-form = Järjekorras peavad olema kõik kohad 1 kuni { $seats }, igaüks üks kord.

## Starting

error-seats-open = Need kohad on veel vabad: { $seats }.
error-not-ready = Veel ei ole valmis { $names }.
error-answers-missing = Istekohaküsimusele ei ole veel vastanud { $names }.

## Playing

error-stale-phase = Mäng on vahepeal edasi läinud: valisid sammul { $phase }, nüüd on samm { $expected }. Vali uuesti.
error-nothing-to-undo = Midagi ei saa tagasi võtta: näha on midagi uut või keegi teine on juba käinud.
error-undo-off = Selle laua taga ei saa käike tagasi võtta.
error-undo-enough = Selles mängus oled juba { $most } käiku tagasi võtnud, rohkem ei saa.
error-log-full = Selle laua logi on täis: mängu saab ainult lõpuni mängida.
error-hints-off = Selle laua taga vihjeid ei anta.
error-hint-not-now = Koha { $seat } mängijal ei ole praegu midagi otsustada.
error-hint-pending = Kohale { $seat } juba koostatakse vihjet.
error-hints-busy = Vihjeid küsiti liiga palju. Proovi hetke pärast uuesti.
error-proposal-secret = Salajast valikut ei saa teistele näidata.
error-no-such-proposal = Seda ettepanekut enam ei ole.
error-proposal-not-shared = Vastata saab ainult see, kes ehitab seda linna koos ettepaneku tegijaga.
error-no-wishes = Selles mängus soove ei ole.
error-wish-many = Linnas { $city } on juba { $most } soovi. Eemalda kõigepealt üks.
error-spectators-off = Seda lauda näevad ainult mängijad.
error-game-running = Mäng ei ole veel läbi.
error-record-unfinished = Üleskirjutuses olev mäng ei ole lõpetatud.
error-message-id-long = Sõnumi tunnus on liiga pikk: lubatud on kuni { $most } märki.

## Talking

error-chat-off = Selle laua taga saab kasutada ainult kiirlauseid.
error-chat-over = Mäng on läbi: kiirlauseid saavad saata veel ainult mängijad.
error-chat-enough = Selle laua taga ei saa rohkem sõnumeid saata.
error-message-empty = Sõnum on tühi.
error-message-long = Sõnum on liiga pikk: lubatud on kuni { $most } märki.
error-phrase-unknown = Kiirlauset „{ $found }“ ei ole. Olemas on: { $choices }.

## Fair deals

error-fair-no-proof = Sellel üleskirjutusel ei ole tõendit: selles ei ole ei sõrmejälge ega saladust.
error-fair-commitment = Saladus ei vasta sõrmejäljele, mis enne mängu avaldati.
error-fair-deal = Saladuse järgi on jagamine teine: „{ $expected }“, mitte „{ $found }“.
error-fair-order = Saladuse järgi on kohtade järjekord teine: { $expected }, mitte { $found }.
error-fair-start = Saladuse järgi alustatakse teiselt kohalt: { $expected }, mitte { $found }.
error-fair-header-form = Päis „{ $key }“ on vigane.
error-fair-no-secret = Sellel üleskirjutusel ei ole tõendit: selles ei ole serveri saladust.
error-fair-version = „{ $found }“ ei ole ausa jagamise tuntud versioon.
error-fair-version-1 = Mäng jagati ausa jagamise 1. versiooni järgi: see, kes saatis oma arvu viimasena, või server ise võis valida paljude jagamiste seast.
error-fair-unrevealed = Kõik ei avaldanud oma arvu ({ $names }): see, kes teadis saladust ja juhtis neid kohti, võis valida { $deals } jagamise seast.
error-fair-nobody = Peale serveri ei osalenud segamises keegi.
error-fair-daily = Selle päeva jaotuse ({ $date }) loosis server üksi, kõigile ühesuguse. Võrdle selle sõrmejälge päev varem avaldatuga.
error-fair-dealt-before = Seda jaotust on juba mängitud, seega võis keegi seda teada.
error-fair-nonce = Kohalt { $seat } avaldatud arv ei vasta enne antud sõrmejäljele.
error-fair-terms = Päis „{ $key }“ erineb sellest, milles enne mängu kokku lepiti.

## The store

error-store-down = Andmebaas praegu ei vasta. Proovi hetke pärast uuesti.
error-log-gap = Selle laua viimased käigud läksid koos andmebaasiga kaotsi. Laud näitab nüüd seda, mis on salvestatud; vaata enne käiku uuesti.
error-table-rules = See mäng järgib reeglite versiooni { $found }, see server aga versiooni { $known }.
error-database-address = See ei ole andmebaasi aadress; kirjuta faili tee, sqlite:///FAIL või postgresql://…
error-database-newer = Andmebaas on loodud programmi uuema versiooniga ({ $found }; see programm tunneb versiooni { $known }).
error-database-missing = Faili { $file } ei ole.
error-database-broken = Fail { $file } on rikutud või poolik.
error-database-unusable = Faili { $file } ei saa andmebaasina avada.
error-database-unreachable = Andmebaasiga { $place } ei saa ühendust.
error-database-login = Andmebaas { $place } ei võta seda kasutajat või parooli vastu.
error-database-unknown = Andmebaasi { $place } ei ole.
error-database-unused = Andmebaasis { $place } ei ole Drafting Table’i laudu.
error-database-older = Andmebaas pärineb vanemast versioonist ({ $found }; see kasutab versiooni { $known }). Käivita server korra, et seda uuendada, või kasuta vanemat versiooni.
error-dump-line = Rida { $line } ei kuulu tõmmisesse.
error-dump-unmarked = Tõmmisel ei ole lõpumärki, seega võib see olla poolik. See puudub ainult vanemate versioonide tõmmistel; need taastab --unmarked.
error-dump-damaged = Tõmmis ei klapi oma lõpumärgiga: see on poolik või seda on muudetud.
error-dump-code = Kood { $code } kuulub tõmmises ühele lauale ja andmebaasis teisele.
error-backup-only-files = Nii saab kopeerida ainult failis olevat andmebaasi; muidu kasuta tõmmist või PostgreSQLi enda tööriistu.

## Quick phrases

phrase-hello = Tere!
phrase-good-luck = Edu!
phrase-your-turn = Sinu kord!
phrase-take-your-time = Kiiret ei ole.
phrase-one-moment = Üks hetk!
phrase-well-played = Hästi mängitud!
phrase-nice-city = Kui ilus linn!
phrase-nice-tower = Kui ilus torn!
phrase-over-here = Ehk siia?
phrase-you-first = Käi sina enne.
phrase-me-first = Las ma käin enne.
phrase-shall-we-swap = Teeme ehk vastupidi?
phrase-yes = Jah.
phrase-no = Ei.
phrase-thanks = Aitäh!
phrase-sorry = Vabandust!
phrase-oops = Oih!
phrase-again = Veel üks mäng?
phrase-good-game = Hea mäng!
phrase-goodbye = Head aega!

## Seating questions (C1.3): people sit by their answers, A to Z

question-birthplace = Mis linnas või külas sa sündisid?
question-street = Mis tänaval sa lapsena elasid?
question-last-city = Mis linnas sa viimati käisid?
question-dream-city = Mis linnas tahaksid aasta elada?
question-first-name = Mis oli su vanaema eesnimi?
question-favourite-building = Mis on su lemmikhoone nimi?
