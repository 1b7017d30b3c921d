"""The places of a rule as lines for a person and as one JSON object."""

from pathlib import Path

from othersight.locales import text
from othersight.rules_reference.cards import Card
from othersight.rules_reference.claims import Claim
from othersight.rules_reference.places import PACKAGE
from othersight.rules_reference.proof import state_of
from othersight.rules_reference.where import Where

Section = tuple[str, list[str]]


def lines_of(found: Where, root: Path | None) -> list[Section]:
    """Steps, tests, reasons and cards, each with a heading."""
    steps = [f"{address(step.file, root)}:{step.line}  {step.name}" for step in found.steps]
    reasons = [
        f"{address(cited.file, root)}:{cited.line}  {cited.key}: {cited.sentence}"
        for cited in found.reasons
    ]
    cards = [card_line(card, root) for card in found.cards]
    return [
        (text("where-steps"), steps or [text("where-no-steps")]),
        (text("where-tests"), test_lines(found, root)),
        (text("where-reasons"), reasons or [text("where-no-reasons")]),
        (text("where-cards"), cards or [text("where-no-cards")]),
    ]


def test_lines(found: Where, root: Path | None) -> list[str]:
    if found.tests is None:
        return [text("where-tests-not-installed")]
    lines = [f"{place_of(claim, root)}  {claim.name}".rstrip() for claim in found.tests]
    if found.proof and found.proof.planted:
        counts = {"planted": found.proof.planted, "noticed": found.proof.noticed}
        lines.append(text("where-proof", "", **counts))
        if found.proof.state != state_of(found.steps, found.tests):
            lines.append(text("where-proof-stale"))
    return lines or [text("where-no-tests")]


def card_line(card: Card, root: Path | None) -> str:
    if card.how in ("names", "window"):
        how = text(f"where-card-{card.how}")
    else:
        how = text("where-card-answers", question=card.how)
    place = f"  {address(card.file, root)}:{card.line}" if card.file else ""
    return f"{card.id} {card.name} ({how}){place}".strip()


def address(file: str, root: Path | None) -> str:
    """A file of the package, or of a game outside it."""
    return shown(PACKAGE / file, root)


def shown(file: Path, root: Path | None) -> str:
    """A file from the root of the checkout if it lies there, else its whole path."""
    return file.relative_to(root).as_posix() if root and file.is_relative_to(root) else str(file)


def place_of(claim: Claim, root: Path | None) -> str:
    return f"{shown(claim.file, root)}:{claim.line}"


def as_json(found: Where, root: Path | None) -> dict[str, object]:
    """The same as data; `tests` is null where they are not installed."""
    tests = None
    if found.tests is not None:
        tests = [{"place": place_of(claim, root), "name": claim.name} for claim in found.tests]
    proof = found.proof
    return {
        "id": found.rule.id,
        "game": found.rule.game,
        "chapter": found.rule.chapter,
        "title": found.rule.title,
        "text": found.rule.text,
        "steps": [
            {"place": f"{address(step.file, root)}:{step.line}", "name": step.name}
            for step in found.steps
        ],
        "tests": tests,
        "faults": {"planted": proof.planted, "noticed": proof.noticed} if proof else None,
        "reasons": [
            {
                "key": cited.key,
                "sentence": cited.sentence,
                "place": f"{address(cited.file, root)}:{cited.line}",
            }
            for cited in found.reasons
        ],
        "cards": [
            {
                "id": card.id,
                "name": card.name,
                "how": card.how,
                "place": f"{address(card.file, root)}:{card.line}" if card.file else "",
            }
            for card in found.cards
        ],
    }
