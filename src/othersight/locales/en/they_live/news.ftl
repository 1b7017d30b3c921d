# Breaking News: headline, story, what it does, and for a boss how to deal with it.

## Green

they-live-news-sunny-weekend = SUNNY WEEKEND AHEAD
    .story = Highs in the eighties, light wind, no reason to look up. The mayor asks everyone to enjoy the parks that are left. Nothing else happened today.
    .effect = All players: remove 1 damage.

they-live-news-white-sale = WHITE SALE: EVERYTHING MUST GO
    .story = Queues formed before dawn for towels nobody needs. In the crush a good many small things changed pockets. The stores call it a record.
    .effect = While this card is in view, a glasses token costs 1 scrap less to CRAFT.

they-live-news-traffic-update = TRAFFIC UPDATE: ALL LANES CLEAR
    .story = The toll cameras are down for maintenance and the patrol is at a retirement lunch. Drivers report the strange sensation of not being watched. It will pass.
    .effect = While this card is in view, the freeway costs no wanted tokens.

they-live-news-telethon = TELETHON ENTERS TWELFTH HOUR
    .story = Operators are standing by, and the total on the board never goes down. Callers with a good story are sent a little something for their trouble. Keep it short; they do.
    .effect = All players: Influence test. Pass: gain 1 scrap. Fail: nothing.

they-live-news-city-beautiful = CITY BEAUTIFUL: PHASE TWO
    .story = Four blocks of homes will make way for a plaza with a fountain. Anyone found in the area is asked to give a name and a reason. Loitering is a reason.
    .effect = Players in Downtown Redevelopment: take 1 wanted token.

they-live-news-ball-game-tonight = BALL GAME TONIGHT
    .story = First pitch at seven, every set in the city on one channel. Even the squad cars are parked outside bars. For nine innings nobody goes anywhere.
    .effect = While this card is in view, enemies do not move in the Response Phase.

they-live-news-help-wanted-supplement = HELP WANTED: EIGHT EXTRA PAGES
    .story = The jobs are by the day and the pay is in the hand. Bring your own gloves. Those who can show a trade go home with something.
    .effect = All players: Engineering test. Pass: gain 2 scrap. Fail: nothing.

they-live-news-summer-movie-guide = SUMMER MOVIE GUIDE
    .story = Thirty sequels, all in the dark, all with air conditioning. Half the city is indoors looking the same way. It is a good week to walk.
    .effect = While this card is in view, everybody has 1 more Stealth die.

they-live-news-consumer-watch = CONSUMER WATCH: READ THE LABEL
    .story = Our reporter asks what is in it and is moved to the weather. Those whom nobody has noticed yet may notice something themselves. The station regrets the segment.
    .effect = The least wanted: Intelligence test. Pass: draw 1 card from the Stash. Fail: nothing.

they-live-news-church-bake-sale = CHURCH BAKE SALE DRAWS CROWD
    .story = Down by the tracks they fed two hundred on donated flour. There was singing, and the clinic sent a nurse. The sponsors declined to comment on free food.
    .effect = Players in Resettlement: remove 2 damage.

## Blue

they-live-news-missing-persons-line = MISSING PERSONS LINE OPENS
    .story = One free call, day or night, to tell us who is not where they should be. Photographs are shown at the half hour. Some of those missing look quite well.
    .effect = The most wanted: take 1 wanted token.

they-live-news-curfew-extended = CURFEW EXTENDED: RAMPS CLOSED
    .story = For your safety the freeway belongs to official vehicles until further notice. Newlyweds with a permit are exempt. Everyone else may walk.
    .effect = While this card is in view, nobody can use the freeway.

they-live-news-miracle-diet = MIRACLE DIET SWEEPS CITY
    .story = Three shakes a day and the appetite goes, then the temper, then the questions. The wiring in the machine at the gym hums along. Check yours before you sit in it.
    .effect = All players: Tech test. Pass: nothing. Fail: take 1 damage.

