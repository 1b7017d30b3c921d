# What the command line says of itself, of rules and of their coverage.

cli-about = The Others: 7 Sins and They Live: Assault on Cable 54, rule for rule.
cli-version = othersight { $version }
cli-version-help = Print the version and stop.
cli-examples = Examples:
cli-interrupted = interrupted
cli-language-help = The language to speak: en, fr or ja. Without it, the one that the environment names (OTHERSIGHT_LANGUAGE, LC_ALL, LC_MESSAGES or LANG), else English. What is not translated yet is said in English.
cli-no-such-language = there is no language { $given }; there are { $languages }
cli-extra = othersight { $command } needs { $missing }, which is not installed: pip install '{ $extra }'
cli-cannot-print = cannot write the output: { $reason }
cli-set-up = ({ $game }) { $help }
cli-no-such-option = { $game } has no option { $flag }; it has { $flags }
cli-no-file = { $given } is no { $option }; give { $values }, or the name of a { $option } file ({ $reason })
cli-figure = { $given } is no figure: write its path and a whole number, true, false or N, such as heroes.rose.skill=3

# Help: headings, what every command has, and what is said behind an option.
cli-usage = Usage: { $command }
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND [ARGS]...
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-commands = Commands:
cli-help-help = Show this message and exit.
cli-completion-install-help = Install completion for the current shell.
cli-completion-show-help = Show completion for the current shell, to copy it or to change how it is installed.
cli-completion-installed = Completion is installed; it works in the next terminal that you open.
cli-kind-text = text
cli-kind-whole = whole number
cli-kind-number = number
cli-kind-path = path
cli-note-default = default: { $value }
cli-note-required = required

# Refusals of what was typed.
cli-refused = Error: { $problem }
cli-try-help = Try '{ $command } { $option }' for help.
cli-aborted = Stopped.
cli-unknown-option = No such option: { $option }
cli-unknown-option-near = No such option: { $option } (possible options: { $near })
cli-option-no-value = Option { $option } does not take a value.
cli-option-needs-value = Option { $option } needs a value.
cli-missing-argument = Missing argument { $name }.
cli-missing-option = Missing option { $name }.
cli-missing-command = Missing command.
cli-no-such-command = No such command '{ $name }'.
cli-no-such-command-near = No such command '{ $name }'. Did you mean { $near }?
cli-too-many-arguments = Too many arguments: { $given }
cli-bad-value = { $name } does not take this value.
cli-bad-whole = { $name } takes a whole number.
cli-bad-whole-from = { $name } takes a whole number, { $least } or more.
cli-bad-whole-between = { $name } takes a whole number from { $least } to { $most }.
cli-bad-number = { $name } takes a number.
cli-bad-number-from = { $name } takes a number, { $least } or more.
cli-bad-number-between = { $name } takes a number from { $least } to { $most }.

rules-help = Read the rule catalogues and see which rules are tested.
rules-show-help = Show rules, cards, timing windows or worked examples by id, such as TO-FIGHT-07.
    .ids = Ids in any spelling of case.
rules-search-help = Find the rules that contain all the words.
    .words = Words or parts of words.
    .game = Look in one game only: the-others or they-live.
rules-where-help = Show where a rule lives: text, steps, tests, reasons that cite it, cards that touch it.
    .id = An id such as TO-FIGHT-07, in any spelling of case.
rules-coverage-help = Tell which rules are proved: a test with the id passed and asserted something, and tests with the id noticed at least two faults planted in its steps (make mutate). Exit status 1 when a rule is unproved or has no test.
    .game = Only this game: the-others or they-live.
    .json = Print one JSON object.

rules-unknown = there is no rule { $id }; try: othersight rules search WORDS
rules-unknown-near = there is no rule { $id }; did you mean { $near }?
rules-unknown-game = there is no game { $game } with a rule catalogue; there are: { $games }
rules-none-found = no rule contains all of: { $words }
rules-sources = Sources: { $sources }
rules-ruling = Holds a ruling, marked (ruling): the rulebook leaves the point open or contradicts itself, and this is how it is played here, with the reason.
rules-as-printed = The name is spelled as printed.
rules-legend = Sources: { $sources }.
rules-source-000 = 000 is the official English rulebook of The Others, p its page
rules-source-001 = 001 is the Japanese text, an earlier draft with component lists
rules-source-002 = 002 is a summary by a third party
rules-source-003 = 003 is the French text, an earlier draft
rules-source-004 = 004 is the official rulebook of They Live, p its page
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}

where-steps = Steps
where-no-steps = No code carries the id.
where-tests = Tests
where-no-tests = No test that asserts something carries the id.
where-tests-not-installed = Tests are not part of an installed package; run the command in a clone to see them.
where-proof = { $noticed } of { $planted } faults planted in the steps were noticed by these tests (make mutate).
where-proof-stale = That is stale: a step or a test was edited afterwards.
where-reasons = Reasons that cite it
where-no-reasons = No reason cites it.
where-cards = Cards that touch it
where-no-cards = No card touches it.
where-card-names = names the rule
where-card-window = acts in this window
where-card-answers = answers { $question }

coverage-summary = { $game }: { $rules } rules: { $proved } proved, { $stale } stale, { $unproved } unproved, { $missing } without a test, { $waived } waived
coverage-without-step = { $count ->
    [one] 1 proved rule has no code of its own in which a fault could be planted: its tests passed and asserted something.
   *[other] { $count } proved rules have no code of their own in which a fault could be planted: their tests passed and asserted something.
}
coverage-stale = Stale: proved, but a step or a test was edited afterwards. To prove them again: make mutate, or python -m tests.mutation --rule ID
coverage-unproved = Unproved: when make mutate last ran, no test with the id passed, or fewer than two faults in its steps were noticed by them.
coverage-missing = Without a test: no test that asserts something carries the id.
coverage-no-tests = rule coverage is read from the tests of a source checkout, and { $place } has no tests folder; run it in a clone
coverage-no-python = { $file }, line { $line }: not Python: { $reason }
coverage-no-toml = { $file }: not TOML: { $reason }
coverage-no-list = { $file }: "rules" must be a list of rule ids, such as rules = ["TO-EX-05"]
coverage-unknown = { $file }: { $reason }
coverage-no-reason = { $file }: { $id } needs a reason, such as { $id } = "why no test can show it"
coverage-needless = { $file }: { $id } is waived, but { $place } tests it; remove the waiver
coverage-too-many = { $file }: { $count } rules of { $game } are waived; at most { $limit } may be

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
