# Tables: what they refuse, quick phrases, and seating questions.

## Sitting down

error-no-such-table = There is no such table. The link may be incomplete.
error-seat-taken = Seat { $seat } is taken.
error-seat-not-yours = Seat { $seat } is not yours.
error-seat-not-person = Seat { $seat } has no player for a bot to replace.
error-seat-resigned = Seat { $seat } has resigned.
error-seat-stand-in = A bot is playing for seat { $seat }. Take the seat back first.
error-table-full = All seats are taken.
error-seats-too-few = There are { $people } people at the table, too many for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Free a seat first.
error-table-not-open = This table no longer accepts new players or settings.
error-table-not-running = No game is in progress at this table.
error-table-busy = This table is busy right now. Try again.
error-not-host = Only the host can do this.
error-not-at-table = You are not at this table.
error-nickname-empty = A name needs at least one visible character.
error-nickname-long = This name is too long: at most { $most } characters are allowed.
error-nickname-taken = “{ $nickname }” is too similar to “{ $other }”, who is already here.
error-nonce-form = Your part of the shuffle must be { $bytes } bytes.
error-nonce-count = Send one part of the shuffle for each of your seats ({ $seats }) or none at all, not { $found }.
error-order-form = The order must list each of the { $seats } seats once.

## Starting

error-seats-open = These seats are still open: { $seats }.
error-not-ready = Not everyone is ready yet. Waiting for: { $names }.
error-answers-missing = The seating question still needs an answer from: { $names }.

## Playing

error-stale-phase = The game has moved on: you chose for step { $phase }, but it is now at { $expected }.
error-nothing-to-undo = Nothing to take back: something new was revealed, or someone else has moved.
error-undo-off = Undo is off at this table.
error-hints-off = Hints are off at this table.
error-hint-not-now = Seat { $seat } has nothing to decide right now.
error-proposal-secret = A secret choice cannot be shown to others.
error-spectators-off = Only players can see this table.
error-game-running = The game is not over yet.
error-record-unfinished = The game in this record is not finished.
error-message-id-long = The message id is too long: at most { $most } characters are allowed.

## Talking

error-chat-off = Only quick phrases are allowed at this table.
error-message-empty = The message is empty.
error-message-long = The message is too long: at most { $most } characters are allowed.
error-phrase-unknown = Unknown quick phrase “{ $found }”. Choose from: { $choices }.

## Fair deals

error-fair-no-proof = This record has no proof: it has neither a commitment nor a secret.
error-fair-commitment = The secret does not match the commitment made before the game.
error-fair-deal = The secret gives a different deal: “{ $expected }” instead of “{ $found }”.
error-fair-order = The secret gives a different seating: { $expected } instead of { $found }.
error-fair-start = The secret gives a different starting seat: { $expected } instead of { $found }.
error-fair-header-form = The header “{ $key }” is malformed.

## The store

error-store-down = The database is not responding. Try again in a moment.
error-database-address = Not a valid database address: use a file path, sqlite:///FILE or postgresql://…
error-database-newer = The database was made by a newer version of this program ({ $found }; this one supports { $known }).
error-database-missing = { $file } does not exist.
error-database-broken = { $file } is damaged or incomplete.
error-database-not-empty = The database is not empty: a dump can only be loaded into an empty one.
error-dump-line = Line { $line } does not belong in a dump.
error-backup-only-files = Only a database in a file can be copied this way; use a dump, or PostgreSQL's own tools.

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn!
phrase-take-your-time = Take your time.
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-nice-city = What a beautiful city!
phrase-nice-tower = What a beautiful tower!
phrase-over-here = How about here?
phrase-you-first = You go first.
phrase-me-first = Let me go first.
phrase-shall-we-swap = Shall we do it the other way round?
phrase-yes = Yes.
phrase-no = No.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-again = Another game?
phrase-good-game = Good game!
phrase-goodbye = Goodbye!

## Seating questions (C1.3): players sit in the order of their answers, A to Z

question-birthplace = What town were you born in?
question-street = What street did you live on as a child?
question-last-city = Which city did you visit last?
question-dream-city = Which city would you like to live in for a year?
question-first-name = What was your grandmother's first name?
question-favourite-building = What is your favourite building called?
