"""`othersight campaign new | next | show FILE`: the Stories in a row, one sitting after another, kept in one file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import othersight
from othersight.bots import Observation
from othersight.campaigns import Campaign
from othersight.cli._help import described
from othersight.cli._output import refuse
from othersight.cli._saves import in_file, text_in
from othersight.cli._set_up import files_named, options_for, takes_set_up
from othersight.cli._spoken import Typer
from othersight.cli._terminal import terminal
from othersight.cli.play import Machine, Seat, Seats, Seed, company_of, people_at
from othersight.games import USUAL_GAME
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.locales import render, text
from othersight.toolkit.campaigns import summary
from othersight.toolkit.phrases import Phrase
from othersight.tui.errors import mistake
from othersight.tui.files import write_whole
from othersight.tui.game_loop import Sitting

File = Annotated[Path, typer.Argument(metavar="FILE", help=text("campaign-help.file"))]
Simulate = Annotated[bool, typer.Option("--simulate", help=text("campaign-help.simulate"))]


def register(app: typer.Typer) -> None:
    campaign = Typer(no_args_is_help=True)
    about = described("campaign new", text("campaign-new-help"))
    campaign.command("new", **about)(takes_set_up(new))
    campaign.command("next", **described("campaign next", text("campaign-next-help")))(next_one)
    campaign.command("show", **described("campaign show", text("campaign-show-help")))(show)
    app.add_typer(campaign, name="campaign", help=text("campaign-help"))


def new(file: File, seed: Seed = None, *, set_up: dict[str, Any]) -> None:
    if file.exists():
        refuse(text("campaign-there-already", file=str(file)))
    try:
        begun = othersight.campaign(USUAL_GAME, seed, **options_for(USUAL_GAME, set_up))
        write_whole(file, begun.save())
    except OthersightError as error:
        refuse(mistake(error, files=files_named(set_up)))
    command = command_for(file)
    typer.echo(text("campaign-begun", file=str(file), count=begun.planned, command=command))


def next_one(
    file: File,
    seat: Seat = None,
    seats: Seats = None,
    machine: Machine = None,
    simulate: Simulate = False,
) -> None:
    campaign = campaign_in(file)
    if campaign.over:
        tell(campaign, file)
        return
    try:
        if simulate:
            play_all(campaign, machine, file)
            return
        game = campaign.next()
        people = people_at(game, seat, seats)
        company = company_of(game, people, machine)
        keeper = CampaignKeeper(campaign, file)
        sitting = Sitting(game, company.people, company.players, terminal(), keeper)
        if game.history.length:
            sitting.resume()
        status = sitting.play()
        keep(campaign, sitting.game, file)
    except OthersightError as error:
        refuse(mistake(error))
    if campaign.game.outcome:
        tell(campaign, file)
    raise typer.Exit(status)


def show(file: File) -> None:
    tell(campaign_in(file), file)


def play_all(campaign: Campaign, machine: str | None, file: Path) -> None:
    """The machine plays all sittings that are left; each is kept when it is over."""
    while not campaign.over:
        game = campaign.next()
        players = company_of(game, (), machine).players
        while game.questions:
            asked = game.questions[0].seat
            observation = Observation(game, asked)
            aside = players[asked].aside(observation)
            if aside:
                game.aside(aside, asked)
            else:
                game.answer(players[asked].choose(observation), asked)
        keep(campaign, game, file)
        typer.echo(lines_of(campaign)[len(campaign.past) - 1])
    for line in lines_of(campaign)[campaign.planned :]:
        typer.echo(line)


def keep(campaign: Campaign, game: Game, file: Path) -> None:
    """Write the campaign with the sitting under way as it stands."""
    campaign.play_on(game)
    write_whole(file, campaign.save())


class CampaignKeeper:
    """Keeps the sitting under way in the campaign's file, so that it goes on after whatever ends the program."""

    def __init__(self, campaign: Campaign, file: Path) -> None:
        self.campaign = campaign
        self.file = file

    @property
    def goodbye(self) -> Phrase:
        """How the sitting goes on."""
        return Phrase("campaign-kept", command=command_for(self.file))

    def keep(self, game: Game, people: Sequence[int]) -> bool:
        """Write the campaign with this sitting as it stands; whether that was possible."""
        try:
            keep(self.campaign, game, self.file)
        except OthersightError:
            return False
        return True

    def close(self, game: Game) -> None:
        """A sitting that is over stays in the file."""
        self.keep(game, ())


def campaign_in(file: Path) -> Campaign:
    """The campaign of a file, all of it played again."""
    said = text_in(file)
    try:
        return othersight.load_campaign(said)
    except OthersightError as error:
        refuse(in_file(file, error))


def command_for(file: Path) -> str:
    """What to type to go on."""
    return f"othersight campaign next {file}"


def tell(campaign: Campaign, file: Path) -> None:
    """The sittings so far, and what comes next."""
    for line in lines_of(campaign):
        typer.echo(line)
    if not campaign.over:
        key = "campaign-go-on" if not campaign.game.outcome else "campaign-next"
        typer.echo(text(key, number=len(campaign.past) + 1, command=command_for(file)))


def lines_of(campaign: Campaign) -> list[str]:
    """The summary in the reader's language."""
    told = summary(campaign.name, campaign.spec, campaign.past, campaign.planned)
    return [render(line) for line in told]
