"""`othersight verify FILE`: whether a game was played with the chance that the server had committed to."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from othersight.cli._help import described
from othersight.cli._saves import in_file, text_in
from othersight.games import GAMES
from othersight.kernel.codec import load_game, proof_in
from othersight.kernel.errors import OthersightError
from othersight.kernel.fair_seed import PLAIN, FalseProof, check_proof
from othersight.kernel.game import Game
from othersight.kernel.replay import prove
from othersight.locales import text

File = Annotated[Path, typer.Argument(metavar="FILE", help=text("verify-help.file"))]
Mine = Annotated[str, typer.Option("--part", help=text("verify-help.part"))]
Known = Annotated[str, typer.Option("--commitment", help=text("verify-help.commitment"))]


def register(app: typer.Typer) -> None:
    app.command("verify", **described("verify", text("verify-help")))(verify)


def verify(file: File, commitment: Known = "", part: Mine = "") -> None:
    said = text_in(file)
    try:
        saved = load_game(said, GAMES)
        again = prove(saved)
        told = [played(again)]
        proof = proof_in(said)
        if proof is None:
            if commitment or part:
                raise OthersightError("the file names no commitment", "verify-incomplete")
            told.append(text("verify-no-proof"))
        else:
            check_proof(proof, str(saved.start["seed"]), commitment.strip().lower())
            check_file(proof, saved, part.strip().lower())
            told.append(text("verify-fair", commitment=proof["commitment"], seats=seats(proof)))
            told.append(text("verify-options", options=options(saved)))
            told.append(text("verify-known" if commitment else "verify-compare"))
            told.append(text("verify-known-part" if part else "verify-compare-part"))
    except OthersightError as error:
        typer.echo(in_file(file, error), err=True)
        raise typer.Exit(1) from None
    for line in told:
        typer.echo(line)


def check_file(proof: dict[str, Any], saved: Game, mine: str) -> None:
    """FalseProof if the game begins in a given position, which has dice and cards that no seed gave; if the parts are
    not those of seats of the game, each once; if mine is missing; or if the game has not ended: a server tells its
    secret after the end only."""
    if not PLAIN.issuperset(saved.start):
        raise FalseProof("the game begins in a given position", "verify-given-start")
    parts = proof["parts"]
    of_seats = {str(seat) for seat in range(len(saved.seats))}
    if not of_seats.issuperset(parts):
        raise FalseProof("a part is of no seat of this game", "verify-other-seat")
    if mine and mine not in parts.values():
        raise FalseProof("the part you know is not in the file", "verify-other-part")
    if not saved.outcome:
        raise FalseProof("the game has not ended", "verify-not-over")


def options(saved: Game) -> str:
    """What the game was begun with, of which the seed says nothing."""
    return json.dumps(saved.start["options"], ensure_ascii=True, sort_keys=True)


def played(again: Game) -> str:
    """How much was played again, in words."""
    decisions, dice, used = again.history.length, len(again.fallen), again.chance.used
    return text("verify-played", decisions=decisions, dice=dice, bytes=used)


def seats(proof: dict[str, object]) -> int:
    """How many seats have added a part."""
    parts = proof["parts"]
    return len(parts) if isinstance(parts, dict) else 0
