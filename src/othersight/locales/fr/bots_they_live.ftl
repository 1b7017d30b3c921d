# What a player of They Live run by the machine believes of the others, and why.

live-belief = { $seat } est un Envahisseur, avec une probabilité de { $percent } %.
live-belief-alike = Rien ne parle encore pour ou contre quelqu’un : chacun des autres est un Envahisseur avec une probabilité de { $percent } %.
live-evidence-seen = { $identity ->
    [invader] Les lunettes y ont montré un Envahisseur.
   *[human] Les lunettes y ont montré un Humain.
}
live-evidence-sorted = Après un regard à travers les lunettes, déploiement : { $deployed }, défausse : { $discarded }.
live-evidence-unsorted = Déploiement sans regarder : { $deployed }.
live-evidence-refusal = { $times ->
    [one] A refusé d’aider { $times } fois.
   *[other] A refusé d’aider { $times } fois.
}
live-evidence-stall = Chef à une heure tardive, n’a pas lancé l’Assaut Final.
live-evidence-lie = A dit quelque chose que les lunettes contredisent.
live-evidence-accused = { $by } dit : un Envahisseur.
live-evidence-vouched = { $by } dit : un Humain.
live-evidence-let-through = { $sabotaged ->
    [0] Déploiement après un regard : { $deployed }, et rien n’était saboté.
   *[other] Déploiement après un regard : { $deployed }, et des cartes sabotées sont passées.
}
