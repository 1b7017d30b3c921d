# What `othersight replay` says.

replay-help = Show a saved game again, step by step, as one seat knows it.
    .file = A game saved with the command save of othersight play.
    .seat = Through whose eyes: sins, heroes-1, player-1 and so on. Without it a spectator's, who sees no secret. Of a game that goes on, name no seat but your own.
    .all = Show everything, secrets too. Only of a game that is over.
    .timeline = Show only who learnt what when and who claimed what; of a game that is over, also whether it was true.
    .step = Begin at this step; where the output is no terminal, show this step alone, with the board.
    .json = Print one JSON object: the steps, or with --step one step and the view after it.
    .verify = Only check that the decisions lead to the saved state. Exit status 1 if they do not.

replay-title = { $eyes ->
    [all] { $decisions } decisions, everything shown.
   *[seat] { $decisions } decisions, as { $seat } sees them.
}
replay-private = This game goes on: what follows is for the eyes of { $seat } alone.
replay-how = n or Enter goes on, p goes back, goto N jumps; { $pages }, log, card NAME and rule ID show the position; { $timeline ->
    [yes] timeline tells who learnt and claimed what; { "" }
   *[no] { "" }
}quit leaves.
replay-decision = Decision { $number }, { $seat }: { $option } [{ $typed }] ({ $rule })
replay-aside = Decision { $number }, { $seat }, without being asked: { $option } [{ $typed }]
replay-milestone = { $step }: { $line }{ $judged ->
    [yes] { " " }{ $verdict }
   *[no] { "" }
}
replay-milestone-alone = { $step }: (only { $seats }) { $line }
replay-no-timeline = Nothing of the kind: nobody has learnt or claimed anything that a timeline would tell.
replay-at = Step { $number } of { $last }
replay-first = This is the beginning.
replay-last = This is the end.
replay-no-step = there is no such step; this game has steps 0 to { $last }
replay-unknown = I do not understand "{ $typed }". Type n, p, goto N, board or quit.
replay-unfinished = The game goes on from here: othersight play --load continues it.
replay-all-unfinished = this game is not over, and its secrets stay secret until it is; name your own seat with --seat instead of --all
replay-verified = { $file } is sound: its { $decisions } decisions lead to the position it holds
