# What a machine player would do, and why.

hint-says = A player of level { $level } would take { $letter }: { $option }.
hint-by-judgement = It goes by judgement here. What to expect was looked into afterwards on a few imagined tables: rough figures, which do not overrule it.
hint-by-chance = It takes any option, all equally likely. What to expect was looked into afterwards on a few imagined tables: rough figures.
hint-estimate = It expects its side to win { $chance } of the games that go on from there.
hint-alternative = The next best it tried, { $chance }: { $option }.
hint-compared = To compare, { $chance }: { $option }.
hint-not-clearly-better = It also tried, { $chance }: { $option }. That lead is too small to trust, so it keeps to its judgement.
hint-odds = The roll: { $odds }.
