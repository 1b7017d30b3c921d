# Names of everything that is neither a character nor a card, each with what it is or a line about it.

## Areas

they-live-area-tax-exempt = Tax Exempt
    .text = Lawns, gates and good schools. Nobody here has paid for anything since the war.

they-live-area-downtown-redevelopment = Downtown Redevelopment
    .text = Everything is coming down, and somebody is being paid twice for it.

they-live-area-downtown = Downtown
    .text = Shops, screens and prices. Look where they want you to, or somewhere else.

they-live-area-resettlement = Resettlement
    .text = Where the people from the other three areas were put. Temporary, since nine years.

## Spaces

they-live-space-country-club = Country Club
    .text = Eighteen holes and no poor ones. Deals are done here before they are news.
they-live-space-hillside-ramp = Hillside Ramp
    .text = The freeway begins here, quite reluctantly.
they-live-space-hilltop-house = Hilltop House
    .text = All glass, all view. From up here the city looks like a switchboard.
they-live-space-private-bank = Private Bank
    .text = No sign, no windows, no accounts under seven figures.
they-live-space-service-road = Service Road
    .text = How the hill gets its groceries, its guards and its television.
they-live-space-cable-54 = Cable 54
    .text = A white tower with a dish on it. It is on in every room you have ever been in.
they-live-space-construction-site = Construction Site
    .text = Steel, dust and cash wages. It is going to be something with a lobby.
they-live-space-cleared-block = Cleared Block
    .text = Front steps, forty of them, leading up to nothing.
they-live-space-scaffold-billboard = Scaffold Billboard
    .text = Six storeys of picture, held up by pipe. There is a door at the back.
they-live-space-day-labor-office = Day Labor Office
    .text = Be here by five. Be picked by six, or do not be.
they-live-space-half-built-hotel = Half-Built Hotel
    .text = The money ran out at the ninth floor. The deliveries did not.
they-live-space-fenced-lot = Fenced Lot
    .text = Wire, weeds, and a sign with an artist's impression of you.
they-live-space-rooftop-billboard = Rooftop Billboard
    .text = You can see it from anywhere downtown. It was thought of.
they-live-space-supermarket = Supermarket
    .text = Bright, cold and endless, with music that has no beginning.
they-live-space-newsstand = Newsstand
    .text = All the titles, one owner. He means the other owner.
they-live-space-back-alley = Back Alley
    .text = Bins, bricks and room to disagree for quite a long time.
they-live-space-downtown-ramp = Downtown Ramp
    .text = Middle of the freeway, middle of the map, middle of the trouble.
they-live-space-parking-garage = Parking Garage
    .text = Nine levels down. People lose their cars here, and other things.
they-live-space-free-clinic = Free Clinic
    .text = Take a number. The number is large, but they do get to it.
they-live-space-rail-cut = Rail Cut
    .text = The line was shut in the spring. The trains at night were not told.
they-live-space-tent-camp = Tent Camp
    .text = Four hundred people, two taps, one television.
they-live-space-storefront-church = Storefront Church
    .text = Choir every evening until very late, and never a wrong note.
they-live-space-river-ramp = River Ramp
    .text = The end of the freeway, or the start, if you are in a hurry.
they-live-space-rail-yard-billboard = Rail Yard Billboard
    .text = The far corner of the city. Only people with nothing see this one, and it was put up for them.

## Billboards

they-live-artwork-billy = Billy
    .text = A boy, a dog, a sugary drink. He has been nine for as long as anyone remembers.
they-live-artwork-sun-cruise = Sun Cruise
    .text = A white ship on a blue sea, and two people with excellent teeth.
they-live-artwork-slimline = Slimline
    .text = A woman laughs at a salad. You too could be amused by so little.
they-live-message-obey = OBEY
    .text = Four letters, black on white, as high as a house.
they-live-message-consume = CONSUME
    .text = It does not say what. It does not need to.
they-live-message-marry-and-reproduce = MARRY AND REPRODUCE
    .text = They are planning for the long term.

