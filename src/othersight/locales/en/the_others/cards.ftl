# Cards: the printed name, when it is played or acts, what it does in our words, and a line to remember it by.

## Sin cards of both Sins

the-others-card-evil-regroups = EVIL REGROUPS
    .window = At the start of a Hero's Turn
    .text = Move up to 2 Monsters 1 step each by the normal rules: none may leave a Space that holds a Hero.
    .quote = They had scattered. They had never been lost.

the-others-card-damned-if-you-do = DAMNED IF YOU DO...
    .window = At the start of a Hero's Turn
    .text = The current Hero chooses: take 2 Wounds, or turn one face-up Upgrade face down until the end of the Round. Without a face-up Upgrade it is the Wounds.
    .quote = Drop the gun or keep it. The floor is coming up either way.

the-others-card-hate = HATE!
    .window = At the start of the first Hero Turn of a Round; lies on the board until the Round ends
    .text = Lay this card in a Space with an Altar. If 3 or more Monsters are in that Space at the end of the Round, the Apocalypse Track rises by 1. Then discard the card.
    .quote = A congregation of three is enough, if they mean it.

the-others-card-for-our-master = FOR OUR MASTER!
    .window = At the start of a Fight
    .text = If the Sins Player's results in this Fight make the Hero take at least 1 Wound or 1 Corruption, the Sins Player draws 2 Sin cards after it. Voluntary Corruption does not count.
    .quote = One drop for the altar. He will send two knives back.

the-others-card-abominable-fury = ABOMINABLE FURY
    .window = At the start of a Fight
    .text = The Sins Player adds 1 HIT for each Abomination taking part in this Fight; in a Ranged Fight, for each in the Hero's Space when the Monsters strike back.
    .quote = It was not built to stop. It was barely built.

the-others-card-cursed-fate = CURSED FATE
    .window = After a roll: Fight, Cleanse or check
    .text = All dice just rolled are cancelled and rolled again from the original number, with new extra dice. Fixed results stay, and so does Voluntary Corruption already taken.
    .quote = You won that one. Show me again.

## Sin cards of Pride

the-others-card-haphephobia = HAPHEPHOBIA
    .window = At the start of a Hero's Turn
    .text = The current Hero is teleported to an adjacent Space of the Sins Player's choice.
    .quote = Not a hand on him, and he backed into the street all the same.

the-others-card-alone-in-the-dark = ALONE IN THE DARK
    .window = At the start of a lone Hero's Turn
    .text = The current Hero, being alone, takes 1 Corruption, and the Sins Player gains 1 Reaction token, active at once.
    .quote = The radio says nothing. It says it in your voice.

the-others-card-price-of-hubris = PRICE OF HUBRIS
    .window = At the start of a Fight against a lone Hero
    .text = The current Hero, being alone, destroys one of their Upgrades or takes 1 Wound, as their player chooses; without an Upgrade, the Wound. A destroyed Upgrade goes under the Upgrade deck.
    .quote = The best gear in Haven, and nobody to see it break.

the-others-card-pride-or-fear = PRIDE OR FEAR?
    .window = After a Fight in which the Controller took part and the Hero was wounded
    .text = That Hero, if alive, is teleported up to 2 Spaces, to a Space of the Sins Player's choice.
    .quote = He will say he meant to withdraw. Let him say it from over there.

the-others-card-primal-conceit = PRIMAL CONCEIT
    .window = At the start of a Fight, with the Avatar on the board
    .text = Unless every lone Hero takes 2 Corruption, the Avatar is teleported to any Space of the Sins Player's choice. The Heroes decide together, all or nothing; with no lone Hero nothing happens. An Avatar that enters or leaves the Space of the Fight joins or leaves the Fight before dice are counted.
    .quote = It does not walk. The city is expected to come to it.

the-others-card-curse-of-ego = CURSE OF EGO
    .window = At the start of a Hero's Turn
    .text = Unless the Heroes together take 4 Corruption, the Sins Player draws 1 Sin card in all and gains 1 Reaction token for each lone Hero.
    .quote = Somebody has to pay. Every one of you is too good to.

## Sin cards of Sloth

the-others-card-curse-of-the-crawl = CURSE OF THE CRAWL
    .window = At the start of a Hero's Turn
    .text = Unless the Heroes together take 3 Wounds, the current Hero cannot Move this Turn. Being teleported is no Move.
    .quote = Every step is optional. So was every one before it.

the-others-card-primal-lethargy = PRIMAL LETHARGY
    .window = At the start of a Fight with the Avatar
    .text = The Hero and the Sins Player each have 2 dice fewer in this Fight, down to none at all.
    .quote = It yawned, and the whole block put its weapons down.

