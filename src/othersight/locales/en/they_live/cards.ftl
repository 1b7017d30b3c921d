# Resistance cards: the name, what the card does by its figures, and a line to remember it by.

## Weapons

they-live-card-length-of-pipe = LENGTH OF PIPE
    .text = Each use: 1 more Combat die, no wanted token. Final Assault: Combat 1.
    .quote = It never jams, and nobody asks for a licence.

they-live-card-snub-revolver = SNUB REVOLVER
    .text = Each use: 1 more Combat die, 1 wanted token. While equipped: 1 more Stealth die. Final Assault: Stealth 1.
    .quote = Fits a coat pocket. Ruins the coat.

they-live-card-police-sidearm = POLICE SIDEARM
    .text = Each use: 2 more Combat dice, 1 wanted token. Final Assault: Combat 2.
    .quote = The last owner is still filling in the form.

they-live-card-pump-shotgun = PUMP SHOTGUN
    .text = Two-Handed. Each use: 3 more Combat dice, 1 wanted token. While equipped: 1 fewer Stealth die. Final Assault: Combat 2.
    .quote = The sound alone clears a lobby.

they-live-card-army-surplus-rifle = ARMY SURPLUS RIFLE
    .text = Two-Handed. Each use: 3 more Combat dice, 2 wanted tokens. Final Assault: Combat 3.
    .quote = Bought for deer. There are no deer downtown.

they-live-card-nail-gun = NAIL GUN
    .text = Each use: 2 more Combat dice, no wanted token. While equipped: 1 fewer Stealth die. Final Assault: Engineering 2.
    .quote = Three thousand a day, and not one on the time sheet.

they-live-card-flare-pistol = FLARE PISTOL
    .text = Each use: 2 more Combat dice, 2 wanted tokens. Action: take 2 wanted tokens and gain 2 scrap. Final Assault: Influence 1.
    .quote = Help comes. So does everybody else.

## Items

they-live-card-first-aid-kit = FIRST AID KIT
    .text = Single Use. For yourself or another player on your space, remove 3 damage. Final Assault: Intelligence 1.
    .quote = Two plasters missing, and nobody will say who.

they-live-card-splint-and-tape = SPLINT AND TAPE
    .text = Single Use. For yourself or another player on your space, heal 1 injury. Final Assault: Engineering 1.
    .quote = It holds chairs together. You are not a chair, but it holds.

they-live-card-change-of-clothes = CHANGE OF CLOTHES
    .text = Single Use. Remove 3 wanted tokens. Final Assault: Stealth 2.
    .quote = They are looking for a plaid shirt. Be a blue one.

they-live-card-box-of-sunglasses = BOX OF SUNGLASSES
    .text = Single Use. Action: for yourself or another player on your space, gain 2 glasses tokens. Final Assault: Influence 2.
    .quote = Cheap frames. The prices all come later.

they-live-card-tool-belt = TOOL BELT
    .text = While equipped: 2 more Engineering dice. Final Assault: Engineering 2.
    .quote = Eleven pockets, ten tools, one sandwich.

they-live-card-pocket-scanner = POCKET SCANNER
    .text = While equipped: 1 more Tech die, 1 more Stealth die. Final Assault: Tech 2.
    .quote = Hear where they are going, then go elsewhere.

they-live-card-signal-jammer = SIGNAL JAMMER
    .text = While equipped: 2 more Tech dice. Final Assault: Tech 3.
    .quote = For forty yards around it, people finish their thoughts.

they-live-card-ring-of-keys = RING OF KEYS
    .text = While equipped: 2 more Stealth dice. Final Assault: Stealth 2.
    .quote = One of them fits. One of them always fits.

they-live-card-bullhorn = BULLHORN
    .text = While equipped: 2 more Influence dice, 1 fewer Stealth die. Final Assault: Influence 2.
    .quote = Say it once, to everyone, including them.

they-live-card-field-glasses = FIELD GLASSES
    .text = While equipped: 2 more Intelligence dice. Final Assault: Intelligence 2.
    .quote = The wrong kind of glasses, but a start.

