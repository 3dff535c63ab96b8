# The browser client: lessons. Each sentence asks for one move or explains one idea.

learn-lead = Zagraj w krótką pierwszą grę. Możesz przerwać w każdej chwili i wrócić później.
learn-all = Wszystkie lekcje
# $game: its name
learn-of = Nauka: { $game }
# $lesson: one of the titles below
learn-lesson = Lekcja: { $lesson }
learn-leave = Wyjdź z lekcji
learn-progress = Postęp
learn-back = Poprzedni krok
learn-continue = Dalej
learn-show = Pokaż
learn-watch = Patrz na stół…
learn-begin = Zacznij
learn-resume = Kontynuuj
learn-done = Ukończone
learn-play-again = Powtórz
learn-again = Od początku
learn-play = Pierwsza gra z botami
learn-play-beginner = Pierwsza gra solo, tryb dla początkujących
learn-play-automas = Z Automami: tryb dla zaawansowanych
learn-next = Następna lekcja: { $lesson }

## 5 Towers

learn-towers = 5 Towers: podstawy
learn-towers-about = Licytacja, malejące wartości, 8, 9 i dach.
learn-towers-done = To już całe 5 Towers. Odrzucone karty rozgrywa się jeszcze raz, a potem wygrywa największa liczba punktów.
lesson-towers-goal = Każda karta w wieży daje 1 punkt, a wygrywa, kto ma ich najwięcej: w każdej rundzie licytuje się pięć kart.
lesson-towers-bid-first = Karty bierze tylko ten, kto licytuje najwyżej, i to dokładnie tyle: zalicytuj 3 i zostaw dwie niskie.
lesson-towers-bid-first-low = Przydadzą ci się trzy z tych kart, więc zalicytuj 3.
lesson-towers-bid-first-high = W wieży zaczętej od 3 lub 1 szybko brakuje miejsca: zalicytuj 3 i zostaw te dwie karty.
lesson-towers-take = Inni pasują, więc wygrywasz: dotknij piaskowej 14, a potem piasku wśród swoich wież.
lesson-towers-take-order = 14 nie pasuje na 11: zacznij od 14.
lesson-towers-take-low = W wieży zaczętej tak nisko szybko brakuje miejsca: weź jedną z wysokich kart.
lesson-towers-take-other = Na nią przyjdzie czas; zacznij od piaskowej 14.
lesson-towers-crown = Koronę zawsze ma najwyższa wieża, czyli wybrana wieża: jej karty dają o 1 więcej.
lesson-towers-down = Im wyżej, tym mniejsze wartości: połóż piaskową 11 na 14.
lesson-towers-down-other = Ta też pasuje, ale najpierw połóż piaskową 11 na 14.
lesson-towers-second-tower = Każdy rodzaj ma własną wieżę: zacznij cukierkową wieżę od 13.
lesson-towers-cleared = Pozostałe karty zostają odrzucone, a zaczyna gracz po budującym: Mira.
lesson-towers-special = Na 8 pasuje każda wartość: niebieski znak mówi, że piaskowa 12 będzie pasować dopiero po piaskowej 8.
lesson-towers-outbid = Każdy licytuje tylko raz: Mira daje 2, Hugo pasuje, więc zalicytuj 3.
lesson-towers-outbid-pass = Jeśli spasujesz, te karty weźmie ktoś inny: zalicytuj 3.
lesson-towers-outbid-high = Wtedy trzeba by zacząć wieżę bardzo nisko: 3 wystarczy.
lesson-towers-eight = Połóż piaskową 8 na piaskowej 11: jest niższa, więc pasuje.
lesson-towers-eight-other = Zacznij od piaskowej 8: trafia na piaskową 11.
lesson-towers-on-eight = Teraz połóż piaskową 12 na 8.
lesson-towers-on-eight-other = Najpierw połóż piaskową 12 na 8.
lesson-towers-third-card = Trzecia karta zaczyna nową wieżę: weź roślinną 4, najwyższą z pozostałych.
lesson-towers-third-card-other = Roślinna 4 zostawia więcej miejsca na kolejne karty niż ta.
lesson-towers-bid-again = Nie licytuj za nisko: cukierkowa 5 i 9 pasują, a piaskowe 0 podwoi punkty wieży, więc zalicytuj 3.
lesson-towers-before-nine = Kolejność jest dowolna: tym razem najpierw połóż cukierkową 5 na 13.
lesson-towers-before-nine-other = Najpierw połóż cukierkową 5 na 13.
lesson-towers-nine-order = Najpierw 5: dziewiątka i tak się zmieści.
lesson-towers-nine = 9 pasuje na każdą kartę oprócz 0: połóż cukierkową 9 na 5.
lesson-towers-nine-other = Najpierw połóż cukierkową 9 na 5.
lesson-towers-roof = 0 to dach, który podwaja punkty wieży: zamknij nim piaskową wieżę, a jej 5 kart da 10 punktów.
lesson-towers-roof-other = Weź piaskowe 0: dach podwaja punkty tej wieży.
lesson-towers-razing = Na dach nic nie pasuje (czerwony krzyżyk), a karty z kulą burzącą pasują dopiero, gdy usuniesz wierzchnią kartę jednej ze swoich wież.
lesson-towers-bid-high = Usunięcie robi tu miejsce na trzy dobre karty, więc zalicytuj 3.
lesson-towers-bid-high-pass = Usunięcie kosztuje tu 2 punkty, a trzy karty dają więcej: zalicytuj 3.
lesson-towers-raze = Dotknij roślinnej 4: −2 nad nią to cały koszt.
lesson-towers-rebuild = Bez czwórki roślinną wieżę zaczniesz od wyższej karty: dołóż roślinną 12.
lesson-towers-rebuild-other = Ta też pasuje, ale najpierw zbuduj roślinną wieżę: 12, potem 6.
lesson-towers-rebuild-more = Teraz połóż roślinną 6 na 12.
lesson-towers-last-card = Dotknij „{ tw-finish }”, by zacząć straszną wieżę od 7.
lesson-towers-pass = Bez usuwania nic nie pasuje: spasuj, to nic nie kosztuje (osoba rozpoczynająca licytuje zamiast tego 0).
lesson-towers-count = Na koniec pierwsza usunięta karta kosztuje 1 punkt, druga kolejne 2, trzecia kolejne 3.

