# The browser client: what surrounds the games.

app-name = Drafting Table
close = Bezárás
save = Mentés
send = Küldés
language = Nyelv
skip = Ugrás a tartalomra
main-navigation = Fő navigáció
load-problem = Ezt a részt nem sikerült betölteni. Ellenőrizd a kapcsolatot.
try-again = Újra
go-home = Vissza a kezdőlapra
nav-rules = Szabályok
rule-link = { $rule } szabály
nav-score = Pontozólap
nav-games = Játékaid
nav-settings = Beállítások

home-title = Két játék, egy rajzasztal
home-subtitle = Játssz a barátaiddal egy link segítségével, botok ellen vagy egyedül. Regisztráció nem kell.
home-subtitle-site = Játssz botok ellen, egyedül vagy többen ezen az eszközön. Regisztráció nem kell.
home-unofficial = Nem hivatalos oldal. A játékok neve csak azt jelzi, melyik játék szabályai szerint játszunk; minden szöveg és kép a miénk.
game-towers = 5 Towers
game-cities = Between Two Cities
game-towers-pitch = Licitálj kártyákra, és építs fel legfeljebb öt tornyot. Nagyobb értékű kártyára csak kisebb kerülhet, és a legmagasabb torony éri a legtöbbet.
game-cities-pitch = Építs egy-egy várost mindkét szomszédoddal. Csak az alacsonyabb értékű városod számít, ezért mindkettőre figyelj.
game-towers-facts = 2–5 játékos · kb. 20 perc
game-cities-facts = 1–7 játékos · kb. 25 perc
play-now = Azonnali játék
play-now-level = Az „Azonnali játék” gomb { $level ->
    [novice] kezdő
    [apprentice] tanonc
    [master] mester
    [grandmaster] nagymester
   *[journeyman] segéd
} szintű botok elleni játékot indít. A szintet a beállításokban módosíthatod.
create-table = Asztal létrehozása
learn = Tanulás
learn-offer = Először jársz itt? Tanulj meg egy játékot 4 perc alatt, játék közben.
learn-skip = Kihagyás
level-question = Milyen erősek legyenek a botok?
level-once = Csak egyszer kérdezzük meg. Később a beállításokban módosíthatod.
level-title = A botok ereje
level-random = Véletlen
level-novice = Kezdő
level-apprentice = Tanonc
level-journeyman = Segéd
level-master = Mester
level-grandmaster = Nagymester
level-novice-about = Úgy játszik, mint aki most ismerkedik a játékkal.
level-apprentice-about = Ismeri a szabályokat, és barátságosan játszik.
level-journeyman-about = Jól és gyorsan játszik.
level-master-about = Előre gondolkodik; kicsit lassabb.
level-grandmaster-about = Előre gondolkodik, és tudja, mivé lesz egy félkész város.
join-title = Csatlakozás asztalhoz
join-label = Az asztal linkje vagy kódja
join = Csatlakozás
join-unclear = Ez nem link, és nem is kód. A kód hat betűből és számjegyből áll.
join-looking = Asztal keresése: { $code }…
more-ways = További lehetőségek
way-pass = Egy eszközön
way-pass-about = Többen, kézről kézre adva
way-learn = Tanulás
way-learn-about = Első játék lépésről lépésre
way-rules = Szabályok
way-rules-about = Rajzokkal és példákkal, keresővel
way-watch = Nézőként
way-watch-about = Nyilvános asztalok megtekintése
pass-about = Senki másnak nem kell csatlakoznia: továbbadjátok ezt az eszközt, és függöny takarja el, ami titkos.
pass-game = Játék
pass-player = { $number }. játékos
pass-remove = { $number }. játékos törlése
pass-add = Új játékos
way-solo = Egyedül
way-solo-about = Between Two Cities két robotjátékos, az Automák ellen
way-campaign = Kampány
way-campaign-about = Több egyszemélyes játék egymás után
way-score = Pontozólap
way-score-about = A dobozos játékokhoz
way-replay = Visszajátszás
way-replay-about = Egy befejezett játék lépésről lépésre
you-are = A neved: { $name }
nickname-title = A neved az asztalnál
nickname-label = A neved
nickname-about = Az asztalnál ülők látják. Ezen az eszközön tároljuk.
my-tables = Asztalaid
my-tables-none = Itt jelennek meg azok az asztalok, ahol ülsz.
open-tables = Nyilvános asztalok
open-tables-about = Csatlakozz, ahol van szabad hely, vagy nézz bele egy folyó játékba.
open-tables-none = Most nincs nyilvános asztal. Hozz létre egyet!
server-unreached = A szerver nem érhető el.
continue-game = Folytatás
# $names: the others at the table
table-with = { $game } ({ $names })
table-solo = { $game }, egyedül
table-round = { $round }. forduló
table-bots = Botok
table-running = folyamatban
table-finished = véget ért
seats-free = { $count ->
    [0] megtelt
   *[other] { $count } szabad hely
}
missing-title = Az oldal nem található
missing-text = Ezen a címen nincs semmi.
error-offline = A szerver nem érhető el. Ellenőrizd a kapcsolatot.
error-device-missing = Hiányzik, amivel ez az eszköz játszani tud. Töltsd le újra a Beállításokban.
error-device-failed = Ez az eszközön nem sikerült. Töltsd be újra az oldalt, és próbáld meg még egyszer.
error-server-problem = Szerverhiba (válasz: { $status }). Próbáld újra.
error-deal-commitment = A szerver most más lenyomatot mutat, mint először, ezért az eszközöd megtartja magának a számát. Lehet, hogy az osztás nem tisztességes.
error-deal-mine = A szerver nem fogadta el a számodat, ezért az eszközöd megtartja magának. Lehet, hogy az osztás nem tisztességes.
error-deal-terms = A beállítások az utolsó pillanatban megváltoztak, ezért az eszközöd megtartja magának a számát. Lehet, hogy az osztás nem tisztességes.
error-deal-lock = A szerver megváltoztatta, amit rögzített, ezért az eszközöd megtartja magának a számát. Lehet, hogy az osztás nem tisztességes.
error-deal-other = Egy másik eszközön ültél le ehhez az asztalhoz, ezért ez az eszköz nem vesz részt a keverésben.

