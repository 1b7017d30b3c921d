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
    .effect = Tant que cette carte est visible, les ennemis ne se déplacent pas.

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