the-others-card-sleep-dust = SLEEP DUST
    .window = After a Fight in which the Controller took part and the Hero was wounded
    .text = The Sins Player gains 2 Reaction tokens, active at once.
    .quote = It gets in through the cut. By midnight it has got to the knees.

the-others-card-punish-the-idle = PUNISH THE IDLE
    .window = At the start of a Hero's Turn; lasts until the end of the Round
    .text = Until the end of the Round a Hero who leaves a Space with at least one Abomination takes 2 Wounds for it instead of 1.
    .quote = You had all night to leave. Leaving now costs double.

the-others-card-slouching-towards-bethlehem = SLOUCHING TOWARDS BETHLEHEM
    .window = After an Abomination is killed, in a Fight or outside one
    .text = The current Hero, if alive, takes 2 Corruption.
    .quote = It fell down slowly, and something lay down with it.

the-others-card-leaden-hours = LEADEN HOURS
    .window = At the start of a Hero's Turn
    .text = The current Hero's Move this Turn is at most 1 step, whatever lengthens it. Being teleported is no Move.
    .quote = Four minutes past three. It has been four minutes past three since supper.

## Apocalypse cards of Terror

the-others-card-hellfire-mutation = HELLFIRE MUTATION
    .window = In every Fight, when results are added
    .text = The Sins Player adds 1 CORR for each Acolyte taking part in the Fight; in a Ranged Fight, for each in the Hero's Space when the Monsters strike back.
    .quote = The uniforms still fit. Nothing else does.

the-others-card-stab-in-the-dark = STAB IN THE DARK
    .window = In every Fight, when results are added
    .text = The Sins Player adds 1 HIT for each Abomination taking part in the Fight; in a Ranged Fight, for each in the Hero's Space when the Monsters strike back.
    .quote = The lamps went first. They had been getting in the way.

the-others-card-perpetual-inferno = PERPETUAL INFERNO
    .window = At the start of each Round, after the Story's tasks
    .text = The Sins Player places 1 more Fire token, in any Space.
    .quote = The brigade came. The fire was pleased to see them.

the-others-card-scurrying-in-the-dark = SCURRYING IN THE DARK
    .window = Whenever the Sins Player Moves a Monster
    .text = Every Move of a Monster may be 1 step longer: 3 steps in a Reaction or when striking back, 2 for each Monster of EVIL REGROUPS. Teleports and HOLY WATER stay as they are.
    .quote = You hear one in the wall. You are meant to hear that one.

the-others-card-dr-gan-terror = Dr.GAN UNLEASHED!
    .window = On reveal; then in each Fight with Dr. Gan, when results are added
    .text = Dr. Gan enters play. In a Fight that Dr. Gan takes part in, in a Space with a Fire or Corruption token, the Sins Player adds 1 CORR, once, however many tokens lie there.
    .note = The name is spelled as printed.
    .quote = The doctor will see you now. The doctor has seen you for some time.

the-others-card-grin-terror = GRIN UNLEASHED!
    .window = On reveal; then in each Fight with Grin, when results are added
    .text = Grin enters play. In a Fight that Grin takes part in, in a Space with a Fire or Corruption token, the Sins Player adds 1 CORR, once, however many tokens lie there.
    .quote = It is only a smile. Count the teeth and go on counting.

the-others-card-marguerite-terror = MARGUERITE UNLEASHED!
    .window = On reveal; then after each Fight with Marguerite
    .text = Marguerite enters play. If the Hero took at least 1 Wound in a Fight that she took part in, 1 Fire token is placed in that Space.
    .quote = She leaves every man warm, and every building with him.

## Apocalypse cards of Corruption

the-others-card-hellfire-curse = HELLFIRE CURSE
    .window = In every Reaction Fight, when Hits are assigned
    .text = During a Reaction every Monster has 1 more Defense.
    .quote = Wait for them to come to you, they said. They came, and they had been welded.

the-others-card-marguerite-corruption = MARUGUERITE UNLEASHED!
    .window = On reveal; then whenever the Sins Player Moves a Monster
    .text = Marguerite enters play. Each time the Sins Player Moves a Monster, she may be Moved 1 step as well by the normal rules, once per occasion. EVIL REGROUPS is one occasion; her own Move and teleports are none.
    .note = The name is spelled as printed.
    .quote = Somebody else knocks. She is already in the hall.

the-others-card-gourd-and-vex-corruption = GOURD & VEX UNLEASHED!
    .window = On reveal; then in each Fight with Gourd & Vex, when Hits are assigned
    .text = Gourd & Vex enter play. A Hero on Corruption Level 5 or more cannot assign Hits to them; Voluntary Corruption taken for this Fight counts.
    .quote = Hurt us? You have our eyes, sweetheart.

