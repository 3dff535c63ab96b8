# The browser client's table of 5 Towers.

# $type: c, h, t, j or s (used by tower-short)
tw-card = { tower-short } { $value }
tw-card-roof = { tower-short } 0 (dach)
tw-card-blocked = { $card }: nie masz na nią miejsca
tw-card-closed = { $card }: teraz nie można jej zbudować, bo wszystkie wylicytowane karty muszą znaleźć miejsce.

# $values: from the bottom up. $roof: yes or no
tw-tower-text = { $tower }, { $count ->
    [one] { $count } piętro
    [few] { $count } piętra
    [many] { $count } pięter
   *[other] { $count } piętra
} od dołu: { $values }. { $roof ->
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
tw-last-round = Ostatnia runda
tw-draw-pile = stos do dobierania
tw-discard-pile = karty odrzucone
tw-piles = Stos do dobierania: { $pile }. Karty odrzucone: { $discard }. Co jeszcze może się pojawić?
tw-start-player = osoba rozpoczynająca
tw-dealing = Na wystawkę trafiają nowe karty.

## The auction

tw-says-bid = licytuje { $number }
tw-says-builds = buduje: { $placed } z { $all }
tw-says-now = licytuje teraz
tw-says-nothing = jeszcze czeka na swoją kolej
tw-ask-bid = Ile kart bierzesz?
tw-largest = { $largest ->
    [0] Nie możesz zbudować żadnej z nich.
   *[other] Możesz zbudować najwyżej { $largest }.
}
tw-choose-number = Wybierz liczbę
tw-chosen = Wybór: { $what }. Ponowny wybór wysyła ruch.
tw-closed-choice = { $what }: niemożliwe. Dlaczego?
tw-why-title = Dlaczego nie { $number }?
tw-how = Jak zbudować tyle kart
tw-turn-bid = { $player } licytuje…
tw-turn-build = { $player } buduje: { $placed } z { $all }…
tw-can-build = może zbudować najwyżej { $largest } z tych kart

## Building

tw-build-left = { $left ->
    [one] Do zbudowania { $left } karta
    [few] Do zbudowania { $left } karty
    [many] Do zbudowania { $left } kart
   *[other] Do zbudowania { $left } karty
}
tw-build-how = Dotknij karty, a potem jej wieży. Możesz też ją przeciągnąć.
tw-place = { $card }: teraz dotknij podświetlonej wieży.
tw-stuck = Żadna karta już nie pasuje: cofnij coś albo wycofaj ofertę.
tw-last-card = { $card } to ostatnia karta. Potem niczego nie można cofnąć.
tw-finish = Zbuduj i zakończ
tw-cancel = Anuluj
tw-undo = Cofnij
tw-raze = Usuń kartę (−{ $cost })
tw-raze-which = Z której wieży usunąć wierzchnią kartę? Koszt: { $cost ->
    [one] { $cost } punkt.
    [few] { $cost } punkty.
    [many] { $cost } punktów.
   *[other] { $cost } punktu.
}
tw-raze-first = Najpierw usuń kartę: bez tego wylicytowane karty się nie zmieszczą. Koszt: { $cost ->
    [one] { $cost } punkt.
    [few] { $cost } punkty.
    [many] { $cost } punktów.
   *[other] { $cost } punktu.
}
tw-raze-here = Usuń wierzchnią kartę: { $tower }
tw-build-here = Buduj tutaj: { $tower }
tw-withdraw-sure = Wycofać ofertę? Karty zbudowane w tej rundzie wracają, a ty licytujesz niżej albo pasujesz.

## Towers

tw-my-towers = Moje wieże
tw-others = Wieże pozostałych
tw-towers-of = Wieże: { $player }
tw-look = Wieże: { $player } – pokaż z bliska
tw-in-words = Słowami
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
    [one] { $count } karta odrzucona
    [few] { $count } karty odrzucone
    [many] { $count } kart odrzuconych
   *[other] { $count } karty odrzuconej
}
tw-times = ×{ $count }

## Scoring

tw-scoring = Podliczanie
tw-skip = Pomiń
tw-again = Jeszcze raz
# $floors cards, each worth $each
tw-count = { $floors } × { $each }
tw-main-row = Wybrana wieża
tw-razed-row = Karty usunięte
tw-total-row = Razem

## Keys

tw-key-bid = Licytuj tę liczbę
tw-key-pass = Spasuj
tw-key-raze = Usuń kartę
tw-key-walk = Przechodzenie po kartach i liczbach
tw-key-choose = Wybór; ponownie: wyślij lub zbuduj
