# What the lessons of The Others say: a heading, and one idea beneath it.

lesson-the-others-first = Your first Turn
    .text = Twelve short steps with Thorley, then a real game goes on from there.
lesson-the-others-first-win = How you win
    .text = You play three Heroes against Pride, a Sin that the machine plays. The Heroes win when they have done all Missions of the Story, one after the other. The first is GEAR UP!: gain 3 Upgrades. The line above the board always says what you need now.
lesson-the-others-first-lose = How you lose
    .text = A Hero with five Wounds is dead, and another one from your Reserve of four takes the place. When a Hero dies and nobody is left in the Reserve, the Sin wins. Each Round makes the Sin stronger, so do not wait.
lesson-the-others-first-turn = What a Turn is
    .text = In each Round every Hero has two Turns. In a Turn a Hero may Move up to two Spaces and take one Action: Fight, or Cleanse the Space. This is Thorley, and it is his Turn.
lesson-the-others-first-move = Move
    .text = Precinct Nine has a place where Upgrades are found, and an Acolyte guards it. Move there: choose the lit Space on the board, or the line under “Your decision”.
lesson-the-others-first-fight = Fight
    .text = The Acolyte is in your Space now. In a Fight both sides roll their dice at the same time. Thorley rolls 4 dice, and the Acolyte falls if 2 HITs are assigned to it.
lesson-the-others-first-corruption = A little Corruption
    .text = Before the roll a Hero may take Corruption: his Corruption Level rises by one, and he gets the bonus of each Level reached. It makes you strong now and costs you later. Take it once to see it.
lesson-the-others-first-hit = The dice
    .text = The dice lie on the shelf. You have 2 HITs: enough for the Acolyte. It has 2 as well; your Defense stops one of them, since Pride cancels a point of Defense of a Hero who is alone. Assign your HITs.
lesson-the-others-first-wound = A Wound
    .text = One HIT came through. A Wound covers one slot of the Corruption Track, and the bonus of that slot is lost until it is healed. High slots are the cheapest, since you reach them last.
lesson-the-others-first-city = City Action
    .text = Each District has a City Action: all the icons on its bar, for nothing, once in a Round for each Hero. Precinct Nine has two icons, Inventory and Heal. Use them.
lesson-the-others-first-upgrade = An Upgrade
    .text = Five Upgrades lie open. Choose one: it stays with Thorley and counts for the Mission. After that the second icon heals his Wound by itself.
lesson-the-others-first-end = End of the Turn
    .text = Thorley has moved and fought. End his Turn. Then the Sin may answer with a Reaction: Move a Monster, and Fight the Hero whose Turn it was.
lesson-the-others-first-on = Now it is your game
    .text = The Sin has moved an Abomination into the street beside you. Two Upgrades are left to gain, and Rose is next. From here you choose freely against an easy opponent. Point at anything to learn what it is, and ask for a hint whenever you like.
