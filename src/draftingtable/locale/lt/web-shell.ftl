# Naršyklės programa: viskas aplink žaidimus.

app-name = Drafting Table
close = Uždaryti
save = Išsaugoti
send = Siųsti
language = Kalba
skip = Pereiti prie turinio
main-navigation = Pagrindinis meniu
load-problem = Šios dalies įkelti nepavyko. Patikrink ryšį.
try-again = Bandyti dar kartą
go-home = Į pagrindinį puslapį
nav-rules = Taisyklės
rule-link = { $rule } taisyklė
nav-score = Taškų lapas
nav-games = Mano žaidimai
nav-settings = Nustatymai

home-title = Du žaidimai, vienas braižymo stalas
home-subtitle = Pakviesk draugus nuoroda, žaisk prieš botus arba rinkis žaidimą vienam. Paskyros nereikia.
home-subtitle-site = Žaisk prieš botus, po vieną arba keliese šiuo įrenginiu. Paskyros nereikia.
home-unofficial = Neoficialu. Žaidimų pavadinimai tik nurodo, pagal kokias taisykles žaidžiama; visi tekstai ir piešiniai yra mūsų.
game-towers = 5 Towers
game-cities = Between Two Cities
game-towers-pitch = Varžykis aukcione dėl kortų ir pastatyk iki penkių bokštų. Ant didesnės vertės kortų dedamos mažesnės, o aukščiausias bokštas vertas daugiausia.
game-cities-pitch = Statyk po miestą su kiekvienu kaimynu. Skaičiuojamas tik silpnesnis iš dviejų, todėl rūpinkis abiem.
game-towers-facts = 2–5 žaidėjai · apie 20 minučių
game-cities-facts = 1–7 žaidėjai · apie 25 minutes
play-now = Žaisti dabar
play-now-level = Paspaudus „Žaisti dabar“ žaidžiama prieš { $level ->
    [novice] naujoko
    [apprentice] mokinio
    [master] meistro
    [grandmaster] didmeistrio
   *[journeyman] pameistrio
} lygio botus. Lygį gali pakeisti nustatymuose.
create-table = Sukurti stalą
learn = Mokytis
learn-offer = Čia pirmą kartą? Išmok žaidimą per 4 minutes žaisdamas.
learn-skip = Praleisti
level-question = Su kokio stiprumo botais žaisi?
level-once = Klausiame tik kartą. Vėliau tai galima pakeisti nustatymuose.
level-title = Botų stiprumas
level-random = Atsitiktinis
level-novice = Naujokas
level-apprentice = Mokinys
level-journeyman = Pameistrys
level-master = Meistras
level-grandmaster = Didmeistris
level-novice-about = Žaidžia taip, lyg žaistų pirmą kartą.
level-apprentice-about = Moka taisykles ir žaidžia draugiškai.
level-journeyman-about = Žaidžia gerai ir greitai.
level-master-about = Galvoja keliais ėjimais į priekį, todėl užtrunka kiek ilgiau.
level-grandmaster-about = Galvoja į priekį ir žino, kiek bus vertas nebaigtas miestas.
join-title = Prisijungti prie stalo
join-label = Stalo nuoroda arba kodas
join = Prisijungti
join-unclear = Tai nei nuoroda, nei kodas. Kodą sudaro šešios raidės ir skaitmenys.
join-looking = Ieškome stalo { $code }…
more-ways = Kiti būdai žaisti
way-pass = Vienu įrenginiu
way-pass-about = Keli žmonės perduoda jį iš rankų į rankas
way-learn = Mokytis
way-learn-about = Pirmasis žaidimas žingsnis po žingsnio
way-rules = Taisyklės
way-rules-about = Su piešiniais, pavyzdžiais ir paieška
way-watch = Stebėti
way-watch-about = Žiūrėti, kas žaidžiama prie viešų stalų
pass-about = Niekam kitam jungtis nereikia: perduodate šį įrenginį vieni kitiems, o uždanga paslepia tai, kas slapta.
pass-game = Žaidimas
pass-player = Žaidėjas { $number }
pass-remove = Pašalinti žaidėją { $number }
pass-add = Pridėti žaidėją
way-solo = Vienam
way-solo-about = „Between Two Cities“ prieš du žaidėjus robotus – Automas
way-campaign = Kampanija
way-campaign-about = Keli žaidimai vienam iš eilės
way-score = Taškų lapas
way-score-about = Spausdintiems žaidimams
way-replay = Peržiūra
way-replay-about = Žaidimo įrašas žingsnis po žingsnio
you-are = Tavo vardas: { $name }
nickname-title = Tavo vardas prie stalo
nickname-label = Tavo vardas
nickname-about = Jį mato kiti prie stalo. Jis saugomas šiame įrenginyje.
my-tables = Mano stalai
my-tables-none = Čia atsiras stalai, prie kurių sėdi.
open-tables = Vieši stalai
open-tables-about = Prisijunk ten, kur yra laisva vieta, arba stebėk jau vykstantį žaidimą.
open-tables-none = Šiuo metu viešų stalų nėra. Sukurk savo!
server-unreached = Serveris nepasiekiamas.
continue-game = Tęsti
# $names: the others at the table
table-with = { $game } ({ $names })
table-solo = { $game }, vienam
table-round = { $round } raundas
table-bots = Botai
table-running = žaidžiama
table-finished = baigta
seats-free = { $count ->
    [0] laisvų vietų nėra
    [one] { $count } laisva vieta
    [few] { $count } laisvos vietos
   *[other] { $count } laisvų vietų
}
missing-title = Puslapis nerastas
missing-text = Šiuo adresu nieko nėra.
error-offline = Serveris nepasiekiamas. Patikrink ryšį.
error-device-missing = Trūksta to, kas leidžia žaisti šiuo įrenginiu. Atsisiųsk iš naujo nustatymuose.
error-device-failed = Įrenginiui nepavyko to padaryti. Įkelk puslapį iš naujo ir pabandyk dar kartą.
error-server-problem = Serverio klaida (kodas { $status }). Bandyk dar kartą.
error-deal-commitment = Serveris dabar rodo kitą kontrolinį kodą nei iš pradžių, todėl tavo įrenginys savo skaičiaus nerodo. Dalijimas gali būti nesąžiningas.
error-deal-mine = Serveris nepriėmė tavo skaičiaus, todėl tavo įrenginys jo nerodo. Dalijimas gali būti nesąžiningas.
error-deal-terms = Nustatymai pasikeitė paskutinę akimirką, todėl tavo įrenginys savo skaičiaus nerodo. Dalijimas gali būti nesąžiningas.
error-deal-lock = Serveris pakeitė tai, ką buvo užfiksavęs, todėl tavo įrenginys savo skaičiaus nerodo. Dalijimas gali būti nesąžiningas.
error-deal-other = Prie šio stalo atsisėdai kitame įrenginyje, todėl šis įrenginys maišant nedalyvauja.

