# Between Two Cities in the browser: the table, the solo modes, the campaign, the scoring.

## Cities

city-dialog = { $city }‑város
# For whoever only watches: $names are all who build it.
cities-of = { $city }‑város ({ $names })
city-all = Az összes város
city-open = { $city } { $points }: { $names } városa, nagyítás
city-zoom = { $city }‑város nagyítása
city-close = Bezárás
city-previous = Előző város
city-next = Következő város
city-in-words = Szövegesen
city-as-text = { $city }‑város szövegesen, { $points } pont. Az oszlopok és a sorok számozása a bal felső sarokból indul.
where-square = { $down ->
    [before] { $row ->
        [1] a város fölött
       *[other] { $row } sorral a város fölött
    }
    [after] { $row ->
        [1] a város alatt
       *[other] { $row } sorral a város alatt
    }
   *[in] { $row }. sor
}, { $across ->
    [before] { $column ->
        [1] a várostól balra
       *[other] { $column } oszloppal a várostól balra
    }
    [after] { $column ->
        [1] a várostól jobbra
       *[other] { $column } oszloppal a várostól jobbra
    }
   *[in] { $column }. oszlop
}
where-first = az első mező
city-empty = { $city ->
    [A] Az
    [E] Az
    [F] Az
   *[other] A
} { $city }‑város még üres.
city-free = szabad
city-counts = ez számít
# Why a city scores less than before. $points: with a minus sign
city-lost = { $category ->
    [factories] Gyárak: { $points }, mert egy másik városban már több gyár van.
   *[houses] Lakóházak: { $points }, mert gyár mellett a lakóház csak 1 pontot ér.
}
city-more = Gyárak állása és hátralévő lapkák
city-factories = A városok gyárai
city-factory-line = { $city }‑város: { $count } gyár, egyenként { $worth } pont
# $shape: vertical or horizontal
city-duplex = { $shape ->
    [vertical] dupla lapka, álló: fent { $one }, lent { $other }
   *[horizontal] dupla lapka, fekvő: balra { $one }, jobbra { $other }
}
city-box = A dobozban: { $singles } szimpla, { $duplexes } dupla · a játékból kimaradt: { $discarded }

## Who does what

city-builders = Építők
city-has-chosen = választott
city-is-choosing = még választ
city-hand-size = { $count } lapka a kézben
city-to-place = { $tile }, még lerakandó
city-waits-placing = { $names } még lapkát rak le
city-first = Ha egymásra vártok, { $player } rak le először.
city-reveal = Felfedve!
city-you = te

## Choosing and placing