they-live-news-wanted-for-questioning = WANTED FOR QUESTIONING
    .story = Police would like a word with someone said to have opinions that other people listen to. The sketch is poor, but the description is of you. Do not approach.
    .effect = The leader: take 2 wanted tokens.

they-live-news-honeymoon-lottery = HONEYMOON LOTTERY: DRAW TONIGHT
    .story = Ten happy couples, ten cabins, one long dark boat. Talk your way past the desk and you may see what the tickets are printed on. Talk badly and they keep your name.
    .effect = All players: Influence test. Pass: gain 1 glasses token. Fail: take 1 wanted token.

they-live-news-gas-main-repairs = GAS MAIN REPAIRS CONTINUE
    .story = Crews are knocking at every door, cellar and shed in town. They have a list and they are thorough. Nobody has smelled any gas.
    .effect = While this card is in view, nobody can LAY LOW.

they-live-news-neighbourhood-watch = NEIGHBOURHOOD WATCH SIGNS UP 10,000
    .story = A sticker for the window, a number for the telephone, a little lamp that is always on. Your neighbours are delighted to help. They have been taking notes for years.
    .effect = While this card is in view, the Stealth of every enemy is 1 higher. It stays in view for the rest of the game.

they-live-news-riot-act-read = RIOT ACT READ ON MAIN STREET
    .story = A crowd of eleven was declared a crowd. The squad that answered has formed a line at the downtown ramp and shows no sign of going home. Officials praise its patience.
    .effect = The Riot Squad comes into play on space 17. Players in Downtown: take 1 wanted token.
    .hint = Nobody breaks that line alone. Bring a second pair of fists, or walk round it by the alley and the garage.

## Red

they-live-news-state-of-emergency = STATE OF EMERGENCY
    .story = Nobody has said what the emergency is. Live ammunition has been issued with the evening paper. Please remain where you are until you are told where you were.
    .effect = While this card is in view, the Combat of every enemy is 1 higher.

they-live-news-eye-in-the-sky = EYE IN THE SKY
    .story = The new traffic helicopter carries a good deal that is not about traffic. It is hanging over the fenced lot with its lamp on. Wave; they like it when you wave.
    .effect = The Gunship comes into play on space 12. All players: take 1 wanted token.
    .hint = It is loud and easily seen, so several of you can be ready at once. Left alone, it marks everybody in each raid.

they-live-news-special-broadcast = SPECIAL BROADCAST
    .story = The most trusted face in the country is in our city tonight and will be out among the people. Every set has been switched on for you. There is no need to get up.
    .effect = The Anchorman comes into play on space 5.
    .hint = He is no great fighter. Two or three together can end the interview, and the whole city forgets your face a little.

they-live-news-black-tie-benefit = BLACK TIE BENEFIT AT COUNTRY CLUB
    .story = The people who have done well by our visitors are giving themselves a dinner. Security is private, well paid and human. Guests without an invitation will be remembered.
    .effect = The Collaborators' Guard comes into play on space 1. All players: Stealth test. Pass: nothing. Fail: take 2 wanted tokens.
    .hint = Hired hands have a price. Somebody with a very good voice may bring them over whole.

they-live-news-unexplained-lights = UNEXPLAINED LIGHTS EXPLAINED
    .story = Swamp gas, says the bank, whose basement they were coming from. Something has stepped out to see who was asking. The vault will open late on Monday.
    .effect = The Portal Warden comes into play on space 4.
    .hint = It takes a great deal of killing. Wear it down over several rounds, for wounds stay on it, and share the blame.

they-live-news-corporate-downsizing = CORPORATE DOWNSIZING
    .story = Four thousand jobs were let go before lunch by a gentleman with a folder. He is at the day labor office now, to see who is left. Sharing is against the new policy.
    .effect = The Liquidator comes into play on space 10. While this card is in view, nobody can TRADE.
    .hint = Meet him together, away from anyone weak. Whoever stands there when he falls sees more clearly.

