# Tables: what they refuse, quick phrases, and seating questions.

## Sitting down

error-no-such-table = There is no such table. The link may be incomplete.
error-seat-taken = Seat { $seat } is taken.
error-seat-not-yours = Seat { $seat } is not yours.
error-seat-not-person = Seat { $seat } has no player for a bot to replace.
error-seat-resigned = Seat { $seat } has resigned.
error-seat-stand-in = A bot is playing for seat { $seat }. Take the seat back first.
error-player-present = The player in seat { $seat } is here, or was a moment ago. A bot can take over after { $seconds } seconds away, or when their time has run out.
error-table-full = All seats are taken.
error-one-seat = One seat per person here. The host can allow several people on your device in the table’s settings.
error-seats-too-few = There are { $people } people at the table, too many for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Free a seat first.
error-table-not-open = This table no longer accepts new players or settings.
error-table-not-running = No game is in progress at this table.
error-table-busy = This table is busy right now. Try again.
error-deal-failed = The game could not be dealt because of an error on our side. Nothing was lost: you can try again.
error-not-host = Only the host can do this.
error-not-at-table = You are not at this table.
error-nickname-empty = A name needs at least one visible character.
error-nickname-long = This name is too long: at most { $most } characters are allowed.
error-nickname-taken = “{ $nickname }” is too similar to “{ $other }”, who is already here.
error-nonce-form = Your part of the shuffle must be { $bytes } bytes.
error-nonce-count = Send one part of the shuffle for each of your seats ({ $seats }) or none at all, not { $found }.
error-commit-form = The commitment to your part of the shuffle must be 64 hexadecimal digits (0-9, a-f).
error-nonce-mismatch = This is not the number that seat { $seat } committed to.
error-nonces-too-early = Other people sit at this table: reveal your part of the shuffle only once the table is locked.
error-table-locked = The game is about to begin.
error-table-not-locked = Nobody is waiting for your part of the shuffle now.
error-order-form = The order must list each of the { $seats } seats once.

## Starting

error-seats-open = These seats are still open: { $seats }.
error-not-ready = Not everyone is ready yet. Waiting for: { $names }.
error-answers-missing = The seating question still needs an answer from: { $names }.

## Playing

error-stale-phase = The game has moved on: you chose for step { $phase }, but it is now at { $expected }.
error-nothing-to-undo = Nothing to take back: something new was revealed, or someone else has moved.
error-undo-off = Undo is off at this table.
error-undo-enough = You have taken back { $most } moves in this game; that is the limit.
error-log-full = This table’s log is full: you can only finish the game.
error-hints-off = Hints are off at this table.
error-hint-not-now = Seat { $seat } has nothing to decide right now.
error-hint-pending = A hint for seat { $seat } is already on its way.
error-hints-busy = Too many hints were requested. Try again in a moment.
error-proposal-secret = A secret choice cannot be shown to others.
error-no-such-proposal = This proposal is no longer there.
error-proposal-not-shared = Only the partner who builds this city with the proposer can answer.
error-no-wishes = There are no wishes in this game.
error-wish-many = City { $city } already has { $most } wishes. Remove one first.
error-spectators-off = Only players can see this table.
error-game-running = The game is not over yet.
error-record-unfinished = The game in this record is not finished.
error-message-id-long = The message id is too long: at most { $most } characters are allowed.

## Talking

error-chat-off = Only quick phrases are allowed at this table.
error-chat-over = The game is over: only its players can still send quick phrases.
error-chat-enough = No more messages can be sent at this table.
error-message-empty = The message is empty.
error-message-long = The message is too long: at most { $most } characters are allowed.
error-phrase-unknown = Unknown quick phrase “{ $found }”. Choose from: { $choices }.

## Fair deals

error-fair-no-proof = This record carries no proof: it has neither a commitment nor a secret.
error-fair-commitment = The secret does not match the commitment made before the game.
error-fair-deal = The secret gives a different deal: “{ $expected }” instead of “{ $found }”.
error-fair-order = The secret gives a different seating: { $expected } instead of { $found }.
error-fair-start = The secret gives a different starting seat: { $expected } instead of { $found }.
error-fair-header-form = The header “{ $key }” is malformed.
error-fair-no-secret = This record carries no proof: it does not contain the server’s secret.
error-fair-version = “{ $found }” is not a known version of fair deals.
error-fair-version-1 = The game was dealt by version 1 of fair deals, in which whoever sent the last number, or the server itself, could have chosen among many deals.
error-fair-unrevealed = Not everyone revealed their number ({ $names }): someone who knows the secret and controls these seats could have chosen among { $deals } deals.
error-fair-nobody = Nobody but the server had a part in the shuffle.
error-fair-daily = The server alone drew this daily deal ({ $date }), the same for everybody. Compare its commitment with the one published the day before.
error-fair-dealt-before = This deal was played before, so somebody may have known it.
error-fair-nonce = The number revealed for seat { $seat } is not the one it committed to.
error-fair-terms = The header “{ $key }” differs from what was agreed before the game.

## The store

error-store-down = The database is not responding. Try again in a moment.
error-log-gap = The last moves at this table were lost with the database they were in. The table now shows what is stored; look again before you move.
error-table-rules = This game follows version { $found } of the rules; this server plays version { $known }.
error-database-address = Not a valid database address: use a file path, sqlite:///FILE or postgresql://…
error-database-newer = The database was made by a newer version of this program ({ $found }; this one supports { $known }).
error-database-missing = { $file } does not exist.
error-database-broken = { $file } is damaged or incomplete.
error-database-unusable = { $file } cannot be opened as a database.
error-database-unreachable = The database at { $place } cannot be reached.
error-database-login = The database at { $place } does not accept this user or password.
error-database-unknown = There is no database at { $place }.
error-database-unused = { $place } contains no tables of Drafting Table.
error-database-older = The database has the schema of an older version ({ $found }; this one uses { $known }). Start the server once to upgrade it, or use the older version.
error-dump-line = Line { $line } does not belong in a dump.
error-dump-unmarked = The dump has no end mark: it may be incomplete. Only a dump from an older version has none; --unmarked restores it.
error-dump-damaged = The dump does not match its end mark: it is incomplete or has been changed.
error-dump-code = The code { $code } belongs to one table in the dump and to another one in the database.
error-backup-only-files = Only a database in a file can be copied this way; use a dump, or PostgreSQL’s own tools.

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
question-first-name = What was your grandmother’s first name?
question-favourite-building = What is your favourite building called?
