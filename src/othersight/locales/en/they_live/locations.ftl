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

## The second set

they-live-location-flooded-underpass = FLOODED UNDERPASS
    .top = A pump stands here, and it only wants a belt. What it uncovers is yours.
    .bottom = Something floats by, and somebody is looking for it. Be quicker, and quieter.

they-live-location-wrong-number = WRONG NUMBER
    .top = A voice asks whether the lenses are ready. Say yes in the right tone, and where to leave them.
    .bottom = He dictates an address and hangs up. It lacks the street, and you can work out the street.

they-live-location-moving-day = MOVING DAY
    .top = A piano, four floors, three men. They pay the fourth man well, if he is still standing.
    .bottom = Somebody must mind the van. There is a sofa in it, and soup.

they-live-location-chalk-marks = CHALK MARKS
    .top = Arrows on the wall at knee height. They lead away from every patrol, to those who can read them.
    .bottom = A circle with two dots: somebody has left a pair behind a loose brick, and somebody watches the brick.

they-live-location-broken-machine = BROKEN VENDING MACHINE
    .top = It takes coins and gives nothing, like the rest. It has a back, however.
    .bottom = There is a spot on the left side. Somebody has shown it to you once, with the elbow.

they-live-location-street-cleaners = STREET CLEANERS
    .top = One of them has been sweeping the same yard since you came. He would rather talk.
    .bottom = Their cart has lost a wheel. In the bin under the brushes there is something that was never litter.

they-live-location-night-class = NIGHT CLASS
    .top = Through the window you can see the board. It is a course in wiring, and the wiring is odd.
    .bottom = The teacher leaves one sum on the board for whoever stays. Nobody stays.

they-live-location-meter-reader = METER READER
    .top = He leaves his book on the step while he rings. It has a page for every cellar in the street.
    .bottom = He has to report what he saw in your house. He could be brought not to have seen it.

they-live-location-loose-manhole = LOOSE MANHOLE
    .top = It takes two to lift, and something below is already pushing.
    .bottom = Down, along, and up again three streets on. The smell helps: nobody follows.

they-live-location-parade-route = PARADE ROUTE
    .top = A band marches by and one drummer is out of step. He seems to be doing it on purpose.
    .bottom = After the parade they leave the barriers, the bunting and a great deal of good wire.

they-live-location-wine-cellar = WINE CELLAR
    .country-club = The list has a bottle on it that does not exist. Order that one.
    .hilltop-house = Behind the third rack the wall is new. So is what they keep there, and it is oiled.
    .private-bank = The director toasts anybody who agrees with him. Agree, and look at him through the glass.

they-live-location-security-patrol = PRIVATE PATROL
    .country-club = A boy in a large uniform wants to see your card. He has not been hit before.
    .hilltop-house = Their radio is on the gatepost. Report yourself as caught.
    .private-bank = Eleven seconds between two torches. The drawer opens in ten.

they-live-location-estate-sale = ESTATE SALE
    .country-club = Lot nine has no bidder, since nobody knows what it is. You have seen one, in a church cellar.
    .hilltop-house = They sell the house with everything screwed to it. You have a screwdriver.
    .private-bank = The dead man's box still answers to his telephone number.

they-live-location-pay-day = PAY DAY
    .construction-site = The envelope is short, and so is everybody's. Add it up for them, aloud.
    .day-labor-office = Stand in the line a second time. The clerk counts hats, and hats can be changed.
    .half-built-hotel = The plasterers have not been paid since the eighth floor. They are ready to listen.

they-live-location-model-home = MODEL HOME
    .construction-site = A sample kitchen stands in the mud, with sample knives.
    .day-labor-office = A slide show of happy workers plays to an empty room. The carousel has one slide too many.
    .half-built-hotel = The show flat has a mirror that shows the show flat, and not the sales lady.

they-live-location-night-pour = NIGHT POUR
    .construction-site = They pour at night what must not be seen by day. One of the guards sits on the tool crate.
    .day-labor-office = They need a man who can read a mixer. The last one could not.
    .half-built-hotel = Wet cement keeps every footprint but yours, if you know where the planks lie.

they-live-location-last-tenant = LAST TENANT
    .construction-site = An old woman still lives in the middle of it and has coffee on. Be somebody's child.
    .day-labor-office = The eviction is dated before the building was. Say so to the clerk, slowly.
    .half-built-hotel = Two men have come to carry her out. Stand in the door.

they-live-location-survey-stakes = SURVEY STAKES
    .construction-site = Move the stakes a yard, and tomorrow they will dig up the right thing.
    .day-labor-office = The surveyor pays in instruments. He has run out of cash and of friends.
    .half-built-hotel = From the top floor the stakes spell something. It is not in your alphabet, but near it.

they-live-location-hoist-trouble = HOIST TROUBLE
    .construction-site = The hoist hangs at the sixth floor with the foreman's own locker in it.
    .day-labor-office = They want somebody to swear that it was an accident. In return they will forget who you are.
    .half-built-hotel = The service lift answers to the old code. So does the safe beside it.

they-live-location-foremans-birthday = FOREMAN'S BIRTHDAY
    .construction-site = Everybody sings but the foreman, who moves his lips to another song.
    .day-labor-office = They hold a wrist-wrestling match, winner takes the hat.
    .half-built-hotel = While they cut the cake the site office is empty for the length of a song.

they-live-location-price-check = PRICE CHECK
    .supermarket = The till adds a number that is on no label. Make it add one of yours.
    .newsstand = He sells the same paper at two prices. Ask him, as a friend, what is in the dear one.
    .parking-garage = The ticket machine prints your number plate, and somebody else's can be had for the asking.

they-live-location-lunch-counter = LUNCH COUNTER
    .supermarket = The cook fries for two and eats for none. Sit down; say that you are the other one.
    .newsstand = He goes for his lunch at noon and leaves a brick on the papers.
    .parking-garage = Two guards eat in their car with the windows up. The boot is not locked.

they-live-location-window-shoppers = WINDOW SHOPPERS
    .supermarket = One in nine of them has no reflection worth the name. Count, and note which.
    .newsstand = The rack of reading glasses has a key at the bottom, and the key winds it.
    .parking-garage = A dress dummy, a jack and a lift that is stuck. Somebody has planned something here.

they-live-location-closing-time = CLOSING TIME
    .supermarket = Be a pyramid of tins until the lights go out.
    .newsstand = Somebody means to rob him at closing time. There are two of you now.
    .parking-garage = The barrier keeps a list of who came in and never drove out.

they-live-location-lost-child = LOST CHILD
    .supermarket = He is eight, he has seen the manager's face, and nobody believes him. You do.
    .newsstand = The notice has a telephone number with a digit too many. Read what the extra one is for.
    .parking-garage = Follow the small shoes down. They know a way that no camera knows.

