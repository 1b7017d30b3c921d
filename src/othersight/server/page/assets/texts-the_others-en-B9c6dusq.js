const e=`# Names in running text, numbers of things, and the pages one can look at: board, Heroes, cards, Story.

## Who

the-others-called-leah = Leah
the-others-called-morgana = Morgana
the-others-called-thorley = Thorley
the-others-called-rocco = Rocco
the-others-called-brad = Brad
the-others-called-rose = Rose
the-others-called-karl = Karl
the-others-name-pride = Pride
the-others-name-sloth = Sloth
the-others-sins-player = the Sins Player
the-others-hero-player = Hero Player { $number }
the-others-hero-player-with = { $seat } ({ $heroes })
the-others-spectator = a spectator
the-others-tainted-hero = Tainted { $hero }
the-others-the-one = the { $kind }
the-others-figure = { $kind } { $number }

## Where

the-others-no-space = Space { $number }, which this map does not have
the-others-street-short = Street { $number }
the-others-street = Street { $number } (between { $first } and { $second })
the-others-street-north-end = Street { $number } (north end, between { $first } and { $second })
the-others-street-south-end = Street { $number } (south end, between { $first } and { $second })
the-others-street-west-end = Street { $number } (west end, between { $first } and { $second })
the-others-street-east-end = Street { $number } (east end, between { $first } and { $second })
the-others-street-north-west = Street { $number } (north-west corner of { $district })
the-others-street-north-east = Street { $number } (north-east corner of { $district })
the-others-street-south-east = Street { $number } (south-east corner of { $district })
the-others-street-south-west = Street { $number } (south-west corner of { $district })
the-others-space-icons = { $space } (City Action: { $icons })
the-others-space-with = { $space }: { $contents }

## How many

the-others-times = { $count ->
    [one] { $thing }
   *[other] { $count } { $thing }
}
the-others-tokens = { $count ->
    [one] { $kind ->
        [fire] Fire
        [corruption] Corruption
        [pentagram] a Pentagram
        [nest] a Nest
        [extra-turn] an Extra Turn token
       *[innocent] an Innocent
    }
   *[other] { $kind ->
        [fire] { $count } Fire
        [corruption] { $count } Corruption
        [pentagram] { $count } Pentagrams
        [nest] { $count } Nests
        [extra-turn] { $count } Extra Turn tokens
       *[innocent] { $count } Innocents
    }
}
the-others-monsters = { $count ->
    [one] { $kind ->
        [acolyte] an Acolyte
        [abomination] an Abomination
        [controller] the Controller
       *[avatar] the Avatar
    }
   *[other] { $kind ->
        [acolyte] { $count } Acolytes
        [abomination] { $count } Abominations
        [controller] { $count } Controllers
       *[avatar] { $count } Avatars
    }
}
the-others-monsters-marked = { $count ->
    [one] { $kind ->
        [acolyte] a marked Acolyte
        [abomination] a marked Abomination
        [controller] the marked Controller
       *[avatar] the marked Avatar
    }
   *[other] { $kind ->
        [acolyte] { $count } marked Acolytes
        [abomination] { $count } marked Abominations
        [controller] { $count } marked Controllers
       *[avatar] { $count } marked Avatars
    }
}
the-others-face-down-tokens = { $count ->
    [one] 1 face-down token
   *[other] { $count } face-down tokens
}
the-others-count-wounds = { $count ->
    [0] no Wounds
    [one] 1 Wound
   *[other] { $count } Wounds
}
the-others-count-corruption = { $count ->
    [0] no Corruption
   *[other] { $count } Corruption
}
the-others-count-steps = { $count ->
    [0] no steps left
    [one] 1 step left
   *[other] { $count } steps left
}
the-others-no-dice = no dice
the-others-roll = { $faces }
the-others-both-rolls = Hero { $hero }; Sins Player { $sins }
the-others-standing = As it stands: { $hits ->
    [0] no Hit
    [one] 1 Hit
   *[other] { $hits } Hits
} on the Monsters, { $wounds } and { $corruption } for the Hero.
the-others-standing-shot = As it stands: { $hits ->
    [0] no Hit
    [one] 1 Hit
   *[other] { $hits } Hits
} on the Monsters; { $defense } DEF and { $cc } CC if they strike back.
the-others-none-chosen = {""}
the-others-dice-for = { $count } for { $source }
the-others-sum = { $count } { $face }
the-others-sum-from = { $count } { $face } from { $source }
the-others-sum-of = { $count } { $face } ({ $parts })
the-others-sum-part = { $count } from { $source }
the-others-source-abomination = Abominations
the-others-source-acolyte = Acolytes
the-others-source-apocalypse = the Apocalypse Track
the-others-source-avatar = the Avatar
the-others-source-burst = BURST
the-others-source-commissioner = the Commissioner
the-others-source-controller = the Controller
the-others-source-corruption = Corruption
the-others-source-defense = Defense
the-others-source-dice = the dice
the-others-source-faith = FAITH
the-others-source-fight = Fight
the-others-source-hell-club = the Hell Club
the-others-source-level-7 = Level 7
the-others-source-pentagram = Pentagrams
the-others-source-pride = Pride
the-others-source-skill = Skill
the-others-source-sloth = Sloth
the-others-source-tainted = the Tainted One
the-others-source-teamwork = Teamwork
the-others-chosen = {" "}Chosen already: { $spaces }.
the-others-here = , with { $things }
the-others-alone-here = {""}
the-others-stated = { $seat }: { $option }
the-others-stated-more = { $first }; { $rest }
the-others-state = Level { $level }, { $wounds ->
    [0] no Wounds
    [one] 1 Wound
   *[other] { $wounds } Wounds
}

## The Corruption Track: slots that a Wound covers, and their bonuses

the-others-slot-1 = slot 1 (no bonus)
the-others-slot-2 = slot 2 (1 die)
the-others-slot-3 = slot 3 (1 DEF)
the-others-slot-4 = slot 4 (1 HIT)
the-others-slot-5 = slot 5 (1 die)
the-others-slot-6 = slot 6 (2 HIT)
the-others-slot-7 = slot 7 (a result of choice)
the-others-bonus-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
the-others-bonus-def = { $count } DEF
the-others-bonus-hit = { $count } HIT
the-others-bonus-choice = a result of choice

## The Apocalypse Track

the-others-apocalypse-0 = 0.
the-others-apocalypse-1 = 1: an Apocalypse card comes into force.
the-others-apocalypse-2 = 2: from now on one Monster more may be Summoned each Round.
the-others-apocalypse-3 = 3: an Apocalypse card comes into force.
the-others-apocalypse-4 = 4: from now on the Sins Player has one Reaction token more.
the-others-apocalypse-5 = 5: an Apocalypse card comes into force.
the-others-apocalypse-6 = 6: from now on the Sins Player has one die more in every Fight.
the-others-apocalypse-7 = 7: from now on every Hero takes 2 Wounds and 2 Corruption at the end of each Round.

## First and last

the-others-opening-sin = The enemy is { $sin }. { $power } Its Acolytes in this game: { $acolyte }.
the-others-opening-heroes = { $heroes } stand against { $sin }. { $power } Its Acolytes in this game: { $acolyte }.
the-others-opening-hero = You are { $seat }. You win by accomplishing the { $missions } Missions of this Story, one after the other. A Hero who takes a fifth Wound dies and is replaced from the Reserve; when a Hero dies and the Reserve is empty, you have lost. The game has no fixed number of Rounds, but the Sin grows stronger as the Apocalypse Track rises.
the-others-opening-sins = You are { $seat }. You win when a Hero dies and no Hero is left in the Reserve to step in. The Heroes win when they have accomplished the { $missions } Missions of this Story, one after the other. The game has no fixed number of Rounds, and as the Apocalypse Track rises you grow stronger.
the-others-opening-spectator = The Heroes win when they have accomplished the { $missions } Missions of this Story, one after the other. The Sins Player wins when a Hero dies and no Hero is left in the Reserve to step in.
the-others-opening-mission = Mission { $number } of { $missions }, { $mission }: { $text } Done: { $progress } of { $required }.
the-others-ending-heroes = The Heroes have won.
the-others-ending-sins = The Sins Player has won.
the-others-ending-figures = { $round ->
    [one] 1 Round
   *[other] { $round } Rounds
}, { $missions ->
    [0] no Mission accomplished
    [one] 1 Mission accomplished
   *[other] { $missions } Missions accomplished
}, { $dead ->
    [0] no Hero dead
    [one] 1 Hero dead
   *[other] { $dead } Heroes dead
}, Apocalypse Track at { $level }.

## The board

the-others-page-map-legend = Numbers in brackets are Streets, the others Districts. Heroes by three letters; M2 is two Monsters; F Fire, C Corruption, P Pentagram, N Nest, X Extra Turn, I Innocent, ? face down, A Altar.
the-others-page-empty-streets = All other Streets are empty.
the-others-page-district = { $number } { $district }
the-others-page-place = { $space }: { $things }.
the-others-page-place-bare = { $space }: { $icons }.
the-others-page-place-with-icons = { $space }: { $things }. { $icons }.
the-others-page-place-empty = { $space }: nothing is there.
the-others-page-near = One step leads to { $spaces }.
the-others-page-metro-to = A Hero's step by Metro leads to { $spaces }.
the-others-page-sees = In Line of Sight: { $spaces }.
the-others-page-no-space = There is no Space { $asked } on this map; give its number or a District's name.
the-others-page-figure = { $marked ->
    [yes] marked { $monster } (Fight { $fight }, Defense { $defense })
   *[no] { $monster } (Fight { $fight }, Defense { $defense })
}
the-others-page-permanent = { $count ->
    [one] { $kind ->
        [fire] printed Fire
        [corruption] printed Corruption
        [pentagram] a printed Pentagram
        [nest] a printed Nest
        [extra-turn] a printed Extra Turn token
       *[innocent] a printed Innocent
    }
   *[other] { $kind ->
        [fire] { $count } printed Fire
        [corruption] { $count } printed Corruption
        [pentagram] { $count } printed Pentagrams
        [nest] { $count } printed Nests
        [extra-turn] { $count } printed Extra Turn tokens
       *[innocent] { $count } printed Innocents
    }
}
the-others-page-start = the Starting Space
the-others-page-altars = { $count ->
    [one] an Altar
   *[other] { $count } Altars
}
the-others-page-orbital = { $count ->
    [one] an Orbital Strike token
   *[other] { $count } Orbital Strike tokens
}
the-others-page-face-down = { $token } face down
the-others-page-metro = Metro ({ $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $colour }
})
the-others-page-hallowed = hallowed
the-others-page-no-icons = No City Action
the-others-page-icons = { $used ->
    [used] City Action used up: { $icons }
   *[free] City Action: { $icons }
}

## Heroes

the-others-page-hero-line = { $hero } in { $space }: Level { $level }, { $wounds } of 5 Wounds, { $turns ->
    [one] 1 Turn token
   *[other] { $turns } Turn tokens
}{ $extra ->
    [0] {""}
    [one] , 1 Extra Turn
   *[other] , { $extra } Extra Turns
}, { $upgrades ->
    [0] no Upgrades
    [one] 1 Upgrade
   *[other] { $upgrades } Upgrades
}.
the-others-page-hero-reserve = { $hero }: in the Reserve.
the-others-page-hero-dead = { $hero }: dead.
the-others-page-hero-player = Played by { $seat }.
the-others-page-hero-stats = Fight { $fight }, Skill { $skill }, Defense { $defense }{ $ranged ->
    [yes] , Ranged
   *[no] {""}
}.
the-others-page-named-text = { $name }: { $text }
the-others-page-slot = { $slot }
the-others-page-slot-covered = { $slot } WOUND
the-others-page-hero-track = Corruption Track: { $slots }.
the-others-page-city-token-free = City Action: not used this Round.
the-others-page-city-token-used = City Action: used this Round in { $space }.
the-others-page-upgrade = { $card }: { $text }
the-others-page-upgrade-face-down = { $card } (face down until the end of the Round): { $text }
the-others-page-innocents = { $count ->
    [one] 1 Innocent comes along.
   *[other] { $count } Innocents come along.
}
the-others-page-state-cannot-heal = Cannot heal this Round (CORRUPTED DOCTOR).
the-others-page-state-no-skill = Skill counts as 0 this Round (Chef).
the-others-page-state-no-ability = The Natural Ability is out of use this Round (Diplomat).
the-others-page-state-doomed = Dies at the end of this Round (SUCIDE PACT).
the-others-page-dark-past = Dark Past: { $card }. { $text }
the-others-page-dark-past-hidden = Has a Dark Past card, face down.
the-others-page-no-hero = There is no Hero called { $asked }; there are Leah, Morgana, Thorley, Rocco, Brad, Rose and Karl.

## Cards

the-others-page-card = { $card } ({ $window }): { $text }
the-others-page-hand-size = { $count ->
    [0] The Sins Player holds no cards.
    [one] The Sins Player holds 1 card, hidden from you.
   *[other] The Sins Player holds { $count } cards, hidden from you.
}
the-others-page-hand-empty = You hold no cards.
the-others-page-cards-apocalypse = Apocalypse cards in force:
the-others-page-cards-apocalypse-none = No Apocalypse card is in force.
the-others-page-cards-played = Sin card played this Turn:
the-others-page-cards-played-none = No Sin card has been played this Turn.
the-others-page-cards-inventory = Upgrade Inventory:
the-others-page-cards-inventory-none = The Upgrade Inventory is empty.
the-others-page-cards-discard = Sin cards discarded: { $cards }.
the-others-page-cards-discard-none = No Sin card has been discarded.

## Story and Sins

the-others-page-story = { $story }, Round { $round }.
the-others-page-mission = Mission { $number } of { $missions }, { $mission }: { $text } Done: { $progress } of { $required }.
the-others-page-victory = The Heroes win when all { $missions } Missions are accomplished. The Sins Player wins when a Hero dies and the Reserve is empty; { $reserve ->
    [0] it is empty now.
    [one] 1 Hero is in it now.
   *[other] { $reserve } Heroes are in it now.
}
the-others-page-missions-done = Missions accomplished: { $missions }.
the-others-page-begin = At the beginning of each Round: { $text }
the-others-page-end = At the end of each Round: { $text }
the-others-page-special = Special: { $text }
the-others-page-track = Apocalypse Track: { $level } of 7.
the-others-page-sin = { $sin }. { $power }
the-others-page-acolyte = { $used ->
    [yes] Acolyte Ability ({ $acolyte }), used this Round: { $text }
   *[no] Acolyte Ability ({ $acolyte }), not used yet this Round: { $text }
}
the-others-page-sins-tokens = { $reactions ->
    [one] 1 Reaction token
   *[other] { $reactions } Reaction tokens
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $deck } in the deck, { $discard } discarded.
the-others-page-monster = { $kind }: Fight { $fight }, Defense { $defense }; { $board } on the board, { $dead } dead, { $unplayed } not yet played.
the-others-page-named-monster = { $monster } in { $space }: Fight { $fight }, Defense { $defense }.

## What the pages show, for the list of commands

the-others-help-board = board           the city: map, then what is in each Space
the-others-help-map = map             the map alone
the-others-help-list = list            what is in each Space, without the map
the-others-help-space = space NAME      one Space with its neighbours, by number or name
the-others-help-heroes = heroes          all Heroes in short
the-others-help-hero = hero NAME       one Hero's dashboard
the-others-help-story = story           Mission, how either side wins, tasks of each Round, Apocalypse Track
the-others-help-sins = sins            the Sins Player's side and the Monsters
the-others-help-cards = cards           cards in force, Inventory, discards
the-others-help-hand = hand            the Sins Player's hand, for the Sins Player
`,l=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),t=`# Cards: the printed name, when it is played or acts, what it does in our words, and a line to remember it by.

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
`,u=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),n=`# The Heroes: name, Natural Ability, what it does in our words, and a line of their own.

the-others-hero-leah = LEAH
    .ability = PERILOUS RESEARCH
    .text = Once per Round, at the start of one of her Turns, Leah gives 1 Extra Turn token from the supply to any Hero in play, herself included.
    .quote = Page ninety says it kills the reader. I am on page ninety-four.

the-others-hero-morgana = MORGANA
    .ability = VAMPRIC REGENERATION
    .text = At the end of her Turn Morgana heals 1 of her own Wounds; her player picks the marker.
    .note = The name of the ability is spelled as printed.
    .quote = You bleed, I mend. Let us call it a partnership.

the-others-hero-thorley = THORLEY
    .ability = PROTECTOR
    .text = When another Hero in Thorley's Space would take Wounds in a Fight, Thorley may cancel 1 Wound that comes from a HIT. Once per Fight, at no cost, Ranged Fights included. Wounds made from Corruption at Level 7 are beyond his reach.
    .quote = Stand behind me. No, further.

the-others-hero-rocco = ROCCO
    .ability = KILLSHOT
    .text = In each Ranged Fight he starts Rocco adds 2 HIT.
    .quote = One of us is in range. Guess.

the-others-hero-brad = BRAD
    .ability = DEMOLITIONS
    .text = At the end of his Turn Brad may kill 1 Acolyte or Abomination in his Space. If he does, he takes 1 Corruption and 1 Fire token is placed there. This is not a Fight.
    .quote = Insurance covers acts of God. I checked who did this one.

the-others-hero-rose = ROSE
    .ability = MIND CONTROL
    .text = At the end of her Turn Rose may teleport 1 Acolyte or Abomination, anywhere on the board, to an adjacent Space of her choice, Heroes there or not.
    .quote = There is so little in there to argue with.

the-others-hero-karl = KARL
    .ability = SHAPESHIFT
    .text = At the start of his Turn Karl may change to wolf form, at most one change per Turn. In human form he adds 1 DEF in each of his Fights.
    .quote = I keep the suit pressed. It reminds the other one to give it back.

the-others-hero-karl-wolf = KARL (WOLF)
    .ability = UMBRAL SPEED
    .text = At the start of his Turn Karl may change back to human form, at most one change per Turn. In wolf form his Move may be 1 step longer.
    .quote = Streetlights out. Four feet, no sound, and then a great deal of it.
`,p=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),o=`# The log: what happened, to whom, and why. One text for each kind of line.

## Set-up and Rounds

the-others-log-hero-picked = { $hero } goes to { $seat }.
the-others-log-heroes-start = { $heroes } stand in the Starting Space.
the-others-log-dark-past-dealt = The Sins Player has given every Hero a Dark Past card, face down.
the-others-log-dark-past-dealt-by-you = { $hero } has the Dark Past { $card }.
the-others-log-round = Round { $round }
the-others-log-first-hero = { $hero } goes first.
the-others-log-end-of-round = End of Round { $round }
the-others-log-reset = Turn, City Action and Reaction tokens are ready again.

## A Hero's Turn

the-others-log-turn = { $token ->
    [extra-turn] { $hero }'s Turn, for an Extra Turn token
   *[turn] { $hero }'s Turn
}
the-others-log-turn-declined = { $hero } keeps the Extra Turn token and takes no Turn.
the-others-log-turn-over = { $hero }'s Turn is over.
the-others-log-hero-moves = { $hero } moves to { $space }.
the-others-log-hero-teleported = { $hero } is teleported to { $space }.
the-others-log-leaves-monsters = { $wounds ->
    [one] { $hero } breaks away from the Monsters, at the price of 1 Wound.
   *[other] { $hero } breaks away from the Monsters, at the price of { $wounds } Wounds.
}
the-others-log-check = { $kind } check for { $hero } in { $space }. The dice: { $roll }.
the-others-log-check-harm = { $kind ->
    [fire] { $harm ->
        [0] The Fire does { $hero } no harm
        [one] The Fire costs { $hero } 1 Wound
       *[other] The Fire costs { $hero } { $harm } Wounds
    }
   *[corruption] { $harm ->
        [0] The Corruption does { $hero } no harm
       *[other] { $hero } takes { $harm } Corruption from the check
    }
}{ $cancelled ->
    [0] {""}
   *[other] ; { $cancelled } cancelled by PROXY or HAZMATA SUIT
}.
the-others-log-agony = AGONY OF THE UNCLEAN: the Corruption in { $space } burns like Fire.
the-others-log-sloth-power = Sloth: every step after the first weighs on { $hero }, { $corruption } Corruption.
the-others-log-karl-wolf = { $hero } turns into the wolf.
the-others-log-karl-human = { $hero } is a man again.

## In a Space

the-others-log-cleanse-roll = { $count ->
    [0] { $hero } cleanses the area, with no dice to roll.
    [one] { $hero } cleanses the area with 1 die ({ $dice }): { $roll }.
   *[other] { $hero } cleanses the area with { $count } dice ({ $dice }): { $roll }.
}
the-others-log-cleanse-results = { $count ->
    [0] No SKILL: the Cleanse removes nothing.
    [one] { $hero } has { $sums }: 1 token can be removed.
   *[other] { $hero } has { $sums }: up to { $count } tokens can be removed.
}
the-others-log-city-action = { $hero } uses the City Action of { $space }.
the-others-log-icon = { $hero } uses the icon { $icon }.
the-others-log-orbital-token = The Orbital Strike token now points at { $space }.
the-others-log-orbital-strike = { $hero } calls the Orbital Strike down on { $monster }.
the-others-log-demolitions = DEMOLITIONS: { $hero } blows up { $monster }.
the-others-log-token-placed = A { $token } token is placed in { $space }.
the-others-log-token-placed-face-down = A face-down token is placed in { $space }.
the-others-log-token-removed = A { $token } token is removed from { $space }.
the-others-log-tokens-turned-up = { $hero } turns up the tokens in { $space }: { $tokens }.
the-others-log-face-down = { $count ->
    [one] The Sins Player lays 1 token face down.
   *[other] The Sins Player lays { $count } tokens face down.
}
the-others-log-face-down-by-you = Laid face down: { $tokens }, in this order in { $spaces }.
the-others-log-extra-turn-collected = { $hero } picks up an Extra Turn token.
the-others-log-extra-turn-gained = { $hero } gains an Extra Turn token.
the-others-log-innocent-collected = { $hero } takes an Innocent along.
the-others-log-innocents-killed = { $count ->
    [one] An Innocent with { $hero } dies.
   *[other] { $count } Innocents with { $hero } die.
}
the-others-log-innocents-rescued = { $count ->
    [one] 1 Innocent is rescued.
   *[other] { $count } Innocents are rescued.
}
the-others-log-npc-collected = { $hero } takes { $npc } along.
the-others-log-npc-put-down = { $hero } leaves { $npc } here.
the-others-log-upgrade-taken = { $hero } takes the Upgrade { $card }, for good. { $window }: { $text }
the-others-log-upgrade-destroyed = { $hero } loses the Upgrade { $card }.
the-others-log-upgrade-face-down = { $hero } turns { $card } face down until the end of the Round.
the-others-log-inventory-refilled = New in the Inventory: { $card }.

## Fights

the-others-log-fight = Fight: { $hero } against the Monsters in { $space }.
the-others-log-shots = Ranged Fight: { $hero } shoots at the Monsters in { $space }.
the-others-log-fight-without-roll = Nobody is left to fight; no dice are rolled.
the-others-log-grin-strikes = Grin goes for the Innocent: { $hero } takes 1 Wound.
the-others-log-intention-yes = { $hero } means to take Corruption for this Fight.
the-others-log-intention-no = { $hero } does not mean to take Corruption for this Fight.
the-others-log-voluntary-corruption = { $hero } takes Voluntary Corruption.
the-others-log-fight-roll = { $count ->
    [0] { $hero } has no dice to roll.
    [one] { $hero } rolls 1 die ({ $dice }): { $roll }.
   *[other] { $hero } rolls { $count } dice ({ $dice }): { $roll }.
}
the-others-log-sins-roll = { $count ->
    [0] The Sins Player has no dice to roll.
    [one] The Sins Player rolls 1 die ({ $dice }): { $roll }.
   *[other] The Sins Player rolls { $count } dice ({ $dice }): { $roll }.
}
the-others-log-hero-results = { $hero }'s results: { $sums }.
the-others-log-sin-results = The Sins Player's results: { $sums }.
the-others-log-defense-cancelled = { $source } cancels { $cancelled } DEF of { $hero }.
the-others-log-fight-results = { $hero } { $hits ->
    [0] has no Hit
    [one] has 1 Hit
   *[other] has { $hits } Hits
} on the Monsters and takes { $wounds ->
    [0] no Wound
    [one] 1 Wound
   *[other] { $wounds } Wounds
} and { $corruption ->
    [0] no Corruption
   *[other] { $corruption } Corruption
}.
the-others-log-ranged-roll = { $count ->
    [0] { $hero } has no dice to roll.
    [one] { $hero } rolls 1 die ({ $dice }): { $roll }.
   *[other] { $hero } rolls { $count } dice ({ $dice }): { $roll }.
}
the-others-log-ranged-results = { $hits ->
    [0] { $hero } has no Hit on the Monsters.
    [one] { $hero } has 1 Hit on the Monsters.
   *[other] { $hero } has { $hits } Hits on the Monsters.
}
the-others-log-strike-back-roll = { $count ->
    [0] The Monsters strike back at { $hero }, with no dice to roll.
    [one] The Monsters strike back at { $hero } with 1 die ({ $dice }): { $roll }.
   *[other] The Monsters strike back at { $hero } with { $count } dice ({ $dice }): { $roll }.
}
the-others-log-strike-back-results = Set against the results of the shots, { $hero } takes { $wounds ->
    [0] no Wound
    [one] 1 Wound
   *[other] { $wounds } Wounds
} and { $corruption ->
    [0] no Corruption
   *[other] { $corruption } Corruption
}.
the-others-log-no-strike-back = No Monster that was shot at comes to { $hero }'s Space; none strikes back.
the-others-log-protector = PROTECTOR: Thorley stands in front of { $hero }, 1 Wound less.
the-others-log-monster-killed = { $monster } is killed in { $space }.

## The dashboard

the-others-log-level = { $hero }'s Corruption Level is now { $level }.
the-others-log-wound = { $hero } takes a Wound, on { $slot }.
the-others-log-heal = { $hero } heals the Wound on { $slot }.
the-others-log-hero-killed = { $hero } is dead.
the-others-log-successor = { $hero } steps in for { $dead } and enters in the Starting Space.
the-others-log-dark-past = { $hero }'s Dark Past comes to light, { $card }: { $text }
the-others-log-tainted-one = { $hero } has become a Monster, in { $space }.
the-others-log-sucide-pact = SUCIDE PACT: { $hero } dies at the end of this Round.

## The Sins Player

the-others-log-sin-card = The Sins Player plays { $card }: { $text }
the-others-log-sin-cards-drawn = { $count ->
    [0] The Sins Player finds no Sin card to draw.
    [one] The Sins Player draws 1 Sin card.
   *[other] The Sins Player draws { $count } Sin cards.
}
the-others-log-sin-cards-drawn-by-you = Sin cards drawn: { $cards }.
the-others-log-sin-deck-reshuffled = The discard pile is shuffled into a new Sin deck.
the-others-log-reaction = The Sins Player reacts to { $hero }'s Turn.
the-others-log-reaction-tokens-gained = { $count ->
    [one] The Sins Player gains 1 Reaction token.
   *[other] The Sins Player gains { $count } Reaction tokens.
}
the-others-log-monster-moves = { $monster } moves from { $from } to { $space }.
the-others-log-monster-teleported = { $monster } is teleported to { $space }.
the-others-log-monster-summoned = { $monster } is Summoned on the Nest in { $space }.
the-others-log-monster-enters = { $monster } enters in { $space }.
the-others-log-monster-marked = { $monster } is marked: it has to be destroyed.
the-others-log-acolyte-ability = Acolyte Ability: { $monster } rises again and joins the Fight against { $hero } in { $space }.
the-others-log-doctor = CORRUPTED DOCTOR: { $hero } cannot heal until the next Round.
the-others-log-nun = CORRUPTED NUN: a City Action icon of { $space } is covered.
the-others-log-chef = Chef: { $hero }'s Skill counts as 0 until the end of the Round.
the-others-log-musician = Musician: { $hero } has no Corruption bonuses in this Fight, unless for 2 Wounds.
the-others-log-diplomat = Diplomat: { $hero }'s Natural Ability is out of use until the end of the Round.
the-others-log-gangster = Gangster: { $monster } comes along to { $space }.
the-others-log-hate-laid = HATE! lies in { $space }. With 3 Monsters there at the end of the Round the Apocalypse Track rises.
the-others-log-hate = { $count ->
    [0] HATE! finds no Monster in its Space and is discarded.
    [1] HATE! finds 1 Monster in its Space, too few, and is discarded.
    [2] HATE! finds 2 Monsters in its Space, too few, and is discarded.
   *[other] HATE! finds { $count } Monsters in its Space.
}
the-others-log-leaden-hours = LEADEN HOURS: { $hero } may Move 1 step at most this Turn.
the-others-log-crawl = CURSE OF THE CRAWL: { $hero } cannot Move this Turn.
the-others-log-price-paid = The Heroes pay the price.
the-others-log-price-refused = The Heroes do not pay the price.
the-others-log-altars = { $count ->
    [0] A Hero stands at every Altar: the Sins Player draws nothing.
    [one] 1 Altar is without a Hero: the Sins Player draws 1 Sin card.
   *[other] { $count } Altars are without a Hero: the Sins Player draws { $count } Sin cards.
}
the-others-log-apocalypse = The Apocalypse Track rises to { $level }
the-others-log-apocalypse-drawn = { $count ->
    [one] The Sins Player draws an Apocalypse card.
   *[other] The Sins Player draws { $count } Apocalypse cards and keeps one.
}
the-others-log-apocalypse-drawn-by-you = Apocalypse cards drawn: { $cards }.
the-others-log-apocalypse-card = The Apocalypse card { $card } is in force from now on. { $window }: { $text }

## The Story

the-others-log-progress = { $mission }: { $progress } of { $required } done.
the-others-log-mission = Mission { $number } of { $missions }, { $mission }: { $text }
the-others-log-mission-accomplished = Mission accomplished: { $mission }.
the-others-log-district-marked = { $space } is hallowed: no Corruption token can be placed there any more.
the-others-log-chief-with-avatar = The Commissioner is in the hands of the Avatar.
the-others-log-ballot = { $seat } says: { $option }.
the-others-log-decided-by-sins = The Sins Player decides for the Heroes: { $option }.
the-others-log-talks-failed = Unite or Fall: the talks have failed.
the-others-log-no-unanimity = Unite or Fall: the Heroes do not agree.
the-others-log-heroes-win = The last Mission is accomplished. The Heroes win!
the-others-log-sins-win = { $hero } is gone and the Reserve is empty. The Sins Player wins!

the-others-log-unreadable = (a line that cannot be read: { $line })
`,y=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),r=`# Names of everything that is neither a Hero, a card nor a Story, each with what it does or a line about it.

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

the-others-token-marked = Marked
    .text = Shows what an effect has picked out; different effects use different colours.

the-others-token-wound = Wound
    .text = Covers one bonus slot of the Corruption Track. The fifth kills.

## Die faces

the-others-face-hit = HIT
    .text = From a Hero: 1 Hit on the Monsters. From the Sins Player: 1 Wound for the Hero.

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
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),s=`# What may be answered, as it is offered and as the log repeats it.

