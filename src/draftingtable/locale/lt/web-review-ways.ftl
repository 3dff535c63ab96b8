# Naršyklė: keliai į apžvalgą, pastabos prie žaidimo, atsišakojusio nuo kito, ir trenerio jungiklis.

rv-open = Apžvalga
branch-note = Kas būtų, jei: šis žaidimas prasidėjo kito viduryje.
branch-original = Tikrasis žaidimas
branch-compared = { $difference ->
    [0] Kaip ir tikrajame žaidime: { $score }.
   *[other] Tikrajame žaidime buvo { $real }, čia { $score }.
}
branch-compared-of = { $player }: { $score }, tikrajame žaidime { $real }.
coach-tell = Pasakyk, kai ėjimas brangiai kainuoja
coach-tell-about = Viena eilutė po tavo sprendimo, tik tau.
