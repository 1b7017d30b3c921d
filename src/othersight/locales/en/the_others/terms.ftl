# The words of the rulebook, one sentence each.

the-others-term-space = Space
    .text = One place a figure can stand in: a District or a Street Space.

the-others-term-district = District
    .text = A city block: one Space with a bar of City Action icons and one slot for a token.

the-others-term-street = Street
    .text = A Street Space lies between crosswalks, over however many tiles, and is one Space.

the-others-term-adjacent = Adjacent
    .text = Two Spaces that share an edge; touching at a corner is not enough, and no adjacency crosses a river.

the-others-term-river = River
    .text = A gap between groups of tiles; a Moving Hero crosses it by Metro only.

the-others-term-starting-space = Starting Space
    .text = The Space where Heroes enter the game, at set-up and as successors.

the-others-term-hero-number = Hero Number
    .text = The number of Heroes in play, 3 or 4, the same for the whole game; rules write it N.

the-others-term-current-hero = Current Hero
    .text = The Hero whose Turn it is, up to and including the Reaction to it.

the-others-term-lone-hero = Lone Hero
    .text = A Hero with no other Hero in the same Space; Monsters and NPCs are no company.

the-others-term-hero-reserve = Hero Reserve
    .text = The Heroes of the team not in play, from whom the dead are replaced.

the-others-term-successor = Successor
    .text = The Hero from the Reserve who takes the seat of a dead one, in the Starting Space, on Level 1 and unhurt.

the-others-term-round = Round
    .text = Start of Round, Hero Turns with their Reactions, End of Round.

the-others-term-turn = Turn
    .text = At most one Move and one Action, in either order, and any free acts around them.

the-others-term-turn-token = Turn token
    .text = Each Hero has two, and flips one to take a Turn.

the-others-term-extra-turn = Extra Turn
    .text = A token discarded to take a Turn without spending a Turn token.

the-others-term-move = Move
    .text = Up to 2 steps, each to an adjacent Space.

the-others-term-teleport = Teleport
    .text = A change of Space that ignores every rule of movement: no checks, no Wound for leaving Monsters, and no Move spent.

the-others-term-action = Action
    .text = Start a Fight or Cleanse an Area, once per Turn.

the-others-term-metro = Metro
    .text = Tokens of one colour between which Heroes may step as if they were adjacent.

the-others-term-check = Check
    .text = The Sins Player's roll for Fire or Corruption tokens when a Moving Hero leaves or enters their Space.

the-others-term-cleanse = Cleanse an Area
    .text = An Action: roll Skill dice, and each SKILL removes one physical Fire, Corruption, Pentagram or Nest token from the Space.

the-others-term-city-action = City Action
    .text = A free use of all visible icons of a District, once per Hero and once per District in a Round.

the-others-term-orbital-strike = Orbital Strike
    .text = A City Action that moves a token up to 2 Spaces and may kill an Acolyte or Abomination under it.

the-others-term-inventory = Upgrade Inventory
    .text = The face-up Upgrades, five of them while the deck lasts, from which Heroes choose.

the-others-term-upgrade = Upgrade
    .text = A card in front of a Hero that is always in effect while face up; any number may be owned and none traded.

the-others-term-fight = Fight
    .text = The current Hero against every Monster in the Space, both sides rolling at once.

the-others-term-ranged-fight = Ranged Fight
    .text = A Fight against all Monsters of one distant Street Space in Line of Sight, who strike back if they can reach the shooter.

the-others-term-line-of-sight = Line of Sight
    .text = A straight row of Street Spaces of any length, broken by corners, Districts and gaps, never by figures.

the-others-term-teamwork = Teamwork
    .text = Every roll of a Hero has one more die for each other Hero in the Space.

the-others-term-fixed-result = Fixed result
    .text = A result added without a die, such as base Defense.

the-others-term-defense = Defense
    .text = For a Hero, DEF added in every Fight; for a Monster, the Hits it takes to kill it in one Fight.

the-others-term-hit = Hit
    .text = What kills Monsters when enough of them fall on one at once, and wounds a Hero unless DEF cancels it.

the-others-term-wound = Wound
    .text = A marker on a bonus slot of the Corruption Track, which it covers; the fifth kills the Hero.

the-others-term-corruption-level = Corruption Level
    .text = A Hero's place on the Corruption Track, from 1 to 7.

the-others-term-voluntary-corruption = Voluntary Corruption
    .text = One Level taken before a Fight or Cleanse roll, for every uncovered bonus of the Level reached and of all below it.

the-others-term-forced-corruption = Forced Corruption
    .text = Levels taken without a bonus; on Level 7 each further one is a Wound.

the-others-term-monster = Monster
    .text = An Acolyte, Abomination, Controller, Avatar or Hell Club member.

the-others-term-hell-club = Hell Club
    .text = Named Monsters that enter with their Apocalypse card, on an unblocked Nest or, if all are blocked, on any, and leave the game when killed.

the-others-term-dead-pool = Dead pool
    .text = Where killed Monsters wait to be Summoned again.

the-others-term-unplayed-pool = Unplayed pool
    .text = Where Monsters wait that have not been in play yet; the Summoning of each Round does not draw on it.

the-others-term-nest = Nest
    .text = A place to Summon one Monster to, unless a Monster in the Space blocks it.

the-others-term-summon = Summon
    .text = To put a Monster on an unblocked Nest; at the end of each Round as many dead ones come back as there are Heroes in play.

the-others-term-altar = Altar
    .text = Brings the Sins Player 1 Sin card at the end of each Round while no Hero is in its Space.

the-others-term-reaction = Reaction
    .text = The Sins Player's answer to a finished Hero Turn: Move one Monster, then Fight that Hero, each if wanted.

the-others-term-sin-card = Sin card
    .text = A card from the Sins Player's hand, at most one per Hero Turn with its Reaction, at the moment it names.

the-others-term-acolyte-ability = Acolyte Ability
    .text = Once per Round, before the roll of a Fight that is not Ranged, a dead Acolyte joins in and its board takes effect.

the-others-term-apocalypse-track = Apocalypse Track
    .text = Eight levels from 0 to 7, each of which makes the Sins Player stronger for good.

the-others-term-apocalypse-card = Apocalypse card
    .text = Revealed at levels 1, 3 and 5 and in force until the end of the game.

the-others-term-dark-past = Dark Past
    .text = A hidden card of each Hero in Corruption Stories, revealed at the end of a Turn finished on Level 7.

the-others-term-exploration-token = Exploration token
    .text = Fire, Pentagram, Corruption, Nest, Extra Turn or Innocent, all with the same back.

the-others-term-physical-token = Physical token
    .text = A token lying on the board, which can be removed.

the-others-term-permanent-token = Permanent token
    .text = A token printed on a tile, which cannot.

the-others-term-innocent = Innocent
    .text = A citizen to be carried to safety, who dies if the Hero reaches Corruption Level 7.

the-others-term-npc = NPC
    .text = Commissioner, PROXY or RavenCorp: a token that helps whoever holds it.

the-others-term-mark = Mark
    .text = A Marked token on the thing an effect names.

the-others-term-story = Story
    .text = The board that gives the tasks of each Round, special rules and Missions.

the-others-term-mission = Mission
    .text = What the Heroes have to do now; nothing can be done for it in advance.

the-others-term-event = Event
    .text = Something printed between two Missions that happens when the first is accomplished.

the-others-term-branch = Branch
    .text = A choice between two Missions that the Heroes must make unanimously.

the-others-term-unite-or-fall = Unite or Fall
    .text = Where the Hero Players must decide together and do not agree, the Sins Player decides for them.
