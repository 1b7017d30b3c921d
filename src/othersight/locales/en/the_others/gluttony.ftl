# Gluttony: a Sin of our own, with its power and its six cards.

the-others-name-gluttony = Gluttony
the-others-source-gluttony = Gluttony
the-others-sin-gluttony = GLUTTONY
    .power = THEY FEED TOGETHER
    .text = Every Monster that shares its Space with another Monster has 1 more Defense.
    .quote = There is always room for one more. At the table, and in it.

the-others-card-rotten-feast = ROTTEN FEAST
    .window = At the start of a Hero's Turn
    .text = The Sins Player places 1 Corruption token in the Space of the current Hero.
    .quote = Eat up. It was alive this morning.

the-others-card-famine = FAMINE
    .window = At the start of a Hero's Turn{ $famine-wounds ->
        [0] {" "}who has an Extra Turn token
       *[other] {""}
    }
    .text = The current Hero loses 1 Extra Turn token{ $famine-wounds ->
        [0] .
        [one] , or takes 1 Wound without one.
        [other] , or takes { $famine-wounds } Wounds without one.
       *[today] , or takes 2 Wounds without one.
    }
    .quote = The time you had saved up? Delicious.

the-others-card-dinner-bell = DINNER BELL
    .window = At the start of a Hero's Turn
    .text = Move up to 2 Monsters 1 step each by the normal rules: none may leave a Space that holds a Hero.
    .quote = Nobody rang it. They came anyway.

the-others-card-second-helping = SECOND HELPING
    .window = At the start of a Fight with 2 or more Monsters
    .text = The Sins Player adds 1 HIT for each Monster in the Fight after the first, 2 at most.
    .quote = One bite each is only fair.

the-others-card-primal-appetite = PRIMAL APPETITE
    .window = At the start of a Fight with the Avatar
    .text = The Sins Player rolls 2 more dice in this Fight.
    .quote = It opens its mouth, and the street gets shorter.

the-others-card-open-wounds = OPEN WOUNDS
    .window = After a Fight in which the Hero was wounded
    .text = That Hero cannot heal Wounds by any means until the next Round.
    .quote = They can smell it from three blocks away.

the-others-log-famine = { $hero } loses an Extra Turn token.
the-others-log-open-wounds = { $hero } cannot heal until the next Round.
