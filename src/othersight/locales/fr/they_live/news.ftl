# Breaking News: headline, story, what it does, and for a boss how to deal with it.

## Green

they-live-news-sunny-weekend = WEEK-END ENSOLEILLÉ
    .story = Jusqu’à trente degrés, vent faible, aucune raison de lever les yeux. Le maire invite chacun à profiter des parcs qui restent. Il ne s’est rien passé d’autre aujourd’hui.
    .effect = Tous les joueurs : retirez 1 dégât.

they-live-news-white-sale = QUINZAINE DU BLANC : TOUT DOIT DISPARAÎTRE
    .story = Des files se sont formées avant l’aube pour des serviettes dont personne n’a besoin. Dans la bousculade, bien des petites choses ont changé de poche. Les magasins parlent de record.
    .effect = Tant que cette carte est visible, BRICOLER un jeton Lunettes coûte 1 ferraille de moins.

they-live-news-traffic-update = INFO TRAFIC : CIRCULATION FLUIDE
    .story = Les caméras du péage sont en maintenance, et la patrouille fête un départ à la retraite. Les automobilistes signalent l’étrange sensation de ne pas être observés. Cela passera.
    .effect = Tant que cette carte est visible, l’autoroute ne coûte aucun avis de recherche.

they-live-news-telethon = TÉLÉTHON : DOUZIÈME HEURE
    .story = Les standardistes attendent vos appels, et le total affiché ne descend jamais. Ceux qui ont une bonne histoire reçoivent un petit quelque chose pour leur peine. Faites court ; eux le font.
    .effect = Tous les joueurs : test d’Influence. Réussite : gagnez 1 ferraille. Échec : rien.

they-live-news-city-beautiful = VILLE PLUS BELLE : PHASE DEUX
    .story = Quatre pâtés de maisons vont laisser place à une esplanade avec fontaine. Toute personne trouvée dans le secteur est priée de donner un nom et un motif. Traîner est un motif.
    .effect = Joueurs en Rénovation Urbaine : prenez 1 avis de recherche.

they-live-news-ball-game-tonight = GRAND MATCH CE SOIR
    .story = Premier lancer à sept heures, tous les postes de la ville sur une seule chaîne. Même les voitures de police sont garées devant les bars. Pendant neuf manches, personne ne va nulle part.
    .effect = Tant que cette carte est visible, les ennemis ne se déplacent pas pendant la phase de Réponse.

they-live-news-help-wanted-supplement = OFFRES D’EMPLOI : HUIT PAGES DE PLUS
    .story = L’emploi est à la journée et la paie de la main à la main. Apportez vos gants. Ceux qui connaissent un métier ne rentrent pas les mains vides.
    .effect = Tous les joueurs : test d’Ingénierie. Réussite : gagnez 2 ferrailles. Échec : rien.

they-live-news-summer-movie-guide = LES FILMS DE L’ÉTÉ
    .story = Trente suites, toutes dans le noir, toutes climatisées. La moitié de la ville est enfermée à regarder dans la même direction. Bonne semaine pour marcher.
    .effect = Tant que cette carte est visible, tous ont 1 dé de Discrétion de plus.

they-live-news-consumer-watch = CONSOMMATION : LISEZ L’ÉTIQUETTE
    .story = Notre reporter demande ce qu’il y a dedans et se retrouve à la météo. Ceux que personne n’a encore remarqués remarqueront peut-être quelque chose. La chaîne regrette cette séquence.
    .effect = La personne la moins recherchée : test d’Intelligence. Réussite : piochez 1 carte dans la Cachette. Échec : rien.

they-live-news-church-bake-sale = VENTE DE GÂTEAUX : L’ÉGLISE FAIT LE PLEIN
    .story = Près des voies, on a nourri deux cents personnes avec de la farine offerte. On a chanté, et le dispensaire a envoyé une infirmière. Les sponsors n’ont pas souhaité commenter la nourriture gratuite.
    .effect = Joueurs au Relogement : retirez 2 dégâts.

## Blue

they-live-news-missing-persons-line = DISPARUS : UN NUMÉRO D’APPEL
    .story = Un appel gratuit, jour et nuit, pour nous dire qui n’est pas là où il devrait. Les photographies passent à la demie. Certains disparus ont l’air en pleine forme.
    .effect = La personne la plus recherchée : prenez 1 avis de recherche.

