# Why an option is not open. What both games say stands here.

## Anything

reason-game-over = The game is over.
reason-not-your-decision = It is not your decision now.
reason-not-an-option = The question to be answered now has no such option.
reason-not-understood = That is nothing one can do in this game: { $written }.
reason-other-moment = Not now: that is decided { $moment }.
reason-must-choose = This cannot be passed over: choose one of the options.
reason-wrong-form = That is written in another way: { $form }.
reason-no-such-space = There is no such Space on this map; give its number or a District's name.
reason-no-such-hero = There is no such Hero: { $written }.
reason-no-such-monster = There is no such Monster on the board: { $written }.
reason-no-such-figure = There is no such Monster in this game: { $written }.
reason-not-common = { $monster } is neither an Acolyte nor an Abomination.
reason-one-for-all = Another Monster stands for { $monster } and all that are like it; choose that one.

## Set-up and Rounds

reason-hero-taken = { $chosen } has been picked already.
reason-not-contested = Several players want { $contested }; nobody else is given away now.
reason-not-a-rival = That player does not want { $contested }.
reason-starters-then-reserve = { $dealing ->
    [starting] This card goes to a Hero who starts the game, and { $chosen } is in the Reserve.
   *[reserve] This card goes to a Hero of the Reserve, and { $chosen } starts the game.
}
reason-has-dark-past = { $chosen } has a Dark Past card already.
reason-hero-not-in-play = { $chosen } is not in play.
reason-not-in-talks = The Hero Players are not deciding on that: { $written }.
reason-stated-already = That is what you have stated; confirm it, or change to something else.
reason-other-token-due = The token to be placed now is { $token }.
reason-space-taken = { $space } gets a token of this task already; each goes to a different Space.
reason-marked-district = { $space } is marked by a Mission: no Corruption token is placed there.
reason-districts-only = These tokens are placed in Districts only.
reason-not-a-branch = The Story does not go on with that Mission: { $written }.
reason-not-in-reserve = { $chosen } is not in the Hero Reserve.

## A Hero's Turn

reason-spend-what = A Turn is paid with a Turn token or with an Extra Turn token.
reason-no-such-token-left = { $hero } has no such token left to spend.
reason-turn-due = { $hero } has an active Turn token and must take a Turn, if only to do nothing in it.
reason-action-used = { $hero } has already taken this Turn's Action.
reason-move-over = { $hero }'s Move of this Turn is over: an Action or a card has ended it.
reason-card-stops-move = A Sin card cuts { $hero }'s Move short this Turn.
reason-no-steps-left = { $hero } has no steps left in this Move.
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
reason-innocents-stay = Innocents stay with the Hero who carries them.
reason-not-held = { $hero } does not have { $thing }.

## Abilities and Upgrades

reason-not-his-ability = { $hero } has no { $ability }, face up.
reason-ability-out-of-use = A CORRUPTED DIPLOMAT has put { $hero }'s Natural Ability out of use for this Round.
reason-ability-used = { $hero } has used { $ability } in this Turn.
reason-card-not-so = The card that asks does not allow that: { $written }.
reason-not-after-move = { $ability } works right after a step of the Move.
reason-used-this-round = { $hero } has used { $ability } in this Round.
reason-no-extra-turn-left = There is no Extra Turn token left in the supply.
reason-nothing-to-heal = { $hero } has no Wound that can be healed.
reason-up-or-down = The Corruption Level goes up or down.
reason-end-of-track = { $hero }'s Corruption Level cannot go further that way.
reason-monster-elsewhere = { $monster } is not in { $hero }'s Space.
reason-acolytes-only = { $ability } kills Acolytes only.
reason-not-next-to-monster = { $space } is not adjacent to the Space of that Monster.
reason-not-next-to-hero = { $space } is not adjacent to { $hero }'s Space.
reason-not-a-fellow = { $chosen } is not another Hero in { $hero }'s Space.
reason-chosen-not-wounded = { $chosen } has no Wound that can be healed.
reason-only-on-icons = Such a token lies here on City Action icons only, where { $hero } cannot take it.

## City Actions and Cleanses

reason-no-such-icon = There is no such icon to be seen in this District: { $written }.
reason-icon-done = { $icon } has been carried out.
reason-icon-useless = { $icon } can do nothing for { $hero } now.
reason-no-orbital-token = There is no Orbital Strike token in { $space }.
reason-out-of-orbital-reach = { $space } is more than 2 Spaces from the Orbital Strike token, without Metro and across no river.
reason-not-under-token = { $monster } is not in the Space of the Orbital Strike token.
reason-no-such-upgrade = There is no such Upgrade: { $written }.
reason-not-in-inventory = { $card } is not in the Upgrade Inventory.
reason-not-removable = A Cleanse removes Fire, Corruption, Pentagram and Nest tokens, nothing else.
reason-no-such-token-here = In { $hero }'s Space lies no such token, face up: { $thing }.
reason-icon-of-token = Name the icon with a Corruption token that lies on one, and no icon with any other token.

## Wounds

reason-no-such-slot = The Corruption Track has slots 1 to 7.
reason-slot-covered = There is a Wound marker on slot { $target } already.
reason-slot-not-covered = There is no Wound marker on slot { $target }.

## Fights

