"""What is looked at before and after a release is built."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from release import contents, wheels


def test_without_a_container_engine_it_is_said_why_only_one_wheel_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(wheels, "find_spec", lambda name: object())
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(wheels, "answers", lambda engine: False)
    assert wheels.why_not_all() == "no container engine answers (docker or podman)"
    monkeypatch.setattr(wheels, "answers", lambda engine: engine == "podman")
    assert wheels.why_not_all() == ""
    monkeypatch.setattr(wheels, "find_spec", lambda name: None)
    assert "pip install 'othersight[release]'" in wheels.why_not_all()


def test_an_engine_that_is_installed_and_does_not_run_does_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")

    def run(command: list[str], **given: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, int(command[0] == "docker"))

    monkeypatch.setattr(subprocess, "run", run)
    assert not wheels.answers("docker")
    assert wheels.answers("podman")


def test_without_a_compiler_no_wheel_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(SystemExit, match="no wheels: there is no C compiler no-such-compiler"):
        wheels.need_compiler()


def test_what_an_archive_or_a_wheel_lacks_is_named(tmp_path: Path) -> None:
    page, module, test = "src/" + contents.PAGE, "src/othersight/api.py", "tests/test_api.py"
    for name in (page, module):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    with tarfile.open(tmp_path / "o.tar.gz", "w:gz") as archive:
        archive.add(tmp_path / page, f"othersight-1/{page}")
    with zipfile.ZipFile(tmp_path / "o.whl", "w") as wheel:
        wheel.write(tmp_path / module, "othersight/api.py")
    files = {module, test}
    assert contents.missing_from_archive(tmp_path / "o.tar.gz", files) == {module, test}
    assert contents.missing_from_wheel(tmp_path / "o.whl", files) == {contents.PAGE}
