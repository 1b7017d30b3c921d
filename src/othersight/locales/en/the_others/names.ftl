# Names of everything that is neither a Hero, a card nor a Story, each with what it does or a line about it.

## Sins

the-others-sin-pride = PRIDE
    .power = BE WARE LONE HEROED!
    .text = In every Fight against a lone Hero 1 DEF of that Hero is cancelled, in Reactions and when Monsters strike back after a Ranged Fight too.
    .note = The name of the power is spelled as printed.
    .quote = Stand apart. You always thought you did.

the-others-sin-sloth = SLOTH
    .power = SLOWS DOWN HEROES!
    .text = Every step of a Hero's Move after the first costs 1 Forced Corruption, taken after the checks of that step.
    .quote = What is the hurry? It will still be lost when you get there.

## Monsters

the-others-monster-acolyte = Acolyte
    .text = The weakest Monster, of one type in each game. Once per Round a dead one may rise into a Fight with the Ability of its board.

the-others-monster-abomination = Abomination
    .text = The Sin's rank and file: six figures, stronger than Acolytes.

the-others-monster-controller = Controller
    .text = The Sin's lieutenant. Some Sin cards wait for a Wound in a Fight it took part in.

the-others-monster-avatar = Avatar
    .text = The Sin in person. It waits in the unplayed pool until the Story Summons it.

the-others-monster-tainted = The Tainted One
    .text = A Hero once. Fight 5, Defense 5, and it leaves the game when killed.

## Acolytes

the-others-acolyte-doctor = CORRUPTED DOCTOR
    .text = Mark the current Hero, who cannot heal Wounds by any means until the next Round.
    .quote = First, do the harm.

the-others-acolyte-nun = CORRUPTED NUN
    .text = In a District, the Sins Player lays 1 Corruption token over one visible City Action icon, which is out of use until the token is cleansed. In a Street, or with no token left, nothing more happens.
    .quote = The doors of the house stay open. It is the house that has changed.

the-others-acolyte-hobo = CORRUPTED HOBO
    .text = The current Hero chooses one face-up Upgrade and turns it face down until the end of the Round; it is of no help in this Fight any more.
    .quote = Spare something? Anything? That?

the-others-acolyte-police = Police
    .text = The current Hero, if alone, takes 1 Wound.
    .quote = Anything you do not say will be taken down as well.

the-others-acolyte-fireman = Fireman
    .text = Place 1 Fire token in the Space of the Fight.
    .quote = He knows to the minute how long a house takes.

the-others-acolyte-chef = Chef
    .text = The current Hero's Skill counts as 0 until the end of the Round.
    .quote = Everybody asks what is in it, once.

the-others-acolyte-musician = Musician
    .text = In this Fight the current Hero may use Corruption bonuses only by taking 2 Wounds, placed before the roll.
    .quote = The tune has no ending. Listeners supply one.

the-others-acolyte-diplomat = Diplomat
    .text = The current Hero's Natural Ability is out of use until the end of the Round.
    .quote = We are all agreed, then, that you can do nothing.

the-others-acolyte-gangster = Gangster
    .text = A second dead Gangster, if there is one, is placed as well and joins the Fight.
    .quote = I brought my cousin. He is sorry about you already.

## Hell Club

the-others-hellclub-dr-gan = Dr. Gan
    .text = Keeps perfect records. Has never lost a patient's address.

the-others-hellclub-grin = Grin
    .text = Not happy. Just wider than it was this morning.

the-others-hellclub-marguerite = Marguerite
    .text = Pulls petals off whatever is in reach. It always comes out the same.

the-others-hellclub-gourd-and-vex = Gourd & Vex
    .text = One is the appetite, the other is the manners. They share a chair.

the-others-hellclub-flay = Flay
    .text = Collects coats. Makes them, to be exact.

## NPCs

the-others-npc-commissioner = Commissioner
    .text = The holder has 1 more die in every Fight, Ranged and Reaction Fights included.
    .quote = Forty years on the force, and tonight he is the force.

the-others-npc-proxy = PROXY
    .text = Takes up to 1 Wound off every Fire check and up to 1 Corruption off every Corruption check of the holder.
    .quote = Turn left. The sprinklers on that side answer to us.

the-others-npc-ravencorp = RavenCorp
    .text = The holder's Move may be 1 step longer.
    .quote = A car, a pass, a back door. Someone upstairs wants this story filed.

