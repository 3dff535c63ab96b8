# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = Nincs ilyen játék: „{ $found }”. Ismert: { $choices }.
error-language-unknown = Nincs ilyen nyelv: „{ $found }”. Ismert: { $choices }.
error-bot-unknown = Nincs ilyen bot: „{ $found }”. Ismert: { $choices }.
error-seat-unknown = Így senki sem játszhat: „{ $found }”. Lehetséges: { $choices }.
error-no-terminal-play = Ez a játék terminálban még nem játszható: „{ $game }”. Lehetséges: { $choices }.
error-player-count = A játékosok száma nem lehet { $found }, csak { $least } és { $most } közötti.
error-no-start-player = Ebben a játékban nincs kezdőjátékos: „{ $game }”.
error-start-player = Nincs ilyen kezdő hely: { $found }. A helyek számozása 1-től { $players }-ig tart.
error-option-unknown = Nincs ilyen beállítás: „{ $option }”. { $choices_count ->
    [0] Ennek a játéknak nincsenek beállításai.
   *[other] Ismert: { $choices }.
}
error-option-value = A beállítás („{ $option }”) értéke nem lehet „{ $found }”. Lehetséges: { $choices }.

## Records

error-record-first-line = Az első sor ez kell legyen: „{ $expected }”.
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
error-record-number = Itt egész szám kell („{ $key }”), nem „{ $found }”.
error-record-json = Ami „{ $key }” után áll, nem JSON: { $problem }.
error-rules-version = A jegyzőkönyv a szabályok { $found }. változatát követi; ez a program a { $known }. változatot játssza.
error-after-the-end = A játék már előbb véget ért.
error-chance-comes-next = Senki sem léphet, amíg nincs osztás.
error-no-chance-now = Most nem lehet osztani: előbb egy játékosnak lépnie kell.
error-result-too-early = Van eredmény, de a játék még nem ért véget.
error-result-differs = { $key ->
    [winners] A győztesek helye { $expected }, nem { $found }.
   *[scores] A pontszámok: { $expected }, nem { $found }.
}

## Chance

error-script-ended = Nincs több osztás, pedig ennek kell jönnie: „{ $expected }”.
error-wrong-chance = Itt ennek kell jönnie: „{ $expected }”, nem ennek: „{ $found }”.
error-wrong-chance-target = Ez az osztás a következő számúnak szól: { $expected }, nem ennek: { $found }.
error-wrong-chance-count = Az itt osztandók száma { $expected }, nem { $found }.
error-not-in-pile = { $item } (az osztás { $place }. helyén) már nincs azok között, amik jöhetnek.

## Notation

error-no-such-card = Nincs ilyen kártya: „{ $found }”. A kártya egy betű (c, h, t, j, s) és egy érték 0-tól 15-ig, például s7.
error-no-such-move = Nincs ilyen számú lépés: { $number }.
error-no-such-move-text = Nincs ilyen lépés: „{ $found }”.
error-no-such-chance-text = Nincs ilyen osztás: „{ $found }”.

## 5 Towers

error-game-is-over = A játék véget ért.
error-cards-come-first = Előbb kártyákat kell osztani a kínálatba.
error-not-your-turn = Most a { $turn }. hely van soron, nem a { $seat }. hely.
error-bidding-not-building = Ez a licitálás; még senki sem épít és nem bont le.
error-building-not-bidding = A licitálás véget ért; most a legtöbbet licitáló épít.
error-no-withdrawing-with-referee = Bekapcsolt bíró mellett nem lehet licitet visszavonni.
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
