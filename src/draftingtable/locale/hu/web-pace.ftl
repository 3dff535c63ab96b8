# A böngészős kliens: milyen gyorsan mutatja az asztal az eseményeket, és mit tesz meg magától.

speed-title = Az asztal tempója
speed-about = Milyen gyorsan jelenjenek meg a többiek lépései. Koppints az asztalra, ha nem akarsz várni.
speed-bots = A botok tempója ennél az asztalnál: { $pace } (a játék előtt lett beállítva)
speed-calm = Nyugodt
speed-usual = Normál
speed-quick = Gyors
speed-instant = Azonnali
auto-pass = Automatikus passz
auto-pass-about = Passzol helyetted, ha nem tudsz licitálni.
auto-passed = Automatikus passz: többet nem licitálhatsz
change-table = Más beállítások

## 5 Towers: a forduló vége

beat-takes-for = { $player } elvesz { $number } kártyát: { $gain } GyP
beat-takes-for-you = Elveszel { $number } kártyát: { $gain } GyP
beat-takes = { $player } elvesz { $number } kártyát
beat-takes-you = Elveszel { $number } kártyát
beat-nobody-builds = Senki sem épít
beat-starts = { $player } kezd
beat-starts-you = Te kezdesz
beat-takes-all = { $number ->
    [1] { $player } elveszi az egyetlen kártyát, és vége a licitálásnak
   *[other] { $number }: ezzel vége a licitálásnak, { $player } minden kártyát elvesz
}
# $cards: az új húzópakliban. $rounds: ennyi fordulóra elég
beat-reshuffle = Második, utolsó menet: { $cards } kártya, { $rounds } forduló

## Between Two Cities: mielőtt az Automák kártyái felfordulnak

automas-choose = Az Automák választanak…

## Between Two Cities: a new round

beat-round-duplex = { $round }. forduló: dupla lapkák – háromból válassz kettőt
beat-round-duplex-solo = { $round }. forduló: dupla lapkák
beat-round-passing = { $round }. forduló: újra szimpla lapkák, mostantól { $side ->
    [left] balra
   *[right] jobbra
} adjátok tovább
beat-round-singles = { $round }. forduló: újra szimpla lapkák
