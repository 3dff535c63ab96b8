# The browser client: lessons. Each sentence asks for one move or explains one idea.

learn-lead = Mängi lühike esimene mäng. Võid igal ajal lahkuda ja hiljem jätkata.
learn-all = Kõik õppetunnid
# $game: its name
learn-of = Õpi: { $game }
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
learn-play-beginner = Esimene üksikmäng algaja režiimis
learn-play-automas = Mängi asjatundja režiimis Automade vastu
learn-next = Järgmine: { $lesson }

## 5 Towers

learn-towers = 5 Towersi alused
learn-towers-about = Panustamine, kahanevad väärtused, 8, 9 ja torni tipp.
learn-towers-done = See ongi 5 Towers. Mahapandud kaardid mängitakse veel kord läbi, siis võidab kõige rohkem punkte kogunud mängija.
lesson-towers-goal = Iga torni lisatud kaart annab 1 punkti ja võidab kõige rohkem punkte kogunud mängija: igas voorus panustatakse viiele kaardile.
lesson-towers-bid-first = Kaardid saab kõrgeima panuse tegija, täpselt nii palju, kui ta panustas: panusta 3 ja jäta kaks madalat.
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
lesson-towers-bid-again = Ära panusta liiga vähe: kommi 5 ja 9 sobivad ning liiva 0 kahekordistab torni punktid, tõsta 3-ni.
lesson-towers-before-nine = Järjekord on vaba: seekord aseta kõigepealt kommi 5 kaardile 13.
lesson-towers-before-nine-other = Kõigepealt aseta kommi 5 kaardile 13.
lesson-towers-nine-order = Kõigepealt 5: 9 mahub ikka.
lesson-towers-nine = 9 sobib iga kaardi peale, välja arvatud 0 peale: aseta kommi 9 kaardile 5.
lesson-towers-nine-other = Kõigepealt aseta kommi 9 kaardile 5.
lesson-towers-roof = 0 on tipp ja kahekordistab torni punktid: lõpeta sellega liivatorn, siis annab 5 kaarti 10 punkti.
lesson-towers-roof-other = Võta liiva 0: tipp kahekordistab selle torni punktid.
lesson-towers-razing = Tipu peale ei sobi midagi (punane rist), lammutuskuuliga kaardid aga alles siis, kui eemaldad mõne torni pealmise kaardi.
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
learn-cities-done = See ongi Between Two Cities. Võidab mängija, kelle nõrgem linn annab kõige rohkem punkte: siin sina, 56 punktiga.
lesson-cities-less = Seal annaks see { $points }, aga linna { $city } tärniga ruudul { $best }.
lesson-cities-same = See on sama hea, aga õppetund jätkub linna { $city } tärniga ruudult.
lesson-cities-pick-first = Ehitad kummagi naabriga ühe linna: vali park ja pood, üks plaat kumbagi linna.
lesson-cities-pick-any-other = Ka hea, aga selles õppetunnis vali kaks märgitud plaati.
lesson-cities-park = Linna A ehitad Miraga: aseta park sinna, tärniga ruudule.
lesson-cities-park-other = Kõigepealt vali park: see läheb linna A tärniga ruudule.
lesson-cities-shop = Linna C ehitad Hugoga: aseta oma pood sinna.
lesson-cities-mira = Mira asetas sinu pargi kõrvale teise ja koos annavad need 8 (1–4 parki: 2 · 8 · 12 · 13).
lesson-cities-hugo = Hugo asetas sinu poe kõrvale samasse ritta teise ja koos annavad need 5 (1–4 poodi: 2 · 5 · 10 · 16).
lesson-cities-lower = Linna B ehitavad Mira ja Hugo ning lõpuks loeb ainult nõrgem sinu kahest linnast: praegu C.
lesson-cities-pick-passed = Plaadid antakse vasakule edasi ja need tulid Hugolt: vali kõrts ja kontor.
lesson-cities-tavern = Mira pakub su kõrtsile ruutu (1–4 erinevat: 1 · 4 · 9 · 17): puuduta „{ city-accept }“.
lesson-cities-tavern-other = Kõigepealt aseta kõrts linna A, tärniga ruudule.
lesson-cities-no = Alati võib keelduda, aga õppetund jätkub Mira ruuduga: nõustu sellega.
lesson-cities-other-tile = Nii küsiksid Miralt oma teise plaadi kohta, aga õppetund jätkub Mira ruuduga: nõustu sellega.
lesson-cities-other-spot = Nii paluksid teist ruutu, aga õppetund jätkub sellega: nõustu.
lesson-cities-office = Hugo kõrtsi kõrval annab kontor 1 rohkem (1–4 kontorit: 1 · 3 · 6 · 10): aseta see linna C tärniga ruudule.
lesson-cities-pick-last = Viimasest kolmest plaadist jätad endale kaks: vali tehas ja maja.
lesson-cities-factory = Tehas annab 4 seal, kus neid on kõige rohkem, 3 teisel kohal ja mujal 2: aseta see linna A tärniga ruudule.
lesson-cities-factory-other = Kõigepealt aseta tehas linna A, tärniga ruudule.
lesson-cities-house = Maja annab 1 iga muu hoonetüübi eest linnas, tehase kõrval ainult 1: aseta see linna C tärniga ruudule.
lesson-cities-pick-duplex = 2. voorus tulevad topeltplaadid, kaks hoonet ühel plaadil: vali maja kontoriga ja pood kõrtsiga.
lesson-cities-duplex = Topeltplaati ei tohi pöörata ja see peab linna puudutama: aseta maja kontoriga linna A tärniga kohale.
lesson-cities-duplex-other = Kõigepealt aseta maja kontoriga linna A, tärniga kohale.
lesson-cities-floating = Linnast saab 4 × 4 ruut, kuhu poole see ka ei kasvaks: aseta pood kõrtsiga linna C tärniga kohale.
lesson-cities-pick-end = 3. voor, kus plaate antakse paremale, on sinu eest viimase käiguni läbi mängitud: vali maja ja kontor.
lesson-cities-fill = Kummaski sinu linnas on üks ruut vaba: aseta maja linna A.
lesson-cities-fill-other = Kõigepealt aseta maja linna A, tärniga ruudule.
lesson-cities-finish = Aseta kontor linna C: sellega on mõlemad linnad valmis.
lesson-cities-end = Su linnad annavad { $city_A } ja { $city_C }, väiksem on sinu tulemus; Mira ja Hugo saavad { $city_B }, seega võitsid!

