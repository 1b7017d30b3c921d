# 確率の言葉：`othersight odds`と、卓での`odds`。

odds-help = ロールの正確な確率を、ゲームなしで表、図、JSONにします。
odds-help-the-others = The Othersの確率：戦闘（--fight、場合により--ranged）、浄化のロール（--cleanse）、移動のチェック（--fire、--corruption）。ダイスと固定の結果は20まで。大きいものは数秒かかる。指定のない数は、説明になければ0。
    .fight = 戦闘のヒーローダイス。チームワークとボーナスを含む。
    .hits = ヒーローの固定のヒット。
    .defense = ヒーローの固定のディフェンス。
    .cc = カラプションを打ち消す固定の結果。
    .choices = FAITHのほかに任意に選べる結果、5まで。レベル7の結果で1。
    .against = モンスター。名前をコンマで区切る。例：abomination,acolyte,acolyte。
    .sin = どのSINのモンスターか。SINの名前。指定しなければpride。
    .acolyte = アコライトの種類。指定しなければdoctor。
    .pentagrams = SINがロールするスペースのペンタグラム。
    .sin-dice = カードとトラックによる追加のSINダイス。モンスターとペンタグラムを合わせて20まで。
    .sin-hits = SINプレイヤーの固定のヒット。
    .sin-corruption = SINプレイヤーの固定のカラプション。
    .cancelled = 打ち消されるヒーローのディフェンス、5まで。孤立したヒーローが傲慢と戦うときは1。
    .aim = FAITHの使い道：most（指定しなければこれ）、first、clear、unhurt、pure。
    .wounds = ヒーローがすでに受けている負傷マーカー。
    .level = ヒーローのカラプションレベル。指定しなければ1。
    .ranged = 遠距離戦闘。生き残ったモンスターは反撃する。
    .here = --rangedと使う：すでにヒーローのスペースにいるモンスター。
    .out-of-reach = --rangedと使う：生き残ったモンスターは来られない。
    .cleanse = 浄化のロールのヒーローダイス。
    .tokens = --cleanseと使う：取り除けるトークン。指定しなければ1。
    .fire = 火災チェックの火災トークン。
    .corruption = カラプションチェックのカラプショントークン。
    .shield = チェックと使う、5まで：プロクシーで1、《HAZMATA SUIT》で1。
odds-help-they-live = They Liveの確率：遭遇（--combat）、説得（--persuade）、対決（--attacker、--defender）、テスト（--test）、仲介人（--gather）、報酬（--reward）、最終突入のテストや戦い（--assault、--fighters）。
    .combat = 戦闘ダイス。宣言した武器を含む。共闘では全員の分。例：4,3。
    .stealth = 同じ人たちの隠密ダイス。手配トークンの分は引いておく。
    .against = 敵の名前。例：human-cop。
    .enemy = 敵の隠密、戦闘、体力。例：2,3,4。
    .life = 残りの体力。死亡する確率が加わる。
    .persuade = 影響力ダイス。敵は--againstで指定する。
    .attacker = 攻撃側の隠密ダイス、戦闘ダイス（宣言した武器を含む）、残りの体力。例：3,4,6。
    .defender = 防御側の同じ数値。
    .lenses = 攻撃側がサングラストークンを消費する。
    .test = テストのダイス。
    .needed = テストに必要な成功。指定しなければ1。
    .gather = 仲介人への影響力ダイス。
    .scrap = 仲介人に払うスクラップ。ロール毎に2個。指定しなければ2。
    .reward = 知力ダイス。チームでは欲しい人全員の分を、自分を先頭に。
    .assault = テスト班の全員のダイス。例：3,4,2,5。
    .required = 必要な成功：班、印刷の数、妨害の合計。
    .helped = 使った資源の値。
    .fighters = 正体を現した侵略者と戦う人たちの戦闘ダイス。
    .invader = 侵略者の戦闘ダイス。
    .invader-life = 侵略者の残りの体力。侵略者が死亡する確率が加わる。
odds-flags =
    .plot = 確率をSVGファイルに描く。ファイル名は.svgで終わらせる。
    .json = 一つのJSONオブジェクトを出力する。

odds-number-kills = 殺害するモンスター
odds-number-wounds = 負傷
odds-number-corruption = カラプション
odds-number-removed = 取り除くトークン
odds-number-dealt = 与えるダメージ
odds-number-damage = 各自が受けるダメージ
odds-number-damage-attacker = 攻撃側へのダメージ
odds-number-damage-defender = 防御側へのダメージ
odds-number-successes = 成功
odds-number-cards = カード
odds-number-cards-contested = 全員が報酬を欲しがる場合のカード
odds-number-scrap = 支払うスクラップ

