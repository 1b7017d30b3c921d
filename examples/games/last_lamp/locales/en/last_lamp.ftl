# The Last Lamp: every sentence that a person reads.

lab-title-last-lamp = The Last Lamp
page-game-last-lamp = The Last Lamp
    .text = One keeps the lamp of a lighthouse, the other is the sea. Every night a ship wants to come home.
    .now = You keep the lamp, six nights long.
page-option-nights = nights
last-lamp-set-up-nights = How many nights there are: 4, 6 or 8.

last-lamp-seat-keeper = the Keeper
last-lamp-seat-sea = the Sea
last-lamp-seat-spectator = a spectator
lab-side-keeper = the Keeper
lab-side-sea = the Sea

last-lamp-wave-calm = calm water
    .text = Height 0: every ship comes home (LAMP-NIGHT-04).
last-lamp-wave-swell = a swell
    .text = Height 1: one die must show light (LAMP-NIGHT-04).
last-lamp-wave-breaker = a breaker
    .text = Height 2: two dice must show light (LAMP-NIGHT-04).
last-lamp-wave-giant = a giant wave
    .text = Height 3: three dice must show light (LAMP-NIGHT-04).
last-lamp-face-light = light
last-lamp-face-dark = dark

last-lamp-opening = { $nights } nights, a ship in each. At the end more ships must have come home than were wrecked.
last-lamp-opening-keeper = You keep the lamp: burn oil, a die for each measure, and hope for as much light as the wave is high.
last-lamp-opening-sea = You are the sea: send a wave, and let the Keeper guess how high it is.
last-lamp-ending-keeper = More ships came home than were wrecked: the Keeper has won.
last-lamp-ending-sea = The sea has taken at least as many ships as came home: the Sea has won.
last-lamp-ending-figures = Ships home: { $saved }. Wrecked: { $wrecked }. Oil left: { $oil }.

last-lamp-question-wave = Night { $night }: which wave do you send?
last-lamp-question-burn = Night { $night }: a wave is on its way. How much oil do you burn?
last-lamp-option-send = send { $wave }
last-lamp-option-burn = { $oil ->
    [0] burn nothing
    [one] burn one measure
   *[other] burn { $oil } measures
}

last-lamp-log-night = Night { $night }
last-lamp-log-sent = A wave is on its way.
last-lamp-log-sent-wave = You have sent { $wave }.
last-lamp-log-burnt = { $oil ->
    [0] The lamp stays dark.
    [one] The Keeper burns one measure of oil.
   *[other] The Keeper burns { $oil } measures of oil.
}
last-lamp-log-roll = The dice show { $faces }.
last-lamp-log-saved = It was { $wave }: the ship comes home.
last-lamp-log-wrecked = It was { $wave }: the ship is wrecked.
last-lamp-log-drawn = You draw { $wave }.

reason-last-lamp-written = { $option } is nothing that can be done here: send a wave, or burn oil.
reason-last-lamp-wave = The Sea sends a wave at the beginning of a night.
reason-last-lamp-burn = The Keeper burns oil when a wave is on its way.
reason-last-lamp-in-hand = You hold no wave called { $wave }.
reason-last-lamp-measures = At most { $most } measures are burnt at once.
reason-last-lamp-oil = Only { $oil } measures of oil are left.

last-lamp-page-stand = Night { $round } of { $nights }. Oil: { $oil }. Ships home: { $saved }, wrecked: { $wrecked }. The Sea holds { $held } waves.
last-lamp-page-open = Waves that have come: { $waves }.
last-lamp-page-hand = Your hand: { $waves }.

odds-what-light = Light against the wave
odds-number-lights = light
odds-event-home = the ship comes home
odds-assuming-any-wave = any wave that is not open is as likely as any other
