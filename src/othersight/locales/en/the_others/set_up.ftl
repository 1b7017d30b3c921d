# The options with which a game of The Others is begun.

the-others-set-up-story = The Story by its name, such as havens-last-stand; or random.
the-others-set-up-map = The map of the Story: a, b or random; or a map file of your own.
the-others-set-up-sin = The Sin by its name, or random.
the-others-set-up-acolyte = The Acolyte type, such as doctor or nun; or random.
the-others-set-up-hero-players = How many people play the Heroes, 1 to 4.
the-others-set-up-campaign = none for one Story, new for the first sitting of a campaign: all Stories in a row.
the-others-set-up-team = The team of seven: box for the Heroes of the box, random, or seven names with 1 Leader and 2 of each other class.
the-others-set-up-heroes = The starting Heroes, such as leah,rose,karl; random, or pick to choose at the table.
the-others-set-up-edition = The edition of the rules: final or draft.
the-others-set-up-figures = Another value for a figure of the content, such as heroes.rose.skill=3. May be given again.
