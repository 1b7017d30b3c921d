# The log: what happened, to whom, and why. One text for each kind of line.

## Set-up and Rounds

the-others-log-hero-picked = { $hero } goes to { $seat }.
the-others-log-heroes-start = { $heroes } stand in the Starting Space.
the-others-log-upgrade-brought = { $hero } has kept { $card } from the last Story.
the-others-log-dark-past-brought = { $hero } is followed by the Dark Past { $card }: { $text }
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
the-others-log-sin-eater = SIN EATER: { $hero } takes in what lies here: { $token }.
the-others-log-token-placed = { $kind ->
    [extra-turn] An { $token } token is placed in { $space }.
    [innocent] An { $token } token is placed in { $space }.
   *[other] A { $token } token is placed in { $space }.
}
the-others-log-token-placed-face-down = A face-down token is placed in { $space }.
the-others-log-token-removed = { $kind ->
    [extra-turn] An { $token } token is removed from { $space }.
    [innocent] An { $token } token is removed from { $space }.
   *[other] A { $token } token is removed from { $space }.
}
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
    .title = { $hero } takes the Upgrade { $card }, for good
    .body = { $window }: { $text }
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
the-others-log-monster-killed = { $members ->
    [one] { $monster } is killed in { $space }.
   *[other] { $monster } are killed in { $space }.
}

## The dashboard

the-others-log-level = { $hero }'s Corruption Level is now { $level }.
the-others-log-wound = { $hero } takes a Wound, on { $slot }.
the-others-log-heal = { $hero } heals the Wound on { $slot }.
the-others-log-hero-killed = { $hero } is dead.
the-others-log-successor = { $hero } steps in for { $dead } and enters in the Starting Space.
the-others-log-dark-past = { $hero }'s Dark Past comes to light, { $card }: { $text }
    .title = { $hero }'s Dark Past comes to light, { $card }
    .body = { $text }
the-others-log-tainted-one = { $hero } has become a Monster, in { $space }.
the-others-log-sucide-pact = SUCIDE PACT: { $hero } dies at the end of this Round.

## The Sins Player

the-others-log-sin-card = The Sins Player plays { $card }: { $text }
    .title = The Sins Player plays { $card }
    .body = { $text }
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
the-others-log-monster-moves = { $members ->
    [one] { $monster } moves from { $from } to { $space }.
   *[other] { $monster } move from { $from } to { $space }.
}
the-others-log-monster-teleported = { $members ->
    [one] { $monster } is teleported to { $space }.
   *[other] { $monster } are teleported to { $space }.
}
the-others-log-monster-summoned = { $monster } is Summoned on the Nest in { $space }.
the-others-log-monster-enters = { $members ->
    [one] { $monster } enters in { $space }.
   *[other] { $monster } enter in { $space }.
}
the-others-log-monster-marked = { $members ->
    [one] { $monster } is marked: it has to be destroyed.
   *[other] { $monster } are marked: they have to be destroyed.
}
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
    .title = The Apocalypse card { $card } is in force from now on
    .body = { $window }: { $text }

## The Story

the-others-log-progress = { $mission }: { $progress } of { $required } done.
the-others-log-mission = Mission { $number } of { $missions }, { $mission }: { $text }
    .title = Mission { $number } of { $missions }, { $mission }
    .body = { $text }
the-others-log-mission-accomplished = Mission accomplished: { $mission }.
the-others-log-district-marked = { $space } is hallowed: no Corruption token can be placed there any more.
the-others-log-district-held = { $space } is held to the end of the Round.
the-others-log-soul-bared = { $hero } tells the worst, and is lighter for it.
the-others-log-chief-with-avatar = The Commissioner is in the hands of the Avatar.
the-others-log-ballot = { $seat } says: { $option }.
the-others-log-decided-by-sins = The Sins Player decides for the Heroes: { $option }.
the-others-log-talks-failed = Unite or Fall: the talks have failed.
the-others-log-no-unanimity = Unite or Fall: the Heroes do not agree.
the-others-log-heroes-win = The last Mission is accomplished. The Heroes win!
the-others-log-sins-win = { $hero } is gone and the Reserve is empty. The Sins Player wins!

the-others-log-unreadable = (a line that cannot be read: { $line })
