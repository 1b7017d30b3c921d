# The pages of They Live: board, players, cards, talk and the Final Assault.

they-live-page-who = { $character } ({ $seat })
they-live-page-spare = { $character } (a spare character)
they-live-page-dead = { $character } (dead, was { $seat })

## Board

they-live-page-moment-first = Set-up, { $hour }. The first leader is still to be elected. Difficulty { $difficulty }.
they-live-page-moment = { $round ->
    [0] Set-up
   *[other] Round { $round }
}, { $hour }. The leader is { $leader }. Difficulty { $difficulty }. { $news ->
    [0] No news card is left.
    [one] 1 news card is left.
   *[other] { $news } news cards are left.
}
they-live-page-assault-later = From { $hour } on the leader can call the Final Assault at Cable 54.
they-live-page-assault-red = The clock is red: the leader can call the Final Assault at Cable 54.
they-live-page-assault-under-way = The Final Assault is under way.
they-live-page-space = { $number } { $name } (to { $ways }{ $freeway ->
    [yes] , freeway
   *[no] { "" }
})
they-live-page-space-with = { $number } { $name } (to { $ways }{ $freeway ->
    [yes] , freeway
   *[no] { "" }
}): { $things }
they-live-page-dropped = { $card } on the ground
they-live-page-enemy-front = { $enemy }{ $count ->
    [0] { "" }
   *[other] { " (" }{ $icons })
}
they-live-page-enemy-back = { $enemy } (Stealth { $stealth }, Combat { $combat }, health { $health }{ $damage ->
    [0] { "" }
   *[other] , { $damage } damage
}{ $influence ->
    [0] { "" }
   *[other] , Influence { $influence }
})
they-live-page-billboard = billboard { $artwork } with { $cards } behind it
they-live-page-billboard-known = billboard { $artwork }, which says { $message }, with { $cards } behind it
they-live-page-billboard-at = { $space }: { $billboard }.
they-live-page-remembered = You have seen there: { $cards }.
they-live-page-freeway = Freeway: { $spaces }. Riding costs 1 wanted token for each of them reached.
they-live-page-space-title = { $space } in { $area }
they-live-page-kind-named = A named space: cards of the area's Location deck are met here.
they-live-page-kind-unnamed = An unnamed space: cards of the generic Location deck are met here.
they-live-page-kind-billboard = A billboard: build, gather, or check and deploy.
they-live-page-kind-cable54 = Cable 54: from here the leader calls the Final Assault.
they-live-page-map = [1] space, <2> freeway, {"{"}9{"}"} billboard, [[6]] Cable 54. @13: Players 1 and 3 are there; !2: two enemies. Dots are threads; board lists the same in words.
they-live-page-ways = From here to: { $ways }.
they-live-page-here = Here: { $things }.
they-live-page-here-nothing = Nobody and nothing is here.
they-live-page-which-space = Give a number from 1 to { $last }, or a name from the board, such as: space 14
they-live-page-no-space = There is no space "{ $asked }"; give a number from 1 to { $last }, or a name from the board.
they-live-page-resources-face-down = Resources: { $cards }, face down until the Final Assault.
they-live-page-resources-open = Resources: { $cards }, open to everybody.
they-live-page-recruits = Persuaded: { $recruits }.
they-live-page-useful = Useful: { $cards }.
they-live-page-sabotaged = Sabotaged: { $cards }.

## Players

they-live-page-person = { $person }{ $leader ->
    [yes] , leader,
   *[no] { "" }
} at { $space }: { $damage } damage of { $health } health, { $wanted } wanted, { $scrap } scrap, { $glasses } glasses, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
they-live-page-person-out = { $person }.
they-live-page-skill = { $skill } { $value }
they-live-page-skills = Skills: { $skills }.
they-live-page-special = { $special }: { $text }
they-live-page-slot-empty = none
they-live-page-slots = Weapon: { $weapon }. Off-hand: { $off }. Ally: { $ally }.
they-live-page-card-icon = { $card } ({ $icon })
they-live-page-bag = Bag: { $cards }.
they-live-page-bag-empty = Bag: empty.
they-live-page-bag-size = { $count ->
    [0] Bag: empty.
    [one] Bag: 1 card, hidden from you.
   *[other] Bag: { $count } cards, hidden from you.
}
they-live-page-injury = Injury { $injury }: { $text }
they-live-page-story = Story { $story }: { $passes } of 3 passes; it goes on at { $space }.
they-live-page-story-idle = Story { $story }: { $passes } of 3 passes.
they-live-page-story-done = Story { $story }: complete.
they-live-page-identity-own = Your overlay says { $identity }. Nobody else needs to know.
they-live-page-identity-seen = You have seen under the overlay: { $identity }.
they-live-page-identity-open = Everybody knows: { $identity }.
they-live-page-identity-unknown = Human or Invader: you do not know.
they-live-page-me-spectator = You only watch: no character is yours.
they-live-page-overlays = Overlays in the game, spares and the dead included: { $human } Human, { $invader } Invader.
they-live-page-no-player = There is no player { $asked }; give a number from 1 to { $last }, or a character's name.