the-others-card-flay-corruption = FLAY UNLEASHED!
    .window = On reveal; then in each Fight with Flay, when results are added
    .text = Flay enters play. In a Fight that Flay takes part in against a Hero on Corruption Level 4 or more, the Sins Player adds 2 HIT.
    .quote = The worse you are underneath, the easier it comes off.

the-others-card-agony-of-the-unclean = AGONY OF THE UNCLEAN
    .window = Before each Corruption check
    .text = The Sins Player may declare the tokens of this check to be Fire: the same dice are then read as a Fire check.
    .quote = The stain on the pavement had been waiting for a reason to burn.

the-others-card-darkness-beckons = DARKNESS BECKONS
    .window = At the end of each Round
    .text = The Apocalypse Track rises by 1 for each Hero on Corruption Level 7.
    .quote = It only calls those who have started to answer.

the-others-card-the-fog-of-hate = THE FOG OF HATE
    .window = Always, for City Actions
    .text = City Actions cannot be used in a District with a physical Corruption token.
    .quote = The clinic is open. Nobody has come back to say so.

## Apocalypse cards of Redemption

the-others-card-a-game-of-souls = A GAME OF SOULS
    .window = Whenever the Sins Player places a token
    .text = Each time the Sins Player places a token in a Space, every Hero there takes 1 Corruption, for each token anew.
    .quote = Every piece on this board was somebody. Mind where you put them.

the-others-card-gourd-and-vex-redemption = GOURD & VEX UNLEASHED!
    .window = On reveal; then in each Fight with Gourd & Vex, before the roll
    .text = Gourd & Vex enter play. In a Fight that they take part in the Sins Player may use the Acolyte Ability without marking its board, even if it is marked already. At most once per Fight; a dead Acolyte is still needed.
    .quote = One does the talking. The other brings friends who stopped.

the-others-card-dr-gan-redemption = Dr.GAN UNLEASHED!
    .window = On reveal; then after each Fight with Dr. Gan
    .text = Dr. Gan enters play. If a Hero with an Innocent takes a Wound in a Fight that Dr. Gan takes part in, that Hero takes 1 more Wound or one of those Innocents dies, as the Hero's player chooses.
    .note = The name is spelled as printed.
    .quote = Two patients, one bed. You decide; I shall take notes.

the-others-card-grin-redemption = GRIN UNLEASHED!
    .window = On reveal; then at the start of each Fight with Grin
    .text = Grin enters play. At the start of a Fight between Grin and a Hero with an Innocent that Hero takes 1 Wound.
    .quote = The child smiled back. That was all the opening it wanted.

the-others-card-mantle-of-skulls = MANTLE OF SKULLS
    .window = In every Fight, when results are added
    .text = In a Fight against a Hero with an Innocent the Sins Player adds 1 HIT and 1 CORR.
    .quote = They know whom you carry. They have been kept a place on the shoulder.

the-others-card-throne-of-damnation = THRONE OF DAMNATION
    .window = In every Fight, when Hits are assigned
    .text = Every Acolyte and every Abomination has 1 more Defense.
    .quote = Somebody sat down, far below, and every one of them straightened up.

the-others-card-weve-come-for-you = WE' VE COME FOR YOU
    .window = At the start of each Round, after the Story's tasks
    .text = The Sins Player places 1 Nest token in each of two different Districts.
    .note = The name is spelled as printed.
    .quote = They asked at your old address. They were very thorough.

## Upgrades

the-others-card-adreno-wear = ADRENO WEAR
    .window = In every Cleanse roll
    .text = The Hero has 1 more die in Cleanse rolls.
    .quote = Hands steady, heart at two hundred.

the-others-card-brutality = BRUTALITY
    .window = In every Fight, when results are added
    .text = The Hero adds 1 HIT in all their Fights.
    .quote = There was a course. He passed the practical.

the-others-card-cyber-legs = CYBER LEGS
    .window = During every Move
    .text = The Hero's Move is 3 steps instead of 2.
    .quote = The old pair knew when to stop.

the-others-card-flamethrower = FLAMETHROWER
    .window = In every Fight, when dice are counted
    .text = The Hero has 2 more dice in a Fight against 2 or more Monsters in their own Space.
    .quote = Wasted on one. Ask the pair of them.

the-others-card-hazmata-suit = HAZMATA SUIT
    .window = In every check
    .text = Cancels 1 success, 1 Wound or 1 Corruption, in each Fire check and each Corruption check of the Hero.
    .note = The name is spelled as printed.
    .quote = Rated for everything on the list. Read the list.

