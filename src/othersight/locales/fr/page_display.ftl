# L'aspect et le rythme de la page.

page-display = Affichage
page-display-theme = Thème
page-display-size = Taille du texte
page-display-pace = Les actions des autres s’affichent
page-display-letters = Des lettres sur les figurines
page-display-ids = Les identifiants des règles
page-rule = Règle
page-theme-system = comme le système
page-theme-dark = sombre
page-theme-light = clair
page-size-small = petite
page-size-usual = habituelle
page-size-large = grande
page-size-largest = très grande
page-pace-step = une par une, à chaque pression
page-pace-slow = lentement
page-pace-normal = au rythme habituel
page-pace-instant = tout de suite
page-display-notify = M’avertir quand c’est à moi et que je regarde ailleurs
page-notify-refused = Le navigateur n’autorise pas les notifications de cette page.
