"""`python release/wheels.py`: a source archive and compiled wheels in dist/, each tried before it is kept.

cibuildwheel makes them for every Python named in pyproject.toml. On Linux it needs a container engine; where there is
none, one wheel is made for the Python that runs this. OTHERSIGHT_OPT_LEVEL=0 to 3 is how hard the C compiler works.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
DIST = CHECKOUT / "dist"
ENGINES = ("docker", "podman")


def run(*words: str, **environment: str) -> None:
    """A Python command in the checkout; its failure ends everything, with its own words above."""
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=CHECKOUT, env={**os.environ, **environment}, check=False)
    if done.returncode:
        sys.exit(f"no wheels: python {' '.join(words)} ended with {done.returncode}")


def answers(engine: str) -> bool:
    """Whether this container engine is there and runs."""
    asked = [engine, "info"]
    return (
        shutil.which(engine) is not None
        and not subprocess.run(asked, capture_output=True).returncode
    )


def why_not_all() -> str:
    """What keeps cibuildwheel from running here, or ""."""
    if find_spec("cibuildwheel") is None:
        return "it is not installed: pip install 'othersight[release]'"
    if sys.platform == "linux" and not any(answers(engine) for engine in ENGINES):
        return f"no container engine answers ({' or '.join(ENGINES)})"
    return ""


def need_compiler() -> None:
    """Refuses in one line where C cannot be compiled."""
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if shutil.which(compiler) is None:
        sys.exit(f"no wheels: there is no C compiler {compiler}; install gcc or clang, or set CC")
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        sys.exit("no wheels: the headers of Python are missing (on Debian: python3-dev)")


def archive() -> Path:
    """The source archive of now, from which all wheels are made."""
    run("-m", "build", "--sdist", "--outdir", str(DIST))
    return max(DIST.glob("othersight-*.tar.gz"), key=lambda file: file.stat().st_mtime)


def native(source: Path) -> None:
    """One wheel, for this Python on this machine; it is tried as cibuildwheel tries its own."""
    pip = ("-m", "pip", "wheel", "--no-deps", "--disable-pip-version-check")
    run(*pip, "--wheel-dir", str(DIST), str(source), OTHERSIGHT_COMPILE="1")
    compiled = [file for file in DIST.glob("othersight-*.whl") if "none-any" not in file.name]
    wheel = max(compiled, key=lambda file: file.stat().st_mtime)
    run("release/smoke.py", str(wheel))
    print(f"{wheel.relative_to(CHECKOUT)}: for this Python and this machine only")


def main() -> None:
    reason = why_not_all()
    if reason:
        version = ".".join(map(str, sys.version_info[:2]))
        print(f"cibuildwheel cannot run here, because {reason}", file=sys.stderr)
        print(f"one wheel is made instead, for Python {version} on this machine", file=sys.stderr)
        need_compiler()
    source = archive()
    if reason:
        native(source)
    else:
        run("-m", "cibuildwheel", "--output-dir", str(DIST), str(source))


if __name__ == "__main__":
    main()