they-live-location-ration-cards = RATION CARDS
    .free-clinic = They stamp one card for soup and one for medicine. The stamp comes off with steam.
    .tent-camp = The cards are counted in a lit tent by a man with his back to you.
    .storefront-church = The deacon gives his own away, and has a use for someone with quick hands.

they-live-location-water-truck = WATER TRUCK
    .free-clinic = The pump is an old friend of yours. In thanks you may look into the cupboard.
    .tent-camp = Somebody has decided that the water is his. He has decided it with a stick.
    .storefront-church = The driver's radio is dead, and the choir has a soldering iron.

they-live-location-family-album = FAMILY ALBUM
    .free-clinic = The nurse collects pictures of those who did not come back. Name one of them, and she will do anything.
    .tent-camp = In each of the wedding pictures the same uncle, and never the same face.
    .storefront-church = The pages are stiff because something is flat between them. The family is at prayer.

they-live-location-bus-to-nowhere = BUS TO NOWHERE
    .free-clinic = They are putting people on a bus, and the back door of the bus is a door.
    .tent-camp = Tell them where the bus really goes. One will get up and say that he has driven it.
    .storefront-church = The bus has stopped for good outside the church, thanks to you and a potato.

they-live-location-quiet-evening = QUIET EVENING
    .free-clinic = The X-ray hums after hours. What it has been looking at is still on the plate.
    .tent-camp = The old wrestler gives lessons by firelight. Lesson one is falling.
    .storefront-church = Nothing happens at all tonight, and you have the sense to notice.

they-live-location-regatta = REGATTA
    .yacht-club = A mast has gone, and the owner has a race in an hour. He pays by the knot.
    .cliff-villa = They are all on the terrace with field glasses. The house is behind them.
    .harbour-bank = The bets are paid out before the race is sailed. Somebody has done the sums; do them too.

they-live-location-deck-chairs = DECK CHAIRS
    .yacht-club = Forty pairs of sunglasses in a row, all turned to the sky. Ask to borrow the odd pair.
    .cliff-villa = A book lies open on the grass. It is a list of names in the order of the deck chairs.
    .harbour-bank = The clerks sun themselves on the steps, and the door is propped with a sack.

they-live-location-bonded-goods = BONDED GOODS
    .yacht-club = A crate falls off a gangway. Two stewards dive for it, and so do you.
    .cliff-villa = The customs seal is a small machine. It can be told that it has been opened before.
    .harbour-bank = The vault is a ship's hold, with a ship's hatch. You have seen those come off.

they-live-location-captains-table = CAPTAIN'S TABLE
    .yacht-club = The captain talks of a crew that does not eat. One of the waiters drops a spoon.
    .cliff-villa = Ninety covers and eighty-nine guests. Be the ninetieth, and leave before the fish.
    .harbour-bank = The bank owns the table, the captain and the ship. It would like to own a story as well.

they-live-location-fog-horn = FOG HORN
    .yacht-club = Nobody sees the end of his own cigar. Walk out past the gate, upright.
    .cliff-villa = The horn has two notes, and one is not for ships. The box that makes it is in the garden.
    .harbour-bank = In the fog the guard asks for the word. It is written on the tide table, a day late.

they-live-location-crew-wanted = CREW WANTED
    .yacht-club = They try new hands with a wet rope and a laugh. Laugh too, and hold on.
    .cliff-villa = The lady's lift to the beach has stopped halfway, with the lady. She is not ungrateful.
    .harbour-bank = Sign on with a name from the lost ships. The clerk will be glad that one came back.

they-live-location-insurance-agent = INSURANCE AGENT
    .yacht-club = Two boats of the same name are insured, and only one is here. Mention it over the soup.
    .cliff-villa = He has come to value the collection on the wall, and so have you.
    .harbour-bank = His machine knows the day on which everybody here will be paid out. Ask it about yourself.

they-live-location-lights-at-sea = LIGHTS AT SEA
    .yacht-club = Somebody signals from a boat with nobody on it. It is slow code, for slow readers.
    .cliff-villa = Through the telescope the horizon has a seam. The eyepiece comes off and fits a frame.
    .harbour-bank = All the guards are at the windows. The gun room is on the land side.

they-live-location-pile-driver = PILE DRIVER
    .construction-site = It strikes once a second, and the brass ring it strikes could be had between two blows.
    .hiring-hall = They look at hands here. Show yours, and then show what they do.
    .grand-hotel = With every blow the doors of the east wing jump open. Count, and walk.

they-live-location-union-meeting = UNION MEETING
    .construction-site = They vote on nothing for two hours. Give them something.
    .hiring-hall = The minutes of the last meeting were written before it. Read out the next ones.
    .grand-hotel = The owners meet upstairs at the same hour. The coat room is yours to mind.

they-live-location-scuttled-barge = SCUTTLED BARGE
    .construction-site = They mean to build over it. The winch still has current, and the hold still has air.
    .hiring-hall = Her crew list hangs on the board, and nobody has asked for their wages. Be one of them.
    .grand-hotel = The hotel has bought her panelling, her lamps and her bell. It has not yet screwed them down.

they-live-location-cement-dust = CEMENT DUST
    .construction-site = Everybody coughs but the inspector. Drink what the old hands drink.
    .hiring-hall = Goggles are given out against a signature. One box is marked in another hand.
    .grand-hotel = Under the dust sheets it is all still there, and so is a guest.

they-live-location-crane-operator = CRANE OPERATOR
    .construction-site = Bring the load about in this wind and you may keep what falls off.
    .hiring-hall = He has seen from up there who goes into which house at night. He has not been asked.
    .grand-hotel = From his cab one can look into the ninth floor. The maids there never turn down a bed.

they-live-location-company-store = COMPANY STORE
    .construction-site = They pay in coupons, and the coupons are worth what you say they are.
    .hiring-hall = The shutter sticks at knee height. Behind it hang the tools of men who owe too much.
    .grand-hotel = The night safe is a hatbox. The porter takes it up by the back stairs.

they-live-location-rat-catcher = RAT CATCHER
    .construction-site = He has left his traps open and his gun in the bag. The dog knows you, or thinks so.
    .hiring-hall = They bet on his terrier against your left foot.
    .grand-hotel = Something in the walls answers when he whistles. It is not rats; it has a plug.

they-live-location-topping-out = TOPPING OUT
    .construction-site = The last beam goes up with a tree tied to it, and the guests are not watching their coats.
    .hiring-hall = Free beer for all who worked on it. Know the name of the third floor's foreman.
    .grand-hotel = A toast to the new owner, who raises his glass with the wrong number of fingers.

they-live-location-fresh-catch = FRESH CATCH
    .harbour-supermarket = The fish is older than the fishmonger. Choose the one that is not.
    .ferry-newsstand = He wraps herring in tomorrow's paper. He will say for a coin whence he has it.
    .ferry-garage = The ice truck is unlocked, and the ice is not for fish.