settings-looks = Išvaizda
settings-signals = Garsas ir pranešimai
settings-play = Žaidimas
settings-kept = Visi nustatymai saugomi tik šiame įrenginyje.
# $page: what was left for the settings
settings-back = { $page ->
    [table] Atgal prie stalo
    [replay] Atgal į peržiūrą
    [campaign] Atgal į kampaniją
    [rules] Atgal į taisykles
    [score] Atgal į taškų lapą
   *[other] Atgal
}
theme = Tema
theme-system = Kaip sistemoje
theme-light = Popierius
theme-dark = Brėžinys
motion = Animacija
motion-system = Kaip sistemoje
motion-full = Visa
motion-reduced = Sumažinta
large-text = Didesnis tekstas
patterns = Ne tik spalvos, bet ir raštai
patterns-about = Bokštų tipai ir pastatai žymimi aiškiais raštais.
sound = Garsas
vibration = Vibracija
notifications = Pranešti, kai mano eilė
notifications-about = Tik kai atvertas kitas skirtukas ar langas.
notifications-impossible = Šioje naršyklėje arba be https pranešimai neveikia.
confirm-moves = Patvirtinti ėjimus
confirm-moves-about = Paklausti prieš ėjimą, kurio negalima atšaukti.
letter-keys = Spartieji klavišai su raidėmis
letter-keys-about = Jų sąrašą prie stalo parodo „?“.

