fair-proved = Jagamine oli aus
fair-proved-about = Keegi ei saanud valida, mida jagatakse, ja hiljem ei muudetud midagi.
fair-unprovable = Ei saa tõendada
fair-unprovable-about = See ei tähenda, et midagi oleks olnud valesti. Mis on puudu:
fair-broken = Ei klapi
fair-broken-about = See ei vasta sellele, mis enne mängu lubati. Laadi mängu üleskirjutus alla ja küsi serveri haldajalt.
fair-secret = Server kasutas arvu, mille ta enne mängu kindlaks määras.
fair-people = { $count ->
    [one] Mängija arv on see, mis määrati kindlaks enne mängu.
   *[other] Kõigi { $count } mängija arvud on need, mis määrati kindlaks enne mängu.
}
fair-mine = Nende seas on ka sinu arv.
fair-seating = Istekohad määrati nende arvude järgi.
fair-start = Alustav mängija määrati nende arvude järgi.
fair-deals = { $count ->
    [one] Ainus jagamine tehti nende arvude järgi.
   *[other] Kõik { $count } jagamist tehti nende arvude järgi.
}
fair-seen = { $count ->
    [one] Üleskirjutuses on sama jagamine, mida nägid.
   *[other] Üleskirjutuses on samad { $count } jagamist, mida nägid.
}
fair-why-version-1 = See mäng jagati meie esimese meetodiga. Server kasutas oma arvu, aga kes andis oma arvu viimasena, võis proovida mitut.
fair-why-no-proof = Selles üleskirjutuses ei ole tõendit, nagu ikka, kui mängu ei mängitud serveris.
fair-why-nobody = Ühegi mängija seade ei lisanud arvu, seega otsustas jagamise server üksi.
fair-why-daily = See on päeva jaotus ({ $date }): selle loosis server üksi, kõigile ühesuguse. Sõrmejälg avaldati päev varem; päeva jaotuse leht võrdleb seda sellega, mida see seade nägi.
fair-why-dealt-before = Seda jaotust on juba mängitud, seega võis keegi seda teada.
fair-why-not-revealed = Õigel ajal näitamata arve: { $count }. Kes teadis serveri arvu ja istus sellel kohal, võis valida kahe jagamise vahel.
fair-why-not-revealed-by = Oma arvu ei näidanud õigel ajal { $names }. Kes teadis serveri arvu ja istus sellel kohal, võis valida kahe jagamise vahel.
fair-why-no-part = Sa ei mänginud selles mängus, seega ei ole ükski neist arvudest sinu seadmest.
fair-why-nothing-kept = See seade ei jätnud selle mängu algusest midagi alles. Võib-olla mängisid privaataknas või teises seadmes.
fair-why-other-number = Sinu koha arv ei ole sellest seadmest.
fair-why-mine-late = Sinu seade ei näidanud oma arvu õigel ajal.
fair-why-dealt-again = Selle mängu esimene alustamine serveris ebaõnnestus ja mäng jagati uuesti. Serveri haldaja võis valida kahe jagamise vahel.
fair-bad-header = Üleskirjutuse tõendit ei saa lugeda ({ $header }).
fair-bad-secret = Serveri arv ei vasta üleskirjutuses olevale sõrmejäljele.
fair-bad-commitment = Serveri sõrmejälg ei ole see, mida see seade enne mängu nägi.
fair-bad-number = Mängija { $seat } arv ei ole see, mille ta ette kindlaks määras.
fair-bad-lock = Mängijate sõrmejäljed ei ole need, mida see seade enne jagamist nägi.
fair-bad-terms = Mängiti teiste seadetega, kui enne jagamist kindlaks määrati.
fair-bad-dropped = Sinu seade näitas oma arvu õigel ajal ja server kinnitas seda, aga üleskirjutus väidab vastupidist.
fair-bad-start = Alustav mängija ei ole see, kes loositi.
fair-bad-seating = Istekohad ei ole need, mis loositi.
fair-bad-deal = Jagamine { $number } ei vasta neile arvudele.
fair-bad-seen = Jagamine { $number } ei ole see, mida nägid.
fair-bad-moves = Üleskirjutuse järgi jäid lauale teised kaardid kui need, mida nägid, ja need jagati uuesti.
fair-bad-no-proof = Üleskirjutuses ei ole tõendit, kuigi see mäng jagati tõendiga.
fair-bad-version = Üleskirjutuse järgi jagati see mäng meie esimese meetodiga, aga see ei ole nii.
fair-bad-refused-commitment = Enne jagamist näitas server teist sõrmejälge kui alguses. Sinu seade jättis oma arvu enda teada.
fair-bad-refused-mine = Enne jagamist oli sinu arv puudu. Sinu seade jättis selle enda teada.
fair-bad-refused-terms = Enne jagamist ei olnud seaded need, mida nägid. Sinu seade jättis oma arvu enda teada.
fair-bad-refused-lock = Server määras arvud kindlaks kaks korda, eri viisil. Sinu seade jättis oma arvu enda teada.
fair-bad-refused-dealt = Server muutis jagamist, mida ta oli sulle juba näidanud.
fair-how = Kuidas see töötab
fair-how-promise = Enne mängu valivad server ja iga mängija seade ühe arvu ning näitavad ainult selle sõrmejälge. Sellest hetkest ei saa keegi oma arvu muuta.
fair-how-mix = Siis näidatakse ja segatakse kõik arvud. Neist tulenevad istekohad, alustav mängija ja kõik jagamised.
fair-how-check = Pärast mängu jagab sinu brauser kõik uuesti ja võrdleb sellega, mille ta alles jättis.
fair-not-proved = See ei tõenda, et keegi ei piilunud: serveri haldaja võis mängu ajal näha seda, mis oli peidetud.
