# Naršyklės klientas: kaip greitai stalas rodo, kas vyksta, ir ką jis daro pats.

speed-title = Žaidimo tempas
speed-about = Kaip greitai rodomi kitų ėjimai. Paliesk stalą, jei nenori laukti.
speed-bots = Botų tempas prie šio stalo: { $pace } (nustatytas prieš žaidimą)
speed-calm = Ramus
speed-usual = Įprastas
speed-quick = Greitas
speed-instant = Iš karto
auto-pass = Automatiškai praleisti ėjimą
auto-pass-about = Praleidžia ėjimą už tave, kai negali šaukti.
auto-passed = Praleista už tave: daugiau šaukti negali
change-table = Keisti nustatymus

## 5 Towers: raundo pabaiga

beat-takes-for = { $player } ima { $number ->
    [one] { $number } kortą
    [few] { $number } kortas
   *[other] { $number } kortų
}: { $gain } t.
beat-takes-for-you = Imi { $number ->
    [one] { $number } kortą
    [few] { $number } kortas
   *[other] { $number } kortų
}: { $gain } t.
beat-takes = { $player } ima { $number ->
    [one] { $number } kortą
    [few] { $number } kortas
   *[other] { $number } kortų
}
beat-takes-you = Imi { $number ->
    [one] { $number } kortą
    [few] { $number } kortas
   *[other] { $number } kortų
}
beat-nobody-builds = Niekas nestato
beat-starts = Pradeda { $player }
beat-starts-you = Pradedi tu
beat-takes-all = { $number ->
    [1] { $player } ima vienintelę kortą ir aukcionas baigtas
   *[other] { $number } baigia aukcioną: { $player } ima visas kortas
}
# $cards: naujoje žaidimo kortų krūvelėje. $rounds: keliems raundams užteks
beat-reshuffle = Krūvelė žaidžiama antrą ir paskutinį kartą: { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
   *[other] { $cards } kortų
}, { $rounds ->
    [one] { $rounds } raundas
    [few] { $rounds } raundai
   *[other] { $rounds } raundų
}

## Between Two Cities: prieš atverčiant Automų kortas

automas-choose = Automos renkasi…

## Between Two Cities: a new round

beat-round-duplex = { $round } raundas: dvigubos plytelės – rinkis dvi iš trijų
beat-round-duplex-solo = { $round } raundas: dvigubos plytelės
beat-round-passing = { $round } raundas: vėl viengubos plytelės, dabar perduodamos į { $side ->
    [left] kairę
   *[right] dešinę
}
beat-round-singles = { $round } raundas: vėl viengubos plytelės
