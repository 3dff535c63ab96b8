# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = Nincs ilyen játék: „{ $found }”. Lehetséges: { $choices }.
error-language-unknown = Nincs ilyen nyelv: „{ $found }”. Lehetséges: { $choices }.
error-bot-unknown = Nincs ilyen bot: „{ $found }”. Lehetséges: { $choices }.
error-seat-unknown = Nincs ilyen játékos: „{ $found }”. Lehetséges: { $choices }.
error-player-count = { $most ->
    [1] Pontosan egy játékos kell, nem { $found }.
   *[other] { $found } játékos nem játszhat: legalább { $least }, legfeljebb { $most } kell.
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
error-sheet-name-twice = { $place }: a(z) „{ $name }” név kétszer szerepel.
error-sheet-tower-order = { $place }: { $card } nem kerülhet erre: { $top }.
error-sheet-beyond-deck = A lapon { $card } többször szerepel ({ $found }), mint a pakliban ({ $deck }).
error-sheet-beyond-deck-size = A lapon a lebontottakkal együtt több kártya van ({ $found }), mint a pakliban ({ $deck }).
error-sheet-row-length = { $place }: { $size } betű kell ide, nem { $found }.
error-sheet-letter = { $place }: nincs ilyen épület: „{ $found }”. Lehetséges: { $choices }.

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
error-rules-version = A jegyzőkönyv szabályverziója { $found }, ez a program viszont ezt ismeri: { $known }.
error-after-the-end = A játék ekkor már véget ért.
error-chance-comes-next = Előbb osztani kell, csak utána lehet lépni.
error-no-chance-now = Most nem lehet osztani: előbb egy játékosnak lépnie kell.
error-result-too-early = Van eredmény a jegyzőkönyvben, de a játék még nem ért véget.
error-result-differs = { $key ->
    [winners] Hibás győztesek: { $found }. Helyesen: { $expected }.
   *[scores] Hibás pontszámok: { $found }. Helyesen: { $expected }.
}
error-choices-in-seat-order = Az egyszerre hozott döntések a helyek sorrendjében következnek: előbb a(z) { $expected }. hely, aztán a(z) { $seat }. hely.

## Chance

error-script-ended = Nincs több osztás, pedig ennek kellene következnie: „{ $expected }”.
error-wrong-chance = Itt „{ $expected }” következik, nem „{ $found }”.
error-wrong-chance-target = Ez az osztás a(z) { $expected }. sorszámúnak szól, nem a(z) { $found }. sorszámúnak.
error-wrong-chance-count = Itt { $expected } darabot kell osztani, nem { $found } darabot.
error-not-in-pile = { $item } (az osztás { $place }. eleme) már nincs a kiosztható elemek között.

## Notation

error-no-such-card = Nincs ilyen kártya: „{ $found }”. A kártya egy betű (c, h, t, j, s) és egy érték 0 és 15 között, például s7.
error-no-such-move = Nincs { $number }. lépés.
error-no-such-move-text = Nem érvényes lépés: „{ $found }”.
error-no-such-chance-text = Nem érvényes osztás: „{ $found }”.

## 5 Towers

error-game-is-over = A játék véget ért.
error-cards-come-first = Előbb kártyákat kell osztani a kínálatba.
error-not-your-turn = Most a(z) { $turn }. hely következik, nem a(z) { $seat }. hely.
error-bidding-not-building = Még tart a licitálás; építeni és lebontani csak utána lehet.
error-building-not-bidding = A licitálás véget ért; most a legtöbbet licitáló játékos épít.
error-no-withdrawing-with-referee = Licitbíróval nem lehet visszavonni a licitet.
error-start-player-names-a-number = A kezdőjátékos nem passzolhat, de licitálhat 0-t.
error-bid-above-display = Túl magas licit: { $bid }. A kínálatban csak { $display } kártya van.
error-bid-not-higher = A licitnek magasabbnak kell lennie az eddigi legmagasabbnál ({ $highest }); { $bid } nem elég.
error-bid-not-below-withdrawn = Az új licitnek alacsonyabbnak kell lennie a visszavontnál ({ $withdrawn }); { $bid } túl sok.
error-bid-unbuildable = { $largest ->
    [0] Nem építhető meg { $bid } kártya: a kínálatból egy sem fér el.
   *[other] Nem építhető meg { $bid } kártya: legfeljebb { $largest } fér el.
}
error-not-on-display = { $card } nincs a kínálatban.
error-does-not-fit = { $card } nem kerülhet erre: { $top }.
error-bid-would-fail = Így a hátralévő { $left } kártyát nem lehetne mind megépíteni.
error-razed-already = Fordulónként csak egy kártyát lehet lebontani.
error-raze-comes-first = Lebontani csak az első kártya megépítése előtt lehet.
error-no-tower-to-raze = Nincs mit lebontani, ez a torony még nem áll: { tower-name }.
error-roof-not-razed = Toronytetőt sosem lehet lebontani, és ezt a tornyot már az zárja le: { tower-name }.

## Between Two Cities

error-no-such-tile = Nincs ilyen épületlapka: „{ $found }”. A lapka S, F, O, P, H, d, e, m vagy b, a dupla lapka például F/e vagy e-F.
error-no-such-city = Nincs ilyen város.
error-no-such-square = Nincs ilyen mező: „{ $found }”. A helyes alak x,y, például 1,0 vagy -2,1.
error-square-out-of-reach = { $found } túl messze van: a város első lapkájától legfeljebb { $far } mezőre lehet építeni.
error-touches-no-building = { $tile } itt egyetlen épülettel sem érintkezik: { $square } ({ $city } város).
error-square-taken = { $tile } nem rakható ide: { $square } ({ $city } város). Már áll ott egy épület: { $building } ({ $taken }).
error-outside-four-by-four = { $tile } nem rakható ide: { $square }. Így a(z) { $city } város nem férne el egy 4×4-es négyzetben.
error-first-tile-is-origin = A(z) { $city } város első lapkájának helye 0,0, nem { $square }.
error-both-tiles-placed = A(z) { $seat }. helyen ülő játékos már mindkét lapkáját lerakta.
error-no-such-seat = Nincs ilyen hely: { $seat }. A helyek számozása 1-től { $seats }-ig tart.
error-tiles-come-first = Előbb épületlapkákat kell osztani.
error-choice-is-final = A(z) { $seat }. helyen ülő játékos már választott, és a választás végleges.
error-assigning-is-solo = Lapkát városhoz rendelni csak egyszemélyes játékban lehet.
error-picking-not-placing = Most két lapkát kell választani; lerakni csak utána lehet.
error-placing-not-picking = A választás véget ért; most le kell rakni a lapkákat.
error-not-in-hand = Nincs ilyen lapka a kézben: { $tile }.
error-only-one-in-hand = Ebből csak egy lapka van a kézben: { $tile }.
error-not-to-be-placed = Most nem ezt kell lerakni: { $tile }. Lerakandó: { $tiles }.
error-not-your-city = A(z) { $city } város nem a tiéd. A te városaid: { $cities }.
error-one-tile-for-each-city = A(z) { $city } város már megkapta a lapkáját; a másik lapka a(z) { $other } városba kerül.
error-no-picking-in-solo = Egyszemélyes játékban senki sem választ titokban.
error-placing-not-assigning = A hozzárendelés véget ért; most le kell rakni a lapkákat.
error-assigning-not-placing = Előbb rendeld a lapkákat a városokhoz, csak utána rakd le őket.
error-automa-takes-another = A(z) { $card }. Automa-kártya szerint a(z) { $city } város ezt kapja: { $tile }.
error-city-has-its-tile = A(z) { $city } város már megkapta a lapkáját.
error-automacity-is-not-yours = Ebben a módban nem te rendelsz lapkát Automavároshoz.
error-not-assigned-there = { $tile } nem a(z) { $city } városba kerül. Lerakandó: { $to_place }.

## Automa decks

error-deck-not-toml = A pakli nem TOML: { $problem }.
error-deck-no-cards = A pakliban nincs „card” lista.
error-deck-key-unknown = { $place }: ismeretlen kulcs: „{ $key }”. Lehetséges: { $choices }.
error-deck-size = A pakli { $expected } kártyából áll, nem { $found } kártyából.
error-deck-card-form = { $card }. kártya: táblázat kell ide „shared” és „automacity” oszloppal.
error-deck-card-text = { $card }. kártya: nem lehet „{ $found }”; két oszlop kell, köztük / jellel, például fm/nhm.
error-deck-column-missing = { $card }. kártya: hiányzik a(z) „{ $column }” oszlop.
error-deck-column-form = { $card }. kártya, „{ $column }” oszlop: jelek listája kell ide.
error-deck-symbol-unknown = { $card }. kártya, „{ $column }” oszlop: ismeretlen jel: „{ $found }”. Lehetséges: { $choices }.
error-deck-symbol-twice = { $card }. kártya, „{ $column }” oszlop: a(z) „{ $symbol }” jel kétszer szerepel.
error-deck-column-end = { $card }. kártya, „{ $column }” oszlop: az utolsó jelnek „most” kell lennie.
error-deck-after-most = { $card }. kártya, „{ $column }” oszlop: a „most” után nem állhat semmi, de ez áll ott: „{ $found }”.

## Campaigns

error-campaign-bonus-unknown = Nincs ilyen épülettípus: „{ $found }”. Lehetséges: { $choices }.
error-campaign-bonus-city = A bónuszt az alacsonyabb értékű város adja ({ $lower }), nem ez: „{ $found }”.
error-campaign-bonus-used = Ezt a típust már választottad a(z) { $game }. játékban: „{ $bonus }”. Egy kampányban minden típus csak egyszer választható.
error-campaign-game-unfinished = Csak befejezett játék vehető fel a kampányba.
error-campaign-deck-without-cards = Kezdő Építész módban nincsenek Automa-kártyák, ezért pakli sem adható meg.
error-campaign-bonus-missing = Előbb ki kell választani a(z) { $game }. játék bónuszát.
error-campaign-is-over = A kampány { $games } játék után véget ért.
error-campaign-record-name = Hibás jegyzőkönyvnév: „{ $found }”.
error-campaign-other-game = Ez a játék egy másik kampányhoz tartozik: itt „{ $option }” értéke „{ $found }”, nem „{ $expected }”.
error-campaign-differs = Ebben a kampányban ({ $file }) „{ $option }” értéke „{ $found }”, nem „{ $expected }”.
error-campaign-no-bonus-now = Most nem lehet bónuszt választani.
error-campaign-first-line = Az első sornak ennek kell lennie: „{ $expected }”.
error-campaign-no-games = Hiányzik a fejléceket lezáró sor: „{ $expected }”.
error-campaign-header-form = Hibás kampányfejléc: „{ $text }”. Lehetséges: { $choices }.
error-campaign-header-twice = A(z) „{ $key }” fejléc kétszer szerepel.
error-campaign-header-missing = Hiányzik a(z) „{ $key }” fejléc.
error-campaign-line-form = Hibás kampánysor: „{ $text }”.
error-campaign-number = Itt a(z) { $expected }. játék következik, nem a(z) { $found }. játék.
error-campaign-score = A pontszámod az alacsonyabb értékű városodé: { $expected }, nem { $found }.
error-campaign-automa-scores = Az Automák pontszáma nem lehet { $scores }, ha a te városaidé { $cities }.
error-campaign-winner = { $won ->
    [true] Ezekkel a pontszámokkal nem lehet nyerni: { $scores }.
   *[false] Ezekkel a pontszámokkal nem lehet veszíteni: { $scores }.
}
