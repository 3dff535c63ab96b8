# The browser client: what surrounds the games.

app-name = Drafting Table
close = Zamknij
save = Zapisz
send = Wyślij
language = Język
skip = Przejdź do treści
main-navigation = Nawigacja główna
load-problem = Nie udało się wczytać tej części. Sprawdź połączenie.
try-again = Spróbuj ponownie
go-home = Na stronę główną
nav-rules = Zasady
rule-link = Zasada { $rule }
nav-score = Arkusz punktacji
nav-games = Moje gry
nav-settings = Ustawienia

## The start page

home-title = Dwie gry, jeden stół kreślarski
home-subtitle = Graj ze znajomymi przez link, z botami albo solo. Bez zakładania konta.
home-subtitle-site = Graj z botami, solo albo wspólnie na tym urządzeniu. Bez zakładania konta.
home-unofficial = Strona nieoficjalna. Nazwy gier wskazują tylko, według jakich zasad się gra; wszystkie teksty i rysunki są nasze.
game-towers = 5 Towers
game-cities = Between Two Cities
game-towers-pitch = Licytuj karty i zbuduj maksymalnie pięć wież. Niższe wartości kładzie się na wyższe, a najwyższa wieża daje najwięcej punktów.
game-cities-pitch = Zbuduj po jednym mieście z każdym z sąsiadów. Liczy się tylko słabsze z nich, więc dbaj o oba.
game-towers-facts = 2–5 graczy · około 20 minut
game-cities-facts = 1–7 graczy · około 25 minut
play-now = Graj teraz
play-now-level = „Graj teraz” rozpoczyna grę z botami na poziomie: { $level ->
    [novice] nowicjusz
    [apprentice] uczeń
    [master] mistrz
    [grandmaster] arcymistrz
   *[journeyman] czeladnik
}. Możesz to zmienić w ustawieniach.
create-table = Utwórz stół
learn = Nauka
learn-offer = Pierwszy raz tutaj? Naucz się gry w 4 minuty, po prostu grając.
learn-skip = Pomiń
level-question = Jak silne mają być boty?
level-once = Pytamy tylko raz. Możesz to zmienić w ustawieniach.
level-title = Siła botów
level-random = Losowy
level-novice = Nowicjusz
level-apprentice = Uczeń
level-journeyman = Czeladnik
level-master = Mistrz
level-grandmaster = Arcymistrz
level-novice-about = Gra tak, jakby dopiero poznawał grę.
level-apprentice-about = Zna zasady i gra łagodnie.
level-journeyman-about = Gra dobrze i szybko.
level-master-about = Myśli z wyprzedzeniem; gra trochę wolniej.
level-grandmaster-about = Myśli naprzód i wie, ile będzie warte niedokończone miasto.
join-title = Dołącz do stołu
join-label = Link lub kod stołu
join = Dołącz
join-unclear = To nie jest link ani kod stołu. Kod składa się z sześciu liter i cyfr.
join-looking = Szukamy stołu { $code }…
more-ways = Inne sposoby gry
way-pass = Na jednym urządzeniu
way-pass-about = Kilka osób, jedno urządzenie
way-learn = Nauka
way-learn-about = Pierwsza gra krok po kroku
way-rules = Zasady
way-rules-about = Z rysunkami, przykładami i wyszukiwarką
way-watch = Oglądaj
way-watch-about = Gry przy stołach publicznych
pass-about = Nikt inny nie musi dołączać: przekazujecie sobie to urządzenie, a kurtyna zasłania to, co tajne.
pass-game = Gra
pass-player = Gracz { $number }
pass-remove = Usuń gracza { $number }
pass-add = Dodaj gracza
way-solo = Solo
way-solo-about = Between Two Cities z dwiema Automami, graczami-robotami
way-campaign = Kampania
way-campaign-about = Kilka gier solo z rzędu
way-score = Arkusz punktacji
way-score-about = Do gier pudełkowych
way-replay = Powtórka
way-replay-about = Obejrzyj zapisaną grę krok po kroku
you-are = Twoje imię: { $name }
nickname-title = Twoje imię przy stole
nickname-label = Twoje imię
nickname-about = Zobaczą je inni przy stole. Jest zapisane na tym urządzeniu.
my-tables = Moje stoły
my-tables-none = Tu pojawią się stoły, przy których siedzisz.
open-tables = Stoły publiczne
open-tables-about = Dołącz tam, gdzie jest wolne miejsce, albo oglądaj trwającą grę.
open-tables-none = Nie ma teraz stołów publicznych. Utwórz własny!
server-unreached = Nie można połączyć się z serwerem.
continue-game = Graj dalej
# $names: the others at the table
table-with = { $game } ({ $names })
table-solo = { $game }, gra solo
table-round = Runda { $round }
table-bots = Boty
table-running = gra w toku
table-finished = gra zakończona
seats-free = { $count ->
    [0] brak miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
missing-title = Nie znaleziono strony
missing-text = Pod tym adresem nic nie ma.
error-offline = Nie można połączyć się z serwerem. Sprawdź połączenie.
error-device-missing = Brakuje plików, dzięki którym to urządzenie może grać. Pobierz je ponownie w Ustawieniach.
error-device-failed = Urządzenie nie mogło tego zrobić. Odśwież stronę i spróbuj ponownie.
error-server-problem = Błąd serwera (odpowiedź { $status }). Spróbuj ponownie.
error-deal-commitment = Serwer pokazuje teraz inny odcisk niż na początku, więc twoje urządzenie zachowuje swoją liczbę dla siebie. Rozdanie może nie być uczciwe.
error-deal-mine = Serwer nie przyjął twojej liczby, więc twoje urządzenie zachowuje ją dla siebie. Rozdanie może nie być uczciwe.
error-deal-terms = Ustawienia zmieniły się w ostatniej chwili, więc twoje urządzenie zachowuje swoją liczbę dla siebie. Rozdanie może nie być uczciwe.
error-deal-lock = Serwer zmienił to, co ustalił, więc twoje urządzenie zachowuje swoją liczbę dla siebie. Rozdanie może nie być uczciwe.
error-deal-other = Do tego stołu dołączono na innym urządzeniu, więc to urządzenie nie bierze udziału w tasowaniu.

## Settings

settings-looks = Wygląd
settings-signals = Dźwięk i powiadomienia
settings-play = Rozgrywka
settings-kept = Ustawienia są zapisywane tylko na tym urządzeniu.
# $page: what was left for the settings
settings-back = { $page ->
    [table] Wróć do stołu
    [replay] Wróć do powtórki
    [campaign] Wróć do kampanii
    [rules] Wróć do zasad
    [score] Wróć do arkusza punktacji
   *[other] Wróć
}
theme = Motyw
theme-system = Jak w systemie
theme-light = Papier
theme-dark = Światłokopia
motion = Animacje
motion-system = Jak w systemie
motion-full = Pełne
motion-reduced = Ograniczone
large-text = Większy tekst
patterns = Wzory oprócz kolorów
patterns-about = Rodzaje wież i budynków mają różne wzory.
sound = Dźwięk
vibration = Wibracje
notifications = Powiadamiaj, gdy moja kolej
notifications-about = Tylko gdy masz otwartą inną kartę lub okno.
notifications-impossible = Niedostępne w tej przeglądarce lub bez https.
confirm-moves = Potwierdzanie ruchów
confirm-moves-about = Pytaj przed ruchem, którego nie można cofnąć.
letter-keys = Skróty klawiszowe z literami
letter-keys-about = Aby je zobaczyć, naciśnij przy stole „?”.

## The waiting room

room-host = Zaproś innych lub dodaj boty i zacznij grę.
room-guest = { $name } zaprasza cię do tego stołu.
seats = Miejsca
seat-number = Miejsce { $seat }
seat-open = wolne
seat-automa = Automa
seat-is-bot = gra bot
seat-away = offline
seat-ready = gotowy/-a
seat-thinking = jeszcze nie
seat-acting = wykonuje ruch
seat-resigned = gra poddana
seat-stand-in = na razie gra bot
sit-down = Usiądź
sit-here = Usiądź tutaj
stand-up = Wstań
seat-same-device = Kolejny gracz na tym urządzeniu
seat-same-device-about = Przekazujecie sobie urządzenie; kurtyna zasłania to, co tajne.
seat-bot = Posadź bota
seat-move = Zmień kolejność
seat-earlier = Wcześniej
seat-later = Później
seat-free = Zwolnij to miejsce
seat-taken-about = To miejsce może zmienić tylko gospodarz stołu.
start-game = Zacznij grę
start-with-bots = { $count ->
    [one] Zacznij z { $count } botem
    [few] Zacznij z { $count } botami
    [many] Zacznij z { $count } botami
   *[other] Zacznij z { $count } bota
}
ready = Zgłoś gotowość
you-are-ready = Gotowość zgłoszona
host-starts = Grę rozpocznie { $name }.
not-ready-yet = { $names } jeszcze nie { $names_count ->
    [one] zgłasza
    [few] zgłaszają
    [many] zgłaszają
   *[other] zgłaszają
} gotowości.
shuffling = Wspólne tasowanie…
shuffling-about = Urządzenie każdego gracza dodaje liczbę, więc nikt nie może wybrać rozdania.
shuffling-waiting = Liczbę { $names_count ->
    [one] musi
    [few] muszą
    [many] muszą
   *[other] muszą
} jeszcze dodać { $names }.
invite-title = Zaproszenie
invite-code = Kod
invite-link = Link do tego stołu
invite-qr = Link jako kod QR
invite-about = Każdy, kto ma link lub kod, może usiąść do stołu.
invite-local = Ten adres działa tylko na tym komputerze. Aby zaprosić innych, otwórz stronę pod adresem komputera w sieci lokalnej.
invite-text = Zagrajmy w { $game }!
copy-link = Kopiuj link
share = Udostępnij
copied = Skopiowano.
copy-yourself = Skopiuj link z tego pola.
options-title = Ustawienia gry
options-guest = Ustawienia wybiera gospodarz stołu.
options-more = Więcej opcji
option-players = Gracze
option-two-about = Każda z dwóch osób buduje dwa własne miasta i liczy się suma.
option-ring-about = Między każdą parą sąsiadów leży miasto, które budują razem.
option-referee = Sędzia licytacji
option-referee-about = Możesz licytować tylko tyle kart, ile zdołasz dołożyć. Bez sędziego nieudaną ofertę trzeba wycofać.
option-seating = Kolejność przy stole
seating-random = Losowo
seating-order = Jak na rysunku
seating-question = Według odpowiedzi
seating-random-about = Miejsca są losowane na początku gry.
seating-order-about = Siedzicie tak, jak na rysunku; gospodarz może zmienić kolejność.
seating-question-about = Wszyscy odpowiadają na pytanie, a odpowiedzi decydują, kto obok kogo siedzi.
option-clock = Zegar
clock-none = Brak
clock-move = 1 minuta na ruch
clock-bank = 10 minut + 5 s
clock-days = 3 dni na ruch
clock-none-about = Bez limitu czasu.
clock-move-about = Na każdą decyzję jest minuta.
clock-bank-about = Po dziesięć minut na całą grę i dodatkowe pięć sekund po każdym ruchu.
clock-days-about = Do spokojnej gry: ruch najpóźniej co trzy dni.
option-at-zero = Po upływie czasu
at-zero-bot = Dalej gra bot
at-zero-default = Prosty dozwolony ruch
option-hints = Podpowiedzi
option-hints-about = Można zapytać, co zrobiłby Mistrz.
option-undo = Cofanie ruchów
option-undo-about = Możesz cofać własne ruchy, dopóki nie odkryto niczego nowego.
option-share = Goście na wspólnym urządzeniu
option-share-about = Gość może zająć miejsca dla kilku osób, które podają sobie jedno urządzenie.
option-chat = Czat tekstowy
option-chat-about = Bez niego można używać tylko szybkich zwrotów.
option-spectators = Widzowie
option-spectators-about = Każdy, kto ma link, może oglądać grę, ale nie widzi tajnych informacji.
option-public = Stół publiczny
option-public-about = Stół jest widoczny na stronie głównej.
option-pace = Tempo botów
pace-quick = Szybkie
pace-usual = Naturalne
pace-slow = Wolne
question-about = Wszyscy odpowiadają i siadają zgodnie z ruchem wskazówek zegara w kolejności odpowiedzi, od A do Ż.

## At the table

connecting = Łączenie…
connection-lost = Utracono połączenie – łączymy ponownie…
connection-lost-unsent = Utracono połączenie – ruch zostanie wysłany ponownie…
not-saving = Serwer nie może teraz niczego zapisać…
not-saving-unsent = Serwer nie może teraz zapisywać – ruch zostanie wysłany ponownie…
server-crowded = Serwer jest bardzo obciążony – ruchy trwają dłużej niż zwykle…
table-unknown = Nie znaleziono stołu
table-problem = Nie można otworzyć tego stołu
table-silent = Serwer odpowiada, ale ten stół się nie otwiera. Próbujemy dalej…
table-expired = Ten stół został zamknięty
table-players-only = Tylko dla graczy
table-players-only-about = Gra się zaczęła, a tego stołu nie można oglądać.
table-expires = Jeśli nic się nie wydarzy, stół zostanie zamknięty: { $time }.
keep-table = Zachowaj stół
you-watch = Oglądasz grę.
bot-plays-for-you = Gra za ciebie bot.
vote-wanted = Czy { $name } ma oddać miejsce botowi? Głosy: { $votes } z { $needed }.
vote-on-you = Pozostali głosują, czy bot ma grać za ciebie. Głosy: { $votes } z { $needed }.
end-wanted = { $names } { $names_count ->
    [one] chce
    [few] chcą
    [many] chcą
   *[other] chcą
} teraz zakończyć grę.
end-agree = Zgadzam się
join-no-such-code = Nie ma stołu o tym kodzie.
players = Gracze
start-player = Osoba rozpoczynająca
watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
your-turn = Twoja kolej
waiting-for = { $names_count ->
    [one] Teraz gra { $names }
    [few] Teraz grają { $names }
    [many] Teraz grają { $names }
   *[other] Teraz grają { $names }
}
waiting-for-several = Czekamy na { $count } graczy
dealing = Rozdawanie…
game-over = Koniec gry
undo = Cofnij
hint = Podpowiedź
chat = Czat
chat-unread = { $count ->
    [0] Czat
    [one] Czat, { $count } nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
    [many] Czat, { $count } nowych wiadomości
   *[other] Czat, { $count } nowej wiadomości
}
chat-text = Wiadomość
chat-empty = Nikt jeszcze nic nie napisał.
chat-phrases-only = Czat tekstowy jest wyłączony: wybierz szybki zwrot.
chat-after-end = Gra się skończyła: wybierz szybki zwrot.
mute = Ukryj, co pisze { $name }
unmute = Pokaż, co pisze { $name }
quick-phrases = Szybkie zwroty
log = Przebieg gry
log-empty = Jeszcze nic się nie wydarzyło.
side-panel = Przebieg gry, czat i karta pomocy
since-your-move = Od twojego ostatniego ruchu
look-at-moment = Zobacz stół w tamtym momencie
looking-back = Oglądasz wcześniejszy moment gry.
back-to-now = Wróć do gry
menu = Menu
shortcuts = Skróty klawiszowe
key-shortcuts = Pokaż skróty
copy-watch-link = Kopiuj link do stołu
leave-table = Wyjdź na chwilę (zachowasz miejsce)
take-back-seat = Odbierz miejsce botowi
replace-by-bot = Niech { $name } odda miejsce botowi
vote-for-bots = Głosuj za zastąpieniem kogoś botem
vote-for-bot = Głosuj: { $name } ma oddać miejsce botowi
chat-turn-off = Wyłącz czat tekstowy
chat-turn-on = Włącz czat tekstowy
end-offer = Zaproponuj zakończenie gry
end-offer-back = Wycofaj propozycję zakończenia
end-offered = { $count ->
    [one] { $count } gracz chce zakończyć grę.
    [few] { $count } graczy chce zakończyć grę.
    [many] { $count } graczy chce zakończyć grę.
   *[other] { $count } gracza chce zakończyć grę.
}
resign = Poddaj się
# What resigning leads to: a bot plays on, or the game ends.
resign-bot = Do końca gry zastąpi cię bot, a ty nie możesz już wygrać.
resign-ends = Gra skończy się od razu i już jej nie wygrasz.
resign-wins = Gra skończy się od razu i wygra { $name }.
resign-campaign = Gra skończy się od razu. Nie wlicza się do kampanii: trzeba ją rozegrać od nowa.
resign-yes = Tak, poddaję się
resign-no = Nie, gram dalej
curtain-title = Teraz gra { $name }
curtain-text = Przekaż urządzenie. Nikt inny nie powinien teraz patrzeć na ekran.
curtain-ready = To ja, { $name }

## The result

you-win = Wygrywasz!
winners = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają { $names }
    [many] Wspólnie wygrywają { $names }
   *[other] Wspólnie wygrywają { $names }
}
end-resigned = Gra zakończyła się poddaniem.
end-agreed = Uzgodniono zakończenie gry.
end-expired = Stół został zamknięty.
rematch = Zagraj ponownie
to-rematch = Do następnej gry
to-campaign = Wróć do kampanii
watch-replay = Powtórka
download-record = Pobierz zapis gry
fairness-check = Sprawdź, czy rozdanie było uczciwe
fairness-checking = Sprawdzanie…
fairness-failed = Nie udało się sprawdzić rozdania z powodu nieoczekiwanego błędu.

## Klub, który prowadzi serwer

club-password-title = Hasło klubu
club-password-label = Hasło
club-password-about = Klub prosi o hasło raz na każdym urządzeniu.
club-password-send = Dalej
club-imprint = Nota prawna
club-privacy = Prywatność
club-restart = { $minutes ->
    [0] Serwer zaraz uruchomi się ponownie. Potem gra toczy się dalej.
    [one] Serwer uruchomi się ponownie za { $minutes } minutę. Potem gra toczy się dalej.
    [few] Serwer uruchomi się ponownie za { $minutes } minuty. Potem gra toczy się dalej.
    [many] Serwer uruchomi się ponownie za { $minutes } minut. Potem gra toczy się dalej.
   *[other] Serwer uruchomi się ponownie za { $minutes } minuty. Potem gra toczy się dalej.
}
