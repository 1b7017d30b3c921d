# Why an option is not open. What both games say stands with the texts of the first.

## Anything

reason-no-such-pin = There is no such space on the board: { $written }.
reason-no-such-player = There is no such player at the table: { $written }.
reason-not-carried = You carry no such card: { $written }.
reason-injury-forbids = Not with { $injury }.
reason-news-forbids = Not while the news says { $news }.

## Claims, and cards used unasked

reason-claim-any-time = A claim answers nothing; but you can make it or take it back at any moment.
reason-not-a-claim = That is no claim: { $written }. Claims are about a person at the table (human or invader), a billboard's space (its message), a card by its name (clean or sabotaged) or the deposit on a billboard's space (how many of its cards are sabotaged).
reason-not-your-claim = You have made no claim with that number; only its speaker takes a claim back.
reason-claim-withdrawn = That claim has been taken back already.
reason-use-any-time = { $card } needs no question: you can use it now, and afterwards be asked again.
reason-on-offer = { $card } is on offer; it cannot be used before the answer.
reason-card-not-usable = That card cannot be used now: only a Single Use card of your own, without Action text, whose text would do something.

## The Action turn

reason-action-taken = { $action } has been taken in this Action turn, and no action may be taken twice.
reason-free-move-first = The free move comes first: go somewhere, or stay.
reason-free-move-over = The free move is over.
reason-stands-there = You already stand on { $space }.
reason-no-thread = No thread joins { $own } and { $space }.
reason-not-on-freeway = { $own } is not on the freeway.
reason-no-freeway-there = The freeway does not lead to { $space }.
reason-enemy-here = There is an enemy on { $own }; nobody lies low beside one.
reason-nobody-here = Nobody else is on { $own }.
reason-not-oneself = It takes somebody else.
reason-not-here = { $player } is not on { $own }.
reason-trade-refused = { $player } has refused to trade in this Action turn and is not asked again.
reason-nothing-to-give = You have neither a card nor scrap to offer.
reason-no-cards = You carry no cards.
reason-no-enemy-elsewhere = There is no enemy on another space.
reason-no-glasses = You have no glasses token.
reason-inspect-what = INSPECT shows either your cards or the billboards: say which.
reason-craft-what = CRAFT makes either scrap or glasses: say which.
reason-glasses-cost = A glasses token costs { $price }; you have { $scrap }.
reason-not-your-ability = { $ability } is the ability of another character.
reason-ability-always-on = { $ability } is no action: it counts by itself whenever it can.
reason-no-action-text = { $card } has no Action text.
reason-not-equipped = { $card } has to be equipped to be used.
reason-used-this-turn = { $thing } has been used in this Action turn.
reason-without-effect = { $thing } would do nothing now.
reason-without-effect-for = It would do nothing for { $player } now.
reason-only-for-others = Its text is for somebody else.
reason-no-injury = You have no injury.
reason-no-such-injury = You have no such injury.
reason-injury-passes = { $injury } is minor: it passes by itself, with the round after the one it was taken in.
reason-injury-needs-rest = { $injury } is healed by LAY LOW.
reason-injury-permanent = { $injury } is permanent: only a card that heals an injury helps.
reason-injury-costs = Healing { $injury } costs { $price }; you have { $scrap }.
reason-remove-what = It is a wanted token or damage that can be removed: say which.
reason-nothing-to-remove = You have none of these left.
reason-card-or-scrap = What changes hands is a card or scrap.
reason-one-or-two-scrap = It is 1 or 2 scrap that can be handed over, no more and no less.
reason-not-that-much-scrap = You have { $scrap }.
reason-trade-breaks-limit = After the trade somebody would have more than 5 scrap.
reason-no-such-tile = There is no such enemy tile on the board.
reason-tile-already-here = { $tile } is on your space already.
reason-tile-not-closest = It is the closest that comes: { $closest }.
reason-not-closer = { $space } does not bring it closer.
reason-at-least-one-card = It takes at least one card.

## Enemies and confrontations

reason-cannot-decline = An attack cannot be declined: fight, persuade or call for a team.
reason-not-persuadable = Without the Influence icon it cannot be persuaded.
reason-team-refused = You have called for a team against this enemy, and nobody came.
reason-no-team-here = Nobody is here who could still fight this enemy.
reason-they-engaged = { $player } has already faced an enemy or another player in this phase.
reason-no-freeway-flight = Nobody flees by the freeway, only along a thread.

## The Location turn and cards

