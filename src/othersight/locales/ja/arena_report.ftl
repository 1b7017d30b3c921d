# アリーナの報告：多くのゲームの数値を1ページに。

lab-name = Othersightラボ
lab-title-the-others = The Others: 7 Sins
lab-title-they-live = They Live: Assault on Cable 54
lab-page-title = { $game }：ゲームからわかること
lab-subtitle = { $settings ->
    [1] { $games }ゲームからわかること。
   *[other] 同じシードで{ $settings }通りの設定を行った{ $games }ゲームからわかること。
}
lab-contents = 目次

## 節

lab-section-difference = 差
lab-section-glance = 概要
lab-section-wins = どちらが勝つか
lab-section-teams = ヒーローとチーム
lab-section-characters = キャラクター
lab-section-length = 長さ
lab-section-missions = ミッション
lab-section-assault = 最終突入
lab-section-stories = 個人ストーリー
lab-section-deaths = 死亡
lab-section-upgrades = アップグレード
lab-section-sin-cards = SINカード
lab-section-cards = カードと資源
lab-section-invaders = 侵略者
lab-section-idle = 影響のないカード
lab-section-ratings = レーティング
lab-section-sweep = 数値による変化
lab-sweep-of = { $side }の勝率：{ $players }
lab-sweep-note = すべての値を同じシードで行い、どの値でも終わったゲームだけを数えています。線はそれぞれの勝率の95%区間です。運の大部分は共通なので、二つの値の差は線から見えるより確かなことがあります。
lab-section-about = これらのゲームについて

## 側と、ゲームを分けるもの

lab-side-heroes = ヒーロー
lab-side-sins = SIN
lab-side-humans = 人間
lab-side-invaders = 侵略者
lab-part-story = ストーリー
lab-part-sin = SIN
lab-part-map = マップ
lab-part-hero-players = ヒーロープレイヤー
lab-part-players = プレイ人数
lab-part-difficulty = 難易度
lab-part-invaders = 配られた侵略者
lab-number-hero-players = ヒーロープレイヤー{ $count }人
lab-number-players = { $count }人
lab-number-invaders = { $count ->
    [0] 侵略者なし
   *[other] 侵略者{ $count }人
}
lab-number-stories = { $count ->
    [0] なし
   *[other] { $count }つ
}
lab-own = 自作
lab-role = { $side }（{ $level }）
lab-pairing = { $one }（{ $first }）、{ $other }（{ $second }）

## 比較

lab-setting-plain = 現在の数値
lab-difference-more = { $setting }では、{ $side }の勝率が{ $plain }より{ $points }ポイント高くなります（95%区間{ $low }から{ $high }）。
lab-difference-less = { $setting }では、{ $side }の勝率が{ $plain }より{ $points }ポイント低くなります（95%区間{ $low }から{ $high }）。
lab-difference-none = { $setting }でも、{ $side }の勝率は{ $plain }と変わりません（差の95%区間{ $low }から{ $high }ポイント）。
lab-difference-clear = 区間に0は含まれません。差があります。
lab-difference-unclear = 区間に0が含まれます。これらのゲームからは、差があるとはいえません。
lab-difference-hands = 同じシードの{ $games }組のゲームで、{ $side }の勝率は変更前{ $before }、変更後{ $after }でした。{ $changed ->
    [0] 勝者の変わったゲームはありません。
   *[other] 勝者の変わったゲームは{ $changed }：{ $side }の勝ちになったもの{ $gained }、負けになったもの{ $lost }。
}
lab-difference-parts = 部分毎の差

## 見出し

lab-headline = { $games }ゲーム中、{ $side }の勝率は{ $share }でした。偶然を考えると、真の勝率は{ $low }から{ $high }の間です。
lab-card-games = 終わったゲーム
lab-card-rounds = ラウンド数（中央値）
lab-card-deaths = 1ゲームの死亡
lab-card-missions = 1ゲームで達成したミッション
lab-card-apocalypse = 終了時のアポカリプストラック（平均）
lab-card-assault = のゲームが最終突入に至った
lab-card-duels = 1ゲームの対決
lab-few-games = { $games }ゲームは少なく、その一部からわかることはわずかです。何かを決める前に、もっと多く行ってください。
lab-stuck = 長く続きすぎた{ $count }ゲームを打ち切りました。どちらの勝ちにも数えません。
lab-plain-only = ここから先は、{ $plain }のゲームだけを扱います。
lab-no-games = まだ終わったゲームはありません。
lab-nothing = これらのゲームでは起きていません。

## どちらが勝つか

