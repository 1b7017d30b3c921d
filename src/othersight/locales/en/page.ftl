# The words of the browser table itself. What the games say is in their own files.

## Start

page-title = Othersight: two board games at one table
page-game-the-others = The Others: 7 Sins
    .text = A Sin has taken the city street by street. You lead the last Heroes through it, and every weapon they are offered comes with a price.
    .now = You play the Heroes; the machine plays the Sin.
page-game-they-live = They Live: Assault on Cable 54
    .text = Four to six friends against the clock, and not all of them are what they look like. Put on the lenses and find out whom you have been talking to.
    .now = You are one of five; the machine plays the other four.
page-play-now = Play now
page-starting = Setting up ...
page-learn = Learn by playing
page-lesson-step = { $step } of { $steps }
page-lesson-go-on = Go on
page-lesson-play-on = Play on
page-lesson-leave = Leave the lesson
page-lesson-not-now = That is open in a game. Here the lesson shows something else first.
page-goal = What each side needs
page-goal-all = All of it, and who you are
page-briefing = Before you begin
page-briefing-begin = Begin
page-legend = Signs and words
page-legend-token = Tokens
page-legend-city = Icons of City Actions
page-legend-face = Faces of the dice
page-legend-monster = Monsters
page-legend-hellclub = Hell Club
page-legend-npc = NPCs
page-legend-sin = Sins
page-legend-acolyte = Acolytes
page-legend-hero = Heroes
page-legend-class = Classes of Heroes
page-legend-term = Words of the rules
page-legend-icon = Icons of cards
page-legend-skill = Skills
page-legend-kind = Kinds of enemies
page-legend-character = Characters
page-legend-action = Actions
page-legend-phase = Phases of a round
page-legend-artwork = Pictures of billboards
page-legend-message = Hidden messages
page-legend-severity = Kinds of injuries
page-legend-area = Areas
page-legend-space = Spaces
page-puzzles = Puzzles
page-puzzles-of = Puzzles: { $game }
page-puzzles-text = Small positions with a goal. Each can be solved, whatever the others do, and tried as often as you like.
page-puzzles-all = All puzzles
page-puzzle-again = Try again
page-puzzle-solved = Solved!
page-puzzle-missed = Not this way.
page-new-table = New table
page-new-table-of = New table: { $game }
page-my-tables = My tables
page-no-tables = You have no tables in this browser yet.
page-you-are-asked = It is your decision
page-status-gathering = Waiting for players
page-status-playing = Under way
page-status-over = Over
page-join = Join by link
page-join-text = The link somebody has sent you
page-join-go = Join
page-join-wrong = That is no link to a seat or a table. It ends in #/seat/ and a row of letters.
page-watch = Watch
page-nothing-to-watch = No table is open to spectators at the moment.
page-rulebook = Rulebook
page-language = Language
page-foot = All drawings, sentences and stories are our own; names of cards and rule terms are those of the games.
page-to-start = To the start page

## A new table

