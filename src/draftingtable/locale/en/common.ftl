# Words that belong to no single game.

player-default = Player { $seat }

# $level is the name of a bot's strength.
bot-name = { $level ->
    [random] Random
    [apprentice] Apprentice
    [journeyman] Journeyman
    [master] Master
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

# In front of what is wrong in a record. $problem begins with the rule's number.
at-line = line { $line }: { $problem }
