# The log: what happened, to whom, and why. One text for each kind of line.

## Set-up, rounds and votes

they-live-log-leader = { $player } leads the Resistance.
they-live-log-vote-leader = { $player } votes for { $for } as leader.
they-live-log-vote-nominate = { $player } votes for { $for } to look behind the billboards.
they-live-log-vote-spend = { $player } votes to spend { $for }.
they-live-log-vote-keep = { $player } votes to keep { $for }.
they-live-log-vote-half = { $player } votes for a first half of { $for }.
they-live-log-vote-fight = { $player } votes to fight { $for } first.
they-live-log-no-majority = { $kind ->
    [first-leader] No majority: chance picks the leader.
   *[leader] No majority: the leader token goes on clockwise.
}
they-live-log-leader-decides = No majority: the vote of { $player }, who leads, decides.
they-live-log-intro = { $person }, { $story }: { $text }
they-live-log-round = Round { $round }
they-live-log-response-phase = { they-live-phase-response }
they-live-log-location-phase = { they-live-phase-location }

## What a player says and uses

they-live-log-claim = { $player } claims: { $claim }.
they-live-log-claim-withdrawn = { $player } takes back: { $claim }.
they-live-log-card-used = { $person } uses { $card }: { $text }
    .title = { $person } uses { $card }
    .body = { $text }
they-live-log-ability = { $person } uses { $special }: { $text }

## The Action Phase

they-live-log-action-turn = { $player }'s Action turn
they-live-log-action-turn-over = { $player }'s Action turn is over.
they-live-log-action = { $action ->
    [reorganize] { $person } sorts weapon, off-hand and Ally anew: REORGANIZE.
    [distract] { $person } makes a noise to bring an enemy closer: DISTRACT THE AUTHORITIES.
    [inspect] { $person } puts the lenses on: INSPECT.
    [craft] { $person } sits down to CRAFT.
   *[treat] { $person } treats an injury.
}
they-live-log-moves = { $person } moves to { $space }.
they-live-log-rides = { $person } rides the freeway to { $space }.
they-live-log-lays-low = { $person } lies low.
they-live-log-card-scrapped = { $person } takes a card apart, unseen.
they-live-log-equipped = { $person } equips { $card }.
they-live-log-put-in-bag = { $person } puts { $card } into the bag.
they-live-log-offer-card-face = { $player } offers { $partner } the card { $card }.
they-live-log-offer-card = { $player } offers { $partner } a card.
they-live-log-offer-scrap = { $player } offers { $partner } { $scrap }.
they-live-log-trade-refused = { $player } refuses. Nothing changes hands.
they-live-log-trade-accepted = { $player } takes it and gives { $partner } nothing back.
they-live-log-trade-back-face = { $player } takes it and gives back { $card }.
they-live-log-trade-back-card = { $player } takes it and gives a card back.
they-live-log-trade-back-scrap = { $player } takes it and gives { $scrap } back.

## What the lenses show

they-live-log-lenses-own-cards = You see through your own cards. Useful: { $useful }. Sabotaged: { $sabotaged }.
they-live-log-lenses-on-cards = { $player } looks at their own cards through the lenses.
they-live-log-lenses-messages = { $player } sees what the billboards say: { $messages }.
they-live-log-lenses-on-billboards = { $player } sees what all three billboards say.
they-live-log-lenses-deposit = You see through the deposit. Useful: { $useful }. Sabotaged: { $sabotaged }.
they-live-log-lenses-identity = You see through { $person }: { $identity }.
they-live-log-lenses-identity-own-human = You look under your own overlay: { $person } is a Human. You win with the Humans.
they-live-log-lenses-identity-own-invader = You look under your own overlay: { $person } is an Invader. You win when the Humans lose.
they-live-log-lenses-on-person = { $player } sees { $person } through the lenses, and alone knows what.
they-live-log-lenses-on-person-own = { $player } looks under their own overlay.

## Tokens, dials, injuries and cards

