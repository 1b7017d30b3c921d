const e=`# The Final Assault: the Introduction, then every card with what it asks and what a failure brings.

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
    .fail = The gate comes down again, on the wrong side, and the drivers put out their cigarettes. Fight: Stealth 2, Combat 5, health 5.

they-live-assault-front-desk = FRONT DESK
    .text = Marble, ferns, and a receptionist with a list. Every name on it is expected; yours could be too, with enough conviction.
    .fail = She smiles, presses something with her knee, and the ferns begin to move. Everybody in the group: draw 1 Injury card.

they-live-assault-two-stairwells = TWO STAIRWELLS
    .text = The quiet stair goes up past the offices, the loud one past the guardroom. Both have to reach the fifth floor at the same minute.
    .fail = One door opens and the other does not. You meet again at the bottom, faster than you went up. Everybody in the group: take 1 damage.

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
    .text = Every broadcast since the first, in cans, in an order no librarian would own up to. Somewhere in it is the floor plan.
    .fail = The shelves are on rails, and somebody upstairs has the switch. Everybody in the group: take 1 damage.

they-live-assault-control-room = CONTROL ROOM
    .text = Take the board without breaking it, while somebody keeps the night shift off your back. Both, please, and in that order.
    .fail = The picture rolls, the night shift does not. You are moved off the set. Everybody in the group: take 1 damage.

they-live-assault-service-ducts = SERVICE DUCTS
    .text = The ducts go everywhere the stairs do not, and the fans have to be stopped from inside. Mind your sleeves.
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
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),t=`# The pages of They Live: board, players, cards, talk and the Final Assault.

they-live-page-who = { $character } ({ $seat })
they-live-page-spare = { $character } (a spare character)
they-live-page-dead = { $character } (dead, was { $seat })

## Board

they-live-page-moment-first = Set-up, { $hour }. The first leader is still to be elected. Difficulty { $difficulty }.
they-live-page-moment = { $round ->
    [0] Set-up
   *[other] Round { $round }
}, { $hour }. The leader is { $leader }. Difficulty { $difficulty }. { $news ->
    [0] No news card is left.
    [one] 1 news card is left.
   *[other] { $news } news cards are left.
}
they-live-page-assault-later = From { $hour } on the leader can call the Final Assault at Cable 54.
they-live-page-assault-red = The clock is red: the leader can call the Final Assault at Cable 54.
they-live-page-assault-under-way = The Final Assault is under way.
they-live-page-space = { $number } { $name } (to { $ways }{ $freeway ->
    [yes] , freeway
   *[no] { "" }
})
they-live-page-space-with = { $number } { $name } (to { $ways }{ $freeway ->
    [yes] , freeway
   *[no] { "" }
}): { $things }
they-live-page-dropped = { $card } on the ground
they-live-page-enemy-front = { $enemy }{ $count ->
    [0] { "" }
   *[other] { " (" }{ $icons })
}
they-live-page-enemy-back = { $enemy } (Stealth { $stealth }, Combat { $combat }, health { $health }{ $damage ->
    [0] { "" }
   *[other] , { $damage } damage
}{ $influence ->
    [0] { "" }
   *[other] , Influence { $influence }
})
they-live-page-billboard = billboard { $artwork } with { $cards } behind it
they-live-page-billboard-known = billboard { $artwork }, which says { $message }, with { $cards } behind it
they-live-page-billboard-at = { $space }: { $billboard }.
they-live-page-remembered = You have seen there: { $cards }.
they-live-page-freeway = Freeway: { $spaces }. Riding costs 1 wanted token for each of them reached.
they-live-page-space-title = { $space } in { $area }
they-live-page-kind-named = A named space: cards of the area's Location deck are met here.
they-live-page-kind-unnamed = An unnamed space: cards of the generic Location deck are met here.
they-live-page-kind-billboard = A billboard: build, gather, or check and deploy.
they-live-page-kind-cable54 = Cable 54: from here the leader calls the Final Assault.
they-live-page-map = [1] space, <2> freeway, {"{"}9{"}"} billboard, [[6]] Cable 54. @13: Players 1 and 3 are there; !2: two enemies. Dots are threads; board lists the same in words.
they-live-page-ways = From here to: { $ways }.
they-live-page-here = Here: { $things }.
they-live-page-here-nothing = Nobody and nothing is here.
they-live-page-no-space = There is no space { $asked }; give a number from 1 to { $last }, or a name from the board.
they-live-page-resources-face-down = Resources: { $cards }, face down until the Final Assault.
they-live-page-resources-open = Resources: { $cards }, open to everybody.
they-live-page-recruits = Persuaded: { $recruits }.
they-live-page-useful = Useful: { $cards }.
they-live-page-sabotaged = Sabotaged: { $cards }.

## Players

they-live-page-person = { $person }{ $leader ->
    [yes] , leader,
   *[no] { "" }
} at { $space }: { $damage } damage of { $health } health, { $wanted } wanted, { $scrap } scrap, { $glasses } glasses, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
they-live-page-person-out = { $person }.
they-live-page-skill = { $skill } { $value }
they-live-page-skills = Skills: { $skills }.
they-live-page-special = { $special }: { $text }
they-live-page-slot-empty = none
they-live-page-slots = Weapon: { $weapon }. Off-hand: { $off }. Ally: { $ally }.
they-live-page-card-icon = { $card } ({ $icon })
they-live-page-bag = Bag: { $cards }.
they-live-page-bag-empty = Bag: empty.
they-live-page-bag-size = { $count ->
    [0] Bag: empty.
    [one] Bag: 1 card, hidden from you.
   *[other] Bag: { $count } cards, hidden from you.
}
they-live-page-injury = Injury { $injury }: { $text }
they-live-page-story = Story { $story }: { $passes } of 3 passes; it goes on at { $space }.
they-live-page-story-idle = Story { $story }: { $passes } of 3 passes.
they-live-page-story-done = Story { $story }: complete.
they-live-page-identity-own = Your overlay says { $identity }. Nobody else needs to know.
they-live-page-identity-seen = You have seen under the overlay: { $identity }.
they-live-page-identity-open = Everybody knows: { $identity }.
they-live-page-identity-unknown = Human or Invader: you do not know.
they-live-page-me-spectator = You only watch: no character is yours.
they-live-page-overlays = Overlays in the game, spares and the dead included: { $human } Human, { $invader } Invader.
they-live-page-no-player = There is no player { $asked }; give a number from 1 to { $last }, or a character's name.

## Cards

they-live-page-cards-of = { $person }
they-live-page-card = { $card }: { $text }
they-live-page-piles = Stash: { $first } and { $second } cards; { $discard } discarded.
they-live-page-news = { $card } ({ $colour })
they-live-page-bar = Bar: { $parts }.
they-live-page-bar-clock = clock { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} on
they-live-page-bar-raid = raid { $message }
they-live-page-bar-swap = swap { $artwork }
they-live-page-bar-enemies = enemies at { $spaces }
they-live-page-bar-scrap = scrap at { $spaces }
they-live-page-news-none = No news card is in view yet.
they-live-page-news-left = { $count ->
    [0] No news card is left.
    [one] 1 news card is left.
   *[other] { $count } news cards are left.
}

## Talk and trust

they-live-page-dated = { $round ->
    [0] Set-up
   *[other] Round { $round }
}: { $line }
they-live-page-claims-none = Nobody has claimed anything yet.
they-live-page-claim-stands = No. { $number }, { $round ->
    [0] set-up
   *[other] round { $round }
}, { $speaker }: { $claim }.
they-live-page-claim-withdrawn = No. { $number }, { $round ->
    [0] set-up
   *[other] round { $round }
}, { $speaker }: { $claim }. (Taken back.)
they-live-page-knowledge-spectator = A spectator has seen nothing through the lenses.
they-live-page-known-person = { $person }: { $identity }.
they-live-page-message = { $space }: { $artwork } says { $message }.
they-live-page-message-unknown = { $space }: what { $artwork } says you have not seen.
they-live-page-icons-own = Your cards: { $cards }.
they-live-page-icons-others = Cards others have equipped: { $cards }.
they-live-page-icons-deposits = Cards behind billboards: { $cards }.
they-live-page-icons-resources = Cards in the Resources: { $cards }.
they-live-page-icons-none = You have seen the icon of no card that lies where you could find it.
they-live-page-told = What was told or shown to you alone:
they-live-page-votes-none = Nobody has voted yet.
they-live-page-vote-open = A vote is open; still to answer: { $waiting }.
they-live-page-aside = { $typed }: { $option }
they-live-page-asides-no-card = You have no card now that could be used without being asked.
they-live-page-asides-claims =
    You can claim anything, true or not, whenever you have the keyboard:
      claim person NAME human|invader
      claim billboard SPACE MESSAGE
      claim card NAME clean|sabotaged
      claim deposit SPACE NUMBER-SABOTAGED
they-live-page-withdraw = withdraw { $number }: { $line }
they-live-page-asides-spectator = A spectator has nothing to say.

## The Final Assault

they-live-page-assault-left = { $count ->
    [0] No Final Assault card is left to turn up.
    [one] 1 Final Assault card is still to be turned up.
   *[other] { $count } Final Assault cards are still to be turned up.
}
they-live-page-group = Test group: { $group }.
they-live-page-revealed = Invaders who have shown themselves: { $shown }.
they-live-page-assault-test = { $skill } { $printed }
they-live-page-assault-card = { $card }, level { $level }, { $colour }: { $tests }. Failed { $failures } of { $limit } times.
they-live-page-assault-fail = If it fails: { $text }
they-live-page-test = Test: { $skill }, { $printed } and one more for each of { $group }.
they-live-page-test-spent = Spent for it: { $cards }.
they-live-page-test-against = Played against it: { $cards }.

## Help

they-live-help-board = board           clock and leader, every space with who and what is there
they-live-help-map = map             the board as a picture
they-live-help-space = space NAME      one space with its neighbours, by number or name
they-live-help-me = me              your character: dials, slots, bag, injuries, story, identity
they-live-help-players = players         everybody in short
they-live-help-player = player NAME     one player's open side, by number or character
they-live-help-cards = cards           all cards you see, with their texts
they-live-help-billboards = billboards      messages you know, deposits, Resources
they-live-help-news = news            the Breaking News card in view
they-live-help-claims = claims          who has claimed what, and when
they-live-help-knowledge = knowledge       what you have seen through the lenses, and when
they-live-help-votes = votes [N]       how everybody has voted, the last N lines of it
they-live-help-assault = assault         how the Final Assault stands
they-live-help-asides = asides          what you can do or say without being asked

## Whether a claim was true

they-live-verdict-true-seen = True, and the speaker had seen it.
they-live-verdict-true-unseen = True, though the speaker had not seen it.
they-live-verdict-false-seen = A lie: the speaker had seen otherwise.
they-live-verdict-false-unseen = Not true; the speaker had not seen it.
they-live-verdict-partly-seen = True of some such cards only, and the speaker had seen which.
they-live-verdict-partly-unseen = True of some such cards only; the speaker had not seen which.
`,f=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),n=`# Resistance cards: the name, what the card does by its figures, and a line to remember it by.

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
`,w=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),a=`# The eight characters, and their two specials each.

## Who

they-live-character-ray-doyle = Ray Doyle
    .bio = Heavyweight, retired by a decision nobody in the hall agreed with. Stacks crates now and counts rounds in his sleep.

they-live-character-connie-vale = Connie Vale
    .bio = Ran the city desk until the city desk was cut for a horoscope page. Still has the numbers of everyone who ever lied to her.

they-live-character-big-lou-ortega = Big Lou Ortega
    .bio = Built half the skyline, rents a room in its shadow. Can tell by the sound what a wall is hiding.

they-live-character-dot-kimura = Dot Kimura
    .bio = Fixed telephones for the company until she heard what was under the dial tone. The company let her go. The tone did not.

they-live-character-deacon-ames = Deacon Ames
    .bio = A storefront, forty chairs and a voice that carries two blocks. Has buried more neighbours than he has married.

they-live-character-doc-halloran = Doc Halloran
    .bio = Runs a free clinic on expired samples and nerve. Keeps a drawer of X-rays that fit nobody on file.

they-live-character-slim-pickett = Slim Pickett
    .bio = Never locked up, on account of never being there. Takes small things from large houses.

they-live-character-sarge-whitlock = Sarge Whitlock
    .bio = Two tours, one pension cheque, always late. Sleeps with her boots on and wakes up with a plan.

## Specials

they-live-special-glass-jaw-iron-will = GLASS JAW, IRON WILL
    .text = While at least half your health is gone you have 1 more Combat die.

they-live-special-pep-talk = PEP TALK
    .text = Action: every player on your space, you included, removes 1 damage.

they-live-special-sources = SOURCES
    .text = Action: pay 1 scrap and draw 1 card from the Stash.

they-live-special-on-the-record = ON THE RECORD
    .text = You have 2 more Influence dice to Persuade.

they-live-special-salvager = SALVAGER
    .text = A glasses token costs you 1 scrap less to CRAFT.

they-live-special-strip-it-down = STRIP IT DOWN
    .text = Action: gain 2 scrap and take 1 wanted token.

they-live-special-phone-phreak = PHONE PHREAK
    .text = You have 1 more die in every Tech test on a card.

they-live-special-dead-air = DEAD AIR
    .text = Action: remove 2 of your wanted tokens.

they-live-special-witness = WITNESS
    .text = You have 1 more Influence die with a broker and in the Final Assault.

they-live-special-laying-on-of-hands = LAYING ON OF HANDS
    .text = Action: every player on your space, you included, removes 1 wanted token.

they-live-special-bedside-manner = BEDSIDE MANNER
    .text = You have 1 more Intelligence die on the reward roll after a fight.

they-live-special-patch-up = PATCH UP
    .text = Action: every player on your space, you included, removes 1 damage.

they-live-special-back-roads = BACK ROADS
    .text = The freeway costs you no wanted tokens.

they-live-special-five-finger-discount = FIVE-FINGER DISCOUNT
    .text = Action: draw 1 Item from the Stash and take 2 wanted tokens.

they-live-special-cool-under-fire = COOL UNDER FIRE
    .text = You have 1 more Stealth die against enemies and players, and with 5 or more wanted tokens 1 more Combat die.

