# Stories and Missions. Openings are read aloud; tasks are in the rulebook's terms, and $n is the Hero Number.

the-others-story-havens-last-stand = HAVEN' S LAST STAND
    .type = Terror
    .opening = The sirens gave up a little after midnight; there was nobody left to send. From the roof you can see nine fires and, between them, the places where the lights went out in straight lines, block by block, as if someone were reading down a list. Command wants the city held until morning. Command has stopped saying which morning. You have what is in the van, and the van is burning.
    .begin = The Sins Player places 1 Corruption, 1 Fire and 1 Pentagram token, each in a different Space.
    .end = The Apocalypse Track rises by 1, and by 1 more for each Hero killed this Round.
    .special = There are no special rules.
    .note = The name is spelled as printed.

the-others-mission-gear-up = GEAR UP!
    .opening = Fists will not do for this. There are armouries all over town, still locked, the keys still on the hands that held them.
    .text = Gain { $n } Upgrades among all Heroes. Upgrades a successor takes over do not count, and losing one later takes nothing back.

the-others-mission-clear-abominations = CLEAR ABOMINATIONS
    .opening = The big ones are what people run from, and running is how the small ones eat. Put the big ones down, quickly, before they are made good again.
    .text = Destroy { $n } Abominations in Fights within one Round; or destroy one, by any means, so that none is left on the board.

the-others-mission-clear-the-hive = CLEAR THE HIVE
    .opening = Somebody has been drawing on the tarmac, and what is drawn there hums. Scrub it out before it finishes the tune.
    .text = Remove { $n } Pentagram tokens from Spaces without Monsters.

the-others-mission-destroy-them-all = DESTROY THEM ALL!
    .opening = It has arrived in person and picked its captains. Good. Now there is a list on your side too.
    .text = The Sins Player marks { $n } Monsters on the board, or all if there are fewer. Destroy every marked one. A marked Monster may be Summoned again, but without its mark.

the-others-story-the-darkness-within = THE DARKNESS WITHIN
    .type = Corruption
    .opening = There is a ritual that would close the door, and it needs people who have already been through it. So you will drink from the same cup as the enemy, a measured dose, and trust each other to say when. Nobody has asked what the others did before they joined. The files are sealed, and someone on the far side has read them.
    .begin = The Sins Player places 2 Corruption tokens, each in a different Space.
    .end = The Apocalypse Track rises by 1 if Monsters are in 4 or more Districts, and by 1 if Corruption tokens are in 4 or more Districts; permanent tokens count.
    .special = Dark Past cards are used: a Hero who ends their own Turn on Corruption Level 7 reveals theirs and applies it.

the-others-mission-tempting-fate = TEMPTING FATE
    .opening = The first swallow is for courage. The second is to find out what the first one was for.
    .text = { $n } Heroes must reach Corruption Level 3. Each Hero counts once; a later fall of the Level or a death takes nothing back, and a successor is another Hero.

the-others-mission-begin-the-ritual = BEGIN THE RITUAL
    .opening = Two stains have to be lifted whole, with nothing watching. Bring gloves; bring somebody to hold your coat.
    .text = Remove 2 Corruption tokens from Spaces without Monsters.

the-others-mission-hallow-the-districts = CLEAR ABOMINATIONS
    .opening = Walk a clean block at night and stay until it knows your name. Then lock it behind you.
    .text = Mark { $n } Districts: one is marked when a Hero finishes a Turn in it and it has no physical Corruption token, no Monster and no mark. No new Corruption token can be placed in a marked District.
    .note = The title is as printed; the Mission is about clean Districts, not about Abominations.

the-others-mission-destroy-the-avatar = DESTROY THE AVATAR
    .opening = Kill it and it gets up. Kill it while its roots are out of the ground, and it may have to think about it.
    .text = Within one Round, in either order: kill the Avatar and remove at least 1 Corruption token. Until that is done a killed Avatar is Summoned again at once.

the-others-mission-complete-the-ritual = COMPLETE THE RITUAL
    .opening = Last verse. The city has to be spotless when you say it, and so, more or less, do you.
    .text = Remove all remaining physical Corruption tokens from the board, those on City Action icons included. Permanent ones do not count.

the-others-story-battleground-of-souls = BATTLEGROUND OF SOULS
    .type = Redemption
    .opening = Some of them hid. You can tell by the curtains, and by the monsters going from house to house like salesmen. Every door is a gamble: a child behind it, or a fire, or the thing that has learned to cry like one. Get them to the van and count heads twice. And watch yourself while you carry them, because they will not.
    .begin = The Sins Player places 1 Innocent, 1 Fire and 1 Corruption token face down, each in a different District as far as possible.
    .end = The Apocalypse Track rises by 1 if no Innocent was turned up this Round, and by 1 if any Hero was killed this Round.
    .special = In a Space without Monsters a Hero may turn up all face-down tokens at any point of their Turn. Innocents stay with the Hero who took them until they are rescued; a Hero on Corruption Level 7 kills them.

the-others-mission-rescue-the-innocents = RESUCUE THE INNOCENTS
    .opening = Knock softly. If it answers in a whisper, that is a good sign; if it knows your name, that is not.
    .text = Reveal 2 Innocent tokens.
    .note = The name is spelled as printed.

the-others-mission-keep-them-safe = KEEP THEM SAFE!
    .opening = You found them, and now everything else has too. Make some ground where a child could stand still.
    .text = Remove { $n } Fire or Corruption tokens, in any mix, from Spaces without Monsters.

the-others-mission-rescue-the-chief = RESUCUE THE CHIEF!
    .opening = The Commissioner went out alone to negotiate. He is still negotiating, a little at a time, in its left hand.
    .text = The Commissioner token is attached to the Avatar and helps nobody there. The Hero who destroys the Avatar takes it. Bring it to the Starting Space.
    .note = The name is spelled as printed.

the-others-mission-save-their-souls = SAVE THEIR SOULS
    .opening = The van runs; that is the miracle for tonight. Fill the seats.
    .text = Rescue 3 Innocents: while no Monster is in the Starting Space, an Innocent carried there by a Hero, or lying there face up, is rescued and leaves the game.
