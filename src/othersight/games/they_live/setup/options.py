"""The options with which a game of They Live is begun (TL-SETUP-01, TL-SETUP-06)."""

from othersight.toolkit.setup_options import FIGURES, NUMBER, SetUpOption

SET_UP: tuple[SetUpOption, ...] = (
    SetUpOption("players", "they-live-set-up-players", (4, 5, 6), NUMBER, seats=0),
    SetUpOption(
        "difficulty",
        "they-live-set-up-difficulty",
        ("very-easy", "easy", "normal", "advanced", "expert"),
    ),
    SetUpOption("figures", "they-live-set-up-figures", (), FIGURES, "--figure"),
)
