# Klient przeglądarkowy: ćwiczenia.

exercises-of = Ćwiczenia: { $game }
exercises-towers-about = Dziesięć pozycji: najwyższa możliwa oferta, co usunąć, co dołożyć najpierw. Trzy gwiazdki, jeśli uda się za pierwszym razem.
exercises-cities-about = Dziesięć pozycji: najlepsze pole, najlepsze dwie płytki, twoje słabsze miasto, Automy. Trzy gwiazdki, jeśli uda się za pierwszym razem.
exercises-sum = Gwiazdki: { $stars } z { $most }
exercise-stars = Gwiazdki: { $count } z 3
exercise-number = Ćwiczenie { $number }
exercise-leave = Wyjdź z ćwiczeń
exercise-previous = Poprzednie ćwiczenie
exercise-next = Dalej
exercise-skip = Pomiń

## 5 Towers

exercise-ask-largest = Ile kart możesz najwyżej zalicytować, żeby wszystkie dołożyć, w razie potrzeby usuwając jedną kartę?
exercise-ask-raze = { $number ->
    [one] Do dołożenia została { $number } karta: którą kartę trzeba usunąć, żeby wszystkie się zmieściły?
    [few] Do dołożenia zostały { $number } karty: którą kartę trzeba usunąć, żeby wszystkie się zmieściły?
    [many] Do dołożenia zostało { $number } kart: którą kartę trzeba usunąć, żeby wszystkie się zmieściły?
   *[other] Do dołożenia zostało { $number } karty: którą kartę trzeba usunąć, żeby wszystkie się zmieściły?
}
exercise-ask-order = { $number ->
    [one] Do dołożenia została { $number } karta: zacznij od takiej, po której zmieszczą się wszystkie.
    [few] Do dołożenia zostały { $number } karty: zacznij od takiej, po której zmieszczą się wszystkie.
    [many] Do dołożenia zostało { $number } kart: zacznij od takiej, po której zmieszczą się wszystkie.
   *[other] Do dołożenia zostało { $number } karty: zacznij od takiej, po której zmieszczą się wszystkie.
}
exercise-ask-card = Została do dołożenia jedna karta: która daje teraz najwięcej punktów?
exercise-too-many = { $number } to za dużo: nawet w najlepszej kolejności i po usunięciu jednej karty { $cards_count ->
    [one] nie zmieści się
    [few] nie zmieszczą się
    [many] nie zmieszczą się
   *[other] nie zmieszczą się
}: { $cards }.
exercise-too-many-first = { $number } to za dużo, nawet w najlepszej kolejności i po usunięciu jednej karty.
exercise-too-few = { $number ->
    [0] Część tych kart możesz dołożyć.
   *[other] Możesz dołożyć { $number }, ale da się więcej.
}
exercise-too-few-razing = Możesz dołożyć { $number }, ale da się więcej, jeśli najpierw usuniesz jedną kartę.
exercise-largest = Dobrze: możesz dołożyć najwyżej { $number }: { $cards }.
exercise-largest-razing = Dobrze: po usunięciu karty { $raze } możesz dołożyć { $number }: { $cards }.
exercise-few-fit = { $count ->
    [one] Wtedy z { $number } kart zmieści się tylko { $count }.
    [few] Wtedy z { $number } kart zmieszczą się tylko { $count }.
    [many] Wtedy z { $number } kart zmieści się tylko { $count }.
   *[other] Wtedy z { $number } kart zmieści się tylko { $count }.
}
exercise-all-fit = Dobrze: teraz zmieszczą się wszystkie karty ({ $number }): { $cards }.
# $before, $after: wynik
exercise-scored = Dobrze: +{ $points } pkt (z { $before } na { $after }), bo { $why ->
    [roof] dach podwaja punkty wieży
    [both] dach podwaja punkty wieży (+{ $own }), która staje się też wybraną wieżą (+{ $main })
   *[main] każda karta wybranej wieży daje o 1 więcej
}.

## Between Two Cities

exercise-ask-place = { $city ->
    [both] W którym mieście i na którym polu { $tile } da najwięcej punktów?
   *[other] Na którym polu w mieście { $city } { $tile } da najwięcej punktów?
}
exercise-ask-duplex = { $city ->
    [both] W którym mieście i na którym polu podwójna płytka „{ $tile }” da najwięcej punktów?
   *[other] Na którym polu w mieście { $city } podwójna płytka „{ $tile }” da najwięcej punktów?
}
exercise-ask-lower = Liczy się twoje słabsze miasto; gdzie ta płytka podniesie jego wynik najbardziej: { $tile }?
exercise-ask-pick = Które dwie płytki mogą dać w tej turze najwięcej punktów, po jednej w każdym mieście?
exercise-lower-less = Wtedy twoje słabsze miasto ma { $points }, a może mieć { $best }.
exercise-lower-points = Dobrze: twoje słabsze miasto ma teraz { $points }.
exercise-pair-less = Te dwie dadzą najwyżej { $points }, a można zdobyć { $best }.
exercise-pair-points = { $points ->
    [one] Dobrze: na właściwych polach dają { $points } punkt.
    [few] Dobrze: na właściwych polach dają { $points } punkty.
    [many] Dobrze: na właściwych polach dają { $points } punktów.
   *[other] Dobrze: na właściwych polach dają { $points } punktu.
}
exercise-ask-assign = Miasto A dostało: { $left }, miasto C: { $right }; która z twoich płytek da najwięcej i w którym mieście?
exercise-ask-automacity = Automiasto punktuje tak, jakby było ułożone idealnie: która płytka da mu najmniej punktów?
exercise-automacity-more = To daje Automiastu { $added }, a może być tylko { $least }.
exercise-automacity-least = Dobrze: Automiasto dostaje tylko { $added }.

## Obie gry

exercise-less = To daje { $points } pkt więcej, a można zdobyć { $best }.
exercise-points = Dobrze: to daje { $points } pkt więcej.
exercise-rest = { $rest ->
    [none] {""}
   *[other] , inne budynki: { $rest }
}
exercise-place-points = Dobrze: to daje { $points } pkt więcej ({ category-name }: { $before } → { $now }{ exercise-rest }).
