# Why an option is not open. What both games say stands with the texts of the first.

## Anything

reason-no-such-pin = Cette case n’existe pas sur le plateau : { $written }.
reason-no-such-player = Ce joueur n’est pas à la table : { $written }.
reason-not-carried = Vous ne portez pas cette carte : { $written }.
reason-injury-forbids = Impossible avec la Blessure { $injury }.
reason-news-forbids = Impossible tant que les nouvelles annoncent { $news }.

## Claims, and cards used unasked

reason-claim-any-time = Une déclaration ne répond à rien ; mais vous pouvez la faire ou la retirer à tout moment.
reason-not-a-claim = Ce n’est pas une déclaration : { $written }. Une déclaration porte sur une personne de la table (human ou invader), la case d’un panneau (son message), une carte par son nom (clean ou sabotaged) ou le dépôt sur la case d’un panneau (combien de ses cartes sont sabotées).
reason-not-your-claim = Vous n’avez fait aucune déclaration de ce numéro ; on ne retire que ses propres déclarations.
reason-claim-withdrawn = Cette déclaration a déjà été retirée.
reason-use-any-time = { $card } n’attend aucune question : vous pouvez utiliser cette carte maintenant, et la question sera reposée ensuite.
reason-on-offer = La carte { $card } est proposée dans un échange ; elle ne peut pas servir avant la réponse.
reason-card-not-usable = Cette carte ne peut pas servir maintenant : seulement une carte à Usage unique qui est à vous, sans texte Action, et dont le texte aurait un effet.

## The Action turn

reason-action-taken = L’action { $action } a déjà été faite dans ce tour d’Action, et aucune ne se fait deux fois.
reason-free-move-first = Le déplacement gratuit vient d’abord : allez quelque part, ou restez.
reason-free-move-over = Le déplacement gratuit est terminé.
reason-stands-there = Vous êtes déjà { $space_at }.
reason-no-thread = Aucun fil ne relie { $own_the } et { $space_the }.
reason-not-on-freeway = La case { $own } n’est pas sur l’autoroute.
reason-no-freeway-there = L’autoroute ne mène pas { $space_to }.
reason-enemy-here = Il y a un ennemi { $own_at } ; on ne se planque pas à côté d’un ennemi.
reason-nobody-here = Il n’y a personne d’autre { $own_at }.
reason-not-oneself = Il faut quelqu’un d’autre.
reason-not-here = { $player } n’est pas { $own_at }.
reason-trade-refused = { $player } a refusé un échange dans ce tour d’Action ; on ne redemande pas.
reason-nothing-to-give = Vous n’avez ni carte ni ferraille à proposer.
reason-no-cards = Vous ne portez aucune carte.
reason-no-enemy-elsewhere = Il n’y a aucun ennemi sur une autre case.
reason-no-glasses = Vous n’avez pas de jeton Lunettes.
reason-inspect-what = INSPECTER montre soit vos cartes, soit les panneaux : précisez.
reason-craft-what = BRICOLER donne soit de la ferraille, soit un jeton Lunettes : précisez.
reason-glasses-cost = Un jeton Lunettes coûte { $price } ; vous avez { $scrap }.
reason-not-your-ability = { $ability } est la capacité d’un autre personnage.
reason-ability-always-on = { $ability } n’est pas une action : cette capacité agit d’elle-même dès qu’elle le peut.
reason-no-action-text = La carte { $card } n’a pas de texte Action.
reason-not-equipped = La carte { $card } doit être équipée pour servir.
reason-used-this-turn = { $thing } a déjà servi dans ce tour d’Action.
reason-without-effect = { $thing } n’aurait aucun effet maintenant.
reason-without-effect-for = Cela n’aurait maintenant aucun effet pour { $player }.
reason-only-for-others = Ce texte vaut pour quelqu’un d’autre.
reason-no-injury = Vous n’avez aucune Blessure.
reason-no-such-injury = Vous n’avez pas cette Blessure.
reason-injury-passes = La Blessure { $injury } est légère : elle disparaît d’elle-même à la fin de la manche qui suit.
reason-injury-needs-rest = La Blessure { $injury } se soigne avec SE PLANQUER.
reason-injury-permanent = La Blessure { $injury } est permanente : seule une carte qui soigne une Blessure y peut quelque chose.
reason-injury-costs = Soigner la Blessure { $injury } coûte { $price } ; vous avez { $scrap }.
reason-remove-what = On peut retirer un avis de recherche ou un dégât : précisez.
reason-nothing-to-remove = Vous n’en avez plus.
reason-card-or-scrap = On échange une carte ou de la ferraille.
reason-one-or-two-scrap = On donne 1 ou 2 ferrailles, ni plus ni moins.
reason-not-that-much-scrap = Vous avez { $scrap }.
reason-trade-breaks-limit = Après l’échange, quelqu’un aurait plus de 5 ferrailles.
reason-no-such-tile = Cette tuile Ennemi n’est pas sur le plateau.
reason-tile-already-here = La tuile { $tile } est déjà sur votre case.
reason-tile-not-closest = C’est l’ennemi le plus proche qui vient : { $closest }.
reason-not-closer = Passer par { $space_the } ne le rapproche pas.
reason-at-least-one-card = Il faut au moins une carte.

