"""The options with which a game of The Others is begun (chapter TO-SETUP)."""

from othersight.games.the_others.content import load_content
from othersight.games.the_others.content.checking import TEAM
from othersight.games.the_others.setup.campaign import NEW, NONE, stories_in_order
from othersight.toolkit.setup_options import CAMPAIGN, FIGURES, FILE, NAMES, NUMBER, SetUpOption

CLASSES = {
    board.id: f"the-others-class-{board.hero_class}"
    for board in load_content().heroes.values()
    if not board.board_of
}
WANTED = {f"the-others-class-{kind}": count for kind, count in TEAM.items()}

SET_UP: tuple[SetUpOption, ...] = (
    SetUpOption(
        "story",
        "the-others-set-up-story",
        (*load_content().stories, "random"),
        fixed_by="campaign",
        fixed={NEW: stories_in_order(load_content())[0]},
    ),
    SetUpOption("map", "the-others-set-up-map", ("a", "b", "random"), FILE),
    SetUpOption("sin", "the-others-set-up-sin", (*load_content().sins, "random")),
    SetUpOption("acolyte", "the-others-set-up-acolyte"),
    SetUpOption("hero_players", "the-others-set-up-hero-players", (1, 2, 3, 4), NUMBER, seats=1),
    SetUpOption("campaign", "the-others-set-up-campaign", (NONE, NEW), CAMPAIGN),
    SetUpOption(
        "team", "the-others-set-up-team", ("box", "random"), NAMES, kinds=CLASSES, wanted=WANTED
    ),
    SetUpOption("heroes", "the-others-set-up-heroes", ("random", "pick"), NAMES, kinds=CLASSES),
    SetUpOption("edition", "the-others-set-up-edition", ("final", "draft")),
    SetUpOption("figures", "the-others-set-up-figures", (), FIGURES, "--figure"),
)
