# The page My games: finished games with their results, scores over time, and files to keep.

games-lead = Gry zakończone na tym urządzeniu i na tym serwerze.
games-lead-site = Gry zakończone na tym urządzeniu.
games-loading = Wczytywanie gier… na razie { $count }
games-none = Nie masz jeszcze zakończonych gier
games-none-about = Gdy zagrasz do końca, pojawią się tu wynik, punkty i powtórka.
games-play = Zagraj
games-server-missing = Serwer jest nieosiągalny. Widać tylko gry z tego urządzenia.
games-failed = Nie udało się wczytać wszystkich gier.
games-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
games-count-of = { $count } z { $all ->
    [one] { $all } gry
   *[other] { $all } gier
}

## Names of what is filtered and counted

# $game: its name
games-in-mode = { $game }, { $mode }
games-mode-ring = od 3 do 7 osób
games-mode-two = wariant dla dwóch osób
games-mode-beginner = solo, tryb dla początkujących
games-mode-expert = solo, tryb dla zaawansowanych
games-players = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
games-level-automa = Automy, poziom { $level }
games-level-people = Bez botów
games-level-mixed = Różne boty
games-result-won = Wygrana
games-result-shared = Wspólna wygrana
games-result-lost = Przegrana
games-result-none = Poza statystyką
games-filters = Filtry
games-filter-game = Gra
games-filter-mode = Tryb
games-filter-level = Boty
games-filter-players = Liczba osób
games-filter-result = Wynik
games-all = Wszystkie
games-clear = Wyczyść filtry
games-none-match = Żadna gra nie pasuje do filtrów.

## Results, scores over time, personal bests

games-results = Wyniki
games-results-about = Nie liczą się gry wczytane z pliku ani te, w których grasz za kilka osób.
games-column-won = Wygrane
games-column-average = Średnia
games-column-best = Rekord
games-won-of = { $won } z { $games }
games-even = Kreska pokazuje równy udział w wygranych.
games-scores = Punkty w czasie
games-scores-more = Bez gier zakończonych przed czasem.
games-accuracy = Dokładność w czasie
games-accuracy-about = W procentach, według analiz na tym urządzeniu.
# Read out for a plot. $kind: “5 Towers, 3 players”
games-plot = { $kind }. Liczba gier: { $count }, od { $first } do { $last }, średnia { $average }, rekord { $best }.
games-legend-won = wygrana
games-legend-other = inny wynik
games-legend-average = średnia z pięciu gier
games-as-table = Jako tabela
games-column-date = Data
games-column-score = Punkty
games-column-accuracy = Dokładność
games-column-result = Wynik
games-bests = Rekordy
games-best-gone = Tej gry nie ma już na liście.

## The list

games-list = Gry
games-early = zakończona przed czasem
games-place = Miejsce { $place }
games-campaign = Kampania
games-campaigns = Kampanie
games-campaign-points = Dotychczasowe słabsze miasta: { $scores }
games-more = Pokaż jeszcze { $count }
games-open-result = Wynik
games-open-replay = Powtórka
games-open-review = Analiza
games-files = Zapisz
games-save-table = Tabela (CSV)
games-save-records = Zapisy gier (.dtr)
games-saving = Wczytywanie zapisu { $number } z { $count }…
games-not-saved = { $count ->
    [one] Nie udało się wczytać { $count } zapisu.
   *[other] Nie udało się wczytać { $count } zapisów.
}
