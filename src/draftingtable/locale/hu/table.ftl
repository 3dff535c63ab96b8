# Asztalok: mit utasítanak vissza, gyors mondatok és ülésrendi kérdések.

## Sitting down

error-no-such-table = Nincs ilyen asztal. Talán hiányos a link.
error-seat-taken = Ez a hely foglalt: { $seat }.
error-seat-not-yours = Ez a hely nem a tiéd: { $seat }.
error-seat-not-person = Ezen a helyen nem játszik senki, akit bot helyettesíthetne: { $seat }.
error-seat-resigned = Ezen a helyen már feladták a játékot: { $seat }.
error-seat-stand-in = Ezen a helyen most bot játszik: { $seat }. Előbb vedd vissza a helyet.
error-table-full = Minden hely foglalt.
error-seats-too-few = Az asztalnál { $people } ember ül, ennyi hely kevés lenne: { $seats }. Előbb szabadíts fel egy helyet.
error-table-not-open = Ennél az asztalnál már nem lehet leülni vagy a beállításokon változtatni.
error-table-not-running = Ennél az asztalnál most nem folyik játék.
error-table-busy = Túl sok minden történik egyszerre ennél az asztalnál. Próbáld újra.
error-not-host = Ezt csak a házigazda teheti meg.
error-not-at-table = Nem ülsz ennél az asztalnál.
error-nickname-empty = A névben legalább egy látható betű kell.
error-nickname-long = Ez a név túl hosszú; legfeljebb { $most } betű lehet.
error-nickname-taken = „{ $nickname }” túlságosan hasonlít erre: „{ $other }”, aki már itt ül.
error-nonce-form = A keveréshez adott részednek { $bytes } bájtosnak kell lennie.
error-nonce-count = A keveréshez minden helyedhez egy részt adj (helyeid száma: { $seats }), vagy egyet se; ennyi érkezett: { $found }.
error-order-form = A sorrendben minden helynek pontosan egyszer kell szerepelnie (helyek száma: { $seats }).

## Starting

error-seats-open = Ezek a helyek még szabadok: { $seats }.
error-not-ready = Még nem áll készen: { $names }.
error-answers-missing = Az ülésrendi kérdésre még nem válaszolt: { $names }.

## Playing

error-stale-phase = A játék közben továbbhaladt: ehhez a lépéshez választottál: { $phase }, most ez következik: { $expected }.
error-nothing-to-undo = Nincs mit visszavonni: kiderült már valami új, vagy valaki más lépett.
error-undo-off = Ennél az asztalnál nem lehet lépést visszavonni.
error-hints-off = Ennél az asztalnál nincs tipp.
error-hint-not-now = Ezen a helyen most nincs miről dönteni: { $seat }.
error-proposal-secret = A titkos választást nem lehet megmutatni másoknak.
error-spectators-off = Ezt az asztalt csak a játékosok láthatják.
error-game-running = A játéknak még nincs vége.
error-record-unfinished = A jegyzőkönyvben lévő játék nem ért véget.
error-message-id-long = Az üzenet azonosítója túl hosszú; legfeljebb { $most } karakter lehet.

## Talking

error-chat-off = Ennél az asztalnál csak gyors üzenetek küldhetők.
error-message-empty = Ez az üzenet üres.
error-message-long = Ez túl hosszú; legfeljebb { $most } karakter lehet.
error-phrase-unknown = Nincs ilyen gyors üzenet: „{ $found }”. Ismert: { $choices }.

## Fair deals

error-fair-no-proof = Ez a jegyzőkönyv nem tartalmaz bizonyítékot: sem ujjlenyomat, sem titok nincs benne.
error-fair-commitment = A titok nem az, amelyet a játék előtt rögzítettek.
error-fair-deal = A titokból más osztás következik: „{ $expected }”, nem „{ $found }”.
error-fair-order = A titokból más ülésrend következik: { $expected }, nem { $found }.
error-fair-start = A titok szerint más hely kezd: { $expected }, nem { $found }.
error-fair-header-form = Ez a fejléc nem megfelelő alakú: „{ $key }”.

## The store

error-store-down = Az adatbázis most nem válaszol. Próbáld újra kicsit később.
error-database-address = Ez nem egy adatbázis címe: fájl útvonala, sqlite:///FÁJL vagy postgresql://… kell.
error-database-newer = Az adatbázist a program újabb változata készítette ({ $found }; ez a változat ezt ismeri: { $known }).
error-database-missing = Nincs ilyen fájl: { $file }.
error-database-broken = Ez nem ép adattár: { $file }.
error-database-not-empty = Az adatbázis nem üres: mentést csak üresbe lehet beolvasni.
error-dump-line = { $line }. sor: nem része mentésnek.
error-backup-only-files = Így csak fájlban lévő adattár másolható; használj szöveges mentést vagy a PostgreSQL saját eszközeit.

## Quick phrases

phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-your-turn = Te jössz!
phrase-take-your-time = Csak nyugodtan, ráérsz.
phrase-one-moment = Egy pillanat!
phrase-well-played = Ez szép volt!
phrase-nice-city = De szép város!
phrase-nice-tower = De szép torony!
phrase-over-here = Mit szólsz ehhez a helyhez?
phrase-you-first = Kezdd te!
phrase-me-first = Hadd kezdjem én!
phrase-shall-we-swap = Csináljuk inkább fordítva?
phrase-yes = Igen.
phrase-no = Nem.
phrase-thanks = Köszönöm!
phrase-sorry = Bocsánat!
phrase-oops = Hoppá!
phrase-again = Játsszunk még egyet?
phrase-good-game = Jó játék volt!
phrase-goodbye = Viszlát!

## Seating questions (C1.3): people sit by their answers, A to Z

question-birthplace = Melyik településen születtél?
question-street = Melyik utcában laktál gyerekkorodban?
question-last-city = Melyik városban jártál utoljára?
question-dream-city = Melyik városban élnél szívesen egy évig?
question-first-name = Mi volt a nagymamád keresztneve?
question-favourite-building = Hogy hívják a kedvenc épületedet?
