# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = Nincs ilyen játék: „{ $found }”. Ismert: { $choices }.
error-language-unknown = Nincs ilyen nyelv: „{ $found }”. Ismert: { $choices }.
error-bot-unknown = Nincs ilyen bot: „{ $found }”. Ismert: { $choices }.
error-seat-unknown = Így senki sem játszhat: „{ $found }”. Lehetséges: { $choices }.
error-no-terminal-play = Ez a játék terminálban még nem játszható: „{ $game }”. Lehetséges: { $choices }.
error-player-count = A játékosok száma nem lehet { $found }, csak { $least } és { $most } közötti.
error-no-imagining = Ezt a játékot nem lehet egy nézetből elképzelni, ezért egyik bot sem tud benne keresni: „{ $game }”.
error-no-start-player = Ebben a játékban nincs kezdőjátékos: „{ $game }”.
error-start-player = Nincs ilyen kezdő hely: { $found }. A helyek számozása 1-től { $players }-ig tart.
error-option-unknown = Nincs ilyen beállítás: „{ $option }”. { $choices_count ->
    [0] Ennek a játéknak nincsenek beállításai.
   *[other] Ismert: { $choices }.
}
error-option-value = A beállítás („{ $option }”) értéke nem lehet „{ $found }”. Lehetséges: { $choices }.
error-seats-empty = Üres hely van itt: „{ $found }”.
error-option-form = Ez nem beállítás: „{ $found }”. A helyes alak: NÉV=ÉRTÉK.
error-option-twice = Ez a beállítás kétszer szerepel: „{ $option }”.
error-option-not-in-mode = Ez a beállítás („{ $option }”) ebben a módban („{ $mode }”) nem létezik, csak ezekben: { $choices }.
error-extra-missing = Nincs telepítve: „{ $module }”. Így telepíthető: pip install 'draftingtable[{ $extra }]'
error-player-class = Ebből nem lesz játékos: „{ $found }” ({ $problem }).
error-player-address = Ez nem cím: „{ $found }”. A helyes alak: ws:PORT vagy ws:GÉP:PORT.
error-player-parameter = Ez nem paraméter: „{ $found }” (itt: „{ $player }”). A helyes alak NÉV=ÉRTÉK, minden név egyszer.
error-player-parameter-unknown = Ennek a játékosnak („{ $player }”) nincs ilyen paramétere: „{ $found }”. { $choices_count ->
    [0] Egy sincs.
   *[other] Ismert: { $choices }.
}
error-player-name = Ez nem nevez meg játékost: „{ $found }”. A helyes alak NÉV=JÁTÉKOS, minden név egyszer.

## Files and tournaments

error-file-too-large = A fájl nagyobb, mint { $most } bájt.
error-file-not-utf8 = A fájl nem UTF-8 szöveg (lásd itt: { $byte }. bájt).
error-file-exists = Már létezik, és más van benne: { $file }.
error-arena-in-use = Egy másik program éppen ebbe ír: { $file }.
error-arena-no-results = Létezik, de nem egy verseny eredményei vannak benne: { $file }.
error-arena-other-configuration = Egy másik verseny eredményei vannak benne: { $file } ({ $differences }).
error-arena-bad-line = { $file }, { $line }. sor: ez nem eredmény ({ $problem }).
error-arena-nobody = Nincs, aki játsszon.
error-arena-table-sizes = Minden asztalnál ugyanannyi játékosnak kell ülnie; itt: { $found }.
error-arena-matchup-twice = Ezek a játékosok kétszer találkoznak: { $found }.
error-arena-game-failed = Egy játszma nem sikerült: { $place }.
error-arena-worker-died = Ez a munkafolyamat leállt: { $worker } ({ $how }), ebben a játszmában: { $place }.
error-arena-no-ray = Nincs Ray-fürt itt: „{ $address }” ({ $problem }).
error-arena-ray-version = A program változata a Ray-fürtön { $found }, itt { $expected }.
error-bot-fault = Ez a bot hibázott: „{ $player }” ({ $kind }): { $detail }

## Score pads