the-others-option-pass = nothing

## Set-up and Rounds

the-others-option-hero = { $hero }
the-others-option-hero-pick-hero = Play { $hero }
the-others-option-hero-dark-past = Give it to { $hero }
the-others-option-hero-successor = Go on with { $hero }
the-others-option-give = { $hero } goes to { $seat }
the-others-option-place = In { $space }
the-others-option-first = { $hero } goes first
the-others-option-confirm = Stay with it
the-others-option-fail = Let the talks fail: the Sins Player decides
the-others-option-change = Change to: { $option }
the-others-option-spend-turn = Take a Turn, for a Turn token
the-others-option-spend-extra-turn = Take a Turn, for an Extra Turn token
the-others-option-decline = Take no Turn now

## A Hero's Turn

the-others-option-move = Move { $direction ->
    [north] north to
    [north-east] north-east to
    [east] east to
    [south-east] south-east to
    [south] south to
    [south-west] south-west to
    [west] west to
    [north-west] north-west to
   *[none] to
} { $space }
the-others-option-move-metro = Take the Metro to { $space }
the-others-step-at-a-cost = { $step }. The price: { $costs }
the-others-cost-monsters = { $count ->
    [one] 1 Wound for leaving Monsters
   *[other] { $count } Wounds for leaving Monsters
}
the-others-cost-corruption-here = { $count ->
    [one] a Corruption check for leaving (1 die)
   *[other] a Corruption check for leaving ({ $count } dice)
}
the-others-cost-fire-here = { $count ->
    [one] a Fire check for leaving (1 die)
   *[other] a Fire check for leaving ({ $count } dice)
}
the-others-cost-corruption-there = { $count ->
    [one] a Corruption check for entering (1 die)
   *[other] a Corruption check for entering ({ $count } dice)
}
the-others-cost-fire-there = { $count ->
    [one] a Fire check for entering (1 die)
   *[other] a Fire check for entering ({ $count } dice)
}
the-others-cost-sloth = { $count } Corruption by Sloth's power
the-others-option-fight = Fight { $monsters }
the-others-option-fight-reaction-fight = Attack with { $monsters }
the-others-option-shoot = Shoot at { $space }
the-others-option-cleanse = Cleanse the area
the-others-option-city-action = Use the City Action: { $icons }
the-others-option-turn-up = Turn up the face-down tokens here
the-others-option-collect = Pick up: { $thing }
the-others-option-put-down = Leave here: { $npc }
the-others-option-end = End the Turn
the-others-option-holy-water = HOLY WATER: drive { $monster } away
the-others-option-perilous-research = PERILOUS RESEARCH: an Extra Turn token for { $hero }
the-others-option-shapeshift = SHAPESHIFT: { $form ->
    [wolf] turn back into a man
   *[man] turn into the wolf
}
the-others-option-inner-mastery-up = INNER MASTERY: raise the Corruption Level by 1
the-others-option-inner-mastery-down = INNER MASTERY: lower the Corruption Level by 1
the-others-option-regeneration = REGENERATION: heal 1 Wound
the-others-option-seeker-grenades = SEEKER GRENADES: kill { $monster }
the-others-option-vampric-regeneration = VAMPRIC REGENERATION: heal 1 Wound
the-others-option-demolitions = DEMOLITIONS: kill { $monster }, for 1 Corruption and a Fire token here
the-others-option-mind-control = MIND CONTROL: push { $monster }, now in { $space }

