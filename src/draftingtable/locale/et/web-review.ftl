# Brauser: lõppenud mängu ülevaade. Võiduvõimalused täisprotsentides; nende muutused protsendipunktides (p.p).

review-title = Ülevaade
review-running = See mäng veel käib. Ülevaade tuleb pärast mängu lõppu.
review-beginning = Mängu loetakse…
review-drawing = Mängu mängitakse igast hetkest lõpuni…
review-judged = { $count ->
    [one] Seni hinnatud { $count } otsus…
   *[other] Seni hinnatud { $count } otsust…
}
review-waiting = { $ahead ->
    [one] Enne on veel { $ahead } ülevaade…
   *[other] Enne on veel { $ahead } ülevaadet…
}
review-cut-off = Ühendus katkes enne, kui ülevaade valmis sai.
review-kept = Mis juba olemas on, see jääb.
review-ready = Ülevaade on valmis.
review-to-table = Laud
review-share = Jaga
review-link-copied = Ülevaate link on kopeeritud.

## Kõver

review-curve = Võiduvõimalused mängu jooksul
review-legend = Mängijad ja nende võimalused
review-percent = { $percent }%
review-chance-of = { $player } { $percent }%
review-round = { $round }. voor
review-note = See hetk
review-next-slip = Järgmine viga
review-parts = Ülevaate osad
review-tab-moments = Pöördehetked
review-tab-board = Laud
review-tab-decisions = Otsused
review-tab-luck = Õnn ja oskus

## Mis otsustas

review-moments-soon = Mängu otsustanud hetked ilmuvad siia peagi.
review-deal-of = { $round }. vooru jagamine
review-gift = Kingitus mängijale { $player }: nii hästi läheb üks kord { $odds }-st
review-gift-you = Kingitus sulle: nii hästi läheb üks kord { $odds }-st
review-luck-for = Hea õnn mängijale { $player }
review-luck-you = Hea õnn sulle
review-strong = { $round }. vooru pöördepunkt

## Otsused

grade-best = Parim
grade-good = Hea
grade-inaccuracy = Ebatäpsus
grade-mistake = Viga
grade-blunder = Suur viga
review-played = { $player }: { $move }
review-move-where = { $move } ({ $where })
review-better = Parem: { $move }.
review-advice-to = Nõuanne mängijale { $player }: { $why }
review-cost = maksis { $points } p.p võiduvõimalust, { $sure ->
    [very] peaaegu kindlasti
    [fairly] üsna kindlasti
   *[hardly] tõenäoliselt
}
review-partner = { $partner } oleks võinud pakkuda paremat ruutu: { $move }. See oleks aidanud mõlemat: { $player } { $gain }, { $partner } { $gain_partner } p.p.
review-for-it = Selle kasuks: { $why }
review-who = Mängija
review-everybody = Kõik
review-which = Näita
review-which-slips = Kõik eksimused
review-which-mistakes = Ainult vead
review-which-all = Kõik otsused
review-none = Selliseid otsuseid ei ole.
review-judging = Otsuseid alles hinnatakse.

## Õnn ja oskus

review-luck-and-skill = Õnn ja oskus protsentides
review-luck-about = Mis jagati, on õnn; mille mängija valis, on oskus. Koos viivad need võrdsest algusest tulemuseni.
review-luck-soon = Õnn ja oskus ilmuvad, kui kogu mäng on läbi vaadatud.
review-player = Mängija
review-start = Algus
review-luck = Õnn
review-skill = Oskus
review-result = Tulemus
review-sum = Alguses { $start }%, õnn { $luck }, oskus { $skill }: { $result }%
review-accuracy = Täpsus
review-halves = Oskus: oma otsused { $own }, teiste otsused { $others }
review-sure = Selleks mängiti lõpuni umbes { $samples } mängu. Võimalus võib erineda { $points } p.p.

## Õpi oma vigadest

mistakes-title = Õpi oma vigadest
mistakes-open = Õpi oma vigadest ({ $count })
mistakes-ask = Sinu valik: { $move }. See maksis { $points } p.p võiduvõimalust. Leia parem käik.
mistakes-judging = Mängitakse lõpuni…
mistakes-right = { $move }: { $points ->
    [0] suurepärane!
   *[other] hea, parimast vaid { $points } p.p kehvem.
}
mistakes-wrong = { $move }: see maksab { $points } p.p võiduvõimalust. Proovi uuesti.
mistakes-same = Nii mängisidki. Otsi midagi muud.
mistakes-show = Näita
mistakes-next = Edasi
mistakes-leave = Tagasi ülevaate juurde
mistakes-previous = Eelmine viga
mistakes-found = Leitud { $found }/{ $count }.
mistakes-shown = Näidatud: { $count }.
mistakes-open-left = Veel lahendamata: { $count }.
mistakes-none = Vigu, millest õppida, ei ole. Hästi mängitud!
mistakes-again = Veel kord

## Mis oleks, kui

whatif-title = Mängi siit edasi
whatif-from-round = Uus mäng algab { $round }. vooru sellest hetkest.
whatif-from-start = Uus mäng algab sellest hetkest.
whatif-about = Päris mäng jääb muutmata.
whatif-seat = Sinu koht
whatif-others = Teised
whatif-bots = Botid: { $level }
whatif-alone = Mängin kõigi eest
whatif-same = Sama õnn
whatif-same-about = Tuleb see, mis päris mängus tuli.
whatif-new = Uus õnn
whatif-new-about = Mida keegi veel näinud ei ole, segatakse uuesti.
whatif-start = Mängi
whatif-branches = Mis oleks, kui…
whatif-branch-round = Alates { $round }. voorust, { $step }. samm
whatif-branch-start = Algusest
whatif-result = { $player }: { $score } (tegelikult { $real }, seega { $difference })
