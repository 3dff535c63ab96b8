# Przeglądarka: analiza zakończonej gry. Szanse w pełnych procentach; ich zmiany w punktach procentowych (p.p.).

rv-title = Analiza
rv-running = Ta gra jeszcze trwa. Analiza będzie gotowa po jej zakończeniu.
rv-beginning = Wczytywanie gry…
rv-drawing = Rozgrywanie gry do końca od każdej chwili…
rv-judged = Ocenione decyzje: { $count }…
rv-waiting = { $ahead ->
    [one] Najpierw { $ahead } inna analiza…
    [few] Najpierw { $ahead } inne analizy…
    [many] Najpierw { $ahead } innych analiz…
   *[other] Najpierw { $ahead } innej analizy…
}
rv-cut-off = Połączenie zostało przerwane, zanim analiza była gotowa.
rv-kept = To, co już jest, zostaje.
rv-ready = Analiza jest gotowa.
rv-to-table = Stół
rv-share = Udostępnij
rv-link-copied = Skopiowano link do tej analizy.

## Krzywa

rv-curve = Szanse na zwycięstwo w trakcie gry
rv-legend = Gracze i ich szanse
rv-percent = { $percent }%
rv-chance-of = { $player } { $percent }%
rv-round = Runda { $round }
rv-note = Ta chwila
rv-next-slip = Następny błąd
rv-parts = Części analizy
rv-tab-moments = Kluczowe chwile
rv-tab-board = Stół
rv-tab-decisions = Decyzje
rv-tab-luck = Szczęście i sztuka

## Co zdecydowało

rv-moments-soon = Za chwilę pojawią się tu momenty, które zdecydowały o grze.
rv-deal-of = Nowe karty i płytki rundy { $round }
rv-gift = Prezent dla gracza { $player }: tak dobrze trafia się raz na { $odds }
rv-gift-you = Prezent dla ciebie: tak dobrze trafia się raz na { $odds }
rv-luck-for = Szczęście dla gracza { $player }
rv-luck-you = Szczęście dla ciebie
rv-strong = Punkt zwrotny rundy { $round }

## Decyzje

grade-best = Najlepszy ruch
grade-good = Dobry ruch
grade-inaccuracy = Niedokładność
grade-mistake = Błąd
grade-blunder = Duży błąd
rv-played = { $player }: { $move }
rv-move-where = { $move } ({ $where })
rv-better = Lepiej: { $move }.
rv-advice-to = Rada dla gracza { $player }: { $why }
rv-cost = koszt: { $points } p.p. szansy, { $sure ->
    [very] prawie na pewno
    [fairly] raczej na pewno
   *[hardly] prawdopodobnie
}
rv-partner = { $partner } – ten gracz mógł zaproponować lepsze pole: { $move }. Pomogłoby to obu: { $player } { $gain }, { $partner } { $gain_partner } p.p.
rv-against = Co przemawia przeciw: { $why }
rv-who = Gracz
rv-everybody = Wszyscy
rv-which = Pokaż
rv-which-slips = Wszystkie potknięcia
rv-which-mistakes = Tylko błędy
rv-which-all = Wszystkie decyzje
rv-none = Brak takich decyzji.
rv-judging = Decyzje są jeszcze oceniane.

## Szczęście i sztuka

rv-luck-and-skill = Szczęście i sztuka, w procentach
rv-luck-about = To, co przyszło z losowania, to szczęście; to, co gracz wybrał, to sztuka. Razem prowadzą od równego startu do wyniku.
rv-luck-soon = Szczęście i sztuka pojawią się, gdy cała gra będzie przeanalizowana.
rv-player = Gracz
rv-start = Początek
rv-luck = Szczęście
rv-skill = Sztuka
rv-result = Wynik
rv-sum = Na początku { $start }%, szczęście { $luck }, sztuka { $skill }: { $result }%
rv-accuracy = Dokładność
rv-halves = Sztuka: własne decyzje { $own }, decyzje innych { $others }
rv-sure = Rozegrano do tego gier: około { $samples }. Szansa może się różnić o { $points } p.p.

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
