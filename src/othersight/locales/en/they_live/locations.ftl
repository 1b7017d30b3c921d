# Location cards: a title, and what is found at each named space, or in the upper and lower areas.

## Tax Exempt

they-live-location-valet-parking = VALET PARKING
    .country-club = Forty cars, one boy, and a board of keys behind him. Walk past as if you were bored.
    .hilltop-house = A convertible will not start in the drive, and its owner is late. Under the bonnet there is more car than the car needs.
    .private-bank = The bank parks its own visitors by machine. The console shows more on the camera than the people in the lobby do.

they-live-location-members-only = MEMBERS ONLY
    .country-club = The steward asks whose guest you are. There is a portrait on the stairs; try that name, warmly.
    .hilltop-house = A party on the terrace, and the house behind it all dark. People who own this much cannot remember all of it.
    .private-bank = A ledger lies open at the wrong page for just as long as a telephone call. The figures are in code, and the code is lazy.

they-live-location-silver-service = SILVER SERVICE
    .country-club = The head waiter has served these people for thirty years and has opinions. He has never been asked for one.
    .hilltop-house = The dining table is laid for twelve, and one place has no cutlery at all. Think about who eats there.
    .private-bank = They are carrying lunch to the boardroom past an open strongroom. Nobody looks at a man with a tray, if he has the nerve twice.

they-live-location-pool-boy = POOL BOY
    .country-club = The filter has been screaming for a week. Nobody minds who takes it apart, or where the parts go.
    .hilltop-house = The pool boy saw his employer without its face on. He would like somebody to tell him that he is not ill.
    .private-bank = The manager's son has opened an account for his tips and been turned down for a loan. He is ready to be generous out of spite.

they-live-location-caddy-shack = CADDIES' HUT
    .country-club = Forty years of lost property in wooden lockers. Some of it was never lost; work out which.
    .hilltop-house = The intercom by the gate takes a code of four digits and gives it away by the wear on the buttons. Then it asks a question of its own.
    .private-bank = A golf bag in the cloakroom weighs what no golf bag should. The lock on it is Swiss and twice as proud.

they-live-location-garden-party = GARDEN PARTY
    .country-club = A lady with a cigarette holder is giving away her late husband's spectacles. She gives them to people she likes.
    .hilltop-house = Lanterns, a string quartet, and a study window on the latch. Keep to the hedge and to the slow movements.
    .private-bank = They have wired the lawn for sound, and the recorder is in the cellar. What it has heard is worth having; what guards it is mains voltage.

they-live-location-power-lunch = POWER LUNCH
    .country-club = Two men are buying a street over the fish. They write it on a napkin, and then they order dessert.
    .hilltop-house = The caterers' generator has quit, and the ice is going. Get it running and they will look the other way about a hamper.
    .private-bank = A junior partner has been told to smile at what he saw on the ninth floor. He is one kind word from resigning; find it, and then the next one.

they-live-location-tennis-whites = TENNIS WHITES
    .country-club = Nobody in white has ever been stopped here. There are whites drying on the line behind the courts.
    .hilltop-house = The gardener is not a gardener, and what he has in the wheelbarrow is not for the roses. He has seen you see it.
    .private-bank = In the drawer of the safe-deposit clerk are petty cash and the box numbers of nobody. He has gone to change for his match.

they-live-location-golf-pro = GOLF PRO
    .country-club = The pro bets that no guest can take a club out of his hands. He has a great many clubs, and some that shoot.
    .hilltop-house = The screen in the den shows the fairway, live, from above. Something about the lens in the set is worth unscrewing.
    .private-bank = He has left his bag at the counter while he flirts. The guard is watching the flirting.

they-live-location-charity-auction = CHARITY AUCTION
    .country-club = Lot nine was stolen from people you know. Talk the room out of bidding, or find yourself bidding.
    .hilltop-house = The donated goods wait in the garage, and the labels have been switched. Work out the real list before the dog does.
    .private-bank = The money goes to the needy by way of a terminal in the back office. It could go to the needy a shorter way.

## Downtown Redevelopment

they-live-location-wrecking-ball = WRECKING BALL
    .construction-site = The ball is swinging on a frayed line over a yard of good steel. Bring it to rest and the steel is yours.
    .day-labor-office = They are hiring men to pull down the street they live on. One of them has not signed yet.
    .half-built-hotel = Half a wall comes down, and there is a furnished room behind it. Somebody is on the way up to see to the hole.

