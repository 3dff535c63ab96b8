review-title = Analiza: { $game }
review-how-sure = Oszacowano, rozgrywając { $samples } razy dalszy ciąg pozycji z tej gry. Błąd standardowy szans wynosi najwyżej { $error } p.p.
review-chances = Szanse na wygraną
review-chances-about = Szansa każdego gracza na wygraną po każdym rozdaniu i każdej decyzji.
review-moments = Co rozstrzygnęło grę
review-moments-about = O ile zmieniły szanse, w punktach procentowych.
review-deal = Rozdanie przed ruchem { $step } ({ $text })
review-choice = Ruch { $step }: { $player }, wybór: { $move }
review-rarity = rozdanie co najmniej tak dobre dla gracza { $player } zdarza się raz na { $number }
review-balance = Szczęście i umiejętności
review-balance-about = Co zmieniło szanse graczy na wygraną, w punktach procentowych. Każdy wiersz sumuje się do wyniku.
review-player = Gracz
review-points = Punkty
review-start = Na początku
review-luck = Rozdania
review-own = Własne decyzje
review-others = Decyzje innych
review-result = Wynik
review-players = Decyzje
review-accuracy = Dokładność
review-accuracy-about = Dokładność wynosi 100, jeśli żadna decyzja nic nie kosztowała. Decyzja w granicach niepewności liczy się jako najlepsza.
review-grade = { $grade ->
    [best] najlepszy
    [good] dobry
    [inaccuracy] niedokładność
    [mistake] błąd
   *[blunder] poważny błąd
}
review-lessons = Co byłoby lepsze
review-nothing = Żadna decyzja nie była gorsza niż niedokładność.
review-lost = { $grade }, strata { $lost } (± { $error }) p.p.
review-better = Lepiej: { $text }
review-played = Zagrano: { $text }
review-partner = { $player }: można było zaproponować { $move }. Zysk: { $mine } p.p. dla gracza, który kładł płytkę, i { $theirs } p.p. dla gracza { $player }.
review-footer = Wykonano programem Drafting Table { $version }, głębokość: { $depth }, czas: { $seconds } s.

hint-less-than-best = daje teraz { $points } pkt, a lepszy ruch { $more } pkt
hint-lets-rival = { $player } może wtedy wziąć karty w liczbie { $number } i zdobyć do { $points } pkt
hint-room-for-fewer = na twoich wieżach zmieści się potem { $count } z późniejszych kart zamiast { $more }
hint-fewer-squares = zostawia pola do zabudowy w liczbie { $count }, a lepsze pole { $more }
hint-passes-on = oddajesz dalej płytkę: { $tile }, która może dać graczowi { $player } { $points } pkt
hint-gives-automacity = { automacity } zyskuje na tym { $points } pkt, a na lepszej płytce { $less } pkt
hint-leaves-for-automacity = zostawia płytkę: { $tile } dla: { automacity }, gdzie jest warta { $points } pkt
hint-ends-lower = do końca gry kosztuje cię to średnio { $points } pkt
hint-rival-ends-higher = { $player } kończy średnio z wynikiem o { $points } pkt wyższym