they-live-card-garbage-lid = GARBAGE LID
    .text = While equipped: 1 more Combat die. Final Assault: Combat 1.
    .quote = Dented on the outside, so you are not.

they-live-card-soldering-iron = SOLDERING IRON
    .text = While equipped: 1 more Engineering die, 1 more Tech die. Action: gain 1 scrap. Final Assault: Tech 2.
    .quote = Nothing is broken that cannot be two other things.

they-live-card-roll-of-bills = ROLL OF BILLS
    .text = Single Use. Gain 3 scrap. Final Assault: Influence 1.
    .quote = Look at what is printed on it. Then spend it quickly.

they-live-card-stolen-badge = STOLEN BADGE
    .text = While equipped: 1 more Influence die. Action: remove 1 wanted token. Final Assault: Stealth 1.
    .quote = Hold it up, keep walking, look bored.

they-live-card-building-plans = BUILDING PLANS
    .text = While equipped: 1 more Intelligence die, 1 more Engineering die. Final Assault: Intelligence 3.
    .quote = There is a floor between nine and ten.

## Allies

they-live-card-night-nurse = NIGHT NURSE
    .text = Action: for yourself or another player on your space, remove 1 damage. Final Assault: Intelligence 2.
    .quote = Double shift, half pay, and she still notices the eyes.

they-live-card-laid-off-welder = LAID-OFF WELDER
    .text = While equipped: 2 more Engineering dice. Final Assault: Engineering 3.
    .quote = Eighteen years at the plant. The plant is a mall now.

they-live-card-pirate-broadcaster = PIRATE BROADCASTER
    .text = While equipped: 2 more Tech dice, 1 fewer Stealth die. Final Assault: Tech 3.
    .quote = Cuts in for nine seconds. They are still coughing about it.

they-live-card-street-preacher = STREET PREACHER
    .text = While equipped: 2 more Influence dice. Final Assault: Influence 3.
    .quote = Most people cross the road. A few cross back.

they-live-card-off-duty-bouncer = OFF-DUTY BOUNCER
    .text = While equipped: 1 more Combat die. Final Assault: Combat 2.
    .quote = He has a list, and you are on the good half.

they-live-card-corner-lookout = CORNER LOOKOUT
    .text = While equipped: 1 more Stealth die, 1 more Intelligence die. Final Assault: Stealth 2.
    .quote = Twelve years old and has never once been surprised.

they-live-card-copy-shop-clerk = COPY SHOP CLERK
    .text = Single Use. Action: draw 2 cards from the Stash. Final Assault: Influence 1.
    .quote = Ten cents a page. The truth is double-sided.

they-live-card-scrapyard-cousin = SCRAPYARD COUSIN
    .text = Action: for yourself or another player on your space, gain 2 scrap and take 1 wanted token. Final Assault: Engineering 1.
    .quote = Everything is for sale, and everything is talked about.

they-live-card-getaway-driver = GETAWAY DRIVER
    .text = Single Use. For yourself or another player on your space, remove 2 wanted tokens and remove 1 damage. Final Assault: Stealth 3.
    .quote = Seat belts, please. The lights are a suggestion.

## Inventory

they-live-card-prize-fighters-wraps = PRIZE FIGHTER'S WRAPS
    .text = While equipped: 1 more Combat die, 1 more Influence die. Final Assault: Combat 2.
    .quote = Thirty-one fights. Old men still ask about the ninth.

they-live-card-press-pass = PRESS PASS
    .text = While equipped: 1 more Influence die, 1 more Intelligence die. Final Assault: Influence 2.
    .quote = It opens doors. It is the rooms that have changed.

they-live-card-cutting-torch = CUTTING TORCH
    .text = Two-Handed. Each use: 3 more Combat dice, 1 wanted token. Final Assault: Engineering 3.
    .quote = There are two kinds of door. Now there is one.