## In a Space

the-others-option-to = To { $space }
the-others-option-to-monster-move = To { $space }
the-others-option-to-survivor = Go to { $space }
the-others-option-to-marguerite = Marguerite goes to { $space }
the-others-option-to-holy-water = Drive it to { $space }
the-others-option-to-orbital-move = Point it at { $space }
the-others-option-stay = Stay
the-others-option-icon = { $icon }: { $text }
the-others-option-icon-nun = Cover { $icon }
the-others-option-token = The token in { $space }
the-others-option-kill = Strike { $monster }
the-others-option-take = { $card } ({ $window }): { $text }
the-others-option-uncover = Heal { $slot }
the-others-option-cover = Cover { $slot }
the-others-option-remove = Remove a { $token } token
the-others-option-remove-icon = Remove the Corruption token from the icon { $icon }
the-others-option-corruption-no = No Corruption
the-others-option-corruption-yes = Take Voluntary Corruption
the-others-option-corruption-pay = Take Voluntary Corruption and 2 Wounds for its bonuses

## Fights

the-others-option-mean-no = Say no
the-others-option-mean-yes = Say yes
the-others-option-ability-marked = Use the Acolyte Ability; it cannot be used again this Round
the-others-option-ability-free = Use the Acolyte Ability for free (GOURD & VEX); it can be used again this Round
the-others-option-turn-down = Turn { $card } face down ({ $window }): { $text }
the-others-option-faith = { $face }
the-others-option-hit = Kill { $monster }, { $defense ->
    [one] for 1 Hit
   *[other] for { $defense } Hits
}
the-others-option-protect = Thorley steps in: 1 Wound less
the-others-option-gan-wound = Take 1 more Wound
the-others-option-gan-innocent = Let an Innocent die

