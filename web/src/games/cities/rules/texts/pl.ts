/** Zasady Between Two Cities naszymi słowami. */
import type { CitiesText } from "./index";

const text: CitiesText = {
  title: "Jak grać w Between Two Cities",
  lead: "3–7 graczy (i wariant dla dwóch osób), od 8 lat, około 25 minut. Z każdym z dwojga sąsiadów budujesz jedno miasto, a dla ciebie liczy się tylko słabsze z nich.",
  nutshell:
    "Z płytek na ręce zatrzymujesz w tajemnicy dwie, a resztę przekazujesz. Jedna z nich trafia do miasta po lewej, druga do miasta po prawej. Po trzech rundach każde miasto jest kwadratem 4×4 budynki. Twój wynik to wynik słabszego miasta.",

  C1: "Co jest w pudełku",
  "C1.1": "108 *pojedynczych* płytek z jednym budynkiem: 16 sklepów, 16 fabryk, 20 karczm (po 5: napoje, jedzenie, muzyka i nocleg), 20 biur, 16 parków i 20 domów.",
  "C1.2": "24 płytki *podwójne*, każda inna, z dwoma budynkami: 12 pionowych i 12 poziomych. Mają górę i dół i nigdy się ich nie obraca.",
  "C1.3": "W grze pudełkowej są też znaczniki miast, plansza punktacji, karty pomocy i karty miejsc przy stole. Tutaj gospodarz decyduje, jak usiądziecie: losowo, w ustalonej przez niego kolejności albo według pytania, na które wszyscy odpowiadają.",

  C2: "Cel",
  "C2.text": "Siedzicie w kręgu, a między każdą parą sąsiadów leży ich wspólne miasto. Na koniec każde miasto to kwadrat 4×4 budynki: 12 płytek pojedynczych i 2 podwójne. Twój wynik to wynik *słabszego* z twoich dwóch miast. Wspaniałe miasto po jednej stronie nic nie da, jeśli po drugiej jest marne.",
  "figure.ring": "Krąg graczy z miastem między każdą parą sąsiadów: w rundzie 1 płytki przekazuje się w lewo, w rundzie 3 w prawo, a wynikiem każdej osoby jest wynik słabszego z jej dwóch miast.",

  C3: "Trzy rundy",
  "C3.text": "Wszyscy wykonują każdy krok jednocześnie.",
  "C3.1": "*Runda 1*: każda osoba dobiera 7 pojedynczych płytek. Trzy razy powtarzacie te same kroki: *wybierz* w tajemnicy dwie płytki, a resztę połóż pod znacznikiem *lewego* miasta; wybór jest ostateczny. Gdy wszyscy wybiorą, *odkryjcie* płytki. *Połóż* jedną w lewym mieście, a drugą w prawym; naradzajcie się do woli, ale o własnych płytkach decydujesz ty. Potem weź płytki spod znacznika *prawego* miasta. Ostatnią płytkę, która zostanie, odrzuca się zakrytą. Każde miasto ma teraz 6 budynków.",
  "C3.2": "*Runda 2*: dobierz 3 płytki podwójne, wybierz w tajemnicy dwie, a trzecią odrzuć zakrytą. Odkryj wybrane i połóż po jednej w każdym ze swoich miast. Każde miasto ma teraz 10 budynków.",
  "C3.3": "*Runda 3*: jak runda 1, ale płytki przekazuje się w *prawo*, a dostaje z lewej. Na koniec każde miasto ma 16 budynków.",
  "C3.4": "Jeśli dwie sąsiadujące osoby czekają na siebie nawzajem, zaczyna ta z niższym numerem miejsca.",

  C4: "Kładzenie płytek",
  "C4.1": "Pierwsza płytka miasta może leżeć gdziekolwiek. Każda następna musi stykać się bokiem z budynkiem tego miasta; sam róg nie wystarczy.",
  "C4.2": "Płytek się nie obraca. Płytka podwójna zajmuje dwa sąsiednie pola, tak jak jest wydrukowana; wystarczy, że z miastem styka się jedna jej połowa.",
  "C4.3": "Położenie kwadratu 4×4 *nie jest z góry ustalone*. Płytkę wolno położyć wszędzie tam, gdzie wszystkie budynki razem mieszczą się jeszcze w jakimś kwadracie 4×4.",
  "C4.4": "Położonych płytek się nie przesuwa ani nie zakrywa.",
  "C4.5": "Zawsze jest miejsce: w każdym kształcie miasta zmieści się każda płytka podwójna. (Sprawdziliśmy wszystkie: 182 kształty z 6 budynków i 1003 z 8.)",
  "figure.floating": "Kwadrat jest ruchomy: rząd trzech może jeszcze rosnąć w lewo lub w prawo; rząd czterech wyznacza obie krawędzie.",

  C5: "Punktacja miasta",
  "C5.text": "„Obok” zawsze oznacza: bokiem do boku.",
  "C5.1": "*Sklepy* lubią stać w rzędzie. Prosta linia sąsiadujących sklepów, pozioma lub pionowa, punktuje według długości. Sklep należy tylko do jednej linii; tam, gdzie linie się spotykają, liczy się najlepszy podział. Zaczynanie od najdłuższej linii nie zawsze jest najlepsze: litera H na rysunku daje 25, a nie 24.",
  "C5.1.of": "sklepy w linii",
  "C5.2": "*Fabryki* rywalizują z fabrykami wszystkich innych miast. W mieście, które ma ich najwięcej, każda daje 4, w drugim pod tym względem 3, a w pozostałych 2. Miasta z równą liczbą fabryk zajmują to samo miejsce, a remis na pierwszym nie zabiera drugiego: przy 5, 5, 3, 2, 1 i 0 fabrykach każda jest warta 4, 4, 3, 2, 2 i nic.",
  "C5.2.of": "fabryki w tym mieście",
  "C5.2.most": "najwięcej",
  "C5.2.second": "drugie miejsce",
  "C5.2.other": "mniej",
  "C5.3": "*Karczmy* lubią różnorodność. Liczą się zestawy *różnych* karczm, gdziekolwiek stoją; druga taka sama karczma zaczyna kolejny zestaw.",
  "C5.3.of": "różne karczmy w zestawie",
  "C5.4": "*Biura*: im ich więcej, tym lepiej; siódme zaczyna nowy zestaw. Ponadto każde biuro obok karczmy daje dodatkowo 1, tylko raz, bez względu na liczbę karczm.",
  "C5.4.of": "biura",
  "C5.5": "*Parki* punktują w połączonych grupach. Najlepsze są dwa lub trzy razem.",
  "C5.5.of": "parki w grupie",
  "C5.6": "*Domy* lubią towarzystwo. Każdy daje 1 za każdy rodzaj budynku *inny niż dom* w mieście, najwyżej 5; wszystkie karczmy to jeden rodzaj. Dom obok fabryki daje jednak dokładnie 1.",
  "C5.6.of": "inne rodzaje w mieście",
  points: "punkty",
  "figure.shops": "Osiem sklepów w kształcie litery H: dwie kolumny po trzy, każda za 10, i para między nimi za 5: razem 25.",
  "figure.parks": "Parki: dwie pary po 8, grupa trzech za 12, jeden osobno za 2: razem 30.",
  "figure.offices": "Pięć biur daje 15; trzy z nich stoją obok karczmy: 18.",
  "figure.houses": "Gdy w mieście są sklepy, parki i fabryki, dom daje 3, ale obok fabryki tylko 1.",

  C6: "Kto wygrywa",
  "C6.1": "Twój wynik końcowy to wynik słabszego z twoich dwóch miast. Wygrywa najwyższy wynik.",
  "C6.2": "Remis? Remisujące osoby porównują swoje lepsze miasta.",
  "C6.3": "Nadal remis? Policzcie budynki w obu swoich miastach łącznie: najpierw sklepy, potem fabryki, karczmy, biura, parki i domy. Przy pierwszej różnicy wygrywa większa liczba.",
  "C6.4": "Jeśli wszystko jest równe, zwycięstwo jest wspólne.",

  C7: "Gra dwuosobowa",
  "C7.text": "Każda osoba buduje dwa własne miasta, lewe i prawe. Każdą rundę gra się dwa razy: 1a, 1b, 2a, 2b, 3a, 3b. W 1a dobierz 7 płytek, wybierz dwie, połóż po jednej w każdym swoim mieście i oddaj resztę, aż zostanie jedna płytka; 1b przebiega tak samo z 7 nowymi. W 2a dobierz 3 płytki podwójne, wybierz i połóż dwie; 2b tak samo. 3a i 3b są jak runda 1. Twój wynik to *suma* wyników twoich dwóch miast. Fabryki porównuje się we wszystkich czterech. Remis rozstrzyga od razu C6.3.",

  examples: "Przykłady",
  E1: "*Sześć osób.* Sześć miast w jednej grze ma kolejno wokół stołu 62, 56, 62, 62, 52 i 57 punktów. Osoby siedzące między nimi mają wyniki 56, 56, 62, 52, 52 i 57: wygrywa ta, która siedzi między dwoma miastami po 62. Na rysunku jest miasto za 56 punktów: cztery sklepy w rzędzie 16; samotna karczma 1; pięć biur 15, dwa z nich obok karczmy 2; para parków i jeden osobno 8 + 2; trzy domy przy czterech innych rodzajach budynków 12.",
  E2: "*Sklepy.* Cztery w rzędzie, gdzie indziej dwa obok siebie i jeden osobno: 16 + 5 + 2 = 23.",
  E3: "*Karczmy.* Jedna z muzyką, dwie z napojami, dwie z jedzeniem: zestaw trzech i zestaw dwóch, 9 + 4 = 13.",
  E4: "*Biura.* Siedem daje 21 + 1 = 22. Samotne biuro obok jednej karczmy daje 2, obok czterech też 2.",
  E5: "*Parki.* Cztery parki, wszystkie osobno: 8. Trzy razem i jeden osobno: 14. Wszystkie cztery razem: 13. Dwie pary: 16.",
  "figure.city": "Miasto za 56 punktów: SSSS, HHOm, OPOO, OPHP.",

  tips: "Warto wiedzieć",
  "tip.1": "Przed wyborem spójrz na oba swoje miasta: liczy się tylko słabsze.",
  "tip.2": "Osoba obok też chce, by wasze wspólne miasto było dobre, ale tylko tak dobre jak jej drugie.",
  "tip.3": "Fabryki są warte tyle, na ile pozwolą inni: licz je we wszystkich miastach.",

  "card.winning": "Twój wynik to wynik słabszego miasta (we dwoje: suma obu); wygrywa najwyższy wynik.",
  "card.rounds": "Runda 1: płytki przekazuje się w lewo · runda 2: płytki podwójne · runda 3: w prawo",
  "card.shops": "w jednej prostej linii",
  "card.factories": "najwięcej · drugie miejsce · mniej",
  "card.taverns": "różne w zestawie",
  "card.offices": "i dodatkowo 1 obok karczmy",
  "card.parks": "połączone",
  "card.houses": "za każdy inny rodzaj; obok fabryki tylko 1",
};
export default text;
