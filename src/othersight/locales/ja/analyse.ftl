# `othersight analyse`の言葉。

analyse-help = なぜ負けたのか：ゲームが進むにつれて勝率がどう変わり、どこが転機で、ダイスの運はどうだったか。
    .file = othersight playのコマンドsaveで保存したゲーム。
    .seat = 終わっていないゲームの場合：どの席の知識を使うか。結果をほかのプレイヤーに見せないこと。終わったゲームは、すべての秘密を使って分析する。
    .players = 各局面から続きを行うプレイヤー：{ $names }のどれか、または自作のmodule:Class。
    .points = ゲームのいくつの時点で勝率を数えるか。
    .games = 各時点から平均何ゲーム続けるか。勝率が大きく動くところでは多くなる。
    .turning = いくつの転機を探すか。
    .seed = 任意の文字か数。同じシードなら同じ分析になる。
    .jobs = 同時に働くプロセスの数。結果は変わらない。
    .plot = 曲線と運をこのSVGファイルにも描く。ファイル名は.svgで終わらせる。
    .json = 一つのJSONオブジェクトを出力する。

analyse-progress = 続きを対戦中
analyse-interrupted = 中断しました。何も書いていません。
analyse-plotted = 図は{ $file }にあります。
analyse-no-decision = { $file }にはまだ決定がなく、振り返るものがありません
analyse-no-spectator = このゲームはまだ終わっておらず、観戦者の知識では続きを行えません。自分の席を指定してください。選べるもの：{ $seats }

analyse-running = ゲームは続いています。以下は決定{ $decisions }回のあとの形勢で、{ $seat }が知りうることだけに基づきます。ほかの人に見せないでください。
analyse-over = 決定{ $decisions }回。

## 曲線

analyse-curve = { $side ->
    [heroes] ヒーローの勝率
    [humans] 人間の勝率
   *[other] { $name }の勝率
}
analyse-curve-step = 手数
analyse-curve-chance = 勝率
analyse-curve-interval = 95%区間
analyse-curve-games = ゲーム
analyse-start = 最初
analyse-place-news = ニュース速報
analyse-place-assault = 最終突入
analyse-end = 最後
analyse-percent = { $share }%
analyse-interval = { $low }-{ $high }%
analyse-known = 確定
analyse-stuck = 続きを行ったうち{ $count }ゲームは長く続きすぎたため、数えていません。

## 転機

analyse-turning = 転機
analyse-turning-none = この少ないゲーム数の誤差を超えて目立つものはありません。
analyse-turned = { $number }. { $place }。{ $count ->
    [1] 決定{ $last }
   *[other] 決定{ $from }から{ $last }
}：{ $before }%から{ $after }%へ、{ $side ->
    [heroes] ヒーロー
    [humans] 人間
   *[other] { $name }
}に{ $points }ポイント（{ $low }から{ $high }）{ $clear ->
    [yes] 。
   *[no] 。ただし、この少ないゲーム数の誤差を超えません。
}
analyse-split = ダイスとカード：{ $luck }（{ $luck-low }から{ $luck-high }）。決定：{ $choice }（{ $choice-low }から{ $choice-high }）。
analyse-no-dice = ダイスは振られず、何も明らかになっていません。すべて決定によるものです。
analyse-decided = { $number }、{ $seat }：{ $option }
analyse-more-lines = （あと{ $count }行：othersight replayで見られます）

## 運

analyse-luck = ダイスの運
analyse-no-rolls = ダイスは振られていません。
analyse-side = { $side ->
    [heroes] ヒーロー
    [sins] SIN
    [humans] 人間
    [invaders] 侵略者
    [players] 全プレイヤー
   *[other] { $name }
}
analyse-side-luck = { $side }：ダイス{ $dice }個、期待値より{ $by }{ $above ->
    [yes] 上
   *[no] 下
}。これほど{ $above ->
    [yes] 幸運
   *[no] 不運
}なのは{ $often }ゲームに1回です。
analyse-side-even = { $side }：ダイス{ $dice }個、ちょうど期待どおり。
analyse-luck-dice = ダイス
analyse-luck-got = 成功
analyse-luck-expected = 期待値
analyse-luck-by = +/-
analyse-luck-z = z
analyse-luck-often = 何回に1回
analyse-figure = { $side ->
    [sins] 対{ $name }
   *[other] { $name }
}
analyse-part = { $name } { $got }（{ $expected }）
analyse-cancelled = このうちダイス{ $dice }個は無効になって振り直されました：期待値との差{ $by }。
analyse-by-kind = ロールの目的別

