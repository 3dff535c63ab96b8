"""The solo campaign: several games with bonuses between them."""
