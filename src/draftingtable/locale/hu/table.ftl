# Tables: what they refuse, quick phrases, and seating questions.

## Sitting down

error-no-such-table = Nincs ilyen asztal. Lehet, hogy hiányos a link.
error-seat-taken = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. hely foglalt.
error-seat-not-yours = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. hely nem a tiéd.
error-seat-not-person = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. helyen nem ül olyan játékos, akit bot helyettesíthetne.
error-seat-resigned = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. helyen ülő játékos már feladta a játékot.
error-seat-stand-in = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. helyen most bot játszik. Előbb vedd vissza a helyet.
error-player-present = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. helyen ülő játékos itt van, vagy az imént még itt volt. Bot akkor veheti át a helyét, ha { $seconds } másodperce távol van, vagy lejárt az ideje.
error-table-full = Minden hely foglalt.
error-one-seat = Itt mindenkinek egy helye lehet. A házigazda az asztal beállításaiban engedélyezheti, hogy egy eszközön többen játsszatok.
error-seats-too-few = Az asztalnál { $people } ember ül, { $seats } hely kevés lenne. Előbb szabadíts fel egy helyet.
error-table-not-open = Ennél az asztalnál már nem lehet leülni, és a beállítások sem módosíthatók.
error-table-not-running = Ennél az asztalnál most nem folyik játék.
error-table-busy = Túl sok kérés érkezett egyszerre ehhez az asztalhoz. Próbáld újra.
error-deal-failed = Hiba történt a szerveren, ezért az osztás nem sikerült. Semmi sem veszett el: megpróbálhatod újra.
error-not-host = Ezt csak a házigazda teheti meg.
error-not-at-table = Nem ülsz ennél az asztalnál.
error-nickname-empty = A névben legalább egy látható karakternek kell lennie.
error-nickname-long = Ez a név túl hosszú; legfeljebb { $most } karakter lehet.
error-nickname-taken = „{ $nickname }” túlságosan hasonlít egy itt ülő játékos nevére: „{ $other }”. Válassz másikat.
error-nonce-form = A keveréshez adott véletlen résznek { $bytes } bájtosnak kell lennie.
error-nonce-count = A keveréshez minden helyedhez egy véletlen részt adj (helyeid száma: { $seats }), vagy egyet se; ennyi érkezett: { $found }.
error-commit-form = A keverésbeli részed lenyomata 64 hexadecimális számjegy legyen (0-9, a-f).
error-nonce-mismatch = Nem ez az a szám, amelynek a lenyomatát { $seat ->
    [1] az
    [5] az
   *[other] a
} { $seat }. helyen ülő játékos előre megadta.
error-nonces-too-early = Mások is ülnek az asztalnál: a saját számodat csak akkor fedd fel, amikor az asztal már le van zárva.
error-table-locked = A játék mindjárt kezdődik.
error-table-not-locked = Most senki sem vár a te számodra.
error-order-form = A sorrendben minden helynek 1-től { $seats }-ig pontosan egyszer kell szerepelnie.

## Starting

error-seats-open = Ezek a helyek még szabadok: { $seats }.
error-not-ready = { $names } még nem áll készen.
error-answers-missing = { $names } még nem válaszolt az ülésrendi kérdésre.

## Playing

error-stale-phase = A játék közben továbbhaladt: a(z) { $phase }. lépéshez választottál, de már a(z) { $expected }. lépés következik.
error-nothing-to-undo = Nincs mit visszavonni: azóta kiderült valami új, vagy valaki más lépett.
error-undo-off = Ennél az asztalnál nem lehet lépést visszavonni.
error-undo-enough = Ebben a játékban már { $most } lépést visszavontál, többet nem lehet.
error-log-full = Ennek az asztalnak betelt a naplója: a játékot már csak végigjátszani lehet.
error-hints-off = Ennél az asztalnál nem kérhető tipp.
error-hint-not-now = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. helyen most nincs miről dönteni.
error-hint-pending = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. hely tippje már készül.
error-hints-busy = Túl sok tippkérés érkezett. Próbáld újra kicsit később.
error-proposal-secret = A titkos választást nem lehet megmutatni másoknak.
error-no-such-proposal = Ez a javaslat már nincs meg.
error-proposal-not-shared = Csak az válaszolhat, aki a javaslattevővel közösen építi ezt a várost.
error-no-wishes = Ebben a játékban nincsenek kívánságok.
error-wish-many = { $city ->
    [A] Az
    [E] Az
    [F] Az
   *[other] A
} { $city }‑városban már { $most } kívánság van. Előbb törölj egyet.
error-spectators-off = Ezt az asztalt csak a játékosok láthatják.
error-game-running = A játék még nem ért véget.
error-record-unfinished = A jegyzőkönyvben lévő játék nem ért véget.
error-message-id-long = Az üzenet azonosítója túl hosszú; legfeljebb { $most } karakter lehet.