## Skills

they-live-skill-stealth = Stealth
    .text = Not being noticed: the first roll of every encounter, less a die for each wanted token.
they-live-skill-combat = Combat
    .text = Fists and guns, counted in successes against an enemy's health and Combat.
they-live-skill-influence = Influence
    .text = Talk: with brokers at billboards, with Humans on enemy tiles, with crowds.
they-live-skill-engineering = Engineering
    .text = Locks, motors, girders, and everything that can be taken apart.
they-live-skill-tech = Tech
    .text = Wires, screens and signals.
they-live-skill-intelligence = Intelligence
    .text = Putting two and two together, and searching the pockets of whoever you beat.

## Tokens

they-live-token-damage = damage
    .text = Takes health. A character with as much damage as health is dead.
they-live-token-scrap = scrap
    .text = Small parts and small change; nobody holds more than 5.
they-live-token-wanted = wanted token
    .text = How well they know your face. At most 10; each one beyond that is 1 damage.
they-live-token-glasses = glasses token
    .text = One look through the lenses, then it is gone.
they-live-token-leader = leader token
    .text = Whose turn comes first, and who may call the Final Assault.

## Cards and tiles

they-live-type-weapon = Weapon
    .text = Held in the weapon slot; each declared use may cost wanted tokens.
they-live-type-item = Item
    .text = Held in the off-hand slot, or Single Use from the bag.
they-live-type-ally = Ally
    .text = One stands with you at a time.
they-live-allegiance-resistance = useful
    .text = A pair of glasses in the corner: the card helps in the Final Assault.
they-live-allegiance-invader = sabotaged
    .text = An Invader's face in the corner: the card can be turned against the test.
they-live-identity-human = Human
    .text = Wears the sunglasses under the overlay, and wants to be alive tomorrow.
they-live-identity-invader = Invader
    .text = Looks like everybody else until somebody spends a glasses token.
they-live-icon-turn-over = turn over
    .text = The tile is turned over when it is placed, and acts at once.
they-live-icon-influence = Influence
    .text = This Human can be talked round.
they-live-icon-raid-support = raid support
    .text = The tile acts in every raid.
they-live-kind-human = Human
    .text = Hired, fooled or afraid. Some can be persuaded.
they-live-kind-invader = Invader
    .text = Cannot be persuaded, having nothing to be persuaded with.
they-live-colour-green = green
    .text = The easier cards, and the everyday enemies.
they-live-colour-blue = blue
    .text = Cards of medium trouble.
they-live-colour-red = red
    .text = The hard cards, bosses, and cards of which there is only one.
they-live-severity-minor = minor
    .text = It ends with the round after the one it was taken in.
they-live-severity-severe = severe
    .text = It stays until what the card asks for is done.
they-live-face-gum = CHEW BUBBLEGUM
    .text = A failure.
they-live-face-kick-a = KICK ASS
    .text = A success, of the first colour; three or more of one colour are a critical.
they-live-face-kick-b = KICK ASS
    .text = A success, of the second colour; three or more of one colour are a critical.

## Phases

they-live-phase-action = Action Phase
    .text = In turn order each player makes a free move and takes two different actions.
they-live-phase-response = Response Phase
    .text = Enemies move and are met; then players may confront each other.
they-live-phase-location = Location Phase
    .text = Each player may do one thing that the space offers.
they-live-phase-propaganda = Propaganda Phase
    .text = The next Breaking News card, its bar from left to right, then its story.

## Actions

they-live-action-move = MOVE
    .text = Go along one thread, or ride the freeway for 1 wanted token for each freeway space.
they-live-action-lay-low = LAY LOW
    .text = Remove 1 wanted token and 1 damage, and more for 1 scrap each. Not beside an enemy; it ends your Action turn.
they-live-action-trade = TRADE
    .text = Offer a player on your space one card or up to 2 scrap; they may give as much back, or refuse.
they-live-action-reorganize = REORGANIZE
    .text = Change what you have equipped, as much of it as you like.
