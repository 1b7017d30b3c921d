# What a player may let pass for a while, and when to be asked all the same.
they-live-wish-until-round = このラウンドの終わりまで、対決と武器について
they-live-wish-at-confront = だれかと対決できるとき
they-live-wish-at-weapon = 武器を使えるとき
