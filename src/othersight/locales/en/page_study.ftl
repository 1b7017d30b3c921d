# The study of a finished game.

page-tab-steps = Steps
page-tab-boards = Boards
page-tab-study = Study
page-download = Download
page-share = Share this moment
page-master = What would a master have done?
page-study-running = The machine plays the game on from many points to tell how it stood. This takes a minute or so.
page-study-failed = The study did not succeed.
page-study-point = { $step } · { $place } · { $share }
page-study-chance = { $side }: the chance to win
page-study-curve = The chance to win of { $side }, from { $first } at the beginning to { $last } at the end
page-study-turning = Turning points
page-study-split = Luck { $luck } points, decisions { $choice } points
page-study-none = None stands out.
page-study-luck = Luck with the dice
page-study-dice = dice
page-study-got = successes
page-study-expected = expected
page-study-knew = Who learnt what when