## Solo

learn-beginner = Between Two Cities üksi: algaja režiim
learn-beginner-about = Jaga tõmmatud plaadid, ehita kaks linna ja võida Automalinna.
learn-beginner-done = See oli seitsmest käigust esimene; neljandas tulevad topeltplaadid. Edu!
lesson-beginner-same = { lesson-cities-same }
lesson-beginner-cities = Üksi mängides ehitad linnu A ja C ning pead mõlemaga võitma linna B ehk Automalinna.
lesson-beginner-assign-shop = Igale linnale on tõmmatud üks plaat ja vaja on veel üht: linnal A on pood, seega anna sellele oma pood.
lesson-beginner-assign-shop-other = Linnale A sobib kõige paremini teine pood: anna pood linnale A.
lesson-beginner-assign-park = Linnal C on park: vali oma park ja anna see linnale C.
lesson-beginner-assign-park-other = Kaks parki koos annavad 8 punkti, seega anna park linnale C.
lesson-beginner-assign-house = Automalinn saab selle, mis üle jääb: anna sellele maja.
lesson-beginner-place-shop = Nüüd aseta kummassegi oma linna kaks plaati: alusta poega linnas A.
lesson-beginner-place-shop-other = Kõigepealt aseta pood linna A.
lesson-beginner-place-line = Aseta teine pood tärniga ruudule: poed reas annavad rohkem.
lesson-beginner-place-line-other = Kõigepealt aseta teine pood linna A.
lesson-beginner-place-park = Nüüd aseta park linna C.
lesson-beginner-place-group = Aseta teine park tärniga ruudule.
lesson-beginner-perfect = Automalinnal ei ole ruute: see annab punkte nii, nagu oleks see ideaalselt laotud.
lesson-beginner-level = Esimeseks mänguks sobib tase { $level }: see võtab Automalinnalt { $level_points } punkti ära.
lesson-beginner-winning = Võidad, kui su mõlemad linnad annavad rohkem kui Automalinn.

learn-solo = Between Two Cities üksi: asjatundja režiim
learn-solo-about = Võistle plaatide pärast kahe robotmängija ehk Automaga ja õpi nende kaarte lugema.
learn-solo-done = See oli asjatundja režiim. Edu Automade vastu!
lesson-solo-same = { lesson-cities-same }
lesson-solo-neighbours = Asjatundja režiimis ehitad linna A Autommasoga ja linna C Automartaga: need on robotmängijad ehk Automad.
lesson-solo-card = Autommaso kaart ütleb: tehas, siis kõige rohkem punkte; tehast tal ei olnud, seega sai linn A poe.
lesson-solo-assign-shop = Nüüd anna kummalegi oma linnale üks plaat: anna pood linnale A.
lesson-solo-assign-shop-other = Autommaso andis linnale A poe, seega sobib sinna kõige paremini teine: anna oma pood linnale A.
lesson-solo-assign-park = Automarta andis linnale C pargi: vali oma park ja anna seegi linnale C.
lesson-solo-assign-park-other = Kaks parki koos annavad 8 punkti, seega anna park linnale C.
lesson-solo-place-shop = Mõlemas linnas asetad mõlemad plaadid sina: alusta poega linnas A.
lesson-solo-place-shop-other = Kõigepealt aseta pood linna A.
lesson-solo-place-line = Aseta teine pood tärniga ruudule: poed reas annavad rohkem.
lesson-solo-place-line-other = Kõigepealt aseta teine pood linna A.
lesson-solo-place-park = Nüüd aseta park linna C.
lesson-solo-place-group = Aseta teine park tärniga ruudule.
lesson-solo-level = Automalinn alustab kahe topeltplaadiga ja saab igal käigul kaks plaati, aga tase { $level } võtab { $level_points } punkti ära.
lesson-solo-winning = Võidad, kui su mõlemad linnad annavad rohkem kui Automalinn, sest ka Automadel loeb nõrgem linn.
