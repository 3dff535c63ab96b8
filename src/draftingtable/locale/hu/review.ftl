review-title = Elemzés: { $game }
review-how-sure = Becslés: a játék állásait { $samples } alkalommal játszottuk végig. Az esélyek szórása legfeljebb { $error } százalékpont.
review-chances = Győzelmi esélyek
review-chances-about = Minden játékos győzelmi esélye minden osztás és minden döntés után.
review-moments = Ami eldöntötte a játékot
review-moments-about = Mennyivel változtatták az esélyeket, százalékpontban.
review-deal = A(z) { $step }. lépés előtti osztás ({ $text })
review-choice = { $step }. lépés: { $player } választása: { $move }
review-rarity = { $player } számára legalább ilyen jó osztás { $number } osztásból egyszer jön
review-balance = Szerencse és tudás
review-balance-about = Mi változtatta a győzelmi esélyeket, százalékpontban. Minden sor összege az eredmény.
review-player = Játékos
review-points = Pont
review-start = Kezdetben
review-luck = Osztások
review-own = Saját döntések
review-others = Mások döntései
review-result = Eredmény
review-players = Döntések
review-accuracy = Pontosság
review-accuracy-about = A pontosság 100, ha egyetlen döntés sem került semmibe. A bizonytalanságon belüli döntés a legjobbnak számít.
review-grade = { $grade ->
    [best] legjobb
    [good] jó
    [inaccuracy] pontatlanság
    [mistake] hiba
   *[blunder] súlyos hiba
}
review-lessons = Mi lett volna jobb
review-nothing = Egyetlen döntés sem volt rosszabb egy pontatlanságnál.
review-lost = { $grade }, { $lost } (± { $error }) százalékpont veszteség
review-better = Jobb: { $text }
review-played = Ami történt: { $text }
review-partner = { $player } ezt javasolhatta volna: { $move }. A lapka lerakójának { $mine }, { $player } számára { $theirs } százalékponttal többet ért volna.
review-footer = Készítette: Drafting Table { $version }, mélység: { $depth }, { $seconds } mp alatt.

hint-less-than-best = most { $points } pontot ér, a jobb lépés { $more } pontot
hint-lets-rival = így { $player } elviheti a kínálatból ennyi lapot: { $number }, legfeljebb { $points } pontért
hint-room-for-fewer = a tornyaidra ezután { $count } későbbi lap fér { $more } helyett
hint-fewer-squares = { $count } mezőt hagy, ahol építeni lehet, a jobb mező { $more } mezőt
hint-passes-on = a következő lapkát továbbadod ({ $tile }), pedig { $player } számára { $points } pontot érhet
hint-gives-automacity = { automacity } { $points } pontot nyer vele, a jobb lapkával { $less } pontot
hint-leaves-for-automacity = ezt hagyja neki: { automacity }: { $tile }, ami ott { $points } pontot ér
hint-ends-lower = a játék végéig átlagosan { $points } pontodba kerül
hint-rival-ends-higher = { $player } átlagosan { $points } ponttal több pontot szerez a végére
