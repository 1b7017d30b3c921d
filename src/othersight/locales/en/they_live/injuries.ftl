# Injury cards: what they hinder, how they end, and a line about them.

they-live-injury-split-lip = SPLIT LIP
    .text = 1 fewer Influence die. Minor: it ends with the next round.
    .quote = People hear the lisp and not the argument.

they-live-injury-bruised-ribs = BRUISED RIBS
    .text = 1 fewer Combat die. Minor: it ends with the next round.
    .quote = Only hurts when you breathe.

they-live-injury-ringing-ears = RINGING EARS
    .text = 1 fewer Stealth die. Minor: it ends with the next round.
    .quote = You walk softly, as far as you can tell.

they-live-injury-winded = WINDED
    .text = You cannot use the freeway or DISTRACT. Minor: it ends with the next round.
    .quote = Give it a minute. You do not have a minute.

they-live-injury-shaken = SHAKEN
    .text = 1 fewer Intelligence die, 1 fewer Tech die. Minor: it ends with the next round.
    .quote = The same newspaper, upside down, for an hour.

they-live-injury-twisted-ankle = TWISTED ANKLE
    .text = 1 fewer Stealth die, and you cannot use the freeway. Severe: LAY LOW heals it.
    .quote = The kerb won on points.

they-live-injury-broken-hand = BROKEN HAND
    .text = 2 fewer Engineering dice, and you cannot CRAFT. Severe: an action and 2 scrap heal it.
    .quote = It was a good punch. That was the trouble.

they-live-injury-concussion = CONCUSSION
    .text = 2 fewer Intelligence dice, 1 fewer Tech die. Severe: an action and a passed Intelligence test heal it.
    .quote = Who is the president? You laugh for too long.

they-live-injury-deep-cut = DEEP CUT
    .text = 1 fewer Combat die, 1 fewer Stealth die. Severe: an action and 3 scrap heal it.
    .quote = It needs eleven stitches and somebody with no questions.

they-live-injury-detached-nerve = DETACHED NERVE
    .text = 1 fewer Combat die. Severe and permanent: only a card that heals an injury helps.
    .quote = The arm is there. It has stopped taking calls.

they-live-injury-panic = PANIC
    .text = You cannot TRADE or INSPECT. Severe: LAY LOW heals it.
    .quote = Everybody's eyes look wrong now, the mirror included.
