# What a player may let pass for a while, and when to be asked all the same.
they-live-wish-until-round = about confronting and Weapons, until the end of this round
they-live-wish-at-confront = when I could confront somebody
they-live-wish-at-weapon = when I could use my Weapon
