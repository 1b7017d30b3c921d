"""The kinds of question of The Others: who is asked, and with which forms of options it is answered."""

from othersight.toolkit.verbs import QuestionKind, Sections


def sections(
    at_start: tuple[str, ...], after_move: tuple[str, ...], at_end: tuple[str, ...]
) -> Sections:
    """The questions by heading; abilities and Upgrades bring forms of their own to three of them."""
    return {
        "Set-up and the start of a Round": {
            "pick-hero": QuestionKind("every Hero Player at once", "hero HERO"),
            "contested-hero": QuestionKind("the Hero Players together", "give HERO SEAT"),
            "dark-past": QuestionKind("Sins", "hero HERO"),
            "place": QuestionKind("Sins", "place TOKEN SPACE"),
            "first-hero": QuestionKind("the Hero Players together", "first HERO"),
            "token": QuestionKind("the Hero's player", "spend turn", "spend extra-turn", "decline"),
        },
        "A Hero's Turn": {
            "start-of-turn-card": QuestionKind("Sins", "play SIN-CARD", "pass"),
            "start-ability": QuestionKind("the Hero's player", *at_start, "pass"),
            "main": QuestionKind(
                "the Hero's player",
                "move SPACE",
                "fight",
                "shoot SPACE",
                "cleanse",
                "city-action",
                "turn-up",
                "collect NPC",
                "collect COLLECTABLE",
                "put-down NPC",
                *after_move,
                "end",
            ),
            "agony": QuestionKind("Sins", "read corruption", "read fire"),
            "after-roll-card": QuestionKind("Sins", "play SIN-CARD", "pass"),
            "holy-water": QuestionKind("the Hero's player", "to SPACE"),
            "icon": QuestionKind("the Hero's player", "icon ICON", "pass"),
            "orbital-token": QuestionKind("the Hero's player", "token SPACE"),
            "orbital-move": QuestionKind("the Hero's player", "to SPACE"),
            "orbital-strike": QuestionKind("the Hero's player", "kill MONSTER", "pass"),
            "upgrade": QuestionKind("the Hero's player", "take UPGRADE"),
            "heal": QuestionKind("the Hero's player", "uncover SLOT"),
            "cleanse-corruption": QuestionKind(
                "the Hero's player", "corruption no", "corruption yes"
            ),
            "remove": QuestionKind(
                "the Hero's player", "remove TOKEN", "remove corruption PLACE", "pass"
            ),
            "end-ability": QuestionKind("the Hero's player", *at_end, "pass"),
            "mind-control": QuestionKind("the Hero's player", "to SPACE"),
            "former-hell-club": QuestionKind("the Hero's player", "debt wounds", "debt corruption"),
        },
        "Fights": {
            "intention": QuestionKind("the Hero's player", "mean no", "mean yes"),
            "acolyte-ability": QuestionKind("Sins", "ability marked", "ability free", "pass"),
            "nun": QuestionKind("Sins", "icon ICON PLACE"),
            "face-down": QuestionKind("the Hero's player", "turn-down UPGRADE"),
            "start-of-fight-card": QuestionKind("Sins", "play SIN-CARD", "pass"),
            "corruption": QuestionKind(
                "the Hero's player", "corruption no", "corruption yes", "corruption pay"
            ),
            "faith": QuestionKind("the Hero's player", "faith FACE"),
            "assign": QuestionKind("the Hero's player", "hit MONSTER", "pass"),
            "protector": QuestionKind("Thorley's player", "protect", "pass"),
            "wound": QuestionKind("the Hero's player", "cover SLOT"),
            "dr-gan": QuestionKind("the Hero's player", "gan wound", "gan innocent"),
            "after-fight-card": QuestionKind("Sins", "play SIN-CARD", "pass"),
            "after-kill-card": QuestionKind("Sins", "play SIN-CARD", "pass"),
            "survivor": QuestionKind("Sins", "stay", "to SPACE"),
        },
        "Reactions and the end of a Round": {
            "reaction": QuestionKind("Sins", "react", "pass"),
            "monster": QuestionKind("Sins", "monster MONSTER", "pass"),
            "monster-move": QuestionKind("Sins", "to SPACE"),
            "marguerite": QuestionKind("Sins", "to SPACE", "pass"),
            "reaction-fight": QuestionKind("Sins", "fight", "pass"),
            "summon": QuestionKind("Sins", "summon MONSTER", "pass"),
            "summon-nest": QuestionKind("Sins", "nest SPACE"),
            "enter": QuestionKind("Sins", "nest SPACE"),
            "apocalypse": QuestionKind("Sins", "keep APOCALYPSE-CARD"),
        },
        "The Story, the dead, and prices": {
            "branch": QuestionKind("the Hero Players together", "mission MISSION"),
            "mark": QuestionKind("Sins", "mark MONSTER"),
            "successor": QuestionKind("the dead Hero's player", "hero HERO"),
            "inherit": QuestionKind("the successor's player", "take UPGRADE"),
            "damned": QuestionKind("the Hero's player", "damned wounds", "damned upgrade"),
            "hate": QuestionKind("Sins", "altar SPACE"),
            "teleport": QuestionKind("Sins", "to SPACE"),
            "hubris": QuestionKind("the Hero's player", "hubris wound", "destroy UPGRADE"),
            "conceit": QuestionKind("the Hero Players together", "refuse", "accept"),
            "conceit-avatar": QuestionKind("Sins", "to SPACE"),
            "ego": QuestionKind("the Hero Players together", "refuse", "split SHARE..."),
            "crawl": QuestionKind("the Hero Players together", "refuse", "split SHARE..."),
        },
        "Deciding together (Unite or Fall)": {
            "ballot": QuestionKind(
                "every Hero Player at once", "confirm", "fail", "change OPTION..."
            ),
            "contested-hero-for-heroes": QuestionKind("Sins", "give HERO SEAT"),
            "first-hero-for-heroes": QuestionKind("Sins", "first HERO"),
            "branch-for-heroes": QuestionKind("Sins", "mission MISSION"),
            "conceit-for-heroes": QuestionKind("Sins", "refuse", "accept"),
            "ego-for-heroes": QuestionKind("Sins", "refuse", "split SHARE..."),
            "crawl-for-heroes": QuestionKind("Sins", "refuse", "split SHARE..."),
        },
    }