## The second set

they-live-news-library-late-night = LIBRARY OPEN LATE
    .story = By an oversight the reading room was not locked. Old newspapers may be asked for and, it turns out, read. The budget committee has been told.
    .effect = While this card is in view, everybody has 1 more Intelligence die.

they-live-news-flea-market-sunday = FLEA MARKET THIS SUNDAY
    .story = Six hundred stalls, and nobody asks where it came from. Bring a bag and a straight face.
    .effect = Players in Downtown: gain 2 scrap.

they-live-news-hobby-corner = HOBBY CORNER: A RADIO OF YOUR OWN
    .story = Viewers are shown how to build a set that receives everything. The second part has been withdrawn.
    .effect = While this card is in view, everybody has 1 more Tech die.

they-live-news-do-it-yourself-week = DO IT YOURSELF WEEK
    .story = Hammers at half price and a leaflet with every one. The public is asked to improve its own four walls and no others.
    .effect = While this card is in view, everybody has 1 more Engineering die.

they-live-news-charm-school = CHARM SCHOOL: SMILE AND MEAN IT
    .story = Ten lessons in being liked, free of charge. Attendance is said to be voluntary.
    .effect = While this card is in view, everybody has 1 more Influence die.

they-live-news-amateur-boxing-night = AMATEUR BOXING TONIGHT
    .story = Twelve bouts, and the hall has been full since noon. Half the audience has come to learn.
    .effect = While this card is in view, everybody has 1 more Combat die.

they-live-news-blood-drive = BLOOD DRIVE: GIVE A LITTLE
    .story = A biscuit, a blanket and a nurse who does not look at the clock. Those who read the small print feel better at once.
    .effect = All players: Intelligence test. Pass: remove 2 damage. Fail: nothing.

they-live-news-lost-and-found = LOST AND FOUND: COME AND CLAIM
    .story = The counter closes for good on Friday. Whoever speaks for a group may take what the group has lost.
    .effect = The leader: draw 1 card from the Stash.

they-live-news-patrolmens-ball = PATROLMEN'S BALL
    .story = Three bands, one bar, and every officer who could change his shift. Those on duty can be heard humming.
    .effect = While this card is in view, the Stealth of every enemy is 1 lower.

they-live-news-amnesty-day = AMNESTY FOR PARKING AND THE LIKE
    .story = The files of the worst offenders have been mislaid between two floors. The mayor calls it mercy.
    .effect = The most wanted: remove 2 wanted tokens.

they-live-news-double-shifts = DOUBLE SHIFTS ORDERED
    .story = Idle hands are to be reported. Workbenches in private homes will be inspected for signs of use.
    .effect = While this card is in view, nobody can CRAFT.

they-live-news-census-takers = CENSUS: WE MISSED YOU
    .story = Those who are on no list yet will be called on tonight. Please have your papers, and a reason, ready.
    .effect = The least wanted: take 2 wanted tokens.

they-live-news-eyeglass-recall = EYEGLASSES RECALLED
    .story = A fault in the tint may cause headaches and conclusions. Do not put them on; hand them in.
    .effect = While this card is in view, nobody can INSPECT.

they-live-news-tap-water-notice = TAP WATER: NO CAUSE FOR CONCERN
    .story = The colour will pass. Residents east of the tracks are advised to drink it quickly.
    .effect = Players in Resettlement: Intelligence test. Pass: nothing. Fail: draw 1 Injury card.

they-live-news-park-closures = PARKS CLOSED, CROWDS DISPERSED
    .story = Shouting, running and pointing are suspended until further notice. Patrols have been told not to turn their heads.
    .effect = While this card is in view, nobody can DISTRACT.

they-live-news-fare-increase = FARES, RENTS AND BREAD ADJUSTED
    .story = The increase is described as a decrease in what is left. Collectors call between six and seven.
    .effect = All players: lose 1 scrap.

