# The Final Assault: the Introduction, then every card with what it asks and what a failure brings.

they-live-assault-introduction = DANS CABLE 54
    .text = Il est tard, le hall est éclairé, et toute la ville regarde ce qui sort de ce bâtiment. Ce que vous avez caché sous les panneaux est maintenant dans vos poches, et ceux à qui vous avez fait confiance sont debout à côté de vous. Trois étages comptent. À chacun d’eux, quelqu’un peut décider de ce qu’il est vraiment. Montez.

## Level 1

they-live-assault-delivery-entrance = ENTRÉE DES LIVRAISONS
    .text = Des hommes payés à l’heure déchargent un camion de plantes pour les studios. Chacun de vous prend un palmier et entre derrière.
    .fail = L’homme au bloc-notes compte les palmiers. Puis il compte les hommes. Chaque membre du groupe subit 1 dégât.

they-live-assault-guided-tour = VISITE GUIDÉE
    .text = La visite de seize heures va partir, et il lui manque quelques invités. Il suffit de trouver tout charmant.
    .fail = Quelqu’un pose une question pour laquelle on n’a pas donné de réponse au guide. Les portes se ferment avec un tout petit déclic. Chaque membre du groupe subit 1 dégât.

they-live-assault-motor-pool = PARC AUTOMOBILE
    .text = Sous le bâtiment, quarante voitures noires et une seule rampe, grille baissée. Le moteur est derrière une plaque, et la plaque est derrière ce que vous pensez.
    .fail = La grille retombe, du mauvais côté, et les chauffeurs éteignent leurs cigarettes. Combat : Discrétion 2, Combat 6, santé 8.

they-live-assault-front-desk = RÉCEPTION
    .text = Du marbre, des fougères et une réceptionniste avec une liste. Chaque nom y est attendu ; le vôtre pourrait l’être aussi, avec assez d’aplomb.
    .fail = Elle sourit, appuie du genou sur quelque chose, et les fougères se mettent à bouger. Chaque membre du groupe subit 1 dégât et pioche 1 carte Blessure.

they-live-assault-two-stairwells = DEUX ESCALIERS
    .text = L’escalier calme passe devant les bureaux, le bruyant devant le poste de garde. Il faut arriver au cinquième à la même minute par les deux.
    .fail = Une porte s’ouvre, l’autre non. Vous vous retrouvez en bas, plus vite que vous n’êtes montés. Chaque membre du groupe subit 2 dégâts.

they-live-assault-checkpoint-alpha = POINT DE CONTRÔLE ALPHA
    .text = Des sacs de sable dans un hall, et derrière, des gens qui ne font plus semblant d’être à la télévision. D’abord, approchez sans un bruit. Ensuite, faites-en un.
    .fail = Les sacs de sable tiennent bon. Vous espériez plutôt le contraire. Chaque membre du groupe subit 2 dégâts.

they-live-assault-sealed-parking = PARKING CONDAMNÉ
    .text = Le niveau moins trois est soudé, sauf une porte à clavier, sans chiffres dessus. Elle attend une note. À vous de trouver laquelle.
    .fail = Fausse note. Les néons passent au rouge un par un, et tout au fond, quelque chose se déplie. Combat : Discrétion 3, Combat 7, santé 8.

## Level 2

they-live-assault-green-room = LOGE DES INVITÉS
    .text = Des fruits, des miroirs, et les invités de ce soir qui attendent qu’on leur dise ce qu’ils pensent. Persuadez-les que vous êtes leurs remplaçants.
    .fail = Les fruits sont en cire. L’un des invités aussi, jusqu’à ce qu’il se lève. Chaque membre du groupe subit 1 dégât.

they-live-assault-wiring-closet = LOCAL DE CÂBLAGE
    .text = Six mille câbles de six couleurs, dont une existe. Trouvez la ligne principale et suivez-la vers le haut.
    .fail = Vous trouvez la ligne. La ligne vous trouve, à quatre cents volts. Chaque membre du groupe subit 1 dégât.

they-live-assault-archive-vault = SALLE DES ARCHIVES
    .text = Toutes les émissions depuis la première, en boîtes, dans un ordre qu’aucun archiviste n’avouerait. Trouvez la boîte qui contient le plan de l’étage, puis sortez-la sous l’oreille d’un homme qui connaît tous les bruits.
    .fail = Les rayonnages sont sur rails, et quelqu’un là-haut tient l’interrupteur. Chaque membre du groupe subit 1 dégât.

