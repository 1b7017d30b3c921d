# THE LAST TRAIN, a Redemption Story of our own. Openings are read aloud; $n is the Hero Number.

the-others-story-the-last-train = THE LAST TRAIN
    .type = Redemption
    .opening = One train still runs, because nobody has told the driver to stop and nobody dares to. It comes through on the hour with its lamps off. The people in the cellars have heard it; so has everything else. Open the stations, find whoever still answers to a name, and have them on the platform when it leaves. It will not wait. It has seen what waits.
    .begin = The Sins Player places 1 Innocent, 1 Fire and 1 Nest token face down, each in a different District as far as possible.
    .end = The Apocalypse Track rises by 1 if a Monster is in the Starting Space or in a Space next to it, by 1 if any Hero was killed this Round, and by 1 if no Innocent token is left in the supply.
    .special = In a Space without Monsters a Hero may turn up all face-down tokens at any point of their Turn. Innocents stay with the Hero who took them until the train takes them; a Hero on Corruption Level 7 kills them. Somebody who can hold a platform alone is worth a place in the team.

the-others-mission-open-the-stations = OPEN THE STATIONS
    .opening = The shutters are down and the keys went with the staff. Most of the staff is still there. Stay at each until you have seen the lamps come on.
    .text = Mark 4 Spaces with a Metro token: one is marked when a Hero finishes a Turn in it and it has no Monster and no mark. No new Corruption token can be placed in a marked Space.

the-others-mission-all-aboard = ALL ABOARD
    .opening = Three people in this town know how it began. Two of them would do. Any two, and awake.
    .text = Bring 2 NPC tokens to the Starting Space: while no Monster is there, an NPC that a Hero brings there, or that lies there, boards the train and leaves the game.

the-others-mission-the-signal-box = THE SIGNAL BOX
    .opening = Something is working the points from a tower without a door. Cut its wires one by one, or go up and cut its hands.
    .text = Remove Nest or Pentagram tokens from Spaces without Monsters, or destroy the Controller, by any means: each token counts 1, the Controller 2, and { $n } are needed. A Controller that is not on the board is Summoned when this Mission becomes current.

the-others-mission-stand-clear = STAND CLEAR OF THE DOORS
    .opening = You can hear it coming, and you can hear what runs beside it. Hold the platform until the doors have closed.
    .text = 2 Innocents must leave by train: when all Turns of a Round have been taken and the Starting Space is defended, every Innocent there, with a Hero or lying face up, leaves the game. A Space is defended if a Hero is in it and no more Monsters than Heroes are.

the-others-log-npc-boards = { $npc } boards the train.
the-others-log-innocents-depart = The train leaves with { $count ->
    [one] one Innocent
   *[other] { $count } Innocents
}.
the-others-log-station-marked = A station is open: { $space }.

the-others-map-the-last-train-a = North Line, South Line
    .text = Two rows of blocks on one bank, with a Metro line along either side.

the-others-map-the-last-train-b = The Far Platform
    .text = A river from end to end; only the trains still cross it.
