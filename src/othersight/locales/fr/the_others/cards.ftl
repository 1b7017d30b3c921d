# Cards: the printed name, when it is played or acts, what it does in our words, and a line to remember it by.

## Sin cards of both Sins

the-others-card-evil-regroups = EVIL REGROUPS
    .window = Au début du tour d’un Héros
    .text = Déplacez jusqu’à 2 monstres de 1 pas chacun selon les règles habituelles : aucun ne peut quitter une case où se trouve un Héros.
    .quote = Ils s’étaient dispersés. Ils ne s’étaient jamais perdus.
    .translated = LE MAL SE REGROUPE

the-others-card-damned-if-you-do = DAMNED IF YOU DO…
    .window = Au début du tour d’un Héros
    .text = Le Héros actif choisit : subir 2 blessures, ou retourner face cachée, jusqu’à la fin de la manche, une de ses Améliorations face visible. Sans Amélioration face visible, ce sont les blessures.
    .quote = Lâche ton arme ou garde-la. Le sol monte quand même.
    .translated = DAMNÉ QUOI QUE TU FASSES…

the-others-card-hate = HATE!
    .window = Au début du premier tour de Héros d’une manche ; reste sur le plateau jusqu’à la fin de la manche
    .text = Posez cette carte sur une case avec un Autel. Si au moins 3 monstres sont sur cette case à la fin de la manche, la piste Apocalypse monte d’un cran. Défaussez ensuite la carte.
    .quote = Trois fidèles suffisent, s’ils y croient.
    .translated = HAINE !

the-others-card-for-our-master = FOR OUR MASTER!
    .window = Au début d’un combat
    .text = Si les résultats du joueur Péché dans ce combat font subir au Héros au moins 1 blessure ou 1 corruption, le joueur Péché pioche ensuite 2 cartes Péché. La Corruption Intentionnelle ne compte pas.
    .quote = Une goutte pour l’autel. Il renverra deux couteaux.
    .translated = POUR NOTRE MAÎTRE !

the-others-card-abominable-fury = ABOMINABLE FURY
    .window = Au début d’un combat
    .text = Le joueur Péché ajoute 1 COUP par Abomination qui prend part à ce combat ; dans un combat à distance, par Abomination présente sur la case du Héros quand les monstres ripostent.
    .quote = Ce n’était pas fait pour s’arrêter. C’était à peine fait.
    .translated = FUREUR ABOMINABLE

the-others-card-cursed-fate = CURSED FATE
    .window = Après un lancer : combat, crise ou vérification
    .text = Tous les dés qui viennent d’être lancés sont annulés et relancés à partir du nombre d’origine, avec de nouveaux dés supplémentaires. Les résultats fixes restent, et la Corruption Intentionnelle déjà prise aussi.
    .quote = Tu as gagné cette fois-ci. Remontre-moi.
    .translated = DESTIN MAUDIT

## Sin cards of Pride

the-others-card-haphephobia = HAPHEPHOBIA
    .window = Au début du tour d’un Héros
    .text = Le Héros actif est téléporté sur une case adjacente au choix du joueur Péché.
    .quote = Personne ne l’a touché, et il a reculé jusque dans la rue.
    .translated = HAPHÉPHOBIE

the-others-card-alone-in-the-dark = ALONE IN THE DARK
    .window = Au début du tour d’un Héros isolé
    .text = Le Héros actif, puisqu’il est isolé, subit 1 corruption, et le joueur Péché gagne 1 jeton Réaction, aussitôt actif.
    .quote = La radio ne dit rien. Elle le dit avec ta voix.
    .translated = SEUL DANS LE NOIR

the-others-card-price-of-hubris = PRICE OF HUBRIS
    .window = Au début d’un combat contre un Héros isolé
    .text = Le Héros actif, puisqu’il est isolé, détruit une de ses Améliorations ou subit 1 blessure, au choix de son joueur ; sans Amélioration, c’est la blessure. Une Amélioration détruite va sous la pioche des Améliorations.
    .quote = Le meilleur matériel de Haven, et personne pour le voir casser.
    .translated = LE PRIX DE L’HUBRIS

the-others-card-pride-or-fear = PRIDE OR FEAR?
    .window = Après un combat auquel le Contrôleur a pris part et où le Héros a été blessé
    .text = Ce Héros, s’il est en vie, est téléporté à 2 cases au plus, sur une case au choix du joueur Péché.
    .quote = Il dira que c’était un repli. Qu’il le dise de là-bas.
    .translated = ORGUEIL OU PEUR ?

