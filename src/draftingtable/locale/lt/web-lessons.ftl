# The browser client: lessons. Each sentence asks for one move or explains one idea.

learn-lead = Sužaisk trumpą pirmąjį žaidimą. Gali bet kada išeiti ir tęsti vėliau.
learn-all = Visos pamokos
# $game: its name
learn-of = Mokymasis: { $game }
# $lesson: one of the titles below
learn-lesson = Pamoka: { $lesson }
learn-leave = Išeiti iš pamokos
learn-progress = Pažanga
learn-back = Ankstesnis žingsnis
learn-continue = Toliau
learn-show = Parodyk
learn-watch = Stebėk stalą…
learn-begin = Pradėti
learn-resume = Tęsti
learn-done = Baigta
learn-play-again = Žaisti dar kartą
learn-again = Kartoti pamoką
learn-play = Pirmas žaidimas su botais
learn-play-beginner = Pirmas žaidimas vienam pradedančiųjų režimu
learn-play-automas = Žaisti pažengusiųjų režimu prieš Automas
learn-next = Kita: { $lesson }

## 5 Towers

learn-towers = „5 Towers“ pagrindai
learn-towers-about = Aukcionas, mažėjančios vertės, 8, 9 ir bokšto viršūnė.
learn-towers-done = Tai ir yra „5 Towers“. Panaudotos kortos žaidžiamos dar kartą, tada laimi surinkęs daugiausia taškų.
lesson-towers-goal = Kiekviena pastatyta korta duoda 1 tašką, o laimi surinkęs daugiausia: kas raundą vyksta penkių kortų aukcionas.
lesson-towers-bid-first = Kortas gauna tik daugiausia šaukęs žaidėjas, lygiai tiek, kiek šaukė: šauk 3 ir palik dvi mažąsias.
lesson-towers-bid-first-low = Tau reikia trijų šių kortų, todėl šauk 3.
lesson-towers-bid-first-high = Bokšte, kuris prasideda 3 arba 1, greitai trūksta vietos: šauk 3 ir tas dvi palik.
lesson-towers-take = Kiti praleidžia, tad laimi tu: paliesk smėlio 14, tada smėlį tarp savo bokštų.
lesson-towers-take-order = 14 netinka ant 11: pradėk nuo 14.
lesson-towers-take-low = Taip žemai pradėtame bokšte greitai trūksta vietos: imk didelės vertės kortą.
lesson-towers-take-other = Jos eilė dar ateis; pradėk nuo smėlio 14.
lesson-towers-crown = Karūną visada turi aukščiausias bokštas: tai pagrindinis bokštas, jo kortos vertos 1 daugiau.
lesson-towers-down = Kuo aukščiau, tuo mažesnė vertė: dėk smėlio 11 ant 14.
lesson-towers-down-other = Ši irgi tinka, bet pirma dėk smėlio 11 ant 14.
lesson-towers-second-tower = Kiekvieno tipo bokštas yra atskiras: pradėk saldainių bokštą nuo 13.
lesson-towers-cleared = Kitos kortos padedamos į šalį, o pradeda kitas po stačiusiojo: Mira.
lesson-towers-special = Ant 8 tinka bet kokia vertė: mėlynas ženklas rodo, kad smėlio 12 tiks tik padėjus smėlio 8.
lesson-towers-outbid = Kiekvienas šaukia tik kartą: Mira šaukia 2, Hugo praleidžia, todėl kelk iki 3.
lesson-towers-outbid-pass = Jei praleisi ėjimą, šias kortas paims kitas: šauk 3.
lesson-towers-outbid-high = Tada tektų pradėti bokštą labai žemai: užtenka 3.
lesson-towers-eight = Dėk smėlio 8 ant smėlio 11: ji mažesnė, todėl tinka.
lesson-towers-eight-other = Pradėk nuo smėlio 8: ji dedama ant smėlio 11.
lesson-towers-on-eight = Dabar dėk smėlio 12 ant 8.
lesson-towers-on-eight-other = Pirma dėk smėlio 12 ant 8.
lesson-towers-third-card = Trečia korta pradeda naują bokštą: imk didžiausios vertės, medžių 4.
lesson-towers-third-card-other = Medžių 4 palieka daugiau vietos kitoms kortoms nei ši.
lesson-towers-bid-again = Nešauk per mažai: saldainių 5 ir 9 tinka, o smėlio 0 padvigubins bokšto taškus, tad kelk iki 3.
lesson-towers-before-nine = Kortas gali dėti bet kokia tvarka: čia pirma dėk saldainių 5 ant 13.
lesson-towers-before-nine-other = Pirma dėk saldainių 5 ant 13.
lesson-towers-nine-order = Pirma dėk 5, o 9 vis tiek tilps, nes ji tinka ant visko, tik ne ant 0.
lesson-towers-nine = 9 tinka ant bet kurios kortos, tik ne ant 0: dėk saldainių 9 ant 5.
lesson-towers-nine-other = Pirma dėk saldainių 9 ant 5.
lesson-towers-roof = 0 yra viršūnė, ji padvigubina bokšto taškus: užbaik ja smėlio bokštą.
lesson-towers-roof-other = Imk smėlio 0: viršūnė padvigubina to bokšto taškus.
lesson-towers-razing = Ant viršūnės niekas netinka (raudonas kryželis), o griovimo rutuliu pažymėtos kortos tinka tik nugriovus viršutinę savo bokšto kortą.
lesson-towers-bid-high = Nugriovus atsiras vietos trims geroms kortoms, todėl šauk 3.
lesson-towers-bid-high-pass = Nugriauti čia kainuoja 2 taškus, o trys kortos duoda daugiau: šauk 3.
lesson-towers-raze = Paliesk medžių 4: −2 virš jos yra visa kaina.
lesson-towers-rebuild = Nugriovus 4, medžių bokštą gali pradėti nuo didesnės vertės: statyk medžių 12.
lesson-towers-rebuild-other = Ši irgi tinka, bet pirma statyk medžių bokštą: 12, tada 6.
lesson-towers-rebuild-more = Dabar dėk medžių 6 ant 12.
lesson-towers-last-card = Spausk „{ tw-finish }“ ir pradėk siaubo bokštą nuo 7.
lesson-towers-pass = Negriaunant niekas netinka: praleisk ėjimą, tai nieko nekainuoja (pradedantis žaidėjas vietoj to šaukia 0).
lesson-towers-count = Pabaigoje pirma nugriauta korta kainuoja 1 tašką, antra dar 2, trečia dar 3.

