# Tables: refusals, quick phrases and seating questions.

## Sitting down

error-no-such-table = Sellist lauda ei ole. Kontrolli, kas link on terve.
error-seat-taken = Koht { $seat } on hõivatud.
error-seat-not-yours = Koht { $seat } ei ole sinu oma.
error-seat-not-person = Robot saab asendada ainult inimest, aga kohal { $seat } inimene ei mängi.
error-seat-resigned = Koha { $seat } mängija on alla andnud.
error-seat-stand-in = Kohal { $seat } mängib praegu robot. Võta koht kõigepealt tagasi.
error-table-full = Kõik kohad on hõivatud.
error-seats-too-few = Laua taga on { $people } mängijat, aga kohti jääks ainult { $seats }. Vabasta kõigepealt mõni koht.
error-table-not-open = Selle laua taha ei saa enam istuda ega selle seadeid muuta.
error-table-not-running = Selle laua taga praegu ei mängita.
error-table-busy = Selle laua taga toimub korraga liiga palju. Proovi uuesti.
error-not-host = Seda saab teha ainult võõrustaja.
error-not-at-table = Sa ei istu selle laua taga.
error-nickname-empty = Nimes peab olema vähemalt üks nähtav täht.
error-nickname-long = Nimi on liiga pikk: lubatud on kuni { $most } tähte.
error-nickname-taken = „{ $nickname }“ sarnaneb liiga palju nimega „{ $other }“, mis on selle laua taga juba olemas. Vali teine nimi.
error-nonce-form = Sinu osa segamises peab olema { $bytes } baiti.
error-nonce-count = Saada segamiseks üks osa iga oma koha kohta (neid on { $seats }) või mitte ühtegi; saabus { $found }.
error-order-form = Järjekorras peavad olema kõik kohad 1 kuni { $seats }, igaüks üks kord.

## Starting

error-seats-open = Need kohad on veel vabad: { $seats }.
error-not-ready = Veel ei ole valmis: { $names }.
error-answers-missing = Istekohaküsimusele ei ole veel vastanud: { $names }.

## Playing

error-stale-phase = Mäng on vahepeal edasi läinud: valisid sammul { $phase }, nüüd on samm { $expected }. Vali uuesti.
error-nothing-to-undo = Midagi ei saa tagasi võtta: näha on midagi uut või keegi teine on juba käinud.
error-undo-off = Selle laua taga ei saa käike tagasi võtta.
error-hints-off = Selle laua taga vihjeid ei anta.
error-hint-not-now = Koha { $seat } mängijal ei ole praegu midagi otsustada.
error-proposal-secret = Salajast valikut ei saa teistele näidata.
error-spectators-off = Seda lauda näevad ainult mängijad.
error-game-running = Mäng ei ole veel läbi.
error-record-unfinished = Üleskirjutuses olev mäng ei ole lõpetatud.
error-message-id-long = Sõnumi tunnus on liiga pikk: lubatud on kuni { $most } märki.

## Talking

error-chat-off = Selle laua taga saab kasutada ainult kiirlauseid.
error-message-empty = Sõnum on tühi.
error-message-long = Sõnum on liiga pikk: lubatud on kuni { $most } märki.
error-phrase-unknown = Kiirlauset „{ $found }“ ei ole. Olemas on: { $choices }.

## Fair deals

error-fair-no-proof = Selles üleskirjutuses ei ole tõendit: puuduvad nii sõrmejälg kui ka saladus.
error-fair-commitment = Saladus ei vasta sõrmejäljele, mis enne mängu avaldati.
error-fair-deal = Saladuse järgi on jagamine teine: „{ $expected }“, mitte „{ $found }“.
error-fair-order = Saladuse järgi on kohtade järjekord teine: { $expected }, mitte { $found }.
error-fair-start = Saladuse järgi alustatakse teiselt kohalt: { $expected }, mitte { $found }.
error-fair-header-form = Päis „{ $key }“ on vigane.

## The store

error-store-down = Andmebaas praegu ei vasta. Proovi hetke pärast uuesti.
error-database-address = See ei ole andmebaasi aadress; kirjuta faili tee, sqlite:///FAIL või postgresql://…
error-database-newer = Andmebaas on loodud programmi uuema versiooniga ({ $found }; see programm tunneb versiooni { $known }).
error-database-missing = Faili { $file } ei ole.
error-database-broken = Fail { $file } ei ole terviklik andmebaas.
error-database-not-empty = Andmebaas ei ole tühi: tõmmise saab sisse lugeda ainult tühja andmebaasi.
error-dump-line = Rida { $line } ei kuulu tõmmisesse.
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
