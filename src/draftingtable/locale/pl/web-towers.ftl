# The browser client's table of 5 Towers.

# $type: c, h, t, j or s (used by tower-short)
tw-card = { tower-short } { $value }
tw-card-roof = { tower-short } 0 (dach)
tw-card-never = { $card }: nie masz na nią miejsca
tw-card-raze = { $card }: zmieści się dopiero po usunięciu karty
tw-card-stack = { $card }: zmieści się tylko na innej z tych kart
tw-card-fits = { $card } pasuje na twoje wieże.
tw-card-closed = { $card }: teraz nie można jej dołożyć, bo muszą się zmieścić wszystkie wylicytowane karty.
# $before: a card of the same tower that must be built earlier
tw-card-too-early = { $card }: jeszcze nie można jej dołożyć, bo { $before } by na nią nie pasowała. Najpierw dołóż tamtą kartę.
# $on: the top of its tower. $under: the cards that go there first
tw-card-after-raze = { $card } teraz nie pasuje: na wierzchu leży { $on }. Można ją dołożyć, jeśli najpierw usuniesz tę kartę.
tw-card-after-card = { $card } teraz nie pasuje: na wierzchu leży { $on }. Można ją dołożyć, jeśli najpierw dołożysz: { $under }.
tw-card-after-both = { $card } teraz nie pasuje: na wierzchu leży { $on }. Można ją dołożyć, jeśli najpierw usuniesz tę kartę, a potem dołożysz: { $under }.

