# Refusals that belong to no game. The program adds the rule's number at the end.

## Setting up

error-game-unknown = Nincs ilyen játék: „{ $found }”. Lehetséges: { $choices }.
error-language-unknown = Nincs ilyen nyelv: „{ $found }”. Lehetséges: { $choices }.
error-bot-unknown = Nincs ilyen bot: „{ $found }”. Lehetséges: { $choices }.
error-seat-unknown = Nincs ilyen játékos: „{ $found }”. Lehetséges: { $choices }.
error-player-count = { $most ->
    [1] Ez a mód egyszemélyes.
   *[other] A játékosok száma { $least } és { $most } között lehet, nem { $found }.
}
error-no-imagining = A(z) „{ $game }” állása nem következtethető ki egy játékos nézetéből, ezért kereső bot nem játszhatja.
error-no-start-player = A(z) „{ $game }” játékban nincs kezdőjátékos.
error-start-player = A kezdőjátékos helye nem lehet { $found }, csak 1 és { $players } közötti.
error-option-unknown = Nincs ilyen beállítás: „{ $option }”. { $choices_count ->
    [0] Ennek a játéknak nincsenek beállításai.
   *[other] Lehetséges: { $choices }.
}
error-option-value = A(z) „{ $option }” beállítás értéke nem lehet „{ $found }”. Lehetséges: { $choices }.
error-seats-empty = Üres hely van a felsorolásban: „{ $found }”.
error-option-form = Hibás beállítás: „{ $found }”. A helyes alak: NÉV=ÉRTÉK.
error-option-twice = A(z) „{ $option }” beállítás kétszer szerepel.
error-option-not-in-mode = A(z) „{ $option }” beállítás „{ $mode }” módban nem használható, csak ezekben: { $choices }.
error-extra-missing = Nincs telepítve: „{ $module }”. Telepítés: pip install 'draftingtable[{ $extra }]'
error-player-class = Ebből nem hozható létre játékos: „{ $found }” ({ $problem }).
error-player-address = Hibás cím: „{ $found }”. A helyes alak: ws:PORT vagy ws:GÉP:PORT.
error-player-parameter = Hibás paraméter: „{ $found }” (itt: „{ $player }”). A helyes alak NÉV=ÉRTÉK, minden név csak egyszer.
error-player-parameter-unknown = A(z) „{ $player }” játékosnak nincs ilyen paramétere: „{ $found }”. { $choices_count ->
    [0] Nincsenek paraméterei.
   *[other] Lehetséges: { $choices }.
}
error-player-name = Hibás játékos: „{ $found }”. A helyes alak NÉV=JÁTÉKOS, minden név csak egyszer.

## Files and tournaments

error-file-too-large = A fájl túl nagy: legfeljebb { $most } bájt lehet.
error-file-not-utf8 = A fájl nem UTF-8 kódolású szöveg (hiba a(z) { $byte }. bájtnál).
error-file-exists = A fájl már létezik, és más van benne: { $file }.
error-arena-in-use = Egy másik program éppen ebbe a fájlba ír: { $file }.
error-arena-no-results = A fájl létezik, de nem egy verseny eredményei vannak benne: { $file }.
error-arena-other-configuration = A fájlban egy másik verseny eredményei vannak: { $file } ({ $differences }).
error-arena-bad-line = { $file }, { $line }. sor: hibás eredmény ({ $problem }).
error-review-unknown = Ehhez a játékhoz nincs elemzés: { $game }.
error-review-unfinished = A jegyzőkönyvben lévő játék még nem ért véget: csak befejezett játék elemezhető.
error-arena-nobody = Nincs egyetlen játékos sem.
error-arena-table-sizes = Minden asztalnál ugyanannyi játékosnak kell ülnie; megadva: { $found }.
error-arena-matchup-twice = Ez a párosítás kétszer szerepel: { $found }.
error-arena-game-failed = Egy játék hibával leállt: { $place }.
error-arena-worker-died = Leállt egy munkafolyamat: { $worker } ({ $how }), ebben a játékban: { $place }.
error-arena-no-ray = Nem érhető el Ray-fürt ezen a címen: „{ $address }” ({ $problem }).
error-arena-ray-version = A program verziója a Ray-fürtön { $found }, itt { $expected }.
error-bot-fault = A(z) „{ $player }” bot hibázott ({ $kind }): { $detail }

## Score pads

