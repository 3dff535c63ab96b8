# Brauseriklient: abi mängulaua juures.

## Abikaart

reference = Abikaart
quick-reference = Abikaart
quick-reference-offer = Esimene mäng? Ava abikaart
all-rules = Kõik reeglid

## Vihjed

tip = Nõuanne
tip-bid = Mitut neist kaartidest sa tahad? Kõrgeima panuse tegija võtab täpselt nii palju kaarte ja lisab need kõik tornidesse. Mängijad on panustamise järjekorras. Roheline: kõrgeim panus, mille saad ehitada.
tip-build = Puuduta kaarti ja siis selle torni. Väärtused kahanevad ülespoole, seega on järjekord oluline.
tip-raze = Enne esimest kaarti võid eemaldada ühe torni pealmise kaardi. Lõpus maksavad eemaldatud kaardid punkte: esimene 1, teine veel 2, kolmas veel 3; ja eemaldatud kaart enam ei loe.
tip-pick = Vali kaks plaati: ühe asetad kumbagi oma linna. Ülejäänud saab naaber. Hoia plaati all, et näha, mida see annab.
tip-assign = Anna igale linnale üks plaat. Kahes linnas, mida jagad Automadega, ehitad sina. Automalinn on nende oma ja sa pead seda edestama: anna sinna plaat, mis annab seal kõige vähem punkte.
tip-place = Mõlemad sinu linnad saavad plaate. Puuduta märgitud ruutu: arv näitab, mitu punkti plaat seal annab.
tip-grid = Linn on kuni 4 ruutu lai ja kõrge: „3/4“ tähendab, et sellest on kasutusel 3. Linn saab veel kasvada sinna, kus on märgitud ruute.
tip-duplex = Topeltplaat katab kaks ruutu ja seda ei pöörata. Vähemalt üks pool peab linnaga kokku puutuma.

## Seaded

tips = Nõuanded laua juures
tips-about = Lühikesed märkused nuppude juures; igaüht näidatakse, kuni oled seda korra järginud.
tips-again = Näita nõuandeid uuesti
tips-again-done = Kõiki nõuandeid näidatakse veel korra.

## What something scores

# $points: signed; both follow the name of a kind of building or of a tile
score-if-placed = siia asetades: { $points }
score-at-best = linn { $city }: kuni { $points }
score-card = Kaart { $card } annaks praegu { $points } punkti.
# A key
score-ask = Mitu punkti kaart või plaat annab