they-live-news-loyalty-oath = LOYALTY OATH FOR ALL IN CHARGE
    .story = Whoever leads anything, a choir or a bus queue, will sign in person. Those who sign well are thanked, the others are noted.
    .effect = The leader: Influence test. Pass: remove 1 wanted token. Fail: take 2 wanted tokens.

they-live-news-eviction-notices = EVICTION NOTICES GO OUT
    .story = The notices are for yesterday, and a man is going from door to door with a cart. He does not take cash, he takes everything.
    .effect = The Bailiff comes into play on space 22.
    .hint = He empties your pockets before he hits you, so come with nothing in them and with company. Whoever brings him down finds the cart full.

they-live-news-signal-test = THIS IS ONLY A TEST
    .story = The tone you hear is normal. Should you find it hard to think, you are thinking too much.
    .effect = While this card is in view, everybody has 1 fewer Tech die. While this card is in view, everybody has 1 fewer Intelligence die.

they-live-news-recruiting-drive = A CAREER WITH US: APPLY TONIGHT
    .story = A gentleman with a briefcase is interviewing in the street. He has hired two before he finished the sentence.
    .effect = The Recruiter comes into play on space 16.
    .hint = He never stands alone, so clear his company away first. He is less of a fighter than a talker.

they-live-news-checkpoints-everywhere = CHECKPOINTS ON EVERY CORNER
    .story = One journey a day is enough for an honest person. Second journeys will be explained on the spot.
    .effect = While this card is in view, nobody can MOVE.

they-live-news-smear-campaign = WHO IS BEHIND THE LIES?
    .story = A photograph, a circle round a face, a number to call. The face is that of somebody whom people had begun to listen to.
    .effect = The leader: take 3 wanted tokens.

they-live-news-rolling-blackouts = ROLLING BLACKOUTS
    .story = Light will be shared out block by block. Shops that trade by candle will be closed.
    .effect = All players: Tech test. Pass: gain 1 scrap. Fail: take 1 damage. While this card is in view, nobody can Gather.

they-live-news-manhunt = MANHUNT: DO NOT APPROACH
    .story = The suspect is described as ordinary. Units are already on the way to where you are.
    .effect = The most wanted: 2 enemies come onto your space.

## The fourth set

they-live-news-open-house-weekend = OPEN HOUSE BEHIND THE GATES
    .story = For one weekend buyers may look into forty homes that have never had visitors. Touching is not allowed, and nobody counts the silver before Monday.
    .effect = Players in Tax Exempt: draw 1 card from the Stash.

they-live-news-firing-range-closed = FIRING RANGE CLOSED FOR REPAIRS
    .story = Officers will do without practice until the roof is mended. Asked what they hit last month, the department has asked for the question in writing.
    .effect = While this card is in view, the Combat of every enemy is 1 lower.

they-live-news-hot-lunch-programme = HOT LUNCH FOR BUILDING WORKERS
    .story = A court has told the company to feed whoever works on its sites. Nobody at the pots asks for a pay slip, and the empty tins may be taken home.
    .effect = Players in Downtown Redevelopment: remove 1 damage and gain 1 scrap.

they-live-news-talent-night = TALENT NIGHT: BE SOMEBODY
    .story = Four minutes on the stage, and the audience decides by noise. Whoever is good at being followed does not go home alone.
    .effect = The leader: Influence test. Pass: draw 1 Ally from the Stash. Fail: nothing.

they-live-news-garbage-strike = GARBAGE STRIKE IN ITS THIRD WEEK
    .story = The heaps are shoulder high and the patrols keep upwind. A person could walk behind them across half the city.
    .effect = All players: Stealth test. Pass: remove 1 wanted token. Fail: nothing.

they-live-news-surplus-auction = SURPLUS UNDER THE HAMMER
    .story = The army is selling what it says it never had. Bidders need a clean sheet and a firm voice; only the voice is checked.
    .effect = The least wanted: Influence test. Pass: draw 1 Weapon from the Stash. Fail: nothing.

