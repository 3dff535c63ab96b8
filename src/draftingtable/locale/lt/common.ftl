# Words that belong to no single game.

player-default = Žaidėjas { $seat }

# $level is the name of a bot's strength.
bot-name = { $level ->
    [random] Atsitiktinis
    [novice] Naujokas
    [apprentice] Mokinys
    [journeyman] Pameistrys
    [master] Meistras
    [grandmaster] Didmeistris
   *[other] { $level }
} { $seat }

cards = { $count ->
    [one] { $count } korta
    [few] { $count } kortos
   *[other] { $count } kortų
}

points = { $count } t.

# In front of what is wrong in a record. $problem begins with the rule's number.
at-line = { $line } eilutė: { $problem }