reason-no-need-to-recover = Nothing makes you Recover; pass if you want to do nothing.
reason-billboard = At a billboard one builds, gathers or checks; there are no Location and story cards.
reason-no-billboard = There is no billboard on { $own }.
reason-cable-54 = At Cable 54 there is nothing to do but call the Final Assault.
reason-story-complete = Your story is complete.
reason-no-story-left = You have no story cards left.
reason-story-elsewhere = Your next story card is set on { $space }.
reason-too-little-scrap = The broker wants 2 scrap; you have { $scrap }.
reason-no-deposit = There is nothing in the deposit of { $own }.
reason-not-at-cable-54 = The Final Assault is called at Cable 54, and you are on { $own }.
reason-assault-declared = The Final Assault has been declared already.
reason-not-leader = Only the leader calls the Final Assault, and that is { $leader }.
reason-clock-not-red = It is { $hour }, and the clock is red from 19:00 on.
reason-say-how-much = Say how much, as a number.
reason-less-scrap-here = Only { $count } lies here.
reason-scrap-limit = You have { $scrap }, and 5 are the most.
reason-not-dropped-here = No such card lies here.
reason-one-by-one = The cards are decided on one by one; this is not the one.
reason-card-moved = { $card } has been moved in this go.
reason-already-equipped = { $card } is equipped.
reason-not-in-slot = { $card } is not equipped.
reason-no-such-pile = The Stash has two piles, 0 and 1.
reason-pile-empty = That pile is empty.
reason-must-draw = These cards have to be drawn.
reason-must-discard = You carry too many cards, and have to discard.
reason-not-a-spare = That is none of the spare characters.

## The Final Assault

reason-not-in-group = The first half is made of members of the test group, each once.
reason-half-in-order = Name the members of the first half in the order of their seats.
reason-uneven-split = The halves may differ by one at most.
reason-not-an-invader = Only an Invader can reveal, and you are Human.
reason-not-sabotaged = No such card is among the sabotaged ones.
reason-not-a-resource = No such card or tile is among the useful Resources.
reason-resource-of-other-skill = { $resource } helps { $skill } tests, not this one.
reason-fought-already = { $player } has been fought after this card already.
reason-not-a-candidate = { $player } cannot be chosen in this vote.
reason-not-revealed = { $player } is no revealed Invader who takes part.

## Moments

they-live-reason-treating = Treating an injury
they-live-moment-first-leader = when a leader is chosen
they-live-moment-reorganize = within REORGANIZE
they-live-moment-pile = when you draw from the Stash
they-live-moment-too-many-cards = when you carry more than 10 cards
they-live-moment-spare = when your character has died
they-live-moment-cure = when one of your injuries is healed
they-live-moment-free-move = in your Action turn, with the free move or MOVE
they-live-moment-action = in your Action turn
they-live-moment-lay-low = within LAY LOW
they-live-moment-offer = within TRADE
they-live-moment-trade = when somebody offers you a trade
they-live-moment-distract = within DISTRACT THE AUTHORITIES
they-live-moment-take-apart = within CRAFT, or when you collect what lies on your space
they-live-moment-target = when a card is used that can be for several people
they-live-moment-encounter = when an enemy attacks you
they-live-moment-team = when somebody calls for a team effort
they-live-moment-weapon = before you roll Combat with a Weapon in its slot
they-live-moment-reward = when you have beaten an enemy
they-live-moment-confront = after all encounters, if you have faced nobody in this phase
they-live-moment-pvp-escape = when somebody confronts you and your Stealth is critical
they-live-moment-pvp-look = when you have fought somebody with a glasses token spent
they-live-moment-distract-way = when an enemy comes closer, or when you flee
they-live-moment-location = in your Location turn
they-live-moment-collect-card = when you collect what lies on your space
they-live-moment-build = within Build
they-live-moment-gather = within Gather, after a roll without success
they-live-moment-check = within Check and deploy
they-live-moment-pvp-glasses = before a confrontation is rolled, or within Check and deploy
they-live-moment-deploy = within Check and deploy, with a glasses token spent
they-live-moment-nominee = when a raid is called
they-live-moment-retreat = when a Final Assault card is turned up, by Invaders revealed before
they-live-moment-split = when a Final Assault card splits the group
they-live-moment-reveal = at each attempt of the Final Assault
they-live-moment-sabotage = in the Final Assault, by a revealed Invader
they-live-moment-resource = in the Final Assault, before the roll
they-live-moment-assault-fight = when an enemy stands in the way in the Final Assault
