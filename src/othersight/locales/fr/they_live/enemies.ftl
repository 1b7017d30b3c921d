# Enemy tiles: what the front shows, then what the back says, its rules and a line about it.

## Fronts

they-live-front-human-cop = Flic Humain
    .the = le Flic Humain
    .of = du Flic Humain
    .to = au Flic Humain
they-live-front-invader-civilian = Civil Envahisseur
    .the = le Civil Envahisseur
    .of = du Civil Envahisseur
    .to = au Civil Envahisseur
they-live-front-night-watchman = Veilleur de Nuit
    .the = le Veilleur de Nuit
    .of = du Veilleur de Nuit
    .to = au Veilleur de Nuit
they-live-front-cable-repairman = Réparateur du Câble
    .the = le Réparateur du Câble
    .of = du Réparateur du Câble
    .to = au Réparateur du Câble
they-live-front-hired-crew = Gros Bras
    .number = other
    .the = les Gros Bras
    .of = des Gros Bras
    .to = aux Gros Bras
they-live-front-junior-executive = Jeune Cadre
    .the = le Jeune Cadre
    .of = du Jeune Cadre
    .to = au Jeune Cadre
they-live-front-network-publicist = Attaché de Presse
    .the = l’Attaché de Presse
    .of = de l’Attaché de Presse
    .to = à l’Attaché de Presse
they-live-front-plainclothes-ghoul = Goule en Civil
    .gender = f
    .the = la Goule en Civil
    .of = de la Goule en Civil
    .to = à la Goule en Civil
they-live-front-patrol-ghoul = Goule Patrouilleuse
    .gender = f
    .the = la Goule Patrouilleuse
    .of = de la Goule Patrouilleuse
    .to = à la Goule Patrouilleuse
they-live-front-spy-eye = Œil Espion
    .the = l’Œil Espion
    .of = de l’Œil Espion
    .to = à l’Œil Espion
they-live-front-hound-handler = Maître-Chien
    .the = le Maître-Chien
    .of = du Maître-Chien
    .to = au Maître-Chien
they-live-front-bulldozer = Bulldozer
    .the = le Bulldozer
    .of = du Bulldozer
    .to = au Bulldozer
they-live-front-riot-squad = Brigade Anti-Émeute
    .gender = f
    .the = la Brigade Anti-Émeute
    .of = de la Brigade Anti-Émeute
    .to = à la Brigade Anti-Émeute
they-live-front-gunship = Hélicoptère d’Assaut
    .the = l’Hélicoptère d’Assaut
    .of = de l’Hélicoptère d’Assaut
    .to = à l’Hélicoptère d’Assaut
they-live-front-the-anchorman = Le Présentateur
    .the = le Présentateur
    .of = du Présentateur
    .to = au Présentateur
they-live-front-collaborators-guard = Garde des Collabos
    .gender = f
    .the = la Garde des Collabos
    .of = de la Garde des Collabos
    .to = à la Garde des Collabos
they-live-front-portal-warden = Sentinelle du Portail
    .gender = f
    .the = la Sentinelle du Portail
    .of = de la Sentinelle du Portail
    .to = à la Sentinelle du Portail
they-live-front-the-liquidator = Le Liquidateur
    .the = le Liquidateur
    .of = du Liquidateur
    .to = au Liquidateur

## The bag

they-live-enemy-human-cop = Flic Honnête
    .text = Pas de règle spéciale.
    .quote = Neuf ans de service, et personne ne lui a jamais demandé son avis.
    .the = le Flic Honnête
    .of = du Flic Honnête
    .to = au Flic Honnête

they-live-enemy-human-cop-on-the-take = Flic Ripou
    .text = Pas de règle spéciale.
    .quote = Quelqu’un lui a fait une offre. Faites-lui-en une meilleure.
    .the = le Flic Ripou
    .of = du Flic Ripou
    .to = au Flic Ripou

they-live-enemy-invader-civilian = Envahisseur dans la File
    .text = Pas de règle spéciale.
    .quote = Des bons de réduction dans une main, les noms de tout le pâté de maisons dans l’autre.
    .the = l’Envahisseur dans la File
    .of = de l’Envahisseur dans la File
    .to = à l’Envahisseur dans la File

they-live-enemy-invader-civilian-alarm = Envahisseur à la Montre
    .text = Quand il est tué, tous les joueurs de son secteur prennent 1 avis de recherche.
    .quote = Depuis le début, il parlait à son poignet.
    .the = l’Envahisseur à la Montre
    .of = de l’Envahisseur à la Montre
    .to = à l’Envahisseur à la Montre

they-live-enemy-night-watchman = Veilleur de Nuit
    .text = Pas de règle spéciale.
    .quote = Payé pour ne rien voir. Il fait ça très bien.
    .the = le Veilleur de Nuit
    .of = du Veilleur de Nuit
    .to = au Veilleur de Nuit

they-live-enemy-cable-repairman = Réparateur du Câble
    .text = Pas de règle spéciale.
    .quote = Il est entré dans tous les salons de la ville.
    .the = le Réparateur du Câble
    .of = du Réparateur du Câble
    .to = au Réparateur du Câble

they-live-enemy-hired-crew = Gros Bras
    .text = Pas de règle spéciale.
    .quote = Payés à la journée, sans demander ce qu’ils clôturent.
    .number = other
    .the = les Gros Bras
    .of = des Gros Bras
    .to = aux Gros Bras