lab-heat-note = 各欄は{ $first }の勝率、その下は95%区間とゲーム数です。色が{ $first }または{ $second }に寄るほど、一方的なゲームです。
lab-all-levels = すべてのゲーム
lab-several-pairings = これらのゲームでは異なるプレイヤーが対戦したため、勝率を分けて示します。組み合わせ毎に節があります。
lab-by-pairing = 組み合わせ毎の勝率
lab-head-pairing = プレイヤー
lab-by-level = 各レベルの{ $first }（行）対各レベルの{ $second }（列）
lab-corner = { $first }対{ $second }
lab-by = { $part }毎の{ $side }の勝率
lab-cell = { $low }–{ $high }・{ $games }
lab-interval = { $low }から{ $high }
lab-few-title = 30ゲーム未満：この割合からわかることはわずかです。
lab-few-effects = 一方が30ゲーム未満で、ほとんど何もわからないもの{ $count }件
lab-won-by = { $side }の勝利
lab-as-table = 同じ内容の表
lab-done = 達成
lab-passed = 成功
lab-of-all-games = 全ゲーム中

## 列の見出し

lab-head-share = { $side }
lab-head-interval = 95%区間
lab-head-games = ゲーム
lab-head-games-with = ありのゲーム
lab-head-with = ありの勝率
lab-head-without = なしの勝率
lab-head-difference = 差（ポイント）
lab-unit-with = あり
lab-unit-without = なし
lab-head-changed = 勝者の変化
lab-head-part = 部分
lab-head-round = ラウンド
lab-head-deaths = 死亡
lab-head-killer = 死因
lab-head-all = 全体
lab-head-hero = ヒーロー
lab-head-team = チーム
lab-head-mission = ミッション
lab-head-upgrade = アップグレード
lab-head-sin-card = SINカード
lab-head-character = キャラクター
lab-head-card = カード
lab-head-end = 結末
lab-head-assault-card = 突入カード
lab-head-failures = 1ゲームの失敗
lab-head-stories = 完結
lab-head-pass-1 = 成功1回
lab-head-pass-2 = 成功2回
lab-head-pass-3 = 成功3回（完結）
lab-head-played = 使用
lab-head-reveal = 最初に正体を現した時点
lab-head-duels = 対決
lab-head-player = プレイヤー
lab-head-rating = レーティング

## 長さと死亡

lab-rounds = ゲームのラウンド数
lab-deaths = 1ゲームの死亡数
lab-deaths-when = 死亡したラウンド
lab-killers = 何がだれを殺害したか
lab-killers-note-they-live = それまでの大きさにかかわらず、最後の一撃を数えます。
lab-killers-note-the-others = 複数との戦闘では、最も多くのダイスをもたらしたものを数えます。それまでの大きさにかかわらず、最後の一撃を数えます。
lab-killers-corruption = 死亡{ $deaths }件中{ $count }件は、レベル7を超えるカラプションによるものです。
lab-killer-fire = 火災
lab-killer-corruption = スペースのカラプション
lab-killer-breakaway = モンスターからの離脱
lab-killer-fight = 戦闘
lab-killer-sin = { $sin }のSINパワー
lab-killer-acolyte = アコライトアビリティ：{ $acolyte }
lab-killer-dark-past = ダークパスト：{ $card }
lab-killer-apocalypse = アポカリプストラックの最上段
lab-killer-assault = 最終突入：{ $card }
lab-killer-wanted = 10を超える手配
lab-killer-player = ほかのプレイヤー
lab-killer-location = ロケーションカード
lab-killer-story = 自分の個人ストーリー
lab-killer-news = ニュース速報
lab-killer-unknown = 不明

## The Others

lab-heroes = 各ヒーローが最初のチームにいる場合といない場合
lab-heroes-in = { $story }：各ヒーローが最初のチームにいる場合といない場合
lab-heroes-note = プレイヤー、ストーリー、ヒーローの人数が同じゲームだけを比べています。チームはスターティングスペースに立ったもので、交代のヒーローは数えません。
lab-teams = { $count ->
    [1] 1チーム
   *[other] 全{ $count }チーム
}（勝率の高い順）
lab-teams-title = チーム毎の勝率
lab-teams-note = { $fewest }回未満のチームは省いています。多くのチームのなかには、運で上位にいるものもあります。区間を見てください。
lab-missions-note = 各ラウンドの終了までにそれぞれのミッションが達成された割合（そのストーリーの全ゲーム中）。線が低いままのところで、ヒーローは行き詰まっています。
lab-mission-step = { $number }. { $names }
lab-missions-done = { $story }：始まったミッションが達成された割合
lab-branches = { $story }：各ミッションに至った場合の{ $side }の勝率
lab-upgrades = だれかが各アップグレードを取った場合と取らない場合の{ $side }の勝率
lab-upgrades-kept = 同じく、使用中のヒーローが終了時まで持っていたアップグレードについて
lab-upgrades-note = プレイヤー、ストーリー、ヒーローの人数が同じゲームだけを比べています。差があっても、そのカードが原因とは限りません。長いゲームほど多くのアップグレードが登場し、優勢な側がカードを取ることも多いからです。
lab-sin-cards = 各SINカードが使われた場合と使われない場合の{ $side }の勝率
lab-sin-cards-note = プレイヤー、ストーリー、SIN、ヒーローの人数が同じゲームだけを比べています。長いゲームの終盤に使われるカードは、実際より強くも弱くも見えます。

