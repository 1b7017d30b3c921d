# The report of the arena: one page of figures about many games.

lab-name = Othersight lab
lab-title-the-others = The Others: 7 Sins
lab-title-they-live = They Live: Assault on Cable 54
lab-page-title = { $game }: what the games tell
lab-subtitle = What { $games ->
    [one] 1 game tells
   *[other] { $games } games tell
}{ $settings ->
    [one] .
   *[other] , played with { $settings } settings on the same seeds.
}
lab-contents = Contents

## Sections

lab-section-difference = The difference
lab-section-glance = At a glance
lab-section-wins = Who wins
lab-section-teams = Heroes and teams
lab-section-characters = Characters
lab-section-length = Length
lab-section-missions = Missions
lab-section-assault = The Final Assault
lab-section-stories = Stories
lab-section-deaths = Deaths
lab-section-upgrades = Upgrades
lab-section-sin-cards = Sin cards
lab-section-cards = Cards and Resources
lab-section-invaders = Invaders
lab-section-idle = Cards that never matter
lab-section-ratings = Ratings
lab-section-sweep = What the figures change
lab-sweep-of = Share of the { $side }: { $players }
lab-sweep-note = All values were played on the same seeds, and only games that finished at every value count. The lines are 95 % intervals of each share; two values may differ more surely than their lines tell, for most luck is the same in both.
lab-section-about = About these games

## Sides and what tells games apart

lab-side-heroes = Heroes
lab-side-sins = Sins
lab-side-humans = Humans
lab-side-invaders = Invaders
lab-part-story = Story
lab-part-sin = Sin
lab-part-map = Map
lab-part-hero-players = Hero Players
lab-part-players = Players
lab-part-difficulty = Difficulty
lab-part-invaders = Invaders dealt
lab-number-hero-players = { $count ->
    [one] 1 Hero Player
   *[other] { $count } Hero Players
}
lab-number-players = { $count } players
lab-number-invaders = { $count ->
    [0] no Invader
    [one] 1 Invader
   *[other] { $count } Invaders
}
lab-number-stories = { $count ->
    [0] none
    [one] 1 story
   *[other] { $count } stories
}
lab-own = one's own
lab-role = { $level } as { $side }
lab-pairing = { $first } { $one }, { $second } { $other }

## The comparison

lab-setting-plain = the figures in force
lab-difference-more = With { $setting } the { $side } win { $points } percentage points more often than with { $plain } (95 % interval { $low } to { $high }).
lab-difference-less = With { $setting } the { $side } win { $points } percentage points less often than with { $plain } (95 % interval { $low } to { $high }).
lab-difference-none = With { $setting } the { $side } win as often as with { $plain } (95 % interval of the difference { $low } to { $high } percentage points).
lab-difference-clear = The interval leaves nought out: the difference is there.
lab-difference-unclear = The interval has nought in it: these games do not show that there is a difference at all.
lab-difference-hands = In { $games } pairs of games on the same seeds the { $side } won { $before } before and { $after } after. { $changed ->
    [0] No game
    [one] 1 game
   *[other] { $changed } games
} changed hands: { $gained } to the { $side }, { $lost } away from them.
lab-difference-parts = The difference part by part

## The headline

lab-headline = The { $side } won { $share } of { $games ->
    [one] 1 game
   *[other] { $games } games
}. Chance alone leaves their true share between { $low } and { $high }.
lab-card-games = games finished
lab-card-rounds = Rounds in the middle game
lab-card-deaths = deaths a game
lab-card-missions = Missions done a game
lab-card-apocalypse = Apocalypse Track at the end, on average
lab-card-assault = of the games came to the Final Assault
lab-card-duels = confrontations a game
lab-few-games = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} few: parts of them tell little. Let more be played before deciding anything.
lab-stuck = { $count ->
    [one] 1 game went on too long and was stopped; it counts
   *[other] { $count } games went on too long and were stopped; they count
} for nobody.
lab-plain-only = From here on the report tells of the games with { $plain } alone.
lab-no-games = No game has finished yet.
lab-nothing = It did not happen in these games.

## Who wins

