# Wrath: a Sin of our own, with its power and its six cards.

the-others-name-wrath = Wrath
the-others-source-wrath = Wrath
the-others-sin-wrath = WRATH
    .power = BLOOD CALLS FOR BLOOD
    .text = After a Fight in which a Monster was killed the Sins Player gains 1 Reaction token, active at once.
    .quote = Hit it. Go on. It has been waiting for you to hit it.

the-others-card-red-mist = RED MIST
    .window = At the start of a Hero's Turn in a Space with a Monster
    .text = The Sins Player gains 1 Reaction token, active at once.
    .quote = There is a sound it makes before it stops thinking.

the-others-card-stampede = STAMPEDE
    .window = At the start of a Hero's Turn
    .text = Move up to 3 Monsters 1 step each by the normal rules: none may leave a Space that holds a Hero.
    .quote = The ground shook before the windows did.

the-others-card-drawn-knives = DRAWN KNIVES
    .window = At the start of a Fight
    .text = The Sins Player rolls 2 more dice in this Fight.
    .quote = Nobody said a word. Everybody reached for one.

the-others-card-no-quarter = NO QUARTER
    .window = At the start of a Fight
    .text = 2 DEF of the Hero are cancelled in this Fight.
    .quote = Hold up your shield. It wants something to go through.

the-others-card-primal-fury = PRIMAL FURY
    .window = At the start of a Fight with the Avatar
    .text = The Sins Player adds { $primal-fury-hits ->
        [one] { $primal-fury-hits }
        [other] { $primal-fury-hits }
       *[today] 4
    } HIT in this Fight.
    .quote = It does not hate you. It does not need to.

the-others-card-an-eye-for-an-eye = AN EYE FOR AN EYE
    .window = After a Fight in which a Monster was killed
    .text = The Hero, if alive, takes 1 Wound.
    .quote = It died with its teeth shut, and you were between them.
