# A böngészős kliens: feladatok.

exercises-of = Feladatok: { $game }
exercises-towers-about = Tíz helyzet: a legnagyobb licit, mit bonts le, mivel kezdj. Első próbára három csillag jár.
exercises-cities-about = Tíz helyzet: a legjobb mező, a legjobb két lapka, az alacsonyabb értékű városod, az Automák. Első próbára három csillag jár.
exercises-sum = { $most } csillagból { $stars }
exercise-stars = 3 csillagból { $count }
exercise-number = { $number }. feladat
exercise-leave = Kilépés a feladatokból
exercise-previous = Előző feladat
exercise-next = Tovább
exercise-skip = Kihagyás

## 5 Towers

exercise-ask-largest = Legfeljebb hány kártyára licitálhatsz úgy, hogy mindet meg is tudd építeni, ha kell, egy kártya lebontásával?
exercise-ask-raze = { $number } kártyát kell még megépítened: melyik kártyádat kell lebontanod, hogy mind elférjen?
exercise-ask-order = { $number } kártyát kell még megépítened: kezdj olyannal, amely után mind elfér.
exercise-ask-card = Egy kártyát kell még megépítened: melyik ér most a legtöbbet?
exercise-too-many = { $number } túl sok: a legjobb sorrendben, egy kártyát lebontva sem fér el: { $cards }.
exercise-too-many-first = { $number } túl sok, akkor is, ha lebontasz egy kártyát, és a legjobb sorrendet választod.
exercise-too-few = { $number ->
    [0] Ezekből a kártyákból néhányat meg tudsz építeni.
   *[other] { $number } kártyát meg tudsz építeni, de többet is lehet.
}
exercise-too-few-razing = { $number } kártyát meg tudsz építeni, de többet is lehet, ha előbb lebontasz egyet.
exercise-largest = Helyes: legfeljebb { $number } kártyát tudsz megépíteni: { $cards }.
exercise-largest-razing = Helyes: egy lebontással ({ $raze }) { $number } kártyát tudsz megépíteni: { $cards }.
exercise-few-fit = Így { $number ->
    [1] az
    [5] az
   *[other] a
} { $number } kártyából csak { $count } fér el.
exercise-all-fit = Helyes: most már mind { $number ->
    [1] az
    [5] az
   *[other] a
} { $number } kártya elfér: { $cards }.
# $before, $after: az eredmény
exercise-scored = Helyes: +{ $points } GyP (eddig { $before }, most { $after }), mert { $why ->
    [roof] a toronytető megduplázza a torony pontjait
    [both] a toronytető megduplázza a torony pontjait (+{ $own }), és ez lesz a fő tornyod is (+{ $main })
   *[main] a fő torony minden kártyája eggyel többet ér
}.

## Between Two Cities

exercise-ask-place = { $city ->
    [both] Melyik városban és hol éri ez a lapka a legtöbb pontot: { $tile }?
   *[other] Hol éri ez a lapka a legtöbb pontot ({ $city }‑város): { $tile }?
}
exercise-ask-duplex = { $city ->
    [both] Melyik városban és hol éri ez a dupla épületlapka a legtöbb pontot: { $tile }?
   *[other] Hol éri ez a dupla épületlapka a legtöbb pontot ({ $city }‑város): { $tile }?
}
exercise-ask-lower = Az eredményed az alacsonyabb értékű városod pontszáma; hol növeli ezt a legtöbbel ez a lapka: { $tile }?
exercise-ask-pick = Melyik két lapka érheti ebben a körben a legtöbb pontot, városonként egy?
exercise-lower-less = Így az alacsonyabb értékű városod { $points } pontos, pedig { $best } is lehetne.
exercise-lower-points = Helyes: az alacsonyabb értékű városod most { $points } pontos.
exercise-pair-less = Ez a kettő legfeljebb { $points } pontot ér, pedig { $best } is lehetne.
exercise-pair-points = Helyes: jól lerakva ez a kettő { $points } pontot ér.
exercise-ask-assign = Az A város ezt kapta: { $left }, a C város ezt: { $right }; melyik lapkád hozza a legtöbbet, és melyik városban?
exercise-ask-automacity = Automaváros úgy ér pontot, mintha tökéletesen lenne elrendezve: melyik lapkával kapja a legkevesebbet?
exercise-automacity-more = Ezzel Automaváros { $added } pontot kap, pedig lehetne csak { $least } is.
exercise-automacity-least = Helyes: Automaváros csak { $added } pontot kap.

## Mindkét játék

exercise-less = Ez { $points } ponttal több, pedig { $best } is lehetne.
exercise-points = Helyes: ez { $points } ponttal több.
exercise-rest = { $rest ->
    [none] {""}
   *[other] , a többi épület: { $rest }
}
exercise-place-points = Helyes: ez { $points } ponttal több ({ category-name }: { $before } → { $now }{ exercise-rest }).