they-live-log-damage = { $person } takes { $damage }: { $now } damage of { $health } health.
they-live-log-heal = { $person } removes { $damage }: { $now } damage of { $health } health.
they-live-log-wanted = { $person } takes { $wanted } and has { $now }.
they-live-log-wanted-overflow = { $person } has no room for { $wanted } above 10: damage instead.
they-live-log-wanted-removed = { $person } removes { $wanted } and has { $now }.
they-live-log-scrap = { $person } gains { $scrap } and has { $now }.
they-live-log-scrap-paid = { $person } gives up { $scrap } and has { $now }.
they-live-log-glasses = { $person } gains { $glasses } and has { $now }.
they-live-log-glasses-spent = { $person } spends a glasses token and has { $now }.
they-live-log-dial = { $person }'s { $skill } is now { $value }.
they-live-log-injury = { $person } is injured, { $injury }: { $text }
    .title = { $person } is injured, { $injury }
    .body = { $text }
they-live-log-injury-cured = { $person } is rid of { $injury }.
they-live-log-card-drawn = { $person } draws a card.
they-live-log-card-drawn-by-you = { $person } draws { $card }: { $text }
    .title = { $person } draws { $card }
    .body = { $text }
they-live-log-cards-turned = { $person } turns over { $cards } and takes the last of them.
they-live-log-cards-turned-at-once = { $person } turns over { $cards } and takes it.
they-live-log-no-card-of-type = { $person } finds no { $type } in the Stash.
they-live-log-stash-remade = The discard pile is shuffled into a new Stash.
they-live-log-card-discarded = { $person } carries more than 10 cards and discards one.
they-live-log-test-passed = { $skill } test, { $needed } needed: { $person } rolls { $roll }: { $successes }, passed.
they-live-log-test-failed = { $skill } test, { $needed } needed: { $person } rolls { $roll }: { $successes }, failed.

## Enemies

they-live-log-enemy = New enemy on { $space }: { $enemy }.
they-live-log-enemy-moves = { $enemy } moves from { $from } to { $space }.
they-live-log-enemy-turned = { $front } is turned over: { $enemy }, { $figures }.
they-live-log-enemy-acts = { $enemy }: { $text }
they-live-log-attack = { $enemy } attacks { $player }.
they-live-log-calls-for-team = { $player } calls for a team effort.
they-live-log-joins = { $player } joins in.
they-live-log-stays-out = { $player } stays out of it.
they-live-log-persuade = { $person } Persuades { $enemy }. Influence, { $needed } needed: { $roll }: { $successes }.
they-live-log-persuade-in-vain = { $person } does not Persuade { $enemy }, and it hits with all its Combat. Influence, { $needed } needed: { $roll }: { $successes }.
they-live-log-enemy-persuaded = { $enemy } comes over and waits with the Resources.
they-live-log-stealth = Stealth against { $needed }: { $person } rolls { $roll }: { $successes }, unnoticed.
they-live-log-stealth-noticed = Stealth against { $needed }: { $person } rolls { $roll }: { $successes }, noticed: every fighter has 1 Combat die fewer.
they-live-log-weapon = { $person } uses the Weapon { $card }.
they-live-log-combat = { $person } rolls Combat: { $roll }: { $successes }.
they-live-log-combat-critical = { $person } rolls Combat: { $roll }: { $successes }, and a critical: { $damage }.
they-live-log-enemy-hurt = { $enemy } takes { $damage } and has { $left } health left. It strikes back with Combat { $combat } against { $rolled } rolled.
they-live-log-enemy-killed = { $enemy } is killed.
they-live-log-reward-roll = { $person } searches the place. Intelligence: { $roll }: { $successes }.

## Players against each other, and death

