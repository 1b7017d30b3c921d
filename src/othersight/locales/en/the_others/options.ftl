# What may be answered, as it is offered and as the log repeats it.

the-others-option-pass = nothing

## Set-up and Rounds

the-others-option-hero = { $hero }
the-others-option-hero-pick-hero = Play { $hero }
    .group = Play
    .label = { $hero }
the-others-option-hero-dark-past = Give it to { $hero }
    .group = Give it to
    .label = { $hero }
the-others-option-hero-successor = Go on with { $hero }
    .group = Go on with
    .label = { $hero }
the-others-option-give = { $hero } goes to { $seat }
the-others-option-place = In { $space }
    .group = In
    .label = { $space }
the-others-option-first = { $hero } goes first
the-others-option-confirm = Stay with it
the-others-option-fail = Let the talks fail: the Sins Player decides
    .title = Let the talks fail
the-others-option-change = Change to: { $option }
the-others-option-spend-turn = Take a Turn, for a Turn token
    .title = Take a Turn
    .price = 1 Turn token
the-others-option-spend-extra-turn = Take a Turn, for an Extra Turn token
    .title = Take a Turn
    .price = 1 Extra Turn token
the-others-option-decline = Take no Turn now

## A Hero's Turn

the-others-option-move = Move { $way }
    .group = Move
    .label = { $way }
the-others-way = { $direction ->
    [north] north to { $space }
    [north-east] north-east to { $space }
    [east] east to { $space }
    [south-east] south-east to { $space }
    [south] south to { $space }
    [south-west] south-west to { $space }
    [west] west to { $space }
    [north-west] north-west to { $space }
   *[none] to { $space }
}
the-others-option-move-metro = Take the Metro to { $space }
    .group = Move
    .label = by Metro to { $space }
the-others-whole-way = Go to { $space } by way of { $through }
the-others-way-wounds = { $count ->
    [one] 1 Wound for leaving Monsters
   *[other] { $count } Wounds for leaving Monsters
}
the-others-way-fire = { $count ->
    [one] Fire checks with 1 die in all
   *[other] Fire checks with { $count } dice in all
}
the-others-way-corruption = { $count ->
    [one] Corruption checks with 1 die in all
   *[other] Corruption checks with { $count } dice in all
}
the-others-way-certain = { $count } Corruption for haste
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
the-others-cost-power = { $count } Corruption by { $sin }'s power
the-others-option-fight = Fight { $monsters }
the-others-option-fight-reaction-fight = Attack with { $monsters }
the-others-option-shoot = Shoot at { $space }
    .group = Shoot at
    .label = { $space }
the-others-option-cleanse = Cleanse the area
the-others-option-city-action = Use the City Action: { $icons }
    .title = Use the City Action
the-others-option-turn-up = Turn up the face-down tokens here
the-others-option-collect = Pick up: { $npc }
the-others-option-collect-token = Pick up: { $token }
the-others-option-put-down = Leave here: { $npc }
the-others-option-end = End the Turn
the-others-option-holy-water = HOLY WATER: drive { $monster } away
    .group = HOLY WATER: drive away
    .label = { $monster }
    .title = HOLY WATER
the-others-option-perilous-research = PERILOUS RESEARCH: an Extra Turn token for { $hero }
    .title = PERILOUS RESEARCH
the-others-option-shapeshift = SHAPESHIFT: { $form ->
    [wolf] turn back into a man
   *[man] turn into the wolf
}
the-others-option-inner-mastery-up = INNER MASTERY: raise the Corruption Level by 1
    .title = INNER MASTERY
the-others-option-inner-mastery-down = INNER MASTERY: lower the Corruption Level by 1
    .title = INNER MASTERY
the-others-option-regeneration = REGENERATION: heal 1 Wound
the-others-option-seeker-grenades = SEEKER GRENADES: kill { $monster }
    .group = SEEKER GRENADES: kill
    .label = { $monster }
    .title = SEEKER GRENADES
the-others-option-vampric-regeneration = VAMPRIC REGENERATION: heal 1 Wound
the-others-option-demolitions = DEMOLITIONS: kill { $monster }, for 1 Corruption and a Fire token here
    .group = DEMOLITIONS: for 1 Corruption and a Fire token here, kill
    .label = { $monster }
    .title = DEMOLITIONS: kill { $monster }
    .price = 1 Corruption, 1 Fire token
the-others-option-fall-back = FALL BACK: to { $space }
    .group = FALL BACK: to
    .label = { $space }
    .title = FALL BACK
the-others-option-field-surgery = FIELD SURGERY: { $hero } heals 1 Wound
    .group = FIELD SURGERY: 1 Wound of
    .label = { $hero }
    .title = FIELD SURGERY
the-others-option-sin-eater = SIN EATER: remove a token here, { $token }, for 1 Corruption
    .group = SIN EATER: for 1 Corruption, remove
    .label = { $token }
    .title = SIN EATER
    .price = 1 Corruption
the-others-option-mind-control = MIND CONTROL: push { $monster }, now in { $space }
    .group = MIND CONTROL: push
    .label = { $monster }
    .title = MIND CONTROL: push { $monster }

## In a Space

the-others-option-to = To { $space }
    .group = To
    .label = { $space }
