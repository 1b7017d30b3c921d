# The Final Assault: the Introduction, then every card with what it asks and what a failure brings.

they-live-assault-introduction = INTO CABLE 54
    .text = It is late, the lobby is lit, and the whole city is watching what comes out of this building. Whatever you have hidden under the billboards is in your pockets now, and whoever you have trusted is standing next to you. There are three floors that matter. On each of them somebody may decide what they really are. Go up.

## Level 1

they-live-assault-delivery-entrance = DELIVERY ENTRANCE
    .text = A truck of studio plants is being unloaded by men paid by the hour. Each of you picks up a palm and walks in behind it.
    .fail = The man with the clipboard counts the palms. Then he counts the men. Everybody in the group: take 1 damage.

they-live-assault-guided-tour = GUIDED TOUR
    .text = The four o'clock tour is leaving, and it is short a few guests. All you have to do is be charmed by everything.
    .fail = Somebody asks a question the guide has not been given an answer to. The doors lock with a very soft click. Everybody in the group: take 1 damage.

they-live-assault-motor-pool = MOTOR POOL
    .text = Under the building stand forty black cars and one ramp with its gate down. The motor is behind a panel, and the panel is behind you know what.
    .fail = The gate comes down again, on the wrong side, and the drivers put out their cigarettes. Fight: Stealth 2, Combat 6, health 8.

they-live-assault-front-desk = FRONT DESK
    .text = Marble, ferns, and a receptionist with a list. Every name on it is expected; yours could be too, with enough conviction.
    .fail = She smiles, presses something with her knee, and the ferns begin to move. Everybody in the group: take 1 damage and draw 1 Injury card.

they-live-assault-two-stairwells = TWO STAIRWELLS
    .text = The quiet stair goes up past the offices, the loud one past the guardroom. Both have to reach the fifth floor at the same minute.
    .fail = One door opens and the other does not. You meet again at the bottom, faster than you went up. Everybody in the group: take 2 damage.

they-live-assault-checkpoint-alpha = CHECKPOINT ALPHA
    .text = Sandbags in a lobby, and behind them people who have stopped pretending it is a television station. First get near without a sound. Then make one.
    .fail = The sandbags hold. You were rather hoping they would not. Everybody in the group: take 2 damage.

they-live-assault-sealed-parking = SEALED PARKING
    .text = Level minus three is welded shut except for a door with a keypad and no numbers on it. It wants a tone. You have to find which.
    .fail = Wrong note. The strip lights go red one by one, and at the far end something unfolds. Fight: Stealth 3, Combat 7, health 8.

## Level 2

they-live-assault-green-room = GREEN ROOM
    .text = Fruit, mirrors, and tonight's guests waiting to be told what they think. Persuade them that you are their replacement.
    .fail = The fruit is wax. So is one of the guests, until it stands up. Everybody in the group: take 1 damage.

they-live-assault-wiring-closet = WIRING CLOSET
    .text = Six thousand cables in six colours, one of which exists. Find the trunk line and follow it up.
    .fail = You find the line. The line finds you, at four hundred volts. Everybody in the group: take 1 damage.

they-live-assault-archive-vault = ARCHIVE VAULT
    .text = Every broadcast since the first, in cans, in an order no librarian would own up to. Find the can with the floor plan in it, then carry it out past a man who has heard every sound there is.
    .fail = The shelves are on rails, and somebody upstairs has the switch. Everybody in the group: take 1 damage.

they-live-assault-control-room = CONTROL ROOM
    .text = Take the board without breaking it, while somebody keeps the night shift off your back. Both, please, and in that order.
    .fail = The picture rolls, the night shift does not. You are moved off the set. Everybody in the group: take 1 damage.

they-live-assault-service-ducts = SERVICE DUCTS
    .text = The ducts go everywhere the stairs do not, and the fans have to be stopped from inside. After the last one comes a grating over the guardroom. Mind your sleeves.
    .fail = A fan starts early. Down in the dark behind it comes the man who services the fans. Fight: Stealth 2, Combat 5, health 6.

they-live-assault-live-studio = LIVE STUDIO
    .text = The light over the door is on, and forty million people are on the other side of the glass. You get one sentence before they cut to a commercial. Make it a good one.
    .fail = They cut to a commercial. You are the commercial. Everybody in the group: take 2 damage.

they-live-assault-both-elevators = BOTH ELEVATORS
    .text = One car has to be made to climb without its cable, the other has to be held against whoever wants it. They arrive together or not at all.
    .fail = Between twelve and thirteen both cars stop, and the music does not. Everybody in the group: take 1 damage.