page-options = The game
page-usual = the usual
page-usual-is = { $value } (usual)
page-advised-is = { $value } (nearest to even)
page-option-story = Story
page-option-map = Map
page-option-sin = Sin
page-option-acolyte = Acolytes
page-option-hero-players = Hero Players
page-option-team = Team
page-option-heroes = Heroes
page-option-campaign = Campaign
page-option-edition = Edition
page-option-figures = Other figures
page-option-players = Players
page-option-difficulty = Difficulty
page-option-town = Town
page-option-cards = Cards
page-value-random = drawn by lot
page-value-box = the seven of the box
page-value-pick = chosen at the table
page-value-final = the printed rules
page-value-draft = the earlier draft
page-value-letter = Map { $letter }
page-own-map = a map file of my own
page-own-team = seven Heroes I name
page-own-heroes = Heroes I name
page-named-of-kind = { $kind }: { $count } of { $wanted }
page-named-of = { $count } of { $wanted } Heroes ticked
page-own-map-empty = Paste the text of a map file, or choose one of the maps.
page-own-names-count = { $option }: tick { $wanted } Heroes, or choose another way. Ticked: { $count }.
page-own-names-empty = { $option }: tick at least one Hero, or choose another way.
# What each choice of a new table is for, where its values do not say it themselves.
page-about-hero-players = The Heroes in play are shared out among so many people or machine players.
page-about-team = Seven Heroes: whoever dies is replaced by one of them.
page-about-heroes = With whom of the team the game begins; the others wait in the Reserve.
page-about-campaign = Stories in a row with the same players, an evening for each: survivors go on, the Sin changes.
page-about-edition = An earlier draft of the rules differs in some places; most people play the printed ones.
page-about-programs = Whoever has the link to a seat may let a program of their own play it; everybody sees that it is one.
page-about-figures = Such as heroes.rose.skill=3; several with spaces between them. A game with other figures is a trial, and its dice are not counted.
page-rare-options = Rarely needed
page-seats = The seats
page-player = Player { $number }
page-holder-me = me
page-holder-person = a person, by secret link
page-holder-bot = the machine
page-holder-open = whoever comes
page-bot = Which machine player
page-bot-random = random machine
page-bot-novice = novice machine
page-bot-regular = regular machine
page-bot-expert = expert machine
page-bot-master = master machine
page-bot-text = From random to master each machine player is stronger than the one before. The regular one is the usual opponent; a master may think for 2 seconds.
page-who-may-watch = Who may watch
page-watch-listed = everybody; the table is listed
page-watch-link = whoever has the link
page-watch-nobody = nobody
page-open-unseen = Whoever comes must see the table first: let those watch who have the link, or give that seat to a person by secret link.
page-program = program
page-program-named = { $name }, a program
page-programs-may = Programs may sit here
page-moment = Save this moment as a file
page-moment-text = For a report of a bug: until the game is over, the file holds only what you know, and the rest is dealt anew.
page-open-scenario = Open a scenario file
page-open-scenario-seats = Choose who sits where before it begins
page-open-saved-game = This is a saved game, not a scenario. Step through it on your own machine: { $command }
page-open-map = This is a map, not a scenario. It opens under “{ $where }”.
page-leave-wait = Wait for who has left
page-leave-wait-back = until they are back
page-nick = My name at the table
page-make-table = Make the table
page-links = Secret links
page-links-text = Send each person one of these. Whoever has the link has the seat.
page-links-here = These links begin with an address of this machine alone. For people at other machines start the server with { $command }, open this page at the machine's address in your network, and send the links from there.
page-copy = Copy
page-copied = Copied
page-to-table = To the table
page-loading = One moment ...
page-opening-link = Opening the link ...

## Trouble

page-trouble = That did not work
page-trouble-any = That did not work
page-trouble-not-found = This link leads nowhere
page-trouble-gone = This table is gone
page-trouble-expired = This table has been cleared away
page-trouble-version = This table needs other rules
page-trouble-protocol = This page is out of date
page-trouble-taken = Somebody was quicker
page-trouble-full = There is no room at the moment
page-trouble-not-stored = That could not be stored
page-trouble-no-server = The server does not answer
page-no-sense = The server gave an answer that this page does not understand. Load the page again.
page-no-server = The server cannot be reached.
page-part-gone = A part of this page could not be fetched: the server may have been updated meanwhile, or the connection is cut. Load the page again.
page-advice-any = Nothing is lost: what was confirmed is stored. Try again, or go back to the start page.
page-advice-not-found = Check that the whole link was copied. A link ends when its seat gets a new one; ask whoever invited you.
page-advice-gone = The table has been put away, or was made with other rules. Start a new one.
page-advice-expired = Tables that nobody has visited for a long time make room for others. Start a new one.
page-advice-version = It can go on where that version of Othersight runs; ask whoever runs this server. Here you can start a new table.
page-advice-protocol = Load the page again; the table stands as it stood.
page-advice-full = Wait a little and try again, or start a table of your own.
page-advice-not-stored = The disk of the server may be full. Nothing was done and nothing is lost: tell whoever runs the server, then try again.
page-advice-taken = Somebody was quicker. Ask for another seat, or watch.
page-advice-no-server = Check that the server is running and that this device is connected, then load the page again.
page-cut = The connection is cut. It is being restored; what you do meanwhile is sent then.
page-not-stored = The server could not store this; its disk may be full. Nothing was done and nothing is lost. Try again, and tell whoever runs the server.
page-second-tab = This table is open in another tab of this browser too. Both show the same; answer in either.
page-understood = All right
page-broken = This part of the page cannot be shown at the moment. The game goes on, and nothing is lost.
page-try-now = Try again now

## Waiting for players

page-gathering = The table waits for its players. The host begins when everybody is there.
page-sit = Sit down as { $seat }
page-full = Every seat is taken. Stay and watch, or ask the host for a secret link.
page-begin = Begin; empty seats go to the machine

