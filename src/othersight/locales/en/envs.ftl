# What environments refuse, and what `othersight envs` says.

error-no-action = { $option } has no action: only { $spare } options of a question may be ones that the game as printed does not know
error-env-too-large = the game does not fit an observation: { $reason }
error-env-room = there are { $there } { $kind } and the environments have room for { $room }
error-env-number = { $given } is no number of games; give a whole number from 1
error-env-scenario-options = a scenario file says all of the set-up; leave { $options } out
error-env-other-game = the scenario { $file } is one of { $game }; this environment plays { $wanted }
error-env-case = there is no case { $given }; { $file } has cases 0 to { $last }
error-env-action = action { $action } ({ $text }) is not open to { $seat } now; the action mask shows which are
error-env-seats = the game seats { $given } and this environment was made for { $made }; give it the larger number of players when you make it
error-env-max-cycles = { $given } is no number of cycles; give a whole number from 1, or none to play to the end
error-env-extra = environments need { $missing }: pip install 'othersight[envs]'

envs-help = Environments for PettingZoo and Gymnasium: the_others-v1 and they_live-v2.
envs-check-help = Run PettingZoo's own tests on both environments and measure their speed with random legal actions.
    .seconds = How long each environment plays, in seconds of processor time.
    .peers = Measure PettingZoo's classic environments beside them (pip install 'pettingzoo[classic]').
    .json = Print one JSON object.
envs-passed = { $env }: { $test } passed
envs-failed = { $env }: { $test } failed: { $reason }
envs-speed = { $env }: { $steps } steps per second
envs-compiled = the engine is compiled
envs-interpreted = the engine is interpreted; make compile builds extension modules
envs-no-peer = { $env } is not there, so it is not measured: { $reason }
