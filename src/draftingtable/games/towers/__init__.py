"""5 Towers. The rules, with the numbers cited here, are in docs/rules/towers.md."""
