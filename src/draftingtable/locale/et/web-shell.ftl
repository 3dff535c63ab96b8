# The browser client: everything around the games.

app-name = Drafting Table
close = Sulge
save = Salvesta
send = Saada
language = Keel
skip = Liigu sisu juurde
main-navigation = Põhimenüü
load-problem = Seda osa ei õnnestunud laadida. Kontrolli ühendust.
try-again = Proovi uuesti
go-home = Tagasi avalehele
nav-rules = Reeglid
rule-link = Reegel { $rule }
nav-score = Punktileht
nav-games = Minu mängud
nav-settings = Seaded

home-title = Kaks mängu, üks joonestuslaud
home-subtitle = Mängi sõpradega lingi kaudu, robotite vastu või üksi. Kontot ei ole vaja.
home-subtitle-site = Mängi robotite vastu, üksi või mitmekesi samas seadmes. Kontot ei ole vaja.
home-unofficial = Mitteametlik. Mängude nimed näitavad vaid, milliste reeglite järgi mängitakse; kõik tekstid ja pildid on meie omad.
game-towers = 5 Towers
game-cities = Between Two Cities
game-towers-pitch = Panusta kaartidele ja ehita kuni viis torni. Suurema väärtuse peale läheb väiksem ja kõige rohkem loeb kõrgeim torn.
game-cities-pitch = Ehita kummagi naabriga üks linn. Arvesse läheb ainult nõrgem neist, seega hoolitse mõlema eest.
game-towers-facts = 2–5 mängijat · umbes 20 minutit
game-cities-facts = 1–7 mängijat · umbes 25 minutit
play-now = Mängi kohe
play-now-level = „Mängi kohe“ alustab mängu { $level ->
    [novice] algaja
    [apprentice] õpipoisi
    [master] meistri
    [grandmaster] suurmeistri
   *[journeyman] selli
} tasemel robotite vastu. Taset saad muuta seadetes.
create-table = Loo laud
learn = Õpi
learn-offer = Esimest korda siin? Õpi mäng 4 minutiga mängides selgeks.
learn-skip = Jäta vahele
level-question = Kui tugevad peaksid robotid olema?
level-once = Küsime ainult üks kord. Seda saab seadetes muuta.
level-title = Robotite tugevus
level-random = Juhuslik
level-novice = Algaja
level-apprentice = Õpipoiss
level-journeyman = Sell
level-master = Meister
level-grandmaster = Suurmeister
level-novice-about = Mängib nagu esimest korda.
level-apprentice-about = Tunneb reegleid ja mängib sõbralikult.
level-journeyman-about = Mängib hästi ja kiiresti.
level-master-about = Mõtleb ette; võtab veidi rohkem aega.
level-grandmaster-about = Mõtleb ette ja teab, mida pooleliolev linn lõpuks väärt on.
join-title = Istu laua taha
join-label = Laua link või kood
join = Liitu
join-unclear = See ei ole link ega kood. Kood koosneb kuuest tähest ja numbrist.
join-looking = Otsime lauda { $code } …
more-ways = Veel võimalusi
way-pass = Ühes seadmes
way-pass-about = Mitu mängijat, üks seade
way-learn = Õpi
way-learn-about = Esimene mäng samm-sammult
way-rules = Reeglid
way-rules-about = Jooniste, näidete ja otsinguga
way-watch = Vaata
way-watch-about = Vaata avalike laudade mänge
pass-about = Keegi teine ei pea liituma: seade käib käest kätte ja eesriie varjab selle, mis on salajane.
pass-game = Mäng
pass-player = Mängija { $number }
pass-remove = Eemalda mängija { $number }
pass-add = Lisa mängija
way-solo = Üksi
way-solo-about = Between Two Cities kahe robotmängija ehk Automa vastu
way-campaign = Kampaania
way-campaign-about = Mitu üksikmängu järjest
way-score = Punktileht
way-score-about = Trükitud mängude jaoks
way-replay = Taasesitus
way-replay-about = Vaata mängu samm-sammult
you-are = Sinu nimi: { $name }
nickname-title = Sinu nimi laua taga
nickname-label = Sinu nimi
nickname-about = Teised laua taga näevad seda. Nimi jääb sellesse seadmesse.
my-tables = Minu lauad
my-tables-none = Siia ilmuvad lauad, mille taga sa istud.
open-tables = Avalikud lauad
open-tables-about = Istu laua taha, kus on vaba koht, või vaata käimasolevat mängu.
open-tables-none = Praegu ei ole ühtegi avalikku lauda. Loo ise!
server-unreached = Serveriga ei saa ühendust.
continue-game = Jätka
# $names: the others at the table
table-with = { $game } ({ $names })
table-solo = { $game }, üksi
table-round = { $round }. voor
table-bots = Robotid
table-running = mäng käib
table-finished = mäng läbi
seats-free = { $count ->
    [0] täis
    [one] { $count } vaba koht
   *[other] { $count } vaba kohta
}
missing-title = Lehte ei leitud
missing-text = Sellel aadressil ei ole midagi.
error-offline = Serveriga ei saa ühendust. Kontrolli võrguühendust.
error-device-missing = Puuduvad failid, millega see seade mängida saab. Laadi need seadetes uuesti alla.
error-device-failed = Seade ei saanud sellega hakkama. Laadi leht uuesti ja proovi veel kord.
error-server-problem = Serveri viga (vastus { $status }). Proovi uuesti.
error-deal-commitment = Server näitab nüüd teist sõrmejälge kui alguses, seetõttu jätab sinu seade oma arvu enda teada. Jagamine ei pruugi olla aus.
error-deal-mine = Server ei võtnud sinu arvu vastu, seetõttu jätab sinu seade selle enda teada. Jagamine ei pruugi olla aus.
error-deal-terms = Seaded muutusid viimasel hetkel, seetõttu jätab sinu seade oma arvu enda teada. Jagamine ei pruugi olla aus.
error-deal-lock = Server muutis seda, mis oli kindlaks määratud, seetõttu jätab sinu seade oma arvu enda teada. Jagamine ei pruugi olla aus.
error-deal-other = Istusid selle laua taha teises seadmes, seepärast see seade segamises ei osale.

