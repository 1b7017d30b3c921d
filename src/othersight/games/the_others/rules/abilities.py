"""Natural Abilities and Upgrades that a Hero uses in his Turn: whose they are, and how often (TO-TIME-07, TO-TIME-10,
TO-TIME-31, TO-TURN-12)."""

from othersight.games.the_others.rules.conditions import CONDITIONS, FREE, Case
from othersight.games.the_others.rules.effects import ABILITIES, UPGRADES, Effect
from othersight.games.the_others.state.table import Hero
from othersight.toolkit.conditions import Condition, Conditions


def unused_effects(hero: Hero, used: tuple[str, ...]) -> list[Effect]:
    """His ability and face-up Upgrades that have not been used in this Turn; of copies one is named."""
    effects = [UPGRADES[card] for card in dict.fromkeys(hero.upgrades)]
    if not hero.no_ability:
        effects.append(ABILITIES[hero.index])
    if not used:
        return effects
    return [effect for effect in effects if has_use_left(hero, used, effect.id)]


def effect_by_id(hero: Hero, id: str) -> Effect:
    """The ability or Upgrade that an option names first."""
    return UPGRADES[id] if id in UPGRADES else ABILITIES[hero.index]


def has_use_left(hero: Hero, used: tuple[str, ...], id: str) -> bool:
    """TO-TURN-12: each once in a Turn, an Upgrade once for each copy he has."""
    return used.count(id) < (hero.upgrades.count(id) or 1)


# -- conditions of every ability


def is_his(c: Case) -> bool:
    """TO-UPGRADE-02: his Natural Ability, or an Upgrade that lies face up before him."""
    hero = c.hero()
    return c.option[0] == ABILITIES[hero.index].id or c.option[0] in hero.upgrades


def is_in_use(c: Case) -> bool:
    """ACO-8: no CORRUPTED DIPLOMAT has put his Natural Ability out of use."""
    return c.option[0] in UPGRADES or not c.hero().no_ability


def is_unused(c: Case) -> bool:
    """TO-TURN-12."""
    used: tuple[str, ...] = c.frame.used
    return has_use_left(c.hero(), used, str(c.option[0]))


def is_offered_at_start(c: Case) -> bool:
    """TO-TIME-07: what the card itself allows now."""
    return c.option in effect_by_id(c.hero(), str(c.option[0])).start_options(c.g, c.hero())


def is_offered_after_move(c: Case) -> bool:
    """TO-TIME-10: what the card itself allows now."""
    return c.option in effect_by_id(c.hero(), str(c.option[0])).after_move_options(c.g, c.hero())


def is_offered_at_end(c: Case) -> bool:
    """TO-TIME-31: what the card itself allows now."""
    return c.option in effect_by_id(c.hero(), str(c.option[0])).end_options(c.g, c.hero())


def his(window: str) -> Conditions:
    """What must hold for any ability that is used in a window of the Turn."""
    return (
        Condition(window, "reason-not-his-ability", is_his),
        Condition("TO-ACOLYTE-05", "reason-ability-out-of-use", is_in_use),
        Condition(window, "reason-ability-used", is_unused),
    )


def at_start(ability: str, conditions: Conditions = ()) -> None:
    """An ability used at the start of the Turn, with the conditions that name why it cannot be."""
    offered = Condition("TO-TIME-07", "reason-ability-not-so", is_offered_at_start)
    CONDITIONS["start-ability", ability] = (*his("TO-TIME-07"), *conditions, offered)


def after_move(ability: str, conditions: Conditions = ()) -> None:
    """An ability used when the Move is over, with the conditions that name why it cannot be."""
    offered = Condition("TO-TIME-10", "reason-ability-not-so", is_offered_after_move)
    CONDITIONS["main", ability] = (*his("TO-TIME-10"), *conditions, offered)


def at_end(ability: str, conditions: Conditions = ()) -> None:
    """An ability used at the end of the Turn, with the conditions that name why it cannot be."""
    offered = Condition("TO-TIME-31", "reason-ability-not-so", is_offered_at_end)
    CONDITIONS["end-ability", ability] = (*his("TO-TIME-31"), *conditions, offered)


def complete_conditions() -> None:
    """Every ability that offers something in a window has its conditions there, if only those of all abilities."""
    for effect in (*UPGRADES.values(), *ABILITIES.values()):
        kind = type(effect)
        if kind.start_options is not Effect.start_options and is_new("start-ability", effect.id):
            at_start(effect.id)
        if kind.after_move_options is not Effect.after_move_options and is_new("main", effect.id):
            after_move(effect.id)
        if kind.end_options is not Effect.end_options and is_new("end-ability", effect.id):
            at_end(effect.id)


def is_new(kind: str, verb: str) -> bool:
    """The card has not named conditions of its own."""
    return (kind, verb) not in CONDITIONS


CONDITIONS["start-ability", "pass"] = FREE
CONDITIONS["end-ability", "pass"] = FREE
