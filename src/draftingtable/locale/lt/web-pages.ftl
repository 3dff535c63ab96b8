# The browser client's words: rules pages, score pad, replay.

page-print = Spausdinti

## Rules pages

page-rules-games = Žaidimo taisyklės
page-rules-solo = Vienam
page-rules-search = Ieškoti taisyklėse
page-rules-found = { $count ->
    [0] Nieko nerasta
    [one] Rasta { $count } vieta
    [few] Rastos { $count } vietos
   *[other] Rasta { $count } vietų
}
page-rules-contents = Turinys
page-rules-card = Atmintinė
page-rules-nutshell = Trumpai.
page-rules-ruling = Išaiškinimas
page-rules-example = Pavyzdys
page-rules-link = { $rule } taisyklė: nuoroda į šią vietą
page-rules-note = Tai taisyklės, pagal kurias žaidžia programa, išdėstytos mūsų žodžiais. „Išaiškinimas“ žymi mūsų atsakymą į klausimą, į kurį spausdintos taisyklės neatsako. Neoficialu: žaidimai priklauso jų autoriams ir leidėjams.

## Score pad

pad-title = Taškų lapas
pad-lead = Spausdintiems žaidimams: įvesk, kas pastatyta ant stalo, ir pamatysi, kiek tai verta ir kodėl. Lapas lieka šiame įrenginyje.
pad-games = Kurio žaidimo taškų lapas
pad-towers-lead = Paliesk kiekvieno bokšto kortas arba įvesk aukščius ir viršūnes. Iki 5 žaidėjų.
pad-cities-lead = Sudėliok 4 × 4 miestus. 1–7 žaidėjai.
pad-result = Taškai
pad-entry = Kaip įvesti bokštus
pad-entry-cards = Kortos
pad-entry-heights = Aukščiai ir viršūnės
pad-players = Žaidėjai
pad-cities = Miestai
pad-name = Vardas
pad-names = Vardai
pad-how-many = Kiek žaidėjų
pad-add-player = Pridėti žaidėją
pad-remove-player = Pašalinti: { $player }
pad-which-tower = Kuris bokštas?
# $values: the cards from the bottom up
pad-tower = { $count ->
    [0] { $tower }: kortų nėra
    [one] { $tower }, { $count } korta: { $values }
    [few] { $tower }, { $count } kortos: { $values }
   *[other] { $tower }, { $count } kortų: { $values }
}
pad-tap-cards = Paliesk kortas nuo apačios į viršų ({ $tower }). Perbrauktos ten netinka: palietus bus paaiškinta kodėl.
pad-cards-of = Kortos: { $tower }
pad-roof = (bokšto viršūnė)
pad-does-not-fit = (ten netinka)
pad-take-off = Nuimti
pad-with-roof = Viršūnė
pad-razed = Nugriautos kortos
pad-razed-cost = kaina – { $points } t.
pad-less = { $what }: vienu mažiau
pad-more = { $what }: vienu daugiau
pad-winners = { $count ->
    [1] Laimi { $names }
   *[other] Pergale dalijasi { $names }
}
pad-city = Miestas { $city }
pad-square = { $row } eilutė, { $column } stulpelis: { $building }
pad-empty = tuščia
pad-palette = Pasirink pastatą
pad-wipe = Valyti langelius
pad-paint-hint = Pasirink pastatą ir paliesk langelius arba perbrauk per juos. Klaviatūra: rodyklės ir pastato raidė.
pad-filled = Langeliai: { $count } iš 16
pad-box = { $building ->
    [S] Parduotuvės
    [F] Gamyklos
    [O] Biurai
    [P] Parkai
    [H] Namai
    [d] Gėrimų smuklės
    [e] Maisto smuklės
    [m] Muzikos smuklės
   *[b] Nakvynės smuklės
}: dėžutėje jų yra tik { $box }, o lape – { $found }.
pad-collected = Pastatai: { $count } iš 16
pad-level-points = Lygio taškai
pad-level-about = Tai mūsų lygiai. Jei žaidi su spausdinta lentele, įvesk jos taškus.
pad-lower-counts = Skaičiuojamas silpnesnis iš dviejų miestų.
pad-sum-counts = Skaičiuojama abiejų miestų suma.
pad-incomplete = { $count ->
    [one] { $count } miestas dar nebaigtas: taškai ne galutiniai.
    [few] { $count } miestai dar nebaigti: taškai ne galutiniai.
   *[other] { $count } miestų dar nebaigta: taškai ne galutiniai.
}
pad-share = Bendrinti
pad-link-copied = Nuoroda nukopijuota. Kas ją atvers, matys šį lapą.
pad-link-in-address = Nuoroda dabar yra adreso juostoje: nukopijuok ją iš ten.
pad-new = Naujas lapas
pad-new-question = Visas šio lapo turinys bus ištrintas.
pad-keep = Palikti
pad-clear = Išvalyti
pad-counting = Skaičiuojama…
pad-checked = Suskaičiavo serveris
pad-on-device = Suskaičiuota šiame įrenginyje
pad-unreached = Nėra ryšio: taškai bus suskaičiuoti, kai tik jis atsiras.
pad-make-available = Skaičiuoti be ryšio
pad-shared = Šiuo lapu su tavimi kažkas pasidalijo. Tavo lapas išliko.
pad-shared-keep = Pasilikti šį
pad-shared-back = Grįžti prie savo
pad-broken-link = Nuoroda nukopijuota ne visa, todėl bendrinamo lapo parodyti negalima. Čia tavo lapas.

## What cannot be on a sheet. $tower: the tower's name

pad-problem-order = { $player }, { $tower }: { $value } netinka ant { $top }.
pad-problem-copies = { $tower }: kortų, kurių vertė { $value }, lape yra daugiau ({ $found }) nei tokio žaidėjų skaičiaus kaladėje ({ $deck }).
pad-problem-deck = Lape kortų kartu su nugriautomis yra daugiau ({ $found }) nei kaladėje ({ $deck }).
pad-problem-height = { $player }, { $tower }: kortų gali būti daugiausia { $most }.
pad-problem-roofs = { $tower }: viršūnių daugiau ({ $found }) nei kaladėje ({ $deck }).
pad-problem-cards = { $tower }: visuose tokiuose bokštuose kartu kortų daugiau ({ $found }) nei kaladėje ({ $deck }).

## Replay

replay-title = Peržiūra
replay-open-lead = Atverk baigto žaidimo įrašą (.dtr failą) ir peržiūrėk jį bet kurio žaidėjo akimis.
replay-open = Pasirink įrašo failą arba nutempk jį čia
replay-mine = Mano baigti žaidimai
replay-mine-none = Čia atsiras tavo iki galo sužaisti žaidimai.
replay-loading = Žaidimas įkeliamas…
replay-to-table = Prie stalo
replay-beginning = Žaidimas prasideda.
replay-controls = Peržiūros valdymas
replay-step = Žingsnis
replay-step-of = Žingsnis { $step } iš { $steps }
replay-first = Į pradžią
replay-back = Žingsnis atgal
replay-forward = Žingsnis pirmyn
replay-last = Į pabaigą
replay-play = Leisti
replay-pause = Pristabdyti
replay-round = Raundas
replay-seat = Kieno akimis
replay-spectator = Žiūrovas
replay-speed = Greitis
replay-share = Kopijuoti nuorodą
replay-link-copied = Nuoroda į šią akimirką nukopijuota.
