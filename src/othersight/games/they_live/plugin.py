"""They Live: all that the rest of the package may know of it."""

from othersight.toolkit.plugin import Benchmark, Plugin

PLUGIN = Plugin(
    name="they-live",
    package=__package__,
    definition="definition:THEY_LIVE",
    words="words.interface:THEY_LIVE_WORDS",
    verbs="questions.verbs:VERBS",
    notation="notation_they_live.md",
    set_up="setup.options:SET_UP",
    handed_on="setup.handed_on:handed_on",
    obvious="questions.obvious:obvious_answer",
    wishes="questions.wishes:WISHES",
    ways="questions.ways:ways_of",
    page="words.page_spec:PAGE",
    picture="words.board_picture:picture",
    positions="position.interface",
    content_check="content.report:check",
    house_figures="content.figures:house_figures",
    steps="content.steps:figure_steps",
    bots="bots.spec:BOTS",
    odds="odds.options:option_odds",
    odds_flags="cli.odds:they_live",
    environments={"they_live-v2": "envs.spec:THEY_LIVE"},
    arena="study.arena:ARENA",
    report="study.report:REPORT",
    study="study.spec:STUDY",
    catalogue="rules/catalogue.md",
    scenarios="scenarios",
    benchmark=Benchmark({"players": 5, "difficulty": "normal"}, "Encounter"),
)
