# The page My games: finished games with their results, scores over time, and files to keep.

games-lead = Šiame įrenginyje ir šiame serveryje baigti žaidimai.
games-lead-site = Šiame įrenginyje baigti žaidimai.
games-loading = Žaidimai įkeliami… kol kas { $count }
games-none = Baigtų žaidimų dar nėra
games-none-about = Kai sužaisi iki galo, čia atsiras rezultatas, taškai ir peržiūra.
games-play = Žaisti
games-server-missing = Serveris nepasiekiamas. Rodomi tik šio įrenginio žaidimai.
games-failed = Ne visus žaidimus pavyko įkelti.
games-count = { $count ->
    [one] { $count } žaidimas
    [few] { $count } žaidimai
   *[other] { $count } žaidimų
}
games-count-of = { $count } iš { $all ->
    [one] { $all } žaidimo
   *[other] { $all } žaidimų
}

## Names of what is filtered and counted

# $game: its name
games-in-mode = { $game }, { $mode }
games-mode-ring = 3–7 žaidėjai
games-mode-two = dviejų žaidėjų variantas
games-mode-beginner = vienam, pradedančiųjų režimas
games-mode-expert = vienam, pažengusiųjų režimas
games-players = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}
games-level-automa = Automos, { $level } lygis
games-level-people = Be botų
games-level-mixed = Įvairūs botai
games-result-won = Laimėta
games-result-shared = Bendra pergalė
games-result-lost = Pralaimėta
games-result-none = Neskaičiuojama
games-filters = Filtrai
games-filter-game = Žaidimas
games-filter-mode = Režimas
games-filter-level = Botai
games-filter-players = Žaidėjai
games-filter-result = Rezultatas
games-all = Visi
games-clear = Išvalyti filtrus
games-none-match = Šių filtrų neatitinka nė vienas žaidimas.

## Results, scores over time, personal bests

games-results = Rezultatai
games-results-about = Neskaičiuojami iš įrašo atverti žaidimai ir tie, kuriuose žaidei už kelis žaidėjus.
games-column-won = Laimėta
games-column-average = Vidurkis
games-column-best = Rekordas
games-won-of = { $won } iš { $games }
games-even = Brūkšnys žymi lygią pergalių dalį.
games-scores = Taškai laikui bėgant
games-scores-more = Be žaidimų, baigtų anksčiau laiko.
games-accuracy = Tikslumas laikui bėgant
games-accuracy-about = Procentais, pagal šiame įrenginyje atliktas analizes.
# Read out for a plot. $kind: “5 Towers, 3 players”
games-plot = { $kind }. Žaidimų: { $count }, nuo { $first } iki { $last }, vidurkis { $average }, rekordas { $best }.
games-legend-won = laimėta
games-legend-other = kitas rezultatas
games-legend-average = penkių žaidimų vidurkis
games-as-table = Kaip lentelė
games-column-date = Data
games-column-score = Taškai
games-column-accuracy = Tikslumas
games-column-result = Rezultatas
games-bests = Asmeniniai rekordai
games-best-gone = Šio žaidimo sąraše nebėra.

## The list

games-list = Žaidimai
games-early = baigta anksčiau laiko
games-place = { $place } vieta
games-campaign = Kampanija
games-campaigns = Kampanijos
games-campaign-points = Silpnesni miestai iki šiol: { $scores }
games-more = Rodyti dar { $count }
games-open-result = Rezultatas
games-open-replay = Peržiūra
games-open-review = Analizė
games-files = Išsaugoti
games-save-table = Lentelė (CSV)
games-save-records = Įrašai (.dtr)
games-saving = Įkeliamas { $number } įrašas iš { $count }…
games-not-saved = { $count ->
    [one] Nepavyko įkelti { $count } įrašo.
   *[other] Nepavyko įkelti { $count } įrašų.
}
