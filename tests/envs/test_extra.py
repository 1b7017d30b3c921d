"""The engine needs none of what environments need, and says in one line what is missing."""

import subprocess
import sys

import pytest

from othersight.envs import NEEDED


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_the_engine_imports_nothing_of_the_extra() -> None:
    code = "import sys, othersight, othersight.bots; print([n for n in {} if n in sys.modules])"
    assert python(code.format(NEEDED)).stdout.strip() == "[]"


@pytest.mark.parametrize("package", NEEDED)
def test_a_missing_package_is_named_with_the_extra_that_has_it(package: str) -> None:
    hide = f"import sys; sys.modules[{package!r}] = None\n"
    code = hide + "try:\n    import othersight.envs\nexcept ImportError as e:\n    print(e)"
    told = python(code).stdout.strip()
    assert told == f"othersight.envs needs {package}: pip install 'othersight[envs]'"


def test_the_command_refuses_in_one_line() -> None:
    code = (
        "import sys; sys.modules['pettingzoo'] = None; sys.argv = ['othersight', 'envs', 'check']\n"
        "from othersight.cli._start import main; main()"
    )
    refused = python(code)
    assert refused.returncode == 2
    assert refused.stderr.splitlines() == [
        "environments need pettingzoo: pip install 'othersight[envs]'"
    ]
