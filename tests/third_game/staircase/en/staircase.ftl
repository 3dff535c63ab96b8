# What is said about Staircase.

staircase-ask = { $player }, which card do you take?
staircase-rules = Take cards in turn. Each card higher than the one you took before it is worth a point.

event-staircase-dealt = Dealt: { $cards }.
event-staircase-taken = { $player } takes the { $card }.

error-staircase-not-your-turn = It is not seat { $seat }’s turn.
error-staircase-not-on-display = Card { $card } is not on display.
error-staircase-no-such-card = “{ $found }” is not a card of Staircase.
