# The browser client: lessons. Each sentence asks for one move or explains one idea.

learn-lead = Mängi lühike esimene mäng. Võid igal ajal lahkuda ja hiljem jätkata.
# $lesson: one of the titles below
learn-lesson = Õppetund: { $lesson }
learn-leave = Lahku õppetunnist
learn-progress = Edenemine
learn-back = Eelmine samm
learn-continue = Edasi
learn-show = Näita mulle
learn-watch = Jälgi lauda …
learn-begin = Alusta
learn-resume = Jätka
learn-done = Tehtud
learn-play-again = Mängi uuesti
learn-again = Algusest peale
learn-play = Esimene mäng robotite vastu
learn-play-automas = Mängi asjatundja režiimis Automade vastu
learn-next = Järgmine: { $lesson }

## 5 Towers

learn-towers = 5 Towersi alused
learn-towers-about = Panustamine, kahanevad väärtused, 8, 9 ja torni tipp.
learn-towers-done = See ongi 5 Towers. Mahapandud kaardid mängitakse veel kord läbi, siis võidab kõige rohkem punkte kogunud mängija.
lesson-towers-goal = Iga torni lisatud kaart annab 1 punkti ja võidab kõige rohkem punkte kogunud mängija: igas voorus panustatakse viiele kaardile.
lesson-towers-bid-first = Kõrgeima panuse tegija võtab täpselt nii palju kaarte: panusta 3, sest 3 ja 1 peale sobib vähe.
lesson-towers-bid-first-low = Sul on vaja neist kolme kaarti, seega panusta 3.
lesson-towers-bid-first-high = 3 või 1 peale ei mahu enam palju: panusta 3 ja jäta need kaks.
lesson-towers-take = Teised passivad, seega võitsid: puuduta liiva 14 ja siis liiva oma tornide seas.
lesson-towers-take-order = 14 ei sobi 11 peale: alusta kaardiga 14.
lesson-towers-take-low = Nii madalalt alustatud torni ei mahu enam palju: võta mõni kõrge kaart.
lesson-towers-take-other = See tuleb hiljem; alusta liiva 14-ga.
lesson-towers-crown = Kroon on alati kõrgeimal tornil: see on peamine torn, mille kaardid annavad 1 rohkem.
lesson-towers-down = Torni kasvades väärtused kahanevad: aseta liiva 11 kaardile 14.
lesson-towers-down-other = Ka see sobib, aga kõigepealt aseta liiva 11 kaardile 14.
lesson-towers-second-tower = Igal tüübil on oma torn: alusta kommitorni kaardiga 13.
lesson-towers-cleared = Ülejäänud kaardid pannakse maha ja alustab ehitajale järgnev mängija: Mira.
lesson-towers-special = 8 peale sobib iga väärtus: sinine märk näitab, et liiva 12 sobib alles pärast liiva 8.
lesson-towers-outbid = Igaüks panustab ühe korra: Mira panustab 2, Hugo passib, seega tõsta 3-ni.
lesson-towers-outbid-pass = Kui passid, saab need kaardid keegi teine: panusta 3.
lesson-towers-outbid-high = Siis peaksid mõnda torni väga madalalt alustama: 3 on küllalt.
lesson-towers-eight = Aseta liiva 8 liiva 11 peale: see on väiksem, seega sobib.
lesson-towers-eight-other = Alusta liiva 8-ga: see läheb liiva 11 peale.
lesson-towers-on-eight = Nüüd aseta liiva 12 kaardile 8.
lesson-towers-on-eight-other = Kõigepealt aseta liiva 12 kaardile 8.
lesson-towers-third-card = Kolmas kaart alustab uut torni: võta puu 4, ülejäänutest kõrgeim.
lesson-towers-third-card-other = Puu 4 jätab järgmistele kaartidele rohkem ruumi kui see.
lesson-towers-bid-again = Kommi 5 ja 9 sobivad ning liiva 0 kahekordistab torni punktid: tõsta 3-ni.
lesson-towers-before-nine = Kaarte võid lisada mis tahes järjekorras: seekord alusta kommi 5-ga ja aseta see kaardile 13.
lesson-towers-before-nine-other = Kõigepealt aseta kommi 5 kaardile 13.
lesson-towers-nine-order = Kõigepealt 5: 9 mahub ikka.
lesson-towers-nine = 9 sobib iga kaardi peale, välja arvatud 0 peale: aseta kommi 9 kaardile 5.
lesson-towers-nine-other = Kõigepealt aseta kommi 9 kaardile 5.
lesson-towers-roof = 0 on tipp ja kahekordistab torni punktid: lõpeta sellega liivatorn, siis annab 5 kaarti 10 punkti.
lesson-towers-roof-other = Võta liiva 0: tipp kahekordistab selle torni punktid.
lesson-towers-razing = Lammutuskuuliga kaardid sobivad alles siis, kui eemaldad ühe oma torni pealmise kaardi.
lesson-towers-bid-high = Eemaldamine teeb ruumi kolmele heale kaardile, seega panusta 3.
lesson-towers-bid-high-pass = Eemaldamine maksab siin 2 punkti, kolm kaarti annavad rohkem: panusta 3.
lesson-towers-raze = Puuduta puu 4: selle kohal olev −2 on kogu hind.
lesson-towers-rebuild = Ilma neljata saab puutorn alata kõrgemalt: lisa puu 12.
lesson-towers-rebuild-other = Ka see sobib, aga kõigepealt ehita puutorn: 12, siis 6.
lesson-towers-rebuild-more = Nüüd aseta puu 6 kaardile 12.
lesson-towers-last-card = Puuduta „{ tw-finish }“, et alustada õuduste torni kaardiga 7.
lesson-towers-pass = Eemaldamata ei sobi midagi: passi, see ei maksa midagi (alustav mängija panustab selle asemel 0).
lesson-towers-count = Lõpus maksab esimene eemaldatud kaart 1 punkti, teine veel 2 ja kolmas veel 3.

