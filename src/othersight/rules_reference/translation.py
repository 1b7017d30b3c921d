"""The rules of the catalogues among the texts that are translated, and what is wrong with a translated one."""

import re
from collections.abc import Iterator

from othersight.locales.chosen import ENGLISH
from othersight.locales.translation import Beside, Text, digest_of
from othersight.rules_reference.record import Rule
from othersight.rules_reference.reference import (
    games,
    rules,
    translated_catalogue,
    translation_of,
)

ID = re.compile(
    r"\b(?:T[OL]-[A-Z]+-\d+|[A-Z]{2,}-\d+[a-z]?|HOUSE-[A-Z]+(?:-?\d+[A-Z]?)?)\b", re.ASCII
)


def rule_texts(language: str) -> Beside:
    """The rules of English and of a language by their ids, as texts."""
    english: dict[str, Text] = {}
    own: dict[str, Text] = {}
    for game in games():
        file = f"rules/{translation_of(game, language).name}"
        english |= {one.id: text_of(one, file) for one in rules(game, ENGLISH)}
        own |= {one.id: text_of(one, file) for one in translated_catalogue(game, language)}
    return english, own


def text_of(rule: Rule, file: str) -> Text:
    """A rule as a text: its digest changes with whatever of it is translated."""
    return Text(file, digest_of((rule.title, rule.text)))


def faults_of(game: str, language: str) -> Iterator[str]:
    """What a person who translates the catalogue of a game has to mend; nothing where there is none yet."""
    own = translated_catalogue(game, language)
    if not own:
        return
    english = {one.id: one for one in rules(game, ENGLISH)}
    ids = [one.id for one in own]
    yield from [f"{id} is there twice" for id in sorted({id for id in ids if ids.count(id) > 1})]
    yield from [f"{id} is missing" for id in english if id not in ids]
    yield from [f"{id} is not in English" for id in ids if id not in english]
    if sorted(ids) == sorted(english) and ids != list(english):
        first = next(id for id, other in zip(ids, english, strict=True) if id != other)
        yield f"{first} is not at its place in the order of the English catalogue"
    for one in own:
        if one.id in english:
            yield from faults_of_rule(english[one.id], one)


def faults_of_rule(english: Rule, own: Rule) -> Iterator[str]:
    """A title or text that is lacking, or an id that the English rule names and its translation does not."""
    if bool(english.title) != bool(own.title):
        yield f"{own.id}: its title is {'missing' if english.title else 'not in English'}"
    if english.text and not own.text:
        yield f"{own.id}: its text is missing"
    lost = set(ID.findall(english.text)) - set(ID.findall(own.text))
    yield from [f"{own.id} does not name {id}" for id in sorted(lost)]