## The Sins Player

the-others-option-play = Play { $card }: { $text }
the-others-option-read-corruption = Leave it a Corruption check
the-others-option-read-fire = Make it a Fire check
the-others-option-react = React, for a Reaction token
the-others-option-monster = { $monster }, now in { $space }
the-others-option-summon = { $monster }
the-others-option-nest = In { $space }
the-others-option-keep = { $card } ({ $window }): { $text }
the-others-option-mark = { $monster }, in { $space }
the-others-option-altar = In { $space }

## Prices and choices

the-others-option-mission = { $mission }: { $text }
the-others-option-debt-wounds = Take 3 Wounds
the-others-option-debt-corruption = Take 3 Corruption
the-others-option-damned-wounds = Take 2 Wounds
the-others-option-damned-upgrade = Turn an Upgrade face down until the end of the Round
the-others-option-hubris-wound = Take 1 Wound
the-others-option-destroy = Give up { $card } ({ $window }): { $text }
the-others-option-refuse = Refuse to pay
the-others-option-refuse-conceit = Refuse: the Avatar is teleported anywhere
the-others-option-refuse-conceit-for-heroes = Refuse: the Avatar is teleported anywhere
the-others-option-refuse-ego = Refuse: the Sins Player draws a card and gains a Reaction token for each lone Hero
the-others-option-refuse-ego-for-heroes = Refuse: the Sins Player draws a card and gains a Reaction token for each lone Hero
the-others-option-refuse-crawl = Refuse: the current Hero cannot Move this Turn
the-others-option-refuse-crawl-for-heroes = Refuse: the current Hero cannot Move this Turn
the-others-option-accept = Pay: every lone Hero takes 2 Corruption
the-others-option-split = Pay { $thing ->
    [wounds] Wounds
   *[corruption] Corruption
}: { $shares }
the-others-option-split-told = pay { $shares }, clockwise from the Hero whose Turn it is
the-others-share = { $count }
the-others-share-of = { $hero } { $share }

