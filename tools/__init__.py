"""What prepares, checks, compiles and packs this checkout; no part of the installed package."""