## Talking

error-chat-off = Ennél az asztalnál csak gyors üzenetek küldhetők.
error-chat-over = A játék véget ért: már csak a játékosok küldhetnek gyors üzeneteket.
error-chat-enough = Ennél az asztalnál több üzenet már nem küldhető.
error-message-empty = Az üzenet üres.
error-message-long = Az üzenet túl hosszú; legfeljebb { $most } karakter lehet.
error-phrase-unknown = Nincs ilyen gyors üzenet: „{ $found }”. Lehetséges: { $choices }.

## Fair deals

error-fair-no-proof = Ez a jegyzőkönyv nem tartalmaz bizonyítékot: nincs benne sem lenyomat, sem titok.
error-fair-commitment = A titok nem az, amelyet a játék előtt rögzítettek.
error-fair-deal = A titok szerint az osztás „{ $expected }”, nem „{ $found }”.
error-fair-order = A titok szerint az ülésrend { $expected }, nem { $found }.
error-fair-start = A titok szerint a kezdőjátékos helye { $expected }, nem { $found }.
error-fair-header-form = Hibás fejléc: „{ $key }”.
error-fair-no-secret = Ez a jegyzőkönyv nem tartalmaz bizonyítékot: nincs benne a szerver titka.
error-fair-version = „{ $found }”: a tisztességes osztásnak nincs ilyen változata.
error-fair-version-1 = Ezt a játékot a tisztességes osztás 1. változatával osztották: ebben az, aki utolsóként küldte a számát, vagy maga a szerver sok osztás közül választhatott.
error-fair-unrevealed = Nem mindenki fedte fel a számát ({ $names }): aki ismeri a titkot és ezeket a helyeket irányítja, { $deals } osztás közül választhatott.
error-fair-nobody = A szerveren kívül senki sem vett részt a keverésben.
error-fair-daily = Ezt a napi leosztást ({ $date }) egyedül a szerver sorsolta, mindenkinek ugyanazt. Vesd össze az elköteleződését az előző nap közzétettel.
error-fair-dealt-before = Ezt a leosztást már játszották, így valaki ismerhette.
error-fair-nonce = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. helyen ülő játékos nem azt a számot fedte fel, amelynek a lenyomatát előre megadta.
error-fair-terms = A(z) „{ $key }” fejléc eltér attól, amiben a játék előtt megállapodtatok.

## The store

error-store-down = Az adatbázis most nem válaszol. Próbáld újra kicsit később.
error-log-gap = Az utolsó lépések elvesztek az adatbázissal együtt. Az asztal most azt mutatja, ami megmaradt; nézd meg újra, mielőtt lépsz.
error-table-rules = Ez a játék a szabályok { $found }. verzióját követi, ez a szerver viszont ezt ismeri: { $known }.
error-database-address = Ez nem adatbáziscím. Adj meg egy fájlútvonalat, vagy egy sqlite:///FÁJL vagy postgresql://… címet.
error-database-newer = Az adatbázist a program újabb verziója készítette ({ $found }); ez a verzió csak ezt ismeri: { $known }.
error-database-missing = Nincs ilyen fájl: { $file }.
error-database-broken = Az adatbázis sérült vagy hiányos: { $file }.
error-database-unusable = Nem nyitható meg adatbázisként: { $file }.
error-database-unreachable = Az adatbázis nem érhető el: { $place }.
error-database-login = Az adatbázis nem fogadja el ezt a felhasználót vagy jelszót: { $place }.
error-database-unknown = Nincs ilyen adatbázis: { $place }.
error-database-unused = Ebben az adatbázisban nincsenek Drafting Table-asztalok: { $place }.
error-database-older = Az adatbázis egy régebbi verzióé ({ $found }; ez a verzió ezt használja: { $known }). Indítsd el egyszer a szervert a frissítéshez, vagy használd a régebbi verziót.
error-dump-line = { $line }. sor: nem egy mentés része.
error-dump-unmarked = A mentésnek nincs záró sora, ezért hiányos lehet. Csak a régebbi verziók mentéseiből hiányzik; ezeket a --unmarked kapcsolóval lehet visszaállítani.
error-dump-damaged = A mentés nem egyezik a záró sorával: hiányos, vagy megváltoztatták.
error-dump-code = A(z) { $code } kód a mentésben az egyik asztalé, az adatbázisban egy másiké.
error-backup-only-files = Így csak fájlban tárolt adatbázis másolható; használj szöveges mentést vagy a PostgreSQL saját eszközeit.

## Quick phrases

phrase-hello = Helló!
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