they-live-location-day-rate = DAY RATE
    .construction-site = An honest hour with a wrench, and soup at the end of it. The foreman pays in offcuts.
    .day-labor-office = The clerk decides who works by who makes him laugh. The line has stopped trying.
    .half-built-hotel = Three men have been paid to stop anybody on the fourth floor. They were paid in advance, which is a weakness.

they-live-location-hard-hats = HARD HATS
    .construction-site = A rigger dares you to walk the beam and talk to him at the far end. He only trusts people who would.
    .day-labor-office = The notice board is a foot deep in old jobs. Read down far enough, and one address keeps coming up.
    .half-built-hotel = The hoist has been stripped badly. Strip it well, before it comes down by itself.

they-live-location-wet-concrete = WET CONCRETE
    .construction-site = Something was put in the form before the pour, and the pour is setting. There is a right way to break it and very little time.
    .day-labor-office = A man with photographs is going down the line. Go down it ahead of him, on the other side.
    .half-built-hotel = Set in the new lobby floor is a disc of smoked glass with wires to it. Somebody will be sorry that it came loose.

they-live-location-lunch-pail = LUNCH PAIL
    .construction-site = They box for sandwiches behind the mixer. The winner eats, and sits down for half an hour.
    .day-labor-office = Share a flask with the men who did not get picked. They know what was carried in last night, and where it was put.
    .half-built-hotel = A lunch pail has stood on the seventh floor since winter with a name on it. See what is under the false bottom, and under the name.

they-live-location-permit-office = PERMIT OFFICE
    .construction-site = The permits pinned up in the trailer are for a different building. Read fast and take the interesting one.
    .day-labor-office = The office has been given a new machine that prints passes. It has an eye in it; the eye comes out.
    .half-built-hotel = The inspector has signed for floors that he has never been shown. Ask him gently, ask him again, and then ask him along.

they-live-location-loading-dock = LOADING DOCK
    .construction-site = One crate is not for the site. Its label says machine parts, and it rattles like ammunition.
    .day-labor-office = The back door of the office is off its rail, and the scrap of a dozen evictions is stacked against it. Hang the one, keep the other.
    .half-built-hotel = They deliver at night, by hand truck, to rooms with no floors. Wait for the gap between two trucks.

they-live-location-copper-thieves = COPPER THIEVES
    .construction-site = Half a mile of cable on a drum, and a watchman with a torch. He turns at the fence every time.
    .day-labor-office = The gang that strips the street has come for the office pipes. It would be a public service.
    .half-built-hotel = They have been here before you and left what they could not work loose. You have better tools, or better manners.

they-live-location-union-man = UNION MAN
    .construction-site = He has been offered a car, a house and a face-lift to go quiet. It will take a good deal to make him believe that you offer nothing.
    .day-labor-office = He can swear before anyone that you have been on shift since six. He would want to like you first.
    .half-built-hotel = He hid his files behind the exchange panel in the lobby. The panel is live, and so is the argument about it.

they-live-location-elevator-shaft = ELEVATOR SHAFT
    .construction-site = The cage stops between floors for anyone who bridges the right relay. Between floors there is a shelf.
    .day-labor-office = In the basement of the office the lift goes down two stops further than the buttons. Find the pattern in the wear on the key.
    .half-built-hotel = Somebody sealed a workshop for lenses into the shaft and took out the ladder. Rig one that holds, and then rig it again for the way back.

## Downtown

they-live-location-express-lane = EXPRESS LANE
    .supermarket = Ten items or fewer, and one of them has no label. Read what the others are really for, and eat the plain one.
    .newsstand = A rack of paperbacks, a mirror, and a pair of dark frames nobody has priced. The owner has turned to make change.
    .parking-garage = The exit barrier has eaten a ticket and stuck. Free it, and keep what falls out of the housing.

they-live-location-double-coupons = DOUBLE COUPONS
    .supermarket = The cashier can ring it up as she pleases, and nobody has been pleasant to her since Tuesday.
    .newsstand = Cut the coupons out, lay them edge to edge, and they make a map. It only works in one order.
    .parking-garage = There is a long box on the back seat of a car with a warm engine. The attendant is counting his coupons.

they-live-location-shoplifter = SHOPLIFTER
    .supermarket = There is a trick to it with a newspaper and a heavy coat. There is also a man with a mop who does not mop.
    .newsstand = A kid has been caught with a magazine and is not sorry. Speak up for him, and he will remember it.
    .parking-garage = The store's own thief keeps his takings on level four. He is not going to call the police either.

