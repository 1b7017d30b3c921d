"""Every option of The Others: how it is written, the rule it belongs to, who is offered it when, and its text.

See `othersight.toolkit.verbs` for how forms are written. docs/notation.md is made from this.
"""

from othersight.games.the_others import cards  # noqa: F401  (cards say how their options are written)
from othersight.games.the_others.content import load_content
from othersight.games.the_others.questions.kinds import sections
from othersight.games.the_others.rules.effects import ABILITIES, CARD_QUESTIONS, UPGRADES
from othersight.games.the_others.state.config import HEROES, NPCS, TOKENS
from othersight.toolkit.card_questions import forms_of, section_of
from othersight.toolkit.verbs import EITHER, EVERY, WORD, Form, Kind, Verbs

ICONS = ("heal", "repent", "extra-turn", "inventory", "orbital-strike")
COLLECTABLE = ("extra-turn", "innocent")
RESULTS = ("hit", "def", "cc")

KINDS = (
    Kind(
        "space",
        "the number of a Space, counted from 0 in reading order over the map; `board` shows them, "
        '`game.board()["spaces"][n]` describes one',
        target="space",
    ),
    Kind(
        "hero",
        ", ".join([f"{at} `{hero}`" for at, hero in enumerate(HEROES)]),
        target="hero",
        names=HEROES,
    ),
    Kind(
        "monster",
        'the number of a figure; `game.view(seat)["monsters"][n]` describes it',
        target="monster",
    ),
    Kind("seat", "0 the Sins Player, 1 to 4 the Hero Players", target="seat"),
    Kind("token", values=TOKENS, target="token"),
    Kind("collectable", values=COLLECTABLE, target="token"),
    Kind("npc", values=NPCS, target="npc"),
    Kind("sin-card", "the id of a Sin card, as in the content files: `cursed-fate`", WORD, "card"),
    Kind("upgrade", "the id of an Upgrade: `kevlar-suit`", WORD, "card"),
    Kind("apocalypse-card", "the id of an Apocalypse card: `hellfire-mutation`", WORD, "card"),
    Kind("icon", values=ICONS, target="icon"),
    Kind("place", "the place of an icon in its District's bar, from 0"),
    Kind("mission", "the id of a Mission: `gear-up`", WORD, "mission"),
    Kind("slot", "a slot of the Corruption Track, 1 to 7", target="slot"),
    Kind("face", values=RESULTS, target="face"),
    Kind("share", "a whole number; one per Hero in play, clockwise from the current Hero"),
    Kind("option", "any option of the question that is talked about", EITHER),
)

