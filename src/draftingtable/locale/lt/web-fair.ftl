fair-proved = Dalijimas buvo sąžiningas
fair-proved-about = Niekas negalėjo parinkti, kas bus išdalyta, ir vėliau niekas nebuvo pakeista.
fair-unprovable = Įrodyti negalima
fair-unprovable-about = Tai nereiškia, kad kas nors buvo negerai. Ko trūksta:
fair-broken = Nesutampa
fair-broken-about = Tai nesutampa su tuo, kas buvo pažadėta prieš žaidimą. Atsisiųsk įrašą ir paklausk serverio prižiūrėtojo.
fair-secret = Serveris panaudojo skaičių, kurį nustatė prieš žaidimą.
fair-people = { $count ->
    [1] Žaidėjo skaičius yra tas, kuris buvo nustatytas prieš žaidimą.
   *[other] Visų žaidėjų ({ $count }) skaičiai yra tie, kurie buvo nustatyti prieš žaidimą.
}
fair-mine = Tarp jų yra ir tavo skaičius.
fair-seating = Vietas prie stalo lėmė šie skaičiai.
fair-start = Pradedantį žaidėją lėmė šie skaičiai.
fair-deals = { $count ->
    [1] Vienintelį dalijimą lėmė šie skaičiai.
   *[other] Visus dalijimus ({ $count }) lėmė šie skaičiai.
}
fair-seen = { $count ->
    [1] Įraše yra tas pats dalijimas, kurį matei.
   *[other] Įraše yra tie patys dalijimai ({ $count }), kuriuos matei.
}
fair-why-version-1 = Šis žaidimas išdalytas pirmuoju mūsų būdu. Serveris panaudojo savo skaičių, bet tas, kas saviškį pateikė paskutinis, galėjo išbandyti kelis.
fair-why-no-proof = Šiame įraše įrodymo nėra, kaip įprasta, kai žaidžiama ne serveryje.
fair-why-nobody = Nė vieno žaidėjo įrenginys skaičiaus nepridėjo, todėl dalijimą lėmė vien serveris.
fair-why-daily = Tai dienos dalijimas ({ $date }): jį visiems vienodą traukė vienas serveris. Jo kontrolinis kodas paskelbtas dieną prieš; dienos dalijimo puslapis palygina jį su tuo, ką matė šis įrenginys.
fair-why-dealt-before = Šis dalijimas jau žaistas, todėl kas nors galėjo jį žinoti.
fair-why-not-revealed = Laiku neparodyta skaičių: { $count }. Tas, kas žinojo serverio skaičių ir užėmė tą vietą, galėjo rinktis iš dviejų dalijimų.
fair-why-not-revealed-by = Skaičiaus laiku neparodė { $names }. Tas, kas žinojo serverio skaičių ir užėmė tą vietą, galėjo rinktis iš dviejų dalijimų.
fair-why-no-part = Šiame žaidime nežaidei, todėl nė vienas iš šių skaičių nėra iš tavo įrenginio.
fair-why-nothing-kept = Šis įrenginys nieko neišsaugojo nuo žaidimo pradžios. Galbūt žaidei privačiame lange arba kitu įrenginiu.
fair-why-other-number = Tavo vietos skaičius yra ne iš šio įrenginio.
fair-why-mine-late = Tavo įrenginys laiku neparodė savo skaičiaus.
fair-why-dealt-again = Pirmą kartą pradėti šio žaidimo serveryje nepavyko, todėl išdalyta iš naujo. Serverio prižiūrėtojas galėjo rinktis iš dviejų dalijimų.
fair-bad-header = Įrašo įrodymo perskaityti negalima ({ $header }).
fair-bad-secret = Serverio skaičius neatitinka įraše esančio kontrolinio kodo.
fair-bad-commitment = Serverio kontrolinis kodas ne tas, kurį šis įrenginys matė prieš žaidimą.
fair-bad-number = { $seat } žaidėjo skaičius ne tas, kuris buvo nustatytas iš anksto.
fair-bad-lock = Žaidėjų kontroliniai kodai ne tie, kuriuos šis įrenginys matė prieš dalijant.
fair-bad-terms = Žaista ne pagal nustatymus, kurie buvo užfiksuoti prieš dalijant.
fair-bad-dropped = Tavo įrenginys laiku parodė savo skaičių ir serveris tai patvirtino, bet įrašas sako kitaip.
fair-bad-start = Pradėjo ne tas žaidėjas, kurį lėmė burtai.
fair-bad-seating = Vietos prie stalo ne tos, kurias lėmė burtai.
fair-bad-deal = { $number } dalijimas neatitinka šių skaičių.
fair-bad-seen = { $number } dalijimas ne tas, kurį matei.
fair-bad-moves = Pagal įrašą ant stalo liko kitos kortos, nei matei, ir jos buvo dalijamos iš naujo.
fair-bad-no-proof = Įraše įrodymo nėra, nors šis žaidimas buvo išdalytas su juo.
fair-bad-version = Įraše sakoma, kad šis žaidimas išdalytas pirmuoju mūsų būdu, bet tai netiesa.
fair-bad-refused-commitment = Prieš dalydamas serveris parodė kitą kontrolinį kodą nei iš pradžių. Tavo įrenginys savo skaičiaus neparodė.
fair-bad-refused-mine = Prieš dalijant tavo skaičiaus trūko. Tavo įrenginys jo neparodė.
fair-bad-refused-terms = Prieš dalijant nustatymai buvo ne tie, kuriuos matei. Tavo įrenginys savo skaičiaus neparodė.
fair-bad-refused-lock = Serveris skaičius užfiksavo du kartus ir skirtingai. Tavo įrenginys savo skaičiaus neparodė.
fair-bad-refused-dealt = Serveris pakeitė dalijimą, kurį tau jau buvo parodęs.
fair-how = Kaip tai veikia
fair-how-promise = Prieš žaidimą serveris ir kiekvieno žaidėjo įrenginys pasirenka po skaičių ir parodo tik jo kontrolinį kodą. Nuo tada niekas savo skaičiaus pakeisti negali.
fair-how-mix = Tada visi skaičiai parodomi ir sumaišomi. Iš to išplaukia vietos prie stalo, pradedantis žaidėjas ir kiekvienas dalijimas.
fair-how-check = Po žaidimo tavo naršyklė viską išdalija iš naujo ir palygina su tuo, ką išsaugojo.
fair-not-proved = Tai neįrodo, kad niekas nežvilgčiojo: serverio prižiūrėtojas žaidimo metu galėjo matyti tai, kas užversta.