they-live-location-self-service = SELF SERVICE
    .harbour-supermarket = The store has no cashier, only an eye over the door. It blinks.
    .ferry-newsstand = The box takes a coin and lets you take one paper. It can be had to let you take the lot.
    .ferry-garage = The pump works for members. You have joined a minute ago, with a hairpin.

they-live-location-last-ferry = LAST FERRY
    .harbour-supermarket = Those who missed it sit among the trolleys with all that they own, and like company.
    .ferry-newsstand = A boatload of grey hats goes by. Put on grey, and go by with it.
    .ferry-garage = The ramp man will not raise it for you. There are two levers, and he is one.

they-live-location-tide-tables = TIDE TABLES
    .harbour-supermarket = The lamps dim with the tide, and for a minute the labels say what they say.
    .ferry-newsstand = The printed hours are wrong by as much as the boats are late. Somebody lands in between.
    .ferry-garage = At high water the lowest deck floats up whatever was left on it.

they-live-location-fish-auction = FISH AUCTION
    .harbour-supermarket = Scratch your nose and you own a ton of cod. Sell it again before you have to lift it.
    .ferry-newsstand = The buyers read the prices in the paper. The prices are set by a man who reads nothing.
    .ferry-garage = A porter's hook, a barrow and a grudge. It is not your grudge, but you are in the way of it.

they-live-location-souvenir-stand = SOUVENIR STAND
    .harbour-supermarket = Shell boxes, nine to the shelf. The ninth has a lock and the wrong weight.
    .ferry-newsstand = The girl who paints the postcards leaves one tower out of all of them.
    .ferry-garage = The singing clock sings a frequency. Take it apart where nobody sings along.

they-live-location-customs-shed = CUSTOMS SHED
    .harbour-supermarket = The store buys what the shed has lost. The man who loses it is large.
    .ferry-newsstand = Confiscated spectacles are sold by weight. Buy the heavy ones with a yawn.
    .ferry-garage = Form eleven frees a crate. It asks for form twelve, and form twelve can be written.

they-live-location-sea-air = SEA AIR
    .harbour-supermarket = They sell it in tins. The tins with the dent are full of something else.
    .ferry-newsstand = A gust takes the whole stock over the quay. Run, and be thanked by the bundle.
    .ferry-garage = A driver on the top deck shares his bread and his engine's warmth with whoever is polite.

they-live-location-sick-bay = SICK BAY
    .seamens-clinic = The sister was a ship's nurse and gives orders. Obey this once.
    .beach-camp = They boil seaweed for fever here. Ask which, and write it down.
    .sailors-church = The pews have become beds, and half of them have become firewood. Mend the rest.

they-live-location-driftwood = DRIFTWOOD
    .seamens-clinic = Crutches are made of it, and one of the planks has a number stencilled on it.
    .beach-camp = Whoever holds the beach holds the wood. It is disputed with oars.
    .sailors-church = They burn your picture in the stove, and ask you to stand where the picture hung.

they-live-location-quarantine = QUARANTINE
    .seamens-clinic = The yellow card says that you are ill. It is a good card; nobody touches you.
    .beach-camp = A rope runs round the tents, and the guard on the rope is asleep on his feet.
    .sailors-church = The health inspector has left his lamp. What it shows on skin is not fever.

they-live-location-message-in-a-bottle = MESSAGE IN A BOTTLE
    .seamens-clinic = A patient has swallowed it. The X-ray can be read aloud.
    .beach-camp = The children find one every week, and use the paper. They have kept the stoppers, which are lenses.
    .sailors-church = The widow it is addressed to has waited for eleven years. Read it to her well.

they-live-location-soup-kitchen = SOUP KITCHEN
    .seamens-clinic = Somebody is selling the free soup at the door. Explain the word to him.
    .beach-camp = Stir for an hour, and the whole camp tells you where it keeps things.
    .sailors-church = The recipe hangs on the wall and is not a recipe. The quantities are a safe.

they-live-location-night-tide = NIGHT TIDE
    .seamens-clinic = The cellar floods at two, and all hands carry beds. The dispensary stands open.
    .beach-camp = Hold the sea off forty tents with what you find. Keep what you do not need.
    .sailors-church = The bell ringers are strong men, and wrestle while they wait for the hour.

they-live-location-net-menders = NET MENDERS
    .seamens-clinic = They sew wounds with the same knot, and talk with the same needle.
    .beach-camp = One net is copper. Nobody fishes with copper, but somebody listens with it.
    .sailors-church = Under the biggest net lies the biggest secret of the parish. It is snoring.

they-live-location-harbour-choir = HARBOUR CHOIR
    .seamens-clinic = The loudspeaker in the ward plays a hymn with a second voice. Take the second voice out.
    .beach-camp = They sing against the surf. Give them a verse that they do not know.
    .sailors-church = The hymn numbers on the board are a date. It is tonight's.

## The third set

they-live-location-bus-stop = BUS STOP
    .top = The timetable lists a bus that has never come. It comes now, and nobody aboard looks up.
    .bottom = A woman with three bags has missed the last bus on purpose. She would like to be asked why.

they-live-location-lemonade-stand = LEMONADE STAND
    .top = Two children, one jug, no licence. They serve customers first and inspectors never.
    .bottom = They keep accounts, and the accounts are short by a whole jar of coins. Work out where it stands.

they-live-location-laundry-line = LAUNDRY LINE
    .top = Six shirts, six collars, one of them your size. Hang up yesterday's description in its place.
    .bottom = The pulleys come from a lift, and the line from a mast. Neither is needed to dry socks.

they-live-location-street-preacher = SOAPBOX PROPHET
    .top = He says what you have seen, in older words. Say the next line, and he comes down from his box.
    .bottom = He reads from a book without letters and wears his spectacles for it. He owns a second pair.

they-live-location-arcade-cabinet = ARCADE CABINET
    .top = The high scores are initials, and the initials are a list. Play until yours may stand on it.
    .bottom = The coin door has a second lock inside it. Whoever fitted that did not care about coins.

they-live-location-ice-cream-truck = ICE CREAM TRUCK
    .top = The tune has a note too many, and at that note half the street stops walking. The loudspeaker's other wire runs to a box of dark lenses.
    .bottom = The driver wants you away from his freezer and has a scoop the size of a shovel.

they-live-location-pawn-shop = PAWN SHOP
    .top = Everything in the window was somebody's last idea. Bargain as if you had another one.
    .bottom = The ticket says trombone, and the case is too short for one. You may redeem it with a straight face.

they-live-location-pirate-station = UNLICENSED STATION
    .top = A wardrobe on the fourth floor is on the air. Tune it past the signal, and then past what answers the signal.
    .bottom = They have been raided, and left in a hurry. What still glows in the rubble is good for something.

they-live-location-traffic-light = TRAFFIC LIGHT
    .top = It stays red for everybody but a grey sedan. A sedan that never stops never looks into its boot either.
    .bottom = The post is loose, the wires are live, and the lamps are good for years.