they-live-assault-boardroom-doors = BOARDROOM DOORS
    .text = Oak, brass, and the private guard of the people who sold everybody. Work out which of the doors is the real one, and then get through the guard, who are drunk, armed and afraid of what is behind them.
    .fail = The doors open from the inside. Nobody had planned for that, least of all the guard. Fight: Stealth 3, Combat 6, health 9.

## Level 3

they-live-assault-roof-hatch = ROOF HATCH
    .text = Four inches of steel, frozen shut since the dish went up. The hinge pins are on this side, which is the first luck of the day.
    .fail = The hatch gives an inch, and a boot on the other side takes it back. Everybody in the group: take 1 damage.

they-live-assault-dish-mount = DISH MOUNT
    .text = It turns by itself to stay on something that is not in the sky. Find the motor that does the turning and lie to it.
    .fail = It knows where it is pointed. It swings round to have a look at you. Everybody in the group: take 1 damage.

they-live-assault-broadcast-loop = BROADCAST LOOP
    .text = The signal is a tape, and the tape is a circle. Work out where it begins, then splice yourselves in.
    .fail = You hear your own footsteps on the tape, and then you hear them stop. Everybody in the group: take 1 damage.

they-live-assault-last-ladder = LAST LADDER
    .text = Sixty rungs up the outside of the mast, in the light of everything they have. Nobody may look your way for as long as it takes.
    .fail = Somebody looks. Then, from the top of the ladder, somebody starts down. Fight: Stealth 4, Combat 7, health 8.

they-live-assault-signal-core = SIGNAL CORE
    .text = Behind the last door there is a hum with no machine around it. It can be put out of tune, by people who can still hear themselves.
    .fail = For a moment everything is fine, and you like everything. It takes a blow to the head to stop liking it. Everybody in the group: take 1 damage.

they-live-assault-kill-the-carrier = KILL THE CARRIER
    .text = Some of you have to hold the stairs against everything the building has left, while the others drop the carrier wave on a desk that answers back. Choose who gets the stairs.
    .fail = The wave stutters and recovers. So, more slowly, do you. Everybody in the group: take 1 damage.

they-live-assault-the-gunships-circle = THE GUNSHIPS CIRCLE
    .text = No cover, one dish, and three machines coming round for another pass. It takes one clean shot, and standing still to fire it.
    .fail = The pass was for you. They are coming round again. Everybody in the group: take 3 damage. 3 failures lose the game.

## The second set

they-live-assault-fire-drill = FIRE DRILL
    .text = Everybody comes out at three, whether it burns or not. Make the bell think that it is three.
    .fail = The bell rings in one room only, and that is the guards' room. Everybody in the group: take 1 damage.

they-live-assault-autograph-line = AUTOGRAPH LINE
    .text = Fans are let in by the dozen if they can name the episode. One of you used to watch.
    .fail = It was a trick: the episode was never shown. They take your picture, and your name. Everybody in the group: take 1 damage.

they-live-assault-metal-detectors = METAL DETECTORS
    .text = Three white gates that hum. What they look for is not metal, and you are carrying it.
    .fail = The hum goes up a tone and stays there. So do the men. Everybody in the group: take 2 damage.

they-live-assault-sales-department = SALES DEPARTMENT
    .text = Forty desks, forty telephones, one script. Talk your way down the aisle in the words of the script.
    .fail = You leave out a comma. Forty receivers are put down at once. Everybody in the group: draw 1 Injury card.

they-live-assault-dog-run = DOG RUN
    .text = The yard behind the studios is kept by dogs, and the dogs are kept hungry. The wind is with you so far.
    .fail = The wind turns. Fight: Stealth 2, Combat 5, health 8.

they-live-assault-revolving-doors = REVOLVING DOORS
    .text = Two doors turn against each other and lock each other. Half of you take the gears, half the doorman.
    .fail = They turn once more, with some of you inside, and rather fast. Everybody in the group: take 2 damage.

they-live-assault-press-conference = PRESS CONFERENCE
    .text = You have walked onto a stage, and the seats are full. Answer until they are bored, and never the same thing twice.
    .fail = Somebody in the third row asks for the truth, and the lights come up. Everybody in the group: draw 1 Injury card.

they-live-assault-make-up-room = MAKE-UP ROOM
    .text = Mirrors, bulbs and eleven faces on stands. Take one and do not look up.
    .fail = One of the stands was not a stand. Everybody in the group: take 1 damage.

they-live-assault-props-store = PROPS STORE
    .text = Everything a happy home needs, in plywood. Behind the fridge there must be a real door.
    .fail = The staircase was plywood, too. Everybody in the group: draw 1 Injury card.

