# Envy: a Sin of our own, with its power and its six cards.

the-others-name-envy = Envy
the-others-source-envy = Envy
the-others-sin-envy = ENVY
    .power = THEY HAVE MORE THAN YOU
    .text = In every Fight of a Hero who shares the Space with another Hero the Sins Player adds 1 HIT, in Reactions and when Monsters strike back after a Ranged Fight too.
    .quote = Look who is standing next to you. Look what they have got.

the-others-card-whispers = WHISPERS
    .window = At the start of a Hero's Turn
    .text = The current Hero takes 1 Corruption, or 2 if another Hero is in the Space.
    .quote = They were talking about you. They always are.

the-others-card-parting-ways = PARTING WAYS
    .window = At the start of a Hero's Turn, if another Hero is in the Space
    .text = The current Hero is teleported to an adjacent Space of the Sins Player's choice.
    .quote = It was never about the money.

the-others-card-coveted-thing = THE COVETED THING
    .window = At the start of a Hero's Turn who has as many Upgrades as anybody
    .text = The current Hero, if no Hero in play has more Upgrades, turns one face-up Upgrade face down until the end of the Round.
    .quote = You only wanted it because it was hers.

the-others-card-green-eyed = GREEN-EYED
    .window = At the start of a Fight
    .text = The Sins Player rolls 1 more die, and another for each other Hero in the Hero's Space.
    .quote = Somebody let the door fall shut. Somebody always does.

the-others-card-primal-jealousy = PRIMAL JEALOUSY
    .window = At the start of a Fight with the Avatar
    .text = The Sins Player adds 1 CORR, and 1 more for each Hero in play on a lower Corruption Level.
    .quote = It counts the clean ones first.

the-others-card-if-i-cannot-have-it = IF I CANNOT HAVE IT
    .window = After a Fight in which the Controller took part and the Hero was wounded
    .text = That Hero, if alive and with an Upgrade, gives up one of their choice; it goes under the Upgrade deck.
    .quote = It broke the thing, and then it smiled.
