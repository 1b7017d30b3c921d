"""The games that have environments, by the name of their environments."""

from collections.abc import Iterator, Mapping

from othersight.envs.spec import Kind
from othersight.games import plugins
from othersight.kernel.errors import UnknownName
from othersight.toolkit.plugin import Plugin


class Kinds(Mapping[str, Kind]):
    """The environments by name; a game's part is loaded when it is first asked for."""

    def __init__(self) -> None:
        self.found: dict[str, Kind] = {}

    def __getitem__(self, name: str) -> Kind:
        if name not in self.found:
            plugin = declared()[name]
            kind = plugin.checked(name, plugin.loaded(plugin.environments[name]), Kind)
            self.found[name] = kind
        return self.found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(declared())

    def __len__(self) -> int:
        return len(declared())


def declared() -> dict[str, Plugin]:
    """The plugin that declares each environment."""
    return {name: plugin for plugin in plugins().values() for name in plugin.environments}


KINDS: Mapping[str, Kind] = Kinds()


def check_name(name: str) -> None:
    """UnknownName unless there is an environment of that name."""
    if name not in declared():
        raise UnknownName(
            f"there is no environment '{name}'; there are {', '.join(KINDS)}",
            "error-no-such-name",
            kind="environment",
            name=str(name),
            choices=", ".join(KINDS),
        )


def kind_named(name: str) -> Kind:
    """The game whose environments have that name."""
    check_name(name)
    return KINDS[name]