they-live-assault-control-room = RÉGIE
    .text = Prenez la console sans la casser, pendant que quelqu’un retient l’équipe de nuit. Les deux, s’il vous plaît, et dans cet ordre.
    .fail = L’image saute, l’équipe de nuit ne bronche pas. On vous sort du plateau. Chaque membre du groupe subit 1 dégât.

they-live-assault-service-ducts = GAINES TECHNIQUES
    .text = Les gaines vont partout où l’escalier ne va pas, et les ventilateurs s’arrêtent de l’intérieur. Après le dernier, une grille donne sur le poste de garde. Attention à vos manches.
    .fail = Un ventilateur démarre trop tôt. Derrière, dans le noir, descend l’homme qui les entretient. Combat : Discrétion 2, Combat 5, santé 6.

they-live-assault-live-studio = STUDIO EN DIRECT
    .text = Le voyant est allumé au-dessus de la porte, et quarante millions de personnes sont de l’autre côté de la vitre. Vous avez une phrase avant la page de publicité. Choisissez-la bien.
    .fail = Ils lancent la publicité. La publicité, c’est vous. Chaque membre du groupe subit 2 dégâts.

they-live-assault-both-elevators = LES DEUX ASCENSEURS
    .text = Il faut faire monter une cabine sans son câble, et tenir l’autre contre tous ceux qui la veulent. Elles arrivent ensemble ou pas du tout.
    .fail = Entre le douzième et le treizième, les deux cabines s’arrêtent, et la musique non. Chaque membre du groupe subit 1 dégât.

they-live-assault-boardroom-doors = PORTES DU CONSEIL
    .text = Du chêne, du laiton, et la garde privée de ceux qui ont vendu tout le monde. Devinez quelle porte est la vraie, puis passez les gardes, qui sont ivres, armés et effrayés de ce qu’ils ont derrière eux.
    .fail = Les portes s’ouvrent de l’intérieur. Personne ne l’avait prévu, les gardes encore moins. Combat : Discrétion 3, Combat 6, santé 9.

## Level 3

they-live-assault-roof-hatch = TRAPPE DU TOIT
    .text = Dix centimètres d’acier, bloqués depuis la pose de la parabole. Les charnières sont de ce côté-ci : première chance de la journée.
    .fail = La trappe cède d’un doigt, et de l’autre côté, une botte la referme. Chaque membre du groupe subit 1 dégât.

they-live-assault-dish-mount = SOCLE DE LA PARABOLE
    .text = Elle tourne toute seule pour suivre quelque chose qui n’est pas dans le ciel. Trouvez le moteur qui la fait tourner, et mentez-lui.
    .fail = Elle sait ce qu’elle vise. Elle pivote pour vous regarder. Chaque membre du groupe subit 1 dégât.

they-live-assault-broadcast-loop = BOUCLE D’ÉMISSION
    .text = Le signal est une bande, et la bande est un cercle. Trouvez où elle commence, puis collez-vous dedans.
    .fail = Vous entendez vos propres pas sur la bande, puis vous les entendez s’arrêter. Chaque membre du groupe subit 1 dégât.

they-live-assault-last-ladder = DERNIÈRE ÉCHELLE
    .text = Soixante barreaux à l’extérieur du mât, sous tous leurs projecteurs. Personne ne doit regarder vers vous, aussi longtemps qu’il le faudra.
    .fail = Quelqu’un regarde. Puis, du haut de l’échelle, quelqu’un se met à descendre. Combat : Discrétion 4, Combat 7, santé 8.

they-live-assault-signal-core = CŒUR DU SIGNAL
    .text = Derrière la dernière porte, un bourdonnement sans machine autour. Des gens qui s’entendent encore penser peuvent le désaccorder.
    .fail = Pendant un instant tout va bien, et tout vous plaît. Il faut un coup sur la tête pour que cela cesse de vous plaire. Chaque membre du groupe subit 1 dégât.

they-live-assault-kill-the-carrier = COUPER LA PORTEUSE
    .text = Certains doivent tenir l’escalier contre tout ce qui reste dans le bâtiment, pendant que les autres coupent l’onde porteuse sur un pupitre qui répond. Choisissez qui aura l’escalier.
    .fail = L’onde bégaie et se reprend. Vous aussi, plus lentement. Chaque membre du groupe subit 1 dégât.

they-live-assault-the-gunships-circle = LES HÉLICOPTÈRES TOURNENT
    .text = Aucun abri, une parabole, et trois machines qui reviennent pour un nouveau passage. Il faut un seul tir, bien net, et rester immobile pour le faire.
    .fail = Ce passage était pour vous. Ils reviennent. Chaque membre du groupe subit 3 dégâts. 3 échecs font perdre la partie.