## Between Two Cities

learn-cities = Mängu Between Two Cities alused
learn-cities-about = Kaks naabrit, kaks linna ja mida iga hoone annab.
learn-cities-done = See ongi Between Two Cities. Võidab mängija, kelle nõrgem linn annab kõige rohkem punkte: siin Mira, 60 punktiga.
lesson-cities-less = Seal annaks see { $points }, aga linna { $city } tärniga ruudul { $best }.
lesson-cities-same = See on sama hea, aga õppetund jätkub linna { $city } tärniga ruudult.
lesson-cities-pick-first = Ehitad kummagi naabriga ühe linna: vali pood ja park, üks plaat kumbagi linna.
lesson-cities-pick-first-other = Lubatud on ükskõik millised kaks, aga õppetund jätkub poe ja pargiga.
lesson-cities-grid = Linna A ehitad Miraga, linna C Hugoga ja linna B ehitavad nemad: iga linn kasvab 4 × 4 ruudu suuruseks, ükskõik kuhu poole.
lesson-cities-park = Aseta park linna A, Mira pargi kõrvale: 1, 2, 3 või 4 ühendatud parki annavad 2, 8, 12 või 13.
lesson-cities-park-other = Kõigepealt aseta park linna A, tärniga ruudule.
lesson-cities-shop = Teine plaat läheb linna C, mida ehitad Hugoga: 1, 2, 3 või 4 poodi reas annavad 2, 5, 10 või 16.
lesson-cities-lower = Lõpuks loeb ainult nõrgem su kahest linnast, praegu C, seega hoolitse mõlema eest.
lesson-cities-pick-passed = Plaadid antakse vasakule edasi ja need tulid Hugolt: vali kõrts ja kontor.
lesson-cities-pick-passed-other = Ka hea, aga õppetund jätkub kõrtsi ja kontoriga.
lesson-cities-tavern = Mira pakub su kõrtsile ruutu: erinevad kõrtsid moodustavad komplekti, mis annab 1, 4, 9 või 17 punkti, seega nõustu.
lesson-cities-tavern-other = Kõigepealt aseta kõrts linna A, tärniga ruudule.
lesson-cities-talk = Mängus võid ka sina paluda („{ city-show }“, hilisemaks „{ wish-make }“), aga oma plaatide üle otsustab igaüks ise.
lesson-cities-no = Alati võib keelduda, aga õppetund jätkub Mira ruuduga: nõustu sellega.
lesson-cities-other-tile = Nii küsiksid Miralt oma teise plaadi kohta, aga õppetund jätkub Mira ruuduga: nõustu sellega.
lesson-cities-other-spot = Nii paluksid teist ruutu, aga õppetund jätkub sellega: nõustu.
lesson-cities-office = 1, 2, 3 või 4 kontorit ükskõik kus linnas annavad 1, 3, 6 või 10, iga kontor kõrtsi kõrval 1 rohkem: aseta see tärniga ruudule.
lesson-cities-pick-last = Viimasest kolmest plaadist jätad endale kaks: vali tehas ja maja.
lesson-cities-pick-last-other = Ka hea, aga õppetund jätkub tehase ja majaga.
lesson-cities-factory = Iga tehas annab 4 punkti seal, kus tehaseid on kõige rohkem, 3 seal, kus neid on rohkuselt teisena, ja mujal 2: aseta see linna A.
lesson-cities-factory-other = Kõigepealt aseta tehas linna A, tärniga ruudule.
lesson-cities-house = Maja annab 1 iga muu hoonetüübi eest linnas, tehase kõrval aga alati ainult 1: aseta see tärniga ruudule.
lesson-cities-pick-duplex = 2. voorus tulevad topeltplaadid, kaks hoonet ühel plaadil: vali maja kontoriga ja pood kõrtsiga.
lesson-cities-pick-duplex-other = Ka hea, aga õppetund jätkub maja ja kontori ning poe ja kõrtsiga.
lesson-cities-duplex = Topeltplaati ei tohi pöörata ja see peab linna puudutama: aseta maja kontoriga linna A.
lesson-cities-duplex-other = Kõigepealt aseta maja kontoriga linna A, tärniga kohale.
lesson-cities-floating = Igast linnast saab 4 × 4 ruut, kuhu poole see ka ei kasvaks: aseta viimane plaat tärniga kohale.
lesson-cities-end = 3. voor, kus plaate anti paremale, mängiti sinu eest läbi: su linnad annavad { $city_A } ja { $city_C }, väiksem neist on sinu tulemus.