they-live-special-dig-in = DIG IN
    .text = Action: remove 2 of your damage.
`,b=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),o=`# Enemy tiles: what the front shows, then what the back says, its rules and a line about it.

## Fronts

they-live-front-human-cop = Human Cop
they-live-front-invader-civilian = Invader Civilian
they-live-front-night-watchman = Night Watchman
they-live-front-cable-repairman = Cable Repairman
they-live-front-hired-crew = Hired Crew
they-live-front-junior-executive = Junior Executive
they-live-front-network-publicist = Network Publicist
they-live-front-plainclothes-ghoul = Plainclothes Ghoul
they-live-front-patrol-ghoul = Patrol Ghoul
they-live-front-spy-eye = Spy Eye
they-live-front-hound-handler = Hound Handler
they-live-front-bulldozer = Bulldozer
they-live-front-riot-squad = Riot Squad
they-live-front-gunship = Gunship
they-live-front-the-anchorman = The Anchorman
they-live-front-collaborators-guard = Collaborators' Guard
they-live-front-portal-warden = Portal Warden
they-live-front-the-liquidator = The Liquidator

## The bag

they-live-enemy-human-cop = Honest Cop
    .text = No special rule.
    .quote = Nine years in, and nobody has ever asked him what he thinks.

they-live-enemy-human-cop-on-the-take = Cop on the Take
    .text = No special rule.
    .quote = Somebody made an offer. Make a better one.

they-live-enemy-invader-civilian = Invader in Line
    .text = No special rule.
    .quote = Coupons in one hand, the whole block's names in the other.

they-live-enemy-invader-civilian-alarm = Invader with a Watch
    .text = When it is killed, all players in its area: take 1 wanted token.
    .quote = It was talking to its wrist all along.

they-live-enemy-night-watchman = Night Watchman
    .text = No special rule.
    .quote = Paid to see nothing. He is good at it.

they-live-enemy-cable-repairman = Cable Repairman
    .text = No special rule.
    .quote = He has been in every living room in the city.

they-live-enemy-hired-crew = Hired Crew
    .text = No special rule.
    .quote = Cash by the day, and no questions about what they are fencing in.

they-live-enemy-junior-executive = Junior Executive
    .text = No special rule.
    .quote = Two years from the corner office, or from knowing better.

they-live-enemy-network-publicist = Network Publicist
    .text = When it is placed, the leader: take 1 wanted token.
    .quote = Smile. You are already on the evening news.

they-live-enemy-plainclothes-ghoul = Plainclothes Ghoul
    .text = No special rule.
    .quote = The suit is good. The face took less time.

they-live-enemy-patrol-ghoul = Patrol Ghoul
    .text = In every raid, all players in its area: take 1 wanted token.
    .quote = It writes you up in a language with no word for maybe.

they-live-enemy-spy-eye = Spy Eye
    .text = When it is placed, all players in its area: take 1 wanted token.
    .quote = It hovers, it blinks once, and the street knows your name.

they-live-enemy-hound-handler = Hound Handler
    .text = When it is placed: it moves 2 spaces towards the most wanted player.
    .quote = The dog is nicer. The dog is not in charge.

they-live-enemy-bulldozer = Bulldozer
    .text = In every raid, all players on its space: take 2 damage.
    .quote = Yellow, insured, and quite deaf.

## Bosses

they-live-enemy-riot-squad = Riot Squad
    .text = When it wounds in a fight, every fighter: draw 1 Injury card.
    .quote = Twelve shields, one helmet size, no faces to argue with.

they-live-enemy-gunship = Gunship
    .text = In every raid, all players: take 1 wanted token.
    .quote = You feel it in your teeth first.

they-live-enemy-the-anchorman = The Anchorman
    .text = When it is placed, all players: take 1 wanted token. When it is killed, all players: remove 1 wanted token.
    .quote = Trusted in more homes than the people who live there.

they-live-enemy-collaborators-guard = Collaborators' Guard
    .text = No special rule.
    .quote = They know who signs the cheques. They have seen it eat.

they-live-enemy-portal-warden = Portal Warden
    .text = When it wounds in a fight, every fighter: take 2 wanted tokens.
    .quote = It has a lamp, a ledger, and nobody's permission to let you by.

they-live-enemy-the-liquidator = The Liquidator
    .text = When it is killed, all players on its space: gain 1 glasses token.
    .quote = A handshake, a folder, and the block is gone by Friday.
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),s=`# Injury cards: what they hinder, how they end, and a line about them.

they-live-injury-split-lip = SPLIT LIP
    .text = 1 fewer Influence die. Minor: it ends with the next round.
    .quote = People hear the lisp and not the argument.

they-live-injury-bruised-ribs = BRUISED RIBS
    .text = 1 fewer Combat die. Minor: it ends with the next round.
    .quote = Only hurts when you breathe.

they-live-injury-ringing-ears = RINGING EARS
    .text = 1 fewer Stealth die. Minor: it ends with the next round.
    .quote = You walk softly, as far as you can tell.

they-live-injury-winded = WINDED
    .text = You cannot use the freeway or DISTRACT. Minor: it ends with the next round.
    .quote = Give it a minute. You do not have a minute.

they-live-injury-shaken = SHAKEN
    .text = 1 fewer Intelligence die, 1 fewer Tech die. Minor: it ends with the next round.
    .quote = The same newspaper, upside down, for an hour.

they-live-injury-twisted-ankle = TWISTED ANKLE
    .text = 1 fewer Stealth die, and you cannot use the freeway. Severe: LAY LOW heals it.
    .quote = The kerb won on points.

they-live-injury-broken-hand = BROKEN HAND
    .text = 2 fewer Engineering dice, and you cannot CRAFT. Severe: an action and 2 scrap heal it.
    .quote = It was a good punch. That was the trouble.

they-live-injury-concussion = CONCUSSION
    .text = 2 fewer Intelligence dice, 1 fewer Tech die. Severe: an action and a passed Intelligence test heal it.
    .quote = Who is the president? You laugh for too long.

they-live-injury-deep-cut = DEEP CUT
    .text = 1 fewer Combat die, 1 fewer Stealth die. Severe: an action and 3 scrap heal it.
    .quote = It needs eleven stitches and somebody with no questions.

they-live-injury-detached-nerve = DETACHED NERVE
    .text = 1 fewer Combat die. Severe and permanent: only a card that heals an injury helps.
    .quote = The arm is there. It has stopped taking calls.

they-live-injury-panic = PANIC
    .text = You cannot TRADE or INSPECT. Severe: LAY LOW heals it.
    .quote = Everybody's eyes look wrong now, the mirror included.
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),i=`# Location cards: a title, and what is found at each named space, or in the upper and lower areas.

## Tax Exempt

they-live-location-valet-parking = VALET PARKING
    .country-club = Forty cars, one boy, and a board of keys behind him. Walk past as if you were bored.
    .hilltop-house = A convertible will not start in the drive, and its owner is late. Under the bonnet there is more car than the car needs.
    .private-bank = The bank parks its own visitors by machine. The console shows more on the camera than the people in the lobby do.

they-live-location-members-only = MEMBERS ONLY
    .country-club = The steward asks whose guest you are. There is a portrait on the stairs; try that name, warmly.
    .hilltop-house = A party on the terrace, and the house behind it all dark. People who own this much cannot remember all of it.
    .private-bank = A ledger lies open at the wrong page for just as long as a telephone call. The figures are in code, and the code is lazy.

they-live-location-silver-service = SILVER SERVICE
    .country-club = The head waiter has served these people for thirty years and has opinions. He has never been asked for one.
    .hilltop-house = The dining table is laid for twelve, and one place has no cutlery at all. Think about who eats there.
    .private-bank = They are carrying lunch to the boardroom past an open strongroom. Nobody looks at a man with a tray, if he has the nerve twice.

they-live-location-pool-boy = POOL BOY
    .country-club = The filter has been screaming for a week. Nobody minds who takes it apart, or where the parts go.
    .hilltop-house = The pool boy saw his employer without its face on. He would like somebody to tell him that he is not ill.
    .private-bank = The manager's son has opened an account for his tips and been turned down for a loan. He is ready to be generous out of spite.

they-live-location-caddy-shack = CADDIES' HUT
    .country-club = Forty years of lost property in wooden lockers. Some of it was never lost; work out which.
    .hilltop-house = The intercom by the gate takes a code of four digits and gives it away by the wear on the buttons. Then it asks a question of its own.
    .private-bank = A golf bag in the cloakroom weighs what no golf bag should. The lock on it is Swiss and twice as proud.

they-live-location-garden-party = GARDEN PARTY
    .country-club = A lady with a cigarette holder is giving away her late husband's spectacles. She gives them to people she likes.
    .hilltop-house = Lanterns, a string quartet, and a study window on the latch. Keep to the hedge and to the slow movements.
    .private-bank = They have wired the lawn for sound, and the recorder is in the cellar. What it has heard is worth having; what guards it is mains voltage.

they-live-location-power-lunch = POWER LUNCH
    .country-club = Two men are buying a street over the fish. They write it on a napkin, and then they order dessert.
    .hilltop-house = The caterers' generator has quit, and the ice is going. Get it running and they will look the other way about a hamper.
    .private-bank = A junior partner has been told to smile at what he saw on the ninth floor. He is one kind word from resigning; find it, and then the next one.

they-live-location-tennis-whites = TENNIS WHITES
    .country-club = Nobody in white has ever been stopped here. There are whites drying on the line behind the courts.
    .hilltop-house = The gardener is not a gardener, and what he has in the wheelbarrow is not for the roses. He has seen you see it.
    .private-bank = In the drawer of the safe-deposit clerk are petty cash and the box numbers of nobody. He has gone to change for his match.

they-live-location-golf-pro = GOLF PRO
    .country-club = The pro bets that no guest can take a club out of his hands. He has a great many clubs, and some that shoot.
    .hilltop-house = The screen in the den shows the fairway, live, from above. Something about the lens in the set is worth unscrewing.
    .private-bank = He has left his bag at the counter while he flirts. The guard is watching the flirting.

they-live-location-charity-auction = CHARITY AUCTION
    .country-club = Lot nine was stolen from people you know. Talk the room out of bidding, or find yourself bidding.
    .hilltop-house = The donated goods wait in the garage, and the labels have been switched. Work out the real list before the dog does.
    .private-bank = The money goes to the needy by way of a terminal in the back office. It could go to the needy a shorter way.

## Downtown Redevelopment

they-live-location-wrecking-ball = WRECKING BALL
    .construction-site = The ball is swinging on a frayed line over a yard of good steel. Bring it to rest and the steel is yours.
    .day-labor-office = They are hiring men to pull down the street they live on. One of them has not signed yet.
    .half-built-hotel = Half a wall comes down, and there is a furnished room behind it. Somebody is on the way up to see to the hole.

they-live-location-day-rate = DAY RATE
    .construction-site = An honest hour with a wrench, and soup at the end of it. The foreman pays in offcuts.
    .day-labor-office = The clerk decides who works by who makes him laugh. The line has stopped trying.
    .half-built-hotel = Three men have been paid to stop anybody on the fourth floor. They were paid in advance, which is a weakness.

they-live-location-hard-hats = HARD HATS
    .construction-site = A rigger dares you to walk the beam and talk to him at the far end. He only trusts people who would.
    .day-labor-office = The notice board is a foot deep in old jobs. Read down far enough, and one address keeps coming up.
    .half-built-hotel = The hoist has been stripped badly. Strip it well, before it comes down by itself.

they-live-location-wet-concrete = WET CONCRETE
    .construction-site = Something was put in the form before the pour, and the pour is setting. There is a right way to break it and very little time.
    .day-labor-office = A man with photographs is going down the line. Go down it ahead of him, on the other side.
    .half-built-hotel = Set in the new lobby floor is a disc of smoked glass with wires to it. Somebody will be sorry that it came loose.

they-live-location-lunch-pail = LUNCH PAIL
    .construction-site = They box for sandwiches behind the mixer. The winner eats, and sits down for half an hour.
    .day-labor-office = Share a flask with the men who did not get picked. They know what was carried in last night, and where it was put.
    .half-built-hotel = A lunch pail has stood on the seventh floor since winter with a name on it. See what is under the false bottom, and under the name.

they-live-location-permit-office = PERMIT OFFICE
    .construction-site = The permits pinned up in the trailer are for a different building. Read fast and take the interesting one.
    .day-labor-office = The office has been given a new machine that prints passes. It has an eye in it; the eye comes out.
    .half-built-hotel = The inspector has signed for floors that he has never been shown. Ask him gently, ask him again, and then ask him along.

they-live-location-loading-dock = LOADING DOCK
    .construction-site = One crate is not for the site. Its label says machine parts, and it rattles like ammunition.
    .day-labor-office = The back door of the office is off its rail, and the scrap of a dozen evictions is stacked against it. Hang the one, keep the other.
    .half-built-hotel = They deliver at night, by hand truck, to rooms with no floors. Wait for the gap between two trucks.

they-live-location-copper-thieves = COPPER THIEVES
    .construction-site = Half a mile of cable on a drum, and a watchman with a torch. He turns at the fence every time.
    .day-labor-office = The gang that strips the street has come for the office pipes. It would be a public service.
    .half-built-hotel = They have been here before you and left what they could not work loose. You have better tools, or better manners.

they-live-location-union-man = UNION MAN
    .construction-site = He has been offered a car, a house and a face-lift to go quiet. It will take a good deal to make him believe that you offer nothing.
    .day-labor-office = He can swear before anyone that you have been on shift since six. He would want to like you first.
    .half-built-hotel = He hid his files behind the exchange panel in the lobby. The panel is live, and so is the argument about it.

they-live-location-elevator-shaft = ELEVATOR SHAFT
    .construction-site = The cage stops between floors for anyone who bridges the right relay. Between floors there is a shelf.
    .day-labor-office = In the basement of the office the lift goes down two stops further than the buttons. Find the pattern in the wear on the key.
    .half-built-hotel = Somebody sealed a workshop for lenses into the shaft and took out the ladder. Rig one that holds, and then rig it again for the way back.

## Downtown

