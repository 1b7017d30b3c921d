# What `othersight campaign` says.

campaign-help = Jouer les scénarios de The Others à la suite, séance après séance.
    .file = Le fichier de la campagne.
    .simulate = La machine joue toutes les séances qui restent.
campaign-new-help = Commencer une campagne : son plan et sa première séance vont dans un nouveau fichier.
campaign-next-help = Jouer la séance en cours ou la suivante ; ce qui est joué est gardé dans le fichier.
campaign-show-help = Raconter les séances d’une campagne, après les avoir toutes rejouées comme preuve.
campaign-there-already = { $file } existe déjà ; donnez un nouveau nom de fichier
campaign-begun = { $file } contient une campagne de { $count ->
    [one] { $count } séance
   *[other] { $count } séances
}. Jouez la première avec { $command }
campaign-go-on = La séance { $number } est en cours : continuez avec { $command }
campaign-next = La séance { $number } est la suivante : { $command }
campaign-kept = Cette séance est gardée : continuez avec { $command }
campaign-other-game = cette partie n’est pas la séance en cours de cette campagne
