"""The facts that questions name: figures, dice and people, read off the table and the rule that asks.

Every pool is counted by the rule that would roll it (TL-SKILL-02, TL-DICE-07), so that a question never promises other
dice than fall.
"""

from typing import Any

from othersight.games.they_live.rules.action import ActionTurn
from othersight.games.they_live.rules.attempt import AssaultTest
from othersight.games.they_live.rules.death import Replace
from othersight.games.they_live.rules.effects import (
    ASSAULT,
    COMBAT_ROLL,
    GATHER,
    REWARD,
    pool,
    weapon_dice,
)
from othersight.games.they_live.rules.enemy import face_of
from othersight.games.they_live.rules.fail_section import FailSection
from othersight.games.they_live.rules.invader_fight import InvaderFight
from othersight.games.they_live.rules.location import next_story_space
from othersight.games.they_live.rules.news import Propaganda
from othersight.games.they_live.rules.people import carried
from othersight.games.they_live.rules.pvp import Confrontation
from othersight.games.they_live.rules.response import Encounter, stealth_dice
from othersight.games.they_live.rules.stash import ANY
from othersight.games.they_live.rules.vote import Vote
from othersight.games.they_live.state.config import COMBAT, INFLUENCE, INTELLIGENCE, TYPES
from othersight.games.they_live.state.table import NONE
from othersight.games.they_live.words.assault_facts import STORMING, assault_card
from othersight.games.they_live.words.names import (
    card_in_hand,
    counted,
    enemy_named,
    message_named,
    person_named,
    player_named,
    space_named,
    tile_named,
)
from othersight.games.they_live.words.question_context import Fact, QuestionContext
from othersight.games.they_live.words.things import card_offered, card_text, figures_of, here_with
from othersight.kernel.question import number
from othersight.toolkit.phrases import Phrase

# -- oneself


def state(a: QuestionContext) -> Phrase:
    """Health left and tokens of whoever is asked; the assault leaves damage alone (TL-ASSAULT-02)."""
    person = a.person
    if a.t.assault:
        left = person.health - person.damage
        return Phrase("they-live-stake-state-in-assault", health=left)
    return Phrase(
        "they-live-stake-state",
        health=person.health - person.damage,
        wanted=counted("wanted", person.wanted),
        scrap=counted("scrap", person.scrap),
        glasses=counted("glasses", person.glasses),
    )


def slot(a: QuestionContext, card: int) -> Phrase:
    """What is in a slot."""
    return card_in_hand(a.t, card) if card != NONE else Phrase("they-live-stake-empty-slot")


def equipping(a: QuestionContext) -> str:
    """When somebody changes slots: before the first round, with a new character, or by REORGANIZE."""
    if a.innermost(Replace) is not None:
        return "replacement"
    return "action" if a.innermost(ActionTurn) is not None else "set-up"


def next_leader(a: QuestionContext) -> Phrase:
    """Who leads without a majority (TL-ROUND-03)."""
    vote = a.innermost(Vote)
    return player_named(a.t, number(vote.options[vote.fallback], 1))


def type_due(a: QuestionContext) -> str:
    """The type that has to be drawn, or any."""
    return "any" if a.frame.type == ANY else TYPES[a.frame.type]


def offered(a: QuestionContext) -> Phrase:
    """What the partner holds out."""
    if a.frame.card < 0:
        return Phrase("they-live-stake-offered-scrap", scrap=counted("scrap", a.frame.scrap))
    card = card_offered(a.t, a.seat, a.frame.card, [])
    return Phrase("they-live-stake-offered-card", card=card, text=card_text(a.t, a.frame.card))


def story_here(a: QuestionContext) -> str:
    """Whether the next story card belongs to this space."""
    return "yes" if next_story_space(a.t, a.person) == a.person.space else "no"


# -- fights


def weapon_name(a: QuestionContext) -> Phrase:
    """The Weapon in the slot."""
    return card_in_hand(a.t, a.person.weapon)


def weapon_wanted(a: QuestionContext) -> int:
    """TL-STASH-10: what a declaration costs; nothing in the assault (TL-ASSAULT-20)."""
    return 0 if a.t.assault else a.t.config.face(a.person.weapon).wanted


def combat_dice(a: QuestionContext) -> Phrase:
    """The Combat dice without the Weapon; in a fight under way less what the Stealth roll has cost."""
    test = a.innermost(AssaultTest)
    why = ASSAULT if test is not None else COMBAT_ROLL
    return counted("dice", max(0, pool(a.game, a.person, COMBAT, why) - penalty(a)))


def penalty(a: QuestionContext) -> int:
    """The die that a Stealth roll has cost."""
    clash = a.innermost(Confrontation)
    if clash is not None:
        own = clash.attacker == a.person.index
        return int(clash.attacker_penalty if own else clash.defender_penalty)
    for kind in (Encounter, FailSection):
        frame = a.innermost(kind)
        if frame is not None:
            return int(frame.penalty)
    return 0


def weapon_more(a: QuestionContext) -> int:
    """Dice that the equipped Weapon would add."""
    return weapon_dice(a.t, a.person)


