# Odds in words: `othersight odds`, and the word `odds` at the table.

odds-help = Exact odds of a roll: a table, a picture or JSON, without a game.
odds-help-the-others = Odds of The Others: a Fight (--fight, perhaps --ranged), a Cleanse roll (--cleanse), or the checks of a Move (--fire, --corruption). Pools and fixed results go up to 20, the largest take some seconds; a number that is not given is 0 where its line names no other.
    .fight = Hero dice in a Fight, Teamwork and bonuses included.
    .hits = Fixed Hits of the Hero.
    .defense = Fixed Defense of the Hero.
    .cc = Fixed results that cancel Corruption.
    .choices = Results of choice beside FAITH, at most 5: 1 with the Level 7 result.
    .against = The Monsters, names with commas between them, such as abomination,acolyte,acolyte.
    .sin = Whose Monsters: a Sin by its name, pride if not given.
    .acolyte = The Acolyte type; doctor if not given.
    .pentagrams = Pentagrams in the Space of the Sin roll.
    .sin-dice = More Sin dice, from cards and the track; with Monsters and Pentagrams at most 20.
    .sin-hits = Fixed Hits of the Sins Player.
    .sin-corruption = Fixed Corruption of the Sins Player.
    .cancelled = Defense of the Hero that is cancelled, at most 5: 1 against Pride when he is alone.
    .aim = What FAITH is for: most (if not given), first, clear, unhurt or pure.
    .wounds = Wound markers the Hero has already.
    .level = His Corruption Level; 1 if not given.
    .ranged = A Ranged Fight: survivors strike back.
    .here = With --ranged: Monsters already in the Hero's Space.
    .out-of-reach = With --ranged: no survivor can come.
    .cleanse = Hero dice in a Cleanse roll.
    .tokens = With --cleanse: tokens that could be removed; 1 if not given.
    .fire = Fire tokens of a Fire check.
    .corruption = Corruption tokens of a Corruption check.
    .shield = With checks, at most 5: 1 for PROXY, 1 for HAZMATA SUIT.
odds-help-they-live = Odds of They Live: an encounter (--combat), Persuade (--persuade), a confrontation (--attacker, --defender), a test (--test), a broker (--gather), a reward (--reward), a test or a fight of the Final Assault (--assault, --fighters).
    .combat = Combat dice, a declared Weapon included; of a team effort all, such as 4,3.
    .stealth = Stealth dice of the same people, wanted tokens taken off.
    .against = The enemy by name, such as human-cop.
    .enemy = The enemy by Stealth, Combat and health, such as 2,3,4.
    .life = Health left: adds the chance to die.
    .persuade = Influence dice; --against names the enemy.
    .attacker = Stealth dice, Combat dice (a declared Weapon included) and health left of the attacker, such as 3,4,6.
    .defender = The same of the defender.
    .lenses = The attacker spends a glasses token.
    .test = Dice of a test.
    .needed = Successes the test needs; 1 if not given.
    .gather = Influence dice with a broker.
    .scrap = Scrap to pay the broker with, 2 for each roll; 2 if not given.
    .reward = Intelligence dice; of a team, of all who want it, one's own first.
    .assault = Dice of everybody in the test group, such as 3,4,2,5.
    .required = Successes required: the group, the printed number and sabotage.
    .helped = Value of the resources spent.
    .fighters = Combat dice of those who fight a revealed Invader.
    .invader = Combat dice of the Invader.
    .invader-life = Health left of the Invader: adds the chance that he dies.
odds-flags =
    .plot = Draw the chances into an SVG file, whose name ends in .svg.
    .json = Print one JSON object.

odds-number-kills = Monsters killed
odds-number-wounds = Wounds
odds-number-corruption = Corruption
odds-number-removed = Tokens removed
odds-number-dealt = Damage dealt
odds-number-damage = Damage taken by each
odds-number-damage-attacker = Damage to the attacker
odds-number-damage-defender = Damage to the defender
odds-number-successes = Successes
odds-number-cards = Cards
odds-number-cards-contested = Cards if all want the reward
odds-number-scrap = Scrap paid

