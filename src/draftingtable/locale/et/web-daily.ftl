# Brauseri klient: päeva jaotus ja väljakutsed sõpradele.

daily-title = Päeva jaotus
daily-about = Kõigile sama jaotus samade vastastega. Igaüks läheb arvesse ühe korra.
daily-more = Kõik päeva jaotusest
daily-off = Siin ei ole päeva jaotust
daily-off-about = See server seda ei paku.
daily-today = Täna, { $date }
daily-yesterday = Eile, { $date }
daily-tomorrow = Homme, { $date }
daily-mode = { $mode ->
    [expert] soolomäng, edasijõudnute režiim
   *[beginner] soolomäng, algajate režiim
}
daily-against-bots = { $count } boti vastu: { $level }
daily-against-automas = kahe Automa vastu
daily-begin = Mängi
daily-continue = Jätka
daily-see = Vaata tulemust
daily-begin-game = { daily-begin }: { $game }
daily-until = Alustada saab kuni: { $time }.
daily-counts = Päeva jaotus · läheb arvesse ühe korra
daily-late-warning = See on { $date } jaotus. Kui lõpetad enne { $time }, läheb see veel arvesse.
daily-given-up = Andsid alla, seega tulemust ei ole.
daily-late = Lõpetatud liiga hilja, ei lähe arvesse.
daily-points = { $score ->
    [one] { $score } punkt
   *[other] { $score } punkti
}
daily-ahead-bots = bottidest { $points } punkti ees
daily-behind-bots = parimast botist { $points } punkti taga
daily-level-bots = parima botiga viigis
daily-ahead-automas = Automadest { $points } punkti ees
daily-behind-automas = Automadest { $points } punkti taga
daily-level-automas = Automadega viigis
daily-place = { $place }. koht { $of } seas
daily-place-so-far = Praegu { $place }. koht { $of } seas
daily-place-on-deal = { $place }. koht { $of } seas, kes said täpselt samad kaardid või plaadid.
daily-opens = Kõik tulemused, mängud ja jaotus ise: alates { $time }.
daily-line = Drafting Table, { $date }: { $game } { $score }, { $margin }. { $place }.
daily-share-text = Jaga tekstina
daily-share-picture = Jaga pildina
daily-copied = Kopeeritud.
daily-picture-title = Tulemus pildina
daily-no-results = Keegi ei mänginud seda lõpuni.
daily-not-played = Sa ei mänginud seda.
daily-finished-by = { $count ->
    [one] Lõpuni mängis { $count } mängija.
   *[other] Lõpuni mängis { $count } mängijat.
}
daily-plot = Kes kui palju ees oli
daily-plot-ahead = Punkte ees
daily-plot-players = Mängijaid
daily-plot-behind-side = taga
daily-plot-ahead-side = ees
daily-plot-you = sina
daily-games = Nende mängud
daily-all = Näita kõiki: { $count }
daily-games-deal = Jaotus { $letter }
daily-watch = Vaata mängu: { $name }
daily-you = sina
daily-best = { $level } sinu kohal, sinu jaotusega: { $score }, { $margin }.
daily-best-other = { $level } jaotusega { $letter }: { $score }, { $margin }.
daily-best-playing = { $level } mängib seda jaotust alles. Vaata mõne minuti pärast uuesti.
daily-best-watch = Vaata, kuidas
daily-fair = Miks see on aus
daily-fair-pool = Iga päev on igal mängul { $count } jaotust ja see, millise saad, oleneb sellest, kes sa siin oled. Nii ei riku enne sind mänginud sõber sinu jaotust peaaegu kunagi.
daily-fair-compare = Mõni jaotus annab kõigile rohkem punkte. Seepärast loeb koha puhul edu sinu laua parima vastase ees, kellel oli sama jaotus.
daily-fair-alone = Oma arvu sa ei lisa, muidu saaks igaüks erineva jaotuse. Need jaotused loosib server üksi, kuid seob end nendega päev varem ja avaldab need pärast. Nii ei saa ta neid muuta ega sulle valida, kui juba teab, kes sa oled.
daily-fair-limit = See ei tõesta, et serveri pidaja ei vaadanud või et keegi ei mänginud kaks korda teise nime all.
daily-fair-tomorrow = Lubatud homseks
daily-fair-today = Lubatud tänaseks
daily-fair-yesterday = Eilsed arvud
daily-fair-fingerprint = Sõrmejälg (SHA-256)
daily-fair-number = Arv
daily-fair-soon = Avaldatakse: { $time }.
daily-check = Kontrolli eilseid arve
daily-check-good = Igal arvul on lubatud sõrmejälg.
daily-check-seen = See seade nägi neid sõrmejälgi enne päeva lõppu.
daily-check-unseen = See seade ei ole neid sõrmejälgi varem näinud, seega ei tea ta, millal need lubati.
daily-check-bad = Ühel arvul ei ole lubatud sõrmejälge. Küsi serveri pidajalt.
challenge-friend = Esita sõbrale väljakutse
challenge-about = Sõber mängib sama jaotust sinu kohal, teistel kohtadel on botid. Pärast saate võrrelda.
challenge-opponents = Botid
challenge-as-before = Nagu sinu mängus
challenge-make = Loo link
challenge-link = Link sõbrale
challenge-copy = Kopeeri link
challenge-send = Saada link
challenge-page = Väljakutse juurde
challenge-title = { $name } esitab sulle väljakutse
challenge-own-title = Sinu väljakutse
challenge-same = Sama jaotus samal kohal: { $game }, mängijaid: { $players }.
challenge-hidden = Mängija { $name } tulemust näed siis, kui oled ise lõpetanud.
challenge-accept = Mängi seda jaotust
challenge-waiting = Keegi ei ole veel lõpetanud. Saada link sõbrale.
challenge-known = Seda jaotust on juba mängitud, seega ei tõesta tulemus midagi.
challenge-results = Tulemused
challenge-player = Mängija
challenge-their-points = Punktid
challenge-margin = Teistest ees
challenge-compare = Võrdle
challenge-compare-with = Võrdle: { $name }
challenge-comparison = { $name } ja { $other }
challenge-all-same = Otsustasite iga kord ühtemoodi.
challenge-same-count = { $count ->
    [0] Erines juba esimene otsus.
    [one] { $count } otsus oli sama, samas seisus.
   *[other] { $count } otsust olid samad, samades seisudes.
}
challenge-first = Esimene erinevus, { $round }. voor: { $name } – { $before }, { $other } – { $after }.
challenge-first-bot = Esimene erinevus, { $round }. voor, oli teisel kohal: { $before } ja { $after }.
challenge-after = Edasi on seisud erinevad, seega saab võrrelda ainult punkte.
challenge-round = Voor
challenge-points-after = Punktid pärast vooru
challenge-unknown = Väljakutset ei leitud
challenge-unknown-about = Link on poolik või mäng on kustutatud.
move-bid = panus { $number }
move-pass = pass
move-build = { $card }
move-raze = lammutus: { $card }
move-none = mitte midagi