reason-yes-or-no = Voluntary Corruption is taken or not: say yes or no.
reason-no-price-asked = No CORRUPTED MUSICIAN asks a price for the Corruption bonuses in this Fight.
reason-marked-or-free = The Acolyte Ability is used with its mark or, by a card, free of it.
reason-ability-marked = { $way ->
    [free] No card in force lets the Acolyte Ability be used without its mark in this Fight.
   *[marked] The Acolyte Ability has been used in this Round.
}
reason-not-a-result = In a Fight this becomes HIT, DEF or CC; nothing else.
reason-not-in-fight = { $monster } does not stand in the Space of this Fight.
reason-killed-already = { $monster } has been given its Hits already.
reason-too-few-hits = { $monster } has Defense { $defense }, and { $hits ->
    [one] 1 Hit is left.
   *[other] { $hits } Hits are left.
}
reason-no-hits-on-it = A card in force keeps { $hero }'s Hits off { $monster }.
reason-not-on-its-way = A step to { $space } does not bring the survivor nearer to the shooter, or is too far.
reason-wound-or-innocent = Choose a Wound or an Innocent.

## The Sins Player

reason-sins-players-card = Only the Sins Player has Sin cards.
reason-no-such-card = There is no Sin card called { $card }.
reason-card-not-in-hand = { $card } is not in your hand.
reason-card-already-played = You have already played a Sin card in this Turn.
reason-not-the-moment = { $card } cannot be played at this moment.
reason-card-without-effect = { $card } would do nothing now.
reason-not-drawn = You have not drawn that Apocalypse card: { $written }.
reason-fire-or-corruption = The check is read as Corruption or as Fire.
reason-held-by-hero = { $monster } cannot Move out of a Space that holds a Hero.
reason-monster-has-moved = { $monster } has been Moved already.
reason-out-of-monsters-reach = The Monster cannot Move to { $space }: it is too far, or a Hero bars the way.
reason-not-dead = { $figure } is not in the dead pool.
reason-must-summon = Monsters must be Summoned as long as some are due, dead and have a free Nest.
reason-no-free-nest = There is no free Nest in { $space }.
reason-not-a-place-to-enter = The Monster cannot enter in { $space }: another Nest has to be taken.
reason-not-an-open-icon = That is no visible City Action icon of this District, named with its place.
reason-marked-already = { $monster } is marked already.

## Prices and choices

reason-not-face-up = { $hero } has no { $card }, face up.
reason-wounds-or-corruption = Choose Wounds or Corruption.
reason-wounds-or-upgrade = Choose the Wounds or an Upgrade.
reason-no-face-up-upgrade = { $hero } has no face-up Upgrade to turn over.
reason-no-altar = There is no Altar in { $space }.
reason-out-of-teleport = The teleport does not reach { $space }.
reason-hubris-wound = Take the Wound, or destroy an Upgrade.
reason-not-owned = { $hero } has no { $card }.
reason-share-for-each = Name one share for each Hero in play, clockwise from the current Hero.
reason-whole-price = The shares must add up to the whole price.
reason-share-too-large = A Hero cannot take so much of the price.

## When a verb is used

the-others-moment-pick-hero = when starting Heroes are picked
the-others-moment-contested-hero = when several players want the same Hero
the-others-moment-place = when tokens are placed at the start of a Round
the-others-moment-first-hero = when the first Hero of a Round is named
the-others-moment-ballot = when the Hero Players do not agree
the-others-moment-token = at the start of a Hero's Turn
the-others-moment-start-ability = at the start of the Turn, by a Hero who has it
the-others-moment-main = in a Hero's Turn
the-others-moment-agony = when a Corruption check is made, by AGONY OF THE UNCLEAN
the-others-moment-icon = within a City Action
the-others-moment-orbital-token = within an Orbital Strike
the-others-moment-orbital-strike = within an Orbital Strike
the-others-moment-upgrade = when a Hero takes an Upgrade
the-others-moment-heal = when a Hero heals
the-others-moment-cleanse-corruption = before a Cleanse or a Fight is rolled
the-others-moment-remove = after a Cleanse roll
the-others-moment-intention = when a Fight begins
the-others-moment-acolyte-ability = when the dice of a Fight are about to be rolled
the-others-moment-face-down = when a card makes a Hero turn an Upgrade face down
the-others-moment-faith = after a Hero's roll in a Fight
the-others-moment-assign = when a Hero's Hits are assigned
the-others-moment-protector = when a Hero beside Thorley is wounded in a Fight
the-others-moment-wound = when a Hero takes a Wound
the-others-moment-dr-gan = after a Fight with Dr.GAN of Redemption
the-others-moment-survivor = when the survivors of a Ranged Fight Move
the-others-moment-end-ability = at the end of the Turn, by a Hero who has it
the-others-moment-former-hell-club = when FORMER HELL CLUB is revealed
the-others-moment-reaction = after a Hero's Turn
the-others-moment-monster = when the Sins Player Moves Monsters
the-others-moment-holy-water = when a figure is sent somewhere
the-others-moment-summon = in the Summoning at the end of a Round
the-others-moment-summon-nest = when a Monster enters the board
the-others-moment-apocalypse = when an Apocalypse card is revealed
the-others-moment-branch = when the Story branches
the-others-moment-mark = when a Mission has Monsters marked
the-others-moment-damned = when DAMNED IF YOU DO... is played
the-others-moment-hate = when HATE! is played
the-others-moment-hubris = when PRICE OF HUBRIS is played
the-others-moment-conceit = when a Sin card offers the Heroes a price
the-others-moment-ego = when a Sin card offers the Heroes a price