## Between Two Cities

learn-cities = „Between Two Cities“ pagrindai
learn-cities-about = Du kaimynai, du miestai ir kiek vertas kiekvienas pastatas.
learn-cities-done = Tai ir yra „Between Two Cities“. Laimi tas, kurio silpnesnis miestas surenka daugiausia taškų: čia – tu su 56.
lesson-cities-less = Ten būtų { $points }, o miesto { $city } langelyje su žvaigždute – { $best }.
lesson-cities-same = Ten būtų ne blogiau, bet pamoka tęsiasi nuo miesto { $city } langelio su žvaigždute.
lesson-cities-pick-first = Su kiekvienu kaimynu statai po miestą: rinkis parką ir parduotuvę – po plytelę kiekvienam.
lesson-cities-pick-any-other = Irgi gerai, bet šioje pamokoje rinkis dvi pažymėtas plyteles.
lesson-cities-park = Miestą A statai su Mira: dėk ten parką, į langelį su žvaigždute.
lesson-cities-park-other = Pirma pasirink parką: jis keliauja į miesto A langelį su žvaigždute.
lesson-cities-shop = Miestą C statai su Hugo: dėk ten savo parduotuvę.
lesson-cities-mira = Mira padėjo dar vieną parką šalia tavojo, tad kartu jie duoda 8 (1–4 parkai: 2 · 8 · 12 · 13).
lesson-cities-hugo = Hugo padėjo parduotuvę į eilę su tavąja, tad kartu jos duoda 5 (1–4 parduotuvės: 2 · 5 · 10 · 16).
lesson-cities-lower = Miestą B stato Mira ir Hugo, o galiausiai skaičiuojamas tik silpnesnis iš dviejų tavo miestų: kol kas C.
lesson-cities-pick-passed = Plytelės perduodamos į kairę, o šias gavai nuo Hugo: rinkis smuklę ir biurą.
lesson-cities-tavern = Mira siūlo langelį tavo smuklei (1–4 skirtingos: 1 · 4 · 9 · 17): paspausk „{ city-accept }“.
lesson-cities-tavern-other = Pirma dėk smuklę į miestą A, į langelį su žvaigždute.
lesson-cities-no = Visada gali atsisakyti, bet pamoka tęsiasi su Miros langeliu: priimk jį.
lesson-cities-other-tile = Taip klaustum Miros apie kitą savo plytelę, bet pamoka tęsiasi su Miros langeliu: priimk jį.
lesson-cities-other-spot = Taip prašytum kito langelio, bet pamoka tęsiasi su šiuo: priimk jį.
lesson-cities-office = Šalia Hugo smuklės biuras duoda 1 daugiau (1–4 biurai: 1 · 3 · 6 · 10): dėk jį ant žvaigždutės mieste C.
lesson-cities-pick-last = Iš paskutinių trijų plytelių pasilieki dvi: rinkis gamyklą ir namą.
lesson-cities-factory = Gamykla duoda 4 ten, kur jų daugiausia, 3 – antrame pagal gamyklų skaičių mieste, kitur 2: dėk ją ant žvaigždutės mieste A.
lesson-cities-factory-other = Pirma dėk gamyklą į miestą A, į langelį su žvaigždute.
lesson-cities-house = Namas duoda po 1 už kiekvieną kitą tipą mieste, o šalia gamyklos – tik 1: dėk jį ant žvaigždutės mieste C.
lesson-cities-pick-duplex = 2 raunde gauni dvigubas plyteles, po du pastatus kiekvienoje: rinkis namą su biuru ir parduotuvę su smukle.
lesson-cities-duplex = Dvigubos plytelės sukti negalima, ji turi liesti miestą: dėk namą su biuru ant žvaigždutės mieste A.
lesson-cities-duplex-other = Pirma dėk namą su biuru į miestą A, į vietą su žvaigždute.
lesson-cities-floating = Miestas taps 4 × 4 kvadratu, kad ir kur augtų: dėk parduotuvę su smukle ant žvaigždutės mieste C.
lesson-cities-pick-end = 3 raundas, kai plytelės keliauja į dešinę, sužaistas už tave iki paskutinio ėjimo: rinkis namą ir biurą.
lesson-cities-fill = Kiekviename tavo mieste liko po vieną langelį: dėk namą į miestą A.
lesson-cities-fill-other = Pirma dėk namą į miestą A, į langelį su žvaigždute.
lesson-cities-finish = Dėk biurą į miestą C: abu tavo miestai bus baigti.
lesson-cities-end = Tavo miestai verti { $city_A } ir { $city_C }, mažesnis skaičius – tavo rezultatas; Mira ir Hugo turi po { $city_B }, todėl laimi tu!

