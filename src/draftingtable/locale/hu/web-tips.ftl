# A böngészős kliens: segítség az asztalnál.

## A játékossegédlet

reference = Segédlet
quick-reference = Játékossegédlet
quick-reference-offer = Első játék? Nyisd meg a játékossegédletet
all-rules = Minden szabály

## Tippek

tip = Tipp
tip-bid = Hány kártyát szeretnél ezek közül? A legtöbbet licitáló pontosan annyit vesz el, és mindet meg is építi. A játékosok a licitálás sorrendjében láthatók. Zöld: a legmagasabb licit, amelyet meg tudsz építeni.
tip-build = Koppints egy kártyára, majd a tornyára. Fölfelé csökkennek az értékek, ezért számít a sorrend.
tip-raze = Az első kártyád előtt lebonthatod valamelyik tornyod legfelső kártyáját. A lebontott kártyákért a játék végén büntetés jár: 1 után −1, 2 után −3, 3 után −6 GyP (és a kártya saját pontja is elvész).
tip-pick = Válassz két lapkát: mindkét városodba egyet fogsz lerakni. A többit a szomszédod kapja. Tartsd nyomva a lapkát, és látod, mit ér.
tip-assign = Rendelj mindegyik városhoz egy lapkát. Az Automákkal közös két városban te építesz. Automaváros az övék, és le kell győznöd: azt add neki, ami ott a legkevesebb pontot éri.
tip-place = Mindkét városod kap lapkát. Koppints egy megjelölt mezőre: a szám mutatja, hány pontot ér ott a lapka.
tip-grid = Egy város legfeljebb 4 mező széles és magas: a „3/4” azt jelenti, hogy a 4-ből 3-at használ. Arra nőhet még, amerre megjelölt mező van.
tip-duplex = A dupla épületlapka két mezőt foglal el, és nem forgatható el. Legalább az egyik felének érintkeznie kell a várossal.

## A beállítások

tips = Tippek az asztalnál
tips-about = Rövid megjegyzések a gomboknál. Mindegyik eltűnik, ha egyszer már követted.
tips-again = Tippek újbóli megjelenítése
tips-again-done = Minden tipp újra megjelenik egyszer.

## What something scores

# $points: signed; both follow the name of a kind of building or of a tile
score-if-placed = ide lerakva: { $points }
score-at-best = { $city }‑város: legfeljebb { $points }
score-card = Ez most { $points } GyP-t érne: { $card }.
# A key
score-ask = Mit ér a kártya vagy lapka
