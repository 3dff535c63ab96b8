# The browser client's words: rules pages, score pad, replay.

page-print = Nyomtatás

## Rules pages

page-rules-games = Szabályok
page-rules-solo = Egyedül
page-rules-search = Keresés a szabályokban
page-rules-found = { $count ->
    [0] Nincs találat
   *[other] { $count } találat
}
page-rules-contents = Tartalom
page-rules-card = Játékossegédlet
page-rules-nutshell = Dióhéjban.
page-rules-ruling = Döntésünk
page-rules-example = Példa
page-rules-link = { $rule } szabály: link erre a helyre
page-rules-note = A program e szabályok szerint játszik; a megfogalmazás a miénk. A „Döntésünk” olyan kérdést jelöl, amelyet a kiadott szabályok nyitva hagynak. Nem hivatalos: a játékok a szerzőik és a kiadóik tulajdona.

## Score pad

pad-title = Pontozólap
pad-lead = A dobozos játékokhoz: vidd be, mi van az asztalon, és megtudod, mennyit ér és miért. A lap ezen az eszközön marad.
pad-games = Pontozólapok
pad-towers-lead = Koppints a tornyok kártyáira, vagy add meg a magasságukat és a toronytetőket. Legfeljebb 5 játékos.
pad-cities-lead = Töltsd ki a 4×4-es városokat. 1–7 játékos.
pad-result = Pontszám
pad-entry = A tornyok bevitele
pad-entry-cards = Kártyák
pad-entry-heights = Magasság és toronytető
pad-players = Játékosok
pad-cities = Városok
pad-name = Név
pad-names = Nevek
pad-how-many = Játékosok
pad-add-player = Új játékos
pad-remove-player = { $player } törlése
pad-which-tower = Melyik torony?
# $values: the cards from the bottom up
pad-tower = { $count ->
    [0] { $tower }: nincs kártya
   *[other] { $tower }, { $count } kártya: { $values }
}
pad-tap-cards = Koppints a kártyákra alulról fölfelé ({ $tower }). Az áthúzottak nem kerülhetnek oda; koppints rájuk, és megtudod, miért.
pad-cards-of = Kártyák: { $tower }
pad-roof = (toronytető)
pad-does-not-fit = (nem kerülhet oda)
pad-take-off = Levétel
pad-with-roof = Toronytető
pad-razed = Lebontott kártyák
pad-razed-cost = ára: { $points } GyP
pad-less = { $what }: eggyel kevesebb
pad-more = { $what }: eggyel több
pad-winners = { $count ->
    [1] { $names } nyert
   *[other] { $names } közösen nyert
}
pad-city = { $city }‑város
pad-square = { $row }. sor, { $column }. oszlop: { $building }
pad-empty = üres
pad-palette = Válassz épületet
pad-wipe = Mezők törlése
pad-paint-hint = Válassz egy épületet, és koppints a mezőkre, vagy húzd végig rajtuk az ujjad. Billentyűzettel: nyilak és az épület betűje.
pad-filled = { $count } mező a 16-ból
pad-box = A dobozban csak { $box } { $building ->
    [S] bolt
    [F] gyár
    [O] iroda
    [P] park
    [H] lakóház
    [d] italos fogadó
    [e] ételes fogadó
    [m] zenés fogadó
   *[b] szállásos fogadó
} van, ezen a lapon { $found }.
pad-collected = { $count } épület a 16-ból
pad-level-points = A szint pontjai
pad-level-about = Ezek a mi szintjeink. Ha a nyomtatott táblázattal játszol, annak a pontjait írd be.
pad-lower-counts = A két város közül az alacsonyabb értékű számít.
pad-sum-counts = A két város összege számít.
pad-incomplete = { $count } város még nincs kész: a pontszámok nem véglegesek.
pad-share = Megosztás
pad-link-copied = A link a vágólapra került. Aki megnyitja, ezt a lapot látja.
pad-link-in-address = A link most a címsorban van: onnan másolhatod ki.
pad-new = Új lap
pad-new-question = Minden törlődik erről a lapról.
pad-keep = Mégsem
pad-clear = Törlés
pad-counting = Számolás…
pad-checked = A szerver számolta
pad-on-device = Ezen az eszközön számolva
pad-unreached = Nincs kapcsolat: amint lesz, a pontok is meglesznek.
pad-make-available = Számolás kapcsolat nélkül
pad-shared = Ezt a lapot valaki megosztotta veled. A sajátod is megmaradt.
pad-shared-keep = Megtartás
pad-shared-back = Vissza a saját laphoz
pad-broken-link = A link hiányos, ezért a megosztott lap nem jeleníthető meg. Ez itt a saját lapod.

## What cannot be on a sheet. $tower: the tower's name

pad-problem-order = { $player }, { $tower }: { $value } nem kerülhet erre: { $top }.
pad-problem-copies = { $tower }: ez az érték ({ $value }) többször szerepel a lapon ({ $found }), mint ennyi játékos paklijában ({ $deck }).
pad-problem-deck = A lapon a lebontottakkal együtt több kártya van ({ $found }), mint a pakliban ({ $deck }).
pad-problem-height = { $player }, { $tower }: legfeljebb { $most } kártya lehet benne.
pad-problem-roofs = { $tower }: több toronytető van ({ $found }), mint a pakliban ({ $deck }).
pad-problem-cards = { $tower }: az ilyen tornyokban összesen több kártya van ({ $found }), mint a pakliban ({ $deck }).

## Replay

replay-title = Visszajátszás
replay-open-lead = Nyisd meg egy befejezett játék jegyzőkönyvét (.dtr fájl), és nézd végig bármelyik játékos szemszögéből.
replay-open = Válassz egy jegyzőkönyvet, vagy húzd ide
replay-mine = Befejezett játékaid
replay-mine-none = Itt jelennek meg a végigjátszott játékaid.
replay-loading = A játék betöltése…
replay-to-table = Az asztalhoz
replay-beginning = Kezdődik a játék.
replay-controls = A visszajátszás vezérlése
replay-step = Lépés
replay-step-of = { $step }. lépés, összesen { $steps }
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-forward = Egy lépést előre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-round = Forduló
replay-seat = Nézőpont
replay-spectator = Néző
replay-speed = Sebesség
replay-share = Link másolása
replay-link-copied = Az erre a pillanatra mutató link a vágólapra került.