they-live-location-late-edition = LATE EDITION
    .supermarket = The price scanner reads out something else when it is held upside down. Get it to say the rest.
    .newsstand = The late edition differs from the early one in a single photograph. Find where, and the paperboy shows you why.
    .parking-garage = A news van is idling with its mast up and its crew at dinner. The good equipment hums to itself.

they-live-location-two-for-one = TWO FOR ONE
    .supermarket = The samples lady has been told to push the blue ones. Be charming, and she lets you see what is under the cloth.
    .newsstand = The owner is cleaning out. Haggle with him as his father used to, and he throws things in.
    .parking-garage = Two cars have been welded into one, not well. There is a compartment at the seam.

they-live-location-stock-room = STOCK ROOM
    .supermarket = The freight lift is out, and the good shelf is on the other floor. Make it go once more.
    .newsstand = The back copies are kept in a cellar with two doors. Someone is coming down by the other one.
    .parking-garage = The chained cage on the bottom level is the guards' own. The chain is noisy; the guards are playing cards; it takes two good silences.

they-live-location-bag-boy = BAG BOY
    .supermarket = He has seen what the manager buys, and in what amounts. Be the first customer to ask his name.
    .newsstand = He keeps a radio under the counter that gets a station which is not there. Tune it before the valve burns out.
    .parking-garage = He carries bags to cars, and has a list of which cars come every day and never leave with groceries. See what the list is for.

they-live-location-dark-glasses-rack = DARK GLASSES RACK
    .supermarket = Sixty identical pairs, and two of them are not. The checkout scanner could tell, if you were to ask it very cleverly.
    .newsstand = Put on a pair, lean on the rack, and let the patrol read the headlines over your shoulder.
    .parking-garage = A big man in mirrored frames says that this level is taken. He is very sure, and he is leaning on a trunk full of reasons.

they-live-location-security-mirror = SECURITY MIRROR
    .supermarket = In the mirror over aisle four the manager has no lips. Get behind it without crossing his eye.
    .newsstand = The kiosk's mirror shows the street from behind. Watch long enough, think twice, and you know who leaves what for whom.
    .parking-garage = The cameras can be made to watch a wall. While they do, there are hubcaps to think of.

they-live-location-tow-zone = TOW ZONE
    .supermarket = Two men are arguing over a trolley of food that belongs to neither. End it, and lunch is on them.
    .newsstand = The meter maid has your description and a soft heart. She also has a tin of confiscated change.
    .parking-garage = The tow truck has dropped its load half over the ramp. Winch it back, and nobody will count the parts.

## Resettlement

they-live-location-soup-line = SOUP LINE
    .free-clinic = There is one bed and two of you who want it. Tell the sister honestly how you feel, for once.
    .tent-camp = The man ahead of you ran a factory floor. He has not been asked to run anything since.
    .storefront-church = The ladle passes and so do rumours. Put three of them together and there is a fourth.

they-live-location-cot-number-nine = COT NUMBER NINE
    .free-clinic = The chart on the bed was written by somebody who knew what to do and was then moved. Read it as he meant it.
    .tent-camp = Patrol, flashlights, a row of blankets. Be one more blanket.
    .storefront-church = There is a cot behind the organ for people with nowhere to be. The sexton wants only a reason he can repeat.

they-live-location-false-wall = FALSE WALL
    .free-clinic = Behind the supply room wall is the machine they said had been sold. It still works on people, if it is set right.
    .tent-camp = A bulldozed kitchen, and a good iron frame under the boards. Take it out without bringing down the rest.
    .storefront-church = One panel sounds different from the others. Behind it are cartons of the thing you came for, and a beam that is holding up the choir.

they-live-location-choir-practice = CHOIR PRACTICE
    .free-clinic = The night porter hums the descant from next door. Hum the other part and see if he turns round.
    .tent-camp = They sing across the tracks in parts, and the parts are directions. Count the verses.
    .storefront-church = There is singing, and there is nobody in the room. Follow the tape to the machine, and the machine to what it covers.

they-live-location-burn-barrel = BURN BARREL
    .free-clinic = Somebody is trying to burn the clinic's records in a drum, and is not planning to stop at records.
    .tent-camp = Three drifters have the only fire, and something wrapped in a blanket. They propose a contest.
    .storefront-church = Cold night, good fire, and everybody's pockets a little looser for a story.