## Enemies and confrontations

reason-cannot-decline = On ne décline pas une attaque : combattez, Persuadez ou appelez à un effort collectif.
reason-not-persuadable = Sans l’icône Influence, cet ennemi ne se laisse pas Persuader.
reason-team-refused = Vous avez appelé à un effort collectif contre cet ennemi, et personne n’est venu.
reason-no-team-here = Il n’y a ici personne qui puisse encore combattre cet ennemi.
reason-they-engaged = { $player } a déjà fait face à un ennemi ou à un autre joueur pendant cette phase.
reason-no-freeway-flight = On ne fuit pas par l’autoroute, seulement le long d’un fil.

## The Location turn and cards

reason-no-need-to-recover = Rien ne vous oblige à Récupérer ; passez si vous ne voulez rien faire.
reason-billboard = À un panneau, on entrepose, on marchande ou on vérifie ; il n’y a ni carte Lieu ni carte Histoire.
reason-no-billboard = Il n’y a pas de panneau { $own_at }.
reason-cable-54 = À Cable 54, il n’y a rien d’autre à faire que lancer l’Assaut Final.
reason-story-complete = Votre histoire est achevée.
reason-no-story-left = Vous n’avez plus de carte Histoire.
reason-story-elsewhere = Votre prochaine carte Histoire se joue { $space_at }.
reason-too-little-scrap = L’intermédiaire veut 2 ferrailles ; vous avez { $scrap }.
reason-no-deposit = Le dépôt { $own_of } est vide.
reason-not-at-cable-54 = L’Assaut Final se lance à Cable 54, et vous êtes { $own_at }.
reason-assault-declared = L’Assaut Final a déjà été lancé.
reason-not-leader = Seul le chef lance l’Assaut Final, et c’est { $leader }.
reason-clock-not-red = Il est { $hour }, et l’horloge n’est rouge qu’à partir de 19:00.
reason-say-how-much = Dites combien, par un nombre.
reason-less-scrap-here = Il y a seulement { $count } ici.
reason-scrap-limit = Vous avez { $scrap }, et 5 est le maximum.
reason-not-dropped-here = Cette carte n’est pas ici.
reason-one-by-one = Les cartes se décident une par une ; ce n’est pas le tour de celle-ci.
reason-card-moved = La carte { $card } a déjà été déplacée cette fois-ci.
reason-already-equipped = La carte { $card } est équipée.
reason-not-in-slot = La carte { $card } n’est pas équipée.
reason-no-such-pile = La Cachette a deux piles, 0 et 1.
reason-pile-empty = Cette pile est vide.
reason-must-draw = Ces cartes doivent être piochées.
reason-must-discard = Vous portez trop de cartes et devez défausser.
reason-not-a-spare = Ce n’est pas un des personnages de réserve.

