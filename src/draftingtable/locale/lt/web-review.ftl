# Naršyklė: baigto žaidimo apžvalga. Galimybės – sveikaisiais procentais; jų pokyčiai – procentiniais punktais (p. p.).

review-title = Apžvalga
review-running = Šis žaidimas dar nebaigtas. Apžvalga bus, kai jis baigsis.
review-beginning = Skaitomas žaidimas…
review-drawing = Žaidimas žaidžiamas iki galo nuo kiekvieno momento…
review-judged = Įvertinta sprendimų: { $count }…
review-waiting = { $ahead ->
    [one] Pirma dar { $ahead } kita apžvalga…
    [few] Pirma dar { $ahead } kitos apžvalgos…
   *[other] Pirma dar { $ahead } kitų apžvalgų…
}
review-cut-off = Ryšys nutrūko anksčiau, nei apžvalga buvo baigta.
review-kept = Kas jau yra, lieka.
review-ready = Apžvalga baigta.
review-to-table = Stalas
review-share = Dalytis
review-link-copied = Apžvalgos nuoroda nukopijuota.

## Kreivė

review-curve = Galimybės laimėti per visą žaidimą
review-legend = Žaidėjai ir jų galimybės
review-percent = { $percent } %
review-chance-of = { $player } { $percent } %
review-round = { $round } raundas
review-note = Šis momentas
review-next-slip = Kita klaida
review-parts = Apžvalgos dalys
review-tab-moments = Lūžio momentai
review-tab-board = Stalas
review-tab-decisions = Sprendimai
review-tab-luck = Sėkmė ir įgūdžiai

## Kas nulėmė

review-moments-soon = Netrukus čia matysi momentus, kurie nulėmė žaidimą.
review-deal-of = { $round } raundo dalijimas
review-gift = Dovana žaidėjui { $player }: taip gerai pasitaiko kartą iš { $odds }
review-gift-you = Dovana tau: taip gerai pasitaiko kartą iš { $odds }
review-luck-for = Sėkmė žaidėjui { $player }
review-luck-you = Sėkmė tau
review-strong = { $round } raundo lūžis

## Sprendimai

grade-best = Geriausias
grade-good = Geras
grade-inaccuracy = Netikslumas
grade-mistake = Klaida
grade-blunder = Didelė klaida
review-played = { $player }: { $move }
review-move-where = { $move } ({ $where })
review-better = Geriau: { $move }.
review-advice-to = Patarimas žaidėjui { $player }: { $why }
review-cost = kainavo { $points } p. p. galimybių, { $sure ->
    [very] beveik tikrai
    [fairly] gana tikrai
   *[hardly] tikriausiai
}
review-partner = { $partner } galėjo pasiūlyti geresnį langelį: { $move }. Tai būtų padėję abiem: { $player } { $gain }, { $partner } { $gain_partner } p. p.
review-for-it = Kas už jį: { $why }
review-who = Žaidėjas
review-everybody = Visi
review-which = Rodyti
review-which-slips = Visi suklydimai
review-which-mistakes = Tik klaidos
review-which-all = Visi sprendimai
review-none = Tokių sprendimų nėra.
review-judging = Sprendimai dar vertinami.

## Sėkmė ir įgūdžiai

review-luck-and-skill = Sėkmė ir įgūdžiai procentais
review-luck-about = Kas išdalyta – sėkmė; ką žaidėjas pasirinko – įgūdžiai. Kartu jie veda nuo lygios pradžios iki rezultato.
review-luck-soon = Sėkmė ir įgūdžiai bus matomi, kai bus apžvelgtas visas žaidimas.
review-player = Žaidėjas
review-start = Pradžia
review-luck = Sėkmė
review-skill = Įgūdžiai
review-result = Rezultatas
review-sum = Pradžioje { $start } %, sėkmė { $luck }, įgūdžiai { $skill }: { $result } %
review-accuracy = Tikslumas
review-halves = Įgūdžiai: savi sprendimai { $own }, kitų sprendimai { $others }
review-sure = Tam sužaista žaidimų: apie { $samples }. Galimybė gali skirtis { $points } p. p.

## Mokykis iš savo klaidų

mistakes-title = Mokykis iš savo klaidų
mistakes-open = Mokykis iš savo klaidų ({ $count })
mistakes-ask = Tavo pasirinkimas: { $move }. Tai kainavo { $points } p. p. galimybių. Surask geresnį ėjimą.
mistakes-judging = Žaidžiama iki galo…
mistakes-right = { $move }: { $points ->
    [0] puikiai!
   *[other] gerai, tik { $points } p. p. blogiau už geriausią.
}
mistakes-wrong = { $move }: tai kainuoja { $points } p. p. galimybių. Bandyk dar kartą.
mistakes-same = Taip ir buvo žaidime. Ieškok kito ėjimo.
mistakes-show = Parodyti
mistakes-next = Toliau
mistakes-leave = Atgal į apžvalgą
mistakes-previous = Ankstesnė klaida
mistakes-found = Rasta { $found } iš { $count }.
mistakes-shown = Parodyta: { $count }.
mistakes-open-left = Dar liko: { $count }.
mistakes-none = Nėra klaidų, iš kurių būtų galima pasimokyti. Puikiai sužaista!
mistakes-again = Dar kartą

## Kas būtų, jei

whatif-title = Žaisti toliau nuo čia
whatif-from-round = Naujas žaidimas prasidės šiuo { $round } raundo momentu.
whatif-from-start = Naujas žaidimas prasidės šiuo momentu.
whatif-about = Tikrasis žaidimas nesikeis.
whatif-seat = Tavo vieta
whatif-others = Kiti
whatif-bots = Botai: { $level }
whatif-alone = Žaidžiu už visus
whatif-same = Ta pati sėkmė
whatif-same-about = Bus išdalyta tai, kas buvo tikrajame žaidime.
whatif-new = Nauja sėkmė
whatif-new-about = Tai, ko dar niekas nematė, išmaišoma iš naujo.
whatif-start = Žaisti
whatif-branches = Kas būtų, jei…
whatif-branch-round = Nuo { $round } raundo, { $step } žingsnis
whatif-branch-start = Nuo pradžios
whatif-result = { $player }: { $score } (iš tikrųjų { $real }, taigi { $difference })
