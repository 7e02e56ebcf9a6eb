from virtuosi.cli import app

app()
