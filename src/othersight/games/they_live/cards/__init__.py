"""What each character's special does; importing this fills the rules' tables."""

import othersight.games.they_live.cards.characters  # noqa: F401
