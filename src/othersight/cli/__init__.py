"""The command line. Each public module here, `app` aside, is one command of the same name.

Such a module has a function `register(app)` that adds its command to the Typer application; what
several commands share lives in modules whose names start with an underscore.
"""
