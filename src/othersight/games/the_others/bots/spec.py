"""The players of The Others: how often each level slips, and how far it looks ahead."""

from typing import Final

from othersight.bots.search import Effort
from othersight.bots.spec import BotSpec
from othersight.games.the_others.bots.search_knowledge import OthersSearchKnowledge

BOTS: Final = BotSpec(
    knowledge=OthersSearchKnowledge(),
    slips={"novice": {"sins": 0.3, "heroes": 0.1}, "regular": {"heroes": 0.01}},
    efforts={
        "expert": Effort(tables=2, options=2, reach=2, seconds=0.8),
        "master": Effort(tables=10, options=3, reach=3, seconds=1.6),
    },
    glance=Effort(tables=8, options=3, reach=2, seconds=5.0),
)
