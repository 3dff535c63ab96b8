fair-proved = Rozdanie było uczciwe
fair-proved-about = Nikt nie mógł wybrać, co zostanie rozdane, i nic potem nie zmieniono.
fair-unprovable = Nie da się udowodnić
fair-unprovable-about = To nie znaczy, że coś było nie tak. Czego brakuje:
fair-broken = Niezgodność
fair-broken-about = To nie jest to, co ustalono przed grą. Pobierz zapis i zapytaj osobę, która prowadzi ten serwer.
fair-secret = Serwer użył liczby, którą ustalił przed grą.
fair-people = Liczby podane przez graczy nie zmieniły się ({ $count }).
fair-mine = Jest wśród nich twoja liczba.
fair-seating = Miejsca przy stole wynikają z tych liczb.
fair-start = Osoba rozpoczynająca wynika z tych liczb.
fair-deals = Wszystkie rozdania wynikają z tych liczb ({ $count }).
fair-seen = W zapisie są te same rozdania, które widać było w grze ({ $count }).
fair-why-version-1 = Tę grę rozdano naszą pierwszą metodą. Serwer użył ustalonej liczby, ale osoba, która podała swoją jako ostatnia, mogła wypróbować ich kilka.
fair-why-no-proof = Ten zapis nie zawiera dowodu, jak zwykle w przypadku gier rozegranych poza serwerem.
fair-why-nobody = Żadne urządzenie graczy nie dodało liczby, więc o rozdaniu zdecydował sam serwer.
fair-why-daily = To rozdanie dnia ({ $date }): wylosował je sam serwer, jednakowe dla wszystkich. Jego odcisk ogłoszono dzień wcześniej; strona rozdania dnia porównuje go z tym, co widziało to urządzenie.
fair-why-dealt-before = To rozdanie już grano, więc ktoś mógł je znać.
fair-why-not-revealed = Liczby niepokazane na czas: { $count }. Ktoś, kto znał liczbę serwera i zajmował to miejsce, mógł wybrać jedno z dwóch rozdań.
fair-why-not-revealed-by = { $names } nie { $names_count ->
    [one] pokazuje
    [few] pokazują
    [many] pokazują
   *[other] pokazują
} swojej liczby na czas. Ktoś, kto znał liczbę serwera i zajmował to miejsce, mógł wybrać jedno z dwóch rozdań.
fair-why-no-part = To nie była twoja gra, więc żadna z tych liczb nie pochodzi z twojego urządzenia.
fair-why-nothing-kept = To urządzenie nie zachowało niczego z początku tej gry. Być może gra toczyła się w oknie prywatnym albo na innym urządzeniu.
fair-why-other-number = Liczba z twojego miejsca nie pochodzi z tego urządzenia.
fair-why-mine-late = Twoje urządzenie nie pokazało swojej liczby na czas.
fair-why-dealt-again = Pierwsze rozpoczęcie tej gry nie powiodło się na serwerze i rozdano ją ponownie. Osoba prowadząca serwer mogła wybrać jedno z dwóch rozdań.
fair-bad-header = Nie można odczytać dowodu w zapisie ({ $header }).
fair-bad-secret = Liczba serwera nie pasuje do odcisku w zapisie.
fair-bad-commitment = Odcisk serwera nie jest tym, który to urządzenie widziało przed grą.
fair-bad-number = Liczba gracza { $seat } nie jest tą, którą ustalono wcześniej.
fair-bad-lock = Odciski graczy nie są tymi, które to urządzenie widziało przed rozdaniem.
fair-bad-terms = Grano według innych ustawień niż ustalone przed rozdaniem.
fair-bad-dropped = Twoje urządzenie pokazało swoją liczbę na czas i serwer to potwierdził, ale zapis temu przeczy.
fair-bad-start = Osoba rozpoczynająca nie jest tą, którą wylosowano.
fair-bad-seating = Miejsca przy stole nie są tymi, które wylosowano.
fair-bad-deal = Rozdanie { $number } nie wynika z tych liczb.
fair-bad-seen = Rozdanie { $number } nie jest tym, które było widać w grze.
fair-bad-moves = Według zapisu na stole zostały inne karty, niż było widać w grze, i to je rozdano ponownie.
fair-bad-no-proof = Zapis nie zawiera dowodu, chociaż tę grę rozdano z dowodem.
fair-bad-version = Według zapisu tę grę rozdano naszą pierwszą metodą, ale tak nie było.
fair-bad-refused-commitment = Przed rozdaniem serwer pokazał inny odcisk niż na początku. Twoje urządzenie zachowało swoją liczbę dla siebie.
fair-bad-refused-mine = Przed rozdaniem brakowało twojej liczby. Twoje urządzenie zachowało ją dla siebie.
fair-bad-refused-terms = Przed rozdaniem ustawienia były inne niż te, które było widać. Twoje urządzenie zachowało swoją liczbę dla siebie.
fair-bad-refused-lock = Serwer ustalił liczby dwa razy, za każdym razem inaczej. Twoje urządzenie zachowało swoją liczbę dla siebie.
fair-bad-refused-dealt = Serwer zmienił rozdanie, które już pokazał.
fair-how = Jak to działa
fair-how-promise = Przed grą serwer i urządzenie każdego gracza wybierają po jednej liczbie i pokazują tylko jej odcisk. Od tej chwili nikt nie może zmienić swojej.
fair-how-mix = Potem wszystkie liczby są pokazywane i mieszane. Wynikają z nich miejsca przy stole, osoba rozpoczynająca i każde rozdanie.
fair-how-check = Po grze twoja przeglądarka rozdaje wszystko jeszcze raz i porównuje z tym, co zachowała.
fair-not-proved = To nie dowodzi, że nikt nie podglądał: osoba prowadząca serwer mogła w czasie gry widzieć zakryte karty.
