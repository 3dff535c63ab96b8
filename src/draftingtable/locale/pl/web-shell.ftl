# Program w przeglądarce: wszystko wokół gier.

app-name = Drafting Table
close = Zamknij
save = Zapisz
send = Wyślij
language = Język
skip = Przejdź do treści
main-navigation = Nawigacja główna
load-problem = Nie udało się wczytać tej części. Czy jest połączenie?
try-again = Spróbuj ponownie
go-home = Na stronę główną
nav-rules = Zasady
nav-score = Notes punktów
nav-settings = Ustawienia

home-title = Dwie gry, jeden stół kreślarski
home-subtitle = Graj ze znajomymi przez link, z botami albo w pojedynkę. Bez zakładania konta.
home-unofficial = Strona nieoficjalna. Nazwy gier służą tylko do wskazania zasad; wszystkie teksty i rysunki są nasze.
game-towers = 5 Towers
game-cities = Between Two Cities
game-towers-pitch = Licytuj karty i buduj do pięciu wież. Na wyższe wartości kładzie się niższe, a najwyższa wieża liczy się najbardziej.
game-cities-pitch = Zbuduj po jednym mieście z każdym sąsiadem. Liczy się tylko słabsze z nich, więc dbaj o oba.
game-towers-facts = 2–5 osób · około 20 minut
game-cities-facts = 1–7 osób · około 25 minut
play-now = Graj teraz
play-now-level = Przeciwnicy w „Graj teraz”: { $level ->
    [apprentice] uczniowie
    [master] mistrzowie
   *[journeyman] czeladnicy
}. Możesz to zmienić w ustawieniach.
create-table = Otwórz stół
level-question = Jak silne mają być boty?
level-once = Pytamy tylko raz; można to zmienić w ustawieniach.
level-title = Siła botów
level-random = Losowy
level-apprentice = Uczeń
level-journeyman = Czeladnik
level-master = Mistrz
level-apprentice-about = Zna zasady i gra przyjaźnie.
level-journeyman-about = Gra dobrze i szybko.
level-master-about = Myśli z wyprzedzeniem; gra trochę wolniej.
join-title = Dołącz do stołu
join-label = Link lub kod stołu
join = Dołącz
join-unclear = To nie jest ani link, ani kod. Kod ma sześć liter i cyfr.
join-looking = Szukamy stołu { $code }…
more-ways = Inne możliwości
way-pass = Na jednym urządzeniu
way-pass-about = Kilka osób podaje je sobie z rąk do rąk
way-rules = Zasady
way-rules-about = Z rysunkami i przykładami, z wyszukiwarką
way-watch = Oglądaj
way-watch-about = Zobacz gry przy stołach publicznych
pass-about = Nikt inny nie musi dołączać: podajecie sobie to urządzenie, a kurtyna zasłania to, co tajne.
pass-game = Gra
pass-player = Osoba { $number }
pass-remove = Usuń osobę { $number }
pass-add = Dodaj osobę
way-solo = Solo
way-solo-about = Between Two Cities przeciw dwóm Automom
way-campaign = Kampania
way-campaign-about = Kilka gier solo z rzędu
way-score = Notes punktów
way-score-about = Do gier pudełkowych, także bez sieci
way-replay = Powtórka
way-replay-about = Obejrzyj zapis krok po kroku
you-are = Twoje imię: { $name }
nickname-title = Twoje imię przy stole
nickname-label = Twoje imię
nickname-about = Widzą je inni przy stole. Jest zapisane na tym urządzeniu.
my-tables = Moje stoły
my-tables-none = Tu pojawią się stoły, przy których siedzisz.
open-tables = Stoły publiczne
open-tables-about = Dołącz tam, gdzie jest wolne miejsce, albo oglądaj trwającą grę.
open-tables-none = Nie ma teraz żadnego stołu publicznego. Otwórz własny!
server-unreached = Nie można połączyć się z serwerem.
table-bots = Boty
table-running = w trakcie
table-finished = zakończona
seats-free = { $count ->
    [0] brak miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
missing-title = Tu nic nie narysowano
missing-text = Nie ma takiej strony.
error-offline = Nie można połączyć się z serwerem. Sprawdź połączenie.
error-server-problem = Serwer ma kłopot (odpowiedź { $status }). Spróbuj ponownie.

settings-looks = Wygląd
settings-signals = Sygnały
settings-play = Gra
settings-kept = Wszystkie ustawienia są zapisane tylko na tym urządzeniu.
# $page: what was left for the settings
settings-back = { $page ->
    [table] Wróć do stołu
    [replay] Wróć do powtórki
    [campaign] Wróć do kampanii
    [rules] Wróć do zasad
    [score] Wróć do notesu punktów
   *[other] Wróć
}
theme = Motyw
theme-system = Jak w systemie
theme-light = Papier
theme-dark = Światłokopia
motion = Ruch
motion-system = Jak w systemie
motion-full = Pełny
motion-reduced = Ograniczony
large-text = Większy tekst
patterns = Wzory obok kolorów
patterns-about = Typy wież i budynki dostają wyraźne wzory.
sound = Dźwięk
vibration = Wibracje
notifications = Powiadomienie, gdy moja kolej
notifications-about = Tylko gdy na wierzchu jest inna karta lub okno.
notifications-impossible = Niemożliwe w tej przeglądarce lub bez https.
confirm-moves = Potwierdzanie ruchów
confirm-moves-about = Pytaj przed ruchem, którego nie można cofnąć.
letter-keys = Skróty klawiszowe z literami
letter-keys-about = Przy stole pokazuje je „?”.

room-host = Zaproś innych lub dodaj boty, a potem zacznij.
room-guest = { $name } zaprasza cię do tego stołu.
seats = Miejsca
seat-number = Miejsce { $seat }
seat-open = wolne
seat-automa = Automa
seat-is-bot = gra bot
seat-away = offline
seat-ready = gotowe
seat-thinking = niegotowe
seat-acting = wykonuje ruch
seat-resigned = gra poddana
seat-stand-in = na razie gra bot
sit-down = Siadam
sit-here = Siadam tutaj
stand-up = Wstaję
seat-same-device = Kolejna osoba na tym urządzeniu
seat-same-device-about = Przekazujecie sobie urządzenie; kurtyna zasłania, co kto ma na ręce.
seat-bot = Posadź bota
seat-move = Zmień kolejność
seat-earlier = Wcześniej
seat-later = Później
seat-free = Zwolnij to miejsce
seat-taken-about = To miejsce może zmienić tylko gospodarz.
start-game = Zacznij grę
start-with-bots = { $count ->
    [one] Zacznij z { $count } botem
    [few] Zacznij z { $count } botami
    [many] Zacznij z { $count } botami
   *[other] Zacznij z { $count } bota
}
ready = Można zaczynać
you-are-ready = Czekasz na start
host-starts = Grę rozpocznie { $name }.
not-ready-yet = Czekamy na gotowość: { $names }.
invite-title = Zaproszenie
invite-code = Kod
invite-link = Link do tego stołu
invite-qr = Link jako kod QR
invite-about = Kto ma link lub kod, może usiąść.
invite-local = Ten adres działa tylko na tym komputerze. Aby zaprosić innych, otwórz stronę pod adresem komputera w sieci.
invite-text = Zagrajmy w { $game }!
copy-link = Kopiuj link
share = Udostępnij
copied = Skopiowano.
copy-yourself = Link jest w polu: skopiuj go stamtąd.
options-title = Jak gramy
options-guest = Decyduje gospodarz; tu możesz to przeczytać.
options-more = Więcej opcji
option-players = Liczba osób
option-two-about = Dwie osoby: każda buduje dwa własne miasta i liczy się suma.
option-ring-about = Między sąsiadami leży miasto, które budują razem.
option-referee = Sędzia licytacji
option-referee-about = Nie pozwala licytować więcej kart, niż da się zbudować. Bez niego nieudaną ofertę trzeba wycofać.
option-seating = Kolejność przy stole
seating-random = Losowo
seating-order = Jak pokazano
seating-question = Według pytania
seating-random-about = Miejsca są losowane na początku gry.
seating-order-about = Siedzicie tak, jak pokazuje krąg; gospodarz może zmienić kolejność.
seating-question-about = Wszyscy odpowiadają na pytanie, a odpowiedzi decydują, kto obok kogo siedzi.
option-clock = Zegar
clock-none = Brak
clock-move = 1 minuta na ruch
clock-bank = 10 minut + 5 s
clock-days = 3 dni na ruch
clock-none-about = Każdy myśli tak długo, jak chce.
clock-move-about = Na każdą decyzję jest minuta.
clock-bank-about = Dziesięć minut dla każdej osoby na całą grę i dodatkowe pięć sekund po każdym ruchu.
clock-days-about = Do gry w wolnych chwilach: ruch najpóźniej co trzy dni.
option-at-zero = Gdy czas się skończy
at-zero-bot = Dalej gra bot
at-zero-default = Prosty dozwolony ruch
option-hints = Podpowiedzi
option-hints-about = Można zapytać, co zrobiłby mistrz.
option-undo = Cofanie
option-undo-about = Własnych ruchów, dopóki nie pojawi się nic nowego.
option-chat = Swobodny czat
option-chat-about = Bez niego są tylko szybkie zwroty.
option-spectators = Widzowie
option-spectators-about = Kto ma link, może oglądać; nie widzi tajemnic.
option-public = Publiczny
option-public-about = Stół widać na stronie głównej.
option-pace = Tempo botów
pace-quick = Szybkie
pace-usual = Ludzkie
pace-slow = Wolne
question-about = Każdy odpowiada; siadacie zgodnie z ruchem wskazówek zegara według odpowiedzi, od A do Ż.

connecting = Łączenie…
connection-lost = Utracono połączenie – łączymy ponownie…
connection-lost-unsent = Utracono połączenie – ruch zostanie wysłany ponownie…
table-unknown = Nie ma takiego stołu
table-expired = Ten stół został zamknięty
table-expires = Jeśli nic się nie wydarzy, ten stół zostanie zamknięty: { $time }.
keep-table = Zachowaj stół
you-watch = Oglądasz grę.
bot-plays-for-you = Gra za ciebie bot.
end-wanted = Za zakończeniem gry: { $names }.
end-agree = Zgadzam się
join-no-such-code = Nie ma stołu o tym kodzie.
players = Osoby przy stole
start-player = Osoba rozpoczynająca
watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
your-turn = Twoja kolej
waiting-for = Czekamy na: { $names }
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
quick-phrases = Szybkie zwroty
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
side-panel = Przebieg i czat
since-your-move = Od twojego ostatniego ruchu
look-at-moment = Zobacz stół w tamtym momencie
looking-back = Oglądasz wcześniejszy moment gry.
back-to-now = Wróć do gry
menu = Menu
shortcuts = Skróty klawiszowe
key-shortcuts = Pokaż skróty
copy-watch-link = Kopiuj link do stołu
leave-table = Wyjdź na chwilę (miejsce zostaje)
take-back-seat = Odbierz miejsce botowi
replace-by-bot = Zastąp botem: { $name }
end-offer = Zaproponuj zakończenie gry
end-offer-back = Wycofaj propozycję zakończenia
end-offered = { $count ->
    [one] { $count } osoba chce teraz zakończyć grę.
    [few] { $count } osoby chcą teraz zakończyć grę.
    [many] { $count } osób chce teraz zakończyć grę.
   *[other] { $count } osoby chce teraz zakończyć grę.
}
resign = Poddaj się
# What resigning leads to: a bot plays on, or the game ends.
resign-bot = Do końca zagra za ciebie bot, a ty nie możesz już wygrać.
resign-ends = Gra skończy się od razu i już jej nie wygrasz.
resign-wins = Gra skończy się od razu, a wygra { $name }.
resign-campaign = Gra skończy się od razu. Nie liczy się do kampanii: rozegrasz ją od nowa.
resign-yes = Tak, poddaję się
resign-no = Nie, gram dalej
curtain-title = Teraz gra { $name }
curtain-text = Przekaż urządzenie. Nikt inny nie powinien teraz patrzeć na ekran.
curtain-ready = To ja, { $name }

you-win = Wygrywasz!
winners = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają { $names }
    [many] Wspólnie wygrywają { $names }
   *[other] Wspólnie wygrywają { $names }
}
end-resigned = Gra skończyła się poddaniem.
end-agreed = Uzgodniono zakończenie gry.
end-expired = Stół został zamknięty.
rematch = Jeszcze raz
to-rematch = Do następnej gry
to-campaign = Wróć do kampanii
watch-replay = Powtórka
download-record = Pobierz zapis
fairness-check = Sprawdź rozdanie
fairness-about = Przed rozdaniem serwer ogłosił cyfrowy odcisk swojego sekretu. Teraz sekret jest jawny, a twoja przeglądarka rozdaje całą grę od nowa.
fairness-checking = Sprawdzanie…
fairness-secret = Sekret pasuje do odcisku ogłoszonego przed rozdaniem.
fairness-nonces = { $count ->
    [one] Domieszano { $count } liczbę losową od graczy.
    [few] Domieszano { $count } liczby losowe od graczy.
    [many] Domieszano { $count } liczb losowych od graczy.
   *[other] Domieszano { $count } liczby losowej od graczy.
}
fairness-mine = Jest wśród nich liczba wylosowana przez twoją przeglądarkę.
fairness-deals = Rozdania zgodne z grą: { $count } z { $all }.
fairness-good = Rozdanie było uczciwe: nikt nie mógł wybrać, co zostanie rozdane.
fairness-bad = Rozdanie nie zgadza się z obietnicą.
fairness-good-record = Wszystkie rozdania wynikają z sekretu podanego w tym zapisie. Porównaj jego odcisk z tym, który był widoczny przed grą.
fairness-none = Ten zapis nie zawiera dowodu, więc rozdania nie można sprawdzić.
fairness-failed = Wystąpił nieoczekiwany błąd i nie udało się sprawdzić rozdania.