## Between Two Cities

learn-cities = Between Two Cities: podstawy
learn-cities-about = Dwoje sąsiadów, dwa miasta i ile daje każdy budynek.
learn-cities-done = To już całe Between Two Cities. Wygrywa osoba, której słabsze miasto ma najwięcej punktów: tutaj ty, z wynikiem 56.
lesson-cities-less = Tam da { $points }, a na polu z gwiazdką w mieście { $city } – { $best }.
lesson-cities-same = To równie dobre miejsce, ale w tej lekcji użyj pola z gwiazdką w mieście { $city }.
lesson-cities-pick-first = Z każdym z dwojga sąsiadów budujesz jedno miasto: wybierz park i sklep, po jednej płytce do każdego.
lesson-cities-pick-any-other = Też dobrze, ale w tej lekcji wybierz dwie zaznaczone płytki.
lesson-cities-park = Miasto A budujesz z Mirą: połóż tam park, na polu z gwiazdką.
lesson-cities-park-other = Najpierw wybierz park: trafia na pole z gwiazdką w mieście A.
lesson-cities-shop = Miasto C budujesz z Hugonem: połóż tam swój sklep.
lesson-cities-mira = Mira dokłada park obok twojego, więc razem dają 8 (1–4 parki: 2 · 8 · 12 · 13).
lesson-cities-hugo = Hugo dokłada sklep w linii z twoim, więc razem dają 5 (1–4 sklepy: 2 · 5 · 10 · 16).
lesson-cities-lower = Miasto B budują Mira i Hugo, a na końcu liczy się tylko słabsze z twoich dwóch miast: na razie C.
lesson-cities-pick-passed = Płytki z ręki przekazuje się w lewo, a te są od Hugona: wybierz karczmę i biuro.
lesson-cities-tavern = Mira proponuje pole dla twojej karczmy (1–4 różne: 1 · 4 · 9 · 17): dotknij „{ city-accept }”.
lesson-cities-tavern-other = Najpierw połóż karczmę w mieście A, na polu z gwiazdką.
lesson-cities-no = Zawsze wolno odmówić, ale w tej lekcji użyj pola Miry: przyjmij je.
lesson-cities-other-tile = To prośba o propozycję dla drugiej płytki, ale w tej lekcji użyj pola Miry: przyjmij je.
lesson-cities-other-spot = To prośba o inne pole, ale w tej lekcji użyj tego: przyjmij je.
lesson-cities-office = Obok karczmy Hugona biuro daje o 1 więcej (1–4 biura: 1 · 3 · 6 · 10): połóż je na gwiazdce w mieście C.
lesson-cities-pick-last = Z ostatnich trzech płytek zatrzymujesz dwie: wybierz fabrykę i dom.
lesson-cities-factory = Fabryka daje 4 (najwięcej fabryk), 3 (drugie miejsce) lub 2: połóż ją na gwiazdce w mieście A.
lesson-cities-factory-other = Najpierw połóż fabrykę w mieście A, na polu z gwiazdką.
lesson-cities-house = Dom daje 1 za każdy inny rodzaj w mieście, a obok fabryki zawsze tylko 1: połóż go na gwiazdce w mieście C.
lesson-cities-pick-duplex = W rundzie 2 są płytki podwójne, dwa budynki w jednej: wybierz dom z biurem i sklep z karczmą.
lesson-cities-duplex = Płytki podwójnej nie wolno obracać i musi dotykać miasta: połóż dom z biurem na gwiazdce w mieście A.
lesson-cities-duplex-other = Najpierw połóż dom z biurem w mieście A, na polu z gwiazdką.
lesson-cities-floating = Miasto będzie kwadratem 4×4, w którąkolwiek stronę rośnie: połóż sklep z karczmą na gwiazdce w mieście C.
lesson-cities-pick-end = Runda 3, z przekazywaniem w prawo, jest już rozegrana za ciebie aż do ostatniej tury: wybierz dom i biuro.
lesson-cities-fill = W każdym z twoich miast zostało jedno pole: połóż dom w mieście A.
lesson-cities-fill-other = Najpierw połóż dom w mieście A, na polu z gwiazdką.
lesson-cities-finish = Połóż biuro w mieście C: oba twoje miasta będą gotowe.
lesson-cities-end = Twoje miasta dają { $city_A } i { $city_C }, a liczy się niższy wynik; Mira i Hugo mają po { $city_B }, więc wygrywasz!