lab-heat-note = Each cell has the share of games that the { $first } won, the 95 % interval below it and the number of games. The more the colour leans to the { $first } or the { $second }, the more one-sided the game.
lab-all-levels = All games
lab-several-pairings = Different players met in these games, so their shares are told apart; each pairing has a section of its own.
lab-by-pairing = Who won how often, by who met
lab-head-pairing = players
lab-by-level = The { $first } of each level (rows) against the { $second } of each level (columns)
lab-corner = { $first } against { $second }
lab-by = How often the { $side } win, by { $part }
lab-cell = { $low }–{ $high } · { $games }
lab-interval = { $low } to { $high }
lab-few-title = Fewer than 30 games: the share says little.
lab-few-effects = { $count ->
    [one] 1 that has fewer than 30 games on one side, which says little
   *[other] { $count } that have fewer than 30 games on one side, which says little
}
lab-won-by = won by the { $side }
lab-as-table = The same in figures
lab-done = done
lab-passed = passed
lab-of-all-games = of all games

## Heads of columns

lab-head-share = { $side }
lab-head-interval = 95 % interval
lab-head-games = games
lab-head-games-with = games with
lab-head-with = share with
lab-head-without = share without
lab-head-difference = difference in points
lab-unit-with = with it
lab-unit-without = without
lab-head-changed = changed hands
lab-head-part = part
lab-head-round = Round
lab-head-deaths = deaths
lab-head-killer = died of
lab-head-all = all
lab-head-hero = Hero
lab-head-team = team
lab-head-mission = Mission
lab-head-upgrade = Upgrade
lab-head-sin-card = Sin card
lab-head-character = character
lab-head-card = card
lab-head-end = end
lab-head-assault-card = card of the assault
lab-head-failures = failures a game
lab-head-stories = completed
lab-head-pass-1 = 1 pass
lab-head-pass-2 = 2 passes
lab-head-pass-3 = 3 passes, complete
lab-head-played = played
lab-head-reveal = first revealed
lab-head-duels = confrontations
lab-head-player = player
lab-head-rating = rating

## Length and deaths

lab-rounds = Rounds that games lasted
lab-deaths = Deaths in a game
lab-deaths-when = The Rounds in which they died
lab-killers = What killed whom
lab-killers-note-they-live = Whatever struck last counts, not what struck hardest before.
lab-killers-note-the-others = In a Fight against several, whoever brought the most dice counts. Whatever struck last counts, not what struck hardest before.
lab-killers-corruption = { $count } of { $deaths } deaths came from Corruption that Level 7 could not take any more.
lab-killer-fire = Fire
lab-killer-corruption = Corruption in a Space
lab-killer-breakaway = breaking away from Monsters
lab-killer-fight = a Fight
lab-killer-sin = the power of { $sin }
lab-killer-acolyte = Acolyte Ability: { $acolyte }
lab-killer-dark-past = Dark Past: { $card }
lab-killer-apocalypse = the top of the Apocalypse Track
lab-killer-assault = Final Assault: { $card }
lab-killer-wanted = being wanted beyond 10
lab-killer-player = another player
lab-killer-location = a Location card
lab-killer-story = their own story
lab-killer-news = Breaking News
lab-killer-unknown = unknown

## The Others

lab-heroes = With each Hero in the first team, and without
lab-heroes-in = { $story }: with each Hero in the first team, and without
lab-heroes-note = Only games of the same players, Story and number of Heroes are compared with each other. The team is the one that stood in the Starting Space; successors do not count.
lab-teams = { $count ->
    [one] 1 team
   *[other] All { $count } teams
}, the most successful first
lab-teams-title = How often each team wins
lab-teams-note = Teams that met fewer than { $fewest } times are left out. Among many teams some are at the top by luck: look at the intervals.
lab-missions-note = The share of all games of a Story in which each Mission was accomplished by the end of a Round. Where a line stays low, Heroes get stuck.
lab-mission-step = { $number }. { $names }
lab-missions-done = { $story }: how often a Mission that was begun was done
lab-branches = { $story }: how often the { $side } win who came to each Mission
lab-upgrades = How the { $side } fare with each Upgrade that anybody took, and without it
lab-upgrades-kept = The same for Upgrades that a Hero in play still had at the end
lab-upgrades-note = Only games of the same players, Story and number of Heroes are compared with each other. A difference is no proof that the card is its cause: longer games see more Upgrades, and a card is often taken by those who are ahead.
lab-sin-cards = How the { $side } fare with each Sin card that was played, and without it
lab-sin-cards-note = Only games of the same players, Story, Sin and number of Heroes are compared. A card that is played late in long games looks worse or better than it is.