room-host = Pakviesk kitus arba pridėk botų ir pradėk.
room-guest = { $name } kviečia prie šio stalo.
seats = Vietos
seat-number = { $seat } vieta
seat-open = laisva
seat-automa = Automa
seat-is-bot = botas
seat-away = atsijungė
seat-ready = pasiruošė
seat-thinking = dar nepasiruošė
seat-acting = daro ėjimą
seat-resigned = pasidavė
seat-stand-in = kol kas žaidžia botas
sit-down = Sėstis
sit-here = Sėstis čia
stand-up = Atsistoti
seat-same-device = Kitas žaidėjas šiame įrenginyje
seat-same-device-about = Įrenginį perduodate vieni kitiems, o uždanga paslepia plyteles.
seat-bot = Pasodinti botą
seat-move = Keisti tvarką
seat-earlier = Anksčiau
seat-later = Vėliau
seat-free = Atlaisvinti vietą
seat-taken-about = Šią vietą gali keisti tik šeimininkas.
start-game = Pradėti žaidimą
start-with-bots = { $count ->
    [one] Pradėti su { $count } botu
    [few] Pradėti su { $count } botais
   *[other] Pradėti su { $count } botų
}
ready = Galiu žaisti
you-are-ready = Pasiruošta
host-starts = Žaidimą pradės { $name }.
not-ready-yet = Dar nepasiruošė { $names }.
shuffling = Maišoma kartu…
shuffling-about = Kiekvieno įrenginys prideda po skaičių, todėl niekas negali parinkti dalijimo.
shuffling-waiting = Skaičiaus dar neparodė { $names }.
invite-title = Pakviesti
invite-code = Kodas
invite-link = Nuoroda į šį stalą
invite-qr = Nuoroda kaip QR kodas
invite-about = Kas turi nuorodą ar kodą, gali sėstis prie stalo.
invite-local = Šis adresas veikia tik šiame kompiuteryje. Jei nori pakviesti kitus, atverk puslapį kompiuterio adresu vietiniame tinkle.
invite-text = Eime žaisti „{ $game }“!
copy-link = Kopijuoti nuorodą
share = Bendrinti
copied = Nukopijuota.
copy-yourself = Nuoroda yra laukelyje: nukopijuok ją iš ten.
options-title = Žaidimo parinktys
options-guest = Jas keisti gali tik šeimininkas.
options-more = Daugiau parinkčių
option-players = Žaidėjai
option-two-about = Du žaidėjai: kiekvienas stato du savo miestus, skaičiuojama jų suma.
option-ring-about = Tarp kiekvienų dviejų kaimynų yra miestas, kurį jie stato kartu.
option-referee = Aukciono teisėjas
option-referee-about = Šaukti galima tik tiek, kiek gali pastatyti. Be teisėjo per didelį šauktą skaičių tenka atsiimti.
option-seating = Susodinimas
seating-random = Atsitiktinai
seating-order = Kaip parodyta
seating-question = Pagal atsakymus
seating-random-about = Pradedant žaidimą vietos paskirstomos burtais.
seating-order-about = Sėdite taip, kaip parodyta; šeimininkas gali pakeisti tvarką.
seating-question-about = Visi atsako į klausimą, o atsakymai lemia, kas šalia ko sėdi.
option-clock = Laikrodis
clock-none = Nėra
clock-move = 1 minutė ėjimui
clock-bank = 10 minučių + 5 s
clock-days = 3 dienos ėjimui
clock-none-about = Kiekvienas galvoja tiek, kiek nori.
clock-move-about = Kiekvienam sprendimui skiriama minutė.
clock-bank-about = Po dešimt minučių kiekvienam visam žaidimui ir dar penkios sekundės po kiekvieno ėjimo.
clock-days-about = Lėtam žaidimui: ėjimui skiriamos ne daugiau kaip trys dienos.
option-at-zero = Kai laikas baigiasi
at-zero-bot = Toliau žaidžia botas
at-zero-default = Paprastas leistinas ėjimas
option-hints = Patarimai
option-hints-about = Galima paklausti, ką darytų meistras.
option-undo = Atšaukimas
option-undo-about = Savo ėjimus galima atšaukti, kol neatskleista nieko naujo.
option-share = Svečiai dalijasi įrenginiu
option-share-about = Svečias gali užimti vietas keliems žmonėms, kurie perduoda vieną įrenginį.
option-chat = Laisvas pokalbis
option-chat-about = Be jo lieka tik greitosios frazės.
option-spectators = Žiūrovai
option-spectators-about = Žiūrėti gali kiekvienas, kas turi nuorodą; paslaptys jam nerodomos.
option-public = Viešas stalas
option-public-about = Stalas matomas pagrindiniame puslapyje.
option-pace = Botų tempas
pace-quick = Greitas
pace-usual = Kaip žmogaus
pace-slow = Lėtas
question-about = Visi atsako; susėdate pagal laikrodžio rodyklę, atsakymų abėcėlės tvarka.

