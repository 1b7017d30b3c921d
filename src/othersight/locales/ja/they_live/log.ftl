# The log: what happened, to whom, and why. One text for each kind of line.

## Set-up, rounds and votes

they-live-log-leader = { $player }がレジスタンスのリーダーになった。
they-live-log-vote-leader = { $player }は{ $for }をリーダーに推す票を投じた。
they-live-log-vote-nominate = { $player }は看板を見る役に{ $for }を推す票を投じた。
they-live-log-vote-spend = { $player }は{ $for }を使うほうに投票した。
they-live-log-vote-keep = { $player }は{ $for }を取っておくほうに投票した。
they-live-log-vote-half = { $player }は第一の組として次の案に投票した：{ $for }。
they-live-log-vote-fight = { $player }はまず{ $for }と戦うほうに投票した。
they-live-log-no-majority = { $kind ->
    [first-leader] 過半数なし：リーダーは抽選で決まった。
   *[leader] 過半数なし：リーダートークンは時計回りに移った。
}
they-live-log-leader-decides = 過半数なし：リーダーである{ $player }の票で決まった。
they-live-log-intro = { $person }「{ $story }」：{ $text }
they-live-log-round = ラウンド{ $round }
they-live-log-response-phase = { they-live-phase-response }
they-live-log-location-phase = { they-live-phase-location }

## What a player says and uses

they-live-log-claim = { $player }の主張：「{ $claim }」
they-live-log-claim-withdrawn = { $player }が主張を取り消した：「{ $claim }」
they-live-log-card-used = { $person }は《{ $card }》を使った：{ $text }
    .title = { $person }は《{ $card }》を使った
    .body = { $text }
they-live-log-ability = { $person }は《{ $special }》を使った：{ $text }

## The Action Phase

they-live-log-action-turn = { $player }のアクション手番
they-live-log-action-turn-over = { $player }のアクション手番が終わった。
they-live-log-action = { $action ->
    [reorganize] { $person }は武器、オフハンド、仲間を整えた：《装備変更》。
    [distract] { $person }は騒ぎを起こして敵をおびき寄せた：《当局の陽動》。
    [inspect] { $person }はサングラスをかけた：《調査》。
    [craft] { $person }は腰を据えて作業を始めた：《製作》。
   *[treat] { $person }は負傷を治療した。
}
they-live-log-moves = { $person }は{ $space }へ移動した。
they-live-log-rides = { $person }はフリーウェイで{ $space }へ移動した。
they-live-log-lays-low = { $person }は潜伏した。
they-live-log-card-scrapped = { $person }はカードを1枚、見せずに分解した。
they-live-log-equipped = { $person }は《{ $card }》を装備した。
they-live-log-put-in-bag = { $person }は《{ $card }》をバッグに入れた。
they-live-log-offer-card-face = { $player }は{ $partner }に《{ $card }》を申し出た。
they-live-log-offer-card = { $player }は{ $partner }にカードを1枚申し出た。
they-live-log-offer-scrap = { $player }は{ $partner }に{ $scrap }を申し出た。
they-live-log-trade-refused = { $player }は断った。何も渡らなかった。
they-live-log-trade-accepted = { $player }は受け取り、{ $partner }に何も返さなかった。
they-live-log-trade-back-face = { $player }は受け取り、《{ $card }》を返した。
they-live-log-trade-back-card = { $player }は受け取り、カードを1枚返した。
they-live-log-trade-back-scrap = { $player }は受け取り、{ $scrap }を返した。

## What the lenses show