settings-looks = Megjelenés
settings-signals = Hang és értesítések
settings-play = Játék
settings-kept = Minden beállítást csak ezen az eszközön tárolunk.
# $page: what was left for the settings
settings-back = { $page ->
    [table] Vissza az asztalhoz
    [replay] Vissza a visszajátszáshoz
    [campaign] Vissza a kampányhoz
    [rules] Vissza a szabályokhoz
    [score] Vissza a pontozólaphoz
   *[other] Vissza
}
theme = Téma
theme-system = A rendszer szerint
theme-light = Papír
theme-dark = Tervrajz
motion = Animációk
motion-system = A rendszer szerint
motion-full = Teljes
motion-reduced = Csökkentett
large-text = Nagyobb betűk
patterns = Minták a színek mellett
patterns-about = A toronytípusok és az épületek eltérő mintát kapnak.
sound = Hang
vibration = Rezgés
notifications = Értesítés, ha te jössz
notifications-about = Csak ha egy másik lap vagy ablak van előtérben.
notifications-impossible = Ebben a böngészőben vagy https nélkül nem lehetséges.
confirm-moves = Lépések megerősítése
confirm-moves-about = Megerősítést kér, mielőtt olyat lépsz, amit nem lehet visszavonni.
letter-keys = Betűs gyorsbillentyűk
letter-keys-about = Az asztalnál a „?” billentyű mutatja meg őket.

