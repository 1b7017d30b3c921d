# Lust: a Sin of our own, with its power and its six cards.

the-others-name-lust = Lust
the-others-source-lust = Lust
the-others-sin-lust = LUST
    .power = EVERY TOUCH LEAVES A MARK
    .text = In every Fight the Sins Player adds 1 CORR, in Reactions and when Monsters strike back after a Ranged Fight too.
    .quote = Come closer. You were going to anyway.

the-others-card-siren-call = SIREN CALL
    .window = At the start of a Hero's Turn next to a Space with a Monster
    .text = The current Hero is teleported to an adjacent Space with a Monster, of the Sins Player's choice.
    .quote = It knew your name. You were halfway there before you knew it.

the-others-card-sweet-nothings = SWEET NOTHINGS
    .window = At the start of a Hero's Turn
    .text = The current Hero takes 1 Corruption, or 2 in a Space with a Monster.
    .quote = Nothing was promised. That was the beauty of it.

the-others-card-forbidden-fruit = FORBIDDEN FRUIT
    .window = At the start of a Hero's Turn, if any Hero is on Level 5 or more
    .text = The Sins Player gains 1 Reaction token for each Hero in play on Level 5 or more, 2 at most.
    .quote = One bite, years ago. It has been growing since.

the-others-card-the-embrace = THE EMBRACE
    .window = At the start of a Fight
    .text = The Sins Player adds 2 CORR in this Fight.
    .quote = Its arms were warm. That was the worst of it.

the-others-card-primal-desire = PRIMAL DESIRE
    .window = At the start of a Fight with the Avatar
    .text = The Sins Player adds 1 HIT for every 2 full Corruption Levels of the Hero.
    .quote = It wears the face you would open the door for.

the-others-card-a-kiss-goodbye = A KISS GOODBYE
    .window = After a Fight in which the Controller took part and the Hero was wounded
    .text = That Hero, if alive, takes 2 Corruption.
    .quote = On the cheek, like an old friend. The mark never faded.
