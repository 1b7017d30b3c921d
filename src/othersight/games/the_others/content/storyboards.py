"""A Story Board from its file in stories/: tasks of each Round, Missions, branches and events
(TO-STORY-01, TO-MISSION-01, TO-MISSION-06, TO-EVENT-01).
"""

from othersight.games.the_others.content.boards import EXPLORATION, NPCS
from othersight.games.the_others.content.decks import APOCALYPSE_DECKS, FINALE, STORY_TYPES
from othersight.games.the_others.content.entries import Entry
from othersight.games.the_others.content.records import Mission, Story, StoryStep, TrackRaise

CONDITIONS = (
    "always",
    "each-hero-killed",
    "any-hero-killed",
    "monsters-in-districts",
    "corruption-in-districts",
    "no-innocent-revealed",
    "hero-beside-monster",
    "hero-on-level-6",
    "monsters-at-start",
    "avatar-on-board",
    "no-innocent-in-supply",
)
EVENTS = ("avatar-summoned", "each-hero-gains-upgrade")
SPECIAL = ("dark-past", "face-down-tokens", "innocents")


def read_story(entry: Entry, file_id: str) -> Story:
    """One Story; its id must be the name of its file."""
    begin = entry.part("begin_round")
    missions = _missions(entry.part("missions"))
    story = Story(
        id=entry.word("id", (file_id,)),
        catalogue=entry.word("catalogue"),
        type=entry.word("type", STORY_TYPES),
        order=entry.figure("order", 1, 99) if entry.has("order") else 99,
        apocalypse=_mixed_deck(entry),
        special=entry.words("special", SPECIAL),
        begin_tokens=begin.figures("tokens", 0, 6, EXPLORATION),
        begin_apart=begin.word("apart", ("space", "district")),
        begin_face_down=begin.flag("face_down"),
        end_raises=_raises(entry.part("end_round")),
        steps=_steps(entry, missions),
        missions=missions,
        map_tokens=entry.figures("map_tokens", 1, 8, EXPLORATION),
        map_stations=entry.figure("map_stations", 2, 12) if entry.has("map_stations") else 0,
        map_npcs=entry.words("map_npcs", NPCS) if entry.has("map_npcs") else (),
    )
    begin.close_part()
    entry.close()
    return story


def _mixed_deck(entry: Entry) -> dict[str, int]:
    """HOUSE-APOC-01: cards of each type in the deck of the finale; other Stories have the deck of their type."""
    if entry.table.get("type") != FINALE:
        return {}
    return entry.figures("apocalypse", 1, 7, APOCALYPSE_DECKS)


def _raises(entry: Entry) -> tuple[TrackRaise, ...]:
    raises = []
    for condition in entry.table:
        part = entry.part(condition)
        if condition not in CONDITIONS:
            part.report("", f"is no condition; known are {', '.join(CONDITIONS)}")
        districts = part.figure("districts", 1, 20) if condition.endswith("-districts") else 0
        raises.append(TrackRaise(condition, part.figure("track", 0, 7), districts))
        part.close_part()
    return tuple(raises)


def _missions(entry: Entry) -> dict[str, Mission]:
    return {id: _mission(entry.part(id)) for id in entry.table}


def _mission(entry: Entry) -> Mission:
    mission = Mission(
        id=entry.path[-1],
        number=entry.word("number"),
        required=_required(entry),
        same_round=entry.flag("same_round"),
        state_of_board=entry.flag("state_of_board"),
        figures=entry.figures("figures", 0, 8),
    )
    entry.close_part()
    return mission


def _required(entry: Entry) -> int:
    """The number of tasks; 0 stands for the Hero Number, written "N"."""
    if entry.table.get("required") == "N":
        entry.asked.add("required")
        return 0
    return entry.figure("required", 1, 12)


def _steps(entry: Entry, missions: dict[str, Mission]) -> tuple[StoryStep, ...]:
    entry.asked.add("steps")
    listed = entry.table.get("steps")
    if not isinstance(listed, list) or not listed:
        entry.report("steps", "must list the Missions in their order")
        return ()
    steps = tuple(_step(Entry(entry.source, (*entry.path, "steps"), step)) for step in listed)
    named = [id for step in steps for id in step.missions]
    for id in sorted({*named, *missions}):
        if id not in missions:
            entry.report("steps", f"{id} has no table under missions")
        elif named.count(id) != 1:
            entry.report("steps", f"{id} must come exactly once, not {named.count(id)} times")
    if not steps[-1].missions:
        entry.report("steps", "must end with a Mission")
    return steps


def _step(entry: Entry) -> StoryStep:
    kinds = [key for key in ("mission", "branch", "event") if entry.has(key)]
    if len(kinds) != 1:
        entry.report("", "each step is one of mission, branch, event")
        return StoryStep((), "")
    step = StoryStep((), "")
    if kinds == ["event"]:
        step = StoryStep((), entry.word("event", EVENTS))
    elif kinds == ["mission"]:
        step = StoryStep((entry.word("mission"),), "")
    else:
        step = StoryStep(entry.words("branch"), "")
        if len(step.missions) < 2:
            entry.report("branch", "needs two Missions to choose from")
    entry.close_part()
    return step