they-live-location-mailbox = MAILBOX
    .top = Two collections a day are posted on the plate. The third one wears gloves and leaves a bag for a minute.
    .bottom = A letter to nobody, returned by nobody. The stamp is worth more than the town thinks.

they-live-location-satellite-dish = SATELLITE DISH
    .top = It points at nothing that flies. Turn it by the width of a hand, and whoever comes to turn it back takes off his glasses to do so.
    .bottom = The box at its foot is warm, and it has been paid for by a school that burned down.

they-live-location-video-rental = VIDEO RENTAL
    .top = One tape is never in and always reserved. It stands under Travel, upside down.
    .bottom = The clerk has seen every film in which this happens, and would like to see how it ends.

they-live-location-spray-cans = SPRAY CANS
    .top = Stand against the wall and hold still. In an hour you are a mural, and murals are not followed.
    .bottom = They paint over the posters by night and do not say for whom. Bring your own colour.

they-live-location-dumpster = DUMPSTER
    .top = A whole office has been thrown away overnight, chairs, files and all. The lid will not open, out of pride.
    .bottom = Somebody lives here and thinks that you have come about the rent.

they-live-location-door-to-door = DOOR TO DOOR
    .top = You have a sample case, a smile and nothing to sell. It is what most of them have.
    .bottom = Nobody buys, and the fourth house gives you soup for having tried.

they-live-location-aerobics-class = AEROBICS CLASS
    .top = Forty people jump in time. Keep up to the end, and you will hurt in better places.
    .bottom = The changing room is empty for as long as the record plays, and the record is long.

they-live-location-car-wash = CAR WASH
    .top = A patrol car goes in with both windows down. It comes out clean, in every sense.
    .bottom = The brushes have stopped with a limousine between them. The chauffeur pays for silence and for haste.

they-live-location-lamp-post = LAMP POST
    .top = The hatch at the bottom takes a common key. Behind it somebody keeps papers, and the mains.
    .bottom = It blinks at the one across the street, and is answered. Short, short, long.

they-live-location-test-screening = TEST SCREENING
    .top = Fill in the card truthfully, and a lady takes you to a smaller room. Fill it in well, and she leaves you there with a box of glasses.
    .bottom = The projector runs at a speed of its own. Slow it down by hand, and the film is another film.

they-live-location-hot-dog-cart = HOT DOG CART
    .top = He knows who eats at which corner, and who never eats. He tells it to regulars; become one.
    .bottom = Two men explain to him the price of his corner. Explain it back.

they-live-location-paste-and-brush = PASTE AND BRUSH
    .top = They are pasting up your face, forty to a wall. Carry the bucket for them, and see how it is trimmed.
    .bottom = Under the paper is an older paper, and under that the ladder that they have pasted in.

they-live-location-pigeon-loft = PIGEON LOFT
    .top = Eleven birds have rings, and the twelfth has a capsule. It sits still for those who know its number.
    .bottom = The old man trusts his pigeons and the people they sit on. Stand quite still.

they-live-location-laundromat = LAUNDROMAT
    .top = A uniform goes round and round, and its owner has fallen asleep at the rinse.
    .bottom = Machine nine takes no soap and returns more than it was given. It only wants to be asked by its number.

they-live-location-barbers-chair = BARBER'S CHAIR
    .top = He can take off ten years, a beard or a warrant. Leave a tip for the warrant.
    .bottom = Sit and listen. Under the towels the whole street talks, and thinks that nobody is there.

they-live-location-photo-booth = PHOTO BOOTH
    .top = The strip of the man before you is still in the slot. In three of four pictures he has a face; for the fourth the booth used another lens.
    .bottom = Draw the curtain, change your coat, come out by the back. It has no back; make one.

they-live-location-garage-sale = GARAGE SALE
    .top = Everything must go, says the card, and the owner has gone first. Look at what is priced too low.
    .bottom = Grandfather's duck gun hangs behind the pram. His widow sells it to somebody with nice manners.

they-live-location-survey-taker = POLLSTER
    .top = Do you agree, strongly agree, or very strongly agree? The fourth box is hidden under her thumb.
    .bottom = She is paid by the answer and has had none all day. Answer for the whole street.

they-live-location-roof-garden = ROOF GARDEN
    .top = The ladder is tomatoes up to the eighth rung. After that it is only a ladder.
    .bottom = The beans know nothing of the news, and neither do you up here, for an hour.

they-live-location-taxi-rank = TAXI RANK
    .top = He drives with the meter off and his eyes shut, he says, when it matters. Make it matter.
    .bottom = The dispatcher repeats addresses that are on no map. Put the set on the roof and write them down.

they-live-location-fortune-teller = FORTUNE TELLER
    .top = She deals the cards she was paid to deal. Ask for the one that she has put in her sleeve.
    .bottom = The crystal is a lens, and she has a drawer of them. She foresees that you will ask.

they-live-location-fuse-box = FUSE BOX
    .top = Forty switches, none of them named. Whoever works out this street by its fuses has learnt something for good.
    .bottom = Half of it feeds a shop that has closed. Take that half.

they-live-location-block-warden = BLOCK WARDEN
    .top = She notes who comes home late and has nobody to tell it to. Tell her something better.
    .bottom = Her notebook lies on the sill beside the cat. The cat is on duty.

they-live-location-shoe-shine = SHOE SHINE
    .top = He sees everybody from below, where nobody thinks of wearing a mask.
    .bottom = In that polish you can see who walks behind you, as he is.

they-live-location-water-tower = WATER TOWER
    .top = The last rung is missing, and somebody has hidden a long parcel above it for that reason.
    .bottom = From up there the patrols look like clockwork. Come down when it begins to turn the other way.

they-live-location-gas-station = GAS STATION
    .top = Three bikers have not paid, and do not mean to. The attendant shares what you collect.
    .bottom = A car that has stood here since the war wants one spark plug. Its boot wants none.

they-live-location-boxing-gym = BOXING GYM
    .top = Two rounds with the house champion are free. So is the lesson.
    .bottom = The cutman mends whoever stands up again, and bets on whoever does it twice.

they-live-location-library-van = LIBRARY VAN
    .top = The returned books have been censored with a razor. The pieces are still in the razor's box.
    .bottom = She lends to people without a card, in exchange for something that is worth reading.

they-live-location-weather-balloon = WEATHER BALLOON
    .top = It has come down across four wires, and everybody calls it weather. Read its tape before the van arrives.
    .bottom = Forty yards of silk, and a box of brass below it. Nobody has told the street whose it is.

they-live-location-sidewalk-portrait = SIDEWALK PORTRAIT
    .top = For a coin he draws you younger, for two he draws you as somebody else. The police buy his work.
    .bottom = He draws the passers-by as they are, and burns most of it. Ask what he looks through.

