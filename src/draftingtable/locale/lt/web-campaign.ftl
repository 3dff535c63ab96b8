# Naršyklės klientas: vieno žaidėjo kampanijos žemėlapis.

campaign-map = Kampanijos žemėlapis
campaign-bonus-how = Paliesk pastatą piešinyje arba pasirink tipą šalia.
campaign-at-table = Kampanija: { $number } žaidimas iš { $games }
campaign-bots = Botų rezultatai
campaign-bots-about = { $games ->
    [one] Po { $games } žaidimo tuo pačiu režimu ir lygiu: daugelio imituotų kampanijų vidurkis ir vidurinės pusės rezultatų ribos.
    [few] Po { $games } žaidimų tuo pačiu režimu ir lygiu: daugelio imituotų kampanijų vidurkis ir vidurinės pusės rezultatų ribos.
   *[other] Po { $games } žaidimų tuo pačiu režimu ir lygiu: daugelio imituotų kampanijų vidurkis ir vidurinės pusės rezultatų ribos.
}
campaign-bots-you = Tu
campaign-bots-half = Pusė kampanijų: nuo { $low } iki { $high }
