# Words that belong to no single game.

player-default = { $seat }. játékos

# $level is the name of a bot's strength.
bot-name = { $level ->
    [random] Véletlen
    [novice] Kezdő
    [apprentice] Tanonc
    [journeyman] Segéd
    [master] Mester
    [grandmaster] Nagymester
   *[other] { $level }
} { $seat }

cards = { $count } kártya
points = { $count } pont

# In front of what is wrong in a record. $problem begins with the rule's number.
at-line = { $line }. sor: { $problem }
