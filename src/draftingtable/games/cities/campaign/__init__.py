"""The solo campaign: several games, and bonuses between them."""