city-hand = A kezedben
city-your-tiles = Lerakandó lapkáid
city-your-choice = Titkos választásod
city-chosen-wait = Választottál. Várunk a többiekre.
city-placed-wait = Leraktad. Várunk a többiekre.
city-last-turn-brief = A forduló utolsó köre
# In the same place, after an arrow: who gets the rest of my hand.
city-pass-to = { $player } kapja
# The title of the second round, short enough for one line on a phone.
city-round-duplex-pick = { $round }. forduló: válassz 2-t a 3 duplából
# The title of the third round’s first turn, short enough for one line on a phone.
city-round-passing = { $round }. forduló: mostantól { $side ->
    [left] balra
   *[right] jobbra
}
city-confirm-pick = Ezt a kettőt
# A third tile was tapped.
city-two-chosen = Már kettőt választottál: koppints arra, amelyiket visszateszed.
# $count: how many are still missing
city-ask-pick = { $count ->
    [1] Válassz még egy lapkát
   *[other] Válassz két lapkát, egyet-egyet a két városba
}
# $tile: the one that is chosen. At most as long as the request for two
city-ask-pick-other = { $tile }: válassz még egyet
city-tile-for = { $tile }, { $city }‑városba
city-ask-place = { $tile }: hová kerüljön?
city-ask-duplex = { $shape ->
    [vertical] Hová kerüljön a dupla lapka? Koppints oda, ahová a felső fele kerüljön.
   *[horizontal] Hová kerüljön a dupla lapka? Koppints oda, ahová a bal fele kerüljön.
}
# A neighbour’s tile, for which I propose a place
city-ask-suggest = { $name } lapkája: hová kerüljön? { $tile }
# Why a tile can’t go where somebody tapped.
city-not-apart = A lapkának az oldalával kell érintenie a várost, a sarok nem elég.
city-not-larger = A város egyik irányban sem lehet nagyobb 4 mezőnél.
city-not-twice = Ez a város már megkapta a lapkáját.
city-not-there = A lapka a megjelölt mezők egyikére kerül.
city-place = Lerakás
city-would-be = Lerakás: { $tile }, { $city }‑város, { $points }
city-back = Vissza
# What a hint points at: a tile, a spot, a city.
city-hinted = tipp
city-which = Melyik város?
# The name of all spots together, for screen readers.
city-spots = Helyek { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑városban ehhez: { $tile }
city-spots-to-propose = Javasolható helyek { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑városban ehhez: { $tile }
# $points with its sign; $beside: what stands around it
city-spot = { $tile }, { $city }‑város, { $square }: { $points }. { $beside_count ->
    [0] Az első lapka.
   *[other] Mellette: { $beside }.
}

## Talking with the neighbour

# Below the result, which has shown them
city-look-again = A városok újra, nagyban
city-show = Javaslat a szomszédnak
city-show-first = Előbb válassz mezőt, aztán javasold.
city-gain = { $city }‑város { $points }
# In solo games: tiles that chance, an Automa or the player has given to a city
city-assigned = { $mode ->
    [beginner] Kihúzva vagy tőled:
   *[expert] Az Automáktól és tőled:
}
city-my-proposals = Javaslataid:
city-withdraw = Javaslat visszavonása: { $tile }, { $city }‑város
city-point = Rámutatás egy mezőre
city-stop-pointing = Mutatás vége
city-point-at = Rámutatás: { $square }
city-suggest = Javaslat { $name } számára:
city-suggest-tile = Helyjavaslat { $name } számára: { $tile }
city-proposed = javaslat érkezett
city-accept = Igen, ide
city-ghost = { $name } javaslata: { $tile }

## Solo

city-ask-assign = { $tile }: melyik város kapja?
city-at-best = legfeljebb { $points }
city-why = Amit az Automák elvettek
city-taken = ezt vette el
city-automa-card = { $player }, { $card }. kártya
city-automa-hand = { $player }:
city-cards-left = még { $count } kártya
city-automacity-line = { $category }: { $count } lapka, { $points } pont
city-automacity-about = Úgy pontoz, mintha tökéletesen lenne elrendezve: a boltok sorban, a parkok párban, minden iroda fogadó mellett, egy lakóház sem gyár mellett.

## Keys

city-keys-tiles = Lapka kiválasztása a kézből
city-keys-arrows = Mozgás lapkáról lapkára, a városban helyről helyre
city-keys-ends = Ugrás az első vagy az utolsó lapkára vagy helyre
city-keys-enter = A lapka felvétele vagy lerakása

## Scoring

city-scoring = A városok pontjai épülettípusonként
city-total = Összesen
# Below the winners, with equal scores and different places: $names.
result-tie-below = A további helyeken { $names } holtversenyben végzett, köztük { result-tie-reason } dönt ({ $compared }).
# The same with the reader among $names, as “ending-you”
result-tie-below-you = A további helyeken { $names } holtversenyben végeztetek, köztetek { result-tie-reason } dönt ({ $compared }).
result-tie-next-you = Továbbra is { $names } vagytok holtversenyben, ezután { result-tie-reason } számít ({ $compared }).
result-tie-shared-rest-you = Minden más is egyenlő: { $names } közösen nyertetek.
city-lower-counts = A két város közül az alacsonyabb értékű számít.
# Below the final scores: explains the star at a city
city-star = ★ = a győztesnél ez számít.
# At the start of a game for two.
city-two-sum = A két városod együtt: { $points } pont. A kettő összege számít, nem csak az alacsonyabb értékű.
city-sum-counts = A két város összege számít.

## Starting alone

city-solo-title = Egyedül, két Automa között
city-solo-rules = Egyszemélyes szabályok
city-mode = Melyik mód?
city-mode-beginner = Kezdő Építész mód
city-mode-beginner-about = Nincs draftolás: a húzott lapkákat te rendeled a városokhoz.
city-mode-expert = Tapasztalt Építész mód
city-mode-expert-about = A robotjátékosokkal, az Automákkal versengve draftolsz. Hogy mit vesznek el, azt a kártyáik döntik el.
city-level-label = Nehézségi szint
# $points with its sign
city-level = { $level } ({ $points })
city-level-named = { $level }: { $ease ->
    [easiest] nagyon könnyű
    [easy] könnyű
    [gentle] elég könnyű
    [hard] nehéz
    [hardest] nagyon nehéz
   *[normal] közepes
}
city-level-about = Automaváros, az Automák saját városa { $points } ponttal indul.
city-advice-first-game = Első játékhoz ajánlott.
city-advice-next-challenge = A következő kihívás.
city-how-many = Hány játék?
city-one-game = Egy játék
city-campaign-length = Kampány, { $games } játék
city-begin-game = Játék indítása
city-begin-campaign = Kampány indítása

## A campaign

city-campaigns = Kampányok
city-campaign-about = Három vagy hat játék ugyanabban a módban, ugyanazon a szinten. Mindegyikért megkapod az alacsonyabb értékű városod pontjait és egy bónuszt: amennyit ott egy épülettípus ért, győzelem után duplán. Minden típus csak egyszer választható.
city-my-campaigns = Ezen az eszközön indított kampányok
city-no-campaigns = Még nincs.
city-loading = Betöltés…
city-campaign-so-far = Eddigi kampánypontok (KP):
city-campaign-over = A kampány véget ért. Kampánypontok (KP):
city-game-won = Győzelem
city-game-lost = Vereség
city-lower-city = Alacsonyabb értékű város
city-bonus = Bónusz
city-bonus-each-once = Minden típus egyszer ad bónuszt:
city-bonus-used = { $number }. játék
city-bonus-pick = Válassz épülettípust
city-bonus-take = Bónusz: { $category }, +{ $points }
city-play-game = { $number }/{ $games }. játék indítása
city-go-on = { $number }. játék folytatása
city-another-campaign = Új kampány

## In the story, where the picture shows the square

story-place = { $player } lerak egy lapkát: { $tile } ({ $city }‑város).
story-place-many = { $player } lapkákat rak le: { $each }.
story-place-each = { $tile } ({ $city }‑város)
heard-place = { $player } lerak egy lapkát: { $tile } ({ $city }‑város, { $square }).

## Refused placements: a partner was quicker. The errors say the same to those who type moves.

refused-square-taken = Ez a mező { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑városban már foglalt ({ $building }). Válassz másik helyet ennek a lapkának: { $tile }.
refused-outside-four-by-four = { $city ->
    [A] Az
    [E] Az
    [F] Az
   *[other] A
} { $city }‑város közben megnőtt, és ez a lapka már nem fér el itt: { $tile }. Válassz másik mezőt.
refused-touches-no-building = Ennek a lapkának érintkeznie kell { $city ->
    [A] az
    [E] az
    [F] az
   *[other] a
} { $city }‑város egyik épületével: { $tile }. Válassz másik mezőt.
