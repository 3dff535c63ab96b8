# Przeglądarka: analiza zakończonej gry. Szanse w pełnych procentach; ich zmiany w punktach procentowych (p.p.).

review-title = Analiza
review-running = Ta gra jeszcze trwa. Analiza będzie gotowa po jej zakończeniu.
review-beginning = Wczytywanie gry…
review-drawing = Rozgrywanie gry do końca od każdej chwili…
review-judged = Ocenione decyzje: { $count }…
review-waiting = { $ahead ->
    [one] Najpierw { $ahead } inna analiza…
    [few] Najpierw { $ahead } inne analizy…
    [many] Najpierw { $ahead } innych analiz…
   *[other] Najpierw { $ahead } innej analizy…
}
review-cut-off = Połączenie zostało przerwane, zanim analiza była gotowa.
review-kept = To, co już jest, zostaje.
review-ready = Analiza jest gotowa.
review-to-table = Stół
review-share = Udostępnij
review-link-copied = Skopiowano link do tej analizy.

## Krzywa

review-curve = Szanse na zwycięstwo w trakcie gry
review-legend = Gracze i ich szanse
review-percent = { $percent }%
review-chance-of = { $player } { $percent }%
review-round = Runda { $round }
review-note = Ta chwila
review-next-slip = Następny błąd
review-parts = Części analizy
review-tab-moments = Kluczowe chwile
review-tab-board = Stół
review-tab-decisions = Decyzje
review-tab-luck = Szczęście i sztuka

## Co zdecydowało

review-moments-soon = Za chwilę pojawią się tu momenty, które zdecydowały o grze.
review-deal-of = Nowe karty i płytki rundy { $round }
review-gift = Prezent dla gracza { $player }: tak dobrze trafia się raz na { $odds }
review-gift-you = Prezent dla ciebie: tak dobrze trafia się raz na { $odds }
review-luck-for = Szczęście dla gracza { $player }
review-luck-you = Szczęście dla ciebie
review-strong = Punkt zwrotny rundy { $round }

## Decyzje

grade-best = Najlepszy ruch
grade-good = Dobry ruch
grade-inaccuracy = Niedokładność
grade-mistake = Błąd
grade-blunder = Duży błąd
review-played = { $player }: { $move }
review-move-where = { $move } ({ $where })
review-better = Lepiej: { $move }.
review-advice-to = Rada dla gracza { $player }: { $why }
review-cost = koszt: { $points } p.p. szansy, { $sure ->
    [very] prawie na pewno
    [fairly] raczej na pewno
   *[hardly] prawdopodobnie
}
review-partner = { $partner } – ten gracz mógł zaproponować lepsze pole: { $move }. Pomogłoby to obu: { $player } { $gain }, { $partner } { $gain_partner } p.p.
review-for-it = Co za tym przemawia: { $why }
review-who = Gracz
review-everybody = Wszyscy
review-which = Pokaż
review-which-slips = Wszystkie potknięcia
review-which-mistakes = Tylko błędy
review-which-all = Wszystkie decyzje
review-none = Brak takich decyzji.
review-judging = Decyzje są jeszcze oceniane.

## Szczęście i sztuka

review-luck-and-skill = Szczęście i sztuka, w procentach
review-luck-about = To, co przyszło z losowania, to szczęście; to, co gracz wybrał, to sztuka. Razem prowadzą od równego startu do wyniku.
review-luck-soon = Szczęście i sztuka pojawią się, gdy cała gra będzie przeanalizowana.
review-player = Gracz
review-start = Początek
review-luck = Szczęście
review-skill = Sztuka
review-result = Wynik
review-sum = Na początku { $start }%, szczęście { $luck }, sztuka { $skill }: { $result }%
review-accuracy = Dokładność
review-halves = Sztuka: własne decyzje { $own }, decyzje innych { $others }
review-sure = Rozegrano do tego gier: około { $samples }. Szansa może się różnić o { $points } p.p.

## Ucz się na własnych błędach

mistakes-title = Ucz się na własnych błędach
mistakes-open = Ucz się na własnych błędach ({ $count })
mistakes-ask = Twój wybór: { $move }. Kosztował { $points } p.p. szansy. Znajdź lepszy ruch.
mistakes-judging = Rozgrywanie do końca…
mistakes-right = { $move }: { $points ->
    [0] świetnie!
   *[other] dobrze, tylko { $points } p.p. gorzej od najlepszego ruchu.
}
mistakes-wrong = { $move }: to kosztuje { $points } p.p. szansy. Spróbuj jeszcze raz.
mistakes-same = Tak było w grze. Poszukaj czegoś innego.
mistakes-show = Pokaż
mistakes-next = Dalej
mistakes-leave = Wróć do analizy
mistakes-previous = Poprzedni błąd
mistakes-found = Znalezione: { $found } z { $count }.
mistakes-shown = Pokazane: { $count }.
mistakes-open-left = Jeszcze otwarte: { $count }.
mistakes-none = Nie ma błędów, na których można by się uczyć. Świetna gra!
mistakes-again = Jeszcze raz

## Co by było, gdyby

whatif-title = Graj dalej od tego miejsca
whatif-from-round = Nowa gra zacznie się w tej chwili rundy { $round }.
whatif-from-start = Nowa gra zacznie się w tej chwili.
whatif-about = Prawdziwa gra się nie zmieni.
whatif-seat = Twoje miejsce
whatif-others = Pozostali
whatif-bots = Boty: { $level }
whatif-alone = Gram za wszystkich
whatif-same = To samo szczęście
whatif-same-about = Przyjdzie to samo, co w prawdziwej grze.
whatif-new = Nowe szczęście
whatif-new-about = To, czego nikt jeszcze nie widział, zostanie potasowane na nowo.
whatif-start = Graj
whatif-branches = Co by było, gdyby…
whatif-branch-round = Od rundy { $round }, krok { $step }
whatif-branch-start = Od początku
whatif-result = { $player }: { $score } (naprawdę { $real }, czyli { $difference })
