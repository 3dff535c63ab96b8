# The page My games: finished games with their results, scores over time, and files to keep.

games-lead = Selles seadmes ja selles serveris lõpetatud mängud.
games-lead-site = Selles seadmes lõpetatud mängud.
games-loading = Mänge laaditakse … seni { $count }
games-none = Lõpetatud mänge veel ei ole
games-none-about = Mängi üks mäng lõpuni, ja siia ilmuvad selle tulemus, punktid ja taasesitus.
games-play = Mängi
games-server-missing = Server ei ole kättesaadav. Näha on ainult selle seadme mängud.
games-failed = Kõiki mänge ei õnnestunud laadida.
games-count = { $count ->
    [one] { $count } mäng
   *[other] { $count } mängu
}
games-count-of = { $count } / { $all } mängu

## Names of what is filtered and counted

# $game: its name
games-in-mode = { $game }, { $mode }
games-mode-ring = 3–7 mängijat
games-mode-two = kahe mängija variant
games-mode-beginner = üksi, algaja režiim
games-mode-expert = üksi, asjatundja režiim
games-players = { $count ->
    [one] { $count } mängija
   *[other] { $count } mängijat
}
games-level-automa = Automad, tase { $level }
games-level-people = Robotiteta
games-level-mixed = Erinevad robotid
games-result-won = Võit
games-result-shared = Jagatud võit
games-result-lost = Kaotus
games-result-none = Ei lähe arvesse
games-filters = Filtrid
games-filter-game = Mäng
games-filter-mode = Režiim
games-filter-level = Robotid
games-filter-players = Mängijad
games-filter-result = Tulemus
games-all = Kõik
games-clear = Tühjenda filtrid
games-none-match = Nendele filtritele ei vasta ükski mäng.

## Results, scores over time, personal bests

games-results = Tulemused
games-results-about = Arvesse ei lähe üleskirjutusest avatud mängud ega need, kus mängisid mitme mängija eest.
games-column-won = Võite
games-column-average = Keskmine
games-column-best = Rekord
games-won-of = { $won } / { $games }
games-even = Kriips näitab, kui kõik võidaksid sama sageli.
games-scores = Punktid aja jooksul
games-scores-more = Enne lõppu katkestatud mängud on välja jäetud.
games-accuracy = Täpsus aja jooksul
games-accuracy-about = Protsentides, selles seadmes tehtud analüüside põhjal.
# Read out for a plot. $kind: “5 Towers, 3 players”
games-plot = { $kind }. Mänge: { $count }, ajavahemik { $first } – { $last }, keskmine { $average }, rekord { $best }.
games-legend-won = võit
games-legend-other = muu tulemus
games-legend-average = viie mängu keskmine
games-as-table = Tabelina
games-column-date = Kuupäev
games-column-score = Punktid
games-column-accuracy = Täpsus
games-column-result = Tulemus
games-bests = Isiklikud rekordid
games-best-gone = Seda mängu loendis enam ei ole.

## The list

games-list = Mängud
games-early = lõpetati enneaegselt
games-place = { $place }. koht
games-campaign = Kampaania
games-campaigns = Kampaaniad
games-campaign-points = Nõrgemad linnad seni: { $scores }
games-more = Näita veel { $count }
games-open-result = Tulemus
games-open-replay = Taasesitus
games-open-review = Analüüs
games-files = Salvesta
games-save-table = Tabel (CSV)
games-save-records = Üleskirjutused (.dtr)
games-saving = Laaditakse üleskirjutust { $number }/{ $count } …
games-not-saved = { $count ->
    [one] { $count } üleskirjutust ei õnnestunud laadida.
   *[other] { $count } üleskirjutust ei õnnestunud laadida.
}