## They Live

lab-characters = 各キャラクターが卓にいる場合といない場合の{ $side }の勝率
lab-characters-human = 同じく、そのキャラクターが人間に配られた場合
lab-characters-note = プレイヤーのレベル、難易度、人数、侵略者の数が同じゲームだけを比べています。キャラクターは最初に配られたものです。
lab-assault-rounds = 最終突入のラウンド
lab-ends = ゲームの結末
lab-end-humans = 最終突入に成功：人間の勝利
lab-end-midnight = 突入のないまま真夜中
lab-end-no-spare = だれかが死亡し、予備キャラクターが残っていない
lab-end-no-human-alive = ケーブル54に生きた人間が残っていない
lab-end-assault = 最終突入に失敗
lab-tests = { $games }ゲームが最終突入に至りました。そのテストで班は{ $won }回成功し、{ $lost }回失敗しました：成功率{ $share }。
lab-assault-cards = 各突入カードに最終的に成功した割合
lab-assault-failures = 途中で各カードに失敗した回数
lab-stories = それぞれの個人ストーリーの進み具合
lab-stories-completed = 完結した個人ストーリーの数毎の{ $side }の勝率
lab-cards-used = カードが使われた場合と使われない場合の{ $side }の勝率
lab-cards-weapons = 同じく、武器について
lab-cards-spent = 最終突入で資源が使われた場合と使われない場合の{ $side }の勝率
lab-cards-recruits = 同じく、説得した敵について
lab-cards-note = プレイヤーのレベル、難易度、人数、侵略者の数が同じゲームだけを比べています。差があっても、そのカードが原因とは限りません。長いゲームほど多くのカードが登場するからです。
lab-resources-note = 資源と説得した敵については、最終突入に至ったゲームだけを比べています。
lab-reveals = 最初の侵略者が正体を現した時点毎の{ $side }の勝率
lab-reveal-0 = なし
lab-reveal-1 = 1枚目のカード
lab-reveal-2 = 2枚目のカード
lab-reveal-3 = 3枚目のカード
lab-duels = 対決の回数毎の{ $side }の勝率
lab-duels-0 = なし
lab-duels-1 = 1回
lab-duels-2 = 2回
lab-duels-3 = 3回以上
lab-duels-who = 人間は侵略者を{ $right }回、ほかの人間を{ $wrong }回攻撃しました。侵略者は人間を{ $treason }回、仲間の侵略者を{ $mistaken }回攻撃しました。
lab-sabotage = 各カードが妨害に使われた場合と使われない場合の{ $side }の勝率

## Cards that never matter

lab-kind-upgrades = アップグレード
lab-kind-sin-cards = SINカード
lab-kind-apocalypse = アポカリプスカード
lab-kind-resistance = レジスタンスカード
lab-kind-news = ニュース速報
lab-never = { $kind }：{ $all }枚のうち{ $count }枚は一度も登場しませんでした：{ $cards }。
lab-all-used = { $kind }：{ $all }枚すべてが登場しました。
lab-idle = { $kind }：あってもなくても{ $side }の勝率が変わらないもの（差は{ $points }ポイント未満）
lab-idle-note = これらのゲームの山札に入っていたカードだけを数えます。アップグレードはヒーローが取ったとき、SINカードは使われたとき、アポカリプスカードとニュース速報は公開されたとき、レジスタンスカードは装備・使用・消費されたときに登場したとみなします。差の95%区間全体が10ポイント以内に収まり、そのカードがあるゲームとないゲームがそれぞれ30以上あれば、ほとんど影響がないとします。ほかのカードについては、これらのゲームではわかりません。

## レーティングと実行

lab-ratings = すべてのレベルとすべての役割
lab-ratings-note = だれがだれに勝ったかから、すべての役割を一つの尺度で表します。易しい側ほど高くなります。400ポイントの差は10勝1敗に当たります。すべてのゲームを一度に評価しています（ブラッドリー・テリー）。ひげは95%区間です。
lab-about-seed = シード
lab-about-players = レベル
lab-about-options = 全ゲーム共通
lab-about-version = Othersight
lab-about-rules = ルールの版
lab-about-content = 内容
lab-reading-intervals = 区間とは、このような実行を100回行えば95回は真の割合が入る範囲です。二つの区間が大きく重なるとき、ゲームからは両者を区別できません。同じシードのゲームが似た進み方をした場合、区間はその分広くなります。
lab-reading-few = アスタリスク、斜体の数字、白抜きの点は30ゲーム未満を示します。
lab-reading-causes = すべて、コンピューターが行った終了済みゲームの公開の記録から読み取ったものです。人は違う遊び方をするかもしれません。
