# Stories and Missions. Openings are read aloud; tasks are in the rulebook's terms, and $n is the Hero Number.

the-others-story-havens-last-stand = LE DERNIER REMPART DE HAVEN
    .type = Terreur
    .opening = Les sirènes se sont tues peu après minuit ; il n’y avait plus personne à envoyer. Du toit, on voit neuf incendies et, entre eux, les endroits où les lumières se sont éteintes en lignes droites, rue après rue, comme si quelqu’un suivait une liste du doigt. Le commandement veut que la ville tienne jusqu’au matin. Le commandement ne précise plus lequel. Vous avez ce qu’il y a dans le fourgon, et le fourgon brûle.
    .begin = Le joueur Péché place 1 jeton Corruption, 1 jeton Feu et 1 jeton Pentagramme, chacun sur une case différente.
    .end = La piste Apocalypse monte d’un cran, et d’un cran de plus par Héros tué pendant cette manche.
    .special = Il n’y a pas de règle spéciale.
    .note = Nom anglais imprimé : HAVEN' S LAST STAND.

the-others-mission-gear-up = ÉQUIPEZ-VOUS !
    .opening = Les poings ne suffiront pas. Il y a des armureries dans toute la ville, encore fermées, et les clés sont encore dans les mains qui les tenaient.
    .text = Obtenez { $n } Améliorations, tous Héros confondus. Celles que reprend un remplaçant ne comptent pas, et en perdre une plus tard n’enlève rien.

the-others-mission-clear-abominations = ÉLIMINEZ LES ABOMINATIONS
    .opening = Ce sont les grosses qui font fuir les gens, et c’est en fuyant qu’ils nourrissent les petites. Abattez les grosses, vite, avant qu’elles ne soient remises à neuf.
    .text = Détruisez { $n } Abominations en combat au cours d’une même manche ; ou détruisez-en une, par n’importe quel moyen, de sorte qu’il n’en reste aucune sur le plateau.

the-others-mission-clear-the-hive = NETTOYEZ LA RUCHE
    .opening = Quelqu’un a dessiné sur l’asphalte, et ce qui est dessiné là bourdonne. Effacez-le avant la fin de l’air.
    .text = Retirez { $n } jetons Pentagramme de cases sans monstre.

the-others-mission-destroy-them-all = DÉTRUISEZ-LES TOUS !
    .opening = Il est venu en personne et il a choisi ses capitaines. Tant mieux. Vous aussi, maintenant, vous avez une liste.
    .text = Le joueur Péché marque { $n } monstres sur le plateau, ou tous s’il y en a moins. Détruisez tous ceux qui sont marqués. Un monstre marqué peut être de nouveau invoqué, mais sans sa marque.

the-others-story-the-darkness-within = LES TÉNÈBRES INTÉRIEURES
    .type = Corruption
    .opening = Il existe un rituel qui refermerait la porte, et il lui faut des gens qui l’ont déjà franchie. Vous boirez donc à la même coupe que l’ennemi, une dose mesurée, et vous compterez les uns sur les autres pour dire stop. Personne n’a demandé aux autres ce qu’ils faisaient avant. Les dossiers sont scellés, et quelqu’un, de l’autre côté, les a lus.
    .begin = Le joueur Péché place 2 jetons Corruption, chacun sur une case différente.
    .end = La piste Apocalypse monte d’un cran s’il y a des monstres dans au moins 4 quartiers, et d’un cran s’il y a des jetons Corruption dans au moins 4 quartiers ; les jetons permanents comptent.
    .special = On joue avec les cartes Passé Trouble : un Héros qui finit son propre tour au niveau 7 de corruption révèle la sienne et l’applique.

the-others-mission-tempting-fate = DÉFIER LE SORT
    .opening = La première gorgée, c’est pour le courage. La deuxième, c’est pour savoir à quoi servait la première.
    .text = { $n } Héros doivent atteindre le niveau 3 de corruption. Chaque Héros compte une fois ; ni une baisse de niveau ni une mort n’enlève rien ensuite, et un remplaçant est un autre Héros.

the-others-mission-begin-the-ritual = COMMENCEZ LE RITUEL
    .opening = Il faut décoller deux taches entières, sans que rien ne regarde. Prenez des gants, et quelqu’un pour tenir votre manteau.
    .text = Retirez 2 jetons Corruption de cases sans monstre.