connecting = Jungiamasi…
connection-lost = Ryšys nutrūko. Jungiamasi iš naujo…
connection-lost-unsent = Ryšys nutrūko. Tavo ėjimas bus išsiųstas dar kartą…
not-saving = Serveris dabar nieko negali išsaugoti…
not-saving-unsent = Serveris dabar negali išsaugoti. Tavo ėjimas bus išsiųstas dar kartą…
server-crowded = Serveris labai apkrautas – ėjimai užtrunka ilgiau nei įprastai…
table-unknown = Tokio stalo nėra
table-problem = Šio stalo atverti nepavyksta
table-silent = Serveris atsako, bet šis stalas neatsiveria. Bandome toliau…
table-expired = Šis stalas uždarytas
table-players-only = Tik žaidėjams
table-players-only-about = Žaidimas prasidėjo, o šio stalo stebėti negalima.
table-expires = Jei nieko neįvyks, šis stalas bus uždarytas { $time }.
keep-table = Neuždaryti stalo
you-watch = Tu stebi.
bot-plays-for-you = Už tave žaidžia botas.
vote-wanted = Ar { $name } turėtų užleisti vietą botui? Balsai: { $votes } iš { $needed }.
vote-on-you = Kiti balsuoja, ar už tave turi žaisti botas. Balsai: { $votes } iš { $needed }.
end-wanted = Baigti žaidimą dabar nori { $names }.
end-agree = Sutinku
join-no-such-code = Stalo su tokiu kodu nėra.
players = Žaidėjai
start-player = Pradedantis žaidėjas
watching = { $count ->
    [one] { $count } žiūrovas
    [few] { $count } žiūrovai
   *[other] { $count } žiūrovų
}
your-turn = Tavo eilė
waiting-for = Ėjimą daro { $names }
waiting-for-several = Laukiama { $count } žaidėjų
dealing = Dalijama…
game-over = Žaidimas baigtas
undo = Atšaukti
hint = Patarimas
chat = Pokalbis
chat-unread = { $count ->
    [0] Pokalbis
    [one] Pokalbis, { $count } nauja žinutė
    [few] Pokalbis, { $count } naujos žinutės
   *[other] Pokalbis, { $count } naujų žinučių
}
chat-text = Žinutė
chat-empty = Dar niekas nieko nepasakė.
chat-phrases-only = Laisvas pokalbis išjungtas: pasirink greitąją frazę.
chat-after-end = Žaidimas baigtas: pasirink greitąją frazę.
mute = Nerodyti, ką rašo { $name }
unmute = Vėl rodyti, ką rašo { $name }
quick-phrases = Greitosios frazės
log = Eiga
log-empty = Dar nieko neįvyko.
side-panel = Eiga, pokalbis ir atmintinė
since-your-move = Po tavo paskutinio ėjimo
look-at-moment = Pažiūrėti, kaip stalas atrodė tada
looking-back = Matai ankstesnę žaidimo akimirką.
back-to-now = Grįžti į dabartį
menu = Meniu
shortcuts = Spartieji klavišai
key-shortcuts = Rodyti sparčiuosius klavišus
copy-watch-link = Kopijuoti stalo nuorodą
leave-table = Išeiti trumpam (vieta lieka tavo)
take-back-seat = Atsiimti vietą iš boto
replace-by-bot = Tegul { $name } užleidžia vietą botui
vote-for-bots = Balsuoti, kad už kitą žaistų botas
vote-for-bot = Balsuoti, kad { $name } užleistų vietą botui
chat-turn-off = Išjungti laisvą pokalbį
chat-turn-on = Įjungti laisvą pokalbį
end-offer = Siūlyti baigti žaidimą dabar
end-offer-back = Atsiimti siūlymą baigti
end-offered = { $count ->
    [one] { $count } žaidėjas nori baigti dabar.
    [few] { $count } žaidėjai nori baigti dabar.
   *[other] { $count } žaidėjų nori baigti dabar.
}
resign = Pasiduoti
# What resigning leads to: a bot plays on, or the game ends.
resign-bot = Iki galo už tave žais botas, o laimėti nebegalėsi.
resign-ends = Žaidimas iškart baigsis, ir tu jo nelaimėsi.
resign-wins = Žaidimas iškart baigsis, o laimės { $name }.
resign-campaign = Žaidimas iškart baigsis. Į kampaniją jis neįskaitomas: žaisi jį iš naujo.
resign-yes = Taip, pasiduodu
resign-no = Ne, žaidžiu toliau
curtain-title = { $name }, tavo eilė
curtain-text = Perduok įrenginį. Niekas kitas dabar neturėtų žiūrėti į ekraną.
curtain-ready = Tai aš, { $name }