error-sheet-json = A pontozólap nem JSON: { $problem }.
error-sheet-not-object = { $place }: JSON-objektum kell ide.
error-sheet-key-missing = { $place }: hiányzik ez: „{ $key }”.
error-sheet-key-unknown = { $place }: ismeretlen: „{ $key }”. Ismert: { $choices }.
error-sheet-not-list = { $place }: lista kell ide.
error-sheet-list-length = { $place }: az elemek száma csak { $least } és { $most } közötti lehet, nem { $found }.
error-sheet-list-exact = { $place }: { $expected } elem kell ide, nem { $found }.
error-sheet-number = { $place }: egész szám kell ide, { $least } és { $most } közötti, nem „{ $found }”.
error-sheet-not-text = { $place }: nem üres szöveg kell ide.
error-sheet-choice = { $place }: nem lehet „{ $found }”. Lehetséges: { $choices }.
error-sheet-name-twice = { $place }: ez a név kétszer szerepel: „{ $name }”.
error-sheet-tower-order = { $place }: { $card } nem kerülhet erre: { $top }.
error-sheet-beyond-deck = A lapon többször van { $card } ({ $found }), mint a pakliban ({ $deck }).
error-sheet-beyond-deck-size = A lapon a lebontottakkal együtt több kártya van ({ $found }), mint a pakliban ({ $deck }).
error-sheet-row-length = { $place }: { $size } betű kell ide, nem { $found }.
error-sheet-letter = { $place }: ez nem épület: „{ $found }”. Lehetséges: { $choices }.

## Records

error-record-first-line = Az első sornak ennek kell lennie: „{ $expected }”.
error-record-header-missing = Hiányzik ez a fejléc: „{ $key }”.
error-record-header-form = Ez nem fejléc: „{ $text }”. A fejléc alakja „kulcs: érték”.
error-record-header-twice = Ez a fejléc kétszer szerepel: „{ $key }”.
error-record-no-events = Hiányzik a fejléceket lezáró sor: „{ $expected }”.
error-record-event-form = Ez nem esemény: „{ $text }”. Az esemény nem üres sor, szóköz nélkül az elején és a végén.
error-record-seat = Így nem kezdődhet lépés: „{ $found }”. Előbb a hely száma áll (1 és { $seats } között), utána a lépés.
error-record-result-missing = E sor után egy „result:” kezdetű sornak kell jönnie.
error-record-result-form = Az eredmény JSON-objektum a „scores” és a „winners” listával, bennük egész számokkal.
error-record-after-result = Az eredmény után nem állhat semmi.
error-record-options-form = A beállításoknak JSON-objektumnak kell lenniük.
error-record-seats-form = A helyeknek nevek JSON-listájának kell lenniük.
error-record-resigned-form = A „resigned” fejlécben helyek listájának kell állnia.
error-record-resigned-seat = A „resigned” fejlécben ez a hely áll: { $found }; csak 1 és { $seats } közötti hely lehet benne, mindegyik egyszer.
error-record-number = Itt egész szám kell („{ $key }”), nem „{ $found }”.
error-record-json = Ami „{ $key }” után áll, nem JSON: { $problem }.
error-rules-version = A jegyzőkönyv szabályainak változata { $found }; ez a program ezt játssza: { $known }.
error-after-the-end = A játék már előbb véget ért.
error-chance-comes-next = Senki sem léphet, amíg nincs osztás.
error-no-chance-now = Most nem lehet osztani: előbb egy játékosnak lépnie kell.
error-result-too-early = Van eredmény, de a játék még nem ért véget.
error-result-differs = { $key ->
    [winners] A győztesek helye { $expected }, nem { $found }.
   *[scores] A pontszámok: { $expected }, nem { $found }.
}
error-choices-in-seat-order = Az egyszerre hozott választások a helyek sorrendjében állnak: { $expected }. hely, csak utána { $seat }. hely.

## Chance

error-script-ended = Nincs több osztás, pedig ennek kell jönnie: „{ $expected }”.
error-wrong-chance = Itt ennek kell jönnie: „{ $expected }”, nem ennek: „{ $found }”.
error-wrong-chance-target = Ez az osztás ennek a számnak szól: { $expected }, nem ennek: { $found }.
error-wrong-chance-count = Az itt osztandók száma { $expected }, nem { $found }.
error-not-in-pile = { $item } (az osztás { $place }. helyén) nincs azok között, amelyek még kioszthatók.

## Notation

error-no-such-card = Nincs ilyen kártya: „{ $found }”. A kártya egy betű (c, h, t, j, s) és egy érték 0-tól 15-ig, például s7.
error-no-such-move = Nincs ilyen számú lépés: { $number }.
error-no-such-move-text = Nincs ilyen lépés: „{ $found }”.
error-no-such-chance-text = Nincs ilyen osztás: „{ $found }”.

