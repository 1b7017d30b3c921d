# What the Sins Player may let pass while the Heroes play, and when he is asked all the same.
the-others-wish-until-turn = このターンの終わりまで
the-others-wish-until-round = このラウンドの終わりまで
the-others-wish-at-turn = ヒーローがターンを始めるとき
the-others-wish-at-fight = ヒーローが戦闘に入るとき
the-others-wish-at-roll = ダイスが振られたとき
the-others-wish-at-after-fight = 戦闘が終わったとき
the-others-wish-at-reaction = ターンにリアクションできるとき
