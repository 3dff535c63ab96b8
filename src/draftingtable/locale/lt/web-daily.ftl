# Naršyklės programa: dienos dalijimas ir iššūkiai draugams.

daily-title = Dienos dalijimas
daily-about = Visiems tas pats dalijimas ir tie patys varžovai. Kiekvienas skaičiuojamas vieną kartą.
daily-more = Viskas apie dienos dalijimą
daily-off = Čia nėra dienos dalijimo
daily-off-about = Šis serveris jo nesiūlo.
daily-today = Šiandien, { $date }
daily-yesterday = Vakar, { $date }
daily-tomorrow = Rytoj, { $date }
daily-mode = { $mode ->
    [expert] solo, pažengusiųjų režimas
   *[beginner] solo, pradedančiųjų režimas
}
daily-against-bots = prieš { $count ->
    [one] { $count } botą
    [few] { $count } botus
   *[other] { $count } botų
}: { $level }
daily-against-automas = prieš dvi Automas
daily-begin = Žaisti
daily-continue = Tęsti
daily-see = Žiūrėti rezultatą
daily-begin-game = { daily-begin }: { $game }
daily-until = Pradėti gali iki: { $time }.
daily-counts = Dienos dalijimas · skaičiuojamas vieną kartą
daily-late-warning = Tai { $date } dalijimas. Jei baigsi anksčiau nei { $time }, jis dar bus įskaitytas.
daily-given-up = Pasidavei, todėl rezultato nėra.
daily-late = Baigta per vėlai, neįskaityta.
daily-points = { $score ->
    [one] { $score } taškas
    [few] { $score } taškai
   *[other] { $score } taškų
}
daily-ahead-bots = { $points } tšk. priekyje botų
daily-behind-bots = { $points } tšk. už geriausio boto
daily-level-bots = lygiosios su geriausiu botu
daily-ahead-automas = { $points } tšk. priekyje Automų
daily-behind-automas = { $points } tšk. už Automų
daily-level-automas = lygiosios su Automomis
daily-place = { $place } vieta iš { $of }
daily-place-so-far = Kol kas { $place } vieta iš { $of }
daily-place-on-deal = { $place } vieta iš { $of } tarp gavusių lygiai tas pačias kortas ar plyteles.
daily-opens = Visi rezultatai, žaidimai ir pats dalijimas bus matomi nuo: { $time }.
daily-line = Drafting Table, { $date }: { $game } { $score }, { $margin }. { $place }.
daily-share-text = Dalytis tekstu
daily-share-picture = Dalytis paveikslėliu
daily-copied = Nukopijuota.
daily-picture-title = Rezultatas kaip paveikslėlis
daily-no-results = Niekas nebaigė.
daily-not-played = Šio nežaidei.
daily-finished-by = { $count ->
    [one] Baigė { $count } žaidėjas.
    [few] Baigė { $count } žaidėjai.
   *[other] Baigė { $count } žaidėjų.
}
daily-plot = Kas kiek pirmavo
daily-plot-ahead = Persvara taškais
daily-plot-players = Žaidėjai
daily-plot-behind-side = atsilikę
daily-plot-ahead-side = priekyje
daily-plot-you = tu
daily-games = Jų žaidimai
daily-all = Rodyti visus: { $count }
daily-games-deal = Dalijimas { $letter }
daily-watch = Žiūrėti žaidimą: { $name }
daily-you = tu
daily-best = { $level } tavo vietoje su tavo dalijimu: { $score }, { $margin }.
daily-best-other = { $level } su dalijimu { $letter }: { $score }, { $margin }.
daily-best-playing = { $level } dar žaidžia šį dalijimą. Pažiūrėk po kelių minučių.
daily-best-watch = Žiūrėti, kaip
daily-fair = Kodėl tai sąžininga
daily-fair-pool = Kasdien kiekvienam žaidimui yra { $count } dalijimai, o kurį gausi, priklauso nuo to, kas tu čia esi. Todėl anksčiau žaidęs draugas retai atskleis tavąjį.
daily-fair-compare = Kai kurie dalijimai visiems duoda daugiau taškų. Todėl vieta priklauso nuo persvaros prieš geriausią varžovą prie tavo stalo, gavusį tą patį dalijimą.
daily-fair-alone = Savo skaičiaus nepridedi, kitaip kiekvienas gautų kitą dalijimą. Šiuos dalijimus traukia vienas serveris, tačiau įsipareigoja diena anksčiau, o paskui juos paskelbia. Todėl negali jų pakeisti nei parinkti tau, kai jau žino, kas esi.
daily-fair-limit = Tai neįrodo, kad serverio valdytojas nežiūrėjo ar kad niekas nežaidė dukart kitu vardu.
daily-fair-tomorrow = Pažadėta rytdienai
daily-fair-today = Pažadėta šiandienai
daily-fair-yesterday = Vakarykščiai skaičiai
daily-fair-fingerprint = Kontrolinis kodas (SHA-256)
daily-fair-number = Skaičius
daily-fair-soon = Bus paskelbta: { $time }.
daily-check = Patikrinti vakarykščius skaičius
daily-check-good = Visi skaičiai atitinka pažadėtus kontrolinius kodus.
daily-check-seen = Šis įrenginys tuos kodus matė dar nepasibaigus dienai.
daily-check-unseen = Šis įrenginys tų kodų anksčiau nematė, todėl nežino, kada jie pažadėti.
daily-check-bad = Vienas skaičius neatitinka pažadėto kontrolinio kodo. Paklausk serverio valdytojo.
challenge-friend = Mesti iššūkį draugui
challenge-about = Draugas žais tą patį dalijimą tavo vietoje, kitose vietose bus botai. Paskui galėsite palyginti.
challenge-opponents = Botai
challenge-as-before = Kaip tavo žaidime
challenge-make = Sukurti nuorodą
challenge-link = Nuoroda draugui
challenge-copy = Kopijuoti nuorodą
challenge-send = Siųsti nuorodą
challenge-page = Į iššūkį
challenge-title = { $name } meta tau iššūkį
challenge-own-title = Tavo iššūkis
challenge-same = Tas pats dalijimas toje pačioje vietoje: { $game }, žaidėjų: { $players }.
challenge-hidden = Kaip sekėsi žaidėjui { $name }, pamatysi baigęs žaidimą.
challenge-accept = Žaisti šį dalijimą
challenge-waiting = Dar niekas nebaigė. Nusiųsk nuorodą draugui.
challenge-known = Šis dalijimas jau žaistas, todėl rezultatas nieko neįrodo.
challenge-results = Rezultatai
challenge-player = Žaidėjas
challenge-their-points = Taškai
challenge-margin = Persvara prieš kitus
challenge-compare = Palyginti
challenge-compare-with = Palyginti: { $name }
challenge-comparison = { $name } ir { $other }
challenge-all-same = Visi jūsų sprendimai sutapo.
challenge-same-count = { $count ->
    [0] Skyrėsi jau pirmas sprendimas.
    [one] Sutapo { $count } sprendimas toje pačioje padėtyje.
    [few] Sutapo { $count } sprendimai tose pačiose padėtyse.
   *[other] Sutapo { $count } sprendimų tose pačiose padėtyse.
}
challenge-first = Pirmas skirtumas, { $round } raundas: { $name } – { $before }, { $other } – { $after }.
challenge-first-bot = Pirmas skirtumas, { $round } raundas, kitoje vietoje: { $before } ir { $after }.
challenge-after = Toliau padėtys skiriasi, todėl galima palyginti tik taškus.
challenge-round = Raundas
challenge-points-after = Taškai po raundo
challenge-unknown = Iššūkis nerastas
challenge-unknown-about = Nuoroda nepilna arba žaidimas ištrintas.
move-bid = siūlo { $number }
move-pass = pasas
move-build = { $card }
move-raze = griauna: { $card }
move-none = nieko