the-others-card-primal-conceit = PRIMAL CONCEIT
    .window = Au début d’un combat, si l’Avatar est sur le plateau
    .text = À moins que chaque Héros isolé ne subisse 2 corruptions, l’Avatar est téléporté sur n’importe quelle case au choix du joueur Péché. Les Héros décident ensemble, tout ou rien ; s’il n’y a aucun Héros isolé, rien ne se passe. Un Avatar qui arrive sur la case du combat ou la quitte rejoint ou quitte le combat avant que l’on compte les dés.
    .quote = Il ne marche pas. C’est à la ville de venir à lui.
    .translated = VANITÉ PRIMORDIALE

the-others-card-curse-of-ego = CURSE OF EGO
    .window = Au début du tour d’un Héros
    .text = À moins que les Héros ne subissent ensemble 4 corruptions, le joueur Péché pioche 1 carte Péché en tout et gagne 1 jeton Réaction par Héros isolé.
    .quote = Il faut bien que quelqu’un paie. Chacun de vous vaut trop pour ça.
    .translated = MALÉDICTION DE L’EGO

## Sin cards of Sloth

the-others-card-curse-of-the-crawl = CURSE OF THE CRAWL
    .window = Au début du tour d’un Héros
    .text = À moins que les Héros ne subissent ensemble 3 blessures, le Héros actif ne peut pas se déplacer pendant ce tour. Une téléportation n’est pas un déplacement.
    .quote = Aucun pas n’est obligatoire. Les précédents ne l’étaient pas non plus.
    .translated = MALÉDICTION DU RAMPANT

the-others-card-primal-lethargy = PRIMAL LETHARGY
    .window = Au début d’un combat avec l’Avatar
    .text = Le Héros et le joueur Péché ont chacun 2 dés de moins dans ce combat, jusqu’à n’en avoir aucun.
    .quote = Il a bâillé, et tout le quartier a posé ses armes.
    .translated = LÉTHARGIE PRIMORDIALE

the-others-card-sleep-dust = SLEEP DUST
    .window = Après un combat auquel le Contrôleur a pris part et où le Héros a été blessé
    .text = Le joueur Péché gagne 2 jetons Réaction, aussitôt actifs.
    .quote = Ça entre par la plaie. À minuit, c’est arrivé aux genoux.
    .translated = POUDRE DE SOMMEIL

the-others-card-punish-the-idle = PUNISH THE IDLE
    .window = Au début du tour d’un Héros ; dure jusqu’à la fin de la manche
    .text = Jusqu’à la fin de la manche, un Héros qui quitte une case avec au moins une Abomination subit pour cela 2 blessures au lieu de 1.
    .quote = Tu avais toute la nuit pour partir. Maintenant, c’est le double.
    .translated = CHÂTIER LES OISIFS

the-others-card-slouching-towards-bethlehem = SLOUCHING TOWARDS BETHLEHEM
    .window = Après la mort d’une Abomination, en combat ou non
    .text = Le Héros actif, s’il est en vie, subit 2 corruptions.
    .quote = Elle est tombée lentement, et quelque chose s’est couché avec elle.
    .translated = EN SE TRAÎNANT VERS BETHLÉEM

the-others-card-leaden-hours = HEURES DE PLOMB
    .window = Au début du tour d’un Héros
    .text = Le déplacement du Héros actif pendant ce tour est de 1 pas au plus, quoi qui l’allonge. Une téléportation n’est pas un déplacement.
    .quote = Trois heures quatre. Il est trois heures quatre depuis le dîner.

## Apocalypse cards of Terror

the-others-card-hellfire-mutation = HELLFIRE MUTATION
    .window = Dans chaque combat, quand on ajoute les résultats
    .text = Le joueur Péché ajoute 1 CORR par Acolyte qui prend part au combat ; dans un combat à distance, par Acolyte présent sur la case du Héros quand les monstres ripostent.
    .quote = Les uniformes leur vont encore. C’est bien tout.
    .translated = MUTATION INFERNALE

