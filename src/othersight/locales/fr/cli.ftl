# What the command line says of itself, of rules and of their coverage.

cli-about = The Others: 7 Sins et They Live: Assault on Cable 54, règle par règle.
cli-version = othersight { $version }
cli-version-help = Afficher la version et s’arrêter.
cli-examples = Exemples :
cli-interrupted = interrompu
cli-language-help = La langue à parler : en, fr ou ja. Par défaut, celle que nomme l’environnement (OTHERSIGHT_LANGUAGE, LC_ALL, LC_MESSAGES ou LANG), sinon l’anglais. Ce qui n’est pas encore traduit est dit en anglais.
cli-no-such-language = il n’y a pas de langue { $given } ; il y a { $languages }
cli-extra = othersight { $command } a besoin de { $missing }, qui n’est pas installé : pip install '{ $extra }'
cli-cannot-print = impossible d’écrire la sortie : { $reason }
cli-set-up = ({ $game }) { $help }
cli-no-such-option = { $game } n’a pas d’option { $flag } ; il a { $flags }
cli-no-file = { $given } n’est pas une valeur de { $option } ; donnez { $values }, ou le nom d’un fichier pour { $option } ({ $reason })
cli-figure = { $given } n’est pas une valeur : écrivez son chemin et un nombre entier, true, false ou N, par exemple heroes.rose.skill=3

# L’aide : titres, ce que chaque commande a, et ce qui se dit derrière une option.
cli-usage = Utilisation : { $command }
cli-usage-options = [OPTIONS]
cli-usage-command = COMMANDE [ARGUMENTS]…
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-heading-commands = Commandes :
cli-help-help = Afficher cette aide et quitter.
cli-completion-install-help = Installer la complétion pour l’interpréteur de commandes actuel.
cli-completion-show-help = Afficher la complétion pour l’interpréteur de commandes actuel, pour la copier ou pour changer son installation.
cli-completion-installed = La complétion est installée ; elle fonctionnera dans le prochain terminal que vous ouvrirez.
cli-kind-text = texte
cli-kind-whole = nombre entier
cli-kind-number = nombre
cli-kind-path = chemin
cli-note-default = par défaut : { $value }
cli-note-required = obligatoire

# Refus de ce qui a été tapé.
cli-refused = Erreur : { $problem }
cli-try-help = Pour l’aide, tapez « { $command } { $option } ».
cli-aborted = Arrêté.
cli-unknown-option = Cette option n’existe pas : { $option }
cli-unknown-option-near = Cette option n’existe pas : { $option } (options possibles : { $near })
cli-option-no-value = L’option { $option } ne prend pas de valeur.
cli-option-needs-value = Il faut une valeur à l’option { $option }.
cli-missing-argument = Il manque l’argument { $name }.
cli-missing-option = Il manque l’option { $name }.
cli-missing-command = Il manque une commande.
cli-no-such-command = La commande « { $name } » n’existe pas.
cli-no-such-command-near = La commande « { $name } » n’existe pas. Vouliez-vous dire { $near } ?
cli-too-many-arguments = Arguments en trop : { $given }
cli-bad-value = { $name } ne prend pas cette valeur.
cli-bad-whole = { $name } prend un nombre entier.
cli-bad-whole-from = { $name } prend un nombre entier, au moins { $least }.
cli-bad-whole-between = { $name } prend un nombre entier de { $least } à { $most }.
cli-bad-number = { $name } prend un nombre.
cli-bad-number-from = { $name } prend un nombre, au moins { $least }.
cli-bad-number-between = { $name } prend un nombre de { $least } à { $most }.

rules-help = Lire les catalogues de règles et voir quelles règles sont testées.
rules-show-help = Montrer des règles, cartes, moments de jeu ou exemples par identifiant, par exemple TO-FIGHT-07.
    .ids = Identifiants, en majuscules ou en minuscules.
rules-search-help = Trouver les règles qui contiennent tous ces mots.
    .words = Des mots ou des parties de mots.
    .game = Chercher dans un seul jeu : the-others ou they-live.
rules-where-help = Montrer où vit une règle : texte, étapes, tests, raisons qui la citent, cartes qui la touchent.
    .id = Un identifiant comme TO-FIGHT-07, en majuscules ou en minuscules.
rules-coverage-help = Dire quelles règles sont prouvées : un test portant l’identifiant a réussi et a vérifié quelque chose, et les tests portant l’identifiant ont remarqué au moins deux fautes introduites dans ses étapes (make mutate). Code de sortie 1 si une règle n’est pas prouvée ou n’a pas de test.
    .game = Ce jeu seulement : the-others ou they-live.
    .json = Afficher un objet JSON.

rules-unknown = il n’y a pas de règle { $id } ; essayez : othersight rules search MOTS
rules-unknown-near = il n’y a pas de règle { $id } ; vouliez-vous dire { $near } ?
rules-unknown-game = aucun jeu { $game } n’a de catalogue de règles ; il y a : { $games }
rules-none-found = aucune règle ne contient tous ces mots : { $words }
rules-sources = Sources : { $sources }
rules-ruling = Contient une interprétation, signalée dans le texte : le livret laisse le point ouvert ou se contredit, et c’est ainsi qu’on joue ici, avec la raison.
rules-as-printed = Le nom est écrit comme il est imprimé.
rules-legend = Sources : { $sources }.
rules-source-000 = 000 est le livret de règles officiel anglais de The Others, p sa page
rules-source-001 = 001 est le texte japonais, une version antérieure avec les listes de matériel
rules-source-002 = 002 est un résumé fait par un tiers
rules-source-003 = 003 est le texte français, une version antérieure
rules-source-004 = 004 est le livret de règles officiel de They Live, p sa page
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}