## Solo

learn-beginner = Between Two Cities solo: tryb dla początkujących
learn-beginner-about = Rozdziel wylosowane płytki, zbuduj dwa miasta i pokonaj Automiasto.
learn-beginner-done = To była pierwsza z siedmiu tur; w czwartej są płytki podwójne. Powodzenia!
lesson-beginner-same = { lesson-cities-same }
lesson-beginner-cities = Grając solo, budujesz miasta A i C, a pokonać musisz oboma miasto B, czyli Automiasto.
lesson-beginner-assign-shop = Każde miasto ma jedną wylosowaną płytkę i dostaje drugą: w mieście A jest sklep, więc przydziel mu swój sklep.
lesson-beginner-assign-shop-other = Do miasta A najlepiej pasuje drugi sklep: przydziel je miastu A.
lesson-beginner-assign-park = Miasto C ma park: wybierz swój park i przydziel go do C.
lesson-beginner-assign-park-other = Dwa parki razem dają 8, więc przydziel park do miasta C.
lesson-beginner-assign-house = Automiasto dostaje to, co zostało: przydziel mu dom.
lesson-beginner-place-shop = Teraz połóż po dwie płytki w każdym swoim mieście: zacznij od sklepu w mieście A.
lesson-beginner-place-shop-other = Najpierw połóż sklep w mieście A.
lesson-beginner-place-line = Połóż drugi sklep na polu z gwiazdką: sklepy w linii dają więcej.
lesson-beginner-place-line-other = Najpierw połóż drugi sklep w mieście A.
lesson-beginner-place-park = Teraz połóż park w mieście C.
lesson-beginner-place-group = Połóż drugi park na polu z gwiazdką.
lesson-beginner-perfect = Automiasto nie ma pól: punktuje tak, jakby było ułożone idealnie.
lesson-beginner-level = Poziom { $level }, dobry na pierwszą grę, odejmuje Automiastu { $level_points } pkt.
lesson-beginner-winning = Wygrywasz, jeśli oba twoje miasta są warte więcej niż Automiasto.

learn-solo = Between Two Cities solo: tryb dla zaawansowanych
learn-solo-about = Rywalizuj o płytki z dwiema Automami, graczami-robotami, i naucz się czytać ich karty.
learn-solo-done = To był tryb dla zaawansowanych. Powodzenia w grze z Automami!
lesson-solo-same = { lesson-cities-same }
lesson-solo-neighbours = W trybie dla zaawansowanych miasto A budujesz z Autommasem, a miasto C z Automartą: to Automy, gracze-roboty.
lesson-solo-card = Karta Autommasa mówi: fabryka, potem najwięcej punktów; fabryki nie ma, więc daje miastu A sklep.
lesson-solo-assign-shop = Teraz ty dajesz każdemu ze swoich miast jedną płytkę: przydziel sklep do miasta A.
lesson-solo-assign-shop-other = Autommaso daje miastu A sklep, więc najlepiej pasuje tam drugi: przydziel tam swój.
lesson-solo-assign-park = Automarta daje miastu C park: wybierz swój park i też go tam przydziel.
lesson-solo-assign-park-other = Dwa parki razem dają 8, więc przydziel park do miasta C.
lesson-solo-place-shop = W każdym mieście kładziesz obie płytki: zacznij od sklepu w mieście A.
lesson-solo-place-shop-other = Najpierw połóż sklep w mieście A.
lesson-solo-place-line = Połóż drugi sklep na polu z gwiazdką: sklepy w linii dają więcej.
lesson-solo-place-line-other = Najpierw połóż drugi sklep w mieście A.
lesson-solo-place-park = Teraz połóż park w mieście C.
lesson-solo-place-group = Połóż drugi park na polu z gwiazdką.
lesson-solo-level = Automiasto zaczyna z dwiema płytkami podwójnymi i co turę dostaje dwie płytki, ale poziom { $level } odejmuje mu { $level_points } pkt.
lesson-solo-winning = Wygrywasz, jeśli oba twoje miasta są warte więcej niż Automiasto, bo każdej Automie też liczy się słabsze miasto.
