# Les dés : d'où ils viennent, et combien de fois chaque face est tombée.

page-tab-dice = Dés
page-fair-browser = Ce que ce navigateur a vérifié lui-même
page-fair-commitment-yes = Le secret est bien celui sur lequel le serveur s’était engagé.
page-fair-commitment-no = Le secret n’est PAS celui sur lequel le serveur s’était engagé.
page-fair-commitment-unknown = Ce navigateur ne peut calculer aucune empreinte ici, car la page n’est pas sécurisée (https). Le secret n’a pas été vérifié.
page-fair-same-yes = L’engagement est celui que ce navigateur avait noté avant la partie.
page-fair-same-no = L’engagement n’est PAS celui que ce navigateur avait noté avant la partie.
page-fair-same-unknown = Ce navigateur n’avait noté aucun engagement avant la partie.
page-fair-part-yes = Ce que ce navigateur a ajouté au hasard en fait partie.
page-fair-part-no = Ce que ce navigateur a ajouté au hasard n’en fait PAS partie.
page-fair-part-unknown = Ce navigateur n’a rien ajouté.
page-fair-seed-yes = La graine découle du secret et de ce que les places ont ajouté.
page-fair-seed-no = La graine ne découle PAS du secret et de ce que les places ont ajouté.
page-fair-seed-unknown = La graine n’a pas été vérifiée.
page-fair-server = Ce que dit le serveur
page-fair-check = Faire rejouer la partie par le serveur
page-fair-checked = Le serveur a rejoué { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} et tous les mélanges, { $bytes } octets de hasard : tout est conforme à ce qui est enregistré.
page-fair-failed = Le serveur n’a pas pu confirmer la partie.
page-fair-yourself = Pour n’avoir à croire personne, téléchargez la partie et vérifiez chaque lancer sur votre propre machine :
page-fair-gone = D’où venaient les dés de cette table
page-fair-name-commitment = Engagement
page-fair-name-secret = Secret
page-fair-name-part = Ajouté par : { $seat }
page-fair-name-part-seat = Ajouté à la place { $number }
page-dice-all = Tous les dés lancés ici
page-dice-how = Tous les dés lancés aux tables de ce serveur, sauf dans les leçons, les problèmes et les parties qui commencent dans une position donnée. Un dé relancé après une annulation compte une seule fois.
page-dice-rolls = { $rolls ->
    [one] { $game } : { $rolls } dé
   *[other] { $game } : { $rolls } dés
}
page-dice-die = { $game }, { $die }
page-die-the-others-hit = dés des Héros
page-die-the-others-sin-hit = dés du Péché
page-dice-face = Face
page-dice-count = Obtenue
page-dice-expected = Attendue
page-dice-test = Khi-deux de { $value } à { $freedom } degrés de liberté : des dés équitables s’écartent au moins autant dans { $chance } % des cas.
page-dice-none = Aucun dé n’a encore été lancé.
