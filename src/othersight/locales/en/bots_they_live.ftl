# What a player of They Live run by the machine believes of the others, and why.

live-belief = { $seat } is an Invader with a chance of { $percent } %.
live-belief-alike = Nothing speaks for or against anybody yet: each of the others is an Invader with a chance of { $percent } %.
live-evidence-seen = { $identity ->
    [invader] The lenses have shown an Invader there.
   *[human] The lenses have shown a Human there.
}
live-evidence-sorted = Looked through the lenses, deployed { $deployed } and threw { $discarded } away.
live-evidence-unsorted = Deployed { $deployed } without a look.
live-evidence-refusal = { $times ->
    [one] Has refused to help once.
   *[other] Has refused to help { $times } times.
}
live-evidence-stall = Led at a late hour and did not begin the Final Assault.
live-evidence-lie = Has said something that the lenses contradict.
live-evidence-accused = { $by } says: an Invader.
live-evidence-vouched = { $by } says: a Human.
live-evidence-let-through = { $sabotaged ->
    [0] Deployed { $deployed } after a look, and none was sabotaged.
   *[other] Deployed { $deployed } after a look, and sabotaged cards came through.
}
