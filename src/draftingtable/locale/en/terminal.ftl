# Playing in a terminal: what is common to all games.

welcome = { $game }: { $names }
welcome-help = Type “help” for a list of commands.

## Commands. The English words always work; these are this language's own.

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
help-undo = take back your last move, until someone else moves or something new is revealed
help-wait = let the others at this terminal go first
help-unseen = what can still be dealt
help-rules = a summary of the rules
help-show = show the table again
help-save = save the game so far to a file
help-quit = leave the game

## Answers

not-understood = “{ $text }” is not a move or a command. Type the number of a move, a move such as “{ $example }”, or “help”.
not-listed = { $number } is not on the list.
only-move = Only one move is possible; press Enter to make it.
only-final = This is the only move. It ends your turn and cannot be taken back.
empty-line = Type the number of a move, or “help”.
why-nothing = The list shows every possible move. Ask about another one: { $example }
why-legal = “{ $move }” is possible.
confirm-final = { $move }: this ends your turn and cannot be taken back.
confirm-keys = Enter = yes, u = back
undo-done = { $player }: last move taken back.
undo-nothing = Nothing to take back: someone else has moved or something new was revealed.
wait-nobody = Nobody else can go before you now.
# Shown between players who share one terminal.
curtain = Secret: only { $player } should look now. { $player }, press Enter.
save-usage = Which file? For example: save game.dtr
save-done = The game so far is saved to { $file }.
save-failed = Cannot write { $file }: { $problem }
save-exists = { $file } already exists. Replace it? (y = yes, Enter = no)
quit-sure = Leave the game? (y = yes, Enter = no)
quit-save = To save the unfinished game, type a file name; otherwise press Enter
quit-goodbye = You have left the game.
input-ended = End of input; the game stops here.
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

## draftingtable site

error-site-not-built = The browser client is not complete yet. Run “{ $command }” first.
error-site-folder = { $folder } is not empty and is not an earlier site. Choose another folder.