odds-event-all-killed = モンスターをすべて殺害
odds-event-killed-monster = { $name }を殺害
odds-event-unharmed = 負傷もカラプションもなし
odds-event-dies = { $game ->
    [the-others] ヒーローの死亡
   *[other] 自分の死亡
}
odds-event-all-removed = トークンをすべて取り除く
odds-event-none-removed = トークンを一つも取り除けない
odds-event-killed = 敵を殺害
odds-event-killed-with-weapon = 武器を使えば敵を殺害
odds-event-unhurt = ダメージなし
odds-event-noticed = 隠密のロールに失敗
odds-event-persuaded = 敵を説得
odds-event-passed = テストに成功
odds-event-first-half = 第一の組が成功
odds-event-second-half = 第二の組が成功
odds-event-nothing = 何も得られない
odds-event-at-once = 最初のロールでカードを得る
odds-event-attacker-loses = 攻撃側の負け
odds-event-defender-loses = 防御側の負け
odds-event-attacker-dies = 攻撃側の死亡
odds-event-defender-dies = 防御側の死亡
odds-event-attacker-critical = 隠密で攻撃側だけがクリティカル
odds-event-defender-critical = 隠密で防御側だけがクリティカル
odds-event-looks = 攻撃側が正体を確認する
odds-event-invader-dies = 侵略者の死亡

odds-what-fight = 戦闘
odds-what-ranged-fight = 遠距離戦闘
odds-what-strike-back = 射撃のあとの反撃
odds-what-cleanse = 浄化のロール
odds-what-check = チェック
odds-what-move = 1歩の移動
odds-what-encounter = 遭遇
odds-what-team = 共闘
odds-what-combat = 戦闘のロール
odds-what-persuade = 説得
odds-what-confrontation = 対決
odds-what-test = テスト
odds-what-card-test = カードのテスト
odds-what-gather = 仲介人
odds-what-reward = 報酬のロール
odds-what-assault-test = 最終突入のテスト
odds-what-assault-split = 二組に分かれたテスト
odds-what-assault-fight = 最終突入での戦い
odds-what-invader-fight = 侵略者との戦い

odds-assuming-others-hold-back = ロールの前に、これ以上だれも使用、宣言、公開、消費をしない
odds-assuming-all-join = 加われる人は全員加わる
odds-assuming-fought-out = 両者が最後まで戦う
odds-assuming-protector-is-used = 負傷があれば、ソーレイが《プロテクター》で1つ打ち消す
odds-assuming-survivors-come = 行き先を選べる生き残ったモンスターは、ヒーローのところへ来る
odds-assuming-unseen-cards-are-alike = まだ見ていないカードは、どれも同じ確率で出る

odds-expected = { $name }：期待値{ $expected }
odds-column-number = 数
odds-column-exactly = ちょうど
odds-column-more = 以上
odds-remainder = 打ち切った連鎖：{ $remainder }
odds-assuming = 前提：{ $assumptions }。
odds-of-number = { $name }{ $expected }
odds-of-event = { $name }{ $chance }

odds-none-open = いま選べるもののなかに、すぐロールになるものはありません。
odds-how = 期待値と確率です。「odds 文字」でその選択肢のすべてを表示します。
odds-no-roll = 選択肢{ $letter }は、すぐロールにはなりません。

odds-which-others = ロールを一つ指定してください：--fight N、--cleanse N、または--fire Nと--corruption N
odds-which-live = ロールを一つ指定してください：--combat、--persuade、--attackerと--defender、--test、--gather、--reward、--assault、または--fightersと--invader
odds-needs = { $flag }には{ $other }が必要です
odds-unread = { $flag }は{ $asked }と一緒には使えません。{ $count ->
    [0] { $asked }はほかのオプションを取りません。
   *[other] { $asked }と使えるもの：{ $flags }。
}{ $flag }と使えるもの：{ $homes }
odds-no-game = { $name }は、卓なしで確率を調べられるゲームではありません。選べるもの：{ $games }
odds-plotted = { $file }に描きました

error-odds-number = { $flag }が{ $given }ですが、{ $least }から{ $most }の数でなければなりません
error-odds-name = { $flag }が{ $given }ですが、次のどれかでなければなりません：{ $names }
error-odds-numbers = { $flag }が「{ $given }」ですが、一つ以上の数をコンマで区切って書いてください
error-odds-each = { $flag }に数が{ $given }個ありますが、{ $other }で指定した{ $count }人に一つずつ必要です
error-odds-three = { $flag }が「{ $given }」ですが、隠密、戦闘、体力を書いてください。例：3,4,6
error-odds-part = { $flag }が「{ $given }」ですが、{ $part ->
    [stealth] 隠密（一つ目の数）
    [combat] 戦闘（二つ目の数）
   *[health] 体力（三つ目の数）
}は{ $least }から{ $most }です
error-odds-in-all = { $what ->
    [sin-dice] SINダイス{ $given }個は多すぎます。モンスター、--pentagrams、--sin-diceを合わせて{ $most }個までです。
    [people] --rewardに{ $given }人が指定されていますが、欲しがれるのは{ $most }人までです。
    [assault] --assaultのダイスが合わせて{ $given }個ありますが、計算できるのは{ $most }個までです。
   *[fighters] --fightersのダイスが合わせて{ $given }個ありますが、計算できるのは{ $most }個までです。
}
error-odds-blank = { $flag }が「{ $given }」ですが、名前が抜けています
error-odds-no-monster = モンスター{ $name }はありません。選べるもの：{ $monsters }
error-odds-monsters = モンスター{ $given }体は多すぎます。計算できるのは{ $most }体までです。
error-odds-no-enemy = 敵{ $name }はありません。選べるもの：{ $enemies }
error-odds-not-persuadable = { $name }は説得できません。説得できるのは影響力アイコンのある敵だけです。
