# Przeglądarka: drogi do analizy, uwagi przy stole gry odgałęzionej od innej i przełącznik trenera.

rv-open = Analiza
branch-note = Co by było, gdyby: ta gra zaczęła się w środku innej.
branch-original = Prawdziwa gra
branch-compared = { $difference ->
    [0] Tak samo jak w prawdziwej grze: { $score }.
   *[other] W prawdziwej grze było { $real }, tutaj { $score }.
}
branch-compared-of = { $player }: { $score }, w prawdziwej grze { $real }.
coach-tell = Powiedz mi, gdy ruch dużo kosztuje
coach-tell-about = Jedna linijka po twojej decyzji, tylko dla ciebie.
