"""The games that have environments, by the name of their environments."""

from othersight.envs.spec import Kind
from othersight.games.the_others.envs.spec import THE_OTHERS
from othersight.games.they_live.envs.spec import THEY_LIVE
from othersight.kernel.errors import UnknownName

KINDS: dict[str, Kind] = {kind.name: kind for kind in (THE_OTHERS, THEY_LIVE)}


def kind_named(name: str) -> Kind:
    """The game whose environments have that name."""
    if name not in KINDS:
        raise UnknownName(
            f"there is no environment '{name}'; there are {', '.join(KINDS)}",
            "error-no-such-name",
            kind="environment",
            name=str(name),
            choices=", ".join(KINDS),
        )
    return KINDS[name]
