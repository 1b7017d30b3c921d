"""The figures of The Others, read from the TOML files in this folder."""

from othersight.games.the_others.content.checking import check_content
from othersight.games.the_others.content.entries import Problem
from othersight.games.the_others.content.figures import FigureValue
from othersight.games.the_others.content.loader import (
    ContentError,
    figure_steps,
    house_figures,
    load_content,
)
from othersight.games.the_others.content.records import (
    AcolyteBoard,
    ApocalypseCard,
    Card,
    Content,
    DarkPastCard,
    HeroBoard,
    Mission,
    MonsterStats,
    SinBoard,
    SinCard,
    SinPower,
    Story,
    StoryStep,
    TrackRaise,
    UpgradeCard,
)

__all__ = [
    "AcolyteBoard",
    "ApocalypseCard",
    "Card",
    "Content",
    "ContentError",
    "DarkPastCard",
    "FigureValue",
    "HeroBoard",
    "Mission",
    "MonsterStats",
    "Problem",
    "SinBoard",
    "SinCard",
    "SinPower",
    "Story",
    "StoryStep",
    "TrackRaise",
    "UpgradeCard",
    "check_content",
    "figure_steps",
    "house_figures",
    "load_content",
]
