# Playing in a terminal: the conversation around any game.

welcome = { $game }: { $names }
welcome-help = A „súgó” megmutatja, mit írhatsz be.

## What can be typed. English words always work; these are this language's own.

command-help = súgó, sugo
command-why = miért, miert
command-undo = vissza, v
command-wait = várok, varok
command-unseen = pakli
command-rules = szabályok, szabalyok
command-show = asztal
command-save = mentés, mentes
command-quit = kilépés, kilepes, k
answer-yes = i, igen

help-move = egy lépés a listából: a száma vagy maga a lépés ({ $example })
help-help = ez a lista
help-why = miért nem lehetséges valami ({ $example })
help-undo = az utolsó lépésed visszavonása, amíg más nem lép, és nem derül ki semmi új
help-wait = előreengeded a többieket ennél a terminálnál
help-unseen = mi jöhet még
help-rules = a szabályok röviden
help-show = az asztal megjelenítése újra
help-save = az eddigi játék mentése fájlba
help-quit = a játék elhagyása

## Answers

not-understood = Ez nem érthető: „{ $text }”. Írd be egy lépés számát, magát a lépést (például „{ $example }”), vagy azt, hogy „súgó”.
not-listed = Ez nincs a listán: { $number }.
only-move = Csak egy lépés lehetséges: nyomj Entert.
only-final = Ez az egyetlen lépésed. Ezzel véget ér a köröd, és már nem vonható vissza.
empty-line = Írd be egy lépés számát, vagy azt, hogy „súgó”.
why-nothing = Minden lehetséges lépés a listán van. Kérdezz rá egy lépésre: { $example }
why-legal = Ez a lépés lehetséges: „{ $move }”.
confirm-final = { $move }: ezzel véget ér a köröd, és már nem vonható vissza.
confirm-keys = Enter = igen, v = vissza
undo-done = { $player }: az utolsó lépés visszavonva.
undo-nothing = Most semmi sem vonható vissza: valaki más már lépett, vagy kiderült valami új.
wait-nobody = Most nincs, aki előtted léphetne.
# Between the secrets of several people at one terminal.
curtain = Titok: most csak { $player } nézze a képernyőt. { $player }, nyomj Entert.
save-usage = Melyik fájlba? Például: mentés jatek.dtr
save-done = Az eddigi játék mentve: { $file }
save-failed = A fájl nem írható: { $file } ({ $problem })
save-exists = A fájl már létezik: { $file }. Felülírod? (i = igen, Enter = nem)
quit-sure = Elhagyod a játékot? (i = igen, Enter = nem)
quit-save = Ha el szeretnéd menteni a befejezetlen játékot, írj be egy fájlnevet; ha nem, nyomj Entert
quit-goodbye = Elhagytad a játékot.
input-ended = A bemenet véget ért; a játék itt megáll.
interrupted = Megszakítva; a játék itt megáll.

## The end

winner = { $names } nyert { $points } ponttal!
winners-shared = { $names } közösen nyert { $points } ponttal!
same-deal = Ugyanez az osztás újra: --seed { $seed }

## draftingtable site

error-site-not-built = A böngészős kliens még nincs teljesen felépítve. Előbb futtasd: { $command }.
error-site-folder = A mappa nem üres, és nem korábbi webhely van benne: { $folder }. Válassz másikat.
