# Words that belong to no single game.

player-default = Gracz { $seat }

# $level is the name of a bot's strength.
bot-name = { $level ->
    [random] Losowy
    [novice] Nowicjusz
    [apprentice] Uczeń
    [journeyman] Czeladnik
    [master] Mistrz
    [grandmaster] Arcymistrz
   *[other] { $level }
} { $seat }

cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

points = { $count } pkt

# In front of what is wrong in a record. $problem begins with the rule's number.
at-line = Wiersz { $line }: { $problem }
