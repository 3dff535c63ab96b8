# A böngészős kliens: az egyszemélyes kampány térképe.

campaign-map = A kampány térképe
campaign-bonus-how = Érints meg egy épületet a rajzon, vagy válassz típust mellette.
campaign-at-table = Kampány: { $number }/{ $games }. játék
campaign-bots = A botok eredményei
campaign-bots-about = { $games } játék után, azonos módban és szinten: sok szimulált kampány átlaga, és hogy a középső felük milyen határok közé esik.
campaign-bots-you = Te
campaign-bots-half = A kampányok fele: { $low }–{ $high }
