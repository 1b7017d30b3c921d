# What `othersight verify` says.

verify-help = Vérifier qu’une partie terminée a été jouée avec le hasard sur lequel son serveur s’était engagé.
    .file = Le fichier d’une partie terminée, téléchargé depuis la page où on la revoit, ou sauvegardé par la commande save de othersight play.
    .commitment = L’engagement que vous avez noté avant la partie ; le fichier doit avoir le même.
    .part = Ce que votre navigateur a ajouté au hasard, tel que vous l’avez noté ; le fichier doit l’avoir.

verify-played = Rejouée depuis sa graine : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, tous les mélanges, { $bytes } octets de hasard. Tout est comme le dit le fichier.
verify-fair = La graine découle du secret et de ce qu’ont ajouté les places ({ $seats }). Le secret correspond à l’engagement { $commitment }.
verify-options = Les options de la partie étaient { $options }. Comparez-les à celles que vous avez vues à la table : la graine n’en dit rien.
verify-known = L’engagement est celui que vous avez donné.
verify-compare = Comparez l’engagement à celui qu’on vous a montré avant la partie, ou donnez-le avec --commitment : cela seul prouve que le serveur n’a pas choisi son secret après coup.
verify-known-part = Ce que vous avez donné avec --part est dans le fichier.
verify-compare-part = Regardez si ce que votre navigateur a ajouté se trouve dans le fichier, ou donnez-le avec --part : cela seul prouve que le serveur n’a rien mis d’autre à sa place.
verify-no-proof = Le fichier ne dit rien du secret d’un serveur : c’est une partie locale, ou commencée dans une position donnée.
verify-incomplete = Le fichier ne dit pas de quel secret vient son hasard.
verify-other-secret = Le secret n’est pas celui de l’engagement : son empreinte est différente.
verify-other-commitment = Le serveur s’était engagé sur autre chose avant la partie : l’engagement du fichier n’est pas celui que vous avez donné.
verify-other-seed = La graine de la partie ne découle pas du secret et de ce qu’ont ajouté les places.
verify-other-seat = Un ajout n’est d’aucune place de cette partie : on a pu en essayer beaucoup jusqu’à ce que les dés conviennent.
verify-other-part = Ce que vous avez ajouté au hasard n’est pas dans le fichier.
verify-not-over = La partie du fichier n’est pas terminée, alors qu’un serveur ne dit son secret qu’après la fin : les dernières décisions manquent.
verify-given-start = La partie commence dans une position donnée, donc tout son hasard ne vient pas de la graine : un serveur ne s’engage sur aucune partie pareille.
