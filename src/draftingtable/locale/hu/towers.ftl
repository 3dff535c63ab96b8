# 5 Towers: components, events, moves, explanations, errors. The terms are those of the printed game.

towers-title = 5 Towers

# $type: c, h, t, j or s
tower-name = { $type ->
    [c] édességtorony
    [h] ijesztő torony
    [t] fatorony
    [j] hulladéktorony
   *[s] homoktorony
}

# As above, in one short word, under a tower.
tower-short = { $type ->
    [c] édesség
    [h] ijesztő
    [t] fa
    [j] hulladék
   *[s] homok
}

## Events

event-deal = { $round }. forduló. A kínálat: { $cards }. { $starter } kezd.
event-last-round = A húzópakli ismét elfogyott: ez az utolsó forduló.
event-bid = { $player } licitje: { $number }.
event-pass = { $player } passzol.
event-builds = { $player } licitje a legmagasabb: elvesz { $number } kártyát.
event-nobody-builds = Senki sem épít; ismét { $starter } kezd.
event-raze = { $player } lebont egy kártyát: { $card }.
event-build = { $player } megépít egy kártyát: { $card } ({ $height }. szint).
# Several cards in a row: $card lists them.
event-build-many = { $player } kártyákat épít: { $card }.
event-withdraw = { $player } visszavonja a licitjét ({ $number }).
event-clear = { $cards_count ->
    [0] A kínálatban nem maradt kártya.
   *[other] A dobópakliba kerül: { $cards }.
}
event-reshuffle = A húzópakli először fogyott el. A megkevert dobópakli lesz az új húzópakli ({ $cards } kártya).
event-over = Vége a játéknak ({ $round }. forduló): { $reason ->
    [no-discard] a húzópakli elfogyott, és a dobópakli is üres.
   *[second-pass] a húzópakli másodszor is elfogyott.
}

## The table

# $pass: 1 or 2, how often the draw pile has been gone through
towers-header = { $round }. forduló · menet: { $pass }/2 · húzópakli: { $pile } · dobópakli: { $discard }
towers-display = Kínálat
towers-bids = Licitálás
towers-bid-passed = passzol
towers-main = fő torony +{ $points }
towers-razed = bontáspakli: { $count } ({ $points })

## Moves

move-bid = Licit: { $number }
move-bid-zero = Licit: 0 (nem veszel el kártyát)
move-pass = Passz
move-raze = { $card } lebontása (ára { $cost } GyP, és a kártya pontja is elvész)
move-build-on = { $card } építése erre: { $top }
move-build-new = { $card } építése (új torony)
move-withdraw = Licit visszavonása
ask-bid = { $player }: hány kártyára licitálsz?
ask-build = { $player }: még { $left } kártyát kell megépítened. Melyik a következő?

## Hints

hint-eight = Tipp: a 8-asra bármilyen értékű azonos típusú kártya kerülhet.
hint-nine = Tipp: a 9-es bármelyik azonos típusú kártyára kerülhet, csak a toronytetőre nem.
hint-raze = Tipp: a lebontás helyet teremt, és olcsóbb, mint gondolnád: most { $cost } GyP, és a kártya pontja is elvész.

## Why not more

limit-short = { $largest ->
    [0] Ezek közül egyetlen kártyát sem tudsz megépíteni
   *[other] Ezek közül legfeljebb { $largest } kártyát tudsz megépíteni
} (az okát a „miért” parancs mutatja meg).
why-everything = A kínálat minden kártyája megépíthető: { $cards }.
why-most = { $largest ->
    [0] A kínálatból egyetlen kártya sem építhető meg.
   *[other] A kínálatból legfeljebb { $largest } kártya építhető meg: { $cards }.
}
why-raze = Ehhez előbb le kell bontani egy kártyát: { $card }.
why-standing = { $card } nem fér el: a torony legfelső kártyája { $on }, és arra csak kisebb érték kerülhet.
why-together = { $card } nem fér el egy toronyban ezekkel: { $others }.
why-roof = { $card } nem fér el: a tornyot már toronytető zárja le ({ $on }).
why-other-raze = Ott is segítene a lebontás, de fordulónként csak egy kártyát lehet lebontani.
why-possible = Ez a licit szabályos: { $number }.
why-card-possible = { $card } most megépíthető.

## Unseen cards

unseen-title = { $count } kártya van még a húzópakliban
unseen-empty = A húzópakli üres.

## The rules in short

rules-types = Öt toronytípus van: c édesség, h ijesztő, t fa, j hulladék, s homok. Mindegyikből legfeljebb egy tornyod lehet.
rules-falling = Minden kártya az azonos típusú torony legfelső kártyájára kerül, de csak nagyobb értékűre.
rules-eight = A 8-asra bármilyen értékű azonos típusú kártya kerülhet.
rules-nine = A 9-es bármelyik azonos típusú kártyára kerülhet, csak a toronytetőre nem.
rules-roof = A 0 a toronytető: semmi sem kerülhet rá, és sosem bontható le.
rules-bidding = Minden fordulóban öt kártya van a kínálatban. Mindenki egyszer licitálhat arra, hogy hányat vesz el közülük. Aki a legtöbbet licitálta, pontosan annyit vesz el, és mindet megépíti.
rules-razing = Építés előtt lebonthatod az egyik tornyod legfelső kártyáját.
rules-end = Amikor a húzópakli elfogy, a megkevert dobópakli lesz az új. Ha az is elfogy, még egy utolsó forduló következik.
rules-points = Pontozás: minden kártya 1 GyP, toronytetős toronyban 2 GyP; a fő torony (a legmagasabb) minden kártyája még 1 GyP. A lebontott kártyák ára 1, 2, 3, … GyP.

## The result

result-player = Játékos
result-main = Fő torony
result-razed = Lebontva
result-total = Összesen

## Errors

error-no-such-card = Nincs ilyen kártya: „{ $found }”. A kártya egy betű (c, h, t, j, s) és egy érték 0 és 15 között, például s7.
error-cards-come-first = Előbb kártyákat kell osztani a kínálatba.
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

## Errors on score pads

error-sheet-name-twice = { $place }: a(z) „{ $name }” név kétszer szerepel.
error-sheet-tower-order = { $place }: { $card } nem kerülhet erre: { $top }.
error-sheet-beyond-deck = A lapon { $card } többször szerepel ({ $found }), mint a pakliban ({ $deck }).
error-sheet-beyond-deck-size = A lapon a lebontottakkal együtt több kártya van ({ $found }), mint a pakliban ({ $deck }).
error-sheet-tower-height = { $place }: legfeljebb { $most } kártya lehetséges.
error-sheet-beyond-roofs = { $kind }: a lapon több toronytető van ({ $found }), mint a pakliban ({ $deck }).
error-sheet-beyond-kind = { $kind }: a lapon több ilyen típusú kártya van ({ $found }), mint a pakliban ({ $deck }).
