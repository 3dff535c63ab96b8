"""Every path that a frame may contain, each reviewed.

Public at every table: who sits where, the settings, and everything face up. Of the secrets of
Between Two Cities, `hand`, `pick`, `known`, `revealed`, `unplaced`, `unseen`, `legal`, `help` and
the story's `tiles` are checked against the oracle; the other paths name only tiles that are face
up.
"""

POINTS = "shops factories taverns offices parks houses total"
TOWERS = "candy horror tree junk sand"

GROUPS = f"""
    : type id number now protocol watching seats[] ok
    .me: host player seats[]
    .error: code rule params.*
    .table: id code state created host start commitment rematch rematch_of campaign expires clocks
    .table: waiting_for[] outcome lock deal_failed continued continued.free[] branch daily challenge
    .table.lock: until commitments[] terms revealed[]
    .table.seats[]: seat kind player nickname level here ready mine stand_in resigned
    .table.seats[]: resign_ends commit voted votes_needed
    .table.settings: game players seating question start public spectators chat hints undo
    .table.settings: share
    .table.settings: at_zero bot_pace clock.kind options.mode options.referee
    .table.settings.seats[]: kind nickname
    .table.outcome: scores[] winners[] places[] reason tie_break
    .table.outcome.tie_steps[]: reason compared[].seat compared[].value
    .table.outcome.breakdown[]: main razed total
    .table.outcome.breakdown[].towers: {TOWERS}
    .table.outcome.breakdown[].left: city {POINTS}
    .table.outcome.breakdown[].right: city {POINTS}
    .table.outcome.breakdown[].buildings: {POINTS}
    .story[]: kind seat number round half reason side count start left height
    .story[]: card cards cards[] tile tiles[] city square
    .proposals[]: seat move agreed reason.kind reason.params.*
    .wishes[]: seat city square building
    .views.*: legal[] phase undo
    .views.*.game: game mode players viewer phase acting[] round half turn passing
    .views.*.game: hand[] pick[] unseen[] box.singles box.duplexes discarded
    .views.*.game: referee start pass display[] bids[] builder left razed_type razed[] discard[]
    .views.*.game.towers[]: *[]
    .views.*.game.seats[]: seat left right hand_size picked known known[] revealed[] unplaced[]
    .views.*.game.cities[]: city builders[] rows[] corner[] size
    .views.*.game.cities[].score: {POINTS}
    .views.*.help: others.*.* first.* suggest.*[] best.*.*
    .views.*.help.adds.*: {POINTS}
    .views.*.help.factories[]: city count worth
    .views.*.help.bids.*: code rule params.*
    .views.*.help.limits[]: largest raze builds[]
    .views.*.help.plans[]: raze builds[]
    .views.*.help.limits[].blocked[]: card on standing raze_helps rule
    .views.*.help.points[]: main razed total
    .views.*.help.points[].towers: {TOWERS}
"""


def expanded(groups: str) -> frozenset[str]:
    found = set()
    for line in groups.strip().splitlines():
        prefix, _, names = line.strip().partition(":")
        found |= {f"{prefix}.{name}" for name in names.split()}
    return frozenset(found)


ALLOWED_PATHS = expanded(GROUPS)
TALK_PATHS = expanded("""
    : text phrase at seat city reason story_length
    : clocks.*.left clocks.*.running
    .by: player nickname seat
    .chat[]: text phrase at
    .chat[].by: player nickname seat
    .candidates[]: move visits value scores[] wins[] chance
    .candidates[].advice: marks[] move.kind move.params.* move.params.*[]
    .candidates[].advice.reasons[]: kind params.* params.*[]
    .table.clocks.*: left running
    .table.settings.clock: seconds increment days
    .table.settings.seats[]: level
""")
"""Also at tables where people chat, ask for hints, take moves back and play against the clock."""