they-live-log-lenses-own-cards = 自分のカードをレンズ越しに見た。有用：{ $useful }。細工あり：{ $sabotaged }。
they-live-log-lenses-on-cards = { $player }は自分のカードをレンズ越しに見た。
they-live-log-lenses-messages = { $player }は看板のメッセージを見た：{ $messages }。
they-live-log-lenses-on-billboards = { $player }は3枚の看板すべてのメッセージを見た。
they-live-log-lenses-deposit = 保管カードをレンズ越しに見た。有用：{ $useful }。細工あり：{ $sabotaged }。
they-live-log-lenses-identity = { $person }の正体を見た：{ $identity }。
they-live-log-lenses-identity-own-human = 自分のオーバーレイの下を見た：{ $person }は人間。人間とともに勝利する。
they-live-log-lenses-identity-own-invader = 自分のオーバーレイの下を見た：{ $person }は侵略者。人間が敗北すれば勝利する。
they-live-log-lenses-on-person = { $player }は{ $person }をレンズ越しに見た。何を見たかは本人しか知らない。
they-live-log-lenses-on-person-own = { $player }は自分のオーバーレイの下を見た。

## Tokens, dials, injuries and cards

they-live-log-damage = { $person }は{ $damage }を受けた（ダメージ計{ $now }／体力{ $health }）。
they-live-log-heal = { $person }は{ $damage }を取り除いた（ダメージ計{ $now }／体力{ $health }）。
they-live-log-wanted = { $person }は{ $wanted }を受けた（計{ $now }）。
they-live-log-wanted-overflow = { $person }は手配の上限10個を超え、{ $wanted }の代わりにダメージを受けた。
they-live-log-wanted-removed = { $person }は{ $wanted }を取り除いた（残り{ $now }）。
they-live-log-scrap = { $person }は{ $scrap }を得た（計{ $now }）。
they-live-log-scrap-paid = { $person }は{ $scrap }を手放した（残り{ $now }）。
they-live-log-glasses = { $person }は{ $glasses }を得た（計{ $now }）。
they-live-log-glasses-spent = { $person }はサングラストークンを1個消費した（残り{ $now }）。
they-live-log-dial = { $person }の{ $skill }は{ $value }になった。
they-live-log-injury = { $person }は《{ $injury }》を負った：{ $text }
    .title = { $person }は《{ $injury }》を負った
    .body = { $text }
they-live-log-injury-cured = { $person }の《{ $injury }》が治った。
they-live-log-card-drawn = { $person }はカードを1枚引いた。
they-live-log-card-drawn-by-you = { $person }は《{ $card }》を引いた：{ $text }
    .title = { $person }は《{ $card }》を引いた
    .body = { $text }
they-live-log-cards-turned = { $person }は{ $cards }をめくり、最後の1枚を取った。
they-live-log-cards-turned-at-once = { $person }は{ $cards }をめくり、それを取った。
they-live-log-no-card-of-type = 隠し倉庫に{ $type }はなく、{ $person }は引けなかった。
they-live-log-stash-remade = 捨て札を切り直し、新しい隠し倉庫にした。
they-live-log-card-discarded = { $person }はカードが10枚を超えたため1枚捨てた。
they-live-log-test-passed = { $skill }のテスト（必要{ $needed }）：{ $person }の出目は{ $roll }：{ $successes }、テスト成功。
they-live-log-test-failed = { $skill }のテスト（必要{ $needed }）：{ $person }の出目は{ $roll }：{ $successes }、テスト失敗。

## Enemies

