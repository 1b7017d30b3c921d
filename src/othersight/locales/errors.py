"""What can be wrong with a text."""


class LocaleError(LookupError):
    """A text that is missing, given twice or written wrongly."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.message
