# What `othersight play` says.

play-help = Play in the terminal: you against the machine, or several people at one keyboard.
    .game = The game: the-others (which is played if none is named) or they-live.
    .seat = Your seat: sins or heroes-1; player-1 to player-6. Without it you play the Heroes, or Player 1.
    .seats = The seats of all people at this keyboard, such as sins,heroes-1 or player-1,player-4; all, none, heroes and player are short for several.
    .machine = Who plays the other seats: random, novice, regular, expert, master, or your own as module:Class. Without it regular.
    .seed = Any text or number; the same seed and options give the same game.
    .load = Go on with a saved game.
    .plain = Lines only, one after the other, for a screen reader or a slow connection; without a terminal it is always so.
    .new = Begin a new game without being offered the one that was left unfinished.
    .forget = Begin a new game in which no card counts as seen in earlier ones.

play-handed-on = { $count ->
    [one] One card that was seen in earlier games comes last; --forget begins anew.
   *[other] { $count } cards that were seen in earlier games come last; --forget begins anew.
}

play-how = Answer with the letter of an option. Type help for all commands, board to see the board, why OPTION if something you want is not offered.

play-how-shared = Nobody else looks while somebody plays: before each change of seat the screen is cleared. Type keyboard SEAT if somebody who is not asked wants to say something.
play-invited = You alone have seen this. You may claim it before all, or claim something else, or say nothing: asides tells how.
play-visit = You are not asked anything now. Look, or speak if the game has words for it (help lists them); Enter gives the keyboard back.
play-keyboard-usage = Name whose turn to speak it is: { $seats }.
play-keyboard-alone = Nobody else sits at this keyboard.
play-seed = Seed { $seed }: started with --seed { $seed } and the same options, this game begins the same way.
play-people = At this keyboard: { $seats }.
play-question = Your decision ({ $rule }). { $question }
play-question-to = { $seat }, your decision ({ $rule }). { $question }
play-only-option = { $question } Only one thing is possible: { $option } ({ $rule }).
play-obvious = { $question } There is nothing to decide: { $option } ({ $rule }).
play-hand-over = The keyboard goes to { $seat }. Press Enter when nobody else is looking.
play-failed = The machine player of { $seat } has failed at level { $level }; level { $below } goes on in its place.
play-overran = The machine player of { $seat } has taken too long at level { $level }; level { $below } goes on in its place.
play-secret = (only { $seats }) { $line }

play-empty = Type a letter from a to { $last }, or help.
play-unknown = I do not understand "{ $typed }". Type a letter from a to { $last }, or help.
play-still = (Still your decision: a to { $last }, or again to see the options.)
play-no-such-letter = There is no option of that letter; there are a to { $last }.
play-number = Numbers are those of Spaces. Options have letters, a to { $last }; to go to a Space, write the verb with its number, such as: move 12
play-several-fit = More than one option fits: { $letters }. Type the letter.
play-over = The game is over. Type save FILE, log, board or quit; Enter leaves.

play-why-usage = Name what you want to do, such as: { $game ->
    [they-live] why step cable 54, why trade connie, why inspect cards
   *[the-others] why cleanse, why move the gasworks, why shoot 12
}.
play-why-open = { $count ->
    [one] Nothing forbids it: it is option { $letters }.
   *[other] Nothing forbids it: options { $letters } are open.
}
play-why-unknown = I do not understand "{ $asked }". Name an act, such as: { $game ->
    [they-live] why step cable 54, why trade connie, why inspect cards
   *[the-others] why cleanse, why move the gasworks, why shoot 12
}; again shows the options that are open.
play-why-not = { $reason } (rule { $rule })
play-card-usage = Name a card, { $game ->
    [they-live] character, token or word of the game, such as: card first aid kit
   *[the-others] Hero, token or word of the game, such as: card cursed fate
}.
play-card-part = { $part }: { $text }
play-card-meaning = { $name } ({ $meaning })
play-card-unknown = Nothing here is called { $name }.
play-card-many = Several things fit: { $names }.
play-log-empty = Nothing has happened yet.
play-log-usage = "{ $asked }" is no number of lines. Type log, or a number with it, such as: log 30
play-rule-usage = Name a rule or words of one, such as: { $game ->
    [they-live] rule TL-HIDDEN-04, rule final assault
   *[the-others] rule TO-FIGHT-07, rule line of sight
}
play-rule-unknown = No rule of this game has the id "{ $asked }" or contains these words. Try one word, such as: { $game ->
    [they-live] rule raid
   *[the-others] rule fire
}
play-rule-near = There is no rule "{ $asked }"; did you mean { $near }?
play-rules-with = { $count ->
    [one] One rule contains "{ $asked }":
   *[other] { $shown ->
        [0] { $count } rules contain "{ $asked }". Type rule and an id to read one.
       *[other] { $count } rules contain "{ $asked }". Type rule and an id to read one. The first { $shown }:
    }
}

