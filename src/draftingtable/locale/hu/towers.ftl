# 5 Towers: components, events, moves, explanations. The terms are those of the printed game.

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

event-deal = { $round }. forduló, a kínálat: { $cards }. Kezd: { $starter }.
event-last-round = A húzópakli újra kifogyott: ez az utolsó forduló.
event-bid = { $player } licitje: { $number }.
event-pass = { $player } passzol.
event-builds = { $player } licitje a legmagasabb: elvesz { $number } kártyát.
event-nobody-builds = Senki sem épít; újra { $starter } kezd.
event-raze = { $player } lebont: { $card }.
event-build = { $player } épít: { $card } ({ $height }. szint).
# Several cards in a row: $card lists them.
event-build-many = { $player } épít: { $card }.
event-withdraw = { $player } visszavonja a licitjét ({ $number }).
event-clear = { $cards_count ->
    [0] A kínálatban nem marad semmi.
   *[other] A dobópakliba kerül: { $cards }.
}
event-reshuffle = A húzópakli először fogyott ki. A megkevert dobópakliból új húzópakli lesz ({ $cards } kártya).
event-over = Vége a játéknak ({ $round }. forduló): { $reason ->
    [no-discard] a húzópakli kifogyott, és a dobópakli is üres.
   *[second-pass] a húzópakli másodszor is kifogyott.
}

## The table

# $pass: 1 or 2, how often the draw pile has been gone through
towers-header = { $round }. forduló · { $pass }/2. menet · húzópakli: { $pile } · dobópakli: { $discard }
towers-display = Kínálat
towers-bids = Licitálás
towers-bid-passed = passzol
towers-main = fő torony +{ $points }
towers-razed = bontáspakli: { $count } ({ $points })

## Moves

move-bid = Licit: { $number }
move-bid-zero = Licit: 0 (nem veszel el kártyát)
move-pass = Passz
move-raze = Lebontás: { $card } (ára { $cost } GyP)
move-build-on = Építés: { $card } erre: { $top }
move-build-new = Építés: { $card } (új torony)
move-withdraw = A licit visszavonása
ask-bid = { $player }: hány kártyára licitálsz?
ask-build = { $player }: még { $left } kártyát kell beépítened. Melyik a következő?

## Hints

hint-eight = Tipp: a 8-asra a saját fajtájából bármilyen értékű kártya kerülhet.
hint-nine = Tipp: a 9-es a saját fajtájából bármelyik kártyára kerülhet, kivéve a toronytetőt.
hint-raze = Tipp: a lebontás helyet csinál, és olcsóbb, mint gondolnád: most { $cost } GyP.

## Why not more

limit-short = { $largest ->
    [0] Ezek közül egyetlen kártyát sem tudsz beépíteni
   *[other] Ezek közül legfeljebb { $largest } kártyát tudsz beépíteni
} (a „miért” megmondja az okát).
why-everything = A kínálat minden kártyája beépíthető: { $cards }.
why-most = { $largest ->
    [0] A kínálatból egyetlen kártya sem építhető be.
   *[other] A kínálatból legfeljebb { $largest } kártya építhető be: { $cards }.
}
why-raze = Ehhez előbb le kell bontani ezt: { $card }.
why-standing = { $card }: nincs helye, mert a torony legfelső kártyája { $on }, és arra csak kisebb érték kerülhet.
why-together = { $card }: nincs helye egy toronyban ezekkel: { $others }.
why-roof = { $card }: nincs helye, mert a tornyot toronytető zárja le ({ $on }).
why-other-raze = Ott is segítene a lebontás, de egy fordulóban csak egy kártya bontható le.
why-possible = Ez a licit lehetséges: { $number }.
why-card-possible = { $card } most beépíthető.

## Unseen cards

unseen-title = { $count } kártya van még a húzópakliban
unseen-empty = A húzópakli üres.

## The rules in short

rules-types = Ötféle torony van: c édesség, h ijesztő, t fa, j hulladék, s homok. Mindegyikből legfeljebb egy lehet a tiéd.
rules-falling = Egy kártya a saját fajtájú torony legfelső kártyájára kerül, és csak nagyobb értékűre.
rules-eight = A 8-asra a saját fajtájából bármilyen értékű kártya kerülhet.
rules-nine = A 9-es a saját fajtájából bármelyik kártyára kerülhet, kivéve a toronytetőt.
rules-roof = A 0 a toronytető: semmi sem kerülhet rá, és sosem bontható le.
rules-bidding = Minden fordulóban öt kártya van a kínálatban. Mindenki egyszer licitálhat arra, hogy hányat vesz el közülük. Aki a legtöbbet licitálta, pontosan annyit vesz el, és mindet beépíti.
rules-razing = Építés előtt lebonthatod az egyik tornyod legfelső kártyáját.
rules-end = Amikor a húzópakli kifogy, a dobópakliból lesz új. Ha az is kifogy, még egy utolsó forduló jön.
rules-points = Pontok: minden kártya 1 GyP, toronytetős toronyban 2, a fő torony (a legmagasabb) minden kártyája még 1. A lebontott kártyák ára 1, 2, 3, …

## The result

result-player = Játékos
result-main = Fő torony
result-razed = Lebontva
result-total = Összesen
