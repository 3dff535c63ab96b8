"""Staircase, a game of a few minutes.

R1. The deck has 60 cards (or 45), numbered from 1. Five are dealt face up each round.
R2. In turn, clockwise, everybody takes one card, until a single one is left: it is discarded.
R3. A card higher than the one you took before it is a step up, and worth a point.
R4. The game ends with the deck. Most points win; a tie is shared.
"""