## What passing means

the-others-pass-start-ability = Use nothing
the-others-pass-icon = Use no more icons
the-others-pass-orbital-strike = Strike nobody
the-others-pass-remove = Leave the tokens that are here
the-others-pass-assign = Deal out no more Hits
the-others-pass-protector = Let it happen
the-others-pass-end-ability = Use nothing
the-others-pass-acolyte-ability = Do not use the Acolyte Ability
the-others-pass-start-of-turn-card = Play no card
the-others-pass-start-of-fight-card = Play no card
the-others-pass-after-roll-card = Play no card
the-others-pass-after-fight-card = Play no card
the-others-pass-after-kill-card = Play no card
the-others-pass-reaction = Do not react
the-others-pass-monster = Move no Monster
the-others-pass-marguerite = Marguerite stays
the-others-pass-reaction-fight = Do not attack
the-others-pass-summon = Summon no more
`,m=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),h=`# What is asked, by kind, with the facts needed to answer.

## Set-up and Rounds

the-others-question-pick-hero = Which Hero will you play?
the-others-question-contested-hero = More than one of you wants { $hero }. Who plays { $hero }?
the-others-question-contested-hero-for-heroes = The Heroes did not agree. Who plays { $hero }?
the-others-question-dark-past = Whose Dark Past is { $card }? It stays hidden until its Hero ends a Turn on Corruption Level 7. Then: { $text }
the-others-question-place = { $hidden ->
    [yes] Where do you lay the { $token } token, face down?{ $already }
   *[no] Where do you place the { $token } token?{ $already }
}
the-others-question-first-hero = Who goes first in this Round?
the-others-question-first-hero-for-heroes = The Heroes did not agree. Who goes first in this Round?
the-others-question-ballot = You do not agree yet. Stated so far: { $stated }. Stay with yours, change, or let the talks fail?
the-others-question-token = { $extra ->
    [0] Does { $hero } take a Turn?
   *[other] Does { $hero } take a Turn? Tokens left: { $tokens } Turn, { $extra } Extra Turn.
}