they-live-enemy-junior-executive = Jeune Cadre
    .text = Pas de règle spéciale.
    .quote = À deux ans du bureau d’angle, ou d’un éclair de lucidité.
    .the = le Jeune Cadre
    .of = du Jeune Cadre
    .to = au Jeune Cadre

they-live-enemy-network-publicist = Attaché de Presse
    .text = Quand il est placé, le chef prend 1 avis de recherche.
    .quote = Souriez. Vous êtes déjà au journal du soir.
    .the = l’Attaché de Presse
    .of = de l’Attaché de Presse
    .to = à l’Attaché de Presse

they-live-enemy-plainclothes-ghoul = Goule en Civil
    .text = Pas de règle spéciale.
    .quote = Le costume est soigné. Le visage a pris moins de temps.
    .gender = f
    .the = la Goule en Civil
    .of = de la Goule en Civil
    .to = à la Goule en Civil

they-live-enemy-patrol-ghoul = Goule Patrouilleuse
    .text = À chaque descente, tous les joueurs de son secteur prennent 1 avis de recherche.
    .quote = Elle verbalise dans une langue qui n’a pas de mot pour peut-être.
    .gender = f
    .the = la Goule Patrouilleuse
    .of = de la Goule Patrouilleuse
    .to = à la Goule Patrouilleuse

they-live-enemy-spy-eye = Œil Espion
    .text = Quand il est placé, tous les joueurs de son secteur prennent 1 avis de recherche.
    .quote = Il plane, cligne une fois, et la rue sait votre nom.
    .the = l’Œil Espion
    .of = de l’Œil Espion
    .to = à l’Œil Espion

they-live-enemy-hound-handler = Maître-Chien
    .text = Quand il est placé, il avance de 2 cases vers le joueur le plus recherché.
    .quote = Le chien est plus gentil. Ce n’est pas lui qui commande.
    .the = le Maître-Chien
    .of = du Maître-Chien
    .to = au Maître-Chien

they-live-enemy-bulldozer = Bulldozer
    .text = À chaque descente, tous les joueurs de sa case subissent 2 dégâts.
    .quote = Jaune, assuré, et complètement sourd.
    .the = le Bulldozer
    .of = du Bulldozer
    .to = au Bulldozer

## Bosses

they-live-enemy-riot-squad = Brigade Anti-Émeute
    .text = Quand elle blesse dans un combat, chaque combattant pioche 1 carte Blessure.
    .quote = Douze boucliers, une seule taille de casque, aucun visage à qui parler.
    .gender = f
    .the = la Brigade Anti-Émeute
    .of = de la Brigade Anti-Émeute
    .to = à la Brigade Anti-Émeute

they-live-enemy-gunship = Hélicoptère d’Assaut
    .text = À chaque descente, tous les joueurs prennent 1 avis de recherche.
    .quote = On le sent d’abord dans les dents.
    .the = l’Hélicoptère d’Assaut
    .of = de l’Hélicoptère d’Assaut
    .to = à l’Hélicoptère d’Assaut

they-live-enemy-the-anchorman = Le Présentateur
    .text = Quand il est placé, tous les joueurs prennent 1 avis de recherche. Quand il est tué, tous les joueurs retirent 1 avis de recherche.
    .quote = On lui fait plus confiance qu’aux gens de la maison.
    .the = le Présentateur
    .of = du Présentateur
    .to = au Présentateur

they-live-enemy-collaborators-guard = Garde des Collabos
    .text = Pas de règle spéciale.
    .quote = Ils savent qui signe les chèques. Ils l’ont vu manger.
    .gender = f
    .the = la Garde des Collabos
    .of = de la Garde des Collabos
    .to = à la Garde des Collabos

they-live-enemy-portal-warden = Sentinelle du Portail
    .text = Quand elle blesse dans un combat, chaque combattant prend 2 avis de recherche.
    .quote = Elle a une lampe, un registre, et de personne la permission de vous laisser passer.
    .gender = f
    .the = la Sentinelle du Portail
    .of = de la Sentinelle du Portail
    .to = à la Sentinelle du Portail

they-live-enemy-the-liquidator = Le Liquidateur
    .text = Quand il est tué, tous les joueurs de sa case gagnent 1 jeton Lunettes.
    .quote = Une poignée de main, un dossier, et vendredi la rue n’existe plus.
    .the = le Liquidateur
    .of = du Liquidateur
    .to = au Liquidateur

## Bosses of the second set

they-live-front-the-bailiff = L’Huissier
    .the = l’Huissier
    .of = de l’Huissier
    .to = à l’Huissier

they-live-enemy-the-bailiff = L’Huissier
    .text = Quand il blesse dans un combat, chaque combattant perd 2 ferrailles. Quand il est tué, tous les joueurs de sa case piochent 1 carte dans la Cachette.
    .quote = Il a une liste, et votre manteau est dessus.
    .the = l’Huissier
    .of = de l’Huissier
    .to = à l’Huissier

they-live-front-the-recruiter = Le Recruteur
    .the = le Recruteur
    .of = du Recruteur
    .to = au Recruteur

they-live-enemy-the-recruiter = Le Recruteur
    .text = Quand il est placé, 2 ennemis de plus arrivent sur sa case. Quand il est tué, tous les joueurs de son secteur retirent 2 avis de recherche.
    .quote = La paie est bonne. C’est la monnaie qui pose problème.
    .the = le Recruteur
    .of = du Recruteur
    .to = au Recruteur
