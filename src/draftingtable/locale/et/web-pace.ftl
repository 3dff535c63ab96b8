# Brauseriklient: kui kiiresti laud toimuvat näitab ja mida see ise teeb.

speed-title = Mängu tempo
speed-about = Kui kiiresti teiste käike näidatakse. Puuduta lauda, kui sa ei taha oodata.
speed-bots = Robotite tempo selle laua taga: { $pace } (määratud enne mängu)
speed-calm = Rahulik
speed-usual = Tavaline
speed-quick = Kiire
speed-instant = Kohe
auto-pass = Automaatne passimine
auto-pass-about = Passib sinu eest, kui sa ei saa panustada.
auto-passed = Passitud: sa ei saa rohkem panustada
change-table = Muuda seadeid

## 5 Towers: vooru lõpp

beat-takes-for = { $player } võtab { $number ->
    [one] { $number } kaardi
   *[other] { $number } kaarti
}: { $gain } p
beat-takes-for-you = Võtad { $number ->
    [one] { $number } kaardi
   *[other] { $number } kaarti
}: { $gain } p
beat-takes = { $player } võtab { $number ->
    [one] { $number } kaardi
   *[other] { $number } kaarti
}
beat-takes-you = Võtad { $number ->
    [one] { $number } kaardi
   *[other] { $number } kaarti
}
beat-nobody-builds = Keegi ei ehita
beat-starts = Alustab { $player }
beat-starts-you = Alustad sina
beat-takes-all = { $number ->
    [1] { $player } võtab ainsa kaardi ja panustamine on läbi
   *[other] { $number } lõpetab panustamise: { $player } võtab kõik kaardid
}
# $cards: uues tõmbamispakis. $rounds: mitmeks vooruks neist piisab
beat-reshuffle = Teine ja viimane ring pakiga: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarti
}, { $rounds ->
    [one] { $rounds } voor
   *[other] { $rounds } vooru
}

## Between Two Cities: enne kui Automade kaardid pööratakse

automas-choose = Automad valivad …

## Between Two Cities: a new round

beat-round-duplex = { $round }. voor: topeltplaadid – vali kolmest kaks
beat-round-duplex-solo = { $round }. voor: topeltplaadid
beat-round-passing = { $round }. voor: jälle üksikplaadid, nüüd antakse need edasi { $side ->
    [left] vasakule
   *[right] paremale
}
beat-round-singles = { $round }. voor: jälle üksikplaadid
