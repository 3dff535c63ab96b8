/** Between Two Cities dla jednej osoby, naszymi słowami. */
import type { SoloText } from "./index";

const text: SoloText = {
  title: "Jak grać solo",
  lead: "Between Two Cities z dwiema Automami, czyli graczami z kartonu, którzy robią to, co każe im karta: pojedyncza gra albo kampania.",
  nutshell:
    "Autommaso siedzi po twojej lewej stronie, Automarta po prawej. Z każdą Automą budujesz jedno miasto. Między Automami leży Automiasto, którego nikt nie układa. W sprawach tu nieopisanych obowiązują zasady C1–C6.",

  S1: "Automiasto",
  "S1.text": "Jego płytki zbiera się po prostu według rodzajów, a na koniec punktuje się je tak, jakby ułożył je dobry budowniczy.",
  "S1.shops": "*Sklepy* w najlepszych liniach: 6 sklepów to linia czterech i para, 16 + 5 = 21.",
  "S1.factories": "*Fabryki* jak w każdym mieście (C5.2).",
  "S1.taverns": "*Karczmy* w najlepszych zestawach: napoje, muzyka, jedzenie i jeszcze raz jedzenie dają 9 + 1 = 10.",
  "S1.offices": "*Biura* każde z dodatkowym punktem, jakby stało obok karczmy.",
  "S1.parks": "*Parki* w *osobnych parach*: 2 parki 8, 3 parki 8 + 2 = 10 (nie 12), 4 parki 16.",
  "S1.houses": "*Domy* tak, jakby w pobliżu nie było fabryki.",
  "S1.ruling": "Jego biura mają dodatkowy punkt nawet wtedy, gdy w Automieście nie ma żadnej karczmy.",
  "S1.example": "3 parki 10; karczmy: napoje, muzyka, jedzenie, jedzenie 10; 4 sklepy 16; 1 fabryka, mniej niż w obu innych miastach, 2; 1 biuro 2; 3 domy przy wszystkich pięciu innych rodzajach 15. Razem 55.",

  S2: "Tryb dla początkujących",
  "S2.text": "Tu nie wybiera się płytek z ręki, tylko się je przydziela.",
  "S2.1": "Wylosuj po jednej pojedynczej płytce dla każdego z trzech miast.",
  "S2.2": "Dobierz jeszcze trzy i wyłóż je odkryte.",
  "S2.3": "Przydziel te trzy płytki według uznania, po jednej każdemu miastu.",
  "S2.4": "Automiasto zatrzymuje swoje dwie płytki. W każdym ze swoich miast kładziesz dwie przydzielone mu płytki, zgodnie z C4.",
  "S2.5": "Powtarzaj, aż każde miasto będzie miało 6 budynków.",
  "S2.6": "Potem rozegraj raz S2.1–S2.4 z płytkami podwójnymi.",
  "S2.7": "Potem znów z pojedynczymi, aż każde miasto dostanie kolejne 6.",

  S3: "Tryb dla zaawansowanych",
  "S3.setup": "*Przygotowanie.* Potasuj 20 kart Automy. Automiasto dostaje na początek dwie losowe płytki podwójne; więcej ich w całej grze nie dostanie.",
  "S3.round1": "*Runda 1.* Ty i obie Automy dostajecie po 7 pojedynczych płytek; wszystkie leżą *odkryte*. Najpierw dla Autommasa, potem dla Automarty odkryj kartę Automy. Jej kolumna *wspólne* wskazuje, która płytka z ręki Automy trafia do miasta wspólnego z tobą, a kolumna *Automiasto*, która trafia do Automiasta. Ta druga płytka liczy się od razu, więc następna Automa już ją uwzględnia.",
  "S3.turn": "Potem twoja kolej: przydziel po jednej płytce z ręki lewemu i prawemu miastu. Połóż wszystkie płytki przydzielone twoim miastom, swoje i Autom, zgodnie z C4 i w dowolnej kolejności. Następnie płytki z ręki przekazuje się w *lewo*. Po trzech turach odrzuca się ostatnią płytkę z każdej ręki.",
  "S3.round2": "*Runda 2.* Dobierz trzy płytki podwójne: jedną dla lewego miasta, jedną dla prawego, trzecią odrzuć. Zrób to jeszcze raz i dopiero wtedy połóż wszystkie cztery.",
  "S3.round3": "*Runda 3.* Jak runda 1, z nowymi płytkami, ale płytki z ręki przekazuje się w *prawo*.",

  S4: "Jak wybiera Automa",
  "S4.text": "Kolumna to lista symboli. Zacznij od góry i zatrzymaj się na pierwszym, który rozstrzyga.",
  "S4.house": "*Dom, fabryka*: Automa bierze ten rodzaj, jeśli ma go na ręce.",
  "S4.new": "*Nowy rodzaj*: tylko jeśli w mieście jest już dom. Automa bierze rodzaj, którego w mieście jeszcze nie ma; z kilku ten, który jest najwięcej wart.",
  "S4.most": "*Najwięcej punktów*: Automa bierze płytkę, która jest teraz dla tego miasta najwięcej warta. Liczy się zmiana całego jego wyniku, ze wszystkim, na co płytka wpływa. W mieście wspólnym z tobą Automa zakłada najlepsze dozwolone pole. (Ty kładziesz płytkę, gdzie chcesz.)",
  "S4.ties": "Z płytek wartych tyle samo Automa bierze tę, która jest wcześniej w kolejności rozstrzygania remisów.",
  "S4.ruling1": "Nasza kolejność rozstrzygania remisów: sklep; fabryka; karczmy: napoje, jedzenie, muzyka, nocleg; biuro; park; dom.",
  "S4.ruling2": "Płytki przydzielone, ale jeszcze niepołożone, się nie liczą: Automa patrzy na to, co już leży w mieście.",
  "S4.card": "*Przykładowa karta.* Wspólne: fabryka, najwięcej punktów. Automiasto: nowy rodzaj, dom, najwięcej punktów.",
  "S4.example": "Karta wskazuje *najwięcej punktów*; na ręce są karczma, sklep i dom. W mieście stoi jeden dom i dwa biura, a jedno wolne pole styka się z oboma biurami. Karczma dodaje tam 1 za siebie, 2 za biura i 1 za dom: 4. Sklep dodaje 2 + 1 = 3, drugi dom 1. Automa bierze więc karczmę.",
  "S4.ruling3": "W innych opisach tego przykładu za dom są 2 punkty. Według C5.6 jest to 1; karczma i tak jest najlepsza.",
  "figure.automa": "Dom i dwa biura; wolne pole styka się z oboma biurami.",

  S5: "Talia Automy i poziomy",
  "S5.deck": "Nie mamy drukowanych kart Automy: *talia w programie jest nasza*. Ma 20 kart, w tym przykładową, a każda kolumna kończy się symbolem *najwięcej punktów*. Jeśli masz drukowane karty, możesz je zapisać w tej samej postaci i wczytać swój plik.",
  "S5.levels": "Poziom dodaje Automiastu punkty albo je odejmuje. Poziom 2 jest dobry na pierwszą grę, a poziom 4, który niczego nie zmienia, to następne wyzwanie. Drukowanej tabeli nie znamy; naszą ustaliliśmy na podstawie wielu gier rozegranych przez boty.",
  "S5.level": "poziom",
  "S5.points": "Automiasto",

  S6: "Kto wygrywa w grze solo",
  "S6.text": "Wynikiem Automy też jest wynik słabszego z jej dwóch miast, a Automiasto liczy się razem z punktami poziomu. Wygrywasz, jeśli według C6 wyprzedzasz obie Automy.",

  S7: "Kampania",
  "S7.text": "Trzy gry w tym samym trybie i na tym samym poziomie albo sześć w długiej kampanii. Po każdej grze dostajesz punkty kampanii:",
  "S7.lower": "tyle, ile punktów ma twoje *słabsze* miasto;",
  "S7.bonus": "premię: wskaż jeden rodzaj budynku, każdy tylko raz w kampanii, i weź jeszcze raz tyle punktów, ile to miasto za niego dostało, a po wygranej dwa razy tyle.",
  "S7.ruling": "Jeśli oba twoje miasta mają równy wynik, wybierasz, które daje premię. Wspólne zwycięstwo liczy się jako wygrana. Premię za grę wybiera się przed następną grą.",
  "S7.sum": "Premia nie wpływa na to, kto wygrywa grę. Suma ze wszystkich gier to twój wynik: możesz go pobić następnym razem lub porównać ze znajomymi.",
  "S7.example": "Wygrywasz, a twoje słabsze miasto ma 56 punktów, z tego 17 za biura. Wskazujesz biura: 56 + 2 × 17 = 90 punktów kampanii. Po przegranej byłoby to 56 + 17 = 73.",

  examples: "Przykład",
  "card.aim": "Musisz mieć więcej niż obie Automy; twój wynik to wynik słabszego miasta.",
  "card.beginner":
    "Tryb dla początkujących: każde miasto dostaje losową płytkę; potem przydzielasz trzy odkryte, po jednej każdemu ze swoich miast i Automiastu.",
  "card.automacity": "Automiasto: najlepsze linie, najlepsze zestawy, każde biuro +1, parki w parach, fabryki nie szkodzą domom.",
  "card.symbols": "Karta Automy od góry: dom · fabryka · nowy rodzaj (jeśli jest dom) · najwięcej punktów.",
};
export default text;