## 5 Towers

error-game-is-over = A játék véget ért.
error-cards-come-first = Előbb kártyákat kell osztani a kínálatba.
error-not-your-turn = Most ez a hely van soron: { $turn }, nem ez: { $seat }.
error-bidding-not-building = Még tart a licitálás; egyelőre senki sem épít, és senki sem bont le kártyát.
error-building-not-bidding = A licitálás véget ért; most a legtöbbet licitáló épít.
error-no-withdrawing-with-referee = Licitbíróval nem lehet licitet visszavonni.
error-start-player-names-a-number = A kezdőjátékos nem passzolhat; 0-t licitálhat.
error-bid-above-display = Túl magas licit: { $bid }; a kínálatban csak { $display } kártya van.
error-bid-not-higher = A licitnek magasabbnak kell lennie az eddigi legmagasabbnál ({ $highest }); { $bid } nem az.
error-bid-not-below-withdrawn = Visszavonás után a licitnek alacsonyabbnak kell lennie a visszavontnál ({ $withdrawn }); { $bid } nem az.
error-bid-unbuildable = { $largest ->
    [0] Nem építhető be ennyi: { $bid }. A kínálat egyetlen kártyájának sincs helye.
   *[other] Nem építhető be ennyi: { $bid }. Legfeljebb { $largest } kártyának van helye.
}
error-not-on-display = { $card } nincs a kínálatban.
error-does-not-fit = { $card } nem kerülhet erre: { $top }.
error-bid-would-fail = Így a hátralévő { $left } kártyát nem lehetne mind beépíteni.
error-razed-already = Egy fordulóban csak egy kártya bontható le.
error-raze-comes-first = Lebontani csak az első kártya beépítése előtt lehet.
error-no-tower-to-raze = Nincs mit lebontani: { tower-name } még nem épült.
error-roof-not-razed = Toronytető sosem bontható le, és itt az áll legfelül: { tower-name }.

## Between Two Cities

error-no-such-tile = Nincs ilyen épületlapka: „{ $found }”. A lapka S, F, O, P, H, d, e, m vagy b, vagy dupla, például F/e vagy e-F.
error-no-such-city = Nincs ilyen város.
error-no-such-square = Nincs ilyen mező: „{ $found }”. A mező alakja x,y, például 1,0 vagy -2,1.
error-square-out-of-reach = { $found } túl messze van: egy város első lapkájától semmi sincs távolabb, mint { $far }.
error-touches-no-building = { $tile } itt nem érintkezik egyetlen épülettel sem: { $square } ({ $city } város).
error-square-taken = { $tile } nem rakható le itt: { $square } ({ $city } város), mert ott már áll valami: { $taken } – { $building }.
error-outside-four-by-four = Ha { $tile } ide kerülne: { $square }, ez a város nem férne el egy 4x4-es négyzetben: { $city }.
error-first-tile-is-origin = Egy város első lapkájának helye 0,0, nem { $square } ({ $city } város).
error-both-tiles-placed = Ezen a helyen már mindkét lapka le van rakva: { $seat }.
error-no-such-seat = Nincs ilyen hely: { $seat }. A helyek számozása 1-től { $seats }-ig tart.
error-tiles-come-first = Előbb épületlapkákat kell osztani.
error-choice-is-final = Ezen a helyen már megvan a választás, és az végleges: { $seat }.
error-assigning-is-solo = Lapkákat kiosztani csak egyszemélyes játékban lehet.
error-picking-not-placing = Most két lapkát kell választani; lerakni még nem lehet.
error-placing-not-picking = A választás véget ért; most a lapkákat kell lerakni.
error-not-in-hand = { $tile } nincs a kézben.
error-only-one-in-hand = Csak egy { $tile } van a kézben.
error-not-to-be-placed = { $tile } nincs a lerakandó lapkák között: { $tiles }.
error-not-your-city = Ez a város nem a tiéd: { $city }. A tieid: { $cities }.
error-one-tile-for-each-city = Ez a város már megkapta a lapkáját: { $city }. A másik lapka ide kerül: { $other } város.
error-no-picking-in-solo = Egyszemélyes játékban senki sem választ titokban.
error-placing-not-assigning = A lapkák ki vannak osztva; most le kell rakni őket.
error-assigning-not-placing = A lapkákat előbb ki kell osztani, lerakni csak utána lehet.
error-automa-takes-another = Az Automa-kártya ({ $card }) szerint { $tile } ide kerül: { $city } város.
error-city-has-its-tile = Ez a város már megkapta a lapkáját: { $city }.
error-automacity-is-not-yours = Ebben a módban te nem osztasz lapkát Automavárosnak.
error-not-assigned-there = { $tile } nem ide lett kiosztva: { $city } város. Lerakandó: { $to_place }.

