# Naršyklė: baigto žaidimo apžvalga. Galimybės – sveikaisiais procentais; jų pokyčiai – procentiniais punktais (p. p.).

rv-title = Apžvalga
rv-running = Šis žaidimas dar nebaigtas. Apžvalga bus, kai jis baigsis.
rv-beginning = Skaitomas žaidimas…
rv-drawing = Žaidimas žaidžiamas iki galo nuo kiekvieno momento…
rv-judged = Įvertinta sprendimų: { $count }…
rv-waiting = { $ahead ->
    [one] Pirma dar { $ahead } kita apžvalga…
    [few] Pirma dar { $ahead } kitos apžvalgos…
   *[other] Pirma dar { $ahead } kitų apžvalgų…
}
rv-cut-off = Ryšys nutrūko anksčiau, nei apžvalga buvo baigta.
rv-kept = Kas jau yra, lieka.
rv-ready = Apžvalga baigta.
rv-to-table = Stalas
rv-share = Dalytis
rv-link-copied = Apžvalgos nuoroda nukopijuota.

## Kreivė

rv-curve = Galimybės laimėti per visą žaidimą
rv-legend = Žaidėjai ir jų galimybės
rv-percent = { $percent } %
rv-chance-of = { $player } { $percent } %
rv-round = { $round } raundas
rv-note = Šis momentas
rv-next-slip = Kita klaida
rv-parts = Apžvalgos dalys
rv-tab-moments = Lūžio momentai
rv-tab-board = Stalas
rv-tab-decisions = Sprendimai
rv-tab-luck = Sėkmė ir įgūdžiai

## Kas nulėmė

rv-moments-soon = Netrukus čia matysi momentus, kurie nulėmė žaidimą.
rv-deal-of = { $round } raundo dalijimas
rv-gift = Dovana žaidėjui { $player }: taip gerai pasitaiko kartą iš { $odds }
rv-gift-you = Dovana tau: taip gerai pasitaiko kartą iš { $odds }
rv-luck-for = Sėkmė žaidėjui { $player }
rv-luck-you = Sėkmė tau
rv-strong = { $round } raundo lūžis

## Sprendimai

grade-best = Geriausias
grade-good = Geras
grade-inaccuracy = Netikslumas
grade-mistake = Klaida
grade-blunder = Didelė klaida
rv-played = { $player }: { $move }
rv-move-where = { $move } ({ $where })
rv-better = Geriau: { $move }.
rv-advice-to = Patarimas žaidėjui { $player }: { $why }
rv-cost = kainavo { $points } p. p. galimybių, { $sure ->
    [very] beveik tikrai
    [fairly] gana tikrai
   *[hardly] tikriausiai
}
rv-partner = { $partner } galėjo pasiūlyti geresnį langelį: { $move }. Tai būtų padėję abiem: { $player } { $gain }, { $partner } { $gain_partner } p. p.
rv-against = Kas prieš jį: { $why }
rv-who = Žaidėjas
rv-everybody = Visi
rv-which = Rodyti
rv-which-slips = Visi suklydimai
rv-which-mistakes = Tik klaidos
rv-which-all = Visi sprendimai
rv-none = Tokių sprendimų nėra.
rv-judging = Sprendimai dar vertinami.

## Sėkmė ir įgūdžiai

rv-luck-and-skill = Sėkmė ir įgūdžiai procentais
rv-luck-about = Kas išdalyta – sėkmė; ką žaidėjas pasirinko – įgūdžiai. Kartu jie veda nuo lygios pradžios iki rezultato.
rv-luck-soon = Sėkmė ir įgūdžiai bus matomi, kai bus apžvelgtas visas žaidimas.
rv-player = Žaidėjas
rv-start = Pradžia
rv-luck = Sėkmė
rv-skill = Įgūdžiai
rv-result = Rezultatas
rv-sum = Pradžioje { $start } %, sėkmė { $luck }, įgūdžiai { $skill }: { $result } %
rv-accuracy = Tikslumas
rv-halves = Įgūdžiai: savi sprendimai { $own }, kitų sprendimai { $others }
rv-sure = Tam sužaista žaidimų: apie { $samples }. Galimybė gali skirtis { $points } p. p.

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