they-live-location-bad-water = BAD WATER
    .free-clinic = Whatever is in the pipes is in all of them, and in you. Find the pattern, then find the cure, and be the second to try it.
    .tent-camp = The standpipe was capped on purpose. There is a parcel wedged in the valve, under pressure.
    .storefront-church = The font is the last clean water for six blocks. Work out where it comes from, and have a proper wash.

they-live-location-night-shift = NIGHT SHIFT
    .free-clinic = The drug cabinet keeps its own log. Persuade the lock that it is Thursday.
    .tent-camp = Somebody goes from tent to tent after dark, leaving parcels for people who are not there any more.
    .storefront-church = Between midnight and the milk there is a service for people who are being looked for. The way in is by the coal hole.

they-live-location-missing-pages = MISSING PAGES
    .free-clinic = Pages have been torn from the eye doctor's book. The pencil went through to the sheet below.
    .tent-camp = A dead radio and a live battery, a yard apart. Somebody ought to introduce them.
    .storefront-church = The hymnal jumps from 112 to 119, and the index does not. Think it through twice before anybody asks what you are looking up.

they-live-location-pickup-game = PICKUP GAME
    .free-clinic = The orderlies play in the yard with elbows. It is cheaper than a gymnasium, and you learn more.
    .tent-camp = They are a player short, and nobody will bet on the other side. Somebody with a mouth could change that.
    .storefront-church = The pastor's team has lost forty in a row, and one of them used to be a captain of something. Get him talking, then get him to stop.

they-live-location-pills-in-a-jar = PILLS IN A JAR
    .free-clinic = Nine kinds, no labels, and one of them is what you need. Chemistry, or luck.
    .tent-camp = The pusher's tent has a floor, and the floor has a lid. He is out, for as long as you can hear him.
    .storefront-church = The medicine chest in the vestry has been painted shut since the last war. The fittings alone are worth the trouble.

## Any street

they-live-location-payphone = PAYPHONE
    .top = It rings as you pass. A voice reads numbers, and the numbers are not for you unless you can get it to believe so.
    .bottom = Somebody has forgotten to hang up on an aunt with a great deal to give away. Be her nephew.

they-live-location-storm-drain = STORM DRAIN
    .top = A grate, a ladder, and quiet footsteps overhead for six blocks. Mind the water.
    .bottom = The drain is choked with a winter of somebody else's hardware. Free it before the rain does.

they-live-location-stray-dog = STRAY DOG
    .top = It growls at half the people in the street, and it is always right about them. It would like to be asked properly whether you may sit down.
    .bottom = The dog belongs to somebody who has been watching how you treat it.

they-live-location-parked-van = PARKED VAN
    .top = Plumbing and heating, says the side, and four aerials say otherwise. The driver has gone for doughnuts.
    .bottom = It has no wheels, no plates and a bench of tools welded shut. Patience, and a lever.

they-live-location-squad-car = SQUAD CAR
    .top = One officer, one open trunk, and a difference of opinion. It will be on the radio whatever you do.
    .bottom = They are both asleep with the windows down. The rack between the seats is not locked.

they-live-location-dropped-wallet = DROPPED WALLET
    .top = No money, no name, and a key to a locker. There are only so many lockers; think.
    .bottom = A pawn ticket, a bus stub and a list. Between them they tell where a man kept what he had left.

they-live-location-shortwave = SHORTWAVE
    .top = Under the dance music a man is explaining how to grind a lens. He fades whenever anybody well dressed goes by.
    .bottom = A set with no case is talking to itself on a wall. Hold two wires together and it talks to you.

they-live-location-fire-escape = FIRE ESCAPE
    .top = The last flight hangs by one bolt, and somebody has left a bundle on the landing. Mend first, climb second.
    .bottom = Five floors of open windows, and the sixth is the one. Rust makes a noise of its own.

they-live-location-man-with-a-watch = MAN WITH A WATCH
    .top = He speaks to his wrist, waits, and nods. Work out what he is asking, work out what it answers, and be gone before it asks about you.
    .bottom = He raises his wrist to his mouth. There is one second in which that can be prevented, and it will take all of it.

they-live-location-empty-lot = EMPTY LOT
    .top = There is a good stove under the weeds, and a few things under the stove. Nobody else has brought a wrench.
    .bottom = Somebody has set out bricks on the ground in rows. Seen from the wall it is a floor plan, and there is a cross on it.
