# What `othersight replay` says.

replay-help = Revoir une partie sauvegardée, étape par étape, telle qu’une place la connaît.
    .file = Une partie sauvegardée par la commande save de othersight play.
    .seat = Par les yeux de qui : sins, heroes-1, player-1, etc. Par défaut un spectateur, qui ne voit aucun secret. Pour une partie en cours, ne nommez que votre propre place.
    .all = Tout montrer, secrets compris. Seulement pour une partie terminée.
    .timeline = Montrer seulement qui a appris quoi et quand, et qui a déclaré quoi ; pour une partie terminée, aussi si c’était vrai.
    .step = Commencer à cette étape ; hors d’un terminal, montrer cette seule étape, avec le plateau.
    .json = Afficher un objet JSON : les étapes, ou avec --step une étape et la vue qui la suit.
    .verify = Vérifier seulement que les décisions mènent à l’état sauvegardé. Code de sortie 1 sinon.

replay-title = { $eyes ->
    [all] { $decisions ->
        [one] { $decisions } décision, tout est montré.
       *[other] { $decisions } décisions, tout est montré.
    }
   *[seat] { $decisions ->
        [one] { $decisions } décision, vue par { $seat }.
       *[other] { $decisions } décisions, vues par { $seat }.
    }
}
replay-private = Cette partie continue : ce qui suit ne regarde que { $seat }.
replay-how = n ou Entrée avance, p recule, goto N saute ; { $pages }, log, card NOM et rule ID montrent la position ; { $timeline ->
    [yes] timeline dit qui a appris et déclaré quoi ; { "" }
   *[no] { "" }
}quit pour quitter.
replay-decision = Décision { $number }, { $seat } : { $option } [{ $typed }] ({ $rule })
replay-aside = Décision { $number }, { $seat }, de sa propre initiative : { $option } [{ $typed }]
replay-milestone = { $step } : { $line }{ $judged ->
    [yes] { " " }{ $verdict }
   *[no] { "" }
}
replay-milestone-alone = { $step } : (pour { $seats } uniquement) { $line }
replay-no-timeline = Rien de tel : personne n’a appris ni déclaré quoi que ce soit qui mérite une chronologie.
replay-at = Étape { $number } sur { $last }
replay-first = C’est le début.
replay-last = C’est la fin.
replay-no-step = cette étape n’existe pas ; la partie a les étapes 0 à { $last }
replay-unknown = Je ne comprends pas « { $typed } ». Tapez n, p, goto N, board ou quit.
replay-unfinished = La partie continue à partir d’ici : othersight play --load la reprend.
replay-all-unfinished = cette partie n’est pas terminée, et ses secrets le restent jusque-là ; nommez votre propre place avec --seat au lieu de --all
replay-verified = { $file } est intact : ses décisions ({ $decisions }) mènent à la position qu’il contient
