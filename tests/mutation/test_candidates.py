"""What faults are made from the source of a step."""

import ast

import pytest

from tests.mutation.candidates import Source, faults_of_class, faults_of_function


def made(body: str) -> set[tuple[str, str, str]]:
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    source = Source(f'def step(g):\n    """TO-MOVE-05: x > 1."""\n{lines}\n')
    found = faults_of_function(source, source.tree.body[0])
    return {(fault.kind, fault.old, fault.new) for fault in found}


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("return steps_left > limit", ("boundary", "steps_left > limit", "steps_left >= limit")),
        ("return hero in space.heroes", ("boundary", "hero in space.heroes", "hero not in space.heroes")),
        ("return is_alive and is_alone", ("condition", "is_alive and is_alone", "is_alive or is_alone")),
        ("return is_alive and is_alone", ("operand", "is_alive and is_alone", "is_alone")),
        ("return is_alive and is_alone", ("operand", "is_alive and is_alone", "is_alive")),
        ("return (a or first) and (b or c)", ("operand", "(a or first) and (b or c)", "(b or c)")),
        ("return (a or first) and (b or c)", ("operand", "(a or first) and (b or c)", "(a or first)")),
        ("return (a or first) and (b or c)", ("operand", "(a or first) and (b or c)", "(first) and (b or c)")),
        ("return (\n  first\n  or second\n  or third\n)", ("operand", "first or second or third", "first or third")),
        ("return [m for m in ms if m.alive and m.big]", ("operand", "m.alive and m.big", "m.big")),
        ("if is_alive(hero):\n    return 1", ("condition", "is_alive(hero)", "not is_alive(hero)")),
        ("return not is_alive(hero)", ("condition", "not is_alive(hero)", "is_alive(hero)")),
        ("return max(dice, most_dice)", ("choice", "max(dice, most_dice)", "min(dice, most_dice)")),
        ("return decks.injuries[-1]", ("end", "decks.injuries[-1]", "decks.injuries[0]")),
        ("hero.level += points", ("figure", "hero.level += points", "hero.level -= points")),
        ("heal(hero_number, 2)", ("figure", "heal(hero_number, 2)", "heal(hero_number, 3)")),
        ("heal(hero_number, 2)", ("dropped", "heal(hero_number, 2)", "pass")),
        ("hero.acted = True", ("dropped", "hero.acted = True", "pass")),
        ("place(hero_number, True)", ("flag", "place(hero_number, True)", "place(hero_number, False)")),
        ("return held_card >= 0", ("boundary", "held_card >= 0", "held_card < 0")),
        ("self.finish(1)", ("figure", "self.finish(1)", "self.finish(0)")),
        ('g.ask(SINS, "react", ways)', ("seat", 'g.ask(SINS, "react", ways)', 'g.ask(1, "react", ways)')),
        (
            "return [m for m in monsters if m.alive]",
            ("filter", "[m for m in monsters if m.alive]", "[m for m in monsters if True]"),
        ),
    ],
)  # fmt: skip
def test_a_fault_of_each_kind_is_made(body: str, fault: tuple[str, str, str]) -> None:
    assert fault in made(body)


@pytest.mark.parametrize(
    "body",
    [
        'g.tell("fight", 3)',
        "tell_results(g, 3)",
        "g.reveal()",
        'choice = g.choice or g.ask(seat, "kind", [])\nif not choice:\n    return',
        "for a, b in zip(x, y, strict=True):\n    word(a, 1)",
        "raise ValueError(1)",
    ],
)
def test_what_no_rule_speaks_of_gets_no_fault_but_another_seat(body: str) -> None:
    assert {kind for kind, _, _ in made(body)} <= {"seat"}


def test_a_text_that_stands_twice_is_taken_with_what_is_around_it() -> None:
    found = made("one = left > 1\ntwo = right + left > 1\nreturn one and two")
    assert ("boundary", "one = left > 1", "one = left >= 1") in found
    assert ("boundary", "right + left > 1", "right + left >= 1") in found


def test_where_nothing_tells_two_places_apart_the_fault_counts_them() -> None:
    source = Source("def step(g):\n    if deep():\n        place(g)\n    else:\n        place(g)\n")
    found = list(faults_of_function(source, source.tree.body[0]))
    dropped = [(fault.old, fault.nth) for fault in found if fault.kind == "dropped"]
    assert dropped == [("place(g)", 1), ("place(g)", 2)]


def test_neighbouring_steps_change_places() -> None:
    text = 'class Step:\n    steps: ClassVar[tuple[str, ...]] = ("leave", "go", "check")\n'
    source = Source(text)
    node = source.tree.body[0]
    assert isinstance(node, ast.ClassDef)
    found = [(one, two, fault.new) for one, two, fault in faults_of_class(source, node)]
    assert found == [("leave", "go", '"go", "leave"'), ("go", "check", '"check", "go"')]
