## The check of a deal (docs/fair-deals.md). A number’s fingerprint is its SHA-256.

fair-proved = The deal was fair
fair-proved-about = Nobody could choose what was dealt, and nothing was changed afterwards.
fair-unprovable = Cannot be proved
fair-unprovable-about = That does not mean that anything was wrong. What is missing:
fair-broken = Does not match
fair-broken-about = This is not what was promised before the game. Download the game and ask whoever runs this server.
fair-secret = The server used the number it had fixed before the game.
fair-people = { $count ->
    [one] The player’s number is the one fixed before the game.
   *[other] All { $count } players’ numbers are the ones fixed before the game.
}
fair-mine = Your own number is among them.
fair-seating = Who sits where follows from these numbers.
fair-start = Who began follows from these numbers.
fair-deals = { $count ->
    [one] The only deal follows from these numbers.
   *[other] All { $count } deals follow from these numbers.
}
fair-seen = { $count ->
    [one] The deal you saw is the one in the saved game.
   *[other] The { $count } deals you saw are the ones in the saved game.
}
fair-why-version-1 = This game was dealt with our first method. The server used the number it had fixed, but whoever sent theirs last could have tried several.
fair-why-no-proof = This record carries no proof, as is usual for games that were not played on a server.
fair-why-nobody = No player’s device added a number, so the server alone decided the deal.
fair-why-daily = This is a daily deal ({ $date }): the server alone drew it, for everybody alike. Its fingerprint was published the day before; the page of the daily deal compares it with what this device saw.
fair-why-dealt-before = This deal was played before, so somebody may have known it.
fair-why-not-revealed = Numbers not shown in time: { $count }. Someone who knew the server’s number and held that seat could have chosen between two deals.
fair-why-not-revealed-by = { $names } did not show their number in time. Someone who knew the server’s number and held that seat could have chosen between two deals.
fair-why-no-part = You did not play in this game, so none of these numbers is from your device.
fair-why-nothing-kept = This device kept nothing from the start of this game. Perhaps you played in a private window or on another device.
fair-why-other-number = Your seat’s number is not from this device.
fair-why-mine-late = Your device did not show its number in time.
fair-why-dealt-again = A first start of this game failed on the server, and it was dealt again. Whoever runs the server could have chosen between the two deals.
fair-bad-header = The record’s proof cannot be read ({ $header }).
fair-bad-secret = The server’s number does not match the fingerprint in the record.
fair-bad-commitment = The server’s fingerprint is not the one this device saw before the game.
fair-bad-number = The number of player { $seat } is not the one they had fixed before.
fair-bad-lock = The players’ fingerprints are not the ones this device saw before the deal.
fair-bad-terms = The game was not played with the settings that were fixed before the deal.
fair-bad-dropped = Your device showed its number in time and the server confirmed it, but the record says it did not.
fair-bad-start = The start player is not the one who was drawn.
fair-bad-seating = The seating is not the one that was drawn.
fair-bad-deal = Deal { $number } does not follow from these numbers.
fair-bad-seen = Deal { $number } is not the one you saw.
fair-bad-moves = The cards left on the table according to the record are not the ones you saw, and they were dealt again.
fair-bad-no-proof = The record carries no proof, although this game was dealt with one.
fair-bad-version = The record claims that this game was dealt with our first method, but it was not.
fair-bad-refused-commitment = Before the deal, the server showed a different fingerprint than at first. Your device kept its number to itself.
fair-bad-refused-mine = Before the deal, your number was missing. Your device kept it to itself.
fair-bad-refused-terms = Before the deal, the settings were not the ones you had seen. Your device kept its number to itself.
fair-bad-refused-lock = The server fixed the numbers twice, in different ways. Your device kept its number to itself.
fair-bad-refused-dealt = The server changed a deal that it had shown you before.
fair-how = How it works
fair-how-promise = Before the game, the server and every player’s device each choose a number and show only its fingerprint. From then on, nobody can change theirs.
fair-how-mix = Then all numbers are shown and mixed. Seating, start player and every deal follow from the mix.
fair-how-check = After the game, your browser deals everything again and compares it with what it kept.
fair-not-proved = This does not prove that nobody peeked: whoever runs the server could look at hidden cards during the game.