analyse-measure-hit = ヒット
analyse-measure-def = ディフェンス
analyse-measure-cc = カウンター
analyse-measure-skill = スキル
analyse-measure-faith = FAITH
analyse-measure-corr = カラプション（出目）
analyse-measure-burst = 爆裂ヒット
analyse-measure-wounds = 負傷
analyse-measure-corruption = カラプション
analyse-measure-passed = テスト成功
analyse-measure-passed-together = 協力したテストの成功
analyse-measure-damage = 与えたダメージ

analyse-kind-fight = 戦闘
analyse-kind-shot = 遠距離戦闘
analyse-kind-cleanse = 厄災の浄化
analyse-kind-strike-back = 反撃
analyse-kind-fire-check = 火災チェック
analyse-kind-corruption-check = カラプションチェック
analyse-kind-test = 能力のテスト
analyse-kind-persuade = 説得
analyse-kind-stealth = 隠密
analyse-kind-combat = 戦闘
analyse-kind-reward = 報酬
analyse-kind-gather = 調達
analyse-kind-assault = 最終突入
analyse-kind-pvp-stealth = 対決の隠密
analyse-kind-pvp-combat = 対決の戦闘

## 意味

analyse-meaning = この結果の意味
analyse-meaning-curve = 勝率は、すべての席をコンピューター（{ $players }）が受け持った場合のものです。各局面から、ダイスと見えていないカードを新たにして、合計{ $games }ゲームを続けました（シード{ $seed }）。人が遊べば、勝ちやすさは上にも下にも変わります。このようなゲームの真の勝率は、100回中95回この区間に入ります。
analyse-meaning-known = だれかが知っていたことはすべてそのままです：手札、正体、卓の裏向きのカード。だれも見ていない山札の順番だけを混ぜ直します。
analyse-meaning-seat = { $seat }がそれぞれの時点で知らなかったことは、ありえた形で配り直します。
analyse-meaning-turning = 決定は、コンピューターが代わりに決めた場合と比べます。ダイスとカードは、同じ決定のあとで新たに振り、引いた場合と比べます。転機は最も大きく動いたところを選ぶため、数え上げの偶然によって実際よりいくらか大きく見えます。
analyse-meaning-luck = 運とはダイスだけの運です。無効になったロールも含め、出た結果を、同じダイスの平均と比べます。カードや、その場面の重要さ、ダイスをどう使ったかは数えません。
analyse-meaning-the-others = 成功とは、ロールの目的となる結果です。戦闘ではヒット、ディフェンス、カウンター、FAITH、厄災の浄化ではスキルとFAITH。SINではヒット、爆裂ヒット、カラプション。FAITHと爆裂ヒットが加えるダイスも運に含みます。負傷とカラプションは有効だったロールのもので、戦闘のFAITHをすべてディフェンスに使ったものとし、だれかが守ったり回復したりする前の数です。
analyse-meaning-they-live = 成功とは、どちらの色でも「ブチのめす」の目です。最終突入の班のテストは、最後に振った人の分とします。

## 図

analyse-plot-title = { $side ->
    [heroes] { $game }：ヒーローの勝率
    [humans] { $game }：人間の勝率
   *[other] { $game }：{ $name }の勝率
}
analyse-plot-steps = 決定
analyse-plot-round = R{ $number }
analyse-plot-luck = ダイスの運：期待値より上（右）または下の標準偏差
analyse-plot-bar = { $got }、期待値{ $expected }（{ $z }）
analyse-plot-point = { $place }：{ $share }%（{ $low }から{ $high }%）、{ $games }ゲーム
analyse-plot-source = { $players }のプレイヤーが{ $games }ゲームを続行。帯：95%区間
analyse-side-kind = { $side }：{ $kind }