they-live-location-express-lane = EXPRESS LANE
    .supermarket = Ten items or fewer, and one of them has no label. Read what the others are really for, and eat the plain one.
    .newsstand = A rack of paperbacks, a mirror, and a pair of dark frames nobody has priced. The owner has turned to make change.
    .parking-garage = The exit barrier has eaten a ticket and stuck. Free it, and keep what falls out of the housing.

they-live-location-double-coupons = DOUBLE COUPONS
    .supermarket = The cashier can ring it up as she pleases, and nobody has been pleasant to her since Tuesday.
    .newsstand = Cut the coupons out, lay them edge to edge, and they make a map. It only works in one order.
    .parking-garage = There is a long box on the back seat of a car with a warm engine. The attendant is counting his coupons.

they-live-location-shoplifter = SHOPLIFTER
    .supermarket = There is a trick to it with a newspaper and a heavy coat. There is also a man with a mop who does not mop.
    .newsstand = A kid has been caught with a magazine and is not sorry. Speak up for him, and he will remember it.
    .parking-garage = The store's own thief keeps his takings on level four. He is not going to call the police either.

they-live-location-late-edition = LATE EDITION
    .supermarket = The price scanner reads out something else when it is held upside down. Get it to say the rest.
    .newsstand = The late edition differs from the early one in a single photograph. Find where, and the paperboy shows you why.
    .parking-garage = A news van is idling with its mast up and its crew at dinner. The good equipment hums to itself.

they-live-location-two-for-one = TWO FOR ONE
    .supermarket = The samples lady has been told to push the blue ones. Be charming, and she lets you see what is under the cloth.
    .newsstand = The owner is cleaning out. Haggle with him as his father used to, and he throws things in.
    .parking-garage = Two cars have been welded into one, not well. There is a compartment at the seam.

they-live-location-stock-room = STOCK ROOM
    .supermarket = The freight lift is out, and the good shelf is on the other floor. Make it go once more.
    .newsstand = The back copies are kept in a cellar with two doors. Someone is coming down by the other one.
    .parking-garage = The chained cage on the bottom level is the guards' own. The chain is noisy; the guards are playing cards; it takes two good silences.

they-live-location-bag-boy = BAG BOY
    .supermarket = He has seen what the manager buys, and in what amounts. Be the first customer to ask his name.
    .newsstand = He keeps a radio under the counter that gets a station which is not there. Tune it before the valve burns out.
    .parking-garage = He carries bags to cars, and has a list of which cars come every day and never leave with groceries. See what the list is for.

they-live-location-dark-glasses-rack = DARK GLASSES RACK
    .supermarket = Sixty identical pairs, and two of them are not. The checkout scanner could tell, if you were to ask it very cleverly.
    .newsstand = Put on a pair, lean on the rack, and let the patrol read the headlines over your shoulder.
    .parking-garage = A big man in mirrored frames says that this level is taken. He is very sure, and he is leaning on a trunk full of reasons.

they-live-location-security-mirror = SECURITY MIRROR
    .supermarket = In the mirror over aisle four the manager has no lips. Get behind it without crossing his eye.
    .newsstand = The kiosk's mirror shows the street from behind. Watch long enough, think twice, and you know who leaves what for whom.
    .parking-garage = The cameras can be made to watch a wall. While they do, there are hubcaps to think of.

they-live-location-tow-zone = TOW ZONE
    .supermarket = Two men are arguing over a trolley of food that belongs to neither. End it, and lunch is on them.
    .newsstand = The meter maid has your description and a soft heart. She also has a tin of confiscated change.
    .parking-garage = The tow truck has dropped its load half over the ramp. Winch it back, and nobody will count the parts.

## Resettlement

they-live-location-soup-line = SOUP LINE
    .free-clinic = There is one bed and two of you who want it. Tell the sister honestly how you feel, for once.
    .tent-camp = The man ahead of you ran a factory floor. He has not been asked to run anything since.
    .storefront-church = The ladle passes and so do rumours. Put three of them together and there is a fourth.

they-live-location-cot-number-nine = COT NUMBER NINE
    .free-clinic = The chart on the bed was written by somebody who knew what to do and was then moved. Read it as he meant it.
    .tent-camp = Patrol, flashlights, a row of blankets. Be one more blanket.
    .storefront-church = There is a cot behind the organ for people with nowhere to be. The sexton wants only a reason he can repeat.

they-live-location-false-wall = FALSE WALL
    .free-clinic = Behind the supply room wall is the machine they said had been sold. It still works on people, if it is set right.
    .tent-camp = A bulldozed kitchen, and a good iron frame under the boards. Take it out without bringing down the rest.
    .storefront-church = One panel sounds different from the others. Behind it are cartons of the thing you came for, and a beam that is holding up the choir.

they-live-location-choir-practice = CHOIR PRACTICE
    .free-clinic = The night porter hums the descant from next door. Hum the other part and see if he turns round.
    .tent-camp = They sing across the tracks in parts, and the parts are directions. Count the verses.
    .storefront-church = There is singing, and there is nobody in the room. Follow the tape to the machine, and the machine to what it covers.

they-live-location-burn-barrel = BURN BARREL
    .free-clinic = Somebody is trying to burn the clinic's records in a drum, and is not planning to stop at records.
    .tent-camp = Three drifters have the only fire, and something wrapped in a blanket. They propose a contest.
    .storefront-church = Cold night, good fire, and everybody's pockets a little looser for a story.

they-live-location-bad-water = BAD WATER
    .free-clinic = Whatever is in the pipes is in all of them, and in you. Find the pattern, then find the cure, and be the second to try it.
    .tent-camp = The standpipe was capped on purpose. There is a parcel wedged in the valve, under pressure.
    .storefront-church = The font is the last clean water for six blocks. Work out where it comes from, and have a proper wash.

they-live-location-night-shift = NIGHT SHIFT
    .free-clinic = The drug cabinet keeps its own log. Persuade the lock that it is Thursday.
    .tent-camp = Somebody goes from tent to tent after dark, leaving parcels for people who are not there any more.
    .storefront-church = Between midnight and the milk there is a service for people who are being looked for. The way in is by the coal hole.

they-live-location-missing-pages = MISSING PAGES
    .free-clinic = Pages have been torn from the eye doctor's book. The pencil went through to the sheet below.
    .tent-camp = A dead radio and a live battery, a yard apart. Somebody ought to introduce them.
    .storefront-church = The hymnal jumps from 112 to 119, and the index does not. Think it through twice before anybody asks what you are looking up.

they-live-location-pickup-game = PICKUP GAME
    .free-clinic = The orderlies play in the yard with elbows. It is cheaper than a gymnasium, and you learn more.
    .tent-camp = They are a player short, and nobody will bet on the other side. Somebody with a mouth could change that.
    .storefront-church = The pastor's team has lost forty in a row, and one of them used to be a captain of something. Get him talking, then get him to stop.

they-live-location-pills-in-a-jar = PILLS IN A JAR
    .free-clinic = Nine kinds, no labels, and one of them is what you need. Chemistry, or luck.
    .tent-camp = The pusher's tent has a floor, and the floor has a lid. He is out, for as long as you can hear him.
    .storefront-church = The medicine chest in the vestry has been painted shut since the last war. The fittings alone are worth the trouble.

## Any street

they-live-location-payphone = PAYPHONE
    .top = It rings as you pass. A voice reads numbers, and the numbers are not for you unless you can get it to believe so.
    .bottom = Somebody has forgotten to hang up on an aunt with a great deal to give away. Be her nephew.

they-live-location-storm-drain = STORM DRAIN
    .top = A grate, a ladder, and quiet footsteps overhead for six blocks. Mind the water.
    .bottom = The drain is choked with a winter of somebody else's hardware. Free it before the rain does.

they-live-location-stray-dog = STRAY DOG
    .top = It growls at half the people in the street, and it is always right about them. It would like to be asked properly whether you may sit down.
    .bottom = The dog belongs to somebody who has been watching how you treat it.

they-live-location-parked-van = PARKED VAN
    .top = Plumbing and heating, says the side, and four aerials say otherwise. The driver has gone for doughnuts.
    .bottom = It has no wheels, no plates and a bench of tools welded shut. Patience, and a lever.

they-live-location-squad-car = SQUAD CAR
    .top = One officer, one open trunk, and a difference of opinion. It will be on the radio whatever you do.
    .bottom = They are both asleep with the windows down. The rack between the seats is not locked.

they-live-location-dropped-wallet = DROPPED WALLET
    .top = No money, no name, and a key to a locker. There are only so many lockers; think.
    .bottom = A pawn ticket, a bus stub and a list. Between them they tell where a man kept what he had left.

they-live-location-shortwave = SHORTWAVE
    .top = Under the dance music a man is explaining how to grind a lens. He fades whenever anybody well dressed goes by.
    .bottom = A set with no case is talking to itself on a wall. Hold two wires together and it talks to you.

they-live-location-fire-escape = FIRE ESCAPE
    .top = The last flight hangs by one bolt, and somebody has left a bundle on the landing. Mend first, climb second.
    .bottom = Five floors of open windows, and the sixth is the one. Rust makes a noise of its own.

they-live-location-man-with-a-watch = MAN WITH A WATCH
    .top = He speaks to his wrist, waits, and nods. Work out what he is asking, work out what it answers, and be gone before it asks about you.
    .bottom = He raises his wrist to his mouth. There is one second in which that can be prevented, and it will take all of it.

they-live-location-empty-lot = EMPTY LOT
    .top = There is a good stove under the weeds, and a few things under the stove. Nobody else has brought a wrench.
    .bottom = Somebody has set out bricks on the ground in rows. Seen from the wall it is a floor plan, and there is a cross on it.
`,T=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),r=`# The log: what happened, to whom, and why. One text for each kind of line.

## Set-up, rounds and votes

they-live-log-leader = { $player } leads the Resistance.
they-live-log-vote-leader = { $player } votes for { $for } as leader.
they-live-log-vote-nominate = { $player } votes for { $for } to look behind the billboards.
they-live-log-vote-spend = { $player } votes to spend { $for }.
they-live-log-vote-keep = { $player } votes to keep { $for }.
they-live-log-vote-half = { $player } votes for a first half of { $for }.
they-live-log-vote-fight = { $player } votes to fight { $for } first.
they-live-log-no-majority = { $kind ->
    [first-leader] No majority: chance picks the leader.
   *[leader] No majority: the leader token goes on clockwise.
}
they-live-log-leader-decides = No majority: the vote of { $player }, who leads, decides.
they-live-log-intro = { $person }, { $story }: { $text }
they-live-log-round = Round { $round }
they-live-log-response-phase = { they-live-phase-response }
they-live-log-location-phase = { they-live-phase-location }

## What a player says and uses

they-live-log-claim = { $player } claims: { $claim }.
they-live-log-claim-withdrawn = { $player } takes back: { $claim }.
they-live-log-card-used = { $person } uses { $card }: { $text }
they-live-log-ability = { $person } uses { $special }: { $text }

## The Action Phase

they-live-log-action-turn = { $player }'s Action turn
they-live-log-action-turn-over = { $player }'s Action turn is over.
they-live-log-action = { $action ->
    [reorganize] { $person } sorts weapon, off-hand and Ally anew: REORGANIZE.
    [distract] { $person } makes a noise to bring an enemy closer: DISTRACT THE AUTHORITIES.
    [inspect] { $person } puts the lenses on: INSPECT.
    [craft] { $person } sits down to CRAFT.
   *[treat] { $person } treats an injury.
}
they-live-log-moves = { $person } moves to { $space }.
they-live-log-rides = { $person } rides the freeway to { $space }.
they-live-log-lays-low = { $person } lies low.
they-live-log-card-scrapped = { $person } takes a card apart, unseen.
they-live-log-equipped = { $person } equips { $card }.
they-live-log-put-in-bag = { $person } puts { $card } into the bag.
they-live-log-offer-card-face = { $player } offers { $partner } the card { $card }.
they-live-log-offer-card = { $player } offers { $partner } a card.
they-live-log-offer-scrap = { $player } offers { $partner } { $scrap }.
they-live-log-trade-refused = { $player } refuses. Nothing changes hands.
they-live-log-trade-accepted = { $player } takes it and gives { $partner } nothing back.
they-live-log-trade-back-face = { $player } takes it and gives back { $card }.
they-live-log-trade-back-card = { $player } takes it and gives a card back.
they-live-log-trade-back-scrap = { $player } takes it and gives { $scrap } back.

## What the lenses show

they-live-log-lenses-own-cards = You see through your own cards. Useful: { $useful }. Sabotaged: { $sabotaged }.
they-live-log-lenses-on-cards = { $player } looks at the own cards through the lenses.
they-live-log-lenses-messages = { $player } sees what the billboards say: { $messages }.
they-live-log-lenses-on-billboards = { $player } sees what all three billboards say.
they-live-log-lenses-deposit = You see through the deposit. Useful: { $useful }. Sabotaged: { $sabotaged }.
they-live-log-lenses-identity = You see through { $person }: { $identity }.
they-live-log-lenses-identity-own-human = You look under your own overlay: { $person } is a Human. You win with the Humans.
they-live-log-lenses-identity-own-invader = You look under your own overlay: { $person } is an Invader. You win when the Humans lose.
they-live-log-lenses-on-person = { $player } sees { $person } through the lenses, and alone knows what.
they-live-log-lenses-on-person-own = { $player } looks under the own overlay.

## Tokens, dials, injuries and cards

they-live-log-damage = { $person } takes { $damage } and has { $now } of { $health }.
they-live-log-heal = { $person } removes { $damage } and has { $now } of { $health }.
they-live-log-wanted = { $person } takes { $wanted } and has { $now }.
they-live-log-wanted-overflow = { $person } has no room for { $wanted } above 10: damage instead.
they-live-log-wanted-removed = { $person } removes { $wanted } and has { $now }.
they-live-log-scrap = { $person } gains { $scrap } and has { $now }.
they-live-log-scrap-paid = { $person } gives up { $scrap } and has { $now }.
they-live-log-glasses = { $person } gains { $glasses } and has { $now }.
they-live-log-glasses-spent = { $person } spends a glasses token and has { $now }.
they-live-log-dial = { $person }'s { $skill } is now { $value }.
they-live-log-injury = { $person } is injured, { $injury }: { $text }
they-live-log-injury-cured = { $person } is rid of { $injury }.
they-live-log-card-drawn = { $person } draws a card.
they-live-log-card-drawn-by-you = { $person } draws { $card }: { $text }
they-live-log-cards-turned = { $person } turns over { $cards } and takes the last of them.
they-live-log-cards-turned-at-once = { $person } turns over { $cards } and takes it.
they-live-log-no-card-of-type = { $person } finds no { $type } in the Stash.
they-live-log-stash-remade = The discard pile is shuffled into a new Stash.
they-live-log-card-discarded = { $person } carries more than 10 cards and discards one.
they-live-log-test-passed = { $skill } test, { $needed } needed: { $person } rolls { $roll }: { $successes }, passed.
they-live-log-test-failed = { $skill } test, { $needed } needed: { $person } rolls { $roll }: { $successes }, failed.