## A Hero's Turn

the-others-question-start-of-turn-card = { $hero }'s Turn begins. Do you play a Sin card?
the-others-question-start-ability = { $hero }'s Turn begins. Is anything used first?
the-others-question-main = { $hero } in { $space }{ $here }. { $state }. Move: { $steps }. Action: { $action ->
    [used] used
   *[free] still to come
}. { $leaving ->
    [0] What now?
    [one] Leaving these Monsters costs 1 Wound. What now?
   *[other] Leaving these Monsters costs { $leaving } Wounds. What now?
}
the-others-question-agony = Corruption check for { $hero } in { $space }: do its tokens burn like Fire?
the-others-question-after-roll-card = The dice: { $roll }. Do you play a Sin card?
the-others-question-holy-water = Where is { $monster } driven?
the-others-question-icon = Which icon does { $hero } use next?
the-others-question-orbital-token = Which Orbital Strike token does { $hero } direct?
the-others-question-orbital-move = Where does { $hero } point the Orbital Strike? It moves up to 2 Spaces.
the-others-question-orbital-strike = Whom does the Orbital Strike kill?
the-others-question-upgrade = Which Upgrade does { $hero } take? It stays with { $hero } for good.
the-others-question-heal = Which of { $hero }'s Wounds is healed?
the-others-question-cleanse-corruption = Does { $hero } take Voluntary Corruption, to Level { $next }, for this Cleanse? It would add: { $bonuses }.
the-others-question-remove = { $count ->
    [one] { $hero } can remove 1 token. Which?
   *[other] { $hero } can remove { $count } tokens. Which first?
}

## Fights

