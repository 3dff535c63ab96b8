# The page My games: finished games with their results, scores over time, and files to keep.

games-lead = Az ezen az eszközön és ezen a szerveren befejezett játékaid.
games-lead-site = Az ezen az eszközön befejezett játékaid.
games-loading = Játékok betöltése… eddig { $count }
games-none = Még nincs befejezett játékod
games-none-about = Fejezz be egy játékot, és itt megjelenik az eredménye, a pontszáma és a visszajátszása.
games-play = Játssz egyet
games-server-missing = A szerver nem érhető el. Csak az ezen az eszközön lévő játékok láthatók.
games-failed = Nem sikerült minden játékot betölteni.
games-count = { $count } játék
games-count-of = { $count } / { $all } játék

## Names of what is filtered and counted

# $game: its name
games-in-mode = { $game }, { $mode }
games-mode-ring = 3–7 játékos
games-mode-two = kétszemélyes változat
games-mode-beginner = egyedül, Kezdő Építész mód
games-mode-expert = egyedül, Tapasztalt Építész mód
games-players = { $count } játékos
games-level-automa = Automák, { $level }. szint
games-level-people = Botok nélkül
games-level-mixed = Vegyes botok
games-result-won = Győzelem
games-result-shared = Közös győzelem
games-result-lost = Vereség
games-result-none = Nem számít
games-filters = Szűrők
games-filter-game = Játék
games-filter-mode = Mód
games-filter-level = Botok
games-filter-players = Játékosok
games-filter-result = Eredmény
games-all = Mind
games-clear = Szűrők törlése
games-none-match = Egy játék sem felel meg a szűrőknek.

## Results, scores over time, personal bests

games-results = Eredmények
games-results-about = A jegyzőkönyvből megnyitott játékok nem számítanak, és azok sem, amelyekben több játékos helyett játszottál.
games-column-won = Győzelem
games-column-average = Átlag
games-column-best = Csúcs
games-won-of = { $won } / { $games }
games-even = A bevágás azt jelzi, amikor mindenki egyformán gyakran nyer.
games-scores = Pontszámok az idő során
games-scores-more = Az idő előtt befejezett játékok nem szerepelnek benne.
games-accuracy = Pontosság az idő során
games-accuracy-about = Százalékban, az ezen az eszközön készült elemzésekből.
# Read out for a plot. $kind: “5 Towers, 3 players”
games-plot = { $kind }: { $count } játék, { $first } és { $last } között, átlag { $average }, csúcs { $best }.
games-legend-won = győzelem
games-legend-other = más eredmény
games-legend-average = öt játék átlaga
games-as-table = Táblázatként
games-column-date = Dátum
games-column-score = Pont
games-column-accuracy = Pontosság
games-column-result = Eredmény
games-bests = Egyéni csúcsok
games-best-gone = Ez a játék már nincs a listán.

## The list

games-list = Játékok
games-early = idő előtt véget ért
games-place = { $place }. hely
games-campaign = Kampány
games-campaigns = Kampányok
games-campaign-points = Az alacsonyabb értékű városok eddig: { $scores }
games-more = Még { $count } megjelenítése
games-open-result = Eredmény
games-open-replay = Visszajátszás
games-open-review = Elemzés
games-files = Mentés
games-save-table = Táblázat (CSV)
games-save-records = Jegyzőkönyvek (.dtr)
games-saving = { $number }/{ $count } jegyzőkönyv betöltése…
games-not-saved = { $count } jegyzőkönyvet nem sikerült betölteni.
