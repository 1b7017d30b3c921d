# What is asked, by kind, with what is at stake.

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