# $values: from the bottom up. $roof: yes or no
tw-tower-text = { $tower }, { $count ->
    [one] { $count } piętro
    [few] { $count } piętra, od dołu do góry
    [many] { $count } pięter, od dołu do góry
   *[other] { $count } piętra, od dołu do góry
}: { $values }. { $roof ->
    [yes] Ma dach.
   *[no] Jeszcze bez dachu.
} { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
tw-tower-empty = { $tower }: jeszcze nie zaczęta

tw-round = Runda { $round }
tw-pass = { $pass ->
    [1] Pierwsze
   *[2] Drugie
} z dwóch przejść przez stos do dobierania.
tw-pass-means = { tw-pass } Po pierwszym z kart odrzuconych powstaje potasowany nowy stos. Gdy i on się wyczerpie, gra kończy się z tą rundą.
tw-last-round = Ostatnia runda
tw-rounds-left = jeszcze { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
tw-rounds-about = W przybliżeniu { tw-rounds-left }.
tw-draw-pile = stos do dobierania
tw-discard-pile = karty odrzucone
tw-piles = Stos do dobierania: { $pile }. Stos kart odrzuconych: { $discard }. Co jeszcze może się pojawić?
tw-start-player = osoba rozpoczynająca
tw-dealing = Na wystawkę trafiają nowe karty.

## The auction

tw-says-bid = licytuje { $number }
tw-says-builds = buduje: { $placed } z { $all }
tw-says-now = teraz licytuje
tw-says-nothing = jeszcze bez oferty
tw-you-bid = licytujesz { $number }
tw-you-builds = budujesz: { $placed } z { $all }
tw-you-now = teraz licytujesz
tw-you-nothing = jeszcze bez oferty
# In place of a bid: somebody took all the cards before
tw-not-asked = już nie licytuje
tw-ask-bid = Ile kart bierzesz?
tw-largest = { $largest ->
    [0] Nie możesz dołożyć żadnej z nich.
    [one] Możesz dołożyć najwyżej { $largest } kartę.
    [few] Możesz dołożyć najwyżej { $largest } karty.
    [many] Możesz dołożyć najwyżej { $largest } kart.
   *[other] Możesz dołożyć najwyżej { $largest } karty.
}
tw-largest-raze = { $free ->
    [0] Tylko po usunięciu karty (−{ $cost }): { $largest }.
   *[other] Najwyżej { $free }, a po usunięciu karty (−{ $cost }): { $largest }.
}
# Next to a drawing of what the bid could build. $gain: points with their sign
tw-example = Z zaznaczonymi kartami: { $gain } pkt
tw-raze-costs = Kosztuje to w sumie { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
}.
tw-choose-number = Wybierz liczbę
tw-chosen = Wybrano: { $what }. Dotknij ponownie, aby potwierdzić.
tw-pass-round = Spasuj w tej rundzie
# In place of “Pass”, on a small button
tw-start-no-pass = Zaczynasz, więc nie możesz spasować
tw-closed-choice = { $what }: niedostępne. Dlaczego?
tw-why-title = Dlaczego nie { $number }?
tw-how = Jak dołożyć tyle kart
tw-turn-bid = { $player } licytuje…
tw-turn-build = { $player } buduje: { $placed } z { $all }…
tw-can-build = z tych kart może dołożyć najwyżej { $largest }
tw-can-build-means = ≤{ $largest }: { $player } { tw-can-build }.

## Building

tw-build-left = { $left ->
    [one] Do dołożenia: { $left } karta
    [few] Do dołożenia: { $left } karty
    [many] Do dołożenia: { $left } kart
   *[other] Do dołożenia: { $left } karty
}
tw-build-how = Dotknij karty, a potem jej wieży. Możesz też przeciągnąć kartę.
tw-place = Teraz dotknij podświetlonej wieży: { $card }.
tw-stuck = Żadna karta już nie pasuje: cofnij ruch albo wycofaj ofertę.
tw-last-card = Ostatnia karta: { $card }. Potem twoja tura się kończy.
tw-last-card-sure = Dotknij „{ tw-finish }” albo jeszcze raz wieży.
tw-finish = Dołóż i zakończ
tw-cancel = Anuluj
tw-undo = Cofnij
tw-raze = Usuń kartę
tw-raze-short = Usuń
tw-withdraw-short = Wycofaj
tw-raze-which = Z której wieży usunąć wierzchnią kartę? Nad wieżą widać, ile to w sumie kosztuje.
tw-raze-first = Najpierw usuń kartę, bo inaczej wylicytowane karty się nie zmieszczą. Nad wieżą widać, ile to w sumie kosztuje.
tw-raze-here = Usuń wierzchnią kartę (−{ $cost }): { $tower }
tw-build-here = Dołóż tutaj: { $tower }
tw-withdraw-sure = Wycofać ofertę? Karty dołożone w tej rundzie wrócą na wystawkę, a ty zalicytujesz niżej albo spasujesz.

## Towers

tw-my-towers = Moje wieże
tw-others = Wieże innych
tw-towers-of = Wieże, które buduje { $player }
tw-look = Wieże, które buduje { $player }: pokaż z bliska
tw-in-words = Opis słowny
tw-total = Razem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## What is still to come

tw-unseen = Co jeszcze zostało
tw-discarded = { $count ->
    [0] Stos kart odrzuconych jest pusty.
    [one] { $count } odrzucona karta
    [few] { $count } odrzucone karty
    [many] { $count } odrzuconych kart
   *[other] { $count } odrzuconej karty
}
tw-times = ×{ $count }

## Scoring

# $floors cards, each worth $each
tw-count = { $floors } × { $each }
tw-main-row = Wybrana wieża
tw-razed-row = Usunięte karty
tw-total-row = Razem
tw-with-roof = { $tower } z dachem
# $what: a row of the score, the one with the largest difference. Then the winner and the second, with its points
tw-decided = O wyniku zdecydowało: { $what } ({ $player } { $points }, { $rival } { $other }).

# Co oznacza ikona punktów
tw-tower-scores = { $tower }: 1 punkt za każdą kartę, a w wieży z dachem 2 punkty za każdą kartę.
tw-tower-now = Teraz: { $points } pkt.
tw-main-scores = Wybrana wieża: dodatkowy punkt za każdą kartę twojej najwyższej wieży, tej z koroną. Jeśli kilka jest tak samo wysokich, nie ma znaczenia, na której jest korona.
tw-razed-scores = Usunięte karty kosztują na koniec: pierwsza 1 punkt, druga kolejne 2, trzecia kolejne 3 i tak dalej. Usunięta karta nie liczy się już w wieży.

## Keys

tw-key-bid = Licytuj tę liczbę
tw-key-pass = Spasuj
tw-key-raze = Usuń kartę
tw-key-walk = Przechodzenie między kartami lub liczbami
tw-key-choose = Wybierz; ponownie: wyślij lub dołóż
