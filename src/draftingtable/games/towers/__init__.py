"""5 Towers. The rules in our words, with the numbers cited here, are in docs/rules/towers.md."""
