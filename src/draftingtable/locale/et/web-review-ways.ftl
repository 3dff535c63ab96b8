# Brauser: teed ülevaate juurde, märkused teisest mängust hargnenud laua juures ja treeneri lüliti.

rv-open = Ülevaade
branch-note = Mis oleks, kui: see mäng algas teise mängu keskelt.
branch-original = Päris mäng
branch-compared = { $difference ->
    [0] Nagu päris mängus: { $score }.
   *[other] Päris mängus oli { $real }, siin { $score }.
}
branch-compared-of = { $player }: { $score }, päris mängus { $real }.
coach-tell = Ütle, kui käik palju maksab
coach-tell-about = Üks rida pärast sinu otsust, ainult sulle.
