# The browser client: everything around the games.

app-name = Drafting Table
close = Close
save = Save
send = Send
language = Language
skip = Skip to content
main-navigation = Main navigation
load-problem = This part could not be loaded. Check your connection.
try-again = Try again
go-home = Back to home
nav-rules = Rules
rule-link = Rule { $rule }
nav-score = Score pad
nav-games = My games
nav-settings = Settings

## The home page

home-title = Two games, one drafting table
home-subtitle = Play with friends via a link, against bots, or alone. No account needed.
home-subtitle-site = Play against bots, alone, or together on this device. No account needed.
home-unofficial = Unofficial. The games’ names are used only to say which rules are played; all words and pictures here are our own.
game-towers = 5 Towers
game-cities = Between Two Cities
game-towers-pitch = Bid for cards and build up to five towers. Lower values go on higher ones, and the tallest tower counts most.
game-cities-pitch = Build a city with each of your neighbours. Only the one that scores less counts, so help both of them.
game-towers-facts = 2 to 5 players · about 20 minutes
game-cities-facts = 1 to 7 players · about 25 minutes
play-now = Play now
# $level: the strength of the bots
play-now-level = “Play now” starts a game against { $level ->
    [novice] novice bots
    [apprentice] apprentice bots
    [master] master bots
    [grandmaster] grandmaster bots
   *[journeyman] journeyman bots
}. You can change this in Settings.
create-table = Create a table
learn = Learn
learn-offer = New here? Learn a game in 4 minutes by playing it.
learn-skip = Skip
level-question = How strong should the bots be?
level-once = We only ask once. You can change it in Settings.
level-title = Bot strength
level-random = Random
level-novice = Novice
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
level-novice-about = Plays as if for the first time.
level-apprentice-about = Knows the rules and plays friendly games.
level-journeyman-about = Plays well and quickly.
level-master-about = Thinks ahead; takes a little longer.
level-grandmaster-about = Thinks ahead and knows what half-built cities become.
join-title = Join a table
join-label = Table link or code
join = Join
join-unclear = This is not a link or a code. A code has six letters and digits.
join-looking = Looking for table { $code } …
more-ways = More ways to play
way-pass = Pass and play
way-pass-about = Several people, one device
way-learn = Learn
way-learn-about = A first game, step by step
way-rules = Rules
way-rules-about = Searchable, with drawings and examples
way-watch = Watch
way-watch-about = Watch games at public tables
pass-about = Nobody else needs to join: pass this device around, and a curtain hides what is secret.
pass-game = Game
pass-player = Player { $number }
pass-remove = Remove player { $number }
pass-add = Add a player
way-solo = Solo
way-solo-about = Between Two Cities against two robot players, the Automas
way-campaign = Campaign
way-campaign-about = Several solo games in a row
way-score = Score pad
way-score-about = For the printed games
way-replay = Replay
way-replay-about = Watch a saved game step by step
you-are = You are { $name }
nickname-title = Your name at the table
nickname-label = Your name
nickname-about = Others at the table see it. It is stored on this device.
my-tables = My tables
my-tables-none = Tables you join appear here.
open-tables = Public tables
open-tables-about = Join one with a free seat, or watch a game in progress.
open-tables-none = No public tables right now. Create one!
server-unreached = The server cannot be reached.
continue-game = Continue
# $names: the others at the table
table-with = { $game } with { $names }
table-solo = { $game }, solo
table-round = Round { $round }
table-bots = Bots
table-running = in progress
table-finished = finished
seats-free = { $count ->
    [0] full
    [one] { $count } seat free
   *[other] { $count } seats free
}
missing-title = Page not found
missing-text = There is nothing at this address.
error-offline = The server cannot be reached. Check your connection.
error-device-missing = What plays games on this device is missing. Make it available again in Settings.
error-device-failed = This device could not do that. Reload the page and try again.
error-server-problem = Server error ({ $status }). Please try again.
error-deal-commitment = The server now shows a different fingerprint than at first, so your device keeps its number to itself. The deal may not be fair.
error-deal-mine = The server did not take your number, so your device keeps it to itself. The deal may not be fair.
error-deal-terms = The settings changed at the last moment, so your device keeps its number to itself. The deal may not be fair.
error-deal-lock = The server changed what it had fixed, so your device keeps its number to itself. The deal may not be fair.
error-deal-other = You joined this table on another device, so this one takes no part in the shuffle.