they-live-location-dynamite-shed = DYNAMITE SHED
    .construction-site = The sticks sweat, and the clerk who counts them has stopped coming near. Carry them as you would a cake.
    .day-labor-office = They want a blaster with papers. Your papers are in the post, and the advance is in cash.
    .half-built-hotel = The fuses are kept in the linen room, since nobody would look there. Somebody looks in now and then.

they-live-location-scaffold = SCAFFOLD
    .construction-site = On the ninth stage somebody has an office, with a telephone and a view of every gate.
    .day-labor-office = They pay by the clamp. You know a knot that does the same.
    .half-built-hotel = Behind the netting one can walk round the whole block and be no more than a workman's shadow.

they-live-location-site-office = SITE OFFICE
    .construction-site = The calendar has a red ring round a day that does not exist. The lock of the drawer below opens to that date.
    .day-labor-office = The copying machine remembers the last sheet, and the last sheet was a cheque.
    .half-built-hotel = The foreman uses a bathtub for a desk. He does not get up for visitors, but he throws things.

they-live-location-tool-hire = TOOL HIRE
    .construction-site = They lend you a drill that does not work. You bring back one that does, and keep the other parts.
    .day-labor-office = A deposit is required, or a good word from a man they fear. Be his cousin.
    .half-built-hotel = A welder's mask hangs in the lift, and its glass is not a welder's.

they-live-location-artists-impression = ARTIST'S IMPRESSION
    .construction-site = In the drawing everybody is happy, and only one has a shadow. Work out where the artist has left his glasses.
    .day-labor-office = The artist is in the queue for a shovel. They have no further use for what he sees.
    .half-built-hotel = The original hangs in the lobby. On its back is the building that they are really building.

they-live-location-time-clock = PUNCH CARDS
    .construction-site = The clock punches a hole for every hour and one for itself. Take its hour out, and see what it was building with it.
    .day-labor-office = Four hundred cards in the rack, and nine of them never go home. Borrow the nine.
    .half-built-hotel = The night shift has clocked in on a floor that has no floor. Work out what they are paid for.

they-live-location-old-foundations = OLD FOUNDATIONS
    .construction-site = There was a bank here before the bank. Its floor rings hollow in one corner.
    .day-labor-office = The oldest hand remembers the baths that stood here, and where the warm spring went.
    .half-built-hotel = The cellar has a cellar. The stair to it has been bricked up from the inside.

they-live-location-guard-hut = GUARD HUT
    .construction-site = He reaches for the bell and for the rifle. He has two hands, and so have you.
    .day-labor-office = They are looking for a guard. Whoever guards the gate also keeps the list of those who may not pass.
    .half-built-hotel = Six screens, and each shows the hut. Turn one to the room that it is for.

they-live-location-skip-divers = SKIP DIVERS
    .construction-site = The skip is a shop to those who know when it opens. They share tea and a crowbar.
    .day-labor-office = They sell back to the office what the office threw away. They need a voice that sounds like a firm.
    .half-built-hotel = Forty bathrooms have been ripped out and are to be ripped out again. Nobody counts taps.

they-live-location-ribbon-cutting = RIBBON CUTTING
    .construction-site = The mayor cuts the ribbon of a hole. A reporter has forgotten to clap, and knows that you saw it.
    .day-labor-office = They hire a crowd by the head, and somebody is selling your place in it.
    .half-built-hotel = The speech lies on the lectern, with the pauses marked. Between two pauses they say what it is for.

they-live-location-safety-week = SAFETY WEEK
    .construction-site = A nurse demonstrates bandages on whoever volunteers. You bring your own demonstration.
    .day-labor-office = They give out alarms that whistle near certain people. They have been told to collect them again.
    .half-built-hotel = Everything dangerous has been locked into one room. They could not have made it easier.

they-live-location-thirteenth-floor = THE THIRTEENTH FLOOR
    .construction-site = The hoist counts twelve, fourteen. Stop it between the two with the hand wheel.
    .day-labor-office = Somebody hires carpenters for it by night, at double pay, blindfolded. One of them peeps.
    .half-built-hotel = The stair goes past a door without a number. It opens from within twice an hour, for as long as a breath, and dark glasses hang behind it.

they-live-location-ghost-payroll = GHOST PAYROLL
    .construction-site = Half the crew exists on paper. Answer to a second name when the envelope comes round.
    .day-labor-office = The dead draw overtime here. Show the clerk the sum, and he finds yours in the same drawer.
    .half-built-hotel = The ghosts have lockers, as the law requires. The lockers are not empty.

they-live-location-picket-line = PICKET LINE
    .construction-site = Hired men come to break it, with numbers on their sticks. Take one of the numbers.
    .day-labor-office = They are bargaining for a crew that will cross. Talk the crew round, and then its driver.
    .half-built-hotel = Behind a sign everybody is the same striker. Theirs says fair pay; yours hides your face.

they-live-location-background-music = BACKGROUND MUSIC
    .supermarket = Under the violins a voice says buy. Pull the left plug, and it says something about lenses to somebody else.
    .newsstand = The old man hums along and counts his change by the beat. He never looks up in the slow part.
    .parking-garage = The same tune on every level, and on the lowest a bar longer. Ask yourself what needs the time.

they-live-location-loyalty-card = LOYALTY CARD
    .supermarket = A stamp for each obedience, and ten make a toaster. Yours has eleven, if you carve a potato.
    .newsstand = He keeps his own list of the loyal, in pencil. He would like to rub somebody out.
    .parking-garage = The barrier reads the card and forgets who holds it. Give it somebody to remember.

they-live-location-free-samples = FREE SAMPLES
    .supermarket = Eat, and say that it is better than real. Say it twice, and she packs you a bag.
    .newsstand = A sachet is glued into every magazine. In the one for opticians it is flat, and made of glass.
    .parking-garage = The sales girl keeps her stock in an open car and her mind on a cigarette.

they-live-location-trolley-train = TROLLEY TRAIN
    .supermarket = Ninety trolleys, all of them pulling to the left. Put one right, and they pay you not to do the rest.
    .newsstand = The train has got loose and comes down the pavement at a run. Whoever stops it may keep what is in it.
    .parking-garage = Somebody has welded one of them into a ram. He would lend it, or at least he does not see you take it.

they-live-location-fire-sale = FIRE SALE
    .supermarket = It smells of smoke and has been marked down for it, though nothing has burned yet. Haggle quickly.
    .newsstand = The fire is in today's paper. It is dated tomorrow.
    .parking-garage = They carry the goods out before the fire, and only one of them counts the boxes.

they-live-location-crossword = CROSSWORD
    .supermarket = The manager is stuck at seven across. Whoever helps him may wait in his office.
    .newsstand = It has been the same puzzle every day for a year, and nobody has done it. Do it, and be quicker for good.
    .parking-garage = The attendant fills it in with names. Suggest one of five letters.

they-live-location-pay-and-display = PAY AND DISPLAY
    .supermarket = The machine at the exit gives change in tokens, and the tokens fit the staff door.
    .newsstand = The warden writes you down, and then your story. She likes the story better.
    .parking-garage = It has eaten coins since spring. It opens along the spine, like a fish.