## The second set

they-live-assault-fire-drill = EXERCICE D’INCENDIE
    .text = Tout le monde sort à trois heures, que ça brûle ou non. Faites croire à la sonnerie qu’il est trois heures.
    .fail = La sonnerie retentit dans une seule pièce, celle des gardes. Chaque membre du groupe subit 1 dégât.

they-live-assault-autograph-line = FILE DES AUTOGRAPHES
    .text = Les admirateurs entrent par douzaines, s’ils savent nommer l’épisode. L’un de vous regardait, autrefois.
    .fail = C’était un piège : l’épisode n’a jamais été diffusé. On prend votre photo, et votre nom. Chaque membre du groupe subit 1 dégât.

they-live-assault-metal-detectors = PORTIQUES
    .text = Trois portiques blancs qui bourdonnent. Ce qu’ils cherchent n’est pas du métal, et vous en portez.
    .fail = Le bourdonnement monte d’un ton et y reste. Les hommes aussi. Chaque membre du groupe subit 2 dégâts.

they-live-assault-sales-department = SERVICE DES VENTES
    .text = Quarante bureaux, quarante téléphones, un seul texte. Traversez l’allée en parlant avec les mots du texte.
    .fail = Vous oubliez une virgule. Quarante combinés se posent d’un coup. Chaque membre du groupe pioche 1 carte Blessure.

they-live-assault-dog-run = CHENIL
    .text = La cour derrière les studios est gardée par des chiens, et les chiens par la faim. Pour l’instant, le vent est avec vous.
    .fail = Le vent tourne. Combat : Discrétion 2, Combat 5, santé 8.

they-live-assault-revolving-doors = PORTES À TAMBOUR
    .text = Deux portes tournent l’une contre l’autre et se bloquent l’une l’autre. Une moitié prend les rouages, l’autre le portier.
    .fail = Elles tournent encore une fois, avec quelques-uns d’entre vous dedans, et plutôt vite. Chaque membre du groupe subit 2 dégâts.

they-live-assault-press-conference = CONFÉRENCE DE PRESSE
    .text = Vous êtes entrés sur une estrade, et la salle est pleine. Répondez jusqu’à ce qu’ils s’ennuient, et jamais deux fois pareil.
    .fail = Au troisième rang, quelqu’un demande la vérité, et les lumières s’allument. Chaque membre du groupe pioche 1 carte Blessure.

they-live-assault-make-up-room = LOGE DE MAQUILLAGE
    .text = Des miroirs, des ampoules et onze visages sur leurs socles. Prenez-en un et ne levez pas les yeux.
    .fail = L’un des socles n’était pas un socle. Chaque membre du groupe subit 1 dégât.

they-live-assault-props-store = MAGASIN DES ACCESSOIRES
    .text = Tout ce qu’il faut à un foyer heureux, en contreplaqué. Derrière le frigo, il doit y avoir une vraie porte.
    .fail = L’escalier aussi était en contreplaqué. Chaque membre du groupe pioche 1 carte Blessure.

they-live-assault-staff-canteen = CANTINE DU PERSONNEL
    .text = Équipe de nuit, les humains aux grandes tables, les autres près de la fenêtre. Prenez un plateau et faites-vous les bons amis.
    .fail = Vous vous êtes assis près de la fenêtre. Chaque membre du groupe subit 1 dégât.

they-live-assault-tape-library = BANDOTHÈQUE
    .text = Quinze kilomètres de bande, classés par effet sur les gens. Il vous faut l’étagère des portes.
    .fail = Vous avez tiré celle des gardes. Combat : Discrétion 2, Combat 5, santé 6.

they-live-assault-weather-wall = MUR MÉTÉO
    .text = Une carte de quatre mètres, et un homme qui la montre toute la nuit. Une moitié change le temps, l’autre passe derrière lui.
    .fail = Il se retourne pour voir ce que fait le brouillard. Chaque membre du groupe subit 1 dégât.

they-live-assault-sensor-corridor = COULOIR À CAPTEURS
    .text = Un couloir blanc sans une lampe, et pourtant clair. Il écoute le poids.
    .fail = Il a entendu les chaussures de quelqu’un. Chaque membre du groupe subit 2 dégâts.

they-live-assault-security-hub = CENTRE DE SÉCURITÉ
    .text = Toutes les caméras de la ville aboutissent ici. Aveuglez la pièce d’abord, puis occupez-vous de ceux qu’on paie pour regarder.
    .fail = Ils vous regardent échouer sur quatre-vingt-dix écrans, et repassent la scène. Chaque membre du groupe subit 1 dégât.

