# Names in running text, numbers of things, and the pages one can look at: board, Heroes, cards, Story.

## Who

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
the-others-standing = As it stands: { $results }.
the-others-results = { $hits ->
    [0] no Hit
    [one] 1 Hit
   *[other] { $hits } Hits
} on the Monsters, { $wounds } and { $corruption } for the Hero
the-others-results-shot = { $hits ->
    [0] no Hit
    [one] 1 Hit
   *[other] { $hits } Hits
} on the Monsters; { $defense } DEF and { $cc } CC if they strike back
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
    .bonus = no bonus
the-others-slot-2 = slot 2 (1 die)
    .bonus = 1 die
the-others-slot-3 = slot 3 (1 DEF)
    .bonus = 1 DEF
the-others-slot-4 = slot 4 (1 HIT)
    .bonus = 1 HIT
the-others-slot-5 = slot 5 (1 die)
    .bonus = 1 die
the-others-slot-6 = slot 6 (2 HIT)
    .bonus = 2 HIT
the-others-slot-7 = slot 7 (a result of choice)
    .bonus = a result of choice
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

the-others-page-map-legend = Numbers in brackets are Streets, the others Districts. Heroes by three letters; M2 is two Monsters; F Fire, C Corruption, P Pentagram, N Nest, X Extra Turn, I Innocent, ? face down, A Altar; m1 and m2 are stops of the first and the second Metro line; * is marked.
the-others-page-empty-streets = All other Streets are empty.
the-others-page-district = { $number } { $district }
the-others-page-place = { $space }: { $things }.
the-others-page-place-bare = { $space }: { $icons }.
the-others-page-place-with-icons = { $space }: { $things }. { $icons }.
the-others-page-place-empty = { $space }: nothing is there.
the-others-page-near = One step leads to { $spaces }.
the-others-page-metro-to = A Hero's step by Metro leads to { $spaces }.
the-others-page-sees = In Line of Sight: { $spaces }.
the-others-page-which-space = Name a Space by its number or a District by its name, such as: space 14
the-others-page-no-space = There is no Space "{ $asked }" on this map; give its number or a District's name.
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
    [amber] amber
    [violet] violet
    [white] white
   *[other] { $colour }
})
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