they-live-news-early-halloween = HALLOWEEN COMES EARLY
    .story = Every shopper gets a paper mask today and is asked to keep it on. By noon the cameras had counted nine thousand of the same smiling man.
    .effect = Players in Downtown: remove 1 wanted token.

they-live-news-motor-show = MOTOR SHOW: PATROL CARS ON DISPLAY
    .story = The whole highway patrol stands waxed behind a rope. Mechanics show anyone who asks how things come apart.
    .effect = While this card is in view, the freeway costs no wanted tokens. While this card is in view, everybody has 1 more Engineering die.

they-live-news-heat-wave = HEAT WAVE: SIT DOWN, STAY DOWN
    .story = The asphalt has taken two patrol cars up to the axles. Nobody chases anybody, and nobody lifts an arm who does not have to.
    .effect = While this card is in view, enemies do not move in the Response Phase. While this card is in view, everybody has 1 fewer Combat die.

they-live-news-science-fair = SCHOOL SCIENCE FAIR: NO FIRST PRIZE
    .story = A girl of twelve has built a box that shows what is inside other boxes. The judges were called away; the box is still on the table.
    .effect = All players: Tech test of 2. Pass: draw 1 card from the Stash. Fail: nothing.

they-live-news-identity-cards = NEW IDENTITY CARDS: SMILE FOR YOURS
    .story = The old cards ran out this morning; the new ones have a photograph. The van with the camera is parked where you are going.
    .effect = All players: Stealth test. Pass: nothing. Fail: take 1 wanted token.

they-live-news-demolition-day = DEMOLITION DAY: BRING THE CHILDREN
    .story = Eleven buildings go down to music, one after the other. The order was to be printed here and has been changed.
    .effect = Players in Downtown Redevelopment: Engineering test. Pass: nothing. Fail: take 2 damage.

they-live-news-bats-handed-in = BATS AND GOLF CLUBS TO BE HANDED IN
    .story = Sporting goods longer than a forearm are to be left at the nearest station. The game, says the commissioner, was too exciting.
    .effect = While this card is in view, everybody has 1 fewer Combat die.

they-live-news-quiet-zone = WHOLE CITY NOW A QUIET ZONE
    .story = Voices above a murmur disturb the programmes. Conversations are to be short, and about the programmes.
    .effect = While this card is in view, everybody has 1 fewer Influence die.

they-live-news-reward-doubled = REWARD DOUBLED FOR TIPS
    .story = Every caller has seen the same coat in another street. A car is sent to the street that sounds most sure of itself.
    .effect = The most wanted: Stealth test. Pass: nothing. Fail: 1 enemy comes onto your space.

they-live-news-tax-audit = AUDIT: NOTHING TO FEAR
    .story = Whoever keeps the purse of a group will open the books tonight. Mistakes are paid back to the side that can prove whose they are.
    .effect = The leader: Intelligence test. Pass: gain 1 scrap. Fail: lose 2 scrap.

they-live-news-searchlights = SEARCHLIGHTS: A GIFT TO THE CITY
    .story = From tonight no street has a dark side. The freeway is needed for the lorries with the lamps.
    .effect = While this card is in view, everybody has 1 fewer Stealth die. While this card is in view, nobody can use the freeway.

they-live-news-harmless-vapour = HARMLESS VAPOUR CLEARS SQUARE
    .story = The vapour, which was not used, makes nobody cough for more than an hour. Shoppers who fell down had been about to fall down.
    .effect = Players in Downtown: Combat test. Pass: nothing. Fail: take 1 damage and draw 1 Injury card.

they-live-news-two-is-a-crowd = TWO IS A CROWD
    .story = Persons found within an arm of each other will be counted as one and charged as three. Say good night from across the street.
    .effect = While this card is in view, nobody can TRADE. While this card is in view, everybody has 1 fewer Influence die.
