# Playing in a terminal: the conversation around any game.

welcome = { $game }: { $names }
welcome-help = „abi“ näitab, mida saab sisestada.

## What can be typed. English words always work; these are this language's own.

command-help = abi
command-why = miks
command-undo = tagasi, t
command-wait = oota, ootan
command-unseen = pakk
command-rules = reeglid
command-show = laud
command-save = salvesta
command-quit = lõpeta, lopeta, l
answer-yes = j, jah

help-move = käik loendist: selle number või tähistus ({ $example })
help-help = see loend
help-why = miks miski ei ole võimalik ({ $example })
help-undo = võta oma viimane käik tagasi, kuni keegi teine ei ole käinud ja midagi uut ei ole näha
help-wait = lase teised selle terminali taga enda ette
help-unseen = mis võib veel tulla
help-rules = reeglid lühidalt
help-show = näita lauda uuesti
help-save = salvesta senine mäng faili
help-quit = lahku mängust

## Answers

not-understood = „{ $text }“ jäi arusaamatuks. Sisesta käigu number, käik (näiteks „{ $example }“) või „abi“.
not-listed = Loendis ei ole numbrit { $number }.
only-move = Võimalik on ainult üks käik; selle tegemiseks vajuta Enter.
only-final = See on ainus käik. Sellega sinu kord lõpeb ja seda ei saa tagasi võtta.
empty-line = Sisesta käigu number või „abi“.
why-nothing = Kõik võimalikud käigud on loendis. Küsi mõne käigu kohta: { $example }
why-legal = „{ $move }“ on võimalik.
confirm-final = { $move }: sellega sinu kord lõpeb ja seda ei saa tagasi võtta.
confirm-keys = Enter = jah, t = tagasi
undo-done = { $player }: viimane käik on tagasi võetud.
undo-nothing = Praegu ei saa midagi tagasi võtta: keegi teine on juba käinud või on näha midagi uut.
wait-nobody = Praegu ei ole kedagi, kes saaks enne sind käia.
# Between the secrets of several people at one terminal.
curtain = Saladus: praegu tohib ekraani vaadata ainult { $player }. { $player }, vajuta Enter.
save-usage = Millisesse faili? Näiteks: salvesta mang.dtr
save-done = Senine mäng on salvestatud faili { $file }.
save-failed = Faili { $file } ei saa kirjutada: { $problem }
save-exists = Fail { $file } on juba olemas. Kas asendada see? (j = jah, Enter = ei)
quit-sure = Kas lahkuda mängust? (j = jah, Enter = ei)
quit-save = Lõpetamata mängu salvestamiseks sisesta failinimi, muidu vajuta Enter
quit-goodbye = Oled mängust lahkunud.
input-ended = Sisend sai otsa; mäng peatub siin.
interrupted = Katkestatud; mäng peatub siin.

## The end

winner = Võitja on { $names } ({ $points } p)!
winners-shared = Võitu jagavad { $names } ({ $points } p)!
same-deal = Sama jagamine uuesti: --seed { $seed }

## draftingtable site

error-site-not-built = Brauseriklient ei ole veel tervikuna ehitatud. Käivita enne: { $command }.
error-site-folder = Kaust { $folder } ei ole tühi ja seal ei ole varasemat saiti. Vali teine kaust.
