# Playing in a terminal: the conversation around any game.

welcome = { $game }: { $names }
welcome-help = “help” shows what you can type.

## What can be typed. English words always work; these are this language's own.

command-help = help, h, ?
command-why = why
command-undo = undo, u
command-wait = wait, w
command-unseen = unseen
command-rules = rules
command-show = show
command-save = save
command-quit = quit, q
answer-yes = y, yes

help-move = a move from the list, by its number or in notation ({ $example })
help-help = this list
help-why = why something is not possible ({ $example })
help-undo = take back your last move, until somebody else moves or something new is seen
help-wait = let the others at this terminal go first
help-unseen = what can still be dealt
help-rules = the rules in short
help-show = show the table again
help-save = write the game so far to a file
help-quit = leave the game

## Answers

not-understood = “{ $text }” is not understood. Type the number of a move, a move such as “{ $example }”, or “help”.
not-listed = { $number } is not on the list.
only-move = Only one move is possible; Enter makes it.
only-final = It is the only move. It ends your turn and cannot be taken back.
empty-line = Type the number of a move, or “help”.
why-nothing = Everything that is possible is on the list. Ask about a move: { $example }
why-legal = “{ $move }” is possible.
confirm-final = { $move }: this ends your turn and cannot be taken back.
confirm-keys = Enter = yes, u = back
undo-done = { $player }: the last move is taken back.
undo-nothing = Nothing can be taken back now: somebody else has moved or something new has been seen.
wait-nobody = There is nobody who could go before you now.
# Between the secrets of several people at one terminal.
curtain = Secret: only { $player } looks now. { $player }, press Enter.
save-usage = Which file? For example: save game.dtr
save-done = The game so far is saved in { $file }.
save-failed = { $file } cannot be written: { $problem }
save-exists = { $file } exists. Replace it? (y = yes, Enter = no)
quit-sure = Leave the game? (y = yes, Enter = no)
quit-save = To save the unfinished game, type a file name; otherwise Enter
quit-goodbye = You have left the game.
input-ended = The input has ended; the game stops here.
interrupted = Interrupted; the game stops here.

## The end

winner = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
winners-shared = Shared victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $names }
same-deal = To play the same deal again: --seed { $seed }