## Settings

settings-looks = Appearance
settings-signals = Sound and notifications
settings-play = Play
settings-kept = All settings are stored on this device only.
# $page: where the settings were opened from
settings-back = { $page ->
    [table] Back to the table
    [replay] Back to the replay
    [campaign] Back to the campaign
    [rules] Back to the rules
    [score] Back to the score pad
   *[other] Back
}
theme = Theme
theme-system = Match system
theme-light = Paper
theme-dark = Blueprint
motion = Motion
motion-system = Match system
motion-full = Full
motion-reduced = Reduced
large-text = Larger text
patterns = Patterns as well as colours
patterns-about = Tower types and buildings get distinct patterns.
sound = Sound
vibration = Vibration
notifications = Notify me when it is my turn
notifications-about = Only while another tab or window is in front.
notifications-impossible = Not available in this browser, or not without https.
confirm-moves = Confirm moves
confirm-moves-about = Ask before a move that cannot be taken back.
letter-keys = Single-letter shortcuts
letter-keys-about = “?” shows them at a table.

## The waiting room

room-host = Invite people or add bots, then start.
room-guest = { $name } has invited you to this table.
seats = Seats
seat-number = Seat { $seat }
seat-open = free
seat-automa = Automa
seat-is-bot = bot
seat-away = away
seat-ready = ready
seat-thinking = not ready yet
seat-acting = to move
seat-resigned = resigned
seat-stand-in = a bot is playing
sit-down = Sit down
sit-here = Sit here
stand-up = Stand up
seat-same-device = Another player on this device
seat-same-device-about = Pass the device around; a curtain hides each hand.
seat-bot = Add a bot
seat-move = Change the order
seat-earlier = Earlier
seat-later = Later
seat-free = Free this seat
seat-taken-about = Only the host can change this seat.
start-game = Start the game
start-with-bots = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
}
ready = I am ready
you-are-ready = You are ready
host-starts = { $name } will start the game.
not-ready-yet = Waiting for { $names } to be ready.
shuffling = Shuffling together …
shuffling-about = Everyone’s device adds a number, so nobody can choose the deal.
shuffling-waiting = Waiting for { $names }.
invite-title = Invite
invite-code = Code
invite-link = Link to this table
invite-qr = The link as a QR code
invite-about = Anyone with the link or code can sit down.
invite-local = This address only works on this computer. To invite others, open the page at the computer’s network address.
invite-text = Come and play { $game }!
copy-link = Copy link
share = Share
copied = Copied.
copy-yourself = The link is in the field: copy it from there.
options-title = Game options
options-guest = Only the host can change these.
options-more = More options
option-players = Players
option-two-about = Two players: each builds two cities alone, and the sum counts.
option-ring-about = Each pair of neighbours builds a city together.
option-referee = Referee for bids
option-referee-about = You can only bid what you can build. Without it, a bid that fails is withdrawn.
option-seating = Seating
seating-random = Random
seating-order = As shown
seating-question = By your answers
seating-random-about = Seats are drawn when the game starts.
seating-order-about = You sit as shown; the host can change the order.
seating-question-about = Everyone answers a question, and the answers decide who sits next to whom.
option-clock = Clock
clock-none = None
clock-move = 1 minute per move
clock-bank = 10 minutes + 5 s
clock-days = 3 days per move
clock-none-about = Take as long as you like.
clock-move-about = Every decision must be made within a minute.
clock-bank-about = Ten minutes each for the whole game, plus five seconds after each move.
clock-days-about = For slow games: up to three days per move.
option-at-zero = When the time is up
at-zero-bot = A bot plays on
at-zero-default = A simple legal move
option-hints = Hints
option-hints-about = Players can ask what a master would do.
option-undo = Undo
option-undo-about = Take back your own moves until something new is revealed.
option-share = Guests share devices
option-share-about = Each guest may take seats for several people who pass one device around.
option-chat = Free chat
option-chat-about = Without it, only quick phrases are allowed.
option-spectators = Spectators
option-spectators-about = Anyone with the link can watch, but sees no secrets.
option-public = Public
option-public-about = The table is listed on the home page.
option-pace = Bot pace
pace-quick = Quick
pace-usual = Human
pace-slow = Slow
question-about = Everyone answers; you sit clockwise in the order of the answers, A to Z.

