"""The options with which a game of They Live is begun (TL-SETUP-01, TL-SETUP-06)."""

from othersight.games.they_live.content.selection import CARD_SETS, TOWNS
from othersight.games.they_live.content.shares import advice
from othersight.toolkit.setup_options import CARDS, FIGURES, NUMBER, SetUpOption

SET_UP: tuple[SetUpOption, ...] = (
    SetUpOption("players", "they-live-set-up-players", (4, 5, 6), NUMBER, seats=0),
    SetUpOption(
        "difficulty",
        "they-live-set-up-difficulty",
        ("very-easy", "easy", "normal", "advanced", "expert"),
        advised_by="players",
        advice=advice,
    ),
    SetUpOption("town", "they-live-set-up-town", tuple(TOWNS)),
    SetUpOption("cards", "they-live-set-up-cards", CARD_SETS),
    SetUpOption("seen", "they-live-set-up-seen", (), CARDS),
    SetUpOption("figures", "they-live-set-up-figures", (), FIGURES, "--figure"),
)