## The Final Assault

reason-not-in-group = La première moitié se compose de membres du groupe de test, chacun une fois.
reason-half-in-order = Nommez les membres de la première moitié dans l’ordre de leurs places.
reason-uneven-split = Les moitiés ne peuvent différer que d’une personne.
reason-not-an-invader = Seul un Envahisseur peut se révéler, et vous êtes un Humain.
reason-not-sabotaged = Cette carte n’est pas parmi les cartes sabotées.
reason-not-a-resource = Cette carte ou cette tuile n’est pas parmi les Ressources utiles.
reason-resource-of-other-skill = { $resource } aide aux tests { $skill_of }, pas à celui-ci.
reason-fought-already = Il y a déjà eu un combat contre { $player } après cette carte.
reason-not-a-candidate = On ne peut pas choisir { $player } dans ce vote.
reason-not-revealed = { $player } n’est pas un Envahisseur révélé qui participe.

## Moments

they-live-reason-treating = Traiter une Blessure
they-live-moment-first-leader = quand on choisit le chef
they-live-moment-reorganize = pendant SE RÉORGANISER
they-live-moment-pile = quand vous piochez dans la Cachette
they-live-moment-too-many-cards = quand vous portez plus de 10 cartes
they-live-moment-spare = quand votre personnage est mort
they-live-moment-cure = quand une de vos Blessures est soignée
they-live-moment-free-move = pendant votre tour d’Action, avec le déplacement gratuit ou SE DÉPLACER
they-live-moment-action = pendant votre tour d’Action
they-live-moment-lay-low = pendant SE PLANQUER
they-live-moment-offer = pendant ÉCHANGER
they-live-moment-trade = quand quelqu’un vous propose un échange
they-live-moment-distract = pendant DISTRAIRE LES AUTORITÉS
they-live-moment-take-apart = pendant BRICOLER, ou quand vous ramassez ce qui se trouve sur votre case
they-live-moment-target = quand on utilise une carte qui peut servir à plusieurs personnes
they-live-moment-encounter = quand un ennemi vous attaque
they-live-moment-team = quand quelqu’un appelle à un effort collectif
they-live-moment-weapon = avant de lancer Combat avec une Arme dans son emplacement
they-live-moment-reward = quand vous avez battu un ennemi
they-live-moment-confront = après toutes les rencontres, si vous n’avez fait face à personne pendant cette phase
they-live-moment-pvp-escape = quand quelqu’un vous affronte et que votre Discrétion est critique
they-live-moment-pvp-look = quand vous avez combattu quelqu’un en dépensant un jeton Lunettes
they-live-moment-distract-way = quand un ennemi s’approche, ou quand vous fuyez
they-live-moment-location = pendant votre tour de Lieu
they-live-moment-collect-card = quand vous ramassez ce qui se trouve sur votre case
they-live-moment-build = pendant Entreposer
they-live-moment-gather = pendant Marchander, après un lancer sans succès
they-live-moment-check = pendant Vérifier et déployer
they-live-moment-pvp-glasses = avant les lancers d’une confrontation, ou pendant Vérifier et déployer
they-live-moment-deploy = pendant Vérifier et déployer, en dépensant un jeton Lunettes
they-live-moment-nominee = quand une descente est annoncée
they-live-moment-retreat = quand une carte de l’Assaut Final est révélée, pour les Envahisseurs déjà révélés
they-live-moment-split = quand une carte de l’Assaut Final divise le groupe
they-live-moment-reveal = à chaque tentative de l’Assaut Final
they-live-moment-sabotage = dans l’Assaut Final, pour un Envahisseur révélé
they-live-moment-resource = dans l’Assaut Final, avant le lancer
they-live-moment-assault-fight = quand un ennemi barre la route dans l’Assaut Final
