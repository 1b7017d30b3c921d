# What `othersight verify` says.

verify-help = Check that a finished game was played with the chance that its server had committed to.
    .file = The file of a finished game, downloaded from its replay page or saved with the command save of othersight play.
    .commitment = The commitment that you noted before the game; the file must have the same.
    .part = What your browser added to the chance, as you noted it; the file must have it.

verify-played = Played again from its seed: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, every shuffle, { $bytes } bytes of chance. All is as the file says.
verify-fair = The seed follows from the secret and the parts of { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. The secret fits the commitment { $commitment }.
verify-options = The options of the game were { $options }. Compare them with those that you saw at the table: the seed says nothing of them.
verify-known = The commitment is the one you gave.
verify-compare = Compare the commitment with the one that you were shown before the game, or give it with --commitment: only that proves that the server did not choose its secret later.
verify-known-part = A part is the one you gave.
verify-compare-part = Look whether what your browser added is among the parts, or give it with --part: only that proves that the server did not put another in its place.
verify-no-proof = The file says nothing of a server's secret: it is a local game, or one that began in a given position.
verify-incomplete = The file does not say which secret its chance comes from.
verify-other-secret = The secret is not the one that was committed to: its hash is another.
verify-other-commitment = The server committed to something else before the game: the commitment of the file is not the one you gave.
verify-other-seed = The seed of the game does not follow from the secret and the parts of the seats.
verify-other-seat = A part is not of a seat of this game: somebody may have tried many until the dice were as wanted.
verify-other-part = What you added to the chance is not in the file.
verify-not-over = The game in the file has not ended, though a server tells its secret after the end only: the last decisions are missing.
verify-given-start = The game begins in a given position, so not all of its chance comes from the seed: a server commits to no such game.