the-others-card-stab-in-the-dark = STAB IN THE DARK
    .window = Dans chaque combat, quand on ajoute les résultats
    .text = Le joueur Péché ajoute 1 COUP par Abomination qui prend part au combat ; dans un combat à distance, par Abomination présente sur la case du Héros quand les monstres ripostent.
    .quote = Les lampes d’abord. Elles commençaient à gêner.
    .translated = POIGNARD DANS LE NOIR

the-others-card-perpetual-inferno = PERPETUAL INFERNO
    .window = Au début de chaque manche, après les tâches du scénario
    .text = Le joueur Péché place 1 jeton Feu de plus, sur n’importe quelle case.
    .quote = Les pompiers sont venus. Le feu a été ravi de les voir.
    .translated = BRASIER PERPÉTUEL

the-others-card-scurrying-in-the-dark = SCURRYING IN THE DARK
    .window = Chaque fois que le joueur Péché déplace un monstre
    .text = Chaque déplacement d’un monstre peut compter 1 pas de plus : 3 pas dans une Réaction ou une riposte, 2 pour chaque monstre de EVIL REGROUPS. Les téléportations et HOLY WATER ne changent pas.
    .quote = Tu en entends un dans le mur. Celui-là, tu es censé l’entendre.
    .translated = GROUILLEMENT DANS LE NOIR

the-others-card-dr-gan-terror = Dr.GAN UNLEASHED!
    .window = À la révélation ; puis dans chaque combat avec le Dr Gan, quand on ajoute les résultats
    .text = Le Dr Gan entre en jeu. Dans un combat auquel il prend part, sur une case avec un jeton Feu ou Corruption, le joueur Péché ajoute 1 CORR, une seule fois, quel que soit le nombre de jetons.
    .note = Le nom est écrit tel qu’il est imprimé.
    .quote = Le docteur va vous recevoir. Le docteur vous observe depuis un moment.
    .translated = LE Dr GAN SE DÉCHAÎNE !

the-others-card-grin-terror = GRIN UNLEASHED!
    .window = À la révélation ; puis dans chaque combat avec Grin, quand on ajoute les résultats
    .text = Grin entre en jeu. Dans un combat auquel il prend part, sur une case avec un jeton Feu ou Corruption, le joueur Péché ajoute 1 CORR, une seule fois, quel que soit le nombre de jetons.
    .quote = Ce n’est qu’un sourire. Compte les dents, et continue à compter.
    .translated = GRIN SE DÉCHAÎNE !

the-others-card-marguerite-terror = MARGUERITE UNLEASHED!
    .window = À la révélation ; puis après chaque combat avec Marguerite
    .text = Marguerite entre en jeu. Si le Héros a subi au moins 1 blessure dans un combat auquel elle a pris part, 1 jeton Feu est placé sur cette case.
    .quote = Elle laisse chaque homme bien au chaud, et l’immeuble avec.
    .translated = MARGUERITE SE DÉCHAÎNE !

## Apocalypse cards of Corruption

the-others-card-hellfire-curse = HELLFIRE CURSE
    .window = Dans chaque combat de Réaction, quand on attribue les coups
    .text = Pendant une Réaction, chaque monstre a 1 Défense de plus.
    .quote = Attendez qu’ils viennent à vous, disait-on. Ils sont venus, soudés.
    .translated = MALÉDICTION DU FEU INFERNAL

the-others-card-marguerite-corruption = MARUGUERITE UNLEASHED!
    .window = À la révélation ; puis chaque fois que le joueur Péché déplace un monstre
    .text = Marguerite entre en jeu. Chaque fois que le joueur Péché déplace un monstre, il peut aussi la déplacer de 1 pas selon les règles habituelles, une fois par occasion. EVIL REGROUPS est une seule occasion ; son propre déplacement et les téléportations n’en sont pas.
    .note = Le nom est écrit tel qu’il est imprimé.
    .quote = Quelqu’un d’autre frappe à la porte. Elle est déjà dans l’entrée.
    .translated = MARGUERITE SE DÉCHAÎNE !

the-others-card-gourd-and-vex-corruption = GOURD & VEX UNLEASHED!
    .window = À la révélation ; puis dans chaque combat avec Gourd & Vex, quand on attribue les coups
    .text = Gourd & Vex entrent en jeu. Un Héros au niveau 5 de corruption ou plus ne peut pas leur attribuer de coups ; la Corruption Intentionnelle prise pour ce combat compte.
    .quote = Nous faire du mal ? Tu as nos yeux, mon cœur.
    .translated = GOURD & VEX SE DÉCHAÎNENT !