def against(a: QuestionContext) -> Phrase:
    """Whom or what the Weapon would be used against."""
    t = a.t
    clash = a.innermost(Confrontation)
    if clash is not None:
        other = clash.defender if clash.attacker == a.person.index else clash.attacker
        return against_whom(person_named(t, other))
    fight = a.innermost(InvaderFight)
    if fight is not None:
        return against_whom(invader_side(a, fight))
    if a.innermost(FailSection) is not None:
        return Phrase("they-live-stake-assault-enemy", card=assault_card(a))
    if a.innermost(AssaultTest) is not None:
        return Phrase("they-live-stake-assault-test", card=assault_card(a))
    return against_whom(enemy_at(a))


def against_whom(whom: Phrase) -> Phrase:
    """Against somebody."""
    return Phrase("they-live-stake-against", whom=whom)


def invader_side(a: QuestionContext, fight: Any) -> Phrase:
    """The Invader, or for the Invader all who fight."""
    if fight.foe != a.seat:
        return player_named(a.t, fight.foe)
    others = [player_named(a.t, seat) for seat in fight.fighters]
    return Phrase("they-live-stake-all-of", players=others)


def enemy_at(a: QuestionContext) -> Phrase:
    """The tile of the encounter, which has been turned over."""
    return tile_named(a.t, a.innermost(Encounter).tile)


def beaten(a: QuestionContext) -> Phrase:
    """The tile that has been killed."""
    return enemy_named(face_of(a.t, a.innermost(Encounter).tile).id)


def rivals(a: QuestionContext) -> Phrase | str:
    """Who else may want the reward (TL-RESPONSE-31)."""
    members = a.innermost(Encounter).members
    others = [person_named(a.t, m) for m in members if m != a.person.index]
    return Phrase("they-live-stake-reward-rivals", others=others) if others else ""


def others_to_confront(a: QuestionContext) -> list[Phrase]:
    """Those who can be confronted."""
    return [player_named(a.t, number(o, 1)) for o in a.question.options if o[0] == "confront"]


def defender_dice(a: QuestionContext) -> Phrase:
    """The Stealth dice of the player confronted; skills and tokens are public."""
    return counted("dice", stealth_dice(a.game, a.t.people[a.innermost(Confrontation).defender]))


def flight(a: QuestionContext) -> str:
    """Whether one slips away or has lost."""
    return "lost" if a.innermost(Confrontation).loser == a.person.index else "slips"


FACTS: dict[str, Fact] = {
    "state": state,
    "space": lambda a: space_named(a.t.config, a.person.space),
    "here": lambda a: here_with(a.t, a.person.space, a.seat),
    "wanted": lambda a: counted("wanted", a.person.wanted),
    "damage": lambda a: counted("damage", a.person.damage),
    "scrap": lambda a: counted("scrap", a.person.scrap),
    "glasses": lambda a: counted("glasses", a.person.glasses),
    "carried": lambda a: len(carried(a.person)),
    "leader": lambda a: player_named(a.t, a.t.leader),
    "next-leader": next_leader,
    "equipping": equipping,
    "slot-weapon": lambda a: slot(a, a.person.weapon),
    "slot-off-hand": lambda a: slot(a, a.person.off_hand),
    "slot-ally": lambda a: slot(a, a.person.ally),
    "bag": lambda a: counted("cards", len(a.person.bag)),
    "cards-due": lambda a: a.frame.cards,
    "type": type_due,
    "may-stop": lambda a: "yes" if a.frame.may_stop else "no",
    "dead": lambda a: person_named(a.t, a.person.index),
    "nth-action": lambda a: len(a.frame.taken) + 1,
    "partner": lambda a: player_named(a.t, a.frame.partner),
    "giver": lambda a: player_named(a.t, a.frame.seat),
    "offered": offered,
    "distracted": lambda a: tile_named(a.t, a.frame.tile),
    "taken-apart": lambda a: a.frame.cards,
    "used-card": lambda a: card_in_hand(a.t, a.frame.card),
    "used-text": lambda a: card_text(a.t, a.frame.card),
    "tile": enemy_at,
    "figures": lambda a: figures_of(a.t, a.innermost(Encounter).tile),
    "stealth-dice": lambda a: counted("dice", stealth_dice(a.game, a.person)),
    "combat-dice": combat_dice,
    "weapon-dice": weapon_more,
    "weapon-name": weapon_name,
    "weapon-wanted": weapon_wanted,
    "against": against,
    "proposer": lambda a: player_named(a.t, a.frame.seat),
    "beaten": beaten,
    "reward-dice": lambda a: counted("dice", a.dice(INTELLIGENCE, REWARD)),
    "rivals": rivals,
    "others-to-confront": others_to_confront,
    "attacker": lambda a: person_named(a.t, a.frame.attacker),
    "defender": lambda a: person_named(a.t, a.frame.defender),
    "defender-dice": defender_dice,
    "flight": flight,
    "story-here": story_here,
    "scrap-here": lambda a: counted("scrap", a.t.places[a.person.space].scrap),
    "put-down": lambda a: len(a.frame.cards),
    "deposit": lambda a: counted("cards", len(a.t.places[a.person.space].deposit)),
    "gather-dice": lambda a: counted("dice", a.dice(INFLUENCE, GATHER)),
    "checked": lambda a: card_offered(a.t, a.seat, a.frame.left[0], []),
    "left-to-check": lambda a: len(a.frame.left),
    "raid-message": lambda a: message_named(a.t.config.news[a.innermost(Propaganda).card].raid),
    **STORMING,
}
