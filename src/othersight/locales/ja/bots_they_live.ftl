# What a player of They Live run by the machine believes of the others, and why.

live-belief = { $seat }が侵略者である確率は{ $percent }%です。
live-belief-alike = まだだれについても決め手がありません。ほかの人が侵略者である確率はそれぞれ{ $percent }%です。
live-evidence-seen = { $identity ->
    [invader] レンズ越しに侵略者の姿が見えました。
   *[human] レンズ越しに人間の姿が見えました。
}
live-evidence-sorted = レンズ越しに見てから、{ $deployed }枚を配備し、{ $discarded }枚を捨てました。
live-evidence-unsorted = 中身を見ずに{ $deployed }枚を配備しました。
live-evidence-refusal = 協力を{ $times }回断りました。
live-evidence-stall = 遅い時刻にリーダーだったのに、最終突入を始めませんでした。
live-evidence-lie = レンズで見たものと矛盾することを言いました。
live-evidence-accused = { $by }によれば侵略者です。
live-evidence-vouched = { $by }によれば人間です。
live-evidence-let-through = { $sabotaged ->
    [0] 中身を見てから{ $deployed }枚を配備し、細工されたものはありませんでした。
   *[other] 中身を見てから{ $deployed }枚を配備し、細工されたカードが混じっていました。
}
