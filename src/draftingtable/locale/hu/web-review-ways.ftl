# A böngésző: utak az elemzéshez, megjegyzések egy másikból elágazó játék asztalánál, és a segítő kapcsolója.

rv-open = Elemzés
branch-note = Mi lett volna, ha: ez a játék egy másik közepén kezdődött.
branch-original = Az igazi játék
branch-compared = { $difference ->
    [0] Mint az igazi játékban: { $score }.
   *[other] Az igazi játékban { $real } volt, itt { $score }.
}
branch-compared-of = { $player }: { $score }, az igazi játékban { $real }.
coach-tell = Szólj, ha sokba kerül egy lépés
coach-tell-about = Egy sor a döntésed után, csak neked.
