# Playing in a terminal: the conversation around any game.

welcome = { $game }: { $names }
welcome-help = Wpisz „pomoc”, aby zobaczyć polecenia.

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

help-move = ruch z listy: numer lub zapis ({ $example })
help-help = ta lista
help-why = dlaczego czegoś nie można zrobić ({ $example })
help-undo = cofnięcie ostatniego ruchu, dopóki nikt inny nie wykona ruchu i nie pojawi się nic nowego
help-wait = przepuszczenie innych przy tym terminalu
help-unseen = co może się jeszcze pojawić
help-rules = zasady w skrócie
help-show = ponowne wyświetlenie stołu
help-save = zapis dotychczasowej gry do pliku
help-quit = wyjście z gry

## Answers

not-understood = Nieznane polecenie: „{ $text }”. Wpisz numer ruchu, ruch taki jak „{ $example }” albo „pomoc”.
not-listed = Na liście nie ma numeru { $number }.
only-move = Możliwy jest tylko jeden ruch. Naciśnij Enter, aby go wykonać.
only-final = To jedyny możliwy ruch. Kończy turę i nie da się go cofnąć.
empty-line = Wpisz numer ruchu albo „pomoc”.
why-nothing = Wszystkie możliwe ruchy są na liście. Możesz zapytać o ruch: { $example }
why-legal = Ruch „{ $move }” jest możliwy.
confirm-final = { $move }: ten ruch kończy turę i nie da się go cofnąć.
confirm-keys = Enter = tak, c = cofnij
undo-done = { $player }: ostatni ruch cofnięty.
undo-nothing = Nie ma czego cofnąć: ktoś inny wykonał już ruch albo odkryto coś nowego.
wait-nobody = Nikt inny nie może teraz wykonać ruchu przed tobą.
# Between the secrets of several people at one terminal.
curtain = Tajne: teraz patrzy tylko { $player }. { $player }, naciśnij Enter.
save-usage = W jakim pliku zapisać grę? Na przykład: zapisz gra.dtr
save-done = Dotychczasową grę zapisano w pliku { $file }.
save-failed = Nie można zapisać pliku { $file }: { $problem }
save-exists = Plik { $file } już istnieje. Zastąpić go? (t = tak, Enter = nie)
quit-sure = Wyjść z gry? (t = tak, Enter = nie)
quit-save = Aby zapisać niedokończoną grę, wpisz nazwę pliku. Enter: wyjście bez zapisu
quit-goodbye = Gra przerwana.
input-ended = Koniec danych wejściowych; gra została przerwana.
interrupted = Przerwano grę.

## The end

winner = Wygrywa { $names } ({ $points } pkt)!
winners-shared = Wspólnie wygrywają { $names } ({ $points } pkt)!
same-deal = Aby zagrać z tym samym rozdaniem: --seed { $seed }

## draftingtable site

error-site-not-built = Klient przeglądarkowy nie jest jeszcze zbudowany w całości. Najpierw uruchom: { $command }.
error-site-folder = Folder { $folder } nie jest pusty i nie zawiera wcześniejszej strony. Wybierz inny.