## Cards

they-live-page-cards-of = { $person }
they-live-page-card = { $card }: { $text }
they-live-page-piles = Stash: { $first } and { $second } cards; { $discard } discarded.
they-live-page-news = { $card } ({ $colour })
they-live-page-bar = Bar: { $parts }.
they-live-page-bar-clock = clock { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} on
they-live-page-bar-raid = raid { $message }
they-live-page-bar-swap = swap { $artwork }
they-live-page-bar-enemies = enemies at { $spaces }
they-live-page-bar-scrap = scrap at { $spaces }
they-live-page-news-none = No news card is in view yet.
they-live-page-news-left = { $count ->
    [0] No news card is left.
    [one] 1 news card is left.
   *[other] { $count } news cards are left.
}

## Talk and trust

they-live-page-dated = { $round ->
    [0] Set-up
   *[other] Round { $round }
}: { $line }
they-live-page-claims-none = Nobody has claimed anything yet.
they-live-page-claim-stands = No. { $number }, { $round ->
    [0] set-up
   *[other] round { $round }
}, { $speaker }: { $claim }.
they-live-page-claim-withdrawn = No. { $number }, { $round ->
    [0] set-up
   *[other] round { $round }
}, { $speaker }: { $claim }. (Taken back.)
they-live-page-knowledge-spectator = A spectator has seen nothing through the lenses.
they-live-page-known-person = { $person }: { $identity }.
they-live-page-message = { $space }: { $artwork } says { $message }.
they-live-page-message-unknown = { $space }: what { $artwork } says you have not seen.
they-live-page-icons-own = Your cards: { $cards }.
they-live-page-icons-others = Cards others have equipped: { $cards }.
they-live-page-icons-deposits = Cards behind billboards: { $cards }.
they-live-page-icons-resources = Cards in the Resources: { $cards }.
they-live-page-icons-none = You have seen the icon of no card that lies where you could find it.
they-live-page-told = What was told or shown to you alone:
they-live-page-votes-none = Nobody has voted yet.
they-live-page-vote-open = A vote is open; still to answer: { $waiting }.
they-live-page-aside = { $typed }: { $option }
they-live-page-asides-no-card = You have no card now that could be used without being asked.
they-live-page-asides-claims =
    You can claim anything, true or not, whenever you have the keyboard:
      claim person NAME human|invader
      claim billboard SPACE MESSAGE
      claim card NAME clean|sabotaged
      claim deposit SPACE NUMBER-SABOTAGED
they-live-page-withdraw = withdraw { $number }: { $line }
they-live-page-asides-spectator = A spectator has nothing to say.

## The Final Assault

they-live-page-assault-left = { $count ->
    [0] No Final Assault card is left to turn up.
    [one] 1 Final Assault card is still to be turned up.
   *[other] { $count } Final Assault cards are still to be turned up.
}
they-live-page-group = Test group: { $group }.
they-live-page-revealed = Invaders who have shown themselves: { $shown }.
they-live-page-assault-test = { $skill } { $printed }
they-live-page-assault-card = { $card }, level { $level }, { $colour }: { $tests }. Failed { $failures } of { $limit } times.
they-live-page-assault-fail = If it fails: { $text }
they-live-page-test = Test: { $skill }, { $printed } and one more for each of { $group }.
they-live-page-test-spent = Spent for it: { $cards }.
they-live-page-test-against = Played against it: { $cards }.

## Help

they-live-help-board = board           clock and leader, every space with who and what is there
they-live-help-map = map             the board as a picture
they-live-help-space = space NAME      one space with its neighbours, by number or name
they-live-help-me = me              your character: dials, slots, bag, injuries, story, identity
they-live-help-players = players         everybody in short
they-live-help-player = player NAME     one player's open side, by number or character
they-live-help-cards = cards           all cards you see, with their texts
they-live-help-billboards = billboards      messages you know, deposits, Resources
they-live-help-news = news            the Breaking News card in view
they-live-help-claims = claims          who has claimed what, and when
they-live-help-knowledge = knowledge       what you have seen through the lenses, and when
they-live-help-votes = votes [N]       how everybody has voted, the last N lines of it
they-live-help-assault = assault         how the Final Assault stands
they-live-help-asides = asides          what you can do or say without being asked

## Whether a claim was true

they-live-verdict-true-seen = True, and the speaker had seen it.
they-live-verdict-true-unseen = True, though the speaker had not seen it.
they-live-verdict-false-seen = A lie: the speaker had seen otherwise.
they-live-verdict-false-unseen = Not true; the speaker had not seen it.
they-live-verdict-partly-seen = True of some such cards only, and the speaker had seen which.
they-live-verdict-partly-unseen = True of some such cards only; the speaker had not seen which.
