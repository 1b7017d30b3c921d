"""The Reset at the end of a Round (TO-RESET-01, TO-RESET-02, TO-RESET-03, TO-RESET-04, TO-RESET-05, TO-TIME-43)."""

from othersight.games.the_others.rules.sin_card import discard_played_card
from othersight.games.the_others.state.table import NOWHERE, OthersTable
from othersight.kernel.game import Game


def reset(g: Game) -> None:
    """TO-TIME-43, TO-RESET-01, TO-RESET-02, TO-RESET-03, TO-RESET-05, TO-MISSION-07: tokens, marks and effects of one
    Round, the last Sin card."""
    t: OthersTable = g.table
    discard_played_card(g)
    for hero in t.places:
        reset_hero(g, hero)
    for space in t.config.city.districts:
        if t.spaces[space].city_token:
            t.edit_space(space).city_token = False
    sins = t.edit_sins()
    sins.reactions = t.config.n + (1 if sins.apocalypse >= 4 else 0)
    sins.spent = 0
    sins.ability_used = False
    sins.punish_idle = False
    if t.story.mission in t.config.same_round:
        story = t.edit_story()
        story.progress = 0
        story.avatar_killed = False
        story.corruption_removed = 0
    g.tell("reset", t.round)


def reset_hero(g: Game, hero: int) -> None:
    """TO-RESET-01, TO-RESET-03, TO-RESET-04; TO-ENDROUND-04: Extra Turn tokens stay."""
    t: OthersTable = g.table
    record = t.edit_unharmed(hero)
    record.turns = 2
    record.city_token = NOWHERE
    record.cannot_heal = False
    record.no_skill = False
    record.researched = False
    if record.face_down or record.no_ability:
        record = t.edit_cards(hero)
        record.upgrades = record.upgrades + record.face_down
        record.face_down = ()
        record.no_ability = False
