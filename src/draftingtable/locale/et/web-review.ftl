# Brauser: lõppenud mängu ülevaade. Võiduvõimalused täisprotsentides; nende muutused protsendipunktides (p.p).

rv-title = Ülevaade
rv-running = See mäng veel käib. Ülevaade tuleb pärast mängu lõppu.
rv-beginning = Mängu loetakse…
rv-drawing = Mängu mängitakse igast hetkest lõpuni…
rv-judged = { $count ->
    [one] Seni hinnatud { $count } otsus…
   *[other] Seni hinnatud { $count } otsust…
}
rv-waiting = { $ahead ->
    [one] Enne on veel { $ahead } ülevaade…
   *[other] Enne on veel { $ahead } ülevaadet…
}
rv-cut-off = Ühendus katkes enne, kui ülevaade valmis sai.
rv-kept = Mis juba olemas on, see jääb.
rv-ready = Ülevaade on valmis.
rv-to-table = Laud
rv-share = Jaga
rv-link-copied = Ülevaate link on kopeeritud.

## Kõver

rv-curve = Võiduvõimalused mängu jooksul
rv-legend = Mängijad ja nende võimalused
rv-percent = { $percent }%
rv-chance-of = { $player } { $percent }%
rv-round = { $round }. voor
rv-note = See hetk
rv-next-slip = Järgmine viga
rv-parts = Ülevaate osad
rv-tab-moments = Pöördehetked
rv-tab-board = Laud
rv-tab-decisions = Otsused
rv-tab-luck = Õnn ja oskus

## Mis otsustas

rv-moments-soon = Mängu otsustanud hetked ilmuvad siia peagi.
rv-deal-of = { $round }. vooru jagamine
rv-gift = Kingitus mängijale { $player }: nii hästi läheb üks kord { $odds }-st
rv-gift-you = Kingitus sulle: nii hästi läheb üks kord { $odds }-st
rv-luck-for = Hea õnn mängijale { $player }
rv-luck-you = Hea õnn sulle
rv-strong = { $round }. vooru pöördepunkt

## Otsused

grade-best = Parim
grade-good = Hea
grade-inaccuracy = Ebatäpsus
grade-mistake = Viga
grade-blunder = Suur viga
rv-played = { $player }: { $move }
rv-move-where = { $move } ({ $where })
rv-better = Parem: { $move }.
rv-advice-to = Nõuanne mängijale { $player }: { $why }
rv-cost = maksis { $points } p.p võiduvõimalust, { $sure ->
    [very] peaaegu kindlasti
    [fairly] üsna kindlasti
   *[hardly] tõenäoliselt
}
rv-partner = { $partner } oleks võinud pakkuda paremat ruutu: { $move }. See oleks aidanud mõlemat: { $player } { $gain }, { $partner } { $gain_partner } p.p.
rv-against = Selle vastu: { $why }
rv-who = Mängija
rv-everybody = Kõik
rv-which = Näita
rv-which-slips = Kõik eksimused
rv-which-mistakes = Ainult vead
rv-which-all = Kõik otsused
rv-none = Selliseid otsuseid ei ole.
rv-judging = Otsuseid alles hinnatakse.

## Õnn ja oskus

rv-luck-and-skill = Õnn ja oskus protsentides
rv-luck-about = Mis jagati, on õnn; mille mängija valis, on oskus. Koos viivad need võrdsest algusest tulemuseni.
rv-luck-soon = Õnn ja oskus ilmuvad, kui kogu mäng on läbi vaadatud.
rv-player = Mängija
rv-start = Algus
rv-luck = Õnn
rv-skill = Oskus
rv-result = Tulemus
rv-sum = Alguses { $start }%, õnn { $luck }, oskus { $skill }: { $result }%
rv-accuracy = Täpsus
rv-halves = Oskus: oma otsused { $own }, teiste otsused { $others }
rv-sure = Selleks mängiti lõpuni umbes { $samples } mängu. Võimalus võib erineda { $points } p.p.

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
