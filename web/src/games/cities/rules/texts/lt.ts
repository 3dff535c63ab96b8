/** „Between Two Cities“ taisyklės mūsų žodžiais. */
import type { CitiesText } from "./index";

const text: CitiesText = {
  title: "Kaip žaisti „Between Two Cities“",
  lead: "3–7 žaidėjai (galima žaisti ir dviese), nuo 8 metų, apie 25 minutes. Su kiekvienu iš dviejų kaimynų statai po miestą, o tau skaičiuojamas tik silpnesnis.",
  nutshell:
    "Iš rankoje esančių plytelių slapta pasilieki dvi, kitas perduodi. Viena keliauja į miestą kairėje, kita – į miestą dešinėje. Po trijų raundų kiekvienas miestas yra 4 × 4 pastatų kvadratas. Tavo taškai – silpnesnio miesto taškai.",

  C1: "Kas yra dėžutėje",
  "C1.1": "108 *viengubos* plytelės su vienu pastatu: 16 parduotuvių, 16 gamyklų, 20 smuklių (po 5: gėrimai, maistas, muzika ir nakvynė), 20 biurų, 16 parkų ir 20 namų.",
  "C1.2": "24 *dvigubos* plytelės, visos skirtingos, su dviem pastatais: 12 vertikalių ir 12 horizontalių. Jų viršus ir apačia nustatyti, todėl jos niekada nesukamos.",
  "C1.3": "Tikroje žaidimo dėžutėje dar yra miestų žymekliai, taškų lenta, atmintinės ir susodinimo kortelės. Čia stalo šeimininkas nusprendžia, kaip susėsite: atsitiktinai, jo nurodyta tvarka arba pagal atsakymus į klausimą.",

  C2: "Tikslas",
  "C2.text": "Sėdite ratu, o tarp kiekvienų dviejų kaimynų yra jų bendras miestas. Pabaigoje kiekvienas miestas yra 4 × 4 pastatų kvadratas: 12 viengubų ir 2 dvigubos plytelės. Tavo taškai – *silpnesnio* iš dviejų tavo miestų taškai. Puikus miestas vienoje pusėje nepadės, jei miestas kitoje – skurdus.",
  "figure.ring": "Žaidėjų ratas, tarp kiekvienų dviejų – miestas: 1 raunde plytelės keliauja į kairę, 3 raunde – į dešinę, o kiekvienam skaičiuojamas silpnesnis iš dviejų jo miestų.",

  C3: "Trys raundai",
  "C3.text": "Kiekvieną žingsnį visi atlieka vienu metu.",
  "C3.1": "*1 raundas*: kiekvienas traukia 7 viengubas plyteles. Tris kartus: slapta *pasirink* dvi, o kitas padėk po *kairiojo* miesto žymekliu; pasirinkimas galutinis. Kai visi pasirinko, *atverskite* plyteles. Vieną *padėk* kairiajame, kitą – dešiniajame mieste; tarkitės kiek norite, bet dėl savo plytelių sprendi tu. Tada pasiimk tai, kas guli po *dešiniojo* miesto žymekliu. Pabaigoje likusi viena plytelė išmetama užversta. Dabar kiekviename mieste yra 6 pastatai.",
  "C3.2": "*2 raundas*: trauk 3 dvigubas plyteles, slapta pasirink dvi, o trečią išmesk užverstą. Pasirinktas atversk ir padėk po vieną į kiekvieną savo miestą. Dabar kiekviename mieste yra 10 pastatų.",
  "C3.3": "*3 raundas*: kaip 1 raundas, tik plytelės keliauja į *dešinę*, o ateina iš kairės. Pabaigoje kiekviename mieste yra 16 pastatų.",
  "C3.4": "Jei abu kaimynai nori, kad pirmas dėtų kitas, pradeda tas, kurio vietos numeris mažesnis.",

  C4: "Plytelių dėjimas",
  "C4.1": "Pirma miesto plytelė gali gulėti bet kur. Kiekviena kita turi kraštine liesti to miesto pastatą; kampo neužtenka.",
  "C4.2": "Plytelės nesukamos. Dviguba plytelė užima du gretimus langelius taip, kaip išspausdinta; užtenka, kad pastatą liestų viena jos pusė.",
  "C4.3": "Kur bus 4 × 4 kvadratas, *iš pradžių neaišku*. Plytelę galima dėti visur, kur visi pastatai kartu dar telpa į kokį nors 4 × 4 kvadratą.",
  "C4.4": "Kas padėta, tas lieka: plytelės neperkeliamos ir neuždengiamos.",
  "C4.5": "Vietos visada yra: į bet kokios formos miestą telpa bet kuri dviguba plytelė. (Patikrinome visas: 182 formas iš 6 pastatų ir 1003 iš 8.)",
  "figure.floating": "Kvadratas slankioja: trijų eilė dar gali augti į kairę arba į dešinę; keturių eilė nustato abu kraštus.",

  C5: "Miesto taškai",
  "C5.text": "„Šalia“ visada reiškia: kraštine prie kraštinės.",
  "C5.1": "*Parduotuvės* mėgsta stovėti eilėje. Tiesi gretimų parduotuvių linija, horizontali ar vertikali, duoda taškų pagal ilgį. Parduotuvė priklauso tik vienai linijai; kur linijos susitinka, galioja geriausias padalijimas. Pradėti nuo ilgiausios linijos ne visada geriausia: paveikslėlyje H forma išdėstytos parduotuvės vertos 25, o ne 24.",
  "C5.1.of": "parduotuvės linijoje",
  "C5.2": "*Gamyklos* varžosi su visų kitų miestų gamyklomis. Mieste, kuriame jų daugiausia, kiekviena verta 4, antrame pagal skaičių – 3, visur kitur – 2. Miestai, kuriuose jų po lygiai, dalijasi ta pačia vieta, o lygiosios dėl pirmos vietos antrosios nepanaikina: jei miestuose yra 5, 5, 3, 2, 1 ir 0 gamyklų, kiekviena verta 4, 4, 3, 2, 2 ir nieko.",
  "C5.2.of": "gamyklos šiame mieste",
  "C5.2.most": "daugiausia",
  "C5.2.second": "antra vieta",
  "C5.2.other": "mažiau",
  "C5.3": "*Smuklės* mėgsta įvairovę. Skaičiuojami *skirtingų* rūšių rinkiniai, kad ir kur jos stovėtų; antra tos pačios rūšies smuklė pradeda naują rinkinį.",
  "C5.3.of": "rūšys rinkinyje",
  "C5.4": "*Biurams* svarbus skaičius; septintas pradeda naują rinkinį. Be to, kiekvienas biuras šalia smuklės vertas dar 1, kad ir kiek smuklių būtų šalia.",
  "C5.4.of": "biurai",
  "C5.5": "*Parkai* skaičiuojami sujungtomis grupėmis. Geriausia, kai kartu du ar trys.",
  "C5.5.of": "parkai grupėje",
  "C5.6": "*Namai* mėgsta draugiją. Kiekvienas vertas 1 už kiekvieną *kitą* pastatų tipą mieste, daugiausia 5; visos smuklės yra vienas tipas. Tačiau namas šalia gamyklos vertas tik 1.",
  "C5.6.of": "kiti tipai mieste",
  points: "taškai",
  "figure.shops": "Aštuonios parduotuvės H forma: du stulpeliai po tris, po 10, ir pora tarp jų, 5: iš viso 25.",
  "figure.parks": "Parkai: dvi poros po 8, trijų grupė 12, vienas atskirai 2: iš viso 30.",
  "figure.offices": "Penki biurai verti 15; trys iš jų stovi šalia smuklės: 18.",
  "figure.houses": "Kai mieste yra parduotuvių, parkų ir gamyklų, namas vertas 3, bet šalia gamyklos tik 1.",

  C6: "Kas laimi",
  "C6.1": "Tavo galutiniai taškai – silpnesnio iš dviejų tavo miestų taškai. Laimi, kas jų turi daugiausia.",
  "C6.2": "Lygiosios? Tada lyginami stipresnieji tų žaidėjų miestai.",
  "C6.3": "Vis dar lygiosios? Suskaičiuokite abiejų savo miestų pastatus kartu: pirmiausia parduotuves, tada gamyklas, smukles, biurus, parkus, namus. Ties pirmu skirtumu laimi tas, kas turi daugiau.",
  "C6.4": "Jei iki galo viskas po lygiai, pergalė bendra.",

  C7: "Du žaidėjai",
  "C7.text": "Kiekvienas stato du savo miestus: vieną kairėje, kitą dešinėje. Kiekvienas raundas žaidžiamas du kartus: 1a, 1b, 2a, 2b, 3a, 3b. 1a: trauk 7 plyteles, pasirink dvi, padėk po vieną į kiekvieną savo miestą ir perduok likusias, kol lieka viena; 1b taip pat su 7 naujomis. 2a: trauk 3 dvigubas plyteles, pasirink ir padėk dvi; 2b taip pat. 3a ir 3b – kaip 1 raundas. Tavo taškai – abiejų tavo miestų *suma*. Gamyklos lyginamos visuose keturiuose miestuose. Lygiosios iš karto sprendžiamos pagal C6.3.",

  examples: "Pavyzdžiai",
  E1: "*Šeši žaidėjai.* Vieno žaidimo šeši miestai aplink stalą iš eilės verti 62, 56, 62, 62, 52 ir 57. Tarp jų sėdintys žaidėjai gauna 56, 56, 62, 52, 52 ir 57: laimi tas, kuris sėdi tarp dviejų miestų po 62. Čia pavaizduotas 56 taškų miestas: keturios parduotuvės eilėje 16; vieniša smuklė 1; penki biurai 15, du iš jų šalia smuklės 2; parkų pora ir vienas atskirai 8 + 2; trys namai esant keturiems kitiems tipams 12.",
  E2: "*Parduotuvės.* Keturios eilėje, kitur dvi greta ir viena atskirai: 16 + 5 + 2 = 23.",
  E3: "*Smuklės.* Viena muzikos, dvi gėrimų, dvi maisto: trijų ir dviejų rinkiniai, 9 + 4 = 13.",
  E4: "*Biurai.* Septyni verti 21 + 1 = 22. Vienišas biuras šalia vienos smuklės vertas 2, šalia keturių – irgi 2.",
  E5: "*Parkai.* Keturi parkai, visi atskirai: 8. Trys kartu ir vienas atskirai: 14. Visi keturi kartu: 13. Dvi poros: 16.",
  "figure.city": "56 taškų miestas: SSSS, HHOm, OPOO, OPHP.",

  tips: "Verta žinoti",
  "tip.1": "Kaskart pažiūrėk į abu savo miestus ir tik tada rinkis: skaičiuojamas tik silpnesnis.",
  "tip.2": "Kaimynas irgi nori, kad bendras miestas būtų geras, bet jam užtenka, kad jis neatsiliktų nuo kito jo miesto.",
  "tip.3": "Gamyklos vertos tiek, kiek leidžia kiti: skaičiuok jas aplink visą stalą.",

  "card.winning": "Tavo taškai – silpnesnio miesto taškai (žaidžiant dviese – abiejų suma); laimi, kas jų turi daugiausia.",
  "card.rounds": "1 raundas: plytelės keliauja į kairę · 2 raundas: dvigubos plytelės · 3 raundas: plytelės keliauja į dešinę",
  "card.shops": "vienoje tiesioje linijoje",
  "card.factories": "daugiausia · antra vieta · mažiau",
  "card.taverns": "skirtingos rūšys rinkinyje",
  "card.offices": "ir dar 1 šalia smuklės",
  "card.parks": "sujungti",
  "card.houses": "už kiekvieną kitą tipą; šalia gamyklos tik 1",
};
export default text;
