"""The games that have environments, by the name of their environments."""

from othersight.envs.kinds import Kind
from othersight.envs.the_others.kind import THE_OTHERS
from othersight.envs.they_live.kind import THEY_LIVE
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