they-live-card-patched-terminal = PATCHED TERMINAL
    .text = While equipped: 2 more Tech dice, 1 more Intelligence die. Final Assault: Tech 3.
    .quote = Green letters, borrowed line, somebody else's bill.

they-live-card-choir-tape = CHOIR TAPE
    .text = While equipped: 2 more Influence dice. Final Assault: Influence 2.
    .quote = Play it loud, and nobody hears the other meeting.

they-live-card-doctors-bag = DOCTOR'S BAG
    .text = Action: for yourself or another player on your space, remove 2 damage. Final Assault: Intelligence 2.
    .quote = The insurance company regrets. The bag does not.

they-live-card-lock-pick-roll = LOCK PICK ROLL
    .text = While equipped: 1 more Stealth die, 1 more Engineering die. Final Assault: Stealth 3.
    .quote = A gift from a man who is away for a while.

they-live-card-service-carbine = SERVICE CARBINE
    .text = Two-Handed. Each use: 2 more Combat dice, no wanted token. Final Assault: Combat 3.
    .quote = Signed out in sixty-nine. Nobody asked for it back.

## Story rewards

they-live-card-title-belt = TITLE BELT
    .text = While equipped: 2 more Combat dice. Action: remove 1 damage. Final Assault: Combat 4.
    .quote = They took the decision. They forgot the belt.

they-live-card-the-unaired-reel = THE UNAIRED REEL
    .text = While equipped: 2 more Influence dice, 1 more Tech die. Final Assault: Influence 4.
    .quote = Four minutes of film, nineteen years of lawyers.

they-live-card-foremans-master-key = FOREMAN'S MASTER KEY
    .text = While equipped: 2 more Engineering dice, 1 more Stealth die. Final Assault: Engineering 4.
    .quote = One key for every site in the city. Think about that.

they-live-card-carrier-wave-box = CARRIER WAVE BOX
    .text = While equipped: 3 more Tech dice. Action: for yourself or another player on your space, remove 1 wanted token. Final Assault: Tech 4.
    .quote = It hums a note you have heard all your life.

they-live-card-the-congregation = THE CONGREGATION
    .text = While equipped: 3 more Influence dice. Action: for yourself or another player on your space, gain 1 scrap. Final Assault: Influence 4.
    .quote = Forty folding chairs, and this time people in them.

they-live-card-antidote-notes = ANTIDOTE NOTES
    .text = While equipped: 2 more Intelligence dice. Action: for yourself or another player on your space, remove 2 damage. Final Assault: Intelligence 4.
    .quote = In a doctor's hand, so it is in code already.

they-live-card-ghouls-wristwatch = GHOUL'S WRISTWATCH
    .text = While equipped: 3 more Stealth dice. Action: remove 2 wanted tokens. Final Assault: Stealth 4.
    .quote = It tells the time somewhere. Do not ask where.

they-live-card-old-squad = OLD SQUAD
    .text = While equipped: 1 more Combat die, 1 more Intelligence die. Final Assault: Combat 4.
    .quote = Older, wider, and still in step.

## The second set

they-live-card-hack-licence = HACK LICENCE
    .text = While equipped: 1 more Stealth die, 1 more Influence die. Final Assault: Stealth 2.
    .quote = A cab is the one car nobody remembers.

they-live-card-lens-grinders-case = LENS GRINDER'S CASE
    .text = While equipped: 1 more Engineering die, 1 more Tech die. Final Assault: Tech 2.
    .quote = Felt, rouge, and four hundred ways to see worse.

they-live-card-the-night-fleet = THE NIGHT FLEET
    .text = While equipped: 2 more Stealth dice, 1 more Engineering die. Final Assault: Stealth 4.
    .quote = Forty cabs, one radio, no meter running.

they-live-card-the-clear-pair = THE CLEAR PAIR
    .text = While equipped: 1 more Tech die, 2 more Intelligence dice. Action: gain 1 glasses token. Final Assault: Tech 4.
    .quote = No tint at all, and that is the clever part.