room-host = Hívj meg másokat, vagy ültess le botokat, aztán indítsd el a játékot.
room-guest = { $name } meghívott ehhez az asztalhoz.
seats = Helyek
seat-number = { $seat }. hely
seat-open = szabad
seat-automa = Automa
seat-is-bot = bot ül itt
seat-away = nincs itt
seat-ready = kész
seat-thinking = még nem kész
seat-acting = soron van
seat-resigned = feladta
seat-stand-in = bot helyettesíti
sit-down = Leülés
sit-here = Leülés ide
stand-up = Felállás
seat-same-device = Másik játékos ezen az eszközön
seat-same-device-about = Továbbadjátok az eszközt; a lapkákat függöny takarja el.
seat-bot = Bot leültetése
seat-move = Sorrend megváltoztatása
seat-earlier = Előrébb
seat-later = Hátrébb
seat-free = Hely felszabadítása
seat-taken-about = Ezen a helyen csak a házigazda változtathat.
start-game = Játék indítása
start-with-bots = { $count ->
   *[other] Indítás { $count } bottal
}
ready = Kész vagyok
you-are-ready = Kész vagy
host-starts = A játékot { $name } indítja el.
not-ready-yet = { $names } még nem áll készen.
shuffling = Közös keverés…
shuffling-about = Mindenki eszköze hozzáad egy számot, így senki sem választhatja meg az osztást.
shuffling-waiting = { $names } száma még hiányzik.
invite-title = Meghívás
invite-code = Kód
invite-link = Link ehhez az asztalhoz
invite-qr = A link QR-kódként
invite-about = Bárki leülhet, aki ismeri a linket vagy a kódot.
invite-local = Ez a cím csak ezen a gépen működik. Ha másokat is meghívnál, nyisd meg az oldalt a gép hálózati címén.
invite-text = Gyere játszani: { $game }!
copy-link = Link másolása
share = Megosztás
copied = Másolva.
copy-yourself = A link a mezőben van: onnan másold ki.
options-title = A játék beállításai
options-guest = Ezeket csak a házigazda módosíthatja.
options-more = További beállítások
option-players = Játékosok
option-two-about = Két játékosnál mindenki két saját várost épít, és az összegük számít.
option-ring-about = Bármely két szomszéd között egy közös város épül.
option-referee = Licitbíró
option-referee-about = Csak annyira licitálhatsz, amennyit meg is tudsz építeni. Nélküle a nem teljesíthető licitet vissza kell vonni.
option-seating = Ülésrend
seating-random = Sorsolással
seating-order = A látható sorrendben
seating-question = Válaszok alapján
seating-random-about = A helyeket a játék kezdetén sorsoljuk ki.
seating-order-about = Úgy ültök, ahogy az ábrán látszik; a sorrenden a házigazda változtathat.
seating-question-about = Mindenki válaszol egy kérdésre, és a válaszok döntik el, ki ki mellett ül.
option-clock = Időkorlát
clock-none = Nincs
clock-move = Lépésenként 1 perc
clock-bank = 10 perc + 5 mp
clock-days = Lépésenként 3 nap
clock-none-about = Mindenki addig gondolkodik, ameddig szeretne.
clock-move-about = Minden döntésre egy perc van.
clock-bank-about = Fejenként tíz perc az egész játékra, és minden lépés után még öt másodperc.
clock-days-about = Lassú játékhoz: minden lépésre legfeljebb három nap van.
option-at-zero = Ha lejár az idő
at-zero-bot = Bot játszik tovább
at-zero-default = Egyszerű szabályos lépés
option-hints = Tippek
option-hints-about = Meg lehet kérdezni, mit lépne egy mester.
option-undo = Visszavonás
option-undo-about = A saját lépésed visszavonható, amíg ki nem derül valami új.
option-share = Vendégek közös eszközön
option-share-about = Egy vendég több játékosnak is foglalhat helyet, ha egy eszközt adnak körbe.
option-chat = Szabad csevegés
option-chat-about = Nélküle csak gyors üzenetek küldhetők.
option-spectators = Nézők
option-spectators-about = Bárki nézheti a játékot, aki ismeri a linket; a titkokat nem látja.
option-public = Nyilvános
option-public-about = Az asztal megjelenik a kezdőlapon.
option-pace = A botok tempója
pace-quick = Gyors
pace-usual = Emberi
pace-slow = Lassú
question-about = Mindenki válaszol; a válaszok betűrendjében ültök le, az óramutató járása szerint.

