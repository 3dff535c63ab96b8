# Playing in a terminal: the conversation around any game.

welcome = { $game }: { $names }
welcome-help = „pomoc” pokazuje, co można wpisać.

## What can be typed. English words always work; these are this language's own.

command-help = pomoc
command-why = czemu, dlaczego
command-undo = cofnij, c
command-wait = czekam
command-unseen = stos
command-rules = zasady
command-show = stół, stol
command-save = zapisz
command-quit = koniec, k
answer-yes = t, tak

help-move = ruch z listy, podany numerem lub zapisem ({ $example })
help-help = ta lista
help-why = dlaczego coś nie jest możliwe ({ $example })
help-undo = cofnięcie twojego ostatniego ruchu, dopóki nikt inny nie wykona ruchu i nie pojawi się nic nowego
help-wait = przepuszczasz innych przy tym terminalu
help-unseen = co może się jeszcze pojawić
help-rules = zasady w skrócie
help-show = stół jeszcze raz
help-save = zapis dotychczasowej gry do pliku
help-quit = wyjście z gry

## Answers

not-understood = Niezrozumiałe: „{ $text }”. Wpisz numer ruchu, ruch taki jak „{ $example }” albo „pomoc”.
not-listed = Na liście nie ma numeru { $number }.
only-move = Możliwy jest tylko jeden ruch; Enter go wykona.
only-final = To jedyny ruch. Kończy twoją turę i nie da się go cofnąć.
empty-line = Wpisz numer ruchu albo „pomoc”.
why-nothing = Wszystko, co możliwe, jest na liście. Zapytaj o ruch: { $example }
why-legal = „{ $move }” jest możliwe.
confirm-final = { $move }: to kończy twoją turę i nie da się tego cofnąć.
confirm-keys = Enter = tak, c = cofnij
undo-done = { $player }: ostatni ruch cofnięty.
undo-nothing = Teraz niczego nie można cofnąć: ktoś inny wykonał już ruch albo pojawiło się coś nowego.
wait-nobody = Nie ma teraz nikogo, kto mógłby wykonać ruch przed tobą.
# Between the secrets of several people at one terminal.
curtain = Tajemnica: teraz patrzy tylko { $player }. { $player }, naciśnij Enter.
save-usage = Do którego pliku? Na przykład: zapisz gra.dtr
save-done = Dotychczasowa gra jest zapisana w pliku { $file }.
save-failed = Nie można zapisać pliku { $file }: { $problem }
save-exists = Plik { $file } już istnieje. Zastąpić go? (t = tak, Enter = nie)
quit-sure = Wyjść z gry? (t = tak, Enter = nie)
quit-save = Aby zapisać niedokończoną grę, wpisz nazwę pliku; w przeciwnym razie Enter
quit-goodbye = Opuszczasz grę.
input-ended = Dane wejściowe się skończyły; gra zatrzymuje się tutaj.
interrupted = Przerwano; gra zatrzymuje się tutaj.

## The end

winner = Wygrywa { $names } ({ $points } PZ)!
winners-shared = Wspólne zwycięstwo ({ $points } PZ): { $names }
same-deal = To samo rozdanie jeszcze raz: --seed { $seed }
