"""Who is asked what in The Others, and with which forms of options it is answered, as the notation lists it."""

from othersight.toolkit.verbs import Asked, Sections


def sections(
    at_start: tuple[str, ...], after_move: tuple[str, ...], at_end: tuple[str, ...]
) -> Sections:
    """The questions by heading; abilities and Upgrades bring forms of their own to three of them."""
    return {
        "Set-up and the start of a Round": {
            "pick-hero": Asked("every Hero Player at once", "hero HERO"),
            "contested-hero": Asked("the Hero Players together", "give HERO SEAT"),
            "dark-past": Asked("Sins", "hero HERO"),
            "place": Asked("Sins", "place TOKEN SPACE"),
            "first-hero": Asked("the Hero Players together", "first HERO"),
            "token": Asked("the Hero's player", "spend turn", "spend extra-turn", "decline"),
        },
        "A Hero's Turn": {
            "start-of-turn-card": Asked("Sins", "play SIN-CARD", "pass"),
            "start-ability": Asked("the Hero's player", *at_start, "pass"),
            "main": Asked(
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
            "agony": Asked("Sins", "read corruption", "read fire"),
            "after-roll-card": Asked("Sins", "play SIN-CARD", "pass"),
            "holy-water": Asked("the Hero's player", "to SPACE"),
            "icon": Asked("the Hero's player", "icon ICON", "pass"),
            "orbital-token": Asked("the Hero's player", "token SPACE"),
            "orbital-move": Asked("the Hero's player", "to SPACE"),
            "orbital-strike": Asked("the Hero's player", "kill MONSTER", "pass"),
            "upgrade": Asked("the Hero's player", "take UPGRADE"),
            "heal": Asked("the Hero's player", "uncover SLOT"),
            "cleanse-corruption": Asked("the Hero's player", "corruption no", "corruption yes"),
            "remove": Asked("the Hero's player", "remove TOKEN", "remove corruption PLACE", "pass"),
            "end-ability": Asked("the Hero's player", *at_end, "pass"),
            "mind-control": Asked("the Hero's player", "to SPACE"),
            "former-hell-club": Asked("the Hero's player", "debt wounds", "debt corruption"),
        },
        "Fights": {
            "intention": Asked("the Hero's player", "mean no", "mean yes"),
            "acolyte-ability": Asked("Sins", "ability marked", "ability free", "pass"),
            "nun": Asked("Sins", "icon ICON PLACE"),
            "face-down": Asked("the Hero's player", "turn-down UPGRADE"),
            "start-of-fight-card": Asked("Sins", "play SIN-CARD", "pass"),
            "corruption": Asked(
                "the Hero's player", "corruption no", "corruption yes", "corruption pay"
            ),
            "faith": Asked("the Hero's player", "faith FACE"),
            "assign": Asked("the Hero's player", "hit MONSTER", "pass"),
            "protector": Asked("Thorley's player", "protect", "pass"),
            "wound": Asked("the Hero's player", "cover SLOT"),
            "dr-gan": Asked("the Hero's player", "gan wound", "gan innocent"),
            "after-fight-card": Asked("Sins", "play SIN-CARD", "pass"),
            "after-kill-card": Asked("Sins", "play SIN-CARD", "pass"),
            "survivor": Asked("Sins", "stay", "to SPACE"),
        },
        "Reactions and the end of a Round": {
            "reaction": Asked("Sins", "react", "pass"),
            "monster": Asked("Sins", "monster MONSTER", "pass"),
            "monster-move": Asked("Sins", "to SPACE"),
            "marguerite": Asked("Sins", "to SPACE", "pass"),
            "reaction-fight": Asked("Sins", "fight", "pass"),
            "summon": Asked("Sins", "summon MONSTER", "pass"),
            "summon-nest": Asked("Sins", "nest SPACE"),
            "enter": Asked("Sins", "nest SPACE"),
            "apocalypse": Asked("Sins", "keep APOCALYPSE-CARD"),
        },
        "The Story, the dead, and prices": {
            "branch": Asked("the Hero Players together", "mission MISSION"),
            "mark": Asked("Sins", "mark MONSTER"),
            "successor": Asked("the dead Hero's player", "hero HERO"),
            "inherit": Asked("the successor's player", "take UPGRADE"),
            "damned": Asked("the Hero's player", "damned wounds", "damned upgrade"),
            "hate": Asked("Sins", "altar SPACE"),
            "teleport": Asked("Sins", "to SPACE"),
            "hubris": Asked("the Hero's player", "hubris wound", "destroy UPGRADE"),
            "conceit": Asked("the Hero Players together", "refuse", "accept"),
            "conceit-avatar": Asked("Sins", "to SPACE"),
            "ego": Asked("the Hero Players together", "refuse", "split SHARE..."),
            "crawl": Asked("the Hero Players together", "refuse", "split SHARE..."),
        },
        "Deciding together (Unite or Fall)": {
            "ballot": Asked("every Hero Player at once", "confirm", "fail", "change OPTION..."),
            "contested-hero-for-heroes": Asked("Sins", "give HERO SEAT"),
            "first-hero-for-heroes": Asked("Sins", "first HERO"),
            "branch-for-heroes": Asked("Sins", "mission MISSION"),
            "conceit-for-heroes": Asked("Sins", "refuse", "accept"),
            "ego-for-heroes": Asked("Sins", "refuse", "split SHARE..."),
            "crawl-for-heroes": Asked("Sins", "refuse", "split SHARE..."),
        },
    }
