review-title = Analizė: { $game }
review-how-sure = Įvertinta pratęsiant šio žaidimo padėtis { $samples } kartų. Tikimybių standartinė paklaida – iki { $error } procentinio punkto.
review-chances = Tikimybės laimėti
review-chances-about = Kiekvieno žaidėjo tikimybė laimėti po kiekvieno dalijimo ir kiekvieno pasirinkimo.
review-moments = Kas nulėmė žaidimą
review-moments-about = Kiek jie pakeitė tikimybes, procentiniais punktais.
review-deal = Dalijimas prieš { $step } ėjimą ({ $text })
review-choice = { $step } ėjimas: { $player } pasirinko { $move }
review-rarity = bent tiek palankus dalijimas žaidėjui { $player } pasitaiko kartą iš { $number }
review-balance = Sėkmė ir įgūdžiai
review-balance-about = Kas pakeitė žaidėjų tikimybes laimėti, procentiniais punktais. Kiekvienos eilutės suma yra rezultatas.
review-player = Žaidėjas
review-points = Taškai
review-start = Pradžioje
review-luck = Dalijimai
review-own = Savi pasirinkimai
review-others = Kitų pasirinkimai
review-result = Rezultatas
review-players = Pasirinkimai
review-accuracy = Tikslumas
review-accuracy-about = Tikslumas yra 100, jei nė vienas pasirinkimas nieko nekainavo. Pasirinkimas paklaidos ribose laikomas geriausiu.
review-grade = { $grade ->
    [best] geriausias
    [good] geras
    [inaccuracy] netikslumas
    [mistake] klaida
   *[blunder] didelė klaida
}
review-lessons = Kas būtų buvę geriau
review-nothing = Nė vienas pasirinkimas nebuvo blogesnis už netikslumą.
review-lost = { $grade }, prarasta { $lost } (± { $error }) procentinio punkto
review-better = Geriau: { $text }
review-played = Pasirinkta: { $text }
review-partner = { $player } galėjo pasiūlyti { $move }: tai būtų davę { $mine } procentinio punkto daugiau plytelę dėjusiam žaidėjui ir { $theirs } – žaidėjui { $player }.
review-footer = Parengė „Drafting Table“ { $version }, gylis: { $depth }, per { $seconds } s.

hint-less-than-best = dabar tai duoda { $points } tšk., o geresnis ėjimas – { $more } tšk.
hint-lets-rival = tada { $player } gali paimti kortų: { $number }, ir gauti iki { $points } tšk.
hint-room-for-fewer = tavo bokštuose tilps { $count } iš vėlesnių kortų, o ne { $more }
hint-fewer-squares = lieka laukelių statyti: { $count }, o su geresniu laukeliu – { $more }
hint-passes-on = perduodi plytelę ({ $tile }), kuri žaidėjui { $player } gali duoti { $points } tšk.
hint-gives-automacity = { automacity } iš to gauna { $points } tšk., o iš geresnės plytelės – { $less } tšk.
hint-leaves-for-automacity = plytelė ({ $tile }) lieka miestui { automacity }, kur ji verta { $points } tšk.
hint-ends-lower = iki pabaigos tai tau vidutiniškai kainuoja { $points } tšk.
hint-rival-ends-higher = { $player } vidutiniškai baigia { $points } tšk. aukščiau
