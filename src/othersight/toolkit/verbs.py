"""What an option means, said once for each game.

A form is one way of writing options, as in the notation: `place TOKEN SPACE` is the word `place`, then a kind of token,
then a Space. Words in capitals are arguments by their kind, `SHARE...` is one or more of them, all others stand as they
are written. A game lists its kinds, its forms and, for each kind of question, who answers it with which forms; texts,
typed options, positions, environments, the notation's pages and the options on the wire are all made from that.
"""

from collections.abc import Iterable, Iterator, Mapping

from othersight.kernel.question import Option, text_of

Target = tuple[str, str | int]
"""A thing on the table as views name it: its kind and its id."""

MANY = "..."
MOST_KNOWN = 20_000
"""So many options are remembered with their forms."""
NUMBER, WORD, EITHER = "number", "word", "either"


class Kind:
    """What an argument stands for. `about` describes it in the notation, where it is not one of few `values`.
    `written` says whether it is a number or a word. `target` is the kind of thing on the table that it points at, ""
    if nobody can point at it, and `names` the ids by which views know things that are written as numbers."""

    def __init__(
        self,
        name: str,
        about: str = "",
        written: str = NUMBER,
        target: str = "",
        values: tuple[str, ...] = (),
        names: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.about = about or ", ".join([f"`{value}`" for value in values])
        self.written = WORD if values else written
        self.target = target
        self.values = values
        self.names = names

    def target_of(self, value: str | int) -> Target | None:
        """What a value points at."""
        if not self.target:
            return None
        named = self.names[value] if self.names and isinstance(value, int) else value
        return self.target, named

    def value_of(self, target: Target) -> str | int | None:
        """The value that points at a thing; None if no value of this kind can."""
        kind, id = target
        if kind != self.target:
            return None
        if not self.names:
            return id
        return self.names.index(id) if id in self.names else None

    @property
    def argument(self) -> str:
        """The name under which texts have an argument of this kind."""
        return self.target or self.name

    def fits(self, value: str | int) -> bool:
        """Whether a value can be an argument of this kind, as far as can be told without a table."""
        if self.values:
            return value in self.values
        return self.written in (EITHER, WORD if isinstance(value, str) else NUMBER)


class Form:
    """One way of writing options.

    `rule` is the rule that it belongs to. `text` is the end of the key of its text; without it the words of the form
    are. `own` names the kinds of question for which it has a text of its own, (EVERY,) if each has one. `says` is what
    is told besides its arguments.

    A text may have a `.title`, which leaves out the particulars, and a `.group` with a `.label`: where many options of
    a form are open, the group is told once and each option by its label.
    """

    def __init__(
        self,
        written: str,
        rule: str,
        own: tuple[str, ...] = (),
        says: str = "",
        text: str = "",
    ) -> None:
        self.written = written
        self.rule = rule
        self.own = own
        self.says = says
        self.words = tuple(written.split())
        self.verb = self.words[0]
        self.start = tuple([word for word in self.words if not is_argument(word)])
        self.text = text or "-".join(self.start)
        self.kinds = tuple([kind_in(word) for word in self.words if is_argument(word)])
        self.is_open = self.words[-1].endswith(MANY)
        self.places = tuple([kind_in(word) if is_argument(word) else "" for word in self.words])

    def kind_at(self, place: int) -> str:
        """The kind of the argument at a place of an option, "" if a fixed word stands there."""
        return self.places[place] if place < len(self.places) else self.places[-1]

    def arguments(self, option: Option) -> list[tuple[str, str | int]]:
        """The kinds and values of the arguments of an option of this form."""
        places, more = self.places, len(option) - len(self.places)
        if more > 0:
            places += (places[-1],) * more
        return [(kind, value) for kind, value in zip(places, option, strict=False) if kind]

    def values(self, option: Option) -> dict[str, str | int]:
        """The arguments of an option of this form by their kinds."""
        return dict(self.arguments(option))

    def rest(self, option: Option) -> Option:
        """What stands behind the fixed words with which the form begins."""
        return option[len(self.start) :]

    def is_of_length(self, length: int) -> bool:
        """Whether so many words can be an option of this form."""
        return length >= len(self.words) if self.is_open else length == len(self.words)


EVERY = "*"
"""Stands for every kind of question."""


def is_argument(word: str) -> bool:
    """Whether a word of a form stands for an argument."""
    return word[0].isupper()


def kind_in(word: str) -> str:
    """The kind that a word in capitals names."""
    return word.removesuffix(MANY).lower()


class QuestionKind:
    """One kind of question: who answers it, and with which forms."""

    def __init__(self, who: str, *forms: str) -> None:
        self.who = who
        self.forms = forms


Sections = Mapping[str, Mapping[str, QuestionKind]]
"""The questions of a game by the headings under which the notation lists them."""


class Verbs:
    """All forms of a game. `pointed` names, for each kind of target, the form that is meant where somebody points at
    such a thing and nothing of the kind is open; `unasked` are the forms of what may be done or said without being
    asked, with their rules; `leaving` are the verbs of those who do nothing more and let the game go on."""

    def __init__(
        self,
        game: str,
        kinds: Iterable[Kind],
        forms: Iterable[Form],
        sections: Sections,
        pointed: Mapping[str, str],
        unasked: Mapping[str, str] | None = None,
        leaving: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.kinds = {kind.name: kind for kind in kinds}
        self.forms = {form.written: form for form in forms}
        self.sections = sections
        self.asked = {kind: asked for rows in sections.values() for kind, asked in rows.items()}
        self.pointed = pointed
        self.unasked = unasked or {}
        self.leaving = leaving
        self.by_verb: dict[str, list[Form]] = {}
        for form in self.forms.values():
            self.by_verb.setdefault(form.verb, []).append(form)
        self.known: dict[tuple[str, Option], Form] = {}
        """The forms of options that were offered; the same ones come again and again."""
        self.answered: dict[str, list[str]] = {}
        """The kinds of question that a verb answers, once somebody has asked for them."""

    @property
    def names(self) -> tuple[str, ...]:
        """The words with which an option can begin."""
        return tuple(self.by_verb)

    def of(self, option: Option, question: str = "") -> Form | None:
        """The form of an option, if it is well written; where two are written alike, the one that the question
        has."""
        fitting = list(self.fitting(option))
        asked = self.asked[question].forms if question in self.asked else ()
        return next((f for f in fitting if f.written in asked), fitting[0] if fitting else None)

    def form(self, option: Option, question: str = "") -> Form:
        """The form of an option that the game has offered."""
        found = self.known.get((question, option))
        if found is None:
            found = self.of(option, question)
            if found is None:
                raise KeyError(text_of(option))
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[question, option] = found
        return found

    def fitting(self, option: Option) -> Iterator[Form]:
        """The forms that an option can be of."""
        for form in self.by_verb.get(str(option[0]), []) if option else []:
            if form.is_of_length(len(option)) and self.has_kinds(form, option):
                yield form

    def has_kinds(self, form: Form, option: Option) -> bool:
        """Whether the words of an option are those of a form, and its arguments of the right kinds."""
        return all([self.has_kind(form, place, value) for place, value in enumerate(option)])

    def has_kind(self, form: Form, place: int, value: str | int) -> bool:
        """Whether a value can stand at a place of a form."""
        kind = form.kind_at(place)
        return self.kinds[kind].fits(value) if kind else value == form.words[place]

    def key(self, form: Form, question: str = "") -> str:
        """The key of the text of a form, as an answer to a kind of question."""
        key = f"{self.game}-option-{form.text}"
        has_own = question in form.own or (question != "" and EVERY in form.own)
        return f"{key}-{question}" if has_own else key

    def targets(self, option: Option, question: str = "") -> list[Target]:
        """What an option points at, in the order of its arguments; an option within one points at the same."""
        form = self.form(option, question)
        if form.kinds == ("option",):
            return self.targets(form.rest(option))
        found = [self.kinds[kind].target_of(value) for kind, value in form.arguments(option)]
        return [target for target in found if target is not None]

    def pointed_anew(self, option: Option, question: str, target: Target) -> Option | None:
        """The option with its last argument pointing at something else; None if it cannot point at such a thing."""
        form = self.form(option, question)
        if not form.kinds or form.is_open:
            return None
        value = self.kinds[form.kinds[-1]].value_of(target)
        return None if value is None else (*option[:-1], value)
