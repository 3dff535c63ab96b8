# Everything that can be refused. The rule's number is put in front by the program.

## Setting up

error-game-unknown = Nie ma gry „{ $found }”. Znane: { $choices }.
error-language-unknown = Nie ma języka „{ $found }”. Znane: { $choices }.
error-bot-unknown = Nie ma bota „{ $found }”. Znane: { $choices }.
error-seat-unknown = Nikt nie może grać jako „{ $found }”. Możliwe: { $choices }.
error-no-terminal-play = W „{ $game }” nie można jeszcze grać w terminalu. Możliwe: { $choices }.
error-player-count = Liczba graczy nie może wynosić { $found }, tylko od { $least } do { $most }.
error-no-start-player = W grze „{ $game }” nie ma osoby rozpoczynającej.
error-start-player = Nie ma miejsca { $found }, które mogłoby rozpocząć; miejsca mają numery od 1 do { $players }.
error-option-unknown = Nie ma opcji „{ $option }”. { $choices_count ->
    [0] Ta gra nie ma opcji.
   *[other] Znane: { $choices }.
}
error-option-value = Opcja „{ $option }” nie może mieć wartości „{ $found }”. Możliwe: { $choices }.

## Records

error-record-first-line = Pierwszy wiersz musi brzmieć „{ $expected }”.
error-record-header-missing = Brakuje nagłówka „{ $key }”.
error-record-header-form = „{ $text }” to nie nagłówek: nagłówek ma postać „klucz: wartość”.
error-record-header-twice = Nagłówek „{ $key }” występuje dwa razy.
error-record-no-events = Brakuje wiersza „{ $expected }”, który kończy nagłówki.
error-record-event-form = „{ $text }” to nie zdarzenie: zdarzenie to niepusty wiersz bez spacji na początku i na końcu.
error-record-seat = Ruch nie może zaczynać się od „{ $found }”: najpierw numer miejsca od 1 do { $seats }, potem ruch.
error-record-result-missing = Po tym wierszu musi być wiersz z „result:”.
error-record-result-form = Wynik musi być obiektem JSON z listami „scores” i „winners”, a w nich liczby całkowite.
error-record-after-result = Po wyniku nie może już nic być.
error-record-options-form = Opcje muszą być obiektem JSON.
error-record-seats-form = Miejsca muszą być listą imion w formacie JSON.
error-record-number = „{ $key }” musi być liczbą całkowitą, nie „{ $found }”.
error-record-json = To, co stoi po „{ $key }”, nie jest JSON-em: { $problem }.
error-rules-version = Zapis jest zgodny z wersją { $found } zasad; ten program gra według wersji { $known }.
error-after-the-end = Gra skończyła się już wcześniej.
error-chance-comes-next = Nikt nie może wykonać ruchu przed rozdaniem.
error-no-chance-now = Teraz nie można rozdawać: najpierw ktoś musi wykonać ruch.
error-result-too-early = Jest wynik, ale gra się jeszcze nie skończyła.
error-result-differs = { $key ->
    [winners] Wygrywające miejsca to { $expected }, nie { $found }.
   *[scores] Wyniki to { $expected }, nie { $found }.
}

## Chance

error-script-ended = Nie ma już nic do rozdania, a powinno tu być „{ $expected }”.
error-wrong-chance = Powinno tu być „{ $expected }”, nie „{ $found }”.
error-wrong-chance-target = To rozdanie jest dla numeru { $expected }, nie dla numeru { $found }.
error-wrong-chance-count = Należy tu rozdać { $expected }, nie { $found }.
error-not-in-pile = { $item } (miejsce { $place } w tym rozdaniu) nie może się już pojawić.

## Notation

error-no-such-card = „{ $found }” to nie karta: karta to litera (c, h, t, j, s) i wartość od 0 do 15, na przykład s7.
error-no-such-move = Nie ma ruchu o numerze { $number }.
error-no-such-move-text = „{ $found }” to nie ruch.
error-no-such-chance-text = „{ $found }” to nie rozdanie.

## 5 Towers

error-game-is-over = Gra się skończyła.
error-cards-come-first = Najpierw trzeba wyłożyć karty na wystawkę.
error-not-your-turn = Teraz kolej miejsca { $turn }, nie miejsca { $seat }.
error-bidding-not-building = Trwa licytacja; nikt jeszcze nie buduje ani nie usuwa kart.
error-building-not-bidding = Licytacja się skończyła; teraz trwa budowa.
error-no-withdrawing-with-referee = Przy włączonym sędzim nie można wycofać licytacji.
error-start-player-names-a-number = Osoba rozpoczynająca nie może spasować; może licytować 0.
error-bid-above-display = { $display ->
    [one] Nie można licytować { $bid }: na wystawce jest tylko { $display } karta.
    [few] Nie można licytować { $bid }: na wystawce są tylko { $display } karty.
    [many] Nie można licytować { $bid }: na wystawce jest tylko { $display } kart.
   *[other] Nie można licytować { $bid }: na wystawce jest tylko { $display } karty.
}
error-bid-not-higher = Trzeba przebić najwyższą dotychczasową licytację, { $highest }; { $bid } jej nie przebija.
error-bid-not-below-withdrawn = Po wycofaniu trzeba licytować mniej niż wycofane { $withdrawn }; { $bid } to nie mniej.
error-bid-unbuildable = { $largest ->
    [0] Nie można zbudować { $bid }: żadna karta z wystawki nie ma miejsca.
    [one] Nie można zbudować { $bid }: miejsce ma najwyżej { $largest } karta.
    [few] Nie można zbudować { $bid }: miejsce mają najwyżej { $largest } karty.
    [many] Nie można zbudować { $bid }: miejsce ma najwyżej { $largest } kart.
   *[other] Nie można zbudować { $bid }: miejsce ma najwyżej { $largest } karty.
}
error-not-on-display = Na wystawce nie ma karty { $card }.
error-does-not-fit = { $card } nie może leżeć na { $top }.
error-bid-would-fail = Wtedy nie dałoby się zbudować wszystkich pozostałych kart (zostało ich { $left }).
error-razed-already = W rundzie można usunąć tylko jedną kartę.
error-raze-comes-first = Usunąć kartę można tylko przed zbudowaniem pierwszej karty.
error-no-tower-to-raze = Nie ma czego usunąć: { tower-name } jeszcze nie istnieje.
error-roof-not-razed = Dachu nigdy się nie usuwa, a { tower-name } ma dach.