## Solo

learn-solo = Between Two Cities üksi
learn-solo-about = Asjatundja režiim: robotmängijad ehk Automad, nende kaardid, linn ja tasemed.
learn-solo-done = See oli asjatundja režiim. Algaja režiimis jagad tõmmatud plaate, ka Automalinnale. Edu Automade vastu!
lesson-solo-same = { lesson-cities-same }
lesson-solo-neighbours = Asjatundja režiimis on su kummalgi pool robotmängija ehk Automa, ja nende oma linn Automalinn alustab edumaaga.
lesson-solo-card = Vasakul istuva Autommaso kaart ütleb: tehas, siis kõige rohkem punkte; tehast tal ei ole, seega sai linn A poe, mille asetad sina.
lesson-solo-assign-shop = Nüüd anna kummalegi oma linnale üks plaat: anna pood linnale A.
lesson-solo-assign-shop-other = Autommaso andis linnale A poe, seega sobib sinna kõige paremini teine: anna oma pood linnale A.
lesson-solo-assign-park = Automarta andis linnale C pargi: vali oma park ja anna seegi linnale C.
lesson-solo-assign-park-other = Kaks parki koos annavad 8 punkti, seega anna park linnale C.
lesson-solo-place-shop = Mõlemas linnas asetad mõlemad plaadid sina: aseta kõigepealt pood linna A.
lesson-solo-place-shop-other = Kõigepealt aseta pood linna A.
lesson-solo-place-line = Aseta teine pood tärniga ruudule: poed reas annavad rohkem.
lesson-solo-place-line-other = Kõigepealt aseta teine pood linna A.
lesson-solo-place-park = Nüüd aseta park linna C.
lesson-solo-place-group = Aseta teine park tärniga ruudule.
lesson-solo-automacity = Automade vahel on Automalinn: sellel ei ole ruute ja see annab punkte nii, nagu oleks see ideaalselt laotud.
lesson-solo-level = Tase annab Automalinnale punkte juurde või võtab ära: esimeseks mänguks sobib 2. tase.
lesson-solo-winning = Võidad, kui su mõlemad linnad annavad rohkem kui Automalinn, sest ka Automadel loeb nõrgem linn.