## Enemies

they-live-log-enemy = New enemy on { $space }: { $enemy }.
they-live-log-enemy-moves = { $enemy } moves from { $from } to { $space }.
they-live-log-enemy-turned = { $front } is turned over: { $enemy }, { $figures }.
they-live-log-enemy-acts = { $enemy }: { $text }
they-live-log-attack = { $enemy } attacks { $player }.
they-live-log-calls-for-team = { $player } calls for a team effort.
they-live-log-joins = { $player } joins in.
they-live-log-stays-out = { $player } stays out of it.
they-live-log-persuade = { $person } Persuades { $enemy }. Influence, { $needed } needed: { $roll }: { $successes }.
they-live-log-persuade-in-vain = { $person } does not Persuade { $enemy }, and it hits with all its Combat. Influence, { $needed } needed: { $roll }: { $successes }.
they-live-log-enemy-persuaded = { $enemy } comes over and waits with the Resources.
they-live-log-stealth = Stealth against { $needed }: { $person } rolls { $roll }: { $successes }, unnoticed.
they-live-log-stealth-noticed = Stealth against { $needed }: { $person } rolls { $roll }: { $successes }, noticed: every fighter has 1 Combat die fewer.
they-live-log-weapon = { $person } uses the Weapon { $card }.
they-live-log-combat = { $person } rolls Combat: { $roll }: { $successes }.
they-live-log-combat-critical = { $person } rolls Combat: { $roll }: { $successes }, and a critical: { $damage }.
they-live-log-enemy-hurt = { $enemy } takes { $damage } and has { $left } health left. It strikes back with Combat { $combat } against { $rolled } rolled.
they-live-log-enemy-killed = { $enemy } is killed.
they-live-log-reward-roll = { $person } searches the place. Intelligence: { $roll }: { $successes }.

## Players against each other, and death

they-live-log-confrontation = { $person } confronts { $other }.
they-live-log-confrontation-ended = { $person } has seen enough and ends the confrontation.
they-live-log-pvp-stealth = Stealth: { $person } rolls { $roll }; { $other } rolls { $other-roll }. { $ahead ->
    [first] { $person } has the upper hand: { $other } has 1 Combat die fewer.
    [second] { $other } has the upper hand: { $person } has 1 Combat die fewer.
   *[nobody] Neither has the upper hand.
}
they-live-log-pvp-combat = Combat: { $person } rolls { $roll } and deals { $damage }; { $other } rolls { $other-roll } and deals { $other-damage }.
they-live-log-pvp-combat-injuring = Combat: { $person } rolls { $roll } and deals { $damage }; { $other } rolls { $other-roll } and deals { $other-damage }. Whoever outlives 2 damage or more is injured.
they-live-log-flees = { $person } gets away to { $space }.
they-live-log-killed = { $person } is dead, and takes the secret of the overlay along.
they-live-log-cards-dropped = { $person } leaves on { $space }: { $cards }.
they-live-log-replacement = { $person } steps in for { $fallen }.

## The Location Phase

they-live-log-location-turn = { $choice ->
    [card] { $person } looks around: a Location card.
    [story] { $person } follows the own story.
    [build] { $person } builds up the deposit of this billboard.
    [gather] { $person } goes to the broker.
    [check] { $person } turns to the deposit of this billboard, to deploy it.
    [trigger] { $person } stands in front of Cable 54 and has made up the mind.
    [recover] { $person } has to recover: an enemy is near, or a confrontation was lost.
   *[pass] { $person } lets the Location turn pass.
}
they-live-log-location-card = { $location }: { $text }
they-live-log-scrap-collected = { $person } picks up { $scrap }.
they-live-log-card-collected = { $person } picks up { $card }.
they-live-log-story-card = { $person }'s story, { $card }: { $text }
they-live-log-story-pass = { $person }'s story: { $passes } of 3 passes.
they-live-log-story-complete = { $person } completes { $story } and takes its reward, { $reward }.
they-live-log-story-ending = { $text }
they-live-log-story-ending-read = { $person } reads the ending alone. It has two versions.
they-live-log-built = { $person } puts { $cards } face down into the deposit at { $space }.
they-live-log-gather = The broker listens to { $person }. Influence: { $roll }: { $successes }, a card from the Stash for each.
they-live-log-gather-in-vain = The broker does not listen to { $person }. Influence: { $roll }: no success.
they-live-log-deployed = { $person } sends { $deployed } to the Resources, discards { $discarded } and leaves { $kept } behind.
they-live-log-assault-declared = { $person } calls the Final Assault. It begins when the others have had their Location turns.

## Breaking News

they-live-log-news = { $news }. { $story } { $effect }
they-live-log-news-with-boss = { $news }. { $story } { $effect } { $hint }
they-live-log-no-news = There is no news left: an hour goes by, every billboard gets an enemy, everybody is wanted.
they-live-log-clock = { $colour ->
    [red] The clock moves on to { $hour }. It is red: the Final Assault can be called.
    [midnight] The clock shows { $hour }. The day is over.
   *[day] The clock moves on to { $hour }.
}
they-live-log-raid = Raid on every billboard that says { $message }: { $spaces }. Deposits there are lost, and players in the area are wanted.
they-live-log-raid-on-nobody = Raid on every billboard that says { $message }: there is none.
they-live-log-swap = The billboard { $artwork } on { $space } is exchanged. Nobody knows what it says now.
they-live-log-scrap-placed = 1 scrap is placed on { $space }.

## The Final Assault

they-live-log-assault = { they-live-assault-introduction }. { they-live-assault-introduction.text } Everybody stands at Cable 54. Bags, tokens and spare characters are gone; damage and what is equipped stay.
they-live-log-resources-sorted = The lenses are on the Resources. Useful: { $useful }. Sabotaged: { $sabotaged }.
they-live-log-assault-card = { $assault }: { $text } It asks for { $tests }.
they-live-log-retreats = { $player } keeps away from this card.
they-live-log-takes-part = { $player } works against the group on this card.
they-live-log-split = The group splits. First test: { $players }. Second test: the others.
they-live-log-reveals = { $player } takes the face off: an Invader. The group is smaller now, and the sabotaged cards have an owner.
they-live-log-sabotage = { $player } plays against the test: { $card }.
they-live-log-resource-spent = The group spends { $card }.
they-live-log-recruit-spent = The group sends in { $enemy }.
they-live-log-assault-needs = { $against ->
    [0] { $skill } test: { $group } in the group and { $printed } printed, { $required } needed.
   *[other] { $skill } test: { $group } in the group, { $printed } printed and { $against } by sabotage, { $required } needed.
}
they-live-log-assault-roll = { $player } rolls { $roll }: { $successes }.
they-live-log-assault-test-passed = By dice { $rolled }, by Resources { $helped }, of { $required } needed: passed.
they-live-log-assault-test-failed = By dice { $rolled }, by Resources { $helped }, of { $required } needed: failed.
they-live-log-assault-test-failed-on-dice = By Resources { $helped } of { $required } needed, but not one success on the dice: failed.
they-live-log-assault-passed = { $assault } is passed.
they-live-log-assault-failed = { $assault } is failed, { $failures } of { $limit } times. { $text }
they-live-log-assault-failed-last = { $assault } is failed for the last time.
they-live-log-assault-fighters = In the fight: { $players }.
they-live-log-assault-enemy-hurt = The enemy has { $left } health left and strikes back with Combat { $combat } against { $rolled } rolled.
they-live-log-assault-enemy-defeated = The enemy is beaten. { $assault } is tried again.
they-live-log-invader-fight = Against { $player }, who has shown the Invader's face: { $players }.
they-live-log-invader-fight-with-nobody = Nobody goes for { $player }.

## The end

they-live-log-humans-win = The third card is passed and the signal is off. The Humans win!
they-live-log-humans-lose = { $why ->
    [midnight] It is midnight, and nobody has called the Final Assault. The Humans lose.
    [no-spare] Somebody is dead and nobody is left to step in. The Humans lose.
    [no-human-alive] No Human is left alive in Cable 54. The Humans lose.
   *[assault] The Final Assault has failed. The Humans lose.
}
they-live-log-identity = { $person } was { $identity }.

they-live-log-unreadable = (a line that cannot be read: { $line })

## First words

they-live-opening = They Live: Assault on Cable 54
    .text = They run the city, and they look like everybody else. What holds their faces on is a signal from the tower of Cable 54. You have a box of sunglasses, a few friends, and until midnight.
they-live-opening-players = At the table: { $players }.
they-live-opening-you = You are { $person }. { $bio } You are on { $space }.
they-live-opening-not-seen = Human or Invader? You look under your overlay before the first round. Nobody else will be told.
they-live-opening-human = And in secret: you are Human. Win with the Humans. Nobody has to believe you.
they-live-opening-invader = And in secret: you are an Invader. Win when the Humans lose, and let nobody see you try. You do not know whether there is another one.
they-live-opening-overlays = In the game, spares included: { $humans } Humans and { $invaders } Invaders.
they-live-opening-humans = The Humans win when the group has passed all three cards of the Final Assault. The leader calls it at Cable 54, between 19:00 and midnight.
they-live-opening-invaders = The Invaders win at midnight if nobody has called it, when somebody dies and no spare is left, and when the assault fails: five failures of one card, a card that says so, or no Human left alive.
they-live-opening-difficulty = Difficulty: { $difficulty }. The cards of the Final Assault are, in this order, { $colours }.

## Last words

they-live-ending-humans = The signal is off. All over the city people look up from their screens, and at each other. The Humans have won.
they-live-ending-invaders = The programme goes on. Tomorrow will be sunny. The Humans have lost.
they-live-ending-winners = Winners: { $players }.
they-live-ending-nobody = Nobody at the table was an Invader, so nobody has won.
they-live-ending-figures = It was round { $round }, and { $hour } on the clock. Final Assault cards passed: { $cards }. Stories completed: { $stories }. Players dead at the end: { $dead }.
`,A=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),h=`# Names of everything that is neither a character nor a card, each with what it is or a line about it.

## Areas

they-live-area-tax-exempt = Tax Exempt
    .text = Lawns, gates and good schools. Nobody here has paid for anything since the war.

they-live-area-downtown-redevelopment = Downtown Redevelopment
    .text = Everything is coming down, and somebody is being paid twice for it.

they-live-area-downtown = Downtown
    .text = Shops, screens and prices. Look where they want you to, or somewhere else.

they-live-area-resettlement = Resettlement
    .text = Where the people from the other three areas were put. Temporary, since nine years.

## Spaces

they-live-space-country-club = Country Club
    .text = Eighteen holes and no poor ones. Deals are done here before they are news.
they-live-space-hillside-ramp = Hillside Ramp
    .text = The freeway begins here, quite reluctantly.
they-live-space-hilltop-house = Hilltop House
    .text = All glass, all view. From up here the city looks like a switchboard.
they-live-space-private-bank = Private Bank
    .text = No sign, no windows, no accounts under seven figures.
they-live-space-service-road = Service Road
    .text = How the hill gets its groceries, its guards and its television.
they-live-space-cable-54 = Cable 54
    .text = A white tower with a dish on it. It is on in every room you have ever been in.
they-live-space-construction-site = Construction Site
    .text = Steel, dust and cash wages. It is going to be something with a lobby.
they-live-space-cleared-block = Cleared Block
    .text = Front steps, forty of them, leading up to nothing.
they-live-space-scaffold-billboard = Scaffold Billboard
    .text = Six storeys of picture, held up by pipe. There is a door at the back.
they-live-space-day-labor-office = Day Labor Office
    .text = Be here by five. Be picked by six, or do not be.
they-live-space-half-built-hotel = Half-Built Hotel
    .text = The money ran out at the ninth floor. The deliveries did not.
they-live-space-fenced-lot = Fenced Lot
    .text = Wire, weeds, and a sign with an artist's impression of you.
they-live-space-rooftop-billboard = Rooftop Billboard
    .text = You can see it from anywhere downtown. It was thought of.
they-live-space-supermarket = Supermarket
    .text = Bright, cold and endless, with music that has no beginning.
they-live-space-newsstand = Newsstand
    .text = All the titles, one owner. He means the other owner.
they-live-space-back-alley = Back Alley
    .text = Bins, bricks and room to disagree for quite a long time.
they-live-space-downtown-ramp = Downtown Ramp
    .text = Middle of the freeway, middle of the map, middle of the trouble.
they-live-space-parking-garage = Parking Garage
    .text = Nine levels down. People lose their cars here, and other things.
they-live-space-free-clinic = Free Clinic
    .text = Take a number. The number is large, but they do get to it.
they-live-space-rail-cut = Rail Cut
    .text = The line was shut in the spring. The trains at night were not told.
they-live-space-tent-camp = Tent Camp
    .text = Four hundred people, two taps, one television.
they-live-space-storefront-church = Storefront Church
    .text = Choir every evening until very late, and never a wrong note.
they-live-space-river-ramp = River Ramp
    .text = The end of the freeway, or the start, if you are in a hurry.
they-live-space-rail-yard-billboard = Rail Yard Billboard
    .text = The far corner of the city. Only people with nothing see this one, and it was put up for them.

## Billboards

they-live-artwork-billy = Billy
    .text = A boy, a dog, a sugary drink. He has been nine for as long as anyone remembers.
they-live-artwork-sun-cruise = Sun Cruise
    .text = A white ship on a blue sea, and two people with excellent teeth.
they-live-artwork-slimline = Slimline
    .text = A woman laughs at a salad. You too could be amused by so little.