they-live-assault-staff-canteen = STAFF CANTEEN
    .text = Night shift, humans at the long tables, the others by the window. Take a tray and make the right friends.
    .fail = You have sat down at the window. Everybody in the group: take 1 damage.

they-live-assault-tape-library = TAPE LIBRARY
    .text = Nine miles of tape, filed by what it makes people do. You want the shelf for doors.
    .fail = You have pulled the one for guards. Fight: Stealth 2, Combat 5, health 6.

they-live-assault-weather-wall = WEATHER WALL
    .text = A map four yards high, and a man who points at it all night. Half of you change the weather, half pass behind him.
    .fail = He turns round to see what the fog is doing. Everybody in the group: take 1 damage.

they-live-assault-sensor-corridor = SENSOR CORRIDOR
    .text = A white passage without a lamp, and yet it is bright. It listens to weight.
    .fail = It has heard somebody's shoes. Everybody in the group: take 2 damage.

they-live-assault-security-hub = SECURITY HUB
    .text = Every camera in the city ends in this room. Blind it first, and then deal with those who are paid to look.
    .fail = They watch you fail on ninety screens, and replay it. Everybody in the group: take 1 damage.

they-live-assault-executive-lift = EXECUTIVE LIFT
    .text = It opens for one thumb only, and the thumb is upstairs. There are always the cables.
    .fail = The lift comes down by itself. It is not empty. Fight: Stealth 3, Combat 6, health 8.

they-live-assault-catwalk = CATWALK
    .text = A foot of steel over the studio lights. Below, the late film has a very quiet scene.
    .fail = A bolt falls into the quiet scene. Everybody in the group: take 1 damage.

they-live-assault-last-rehearsal = LAST REHEARSAL
    .text = The announcer is practising midnight with his own face on. Talk to it.
    .fail = He finishes the sentence, and it is about you. Everybody in the group: take 1 damage.

they-live-assault-cooling-plant = COOLING PLANT
    .text = The core sweats, and men with long hooks keep the valves. There are not many of them.
    .fail = One of the hooks finds the valve, and the steam finds you. Everybody in the group: draw 1 Injury card.

they-live-assault-the-long-desk = THE LONG DESK
    .text = At the end of sixty feet of walnut sits the man who signs for it all. He is human, and he could still be asked.
    .fail = He signs for you, too. Everybody in the group: take 1 damage.

they-live-assault-emergency-power = EMERGENCY POWER
    .text = You have cut the mains. Now something in the basement begins to turn, and it must not.
    .fail = It turns. Every bulb in the tower looks at you. Everybody in the group: take 1 damage.

they-live-assault-feedback-loop = FEEDBACK
    .text = Point their microphone at their loudspeaker. It sounds simple; the rack has four hundred holes.
    .fail = It was the other hole. Everybody in the group: take 1 damage.

they-live-assault-roof-standoff = ROOF STAND-OFF
    .text = Half of you stand up behind the air shaft and draw their fire. The other half are already on the mast.
    .fail = They do not fire at the half that stands up. Everybody in the group: take 1 damage.

## The fourth set

they-live-assault-turnstiles = TURNSTILES
    .text = The gates take a coin that is no longer minted. They also take a certain note, hummed into the right wire.
    .fail = They take the coin, and your arm up to the elbow. Everybody in the group: take 1 damage.

they-live-assault-crowd-scene = CROWD SCENE
    .text = In the yard they are filming a bar fight, and they are short of people to fall down. Fall towards the door.
    .fail = The director wants it again, with real bottles. Everybody in the group: draw 1 Injury card.

they-live-assault-steel-shutters = STEEL SHUTTERS
    .text = Every door of the ground floor has come down at once. The winch is on your side, and was made for a hand with more fingers.
    .fail = The shutter rises a foot, thinks better of it and finds your ankles. Everybody in the group: take 1 damage and draw 1 Injury card.

they-live-assault-changing-of-the-guard = CHANGING OF THE GUARD
    .text = The relief comes at ten and knows the password. Half of you are the relief; the other half see to it that the real one is late.
    .fail = The real one is early. Everybody in the group: take 2 damage.

they-live-assault-script-department = SCRIPT DEPARTMENT
    .text = Twelve people are typing tomorrow. Read over their shoulders which door will be left open.
    .fail = Tomorrow you fall down the stairs. It had been typed already. Everybody in the group: take 1 damage.

they-live-assault-company-sports = COMPANY SPORTS
    .text = Two vice presidents are boxing before the late shift, and they need somebody to hit. Be that somebody for a while; then stop.
    .fail = They have been looking forward to this all week. Everybody in the group: take 1 damage.
