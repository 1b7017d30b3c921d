# Texts of the server for people at its tables: refusals, preset phrases, and the limits of undo.

server-bad-message = { $where } is not valid: { $fault }
server-bad-option = the option { $option } has a value of the wrong kind
server-bad-options = these options do not make a game
server-bad-request = this request cannot be answered
server-begun = the game has started already
server-branch-needs-seat = choose the seat that you want to play from there
server-branch-over = the game is over at this step; choose an earlier one
server-chat-empty = write a text or choose a preset phrase, one of both
server-closed = the host has closed this table; make a new one
server-come-again = the table was loaded again; please connect again
server-draining = this server is about to restart and makes no new tables; please try again in a moment
server-expired = this table has expired because nobody used it for a long time; make a new one
server-failed = there was an error in the server; the table is safe, please try again
server-given-dice = this table begins in a given position: its chance comes from no commitment
server-hello-first = the first message must be hello
server-hello-twice = hello can be sent only once
server-host-only = only the host of the table can do this
server-just-left = the person at this seat has only just left and may come back; try again in { $seconds } seconds
server-no-hello = no message came in time; please connect again
server-no-json = a message must be JSON
server-no-proposal = there is no such proposal any more
server-no-storage = the tables cannot be read now; nothing is lost, please try again
server-no-such-address = there is nothing at this address
server-no-such-bot = there is no bot { $name }; there are: { $names }
server-no-such-case = this file has { $cases ->
    [one] one case, number 0
   *[other] { $cases } cases, counted from 0
}
server-no-such-commitment = this commitment is unknown, used or forgotten; ask for a new one
server-no-such-link = this link leads to no table; ask for a new one where you got it
server-no-such-method = this address cannot be used in that way
server-no-such-page = there is no page { $name }; there are: { $names }
server-nothing-meant = there is nothing that one could want to do with it
server-no-such-phrase = there is no preset phrase { $phrase }
server-no-such-wish = there is no such wish at this seat
server-no-such-rule = there is no rule { $id }; search for words instead
server-no-such-step = there is no such step; they go from { $first } to { $last }
server-no-team = this seat has no team; write to the table
server-no-text = a message must be text
server-nobody-missing = nobody is absent from this seat
server-not-asked = you have no question to answer now
server-not-begun = the game has not started yet
server-no-programs = programs may not sit at this table; whoever makes a table says whether they may
server-not-over = the game goes on; this is told when it is over
server-not-open = this is not possible now
server-not-stored = this could not be stored and was not done; the table is as it was, please try again
server-not-understood = this is not an option of the game
server-not-your-eyes = until the game is over you can see only what your own seat knows
server-one-seat-each = you can have only one seat; give the others to persons or bots, or leave them open
server-only-watching = spectators cannot do this
server-other-protocol = this page is older or newer than the server; load it again
server-other-version = this table needs version { $version } of the rules, which this server does not have; a server that has them can go on with it until { $until }
server-outdated = the table has changed meanwhile; look again
server-page-not-built = Othersight is running. Its page is not built; in a clone, make page builds it. The API is described at /api/openapi.json.
server-room-full = too many people are connected to this table; try again later
server-said-enough = this seat has sent so much to this table that nothing is taken from it any more but what the game needs
server-seat-is-bots = a bot plays this seat now; take it back first
server-seat-is-yours = no bot plays this seat for you
server-seat-taken = this seat is taken
server-seats-empty = some seats are still empty; wait, or give them to a bot
server-silent = this page did not answer for some time; please connect again
server-still-looking = earlier hints are still being computed; wait for them
server-table-too-large = with these options the table would be too large: { $size } bytes, more than { $most }
server-too-fast = too many requests at once; wait a moment
server-too-fast-wait = { $seconds ->
    [one] too many requests; the next one is answered in a second
   *[other] too many requests; the next one is answered in { $seconds } seconds
}
server-too-large = this is larger than { $most } bytes
server-too-many-seats = { $given } seats are named; this game has { $seats }
server-too-many-tables = this server has no room for more tables; try again later
server-too-much-remembered = at most { $most } answers can be remembered
server-too-slow = the connection is too slow to follow the table; please connect again
server-bad-name = a name has 1 to { $most } visible signs
server-bad-password = a password has { $least } to { $most } characters
server-foreign-origin = this request comes from another site; it is answered only to the page of this server
server-name-taken = the name { $name } is taken; choose another one
server-not-signed-in = you are not signed in
server-too-many-attached = at most { $most } tables can belong to one name; detach some first
server-wrong-password = this name or this password is wrong
server-notice-title = Your turn
server-notice-text = { $game }: a table waits for your decision.
server-bad-push = these are not the keys of a browser
server-bad-webhook-form = this is no address that begins with https:// and a host
server-bad-webhook-https = the address must begin with https://
server-bad-webhook-port = this port is not allowed: use 443, 80 or one from 1024 on
server-bad-webhook-private = this address is in a private network, where notices are not sent
server-bad-webhook-unknown = there is no such host
server-too-many-notices = at most { $most } notices are sent for one seat; remove one first
server-undo-nothing = there is nothing to undo
server-why-open = You can do this now.