error-sheet-json = A pontozólap nem JSON: { $problem }.
error-sheet-not-object = { $place }: JSON-objektum kell ide.
error-sheet-key-missing = { $place }: hiányzik a(z) „{ $key }” kulcs.
error-sheet-key-unknown = { $place }: ismeretlen kulcs: „{ $key }”. Lehetséges: { $choices }.
error-sheet-not-list = { $place }: lista kell ide.
error-sheet-list-length = { $place }: legalább { $least }, legfeljebb { $most } elem kell ide, nem { $found }.
error-sheet-list-exact = { $place }: { $expected } elem kell ide, nem { $found }.
error-sheet-number = { $place }: { $least } és { $most } közötti egész szám kell ide, nem „{ $found }”.
error-sheet-not-text = { $place }: szöveg kell ide, és nem lehet üres.
error-sheet-choice = { $place }: az érték nem lehet „{ $found }”. Lehetséges: { $choices }.

## Records

error-record-first-line = Az első sornak ennek kell lennie: „{ $expected }”.
error-record-header-missing = Hiányzik a(z) „{ $key }” fejléc.
error-record-header-form = Hibás fejléc: „{ $text }”. A helyes alak: „kulcs: érték”.
error-record-header-twice = A(z) „{ $key }” fejléc kétszer szerepel.
error-record-no-events = Hiányzik a fejléceket lezáró sor: „{ $expected }”.
error-record-event-form = Hibás esemény: „{ $text }”. A sor nem lehet üres, és nem kezdődhet vagy végződhet szóközzel.
error-record-seat = Így nem kezdődhet lépés: „{ $found }”. Először a hely száma kell (1 és { $seats } között), utána a lépés.
error-record-result-missing = E sor után egy „result:” kezdetű sornak kell következnie.
error-record-result-form = Az eredmény olyan JSON-objektum, amelyben a „scores” és a „winners” egész számok listája.
error-record-after-result = Az eredmény után nem következhet semmi.
error-record-options-form = A beállításokat JSON-objektumként kell megadni.
error-record-seats-form = A helyeket nevek JSON-listájaként kell megadni.
error-record-resigned-form = A „resigned” fejlécben helyek listáját kell megadni.
error-record-resigned-seat = Hibás hely a „resigned” fejlécben: { $found }. Csak 1 és { $seats } közötti hely szerepelhet benne, mindegyik egyszer.
error-record-number = A(z) „{ $key }” értéke csak egész szám lehet, nem „{ $found }”.
error-record-json = A(z) „{ $key }” értéke nem JSON: { $problem }.
error-record-lines-many = Egy importált jegyzőkönyv legfeljebb { $most } sorból állhat.
error-record-line-long = Itt egy sor legfeljebb { $most } karakter lehet.
error-record-headers-many = Egy importált jegyzőkönyvnek legfeljebb { $most } fejléce lehet.
error-record-name-long = Egy név legfeljebb { $most } karakter lehet.
error-rules-version = A jegyzőkönyv szabályverziója { $found }, ez a program viszont ezt ismeri: { $known }.
error-after-the-end = A játék ekkor már véget ért.
error-chance-comes-next = Előbb osztani kell, csak utána lehet lépni.
error-no-chance-now = Most nem lehet osztani: előbb egy játékosnak lépnie kell.
error-result-too-early = Van eredmény a jegyzőkönyvben, de a játék még nem ért véget.
error-result-differs = { $key ->
    [winners] Hibás győztesek: { $found }. Helyesen: { $expected }.
   *[scores] Hibás pontszámok: { $found }. Helyesen: { $expected }.
}
error-choices-in-seat-order = Az egyszerre hozott döntések a helyek sorrendjében következnek: előbb a(z) { $expected }. hely, aztán { $seat ->
    [1] az
    [5] az
   *[other] a
} { $seat }. hely.

## Chance

error-script-ended = Nincs több osztás, pedig ennek kellene következnie: „{ $expected }”.
error-wrong-chance = Itt „{ $expected }” következik, nem „{ $found }”.
error-wrong-chance-target = Ez az osztás a(z) { $expected }. sorszámúnak szól, nem a(z) { $found }. sorszámúnak.
error-wrong-chance-count = Itt { $expected } darabot kell osztani, nem { $found } darabot.
error-not-in-pile = { $item } (az osztás { $place }. eleme) már nincs a kiosztható elemek között.

## Notation

error-no-such-move = Nincs { $number }. lépés.
error-no-such-move-text = Nem érvényes lépés: „{ $found }”.
error-no-such-chance-text = Nem érvényes osztás: „{ $found }”.

## Turns

error-game-is-over = A játék véget ért.
error-not-your-turn = Most { $turn ->
    [1] az
    [5] az
   *[other] a
} { $turn }. hely következik, nem { $seat ->
    [1] az
    [5] az
   *[other] a
} { $seat }. hely.
error-no-such-seat = Nincs ilyen hely: { $seat }. A helyek számozása 1-től { $seats }-ig tart.
error-no-such-step = A játéknak ezen a pontján nincs mit választani.
error-reviews-busy = Túl sok játék elemzése van folyamatban. Próbáld újra kicsit később.
