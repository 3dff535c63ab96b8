# What a server refuses: settings when it starts, requests and messages while it runs.

## Starting

error-setting-unknown = Unknown setting “{ $setting }”. Choose from: { $choices }.
error-setting-choice = The setting “{ $setting }” cannot be “{ $found }”. Choose from: { $choices }.
error-setting-number = The setting “{ $setting }” must be a number from { $least } to { $most }, not “{ $found }”.
error-setting-file = Cannot read the settings in “{ $file }”: { $problem }.
error-setting-secret = The setting “{ $setting }” must have at least { $least } characters.
error-port-taken = Port { $port } is already in use; a server may already be running. Choose another port with --port.
error-address-unusable = Cannot listen on { $host }, port { $port }.
error-server-not-started = The server could not start; see its log.

## Requests and messages

error-bad-request = Malformed request: { $place } ({ $problem }).
error-bad-message = Malformed message: { $place } ({ $problem }).
error-body-too-large = Too large: at most { $most } bytes are allowed.
error-forbidden-origin = This request comes from another site: “{ $found }”.
error-unknown-host = This server does not answer to the name “{ $found }”. Whoever runs it can add the name to its settings.
error-identity-unreadable = Your browser has a cookie from this server that the server cannot read, so nothing was changed. Try again later, or delete this site’s cookies to start as a new player.
error-address-seats = Too many people from your network are at this table already: { $most } at most.
error-not-found = Not found.
error-not-allowed-method = This method is not allowed here.
error-too-fast = Too many requests. Wait a moment and try again.
error-internal = Something went wrong on our side. Please try again.
error-unavailable = The server cannot do this right now. Try again in a moment.
error-server-busy = The server is very busy right now: games in progress come first. Try again in { $seconds } seconds.
error-no-such-code = There is no table with the code “{ $found }”.

## Administration

error-admin-only = Only an administrator can do this, on the server’s own machine or with the token.
error-admin-token-wrong = This is not the administrator’s token.
error-banned = You are banned from this server.
error-identity-revoked = Your identity on this server is no longer valid. Reload the page to get a new one.
error-ban-target = “{ $found }” is neither an address range nor a player’s id.
error-ban-too-wide = { $found } is too wide: a range must have at least { $least } bits.
error-not-banned = { $found } is not banned.
error-no-such-player = Nothing is stored about “{ $found }”.
error-player-is-playing = This player still sits at tables: { $tables }. Close them first.
error-creation-off = New tables cannot be created on this server at the moment.
error-club-password-needed = Only members can do this: enter the club’s password.
error-club-password-wrong = This is not the club’s password.
error-club-password-missing = Set the club’s password first.
error-club-password-in-use = The password is still in use. First open access to everyone, or to nobody.

## Today’s deal and challenges

error-daily-off = This server has no daily deal of this game.
error-daily-not-over = Others may still play this deal. Wait until its day is over.
error-daily-alone = A bot cannot play a daily deal for you. Your table waits until you return.
error-daily-once = A daily deal is played once; there is no rematch.
error-no-such-day = There is no daily deal for “{ $found }”.
error-no-such-challenge = Challenge not found.
error-challenge-own = You know this deal already: you played the game that this challenge is about.
error-challenge-no-deal = The deal of this game cannot be repeated: it was ended early, or what it followed from is not known here.