the-others-question-intention = { $hero } { $ranged ->
    [yes] shoots at
   *[no] fights
} { $opponents }. Will { $hero } take Voluntary Corruption, to Level { $next }? It would add: { $bonuses }. What you say now does not bind you.
the-others-question-acolyte-ability = { $hero } fights { $opponents } in { $space }. Do you use the Acolyte Ability? A dead Acolyte rises and joins this Fight, and its board takes effect: { $acolyte }
the-others-question-nun = Which City Action icon of { $space } is covered?
the-others-question-face-down = Which Upgrade does { $hero } turn face down?
the-others-question-start-of-fight-card = { $hero } { $ranged ->
    [yes] shoots at
   *[no] fights
} { $opponents }. Do you play a Sin card?
the-others-question-corruption = { $barred ->
    [yes] Does { $hero } take Voluntary Corruption, to Level { $next }, against { $opponents }? It would add: { $bonuses }, but the Musician bars the bonuses unless { $hero } also takes 2 Wounds.
   *[no] Does { $hero } take Voluntary Corruption, to Level { $next }, against { $opponents }? It would add: { $bonuses }.
}
the-others-question-faith = { $of ->
    [one] { $hero } rolled { $roll }. { $source ->
        [faith] What does the FAITH count as?
       *[level] What is the result of choice of Level 7?
    } { $standing }
   *[other] { $hero } rolled { $roll }. Results to choose: { $of }. { $source ->
        [faith] What does FAITH number { $nth } count as?
       *[level] What is the result of choice of Level 7?
    } { $standing }
}
the-others-question-assign = { $count ->
    [one] { $hero } has 1 Hit. Who is killed?
   *[other] { $hero } has { $count } Hits. Who is killed?
}
the-others-question-protector = { $count ->
    [one] { $hero } is about to take 1 Wound. Does Thorley step in?
   *[other] { $hero } is about to take { $count } Wounds. Does Thorley step in?
}
the-others-question-wound = { $count ->
    [one] { $hero } takes 1 Wound, with { $markers ->
        [0] none
       *[other] { $markers }
    } before it; the fifth kills. Which slot does it cover?
   *[other] { $hero } takes { $count } Wounds, with { $markers ->
        [0] none
       *[other] { $markers }
    } before them; the fifth kills. Which slot does the first of them cover?
}
the-others-question-dr-gan = Dr. Gan has wounded { $hero }, who has an Innocent along. What does { $hero } choose?
the-others-question-after-fight-card = { $hero }'s Fight is over. Do you play a Sin card?
the-others-question-after-kill-card = An Abomination has been killed in { $hero }'s Turn. Do you play a Sin card?
the-others-question-survivor = { $monster } has survived { $hero }'s shots. Where does it go?
the-others-question-end-ability = { $hero }'s Turn ends. Is anything used?
the-others-question-mind-control = Where does { $monster } go?
the-others-question-former-hell-club = FORMER HELL CLUB: what does { $hero } take?

## The Sins Player

the-others-question-reaction = { $count ->
    [one] { $hero } has finished in { $space }. Do you react? You have 1 Reaction token.
   *[other] { $hero } has finished in { $space }. Do you react? You have { $count } Reaction tokens.
}
the-others-question-monster = { $count ->
    [one] Which Monster do you Move?
   *[other] Which Monster do you Move? Up to { $count } may go.
}
the-others-question-monster-move = Where does { $monster } go?
the-others-question-marguerite = A Monster has Moved. Does Marguerite follow by a step?
the-others-question-reaction-fight = Do the Monsters in { $space } attack { $hero }?
the-others-question-summon = { $due ->
    [0] Do you Summon one Monster more?
    [one] Which Monster is Summoned? 1 is due.
   *[other] Which Monster is Summoned? { $due } are due.
}
the-others-question-summon-nest = On which Nest does { $monster } appear?
the-others-question-enter = Where does { $monster } enter?
the-others-question-apocalypse = Which Apocalypse card comes into force, for the rest of the game? The other goes under the deck, unseen.
the-others-question-mark = { $count ->
    [one] Which Monster do you mark? The Heroes must destroy it. 1 mark is left.
   *[other] Which Monster do you mark? The Heroes must destroy it. { $count } marks are left.
}
the-others-question-hate = At which Altar do you lay HATE!?
the-others-question-teleport = Where is { $hero } teleported?
the-others-question-conceit-avatar = Where is the Avatar teleported?

## The Story, successors and prices

the-others-question-branch = Which Mission do you take on?
the-others-question-branch-for-heroes = The Heroes did not agree. Which Mission must they take on?
the-others-question-successor = { $hero } is dead. Who steps in?
the-others-question-inherit = { $count ->
    [one] { $hero } takes 1 Upgrade from the Inventory. Which?
   *[other] { $hero } takes { $count } Upgrades from the Inventory. Which first?
}
the-others-question-damned = DAMNED IF YOU DO...: what does { $hero } choose?
the-others-question-hubris = PRICE OF HUBRIS: what does { $hero } choose?
the-others-question-conceit = PRIMAL CONCEIT: does every lone Hero take 2 Corruption, to hold the Avatar where it is?
the-others-question-conceit-for-heroes = PRIMAL CONCEIT: the Heroes did not agree. Do they pay?
the-others-question-ego = CURSE OF EGO: do the Heroes take 4 Corruption among them?
the-others-question-ego-for-heroes = CURSE OF EGO: the Heroes did not agree. Do they pay, and who?
the-others-question-crawl = CURSE OF THE CRAWL: do the Heroes take 3 Wounds among them, so that { $hero } can Move?
the-others-question-crawl-for-heroes = CURSE OF THE CRAWL: the Heroes did not agree. Do they pay, and who, so that { $hero } can Move?
`,f=Object.freeze(Object.defineProperty({__proto__:null,default:h},Symbol.toStringTag,{value:"Module"})),a=`# Why an option is not open.

