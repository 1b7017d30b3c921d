# How names are put together, and how many there are of something.

they-live-player = Joueur { $number }
    .the = le joueur { $number }
    .of = du joueur { $number }
    .to = au joueur { $number }
    .at = au joueur { $number }
they-live-player-with = { $person } ({ $seat })
    .gender = { $person_gender }
they-live-spectator = un spectateur
they-live-one-human = un Humain
they-live-one-invader = un Envahisseur
they-live-numbered-space = { $name } ({ $number })
    .gender = { $name_gender }
    .the = { $name_the } ({ $number })
    .of = { $name_of } ({ $number })
    .to = { $name_to } ({ $number })
    .at = { $name_at } ({ $number })
they-live-no-space = case { $number }, qui n’est pas sur le plateau
    .gender = f
    .the = la case { $number }, qui n’est pas sur le plateau
    .of = de la case { $number }, qui n’est pas sur le plateau
    .to = à la case { $number }, qui n’est pas sur le plateau
    .at = à la case { $number }, qui n’est pas sur le plateau
they-live-says = { $space } : { $message }
they-live-numbered-tile = { $name } nº { $number }
    .gender = { $name_gender }
    .number = { $name_number }
    .the = { $name_the } nº { $number }
    .of = { $name_of } nº { $number }
    .to = { $name_to } nº { $number }
they-live-hour = { $hour }

## Dice

they-live-no-dice = aucun dé
they-live-roll = { $faces }
they-live-times = { $count ->
    [one] { $thing }
   *[other] { $count } × { $thing }
}
they-live-critical = { $roll }, un critique
they-live-rolled-gum = { they-live-face-gum }
they-live-rolled-kick-a = { they-live-face-kick-a } A
they-live-rolled-kick-b = { they-live-face-kick-b } B

## Numbers

they-live-count-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
they-live-count-scrap = { $count ->
    [one] { $count } ferraille
   *[other] { $count } ferrailles
}
they-live-count-wanted = { $count } avis de recherche
they-live-count-glasses = { $count ->
    [one] { $count } jeton Lunettes
   *[other] { $count } jetons Lunettes
}
they-live-count-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
they-live-count-dice = { $count ->
    [0] aucun dé
    [one] { $count } dé
   *[other] { $count } dés
}
they-live-count-successes = { $count ->
    [0] aucun succès
   *[other] { $count } succès
}

## Figures

they-live-figures = Discrétion { $stealth }, Combat { $combat }, santé { $health }
they-live-figures-persuadable = Discrétion { $stealth }, Combat { $combat }, santé { $health } ; se laisse Persuader par Influence { $influence }
they-live-requirement = { $skill } { $number }, plus 1 par membre du groupe
