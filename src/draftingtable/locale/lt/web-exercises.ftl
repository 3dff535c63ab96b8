# Naršyklės programa: užduotys.

exercises-of = Užduotys: { $game }
exercises-towers-about = Dešimt padėčių: kiek daugiausia šaukti, ką nugriauti, ką statyti pirma. Už pirmą bandymą – trys žvaigždutės.
exercises-cities-about = Dešimt padėčių: geriausias langelis, geriausios dvi plytelės, silpnesnis tavo miestas, Automos. Už pirmą bandymą – trys žvaigždutės.
exercises-sum = Žvaigždutės: { $stars } iš { $most }
exercise-stars = Žvaigždutės: { $count } iš 3
exercise-number = { $number } užduotis
exercise-leave = Išeiti iš užduočių
exercise-previous = Ankstesnė užduotis
exercise-next = Toliau
exercise-skip = Praleisti

## 5 Towers

exercise-ask-largest = Kiek daugiausia kortų gali šaukti ir visas pastatyti, jei prireikus vieną kortą nugriausi?
exercise-ask-raze = { $number ->
    [one] Liko pastatyti { $number } kortą: kurią kortą reikia nugriauti, kad visos tilptų?
    [few] Liko pastatyti { $number } kortas: kurią kortą reikia nugriauti, kad visos tilptų?
   *[other] Liko pastatyti { $number } kortų: kurią kortą reikia nugriauti, kad visos tilptų?
}
exercise-ask-order = { $number ->
    [one] Liko pastatyti { $number } kortą: pradėk nuo tos, po kurios tilps ir visos kitos.
    [few] Liko pastatyti { $number } kortas: pradėk nuo tos, po kurios tilps ir visos kitos.
   *[other] Liko pastatyti { $number } kortų: pradėk nuo tos, po kurios tilps ir visos kitos.
}
exercise-ask-card = Liko pastatyti vieną kortą: kuri dabar duoda daugiausia taškų?
exercise-too-many = { $number } – per daug: net nugriovus vieną kortą ir statant geriausia tvarka nėra kur dėti: { $cards }.
exercise-too-many-first = { $number } – per daug, net nugriovus vieną kortą ir statant geriausia tvarka.
exercise-too-few = { $number ->
    [0] Dalį šių kortų gali pastatyti.
   *[other] Gali pastatyti { $number }, bet įmanoma ir daugiau.
}
exercise-too-few-razing = Gali pastatyti { $number }, bet įmanoma ir daugiau, jei pirma nugriausi vieną kortą.
exercise-largest = Teisingai: gali pastatyti daugiausia { $number }: { $cards }.
exercise-largest-razing = Teisingai: nugriovus kortą { $raze }, galima pastatyti { $number }: { $cards }.
exercise-few-fit = Tada iš { $number } kortų tilps tik { $count }.
exercise-all-fit = Teisingai: dabar tilps visos kortos ({ $number }): { $cards }.
# $before, $after: rezultatas
exercise-scored = Teisingai: +{ $points } (buvo { $before }, dabar { $after } t.), nes { $why ->
    [roof] viršūnė padvigubina bokšto taškus
    [both] viršūnė padvigubina bokšto taškus (+{ $own }), be to, jis tampa pagrindiniu (+{ $main })
   *[main] kiekviena pagrindinio bokšto korta verta 1 tašku daugiau
}.

## Between Two Cities

exercise-ask-place = { $city ->
    [both] Kuriame mieste ir kur plytelė „{ $tile }“ duos daugiausia taškų?
   *[other] Kur mieste { $city } plytelė „{ $tile }“ duos daugiausia taškų?
}
exercise-ask-duplex = { $city ->
    [both] Kuriame mieste ir kur dviguba plytelė „{ $tile }“ duos daugiausia taškų?
   *[other] Kur mieste { $city } dviguba plytelė „{ $tile }“ duos daugiausia taškų?
}
exercise-ask-lower = Tavo rezultatas – silpnesnis miestas: kur plytelė „{ $tile }“ jam duos daugiausia?
exercise-ask-pick = Kurios dvi plytelės šį ėjimą gali duoti daugiausia taškų, po vieną kiekviename mieste?
exercise-lower-less = Tada silpnesnis tavo miestas turės { $points }, o gali turėti { $best }.
exercise-lower-points = Teisingai: silpnesnis tavo miestas dabar turi { $points }.
exercise-pair-less = Šios dvi duos daugiausia { $points }, o galima gauti { $best }.
exercise-pair-points = { $points ->
    [one] Teisingai: gerai padėtos jos duos { $points } tašką.
    [few] Teisingai: gerai padėtos jos duos { $points } taškus.
   *[other] Teisingai: gerai padėtos jos duos { $points } taškų.
}
exercise-ask-assign = Miestas A gavo: { $left }, miestas C: { $right }; kuri tavo plytelė duos daugiausia ir kuriame mieste?
exercise-ask-automacity = Automamiestas skaičiuojamas taip, lyg būtų išdėliotas tobulai: kuri plytelė duos jam mažiausiai taškų?
exercise-automacity-more = Tai duoda Automamiestui { $added }, o gali būti tik { $least }.
exercise-automacity-least = Teisingai: Automamiestas gauna tik { $added }.

## Abu žaidimai

exercise-less = { $points ->
    [one] Tai { $points } taškas, o galima gauti { $best }.
    [few] Tai { $points } taškai, o galima gauti { $best }.
   *[other] Tai { $points } taškų, o galima gauti { $best }.
}
exercise-points = { $points ->
    [one] Teisingai: dar { $points } taškas.
    [few] Teisingai: dar { $points } taškai.
   *[other] Teisingai: dar { $points } taškų.
}
exercise-rest = { $rest ->
    [none] {""}
   *[other] , kiti pastatai: { $rest }
}
exercise-place-points = { $points ->
    [one] Teisingai: pridėta { $points } taškas ({ category-name }: { $before } → { $now }{ exercise-rest }).
    [few] Teisingai: pridėta { $points } taškai ({ category-name }: { $before } → { $now }{ exercise-rest }).
   *[other] Teisingai: pridėta { $points } taškų ({ category-name }: { $before } → { $now }{ exercise-rest }).
}
