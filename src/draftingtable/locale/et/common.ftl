# Words that belong to no single game.

player-default = Mängija { $seat }

# $level is the name of a bot's strength.
bot-name = { $level ->
    [random] Juhuslik
    [novice] Algaja
    [apprentice] Õpipoiss
    [journeyman] Sell
    [master] Meister
    [grandmaster] Suurmeister
   *[other] { $level }
} { $seat }

cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarti
}

points = { $count } p

# In front of what is wrong in a record. $problem begins with the rule's number.
at-line = Rida { $line }: { $problem }