they-live-news-curfew-extended = COUVRE-FEU PROLONGÉ : BRETELLES FERMÉES
    .story = Pour votre sécurité, l’autoroute est réservée aux véhicules officiels jusqu’à nouvel ordre. Les jeunes mariés munis d’un permis sont exemptés. Tous les autres peuvent marcher.
    .effect = Tant que cette carte est visible, personne ne peut prendre l’autoroute.

they-live-news-miracle-diet = LE RÉGIME MIRACLE FAIT FUREUR
    .story = Trois boissons par jour, et l’appétit s’en va, puis l’humeur, puis les questions. À la salle de sport, les fils de la machine bourdonnent en chœur. Vérifiez la vôtre avant de vous y asseoir.
    .effect = Tous les joueurs : test de Technique. Réussite : rien. Échec : subissez 1 dégât.

they-live-news-wanted-for-questioning = LA POLICE CHERCHE UN TÉMOIN
    .story = La police voudrait dire un mot à quelqu’un qui aurait des opinions que d’autres écoutent. Le portrait est mauvais, mais le signalement est le vôtre. Ne pas approcher.
    .effect = Le chef : prenez 2 avis de recherche.

they-live-news-honeymoon-lottery = LOTERIE LUNE DE MIEL : TIRAGE CE SOIR
    .story = Dix heureux couples, dix cabines, un long bateau noir. Embobinez l’accueil, et vous verrez peut-être sur quoi les billets sont imprimés. Si vous parlez mal, ils gardent votre nom.
    .effect = Tous les joueurs : test d’Influence. Réussite : gagnez 1 jeton Lunettes. Échec : prenez 1 avis de recherche.

they-live-news-gas-main-repairs = CONDUITES DE GAZ : LES TRAVAUX CONTINUENT
    .story = Des équipes frappent à chaque porte, cave et remise de la ville. Elles ont une liste et elles sont consciencieuses. Personne n’a senti de gaz.
    .effect = Tant que cette carte est visible, personne ne peut SE PLANQUER.

they-live-news-neighbourhood-watch = VOISINS VIGILANTS : 10 000 INSCRITS
    .story = Un autocollant pour la fenêtre, un numéro pour le téléphone, une petite lampe toujours allumée. Vos voisins sont ravis d’aider. Ils prennent des notes depuis des années.
    .effect = Tant que cette carte est visible, la Discrétion de chaque ennemi augmente de 1. Elle reste visible jusqu’à la fin de la partie.

they-live-news-riot-act-read = SOMMATIONS DANS LA GRAND-RUE
    .story = Un attroupement de onze personnes a été déclaré attroupement. La brigade venue sur place forme un cordon à la bretelle du centre et n’a pas l’air de vouloir rentrer. Les autorités saluent sa patience.
    .effect = La Brigade Anti-Émeute entre en jeu sur la case 17. Joueurs au Centre-Ville : prenez 1 avis de recherche.
    .hint = Personne ne perce ce cordon sans aide. Amenez une seconde paire de poings, ou contournez-le par la ruelle et le parking.

## Red

they-live-news-state-of-emergency = ÉTAT D’URGENCE
    .story = Personne n’a dit quelle est l’urgence. On a distribué des balles réelles avec le journal du soir. Restez où vous êtes jusqu’à ce qu’on vous dise où vous étiez.
    .effect = Tant que cette carte est visible, le Combat de chaque ennemi augmente de 1.

they-live-news-eye-in-the-sky = L’ŒIL DANS LE CIEL
    .story = Le nouvel hélicoptère de la circulation transporte bien des choses sans rapport avec la circulation. Il plane au-dessus du terrain clôturé, projecteur allumé. Faites signe ; ils aiment qu’on leur fasse signe.
    .effect = L’Hélicoptère d’Assaut entre en jeu sur la case 12. Tous les joueurs : prenez 1 avis de recherche.
    .hint = Il est bruyant et se voit de loin : vous pouvez être plusieurs à l’attendre. Si on le laisse faire, il marque tout le monde à chaque descente.