the-others-option-to-monster-move = To { $space }
    .group = To
    .label = { $space }
the-others-option-to-survivor = Go to { $space }
    .group = Go to
    .label = { $space }
the-others-option-to-marguerite = Marguerite goes to { $space }
    .group = Marguerite goes to
    .label = { $space }
the-others-option-to-holy-water = Drive it to { $space }
    .group = Drive it to
    .label = { $space }
the-others-option-to-orbital-move = Point it at { $space }
    .group = Point it at
    .label = { $space }
the-others-option-stay = Stay
the-others-option-icon = { $icon }: { $text }
    .title = { $icon }
the-others-option-icon-nun = Cover { $icon }
the-others-option-token = The token in { $space }
    .group = The token in
    .label = { $space }
the-others-option-kill = Strike { $monster }
    .group = Strike
    .label = { $monster }
the-others-option-take = { $card } ({ $window }): { $text }
    .title = { $card }
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
    .title = Use the Acolyte Ability
the-others-option-ability-free = Use the Acolyte Ability for free (GOURD & VEX); it can be used again this Round
    .title = Use the Acolyte Ability for free
the-others-option-turn-down = Turn { $card } face down ({ $window }): { $text }
    .title = Turn { $card } face down
the-others-option-faith = { $face }: { $results }
    .title = { $face }
the-others-option-hit = Kill { $monster }, { $defense ->
    [one] for 1 Hit
   *[other] for { $defense } Hits
}
    .group = Kill
    .label = { $defense ->
        [one] { $monster }, for 1 Hit
       *[other] { $monster }, for { $defense } Hits
    }
    .title = Kill { $monster }
    .price = { $defense ->
        [one] 1 Hit
       *[other] { $defense } Hits
    }
the-others-option-protect = Thorley steps in: 1 Wound less
the-others-option-gan-wound = Take 1 more Wound
the-others-option-gan-innocent = Let an Innocent die

## The Sins Player

the-others-option-play = Play { $card }: { $text }
    .title = Play { $card }
the-others-option-read-corruption = Leave it a Corruption check
the-others-option-read-fire = Make it a Fire check
the-others-option-react = React, for a Reaction token
    .title = React
    .price = 1 Reaction token
the-others-option-monster = { $monster }, now in { $space }
the-others-option-summon = { $monster }
the-others-option-nest = In { $space }
    .group = In
    .label = { $space }
the-others-option-keep = { $card } ({ $window }): { $text }
    .title = { $card }
the-others-option-mark = { $monster }, in { $space }
the-others-option-altar = In { $space }
    .group = In
    .label = { $space }

## Prices and choices

the-others-option-mission = { $mission }: { $text }
    .title = { $mission }
the-others-option-debt-wounds = Take 3 Wounds
the-others-option-debt-corruption = Take 3 Corruption
the-others-option-damned-wounds = Take 2 Wounds
the-others-option-damned-upgrade = Turn an Upgrade face down until the end of the Round
the-others-option-hubris-wound = Take 1 Wound
the-others-option-destroy = Give up { $card } ({ $window }): { $text }
    .title = Give up { $card }
the-others-option-refuse = Refuse to pay
the-others-option-refuse-conceit = Refuse: the Avatar is teleported anywhere
    .title = Refuse
the-others-option-refuse-conceit-for-heroes = Refuse: the Avatar is teleported anywhere
    .title = Refuse
the-others-option-refuse-ego = Refuse: the Sins Player draws a card and gains a Reaction token for each lone Hero
    .title = Refuse
the-others-option-refuse-ego-for-heroes = Refuse: the Sins Player draws a card and gains a Reaction token for each lone Hero
    .title = Refuse
the-others-option-refuse-crawl = Refuse: the current Hero cannot Move this Turn
    .title = Refuse
the-others-option-refuse-crawl-for-heroes = Refuse: the current Hero cannot Move this Turn
    .title = Refuse
the-others-option-accept = Pay: every lone Hero takes 2 Corruption
    .title = Pay
the-others-option-split = Pay { $thing ->
    [wounds] Wounds
   *[corruption] Corruption
}: { $shares }
the-others-option-split-told = pay { $shares }, clockwise from the Hero whose Turn it is
the-others-share = { $count }
the-others-share-of = { $hero } { $share }

## What passing means

the-others-option-pass-start-ability = Use nothing
the-others-option-pass-icon = Use no more icons
the-others-option-pass-orbital-strike = Strike nobody
the-others-option-pass-remove = Leave the tokens that are here
the-others-option-pass-assign = Deal out no more Hits
the-others-option-pass-protector = Let it happen
the-others-option-pass-end-ability = Use nothing
the-others-option-pass-acolyte-ability = Do not use the Acolyte Ability
the-others-option-pass-start-of-turn-card = Play no card
the-others-option-pass-start-of-fight-card = Play no card
the-others-option-pass-after-roll-card = Play no card
the-others-option-pass-after-fight-card = Play no card
the-others-option-pass-after-kill-card = Play no card
the-others-option-pass-reaction = Do not react
the-others-option-pass-monster = Move no Monster
the-others-option-pass-marguerite = Marguerite stays
the-others-option-pass-reaction-fight = Do not attack
the-others-option-pass-summon = Summon no more