they-live-action-distract = DISTRACT THE AUTHORITIES
    .text = Take 1 wanted token; the closest enemy elsewhere comes one space closer.
they-live-action-inspect = INSPECT
    .text = Spend 1 glasses token to see the icons of all your cards, or the messages of all billboards.
they-live-action-craft = CRAFT
    .text = Discard any number of cards for 1 scrap each, or pay 3 scrap for 1 glasses token.
they-live-action-use = USE
    .text = Do what an Action text says, of a card you may use or of your character.

## Difficulties

they-live-difficulty-very-easy = Very Easy
    .text = Final Assault: green, green, blue.
they-live-difficulty-easy = Easy
    .text = Final Assault: green, blue, blue.
they-live-difficulty-normal = Normal
    .text = Final Assault: green, blue, red.
they-live-difficulty-advanced = Advanced
    .text = Final Assault: blue, blue, red.
they-live-difficulty-expert = Expert
    .text = Final Assault: red, red, red.

## Another town, and which cards

they-live-space-yacht-club = Yacht Club
    .text = White trousers, white boats, and no fish anywhere.

they-live-space-cliff-ramp = Cliff Ramp
    .text = The freeway starts with a view, so that people slow down.

they-live-space-cliff-villa = Cliff Villa
    .text = A terrace, a telescope, and it does not point at the sea.

they-live-space-harbour-bank = Harbour Bank
    .text = It insures the ships, and decides which of them arrive.

they-live-space-promenade = Promenade
    .text = Benches that nobody may lie on, in a long row.

they-live-space-terrace-billboard = Terrace Billboard
    .text = The only one with a frame. Behind it the paint is still wet.

they-live-space-drained-basin = Drained Basin
    .text = Mud, chains, and boats that lean on each other.

they-live-space-cannery-row = Cannery Row
    .text = The smell was the last to be laid off.

they-live-space-hiring-hall = Hiring Hall
    .text = A chalk line on the floor. Stand on it, and look strong.

they-live-space-grand-hotel = Grand Hotel
    .text = Closed for the season. It has been a long season.

they-live-space-crane-billboard = Crane Billboard
    .text = It hangs from a crane and turns with the wind, always towards you.

they-live-space-harbour-supermarket = Harbour Supermarket
    .text = Fish fingers from a thousand miles away, next to the sea.

they-live-space-ferry-newsstand = Ferry Newsstand
    .text = Yesterday's papers come over on tomorrow's boat.

they-live-space-net-alley = Net Alley
    .text = Nets hung to dry, and a good place to be behind one.

they-live-space-tunnel-ramp = Tunnel Ramp
    .text = The freeway goes under the harbour here, and holds its breath.

they-live-space-ferry-garage = Ferry Garage
    .text = Cars wait here for a boat that left in the spring.

they-live-space-seamens-clinic = Seamen's Clinic
    .text = They treat what the sea does to people, and lately what the land does.

they-live-space-lighthouse-billboard = Lighthouse Billboard
    .text = They painted the lighthouse. It still turns, and so does the smile.

they-live-space-beach-camp = Beach Camp
    .text = Tents up to the tide line, and the tide is coming up.

they-live-space-sailors-church = Sailors' Church
    .text = A ship hangs from the roof for everybody who did not come back.

they-live-space-causeway-ramp = Causeway Ramp
    .text = Where the freeway leaves the town, twice a day, between tides.

they-live-space-salt-flats = Salt Flats
    .text = White, flat and wide. You can be seen here from last week.

they-live-town-city = The city
    .text = Hills, freeway, river: the town of the first set.

they-live-town-harbour = Another town: the harbour
    .text = A town by the sea, with ways, places and Location cards of its own. Cable 54 stands at the end of the quay. What is nearest to even in the city is so here too.

they-live-cards-all = All cards
    .text = Decks are drawn from all sets, all characters take part.

they-live-cards-first = First set
    .text = The cards and the eight characters with which older games were played.
