"""Lines of keys in a TOML text."""

import pytest

from othersight.scenarios.lines import KeyLines

TEXT = '''format = 1
title = """
x = 1
[y]
"""
rules = ["A",
    "B", # "C"

    "D"]

[position]
when = "main" ; monsters = 3
heroes.rose.level = 2
"a/nw".fire = { deep = [1, 2] }

[position."e/ne"]
nest = 1

[[case]]
title = "[not]"

[case.position]
x = [
    { a = 1 },
    { a = ["]", 2] },
]

[[case]]

[[case.expect]]
after = 1

[[case.expect]]
after = 2
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("format", 1),
        ("title", 2),
        ("rules", 6),
        ("rules[0]", 6),
        ("rules[1]", 7),
        ("rules[2]", 9),
        ("position", 11),
        ("position.when", 12),
        ("position.heroes.rose.level", 13),
        ("position.heroes", 13),
        ("position.heroes.rose.wounds", 13),
        ("position.a/nw.fire", 14),
        ("position.e/ne.nest", 17),
        ("case[0]", 19),
        ("case[0].title", 20),
        ("case[0].position.x[0]", 24),
        ("case[0].position.x[1]", 25),
        ("case[1]", 28),
        ("case[1].expect[0].after", 31),
        ("case[1].expect[1].after", 34),
        ("case[1].nowhere.to.be.found", 28),
        ("nowhere", 1),
    ],
)
def test_a_path_has_its_line(path: str, line: int) -> None:
    assert KeyLines(TEXT).line(path) == line


@pytest.mark.parametrize(
    "text", ["", "[", "[[", "x", "x =", 'x = "', 'x = """', "= 1", "[a", "\\", "a.", "'"]
)
def test_text_that_is_no_toml_does_no_harm(text: str) -> None:
    assert KeyLines(text).line("x") == 1