## Solo

learn-beginner = „Between Two Cities“ vienam: pradedančiųjų režimas
learn-beginner-about = Paskirstyk ištrauktas plyteles, pastatyk du miestus ir įveik Automamiestą.
learn-beginner-done = Tai buvo pirmas iš septynių ėjimų; ketvirtajame bus dvigubos plytelės. Sėkmės!
lesson-beginner-same = { lesson-cities-same }
lesson-beginner-cities = Žaidime vienam statai miestus A ir C ir abiem turi įveikti miestą B – Automamiestą.
lesson-beginner-assign-shop = Kiekvienam miestui reikia antros plytelės: miestas A jau turi parduotuvę, todėl skirk jam ir savo.
lesson-beginner-assign-shop-other = Miestui A labiausiai tinka antra parduotuvė: skirk ją miestui A.
lesson-beginner-assign-park = Miestui C ištrauktas parkas: pasirink savo parką ir skirk jį miestui C.
lesson-beginner-assign-park-other = Du parkai kartu duoda 8, todėl skirk parką miestui C.
lesson-beginner-assign-house = Kas liko, tenka Automamiestui: skirk jam namą.
lesson-beginner-place-shop = Dabar kiekviename savo mieste padėk po dvi plyteles: pradėk nuo parduotuvės mieste A.
lesson-beginner-place-shop-other = Pirma dėk parduotuvę į miestą A.
lesson-beginner-place-line = Dėk antrą parduotuvę į langelį su žvaigždute: parduotuvės eilėje duoda daugiau.
lesson-beginner-place-line-other = Pirma dėk antrą parduotuvę į miestą A.
lesson-beginner-place-park = Dabar dėk parką į miestą C.
lesson-beginner-place-group = Dėk kitą parką į langelį su žvaigždute.
lesson-beginner-perfect = Automamiestas neturi langelių: jis skaičiuojamas taip, lyg būtų išdėliotas tobulai.
lesson-beginner-level = Pirmam žaidimui tinka { $level } lygis: iš Automamiesto jis atima { $level_points } t.
lesson-beginner-winning = Laimi, jei abu tavo miestai verti daugiau nei Automamiestas.