FORMS = (
    Form("pass", "", own=(EVERY,)),
    # set-up and Rounds
    Form("hero HERO", "", own=("pick-hero", "dark-past", "successor")),
    Form("give HERO SEAT", "TO-SETUP-14"),
    Form("place TOKEN SPACE", "TO-ROUND-02", says="contents"),
    Form("first HERO", "TO-ROUND-04"),
    Form("confirm", "TO-UNITE-04"),
    Form("fail", "TO-UNITE-04"),
    Form("change OPTION...", "TO-UNITE-04", says="stated"),
    Form("spend turn", "TO-TURN-01"),
    Form("spend extra-turn", "TO-TURN-01"),
    Form("decline", "TO-TURN-05"),
    # a Hero's Turn
    Form("move SPACE", "TO-MOVE-01", says="step"),
    Form("fight", "TO-FIGHT-01", own=("reaction-fight",), says="monsters"),
    Form("shoot SPACE", "TO-RANGED-01", says="contents"),
    Form("cleanse", "TO-CLEANSE-01"),
    Form("city-action", "TO-CITY-01", says="icons"),
    Form("turn-up", "TO-TOKEN-04"),
    Form("collect NPC", "TO-NPC-01"),
    Form("collect COLLECTABLE", "TO-TOKEN-06", text="collect-token"),
    Form("put-down NPC", "TO-NPC-03"),
    Form("end", "TO-TURN-12"),
    # in a Space
    Form(
        "to SPACE",
        "",
        own=("monster-move", "survivor", "marguerite", "holy-water", "orbital-move"),
        says="contents",
    ),
    Form("stay", "TO-EDITION-05"),
    Form("icon ICON", "TO-CITY-04", says="icon"),
    Form("icon ICON PLACE", "ACO-2", text="icon-nun"),
    Form("token SPACE", "TO-CITY-09", says="contents"),
    Form("kill MONSTER", "TO-CITY-09"),
    Form("take UPGRADE", "", says="card"),
    Form("uncover SLOT", "TO-WOUND-03"),
    Form("cover SLOT", "TO-WOUND-01"),
    Form("remove TOKEN", "TO-CLEANSE-03"),
    Form("remove corruption PLACE", "ACO-2", text="remove-icon", says="covered-icon"),
    Form("corruption no", "TO-CORRUPT-04"),
    Form("corruption yes", "TO-CORRUPT-04"),
    Form("corruption pay", "ACO-7"),
    # Fights
    Form("mean no", "TO-FIGHT-08"),
    Form("mean yes", "TO-FIGHT-08"),
    Form("ability marked", "TO-ACOLYTE-02"),
    Form("ability free", "APR-2"),
    Form("turn-down UPGRADE", "TO-UPGRADE-06", says="card"),
    Form("faith FACE", "TO-DICE-05", says="results"),
    Form("hit MONSTER", "TO-FIGHT-15", says="monster"),
    Form("protect", "HR-4"),
    Form("gan wound", "APR-3"),
    Form("gan innocent", "APR-3"),
    # the Sins Player
    Form("play SIN-CARD", "TO-SINCARD-03", says="card"),
    Form("read corruption", "APC-5"),
    Form("read fire", "APC-5"),
    Form("react", "TO-SINREACT-01"),
    Form("monster MONSTER", "TO-SINREACT-05", says="monster"),
    Form("summon MONSTER", "TO-SUMMON-01"),
    Form("nest SPACE", "TO-SUMMON-03", says="contents"),
    Form("keep APOCALYPSE-CARD", "TO-APOC-05", says="card"),
    Form("mark MONSTER", "TO-TOKEN-10", says="monster"),
    Form("altar SPACE", "SCX-3", says="contents"),
    # prices and choices
    Form("mission MISSION", "TO-MISSION-06", says="task"),
    Form("debt wounds", "DP-4"),
    Form("debt corruption", "DP-4"),
    Form("damned wounds", "SCX-2"),
    Form("damned upgrade", "SCX-2"),
    Form("hubris wound", "SCP-3"),
    Form("destroy UPGRADE", "SCP-3", says="card"),
    Form(
        "refuse",
        "TO-SINCARD-09",
        own=(
            "conceit",
            "conceit-for-heroes",
            "ego",
            "ego-for-heroes",
            "crawl",
            "crawl-for-heroes",
        ),
    ),
    Form("accept", "TO-SINCARD-09"),
    Form("split SHARE...", "TO-SINCARD-09", says="shares"),
)


def of_cards(window: str) -> tuple[Form, ...]:
    """The forms that Natural Abilities and Upgrades bring in at a window, in the order of the content."""
    content = load_content()
    heroes = [content.heroes[hero] for hero in HEROES]
    owned = [
        *[(ABILITIES[at], hero.catalogue, hero.windows) for at, hero in enumerate(heroes)],
        *[
            (UPGRADES[card.id], card.catalogue, card.windows)
            for card in content.upgrades.values()
            if card.id in UPGRADES  # `content check` tells which is missing
        ],
    ]
    return tuple(
        [
            Form(f"{effect.id} {form}".strip(), rule, says=effect.says())
            for effect, rule, windows in owned
            if window in windows
            for form in effect.forms()
        ]
    )


AT_START = of_cards("TO-TIME-07")
AFTER_MOVE = of_cards("TO-TIME-10")
AT_END = of_cards("TO-TIME-31")


def written(forms: tuple[Form, ...]) -> tuple[str, ...]:
    """How they are written."""
    return tuple([form.written for form in forms])


OF_ABILITIES = (*AT_START, *AFTER_MOVE, *AT_END)
OF_QUESTIONS = forms_of(CARD_QUESTIONS, (*FORMS, *OF_ABILITIES))

VERBS = Verbs(
    "the-others",
    KINDS,
    (*FORMS, *OF_ABILITIES, *OF_QUESTIONS),
    {
        **sections(*[written(forms) for forms in (AT_START, AFTER_MOVE, AT_END)]),
        **section_of(CARD_QUESTIONS),
    },
    pointed={"space": "move SPACE", "card": "play SIN-CARD"},
    leaving=("pass", "end", "decline"),
)
"""The one table: whoever wants to know what an option is looks here."""
