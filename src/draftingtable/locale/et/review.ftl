review-title = Analüüs: { $game }
review-how-sure = Hinnatud selle mängu seise { $samples } korda lõpuni mängides. Võiduvõimaluste standardviga on kuni { $error } protsendipunkti.
review-chances = Võiduvõimalused
review-chances-about = Iga mängija võiduvõimalus pärast iga jagamist ja iga valikut.
review-moments = Mis mängu otsustas
review-moments-about = Kui palju need võimalusi muutsid, protsendipunktides.
review-deal = Jagamine enne käiku { $step } ({ $text })
review-choice = Käik { $step }: { $player } valis { $move }
review-rarity = mängijale { $player } vähemalt sama hea jagamine tuleb kord { $number } jagamise kohta
review-balance = Õnn ja oskus
review-balance-about = Mis muutis mängijate võiduvõimalusi, protsendipunktides. Iga rea summa on tulemus.
review-player = Mängija
review-points = Punkte
review-start = Alguses
review-luck = Jagamised
review-own = Oma valikud
review-others = Teiste valikud
review-result = Tulemus
review-players = Valikud
review-accuracy = Täpsus
review-accuracy-about = Täpsus on 100, kui ükski valik midagi ei maksnud. Mõõtemääramatuse piires olev valik loetakse parimaks.
review-grade = { $grade ->
    [best] parim
    [good] hea
    [inaccuracy] ebatäpsus
    [mistake] viga
   *[blunder] suur viga
}
review-lessons = Mis oleks olnud parem
review-nothing = Ükski valik polnud halvem kui ebatäpsus.
review-lost = { $grade }, kaotus { $lost } (± { $error }) protsendipunkti
review-better = Parem: { $text }
review-played = Mängiti: { $text }
review-partner = { $player } oleks võinud pakkuda { $move }: see oleks andnud { $mine } protsendipunkti rohkem plaadi asetajale ja { $theirs } mängijale { $player }.
review-footer = Koostas Drafting Table { $version }, sügavus: { $depth }, aeg: { $seconds } s.

hint-less-than-best = see annab praegu { $points } punkti, parem käik { $more }
hint-lets-rival = siis saab { $player } võtta kaarte: { $number }, kuni { $points } punkti eest
hint-room-for-fewer = su tornidesse mahub siis { $count } hilisemat kaarti, mitte { $more }
hint-fewer-squares = see jätab ehitamiseks { $count } ruutu, parem ruut { $more }
hint-passes-on = annad edasi plaadi ({ $tile }), mis võib mängijale { $player } anda { $points } punkti
hint-gives-automacity = { automacity } saab sellest { $points } punkti, paremast plaadist { $less }
hint-leaves-for-automacity = plaat ({ $tile }) jääb: { automacity }, kus see on väärt { $points } punkti
hint-ends-lower = mängu lõpuks läheb see sulle keskmiselt maksma { $points } punkti
hint-rival-ends-higher = { $player } lõpetab keskmiselt { $points } punkti võrra kõrgemal
