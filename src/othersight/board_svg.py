"""The board of a game as SVG, as a seat may see it: what notebooks show of a game."""

from html import escape

from othersight.games import plugins, words_of
from othersight.kernel.game import Game
from othersight.sentences import speaker
from othersight.toolkit.board_picture import BoardPicture, Mark, Spot
from othersight.toolkit.phrases import Say

WIDTH, HEIGHT, MARGIN = 760, 560, 56
MARK = 20
IN_A_LINE = 4
COLOURS = {"friend": "#2b6cb0", "foe": "#b02a2a", "other": "#6b46c1", "token": "#7a6a2f"}


def svg_of(game: Game, seat: int, language: str) -> str:
    """The picture; a game that has none shows its board in words."""
    say = speaker(language)
    plugin = plugins().get(game.definition.name)
    if plugin is None or not plugin.picture:
        return f"<pre>{escape(in_words(game, seat, say))}</pre>"
    picture: BoardPicture = plugin.part("picture")(game, seat, say)
    return drawn(picture, repr(game))


def in_words(game: Game, seat: int, say: Say) -> str:
    """The board's page, or what the game says of itself."""
    pages = words_of(game).pages
    return "\n".join(pages["board"](game, seat, "", say)) if "board" in pages else repr(game)


def drawn(picture: BoardPicture, title: str) -> str:
    """The whole SVG: lines below, then places, then what stands there."""
    at = places(picture.spots)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" role="img" '
        f'style="max-width:100%;background:#f4f1ea;font:11px sans-serif">',
        f"<title>{escape(title)}</title>",
    ]
    for one, other in picture.lines:
        (x, y), (to_x, to_y) = at[one], at[other]
        parts.append(f'<path d="M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}" stroke="#b9b09c"/>')
    for spot in picture.spots:
        parts += spot_drawn(spot, *at[spot.number])
    return "".join([*parts, "</svg>"])


def places(spots: list[Spot]) -> dict[int, tuple[float, float]]:
    """Where each place lies in the picture."""
    left, top = min([spot.x for spot in spots]), min([spot.y for spot in spots])
    across = (WIDTH - 2 * MARGIN) / max(1, max([spot.x for spot in spots]) - left)
    down = (HEIGHT - 2 * MARGIN) / max(1, max([spot.y for spot in spots]) - top)
    return {
        spot.number: (MARGIN + (spot.x - left) * across, MARGIN + (spot.y - top) * down)
        for spot in spots
    }


def spot_drawn(spot: Spot, x: float, y: float) -> list[str]:
    """A place with its number, its name for whoever points at it, and its marks."""
    radius = 30 if spot.large else 18
    text = f'<text x="{x:.0f}" y="{y - radius - 3:.0f}" text-anchor="middle" fill="#444">{spot.number}</text>'
    circle = f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius}" fill="#fffdf7" stroke="#8c836e"/>'
    first = x - MARK * (min(IN_A_LINE, len(spot.marks)) - 1) / 2
    marks = [
        mark_drawn(mark, first + MARK * (at % IN_A_LINE), y + MARK * (at // IN_A_LINE))
        for at, mark in enumerate(spot.marks)
    ]
    return [f"<g><title>{escape(spot.name)}</title>{circle}{text}</g>", *marks]


def mark_drawn(mark: Mark, x: float, y: float) -> str:
    """A figure or token with its sign."""
    return (
        f'<g><title>{escape(mark.name)}</title><circle cx="{x:.0f}" cy="{y:.0f}" r="10" '
        f'fill="{COLOURS[mark.kind]}"/><text x="{x:.0f}" y="{y + 4:.0f}" text-anchor="middle" '
        f'fill="#fff">{escape(mark.sign)}</text></g>'
    )