the-others-card-flay-corruption = FLAY UNLEASHED!
    .window = À la révélation ; puis dans chaque combat avec Flay, quand on ajoute les résultats
    .text = Flay entre en jeu. Dans un combat auquel elle prend part contre un Héros au niveau 4 de corruption ou plus, le joueur Péché ajoute 2 COUP.
    .quote = Plus c’est laid dessous, plus ça se détache bien.
    .translated = FLAY SE DÉCHAÎNE !

the-others-card-agony-of-the-unclean = AGONY OF THE UNCLEAN
    .window = Avant chaque Vérification de Corruption
    .text = Le joueur Péché peut déclarer que les jetons de cette vérification sont des jetons Feu : les mêmes dés se lisent alors comme une Vérification d’Incendie.
    .quote = La tache sur le trottoir n’attendait qu’une raison de brûler.
    .translated = AGONIE DES IMPURS

the-others-card-darkness-beckons = DARKNESS BECKONS
    .window = À la fin de chaque manche
    .text = La piste Apocalypse monte d’un cran par Héros au niveau 7 de corruption.
    .quote = Elles n’appellent que ceux qui ont commencé à répondre.
    .translated = L’APPEL DES TÉNÈBRES

the-others-card-the-fog-of-hate = THE FOG OF HATE
    .window = Toujours, pour les Actions de Ville
    .text = Aucune Action de Ville ne peut être utilisée dans un quartier avec un jeton Corruption physique.
    .quote = La clinique est ouverte. Personne n’est revenu le confirmer.
    .translated = LE BROUILLARD DE LA HAINE

## Apocalypse cards of Redemption

the-others-card-a-game-of-souls = A GAME OF SOULS
    .window = Chaque fois que le joueur Péché place un jeton
    .text = Chaque fois que le joueur Péché place un jeton sur une case, chaque Héros qui s’y trouve subit 1 corruption, de nouveau pour chaque jeton.
    .quote = Sur ce plateau, chaque pion était quelqu’un. Faites attention où vous les posez.
    .translated = UN JEU D’ÂMES

the-others-card-gourd-and-vex-redemption = GOURD & VEX UNLEASHED!
    .window = À la révélation ; puis dans chaque combat avec Gourd & Vex, avant le lancer
    .text = Gourd & Vex entrent en jeu. Dans un combat auquel ils prennent part, le joueur Péché peut utiliser la capacité des Acolytes sans marquer leur plateau, même s’il est déjà marqué. Au plus une fois par combat ; il faut toujours un Acolyte mort.
    .quote = L’un fait la conversation. L’autre amène des amis qui n’en font plus.
    .translated = GOURD & VEX SE DÉCHAÎNENT !

the-others-card-dr-gan-redemption = Dr.GAN UNLEASHED!
    .window = À la révélation ; puis après chaque combat avec le Dr Gan
    .text = Le Dr Gan entre en jeu. Si un Héros qui emmène un Innocent subit une blessure dans un combat auquel le Dr Gan prend part, ce Héros subit 1 blessure de plus ou un de ses Innocents meurt, au choix de son joueur.
    .note = Le nom est écrit tel qu’il est imprimé.
    .quote = Deux patients, un lit. À vous de décider ; je prendrai des notes.
    .translated = LE Dr GAN SE DÉCHAÎNE !

the-others-card-grin-redemption = GRIN UNLEASHED!
    .window = À la révélation ; puis au début de chaque combat avec Grin
    .text = Grin entre en jeu. Au début d’un combat entre Grin et un Héros qui emmène un Innocent, ce Héros subit 1 blessure.
    .quote = L’enfant lui a rendu son sourire. Il n’en demandait pas plus.
    .translated = GRIN SE DÉCHAÎNE !

the-others-card-mantle-of-skulls = MANTLE OF SKULLS
    .window = Dans chaque combat, quand on ajoute les résultats
    .text = Dans un combat contre un Héros qui emmène un Innocent, le joueur Péché ajoute 1 COUP et 1 CORR.
    .quote = Ils savent qui tu portes. On leur a gardé une place sur l’épaule.
    .translated = MANTEAU DE CRÂNES