## They Live

lab-characters = How the { $side } fare with each character at the table, and without
lab-characters-human = The same where the character was dealt to a Human
lab-characters-note = Only games of the same levels of players, difficulty, number of players and number of Invaders are compared with each other. The characters are those of the first deal.
lab-assault-rounds = The Round of the Final Assault
lab-ends = How games end
lab-end-humans = the Final Assault succeeds: the Humans win
lab-end-midnight = midnight without an assault
lab-end-no-spare = somebody died and no spare was left
lab-end-no-human-alive = no Human left alive in Cable 54
lab-end-assault = the Final Assault failed
lab-tests = { $games ->
    [one] 1 game
   *[other] { $games } games
} came to the Final Assault. In it the group won { $won } tests and lost { $lost }: { $share } won.
lab-assault-cards = How often each card of the assault was passed in the end
lab-assault-failures = How often each card was failed on the way
lab-stories = How far everybody came in their own story
lab-stories-completed = How often the { $side } win, by the number of stories completed
lab-cards-used = How the { $side } fare where a card was used, and where not
lab-cards-weapons = The same for Weapons
lab-cards-spent = How the { $side } fare where a Resource was spent in the Final Assault, and where not
lab-cards-recruits = The same for enemies who had been persuaded
lab-cards-note = Only games of the same levels of players, difficulty, number of players and number of Invaders are compared with each other. A difference is no proof that the card is its cause: longer games see more cards.
lab-resources-note = For Resources and recruits only games that came to the Final Assault are compared.
lab-reveals = How often the { $side } win, by when the first of them showed an Invader's face
lab-reveal-0 = never
lab-reveal-1 = at the first card
lab-reveal-2 = at the second card
lab-reveal-3 = at the third card
lab-duels = How often the { $side } win, by the number of confrontations
lab-duels-0 = none
lab-duels-1 = one
lab-duels-2 = two
lab-duels-3 = three or more
lab-duels-who = Humans attacked an Invader { $right } times and another Human { $wrong } times; Invaders attacked a Human { $treason } times and one of their own { $mistaken } times.
lab-sabotage = How the { $side } fare with each card played as sabotage, and without it

## Cards that never matter

lab-kind-upgrades = Upgrades
lab-kind-sin-cards = Sin cards
lab-kind-apocalypse = Apocalypse cards
lab-kind-resistance = Resistance cards
lab-kind-news = Breaking News
lab-never = { $kind }: { $count } of { $all } never came into play: { $cards }.
lab-all-used = { $kind }: every one of the { $all } came into play.
lab-idle = { $kind } with which the { $side } fare as without them, less than { $points } points away
lab-idle-note = Only cards that were in a deck of these games count. An Upgrade comes into play when a Hero takes it, a Sin card when it is played, an Apocalypse card or Breaking News when it is turned up, a Resistance card when it is equipped, used or spent. A card changes little where the whole 95 % interval of the difference stays within 10 points, with at least 30 games with it and 30 without; of all others these games cannot tell.

## Ratings and the run

lab-ratings = Every level in every role
lab-ratings-note = From who beat whom, on one scale for all roles: a side that is easier to play stands higher. 400 points more are ten wins to one. All games are weighed at once (Bradley and Terry); the whisker is the 95 % interval.
lab-about-seed = Seed
lab-about-players = Levels
lab-about-options = The same in all games
lab-about-version = Othersight
lab-about-rules = Rules version
lab-about-content = Content
lab-reading-intervals = An interval is where the true share would lie for 95 of 100 such runs. Where two intervals overlap much, the games do not tell the two apart. Where games of one seed went alike the interval is wider for it.
lab-reading-few = An asterisk, an italic figure or a hollow point marks fewer than 30 games.
lab-reading-causes = Everything here is read from the public logs of finished games played by machines. People may play otherwise.
