# Klient w przeglądarce: rozdanie dnia i wyzwania dla znajomych.

daily-title = Rozdanie dnia
daily-about = To samo rozdanie dla wszystkich, z tymi samymi przeciwnikami. Każde liczy się raz.
daily-more = Wszystko o rozdaniu dnia
daily-off = Tu nie ma rozdania dnia
daily-off-about = Ten serwer go nie oferuje.
daily-today = Dziś, { $date }
daily-yesterday = Wczoraj, { $date }
daily-tomorrow = Jutro, { $date }
daily-mode = { $mode ->
    [expert] solo, tryb ekspercki
   *[beginner] solo, tryb dla początkujących
}
daily-against-bots = przeciwko { $count ->
    [one] { $count } botowi
   *[other] { $count } botom
}: { $level }
daily-against-automas = przeciwko dwóm Automom
daily-begin = Graj
daily-continue = Dalej
daily-see = Zobacz wynik
daily-begin-game = { daily-begin }: { $game }
daily-until = Możesz zacząć do: { $time }.
daily-counts = Rozdanie dnia · liczy się raz
daily-late-warning = To rozdanie z dnia: { $date }. Jeśli skończysz przed { $time }, jeszcze się liczy.
daily-given-up = Gra przerwana, więc nie ma wyniku.
daily-late = Gra skończona za późno, nie liczy się.
daily-points = { $score } pkt
daily-ahead-bots = { $points } pkt przewagi nad botami
daily-behind-bots = { $points } pkt straty do najlepszego bota
daily-level-bots = remis z najlepszym botem
daily-ahead-automas = { $points } pkt przewagi nad Automami
daily-behind-automas = { $points } pkt straty do Autom
daily-level-automas = remis z Automami
daily-place = Miejsce { $place } z { $of }
daily-place-so-far = Na razie miejsce { $place } z { $of }
daily-place-on-deal = Miejsce { $place } z { $of } wśród osób z dokładnie tymi samymi kartami lub płytkami.
daily-opens = Wszystkie wyniki, gry i samo rozdanie: od { $time }.
daily-line = Drafting Table, { $date }: { $game } { $score }, { $margin }. { $place }.
daily-share-text = Udostępnij jako tekst
daily-share-picture = Udostępnij jako obraz
daily-copied = Skopiowano.
daily-picture-title = Wynik jako obraz
daily-no-results = Nikt tego nie ukończył.
daily-not-played = To rozdanie odbyło się bez ciebie.
daily-finished-by = { $count ->
    [one] Ukończyła { $count } osoba.
    [few] Ukończyły { $count } osoby.
   *[other] Ukończyło { $count } osób.
}
daily-plot = Kto miał jaką przewagę
daily-plot-ahead = Przewaga w punktach
daily-plot-players = Gracze
daily-plot-behind-side = strata
daily-plot-ahead-side = przewaga
daily-plot-you = ty
daily-games = Rozegrane gry
daily-all = Pokaż wszystkie: { $count }
daily-games-deal = Rozdanie { $letter }
daily-watch = Zobacz grę: { $name }
daily-you = ty
daily-best = { $level } na twoim miejscu, z twoim rozdaniem: { $score }, { $margin }.
daily-best-other = { $level } z rozdaniem { $letter }: { $score }, { $margin }.
daily-best-playing = { $level } jeszcze gra to rozdanie. Zajrzyj za kilka minut.
daily-best-watch = Zobacz, jak
daily-fair = Dlaczego to uczciwe
daily-fair-pool = Każdego dnia są { $count } rozdania każdej gry, a to, które dostaniesz, wynika z tego, kim tu jesteś. Kto zagra przed tobą, rzadko zdradzi ci twoje.
daily-fair-compare = Niektóre rozdania dają wszystkim więcej punktów. Dlatego o miejscu decyduje przewaga nad najlepszym przeciwnikiem przy twoim stole, który ma to samo rozdanie.
daily-fair-alone = Nie dodajesz własnej liczby, bo inaczej każdy dostałby inne rozdanie. Losuje je sam serwer, ale zobowiązuje się do nich dzień wcześniej, a potem je ujawnia. Nie może ich więc zmienić ani wybrać czegoś dla ciebie, gdy już cię zna.
daily-fair-limit = Nie dowodzi to, że nikt z prowadzących serwer nie podejrzał rozdania ani że nikt nie zagrał dwa razy jako ktoś inny.
daily-fair-tomorrow = Obiecane na jutro
daily-fair-today = Obiecane na dziś
daily-fair-yesterday = Wczorajsze liczby
daily-fair-fingerprint = Odcisk (SHA-256)
daily-fair-number = Liczba
daily-fair-soon = Ujawnienie: { $time }.
daily-check = Sprawdź wczorajsze liczby
daily-check-good = Każda liczba ma obiecany odcisk.
daily-check-seen = To urządzenie widziało te odciski, zanim dzień się skończył.
daily-check-unseen = To urządzenie nie widziało wcześniej tych odcisków, więc nie wie, kiedy je obiecano.
daily-check-bad = Jedna z liczb nie ma obiecanego odcisku. Zapytaj osobę prowadzącą serwer.
challenge-friend = Wyzwij kogoś
challenge-about = Zaproszona osoba zagra to samo rozdanie na twoim miejscu, na pozostałych zagrają boty. Potem możecie porównać gry.
challenge-opponents = Boty
challenge-as-before = Jak w twojej grze
challenge-make = Utwórz link
challenge-link = Link do wysłania
challenge-copy = Kopiuj link
challenge-send = Wyślij link
challenge-page = Do wyzwania
challenge-title = { $name } rzuca ci wyzwanie
challenge-own-title = Twoje wyzwanie
challenge-same = To samo rozdanie na tym samym miejscu: { $game }, liczba graczy: { $players }.
challenge-hidden = Wynik gracza { $name } zobaczysz, gdy skończysz swoją grę.
challenge-accept = Zagraj to rozdanie
challenge-waiting = Nikt jeszcze nie skończył. Wyślij komuś link.
challenge-known = Ktoś już grał to rozdanie, więc wynik niczego nie dowodzi.
challenge-results = Wyniki
challenge-player = Gracz
challenge-their-points = Punkty
challenge-margin = Przewaga nad pozostałymi
challenge-compare = Porównaj
challenge-compare-with = Porównaj: { $name }
challenge-comparison = { $name } i { $other }
challenge-all-same = Wszystkie decyzje były takie same.
challenge-same-count = { $count ->
    [0] Różniła się już pierwsza decyzja.
    [one] { $count } decyzja była taka sama, w tej samej pozycji.
    [few] { $count } decyzje były takie same, w tych samych pozycjach.
   *[other] { $count } decyzji było takich samych, w tych samych pozycjach.
}
challenge-first = Pierwsza różnica, runda { $round }: { $name } – { $before }, { $other } – { $after }.
challenge-first-bot = Pierwsza różnica, runda { $round }, na innym miejscu: { $before } oraz { $after }.
challenge-after = Odtąd pozycje się różnią, więc można porównać tylko punkty.
challenge-round = Runda
challenge-points-after = Punkty po rundzie
challenge-unknown = Nie znaleziono wyzwania
challenge-unknown-about = Link jest niepełny albo grę usunięto.
move-bid = oferta { $number }
move-pass = pas
move-build = { $card }
move-raze = zburzenie: { $card }
move-none = nic
