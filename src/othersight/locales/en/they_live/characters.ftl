# The characters, and their two specials each.

## Who

they-live-character-ray-doyle = Ray Doyle
    .bio = Heavyweight, retired by a decision nobody in the hall agreed with. Stacks crates now and counts rounds in his sleep.

they-live-character-connie-vale = Connie Vale
    .bio = Ran the city desk until the city desk was cut for a horoscope page. Still has the numbers of everyone who ever lied to her.

they-live-character-big-lou-ortega = Big Lou Ortega
    .bio = Built half the skyline, rents a room in its shadow. Can tell by the sound what a wall is hiding.

they-live-character-dot-kimura = Dot Kimura
    .bio = Fixed telephones for the company until she heard what was under the dial tone. The company let her go. The tone did not.

they-live-character-deacon-ames = Deacon Ames
    .bio = A storefront, forty chairs and a voice that carries two blocks. Has buried more neighbours than he has married.

they-live-character-doc-halloran = Doc Halloran
    .bio = Runs a free clinic on expired samples and nerve. Keeps a drawer of X-rays that fit nobody on file.

they-live-character-slim-pickett = Slim Pickett
    .bio = Never locked up, on account of never being there. Takes small things from large houses.

they-live-character-sarge-whitlock = Sarge Whitlock
    .bio = Two tours, one pension cheque, always late. Sleeps with her boots on and wakes up with a plan.

## Specials

they-live-special-glass-jaw-iron-will = GLASS JAW, IRON WILL
    .text = While at least half your health is gone you have 1 more Combat die.

they-live-special-pep-talk = PEP TALK
    .text = Action: every player on your space, you included, removes 1 damage.

they-live-special-sources = SOURCES
    .text = Action: pay 1 scrap and draw 1 card from the Stash.

they-live-special-on-the-record = ON THE RECORD
    .text = You have 2 more Influence dice to Persuade.

they-live-special-salvager = SALVAGER
    .text = A glasses token costs you 1 scrap less to CRAFT.

they-live-special-strip-it-down = STRIP IT DOWN
    .text = Action: gain 2 scrap and take 1 wanted token.

they-live-special-phone-phreak = PHONE PHREAK
    .text = You have 1 more die in every Tech test on a card.

they-live-special-dead-air = DEAD AIR
    .text = Action: remove 2 of your wanted tokens.

they-live-special-witness = WITNESS
    .text = You have 1 more Influence die with a broker and in the Final Assault.

they-live-special-laying-on-of-hands = LAYING ON OF HANDS
    .text = Action: every player on your space, you included, removes 1 wanted token.

they-live-special-bedside-manner = BEDSIDE MANNER
    .text = You have 1 more Intelligence die on the reward roll after a fight.

they-live-special-patch-up = PATCH UP
    .text = Action: every player on your space, you included, removes 1 damage.

they-live-special-back-roads = BACK ROADS
    .text = The freeway costs you no wanted tokens.

they-live-special-five-finger-discount = FIVE-FINGER DISCOUNT
    .text = Action: draw 1 Item from the Stash and take 2 wanted tokens.

they-live-special-cool-under-fire = COOL UNDER FIRE
    .text = You have 1 more Stealth die against enemies and players, and with 5 or more wanted tokens 1 more Combat die.

they-live-special-dig-in = DIG IN
    .text = Action: remove 2 of your damage.

## The second set

they-live-character-nell-brannigan = Nell Brannigan
    .bio = Twenty-two years behind the wheel of the same cab. Knows every street by its potholes and every liar by the tip.

they-live-special-side-streets = SIDE STREETS
    .text = You have 1 more Stealth die while you are on an unnamed space.

they-live-special-fares-please = FARES, PLEASE
    .text = Action: gain 1 scrap and remove 1 of your wanted tokens.

they-live-character-sol-feldman = Sol Feldman
    .bio = Optician, forty years at the same bench. Ground a pair last spring to an order nobody signed, and tried them on.

they-live-special-cat-nap = CAT NAP
    .text = LAY LOW removes 1 more of your damage.

they-live-special-grind-a-lens = GRIND A LENS
    .text = Action: gain 1 glasses token and take 2 wanted tokens.