settings-looks = Välimus
settings-signals = Heli ja teavitused
settings-play = Mäng
settings-kept = Kõik seaded jäävad ainult sellesse seadmesse.
# $page: what was left for the settings
settings-back = { $page ->
    [table] Tagasi laua juurde
    [replay] Tagasi taasesituse juurde
    [campaign] Tagasi kampaania juurde
    [rules] Tagasi reeglite juurde
    [score] Tagasi punktilehe juurde
   *[other] Tagasi
}
theme = Kujundus
theme-system = Süsteemi järgi
theme-light = Paber
theme-dark = Sinine joonis
motion = Animatsioonid
motion-system = Süsteemi järgi
motion-full = Kõik
motion-reduced = Vähem
large-text = Suurem tekst
patterns = Lisaks värvidele ka mustrid
patterns-about = Tornitüübid ja hooned märgitakse selgete mustritega.
sound = Heli
vibration = Vibreerimine
notifications = Teavitus, kui on minu kord
notifications-about = Ainult siis, kui lahti on teine vahekaart või aken.
notifications-impossible = Selles brauseris või ilma https-ita ei ole see võimalik.
confirm-moves = Käikude kinnitamine
confirm-moves-about = Küsi enne käiku, mida ei saa tagasi võtta.
letter-keys = Tähtedega kiirklahvid
letter-keys-about = Laua taga näitab neid „?“.

