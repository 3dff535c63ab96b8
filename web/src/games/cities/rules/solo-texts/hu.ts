/** A Between Two Cities egyedül, a saját szavainkkal. */
import type { SoloText } from "./index";

const text: SoloText = {
  title: "Így játssz egyedül",
  lead: "Between Two Cities két Automa ellen, akik kartonból vannak, és azt teszik, amit egy kártya előír nekik: egyetlen játék vagy kampány.",
  nutshell:
    "Automarkó a bal, Automarti a jobb oldaladon ül. Mindegyikükkel egy közös várost építesz: Automarkóval Balújlakot, Automartival Jobbligetet. Kettejük között van Automaváros, amelyet senki sem rak ki. Amiről itt nincs szó, arra a C1–C6 szabályok érvényesek.",

  S1: "Automaváros",
  "S1.text": "A lapkáit csak típusonként gyűjtöd, és a végén annyit ér, mintha egy jó építész rendezte volna el őket.",
  "S1.shops": "*Boltok* a legjobb vonalakban: 6 bolt egy négyes vonal és egy pár, 16 + 5 = 21.",
  "S1.factories": "*Gyárak* úgy, mint minden városban (C5.2).",
  "S1.taverns": "*Fogadók* a legjobb készletekben: ital, zene, étel és még egy étel 9 + 1 = 10.",
  "S1.offices": "*Irodák* mind a plusz 1 ponttal, mintha fogadó állna mellettük.",
  "S1.parks": "*Parkok*, de *külön párokban*: 2 park 8, 3 park 8 + 2 = 10 (nem 12), 4 park 16.",
  "S1.houses": "*Lakóházak* úgy, mintha nem lenne a közelben gyár.",
  "S1.ruling": "Az irodái akkor is megkapják a pluszpontot, ha Automavárosban egyáltalán nincs fogadó.",
  "S1.example": "3 park 10; fogadók: ital, zene, étel, étel 10; 4 bolt 16; 1 gyár, kevesebb, mint a másik két városban, 2; 1 iroda 2; 3 lakóház mind az öt másik típussal 15. Összesen 55.",

  S2: "Kezdő Építész mód",
  "S2.text": "Itt nincs draftolás, csak hozzárendelés.",
  "S2.1": "Húzz véletlenszerűen egy-egy szimpla lapkát mindhárom városnak.",
  "S2.2": "Húzz még hármat, és fedd fel őket.",
  "S2.3": "Rendeld hozzá ezt a hármat tetszés szerint a városokhoz, mindegyikhez egyet.",
  "S2.4": "Automaváros megtartja a két lapkáját. A te városaidban a C4 szerint rakd le azt a kettőt, amelyet kaptak.",
  "S2.5": "Folytasd addig, amíg minden városban 6 épület lesz.",
  "S2.6": "Ezután egyszer dupla lapkákkal végezd el az S2.1–S2.4 lépéseit.",
  "S2.7": "Végül újra szimpla lapkákkal folytasd, amíg minden város további 6-ot kap.",

  S3: "Tapasztalt Építész mód",
  "S3.setup": "*Előkészület.* Keverd meg a 20 Automa-kártyát. Automaváros mindenekelőtt két véletlenszerű dupla lapkát kap; az egész játékban csak ennyi lesz neki.",
  "S3.round1": "*1. forduló.* Te és mindkét Automa 7-7 szimpla lapkát kaptok; mindhárom kéz lapkái *nyíltan* fekszenek. Előbb Automarkó, aztán Automarti: fedj fel egy Automa-kártyát; a *közös* oszlopa megmondja, hogy az Automa kezéből melyik lapka jut a veled közös városnak; az *Automaváros* oszlopa pedig azt, hogy melyik jut Automavárosnak. Ez a lapka azonnal számít, a második Automa tehát már figyelembe veszi.",
  "S3.turn": "Aztán te következel: a kezedből rendelj egy lapkát a bal és egyet a jobb városodhoz; rakd le a városaidnak jutó összes lapkát, a tieidet és az Automákéit, a C4 szerint, tetszőleges sorrendben; majd mindhárom kéz lapkáit add tovább *balra*. Három kör után a megmaradó egy-egy lapka kikerül a játékból.",
  "S3.round2": "*2. forduló.* Húzz három dupla lapkát: egyet a bal, egyet a jobb városodnak, a harmadik kikerül a játékból. Ezt ismételd meg még egyszer, és csak utána rakd le mind a négyet.",
  "S3.round3": "*3. forduló.* Mint az első, új lapkákkal, amelyeket *jobbra* adsz tovább.",

  S4: "Hogyan választ egy Automa",
  "S4.text": "Az oszlop jelek listája. Kezdd felül, és állj meg az első olyan jelnél, amelyik dönt.",
  "S4.house": "*Lakóház, gyár*: ezt a típust veszi el, ha van a kézben.",
  "S4.new": "*Új típus*: csak ha a városban már van lakóház. Olyan típust vesz el, amely a városban még nincs; több közül azt, amelyik a legtöbbet éri.",
  "S4.most": "*A legtöbb pont*: azt a lapkát veszi el, amelyik most a legtöbbet éri ennek a városnak: amennyivel a város teljes pontszáma változna, mindennel együtt. A veled közös városban az Automa a legjobb szabályos helyet képzeli el. (Te oda rakod, ahová akarod.)",
  "S4.ties": "Az egyformán értékes lapkák közül azt veszi el, amelyik a döntési sorrendben előrébb áll.",
  "S4.ruling1": "A mi döntési sorrendünk: bolt; gyár; a fogadók: ital, étel, zene, szállás; iroda; park; lakóház.",
  "S4.ruling2": "A hozzárendelt, de még le nem rakott lapkák nem számítanak: az Automa azt nézi, ami már áll.",
  "S4.card": "*Példakártya.* Közös: gyár, a legtöbb pont. Automaváros: új típus, lakóház, a legtöbb pont.",
  "S4.example": "A kártyán *a legtöbb pont* áll; a kézben fogadó, bolt és lakóház van. A városban egy lakóház és két iroda áll, és egy szabad mező mindkét irodával érintkezik. Ott egy fogadó 1 pontot ad önmagáért, 2-t az irodákért és 1-et a lakóházért: 4. Egy bolt 2 + 1 = 3, egy második lakóház 1. Így a fogadót veszi el.",
  "S4.ruling3": "Van, ahol ebben a példában a lakóház 2 pontot ad. A C5.6 szerint ez 1; a fogadó mindenképp a legjobb.",
  "figure.automa": "Egy lakóház és két iroda; a szabad mező mindkét irodával érintkezik.",

  S5: "Az Automa-pakli és a szintek",
  "S5.deck": "A kiadott Automa-kártyákat nem ismerjük: *a programban lévő pakli a miénk*, 20 kártya, köztük a példakártya, és minden oszlop alján *a legtöbb pont* áll. Ha megvannak a kiadott kártyák, leírhatod őket ugyanebben a formában, és betöltheted a fájlodat.",
  "S5.levels": "A nehézségi szint pontokat ad Automavárosnak, vagy elvesz tőle. Első játékhoz a 2. szint ajánlott; a következő kihívás a 4. szint, amely nem változtat a pontokon. A kiadott táblázatot sem ismerjük; a miénket botok sok-sok játéka alapján állítottuk be.",
  "S5.level": "szint",
  "S5.points": "Automaváros",

  S6: "Győzelem egyszemélyes játékban",
  "S6.text": "Az Automáknak is az alacsonyabb értékű városuk számít, Automaváros a szint pontjaival együtt. Akkor nyersz, ha a C6 szerint mindkettőt megelőzöd.",

  S7: "Kampány",
  "S7.text": "Három játék ugyanabban a módban és ugyanazon a szinten, vagy hat, ha hosszú kampányt szeretnél. Minden játék után kampánypontokat (KP) kapsz:",
  "S7.lower": "annyit, ahány pontot az *alacsonyabb értékű* városod szerzett;",
  "S7.bonus": "bónuszt: nevezz meg egy épülettípust (egy kampányban mindegyiket csak egyszer), és még egyszer megkapod, ahány pontot az a város érte kapott; ha nyertél, kétszer.",
  "S7.ruling": "Ha a két városod egyenlő, te választod ki, melyik adja a bónuszt. A közös győzelem győzelemnek számít. A bónuszt a következő játék előtt kell kiválasztani.",
  "S7.sum": "A bónusz nem befolyásolja, ki nyeri a játékot. Az összes játék összege az eredményed: legközelebb megdöntheted, vagy összehasonlíthatod a barátaidéval.",
  "S7.example": "Nyertél, és az alacsonyabb értékű városod 56 pontos, ebből 17 az irodákért jár. Az irodákat nevezed meg: 56 + 2 × 17 = 90 kampánypont. Ha vesztettél volna, 56 + 17 = 73 lenne.",

  examples: "Példa",
  "card.aim": "Mindkét Autománál több pont kell; az eredményed az alacsonyabb értékű városod pontszáma.",
  "card.beginner":
    "Kezdő Építész mód: minden város kap egy véletlen lapkát; utána te rendelsz hozzá három felfedett lapkát, egyet-egyet a két városodhoz és Automavároshoz.",
  "card.automacity": "Automaváros: legjobb vonalak, legjobb készletek, minden iroda +1, parkok párban, a gyár nem árt a lakóházaknak.",
  "card.symbols": "Automa-kártya felülről: lakóház · gyár · új típus (ha van lakóház) · a legtöbb pont.",
};
export default text;
