# A böngésző: egy befejezett játék elemzése. Az esély egész százalékban; a „százalékpont” ennek változása.

review-title = Elemzés
review-running = Ez a játék még tart. Az elemzés a vége után készül el.
review-beginning = A játék beolvasása…
review-drawing = A játék végigjátszása minden pillanattól…
review-judged = Eddig { $count } döntés értékelve…
review-waiting = Előbb még { $ahead } másik elemzés készül el…
review-cut-off = A kapcsolat megszakadt, mielőtt az elemzés elkészült volna.
review-kept = Ami már itt van, megmarad.
review-ready = Az elemzés elkészült.
review-to-table = Asztal
review-share = Megosztás
review-link-copied = Az elemzés linkje a vágólapra került.

## A görbe

review-curve = Győzelmi esélyek a játék során
review-legend = A játékosok és esélyeik
review-percent = { $percent }%
review-chance-of = { $player } { $percent }%
review-round = { $round }. forduló
review-note = Ez a pillanat
review-next-slip = Következő hiba
review-parts = Az elemzés részei
review-tab-moments = Fordulópontok
review-tab-board = Asztal
review-tab-decisions = Döntések
review-tab-luck = Szerencse és tudás

## Mi döntött

review-moments-soon = Hamarosan itt láthatók azok a pillanatok, amelyek eldöntötték a játékot.
review-deal-of = A(z) { $round }. forduló osztása
review-gift = Ajándék neki: { $player }. { $odds } osztásból csak 1 ilyen jó.
review-gift-you = Ajándék neked: { $odds } osztásból csak 1 ilyen jó.
review-luck-for = Szerencsés osztás neki: { $player }
review-luck-you = Szerencsés osztás neked
review-strong = A(z) { $round }. forduló fordulópontja

## Döntések

grade-best = Legjobb
grade-good = Jó
grade-inaccuracy = Pontatlanság
grade-mistake = Hiba
grade-blunder = Súlyos hiba
review-played = { $player }: { $move }
review-move-where = { $move } ({ $where })
review-better = Jobb lett volna: { $move }.
review-advice-to = Tanács neki: { $player }. { $why }
review-cost = ára { $points } százalékpont esély, { $sure ->
    [very] szinte biztosan
    [fairly] elég biztosan
   *[hardly] valószínűleg
}
review-partner = { $partner } jobb mezőt javasolhatott volna: { $move }. Mindkettőtöknek segített volna: { $player } { $gain }, { $partner } { $gain_partner } százalékpont.
review-for-it = Ami mellette szól: { $why }
review-who = Játékos
review-everybody = Mindenki
review-which = Mutasd
review-which-slips = Minden botlás
review-which-mistakes = Csak a hibák
review-which-all = Minden döntés
review-none = Nincs ilyen döntés.
review-judging = A döntések értékelése még tart.

## Szerencse és tudás

review-luck-and-skill = Szerencse és tudás, százalékban
review-luck-about = Amit az osztás hozott, szerencse; amit a játékos választott, tudás. A kettő együtt vezet az egyenlő kezdettől az eredményig.
review-luck-soon = A szerencse és a tudás akkor látható, ha az egész játék elemzése elkészült.
review-player = Játékos
review-start = Kezdet
review-luck = Szerencse
review-skill = Tudás
review-result = Eredmény
review-sum = Kezdetben { $start }%, szerencse { $luck }, tudás { $skill }: { $result }%
review-accuracy = Pontosság
review-halves = Tudás: saját döntések { $own }, mások döntései { $others }
review-sure = Ehhez nagyjából { $samples } játékot játszottunk végig. Egy esély { $points } százalékponttal térhet el.

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
whatif-from-round = Új játék indul a(z) { $round }. forduló e pillanatából.
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
