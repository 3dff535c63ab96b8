# Playing in a terminal: the conversation around any game.

welcome = { $game }: { $names }
welcome-help = „pagalba“ parodo, ką galima įvesti.

## What can be typed. English words always work; these are this language's own.

command-help = pagalba
command-why = kodėl, kodel
command-undo = atgal, a
command-wait = laukiu
command-unseen = krūvelė, kruvele
command-rules = taisyklės, taisykles
command-show = stalas
command-save = įrašyti, irasyti
command-quit = baigti, b
answer-yes = t, taip

help-move = ėjimas iš sąrašo: jo numeris arba užrašas ({ $example })
help-help = šis sąrašas
help-why = kodėl kas nors negalima ({ $example })
help-undo = atšaukti paskutinį savo ėjimą, kol kitas žaidėjas nepadarė ėjimo ir nepamatyta nieko naujo
help-wait = leisti kitiems prie šio terminalo eiti anksčiau
help-unseen = kas dar gali pasirodyti
help-rules = trumpos taisyklės
help-show = parodyti stalą dar kartą
help-save = įrašyti žaidimo eigą į failą
help-quit = išeiti iš žaidimo

## Answers

not-understood = Nesuprasta: „{ $text }“. Įvesk ėjimo numerį, ėjimą, pavyzdžiui, „{ $example }“, arba „pagalba“.
not-listed = Sąraše nėra numerio { $number }.
only-move = Galimas tik vienas ėjimas; Enter jį atlieka.
only-final = Tai vienintelis ėjimas. Juo baigsis tavo eilė, ir atšaukti nebebus galima.
empty-line = Įvesk ėjimo numerį arba „pagalba“.
why-nothing = Viskas, kas galima, yra sąraše. Klausk apie ėjimą: { $example }
why-legal = „{ $move }“ galima.
confirm-final = { $move }: šiuo ėjimu baigsis tavo eilė, ir atšaukti nebebus galima.
confirm-keys = Enter = taip, a = atgal
undo-done = { $player }: paskutinis ėjimas atšauktas.
undo-nothing = Dabar nieko negalima atšaukti: kitas žaidėjas jau padarė ėjimą arba pamatyta kas nors nauja.
wait-nobody = Dabar nėra nieko, kas galėtų eiti prieš tave.
# Between the secrets of several people at one terminal.
curtain = Slapta: dabar žiūri tik { $player }. { $player }, spausk Enter.
save-usage = Į kokį failą? Pavyzdžiui: įrašyti zaidimas.dtr
save-done = Žaidimo eiga įrašyta į failą { $file }.
save-failed = Nepavyko įrašyti failo { $file }: { $problem }
save-exists = Failas { $file } jau yra. Pakeisti jį? (t = taip, Enter = ne)
quit-sure = Išeiti iš žaidimo? (t = taip, Enter = ne)
quit-save = Jei nori įrašyti nebaigtą žaidimą, įvesk failo pavadinimą; jei ne – Enter
quit-goodbye = Žaidimas paliktas.
input-ended = Įvestis baigėsi; žaidimas čia sustoja.
interrupted = Nutraukta; žaidimas čia sustoja.

## The end

winner = Laimi { $names } ({ $points } t.)!
winners-shared = Bendra pergalė (po { $points } t.): { $names }
same-deal = Tas pats dalijimas dar kartą: --seed { $seed }
