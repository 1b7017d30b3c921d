# What the lessons of They Live say: a heading, and one idea beneath it.

lesson-they-live-first = Your first round
    .text = Twelve short steps with Ray Doyle, then a real game goes on from there.
lesson-they-live-first-win = How you win
    .text = You are the Resistance. The Humans win when they pass the three cards of the Final Assault on Cable 54. For that you need Resources: cards that you carry to billboards and deploy. The line above the board says how far you are.
lesson-they-live-first-lose = How you lose
    .text = The clock starts at 12:00. If it reaches 00:00 before the Final Assault is called, the Invaders win. They win too if the assault fails, or if somebody dies and no spare character is left.
lesson-they-live-first-who = Who you are
    .text = Some players may be Invaders, and each knows only the own identity. Press and hold the mark on your board to see yours. You are Ray Doyle, and you are Human. Somebody else may not be.
lesson-they-live-first-move = Move
    .text = A round begins with the Action Phase. First you may go to a neighbouring space for nothing. Go to the Rooftop Billboard: choose the lit space on the board, or the line under “Your decision”.
lesson-they-live-first-lenses = Look through the lenses
    .text = Cards can be sabotaged, and that is not seen on their faces. A glasses token lets you look through the lenses. Look at your own cards: one of the two has the Invader icon.
lesson-they-live-first-end = End your turn
    .text = The TOOL BELT is sabotaged; the BULLHORN is clean. Now you know it, and nobody else does. End your turn, then the other three take theirs.
lesson-they-live-first-fight = Fight
    .text = In the Response Phase enemies attack whoever stands on their space. You roll Stealth first, then Combat; each KICK ASS is a success. The Civilian has 4 health, and the pipe in your hand gives you a die more.
lesson-they-live-first-search = Search
    .text = Four successes: the Civilian is beaten. The dice lie on the shelf. After a fight you may search the place with Intelligence, and each success is a card from the Stash.
lesson-they-live-first-build = Build
    .text = Now the Location Phase. At a billboard you can build: put cards into its deposit, face down. Later somebody checks the deposit and deploys the cards as Resources.
lesson-they-live-first-deposit = Only the clean card
    .text = A sabotaged Resource would make the Final Assault harder. So deposit the BULLHORN and keep the TOOL BELT. After that the others take their Location turns, and the Breaking News move the clock.
lesson-they-live-first-leader = Choose a leader
    .text = At the end of a round everybody votes for the leader, who goes first and who alone can call the Final Assault. You know that you are Human; vote for yourself, or for somebody whom you trust.
lesson-they-live-first-on = Now it is your game
    .text = It is 13:00 and round 2 begins. Fill the deposits, deploy clean cards, watch what the others do, and be at Cable 54 when the clock is red. From here you choose freely. Point at anything to learn what it is, and ask for a hint whenever you like.
