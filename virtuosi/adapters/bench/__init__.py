"""Speed told honestly: our rules, interpreted and compiled, and other engines, all on one core and in turn.

Each contender is a process of its own that waits until it is asked for a figure. So a noisy moment of the machine meets
all of them alike, and figures of one round can be compared.
"""