they-live-news-special-broadcast = ÉMISSION SPÉCIALE
    .story = Le visage le plus écouté du pays est dans notre ville ce soir, au contact des gens. Tous les postes ont été allumés pour vous. Inutile de vous lever.
    .effect = Le Présentateur entre en jeu sur la case 5.
    .hint = Ce n’est pas un grand combattant. À deux ou trois, on peut mettre fin à l’interview, et toute la ville oublie un peu votre visage.

they-live-news-black-tie-benefit = GALA DE CHARITÉ AU COUNTRY CLUB
    .story = Ceux qui ont su profiter de nos visiteurs s’offrent un dîner. La sécurité est privée, bien payée et humaine. On se souviendra des invités sans invitation.
    .effect = La Garde des Collabos entre en jeu sur la case 1. Tous les joueurs : test de Discrétion. Réussite : rien. Échec : prenez 2 avis de recherche.
    .hint = Les mercenaires ont leur prix. Une très belle voix peut les rallier tous ensemble.

they-live-news-unexplained-lights = LUEURS INEXPLIQUÉES : L’EXPLICATION
    .story = Du gaz des marais, dit la banque, dont le sous-sol les émettait. Quelque chose en est sorti pour voir qui demandait. La chambre forte ouvrira tard lundi.
    .effect = La Sentinelle du Portail entre en jeu sur la case 4.
    .hint = Elle est très dure à tuer. Usez-la sur plusieurs manches, car les dégâts qu’elle a subis restent, et partagez les ennuis.

they-live-news-corporate-downsizing = PLAN SOCIAL
    .story = Quatre mille emplois ont été supprimés avant midi par un monsieur avec un dossier. Il est maintenant au bureau des journaliers, pour voir qui reste. Partager est contraire au nouveau règlement.
    .effect = Le Liquidateur entre en jeu sur la case 10. Tant que cette carte est visible, personne ne peut ÉCHANGER.
    .hint = Allez-y ensemble, loin des plus faibles. Ceux qui sont là quand il tombe voient plus clair.

## The second set

they-live-news-library-late-night = LA BIBLIOTHÈQUE RESTE OUVERTE
    .story = Par étourderie, la salle de lecture n’a pas été fermée. On peut y demander les vieux journaux et, paraît-il, les lire. La commission du budget est prévenue.
    .effect = Tant que cette carte est visible, tous ont 1 dé d’Intelligence de plus.

they-live-news-flea-market-sunday = PUCES CE DIMANCHE
    .story = Six cents stands, et personne ne demande d’où ça vient. Apportez un sac et un visage sérieux.
    .effect = Joueurs au Centre-Ville : gagnez 2 ferrailles.

they-live-news-hobby-corner = COIN DU BRICOLEUR : VOTRE PROPRE RADIO
    .story = On montre aux téléspectateurs comment monter un poste qui reçoit tout. La seconde partie a été retirée.
    .effect = Tant que cette carte est visible, tous ont 1 dé de Technique de plus.

they-live-news-do-it-yourself-week = SEMAINE DU BRICOLAGE
    .story = Les marteaux à moitié prix, avec un dépliant. Le public est prié d’améliorer ses quatre murs, et pas les autres.
    .effect = Tant que cette carte est visible, tous ont 1 dé d’Ingénierie de plus.

they-live-news-charm-school = ÉCOLE DU CHARME : SOURIEZ POUR DE BON
    .story = Dix leçons pour se faire aimer, gratuites. La présence est dite volontaire.
    .effect = Tant que cette carte est visible, tous ont 1 dé d’Influence de plus.

they-live-news-amateur-boxing-night = BOXE AMATEUR CE SOIR
    .story = Douze combats, et la salle est pleine depuis midi. La moitié du public est là pour apprendre.
    .effect = Tant que cette carte est visible, tous ont 1 dé de Combat de plus.

they-live-news-blood-drive = DON DU SANG : DONNEZ UN PEU
    .story = Un biscuit, une couverture et une infirmière qui ne regarde pas l’heure. Ceux qui lisent les petits caractères vont tout de suite mieux.
    .effect = Tous les joueurs : test d’Intelligence. Réussite : retirez 2 dégâts. Échec : rien.

