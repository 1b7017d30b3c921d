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

## The second set

they-live-injury-jammed-thumb = JAMMED THUMB
    .text = 1 fewer Engineering die. Minor: it ends with the next round.
    .quote = Every nut in the city has become a left-handed one.

they-live-injury-smoke-in-the-eyes = SMOKE IN THE EYES
    .text = You cannot INSPECT. Minor: it ends with the next round.
    .quote = You look as hard as you can, and it all looks the same.

they-live-injury-lost-voice = LOST VOICE
    .text = 1 fewer Influence die, and you cannot TRADE. Minor: it ends with the next round.
    .quote = Bargaining is mostly breath, it turns out.

they-live-injury-torn-coat = TORN COAT
    .text = 2 fewer Stealth dice. Minor: it ends with the next round.
    .quote = The lining is red. It would be.

they-live-injury-dizzy-spell = DIZZY SPELL
    .text = You cannot MOVE. Minor: it ends with the next round.
    .quote = The pavement is coming up to meet you halfway.

they-live-injury-sprained-wrist = SPRAINED WRIST
    .text = 1 fewer Combat die, and you cannot CRAFT. Minor: it ends with the next round.
    .quote = Good for waving, and not for much else.

they-live-injury-dislocated-shoulder = DISLOCATED SHOULDER
    .text = 2 fewer Combat dice. Severe: an action and a passed Combat test heal it.
    .quote = There is a trick to putting it back. It is a loud trick.

they-live-injury-burned-palms = BURNED PALMS
    .text = 2 fewer Tech dice. Severe: an action and 2 scrap heal it.
    .quote = You let go of the wire. The wire took its time.

they-live-injury-cracked-tooth = CRACKED TOOTH
    .text = 2 fewer Influence dice. Severe: LAY LOW heals it.
    .quote = People trust a smile, and you have stopped.

they-live-injury-bad-dreams = BAD DREAMS
    .text = 1 fewer Intelligence die, and you cannot LAY LOW. Severe: an action and 1 scrap heal it.
    .quote = Every time you lie down somebody reads you the weather.

they-live-injury-bad-limp = BAD LIMP
    .text = You cannot use the freeway or DISTRACT. Severe: an action and a passed Engineering test heal it.
    .quote = You can be told by your footsteps now, two blocks off.
