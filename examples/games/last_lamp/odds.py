"""The odds of burning oil, from what the Keeper may know (LAMP-NIGHT-02, LAMP-NIGHT-03, LAMP-NIGHT-04)."""

from math import comb

from last_lamp.table import DECK, DIE, KEEPER, LIGHT, WAVES, table_of
from othersight.kernel.game import Game
from othersight.kernel.odds import Chances, Odds
from othersight.kernel.question import Option, number
from othersight.odds.chains import at_least


def lights(dice: int) -> Chances:
    """The chance of 0, 1, 2, ... dice that show light."""
    share = DIE.count(LIGHT) / len(DIE)
    return tuple([comb(dice, k) * share**k * (1 - share) ** (dice - k) for k in range(dice + 1)])


def option_odds(game: Game, seat: int, option: Option) -> Odds | None:
    """The Keeper's odds of light, and of the ship; any wave that is not open may be the one that comes."""
    if seat != KEEPER or option[0] != "burn":
        return None
    shown = lights(number(option, 1))
    seen = table_of(game).open
    unseen = {wave: DECK.count(wave) - seen.count(wave) for wave in WAVES}
    home = sum([n * at_least(shown, WAVES.index(wave)) for wave, n in unseen.items()])
    events = {"home": home / sum(unseen.values())}
    return Odds("light", {"lights": shown}, events, assuming=("any-wave",))