odds-event-all-killed = all Monsters killed
odds-event-killed-monster = { $name } killed
odds-event-unharmed = neither Wound nor Corruption
odds-event-dies = { $game ->
    [the-others] the Hero dies
   *[other] one's own death
}
odds-event-all-removed = all tokens removed
odds-event-none-removed = no token removed
odds-event-killed = enemy killed
odds-event-killed-with-weapon = enemy killed if the Weapon is used
odds-event-unhurt = no damage taken
odds-event-noticed = a Stealth roll fails
odds-event-persuaded = enemy persuaded
odds-event-passed = test passed
odds-event-first-half = first half passes
odds-event-second-half = second half passes
odds-event-nothing = nothing gained
odds-event-at-once = a card at the first roll
odds-event-attacker-loses = the attacker loses
odds-event-defender-loses = the defender loses
odds-event-attacker-dies = the attacker dies
odds-event-defender-dies = the defender dies
odds-event-attacker-critical = the attacker alone is critical on Stealth
odds-event-defender-critical = the defender alone is critical on Stealth
odds-event-looks = the attacker sees the identity
odds-event-invader-dies = the Invader dies

odds-what-fight = A Fight
odds-what-ranged-fight = A Ranged Fight
odds-what-strike-back = What follows the shot
odds-what-cleanse = A Cleanse roll
odds-what-check = A check
odds-what-move = A step
odds-what-encounter = An encounter
odds-what-team = A team effort
odds-what-combat = A Combat roll
odds-what-persuade = Persuade
odds-what-confrontation = A confrontation
odds-what-test = A test
odds-what-card-test = A card's test
odds-what-gather = A broker
odds-what-reward = A reward roll
odds-what-assault-test = A test of the Final Assault
odds-what-assault-split = Both halves of a test
odds-what-assault-fight = A fight in the Final Assault
odds-what-invader-fight = A fight against an Invader

odds-assuming-others-hold-back = nobody plays, declares, reveals or spends anything more before the roll
odds-assuming-all-join = everybody who may join does
odds-assuming-fought-out = both fight it out
odds-assuming-protector-is-used = Thorley cancels a Wound with PROTECTOR if there is one
odds-assuming-survivors-come = survivors who may choose where to go come to the Hero
odds-assuming-unseen-cards-are-alike = every card that has not been seen is as likely

odds-expected = { $name }: { $expected } expected
odds-column-number = number
odds-column-exactly = exactly
odds-column-more = or more
odds-remainder = Chains cut off: { $remainder }
odds-assuming = Taken for granted: { $assumptions }.
odds-of-number = { $name } { $expected }
odds-of-event = { $name } { $chance }

odds-none-open = Nothing that is open to you now leads straight to a roll.
odds-how = Expected numbers and chances; odds LETTER shows all of one option.
odds-no-roll = Option { $letter } leads straight to no roll.

odds-which-others = name one roll: --fight N, --cleanse N, or --fire N and --corruption N
odds-which-live = name one roll: --combat, --persuade, --attacker with --defender, --test, --gather, --reward, --assault, or --fighters with --invader
odds-needs = { $flag } needs { $other }
odds-unread = { $flag } does not belong to { $asked }, { $count ->
    [0] which takes no other flag
   *[other] which takes { $flags }
}; { $flag } belongs to { $homes }
odds-no-game = { $name } is no game with odds that can be asked for without a table; there are: { $games }
odds-plotted = drawn into { $file }

error-odds-number = { $flag } is { $given }; it is a number from { $least } to { $most }
error-odds-name = { $flag } is { $given }; it is one of { $names }
error-odds-numbers = { $flag } is "{ $given }"; it is one or more numbers with commas between them
error-odds-each = { $flag } has { $given ->
    [one] one number
   *[other] { $given } numbers
}; it has one for each fighter named by { $other }, which names { $count ->
    [one] one
   *[other] { $count }
}
error-odds-three = { $flag } is "{ $given }"; it is Stealth, Combat and health, such as 3,4,6
error-odds-part = { $flag } is "{ $given }"; the { $part ->
    [stealth] Stealth, its first number,
    [combat] Combat, its second number,
   *[health] health, its third number,
} is from { $least } to { $most }
error-odds-in-all = { $what ->
    [sin-dice] { $given } Sin dice are too many; the Monsters, --pentagrams and --sin-dice may together roll at most { $most }
    [people] --reward names { $given } people; at most { $most } can want it
    [assault] --assault names { $given } dice in all; at most { $most } can be counted
   *[fighters] --fighters names { $given } dice in all; at most { $most } can be counted
}
error-odds-blank = { $flag } is "{ $given }"; a name is missing in it
error-odds-no-monster = there is no Monster { $name }; there are: { $monsters }
error-odds-monsters = { $given } Monsters are too many; at most { $most } can be counted
error-odds-no-enemy = there is no enemy { $name }; there are: { $enemies }
error-odds-not-persuadable = { $name } cannot be persuaded; only an enemy with the Influence icon can