play-undone = { $more ->
    [0] Your last decision is taken back. { $why ->
        [sealed] You cannot go back further: before that dice were rolled or something hidden came to light.
        [others] You cannot go back further: before that somebody else decided.
       *[start] You cannot go back further: nothing of yours lies before it.
    }
    [one] Your last decision is taken back. One more could be.
   *[other] Your last decision is taken back. { $more } more could be.
}
play-undo-not-start = There is nothing to take back since the game was begun or loaded.
play-undo-not-sealed = Your last decision stands: since then dice were rolled or something hidden came to light.
play-undo-not-others = Your last decision stands: somebody else has decided since.

play-save-usage = Name a file, such as: save haven.json
play-saved = Saved in { $file }.{ $over ->
    [yes] { "" }
   *[no] { " " }The file holds the secrets of every seat: do not open it before the game is over.
}
play-keep-replay = Type save FILE to keep the replay (othersight replay FILE shows it again), or press Enter to leave.
play-goodbye = Goodbye.
play-goodbye-kept = This game is kept: othersight play offers it the next time.
play-replace = There is a file { $file } already. Type yes to replace it, anything else to leave it as it is.
play-not-saved = Nothing was saved.
play-yes = yes
full-type = Type a letter, words, or a command; ? for help
full-go-on = Enter, space or a click: go on. Esc: all at once until you are asked.
full-others = The others are at work.
full-key-help = Help
full-key-log = Log
full-key-leave = Leave
full-key-close = Close
play-kept = A game of { $game } was left unfinished: { $seats }, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} made. Type yes to go on with it, no to begin a new one; it stays kept.
play-goodbye-unsaved = This game was not saved. Another time save FILE keeps it, and quit FILE saves and leaves.

play-load-options = a saved game has its set-up and its seed already; give --load alone, with --seat, --seats or --machine
play-load-other-game = { $file } holds a game of { $game }; name that game
play-seat-and-seats = give --seat or --seats, not both

play-help-answers =
    To decide, type
      the letter of an option, or
      its notation, such as: { $game ->
        [they-live] step 12
       *[the-others] move 12
      }, or
      words that only one option has, such as: { $game ->
        [they-live] lay low
       *[the-others] end turn
      }
play-help-looking =
    To look (nothing is decided by it)
      why OPTION      why something is not open to you now
      odds [LETTER]   the exact chances of what is open to you and leads to a roll; with a letter, all of one option
      hint [LEVEL]    what a machine player would do, an expert unless you name another, and what it expects of it
      rule [ID]       a rule by its id, or all rules with certain words; without either, the rule of this question
      card NAME       a card, { $game ->
        [they-live] character
       *[the-others] Hero
      }, token or word of the game, with its text
      log [N]         the last N things that happened
      again           the question and its options once more
play-help-keeping =
    Else
      undo            take back your last decision, if no dice or secrets lie behind it
      keyboard SEAT   another person at this keyboard has something to say
      save FILE       keep the game in a file
      quit [FILE]     leave; with a file, keep the game first

file-cannot-read = cannot read { $file }: { $reason }
file-cannot-write = cannot write { $file }: { $reason }
plot-ending = --plot is "{ $file }"; the picture is SVG, and the name of its file ends in .svg
file-too-large = { $file } is larger than { $limit } bytes; it is no save of this program
file-at-fault = { $file }: { $fault }
file-no-text = { $file } is not text; it is no save of this program

## The words for the commands, besides the English ones: several have commas between them

play-word-help = help
play-word-log = log
play-word-rule = rule
play-word-card = card
play-word-save = save
play-word-quit = quit
play-word-why = why
play-word-odds = odds
play-word-hint = hint
play-word-again = again
play-word-undo = undo
play-word-keyboard = keyboard
play-word-next = next
play-word-previous = previous
play-word-goto = goto
play-word-timeline = timeline
play-word-board = board
play-word-map = map
play-word-list = list
play-word-space = space
play-word-heroes = heroes
play-word-hero = hero
play-word-story = story
play-word-sins = sins
play-word-cards = cards
play-word-hand = hand
play-word-me = me
play-word-players = players
play-word-player = player
play-word-billboards = billboards
play-word-news = news
play-word-claims = claims
play-word-knowledge = knowledge
play-word-votes = votes
play-word-assault = assault
play-word-asides = asides
