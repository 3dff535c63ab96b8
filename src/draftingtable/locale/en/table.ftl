# Tables: what they refuse, quick phrases, and seating questions.

## Sitting down

error-no-such-table = There is no such table. Perhaps the link is not complete.
error-seat-taken = Seat { $seat } is taken.
error-seat-not-yours = Seat { $seat } is not yours.
error-seat-not-person = Nobody plays at seat { $seat } whom a bot could stand in for.
error-seat-resigned = Seat { $seat } has resigned.
error-seat-stand-in = A bot is playing for seat { $seat }. Take the seat back first.
error-table-full = All seats are taken.
error-seats-too-few = { $people } people are at the table, too many for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Free a seat first.
error-table-not-open = This table does not take new players or settings any more.
error-table-not-running = No game is being played at this table.
error-table-busy = Too much is happening at this table at once. Try again.
error-not-host = Only the host can do this.
error-not-at-table = You are not at this table.
error-nickname-empty = A name needs at least one visible letter.
error-nickname-long = This name is too long; { $most } letters are possible.
error-nickname-taken = “{ $nickname }” looks too much like “{ $other }”, who sits here already.
error-nonce-form = Your part of the shuffle must have { $bytes } bytes.
error-nonce-count = Add one part of the shuffle for each of your seats ({ $seats }), or none at all; { $found } came.
error-order-form = The order must name each of the { $seats } seats once.

## Starting

error-seats-open = These seats are still open: { $seats }.
error-not-ready = Not everyone is ready yet. Waiting for: { $names }.
error-answers-missing = The seating question is still unanswered by: { $names }.

## Playing

error-stale-phase = The game has gone on since: you chose for step { $phase }, now it is { $expected }.
error-nothing-to-undo = There is nothing to take back: something new has been seen, or somebody else has moved.
error-undo-off = At this table moves are not taken back.
error-hints-off = At this table there are no hints.
error-hint-not-now = Seat { $seat } has nothing to decide now.
error-proposal-secret = What is chosen in secret cannot be shown to others.
error-spectators-off = Only those who play can look at this table.
error-game-running = The game is not over yet.
error-record-unfinished = The record's game is not finished.
error-message-id-long = The message's id is too long; { $most } characters are possible.

## Talking

error-chat-off = At this table there are only quick phrases.
error-message-empty = There is nothing in this message.
error-message-long = This is too long; { $most } characters are possible.
error-phrase-unknown = There is no quick phrase “{ $found }”. Known: { $choices }.

## Fair deals

error-fair-no-proof = This record carries no proof: it has neither a commitment nor a secret.
error-fair-commitment = The secret is not the one that was committed to before the game.
error-fair-deal = The secret gives another deal: “{ $expected }” instead of “{ $found }”.
error-fair-order = The secret gives another seating: { $expected } instead of { $found }.
error-fair-start = The secret lets another seat begin: { $expected } instead of { $found }.
error-fair-header-form = The header “{ $key }” is not written as it should be.

## The store

error-store-down = The database does not answer just now. Try again in a moment.
error-database-address = This is no address of a database: write a file's path, sqlite:///FILE or postgresql://…
error-database-newer = The database was made by a newer version of this program ({ $found }; this one knows { $known }).
error-database-missing = There is no file { $file }.
error-database-broken = { $file } is no whole store.
error-database-not-empty = The database is not empty: a dump is only read into an empty one.
error-dump-line = Line { $line } is not part of a dump.
error-backup-only-files = Only a store in a file is copied like this; use a dump, or PostgreSQL's own tools.

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

## Seating questions (C1.3): people sit by their answers, A to Z

question-birthplace = In which town were you born?
question-street = In which street did you live as a child?
question-last-city = Which city did you visit last?
question-dream-city = In which city would you like to live for a year?
question-first-name = What was your grandmother's first name?
question-favourite-building = What is your favourite building called?
