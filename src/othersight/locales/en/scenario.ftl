# What scenario files and positions have to say for themselves.

scenario-help = Run, begin and export scenario files: positions with a script and expectations.
scenario-run-help = Run scenario files. Exit status 0 when all hold, 1 when something differs, 2 when a file cannot be run.
    .files = Scenario files (*.scn).
    .json = Print one JSON object.
scenario-new-help = Write a scenario to start from, with a comment on every part.
    .file = The file to write; without one the text goes to standard output. An existing file is left alone.
    .game = The game it is for: the-others or they-live.
scenario-export-help = Write the position of a saved game as a scenario.
    .save = A saved game: the file that "save FILE" has written in othersight play.
    .file = The file to write; without one the text goes to standard output. An existing file is left alone.

scenario-holds = { $file }: { $cases ->
    [one] holds
   *[other] all { $cases } cases hold
}
scenario-differs = { $file }:{ $line }: { $difference }
scenario-differs-in-case = { $file }:{ $line }: ({ $case }) { $difference }
scenario-difference = { $what }: expected { $expected }, found { $found }
scenario-summary = { $held } of { $cases } { $cases ->
    [one] case holds
   *[other] cases hold
} in { $files } { $files ->
    [one] file
   *[other] files
}
scenario-case-number = case { $number }
scenario-written = { $file } is written; run it with: othersight scenario run { $file }
scenario-export-nothing = SAVE is missing: name the file of a saved game, as in: othersight scenario export game.json mine.scn
scenario-export-wrong = { $wrong }; SAVE must be the file of a saved game, as in: othersight scenario export game.json mine.scn
scenario-export-scenario = { $file } is a scenario already
scenario-exists = { $file } exists already and is left as it is; name another file

scenario-fault = { $file }:{ $line }: { $fault }
scenario-fault-of-file = { $fault }
scenario-huge-number = a huge number
scenario-nothing = nothing
scenario-too-long = the file is longer than { $most } characters
scenario-line-too-long = this line is longer than { $most } characters
scenario-too-deep = the file is nested too deep
scenario-not-toml = not TOML: { $reason }
scenario-not-toml-hint = not TOML: { $reason }; { $hint }
scenario-hint-quotes = write a text in quotes: "like this"
scenario-hint-curly-quotes = use straight quotes: "like this"
scenario-hint-closing-quote = is a closing quote missing?
scenario-hint-closing-bracket = is a closing bracket missing?
scenario-hint-one-line = a table in braces stands on one line; for a longer one write [a.header] above its keys
scenario-hint-colon = write key = value, with a sign of equality
scenario-hint-equals = every line is key = value, a [header] or a # comment
scenario-hint-twice = this key or table is written twice; put its values together in one place
scenario-include-name = include is { $given }; name a scenario file, such as "base.scn"
scenario-include-depth = nothing can be included here; files read from a folder may include each other up to { $most } deep
scenario-include-missing = there is no file { $file } to include
scenario-nothing-to-remove = there is nothing at { $name } that this case could remove; write the path of a key of the file, such as position.heroes.rose
scenario-label-twice = a label needs a name, and each may stand here once
scenario-no-label = there is no label { $label } in the script; there are: { $known }
scenario-twin-same = say under same which seats must not be able to tell the two games apart
scenario-twin-start = the beginning
scenario-twin-differs = { $seat } can tell the twin by { $what } after { $moment }
scenario-no-log-key = the log never has a line { $name }; near it are: { $near }
scenario-all-draws = all draws made
scenario-warning = { $file }:{ $line }: warning: { $warning }
scenario-warning-expect-replaced = this case replaces every [[expect]] of the file; nothing of them is looked at in it
scenario-warning-expect-never-checked = every case has an expect of its own, so this one is never looked at
scenario-warning-script-never-run = every case has a script of its own, so this one is never played
scenario-not-utf8 = the text is not UTF-8
scenario-format = format is { $given }; this program reads format = { $format }
scenario-game = game is { $given }; there are: { $games }
scenario-unknown-key = there is no key { $name } here; there are: { $known }
scenario-wants-text = { $name } must be a text
scenario-wants-table = { $name } must be a table
scenario-wants-list = { $name } must be a list of texts
scenario-wants-cases = cases are written as [[case]]
scenario-wants-number = { $name } is { $given }; give a whole number from 0 to { $most }
scenario-wants-flag = { $name } is { $given }; give true or false
scenario-too-many = { $name } has { $given } entries; at most { $most } may be
scenario-rule-spelling = there is no rule { $id }; write { $known }
scenario-unknown-face = no die has a face { $face }; there are: { $known }
scenario-aside-seat = nobody is asked for this, so write who does it before a colon; there are: { $seats }
scenario-no-seat = there is no seat { $seat }; there are: { $seats }
scenario-seed = seed is { $given }; give a whole number or a short text
scenario-breaks = the game cannot go on from here ({ $reason }); is this a position that play can lead to?
scenario-expects-nothing = nothing is expected here; say under [expect] what must be true
scenario-why-not = why_not needs an option, and a seat out of: { $seats }