they-live-message-obey = OBEY
    .text = Four letters, black on white, as high as a house.
they-live-message-consume = CONSUME
    .text = It does not say what. It does not need to.
they-live-message-marry-and-reproduce = MARRY AND REPRODUCE
    .text = They are planning for the long term.

## Skills

they-live-skill-stealth = Stealth
    .text = Not being noticed: the first roll of every encounter, less a die for each wanted token.
they-live-skill-combat = Combat
    .text = Fists and guns, counted in successes against an enemy's health and Combat.
they-live-skill-influence = Influence
    .text = Talk: with brokers at billboards, with Humans on enemy tiles, with crowds.
they-live-skill-engineering = Engineering
    .text = Locks, motors, girders, and everything that can be taken apart.
they-live-skill-tech = Tech
    .text = Wires, screens and signals.
they-live-skill-intelligence = Intelligence
    .text = Putting two and two together, and searching the pockets of whoever you beat.

## Tokens

they-live-token-damage = damage
    .text = Takes health. A character with as much damage as health is dead.
they-live-token-scrap = scrap
    .text = Small parts and small change; nobody holds more than 5.
they-live-token-wanted = wanted token
    .text = How well they know your face. At most 10; each one beyond that is 1 damage.
they-live-token-glasses = glasses token
    .text = One look through the lenses, then it is gone.
they-live-token-leader = leader token
    .text = Whose turn comes first, and who may call the Final Assault.

## Cards and tiles

they-live-type-weapon = Weapon
    .text = Held in the weapon slot; each declared use may cost wanted tokens.
they-live-type-item = Item
    .text = Held in the off-hand slot, or Single Use from the bag.
they-live-type-ally = Ally
    .text = One stands with you at a time.
they-live-allegiance-resistance = useful
    .text = A pair of glasses in the corner: the card helps in the Final Assault.
they-live-allegiance-invader = sabotaged
    .text = An Invader's face in the corner: the card can be turned against the test.
they-live-identity-human = Human
    .text = Wears the sunglasses under the overlay, and wants to be alive tomorrow.
they-live-identity-invader = Invader
    .text = Looks like everybody else until somebody spends a glasses token.
they-live-icon-turn-over = turn over
    .text = The tile is turned over when it is placed, and acts at once.
they-live-icon-influence = Influence
    .text = This Human can be talked round.
they-live-icon-raid-support = raid support
    .text = The tile acts in every raid.
they-live-kind-human = Human
    .text = Hired, fooled or afraid. Some can be persuaded.
they-live-kind-invader = Invader
    .text = Cannot be persuaded, having nothing to be persuaded with.
they-live-colour-green = green
    .text = The easier cards, and the everyday enemies.
they-live-colour-blue = blue
    .text = Cards of medium trouble.
they-live-colour-red = red
    .text = The hard cards, bosses, and cards of which there is only one.
they-live-severity-minor = minor
    .text = It ends with the round after the one it was taken in.
they-live-severity-severe = severe
    .text = It stays until what the card asks for is done.
they-live-face-gum = CHEW BUBBLEGUM
    .text = A failure.
they-live-face-kick-a = KICK ASS
    .text = A success, of the first colour; three or more of one colour are a critical.
they-live-face-kick-b = KICK ASS
    .text = A success, of the second colour; three or more of one colour are a critical.

## Phases

they-live-phase-action = Action Phase
    .text = In turn order each player makes a free move and takes two different actions.
they-live-phase-response = Response Phase
    .text = Enemies move and are met; then players may confront each other.
they-live-phase-location = Location Phase
    .text = Each player may do one thing that the space offers.
they-live-phase-propaganda = Propaganda Phase
    .text = The next Breaking News card, its bar from left to right, then its story.

## Actions

they-live-action-move = MOVE
    .text = Go along one thread, or ride the freeway for 1 wanted token for each freeway space.
they-live-action-lay-low = LAY LOW
    .text = Remove 1 wanted token and 1 damage, and more for 1 scrap each. Not beside an enemy; it ends your Action turn.
they-live-action-trade = TRADE
    .text = Offer a player on your space one card or up to 2 scrap; they may give as much back, or refuse.
they-live-action-reorganize = REORGANIZE
    .text = Change what you have equipped, as much of it as you like.
they-live-action-distract = DISTRACT THE AUTHORITIES
    .text = Take 1 wanted token; the closest enemy elsewhere comes one space closer.
they-live-action-inspect = INSPECT
    .text = Spend 1 glasses token to see the icons of all your cards, or the messages of all billboards.
they-live-action-craft = CRAFT
    .text = Discard any number of cards for 1 scrap each, or pay 3 scrap for 1 glasses token.
they-live-action-use = USE
    .text = Do what an Action text says, of a card you may use or of your character.

## Difficulties

they-live-difficulty-very-easy = Very Easy
    .text = Final Assault: green, green, blue.
they-live-difficulty-easy = Easy
    .text = Final Assault: green, blue, blue.
they-live-difficulty-normal = Normal
    .text = Final Assault: green, blue, red.
they-live-difficulty-advanced = Advanced
    .text = Final Assault: blue, blue, red.
they-live-difficulty-expert = Expert
    .text = Final Assault: red, red, red.
`,S=Object.freeze(Object.defineProperty({__proto__:null,default:h},Symbol.toStringTag,{value:"Module"})),l=`# Breaking News: headline, story, what it does, and for a boss how to deal with it.

## Green

they-live-news-sunny-weekend = SUNNY WEEKEND AHEAD
    .story = Highs in the eighties, light wind, no reason to look up. The mayor asks everyone to enjoy the parks that are left. Nothing else happened today.
    .effect = All players: remove 1 damage.

they-live-news-white-sale = WHITE SALE: EVERYTHING MUST GO
    .story = Queues formed before dawn for towels nobody needs. In the crush a good many small things changed pockets. The stores call it a record.
    .effect = While this card is in view, a glasses token costs 1 scrap less to CRAFT.

they-live-news-traffic-update = TRAFFIC UPDATE: ALL LANES CLEAR
    .story = The toll cameras are down for maintenance and the patrol is at a retirement lunch. Drivers report the strange sensation of not being watched. It will pass.
    .effect = While this card is in view, the freeway costs no wanted tokens.

they-live-news-telethon = TELETHON ENTERS TWELFTH HOUR
    .story = Operators are standing by, and the total on the board never goes down. Callers with a good story are sent a little something for their trouble. Keep it short; they do.
    .effect = All players: Influence test. Pass: gain 1 scrap. Fail: nothing.

they-live-news-city-beautiful = CITY BEAUTIFUL: PHASE TWO
    .story = Four blocks of homes will make way for a plaza with a fountain. Anyone found in the area is asked to give a name and a reason. Loitering is a reason.
    .effect = Players in Downtown Redevelopment: take 1 wanted token.

they-live-news-ball-game-tonight = BALL GAME TONIGHT
    .story = First pitch at seven, every set in the city on one channel. Even the squad cars are parked outside bars. For nine innings nobody goes anywhere.
    .effect = While this card is in view, enemies do not move.

they-live-news-help-wanted-supplement = HELP WANTED: EIGHT EXTRA PAGES
    .story = The jobs are by the day and the pay is in the hand. Bring your own gloves. Those who can show a trade go home with something.
    .effect = All players: Engineering test. Pass: gain 2 scrap. Fail: nothing.

they-live-news-summer-movie-guide = SUMMER MOVIE GUIDE
    .story = Thirty sequels, all in the dark, all with air conditioning. Half the city is indoors looking the same way. It is a good week to walk.
    .effect = While this card is in view, everybody has 1 more Stealth die.

they-live-news-consumer-watch = CONSUMER WATCH: READ THE LABEL
    .story = Our reporter asks what is in it and is moved to the weather. Those whom nobody has noticed yet may notice something themselves. The station regrets the segment.
    .effect = The least wanted: Intelligence test. Pass: draw 1 card from the Stash. Fail: nothing.

they-live-news-church-bake-sale = CHURCH BAKE SALE DRAWS CROWD
    .story = Down by the tracks they fed two hundred on donated flour. There was singing, and the clinic sent a nurse. The sponsors declined to comment on free food.
    .effect = Players in Resettlement: remove 2 damage.

## Blue

they-live-news-missing-persons-line = MISSING PERSONS LINE OPENS
    .story = One free call, day or night, to tell us who is not where they should be. Photographs are shown at the half hour. Some of those missing look quite well.
    .effect = The most wanted: take 1 wanted token.

they-live-news-curfew-extended = CURFEW EXTENDED: RAMPS CLOSED
    .story = For your safety the freeway belongs to official vehicles until further notice. Newlyweds with a permit are exempt. Everyone else may walk.
    .effect = While this card is in view, nobody can use the freeway.

they-live-news-miracle-diet = MIRACLE DIET SWEEPS CITY
    .story = Three shakes a day and the appetite goes, then the temper, then the questions. The wiring in the machine at the gym hums along. Check yours before you sit in it.
    .effect = All players: Tech test. Pass: nothing. Fail: take 1 damage.

they-live-news-wanted-for-questioning = WANTED FOR QUESTIONING
    .story = Police would like a word with someone said to have opinions that other people listen to. The sketch is poor, but the description is of you. Do not approach.
    .effect = The leader: take 2 wanted tokens.

they-live-news-honeymoon-lottery = HONEYMOON LOTTERY: DRAW TONIGHT
    .story = Ten happy couples, ten cabins, one long dark boat. Talk your way past the desk and you may see what the tickets are printed on. Talk badly and they keep your name.
    .effect = All players: Influence test. Pass: gain 1 glasses token. Fail: take 1 wanted token.

they-live-news-gas-main-repairs = GAS MAIN REPAIRS CONTINUE
    .story = Crews are knocking at every door, cellar and shed in town. They have a list and they are thorough. Nobody has smelled any gas.
    .effect = While this card is in view, nobody can LAY LOW.

they-live-news-neighbourhood-watch = NEIGHBOURHOOD WATCH SIGNS UP 10,000
    .story = A sticker for the window, a number for the telephone, a little lamp that is always on. Your neighbours are delighted to help. They have been taking notes for years.
    .effect = While this card is in view, the Stealth of every enemy is 1 higher. It stays in view for the rest of the game.

they-live-news-riot-act-read = RIOT ACT READ ON MAIN STREET
    .story = A crowd of eleven was declared a crowd. The squad that answered has formed a line at the downtown ramp and shows no sign of going home. Officials praise its patience.
    .effect = The Riot Squad comes into play on space 17. Players in Downtown: take 1 wanted token.
    .hint = Nobody breaks that line alone. Bring a second pair of fists, or walk round it by the alley and the garage.

## Red

they-live-news-state-of-emergency = STATE OF EMERGENCY
    .story = Nobody has said what the emergency is. Live ammunition has been issued with the evening paper. Please remain where you are until you are told where you were.
    .effect = While this card is in view, the Combat of every enemy is 1 higher.

they-live-news-eye-in-the-sky = EYE IN THE SKY
    .story = The new traffic helicopter carries a good deal that is not about traffic. It is hanging over the fenced lot with its lamp on. Wave; they like it when you wave.
    .effect = The Gunship comes into play on space 12. All players: take 1 wanted token.
    .hint = It is loud and easily seen, so several of you can be ready at once. Left alone, it marks everybody in each raid.

they-live-news-special-broadcast = SPECIAL BROADCAST
    .story = The most trusted face in the country is in our city tonight and will be out among the people. Every set has been switched on for you. There is no need to get up.
    .effect = The Anchorman comes into play on space 5.
    .hint = He is no great fighter. Two or three together can end the interview, and the whole city forgets your face a little.

they-live-news-black-tie-benefit = BLACK TIE BENEFIT AT COUNTRY CLUB
    .story = The people who have done well by our visitors are giving themselves a dinner. Security is private, well paid and human. Guests without an invitation will be remembered.
    .effect = The Collaborators' Guard comes into play on space 1. All players: Stealth test. Pass: nothing. Fail: take 2 wanted tokens.
    .hint = Hired hands have a price. Somebody with a very good voice may bring them over whole.

they-live-news-unexplained-lights = UNEXPLAINED LIGHTS EXPLAINED
    .story = Swamp gas, says the bank, whose basement they were coming from. Something has stepped out to see who was asking. The vault will open late on Monday.
    .effect = The Portal Warden comes into play on space 4.
    .hint = It takes a great deal of killing. Wear it down over several rounds, for wounds stay on it, and share the blame.

they-live-news-corporate-downsizing = CORPORATE DOWNSIZING
    .story = Four thousand jobs were let go before lunch by a gentleman with a folder. He is at the day labor office now, to see who is left. Sharing is against the new policy.
    .effect = The Liquidator comes into play on space 10. While this card is in view, nobody can TRADE.
    .hint = Meet him together, away from anyone weak. Whoever stands there when he falls sees more clearly.
`,E=Object.freeze(Object.defineProperty({__proto__:null,default:l},Symbol.toStringTag,{value:"Module"})),d=`# What may be answered, as it is offered and as the log repeats it.

## Set-up, votes and what may be due at any time

they-live-option-leader = { $player } leads the first round
they-live-option-leader-leader = { $player } leads the next round
they-live-option-nominate = { $player } looks at the billboards
they-live-option-equip = Equip { $card }: { $text }
they-live-option-unequip = Put { $card } into the bag
they-live-option-pile = Draw from the { $pile }
they-live-option-stop = Draw no more
they-live-option-stop-gather = Pay no more
they-live-option-discard = Discard { $card }: { $text }
they-live-option-discard-deploy = Discard { $card }, face down: { $text }
they-live-option-spare = Go on as { $person }
they-live-option-cure = Heal { $injury }

## The Action turn

