# Klient przeglądarkowy: zadania.

puzzles = Zadania
puzzles-of = Zadania: { $game }
puzzles-all = Wszystkie zadania
puzzles-lead = Pozycje z gier między botami. Jeden ruch jest wyraźnie lepszy od wszystkich innych: znajdź go.
puzzles-how = Szybkie boty dogrywały każdy ruch 1600 razy. Właściwy wygrywa co najmniej 15 gier na 100 więcej niż każdy inny. Twój ranking zmienia tylko pierwsza próba; wszystko zostaje na tym urządzeniu.
puzzle-daily = Zadanie dnia
puzzle-daily-done = rozwiązane
puzzle-start = Rozwiązuj zadania
puzzle-rating = Twój ranking
puzzle-rating-now = Ranking { $rating }
puzzle-solved = Rozwiązane
puzzle-of = { $count } z { $all }
puzzle-in-a-row = Z rzędu
puzzle-best = rekord: { $count }
puzzle-days-in-a-row = Dni z rzędu
puzzle-streak = { $count } z rzędu
puzzle-days = { $count ->
    [one] Zadanie dnia: { $count } dzień z rzędu
    [few] Zadanie dnia: { $count } dni z rzędu
    [many] Zadanie dnia: { $count } dni z rzędu
   *[other] Zadanie dnia: { $count } dnia z rzędu
}
puzzle-theme = Temat
puzzle-theme-all = Wszystkie tematy
puzzle-leave = Wyjdź z zadań
puzzle-show = Pokaż
puzzle-next = Dalej
puzzle-skip = Pomiń

## Pytania

puzzle-ask-bid-first = Zaczynasz licytację: ile licytujesz?
puzzle-ask-bid = Ile licytujesz, a może pasujesz?
puzzle-ask-build = Którą kartę teraz dokładasz?
puzzle-ask-build-or-raze = Co robisz najpierw: usuwasz kartę czy dokładasz, i którą?
puzzle-ask-pick = Które dwie płytki wybierasz?
puzzle-ask-place = Gdzie kładziesz tę płytkę?
puzzle-ask-place-which = Którą płytkę kładziesz i gdzie?
puzzle-ask-assign = Którą płytkę przydzielasz któremu miastu?

## Odpowiedzi

puzzle-right = Dobrze: po tym ruchu wygrywasz około { $wins } gier na 100, po następnym najlepszym – { $next }.
puzzle-wrong = Po tym ruchu wygrywasz około { $wins } gier na 100, a po najlepszym – { $best }.

## Tematy 5 Towers

puzzle-theme-largest = Najwyższa oferta
puzzle-theme-deny = Nic dla innych
puzzle-theme-enough = Nie za dużo
puzzle-theme-wait = Lepiej poczekać
puzzle-theme-raze = Usuń teraz
puzzle-theme-roof = Czas na dach
puzzle-theme-free = Swoboda ósemki i dziewiątki
puzzle-theme-card = Właściwa karta

## Tematy Between Two Cities

puzzle-theme-neighbour = Czego potrzebuje sąsiad
puzzle-theme-automacity = Mało dla Automiasta
puzzle-theme-duplex = Miejsce na podwójną płytkę
puzzle-theme-factory = Przewaga w fabrykach
puzzle-theme-lower = Wzmocnij słabsze miasto
puzzle-theme-shops = Dokończ ulicę sklepów
puzzle-theme-taverns = Zestaw karczm
puzzle-theme-offices = Biura
puzzle-theme-parks = Parki
puzzle-theme-houses = Domy
puzzle-theme-other = Myśl naprzód