room-host = Kutsu inimesi või lisa roboteid, siis alusta.
room-guest = { $name } kutsub sind selle laua taha.
seats = Kohad
seat-number = Koht { $seat }
seat-open = vaba
seat-automa = Automa
seat-is-bot = robot
seat-away = eemal
seat-ready = valmis
seat-thinking = ei ole veel valmis
seat-acting = on käigul
seat-resigned = andis alla
seat-stand-in = praegu mängib robot
sit-down = Istu laua taha
sit-here = Istu siia
stand-up = Tõuse püsti
seat-same-device = Veel üks mängija selles seadmes
seat-same-device-about = Seade käib käest kätte; eesriie varjab iga mängija plaadid.
seat-bot = Lisa robot
seat-move = Muuda järjekorda
seat-earlier = Ettepoole
seat-later = Tahapoole
seat-free = Vabasta see koht
seat-taken-about = Seda kohta saab muuta ainult võõrustaja.
start-game = Alusta mängu
start-with-bots = { $count ->
    [one] Alusta ühe robotiga
   *[other] Alusta { $count } robotiga
}
ready = Olen valmis
you-are-ready = Sa oled valmis
host-starts = Mängu alustab { $name }.
not-ready-yet = Veel ei ole valmis { $names }.
shuffling = Segame koos …
shuffling-about = Igaühe seade lisab arvu, nii ei saa keegi jagamist valida.
shuffling-waiting = Oma arvu ei ole veel näidanud { $names }.
invite-title = Kutse
invite-code = Kood
invite-link = Selle laua link
invite-qr = Link QR-koodina
invite-about = Laua taha saab istuda igaüks, kellel on link või kood.
invite-local = See aadress töötab ainult selles arvutis. Teiste kutsumiseks ava leht arvuti võrguaadressil.
invite-text = Tule mängima: { $game }!
copy-link = Kopeeri link
share = Jaga
copied = Kopeeritud.
copy-yourself = Link on väljal: kopeeri see ise.
options-title = Mängu seaded
options-guest = Neid saab muuta ainult võõrustaja.
options-more = Rohkem valikuid
option-players = Mängijaid
option-two-about = Kaks mängijat: kumbki ehitab kaks oma linna ja arvesse läheb nende summa.
option-ring-about = Iga kahe naabri vahel on linn, mida nad koos ehitavad.
option-referee = Panuste kohtunik
option-referee-about = Panustada saad ainult nii palju, kui saad torni lisada. Ilma kohtunikuta tuleb liiga kõrge panus tagasi võtta.
option-seating = Istekohad
seating-random = Juhuslikult
seating-order = Näidatud järjekorras
seating-question = Vastuste järgi
seating-random-about = Kohad loositakse mängu alguses.
seating-order-about = Istutakse nii, nagu ring näitab; võõrustaja saab järjekorda muuta.
seating-question-about = Kõik vastavad küsimusele ja vastused otsustavad, kes kelle kõrval istub.
option-clock = Kell
clock-none = Puudub
clock-move = 1 minut käigule
clock-bank = 10 minutit + 5 s
clock-days = 3 päeva käigule
clock-none-about = Igaüks mõtleb nii kaua, kui soovib.
clock-move-about = Iga otsuse jaoks on aega üks minut.
clock-bank-about = Igaühel on kogu mängu peale kümme minutit ja iga käigu järel lisandub viis sekundit.
clock-days-about = Aeglaseks mänguks: käik hiljemalt iga kolme päeva järel.
option-at-zero = Kui aeg saab otsa
at-zero-bot = Edasi mängib robot
at-zero-default = Lihtne lubatud käik
option-hints = Vihjed
option-hints-about = Mängija võib küsida, mida teeks meister.
option-undo = Tagasivõtmine
option-undo-about = Oma käike saab tagasi võtta, kuni midagi uut ei ole näha.
option-share = Külalised jagavad seadet
option-share-about = Külaline võib võtta kohad mitmele inimesele, kes annavad seadet käest kätte.
option-chat = Vaba vestlus
option-chat-about = Ilma selleta saab kasutada ainult kiirlauseid.
option-spectators = Pealtvaatajad
option-spectators-about = Vaadata saab igaüks, kellel on link; saladusi ta ei näe.
option-public = Avalik
option-public-about = Laud on avalehel näha.
option-pace = Robotite tempo
pace-quick = Kiire
pace-usual = Nagu inimesel
pace-slow = Aeglane
question-about = Kõik vastavad; istutakse päripäeva vastuste tähestikulises järjekorras.

