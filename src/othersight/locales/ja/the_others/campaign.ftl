# Campaigns of The Others.

the-others-campaign-none = このストーリーだけ
the-others-campaign-new = キャンペーン：全ストーリーを続けて
    .text = 生き残ったヒーローの持ち物は次のストーリーへ引き継がれ、SINは毎回変わります。1回が終わると次のストーリーへ進めます。
the-others-campaign-sitting = 全{ $planned }回の第{ $number }回：{ $story }
the-others-campaign-won-heroes = { $number }．{ $story }（{ $opponent }）：第{ $rounds }ラウンドでヒーローの勝利。{ $count ->
    [0] 死者なし。
   *[other] 死亡：{ $killed }。
}
the-others-campaign-won-sins = { $number }．{ $story }（{ $opponent }）：第{ $rounds }ラウンドでSINの勝利。{ $count ->
    [0] 死者なし。
   *[other] 死亡：{ $killed }。
}
the-others-campaign-total = 全{ $planned }回のうち{ $played }回が終了。ヒーローの勝利{ $heroes }回、SINの勝利{ $sins }回。
the-others-campaign-end-heroes = キャンペーン終了。ヘイヴンは守られた。ヒーローの勝利。
the-others-campaign-end-sins = キャンペーン終了。ヘイヴンは失われた。SINの勝利。
