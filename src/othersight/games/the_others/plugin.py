"""The Others: all that the rest of the package may know of it."""

from othersight.toolkit.plugin import Benchmark, Plugin

PLUGIN = Plugin(
    name="the-others",
    package=__package__,
    definition="definition:THE_OTHERS",
    words="words.interface:THE_OTHERS_WORDS",
    verbs="questions.verbs:VERBS",
    notation="notation.md",
    set_up="setup.options:SET_UP",
    campaign="setup.campaign:CAMPAIGN",
    usual_seat=1,
    obvious="questions.obvious:obvious_answer",
    ways="odds.ways:ways_of",
    wishes="questions.wishes:WISHES",
    page="words.page_spec:PAGE",
    picture="words.board_picture:picture",
    positions="position.interface",
    content_check="content.report:check",
    maps="map_editor.interface",
    house_figures="content:house_figures",
    steps="content:figure_steps",
    bots="bots.spec:BOTS",
    odds="odds.options:option_odds",
    odds_flags="cli.odds:the_others",
    environments={"the_others-v1": "envs.spec:THE_OTHERS"},
    arena="study.arena:ARENA",
    report="study.report:REPORT",
    study="study.spec:STUDY",
    catalogue="rules/catalogue.md",
    scenarios="scenarios",
    benchmark=Benchmark(
        {
            "story": "havens-last-stand",
            "map": "a",
            "sin": "pride",
            "acolyte": "doctor",
            "hero_players": 2,
        },
        "Fight",
    ),
)
