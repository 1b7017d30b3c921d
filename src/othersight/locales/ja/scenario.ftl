# シナリオファイルと局面についての言葉。

scenario-help = シナリオファイル（局面に台本と期待を付けたもの）を実行、作成、書き出します。
scenario-run-help = シナリオファイルを実行します。すべて期待どおりなら終了コード0、違いがあれば1、実行できないファイルがあれば2。
    .files = シナリオファイル（*.scn）。
    .json = 一つのJSONオブジェクトを出力する。
scenario-new-help = 各部分に説明の付いた、出発点となるシナリオを書きます。
    .file = 書くファイル。指定しなければ標準出力へ。すでにあるファイルは変えない。
    .game = どのゲームのものか：the-othersまたはthey-live。
scenario-export-help = 保存したゲームの局面をシナリオとして書きます。
    .save = 保存したゲーム：othersight playの「save FILE」で書いたファイル。
    .file = 書くファイル。指定しなければ標準出力へ。すでにあるファイルは変えない。

scenario-holds = { $file }: { $cases ->
    [1] 期待どおり
   *[other] { $cases }件のケースすべてが期待どおり
}
scenario-differs = { $file }:{ $line }: { $difference }
scenario-differs-in-case = { $file }:{ $line }: （{ $case }）{ $difference }
scenario-difference = { $what }：期待は{ $expected }、実際は{ $found }
scenario-summary = { $files }個のファイルの{ $cases }件中{ $held }件が期待どおり
scenario-case-number = ケース{ $number }
scenario-written = { $file }を書きました。実行するには：othersight scenario run { $file }
scenario-export-nothing = SAVEがありません。保存したゲームのファイルを指定してください。例：othersight scenario export game.json mine.scn
scenario-export-wrong = { $wrong }。SAVEは保存したゲームのファイルでなければなりません。例：othersight scenario export game.json mine.scn
scenario-export-scenario = { $file }はすでにシナリオです
scenario-exists = { $file }はすでにあるため、変えませんでした。別のファイルを指定してください。