reason-game-over = The game is over.
reason-not-your-decision = It is not your decision now.
reason-not-an-option = The question to be answered now has no such option.
reason-action-used = { $hero } has already taken this Turn's Action.
reason-move-over = { $hero }'s Move of this Turn is over: an Action or a card has ended it.
reason-card-stops-move = A Sin card cuts { $hero }'s Move short this Turn.
reason-no-steps-left = { $hero } has no steps left in this Move.
reason-no-such-space = There is no such Space on this map; give its number or a District's name.
reason-not-adjacent = One step does not lead from { $hero }'s Space to { $space }: it is not adjacent, and no Metro line joins them.
reason-no-monster-here = There is no Monster in { $hero }'s Space to fight.
reason-not-ranged = { $hero } has no Ranged ability.
reason-in-district = { $hero } is in a District; shots go from Street to Street only.
reason-own-space = { $hero } stands in that Space; Monsters there are fought, not shot at.
reason-no-line-of-sight = { $hero } cannot see { $space }: no straight row of Streets joins the two.
reason-no-monster-there = There is no Monster in { $space }.
reason-nothing-to-cleanse = In { $hero }'s Space lies no Fire, Corruption, Pentagram or Nest token that can be removed.
reason-city-token-used = { $hero } has already used a City Action this Round.
reason-not-in-district = { $hero } is in a Street; City Actions are used in Districts.
reason-slot-taken = Another Hero has already used the City Action of this District this Round.
reason-icons-covered = Every icon of this District is covered, or it has none.
reason-fog-of-hate = THE FOG OF HATE: no City Actions in a District with a Corruption token.
reason-no-face-down-tokens = There are no face-down tokens in { $hero }'s Space.
reason-monster-here = With a Monster in the Space no tokens can be turned up.
reason-nothing-to-collect = In { $hero }'s Space there is no such thing to pick up: { $thing }.
reason-just-put-down = { $hero } has just put down { $thing } in this Turn.
reason-innocents-stay = Innocents stay with the Hero who carries them.
reason-not-held = { $hero } does not have { $thing }.
reason-no-holy-water = { $hero } does not have HOLY WATER, face up.
reason-not-after-move = HOLY WATER works right after a step of the Move.
reason-no-such-card = There is no Sin card called { $card }.
reason-card-not-in-hand = { $card } is not in your hand.
reason-card-already-played = You have already played a Sin card in this Turn.
reason-not-the-moment = { $card } cannot be played at this moment.
reason-card-without-effect = { $card } would do nothing now.
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),i=`# The options with which a game of The Others is begun.

the-others-set-up-story = The Story: havens-last-stand, the-darkness-within, battleground-of-souls or random.
the-others-set-up-map = The map of the Story: a, b or random; or a map file of your own.
the-others-set-up-sin = The Sin: pride, sloth or random.
the-others-set-up-acolyte = The Acolyte type, such as doctor or nun; or random.
the-others-set-up-hero-players = How many people play the Heroes, 1 to 4.
the-others-set-up-heroes = The starting Heroes, such as leah,rose,karl; random, or pick to choose at the table.
the-others-set-up-edition = The edition of the rules: final or draft.
the-others-set-up-figures = Another value for a figure of the content, such as heroes.rose.skill=3. May be given again.
`,w=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),d=`# Stories and Missions. Openings are read aloud; tasks are in the rulebook's terms, and $n is the Hero Number.

the-others-story-havens-last-stand = HAVEN' S LAST STAND
    .type = Terror
    .opening = The sirens gave up a little after midnight; there was nobody left to send. From the roof you can see nine fires and, between them, the places where the lights went out in straight lines, block by block, as if someone were reading down a list. Command wants the city held until morning. Command has stopped saying which morning. You have what is in the van, and the van is burning.
    .begin = The Sins Player places 1 Corruption, 1 Fire and 1 Pentagram token, each in a different Space.
    .end = The Apocalypse Track rises by 1, and by 1 more for each Hero killed this Round.
    .special = There are no special rules.
    .note = The name is spelled as printed.

the-others-mission-gear-up = GEAR UP!
    .opening = Fists will not do for this. There are armouries all over town, still locked, the keys still on the hands that held them.
    .text = Gain { $n } Upgrades among all Heroes. Upgrades a successor takes over do not count, and losing one later takes nothing back.

the-others-mission-clear-abominations = CLEAR ABOMINATIONS
    .opening = The big ones are what people run from, and running is how the small ones eat. Put the big ones down, quickly, before they are made good again.
    .text = Destroy { $n } Abominations in Fights within one Round; or destroy one, by any means, so that none is left on the board.

the-others-mission-clear-the-hive = CLEAR THE HIVE
    .opening = Somebody has been drawing on the tarmac, and what is drawn there hums. Scrub it out before it finishes the tune.
    .text = Remove { $n } Pentagram tokens from Spaces without Monsters.

the-others-mission-destroy-them-all = DESTROY THEM ALL!
    .opening = It has arrived in person and picked its captains. Good. Now there is a list on your side too.
    .text = The Sins Player marks { $n } Monsters on the board, or all if there are fewer. Destroy every marked one. A marked Monster may be Summoned again, but without its mark.

the-others-story-the-darkness-within = THE DARKNESS WITHIN
    .type = Corruption
    .opening = There is a ritual that would close the door, and it needs people who have already been through it. So you will drink from the same cup as the enemy, a measured dose, and trust each other to say when. Nobody has asked what the others did before they joined. The files are sealed, and someone on the far side has read them.
    .begin = The Sins Player places 2 Corruption tokens, each in a different Space.
    .end = The Apocalypse Track rises by 1 if Monsters are in 4 or more Districts, and by 1 if Corruption tokens are in 4 or more Districts; permanent tokens count.
    .special = Dark Past cards are used: a Hero who ends their own Turn on Corruption Level 7 reveals theirs and applies it.

the-others-mission-tempting-fate = TEMPTING FATE
    .opening = The first swallow is for courage. The second is to find out what the first one was for.
    .text = { $n } Heroes must reach Corruption Level 3. Each Hero counts once; a later fall of the Level or a death takes nothing back, and a successor is another Hero.

the-others-mission-begin-the-ritual = BEGIN THE RITUAL
    .opening = Two stains have to be lifted whole, with nothing watching. Bring gloves; bring somebody to hold your coat.
    .text = Remove 2 Corruption tokens from Spaces without Monsters.

the-others-mission-hallow-the-districts = CLEAR ABOMINATIONS
    .opening = Walk a clean block at night and stay until it knows your name. Then lock it behind you.
    .text = Mark { $n } Districts: one is marked when a Hero finishes a Turn in it and it has no physical Corruption token, no Monster and no mark. No new Corruption token can be placed in a marked District.
    .note = The title is as printed; the Mission is about clean Districts, not about Abominations.

the-others-mission-destroy-the-avatar = DESTROY THE AVATAR
    .opening = Kill it and it gets up. Kill it while its roots are out of the ground, and it may have to think about it.
    .text = Within one Round, in either order: kill the Avatar and remove at least 1 Corruption token. Until that is done a killed Avatar is Summoned again at once.

the-others-mission-complete-the-ritual = COMPLETE THE RITUAL
    .opening = Last verse. The city has to be spotless when you say it, and so, more or less, do you.
    .text = Remove all remaining physical Corruption tokens from the board, those on City Action icons included. Permanent ones do not count.

the-others-story-battleground-of-souls = BATTLEGROUND OF SOULS
    .type = Redemption
    .opening = Some of them hid. You can tell by the curtains, and by the monsters going from house to house like salesmen. Every door is a gamble: a child behind it, or a fire, or the thing that has learned to cry like one. Get them to the van and count heads twice. And watch yourself while you carry them, because they will not.
    .begin = The Sins Player places 1 Innocent, 1 Fire and 1 Corruption token face down, each in a different District as far as possible.
    .end = The Apocalypse Track rises by 1 if no Innocent was turned up this Round, and by 1 if any Hero was killed this Round.
    .special = In a Space without Monsters a Hero may turn up all face-down tokens at any point of their Turn. Innocents stay with the Hero who took them until they are rescued; a Hero on Corruption Level 7 kills them.

the-others-mission-rescue-the-innocents = RESUCUE THE INNOCENTS
    .opening = Knock softly. If it answers in a whisper, that is a good sign; if it knows your name, that is not.
    .text = Reveal 2 Innocent tokens.
    .note = The name is spelled as printed.

the-others-mission-keep-them-safe = KEEP THEM SAFE!
    .opening = You found them, and now everything else has too. Make some ground where a child could stand still.
    .text = Remove { $n } Fire or Corruption tokens, in any mix, from Spaces without Monsters.

the-others-mission-rescue-the-chief = RESUCUE THE CHIEF!
    .opening = The Commissioner went out alone to negotiate. He is still negotiating, a little at a time, in its left hand.
    .text = The Commissioner token is attached to the Avatar and helps nobody there. The Hero who destroys the Avatar takes it. Bring it to the Starting Space.
    .note = The name is spelled as printed.

the-others-mission-save-their-souls = SAVE THEIR SOULS
    .opening = The van runs; that is the miracle for tonight. Fill the seats.
    .text = Rescue 3 Innocents: while no Monster is in the Starting Space, an Innocent carried there by a Hero, or lying there face up, is rescued and leaves the game.
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:d},Symbol.toStringTag,{value:"Module"})),c=`# The words of the rulebook, one sentence each.

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
`,T=Object.freeze(Object.defineProperty({__proto__:null,default:c},Symbol.toStringTag,{value:"Module"}));export{k as a,l as b,u as c,p as h,y as l,g as n,m as o,f as q,$ as r,w as s,T as t};