you-win = Tu laimėjai!
winners = { $count ->
    [one] Laimi { $names }
    [few] Pergale dalijasi { $names }
   *[other] Pergale dalijasi { $names }
}
end-resigned = Žaidimas baigėsi, nes žaidėjas pasidavė.
end-agreed = Žaidėjai sutarė baigti žaidimą.
end-expired = Stalas uždarytas.
rematch = Žaisti dar kartą
to-rematch = Į kitą žaidimą
to-campaign = Atgal į kampaniją
watch-replay = Peržiūra
download-record = Atsisiųsti įrašą
fairness-check = Patikrinti, ar dalyta sąžiningai
fairness-checking = Tikrinama…
fairness-failed = Įvyko netikėta klaida, todėl dalijimo patikrinti nepavyko.

## Klubas, kuriam priklauso serveris

club-password-title = Klubo slaptažodis
club-password-label = Slaptažodis
club-password-about = Klubas slaptažodžio prašo po kartą kiekviename įrenginyje.
club-password-send = Toliau
club-imprint = Apie klubą
club-privacy = Privatumas
club-restart = { $minutes ->
    [0] Serveris tuoj bus paleistas iš naujo. Paskui žaidimas tęsis.
    [one] Serveris bus paleistas iš naujo po { $minutes } minutės. Paskui žaidimas tęsis.
    [few] Serveris bus paleistas iš naujo po { $minutes } minučių. Paskui žaidimas tęsis.
   *[other] Serveris bus paleistas iš naujo po { $minutes } minučių. Paskui žaidimas tęsis.
}