they-live-location-prize-draw = PRIZE DRAW
    .supermarket = The winner has not come, since he was invented. Somebody has to kiss the manager for the camera.
    .newsstand = The scratch cards glow a little under the counter lamp. Some glow more.
    .parking-garage = First prize stands here with a bow on its roof and two men in it. They think that they have won you.

they-live-location-inventory-night = INVENTORY NIGHT
    .supermarket = They count everything twice and themselves once. Be counted with the tinned goods.
    .newsstand = The boy who counts the magazines has started reading them. He has questions.
    .parking-garage = The lorry's tail lift knows the list by heart. It drops whatever is not on it.

they-live-location-subscription-drive = SUBSCRIPTION DRIVE
    .supermarket = You sell eleven subscriptions to a paper that you make up as you go. The twelfth buyer owns one like it.
    .newsstand = He loses a reader for every reader they win. He tells you which doors they skip.
    .parking-garage = The sales team sleeps in the van on heaps of filled-in forms. Names, hours, who lives alone.

they-live-location-helpful-machine = HELPFUL MACHINE
    .supermarket = It greets you by your name and asks about the leg. Ask it who told it.
    .newsstand = It sells the paper and looks at the buyer through a very good lens. The lens unscrews.
    .parking-garage = It parks cars, and on slow days it parks people. Tell it that you are a bicycle.

they-live-location-dress-code = DRESS CODE
    .supermarket = Aprons hang by the door in three sizes. An apron has never been asked for its papers.
    .newsstand = A man in a good suit wants the stand gone by noon. He has never had his tie pulled.
    .parking-garage = A chauffeur changes in the back seat and lays his dark glasses on the roof, every day at six.

they-live-location-lost-property = LOST PROPERTY
    .supermarket = Describe what you have lost. Nobody has claimed the third shelf, so describe the third shelf.
    .newsstand = He has kept an umbrella for eleven years. Be its owner, and weep a little.
    .parking-garage = A lost car calls its owner by flashing. Answer with your own name, and it takes the name away with it.

they-live-location-sightseeing-tour = SIGHTSEEING TOUR
    .supermarket = They photograph the shelves, in step. Walk in the middle, and look where the guide does not point.
    .newsstand = The guide buys forty maps, each with a different street missing. Put the missing streets together.
    .parking-garage = The coach has broken down, and its passengers have not noticed. The driver gives you his seat and his toolbox.

they-live-location-blanket-drive = BLANKET DRIVE
    .free-clinic = They have more blankets than beds and more beds than sleep. Lie down; that is an order.
    .tent-camp = Under grey wool everybody is an old woman by the fire. The patrol counts old women badly.
    .storefront-church = One bale is sewn shut with wire. Whoever gave it has not given blankets.

they-live-location-radio-sermon = RADIO SERMON
    .free-clinic = The ward listens, and grows worse. Turn the dial until somebody laughs.
    .tent-camp = The preacher breathes in the wrong places. Write the breaths down as dots.
    .storefront-church = The pastor would answer him, on the same wavelength, if anybody held the aerial and his hand.

they-live-location-travelling-dentist = TRAVELLING DENTIST
    .free-clinic = He pulls the tooth and mends what is next to it. Tell him which, and be right.
    .tent-camp = He pays two men to hold the third. Hold him well.
    .storefront-church = His lamp shows him who has teeth and who wears them. He has a spare bulb.

they-live-location-kite-flyers = KITE FLYERS
    .free-clinic = The children on the roof want a longer tail. The nurse has gauze, and a reward for quiet.
    .tent-camp = At the end of the string hangs a wire, and at the end of the wire somebody is talking.
    .storefront-church = The kites draw every eye in the street upwards. The collection plate is not for you; the roof lead is.

they-live-location-roll-call = MORNING MUSTER
    .free-clinic = They read out the sick by number. The sheet of those who did not answer lies by the door for a moment.
    .tent-camp = Four hundred and twelve answer, and four hundred and ten sleep here. Be one of the two.
    .storefront-church = The sergeant who calls the names was a drill master once. He still shouts; today he shouts at you.

they-live-location-food-parcel = FOOD PARCEL
    .free-clinic = The label says biscuits, in a language that has no word for them. Weigh it against the others.
    .tent-camp = There is one parcel for nine. Divide it so that nobody complains, and yours is the tenth part.
    .storefront-church = Tins to the left, tins to the right, and in the middle a long one with a hinge.

they-live-location-lantern-walk = LANTERN WALK
    .free-clinic = Their lanterns are made of lamp glass from the ward. By this light the doctor's shadow is not a doctor's.
    .tent-camp = They walk in silence for those who were taken. Somebody falls into step beside you.
    .storefront-church = The procession makes a figure, seen from the roof. It has been the same figure each year but this.

they-live-location-swap-table = SWAP TABLE
    .free-clinic = A crutch for a kettle, a kettle for an hour with the records. Begin with what you have in your pocket.
    .tent-camp = Nobody wants the bicycle pump. Nobody has looked at it the way that you look at it.
    .storefront-church = Something is worth less here than across the table. Carry it across, three times.

they-live-location-bed-count = BED COUNT
    .free-clinic = They count beds from the door, by the feet. Put your shoes on the pillow.
    .tent-camp = Two bailiffs mean to carry off what is not slept in. Sleep in it, with your fists up.
    .storefront-church = The counter writes with a pen that sends. It can be made to send the hymn book.

## The fourth set

they-live-location-school-crossing = SCHOOL CROSSING
    .top = She stops the patrol car with one hand and waves you over among the small ones. Say thank you, miss.
    .bottom = Lost gloves, lost satchels, and a lost pram full of bottles to return. She has eyes for the traffic only.

they-live-location-park-chess = CHESS IN THE PARK
    .top = He loses to everybody and watches their hands. Beat him slowly, and he tells you about hands.
    .bottom = At the next table a machine takes on all comers. There is a boy in it; agree with him on a share.

they-live-location-knife-grinder = KNIFE GRINDER
    .top = His wheel has stopped. Set it going, and he lets you have what nobody has come back for.
    .bottom = He goes from door to door, and people who hold knives tell him everything. Be his assistant for a street.

they-live-location-skipping-rhyme = SKIPPING RHYME
    .top = The rhyme names streets, and last week it named others. Learn this week's.
    .bottom = Jump in. By the ninth turn you have stopped thinking of your leg.

they-live-location-umbrella-seller = UMBRELLA SELLER
    .top = Under his largest umbrella walks a whole family. Walk with them: they know a way round the checkpoint, and talk of it.
    .bottom = It has not rained for a month. Mend forty ribs for him, and he pays in goods.

they-live-location-debt-collector = DEBT COLLECTOR
    .top = He has done the whole street and is on his way back to the car. So are you.
    .bottom = He has to read everybody's letters and weeps at most of them. Give him a handkerchief and a reason.

