# Between Two Cities in the browser: the table, the solo modes, the campaign, the scoring.

## Cities

city-dialog = { $city } város
# For whoever only watches: $names are all who build it.
cities-of = { $city } város ({ $names })
city-all = Az összes város
city-open = { $city } { $points }: { $names } városa, megnyitás nagyban
city-zoom = { $city } város nagyban
city-close = Bezárás
city-previous = Előző város
city-next = Következő város
city-in-words = Szövegesen
city-as-text = { $city } város szövegesen, { $points } pont. Az oszlopokat és a sorokat az első lapkától számoljuk.
city-empty = Ez a város még üres: { $city }.
city-free = szabad
city-counts = ez számít
city-more = Gyárak és nem látott lapkák
city-factories = A városok gyárai
city-factory-line = { $city } város: { $count } gyár, egyenként { $worth } pont
# $shape: vertical or horizontal
city-duplex = { $shape ->
    [vertical] dupla lapka, álló: fent { $one }, lent { $other }
   *[horizontal] dupla lapka, fekvő: balra { $one }, jobbra { $other }
}
city-box = Doboz: { $singles } szimpla, { $duplexes } dupla · kikerült: { $discarded }

## Who does what

city-builders = Az építők
city-has-chosen = választott
city-is-choosing = még választ
city-hand-size = { $count } lapka a kézben
city-to-place = { $tile }, még lerakandó
city-waits-placing = Még lerak: { $names }
city-first = Ha egymásra vártok, { $player } rak le előbb (C3.4).
city-reveal = Felfedve!
city-you = te

## Choosing and placing

city-hand = A kezedben
city-your-tiles = Lerakandó lapkáid
city-your-choice = Titkos választásod
city-chosen-wait = Választottál. Várunk a többiekre.
city-confirm-pick = Ezt a kettőt választom
# $count: how many are still missing
city-ask-pick = { $count ->
    [1] Válassz még egy lapkát
   *[other] Válassz két lapkát, egyet-egyet a két városba
}
city-tile-for = { $tile }, { $city } városba
city-ask-place = Hová kerüljön ez: { $tile }?
city-ask-duplex = Hová kerüljön a dupla lapka? A jelek a felső vagy a bal felét mutatják.
city-place = Lerakom
city-would-be = { $tile } lerakása: { $city } város, { $points }
city-back = Vissza
# What a hint points at: a tile, a spot, a city.
city-hinted = tipp
city-which = Melyik város?
# The name of all spots together, for screen readers.
city-spots = Helyek a { $city } városban ehhez: { $tile }
city-spots-to-propose = Javasolható helyek a { $city } városban ehhez: { $tile }
# $points with its sign; $beside: what stands around it
city-spot = { $tile }, { $city } város, { $square }: { $points }. { $beside_count ->
    [0] Az első lapka.
   *[other] Mellette: { $beside }.
}

## Talking with the neighbour

city-show = Megmutatom a szomszédnak: { $tile }
city-my-proposals = Javaslataid:
city-withdraw = Javaslat visszavonása: { $tile }, { $city } város
city-point = Rámutatok egy mezőre
city-stop-pointing = Mutatás vége
city-point-at = Rámutatás: { $square }
city-suggest = Javaslat ({ $name }):
city-suggest-tile = Helyet javaslok neki: { $name }, ehhez: { $tile }
city-proposed = javaslat érkezett
city-accept = Elfogadom
city-accept-label = Elfogadom { $name } javaslatát: { $tile }
city-ghost = { $name } javaslata: { $tile }

## Solo

city-ask-assign = Melyik városé legyen: { $tile }?
city-at-best = legfeljebb { $points }
city-why = Mit vettek el az Automák
city-taken = ezt vette el
city-automa-card = { $player }, { $card }. kártya
city-automa-hand = { $player }:
city-cards-left = még { $count } kártya
city-automacity-line = { $category }: { $count } lapka, { $points } pont

## Keys

city-keys-tiles = Lapka választása a kézből
city-keys-arrows = Lépés lapkáról lapkára, a városban helyről helyre
city-keys-ends = Ugrás az első vagy az utolsó lapkára, helyre
city-keys-enter = A lapka felvétele vagy lerakása

## Scoring

city-scoring = A városok pontjai épülettípusonként
city-total = Összesen
city-skip = Mutass mindent egyszerre
city-winner = győztes
city-lower-counts = A két város közül a gyengébb számít.
city-sum-counts = A két város összege számít.

## Starting alone

city-solo-title = Egyedül, két Automa között
city-solo-rules = Az egyszemélyes szabályok
city-mode = Melyik mód?
city-mode-beginner = Kezdő Építész mód
city-mode-beginner-about = Nincs válogatás: húzott lapkákat osztasz el a városok között.
city-mode-expert = Tapasztalt Építész mód
city-mode-expert-about = Az Automákkal versenyben válogatsz. A kártyáik mondják meg, mit vesznek el.
city-level-label = Nehézségi szint
# $points with its sign
city-level = { $level } ({ $points })
city-level-about = Ennyi pontot ad a szint Automavárosnak.
city-advice-first-game = Első játékhoz jó.
city-advice-next-challenge = A következő kihívás.
city-how-many = Hány játék?
city-one-game = Egy játék
city-campaign-length = Kampány, { $games } játék
city-begin-game = Játék
city-begin-campaign = Kezdődjön a kampány

## A campaign

city-campaigns = Kampányok
city-campaign-about = Három vagy hat játék ugyanabban a módban, ugyanazon a szinten. Mindegyik a gyengébb városod pontjait hozza, és egy bónuszt: amennyit ott egy épülettípus ért, győzelem után duplán. Minden típus egyszer választható.
city-my-campaigns = Ezen az eszközön indított kampányok
city-no-campaigns = Még nincs.
city-loading = Egy pillanat…
city-campaign-so-far = Eddigi kampánypontok (KP):
city-campaign-over = A kampány véget ért. Kampánypontok (KP):
city-game-won = Győzelem
city-game-lost = Vereség
city-lower-city = Gyengébb város
city-bonus = Bónusz
city-bonus-each-once = Minden típus egyszer ad bónuszt:
city-bonus-used = { $number }. játék
city-bonus-pick = Válassz épülettípust
city-bonus-take = Ez legyen: { $category }, +{ $points }
city-play-game = Játék: { $number }/{ $games }
city-go-on = { $number }. játék folytatása
city-another-campaign = Új kampány

## In the story, where the picture shows the square

story-place = { $player } lerakja ezt: { $tile } ({ $city } város).
