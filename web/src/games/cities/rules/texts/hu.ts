/** A Between Two Cities szabályai a saját szavainkkal. */
import type { CitiesText } from "./index";

const text: CitiesText = {
  title: "Így játsszátok a Between Two Citiest",
  lead: "3–7 játékos (és kétszemélyes változat), 8 éves kortól, körülbelül 25 perc. Mindkét szomszédoddal egy-egy várost építesz, és csak az alacsonyabb értékű városod számít.",
  nutshell:
    "A kezedben lévő lapkák közül titokban kiválasztasz kettőt, a többit továbbadod. Az egyik a bal, a másik a jobb városodba kerül. Három forduló után minden város egy 4×4-es négyzet. A pontszámod az alacsonyabb értékű városodé.",

  C1: "Mi van a dobozban",
  "C1.1": "108 *szimpla* épületlapka, egy-egy épülettel: 16 bolt, 16 gyár, 20 fogadó (5-5 ital, étel, zene és szállás), 20 iroda, 16 park és 20 lakóház.",
  "C1.2": "24 *dupla* épületlapka, mind különböző, két-két épülettel: 12 álló és 12 fekvő. Az állásuk kötött: sosem szabad elforgatni őket.",
  "C1.3": "A dobozos játékban városjelölők, pontozótábla, játékossegédletek és ülésrendkártyák is vannak. Itt a házigazda dönti el, hogyan üljetek: véletlenszerűen, az általa megadott sorrendben vagy egy kérdés alapján, amelyre mindenki válaszol.",

  C2: "A cél",
  "C2.text": "Körben ültök, és bármely két szomszéd között egy közös város épül. A végén minden város 4×4 épületből álló négyzet: 12 szimpla és 2 dupla lapka. A pontszámod a két városod közül az *alacsonyabb értékűé*. Hiába pompás az egyik, ha a másik szegényes.",
  "figure.ring": "Játékosok körben, két-két szomszéd között egy-egy város: az 1. fordulóban balra, a 3.-ban jobbra adjátok tovább a lapkákat, és mindenkinek az alacsonyabb értékű városa számít.",

  C3: "A három forduló",
  "C3.text": "Minden lépést mindenki egyszerre hajt végre.",
  "C3.1": "*1. forduló*: mindenki 7 szimpla lapkát húz. Háromszor: *válassz* kettőt titokban, a többit pedig tedd a *bal* városod jelölője alá; a választás végleges. Ha mindenki választott, *fedjétek fel* a lapkákat. *Rakd le* az egyiket a bal, a másikat a jobb városodba; beszéljétek meg, ahogy jólesik, de a saját lapkáidról te döntesz. Aztán vedd fel, ami a *jobb* városod jelölője alatt van. A végén megmaradó egy lapka képpel lefelé kikerül a játékból. Ekkor minden városban 6 épület áll.",
  "C3.2": "*2. forduló*: húzz 3 dupla épületlapkát, és válassz közülük titokban kettőt; a harmadik képpel lefelé kikerül a játékból. Fedd fel a kettőt, és rakj le egyet-egyet a városaidba. Minden város 10 épületre nő.",
  "C3.3": "*3. forduló*: mint az első, csak a lapkákat *jobbra* adjátok tovább, és balról kapjátok. A városok 16 épülettel készülnek el.",
  "C3.4": "Ha két szomszéd egymásra vár a lerakással, a kisebb sorszámú helyen ülő rak le először.",

  C4: "Lerakás",
  "C4.1": "Egy város első lapkája bárhová kerülhet. Minden későbbinek élével érintkeznie kell a város egyik épületével; a sarok nem elég.",
  "C4.2": "A lapkákat nem szabad elforgatni. A dupla lapka két szomszédos mezőt fed le, ahogy nyomtatva van; elég, ha az egyik fele érintkezik.",
  "C4.3": "Hogy hol lesz a 4×4-es négyzet, *eleinte nyitott kérdés*. Bárhová rakhatsz, ha az összes épület együtt még elfér egy 4×4-es négyzetben.",
  "C4.4": "A lerakott lapka a helyén marad: nem szabad elmozdítani vagy letakarni.",
  "C4.5": "Mindig van hely: bármilyen alakú is egy város, bármelyik dupla lapka elfér benne. (Mindet végigpróbáltuk: 182 alakzat van 6 és 1003 alakzat 8 épületből.)",
  "figure.floating": "A négyzet helye még nem dőlt el: egy hármas sor balra is, jobbra is nőhet; egy négyes sor már rögzíti a négyzet bal és jobb szélét.",

  C5: "Egy város pontozása",
  "C5.text": "A „mellett” mindig élszomszédságot jelent.",
  "C5.1": "A *boltok* sorban szeretnek állni. A vízszintes vagy függőleges, egyenes vonalban egymás mellett álló boltok a vonal hossza szerint érnek pontot. Egy bolt csak egy vonalhoz tartozik; ahol vonalak találkoznak, a legtöbbet érő felosztás számít. Nem mindig a leghosszabb vonallal kell kezdeni: a képen látható H 25 pontot ér, nem 24-et.",
  "C5.1.of": "bolt a vonalban",
  "C5.2": "A *gyárak* az összes többi város gyáraival versenyeznek. Ahol a legtöbb gyár van, ott mindegyik 4 pontot ér, a második legtöbbnél 3-at, mindenhol máshol 2-t. Azok a városok, ahol ugyanannyi gyár van, osztoznak a helyezésen, és az első helyen kialakult holtverseny nem veszi el a második helyet: 5, 5, 3, 2, 1 és 0 gyárnál egy gyár értéke sorban 4, 4, 3, 2, 2 pont, illetve semmi.",
  "C5.2.of": "gyár ebben a városban",
  "C5.2.most": "legtöbb",
  "C5.2.second": "második",
  "C5.2.other": "kevesebb",
  "C5.3": "A *fogadók* a változatosságot szeretik. *Különböző* fogadókból álló készletek számítanak, bárhol is állnak; a második ugyanolyan fogadó új készletet kezd.",
  "C5.3.of": "különböző fogadó a készletben",
  "C5.4": "Az *irodák* annál többet érnek, minél több van belőlük; a hetedik új készletet kezd. Ezenfelül minden iroda, amely mellett fogadó áll, még 1 pontot ér, de csak egyszer, akárhány fogadó van mellette.",
  "C5.4.of": "iroda",
  "C5.5": "A *parkok* összefüggő csoportonként érnek pontot. Kettő vagy három együtt a legjobb.",
  "C5.5.of": "park a csoportban",
  "C5.6": "A *lakóházak* a társaságot szeretik. Mindegyik 1 pontot ér minden *más* épülettípusért a városban, legfeljebb 5-öt; az összes fogadó egy típusnak számít. De ha egy lakóház mellett gyár áll, pontosan 1 pontot ér.",
  "C5.6.of": "más típus a városban",
  points: "pont",
  "figure.shops": "Nyolc bolt H alakban: két hármas oszlop, egyenként 10, és köztük egy pár, 5: összesen 25.",
  "figure.parks": "Parkok: két pár, egyenként 8, egy hármas csoport 12, egy magányos 2: összesen 30.",
  "figure.offices": "Öt iroda 15 pont; három közülük fogadó mellett áll: 18.",
  "figure.houses": "Ha boltok, parkok és gyárak vannak a városban, egy lakóház 3 pontot ér, gyár mellett azonban csak 1-et.",

  C6: "Ki nyer",
  "C6.1": "A végső pontszámod az alacsonyabb értékű városod pontszáma. A legmagasabb végső pontszám nyer.",
  "C6.2": "Döntetlen? Akkor az érintett játékosok magasabb értékű városait hasonlítjátok össze.",
  "C6.3": "Még mindig döntetlen? Számoljátok meg a két városotok épületeit együtt: először a boltokat, aztán a gyárakat, fogadókat, irodákat, parkokat, lakóházakat. Az első eltérésnél az nyer, akinek több van.",
  "C6.4": "Ha a végéig minden egyenlő, a győzelem közös.",

  C7: "Két játékos",
  "C7.text": "Mindketten két saját várost építetek, egyet balra és egyet jobbra. Minden fordulót kétszer játszotok le: 1a, 1b, 2a, 2b, 3a, 3b. Az 1a-ban húzz 7 lapkát, válassz kettőt, rakj le egyet-egyet a városaidba, a többit add át, amíg csak egy lapka marad; az 1b ugyanez 7 új lapkával. A 2a-ban húzz 3 dupla lapkát, válassz és rakj le kettőt; a 2b ugyanez. A 3a és a 3b olyan, mint az 1. forduló. A pontszámod a két városod *összege*. A gyárak számát mind a négy város között összehasonlítjátok. Döntetlennél rögtön a C6.3 következik.",

  examples: "Példák",
  E1: "*Hat játékos.* Egy játék hat városa az asztal körül sorban 62, 56, 62, 62, 52 és 57 pontot ér. A köztük ülő játékosok pontszáma 56, 56, 62, 52, 52 és 57: az nyer, aki két 62 pontos város között ül. Itt az 56 pontos város látható: négy bolt egy sorban 16; egy magányos fogadó 1; öt iroda 15, kettő közülük a fogadó mellett 2; egy pár park és egy külön 8 + 2; három lakóház négy más típussal 12.",
  E2: "*Boltok.* Négy egy sorban, máshol kettő egymás mellett és egy egyedül: 16 + 5 + 2 = 23.",
  E3: "*Fogadók.* Egy zene, két ital, két étel: egy hármas és egy kettes készlet, 9 + 4 = 13.",
  E4: "*Irodák.* Hét iroda 21 + 1 = 22 pont. Egy magányos iroda egy fogadó mellett 2 pont, négy fogadó mellett is csak 2.",
  E5: "*Parkok.* Négy park mind külön: 8. Három együtt és egy külön: 14. Mind a négy együtt: 13. Két pár: 16.",
  "figure.city": "Az 56 pontos város: SSSS, HHOm, OPOO, OPHP.",

  tips: "Jó tudni",
  "tip.1": "Választás előtt nézd meg mindkét városodat: csak az alacsonyabb értékű számít.",
  "tip.2": "A szomszédod is jót akar a közös városotoknak, de csak annyira, mint a másik városának.",
  "tip.3": "A gyárak annyit érnek, amennyit a többiek engednek: számold meg őket az egész asztalnál.",

  "card.winning": "Az eredményed az alacsonyabb értékű városod pontszáma (két játékosnál a kettő összege); a legmagasabb pontszám nyer.",
  "card.rounds": "1. forduló: a lapkák balra mennek · 2. forduló: dupla lapkák · 3. forduló: a lapkák jobbra mennek",
  "card.shops": "egy egyenes vonalban",
  "card.factories": "legtöbb · második · kevesebb",
  "card.taverns": "különböző fogadó egy készletben",
  "card.offices": "és még 1 pont fogadó mellett",
  "card.parks": "összefüggő",
  "card.houses": "minden más típusért; gyár mellett csak 1",
};
export default text;