## City Actions

the-others-city-action-heal = Heal
    .text = Take 1 Wound marker of your choice off the track.

the-others-city-action-repent = Repent
    .text = Lower the Corruption Level by 1, not below 1.

the-others-city-action-extra-turn = Extra Turn
    .text = Take 1 Extra Turn token from the supply.

the-others-city-action-inventory = Inventory
    .text = Take 1 card of your choice from the Upgrade Inventory, which is refilled at once.

the-others-city-action-orbital-strike = Orbital Strike
    .text = Move one Orbital Strike token 0 to 2 Spaces by adjacency, then you may kill 1 Acolyte or Abomination there. This is not a Fight.

## Tokens

the-others-token-fire = Fire
    .text = A Hero who enters or leaves on a Move risks Wounds: the Sins Player rolls 1 Sin die per token.

the-others-token-corruption = Corruption
    .text = A Hero who enters or leaves on a Move risks Corruption: the Sins Player rolls 1 Sin die per token.

the-others-token-pentagram = Pentagram
    .text = The Sins Player has 1 more die in every Fight in this Space.

the-others-token-nest = Nest
    .text = Monsters are Summoned here; each Monster in the Space blocks one Nest.

the-others-token-extra-turn = Extra Turn
    .text = Collected for free; discard it to take a Turn without spending a Turn token.

the-others-token-innocent = Innocent
    .text = Collected for free and carried along. Dies with a Hero's last scruple, at Corruption Level 7.

the-others-token-altar = Altar
    .text = At the end of each Round the Sins Player draws 1 Sin card for each Altar whose Space holds no Hero.

the-others-token-metro = Metro
    .text = A Hero may step from here to any Metro token of the same colour as if it were adjacent.

the-others-token-orbital-strike = Orbital Strike
    .text = Where the satellite is looking. It moves and fires with the City Action of that name.

the-others-token-starting-space = Starting Space
    .text = Heroes enter the game here, the first ones and their successors.

the-others-token-turn = Turn
    .text = Each Hero has two; flip one to its spent side to take a Turn.

the-others-token-city-action = City Action
    .text = Each Hero has one; place it in a District's empty slot to use that District's icons.

the-others-token-reaction = Reaction
    .text = The Sins Player flips one to its spent side to react to a finished Hero Turn.

the-others-token-face-down = Face-down token
    .text = Only the Sins Player knows what it is. A Hero in a Space without Monsters may turn it up.

the-others-token-marked = Marked
    .text = Shows what an effect has picked out; different effects use different colours.

the-others-mark-havens-last-stand = marked
    .text = An effect of this Story has picked out this Space.

the-others-mark-battleground-of-souls = marked
    .text = An effect of this Story has picked out this Space.

the-others-mark-the-darkness-within = hallowed
    .text = No new Corruption token can be placed here: the District counts for the Mission.

the-others-mark-the-last-confession = held
    .text = This District has been held and counts for the Mission once.

the-others-mark-lights-out = held
    .text = This District has been held and counts for the Mission once.

the-others-mark-the-last-train = open station
    .text = This station is open: it counts for the Mission, and no new Corruption token can be placed here.

the-others-mark-the-seventh-door = open door
    .text = A door stands open here. It is shut when all Turns of a Round have been taken and a Hero is here with no more Monsters than Heroes. No new Corruption token can be placed here.

the-others-token-wound = Wound
    .text = Covers one bonus slot of the Corruption Track. The fifth kills.

## Die faces

the-others-face-hit = HIT
    .text = From a Hero: 1 Hit on the Monsters. From the Sins Player: 1 Wound for the Hero.

the-others-face-sin-hit = HIT
    .text = From the Sins Player: 1 Wound for the Hero.

the-others-face-burst = BURST
    .text = A HIT that makes the Sins Player roll one more die at once.

the-others-face-corr = CORR
    .text = 1 Corruption for the Hero.

the-others-face-blank = BLANK
    .text = Nothing. Enjoy it.

the-others-face-def = DEF
    .text = Cancels one HIT of the Sins Player.

the-others-face-cc = CC
    .text = Counter-Corruption: cancels one CORR.

the-others-face-skill = SKILL
    .text = In a Cleanse, removes one token. In a Fight, nothing.

