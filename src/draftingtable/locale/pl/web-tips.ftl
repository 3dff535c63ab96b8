# Klient przeglądarkowy: pomoc przy stole.

## Karta pomocy

reference = Pomoc
quick-reference = Karta pomocy
quick-reference-offer = Pierwsza gra? Otwórz kartę pomocy
all-rules = Pełne zasady

## Wskazówki

tip = Wskazówka
tip-bid = Ile z tych kart chcesz wziąć? Kto zalicytuje najwięcej, bierze dokładnie tyle kart i dokłada wszystkie. Gracze są pokazani w kolejności licytacji. Na zielono: najwyższa oferta, którą możesz zbudować.
tip-build = Dotknij karty, a potem jej wieży. Im wyżej, tym niższe wartości, więc kolejność ma znaczenie.
tip-raze = Przed dołożeniem pierwszej karty możesz usunąć wierzchnią kartę jednej wieży. Na koniec usunięte karty kosztują: pierwsza 1 punkt, druga kolejne 2, trzecia kolejne 3; a usunięta karta już się nie liczy.
tip-pick = Wybierz dwie płytki: po jednej do każdego z twoich miast. Reszta trafi do sąsiada. Przytrzymaj płytkę, aby zobaczyć, ile daje.
tip-assign = Przydziel każdemu miastu jedną płytkę. W dwóch miastach wspólnych z Automami budujesz ty. Automiasto należy do nich i trzeba je pokonać: daj mu płytkę, za którą dostanie najmniej punktów.
tip-place = Oba twoje miasta dostają płytki. Dotknij zaznaczonego pola: liczba to punkty za płytkę w tym miejscu.
tip-grid = Miasto ma najwyżej 4 pola szerokości i wysokości: „3/4” znaczy, że zajmuje 3 z 4. Może jeszcze rosnąć tam, gdzie są zaznaczone pola.
tip-duplex = Podwójna płytka zajmuje dwa pola i nie wolno jej obracać. Jedna z jej połówek musi stykać się z miastem.

## Ustawienia

tips = Wskazówki przy stole
tips-about = Krótkie uwagi przy przyciskach; każda znika, gdy raz z niej skorzystasz.
tips-again = Pokaż wskazówki ponownie
tips-again-done = Każda wskazówka pojawi się jeszcze raz.

## What something scores

# $points: signed; both follow the name of a kind of building or of a tile
score-if-placed = po położeniu tutaj: { $points }
score-at-best = miasto { $city }: najwyżej { $points }
score-card = { $points ->
    [one] Teraz { $card } da { $points } punkt.
    [few] Teraz { $card } da { $points } punkty.
    [many] Teraz { $card } da { $points } punktów.
   *[other] Teraz { $card } da { $points } punktu.
}
# A key
score-ask = Ile daje karta lub płytka
