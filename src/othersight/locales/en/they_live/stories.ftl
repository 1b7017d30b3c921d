# Personal stories: title, intro, an ending for either side, and the six cards between.

## Ray Doyle

they-live-story-ray-doyle = The Tenth Round
    .intro = The foreman of the labor line wants to know if you can still move. He has a cousin who says not. The cousin is already taking off his jacket.
    .human = They never beat him; they only said so. Ray buckles the belt over his work shirt. From now on he picks the opponents, and he has seen their faces.
    .invader = He threw it, of course. The belt was the fee, and the face in the dressing-room mirror was the rest of it. It is time to collect on a few more people who trusted his hands.

they-live-story-card-old-gym = OLD GYM
    .text = The labor office used to be your gym. One bag still hangs in the back, and somebody young is leaning on it.

they-live-story-card-rematch = REMATCH
    .text = Level two of the garage, headlights in a ring. The man who got your decision is here, and he has brought his shoulders.

they-live-story-card-cut-man = CUT MAN
    .text = The old fellow who used to close your eyebrows sweeps floors at the clinic. Remember which salve it was, and he will still have it.

they-live-story-card-fixers-table = FIXER'S TABLE
    .text = Third table from the window at the club, the man who fixed the tenth. You only want to stand close enough to hear who pays him.

they-live-story-card-sparring-partner = SPARRING PARTNER
    .text = In the camp a big kid is boxing a tarpaulin and losing. He would follow somebody who could tell him why.

they-live-story-card-ringside-bell = RINGSIDE BELL
    .text = They sell it as a doorstop behind the supermarket. If you can make it ring again, it will wake more than the gym.

## Connie Vale

they-live-story-connie-vale = Above the Fold
    .intro = The newsstand man kept your last column under the counter. Get him to tell you who else asked for it.
    .human = Four minutes, uncut, with the faces as they are. Connie signs the can with her byline. Let them try to run a correction.
    .invader = She buried the story herself, which is how she knows where to dig. The reel is hers to air, on a day that suits the management. Until then there is so much to be learned from people with something to tell.

they-live-story-card-dead-drop = DEAD DROP
    .text = Rolled in the second newspaper from the bottom there is an envelope. A man across the street is reading the same page for the third time.

they-live-story-card-hostile-source = HOSTILE SOURCE
    .text = The vice-president of the bank never gives interviews. He is giving one now, although he does not know it yet.

they-live-story-card-fact-checker = FACT CHECKER
    .text = The church keeps every funeral in a ledger. Set it beside the city's figures and see who has been dying twice.

they-live-story-card-cutting-room = CUTTING ROOM
    .text = On an unfinished floor of the hotel the network stores what it trims. There is one machine left that will play it.

they-live-story-card-sunday-supplement = SUNDAY SUPPLEMENT
    .text = The supermarket prints its own flyer. The girl at the press would love to set something that is not about ham.

they-live-story-card-retraction = RETRACTION
    .text = The man who killed your story lives on the hill with his awards. Somewhere in his statement two dates do not agree.

## Big Lou Ortega

they-live-story-big-lou-ortega = As Built
    .intro = A hoist has stuck with a load in the air, and everybody under it is new. You were fixing hoists when they were in school.
    .human = One key, every door he ever hung. Lou puts it on the ring between his house key and the one for the tool shed. He built this city; he can certainly let people in.
    .invader = They did not promise him money. They promised that something he built would be left standing. He keeps the key on a ribbon, and lets people through the doors he is told to.

they-live-story-card-time-clock = TIME CLOCK
    .text = The clock on site has been running eleven minutes slow since spring. Eleven minutes, four hundred men: open it up.

they-live-story-card-grievance = GRIEVANCE
    .text = The steward has stopped taking complaints. There are thirty men in the line who will back one, if it is put properly.

they-live-story-card-crane-cab = CRANE CAB
    .text = Something long is wrapped in canvas in the cab on top of the hotel. The crane must be brought about in this wind first.

they-live-story-card-brothers-tent = BROTHER'S TENT
    .text = Your brother is living under a tarp, and tells everybody he is between places. He has not spoken to you since the strike.

they-live-story-card-service-tunnel = SERVICE TUNNEL
    .text = Behind the garage's pump room there is a tunnel that is on no drawing, and you drew the drawing. Go softly; it is in use.

they-live-story-card-safe-door = SAFE DOOR
    .text = You hung this vault door yourself, and you hung it with a trick. The bank has added one of its own.

## Dot Kimura

they-live-story-dot-kimura = Party Line
    .intro = Level three, by the pay telephones: one of them is ringing that has no line to it. Find out on what it is ringing.
    .human = The box is the size of a lunch pail and it sings one note, backwards. Dot puts an ear to it and for the first time in years hears nothing at all. Now for everybody else.
    .invader = She was never sacked; she was promoted. The box keeps the note in tune, and there are still a few people in town who are flat. She is very good at helping them with their equipment.

