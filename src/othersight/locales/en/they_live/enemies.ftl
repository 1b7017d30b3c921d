# Enemy tiles: what the front shows, then what the back says, its rules and a line about it.

## Fronts

they-live-front-human-cop = Human Cop
they-live-front-invader-civilian = Invader Civilian
they-live-front-night-watchman = Night Watchman
they-live-front-cable-repairman = Cable Repairman
they-live-front-hired-crew = Hired Crew
they-live-front-junior-executive = Junior Executive
they-live-front-network-publicist = Network Publicist
they-live-front-plainclothes-ghoul = Plainclothes Ghoul
they-live-front-patrol-ghoul = Patrol Ghoul
they-live-front-spy-eye = Spy Eye
they-live-front-hound-handler = Hound Handler
they-live-front-bulldozer = Bulldozer
they-live-front-riot-squad = Riot Squad
they-live-front-gunship = Gunship
they-live-front-the-anchorman = The Anchorman
they-live-front-collaborators-guard = Collaborators' Guard
they-live-front-portal-warden = Portal Warden
they-live-front-the-liquidator = The Liquidator

## The bag

they-live-enemy-human-cop = Honest Cop
    .text = No special rule.
    .quote = Nine years in, and nobody has ever asked him what he thinks.

they-live-enemy-human-cop-on-the-take = Cop on the Take
    .text = No special rule.
    .quote = Somebody made an offer. Make a better one.

they-live-enemy-invader-civilian = Invader in Line
    .text = No special rule.
    .quote = Coupons in one hand, the whole block's names in the other.

they-live-enemy-invader-civilian-alarm = Invader with a Watch
    .text = When it is killed, all players in its area: take 1 wanted token.
    .quote = It was talking to its wrist all along.

they-live-enemy-night-watchman = Night Watchman
    .text = No special rule.
    .quote = Paid to see nothing. He is good at it.

they-live-enemy-cable-repairman = Cable Repairman
    .text = No special rule.
    .quote = He has been in every living room in the city.

they-live-enemy-hired-crew = Hired Crew
    .text = No special rule.
    .quote = Cash by the day, and no questions about what they are fencing in.

they-live-enemy-junior-executive = Junior Executive
    .text = No special rule.
    .quote = Two years from the corner office, or from knowing better.

they-live-enemy-network-publicist = Network Publicist
    .text = When it is placed, the leader: take 1 wanted token.
    .quote = Smile. You are already on the evening news.

they-live-enemy-plainclothes-ghoul = Plainclothes Ghoul
    .text = No special rule.
    .quote = The suit is good. The face took less time.

they-live-enemy-patrol-ghoul = Patrol Ghoul
    .text = In every raid, all players in its area: take 1 wanted token.
    .quote = It writes you up in a language with no word for maybe.

they-live-enemy-spy-eye = Spy Eye
    .text = When it is placed, all players in its area: take 1 wanted token.
    .quote = It hovers, it blinks once, and the street knows your name.

they-live-enemy-hound-handler = Hound Handler
    .text = When it is placed: it moves 2 spaces towards the most wanted player.
    .quote = The dog is nicer. The dog is not in charge.

they-live-enemy-bulldozer = Bulldozer
    .text = In every raid, all players on its space: take 2 damage.
    .quote = Yellow, insured, and quite deaf.

## Bosses

they-live-enemy-riot-squad = Riot Squad
    .text = When it wounds in a fight, every fighter: draw 1 Injury card.
    .quote = Twelve shields, one helmet size, no faces to argue with.

they-live-enemy-gunship = Gunship
    .text = In every raid, all players: take 1 wanted token.
    .quote = You feel it in your teeth first.

they-live-enemy-the-anchorman = The Anchorman
    .text = When it is placed, all players: take 1 wanted token. When it is killed, all players: remove 1 wanted token.
    .quote = Trusted in more homes than the people who live there.

they-live-enemy-collaborators-guard = Collaborators' Guard
    .text = No special rule.
    .quote = They know who signs the cheques. They have seen it eat.

they-live-enemy-portal-warden = Portal Warden
    .text = When it wounds in a fight, every fighter: take 2 wanted tokens.
    .quote = It has a lamp, a ledger, and nobody's permission to let you by.

they-live-enemy-the-liquidator = The Liquidator
    .text = When it is killed, all players on its space: gain 1 glasses token.
    .quote = A handshake, a folder, and the block is gone by Friday.

## Bosses of the second set

they-live-front-the-bailiff = The Bailiff

they-live-enemy-the-bailiff = The Bailiff
    .text = When it wounds in a fight, every fighter: lose 2 scrap. When it is killed, all players on its space: draw 1 card from the Stash.
    .quote = He has a list, and the list has your coat on it.

they-live-front-the-recruiter = The Recruiter

they-live-enemy-the-recruiter = The Recruiter
    .text = When it is placed: 2 more enemies come onto its space. When it is killed, all players in its area: remove 2 wanted tokens.
    .quote = The pay is good. It is what you are paid in that gets you.