where-steps = Étapes
where-no-steps = Aucun code ne porte l’identifiant.
where-tests = Tests
where-no-tests = Aucun test qui vérifie quelque chose ne porte l’identifiant.
where-tests-not-installed = Les tests ne font pas partie du paquet installé ; lancez la commande dans un clone pour les voir.
where-proof = Fautes introduites dans les étapes : { $planted } ; remarquées par ces tests : { $noticed } (make mutate).
where-proof-stale = Ce n’est plus à jour : une étape ou un test a été modifié depuis.
where-reasons = Raisons qui la citent
where-no-reasons = Aucune raison ne la cite.
where-cards = Cartes qui la touchent
where-no-cards = Aucune carte ne la touche.
where-card-names = nomme la règle
where-card-window = agit à ce moment
where-card-answers = répond à { $question }

coverage-summary = { $game } : { $rules } règles, dont prouvées : { $proved }, périmées : { $stale }, non prouvées : { $unproved }, sans test : { $missing }, dispensées : { $waived }
coverage-without-step = { $count ->
    [one] { $count } règle prouvée n’a pas de code propre où introduire une faute : ses tests ont réussi et ont vérifié quelque chose.
   *[other] { $count } règles prouvées n’ont pas de code propre où introduire une faute : leurs tests ont réussi et ont vérifié quelque chose.
}
coverage-stale = Périmées : prouvées, mais une étape ou un test a été modifié depuis. Pour les prouver à nouveau : make mutate, ou python -m tests.mutation --rule ID
coverage-unproved = Non prouvées : au dernier make mutate, aucun test portant l’identifiant n’a réussi, ou moins de deux fautes dans ses étapes ont été remarquées.
coverage-missing = Sans test : aucun test qui vérifie quelque chose ne porte l’identifiant.
coverage-no-tests = la couverture des règles se lit dans les tests d’un dépôt source, et { $place } n’a pas de dossier tests ; lancez la commande dans un clone
coverage-no-python = { $file }, ligne { $line } : ce n’est pas du Python : { $reason }
coverage-no-toml = { $file } : ce n’est pas du TOML : { $reason }
coverage-no-list = { $file } : "rules" doit être une liste d’identifiants de règles, par exemple rules = ["TO-EX-05"]
coverage-unknown = { $file } : { $reason }
coverage-no-reason = { $file } : { $id } demande une raison, par exemple { $id } = "pourquoi aucun test ne peut le montrer"
coverage-needless = { $file } : { $id } est dispensée, mais { $place } la teste ; retirez la dispense
coverage-too-many = { $file } : règles de { $game } dispensées : { $count } ; maximum : { $limit }

# Examples of commands, to be typed as they stand.
cli-examples-analyse =
    othersight analyse game.json
    othersight analyse game.json --plot curve.svg
cli-examples-arena =
    othersight arena the-others --bots novice,regular --games 400 --jobs 2
    othersight arena they-live --bots regular --games 100 --out evenings.sqlite
    othersight arena the-others --bots regular --sweep heroes.rose.skill=2:5 --out skill.sqlite
cli-examples-balance =
    othersight balance they-live --games 400 --jobs 2
    othersight balance the-others --list
cli-examples-bench =
    othersight bench
    othersight bench --seconds 2 --json
cli-examples-campaign-new =
    othersight campaign new mine.campaign
    othersight campaign new mine.campaign --team random
cli-examples-campaign-next =
    othersight campaign next mine.campaign --seat sins
    othersight campaign next mine.campaign --simulate
cli-examples-campaign-show =
    othersight campaign show mine.campaign
cli-examples-content-check =
    othersight content check
    othersight content check my-map.toml
cli-examples-envs-check =
    othersight envs check
cli-examples-ladder =
    othersight ladder the-others --games 200 --jobs 2
cli-examples-odds-the-others =
    othersight odds the-others --fight 4 --defense 2 --against abomination,acolyte
cli-examples-odds-they-live =
    othersight odds they-live --combat 4 --stealth 3 --against human-cop --life 5
cli-examples-play =
    othersight play the-others
    othersight play they-live --players 5 --difficulty easy
    othersight play the-others --seat sins --machine expert
cli-examples-replay =
    othersight replay game.json
    othersight replay game.json --seat heroes-1
cli-examples-verify =
    othersight verify game.save
cli-examples-rules-show =
    othersight rules show TO-FIGHT-07 TL-STASH-13
cli-examples-rules-search =
    othersight rules search fire check
    othersight rules search vote --game they-live
cli-examples-rules-where =
    othersight rules where TO-FIGHT-07
cli-examples-rules-coverage =
    othersight rules coverage
    othersight rules coverage --game they-live
cli-examples-scenario-run =
    othersight scenario run mine.scn
cli-examples-scenario-new =
    othersight scenario new mine.scn
    othersight scenario new --game they-live mine.scn
cli-examples-scenario-export =
    othersight scenario export game.json mine.scn
cli-examples-serve =
    othersight serve --open
    othersight serve --host 0.0.0.0 --port 8054
cli-examples-simulate =
    othersight simulate the-others --games 100 --jobs 2
    othersight simulate they-live --players 4 --difficulty easy
cli-examples-texts-missing =
    othersight texts missing fr --keys
cli-examples-texts-reviewed =
    othersight texts reviewed fr the-others-log-round
