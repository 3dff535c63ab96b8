# A böngésző: egy befejezett játék elemzése. Az esély egész százalékban; a „százalékpont” ennek változása.

rv-title = Elemzés
rv-running = Ez a játék még tart. Az elemzés a vége után készül el.
rv-beginning = A játék beolvasása…
rv-drawing = A játék végigjátszása minden pillanattól…
rv-judged = Eddig { $count } döntés értékelve…
rv-waiting = Előbb még { $ahead } másik elemzés készül el…
rv-cut-off = A kapcsolat megszakadt, mielőtt az elemzés elkészült volna.
rv-kept = Ami már itt van, megmarad.
rv-ready = Az elemzés elkészült.
rv-to-table = Asztal
rv-share = Megosztás
rv-link-copied = Az elemzés linkje a vágólapra került.

## A görbe

rv-curve = Győzelmi esélyek a játék során
rv-legend = A játékosok és esélyeik
rv-percent = { $percent }%
rv-chance-of = { $player } { $percent }%
rv-round = { $round }. forduló
rv-note = Ez a pillanat
rv-next-slip = Következő hiba
rv-parts = Az elemzés részei
rv-tab-moments = Fordulópontok
rv-tab-board = Asztal
rv-tab-decisions = Döntések
rv-tab-luck = Szerencse és tudás

## Mi döntött

rv-moments-soon = Hamarosan itt láthatók azok a pillanatok, amelyek eldöntötték a játékot.
rv-deal-of = { $round }. forduló: az osztás
rv-gift = { $player } ritka ajándékot kapott: { $odds } osztásból csak 1 ilyen jó.
rv-gift-you = Ajándék neked: { $odds } osztásból csak 1 ilyen jó.
rv-luck-for = { $player } szerencsés osztást kapott
rv-luck-you = Szerencsés osztás neked
rv-strong = { $round }. forduló: fordulópont

## Döntések

grade-best = Legjobb
grade-good = Jó
grade-inaccuracy = Pontatlanság
grade-mistake = Hiba
grade-blunder = Súlyos hiba
rv-played = { $player }: { $move }
rv-move-where = { $move } ({ $where })
rv-better = Jobb lett volna: { $move }.
rv-advice-to = { $player } ezt a tanácsot kapná: { $why }
rv-cost = ára { $points } százalékpont esély, { $sure ->
    [very] szinte biztosan
    [fairly] elég biztosan
   *[hardly] valószínűleg
}
rv-partner = { $partner } jobb mezőt javasolhatott volna: { $move }. Mindkettőtöknek segített volna: { $player } { $gain }, { $partner } { $gain_partner } százalékpont.
rv-against = Ami ellene szól: { $why }
rv-who = Játékos
rv-everybody = Mindenki
rv-which = Mutasd
rv-which-slips = Minden botlás
rv-which-mistakes = Csak a hibák
rv-which-all = Minden döntés
rv-none = Nincs ilyen döntés.
rv-judging = A döntések értékelése még tart.

## Szerencse és tudás

rv-luck-and-skill = Szerencse és tudás, százalékban
rv-luck-about = Amit az osztás hozott, szerencse; amit a játékos választott, tudás. A kettő együtt vezet az egyenlő kezdettől az eredményig.
rv-luck-soon = A szerencse és a tudás akkor látható, ha az egész játék elemzése elkészült.
rv-player = Játékos
rv-start = Kezdet
rv-luck = Szerencse
rv-skill = Tudás
rv-result = Eredmény
rv-sum = Kezdetben { $start }%, szerencse { $luck }, tudás { $skill }: { $result }%
rv-accuracy = Pontosság
rv-halves = Tudás: saját döntések { $own }, mások döntései { $others }
rv-sure = Ehhez nagyjából { $samples } játékot játszottunk végig. Egy esély { $points } százalékponttal térhet el.

## Tanulj a hibáidból

mistakes-title = Tanulj a hibáidból
mistakes-open = Tanulj a hibáidból ({ $count })
mistakes-ask = Ezt választottad: { $move }. Ez { $points } százalékpont esélybe került. Keress jobbat!
mistakes-judging = Végigjátsszuk…
mistakes-right = { $move }: { $points ->
    [0] szép megoldás!
   *[other] jó, csak { $points } százalékponttal marad el a legjobbtól.
}
mistakes-wrong = { $move }: ez { $points } százalékpont esélybe kerül. Próbáld újra!
mistakes-same = Ezt játszottad a játékban is. Keress mást!
mistakes-show = Mutasd meg
mistakes-next = Tovább
mistakes-leave = Vissza az elemzéshez
mistakes-previous = Előző hiba
mistakes-found = { $count } közül { $found } megvan.
mistakes-shown = { $count } megoldást megmutattunk.
mistakes-open-left = { $count } még nyitott.
mistakes-none = Nincs hiba, amiből tanulhatnál. Szép játék volt!
mistakes-again = Még egyszer

## Mi lett volna, ha

whatif-title = Innen játszom tovább
whatif-from-round = Új játék indul ebből a pillanatból ({ $round }. forduló).
whatif-from-start = Új játék indul ebből a pillanatból.
whatif-about = Az igazi játék változatlan marad.
whatif-seat = A helyed
whatif-others = A többiek
whatif-bots = Botok: { $level }
whatif-alone = Mindenkivel én játszom
whatif-same = Ugyanaz a szerencse
whatif-same-about = Ugyanaz jön, ami az igazi játékban jött.
whatif-new = Új szerencse
whatif-new-about = Amit még senki sem látott, azt újrakeverjük.
whatif-start = Játék
whatif-branches = Mi lett volna, ha…
whatif-branch-round = { $round }. forduló, { $step }. lépés
whatif-branch-start = Az elejétől
whatif-result = { $player }: { $score } (valójában { $real }, azaz { $difference })