they-live-assault-executive-lift = ASCENSEUR DE LA DIRECTION
    .text = Il ne s’ouvre que pour un seul pouce, et le pouce est en haut. Il reste toujours les câbles.
    .fail = L’ascenseur descend tout seul. Il n’est pas vide. Combat : Discrétion 3, Combat 6, santé 8.

they-live-assault-catwalk = PASSERELLE
    .text = Trente centimètres d’acier au-dessus des projecteurs. En dessous, le film du soir a une scène très calme.
    .fail = Un boulon tombe dans la scène calme. Chaque membre du groupe subit 1 dégât.

they-live-assault-last-rehearsal = DERNIÈRE RÉPÉTITION
    .text = Le présentateur répète minuit avec son vrai visage. Parlez-lui.
    .fail = Il finit sa phrase, et elle parle de vous. Chaque membre du groupe subit 1 dégât.

they-live-assault-cooling-plant = CENTRALE DE REFROIDISSEMENT
    .text = Le cœur transpire, et des hommes à longs crochets gardent les vannes. Ils ne sont pas nombreux.
    .fail = L’un des crochets trouve la vanne, et la vapeur vous trouve. Chaque membre du groupe pioche 1 carte Blessure.

they-live-assault-the-long-desk = LE LONG BUREAU
    .text = Au bout de vingt mètres de noyer est assis l’homme qui signe pour tout. Il est humain, et on peut encore le lui demander.
    .fail = Il signe pour vous aussi. Chaque membre du groupe subit 1 dégât.

they-live-assault-emergency-power = ALIMENTATION DE SECOURS
    .text = Vous avez coupé le secteur. Maintenant, quelque chose au sous-sol se met à tourner, et il ne faut pas.
    .fail = Cela tourne. Toutes les ampoules de la tour vous regardent. Chaque membre du groupe subit 1 dégât.

they-live-assault-feedback-loop = LARSEN
    .text = Tournez leur micro vers leur haut-parleur. Cela paraît simple ; la baie a quatre cents trous.
    .fail = C’était l’autre trou. Chaque membre du groupe subit 1 dégât.

they-live-assault-roof-standoff = FACE-À-FACE SUR LE TOIT
    .text = Une moitié se lève derrière la gaine d’aération et attire le feu. L’autre moitié est déjà sur le mât.
    .fail = Ils ne tirent pas sur la moitié qui se lève. Chaque membre du groupe subit 1 dégât.

## The fourth set

they-live-assault-turnstiles = TOURNIQUETS
    .text = Ils prennent une pièce qu’on ne frappe plus. Ils prennent aussi une certaine note, fredonnée dans le bon fil.
    .fail = Ils prennent la pièce, et votre bras jusqu’au coude. Chaque membre du groupe subit 1 dégât.

they-live-assault-crowd-scene = SCÈNE DE BAGARRE
    .text = Dans la cour, on tourne une rixe de bar, et il manque des gens pour tomber. Tombez vers la porte.
    .fail = Le réalisateur veut la refaire, avec de vraies bouteilles. Chaque membre du groupe pioche 1 carte Blessure.

they-live-assault-steel-shutters = RIDEAUX DE FER
    .text = Toutes les issues du rez-de-chaussée se sont fermées d’un coup. Le treuil est de votre côté, et il est fait pour une main à plus de doigts.
    .fail = Le rideau monte de trente centimètres, se ravise et trouve vos chevilles. Chaque membre du groupe subit 1 dégât et pioche 1 carte Blessure.

they-live-assault-changing-of-the-guard = RELÈVE DE LA GARDE
    .text = La relève arrive à vingt-deux heures et connaît le mot de passe. Une moitié est la relève ; l’autre veille à ce que la vraie soit en retard.
    .fail = La vraie est en avance. Chaque membre du groupe subit 2 dégâts.

they-live-assault-script-department = BUREAU DES SCÉNARISTES
    .text = Douze personnes tapent la journée de demain. Lisez par-dessus leur épaule quelle porte restera ouverte.
    .fail = Demain, vous tombez dans l’escalier. C’était déjà tapé. Chaque membre du groupe subit 1 dégât.

they-live-assault-company-sports = SPORT D’ENTREPRISE
    .text = Deux vice-présidents boxent avant l’équipe de nuit, et il leur faut quelqu’un à frapper. Soyez ce quelqu’un un moment, puis cessez.
    .fail = Ils attendaient cela depuis lundi. Chaque membre du groupe subit 1 dégât.
