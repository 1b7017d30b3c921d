# LIGHTS OUT, a Story of our own: its Missions, its maps, and what a Round puts at stake.

the-others-story-lights-out = LIGHTS OUT
    .type = Terror
    .opening = At nine the current failed, and at one minute past nine you learned what it had been keeping out. They came up through the cellars, quietly, and began to build. Somewhere past the river there is still a morning, eight hours off. Nobody asks you to drive the dark away. You are only asked to stand in it, room by room, with a lamp, and not to let go of the handle.
    .begin = The Sins Player places 1 Nest and 1 Fire token, each in a different Space.
    .end = The Apocalypse Track rises by 1 if a Hero is in a Space with a Monster, and by 1 for each Hero killed this Round.
    .special = There are no special rules.

the-others-mission-smoke-them-out = SMOKE THEM OUT
    .opening = You can tell a nest by the warmth on the cellar door. Knock with something that burns.
    .text = Remove { $n } Nest tokens from Spaces without Monsters.

the-others-mission-hold-the-blocks = HOLD THE BLOCKS
    .opening = A lamp in one window, and the next street dares to light another. Stay until the clock has seen you.
    .text = Hold { $n } Districts. A District is held if a Hero and no Monster is in it when all Turns of a Round have been taken; it is marked then and counts once. No new Corruption token can be placed in a marked District.

the-others-mission-take-back-the-houses = TAKE BACK THE HOUSES
    .opening = They have moved in, hung their own pictures and set the table. Evict them, one parlour at a time.
    .text = Destroy { $n } Monsters in Fights in Districts.

the-others-mission-hold-until-morning = HOLD UNTIL MORNING
    .opening = It has come itself to see who is still awake. Bar the doors, count heads, and let it find you all at home.
    .text = Bring a Round to its end in which no Hero was killed, with 2 Districts or more held: in each of them is a Hero and no Monster when all Turns of the Round have been taken.

the-others-map-lights-out-a = Harbour Basin
    .text = A ring of blocks round an open basin, and a pier with one way in.

the-others-map-lights-out-b = Dark Water
    .text = Two islands of blocks; the white Metro line is the only way over.

the-others-goal-stake-lights-out = the Apocalypse Track, now { $level } of 7, { $killed ->
    [0] rises if a Hero is beside a Monster at the end, and for each killed Hero
   *[other] rises for each killed Hero, and if a Hero is beside a Monster at the end
}
