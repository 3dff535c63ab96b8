# Messages shared by all games.

player-default = Player { $seat }

# $level is the name of a bot's strength.
bot-name = { $level ->
    [random] Random
    [novice] Novice
    [apprentice] Apprentice
    [journeyman] Journeyman
    [master] Master
    [grandmaster] Grandmaster
   *[other] { $level }
} { $seat }

cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# An error in a record. $problem ends with the rule's number, if it has one.
at-line = Line { $line }: { $problem }