scenario-all-dice = all dice rolled
scenario-script = script
scenario-dice-for = dice for "{ $line }"
scenario-open = { $seat } is asked { $kind }: { $options }
scenario-open-not = { $seat } is asked { $kind }: { $options } ({ $rule } forbids it)
scenario-over = the game is over, outcome { $outcome }
scenario-it-is-open = it is open
scenario-other-than = other than { $value }

error-loaded-draw = the next loaded draw is not among what is drawn from
error-no-dice-left = a die is rolled and no loaded die is left
error-loaded-dice = the next loaded die shows a face that the die being rolled does not have
error-over = the game is over; there is no position to go on from

position-no-draws = { $path }: nothing is drawn at random in this game; write the top of the deck in the position
position-unknown = { $path }: there is no { $name }; there are: { $known }
position-unknown-near = { $path }: there is no { $name }; did you mean { $near }?
position-wrong-type = { $path }: { $given } stands where { $wanted } belongs
position-out-of-range = { $path }: { $given } is not from { $least } to { $most }
position-too-often = { $path }: { $name } is named more often than there are of it
position-covered-icons = { $path }: every covered icon needs a Corruption token in the Space
position-no-district = { $path }: only a District has a slot for a City Action token
position-monster-space = { $path }: a Monster on the board needs a Space, and no other has one
position-not-revealed = { $path }: the Hell Club member's card is not among the revealed ones
position-hero-state = { $path }: in play are exactly the Heroes that the options name
position-hero-space = { $path }: a Hero who is not in play has no Space
position-wounds = { $path }: the fifth marker kills; a Hero in play has four at most
position-wolf = { $path }: only Karl turns into a wolf
position-not-in-team = { $path }: is not in the team
position-dark-past = { $path }: this Story has no Dark Past cards
position-mixed-deck = { $path }: the deck of this Story cannot hold so many cards of one type
position-power = { $path }: give true or false
position-pick = { $path }: a position names its Heroes
position-unsound = this position cannot be: { $problem }
position-billboards = { $path }: name three different spaces
position-cable-54 = { $path }: Cable 54 needs a space of its own, without a billboard
position-threads = { $path }: every space must be reached along threads, from every other
position-player = { $path }: only a character that was killed and replaced needs it
position-overlays = { $path }: too many of them; 4 players have 4 Humans and 2 Invaders among players and spares, 5 and 6 players 5 and 2
position-injury-rounds = { $path }: give one round for each injury
position-damage = { $path }: damage that reaches health kills; give less
position-revealed = { $path }: only an Invader is revealed, and only in the Final Assault
position-slot = { $path }: weapon holds a Weapon, off_hand an Item, ally an Ally
position-two-handed = { $path }: a Two-Handed Weapon fills that slot too
position-no-bag = { $path }: nobody has a bag in the Final Assault; name the cards of the three slots
position-no-billboard = { $path }: no billboard stands there, so it has neither artwork nor deposit
position-enemy-space = { $path }: an enemy tile on the board needs a space; for another place give its state
position-boss = { $path }: a boss is never in the bag
position-unsorted = { $path }: sabotaged cards lie apart in the Final Assault only; write them under resources
position-sorted = { $path }: in the Final Assault the clean Resources lie under resources, the others under sabotaged
position-reward = { $path }: of the two cards of a story's reward exactly one is sabotaged
position-news-colour = { $path }: the news deck has 7 green, 5 blue and 3 red cards; these are too many of a colour
position-assault-deck = { $path }: one card of each level still to come, the lowest first
position-card = { $path }: name the Final Assault card that lies open, and only at assault-card, attempt or assault-fights
position-leader = { $path }: the dead and the revealed do not lead; name another player
position-out = { $path }: that player is out of the game
position-frames = { $path }: the procedures do not hold together ({ $reason })

scenario-exported = A position after { $decisions } decisions
scenario-lesson-and-part = a lesson has no { $part }; write what is answered into its steps
scenario-wants-steps = a lesson is a list of steps; write [[lesson]] above each of them
scenario-lesson-length = a lesson has { $fewest } to { $most } steps
scenario-wants-seat = say in whose seat a person plays, such as seat = "heroes-1"
scenario-no-text = there is no text { $name } with a part .text; a step says a text by its key
scenario-no-point = { $name } is nothing to point at; name a part of the page ({ $parts }) or a thing on the table by its kind and id, such as "space 12"
scenario-puzzle-and-part = a puzzle has no { $part }; its goal is what is expected after the script
