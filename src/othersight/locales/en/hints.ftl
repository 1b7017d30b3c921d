# What a machine player would do, and why.

hint-says = A player of level { $level } would take { $number }: { $option }.
hint-by-judgement = It goes by judgement here; what to expect of that was found afterwards, on a few imagined tables.
hint-by-chance = It takes any option, all equally likely; what to expect of that was found afterwards, on a few imagined tables.
hint-estimate = From there it expects to win with { $chance }, by what it knows and the levels it reckons with.
hint-alternative = The next best it tried: { $option }, with { $chance }.
hint-compared = To compare: { $option }, with { $chance }.
hint-not-clearly-better = It also tried: { $option }, with { $chance }. That lead is too small to trust, so it keeps to its judgement.
hint-odds = The roll: { $odds }.
