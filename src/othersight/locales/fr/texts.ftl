# The command `othersight texts`, for translators.

texts-help = Pour les traducteurs : ce qui manque à une langue.
texts-language-help = La langue, par le nom de son dossier, par exemple fr.
texts-missing-help = Lister ce qui manque à une langue, fichier par fichier : les textes absents, ceux dont l’anglais a changé depuis leur traduction, et ceux que l’anglais n’a plus. Code de sortie 1 s’il y en a.
    .keys = Lister chaque clé, et pas seulement leur nombre dans chaque fichier.
texts-reviewed-help = Noter que des textes disent ce que dit maintenant leur anglais, après les avoir traduits ou vérifiés.
    .keys = Les clés des textes.
    .all = Tous les textes présents dans la langue.
texts-missing-in = { $count ->
    [one] { $file } : il manque { $count } texte
   *[other] { $file } : il manque { $count } textes
}
texts-outdated-in = { $count ->
    [one] { $file } : l’anglais de { $count } texte a changé
   *[other] { $file } : l’anglais de { $count } textes a changé
}
texts-surplus-in = { $count ->
    [one] { $file } : { $count } texte n’existe pas en anglais
   *[other] { $file } : { $count } textes n’existent pas en anglais
}
texts-state = { $into } : { $there } textes sur { $whole } sont là ; à revoir : { $outdated }, en trop : { $surplus }.
texts-which = nommez les clés des textes que vous avez vérifiés, ou --all
texts-not-there = { $key } n’est pas encore traduit ({ $into })
texts-no-such-key = l’anglais n’a pas de texte { $key }
texts-noted = { $count ->
    [one] { $count } texte ({ $into }) est désormais à jour.
   *[other] { $count } textes ({ $into }) sont désormais à jour.
}
texts-no-such-language = { $given } n’est pas traduit ; il y a { $languages }. Pour une nouvelle langue, créez dans locales/ un dossier à son nom avec un premier fichier Fluent.
texts-check-help = Lister ce qui semble faux dans les textes d’une langue : arguments que l’anglais ne donne pas, signes et espaces que la langue écrit autrement, règles qui ne correspondent pas au catalogue anglais. Code de sortie 1 s’il y en a.
texts-fault = { $file }, { $key } : { $problem }
texts-fault-unreadable = { $what }
texts-fault-argument = l’anglais n’a pas d’argument { $what }
texts-fault-space = il manque une espace insécable : { $what }
texts-fault-apostrophe = apostrophe droite : { $what }
texts-fault-ellipsis = trois points au lieu d’un seul signe : { $what }
texts-fault-marks = signe de demi-chasse : { $what }
texts-faults = { $count ->
    [0] { $into } : rien ne semble faux.
    [one] { $into } : { $count } texte à revoir.
   *[other] { $into } : { $count } textes à revoir.
}