they-live-log-enemy = { $space }に新たな敵：{ $enemy }。
they-live-log-enemy-moves = { $enemy }は{ $from }から{ $space }へ移動した。
they-live-log-enemy-turned = { $front }をめくった：{ $enemy }（{ $figures }）。
they-live-log-enemy-acts = { $enemy }：{ $text }
they-live-log-attack = { $enemy }が{ $player }を攻撃した。
they-live-log-calls-for-team = { $player }は共闘を呼びかけた。
they-live-log-joins = { $player }は加わった。
they-live-log-stays-out = { $player }は加わらなかった。
they-live-log-persuade = { $person }は{ $enemy }を説得した。影響力（必要{ $needed }）：{ $roll }：{ $successes }。
they-live-log-persuade-in-vain = { $person }は{ $enemy }を説得できず、戦闘の値そのままの反撃を受けた。影響力（必要{ $needed }）：{ $roll }：{ $successes }。
they-live-log-enemy-persuaded = { $enemy }はこちらにつき、資源に加わった。
they-live-log-stealth = 隠密（必要{ $needed }）：{ $person }の出目は{ $roll }：{ $successes }、気づかれなかった。
they-live-log-stealth-noticed = 隠密（必要{ $needed }）：{ $person }の出目は{ $roll }：{ $successes }、気づかれた。戦う者全員の戦闘ダイス-1。
they-live-log-weapon = { $person }は武器《{ $card }》を使った。
they-live-log-combat = { $person }は戦闘を振った：{ $roll }：{ $successes }。
they-live-log-combat-critical = { $person }は戦闘を振った：{ $roll }：{ $successes }、クリティカルで{ $damage }。
they-live-log-enemy-hurt = { $enemy }は{ $damage }を受けた（残り体力{ $left }）。反撃：戦闘{ $combat }、こちらの成功{ $rolled }個。
they-live-log-enemy-killed = { $enemy }は殺害された。
they-live-log-reward-roll = { $person }はあたりを探った。知力：{ $roll }：{ $successes }。

## Players against each other, and death

they-live-log-confrontation = { $person }は{ $other }に対決を挑んだ。
they-live-log-confrontation-ended = { $person }は見るべきものを見て、対決を終えた。
they-live-log-pvp-stealth = 隠密：{ $person }［{ $roll }］、{ $other }［{ $other-roll }］。{ $ahead ->
    [first] { $person }が優勢：{ $other }の戦闘ダイス-1。
    [second] { $other }が優勢：{ $person }の戦闘ダイス-1。
   *[nobody] どちらも優勢に立てなかった。
}
they-live-log-pvp-combat = 戦闘：{ $person }は{ $damage }［{ $roll }］、{ $other }は{ $other-damage }［{ $other-roll }］を与えた。
they-live-log-pvp-combat-injuring = 戦闘：{ $person }は{ $damage }［{ $roll }］、{ $other }は{ $other-damage }［{ $other-roll }］を与えた。2ダメージ以上を受けて生き残った者は負傷する。
they-live-log-flees = { $person }は{ $space }へ逃れた。
they-live-log-killed = { $person }は死亡した。オーバーレイの秘密は墓まで持っていった。
they-live-log-cards-dropped = { $person }が{ $space }に遺したもの：{ $cards }。
they-live-log-replacement = { $fallen }に代わって{ $person }が登場した。

## The Location Phase

they-live-log-location-turn = { $choice ->
    [card] { $person }はあたりを見回した：ロケーションカード。
    [story] { $person }は自分のストーリーを追った。
    [build] { $person }はこの看板に搬入した。
    [gather] { $person }は仲介人を訪ねた。
    [check] { $person }はこの看板の保管カードの配備に取りかかった。
    [trigger] { $person }はケーブル54の前に立ち、腹を決めた。
    [recover] { $person }は立て直すしかない：敵がそばにいるか、対決に敗れた。
   *[pass] { $person }はロケーション手番で何もしなかった。
}
they-live-log-location-card = 《{ $location }》：{ $text }
    .title = { $location }
    .body = { $text }
they-live-log-scrap-collected = { $person }は{ $scrap }を拾った。
they-live-log-card-collected = { $person }は《{ $card }》を拾った。
they-live-log-story-card = { $person }のストーリー《{ $card }》：{ $text }
    .title = { $person }のストーリー《{ $card }》
    .body = { $text }