scenario-fault = { $file }:{ $line }: { $fault }
scenario-fault-of-file = { $fault }
scenario-huge-number = 巨大な数
scenario-nothing = なし
scenario-too-long = ファイルが{ $most }文字を超えています
scenario-line-too-long = この行は{ $most }文字を超えています
scenario-too-deep = ファイルの入れ子が深すぎます
scenario-not-toml = TOMLではありません：{ $reason }
scenario-not-toml-hint = TOMLではありません：{ $reason }。{ $hint }
scenario-hint-quotes = 文字列は引用符で囲んでください："このように"
scenario-hint-curly-quotes = まっすぐな引用符を使ってください："このように"
scenario-hint-closing-quote = 閉じる引用符が抜けていませんか？
scenario-hint-closing-bracket = 閉じる括弧が抜けていませんか？
scenario-hint-one-line = 波括弧の表は1行に書きます。長いものは、キーの上に[a.header]と書いてください
scenario-hint-colon = 等号を使い、key = valueと書いてください
scenario-hint-equals = どの行も「キー = 値」、[見出し]、# 注釈のどれかです
scenario-hint-twice = このキーまたは表は二度書かれています。値を一か所にまとめてください
scenario-include-name = includeが{ $given }です。シナリオファイルを指定してください。例："base.scn"
scenario-include-depth = ここではincludeできません。フォルダーから読むファイルは、{ $most }段まで互いにincludeできます。
scenario-include-missing = includeするファイル{ $file }がありません
scenario-nothing-to-remove = { $name }に、このケースが取り除けるものはありません。ファイルのキーのパスを書いてください。例：position.heroes.rose
scenario-label-twice = ラベルには名前が必要で、それぞれここに一度しか書けません
scenario-no-label = 台本にラベル{ $label }はありません。選べるもの：{ $known }
scenario-twin-same = 二つのゲームを区別できてはならない席をsameに書いてください
scenario-twin-start = 開始
scenario-twin-differs = { $seat }は{ $moment }のあと、{ $what }によって双子のゲームを区別できます
scenario-no-log-key = 記録に{ $name }という行はありません。近いもの：{ $near }
scenario-all-draws = すべての引きを使い切る
scenario-warning = { $file }:{ $line }: 警告：{ $warning }
scenario-warning-expect-replaced = このケースはファイルの[[expect]]をすべて置き換えます。このケースではどれも調べません
scenario-warning-expect-never-checked = どのケースにも独自のexpectがあるため、これが調べられることはありません
scenario-warning-script-never-run = どのケースにも独自のscriptがあるため、これが実行されることはありません
scenario-not-utf8 = テキストがUTF-8ではありません
scenario-format = formatが{ $given }ですが、このプログラムが読むのはformat = { $format }です
scenario-game = gameが{ $given }です。選べるもの：{ $games }
scenario-unknown-key = ここに{ $name }というキーはありません。使えるもの：{ $known }
scenario-wants-text = { $name }は文字列でなければなりません
scenario-wants-table = { $name }は表でなければなりません
scenario-wants-list = { $name }は文字列のリストでなければなりません
scenario-wants-cases = ケースは[[case]]と書きます
scenario-wants-number = { $name }が{ $given }です。0から{ $most }の整数を書いてください。
scenario-wants-flag = { $name }が{ $given }です。trueかfalseを書いてください。
scenario-too-many = { $name }に{ $given }個の項目がありますが、{ $most }個までです
scenario-rule-spelling = ルール{ $id }はありません。{ $known }と書いてください。
scenario-unknown-face = { $face }という出目のダイスはありません。選べるもの：{ $known }
scenario-aside-seat = これはだれにも質問されないので、コロンの前にだれが行うかを書いてください。選べるもの：{ $seats }
scenario-no-seat = 席{ $seat }はありません。選べるもの：{ $seats }
scenario-seed = seedが{ $given }です。整数か短い文字列を書いてください。
scenario-breaks = ここからゲームを続けられません（{ $reason }）。これは実際に起こりうる局面ですか？
scenario-expects-nothing = ここには期待がありません。何が正しくなければならないかを[expect]に書いてください。
scenario-why-not = why_notには選択肢と、席が必要です。選べる席：{ $seats }

scenario-all-dice = すべてのダイスを振り終える
scenario-script = 台本
scenario-dice-for = 「{ $line }」のダイス
scenario-open = { $seat }への質問{ $kind }：{ $options }
scenario-open-not = { $seat }への質問{ $kind }：{ $options }（{ $rule }により不可）
scenario-over = ゲームは終わっています。結果は{ $outcome }
scenario-it-is-open = 選べます
scenario-other-than = { $value }以外

error-loaded-draw = 次に指定された引きが、引けるもののなかにありません
error-no-dice-left = ダイスを振りますが、指定されたダイスがもう残っていません
error-loaded-dice = 次に指定されたダイスの出目は、いま振るダイスにありません
error-over = ゲームは終わっています。続ける局面がありません。