they-live-news-lost-and-found = OBJETS TROUVÉS : VENEZ RÉCLAMER
    .story = Le guichet ferme pour de bon vendredi. Qui parle pour un groupe peut prendre ce que le groupe a perdu.
    .effect = Le chef : piochez 1 carte dans la Cachette.

they-live-news-patrolmens-ball = LE BAL DES GARDIENS DE LA PAIX
    .story = Trois orchestres, un bar, et tous les agents qui ont pu changer de service. Ceux qui sont de garde fredonnent.
    .effect = Tant que cette carte est visible, la Discrétion de chaque ennemi baisse de 1.

they-live-news-amnesty-day = AMNISTIE POUR STATIONNEMENT ET AUTRES
    .story = Les dossiers des pires contrevenants se sont égarés entre deux étages. Le maire parle de clémence.
    .effect = La personne la plus recherchée : retirez 2 avis de recherche.

they-live-news-double-shifts = DOUBLE POSTE OBLIGATOIRE
    .story = Les mains oisives sont à signaler. Les établis des particuliers seront contrôlés.
    .effect = Tant que cette carte est visible, personne ne peut BRICOLER.

they-live-news-census-takers = RECENSEMENT : NOUS VOUS AVONS MANQUÉ
    .story = Ceux qui ne figurent encore sur aucune liste seront visités ce soir. Préparez vos papiers, et une raison.
    .effect = La personne la moins recherchée : prenez 2 avis de recherche.

they-live-news-eyeglass-recall = LUNETTES RAPPELÉES
    .story = Un défaut de teinte peut causer maux de tête et conclusions. Ne les mettez pas : rapportez-les.
    .effect = Tant que cette carte est visible, personne ne peut INSPECTER.

they-live-news-tap-water-notice = EAU DU ROBINET : AUCUNE INQUIÉTUDE
    .story = La couleur passera. Aux habitants de l’est des voies, on conseille de la boire vite.
    .effect = Joueurs au Relogement : test d’Intelligence. Réussite : rien. Échec : piochez 1 carte Blessure.

they-live-news-park-closures = PARCS FERMÉS, ATTROUPEMENTS DISPERSÉS
    .story = Crier, courir et montrer du doigt sont suspendus jusqu’à nouvel ordre. Les patrouilles ont consigne de ne pas tourner la tête.
    .effect = Tant que cette carte est visible, personne ne peut DISTRAIRE LES AUTORITÉS.

they-live-news-fare-increase = TARIFS, LOYERS ET PAIN AJUSTÉS
    .story = La hausse est décrite comme une baisse de ce qui reste. Les encaisseurs passent entre six et sept.
    .effect = Tous les joueurs : perdez 1 ferraille.

they-live-news-loyalty-oath = SERMENT POUR TOUS LES RESPONSABLES
    .story = Quiconque dirige quoi que ce soit, une chorale ou une file de bus, signera en personne. Ceux qui signent bien sont remerciés, les autres notés.
    .effect = Le chef : test d’Influence. Réussite : retirez 1 avis de recherche. Échec : prenez 2 avis de recherche.

they-live-news-eviction-notices = LES AVIS D’EXPULSION PARTENT
    .story = Les avis sont pour hier, et un homme va de porte en porte avec une charrette. Il ne prend pas d’argent : il prend tout.
    .effect = L’Huissier entre en jeu sur la case 22.
    .hint = Il vide vos poches avant de frapper : venez sans rien dedans, et accompagné. Qui l’abat trouve la charrette pleine.

they-live-news-signal-test = CECI N’EST QU’UN ESSAI
    .story = Le son que vous entendez est normal. Si vous avez du mal à penser, c’est que vous pensez trop.
    .effect = Tant que cette carte est visible, tous ont 1 dé de Technique de moins. Tant que cette carte est visible, tous ont 1 dé d’Intelligence de moins.

they-live-news-recruiting-drive = FAITES CARRIÈRE AVEC NOUS
    .story = Un monsieur à serviette fait passer des entretiens dans la rue. Il en a engagé deux avant la fin de sa phrase.
    .effect = Le Recruteur entre en jeu sur la case 16.
    .hint = Il n’est jamais seul : écartez d’abord sa compagnie. Il parle mieux qu’il ne se bat.