they-live-story-card-wire-tap = WIRE TAP
    .text = The junction box on the ramp carries four exchanges and something else. Clip on, and listen for what is not a voice.

they-live-story-card-test-pattern = TEST PATTERN
    .text = A house on the hill has a dish that points down. Its picture is a test card, and the test card is different every night.

they-live-story-card-bench-work = BENCH WORK
    .text = The clinic's heart machine died in March. Mend it with what is in the drawer, and see what else it picks up.

they-live-story-card-party-line = PARTY LINE
    .text = Eleven old ladies share one line behind the newsstand, and hear everything. They will only talk to somebody polite.

they-live-story-card-roof-antenna = ROOF ANTENNA
    .text = There is an aerial on the hotel that the plans call a lightning rod. The guard looks over the edge every four minutes.

they-live-story-card-night-school = NIGHT SCHOOL
    .text = In the church hall a retired teacher is explaining waves to six people. He writes the one formula you never finished.

## Deacon Ames

they-live-story-deacon-ames = The Sermon Nobody Taped
    .intro = The chairs are out, and five people have come in from the rain. Give them a reason to stay until it stops.
    .human = They come in twos and threes, without a sign on the door, until there are no more chairs. The Deacon tells them what he has seen. Nobody laughs, and nobody goes home.
    .invader = He speaks beautifully; he always did. It took only a small offer to settle whom for. A flock is easier to count than a crowd.

they-live-story-card-borrowed-pulpit = BORROWED PULPIT
    .text = The landlord has let the hall for a sales meeting. There is a microphone, and a moment before it starts.

they-live-story-card-prodigal = PRODIGAL
    .text = By the fire in the camp sits a man who left your choir for a job with the visitors. He would like to be asked twice.

they-live-story-card-collection-plate = COLLECTION PLATE
    .text = You set a hat down by the supermarket door. The manager gives you until he has finished his coffee.

they-live-story-card-hospital-visit = HOSPITAL VISIT
    .text = An old parishioner at the clinic keeps saying the same nine words. The doctors call it fever; listen to the order.

they-live-story-card-money-changers = MONEY CHANGERS
    .text = In the bank's lobby they are selling debt to widows from a folding table. There is precedent for what to do about the table.

they-live-story-card-wilderness = WILDERNESS
    .text = You walk out past the last floodlight on the site to think. Something else is walking, and stops when you do.

## Doc Halloran

they-live-story-doc-halloran = Second Opinion
    .intro = A patient with no pulse wants to know what is wrong with him. Take your time, and do not let him see you write.
    .human = It comes down to three lines and a saline drip. Doc copies them out four times and gives three away. Let them try to lose a cure that is already in other hands.
    .invader = It was good research, and they were so interested. The notes are complete now, with the one line that makes them useless. People will take anything from a doctor.

they-live-story-card-night-rounds = NIGHT ROUNDS
    .text = Every bed on the ward has the same dream. Compare the charts before the day shift tidies them.

they-live-story-card-blood-work = BLOOD WORK
    .text = The club has its own physician, and he has a better centrifuge than the county. Use it while he is at the ninth hole.

they-live-story-card-house-call = HOUSE CALL
    .text = A lady on the hill has a headache whenever the set is off. She must be talked through one evening without it.

they-live-story-card-triage = TRIAGE
    .text = Thirty people in the camp have drunk the same water. Decide who is first, and decide it out loud.

they-live-story-card-cold-storage = COLD STORAGE
    .text = Behind the frozen peas there is a second freezer, and its compressor is failing. Save what is in it, and then ask what it is.

they-live-story-card-autopsy = AUTOPSY
    .text = In a hotel bathtub, under ice, lies something that was a personnel manager. You have an hour and a kitchen knife.

## Slim Pickett

they-live-story-slim-pickett = Inside Job
    .intro = There is a watch on a crate in the camp, and nobody near it. Nobody near it that you have spotted so far.
    .human = It is the best thing he ever lifted, because its owner cannot report it. Slim winds it the wrong way, and the wall remembers being a door. He has finally got something worth getting caught for.
    .invader = Somebody caught him years ago, on the hill, and made a better offer than the judge. The watch was always his. He only ever steals what he is sent for.

they-live-story-card-fence = FENCE
    .text = Your fence works out of a parked sedan and says times are hard. Tell him about the times.

they-live-story-card-second-storey = SECOND STOREY
    .text = A window on the hill has been left open by somebody sure of himself. There is a drainpipe, a dog, and forty minutes.

