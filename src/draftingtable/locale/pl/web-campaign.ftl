# Klient w przeglądarce: mapa kampanii jednoosobowej.

campaign-map = Mapa kampanii
campaign-bonus-how = Dotknij budynku na rysunku albo wybierz rodzaj obok.
campaign-at-table = Kampania: gra { $number } z { $games }
campaign-bots = Wyniki botów
campaign-bots-about = { $games ->
    [one] Po { $games } grze w tym samym trybie i na tym samym poziomie: średnia z wielu symulowanych kampanii oraz zakres środkowej połowy wyników.
    [few] Po { $games } grach w tym samym trybie i na tym samym poziomie: średnia z wielu symulowanych kampanii oraz zakres środkowej połowy wyników.
    [many] Po { $games } grach w tym samym trybie i na tym samym poziomie: średnia z wielu symulowanych kampanii oraz zakres środkowej połowy wyników.
   *[other] Po { $games } grach w tym samym trybie i na tym samym poziomie: średnia z wielu symulowanych kampanii oraz zakres środkowej połowy wyników.
}
campaign-bots-you = Ty
campaign-bots-half = Połowa kampanii: od { $low } do { $high }
