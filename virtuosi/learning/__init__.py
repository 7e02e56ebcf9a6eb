"""How nets learn: matches of bots against themselves, the fitting of a net to them, and the test that it must win."""

import virtuosi.bots  # noqa: F401  # before numpy: it says how many threads are used