the-others-mission-hallow-the-districts = ÉLIMINEZ LES ABOMINATIONS
    .opening = Parcourez de nuit un quartier propre, et restez jusqu’à ce qu’il connaisse votre nom. Puis refermez-le derrière vous.
    .text = Marquez { $n } quartiers : un quartier est marqué quand un Héros y finit son tour et qu’il n’a ni jeton Corruption physique, ni monstre, ni marque. Aucun nouveau jeton Corruption ne peut être placé dans un quartier marqué.
    .note = Le titre est celui qui est imprimé ; il s’agit ici de quartiers propres, et non d’Abominations.

the-others-mission-destroy-the-avatar = DÉTRUISEZ L’AVATAR
    .opening = Tuez-le, il se relève. Tuez-le pendant que ses racines sont hors de terre, et il devra peut-être y réfléchir.
    .text = Au cours d’une même manche, dans l’ordre voulu : tuez l’Avatar et retirez au moins 1 jeton Corruption. Tant que ce n’est pas fait, un Avatar tué est aussitôt invoqué de nouveau.

the-others-mission-complete-the-ritual = ACHEVEZ LE RITUEL
    .opening = Dernier couplet. Quand vous le direz, la ville devra être sans tache, et vous aussi, à peu près.
    .text = Retirez du plateau tous les jetons Corruption physiques qui restent, y compris ceux qui couvrent des icônes d’Action de Ville. Les jetons permanents ne comptent pas.

the-others-story-battleground-of-souls = LE CHAMP DE BATAILLE DES ÂMES
    .type = Rédemption
    .opening = Certains se sont cachés. On le voit aux rideaux, et aux monstres qui vont de porte en porte comme des représentants. Chaque porte est un pari : derrière, un enfant, ou un incendie, ou la chose qui a appris à pleurer comme un enfant. Amenez-les au fourgon et comptez-les deux fois. Et surveillez-vous pendant que vous les portez, car eux ne le feront pas.
    .begin = Le joueur Péché place 1 jeton Innocent, 1 jeton Feu et 1 jeton Corruption face cachée, si possible chacun dans un quartier différent.
    .end = La piste Apocalypse monte d’un cran si aucun Innocent n’a été retourné face visible pendant cette manche, et d’un cran si un Héros a été tué pendant cette manche.
    .special = Sur une case sans monstre, un Héros peut, à tout moment de son tour, retourner face visible tous les jetons cachés. Les Innocents restent avec le Héros qui les a pris jusqu’à ce qu’ils soient secourus ; un Héros au niveau 7 de corruption les tue.

the-others-mission-rescue-the-innocents = SECOUREZ LES INNOCENTS
    .opening = Frappez doucement. Si on répond en chuchotant, c’est bon signe ; si on connaît votre nom, non.
    .text = Révélez 2 jetons Innocent.
    .note = Nom anglais imprimé : RESUCUE THE INNOCENTS.

the-others-mission-keep-them-safe = METTEZ-LES À L’ABRI !
    .opening = Vous les avez trouvés, et tout le reste aussi. Dégagez un bout de terrain où un enfant puisse rester tranquille.
    .text = Retirez { $n } jetons Feu ou Corruption, dans n’importe quelle proportion, de cases sans monstre.

the-others-mission-rescue-the-chief = SAUVEZ LE COMMISSAIRE !
    .opening = Le Commissaire est sorti négocier sans escorte. Il négocie encore, petit bout par petit bout, dans la main gauche de l’Avatar.
    .text = Le jeton Commissaire est attaché à l’Avatar et n’aide personne. Le Héros qui détruit l’Avatar le prend. Amenez-le au Point de Départ.
    .note = Nom anglais imprimé : « RESUCUE THE CHIEF! ».

the-others-mission-save-their-souls = SAUVEZ LEURS ÂMES
    .opening = Le fourgon roule ; c’est le miracle de la nuit. Remplissez les sièges.
    .text = Secourez 3 Innocents : tant qu’aucun monstre n’est au Point de Départ, un Innocent qu’un Héros y amène, ou qui s’y trouve face visible, est secouru et retiré du jeu.