## The table

page-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
page-undo = Undo
page-undo-more = Undo …
page-undo-all = Undo all { $steps }
page-undo-beyond = Undo further
page-undo-why = How far can I take back?
page-proposal = { $who } wants to take back what cannot be taken back alone.
page-proposal-waits = Still to agree: { $who }.
page-proposal-refused = Not everybody agreed: nothing is taken back.
page-agree = Agree
page-refuse = Refuse
page-lenses = Lenses
page-replay = Replay
page-replay-of = Replay: { $game }
page-replay-more = More
page-sound = Sound
page-volume = Volume
page-panels = Boards and cards
page-tabs = What is shown beside the board
page-tab-table = Table
page-tab-panels = Boards
page-tab-log = Log
page-tab-chat = Chat
page-unread = something new was said
page-tab-seats = Seats
page-tab-look = In words
page-tab-talk = Claims
page-tab-rules = Rules
page-zoom-in = Closer
page-zoom-out = Further away
page-zoom-fit = All of it
page-board = The table
page-board-the-others = The city. Arrow keys move from space to space, Enter chooses.
page-board-they-live = The town. Arrow keys move from space to space, Enter chooses.
page-space-holds = { $name }: { $things }
page-face-down = face down
page-lies-face-down = (face down)
page-monster-figures = { $name }: Fight { $fight }, Defense { $defense }

## The question

page-your-decision = Your decision
page-your-decision-is = Your decision: { $question }
page-your-decision-at = Your decision · { $game }
page-waiting-for = Waiting for { $who }
page-over = The game is over
page-over-replay = See it from the start
page-narrowed = What can be done there:
page-all-options = all options
page-or-on-the-board = or on the board
page-hint = What would the machine do?
page-hint-thinks = The machine is thinking ...
page-hint-says = The machine would choose: { $text }
page-remember = always give this answer
page-remembered = Always answered without asking: { $kind } { $option }
page-forget = ask again
page-ways = Ways there that differ:
page-wishes = Standing wishes
page-wish-all = Ask me everything, also what passes by itself
page-wish-until = Do not ask me
page-wish-at = Ask me all the same …
page-wish-now = You are not asked: { $span }.
page-wish-stop = Stop
page-wish-only = answer for me whenever only one thing is possible
page-only-option = Only this is possible. You are asked so that nobody can tell.
page-passed = Happened by itself: { $text }
page-why = Why can I not …?
page-why-label = What would you like to do?
page-why-ask = Ask
page-why-point = Or point at it: every place, figure and card says what it is good for, and if nothing, why.
page-why-example = fight, or go to 12
# Words that a question in free words may have and that say nothing, in small letters.
page-filler-words = to, the, a, an, at, on, in, into, with, against, for, i, can, not, why, my
page-verb-move = go, walk, run, step
page-verb-step = go, walk, run, move
page-verb-ride = drive, freeway
page-verb-fight = attack, battle
page-verb-shoot = fire, aim
page-verb-cleanse = clean, purify
page-verb-city-action = city, heal, repent
page-verb-collect = pick, grab
page-verb-end = stop, finish, done
page-verb-play = cast
page-verb-lay-low = hide, rest
page-verb-trade = swap, exchange
page-verb-use = apply
page-verb-inspect = lenses, look
page-verb-craft = make, build
page-verb-persuade = convince
page-verb-confront = accuse
page-verb-trigger = assault, storm
page-is-open = That is open to you now.
page-choose = Choose
page-press = (hold)
page-my-secret = Who I am
page-dice = Dice
page-shelf = Cards and dice on the table
page-drawn = Cards just drawn or played
page-deck-location = Location
page-deck-story = Story
page-deck-news = Breaking News
page-deck-assault = Final Assault
page-deck-injury = Injury
page-deck-card = Resistance
page-deck-sin = Sin card
page-deck-apocalypse = Apocalypse
page-deck-dark-past = Dark Past
page-deck-upgrade = Upgrade
page-deck-mission = Mission

## Odds

page-odds = Odds: { $odds }

## Log, chat, seats, rules

