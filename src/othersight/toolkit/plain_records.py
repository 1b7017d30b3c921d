"""Records whose fields do not change, made at once: `@dataclass` writes and compiles code for every class, which took a
twelfth of the time of a short command."""

from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class PlainRecord:
    """Has the fields that the class and those before it annotate; a value given there is the usual one."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        own = [name for name in cls.__annotations__ if name not in cls.fields]
        cls.fields = (*cls.fields, *own)

    def __init__(self, *values: Any, **named: Any) -> None:
        given = dict(zip(self.fields, values, strict=False)) | named
        if len(given) < len(values) + len(named) or not given.keys() <= set(self.fields):
            raise TypeError(f"{type(self).__name__} takes {', '.join(self.fields)}, each once")
        missing = [name for name in self.fields if name not in given and not hasattr(self, name)]
        if missing:
            raise TypeError(f"{type(self).__name__} needs {', '.join(missing)}")
        self.__dict__.update(
            {name: getattr(self, name) for name in self.fields if name not in given}
        )
        self.__dict__.update(given)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{type(self).__name__} does not change; make another one")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash(tuple([self.__dict__[name] for name in self.fields]))

    def __repr__(self) -> str:
        told = ", ".join([f"{name}={self.__dict__[name]!r}" for name in self.fields])
        return f"{type(self).__name__}({told})"