they-live-location-aerial-fitter = AERIAL FITTER
    .top = He aims each aerial through a pair of glasses on a string. Aim the next one without him, and the glasses are yours, to see why.
    .bottom = He has gone to lunch and left the set on the roof running. They are talking shop on it.

they-live-location-sandwich-man = SANDWICH MAN
    .top = The front says buy, and so does the back. What he has between the boards he sells to those who ask for neither.
    .bottom = Between two boards there is room for somebody who would rather not be seen. Walk his round for him.

they-live-location-cloakroom = CLOAKROOM
    .country-club = Forty dark coats, and one of them heavier than a coat should be. You left yours here too, you say.
    .hilltop-house = Take her coat at the door, and the hostess takes you for staff. Before staff one talks, and tips.
    .private-bank = The cloakroom tokens also work the lockers below; somebody has saved on machines. Find the number.

they-live-location-piano-tuner = PIANO TUNER
    .country-club = Nobody plays it, and they have it tuned every week. Take out the strings that are not strings.
    .hilltop-house = One key sounds in another room. Find the room; whoever plays there reads the music through dark glasses and has a spare pair.
    .private-bank = Whoever kneels under the grand piano in the hall is the tuner. From there one reads the papers on four desks.

they-live-location-guest-list = GUEST LIST
    .country-club = You are not on it. Neither is the woman who reads it out, as somebody might tell her.
    .hilltop-house = Two names stand for the men at the door. Take one man's place, and what he wears under the jacket.
    .private-bank = Those with a cross may go down without a clerk. Put your cross where they put theirs.

they-live-location-ice-swan = ICE SWAN
    .country-club = It stands among the dishes and is down to its neck. As long as the cooling holds, nobody looks at the waiter behind it.
    .hilltop-house = The block must be up the drive before it is water. The cook pays by the weight that arrives.
    .private-bank = They keep one in the vault, to show how cold it is there. Something is frozen into its belly; thaw it without a puddle.

they-live-location-blasting-horn = BLASTING HORN
    .construction-site = Three blasts, and everybody lies down. For one minute the plans have nobody to look after them.
    .day-labor-office = They bet on when it will sound. It keeps to a timetable, which nobody has asked it for.
    .half-built-hotel = Sound it over the house telephone, and the whole staff runs into the street. The store stays open.

they-live-location-tea-urn = TEA URN
    .construction-site = Whoever holds a mug has always belonged here. Sit down on the planks and let your feet hang.
    .day-labor-office = The man at the tap has served every foreman. He forgets names for money and remembers them for company.
    .half-built-hotel = For ten minutes everybody is at the urn and nobody on the top floor. The door handles up there come off by hand.

they-live-location-wages-van = WAGES VAN
    .construction-site = Two guards ride with it. One has put down his gun to eat, for the first time today.
    .day-labor-office = The list has been added up by somebody in a hurry. Show the clerk politely where you come in.
    .half-built-hotel = It stands in the yard with a hot engine and a locked glove box. You have come about the engine.

they-live-location-wet-paint = WET PAINT
    .construction-site = The whole fence is to be white by noon. Somebody in overalls with a brush is part of the fence.
    .day-labor-office = They are short of anybody who can say what colour it is to be. Say it firmly.
    .half-built-hotel = Over one mirror they have painted twice. Work out what it showed, and the painter gives you the glasses in which he saw it.

they-live-location-borrowed-ladder = BORROWED LADDER
    .construction-site = It belongs to nobody and reaches everything. Tie the broken rung, and there is copper at the top.
    .day-labor-office = He wants it back, and he wants to know what for. Tell him, and he brings a longer one.
    .half-built-hotel = It just reaches the balcony of the room in which they meet. The shutters are closed, and thin.

they-live-location-watchmans-stove = WATCHMAN'S STOVE
    .construction-site = He wrestles every newcomer for the seat by the fire. Whoever wins it also hears what is said there.
    .day-labor-office = It burns time sheets by electric draught, and the fan has stopped. The office is grateful, in coins.
    .half-built-hotel = The flue goes up through every floor, and somebody has hung something in it, above the smoke. Take the bend apart.

they-live-location-lost-invoice = LOST INVOICE
    .construction-site = Two hundred beams have been paid for and never came. The other papers say where they did go.
    .day-labor-office = It has slipped behind the addressing machine, with much else. Keep the machine running while you reach in.
    .half-built-hotel = Whoever brings the original is paid at the desk, in cash. Bring an original.

they-live-location-dust-sheets = DUST SHEETS
    .construction-site = Forty machines stand under forty sheets, and under the last a man asleep. Leave him the sheet.
    .day-labor-office = They pay for covers by the yard. You know a way to fold.
    .half-built-hotel = Under a sheet one is furniture. The maids know furniture that coughs; be on good terms with them.

they-live-location-queue-jumper = QUEUE JUMPER
    .supermarket = He steps in before an old lady with a full trolley. Step in before him.
    .newsstand = At last everybody agrees about somebody, and goes on from there. Agree with them.
    .parking-garage = His car stands across two places with its window down. Nobody here would call it theft.

they-live-location-window-cleaner = WINDOW CLEANER
    .supermarket = Behind the lather one sees out, and nobody sees in. Clean slowly.
    .newsstand = He wears dark glasses for one pane only, and will not say what is in it. Guess, and he is glad to be rid of them.
    .parking-garage = His cradle hangs askew between two levels. Bring it down straight, and he shares the takings.

they-live-location-checkout-seven = CHECKOUT SEVEN
    .supermarket = It is closed and goes on adding up. Press the total.
    .newsstand = The cashier of seven spends her break here and reads only the small ads. She knows who puts them in.
    .parking-garage = What is brought back to seven goes down here by trolley. The trolley waits for its lift alone.

they-live-location-perfume-counter = PERFUME COUNTER
    .supermarket = She sprays whoever stops. Stop until you sway, and she fetches a chair and a doctor's bag.
    .newsstand = The scent comes free with a magazine that nobody reads. Without the magazine it costs a week's wages.
    .parking-garage = In the patrol's van a machine remembers scents for the dogs. Let it remember lavender.

they-live-location-returns-desk = RETURNS DESK
    .supermarket = You have no receipt, only the air of somebody who has been wronged. It suits you.
    .newsstand = Yesterday's papers go back in bundles, and from each somebody has cut an article. Never the same one.
    .parking-garage = What is faulty goes into the press at six. A shooting gallery has sent back something that only wants a spring.

they-live-location-bargain-bin = BARGAIN BIN
    .supermarket = Everything in it is broken in one place. No two are broken in the same place.
    .newsstand = A box of dead radios at the price of one. Three of them come to life, and the rest are spares.
    .parking-garage = A man sells from his boot what he was sacked for refusing to sell. He would rather have somebody to work with.