page-log = What has happened
page-earlier = Earlier
page-jump = See this moment again
page-only-you = only you
page-chat = Chat
page-nothing-happened = Nothing has happened here yet.
page-nothing-said = Nobody has said anything yet.
page-team = team
page-to-all = everybody
page-channel = To whom
page-say = Say
page-somebody = Somebody
page-you = you
page-you-are = { $name } (you)
page-here = here
page-away = away
page-is-asked = is asked
page-missed = The machine takes over in { $time }
page-hurry = Do not wait { $time } more
page-take-back = Play on myself
page-hand-over = Let the machine play
page-give-person = new link
page-give-bot = to the machine
page-give-open = open to all
page-watchers = { $count ->
    [0] Nobody watches.
    [one] 1 spectator.
   *[other] { $count } spectators.
}
page-spectators-link = Link for spectators
page-unwatched = Nobody may watch here.
page-close-table = Close this table
page-close-table-sure = Really close it, for everybody and for good?
page-look = Look
page-look-at = a name or number
page-rules-search = Words, or the id of a rule
page-rules-front = How it is played
page-draw-map = Draw a map
page-rules-exact = The exact rules ({ $count })
page-rules-all = All rules by number
page-rules-none = No rule has all these words. Try one of them alone.
page-search = Search
page-rules-found = { $count ->
    [0] No rule has these words.
    [one] 1 rule.
   *[other] { $count } rules.
}
page-rule-ruled = { $id } · { $chapter } · a ruling of this table
page-rule-of = { $id } · { $chapter }
page-chapter-apoc = Apocalypse
page-chapter-corrupt = Corruption
page-chapter-darkpast = Dark Past: how it works
page-chapter-endround = End of the Round
page-chapter-hellclub = Hell Club
page-chapter-npc = Persons in the city
page-chapter-pvp = Player against player
page-chapter-sincard = Playing Sin cards
page-chapter-sinreact = Reactions of the Sin
page-chapter-ranged = Ranged Fight
page-close = Close
page-more = Dashboard

## The Others

page-progress = { $progress } of { $required }
page-missions-done = Done: { $missions }
page-apocalypse = Apocalypse Track
page-reactions = { $left } of { $all } Reactions left
page-monsters = Monsters
page-fight = Fight
page-on-board = board
page-unplayed = unplayed
page-dead = dead
page-hell-club = Hell Club
page-sin-cards = Sin cards: { $hand } in hand, { $deck } in the deck
page-hand = Hand
page-discard = Discarded ({ $count })
page-heroes = Heroes
page-first-hero = First Hero
page-not-on-board = not on the board
page-dashboard-of = Dashboard of { $hero }
page-corruption-track = Corruption Level { $level }, { $wounds } Wounds
page-bonus-1 = none
page-bonus-7 = any
page-turns = Turns: { $count }
page-extra-turns = Extra Turns: { $count }
page-city-free = City Action open
page-city-used = City Action used: { $space }
page-dark-past = Dark Past
page-inventory = Upgrade Inventory
page-upgrade-deck = { $count } cards in the Upgrade deck

## They Live

page-overlays = Among all characters: { $human } Humans, { $invader } Invaders
page-news = Breaking News
page-resources = Resources: { $count } cards, { $recruits } recruits
page-stash = Stash: { $count } cards
page-people = Players
page-identity-human = Human
page-identity-invader = Invader
page-letter-human = H
page-letter-invader = I
page-icon-resistance = (clean)
page-icon-invader = (sabotaged)
page-health = { $left } of { $health } health
page-scrap = { $count } scrap
page-glasses = { $count } glasses
page-wanted = { $count } wanted
page-story = Story: { $passes } passed, { $left } left
page-slot-weapon = no Weapon
page-slot-off-hand = off hand empty
page-slot-ally = no Ally
page-bag = (bag) { $note }
page-in-bag = { $count } in the bag
page-claims = Who said what
page-withdraw = Take back claim { $number }
page-i-say = I say of
page-claim-about = about what
page-claim-person = somebody
page-claim-billboard = a billboard
page-claim-card = a card
page-claim-deposit = a deposit
page-claim-clean = clean
page-claim-sabotaged = sabotaged
page-sabotaged = sabotaged cards
page-knowledge = What I have seen

## Replay

page-eyes = Through the eyes of
page-own-eyes = my seat
page-spectator = a spectator
page-all-eyes = everybody
page-branch = Play on from here
page-step = Step { $step } of { $last }
page-step-unseen = Nothing that these eyes see.
page-step-first = First step
page-step-back = Step back
page-step-play = Play by itself
page-step-on = Step on
page-scrubber = Moment of the game
