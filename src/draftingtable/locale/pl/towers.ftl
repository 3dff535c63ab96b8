# 5 Towers: components, events, moves, explanations, errors. The terms are those of the printed game.

towers-title = 5 Towers

# $type: c, h, t, j or s
tower-name = { $type ->
    [c] cukierkowa wieża
    [h] straszna wieża
    [t] roślinna wieża
    [j] złomowa wieża
   *[s] piaskowa wieża
}

# As above, in one short word, under a tower.
tower-short = { $type ->
    [c] cukierkowa
    [h] straszna
    [t] roślinna
    [j] złomowa
   *[s] piaskowa
}

## Events

event-deal = Runda { $round }, wystawka: { $cards }. Rozpoczyna { $starter }.
event-last-round = Stos do dobierania znów się wyczerpał: to ostatnia runda.
event-bid = { $player } licytuje { $number }.
event-pass = { $player } pasuje.
event-builds = { $player } wygrywa licytację i bierze { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
event-nobody-builds = Nikt nie buduje; ponownie rozpoczyna { $starter }.
event-raze = { $player } usuwa kartę: { $card }.
event-build = { $player } dokłada kartę: { $card } (piętro { $height }).
# Several cards in a row: $card lists them.
event-build-many = { $player } dokłada karty: { $card }.
event-withdraw = { $player } wycofuje ofertę { $number }.
event-clear = { $cards_count ->
    [0] Na wystawce nic nie zostało.
   *[other] Na stos kart odrzuconych: { $cards }.
}
event-reshuffle = Stos do dobierania wyczerpał się po raz pierwszy. { $cards ->
    [one] Nowy stos do dobierania tworzy { $cards } karta ze stosu kart odrzuconych.
    [few] Nowy stos do dobierania tworzą { $cards } potasowane karty ze stosu kart odrzuconych.
    [many] Nowy stos do dobierania tworzy { $cards } potasowanych kart ze stosu kart odrzuconych.
   *[other] Nowy stos do dobierania tworzy { $cards } potasowanej karty ze stosu kart odrzuconych.
}
event-over = Koniec gry (runda { $round }): { $reason ->
    [no-discard] stos do dobierania się wyczerpał, a stos kart odrzuconych jest pusty.
   *[second-pass] stos do dobierania wyczerpał się po raz drugi.
}

## The table

# $pass: 1 or 2, how often the draw pile has been gone through
towers-header = Runda { $round } · przejście { $pass }/2 · stos do dobierania { $pile } · stos kart odrzuconych { $discard }
towers-display = Wystawka
towers-bids = Licytacja
towers-bid-passed = pas
towers-main = wybrana wieża +{ $points }
towers-razed = stos kart usuniętych { $count } ({ $points })

## Moves

move-bid = Licytuj { $number }
move-bid-zero = Licytuj 0 (nie bierzesz kart)
move-pass = Spasuj
move-raze = Usuń kartę { $card } (koszt: { $cost } PZ, a karta już się nie liczy)
move-build-on = Dołóż { $card } na { $top }
move-build-new = Dołóż { $card } (nowa wieża)
move-withdraw = Wycofaj ofertę
ask-bid = { $player }: ile kart licytujesz?
ask-build = { $player }: do dołożenia { $left ->
    [one] została { $left } karta
    [few] zostały { $left } karty
    [many] zostało { $left } kart
   *[other] zostało { $left } karty
}. Która następna?

## Hints

hint-eight = Wskazówka: na 8 można położyć kartę tego samego rodzaju o dowolnej wartości.
hint-nine = Wskazówka: 9 można położyć na każdej karcie tego samego rodzaju oprócz dachu.
hint-raze = Wskazówka: usunięcie karty robi miejsce i kosztuje mniej, niż się wydaje: tym razem { $cost } PZ, a karta już się nie liczy.

## Why not more

limit-short = { $largest ->
    [0] Nie możesz dołożyć żadnej z tych kart
   *[other] Z tych kart możesz dołożyć najwyżej { $largest }
} (wpisz „czemu”, aby poznać powód).
why-everything = Można dołożyć wszystkie karty z wystawki: { $cards }.
why-most = { $largest ->
    [0] Nie można dołożyć żadnej karty z wystawki.
    [one] Z wystawki można dołożyć najwyżej { $largest } kartę: { $cards }.
    [few] Z wystawki można dołożyć najwyżej { $largest } karty: { $cards }.
    [many] Z wystawki można dołożyć najwyżej { $largest } kart: { $cards }.
   *[other] Z wystawki można dołożyć najwyżej { $largest } karty: { $cards }.
}
why-raze = Trzeba jednak najpierw usunąć kartę: { $card }.
why-standing = Brak miejsca na kartę: { $card }. Na wierzchu wieży leży { $on }, a położyć na niej można tylko niższą wartość.
why-together = Brak miejsca na kartę: { $card }. Nie zmieści się w tej samej wieży co: { $others }.
why-roof = Brak miejsca na kartę: { $card }. Wieżę zamyka dach ({ $on }).
why-other-raze = Tu też pomogłoby usunięcie karty, ale w rundzie można usunąć tylko jedną.
why-possible = Można licytować { $number }.
why-card-possible = Tę kartę można teraz dołożyć: { $card }.

## Unseen cards

unseen-title = { $count ->
    [one] W stosie do dobierania jest jeszcze { $count } karta
    [few] W stosie do dobierania są jeszcze { $count } karty
    [many] W stosie do dobierania jest jeszcze { $count } kart
   *[other] W stosie do dobierania jest jeszcze { $count } karty
}
unseen-empty = Stos do dobierania jest pusty.

## The rules in short

rules-types = Jest pięć rodzajów wież: c cukierkowa, h straszna, t roślinna, j złomowa, s piaskowa. Możesz mieć najwyżej jedną wieżę każdego rodzaju.
rules-falling = Kartę kładzie się na wierzch wieży jej rodzaju i tylko na wyższą wartość.
rules-eight = Na 8 można położyć kartę tego samego rodzaju o dowolnej wartości.
rules-nine = 9 można położyć na każdej karcie tego samego rodzaju oprócz dachu.
rules-roof = 0 to dach: niczego się na nim nie kładzie i nigdy się go nie usuwa.
rules-bidding = W każdej rundzie na wystawce leży pięć kart. Każda osoba ma jedną szansę, by zalicytować, ile z nich bierze. Kto licytuje najwyżej, bierze dokładnie tyle kart i dokłada wszystkie do swoich wież.
rules-razing = Przed budową możesz usunąć wierzchnią kartę jednej ze swoich wież.
rules-end = Gdy stos do dobierania się wyczerpie, nowym staje się potasowany stos kart odrzuconych. Gdy i on się wyczerpie, rozgrywa się ostatnią rundę.
rules-points = Punkty: 1 PZ za każdą kartę, a 2 PZ, jeśli wieża ma dach; dodatkowo 1 PZ za każdą kartę wybranej (najwyższej) wieży. Usunięte karty kosztują 1, 2, 3, …

## The result

result-player = Gracz
result-main = Wybrana wieża
result-razed = Usunięte
result-total = Razem

## Errors

error-no-such-card = „{ $found }” nie oznacza karty. Podaj literę (c, h, t, j, s) i wartość od 0 do 15, na przykład s7.
error-cards-come-first = Najpierw trzeba wyłożyć karty na wystawkę.
error-bidding-not-building = Trwa licytacja: nie można jeszcze dokładać ani usuwać kart.
error-building-not-bidding = Licytacja się skończyła: teraz buduje osoba z najwyższą ofertą.
error-no-withdrawing-with-referee = Gdy działa sędzia licytacji, nie można wycofać oferty.
error-start-player-names-a-number = Osoba rozpoczynająca nie może spasować, ale może licytować 0.
error-bid-above-display = { $display ->
    [one] Nie można licytować { $bid }: na wystawce jest tylko { $display } karta.
    [few] Nie można licytować { $bid }: na wystawce są tylko { $display } karty.
    [many] Nie można licytować { $bid }: na wystawce jest tylko { $display } kart.
   *[other] Nie można licytować { $bid }: na wystawce jest tylko { $display } karty.
}
error-bid-not-higher = Trzeba przebić najwyższą ofertę ({ $highest }); { $bid } to za mało.
error-bid-not-below-withdrawn = Nowa oferta musi być niższa od wycofanej ({ $withdrawn }); { $bid } to za dużo.
error-bid-unbuildable = { $largest ->
    [0] Nie dołożysz tylu kart ({ $bid }): nie zmieści się żadna.
    [one] Nie dołożysz tylu kart ({ $bid }): zmieści się najwyżej { $largest }.
    [few] Nie dołożysz tylu kart ({ $bid }): zmieszczą się najwyżej { $largest }.
    [many] Nie dołożysz tylu kart ({ $bid }): zmieści się najwyżej { $largest }.
   *[other] Nie dołożysz tylu kart ({ $bid }): zmieści się najwyżej { $largest }.
}
error-not-on-display = Tej karty nie ma na wystawce: { $card }.
error-does-not-fit = { $card } tu nie pasuje: na wierzchu leży { $top }.
error-bid-would-fail = { $left ->
    [one] Wtedy zabrakłoby miejsca na pozostałą kartę. Wybierz inny ruch.
    [few] Wtedy zabrakłoby miejsca na którąś z { $left } pozostałych kart. Wybierz inny ruch.
    [many] Wtedy zabrakłoby miejsca na którąś z { $left } pozostałych kart. Wybierz inny ruch.
   *[other] Wtedy zabrakłoby miejsca na którąś z { $left } pozostałych kart. Wybierz inny ruch.
}
error-razed-already = W rundzie można usunąć tylko jedną kartę.
error-raze-comes-first = Kartę można usunąć tylko przed dołożeniem pierwszej karty.
error-no-tower-to-raze = Nie ma czego usunąć: { tower-name } nie ma żadnej karty.
error-roof-not-razed = Dachu nigdy się nie usuwa, a { tower-name } ma dach.

## Errors on score pads

error-sheet-name-twice = { $place }: imię „{ $name }” podano dwa razy.
error-sheet-tower-order = { $place }: { $card } nie pasuje, bo niżej leży { $top }.
error-sheet-beyond-deck = Karta { $card } występuje na arkuszu częściej ({ $found }) niż w talii ({ $deck }).
error-sheet-beyond-deck-size = Na arkuszu jest łącznie z usuniętymi więcej kart ({ $found }) niż w talii ({ $deck }).
error-sheet-tower-height = { $place }: za wysoka wieża; największa liczba kart to { $most }.
error-sheet-beyond-roofs = { $kind }: na arkuszu jest więcej dachów ({ $found }) niż w talii ({ $deck }).
error-sheet-beyond-kind = { $kind }: na arkuszu jest więcej kart tego rodzaju ({ $found }) niż w talii ({ $deck }).