learn-solo = „Between Two Cities“ vienam: pažengusiųjų režimas
learn-solo-about = Varžykis dėl plytelių su dviem Automomis, žaidėjais robotais, ir išmok skaityti jų kortas.
learn-solo-done = Tai buvo pažengusiųjų režimas. Sėkmės su Automomis!
lesson-solo-same = { lesson-cities-same }
lesson-solo-neighbours = Čia miestą A statai su Autommaso, o miestą C – su Automarta: tai Automos, žaidėjai robotai.
lesson-solo-card = Autommaso korta nurodo: gamykla, tada daugiausia taškų; gamyklos nėra, todėl miestui A teko parduotuvė.
lesson-solo-assign-shop = Dabar duok kiekvienam savo miestui po plytelę: skirk parduotuvę miestui A.
lesson-solo-assign-shop-other = Autommaso davė miestui A parduotuvę, todėl ten labiausiai tinka antra: skirk savo parduotuvę miestui A.
lesson-solo-assign-park = Automarta davė miestui C parką: pasirink savo parką ir skirk jį ten pat.
lesson-solo-assign-park-other = Du parkai kartu duoda 8, todėl skirk parką miestui C.
lesson-solo-place-shop = Kiekviename mieste abi plyteles dedi tu: pradėk nuo parduotuvės mieste A.
lesson-solo-place-shop-other = Pirma dėk parduotuvę į miestą A.
lesson-solo-place-line = Dėk antrą parduotuvę į langelį su žvaigždute: parduotuvės eilėje duoda daugiau.
lesson-solo-place-line-other = Pirma dėk antrą parduotuvę į miestą A.
lesson-solo-place-park = Dabar dėk parką į miestą C.
lesson-solo-place-group = Dėk kitą parką į langelį su žvaigždute.
lesson-solo-level = Automamiestas pradeda su dviem dvigubomis plytelėmis ir kas ėjimą gauna dar dvi, bet { $level } lygis iš jo atima { $level_points } t.
lesson-solo-winning = Laimi, jei abu tavo miestai verti daugiau nei Automamiestas: ir Automoms skaičiuojamas silpnesnis miestas.
