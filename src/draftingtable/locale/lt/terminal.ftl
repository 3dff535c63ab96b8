# Playing in a terminal: the conversation around any game.

welcome = { $game }: { $names }
welcome-help = Įvesk „pagalba“, kad pamatytum galimas komandas.

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
help-why = kodėl ko nors daryti negalima ({ $example })
help-undo = atšaukti paskutinį savo ėjimą, kol kitas žaidėjas nepadarė ėjimo ir neatskleista nieko naujo
help-wait = leisti kitiems prie šio terminalo eiti pirma tavęs
help-unseen = kas dar gali pasirodyti
help-rules = trumpos taisyklės
help-show = parodyti stalą dar kartą
help-save = įrašyti žaidimo eigą į failą
help-quit = išeiti iš žaidimo

## Answers

not-understood = Nesuprantu: „{ $text }“. Įvesk ėjimo numerį, ėjimą, pavyzdžiui, „{ $example }“, arba „pagalba“.
not-listed = Numerio { $number } sąraše nėra.
only-move = Galimas tik vienas ėjimas. Paspausk Enter, kad jį atliktum.
only-final = Tai vienintelis ėjimas. Juo baigsis tavo eilė, ir atšaukti jo nebegalėsi.
empty-line = Įvesk ėjimo numerį arba „pagalba“.
why-nothing = Visi galimi ėjimai yra sąraše. Klausk apie konkretų ėjimą: { $example }
why-legal = Ėjimas „{ $move }“ galimas.
confirm-final = { $move }: šiuo ėjimu baigsis tavo eilė, ir atšaukti jo nebegalėsi.
confirm-keys = Enter = taip, a = atgal
undo-done = { $player }: paskutinis ėjimas atšauktas.
undo-nothing = Dabar nieko atšaukti negalima: kitas žaidėjas jau padarė ėjimą arba atskleista kas nors nauja.
wait-nobody = Dabar nėra nieko, kas galėtų eiti pirma tavęs.
# Between the secrets of several people at one terminal.
curtain = Slapta: dabar žiūri tik { $player }. { $player }, spausk Enter.
save-usage = Į kokį failą? Pavyzdžiui: įrašyti zaidimas.dtr
save-done = Žaidimo eiga įrašyta į failą { $file }.
save-failed = Įrašyti į failą { $file } nepavyko: { $problem }
save-exists = Failas { $file } jau yra. Pakeisti jį? (t = taip, Enter = ne)
quit-sure = Išeiti iš žaidimo? (t = taip, Enter = ne)
quit-save = Jei nori įrašyti nebaigtą žaidimą, įvesk failo pavadinimą; jei ne, spausk Enter
quit-goodbye = Žaidimas paliktas.
input-ended = Įvestis baigėsi; žaidimas nutrauktas.
interrupted = Žaidimas nutrauktas.

## The end

winner = Laimi { $names } ({ $points } t.)!
winners-shared = Pergale dalijasi { $names } (po { $points } t.)!
same-deal = Jei nori žaisti su tuo pačiu dalijimu: --seed { $seed }

## draftingtable site

error-site-not-built = Naršyklės klientas dar ne visas sukurtas. Pirmiausia paleisk: { $command }.
error-site-folder = Aplankas { $folder } netuščias, ir jame nėra ankstesnės svetainės. Pasirink kitą.
