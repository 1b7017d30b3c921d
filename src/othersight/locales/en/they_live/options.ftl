# What may be answered, as it is offered and as the log repeats it.

## Set-up, votes and what may be due at any time

they-live-option-leader = { $seat } leads the first round
    .title = { $seat }
they-live-option-leader-leader = { $seat } leads the next round
    .title = { $seat }
they-live-option-nominate = { $seat } looks at the billboards
    .title = { $seat }
they-live-option-equip = Equip { $card }: { $text }{ $count ->
    [0] {""}
   *[other] {" "}It replaces { $replaces }.
}
    .title = Equip { $card }
they-live-option-unequip = Put { $card } into the bag
they-live-option-pile = Draw from the { $pile }
they-live-option-stop = Draw no more
they-live-option-stop-gather = Pay no more
they-live-option-discard = Discard { $card }: { $text }
    .title = Discard { $card }
they-live-option-discard-deploy = Discard { $card }, face down: { $text }
    .title = Discard { $card }, face down
they-live-option-spare = Go on as { $person }
    .title = Go on as { $name }
they-live-option-cure = Heal { $injury }
    .title = Heal { $name }

## The Action turn

they-live-option-stay = Stay where you are
they-live-option-step = Go to { $space }
    .group = Go to
    .label = { $space }
they-live-whole-way = Go to { $space } by way of { $through }: your free move and the action MOVE{ $wanted ->
    [0] {""}
    [one] , for 1 wanted token
   *[other] , for { $wanted } wanted tokens
}
they-live-option-ride = Ride the freeway, for { $price }, to { $space }
    .group = Ride the freeway to
    .label = { $space }, for { $price }
they-live-option-lay-low = LAY LOW: remove 1 wanted token and 1 damage, more for 1 scrap each; your Action turn ends with it
    .title = LAY LOW
they-live-option-remove-wanted = Pay 1 scrap and remove 1 wanted token
they-live-option-remove-damage = Pay 1 scrap and remove 1 damage
they-live-option-trade = TRADE with { $seat }
    .group = TRADE with
    .label = { $seat }
they-live-option-offer-card = Offer { $card }: { $text }
    .title = Offer { $card }
they-live-option-offer-scrap = Offer { $count } scrap
they-live-option-refuse = Refuse the offer
they-live-option-refuse-team = Refuse
they-live-option-accept = Take it and give nothing back
they-live-option-give-card = Take it and give back { $card }: { $text }
    .title = Take it and give back { $card }
they-live-option-give-scrap = Take it and give back { $count } scrap
they-live-option-reorganize = REORGANIZE: change what you have equipped
    .title = REORGANIZE
they-live-option-distract = DISTRACT THE AUTHORITIES: take 1 wanted token, and the closest enemy comes one space closer
    .title = DISTRACT THE AUTHORITIES
they-live-option-tile = { $tile }
they-live-option-to-distract-way = By way of { $space }
    .group = By way of
    .label = { $space }
they-live-option-to-flee = Flee to { $space }
    .group = Flee to
    .label = { $space }
they-live-option-inspect-cards = INSPECT your cards: 1 glasses token shows you all their icons
    .title = INSPECT your cards
they-live-option-inspect-billboards = INSPECT the billboards: 1 glasses token shows you all their messages
    .title = INSPECT the billboards
they-live-option-craft-scrap = CRAFT scrap: discard any of your cards, for 1 scrap each
    .title = CRAFT scrap
they-live-option-craft-glasses = CRAFT a glasses token, for { $price } scrap
    .title = CRAFT a glasses token
    .price = { $price } scrap
they-live-option-scrap-card = Take { $card } apart: { $text }
    .title = Take { $card } apart
they-live-option-scrap = { $count ->
    [0] Leave the scrap where it is
   *[other] Take { $count } scrap
}
they-live-option-use-ability = USE { $ability }
    .title = USE { $name }
they-live-option-use-card = USE { $card }: { $text }
    .title = USE { $card }
they-live-option-for = For { $seat }
    .group = For
    .label = { $seat }
they-live-option-treat = Treat { $injury }
    .title = Treat { $name }
they-live-option-end = End your Action turn
they-live-option-end-pvp-critical = Leave it at that: no fight, no loser
    .title = Leave it at that

## The Response Phase

they-live-option-fight = Fight it alone
they-live-option-fight-pvp-critical = Go on to Combat
they-live-option-fight-pvp-escape = Stay and go on to Combat
they-live-option-fight-seat = Fight { $seat } first
they-live-option-persuade = Persuade it: roll Influence, { $dice }, instead of fighting
    .title = Persuade it
they-live-option-team = Call for a team effort
they-live-option-join = Join the team
they-live-option-join-assault-fight = Join the fight
they-live-option-join-invader-fight = Join the fight
they-live-option-weapon = Use the Weapon
they-live-option-want = Roll for cards
they-live-option-leave = Roll for nothing
they-live-option-leave-card = Leave { $card } in the deposit
they-live-option-confront = Confront { $seat }
    .group = Confront
    .label = { $seat }
they-live-option-lenses-pvp-glasses = Spend a glasses token
they-live-option-lenses-check = Spend a glasses token: see every card, then deploy, discard or leave each
    .title = Spend a glasses token
they-live-option-flee = Slip away without a fight
they-live-option-look = Look through the lenses

## The Location turn

they-live-option-recover = Recover: do nothing
they-live-option-card = Draw a Location card and take its test
they-live-option-story = Play your next story card
they-live-option-build = Build: put 1 to 3 of your cards into the deposit
    .title = Build
they-live-option-gather = Gather: pay 2 scrap and roll Influence, { $dice }, for a card each success
    .title = Gather
they-live-option-check = Check and deploy: send the deposit to the Resources
    .title = Check and deploy
they-live-option-trigger = Call the Final Assault
they-live-option-take = Take { $card }: { $text }
    .title = Take { $card }
they-live-option-deposit = Put down { $card }: { $text }
    .title = Put down { $card }
they-live-option-again = Pay 2 scrap and roll again
they-live-option-blind = Deploy the whole deposit unseen
they-live-option-deploy = Deploy { $card }: { $text }
    .title = Deploy { $card }

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
    .title = Play { $card }
they-live-option-spend = { $worth ->
    [one] Spend { $resource }, for 1 success
   *[other] Spend { $resource }, for { $worth } successes
}
    .title = Spend { $resource }
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

they-live-option-pass-reorganize = Leave everything as it is now
they-live-option-pass-lay-low = Remove no more
they-live-option-pass-take-apart = Take no more apart
they-live-option-pass-weapon = Leave the Weapon alone
they-live-option-pass-confront = Confront nobody
they-live-option-pass-pvp-glasses = Spend none
they-live-option-pass-pvp-look = Do not look
they-live-option-pass-location = Do nothing here
they-live-option-pass-collect-card = Take no more
they-live-option-pass-build = Put down no more
they-live-option-pass-sabotage = Play no further card

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
