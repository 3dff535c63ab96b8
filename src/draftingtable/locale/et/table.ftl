# Lauad: millest nad keelduvad, kiirlaused ja istekohaküsimused.

## Sitting down

error-no-such-table = Sellist lauda ei ole. Võib-olla on link poolik.
error-seat-taken = Koht { $seat } on hõivatud.
error-seat-not-yours = Koht { $seat } ei ole sinu oma.
error-seat-not-person = Kohal { $seat } ei mängi keegi, keda robot saaks asendada.
error-seat-resigned = Koha { $seat } mängija on alla andnud.
error-seat-stand-in = Kohal { $seat } mängib praegu robot. Võta koht enne tagasi.
error-table-full = Kõik kohad on hõivatud.
error-seats-too-few = Laua taga on { $people } mängijat, aga kohti jääks ainult { $seats }. Vabasta enne mõni koht.
error-table-not-open = Selle laua taha ei saa enam istuda ega selle seadeid muuta.
error-table-not-running = Selle laua taga praegu ei mängita.
error-table-busy = Selle laua taga toimub korraga liiga palju. Proovi uuesti.
error-not-host = Seda saab teha ainult võõrustaja.
error-not-at-table = Sa ei istu selle laua taga.
error-nickname-empty = Nimes peab olema vähemalt üks nähtav täht.
error-nickname-long = See nimi on liiga pikk; võimalik on kuni { $most } tähte.
error-nickname-taken = „{ $nickname }“ sarnaneb liiga palju nimega „{ $other }“, mis on selles lauas juba olemas.
error-nonce-form = Sinu osas segamisest peab olema { $bytes } baiti.
error-nonce-count = Lisa segamisse üks osa iga oma koha kohta (neid on { $seats }) või mitte ühtegi; saabus { $found }.
error-order-form = Järjekorras peab olema iga koht 1 kuni { $seats } täpselt üks kord.

## Starting

error-seats-open = Need kohad on veel vabad: { $seats }.
error-not-ready = Veel ei ole valmis: { $names }.
error-answers-missing = Istekohaküsimusele ei ole veel vastanud: { $names }.

## Playing

error-stale-phase = Mäng on vahepeal edasi läinud: sinu valik oli sammu { $phase } jaoks, nüüd on samm { $expected }.
error-nothing-to-undo = Midagi ei ole tagasi võtta: nähtud on midagi uut või keegi teine on käinud.
error-undo-off = Selle laua taga käike tagasi ei võeta.
error-hints-off = Selle laua taga vihjeid ei anta.
error-hint-not-now = Kohal { $seat } ei ole praegu midagi otsustada.
error-proposal-secret = Salajast valikut ei saa teistele näidata.
error-spectators-off = Seda lauda näevad ainult mängijad.
error-game-running = Mäng ei ole veel läbi.
error-record-unfinished = Selle üleskirjutuse mäng ei ole lõpetatud.
error-message-id-long = Sõnumi tunnus on liiga pikk; võimalik on kuni { $most } märki.

## Talking

error-chat-off = Selle laua taga on ainult kiirlaused.
error-message-empty = See sõnum on tühi.
error-message-long = See on liiga pikk; võimalik on kuni { $most } märki.
error-phrase-unknown = Kiirlauset „{ $found }“ ei ole. Teada on: { $choices }.

## Fair deals

error-fair-no-proof = See üleskirjutus ei sisalda tõendit: selles ei ole sõrmejälge ega saladust.
error-fair-commitment = See ei ole saladus, mille sõrmejälg enne mängu avaldati.
error-fair-deal = Saladuse järgi on jaotus teine: „{ $expected }“, mitte „{ $found }“.
error-fair-order = Saladuse järgi on kohtade järjekord teine: { $expected }, mitte { $found }.
error-fair-start = Saladuse järgi alustab teine koht: { $expected }, mitte { $found }.
error-fair-header-form = Päis „{ $key }“ ei ole õigesti kirjutatud.

## The store

error-store-down = Andmebaas praegu ei vasta. Proovi hetke pärast uuesti.
error-database-address = See ei ole andmebaasi aadress: kirjuta faili tee, sqlite:///FAIL või postgresql://…
error-database-newer = Andmebaasi on loonud selle programmi uuem versioon ({ $found }; siinne tunneb { $known }).
error-database-missing = Faili { $file } ei ole.
error-database-broken = { $file } ei ole terve andmehoidla.
error-database-not-empty = Andmebaas ei ole tühi: tõmmise saab lugeda ainult tühja andmebaasi.
error-dump-line = Rida { $line } ei ole tõmmise osa.
error-backup-only-files = Nii kopeeritakse ainult failis olevat andmehoidlat; kasuta tõmmist või PostgreSQLi enda tööriistu.

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