connecting = Kapcsolódás…
connection-lost = Megszakadt a kapcsolat – újrakapcsolódás…
connection-lost-unsent = Megszakadt a kapcsolat – a lépésedet újra elküldjük…
not-saving = A szerver most nem tud menteni…
not-saving-unsent = A szerver most nem tud menteni – a lépésedet újra elküldjük…
server-crowded = A szerver nagyon leterhelt – a lépések a szokásosnál tovább tartanak…
table-unknown = Az asztal nem található
table-problem = Ez az asztal nem nyitható meg
table-silent = A szerver válaszol, de ez az asztal nem nyílik meg. Tovább próbálkozunk…
table-expired = Ez az asztal már megszűnt
table-players-only = Csak játékosoknak
table-players-only-about = Elkezdődött a játék, és ennél az asztalnál nem lehetnek nézők.
table-expires = Ha nem történik semmi, az asztal ekkor megszűnik: { $time }.
keep-table = Asztal megtartása
you-watch = Nézőként vagy itt.
bot-plays-for-you = Helyetted bot játszik.
vote-wanted = Játsszon bot { $name } helyett? Szavazatok: { $votes } / { $needed }.
vote-on-you = A többiek arról szavaznak, hogy bot játsszon-e helyetted. Szavazatok: { $votes } / { $needed }.
end-wanted = { $names } most befejezné a játékot.
end-agree = Egyetértek
join-no-such-code = Nincs asztal ezzel a kóddal.
players = Játékosok
start-player = Kezdőjátékos
watching = { $count ->
   *[other] { $count } néző
}
your-turn = Te jössz
waiting-for = { $names } van soron
waiting-for-several = { $count } játékosra várunk
dealing = Osztás…
game-over = Vége a játéknak
undo = Visszavonás
hint = Tipp
chat = Csevegés
chat-unread = { $count ->
    [0] Csevegés
   *[other] Csevegés, { $count } új üzenet
}
chat-text = Üzenet
chat-empty = Még senki sem írt.
chat-phrases-only = A szabad csevegés ki van kapcsolva: válassz egy gyors üzenetet.
chat-after-end = A játék véget ért: válassz egy gyors üzenetet.
mute = { $name } némítása
unmute = { $name } némításának feloldása
quick-phrases = Gyors üzenetek
log = Napló
log-empty = Még nem történt semmi.
side-panel = Napló, csevegés és segédlet
since-your-move = A legutóbbi lépésed óta
look-at-moment = Az asztal akkori állása
looking-back = Egy korábbi állást látsz.
back-to-now = Vissza a jelenbe
menu = Menü
shortcuts = Gyorsbillentyűk
key-shortcuts = Gyorsbillentyűk megjelenítése
copy-watch-link = Az asztal linkjének másolása
leave-table = Távozás egy időre (a helyed megmarad)
take-back-seat = Hely visszavétele a bottól
replace-by-bot = Bot játsszon { $name } helyett
vote-for-bots = Szavazás: bot játsszon valaki helyett
vote-for-bot = Szavazat: bot játsszon { $name } helyett
chat-turn-off = Szabad csevegés kikapcsolása
chat-turn-on = Szabad csevegés bekapcsolása
end-offer = Javaslat a játék befejezésére
end-offer-back = Javaslat visszavonása
end-offered = { $count ->
   *[other] { $count } játékos szeretné most befejezni a játékot.
}
resign = Feladás
# What resigning leads to: a bot plays on, or the game ends.
resign-bot = A helyeden a játék végéig bot játszik, és már nem nyerhetsz.
resign-ends = A játék azonnal véget ér, és nem nyerhetsz.
resign-wins = A játék azonnal véget ér, és { $name } nyer.
resign-campaign = A játék azonnal véget ér. A kampányba nem számít bele: újra kell játszanod.
resign-yes = Igen, feladom
resign-no = Nem, játszom tovább
curtain-title = { $name } következik
curtain-text = Add tovább az eszközt. Most senki más ne nézze a képernyőt.
curtain-ready = { $name } vagyok

you-win = Nyertél!
winners = { $count ->
    [1] { $names } nyert
   *[other] { $names } közösen nyert
}
end-resigned = A játék feladás miatt ért véget.
end-agreed = A játékosok közös megegyezéssel befejezték a játékot.
end-expired = Az asztal megszűnt.
rematch = Új játék
to-rematch = A következő játékhoz
to-campaign = Vissza a kampányhoz
watch-replay = Visszajátszás
download-record = A játszma letöltése
fairness-check = Az osztás tisztaságának ellenőrzése
fairness-checking = Ellenőrzés…
fairness-failed = Váratlan hiba történt, az osztást nem sikerült ellenőrizni.

## A szervert működtető klub

club-password-title = Klubjelszó
club-password-label = Jelszó
club-password-about = A klub eszközönként egyszer kéri a jelszavát.
club-password-send = Tovább
club-imprint = Impresszum
club-privacy = Adatvédelem
club-restart = { $minutes ->
    [0] A szerver bármelyik pillanatban újraindul. A játék utána folytatódik.
   *[other] A szerver { $minutes } perc múlva újraindul. A játék utána folytatódik.
}