position-no-draws = { $path }：このゲームではランダムに引くものがありません。山札の一番上を局面に書いてください。
position-unknown = { $path }：{ $name }はありません。選べるもの：{ $known }
position-unknown-near = { $path }：{ $name }はありません。{ $near }のことですか？
position-wrong-type = { $path }：{ $wanted }を書くところに{ $given }があります
position-out-of-range = { $path }：{ $given }は{ $least }から{ $most }の範囲にありません
position-too-often = { $path }：{ $name }が、ある数より多く指定されています
position-covered-icons = { $path }：覆われたアイコン毎に、そのスペースにカラプショントークンが必要です
position-no-district = { $path }：シティアクショントークンを置けるのは地区だけです
position-monster-space = { $path }：ボード上のモンスターにはスペースが必要で、ほかのモンスターにスペースはありません
position-not-revealed = { $path }：そのヘルクラブメンバーのカードは公開されていません
position-hero-state = { $path }：使用中なのは、設定で指定されたヒーローだけです
position-hero-space = { $path }：使用中でないヒーローにスペースはありません
position-wounds = { $path }：5個目のマーカーで死亡します。使用中のヒーローは4個までです。
position-wolf = { $path }：人狼になるのはカールだけです
position-not-in-team = { $path }：チームにいないヒーローです
position-dark-past = { $path }：このストーリーにダークパストカードはありません
position-mixed-deck = { $path }：このストーリーのデッキに、同じ種類のカードがそれほど多くは入りません
position-power = { $path }：trueかfalseを書いてください
position-pick = { $path }：局面ではヒーローを名前で指定します
position-unsound = この局面はありえません：{ $problem }
position-billboards = { $path }：異なる三つのスペースを指定してください
position-cable-54 = { $path }：ケーブル54には、看板のない専用のスペースが必要です
position-threads = { $path }：どのスペースも、糸をたどってほかのすべてのスペースから行けなければなりません
position-player = { $path }：これが必要なのは、死亡して交代したキャラクターだけです
position-overlays = { $path }：多すぎます。プレイヤーと予備を合わせて、4人なら人間4枚と侵略者2枚、5人と6人なら5枚と2枚です。
position-injury-rounds = { $path }：負傷カード毎にラウンドを一つ書いてください
position-damage = { $path }：ダメージが体力に達すると死亡します。それより小さくしてください。
position-revealed = { $path }：正体を現すのは侵略者だけ、それも最終突入だけです
position-slot = { $path }：weaponには武器、off_handにはアイテム、allyには仲間を置きます
position-two-handed = { $path }：両手持ちの武器がそのスロットも使います
position-no-bag = { $path }：最終突入ではだれもバッグを持ちません。三つのスロットのカードを指定してください。
position-no-billboard = { $path }：そこに看板はないので、絵も保管カードもありません
position-enemy-space = { $path }：ボード上の敵タイルにはスペースが必要です。ほかの場所ならその状態を書いてください。
position-boss = { $path }：ボスが袋に入ることはありません
position-unsorted = { $path }：細工されたカードを分けるのは最終突入だけです。resourcesに書いてください。
position-sorted = { $path }：最終突入では、正常な資源をresourcesに、それ以外をsabotagedに書きます
position-reward = { $path }：個人ストーリーの報酬2枚のうち、ちょうど1枚が細工されています
position-news-colour = { $path }：ニュース速報の山札は緑7枚、青5枚、赤3枚です。一つの色が多すぎます。
position-assault-deck = { $path }：これから出る各レベルのカードを1枚ずつ、低いものから書きます
position-card = { $path }：公開されている最終突入カードを書きます。書けるのはassault-card、attempt、assault-fightsのときだけです。
position-leader = { $path }：死亡した人と正体を現した人はリーダーになれません。別のプレイヤーを指定してください。
position-out = { $path }：そのプレイヤーはゲームから外れています
position-frames = { $path }：手続きのつじつまが合いません（{ $reason }）

scenario-exported = 決定{ $decisions }回のあとの局面
scenario-lesson-and-part = レッスンに{ $part }はありません。答えはステップに書いてください。
scenario-wants-steps = レッスンはステップのリストです。それぞれの上に[[lesson]]と書いてください。
scenario-lesson-length = レッスンのステップは{ $fewest }から{ $most }までです
scenario-wants-seat = 人がどの席で遊ぶかを書いてください。例：seat = "heroes-1"
scenario-no-text = .textのある文{ $name }がありません。ステップは文をキーで指定します。
scenario-no-point = { $name }は指し示せません。ページの部分（{ $parts }）か、卓の上のものを種類とidで指定してください。例："space 12"
scenario-puzzle-and-part = パズルに{ $part }はありません。台本のあとの期待が、その目標です。
