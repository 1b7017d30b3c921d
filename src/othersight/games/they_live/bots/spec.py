"""The players of They Live: how often each level slips, and how far it looks ahead."""

from typing import Final

from othersight.bots.search import Effort
from othersight.bots.spec import BotSpec
from othersight.games.they_live.bots.search_knowledge import LiveSearchKnowledge

BOTS: Final = BotSpec(
    knowledge=LiveSearchKnowledge(),
    slips={"novice": {"": 0.25}, "regular": {"": 0.06}, "expert": {"": 0.045}},
    efforts={
        "expert": Effort(tables=6, options=3, reach=1, seconds=0.8),
        "master": Effort(tables=40, options=3, reach=1, seconds=1.6),
    },
    glance=Effort(tables=8, options=3, reach=8, seconds=5.0),
)