## Automa decks

error-deck-not-toml = A pakli nem TOML: { $problem }.
error-deck-no-cards = A pakliban nincs „card” lista.
error-deck-key-unknown = { $place }: ismeretlen: „{ $key }”. Ismert: { $choices }.
error-deck-size = Egy pakli { $expected } kártyából áll, nem { $found } kártyából.
error-deck-card-form = { $card }. kártya: táblázat kell ide, a „shared” és az „automacity” oszloppal.
error-deck-card-text = { $card }. kártya: nem lehet „{ $found }”; két oszlop kell, köztük /, például fm/nhm.
error-deck-column-missing = { $card }. kártya: hiányzik ez az oszlop: „{ $column }”.
error-deck-column-form = { $card }. kártya, „{ $column }” oszlop: jelek listája kell ide.
error-deck-symbol-unknown = { $card }. kártya, „{ $column }” oszlop: ismeretlen jel: „{ $found }”. Ismert: { $choices }.
error-deck-symbol-twice = { $card }. kártya, „{ $column }” oszlop: kétszer szerepel: „{ $symbol }”.
error-deck-column-end = { $card }. kártya, „{ $column }” oszlop: a végén a „most” jelnek kell állnia.
error-deck-after-most = { $card }. kártya, „{ $column }” oszlop: a „most” után nem állhat semmi, de ott van: „{ $found }”.

## Campaigns

error-campaign-bonus-unknown = Nincs ilyen épülettípus: „{ $found }”. Lehetséges: { $choices }.
error-campaign-bonus-city = A bónuszt a gyengébb város adja ({ $lower }), nem ez: „{ $found }”.
error-campaign-bonus-used = Ezt már választottad ({ $game }. játék): „{ $bonus }”. Egy kampányban minden típus egyszer választható.
error-campaign-game-unfinished = Csak befejezett játék jegyezhető be.
error-campaign-deck-without-cards = Kezdő Építész módban nincsenek Automa-kártyák, így pakli sem adható meg.
error-campaign-bonus-missing = Előbb ki kell választani ennek a játéknak a bónuszát: { $game }.
error-campaign-is-over = A kampány { $games } játék után véget ért.
error-campaign-record-name = Ez nem lehet egy jegyzőkönyv neve: „{ $found }”.
error-campaign-other-game = Ez a játék egy másik kampányé: itt „{ $option }” értéke „{ $found }”, nem „{ $expected }”.
error-campaign-differs = Ebben a kampányban ({ $file }) „{ $option }” értéke { $found }, nem { $expected }.
error-campaign-no-bonus-now = Most nincs választható bónusz.
error-campaign-first-line = Az első sornak ennek kell lennie: „{ $expected }”.
error-campaign-no-games = Hiányzik a fejléceket lezáró sor: „{ $expected }”.
error-campaign-header-form = Ez nem egy kampány fejléce: „{ $text }”. Ismert: { $choices }.
error-campaign-header-twice = Ez a fejléc kétszer szerepel: „{ $key }”.
error-campaign-header-missing = Hiányzik ez a fejléc: „{ $key }”.
error-campaign-line-form = Ez nem egy kampány játéka: „{ $text }”.
error-campaign-number = Itt ennek a játéknak kell jönnie: { $expected }, nem ennek: { $found }.
error-campaign-score = A pontszámod a gyengébb városodé: { $expected }, nem { $found }.
error-campaign-automa-scores = Az Automák pontszáma nem lehet { $scores }, ha a te városaidé { $cities }.
error-campaign-winner = { $won ->
    [true] Ezekkel a pontszámokkal a játékot nem lehet megnyerni: { $scores }.
   *[false] Ezekkel a pontszámokkal a játékot nem lehet elveszíteni: { $scores }.
}