connecting = Ühendamine …
connection-lost = Ühendus katkes – ühendame uuesti …
connection-lost-unsent = Ühendus katkes – sinu käik saadetakse uuesti …
not-saving = Server ei saa praegu midagi salvestada …
not-saving-unsent = Server ei saa praegu salvestada – sinu käik saadetakse uuesti …
server-crowded = Server on väga koormatud – käigud võtavad tavapärasest kauem aega …
table-unknown = Lauda ei leitud
table-problem = Seda lauda ei saa avada
table-silent = Server vastab, aga see laud ei avane. Proovime edasi …
table-expired = See laud on suletud
table-players-only = Ainult mängijatele
table-players-only-about = Mäng on alanud ja seda lauda ei saa pealt vaadata.
table-expires = Kui keegi midagi ei tee, suletakse laud: { $time }.
keep-table = Jäta laud alles
you-watch = Sa vaatad pealt.
bot-plays-for-you = Sinu eest mängib robot.
vote-wanted = Kas { $name } peaks oma koha robotile loovutama? Hääli: { $votes }/{ $needed }.
vote-on-you = Teised hääletavad, kas sinu eest peaks mängima robot. Hääli: { $votes }/{ $needed }.
end-wanted = Mängu lõpetamise poolt on { $names }.
end-agree = Olen nõus
join-no-such-code = Sellise koodiga lauda ei ole.
players = Mängijad
start-player = Alustav mängija
watching = { $count ->
    [one] { $count } pealtvaataja
   *[other] { $count } pealtvaatajat
}
your-turn = Sinu kord
waiting-for = Käigul on { $names }
waiting-for-several = Ootame { $count } mängijat
dealing = Jagamine …
game-over = Mäng on läbi
undo = Võta tagasi
hint = Vihje
chat = Vestlus
chat-unread = { $count ->
    [0] Vestlus
    [one] Vestlus, { $count } uus sõnum
   *[other] Vestlus, { $count } uut sõnumit
}
chat-text = Sõnum
chat-empty = Keegi ei ole veel midagi öelnud.
chat-phrases-only = Vaba vestlus on väljas: vali kiirlause.
chat-after-end = Mäng on läbi: vali kiirlause.
mute = Vaigista { $name }
unmute = Näita jälle, mida { $name } kirjutab
quick-phrases = Kiirlaused
log = Mängu kulg
log-empty = Midagi ei ole veel juhtunud.
side-panel = Mängu kulg, vestlus ja abikaart
since-your-move = Pärast sinu viimast käiku
look-at-moment = Vaata, milline laud siis oli
looking-back = Sa vaatad varasemat hetke.
back-to-now = Tagasi praegusesse seisu
menu = Menüü
shortcuts = Kiirklahvid
key-shortcuts = Näita kiirklahve
copy-watch-link = Kopeeri laua link
leave-table = Lahku korraks (koht jääb sulle)
take-back-seat = Võta oma koht robotilt tagasi
replace-by-bot = Las { $name } loovutab koha robotile
vote-for-bots = Hääleta, et kellegi eest mängiks robot
vote-for-bot = Hääleta, et { $name } loovutaks koha robotile
chat-turn-off = Lülita vaba vestlus välja
chat-turn-on = Lülita vaba vestlus sisse
end-offer = Paku mängu lõpetamist
end-offer-back = Võta lõpetamise pakkumine tagasi
end-offered = { $count ->
    [one] { $count } mängija tahab kohe lõpetada.
   *[other] { $count } mängijat tahab kohe lõpetada.
}
resign = Anna alla
# What resigning leads to: a bot plays on, or the game ends.
resign-bot = Robot mängib sinu eest lõpuni ja võita sa enam ei saa.
resign-ends = Mäng lõpeb kohe ja sina seda võita ei saa.
resign-wins = Mäng lõpeb kohe ja võidab { $name }.
resign-campaign = Mäng lõpeb kohe. Kampaanias see arvesse ei lähe: mängid selle uuesti.
resign-yes = Jah, annan alla
resign-no = Ei, mängin edasi
curtain-title = Nüüd on käigul { $name }
curtain-text = Anna seade edasi. Keegi teine ei tohiks praegu ekraani vaadata.
curtain-ready = Mina olen { $name }

you-win = Sa võitsid!
winners = { $count ->
    [one] Võidab { $names }
   *[other] Võitu jagavad { $names }
}
end-resigned = Mäng lõppes allaandmisega.
end-agreed = Mängijad leppisid kokku mängu lõpetamises.
end-expired = Laud suleti.
rematch = Mängi uuesti
to-rematch = Järgmise mängu juurde
to-campaign = Tagasi kampaania juurde
watch-replay = Taasesitus
download-record = Laadi mängu üleskirjutus alla
fairness-check = Kontrolli, kas loosimine oli aus
fairness-checking = Kontrollimine …
fairness-failed = Tekkis ootamatu viga ja loosimist ei õnnestunud kontrollida.

## Klubi, kellele server kuulub

club-password-title = Klubi parool
club-password-label = Parool
club-password-about = Klubi küsib parooli igas seadmes üks kord.
club-password-send = Edasi
club-imprint = Impressum
club-privacy = Privaatsus
club-restart = { $minutes ->
    [0] Server taaskäivitub kohe. Pärast seda mäng jätkub.
    [one] Server taaskäivitub { $minutes } minuti pärast. Pärast seda mäng jätkub.
   *[other] Server taaskäivitub { $minutes } minuti pärast. Pärast seda mäng jätkub.
}