they-live-news-checkpoints-everywhere = BARRAGES À CHAQUE COIN DE RUE
    .story = Un trajet par jour suffit à un honnête homme. Les seconds trajets s’expliqueront sur place.
    .effect = Tant que cette carte est visible, personne ne peut SE DÉPLACER.

they-live-news-smear-campaign = QUI EST DERRIÈRE LES MENSONGES ?
    .story = Une photo, un cercle autour d’un visage, un numéro à appeler. Le visage est celui de quelqu’un qu’on commençait à écouter.
    .effect = Le chef : prenez 3 avis de recherche.

they-live-news-rolling-blackouts = COUPURES TOURNANTES
    .story = La lumière sera distribuée îlot par îlot. Les boutiques qui vendent à la bougie seront fermées.
    .effect = Tous les joueurs : test de Technique. Réussite : gagnez 1 ferraille. Échec : subissez 1 dégât. Tant que cette carte est visible, personne ne peut Marchander.

they-live-news-manhunt = CHASSE À L’HOMME : N’APPROCHEZ PAS
    .story = Le suspect est décrit comme ordinaire. Des unités sont déjà en route vers l’endroit où vous êtes.
    .effect = La personne la plus recherchée : 2 ennemis arrivent sur votre case.

## The fourth set

they-live-news-open-house-weekend = PORTES OUVERTES DERRIÈRE LES GRILLES
    .story = Le temps d’un week-end, les acheteurs peuvent visiter quarante maisons qui n’ont jamais reçu personne. On ne touche à rien, et nul ne compte l’argenterie avant lundi.
    .effect = Joueurs en Zone Franche : piochez 1 carte dans la Cachette.

they-live-news-firing-range-closed = STAND DE TIR FERMÉ POUR TRAVAUX
    .story = Les agents se passeront d’entraînement jusqu’à ce que le toit soit réparé. Quant à savoir ce qu’ils ont touché le mois dernier, le service prie de poser la question par écrit.
    .effect = Tant que cette carte est visible, le Combat de chaque ennemi baisse de 1.

they-live-news-hot-lunch-programme = REPAS CHAUD POUR LES OUVRIERS DU BÂTIMENT
    .story = Un tribunal oblige l’entreprise à nourrir quiconque travaille sur ses chantiers. Aux marmites, personne ne demande de fiche de paie, et on peut emporter les boîtes vides.
    .effect = Joueurs en Rénovation Urbaine : retirez 1 dégât et gagnez 1 ferraille.

they-live-news-talent-night = SOIRÉE DES TALENTS : DEVENEZ QUELQU’UN
    .story = Quatre minutes en scène, et le public tranche par le bruit. Qui sait se faire suivre ne rentre pas seul.
    .effect = Le chef : test d’Influence. Réussite : piochez 1 Allié dans la Cachette. Échec : rien.

they-live-news-garbage-strike = TROISIÈME SEMAINE DE GRÈVE DES ÉBOUEURS
    .story = Les tas arrivent à l’épaule, et les patrouilles restent du bon côté du vent. Derrière les tas, on traverserait la moitié de la ville.
    .effect = Tous les joueurs : test de Discrétion. Réussite : retirez 1 avis de recherche. Échec : rien.

they-live-news-surplus-auction = SURPLUS AUX ENCHÈRES
    .story = L’armée vend ce qu’elle dit n’avoir jamais eu. Il faut un casier vierge et la voix ferme ; seule la voix est contrôlée.
    .effect = La personne la moins recherchée : test d’Influence. Réussite : piochez 1 Arme dans la Cachette. Échec : rien.

they-live-news-early-halloween = HALLOWEEN EN AVANCE
    .story = Chaque client reçoit aujourd’hui un masque en carton, qu’on le prie de garder sur le visage. À midi, les caméras avaient compté neuf mille fois le même monsieur souriant.
    .effect = Joueurs au Centre-Ville : retirez 1 avis de recherche.

they-live-news-motor-show = SALON DE L’AUTO : LA POLICE EXPOSE
    .story = Toutes les voitures de patrouille sont cirées et alignées derrière un cordon. Des mécaniciens montrent à qui le demande comment les choses se démontent.
    .effect = Tant que cette carte est visible, l’autoroute ne coûte aucun avis de recherche. Tant que cette carte est visible, tous ont 1 dé d’Ingénierie de plus.

