# The browser client: lessons. Each sentence asks for one move or explains one idea.

learn-lead = Zagraj w krótką pierwszą grę. Możesz przerwać w każdej chwili i wrócić później.
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
learn-play-again = Zagraj ponownie
learn-again = Od początku
learn-play = Pierwsza gra z botami
learn-play-automas = Z Automami: tryb dla zaawansowanych
learn-next = Następna: { $lesson }

## 5 Towers

learn-towers = 5 Towers: podstawy
learn-towers-about = Licytacja, malejące wartości, 8, 9 i dach.
learn-towers-done = To już całe 5 Towers. Odrzucone karty rozgrywa się jeszcze raz, a potem wygrywa największa liczba punktów.
lesson-towers-goal = Każda karta w wieży daje 1 punkt, a wygrywa, kto ma ich najwięcej: w każdej rundzie licytuje się pięć kart.
lesson-towers-bid-first = Kto licytuje najwyżej, bierze dokładnie tyle kart: zalicytuj 3, bo na 3 i 1 mało co pasuje.
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
lesson-towers-bid-again = Cukierkowa 5 i 9 pasują, a piaskowe 0 podwoi punkty wieży: przebij, licytując 3.
lesson-towers-before-nine = Karty dokładasz w dowolnej kolejności: tym razem zacznij od cukierkowej 5 i połóż ją na 13.
lesson-towers-before-nine-other = Najpierw połóż cukierkową 5 na 13.
lesson-towers-nine-order = Najpierw 5: dziewiątka i tak się zmieści.
lesson-towers-nine = 9 pasuje na każdą kartę oprócz 0: połóż cukierkową 9 na 5.
lesson-towers-nine-other = Najpierw połóż cukierkową 9 na 5.
lesson-towers-roof = 0 to dach, który podwaja punkty wieży: zamknij nim piaskową wieżę, a jej 5 kart da 10 punktów.
lesson-towers-roof-other = Weź piaskowe 0: dach podwaja punkty tej wieży.
lesson-towers-razing = Karty z kulą burzącą pasują dopiero wtedy, gdy usuniesz wierzchnią kartę jednej ze swoich wież.
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
learn-cities-done = To już całe Between Two Cities. Wygrywa osoba, której słabsze miasto ma najwięcej punktów: tutaj Mira, z wynikiem 60.
lesson-cities-less = Tam da { $points }, a na polu z gwiazdką w mieście { $city } – { $best }.
lesson-cities-same = To równie dobre miejsce, ale lekcja toczy się dalej z pola z gwiazdką w mieście { $city }.
lesson-cities-pick-first = Z każdym z dwojga sąsiadów budujesz jedno miasto: wybierz sklep i park, po jednej płytce do każdego.
lesson-cities-pick-first-other = Wolno wybrać dowolne dwie, ale lekcja toczy się dalej ze sklepem i parkiem.
lesson-cities-grid = Miasto A budujesz z Mirą, C z Hugonem, a B należy do nich: każde urośnie do kwadratu cztery na cztery, w dowolną stronę.
lesson-cities-park = Połóż park w mieście A, obok parku Miry: 1, 2, 3 lub 4 połączone parki dają 2, 8, 12 lub 13.
lesson-cities-park-other = Najpierw połóż park w mieście A, na polu z gwiazdką.
lesson-cities-shop = Druga płytka trafia do miasta C, które budujesz z Hugonem: linia 1, 2, 3 lub 4 sklepów daje 2, 5, 10 lub 16.
lesson-cities-lower = Na końcu liczy się tylko słabsze z twoich dwóch miast, na razie C, więc dbaj o oba.
lesson-cities-pick-passed = Płytki z ręki przekazuje się w lewo, a te są od Hugona: wybierz karczmę i biuro.
lesson-cities-pick-passed-other = Też dobrze, ale lekcja toczy się dalej z karczmą i biurem.
lesson-cities-tavern = Mira proponuje pole dla twojej karczmy: różne karczmy tworzą zestaw wart 1, 4, 9 lub 17, więc przyjmij propozycję.
lesson-cities-tavern-other = Najpierw połóż karczmę w mieście A, na polu z gwiazdką.
lesson-cities-talk = W grze ty też możesz prosić („{ city-show }”, a na później „{ wish-make }”), ale o swoich płytkach każdy decyduje sam.
lesson-cities-no = Zawsze wolno odmówić, ale lekcja toczy się dalej z polem Miry: przyjmij je.
lesson-cities-other-tile = To prośba o propozycję dla drugiej płytki, ale lekcja toczy się dalej z polem Miry: przyjmij je.
lesson-cities-other-spot = To prośba o inne pole, ale lekcja toczy się dalej z tym: przyjmij je.
lesson-cities-office = 1, 2, 3 lub 4 biura gdziekolwiek w mieście dają 1, 3, 6 lub 10, a każde obok karczmy o 1 więcej: połóż je na polu z gwiazdką.
lesson-cities-pick-last = Z ostatnich trzech płytek zatrzymujesz dwie: wybierz fabrykę i dom.
lesson-cities-pick-last-other = Też dobrze, ale lekcja toczy się dalej z fabryką i domem.
lesson-cities-factory = Każda fabryka daje 4 tam, gdzie jest ich najwięcej, 3 tam, gdzie jest druga największa liczba, a 2 w pozostałych miastach: połóż ją w mieście A.
lesson-cities-factory-other = Najpierw połóż fabrykę w mieście A, na polu z gwiazdką.
lesson-cities-house = Dom daje 1 za każdy inny rodzaj w mieście, a obok fabryki zawsze tylko 1: połóż go na polu z gwiazdką.
lesson-cities-pick-duplex = W rundzie 2 są płytki podwójne, dwa budynki w jednej: wybierz dom z biurem i sklep z karczmą.
lesson-cities-pick-duplex-other = Też dobrze, ale lekcja toczy się dalej z domem i biurem oraz sklepem i karczmą.
lesson-cities-duplex = Płytki podwójnej nie wolno obracać i musi dotykać miasta: połóż dom z biurem w mieście A.
lesson-cities-duplex-other = Najpierw połóż dom z biurem w mieście A, na polu z gwiazdką.
lesson-cities-floating = Każde miasto będzie kwadratem cztery na cztery, w którąkolwiek stronę rośnie: połóż ostatnią płytkę podwójną na polu z gwiazdką.
lesson-cities-end = Runda 3, z przekazywaniem w prawo, została rozegrana za ciebie: wyniki twoich miast to { $city_A } i { $city_C }, a liczy się niższy z nich.

## Solo

learn-solo = Between Two Cities solo
learn-solo-about = Tryb dla zaawansowanych: gracze-roboty zwane Automami, ich karty, ich miasto i poziomy.
learn-solo-done = To był tryb dla zaawansowanych. W trybie dla początkujących rozdzielasz wylosowane płytki, także Automamiastu. Powodzenia w grze z Automami!
lesson-solo-same = { lesson-cities-same }
lesson-solo-neighbours = W trybie dla zaawansowanych po obu stronach masz gracza-robota, Automę, a miasto obu Autom, Automamiasto, zaczyna z przewagą.
lesson-solo-card = Karta Autommasa po lewej mówi: fabryka, potem najwięcej punktów; fabryki nie ma, więc wybiera dla miasta A sklep, który położysz ty.
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
lesson-solo-automacity = Miasto między Automami to Automamiasto: nie ma pól i punktuje tak, jakby było ułożone idealnie.
lesson-solo-level = Poziom dodaje Automamiastu punkty albo je odejmuje: na pierwszą grę dobry jest poziom 2.
lesson-solo-winning = Wygrywasz, jeśli oba twoje miasta są warte więcej niż Automamiasto, bo każdej Automie też liczy się słabsze miasto.