they-live-location-free-balloons = FREE BALLOONS
    .supermarket = Behind twelve of them there is room for one face.
    .newsstand = Each bears a letter, and the boy hands them out in a fixed order. Write it down; there are people who pay for it.
    .parking-garage = They are filled down here, and so is something else, by the same hose. Read the gauge.

they-live-location-store-detective = STORE DETECTIVE
    .supermarket = He follows whoever looks honest. Look like him, and he follows somebody else.
    .newsstand = He buys the same magazine twice a day and would not like that known. He rounds up.
    .parking-garage = What he takes from people he keeps down here, and he is alone with it.

they-live-location-wishing-well = WISHING WELL
    .supermarket = The pump has stopped between the bread and the frozen peas. Clear it, and keep what clogged it.
    .newsstand = He sells wishes at a penny, and broth with them. Wish aloud; somebody behind you wishes the same.
    .parking-garage = The drain of the well comes out here. First coins, then what people did not dare to throw away at home.

they-live-location-staff-only = STAFF ONLY
    .supermarket = Push it open with your hip, carrying something, and complain. Behind it nobody smiles, and everybody talks.
    .newsstand = The stand has a back room that no customer has seen. He has gone for change and left the bolt to the cat.
    .parking-garage = The lock wants six figures, and four of its keys are worn. Inside hangs a pair of glasses for each shift.

they-live-location-street-quiz = STREET QUIZ
    .supermarket = What is wrong with this picture? The host's dark glasses lie on the card with the answer. Say it before he needs them.
    .newsstand = Ten questions about last week's paper, and last week's paper has been collected. You remember it.
    .parking-garage = The crew packs up here, and yesterday's loser has come to complain. Side with him: he has kept the questions and his travel money.

they-live-location-parcel-check = PARCEL CHECK
    .supermarket = One parcel has been fetched and brought back nine times, by nine men. Describe it as they did.
    .newsstand = Bundles for the ministry lie on the kerb for ten minutes. The string takes a knife, and the knot takes practice.
    .parking-garage = The conveyor has swallowed a trunk. Whoever gets it out may keep what it spilled.

they-live-location-false-alarm = FALSE ALARM
    .supermarket = The bell rings, the tills lock, and the screens in the office stay on. They show who did not run.
    .newsstand = The crowd comes down all at once, and the stand is in its way. Hold it upright, and he is thankful.
    .parking-garage = Three hundred people leave three hundred cars at once. The cameras count, and give up.

they-live-location-locksmith = KEYS WHILE YOU WAIT
    .supermarket = He cuts keys beside the bread and never asks for which door. Send him customers, and he pays by the head.
    .newsstand = The old man has forgotten the number of his own strongbox. Put your ear to it.
    .parking-garage = They sent for him because of a grey sedan, and he has gone back for his tools. On its dashboard lies a pair of glasses that is not for the sun.

they-live-location-shift-change = SHIFT CHANGE
    .supermarket = Those who leave are too tired to ask, and those who come too sleepy. Sit down among them: there is soup, and a kitty.
    .newsstand = The morning's wanted sheet comes down, and the evening's goes up. You hold the paste, and for a moment both.
    .parking-garage = The barrier stays up while they look for the key. It can be made to stay up longer, for a share.

they-live-location-recipe-of-the-day = RECIPE OF THE DAY
    .supermarket = These quantities make no cake. They make a street, an hour and a number of men.
    .newsstand = A cook reads it to the queue and cannot keep a straight face at the salt. Laugh with her.
    .parking-garage = The ingredients come by van, with a driver who does not let go of the crate.

they-live-location-donated-shoes = DONATED SHOES
    .free-clinic = They see to your feet before they ask for your name. Tell them about the road instead.
    .tent-camp = In felt soles one comes close. Behind the last tent they share out what has been heard, and what has been found.
    .storefront-church = Forty pairs, and one left shoe too many. Look in the toe.

they-live-location-story-hour = STORY HOUR
    .free-clinic = The children want the one about the king without a face. They correct you, and they have seen him.
    .tent-camp = An old woman tells your story with another hero. Give her details; by tomorrow everybody has met him.
    .storefront-church = When the children have gone, somebody stays and asks how it goes on. Say that it goes on with him.

they-live-location-x-ray-van = X-RAY VAN
    .free-clinic = Its plates show who has bones. Focus it by hand, and the assistant lends you the glasses for looking at them.
    .tent-camp = It is stuck up to the axles. The driver pays for shoulders.
    .storefront-church = It lives on a cable from the vestry. Whoever mends the cable sits for an hour beside the files.

they-live-location-three-notes = THREE NOTES
    .free-clinic = The orderly whistles three notes for each kind of wound. Whistle him the right three.
    .tent-camp = It sounds when the patrol turns away, and again when it turns back. Walk in between.
    .storefront-church = The organ has lost three pipes to somebody's wireless. Give it others, and the collection is yours.

they-live-location-mending-circle = MENDING CIRCLE
    .free-clinic = They sew up coats, with or without somebody inside. Work the treadle, and you are mended and paid.
    .tent-camp = Eight women, one rug, and no news in town that does not pass over it. Bring a thread of your own.
    .storefront-church = They take in the shoulders and let down the hem, and the description no longer fits. Go out with the choir.

they-live-location-generator = THE GENERATOR
    .free-clinic = With light they can stitch you. Without it they can only be kind.
    .tent-camp = It coughs because somebody has hidden something long in the exhaust. Mind the heat.
    .storefront-church = It runs for the hymn and rests for the sermon. Let it run on, and the set behind the altar begins to talk.

they-live-location-dead-letters = DEAD LETTERS
    .free-clinic = Six are addressed to the same bed, and to six people. Work out where the six are.
    .tent-camp = Read them aloud to those who cannot. They pay with what they have, and insist.
    .storefront-church = The pastor was told to open them and has not the heart. You have.

they-live-location-arm-wrestling = ARM WRESTLING
    .free-clinic = The orderly puts up what he has in his pocket. He has been on his feet since yesterday.
    .tent-camp = Nine have put in a coin each. The tenth is a blacksmith.
    .storefront-church = The sexton has rung the bell for thirty years. Lose to him twice, and he shows you where it comes from.

they-live-location-camp-cats = CAMP CATS
    .free-clinic = They come and go by a missing pane in the record room. The pane takes an arm.
    .tent-camp = They hiss at three of the helpers, and only at those. Work out why, and an old woman gives you her glasses: she has seen enough.
    .storefront-church = They sleep on the boiler because it is warm, and it is warm because it leaks. The lead from the old pipe is yours.

they-live-location-coffin-maker = COFFIN MAKER
    .free-clinic = He measures you free of charge and signs. On paper you are dead, and the dead are told a great deal.
    .tent-camp = He is short of nails and long of everything else. Plane a lid for him, and choose.
    .storefront-church = One of them is heavier than its owner ever was. The bearers would be glad to be asked about it.
