# Campaigns of The Others.

the-others-campaign-none = このストーリーだけ
the-others-campaign-new = キャンペーン：全ストーリーを続けて
    .text = 全ストーリーを順番に遊びます。ここで選ぶマップ、SIN、アコライト、ヒーローは第1回のもので、SINは毎回変わります。生き残ったヒーローの持ち物は次のストーリーへ引き継がれます。1回が終わると次のストーリーへ進めます。
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
the-others-campaign-end-heroes = キャンペーン終了。ヘイブンは守られた。ヒーローの勝利。
the-others-campaign-end-sins = キャンペーン終了。ヘイブンは失われた。SINの勝利。
the-others-campaign-next = 次回：{ $story }。相手は{ $opponent }。
the-others-campaign-next-heroes = 最初のヒーロー：{ $heroes }。控え：{ $others }。
the-others-campaign-next-back = 倒されたがチームに残る：{ $heroes }。同じクラスのほかのヒーローは、すでに倒されたか、チームにいます。
the-others-campaign-next-kept = 今回から引き継ぐもの：{ $cards }。
the-others-campaign-next-nothing = 今回から引き継ぐアップグレードはありません。
the-others-campaign-next-past = { $heroes }のダークパストは次回もついて回ります（次のストーリーで配り直す場合を除く）。
the-others-campaign-kept = 《{ $card }》（{ $hero }）