they-live-log-story-pass = { $person }のストーリー：成功{ $passes }／3回。
they-live-log-story-complete = { $person }は「{ $story }」を完結させ、報酬の《{ $reward }》を得た。
they-live-log-story-ending = { $text }
they-live-log-story-ending-read = { $person }は結末を1人で読んだ。結末は2通りある。
they-live-log-built = { $person }は{ $space }に搬入した：裏向きの{ $cards }。
they-live-log-built-by-you = { $person }は{ $space }に裏向きで搬入した：{ $cards }。何かは自分しか知らない。
they-live-log-gather = 仲介人は{ $person }の話に乗った。影響力：{ $roll }：{ $successes }。成功1個につき隠し倉庫からカード1枚。
they-live-log-gather-in-vain = 仲介人は{ $person }の話に乗らなかった。影響力：{ $roll }：成功なし。
they-live-log-deployed = { $person }は保管カードを配備した。資源へ：{ $deployed }。捨て札へ：{ $discarded }。残したもの：{ $kept }。
they-live-log-assault-declared = { $person }が最終突入を宣言した。ほかの全員のロケーション手番が終わると始まる。

## Breaking News

they-live-log-news = 《{ $news }》{ $story }{ $effect }
    .title = { $news }
    .body = { $story }{ $effect }
they-live-log-news-with-boss = 《{ $news }》{ $story }{ $effect }{ $hint }
    .title = { $news }
    .body = { $story }{ $effect }{ $hint }
they-live-log-no-news = ニュースは尽きた：1時間が過ぎ、すべての看板に敵が現れ、全員が手配される。
they-live-log-clock = { $colour ->
    [red] 時計が{ $hour }に進んだ。赤：最終突入を宣言できる。
    [midnight] 時計は{ $hour }。一日が終わった。
   *[day] 時計が{ $hour }に進んだ。
}
they-live-log-raid = 「{ $message }」の看板すべてに手入れ：{ $spaces }。保管カードは失われ、そのエリアのプレイヤーは手配される。
they-live-log-raid-on-nobody = 「{ $message }」の看板すべてに手入れ：該当する看板はない。
they-live-log-swap = { $space }の「{ $artwork }」が差し替えられた。いまのメッセージはだれも知らない。
they-live-log-scrap-placed = { $space }にスクラップが1個置かれた。

## The Final Assault

they-live-log-assault = 《{ they-live-assault-introduction }》{ they-live-assault-introduction.text }全員がケーブル54に集まった。バッグ、トークン、予備キャラクターはなくなり、ダメージと装備は残る。
they-live-log-resources-sorted = 資源をレンズ越しに見た。有用：{ $useful }。細工あり：{ $sabotaged }。
they-live-log-assault-card = 《{ $assault }》{ $text }求めるもの：{ $tests }。
    .title = { $assault }
    .body = { $text }求めるもの：{ $tests }。
they-live-log-retreats = { $player }はこのカードでは退いた。
they-live-log-takes-part = { $player }はこのカードで班の敵に回った。
they-live-log-split = 班が二手に分かれた。第一のテスト：{ $players }。第二のテスト：残りの者。
they-live-log-reveals = { $player }が顔を外した：侵略者だ。班は1人減り、細工されたカードは使い手を得た。
they-live-log-sabotage = { $player }はテストを妨害した：《{ $card }》。
they-live-log-resource-spent = 班は《{ $card }》を使った。
they-live-log-recruit-spent = 班は{ $enemy }を送り込んだ。
they-live-log-assault-needs = { $against ->
    [0] { $skill }のテスト：班の人数{ $group }＋記載{ $printed }＝必要な成功{ $required }個。
   *[other] { $skill }のテスト：班の人数{ $group }＋記載{ $printed }＋妨害{ $against }＝必要な成功{ $required }個。
}
they-live-log-assault-roll = { $player }の出目は{ $roll }：{ $successes }。
they-live-log-assault-test-passed = ダイス{ $rolled }、資源{ $helped }、必要{ $required }：テスト成功。
they-live-log-assault-test-failed = ダイス{ $rolled }、資源{ $helped }、必要{ $required }：テスト失敗。
they-live-log-assault-test-failed-on-dice = 資源{ $helped }、必要{ $required }、しかしダイスに成功なし：テスト失敗。
they-live-log-assault-passed = 《{ $assault }》に成功した。
they-live-log-assault-failed = 《{ $assault }》に失敗した（{ $failures }／{ $limit }回）。{ $text }
    .title = 《{ $assault }》に失敗した（{ $failures }／{ $limit }回）
    .body = { $text }
