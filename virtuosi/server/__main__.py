"""`python -m virtuosi.server` opens the house as `virtuosi serve` does, with fewer words: for tests and measuring."""

from virtuosi.server.undisturbed import undisturbed

if __name__ == "__main__":
    with undisturbed():
        from virtuosi.server.run import main

        main()
