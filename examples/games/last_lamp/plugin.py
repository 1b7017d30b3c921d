"""The Last Lamp: all that Othersight may know of it."""

from othersight.toolkit.plugin import Plugin

PLUGIN = Plugin(
    name="last-lamp",
    package=__package__,
    definition="definition:LAST_LAMP",
    words="words:WORDS",
    set_up="setup:SET_UP",
    positions="position:POSITIONS",
    bots="arena:BOTS",
    odds="odds:option_odds",
    environments={"last_lamp-v0": "envs:LAST_LAMP"},
    arena="arena:ARENA",
    catalogue="catalogue.md",
    scenarios="scenarios",
    locales="locales",
)
