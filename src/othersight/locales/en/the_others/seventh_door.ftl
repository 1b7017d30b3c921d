# THE SEVENTH DOOR, the finale: a Story of our own. Openings are read aloud; $n is the Hero Number.

the-others-story-the-seventh-door = THE SEVENTH DOOR
    .type = Finale
    .opening = Every sin in this city had an address, and you have called at all of them but one. It is the cellar under the first house, and it is older than the house. What stood behind the others stands in the street now and lets itself be looked at. Behind it the doors are opening, one after another, politely, as for guests. There is no one left to call. Go down with something in your hands.
    .begin = The Sins Player places 1 Innocent, 1 Corruption and 1 Pentagram token face down, each in a different Space.
    .end = The Apocalypse Track rises by 1 if the Avatar is on the board, by 1 if any Hero was killed this Round, and by 1 if no Innocent token is left in the supply.
    .special = The Apocalypse deck is mixed: two cards of each type, drawn by lot, and nobody knows which. The Avatar is on the board from the start. In a Space without Monsters a Hero may turn up all face-down tokens at any point of their Turn; a Hero on Corruption Level 7 kills the Innocents they hold. Take somebody who can bring the Avatar down again and again.

the-others-mission-no-empty-hands = NO EMPTY HANDS
    .opening = A wrench, a warrant, a child’s fingers. It hardly matters what, as long as you will not put it down.
    .text = All { $n } Heroes in play must hold something at the same time: an Upgrade (face up or face down), an NPC or an Innocent. In a campaign one copy of the Upgrade that a survivor brought along does not count.

the-others-mission-bleed-the-crown = BLEED THE CROWN
    .opening = It has never been hurt twice in one night. Nobody has stayed to try.
    .text = Destroy the Avatar 2 times. Until that is done an Avatar that is not on the board is Summoned at once.

the-others-mission-lamps-in-the-dark = LAMPS IN THE DARK
    .opening = They are smaller than you remember people being. Keep them lit until the bells have finished.
    .text = When all Turns of a Round have been taken, Heroes in Spaces that are defended must have 2 Innocents among them. A Space is defended if a Hero is in it and no more Monsters than Heroes are.

the-others-mission-shut-the-doors = SHUT THE DOORS
    .opening = Three of them stand open. You know what a door is: some wood, and someone to lean on it.
    .text = The Sins Player marks 3 Districts as doors. When all Turns of a Round have been taken, every marked District that is defended is shut and loses its mark: a Hero is in it and no more Monsters than Heroes are. Shut all 3. No new Corruption token can be placed in a marked District.

the-others-question-door = Which District has a door?
the-others-log-door-opened = A door opens: { $space }.
the-others-log-door-shut = A door is shut: { $space }.

the-others-map-the-seventh-door-a = The Lantern
    .text = Eight blocks in the shape of a lantern, and the Avatar at its top.

the-others-map-the-seventh-door-b = One Corner
    .text = Two banks that touch at one corner. The Avatar stands on it.