server-undo-start = Undo goes back to the beginning.
server-undo-sealed = Undo cannot go back before a roll or a reveal.
server-undo-others = Undo cannot go back before somebody else's decision.

server-phrase-hello = Hello!
server-phrase-good-game = Good game!
server-phrase-well-played = Well played!
server-phrase-thanks = Thank you.
server-phrase-sorry = Sorry!
server-phrase-one-moment = One moment, please.
server-phrase-your-turn = It is your decision.
server-phrase-yes = Yes.
server-phrase-no = No.
server-phrase-help-me = I need help here.
server-phrase-go-there = Let us go there together.
server-phrase-trust-me = You can trust me.
server-phrase-do-not-trust = I would not trust that one.
server-phrase-bye = Goodbye!
server-phrase-stood-down = I could not keep up. A weaker player goes on in my place.
server-phrase-time-over-once = My time was over: a bot has given this one answer for me.
server-phrase-time-over-over = My time was over: a bot plays for me until I take my seat back.

# Odds beside an option, in one or two words.
server-odds-dies = dies
server-odds-unharmed = unharmed
server-odds-unhurt = unhurt
server-odds-passed = passes
server-odds-all-killed = all killed
server-odds-killed = kills it
server-odds-killed-one = kills { $who }
server-odds-killed-with-weapon = kills it with the Weapon
server-odds-all-removed = all removed
server-odds-none-removed = none removed
server-odds-noticed = is noticed
server-odds-persuaded = persuades
server-odds-nothing = nothing
server-odds-at-once = at once
server-odds-first-half = first half passes
server-odds-second-half = second half passes
server-odds-attacker-loses = attacker loses
server-odds-defender-loses = defender loses
server-odds-attacker-dies = attacker dies
server-odds-defender-dies = defender dies
server-odds-attacker-critical = attacker's critical
server-odds-defender-critical = defender's critical
server-odds-looks = gets to look
server-odds-invader-dies = the Invader dies
server-odds-wounds = Wounds
server-odds-corruption = Corruption
server-odds-kills = kills
server-odds-successes = successes
server-odds-damage = damage taken
server-odds-dealt = damage dealt
server-odds-removed = tokens removed
server-odds-damage-attacker = damage to the attacker
server-odds-damage-defender = damage to the defender
server-odds-cards = cards
server-odds-cards-contested = cards if contested
server-odds-scrap = scrap

## Maps that people draw

server-no-maps = maps of { $game } cannot be drawn
server-no-map-given = send a drawing, the text of a map file, or the Story and the letter of a map
server-faulty-map = { $faults ->
    [one] one thing is wrong with this map: { $first }
   *[other] { $faults } things are wrong with this map, the first of them: { $first }
}
server-trials-full = the machine is playing on as many maps as it can; try again in a minute
server-no-such-trial = this server knows no such trial; let the machine play the map again
server-trial-even = Even, as far as so few games can tell: { $side } win { $low } to { $high } of the games.
server-trial-often = Not even: { $side } win too often, { $low } to { $high } of the games.
server-trial-seldom = Not even: { $side } win too seldom, { $low } to { $high } of the games.
server-trial-open = Perhaps not even; more games would tell: { $side } win { $low } to { $high } of the games.
