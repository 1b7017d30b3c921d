# Greed: a Sin of our own, with its power and its six cards.

the-others-name-greed = Greed
the-others-source-greed = Greed
the-others-sin-greed = GREED
    .power = WHAT IS YOURS IS OWED
    .text = After a Fight in which a Hero has placed a Wound marker, that Hero, if alive and with an Upgrade, gives up one of their choice; it goes under the Upgrade deck.
    .quote = You have so much. You will hardly miss it.

the-others-card-golden-touch = GOLDEN TOUCH
    .window = At the start of a Hero's Turn who has a face-up Upgrade
    .text = The current Hero turns one face-up Upgrade face down until the end of the Round.
    .quote = Solid gold. Try to fire it.

the-others-card-the-tollbooth = THE TOLLBOOTH
    .window = At the start of a Hero's Turn who has an Upgrade
    .text = The current Hero takes 1 Corruption for each of their Upgrades, 2 at most.
    .quote = Everything you carry across this line is declared.

the-others-card-compound-interest = COMPOUND INTEREST
    .window = At the start of a Hero's Turn, if any Hero has an Upgrade
    .text = The Sins Player gains 1 Reaction token for each Hero in play with an Upgrade, 2 at most.
    .quote = It grows while you sleep. It grows while you do not.

the-others-card-grasping-hands = GRASPING HANDS
    .window = At the start of a Fight of a Hero with an Upgrade
    .text = The Sins Player rolls 1 more die for each Upgrade of the Hero, 2 at most.
    .quote = A hundred fingers, and every one of them wants the watch.

the-others-card-primal-avarice = PRIMAL AVARICE
    .window = At the start of a Fight with the Avatar
    .text = The Sins Player adds 2 HIT in this Fight.
    .quote = It has everything. It has come for the rest.

the-others-card-final-demand = FINAL DEMAND
    .window = After a Fight in which the Controller took part and the Hero was wounded
    .text = The Sins Player draws 2 Sin cards.
    .quote = The envelope is red. So is the hand that holds it.

the-others-question-give-up = Which Upgrade does { $hero } give up?
