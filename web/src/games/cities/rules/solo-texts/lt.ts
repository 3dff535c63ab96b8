/** „Between Two Cities“ vienam, mūsų žodžiais. */
import type { SoloText } from "./index";

const text: SoloText = {
  title: "Kaip žaisti vienam",
  lead: "„Between Two Cities“ prieš dvi Automas – kartoninius žaidėjus, kurie daro tai, ką liepia korta: vienas žaidimas arba kampanija.",
  nutshell:
    "Autommaso sėdi tau iš kairės, Automarta – iš dešinės. Su kiekviena Automa statai po miestą. Tarp jų yra Automamiestas, kurio niekas nedėlioja. Visam kitam galioja taisyklės C1–C6.",

  S1: "Automamiestas",
  "S1.text": "Jo plytelės tik renkamos pagal tipą, o pabaigoje jis vertas tiek, lyg jas būtų išdėliojęs geras statytojas.",
  "S1.shops": "*Parduotuvės* – geriausiomis linijomis: 6 parduotuvės – keturių linija ir pora, 16 + 5 = 21.",
  "S1.factories": "*Gamyklos* – kaip kiekviename mieste (C5.2).",
  "S1.taverns": "*Smuklės* – geriausiais rinkiniais: gėrimai, muzika, maistas ir dar kartą maistas – 9 + 1 = 10.",
  "S1.offices": "*Biurai* – kiekvienas su papildomu tašku, lyg stovėtų šalia smuklės.",
  "S1.parks": "*Parkai* – *atskiromis poromis*: 2 parkai – 8, 3 parkai – 8 + 2 = 10 (ne 12), 4 parkai – 16.",
  "S1.houses": "*Namai* – lyg šalia nebūtų gamyklos.",
  "S1.ruling": "Jo biurai papildomą tašką gauna net tada, kai Automamieste nėra nė vienos smuklės.",
  "S1.example": "3 parkai – 10; smuklės (gėrimai, muzika, maistas, maistas) – 10; 4 parduotuvės – 16; 1 gamykla, mažiau nei abiejuose kituose miestuose, – 2; 1 biuras – 2; 3 namai esant visiems penkiems kitiems tipams – 15. Iš viso 55.",

  S2: "Pradedančiųjų režimas",
  "S2.text": "Čia plytelės iš rankos nesirenkamos, o tik paskirstomos miestams.",
  "S2.1": "Kiekvienam iš trijų miestų atsitiktinai ištrauk po vieną viengubą plytelę.",
  "S2.2": "Ištrauk dar tris ir padėk atverstas.",
  "S2.3": "Šias tris paskirk kaip nori, po vieną kiekvienam miestui.",
  "S2.4": "Automamiestas pasilieka savo dvi plyteles. Savo miestuose pagal C4 padedi po dvi jiems tekusias plyteles.",
  "S2.5": "Kartok, kol kiekviename mieste bus 6 pastatai.",
  "S2.6": "Tada vieną kartą atlik S2.1–S2.4 su dvigubomis plytelėmis.",
  "S2.7": "Tada vėl žaisk su viengubomis, kol kiekvienas miestas gaus dar 6.",

  S3: "Pažengusiųjų režimas",
  "S3.setup": "*Pasiruošimas.* Sumaišyk 20 Automos kortų. Automamiestas pirmiausia gauna dvi atsitiktines dvigubas plyteles; daugiau jų per visą žaidimą negaus.",
  "S3.round1": "*1 raundas.* Tu ir abi Automos gaunate po 7 viengubas plyteles; visų trijų plytelės guli *atverstos*. Pirmiausia Autommaso, tada Automarta: atversk Automos kortą; jos stulpelis *bendras* nurodo, kuri Automos plytelė skiriama su tavimi bendram miestui; stulpelis *Automamiestas* – kuri skiriama Automamiestui. Pastaroji skaičiuojama iš karto, tad antroji Automa jau į ją atsižvelgia.",
  "S3.turn": "Tada tavo eilė: paskirk po vieną savo plytelę kairiajam ir dešiniajam miestui; padėk visas tavo miestams paskirtas plyteles, savo ir Automų, pagal C4 ir bet kokia tvarka; tada visų likusios plytelės keliauja į *kairę*. Po trijų ėjimų kiekvienam likusi viena plytelė išmetama.",
  "S3.round2": "*2 raundas.* Trauk tris dvigubas plyteles: vieną skirk kairiajam miestui, kitą – dešiniajam, trečią išmesk. Pakartok dar kartą ir tik tada padėk visas keturias.",
  "S3.round3": "*3 raundas.* Kaip 1 raundas, tik su naujomis plytelėmis, kurios keliauja į *dešinę*.",

  S4: "Kaip renkasi Automa",
  "S4.text": "Stulpelis yra simbolių sąrašas. Pradėk nuo viršaus ir sustok ties pirmu, kuris nulemia pasirinkimą.",
  "S4.house": "*Namas, gamykla*: ima šį tipą, jei jis yra rankoje.",
  "S4.new": "*Naujas tipas*: tik jei mieste jau yra namas. Ima tipą, kurio mieste dar nėra; iš kelių – vertingiausią.",
  "S4.most": "*Daugiausia taškų*: ima plytelę, kuri šiam miestui dabar vertingiausia. Žiūrima, kiek dėl jos pasikeistų viso miesto taškai. Su tavimi bendrame mieste Automa įsivaizduoja geriausią leistiną vietą. (Tu dedi kur nori.)",
  "S4.ties": "Iš vienodai vertingų plytelių imama ta, kuri lygiųjų eilėje yra pirmesnė.",
  "S4.ruling1": "Mūsų lygiųjų eilė: parduotuvė; gamykla; smuklės: gėrimai, maistas, muzika, nakvynė; biuras; parkas; namas.",
  "S4.ruling2": "Paskirtos, bet dar nepadėtos plytelės neskaičiuojamos: Automa žiūri į tai, kas stovi.",
  "S4.card": "*Pavyzdinė korta.* Bendras: gamykla, daugiausia taškų. Automamiestas: naujas tipas, namas, daugiausia taškų.",
  "S4.example": "Korta nurodo *daugiausia taškų*; rankoje yra smuklė, parduotuvė ir namas. Mieste stovi vienas namas ir du biurai, o vienas laisvas langelis liečia abu biurus. Ten smuklė prideda 1 už save, 2 už biurus ir 1 už namą: 4. Parduotuvė prideda 2 + 1 = 3, antras namas – 1. Taigi imama smuklė.",
  "S4.ruling3": "Šiame pavyzdyje kartais nurodomi 2 taškai už namą. Pagal C5.6 tai 1; smuklė vis tiek geriausia.",
  "figure.automa": "Namas ir du biurai; laisvas langelis liečia abu biurus.",

  S5: "Automos kaladė ir lygiai",
  "S5.deck": "Spausdintų Automos kortų neturime: *programos kaladė yra mūsų pačių*, 20 kortų, tarp jų ir pavyzdinė, o kiekvieno stulpelio apačioje yra *daugiausia taškų*. Jei turi spausdintas kortas, gali jas užrašyti ta pačia forma ir įkelti savo failą.",
  "S5.levels": "Lygis prideda Automamiestui taškų arba jų atima. 2 lygis – pirmam žaidimui, kitas iššūkis – 4 lygis, kuris taškų nekeičia. Spausdintos lentelės irgi nežinome; savąją sudarėme pagal daugybę botų sužaistų žaidimų.",
  "S5.level": "lygis",
  "S5.points": "Automamiestas",

  S6: "Kas laimi žaidžiant vienam",
  "S6.text": "Automoms irgi skaičiuojamas silpnesnis iš dviejų miestų, Automamiestas – kartu su lygio taškais. Laimi, jei pagal C6 aplenki abi.",

  S7: "Kampanija",
  "S7.text": "Kampaniją sudaro trys to paties režimo ir lygio žaidimai, ilgąją – šeši. Po kiekvieno žaidimo gauni kampanijos taškų:",
  "S7.lower": "tiek, kiek taškų turi tavo *silpnesnis* miestas;",
  "S7.bonus": "papildomų taškų: pasirink vieną pastatų tipą (kiekvieną – tik kartą per kampaniją) ir gauk dar tiek, kiek tas miestas už jį gavo, o jei žaidimą laimėjai – dvigubai tiek.",
  "S7.ruling": "Jei abu tavo miestai turi taškų po lygiai, nuspręsk, kuris iš jų duoda papildomus taškus. Bendra pergalė laikoma laimėjimu. Papildomus taškus pasirink prieš kitą žaidimą.",
  "S7.sum": "Papildomi taškai neturi įtakos tam, kas laimi žaidimą. Visų žaidimų suma yra tavo rezultatas: kitą kartą jį gali pagerinti arba palyginti su draugų.",
  "S7.example": "Tu laimi, o tavo silpnesnis miestas turi 56 taškus, iš jų 17 už biurus. Pasirenki biurus: 56 + 2 × 17 = 90 kampanijos taškų. Pralaimėjus būtų 56 + 17 = 73.",

  examples: "Pavyzdys",
  "card.aim": "Aplenk abi Automas; tavo taškai – silpnesnio miesto taškai.",
  "card.beginner":
    "Pradedančiųjų režimas: kiekvienas miestas gauna atsitiktinę plytelę; tada paskirstai tris atverstas – po vieną abiem savo miestams ir Automamiestui.",
  "card.automacity": "Automamiestas: geriausios linijos, geriausi rinkiniai, kiekvienas biuras +1, parkai poromis, namai – lyg be gamyklos šalia.",
  "card.symbols": "Automos korta nuo viršaus: namas · gamykla · naujas tipas (jei yra namas) · daugiausia taškų.",
};
export default text;