they-live-option-stay = Stay where you are
they-live-option-step = Go to { $space }
they-live-option-ride = Ride the freeway, for { $price }, to { $space }
they-live-option-lay-low = LAY LOW: remove 1 wanted token and 1 damage, more for 1 scrap each; your Action turn ends with it
they-live-option-remove-wanted = Pay 1 scrap and remove 1 wanted token
they-live-option-remove-damage = Pay 1 scrap and remove 1 damage
they-live-option-trade = TRADE with { $player }
they-live-option-offer-card = Offer { $card }: { $text }
they-live-option-offer-scrap = Offer { $handed } scrap
they-live-option-refuse = Refuse the offer
they-live-option-refuse-team = Refuse
they-live-option-accept = Take it and give nothing back
they-live-option-give-card = Take it and give back { $card }: { $text }
they-live-option-give-scrap = Take it and give back { $handed } scrap
they-live-option-reorganize = REORGANIZE: change what you have equipped
they-live-option-distract = DISTRACT THE AUTHORITIES: take 1 wanted token, and the closest enemy comes one space closer
they-live-option-tile = { $tile }
they-live-option-to = To { $space }
they-live-option-to-distract-way = By way of { $space }
they-live-option-to-flee = Flee to { $space }
they-live-option-inspect-cards = INSPECT your cards: 1 glasses token shows you all their icons
they-live-option-inspect-billboards = INSPECT the billboards: 1 glasses token shows you all their messages
they-live-option-craft-scrap = CRAFT scrap: discard any of your cards, for 1 scrap each
they-live-option-craft-glasses = CRAFT a glasses token, for { $price } scrap
they-live-option-scrap-take-apart = Take { $card } apart: { $text }
they-live-option-scrap = Take { $scrapped } scrap
they-live-option-scrap-collect-scrap = { $scrapped ->
    [0] Leave the scrap where it is
   *[other] Take { $scrapped } scrap
}
they-live-option-use-ability = USE { $usable }
they-live-option-use-card = USE { $card }: { $text }
they-live-option-for = For { $player }
they-live-option-treat = Treat { $injury }
they-live-option-end = End your Action turn
they-live-option-end-pvp-critical = Leave it at that: no fight, no loser

## The Response Phase

they-live-option-fight = Fight it alone
they-live-option-fight-pvp-critical = Go on to Combat
they-live-option-fight-pvp-escape = Stay and go on to Combat
they-live-option-fight-foe = Fight { $foe } first
they-live-option-persuade = Persuade it: roll Influence, { $dice }, instead of fighting
they-live-option-team = Call for a team effort
they-live-option-join = Join the team
they-live-option-join-assault-fight = Join the fight
they-live-option-join-invader-fight = Join the fight
they-live-option-weapon = Use the Weapon
they-live-option-want = Roll for cards
they-live-option-leave = Roll for nothing
they-live-option-leave-deploy = Leave { $card } in the deposit
they-live-option-confront = Confront { $player }
they-live-option-lenses-pvp-glasses = Spend a glasses token
they-live-option-lenses-check = Spend a glasses token: see every card, then deploy, discard or leave each
they-live-option-flee = Slip away without a fight
they-live-option-look = Look through the lenses

## The Location turn

they-live-option-recover = Recover: do nothing
they-live-option-card = Draw a Location card and take its test
they-live-option-story = Play your next story card
they-live-option-build = Build: put 1 to 3 of your cards into the deposit
they-live-option-gather = Gather: pay 2 scrap and roll Influence, { $dice }, for a card each success
they-live-option-check = Check and deploy: send the deposit to the Resources
they-live-option-trigger = Call the Final Assault
they-live-option-take = Take { $card }: { $text }
they-live-option-deposit = Put down { $card }: { $text }
they-live-option-again = Pay 2 scrap and roll again
they-live-option-blind = Deploy the whole deposit unseen
they-live-option-deploy = Deploy { $card }: { $text }

## The Final Assault

they-live-option-take-part = Take part
they-live-option-retreat = Retreat for this card
they-live-option-half = { $half }
they-live-option-go-on = Go on
they-live-option-reveal = Reveal yourself as an Invader
they-live-option-sabotage = { $worth ->
    [one] Play { $card }: 1 more success is needed
   *[other] Play { $card }: { $worth } more successes are needed
}
they-live-option-spend = { $worth ->
    [one] Spend { $resource }, for 1 success
   *[other] Spend { $resource }, for { $worth } successes
}
they-live-option-keep = Keep { $resource }
they-live-option-stay-out = Stay out of it

## What nobody is asked for

they-live-option-claim = Claim: { $claim }
they-live-option-withdraw = Take back the claim: { $claim }
they-live-claim-person-human = { $person } is Human
they-live-claim-person-invader = { $person } is an Invader
they-live-claim-billboard = the billboard at { $space } says { $message }
they-live-claim-card-clean = { $card } is clean
they-live-claim-card-sabotaged = { $card } is sabotaged
they-live-claim-deposit = { $count ->
    [0] nothing in the deposit at { $space } is sabotaged
    [one] 1 card in the deposit at { $space } is sabotaged
   *[other] { $count } cards in the deposit at { $space } are sabotaged
}

## What passing means

they-live-pass-reorganize = Leave everything as it is now
they-live-pass-lay-low = Remove no more
they-live-pass-take-apart = Take no more apart
they-live-pass-weapon = Leave the Weapon alone
they-live-pass-confront = Confront nobody
they-live-pass-pvp-glasses = Spend none
they-live-pass-pvp-look = Do not look
they-live-pass-location = Do nothing here
they-live-pass-collect-card = Take no more
they-live-pass-build = Put down no more
they-live-pass-sabotage = Play no further card

## Things as they are offered

they-live-choice-numbered-card = { $card } no. { $number }
they-live-choice-card-with-icon = { $card } ({ $icon })
they-live-choice-player-in-full = { $player } ({ $seat })
they-live-choice-yourself = { $player } (you)
they-live-choice-ability = { $ability }: { $text }
they-live-choice-spare-in-full = { $person }: { $health } health, starts on { $space }; { $first } and { $second }
they-live-choice-numbered-injury = { $injury } no. { $number }
they-live-choice-injury-in-full = { $injury }: { $text }
they-live-choice-pile-0 = { $count ->
    [one] first pile (1 card)
   *[other] first pile ({ $count } cards)
}
they-live-choice-pile-1 = { $count ->
    [one] second pile (1 card)
   *[other] second pile ({ $count } cards)
}
they-live-choice-tile-at = { $tile }, on { $space }
they-live-choice-halves = First test: { $first }. Second test: { $second }.
they-live-choice-space-with = { $space }, with { $contents }
they-live-choice-here = , with { $contents }
they-live-choice-alone-here = , alone
they-live-choice-dropped = what a dead character dropped ({ $cards })
they-live-choice-deposit = { $cards } in the deposit
`,x=Object.freeze(Object.defineProperty({__proto__:null,default:d},Symbol.toStringTag,{value:"Module"})),c=`# How names are put together, and how many there are of something.

they-live-player = Player { $number }
they-live-player-with = { $person } ({ $seat })
they-live-spectator = a spectator
they-live-one-human = a Human
they-live-one-invader = an Invader
they-live-numbered-space = { $name } ({ $number })
they-live-no-space = space { $number }, which is not on the board
they-live-says = { $space } { $message }
they-live-numbered-tile = { $name } no. { $number }
they-live-hour = { $hour }

## Dice

they-live-no-dice = no dice
they-live-roll = { $faces }
they-live-times = { $count ->
    [one] { $thing }
   *[other] { $count } × { $thing }
}
they-live-critical = { $roll }, a critical
they-live-rolled-gum = { they-live-face-gum }
they-live-rolled-kick-a = { they-live-face-kick-a } A
they-live-rolled-kick-b = { they-live-face-kick-b } B

## Numbers

they-live-count-damage = { $count } damage
they-live-count-scrap = { $count } scrap
they-live-count-wanted = { $count ->
    [one] 1 wanted token
   *[other] { $count } wanted tokens
}
they-live-count-glasses = { $count ->
    [one] 1 glasses token
   *[other] { $count } glasses tokens
}
they-live-count-cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
they-live-count-dice = { $count ->
    [0] no dice
    [one] 1 die
   *[other] { $count } dice
}
they-live-count-successes = { $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
}

## Figures

they-live-figures = Stealth { $stealth }, Combat { $combat }, health { $health }
they-live-figures-persuadable = Stealth { $stealth }, Combat { $combat }, health { $health }; Influence { $influence } persuades it
they-live-requirement = { $skill } { $number } and 1 for each in the group
`,I=Object.freeze(Object.defineProperty({__proto__:null,default:c},Symbol.toStringTag,{value:"Module"})),y=`# What is asked, by kind, with what is at stake.

## Set-up, votes and what may be due at any time

they-live-question-first-leader = Who leads the first round? The leader goes first, decides where you do not agree, and alone can call the Final Assault. All vote unseen; without a majority the lot decides.
they-live-question-leader = Who leads the next round? { $leader } leads now. All vote unseen; without a majority it is { $next }.
they-live-question-reorganize = { $when ->
    [set-up] Before the first round: what do you equip?
    [replacement] A new character: what do you equip?
   *[action] What do you equip or put away?
} Weapon: { $weapon }; off-hand: { $off-hand }; Ally: { $ally }; { $bag } in the bag.
they-live-question-pile = { $type ->
    [any] { $count ->
        [one] You draw 1 card from the Stash.
       *[other] You draw { $count } cards from the Stash, one at a time.
    }
    [weapon] { $count ->
        [one] You draw a Weapon: cards are turned over for all to see until one appears.
       *[other] You draw { $count } Weapons: cards are turned over for all to see until one appears.
    }
    [item] { $count ->
        [one] You draw an Item: cards are turned over for all to see until one appears.
       *[other] You draw { $count } Items: cards are turned over for all to see until one appears.
    }
   *[ally] { $count ->
        [one] You draw an Ally: cards are turned over for all to see until one appears.
       *[other] You draw { $count } Allies: cards are turned over for all to see until one appears.
    }
} { $stop ->
    [yes] From which pile, or do you stop?
   *[no] From which pile?
}
they-live-question-too-many-cards = You carry { $count } cards, and 10 are the most. Which do you discard?
they-live-question-spare = { $dead } is dead. Which spare character do you go on with? Nobody knows yet whether it is Human or Invader.
they-live-question-cure = Which of your injuries is healed?

## The Action turn

they-live-question-free-move = Your free move, from { $space }{ $here }. { $state }. Where do you go?
they-live-question-action = { $nth ->
    [1] Your first action,
   *[other] Your second action,
} on { $space }{ $here }. { $state }. What do you do?
they-live-question-lay-low = You lie low with { $wanted }, { $damage } and { $scrap } left. Do you pay for more?
they-live-question-offer = What do you offer { $partner }? Of a card, only the two of you see the face.
they-live-question-trade = { $giver } offers you { $offered } Do you take it, and do you give something back?
they-live-question-distract = Several enemies are equally close. Which comes closer?
they-live-question-distract-way = Several ways lead { $tile } closer to you, on { $space }. Which does it take?
they-live-question-take-apart = { $count ->
    [0] Which card do you take apart, for 1 scrap? You have { $scrap }, and 5 are the most.
    [one] 1 card is taken apart, and you have { $scrap }; 5 are the most. Another?
   *[other] { $count } cards are taken apart, and you have { $scrap }; 5 are the most. Another?
}
they-live-question-target = Whom is { $card } for? { $text }

## The Response Phase

they-live-question-encounter = { $tile } attacks you. { $figures } You: { $stealth } for Stealth, { $combat } for Combat{ $weapon ->
    [0] .
   *[other] , { $weapon } more with your Weapon.
} { $state }. How do you meet it?
they-live-question-team = { $proposer } calls for a team effort against { $tile }. { $figures } You: { $stealth } for Stealth, { $combat } for Combat{ $weapon ->
    [0] .
   *[other] , { $weapon } more with your Weapon.
} { $state }. Do you join?
they-live-question-weapon = Do you use { $weapon } { $against }? It adds { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} to your Combat roll of { $combat } and costs { $wanted ->
    [0] nothing.
    [one] 1 wanted token.
   *[other] { $wanted } wanted tokens.
}
they-live-question-reward = { $tile } is beaten. Do you roll Intelligence, with { $dice }? Each success is a card from the Stash.{ $rivals }
they-live-question-confront = You can confront { $others } now. { $state }. Do you?
they-live-question-pvp-glasses = You confront { $defender }. You have { $glasses }. Do you spend one, to see who that is unless you do worse in Combat? Stealth first: { $stealth } against { $theirs }.
they-live-question-pvp-critical = Your Stealth was critical, and you have seen who { $defender } is. Do you end it here, or fight with { $combat } for Combat?
they-live-question-pvp-escape = { $attacker } has confronted you, and your Stealth was critical. Do you slip away, or fight with { $combat } for Combat?
they-live-question-pvp-look = You did no worse than { $defender }. Do you look who that is?
they-live-question-flee = { $why ->
    [lost] You have lost the fight on { $space } and must flee; this round you can only Recover. Where do you flee?
   *[slips] You slip away from { $space }. Where do you go?
}

## The Location turn

they-live-question-location = Your Location turn, on { $space }{ $here }. { $state }. { $story ->
    [yes] Your next story card is set here. What do you do?
   *[no] What do you do?
}
they-live-question-collect-scrap = { $count } lies here; you have { $scrap }, and 5 are the most. How much do you take?
they-live-question-collect-card = Cards lie here. You carry { $carried } of at most 10. Which do you take?
they-live-question-build = { $count ->
    [0] Which card do you put into the deposit, face down? 1 to 3 may go; in it now: { $deposit }.
    [one] 1 card is down, and up to 3 may be. Which other?
   *[other] { $count } cards are down, and up to 3 may be. Which other?
}
they-live-question-gather = No success. Do you pay 2 more of your { $scrap } and roll Influence again, with { $dice }?
they-live-question-check = The deposit here has { $deposit }. You have { $glasses }. Do you spend one, to look at them first?
they-live-question-deploy = { $count ->
    [one] The last card: { $card }. What becomes of it? The others learn only numbers.
   *[other] { $card }, the first of { $count } still to decide on. What becomes of it? The others learn only numbers.
}

## The Propaganda Phase

they-live-question-nominee = A raid: every billboard that says { $message } loses its deposit, and whoever is in its area takes 2 wanted tokens. Who looks at the messages through the lenses? All vote unseen; without a majority { $leader }'s vote decides.

## The Final Assault

