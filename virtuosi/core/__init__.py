"""What every game shares and no game is named in: positions, tasks, Nature, records, packs, text, rulebooks."""
