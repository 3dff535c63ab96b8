# Brauseriklient: üksikmängu kampaania kaart.

campaign-map = Kampaania kaart
campaign-bonus-how = Puuduta joonisel hoonet või vali tüüp selle kõrvalt.
campaign-at-table = Kampaania: mäng { $number }/{ $games }
campaign-bots = Robotite tulemused
campaign-bots-about = { $games ->
    [one] Pärast ühte mängu samas režiimis ja samal tasemel: paljude simuleeritud kampaaniate keskmine ja keskmise poole vahemik.
   *[other] Pärast { $games } mängu samas režiimis ja samal tasemel: paljude simuleeritud kampaaniate keskmine ja keskmise poole vahemik.
}
campaign-bots-you = Sina
campaign-bots-half = Pooled kampaaniatest: { $low } kuni { $high }