they-live-question-retreat = { $card } is turned up, and asks for { $tests }. Do you take part in this card, with sabotage and a fight if they pass it, or retreat until the next?
they-live-question-split = { $card } splits the group: { $group }. The first half takes { $first }, the second { $second }; each adds 1 success for each of its members. Who goes where? All vote unseen; without a majority { $leader }'s vote decides.
they-live-question-reveal = { $card }, attempt { $attempt } of { $limit }: { $group } must reach { $required } successes in { $test }, with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and the Resources. All answer at once, in secret. What do you do?
they-live-question-sabotage = { $played ->
    [0] { $card }: the group must reach { $required } successes in { $test }. Do you play a sabotaged card against them?
   *[other] { $card }: the group must now reach { $required } successes in { $test }. Do you play another?
}
they-live-question-resource = { $test } test: { $required } successes are needed, { $spent } are spent, { $dice ->
    [one] 1 die is
   *[other] { $dice } dice are
} to be rolled. Is { $resource } spent, for { $worth } more? { $deciding ->
    [votes] All vote unseen; without a majority { $leader } decides.
   *[decides] The group has no majority: you decide.
}
they-live-question-assault-fight = { $card } has failed, and an enemy stands in the way: Stealth { $stealth }, Combat { $combat }, health { $health }. You: { $pass ->
    [first] { $hidden } for Stealth, { $dice } for Combat
   *[later] { $dice } for Combat
}{ $weapon ->
    [0] .
   *[other] , { $weapon } more with your Weapon.
} { $state }. Do you join the fight? If nobody does, { $leader } fights alone.
they-live-question-invader-fight = { $foe } stands revealed, with { $health } health left and { $foe-dice } for Combat. You: { $dice }{ $weapon ->
    [0] .
   *[other] , { $weapon } more with your Weapon.
} { $state }. Do you join the fight? All answer at once, in secret; each hit on you is damage.
they-live-question-foe = More than one Invader stands revealed. Whom do you fight first? All vote unseen; without a majority { $leader }'s vote decides.

## What is at stake

they-live-stake-state = { $health } health left, { $wanted }, { $scrap }, { $glasses }
they-live-stake-state-in-assault = { $health } health left
they-live-stake-empty-slot = nothing
they-live-stake-offered-card = { $card }: { $text }
they-live-stake-offered-scrap = { $scrap }.
they-live-stake-figures = Stealth { $stealth }, Combat { $combat }, health { $health }. { $text }
they-live-stake-figures-persuadable = Stealth { $stealth }, Combat { $combat }, health { $health }; Influence { $influence } persuades it, for { $skill } { $value } in the Final Assault. { $text }
they-live-stake-against = against { $whom }
they-live-stake-assault-enemy = against the enemy of { $card }
they-live-stake-assault-test = in the Combat test of { $card }
they-live-stake-all-of = { $players }
they-live-stake-reward-rivals = {" "}If anybody else of you wants it ({ $others }), the most successes decide.
they-live-stake-test-of = { $skill } { $number }
`,R=Object.freeze(Object.defineProperty({__proto__:null,default:y},Symbol.toStringTag,{value:"Module"})),u=`# Why an option is not open. What both games say stands with the texts of the first.

## Anything

reason-not-understood = That is nothing one can do in this game: { $written }.
reason-other-moment = Not now: that is decided { $moment }.
reason-must-choose = This cannot be passed over: choose one of the options.
reason-no-such-pin = There is no such space on the board: { $written }.
reason-no-such-player = There is no such player at the table: { $written }.
reason-not-carried = You carry no such card: { $written }.
reason-injury-forbids = Not with { $injury }.
reason-news-forbids = Not while the news says { $news }.

## Claims, and cards used unasked

reason-claim-any-time = A claim answers nothing; but you can make it or take it back at any moment.
reason-not-a-claim = That is no claim: { $written }. Claims are about a person (human or invader), a billboard (its message), a card (clean or sabotaged) or a deposit (how many are sabotaged).
reason-not-your-claim = You have made no claim with that number; only its speaker takes a claim back.
reason-claim-withdrawn = That claim has been taken back already.
reason-use-any-time = { $card } needs no question: you can use it now, and afterwards be asked again.
reason-on-offer = { $card } is on offer; it cannot be used before the answer.
reason-card-not-usable = That card cannot be used now: only a Single Use card of your own, without Action text, whose text would do something.

## The Action turn

reason-action-taken = { $action } has been taken in this Action turn, and no action may be taken twice.
reason-free-move-first = The free move comes first: go somewhere, or stay.
reason-free-move-over = The free move is over.
reason-stands-there = You already stand on { $space }.
reason-no-thread = No thread joins { $own } and { $space }.
reason-not-on-freeway = { $own } is not on the freeway.
reason-no-freeway-there = The freeway does not lead to { $space }.
reason-enemy-here = There is an enemy on { $own }; nobody lies low beside one.
reason-nobody-here = Nobody else is on { $own }.
reason-not-oneself = It takes somebody else.
reason-not-here = { $player } is not on { $own }.
reason-trade-refused = { $player } has refused to trade in this Action turn and is not asked again.
reason-nothing-to-give = You have neither a card nor scrap to offer.
reason-no-cards = You carry no cards.
reason-no-enemy-elsewhere = There is no enemy on another space.
reason-no-glasses = You have no glasses token.
reason-inspect-what = INSPECT shows either your cards or the billboards: say which.
reason-craft-what = CRAFT makes either scrap or glasses: say which.
reason-glasses-cost = A glasses token costs { $price }; you have { $scrap }.
reason-not-your-ability = { $ability } is the ability of another character.
reason-ability-always-on = { $ability } is no action: it counts by itself whenever it can.
reason-no-action-text = { $card } has no Action text.
reason-not-equipped = { $card } has to be equipped to be used.
reason-used-this-turn = { $thing } has been used in this Action turn.
reason-without-effect = { $thing } would do nothing now.
reason-without-effect-for = It would do nothing for { $player } now.
reason-only-for-others = Its text is for somebody else.
reason-no-injury = You have no injury.
reason-no-such-injury = You have no such injury.
reason-injury-passes = { $injury } is minor: it passes by itself, with the round after the one it was taken in.
reason-injury-needs-rest = { $injury } is healed by LAY LOW.
reason-injury-permanent = { $injury } is permanent: only a card that heals an injury helps.
reason-injury-costs = Healing { $injury } costs { $price }; you have { $scrap }.
reason-remove-what = It is a wanted token or damage that can be removed: say which.
reason-nothing-to-remove = You have none of these left.
reason-card-or-scrap = What changes hands is a card or scrap.
reason-one-or-two-scrap = It is 1 or 2 scrap that can be handed over, no more and no less.
reason-not-that-much-scrap = You have { $scrap }.
reason-trade-breaks-limit = After the trade somebody would have more than 5 scrap.
reason-no-such-tile = There is no such enemy tile on the board.
reason-tile-already-here = { $tile } is on your space already.
reason-tile-not-closest = It is the closest that comes: { $closest }.
reason-not-closer = { $space } does not bring it closer.
reason-at-least-one-card = It takes at least one card.

## Enemies and confrontations

reason-cannot-decline = An attack cannot be declined: fight, persuade or call for a team.
reason-not-persuadable = Without the Influence icon it cannot be persuaded.
reason-team-refused = You have called for a team against this enemy, and nobody came.
reason-no-team-here = Nobody is here who could still fight this enemy.
reason-they-engaged = { $player } has already faced an enemy or another player in this phase.
reason-no-freeway-flight = Nobody flees by the freeway, only along a thread.

## The Location turn and cards

reason-no-need-to-recover = Nothing makes you Recover; pass if you want to do nothing.
reason-billboard = At a billboard one builds, gathers or checks; there are no Location and story cards.
reason-no-billboard = There is no billboard on { $own }.
reason-cable-54 = At Cable 54 there is nothing to do but call the Final Assault.
reason-story-complete = Your story is complete.
reason-no-story-left = You have no story cards left.
reason-story-elsewhere = Your next story card is set on { $space }.
reason-too-little-scrap = The broker wants 2 scrap; you have { $scrap }.
reason-no-deposit = There is nothing in the deposit of { $own }.
reason-not-at-cable-54 = The Final Assault is called at Cable 54, and you are on { $own }.
reason-not-leader = Only the leader calls the Final Assault, and that is { $leader }.
reason-clock-not-red = It is { $hour }, and the clock is red from 19:00 on.
reason-say-how-much = Say how much, as a number.
reason-less-scrap-here = Only { $count } lies here.
reason-scrap-limit = You have { $scrap }, and 5 are the most.
reason-not-dropped-here = No such card lies here.
reason-one-by-one = The cards are decided on one by one; this is not the one.
reason-card-moved = { $card } has been moved in this go.
reason-already-equipped = { $card } is equipped.
reason-not-in-slot = { $card } is not equipped.
reason-no-such-pile = The Stash has two piles, 0 and 1.
reason-pile-empty = That pile is empty.
reason-must-draw = These cards have to be drawn.
reason-must-discard = You carry too many cards, and have to discard.
reason-not-a-spare = That is none of the spare characters.

## The Final Assault

reason-not-in-group = The first half is made of members of the test group, each once.
reason-uneven-split = The halves may differ by one at most.
reason-not-an-invader = Only an Invader can reveal, and you are Human.
reason-not-sabotaged = No such card is among the sabotaged ones.
reason-not-a-resource = No such card or tile is among the useful Resources.
reason-resource-of-other-skill = { $resource } helps { $skill } tests, not this one.
reason-not-revealed = { $player } is no revealed Invader who takes part.

## Moments

they-live-reason-treating = Treating an injury
they-live-moment-leader = when a leader is chosen, at the end of the round
they-live-moment-reorganize = within REORGANIZE
they-live-moment-pile = when you draw from the Stash
they-live-moment-too-many-cards = when you carry more than 10 cards
they-live-moment-spare = when your character has died
they-live-moment-cure = when one of your injuries is healed
they-live-moment-free-move = with the free move at the start of your Action turn
they-live-moment-action = in your Action turn
they-live-moment-lay-low = within LAY LOW
they-live-moment-offer = within TRADE
they-live-moment-trade = when somebody offers you a trade
they-live-moment-distract = within DISTRACT THE AUTHORITIES
they-live-moment-collect-scrap = when you collect what lies on your space
they-live-moment-target = when a card is used that can be for several people
they-live-moment-encounter = when an enemy attacks you
they-live-moment-team = when somebody calls for a team effort
they-live-moment-weapon = before you roll Combat with a Weapon in its slot
they-live-moment-reward = when you have beaten an enemy
they-live-moment-confront = after all encounters, if you have faced nobody in this phase
they-live-moment-pvp-escape = when somebody confronts you and your Stealth is critical
they-live-moment-pvp-look = when you have fought somebody with a glasses token spent
they-live-moment-flee = when you flee from a confrontation
they-live-moment-location = in your Location turn
they-live-moment-collect-card = when you collect what lies on your space
they-live-moment-build = within Build
they-live-moment-gather = within Gather, after a roll without success
they-live-moment-check = within Check and deploy
they-live-moment-deploy = within Check and deploy, with a glasses token spent
they-live-moment-nominee = when a raid is called
they-live-moment-retreat = when a Final Assault card is turned up, by Invaders revealed before
they-live-moment-split = when a Final Assault card splits the group
they-live-moment-reveal = at each attempt of the Final Assault
they-live-moment-sabotage = in the Final Assault, by a revealed Invader
they-live-moment-resource = in the Final Assault, before the roll
they-live-moment-assault-fight = when an enemy stands in the way in the Final Assault
`,C=Object.freeze(Object.defineProperty({__proto__:null,default:u},Symbol.toStringTag,{value:"Module"})),p=`# The options with which a game of They Live is begun.

they-live-set-up-players = How many play: 4, 5 or 6, people and machine players together.
they-live-set-up-difficulty = How hard Cable 54 is: very-easy, easy, normal, advanced or expert.
they-live-set-up-figures = Another value for a figure of the content, by its path. May be given again.
`,O=Object.freeze(Object.defineProperty({__proto__:null,default:p},Symbol.toStringTag,{value:"Module"})),v=`# Personal stories: title, intro, an ending for either side, and the six cards between.

## Ray Doyle

they-live-story-ray-doyle = The Tenth Round
    .intro = The foreman of the labor line wants to know if you can still move. He has a cousin who says not. The cousin is already taking off his jacket.
    .human = They never beat him; they only said so. Ray buckles the belt over his work shirt. From now on he picks the opponents, and he has seen their faces.
    .invader = He threw it, of course. The belt was the fee, and the face in the dressing-room mirror was the rest of it. It is time to collect on a few more people who trusted his hands.

they-live-story-card-old-gym = OLD GYM
    .text = The labor office used to be your gym. One bag still hangs in the back, and somebody young is leaning on it.

they-live-story-card-rematch = REMATCH
    .text = Level two of the garage, headlights in a ring. The man who got your decision is here, and he has brought his shoulders.

they-live-story-card-cut-man = CUT MAN
    .text = The old fellow who used to close your eyebrows sweeps floors at the clinic. Remember which salve it was, and he will still have it.

they-live-story-card-fixers-table = FIXER'S TABLE
    .text = Third table from the window at the club, the man who fixed the tenth. You only want to stand close enough to hear who pays him.

they-live-story-card-sparring-partner = SPARRING PARTNER
    .text = In the camp a big kid is boxing a tarpaulin and losing. He would follow somebody who could tell him why.

they-live-story-card-ringside-bell = RINGSIDE BELL
    .text = They sell it as a doorstop behind the supermarket. If you can make it ring again, it will wake more than the gym.

## Connie Vale

they-live-story-connie-vale = Above the Fold
    .intro = The newsstand man kept your last column under the counter. Get him to tell you who else asked for it.
    .human = Four minutes, uncut, with the faces as they are. Connie signs the can with her byline. Let them try to run a correction.
    .invader = She buried the story herself, which is how she knows where to dig. The reel is hers to air, on a day that suits the management. Until then there is so much to be learned from people with something to tell.

they-live-story-card-dead-drop = DEAD DROP
    .text = Rolled in the second newspaper from the bottom there is an envelope. A man across the street is reading the same page for the third time.

they-live-story-card-hostile-source = HOSTILE SOURCE
    .text = The vice-president of the bank never gives interviews. He is giving one now, although he does not know it yet.

