# THE LAST CONFESSION, a Story of our own: its Missions, its maps, and what a Round puts at stake.

the-others-story-the-last-confession = THE LAST CONFESSION
    .type = Corruption
    .opening = The man who let it in is dead, and he would like to say why. He will not say it to a priest. He wants people with something of their own to answer for, and he wants it heard in full, in front of witnesses, in houses where nothing listens at the door. Three people in Haven know half of the story each. One of them is lying, and so, since you were asked to keep your own file shut, are you.
    .begin = The Sins Player places 1 Corruption and 1 Pentagram token, each in a different Space.
    .end = The Apocalypse Track rises by 1 if Corruption tokens are in 3 or more Districts, permanent tokens counted, and by 1 if a Hero is on Corruption Level 6 or more.
    .special = Dark Past cards are used: a Hero who ends their own Turn on Corruption Level 7 reveals theirs and applies it.

the-others-mission-find-the-witnesses = FIND THE WITNESSES
    .opening = They left by three different doors and locked each one behind them. Be polite. Be quick. Be the first.
    .text = Have 2 NPC tokens with Heroes at one time.

the-others-mission-bare-your-soul = BARE YOUR SOUL
    .opening = He will talk when you have. Find a quiet room, say the worst of it out loud, and feel it leave.
    .text = { $n } times, a Hero on Corruption Level 4 or more finishes a Turn in a District with a Repent icon and without a Monster. That Hero's Level falls by 2.

the-others-mission-silence-the-accusers = SILENCE THE ACCUSERS
    .opening = They know what you did, and they have begun to read it out. The stain on your hands is good for something: it knows where to grip.
    .text = Destroy { $n } Monsters in Fights of Heroes who are on Corruption Level 4 or more.

the-others-mission-hear-the-confession = HEAR THE CONFESSION
    .opening = He speaks a chapter in every house and asks each time who is listening. Bring the witness. Shut the door. Stay to the end.
    .text = Hold { $n } Districts, each with a witness: a District counts if a Hero with an NPC token and no Monster is in it when all Turns of a Round have been taken; it is marked then and counts once. No new Corruption token can be placed in a marked District.

the-others-map-the-last-confession-a = Gallows Hill
    .text = Blocks in steps, from the court at the top down to the prison.

the-others-map-the-last-confession-b = Court and Chapel
    .text = The court on one bank, the chapel on the other, and one Metro line below.

the-others-goal-stake-the-last-confession = the Apocalypse Track, now { $level } of 7, rises for Corruption in 3 Districts, and for a Hero on Level 6 or more