they-live-story-card-old-partner = OLD PARTNER
    .text = The man buying a paper did six years for a job you both did. Work out in time whether he is glad to see you.

they-live-story-card-vault-tour = VAULT TOUR
    .text = The bank shows its new time lock to valued customers. You are dressed as one, and it will be open for a minute.

they-live-story-card-switched-bags = SWITCHED BAGS
    .text = Aisle six, two brown bags, one of them chained to a wrist. All it needs is a spilt carton of milk.

they-live-story-card-confession = CONFESSION
    .text = The church has a side door and a man who listens. Say enough of it, and he may say that you were here all night.

## Sarge Whitlock

they-live-story-sarge-whitlock = Reserve Duty
    .intro = A purse is being taken from an old woman by the carts. It is not your war, and there are three of them.
    .human = Five of them answer, out of nine. They do not ask what it is about; they ask what time. Sarge reads the roll, and says here for the ones who cannot.
    .invader = She had her orders all along, and she has never disobeyed one. The squad falls in because it is her voice. She does not tell them who is on the other radio.

they-live-story-card-roll-call = ROLL CALL
    .text = Half the camp has served, and none of it will say so. Say the name of a unit quietly and see who straightens up.

they-live-story-card-armoury = ARMOURY
    .text = The militia keeps a locker in the site office until its new building is done. The watchman does his round by the book; you wrote the book.

they-live-story-card-recon = RECON
    .text = The club from the long grass, dusk until dark. Count the cars, count the guests, and do not be counted.

they-live-story-card-field-dressing = FIELD DRESSING
    .text = The clinic is out of everything but tablecloths. You have done this before, with less light.

they-live-story-card-map-table = MAP TABLE
    .text = The newsstand sells a street map that leaves out nine streets. Lay the old one over it, and look at what the nine enclose.

they-live-story-card-night-march = NIGHT MARCH
    .text = Six miles of back lots by dark, with people who want to turn round. The people who want you to are at the halfway mark.

## The second set

they-live-story-nell-brannigan = The Meter Is Running
    .intro = Two men in grey are waiting by your cab on level one. Get to the wheel before they have finished their cigarettes.
    .human = One word on the radio, and forty pairs of headlights turn round. Nell leaves the meter off. Tonight everybody rides for nothing, and she knows the way.
    .invader = She has been driving them for years, from the hill to the tower, with the glass up. They pay by the passenger. The fleet will come when she calls, and she will call when she is told to.

they-live-story-card-night-rate = NIGHT RATE
    .text = The old cab is up on blocks in the garage. What is wrong with it can be heard, if one has heard it for twenty years.

they-live-story-card-member-of-the-club = MEMBER OF THE CLUB
    .text = You bring a member home to the club, asleep. His briefcase is awake, so to speak, and not locked.

they-live-story-card-airport-run = AIRPORT RUN
    .text = The hotel's guests will not pay for waiting. Explain the difference between a minute and a minute of yours.

they-live-story-card-dispatchers-cousin = DISPATCHER'S COUSIN
    .text = The man at the newsstand writes down every cab that passes, with the time. He would like to know whom he does it for.

they-live-story-card-no-tip = NO TIP
    .text = Three fares get out in the camp and will not pay. They think that they are three and you are one.

they-live-story-card-last-fare = LAST FARE
    .text = Outside the church an old driver sits in a car without wheels. He has the frequency of the whole fleet, and no reason yet.

they-live-story-sol-feldman = Twenty-Twenty
    .intro = A customer of the bank has sent back a pair: it shows him too much. Find out what you did right.
    .human = He holds them up to the lamp and there is nothing to see in them, nothing at all. Sol puts them on. So that is what everybody looks like.
    .invader = He has fitted the visitors since the spring, with lenses that show them as they are. They tip well. This pair he will keep, so as to know his customers from the rest.

they-live-story-card-eye-chart = EYE CHART
    .text = The clinic has bought a new chart. The bottom line is not letters, and the patients nod at it.

they-live-story-card-prescription-404 = PRESCRIPTION 404
    .text = The order came on the bank's paper. Ask at the counter for the gentleman with no eyes on file.

they-live-story-card-window-dressing = WINDOW DRESSING
    .text = The supermarket's lamps hum at one pitch. Hold a blank lens to them, and turn it until the hum has a colour.

they-live-story-card-optical-bench = OPTICAL BENCH
    .text = At the labor line somebody sells a lathe by the hour. It is bent, and you know how to bend it back.

they-live-story-card-grey-world = GREY WORLD
    .text = Up on the hill a lady wears your work to the garden, and screams only once. Fetch the pair before they fetch you.

they-live-story-card-old-apprentice = OLD APPRENTICE
    .text = He grinds safety goggles at the site now, and has one question that he has kept for eleven years. Know the answer.
