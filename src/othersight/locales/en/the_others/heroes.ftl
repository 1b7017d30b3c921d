# The Heroes: name, Natural Ability, what it does in our words, and a line of their own.

the-others-called-leah = Leah
the-others-hero-leah = LEAH
    .ability = PERILOUS RESEARCH
    .text = Once per Round, at the start of one of her Turns, Leah gives 1 Extra Turn token from the supply to any Hero in play, herself included.
    .quote = Page ninety says it kills the reader. I am on page ninety-four.

the-others-called-morgana = Morgana
the-others-hero-morgana = MORGANA
    .ability = VAMPRIC REGENERATION
    .text = At the end of her Turn Morgana heals 1 of her own Wounds; her player picks the marker.
    .note = The name of the ability is spelled as printed.
    .quote = You bleed, I mend. Let us call it a partnership.

the-others-called-thorley = Thorley
the-others-hero-thorley = THORLEY
    .ability = PROTECTOR
    .text = When another Hero in Thorley's Space would take Wounds in a Fight, Thorley may cancel 1 Wound that comes from a HIT. Once per Fight, at no cost, Ranged Fights included. Wounds made from Corruption at Level 7 are beyond his reach.
    .quote = Stand behind me. No, further.

the-others-called-rocco = Rocco
the-others-hero-rocco = ROCCO
    .ability = KILLSHOT
    .text = In each Ranged Fight he starts Rocco adds 2 HIT.
    .quote = One of us is in range. Guess.

the-others-called-brad = Brad
the-others-hero-brad = BRAD
    .ability = DEMOLITIONS
    .text = At the end of his Turn Brad may kill 1 Acolyte or Abomination in his Space. If he does, he takes 1 Corruption and 1 Fire token is placed there. This is not a Fight.
    .quote = Insurance covers acts of God. I checked who did this one.

the-others-called-rose = Rose
the-others-hero-rose = ROSE
    .ability = MIND CONTROL
    .text = At the end of her Turn Rose may teleport 1 Acolyte or Abomination, anywhere on the board, to an adjacent Space of her choice, Heroes there or not.
    .quote = There is so little in there to argue with.

the-others-called-karl = Karl
the-others-hero-karl = KARL
    .ability = SHAPESHIFT
    .text = At the start of his Turn Karl may change to wolf form, at most one change per Turn. In human form he adds 1 DEF in each of his Fights.
    .quote = I keep the suit pressed. It reminds the other one to give it back.

the-others-hero-karl-wolf = KARL (WOLF)
    .ability = UMBRAL SPEED
    .text = At the start of his Turn Karl may change back to human form, at most one change per Turn. In wolf form his Move may be 1 step longer.
    .quote = Streetlights out. Four feet, no sound, and then a great deal of it.

the-others-called-dragan = Dragan
the-others-hero-dragan = DRAGAN
    .ability = WADE IN
    .text = In each of his Fights in his own Space Dragan rolls 1 more die for each Monster there after the first, 2 at most.
    .quote = Four of them. Good. I was getting cold.

the-others-called-petra = Petra
the-others-hero-petra = PETRA
    .ability = NO WITNESSES
    .text = While no other Hero is in her Space Petra adds 1 HIT in each of her Fights, Ranged Fights included.
    .quote = You do not want to see this. Neither does the report.

the-others-called-silas = Silas
the-others-hero-silas = SILAS
    .ability = FALL BACK
    .text = At the end of his Turn Silas may be teleported to a Space adjacent to his. Nothing is checked, and leaving Monsters costs him nothing.
    .quote = Shoot, count to one, be somewhere else.

the-others-called-nadia = Nadia
the-others-hero-nadia = NADIA
    .ability = STEADY AIM
    .text = In a Ranged Fight that she starts before making any step in her Turn, Nadia rolls 2 more dice.
    .quote = Breathe out. The rest is arithmetic.

the-others-called-hanne = Hanne
the-others-hero-hanne = HANNE
    .ability = FIELD SURGERY
    .text = At the end of her Turn Hanne may let another Hero in her Space heal 1 Wound; that Hero's player picks the marker.
    .quote = Bite on this. No, on this.

the-others-called-idris = Idris
the-others-hero-idris = IDRIS
    .ability = SIN EATER
    .text = At the end of his Turn Idris may remove 1 Fire, Corruption, Pentagram or Nest token from his Space, face up and on no icon. If he does, he takes 1 Corruption.
    .quote = It tastes of pennies and regret. Next.
