# How names are put together, and how many there are of something.

they-live-player = Player { $number }
they-live-player-with = { $person } ({ $seat })
they-live-spectator = a spectator
they-live-one-human = a Human
they-live-one-invader = an Invader
they-live-numbered-space = { $name } ({ $number })
they-live-no-space = space { $number }, which is not on the board
they-live-says = { $space } { $message }
they-live-numbered-tile = { $name } no. { $number }
they-live-hour = { $hour }

## Dice

they-live-no-dice = no dice
they-live-roll = { $faces }
they-live-times = { $count ->
    [one] { $thing }
   *[other] { $count } × { $thing }
}
they-live-critical = { $roll }, a critical
they-live-rolled-gum = { they-live-face-gum }
they-live-rolled-kick-a = { they-live-face-kick-a } A
they-live-rolled-kick-b = { they-live-face-kick-b } B

## Numbers

they-live-count-damage = { $count } damage
they-live-count-scrap = { $count } scrap
they-live-count-wanted = { $count ->
    [one] 1 wanted token
   *[other] { $count } wanted tokens
}
they-live-count-glasses = { $count ->
    [one] 1 glasses token
   *[other] { $count } glasses tokens
}
they-live-count-cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
they-live-count-dice = { $count ->
    [0] no dice
    [one] 1 die
   *[other] { $count } dice
}
they-live-count-successes = { $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
}

## Figures

they-live-figures = Stealth { $stealth }, Combat { $combat }, health { $health }
they-live-figures-persuadable = Stealth { $stealth }, Combat { $combat }, health { $health }; Influence { $influence } persuades it
they-live-requirement = { $skill } { $number } and 1 for each in the group
