fair-proved = Bizonyítottan tisztességes
fair-proved-about = Senki sem választhatta meg az osztást, és utólag semmi sem változott.
fair-unprovable = Nem bizonyítható
fair-unprovable-about = Ez nem jelenti azt, hogy bármi baj volt. Ami hiányzik:
fair-broken = Nem egyezik
fair-broken-about = Ez nem az, amit a játék előtt rögzítettek. Töltsd le a jegyzőkönyvet, és kérdezd meg a szerver üzemeltetőjét.
fair-secret = A szerver ahhoz a számhoz tartotta magát, amelyet a játék előtt rögzített.
fair-people = A játékosok számai azok, amelyeket előre rögzítettek ({ $count }).
fair-mine = A te számod is köztük van.
fair-seating = Az ülésrend ezekből a számokból következik.
fair-start = A kezdőjátékos ezekből a számokból következik.
fair-deals = Minden osztás ezekből a számokból következik ({ $count }).
fair-seen = A jegyzőkönyvben azok az osztások vannak, amelyeket láttál ({ $count }).
fair-why-version-1 = Ezt a játékot az első módszerünkkel osztottuk. A szerver tartotta magát a számához, de aki utoljára adta meg a sajátját, többet is kipróbálhatott.
fair-why-no-proof = Ez a jegyzőkönyv nem tartalmaz bizonyítékot; ez így szokásos, ha a játék nem szerveren folyt.
fair-why-nobody = Egyik játékos eszköze sem adott számot, így az osztásról egyedül a szerver döntött.
fair-why-not-revealed = Időben meg nem mutatott számok: { $count }. Aki ismerte a szerver számát, és azon a helyen ült, két osztás közül választhatott.
fair-why-not-revealed-by = { $names } nem mutatta meg időben a számát. Aki ismerte a szerver számát, és azon a helyen ült, két osztás közül választhatott.
fair-why-no-part = Nem játszottál ebben a játékban, ezért a számok közül egyik sem a te eszközödé.
fair-why-nothing-kept = Ez az eszköz semmit sem őrzött meg a játék kezdetéről. Talán privát ablakban vagy másik eszközön játszottál.
fair-why-other-number = A helyedhez tartozó szám nem erről az eszközről való.
fair-why-mine-late = Az eszközöd nem mutatta meg időben a számát.
fair-bad-header = A jegyzőkönyv bizonyítéka nem olvasható ({ $header }).
fair-bad-secret = A szerver száma nem felel meg a jegyzőkönyvben szereplő lenyomatnak.
fair-bad-commitment = A szerver lenyomata nem az, amelyet ez az eszköz a játék előtt látott.
fair-bad-number = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. játékos száma nem az, amelyet előre rögzített.
fair-bad-lock = A játékosok lenyomatai nem azok, amelyeket ez az eszköz az osztás előtt látott.
fair-bad-terms = A játék nem az osztás előtt rögzített beállításokkal folyt.
fair-bad-dropped = Az eszközöd időben megmutatta a számát, és a szerver ezt megerősítette, a jegyzőkönyv szerint mégsem.
fair-bad-start = Nem a kisorsolt játékos kezdett.
fair-bad-seating = Az ülésrend nem a kisorsolt.
fair-bad-deal = A(z) { $number }. osztás nem következik ezekből a számokból.
fair-bad-seen = A(z) { $number }. osztás nem az, amelyet láttál.
fair-bad-no-proof = A jegyzőkönyv nem tartalmaz bizonyítékot, pedig ezt a játékot azzal osztották.
fair-bad-refused-commitment = Az osztás előtt a szerver más lenyomatot mutatott, mint először. Az eszközöd megtartotta magának a számát.
fair-bad-refused-mine = Az osztás előtt hiányzott a számod. Az eszközöd megtartotta magának.
fair-bad-refused-terms = Az osztás előtt a beállítások nem azok voltak, amelyeket láttál. Az eszközöd megtartotta magának a számát.
fair-bad-refused-lock = A szerver kétszer, kétféleképpen rögzítette a számokat. Az eszközöd megtartotta magának a számát.
fair-bad-refused-dealt = A szerver megváltoztatott egy osztást, amelyet már megmutatott neked.
fair-how = Hogyan működik?
fair-how-promise = A játék előtt a szerver és minden játékos eszköze választ egy számot, és csak az lenyomatát mutatja meg. Ettől kezdve senki sem változtathat a magáén.
fair-how-mix = Ezután minden szám láthatóvá válik, és összekeverjük őket. Az ülésrend, a kezdőjátékos és minden osztás ebből következik.
fair-how-check = A játék után a böngésződ mindent újra kioszt, és összeveti azzal, amit megőrzött.
fair-not-proved = Azt nem bizonyítja, hogy senki sem leselkedett: a szerver üzemeltetője játék közben láthatta, ami rejtve volt.
