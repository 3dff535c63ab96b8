# The browser client's table of 5 Towers.

# $type: c, h, t, j or s (used by tower-short)
tw-card = { tower-short } { $value }
tw-card-roof = { tower-short } 0 (toronytető)
tw-card-blocked = { $card }: nincs hová tenned
tw-card-closed = { $card } most nem építhető be: a licit minden kártyájának helyet kell találnia.

# $values: from the bottom up. $roof: yes or no
tw-tower-text = { $tower }, { $count } szint alulról: { $values }. { $roof ->
    [yes] Van rajta toronytető.
   *[no] Még nincs rajta toronytető.
} { $points } pont.
tw-tower-empty = { $tower }: még nincs elkezdve

tw-round = { $round }. forduló
tw-pass = A húzópakli kétszer fogy el: ez { $pass ->
    [1] az első
   *[2] a második
} menet.
tw-last-round = Utolsó forduló
tw-draw-pile = húzópakli
tw-discard-pile = dobópakli
tw-piles = Húzópakli: { $pile }. Dobópakli: { $discard }. Mi jöhet még?
tw-start-player = kezdőjátékos
tw-dealing = Új kártyák kerülnek a kínálatba.

## The auction

tw-says-bid = licitje: { $number }
tw-says-builds = épít: { $placed }/{ $all } kártya lerakva
tw-says-now = most licitál
tw-says-nothing = még nem került sorra
tw-ask-bid = Hány kártyát veszel el?
tw-largest = { $largest ->
    [0] Egyiket sem tudod beépíteni.
   *[other] Legfeljebb { $largest } kártyát tudsz beépíteni.
}
tw-choose-number = Válassz egy számot
tw-chosen = Kiválasztva: { $what }. Ha újra ezt választod, elküldöd.
tw-closed-choice = { $what }: nem lehetséges. Miért?
tw-why-title = Miért nem { $number }?
tw-how = Így építhető be ennyi
tw-turn-bid = { $player } licitál…
tw-turn-build = { $player } épít: { $placed } / { $all }…
tw-can-build = ezekből legfeljebb { $largest } kártyát tud beépíteni

## Building

tw-build-left = Még { $left } kártyát kell beépítened
tw-build-how = Érints meg egy kártyát, aztán a tornyát. Vagy húzd oda.
tw-place = { $card }: most érintsd meg a kiemelt tornyot.
tw-stuck = Már egy kártya sem fér el: vegyél vissza valamit, vagy vond vissza a licited.
tw-last-card = { $card } az utolsó. Utána már semmit sem lehet visszavenni.
tw-finish = Beépítem, kész
tw-cancel = Mégsem
tw-undo = Visszaveszem
tw-raze = Lebontás (−{ $cost })
tw-raze-which = Melyik torony legfelső kártyáját bontod le? Ára { $cost } pont.
tw-raze-first = Előbb le kell bontanod egy kártyát, különben a licited kártyái nem férnek el. Ára { $cost } pont.
tw-raze-here = Legfelső kártya lebontása: { $tower }
tw-build-here = Építés ide: { $tower }
tw-withdraw-sure = Visszavonod? Amit ebben a fordulóban építettél, visszakerül, és kevesebbet licitálsz vagy passzolsz.

## Towers

tw-my-towers = Tornyaim
tw-others = A többiek tornyai
tw-towers-of = { $player } tornyai
tw-look = { $player } tornyai: közelebbről
tw-in-words = Szövegesen
tw-total = Összesen: { $points } pont

## What is still to come

tw-unseen = Ami még jöhet
tw-discarded = { $count ->
    [0] A dobópakli üres.
   *[other] { $count } kártya van a dobópakliban
}
tw-times = ×{ $count }

## Scoring

tw-scoring = Pontozás
tw-skip = Átugrás
tw-again = Még egyszer
# $floors cards, each worth $each
tw-count = { $floors } × { $each }
tw-main-row = Fő torony
tw-razed-row = Bontáspakli
tw-total-row = Összesen

## Keys

tw-key-bid = Ennyit licitálok
tw-key-pass = Passz
tw-key-raze = Kártya lebontása
tw-key-walk = Lépkedés a kártyák, számok között
tw-key-choose = Választás; még egyszer: küldés vagy építés