## At the table

connecting = Connecting …
connection-lost = Connection lost – reconnecting …
connection-lost-unsent = Connection lost – your move will be sent again …
not-saving = The server cannot save anything right now …
not-saving-unsent = The server cannot save right now – your move will be sent again …
server-crowded = The server is very busy – moves take longer than usual …
table-unknown = Table not found
table-problem = This table cannot be opened
table-silent = The server answers, but this table does not open. We keep trying …
table-expired = This table has expired
table-players-only = Players only
table-players-only-about = The game has begun, and this table has no spectators.
table-expires = This table will expire on { $time } if nothing happens.
keep-table = Keep the table
you-watch = You are watching.
bot-plays-for-you = A bot is playing for you.
vote-wanted = Should a bot play for { $name }? Votes: { $votes } of { $needed }.
vote-on-you = The others are voting on whether a bot should play for you. Votes: { $votes } of { $needed }.
end-wanted = { $names } would like to end the game now.
end-agree = I agree
join-no-such-code = There is no table with this code.
players = Players
start-player = Start player
watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
your-turn = Your turn
waiting-for = Waiting for { $names }
waiting-for-several = Waiting for { $count } players
dealing = Dealing …
game-over = The game is over
undo = Undo
hint = Hint
chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
chat-text = Message
chat-empty = Nobody has said anything yet.
chat-phrases-only = Free chat is off: choose a quick phrase.
chat-after-end = The game is over: choose a quick phrase.
mute = Mute { $name }
unmute = Unmute { $name }
quick-phrases = Quick phrases
log = Game log
log-empty = Nothing has happened yet.
side-panel = Game log, chat and quick reference
since-your-move = Since your last move
look-at-moment = See the table as it was then
looking-back = You are looking at an earlier moment.
back-to-now = Back to now
menu = Menu
shortcuts = Keyboard shortcuts
key-shortcuts = Show the shortcuts
copy-watch-link = Copy the table link
leave-table = Leave for now (your seat is kept)
take-back-seat = Take my seat back from the bot
replace-by-bot = Let a bot play for { $name }
vote-for-bots = Vote for a bot to play for someone
vote-for-bot = Vote for a bot to play for { $name }
chat-turn-off = Turn free chat off
chat-turn-on = Turn free chat on
end-offer = Offer to end the game now
end-offer-back = Withdraw the offer to end
end-offered = { $count ->
    [one] { $count } player wants to end the game now.
   *[other] { $count } players want to end the game now.
}
resign = Resign
# The effect of resigning: a bot plays on, or the game ends.
resign-bot = A bot will finish the game for you, and you can no longer win.
resign-ends = The game ends now, and you cannot win it.
resign-wins = The game ends now, and { $name } wins.
resign-campaign = The game ends now and does not count for the campaign: you play it again.
resign-yes = Yes, resign
resign-no = No, keep playing
curtain-title = It is { $name }’s turn
curtain-text = Pass the device. Nobody else should look at the screen now.
curtain-ready = I am { $name }

## The result

you-win = You win!
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-resigned = The game ended by resignation.
end-agreed = The players agreed to end the game.
end-expired = The table expired.
rematch = Play again
to-rematch = Go to the next game
to-campaign = Back to the campaign
watch-replay = Replay
download-record = Download this game
fairness-check = Check that the deal was fair
fairness-checking = Checking …
fairness-failed = Something unexpected went wrong, so the deal could not be checked.

## The club that runs the server

club-password-title = Club password
club-password-label = Password
club-password-about = This club asks for its password once on each device.
club-password-send = Continue
club-imprint = Imprint
club-privacy = Privacy
club-restart = { $minutes ->
    [0] The server will restart any moment now. Your game goes on afterwards.
    [one] The server will restart in { $minutes } minute. Your game goes on afterwards.
   *[other] The server will restart in { $minutes } minutes. Your game goes on afterwards.
}
