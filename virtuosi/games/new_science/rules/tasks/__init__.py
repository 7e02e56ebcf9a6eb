"""Who decides what, when: a round, its happenings, and the three discovery actions."""