the-others-face-faith = FAITH
    .text = Roll one more die at once; then, when all dice lie, take it as HIT, DEF, CC or SKILL.

## Classes

the-others-class-leader = Leader
    .text = Makes the others better. One in each team.

the-others-class-bruiser = Bruiser
    .text = Goes in first and is still there afterwards. Two in each team.

the-others-class-shooter = Shooter
    .text = Prefers the far end of the street. Two in each team.

the-others-class-fixer = Fixer
    .text = Cleans up while the others make it necessary. Two in each team.

## Types of Story

the-others-type-terror = Terror
    .text = The city falls a little further every Round, whatever you do.

the-others-type-corruption = Corruption
    .text = The enemy is outside, and in you, and in the file on you.

the-others-type-redemption = Redemption
    .text = There are people left to save, somewhere under the tokens.

the-others-type-finale = Finale
    .text = Everything the others brought, and what sent them.

## Districts

the-others-tile-ravencorp-hq = RavenCorp HQ
    .text = Forty storeys of news, and something older in the basement that makes it.

the-others-tile-saint-elmo-hospital = Saint Elmo Hospital
    .text = The generators hold. The night shift has not been told which night.

the-others-tile-cathedral-of-ashes = Cathedral of Ashes
    .text = It burned in '41 and was never quite put out. Confession still works.

the-others-tile-lyric-palace = Lyric Palace
    .text = Full house every evening. Nobody remembers buying a ticket.

the-others-tile-gunsmiths-row = Gunsmiths' Row
    .text = Six shops, one customer, no questions.

the-others-tile-cannery-wharf = Cannery Wharf
    .text = The tide brings in less fish and more of the rest.

the-others-tile-precinct-nine = Precinct Nine
    .text = The cells are locked from both sides.

the-others-tile-gasworks = The Gasworks
    .text = No smoking, by order. The order is on fire.

the-others-tile-old-observatory = Old Observatory
    .text = They used to look up from here. Now something takes the calls.

the-others-tile-haven-university = Haven University
    .text = The occult shelves are out on loan to a reader with no card.

the-others-tile-sunken-gardens = Sunken Gardens
    .text = The roses are doing well. Do not ask on what.

the-others-tile-slaughterhouse = The Slaughterhouse
    .text = Everything you need hangs here, next to everything you do not.

the-others-tile-central-station = Central Station
    .text = All trains cancelled. Platform six is boarding anyway.

the-others-tile-signal-tower = Signal Tower
    .text = The last clear line out of Haven, and it only goes up.

the-others-tile-city-morgue = City Morgue
    .text = Twelve drawers, fourteen guests, all of them restless.

the-others-tile-pawnbrokers-lane = Pawnbrokers' Lane
    .text = Souls taken in part exchange. Bring proof of ownership.

the-others-tile-ashgrove-tenements = Ashgrove Tenements
    .text = Three families to a floor. You can hear two of them.

the-others-tile-drowned-chapel = Drowned Chapel
    .text = The water is holy up to the second pew.

the-others-tile-harbour-light = Harbour Light
    .text = It still turns, though nobody winds it, and it has begun to stop on windows.

the-others-tile-night-market = Night Market
    .text = Everything has a price and most of it has a pulse.

the-others-tile-assize-court = Assize Court
    .text = The jury has been out since Tuesday. Nobody saw it leave the room.

the-others-tile-waterworks = The Waterworks
    .text = Boil before drinking. Then boil again, and look at what rises.

the-others-tile-stonegate-prison = Stonegate Prison
    .text = Every cell is empty, and every cell is warm.

## Maps

the-others-map-havens-last-stand-a = Ash Market
    .text = Nine blocks without a river, and long streets to shoot along.

the-others-map-havens-last-stand-b = Broken Bridges
    .text = Start on the west bank; two Metro lines run under the river.

the-others-map-the-darkness-within-a = Three Boulevards
    .text = Two rows of blocks between three long boulevards.

the-others-map-the-darkness-within-b = Signal over Water
    .text = A river bends round the Signal Tower: near enough to see, too far to step.

the-others-map-battleground-of-souls-a = Black Lake
    .text = Eight blocks round a flooded heart, with one Metro line below it.

the-others-map-battleground-of-souls-b = Three Shores
    .text = Three shores that meet only at corners, joined by the Metro.
