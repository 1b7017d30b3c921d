# What is asked, by kind, with the facts needed to answer.

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
the-others-question-survivor = { $members ->
    [one] { $monster } has survived { $hero }'s shots. Where does it go?
   *[other] { $monster } have survived { $hero }'s shots. Where do they go?
}
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
the-others-question-monster-move = { $members ->
    [one] Where does { $monster } go?
   *[other] Where do { $monster } go?
}
the-others-question-marguerite = A Monster has Moved. Does Marguerite follow by a step?
the-others-question-reaction-fight = Do the Monsters in { $space } attack { $hero }?
the-others-question-summon = { $due ->
    [0] Do you Summon one Monster more?
    [one] Which Monster is Summoned? 1 is due.
   *[other] Which Monster is Summoned? { $due } are due.
}
the-others-question-summon-nest = On which Nest does { $monster } appear?
the-others-question-enter = { $members ->
    [one] Where does { $monster } enter?
   *[other] Where do { $monster } enter?
}
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