the-others-card-throne-of-damnation = THRONE OF DAMNATION
    .window = Dans chaque combat, quand on attribue les coups
    .text = Chaque Acolyte et chaque Abomination a 1 Défense de plus.
    .quote = Très loin en bas, quelqu’un s’est assis, et tous se sont redressés.
    .translated = TRÔNE DE DAMNATION

the-others-card-weve-come-for-you = WE' VE COME FOR YOU
    .window = Au début de chaque manche, après les tâches du scénario
    .text = Le joueur Péché place 1 jeton Nid dans chacun de deux quartiers différents.
    .note = Le nom est écrit tel qu’il est imprimé.
    .quote = Ils ont demandé à ton ancienne adresse. Ils ont été très méticuleux.
    .translated = NOUS VENONS VOUS CHERCHER

## Upgrades

the-others-card-adreno-wear = ADRENO WEAR
    .window = À chaque lancer pour résoudre une crise
    .text = Le Héros a 1 dé de plus pour résoudre une crise.
    .quote = La main ferme, le cœur à deux cents.
    .translated = TENUE ADRÉNO

the-others-card-brutality = BRUTALITY
    .window = Dans chaque combat, quand on ajoute les résultats
    .text = Le Héros ajoute 1 COUP dans tous ses combats.
    .quote = Il y avait un stage. L’épreuve pratique s’est bien passée.
    .translated = BRUTALITÉ

the-others-card-cyber-legs = CYBER LEGS
    .window = Pendant chaque déplacement
    .text = Le déplacement du Héros est de 3 pas au lieu de 2.
    .quote = Les anciennes savaient s’arrêter.
    .translated = CYBERJAMBES

the-others-card-flamethrower = FLAMETHROWER
    .window = Dans chaque combat, quand on compte les dés
    .text = Le Héros a 2 dés de plus dans un combat contre au moins 2 monstres sur sa propre case.
    .quote = Du gâchis contre un seul. Demandez aux deux autres.
    .translated = LANCE-FLAMMES

the-others-card-hazmata-suit = HAZMATA SUIT
    .window = À chaque vérification
    .text = Annule 1 réussite, soit 1 blessure ou 1 corruption, à chaque Vérification d’Incendie et à chaque Vérification de Corruption du Héros.
    .note = Le nom est écrit tel qu’il est imprimé.
    .quote = Homologuée pour tout ce qui est sur la liste. Lisez la liste.
    .translated = COMBINAISON HAZMAT

the-others-card-holy-water = HOLY WATER
    .window = Après chaque déplacement d’au moins 1 pas
    .text = Le Héros peut déplacer de 1 pas 1 Acolyte ou 1 Abomination de sa case, vers une case de son choix, malgré la présence d’un Héros.
    .quote = Bénite, mise en bouteille, à consommer avant la fin.
    .translated = EAU BÉNITE

the-others-card-ice-blade = ICE BLADE
    .window = Dans chaque combat, quand on compte les dés et ajoute les résultats
    .text = Le Héros a 1 dé de plus et ajoute 1 DÉF dans les combats sur sa propre case.
    .quote = Si froide que la plaie s’excuse.
    .translated = ÉPÉE DE GLACE

the-others-card-inner-mastery = INNER MASTERY
    .window = Au début de chaque tour du Héros
    .text = Le Héros peut monter ou baisser son niveau de corruption de 1, sans dépasser 7 ni descendre sous 1. Cela ne donne aucun bonus.
    .quote = Inspirez. Décidez ce que vous êtes. Expirez.
    .translated = MAÎTRISE INTÉRIEURE

the-others-card-kevlar-suit = KEVLAR SUIT
    .window = Dans chaque combat, quand on ajoute les résultats
    .text = Le Héros ajoute 2 DÉF dans tous ses combats.
    .quote = Elle a empêché mieux que vous de s’en aller.
    .translated = COMBINAISON EN KEVLAR

the-others-card-rail-gun = RAIL GUN
    .window = Chaque fois qu’un combat est déclaré ; dans les combats à distance, quand on compte les dés
    .text = Le Héros a la capacité À Distance. Un Héros qui l’a déjà a 1 dé de plus dans les combats à distance.
    .quote = L’autre bout de la rue est une question de point de vue.
    .translated = RAILGUN

the-others-card-ravencorp-eye = RAVENCORP EYE IN THE SKY
    .window = À chaque lancer du Héros, quand on compte les dés
    .text = Le Héros a 1 dé de plus à tous ses lancers tant qu’il est isolé.
    .quote = Vous n’êtes jamais vraiment sans personne. Voir les conditions d’utilisation.
    .translated = ŒIL CÉLESTE DE RAVENCORP