they-live-log-confrontation = { $person } confronts { $other }.
they-live-log-confrontation-ended = { $person } has seen enough and ends the confrontation.
they-live-log-pvp-stealth = Stealth: { $person } rolls { $roll }; { $other } rolls { $other-roll }. { $ahead ->
    [first] { $person } has the upper hand: { $other } has 1 Combat die fewer.
    [second] { $other } has the upper hand: { $person } has 1 Combat die fewer.
   *[nobody] Neither has the upper hand.
}
they-live-log-pvp-combat = Combat: { $person } rolls { $roll } and deals { $damage }; { $other } rolls { $other-roll } and deals { $other-damage }.
they-live-log-pvp-combat-injuring = Combat: { $person } rolls { $roll } and deals { $damage }; { $other } rolls { $other-roll } and deals { $other-damage }. Whoever outlives 2 damage or more is injured.
they-live-log-flees = { $person } gets away to { $space }.
they-live-log-killed = { $person } is dead, and takes the secret of the overlay along.
they-live-log-cards-dropped = { $person } leaves on { $space }: { $cards }.
they-live-log-replacement = { $person } steps in for { $fallen }.

## The Location Phase

they-live-log-location-turn = { $choice ->
    [card] { $person } looks around: a Location card.
    [story] { $person } follows their own story.
    [build] { $person } builds up the deposit of this billboard.
    [gather] { $person } goes to the broker.
    [check] { $person } turns to the deposit of this billboard, to deploy it.
    [trigger] { $person } stands in front of Cable 54 and has made up the mind.
    [recover] { $person } has to recover: an enemy is near, or a confrontation was lost.
   *[pass] { $person } lets the Location turn pass.
}
they-live-log-location-card = { $location }: { $text }
    .title = { $location }
    .body = { $text }
they-live-log-scrap-collected = { $person } picks up { $scrap }.
they-live-log-card-collected = { $person } picks up { $card }.
they-live-log-story-card = { $person }'s story, { $card }: { $text }
    .title = { $person }'s story, { $card }
    .body = { $text }
they-live-log-story-pass = { $person }'s story: { $passes } of 3 passes.
they-live-log-story-complete = { $person } completes { $story } and takes its reward, { $reward }.
they-live-log-story-ending = { $text }
they-live-log-story-ending-read = { $person } reads the ending alone. It has two versions.
they-live-log-built = { $person } puts { $cards } face down into the deposit at { $space }.
they-live-log-built-by-you = { $person } puts { $cards } face down into the deposit at { $space }. Only you know which.
they-live-log-gather = The broker listens to { $person }. Influence: { $roll }: { $successes }, a card from the Stash for each.
they-live-log-gather-in-vain = The broker does not listen to { $person }. Influence: { $roll }: no success.
they-live-log-deployed = { $person } sends { $deployed } to the Resources, discards { $discarded } and leaves { $kept } behind.
they-live-log-assault-declared = { $person } calls the Final Assault. It begins when the others have had their Location turns.

## Breaking News

they-live-log-news = { $news }. { $story } { $effect }
    .title = { $news }
    .body = { $story } { $effect }
they-live-log-news-with-boss = { $news }. { $story } { $effect } { $hint }
    .title = { $news }
    .body = { $story } { $effect } { $hint }
they-live-log-no-news = There is no news left: an hour goes by, every billboard gets an enemy, everybody is wanted.
they-live-log-clock = { $colour ->
    [red] The clock moves on to { $hour }. It is red: the Final Assault can be called.
    [midnight] The clock shows { $hour }. The day is over.
   *[day] The clock moves on to { $hour }.
}
they-live-log-raid = Raid on every billboard that says { $message }: { $spaces }. Deposits there are lost, and players in the area are wanted.
they-live-log-raid-on-nobody = Raid on every billboard that says { $message }: there is none.
they-live-log-swap = The billboard { $artwork } on { $space } is exchanged. Nobody knows what it says now.
they-live-log-scrap-placed = 1 scrap is placed on { $space }.

## The Final Assault

they-live-log-assault = { they-live-assault-introduction }. { they-live-assault-introduction.text } Everybody stands at Cable 54. Bags, tokens and spare characters are gone; damage and what is equipped stay.
they-live-log-resources-sorted = The lenses are on the Resources. Useful: { $useful }. Sabotaged: { $sabotaged }.
they-live-log-assault-card = { $assault }: { $text } It asks for { $tests }.
    .title = { $assault }
    .body = { $text } It asks for { $tests }.