they-live-story-card-fact-checker = FACT CHECKER
    .text = The church keeps every funeral in a ledger. Set it beside the city's figures and see who has been dying twice.

they-live-story-card-cutting-room = CUTTING ROOM
    .text = On an unfinished floor of the hotel the network stores what it trims. There is one machine left that will play it.

they-live-story-card-sunday-supplement = SUNDAY SUPPLEMENT
    .text = The supermarket prints its own flyer. The girl at the press would love to set something that is not about ham.

they-live-story-card-retraction = RETRACTION
    .text = The man who killed your story lives on the hill with his awards. Somewhere in his statement two dates do not agree.

## Big Lou Ortega

they-live-story-big-lou-ortega = As Built
    .intro = A hoist has stuck with a load in the air, and everybody under it is new. You were fixing hoists when they were in school.
    .human = One key, every door he ever hung. Lou puts it on the ring between his house key and the one for the tool shed. He built this city; he can certainly let people in.
    .invader = They did not promise him money. They promised that something he built would be left standing. He keeps the key on a ribbon, and lets people through the doors he is told to.

they-live-story-card-time-clock = TIME CLOCK
    .text = The clock on site has been running eleven minutes slow since spring. Eleven minutes, four hundred men: open it up.

they-live-story-card-grievance = GRIEVANCE
    .text = The steward has stopped taking complaints. There are thirty men in the line who will back one, if it is put properly.

they-live-story-card-crane-cab = CRANE CAB
    .text = Something long is wrapped in canvas in the cab on top of the hotel. The crane must be brought about in this wind first.

they-live-story-card-brothers-tent = BROTHER'S TENT
    .text = Your brother is living under a tarp, and tells everybody he is between places. He has not spoken to you since the strike.

they-live-story-card-service-tunnel = SERVICE TUNNEL
    .text = Behind the garage's pump room there is a tunnel that is on no drawing, and you drew the drawing. Go softly; it is in use.

they-live-story-card-safe-door = SAFE DOOR
    .text = You hung this vault door yourself, and you hung it with a trick. The bank has added one of its own.

## Dot Kimura

they-live-story-dot-kimura = Party Line
    .intro = Level three, by the pay telephones: one of them is ringing that has no line to it. Find out on what it is ringing.
    .human = The box is the size of a lunch pail and it sings one note, backwards. Dot puts an ear to it and for the first time in years hears nothing at all. Now for everybody else.
    .invader = She was never sacked; she was promoted. The box keeps the note in tune, and there are still a few people in town who are flat. She is very good at helping them with their equipment.

they-live-story-card-wire-tap = WIRE TAP
    .text = The junction box on the ramp carries four exchanges and something else. Clip on, and listen for what is not a voice.

they-live-story-card-test-pattern = TEST PATTERN
    .text = A house on the hill has a dish that points down. Its picture is a test card, and the test card is different every night.

they-live-story-card-bench-work = BENCH WORK
    .text = The clinic's heart machine died in March. Mend it with what is in the drawer, and see what else it picks up.

they-live-story-card-party-line = PARTY LINE
    .text = Eleven old ladies share one line behind the newsstand, and hear everything. They will only talk to somebody polite.

they-live-story-card-roof-antenna = ROOF ANTENNA
    .text = There is an aerial on the hotel that the plans call a lightning rod. The guard looks over the edge every four minutes.

they-live-story-card-night-school = NIGHT SCHOOL
    .text = In the church hall a retired teacher is explaining waves to six people. He writes the one formula you never finished.

## Deacon Ames

they-live-story-deacon-ames = The Sermon Nobody Taped
    .intro = The chairs are out, and five people have come in from the rain. Give them a reason to stay until it stops.
    .human = They come in twos and threes, without a sign on the door, until there are no more chairs. The Deacon tells them what he has seen. Nobody laughs, and nobody goes home.
    .invader = He speaks beautifully; he always did. It took only a small offer to settle whom for. A flock is easier to count than a crowd.

they-live-story-card-borrowed-pulpit = BORROWED PULPIT
    .text = The landlord has let the hall for a sales meeting. There is a microphone, and a moment before it starts.

they-live-story-card-prodigal = PRODIGAL
    .text = By the fire in the camp sits a man who left your choir for a job with the visitors. He would like to be asked twice.

they-live-story-card-collection-plate = COLLECTION PLATE
    .text = You set a hat down by the supermarket door. The manager gives you until he has finished his coffee.

they-live-story-card-hospital-visit = HOSPITAL VISIT
    .text = An old parishioner at the clinic keeps saying the same nine words. The doctors call it fever; listen to the order.

they-live-story-card-money-changers = MONEY CHANGERS
    .text = In the bank's lobby they are selling debt to widows from a folding table. There is precedent for what to do about the table.

they-live-story-card-wilderness = WILDERNESS
    .text = You walk out past the last floodlight on the site to think. Something else is walking, and stops when you do.

## Doc Halloran

they-live-story-doc-halloran = Second Opinion
    .intro = A patient with no pulse wants to know what is wrong with him. Take your time, and do not let him see you write.
    .human = It comes down to three lines and a saline drip. Doc copies them out four times and gives three away. Let them try to lose a cure that is already in other hands.
    .invader = It was good research, and they were so interested. The notes are complete now, with the one line that makes them useless. People will take anything from a doctor.

they-live-story-card-night-rounds = NIGHT ROUNDS
    .text = Every bed on the ward has the same dream. Compare the charts before the day shift tidies them.

they-live-story-card-blood-work = BLOOD WORK
    .text = The club has its own physician, and he has a better centrifuge than the county. Use it while he is at the ninth hole.

they-live-story-card-house-call = HOUSE CALL
    .text = A lady on the hill has a headache whenever the set is off. She must be talked through one evening without it.

they-live-story-card-triage = TRIAGE
    .text = Thirty people in the camp have drunk the same water. Decide who is first, and decide it out loud.

they-live-story-card-cold-storage = COLD STORAGE
    .text = Behind the frozen peas there is a second freezer, and its compressor is failing. Save what is in it, and then ask what it is.

they-live-story-card-autopsy = AUTOPSY
    .text = In a hotel bathtub, under ice, lies something that was a personnel manager. You have an hour and a kitchen knife.

## Slim Pickett

they-live-story-slim-pickett = Inside Job
    .intro = There is a watch on a crate in the camp, and nobody near it. Nobody near it that you have spotted so far.
    .human = It is the best thing he ever lifted, because its owner cannot report it. Slim winds it the wrong way, and the wall remembers being a door. He has finally got something worth getting caught for.
    .invader = Somebody caught him years ago, on the hill, and made a better offer than the judge. The watch was always his. He only ever steals what he is sent for.

they-live-story-card-fence = FENCE
    .text = Your fence works out of a parked sedan and says times are hard. Tell him about the times.

they-live-story-card-second-storey = SECOND STOREY
    .text = A window on the hill has been left open by somebody sure of himself. There is a drainpipe, a dog, and forty minutes.

they-live-story-card-old-partner = OLD PARTNER
    .text = The man buying a paper did six years for a job you both did. Work out in time whether he is glad to see you.

they-live-story-card-vault-tour = VAULT TOUR
    .text = The bank shows its new time lock to valued customers. You are dressed as one, and it will be open for a minute.

they-live-story-card-switched-bags = SWITCHED BAGS
    .text = Aisle six, two brown bags, one of them chained to a wrist. All it needs is a spilt carton of milk.

they-live-story-card-confession = CONFESSION
    .text = The church has a side door and a man who listens. Say enough of it, and he may say that you were here all night.

## Sarge Whitlock

they-live-story-sarge-whitlock = Reserve Duty
    .intro = A purse is being taken from an old woman by the carts. It is not your war, and there are three of them.
    .human = Five of them answer, out of nine. They do not ask what it is about; they ask what time. Sarge reads the roll, and says here for the ones who cannot.
    .invader = She had her orders all along, and she has never disobeyed one. The squad falls in because it is her voice. She does not tell them who is on the other radio.

they-live-story-card-roll-call = ROLL CALL
    .text = Half the camp has served, and none of it will say so. Say the name of a unit quietly and see who straightens up.

they-live-story-card-armoury = ARMOURY
    .text = The militia keeps a locker in the site office until its new building is done. The watchman does his round by the book; you wrote the book.

they-live-story-card-recon = RECON
    .text = The club from the long grass, dusk until dark. Count the cars, count the guests, and do not be counted.

they-live-story-card-field-dressing = FIELD DRESSING
    .text = The clinic is out of everything but tablecloths. You have done this before, with less light.

they-live-story-card-map-table = MAP TABLE
    .text = The newsstand sells a street map that leaves out nine streets. Lay the old one over it, and look at what the nine enclose.

they-live-story-card-night-march = NIGHT MARCH
    .text = Six miles of back lots by dark, with people who want to turn round. The people who want you to are at the halfway mark.
`,N=Object.freeze(Object.defineProperty({__proto__:null,default:v},Symbol.toStringTag,{value:"Module"})),m=`# The words of the rulebook, one sentence or two each.

they-live-term-space = Space
    .text = A numbered pin on the board, 1 to 24: named, unnamed, a billboard, or Cable 54.
they-live-term-named-space = Named space
    .text = A space with a name of its own, where the cards of its area's Location deck are met; three in each area.
they-live-term-thread = Thread
    .text = Joins two spaces, both ways; a move goes along one.
they-live-term-freeway = Freeway
    .text = Joins spaces 2, 17 and 23 in this order; riding costs 1 wanted token for each of them reached.
they-live-term-area = Area
    .text = Six spaces with a Location deck of their own; enemies stay after players of their area, and raids hit areas.
they-live-term-clock = Clock
    .text = Starts at 12:00; from 19:00 on it is red, and at 00:00 the game is lost unless the Final Assault has begun.
they-live-term-leader = Resistance leader
    .text = The player who goes first, elected for each round; only the leader can call the Final Assault.
they-live-term-turn-order = Turn order
    .text = The leader first, then on round the table.
they-live-term-overlay = Overlay
    .text = The board under which a character is Human or Invader; the owner looks once, others only through the lenses.
they-live-term-lenses = Lenses
    .text = What shows hidden things: identities, icons of cards, messages of billboards. A look costs a glasses token.
they-live-term-test = Test
    .text = Roll as many dice as the skill with all modifiers; one success passes, or as many as are printed.
they-live-term-success = Success
    .text = Each KICK ASS rolled.
they-live-term-critical = Critical
    .text = Three or more successes of one colour in one roll.
they-live-term-stash = Stash
    .text = Two piles of Resistance cards; whoever draws chooses the pile, card by card.
they-live-term-bag = Bag
    .text = Cards you carry without using them; with those in the slots at most 10.
they-live-term-slot = Slot
    .text = Weapon, off-hand, Ally: one card each works while it lies there. A Two-Handed Weapon fills the first two.
they-live-term-single-use = Single Use
    .text = Works from the bag and is then discarded; unless its text is an Action, at any time.
they-live-term-red-border = Red border
    .text = A unique card that never goes into the Stash: part of an inventory, or the reward of a story.
they-live-term-assault-value = Assault value
    .text = A skill and a number: successes given in a test of that skill, or added to the difficulty if the card is sabotaged.
they-live-term-enemy-tile = Enemy tile
    .text = Lies face down on a space; the front shows kind and icons, the back the figures.
they-live-term-boss = Boss
    .text = A red tile that only the news brings in. Once killed it is out of the game.
they-live-term-encounter = Encounter
    .text = A player meets each enemy on the space in the Response Phase: fight, Persuade or call for a team effort.
they-live-term-persuade = Persuade
    .text = An Influence roll against the tile's number; success makes it a resource for the Final Assault, failure hurts as much as its Combat.
they-live-term-team-effort = Team effort
    .text = Players on one space fight an enemy together: successes add up, and so do mistakes.
they-live-term-confrontation = Confrontation
    .text = A player attacks another on the same space, to see who they are or to drive them off.
they-live-term-injury = Injury
    .text = A card that hinders until it is removed as it says.
they-live-term-spare = Spare character
    .text = Takes the place of a dead one, with an overlay of its own; when none is left, the game is lost.
they-live-term-billboard = Billboard
    .text = A picture with a hidden message behind it, and a broker and a deposit behind that.
they-live-term-build = Build
    .text = At a billboard, put 1 to 3 of your cards into its deposit, face down.
they-live-term-gather = Gather
    .text = At a billboard, pay the broker 2 scrap and roll Influence: a card from the Stash for each success.
they-live-term-check-and-deploy = Check and deploy
    .text = At a billboard, send the deposit to the Resources; a glasses token lets you see the cards first and discard or leave any of them.
they-live-term-resources = Resources
    .text = Cards and persuaded tiles that stand ready for the Final Assault.
they-live-term-raid = Raid
    .text = Every billboard with the message called loses its deposit, and each player in its area takes 2 wanted tokens.
they-live-term-swap = Swap
    .text = The billboard with the picture called is exchanged for another of the same picture, unseen.
they-live-term-propaganda-bar = Propaganda bar
    .text = Clock, raid, swap, enemies, scrap: the top of a Breaking News card, carried out from left to right.
they-live-term-personal-story = Personal story
    .text = A character's own deck; after three passes its ending is read and its reward taken, in a version for either side.
they-live-term-claim = Claim
    .text = Something a player says before all, true or false. It changes nothing but minds.
they-live-term-final-assault = Final Assault
    .text = Three cards, one of each level, that the group must pass to win; called by the leader at Cable 54 while the clock is red.
they-live-term-test-group = Test group
    .text = All living characters that have not revealed themselves; their number is part of every requirement.
they-live-term-reveal = Reveal
    .text = An Invader in the Final Assault shows its face, leaves the group and works against it.
they-live-term-sabotage = Sabotage
    .text = A sabotaged card played against a test raises what it asks for.
they-live-term-split = Split
    .text = Some cards divide the group in two halves, each with a test of its own.
they-live-term-fail-section = Fail section
    .text = The back of a Final Assault card: what a failed attempt costs before the next.
`,q=Object.freeze(Object.defineProperty({__proto__:null,default:m},Symbol.toStringTag,{value:"Module"}));export{g as a,f as b,w as c,b as d,$ as e,A as f,E as g,N as h,k as i,T as l,S as n,x as o,I as p,R as q,C as r,O as s,q as t};