the-others-card-regeneration = REGENERATION
    .window = Au début de chaque tour du Héros
    .text = Le Héros soigne 1 blessure.
    .quote = Ça démange. Estimez-vous heureux que ça démange.
    .translated = RÉGÉNÉRATION

the-others-card-riot-shield = RIOT SHIELD
    .window = Dans chaque combat, quand on ajoute les résultats
    .text = Le Héros ajoute 1 DÉF dans tous ses combats.
    .quote = Propriété de la ville. Les bosses sont personnelles.
    .translated = BOUCLIER ANTI-ÉMEUTE

the-others-card-seeker-grenades = SEEKER GRENADES
    .window = Au début de chaque tour du Héros
    .text = Le Héros peut tuer 1 Acolyte sur sa case. Ce n’est pas un combat.
    .quote = Lancez-la n’importe où. Elle a lu son dossier.
    .translated = GRENADES À TÊTE CHERCHEUSE

the-others-card-stealth-suit = STEALTH SUIT
    .window = Chaque fois que le Héros quitte une case avec des monstres
    .text = Le Héros ne subit aucune blessure quand il quitte une case avec des monstres, même avec PUNISH THE IDLE.
    .quote = Ils ont senti un courant d’air, puis quelqu’un a fermé la porte.
    .translated = COMBINAISON FURTIVE

## Dark Past

the-others-card-clear-conscience = CLEAR CONSCIENCE
    .window = À la fin d’un tour terminé au niveau 7 de corruption
    .text = Rien ne se passe.
    .quote = On a cherché le corps. Il n’y en avait pas. Voilà tout le secret.
    .translated = CONSCIENCE TRANQUILLE

the-others-card-slightly-troubled = SLIGHTLY TROUBLED
    .window = À la fin d’un tour terminé au niveau 7 de corruption
    .text = Le Héros subit 1 blessure.
    .quote = Une petite chose, il y a des années. Elle coupe encore.
    .translated = LÉGER TROUBLE

the-others-card-the-guilty-one = THE GUILTY ONE
    .window = À la fin d’un tour terminé au niveau 7 de corruption
    .text = La piste Apocalypse monte d’un cran.
    .quote = Quelqu’un leur a tenu la porte. Et ils m’ont dit merci.
    .translated = LA FAUTE

the-others-card-former-hell-club = FORMER HELL CLUB
    .window = À la fin d’un tour terminé au niveau 7 de corruption
    .text = Le joueur du Héros choisit : 3 blessures ou 3 corruptions. Au niveau 7, les corruptions deviennent elles aussi des blessures.
    .quote = L’adhésion a expiré. Le tatouage n’est pas de cet avis.
    .translated = ANCIEN MEMBRE DU HELL CLUB

the-others-card-psychopathy-trigger = PSYCHOPATHY TRIGGER
    .window = À la fin d’un tour terminé au niveau 7 de corruption
    .text = Le Héros, et chaque autre Héros sur la même case ou sur une case adjacente, subit 2 blessures.
    .quote = Un mot à la radio, le mauvais, et c’était comme à la maison.
    .translated = DÉCLIC PSYCHOPATHE

the-others-card-sucide-pact = SUCIDE PACT
    .window = À la fin d’un tour terminé au niveau 7 de corruption ; l’échéance tombe à la fin de la manche
    .text = À la fin de cette manche, le Héros est tué. S’il meurt avant, son remplaçant ne risque rien.
    .note = Le nom est écrit tel qu’il est imprimé.
    .quote = Signé, daté, contresigné d’une main qui ne laisse pas d’empreintes.
    .translated = PACTE SUICIDAIRE

the-others-card-the-tainted-one = THE TAINTED ONE!
    .window = À la fin d’un tour terminé au niveau 7 de corruption
    .text = Le Héros devient un monstre du joueur Péché, avec Combat 5 et Défense 5, sur la même case. Pour les Héros, cela compte comme une mort : un remplaçant prend sa place, et aucune Réaction ne suit. Tué en tant que monstre, l’Être Souillé est retiré du jeu.
    .quote = C’est le visage auquel tu faisais confiance. Il aimerait que tu t’approches.
    .translated = L’ÊTRE SOUILLÉ !
