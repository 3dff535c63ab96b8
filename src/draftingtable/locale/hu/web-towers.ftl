# The browser client's table of 5 Towers.

# $type: c, h, t, j or s (used by tower-short)
tw-card = { tower-short } { $value }
tw-card-roof = { tower-short } 0 (toronytető)
tw-card-never = { $card }: nincs hová tenned
tw-card-raze = { $card }: csak lebontás után fér el
tw-card-stack = { $card }: csak egy másik itteni kártyára kerülhet
tw-card-fits = { $card } elfér a tornyaidon.
tw-card-closed = { $card } most nem építhető meg: a licited minden kártyájának el kell férnie.
# $before: a card of the same tower that must be built earlier
tw-card-too-early = { $card } még nem építhető meg: { $before } nem kerülhetne rá, ezért előbb azt építsd meg.
# $on: the top of its tower. $under: the cards that go there first
tw-card-after-raze = { $card } most nem kerülhet erre: { $on }. Akkor építhető meg, ha ezt előbb lebontod.
tw-card-after-card = { $card } most nem kerülhet erre: { $on }. Akkor építhető meg, ha előbb ezt építed meg: { $under }.
tw-card-after-both = { $card } most nem kerülhet erre: { $on }. Akkor építhető meg, ha ezt előbb lebontod, és utána ezt építed meg: { $under }.

# $values: from the bottom up. $roof: yes or no
tw-tower-text = { $tower }, { $count } szint alulról fölfelé: { $values }. { $roof ->
    [yes] Van rajta toronytető.
   *[no] Még nincs rajta toronytető.
} { $points } GyP.
tw-tower-empty = { $tower }: még nincs elkezdve

tw-round = { $round }. forduló
tw-pass = A húzópakli kétszer fogy el; ez { $pass ->
    [1] az első
   *[2] a második
} menet.
tw-pass-means = { tw-pass } Az első után a megkevert dobópakli lesz az új húzópakli. Amikor az is elfogy, a játék azzal a fordulóval véget ér.
tw-last-round = Utolsó forduló
tw-rounds-left = még { $rounds } forduló
tw-rounds-about = Körülbelül { tw-rounds-left }.
tw-draw-pile = húzópakli
tw-discard-pile = dobópakli
tw-piles = Húzópakli: { $pile }. Dobópakli: { $discard }. Mi jöhet még?
tw-start-player = kezdőjátékos
tw-dealing = Új kártyák kerülnek a kínálatba.

## The auction

tw-says-bid = licitje: { $number }
tw-says-builds = épít: { $placed }/{ $all } kártya kész
tw-says-now = most licitál
tw-says-nothing = még nem licitált
tw-you-bid = licited: { $number }
tw-you-builds = építesz: { $placed }/{ $all } kártya kész
tw-you-now = most licitálsz
tw-you-nothing = még nem licitáltál
# In place of a bid: somebody took all the cards before
tw-not-asked = kimaradt
tw-ask-bid = Hány kártyát veszel el?
tw-largest = { $largest ->
    [0] Egyiket sem tudod megépíteni.
   *[other] Legfeljebb { $largest } kártyát tudsz megépíteni.
}
tw-largest-raze = { $free ->
    [0] Csak lebontással (−{ $cost }): { $largest } kártya.
   *[other] Legfeljebb { $free } kártya, lebontással (−{ $cost }) { $largest }.
}
# Next to a drawing of what the bid could build. $gain: points with their sign
tw-example = A jelölt kártyákkal: { $gain } GyP
tw-raze-costs = Ennek ára összesen { $cost } GyP.
tw-choose-number = Válassz egy számot
tw-chosen = Kiválasztva: { $what }. Koppints rá újra a megerősítéshez.
tw-pass-round = Most passzolok
# In place of “Pass”, on a small button
tw-start-no-pass = Te kezdesz: nincs passz
tw-closed-choice = { $what }: nem lehetséges. Miért?
tw-why-title = Miért nem { $number }?
tw-how = Így építhetsz meg ennyit
tw-turn-bid = { $player } licitál…
tw-turn-build = { $player } épít: { $placed }/{ $all }…
tw-can-build = ezekből legfeljebb { $largest } kártyát tud megépíteni
tw-can-build-means = ≤{ $largest }: { $player } { tw-can-build }.

## Building

tw-build-left = Még { $left } kártyát kell megépítened
tw-build-how = Koppints egy kártyára, aztán a tornyára. Vagy húzd oda.
tw-place = Most koppints a kiemelt toronyra: { $card }.
tw-stuck = Több kártya nem fér el: vonj vissza egy lépést, vagy vond vissza a licitedet.
tw-last-card = Utolsó kártya: { $card }. Ezzel befejezed az építést.
tw-last-card-sure = Koppints az „{ tw-finish }” gombra vagy újra a toronyra.
tw-finish = Építés befejezése
tw-cancel = Mégsem
tw-undo = Visszavonás
tw-raze = Lebontás
tw-raze-short = Lebontás
tw-withdraw-short = Licit vissza
tw-raze-which = Melyik torony legfelső kártyáját bontod le? A tornyok fölött látod, mennyibe kerül.
tw-raze-first = Előbb bonts le egy kártyát, különben a licited kártyái nem férnek el. A tornyok fölött látod, mennyibe kerül.
tw-raze-here = Legfelső kártya lebontása (−{ $cost }): { $tower }
tw-build-here = Építés ide: { $tower }
tw-withdraw-sure = Visszavonod a licitedet? Amit ebben a fordulóban építettél, visszakerül, neked pedig kevesebbet kell licitálnod, vagy passzolnod kell.

## Towers

tw-my-towers = Tornyaid
tw-others = A többiek tornyai
tw-towers-of = { $player } tornyai
tw-look = { $player } tornyai közelebbről
tw-in-words = Szövegesen
tw-total = Összesen: { $points } GyP

## What is still to come

tw-unseen = Ami még jöhet
tw-discarded = { $count ->
    [0] A dobópakli üres.
   *[other] { $count } kártya van a dobópakliban
}
tw-times = ×{ $count }

## Scoring

# $floors cards, each worth $each
tw-count = { $floors } × { $each }
tw-main-row = Fő torony
tw-razed-row = Bontáspakli
tw-total-row = Összesen
tw-with-roof = toronytetős { $tower }
# $what: a row of the score, the one with the largest difference. Then the winner and the second, with its points
tw-decided = Ami eldöntötte: { $what } ({ $player } { $points }, { $rival } { $other }).

# Mit jelent a pontszám egy ikonja
tw-tower-scores = { $tower }: kártyánként 1 GyP, toronytetős toronyban 2 GyP.
tw-tower-now = Most: { $points } GyP.
tw-main-scores = Fő torony: a koronás, legmagasabb tornyod minden kártyája további 1 GyP-t ér. Ha több egyforma magas van, mindegy, melyiken a korona.
tw-razed-scores = A lebontott kártyákért a játék végén büntetés jár: 1 után −1, 2 után −3, 3 után −6 GyP, és így tovább. A lebontott kártya saját pontja is elvész.

## Keys

tw-key-bid = Licit ennyi kártyára
tw-key-pass = Passz
tw-key-raze = Kártya lebontása
tw-key-walk = Mozgás a kártyák vagy a számok között
tw-key-choose = Kiválasztás; újra: küldés vagy építés