the-others-card-holy-water = HOLY WATER
    .window = After every Move of at least 1 step
    .text = The Hero may Move 1 Acolyte or Abomination from their Space 1 step, to a Space of their choice, although a Hero is there.
    .quote = Blessed, bottled, best before the end.

the-others-card-ice-blade = ICE BLADE
    .window = In every Fight, when dice are counted and results added
    .text = The Hero has 1 more die and adds 1 DEF in Fights in their own Space.
    .quote = Cold enough that the cut apologises.

the-others-card-inner-mastery = INNER MASTERY
    .window = At the start of each of the Hero's Turns
    .text = The Hero may raise or lower their Corruption Level by 1, not above 7 and not below 1. It gives no bonus.
    .quote = Breathe in. Decide what you are. Breathe out.

the-others-card-kevlar-suit = KEVLAR SUIT
    .window = In every Fight, when results are added
    .text = The Hero adds 2 DEF in all their Fights.
    .quote = It has stopped better things than you from leaving.

the-others-card-rail-gun = RAIL GUN
    .window = Whenever a Fight is declared; in Ranged Fights, when dice are counted
    .text = The Hero has the Ranged ability. A Hero who has it anyway gets 1 more die in Ranged Fights.
    .quote = The far end of the street is a matter of opinion.

the-others-card-ravencorp-eye = RAVENCORP EYE IN THE SKY
    .window = In every roll of the Hero, when dice are counted
    .text = The Hero has 1 more die in all their rolls while alone.
    .quote = You are never by yourself. See the terms of service.

the-others-card-regeneration = REGENERATION
    .window = At the start of each of the Hero's Turns
    .text = The Hero heals 1 Wound.
    .quote = It itches. Be glad that it itches.

the-others-card-riot-shield = RIOT SHIELD
    .window = In every Fight, when results are added
    .text = The Hero adds 1 DEF in all their Fights.
    .quote = City property. The dents are private.

the-others-card-seeker-grenades = SEEKER GRENADES
    .window = At the start of each of the Hero's Turns
    .text = The Hero may kill 1 Acolyte in their Space. This is not a Fight.
    .quote = Throw it anywhere. It read his file.

the-others-card-stealth-suit = STEALTH SUIT
    .window = Whenever the Hero leaves a Space with Monsters
    .text = The Hero takes no Wound for leaving a Space with Monsters, PUNISH THE IDLE included.
    .quote = They felt a draught, and then somebody shut the door.

## Dark Past

the-others-card-clear-conscience = CLEAR CONSCIENCE
    .window = At the end of a Turn finished on Corruption Level 7
    .text = Nothing happens.
    .quote = They looked for the body. There was none. That was the whole secret.

the-others-card-slightly-troubled = SLIGHTLY TROUBLED
    .window = At the end of a Turn finished on Corruption Level 7
    .text = The Hero takes 1 Wound.
    .quote = A small thing, years ago. It kept its edge.

the-others-card-the-guilty-one = THE GUILTY ONE
    .window = At the end of a Turn finished on Corruption Level 7
    .text = The Apocalypse Track rises by 1.
    .quote = Somebody held the door for them. I said thank you, they said.

the-others-card-former-hell-club = FORMER HELL CLUB
    .window = At the end of a Turn finished on Corruption Level 7
    .text = The Hero's player chooses: 3 Wounds, or 3 Corruption. On Level 7 the Corruption becomes Wounds as well.
    .quote = Membership lapses. The tattoo reads it differently.

the-others-card-psychopathy-trigger = PSYCHOPATHY TRIGGER
    .window = At the end of a Turn finished on Corruption Level 7
    .text = The Hero, and every other Hero in the same or an adjacent Space, takes 2 Wounds.
    .quote = One word on the radio, the wrong one, and he was home again.

the-others-card-sucide-pact = SUCIDE PACT
    .window = At the end of a Turn finished on Corruption Level 7; it falls due at the end of the Round
    .text = At the end of this Round the Hero is killed. If the Hero dies before, the successor is safe.
    .note = The name is spelled as printed.
    .quote = Signed, dated, countersigned in a hand that leaves no prints.

the-others-card-the-tainted-one = THE TAINTED ONE!
    .window = At the end of a Turn finished on Corruption Level 7
    .text = The Hero becomes a Monster of the Sins Player with Fight 5 and Defense 5, in the same Space. For the Heroes it counts as a death: a successor takes the seat, and no Reaction follows. Killed as a Monster, the Tainted One leaves the game.
    .quote = The face is the one you trusted. It would like you to come closer.
