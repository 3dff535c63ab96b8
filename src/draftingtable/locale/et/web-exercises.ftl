# Brauseriklient: ülesanded.

exercises-of = Ülesanded: { $game }
exercises-towers-about = Kümme seisu: kõrgeim panus, mida eemaldada, millega alustada. Esimesel katsel saab kolm tärni.
exercises-cities-about = Kümme seisu: parim ruut, parimad kaks plaati, sinu nõrgem linn, Automad. Esimesel katsel saab kolm tärni.
exercises-sum = { $stars }/{ $most } tärni
exercise-stars = { $count }/3 tärni
exercise-number = { $number }. ülesanne
exercise-leave = Lahku ülesannetest
exercise-previous = Eelmine ülesanne
exercise-next = Edasi
exercise-skip = Jäta vahele

## 5 Towers

exercise-ask-largest = Mis on kõrgeim panus, mille puhul saad kõik kaardid tornidesse lisada, eemaldades vajaduse korral ühe kaardi?
exercise-ask-raze = Lisada on veel { $number } kaarti: milline kaart tuleb eemaldada, et kõik ära mahuksid?
exercise-ask-order = Lisada on veel { $number } kaarti: alusta sellisega, mille järel mahuvad kõik ära.
exercise-ask-card = Lisada on veel üks kaart: milline annab praegu kõige rohkem punkte?
exercise-too-many = { $number } on liiga palju: ka parimas järjekorras ja üht kaarti eemaldades ei mahu ära { $cards }.
exercise-too-many-first = { $number } on liiga palju, ka parimas järjekorras ja üht kaarti eemaldades.
exercise-too-few = { $number ->
    [0] Osa neist kaartidest saad lisada.
   *[other] Saad lisada { $number }, aga võimalik on rohkem.
}
exercise-too-few-razing = Saad lisada { $number }, aga rohkem on võimalik, kui enne ühe kaardi eemaldad.
exercise-largest = Õige: saad lisada kuni { $number }: { $cards }.
exercise-largest-razing = Õige: kui eemaldad kaardi { $raze }, saad lisada { $number }: { $cards }.
exercise-few-fit = Siis mahub { $number } kaardist ära ainult { $count }.
exercise-all-fit = Õige: nüüd mahuvad kõik kaardid ära ({ $number }): { $cards }.
# $before, $after: tulemus
exercise-scored = Õige: +{ $points } p (enne { $before }, nüüd { $after }), sest { $why ->
    [roof] tipp kahekordistab torni punktid
    [both] tipp kahekordistab torni punktid (+{ $own }) ja see saab ka peamiseks torniks (+{ $main })
   *[main] peamise torni iga kaart annab 1 punkti rohkem
}.

## Between Two Cities

exercise-ask-place = { $city ->
    [both] Kummas linnas ja kus annab plaat „{ $tile }“ kõige rohkem punkte?
   *[other] Kus linnas { $city } annab plaat „{ $tile }“ kõige rohkem punkte?
}
exercise-ask-duplex = { $city ->
    [both] Kummas linnas ja kus annab topeltplaat „{ $tile }“ kõige rohkem punkte?
   *[other] Kus linnas { $city } annab topeltplaat „{ $tile }“ kõige rohkem punkte?
}
exercise-ask-lower = Sinu tulemus on su nõrgem linn: kus annab plaat „{ $tile }“ sellele kõige rohkem juurde?
exercise-ask-pick = Millised kaks plaati võivad sel käigul anda kõige rohkem punkte, üks kummaski linnas?
exercise-lower-less = Siis on sinu nõrgemal linnal { $points }, aga võimalik on { $best }.
exercise-lower-points = Õige: sinu nõrgemal linnal on nüüd { $points }.
exercise-pair-less = Need kaks annavad kuni { $points }, aga võimalik on { $best }.
exercise-pair-points = Õige: hästi asetatult annavad need { $points } punkti.
exercise-ask-assign = Linn A sai: { $left }, linn C: { $right }; milline su plaat annab kõige rohkem ja kummas linnas?
exercise-ask-automacity = Automalinn annab punkte nii, nagu oleks see ideaalselt laotud: milline plaat annab sellele kõige vähem?
exercise-automacity-more = See annab Automalinnale { $added }, aga võimalik on ainult { $least }.
exercise-automacity-least = Õige: Automalinn saab ainult { $added }.

## Mõlemad mängud

exercise-less = See annab { $points } punkti juurde, aga võimalik on { $best }.
exercise-points = { $points ->
    [one] Õige: { $points } punkt juurde.
   *[other] Õige: { $points } punkti juurde.
}
exercise-rest = { $rest ->
    [none] {""}
   *[other] , muud hooned: { $rest }
}
exercise-place-points = { $points ->
    [one] Õige: { $points } punkt juurde ({ category-name }: { $before } → { $now }{ exercise-rest }).
   *[other] Õige: { $points } punkti juurde ({ category-name }: { $before } → { $now }{ exercise-rest }).
}