they-live-news-heat-wave = CANICULE : ASSEYEZ-VOUS, RESTEZ ASSIS
    .story = L’asphalte a pris deux voitures de patrouille jusqu’aux essieux. Personne ne poursuit personne, et nul ne lève le bras sans y être forcé.
    .effect = Tant que cette carte est visible, les ennemis ne se déplacent pas pendant la phase de Réponse. Tant que cette carte est visible, tous ont 1 dé de Combat de moins.

they-live-news-science-fair = CONCOURS DE SCIENCES : PAS DE PREMIER PRIX
    .story = Une fille de douze ans a construit une boîte qui montre ce que contiennent les autres boîtes. On a appelé le jury ailleurs ; la boîte est encore sur la table.
    .effect = Tous les joueurs : test de Technique de 2. Réussite : piochez 1 carte dans la Cachette. Échec : rien.

they-live-news-identity-cards = NOUVELLES CARTES D’IDENTITÉ : SOURIEZ
    .story = Les anciennes ont expiré ce matin ; les nouvelles ont une photo. La camionnette du photographe est garée là où vous allez.
    .effect = Tous les joueurs : test de Discrétion. Réussite : rien. Échec : prenez 1 avis de recherche.

they-live-news-demolition-day = JOUR DE DÉMOLITION : VENEZ EN FAMILLE
    .story = Onze immeubles s’effondrent en musique, l’un après l’autre. L’ordre devait paraître ici ; il a été changé.
    .effect = Joueurs en Rénovation Urbaine : test d’Ingénierie. Réussite : rien. Échec : subissez 2 dégâts.

they-live-news-bats-handed-in = BATTES ET CLUBS DE GOLF À REMETTRE
    .story = Les articles de sport plus longs que l’avant-bras sont à déposer au poste le plus proche. Le match, dit le préfet, était trop passionnant.
    .effect = Tant que cette carte est visible, tous ont 1 dé de Combat de moins.

they-live-news-quiet-zone = TOUTE LA VILLE EN ZONE DE SILENCE
    .story = Au-dessus du murmure, les voix gênent les émissions. Les entretiens seront brefs et porteront sur les émissions.
    .effect = Tant que cette carte est visible, tous ont 1 dé d’Influence de moins.

they-live-news-reward-doubled = RÉCOMPENSE DOUBLÉE POUR LES TÉMOINS
    .story = Chaque appel signale le même manteau dans une autre rue. On envoie une voiture dans la rue qui a l’air la plus sûre d’elle.
    .effect = La personne la plus recherchée : test de Discrétion. Réussite : rien. Échec : 1 ennemi arrive sur votre case.

they-live-news-tax-audit = CONTRÔLE FISCAL : RIEN À CRAINDRE
    .story = Quiconque tient la bourse d’un groupe ouvrira ses livres ce soir. Les erreurs sont remboursées au camp qui prouve qu’elles viennent de l’autre.
    .effect = Le chef : test d’Intelligence. Réussite : gagnez 1 ferraille. Échec : perdez 2 ferrailles.

they-live-news-searchlights = PROJECTEURS : UN CADEAU À LA VILLE
    .story = Dès ce soir, aucune rue n’a plus de côté sombre. L’autoroute est réservée aux camions qui portent les lampes.
    .effect = Tant que cette carte est visible, tous ont 1 dé de Discrétion de moins. Tant que cette carte est visible, personne ne peut prendre l’autoroute.

they-live-news-harmless-vapour = UNE VAPEUR INOFFENSIVE DÉGAGE LA PLACE
    .story = La vapeur, dont il n’a pas été fait usage, ne fait tousser personne plus d’une heure. Les clients qui sont tombés allaient tomber de toute façon.
    .effect = Joueurs au Centre-Ville : test de Combat. Réussite : rien. Échec : subissez 1 dégât et piochez 1 carte Blessure.

they-live-news-two-is-a-crowd = À DEUX, C’EST UNE FOULE
    .story = Les personnes trouvées à moins d’un bras l’une de l’autre compteront pour une et seront inculpées pour trois. Souhaitez bonne nuit depuis l’autre trottoir.
    .effect = Tant que cette carte est visible, personne ne peut ÉCHANGER. Tant que cette carte est visible, tous ont 1 dé d’Influence de moins.
