# What each side needs, in a line above the board; and who one is, before the first decision.

they-live-goal-humans = 人間の目標
they-live-goal-invaders = 侵略者の目標
they-live-goal-round = このラウンド

they-live-goal-resources = { $hour ->
    [early] 資源を集め（準備済み{ $cards }）、19:00からケーブル54へ
   *[red] いますぐリーダーがケーブル54へ（準備済みの資源{ $cards }）
}
they-live-goal-assault = 最終突入、成功したカード{ $passed }／3枚
they-live-goal-midnight = 真夜中（あと{ $hours }時間）か、予備のいない死（予備残り{ $spares }人）
they-live-goal-fail = 最終突入の失敗か、人間の全滅
they-live-goal-news = ニュースで時計が進む（いま{ $clock }）
they-live-goal-card = 最終突入の次のカード

they-live-brief-who = あなたはだれか
they-live-brief-humans = 人間なら
they-live-brief-invaders = 侵略者なら
they-live-brief-person = あなたは{ $person }です。{ $bio }人間か、侵略者か？　見られるのはあなただけです。
they-live-brief-needs = { they-live-opening-humans }そのために班には資源が必要です。カードを看板へ運び、配備してください。
they-live-brief-hinders = { they-live-opening-invaders }企みをだれにも悟られないように。
