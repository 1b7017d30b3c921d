# Campaigns of The Others.

the-others-campaign-none = this Story alone
the-others-campaign-new = a campaign: all Stories in a row
    .text = All Stories in their order. Map, Sin, Acolytes and Heroes chosen here are those of the first sitting; every later one has another Sin. What survivors keep goes with them from Story to Story. At the end of a sitting the next Story is offered.
the-others-campaign-sitting = Sitting { $number } of { $planned }: { $story }
the-others-campaign-won-heroes = { $number }. { $story } ({ $opponent }): the Heroes won in Round { $rounds }. { $count ->
    [0] Nobody was killed.
   *[other] Killed: { $killed }.
}
the-others-campaign-won-sins = { $number }. { $story } ({ $opponent }): the Sin won in Round { $rounds }. { $count ->
    [0] Nobody was killed.
   *[other] Killed: { $killed }.
}
the-others-campaign-total = { $played } of { $planned } sittings played; won by the Heroes: { $heroes }, by the Sins: { $sins }.
the-others-campaign-end-heroes = The campaign is over. Haven stands: the Heroes have won it.
the-others-campaign-end-sins = The campaign is over. Haven is lost: the Sins have won it.
the-others-campaign-next = Next: { $story }, against { $opponent }.
the-others-campaign-next-heroes = { $heroes } begin; in the Reserve: { $others }.
the-others-campaign-next-back = Killed, but still in the team: { $heroes }. All others of the same class have been killed before or are in the team.
the-others-campaign-next-kept = Kept from this sitting: { $cards }.
the-others-campaign-next-nothing = No Upgrade is kept from this sitting.
the-others-campaign-next-past = A Dark Past goes on with { $heroes }, unless the Story deals those cards anew.
the-others-campaign-kept = { $card } ({ $hero })