they-live-log-retreats = { $player } keeps away from this card.
they-live-log-takes-part = { $player } works against the group on this card.
they-live-log-split = The group splits. First test: { $players }. Second test: the others.
they-live-log-reveals = { $player } takes the face off: an Invader. The group is smaller now, and the sabotaged cards have an owner.
they-live-log-sabotage = { $player } plays against the test: { $card }.
they-live-log-resource-spent = The group spends { $card }.
they-live-log-recruit-spent = The group sends in { $enemy }.
they-live-log-assault-needs = { $against ->
    [0] { $skill } test: { $group } in the group and { $printed } printed, { $required } needed.
   *[other] { $skill } test: { $group } in the group, { $printed } printed and { $against } by sabotage, { $required } needed.
}
they-live-log-assault-roll = { $player } rolls { $roll }: { $successes }.
they-live-log-assault-test-passed = By dice { $rolled }, by Resources { $helped }, of { $required } needed: passed.
they-live-log-assault-test-failed = By dice { $rolled }, by Resources { $helped }, of { $required } needed: failed.
they-live-log-assault-test-failed-on-dice = By Resources { $helped } of { $required } needed, but not one success on the dice: failed.
they-live-log-assault-passed = { $assault } is passed.
they-live-log-assault-failed = { $assault } is failed, { $failures } of { $limit } times. { $text }
    .title = { $assault } is failed, { $failures } of { $limit } times
    .body = { $text }
they-live-log-assault-failed-last = { $assault } is failed for the last time.
they-live-log-assault-fighters = In the fight: { $players }.
they-live-log-assault-enemy-hurt = The enemy has { $left } health left and strikes back with Combat { $combat } against { $rolled } rolled.
they-live-log-assault-enemy-defeated = The enemy is beaten. { $assault } is tried again.
they-live-log-invader-fight = Against { $player }, who has shown the Invader's face: { $players }.
they-live-log-invader-fight-with-nobody = Nobody goes for { $player }.

## The end

they-live-log-humans-win = The third card is passed and the signal is off. The Humans win!
they-live-log-humans-lose = { $why ->
    [midnight] It is midnight, and nobody has called the Final Assault. The Humans lose.
    [no-spare] Somebody is dead and nobody is left to step in. The Humans lose.
    [no-human-alive] No Human is left alive in Cable 54. The Humans lose.
   *[assault] The Final Assault has failed. The Humans lose.
}
they-live-log-identity = { $person } was { $identity }.

they-live-log-unreadable = (a line that cannot be read: { $line })

## First words

they-live-opening = They Live: Assault on Cable 54
    .text = They run the city, and they look like everybody else. What holds their faces on is a signal from the tower of Cable 54. You have a box of sunglasses, a few friends, and until midnight.
they-live-opening-players = At the table: { $players }.
they-live-opening-you = You are { $person }. { $bio } You are on { $space }.
they-live-opening-not-seen = Human or Invader? You look under your overlay before the first round. Nobody else will be told.
they-live-opening-human = And in secret: you are Human. Win with the Humans. Nobody has to believe you.
they-live-opening-invader = And in secret: you are an Invader. Win when the Humans lose, and let nobody see you try. You do not know whether there is another one.
they-live-opening-overlays = In the game, spares included: { $humans } Humans and { $invaders } Invaders.
they-live-opening-humans = The Humans win when the group has passed all three cards of the Final Assault. The leader calls it at Cable 54, between 19:00 and midnight.
they-live-opening-invaders = The Invaders win at midnight if nobody has called it, when somebody dies and no spare is left, and when the assault fails: five failures of one card, a card that says so, or no Human left alive.
they-live-opening-difficulty = Difficulty: { $difficulty }. The cards of the Final Assault are, in this order, { $colours }.

## Last words

they-live-ending-humans = The signal is off. All over the city people look up from their screens, and at each other. The Humans have won.
they-live-ending-invaders = The programme goes on. Tomorrow will be sunny. The Humans have lost.
they-live-ending-winners = Winners: { $players }.
they-live-ending-nobody = Nobody at the table was an Invader, so nobody has won.
they-live-ending-figures = It was round { $round }, and { $hour } on the clock. Final Assault cards passed: { $cards }. Stories completed: { $stories }. Players dead at the end: { $dead }.
