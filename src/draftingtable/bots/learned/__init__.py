"""Small neural networks that learned from games, evaluated without any library."""