they-live-log-assault-failed-last = 《{ $assault }》に最後の失敗を喫した。
they-live-log-assault-fighters = 戦う者：{ $players }。
they-live-log-assault-enemy-hurt = 敵の残り体力は{ $left }。反撃：戦闘{ $combat }、こちらの成功{ $rolled }個。
they-live-log-assault-enemy-defeated = 敵を倒した。《{ $assault }》に再び挑む。
they-live-log-invader-fight = 侵略者の顔を見せた{ $player }と戦う者：{ $players }。
they-live-log-invader-fight-with-nobody = { $player }と戦う者はいなかった。

## The end

they-live-log-humans-win = 3枚目のカードに成功し、信号は止まった。人間の勝利！
they-live-log-humans-lose = { $why ->
    [midnight] 真夜中になったが、だれも最終突入を宣言しなかった。人間の敗北。
    [no-spare] 死者が出て、代わる者がもういない。人間の敗北。
    [no-human-alive] ケーブル54に生きている人間はもういない。人間の敗北。
   *[assault] 最終突入は失敗した。人間の敗北。
}
they-live-log-identity = { $person }の正体は{ $identity }だった。

they-live-log-unreadable = （読めない行：{ $line }）

## First words

they-live-opening = They Live: Assault on Cable 54
    .text = やつらはこの街を支配し、だれとも見分けがつかない。やつらの顔を保っているのは、ケーブル54の塔から流れる信号だ。こちらにあるのは、サングラスが一箱と、数人の仲間と、真夜中までの時間。
they-live-opening-players = 卓の顔ぶれ：{ $players }。
they-live-opening-you = あなたは{ $person }です。{ $bio }現在地は{ $space }です。
they-live-opening-not-seen = 人間か、侵略者か？　最初のラウンドの前に自分のオーバーレイの下を見ます。ほかの人には知らされません。
they-live-opening-human = そして秘密ですが、あなたは人間です。人間とともに勝利してください。だれも信じてくれるとは限りません。
they-live-opening-invader = そして秘密ですが、あなたは侵略者です。人間が敗北すれば勝利です。企みを悟られないように。もう1人いるかどうかはわかりません。
they-live-opening-overlays = このゲームの内訳（予備を含む）：人間{ $humans }、侵略者{ $invaders }。
they-live-opening-humans = 人間は、班が最終突入の3枚のカードすべてに成功すれば勝利します。宣言するのはリーダーで、19:00から真夜中までの間にケーブル54で行います。
they-live-opening-invaders = 侵略者は、だれも最終突入を宣言しないまま真夜中になるか、死者が出たとき予備がいないか、突入が失敗すれば（同じカードに5回失敗する、カードがそう指示する、生きている人間がいなくなる）勝利します。
they-live-opening-difficulty = 難易度：{ $difficulty }。最終突入のカードは順に{ $colours }です。

## Last words

they-live-ending-humans = 信号は止まった。街じゅうの人々が画面から顔を上げ、互いを見る。人間の勝利。
they-live-ending-invaders = 番組は続く。明日も晴れるでしょう。人間の敗北。
they-live-ending-winners = 勝者：{ $players }。
they-live-ending-nobody = 卓に侵略者はいなかったため、勝者はいません。
they-live-ending-figures = ラウンド{ $round }、時計は{ $hour }。成功した最終突入カード：{ $cards }枚。完結したストーリー：{ $stories }。終了時の死者：{ $dead }人。
