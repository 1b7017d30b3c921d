# `othersight play`の言葉。

play-help = 端末で遊びます。コンピューターとの対戦、または一つのキーボードを囲んで数人で。
    .game = ゲーム：the-others（指定しなければこれ）またはthey-live。
    .seat = 自分の席：sinsまたはheroes-1、player-1からplayer-6。指定しなければヒーロー側、またはプレイヤー1。
    .seats = このキーボードで遊ぶ全員の席。例：sins,heroes-1またはplayer-1,player-4。all、none、heroes、playerは複数の席をまとめて指す。
    .machine = ほかの席の担当：random、novice、regular、expert、master、または自作のmodule:Class。指定しなければregular。
    .seed = 任意の文字か数。シードと設定が同じなら、同じゲームになる。
    .load = 保存したゲームを続ける。
    .plain = 画面を使わず、1行ずつ表示する。画面読み上げや遅い接続向け。端末でなければ常にこうなる。
    .new = 途中のゲームがあっても尋ねずに、新しいゲームを始める。
    .forget = これまでに見たカードの記録を消して、新しいゲームを始める。

play-handed-on = 前のゲームで見たカード{ $count }枚は後回しになります。--forgetで記録を消せます。

play-how = 選択肢の文字で答えてください。「help」ですべてのコマンド、「board」でボードを表示します。したいことが選択肢にないときは「why 選択肢」と入力してください。

play-how-shared = だれかが操作している間、ほかの人は画面を見ないでください。席が替わる前に画面は消去されます。質問されていない人が何か言いたいときは「keyboard 席」と入力してください。
play-invited = これを見たのはあなただけです。全員に主張しても、別のことを主張しても、黙っていてもかまいません。やり方は「asides」で見られます。
play-visit = いま答える質問はありません。見ることと、ゲームに言葉があれば発言ができます（一覧は「help」）。Enterでキーボードを返します。
play-keyboard-usage = だれが発言するのかを指定してください。選べるもの：{ $seats }。
play-keyboard-alone = このキーボードにほかの人はいません。
play-seed = シード{ $seed }：--seed { $seed }と同じ設定で始めると、同じゲームになります。
play-people = このキーボードで遊ぶ席：{ $seats }。
play-question = あなたの選択です（{ $rule }）。{ $question }
play-question-to = { $seat }の選択です（{ $rule }）。{ $question }
play-only-option = { $question }　できることは一つだけです：{ $option }（{ $rule }）
play-obvious = { $question }　選ぶことはありません：{ $option }（{ $rule }）
play-hand-over = キーボードは{ $seat }へ。ほかにだれも見ていなければEnterを押してください。
play-failed = { $seat }のコンピューターがレベル{ $level }で失敗しました。レベル{ $below }が代わりに続けます。
play-overran = { $seat }のコンピューターがレベル{ $level }で時間をかけすぎました。レベル{ $below }が代わりに続けます。
play-secret = （{ $seats }だけ）{ $line }

play-empty = aから{ $last }の文字、またはhelpを入力してください。
play-unknown = 「{ $typed }」はわかりません。aから{ $last }の文字、またはhelpを入力してください。
play-still = （引き続きあなたの選択です。aから{ $last }。「again」で選択肢をもう一度表示します。）
play-no-such-letter = その文字の選択肢はありません。aから{ $last }までです。
play-number = 数字はスペースの番号です。選択肢は文字で、aから{ $last }までです。スペースへ行くには、動詞に番号を付けてください。例：move 12
play-several-fit = 当てはまる選択肢が複数あります：{ $letters }。文字を入力してください。
play-over = ゲームは終わりました。「save ファイル名」「log」「board」「quit」を入力できます。Enterで終了します。

play-why-usage = したいことを書いてください。例：{ $game ->
    [they-live] why step cable 54、why trade connie、why inspect cards
   *[the-others] why cleanse、why move the gasworks、why shoot 12
}
play-why-open = { $count ->
    [1] できます。選択肢{ $letters }です。
   *[other] できます。選べる選択肢：{ $letters }。
}
play-why-unknown = 「{ $asked }」はわかりません。行動を書いてください。例：{ $game ->
    [they-live] why step cable 54、why trade connie、why inspect cards
   *[the-others] why cleanse、why move the gasworks、why shoot 12
}。「again」でいま選べるものを表示します。
play-why-not = { $reason }（ルール{ $rule }）
play-card-usage = カードや{ $game ->
    [they-live] キャラクター、トークン、用語の名前を書いてください。例：card first aid kit
   *[the-others] ヒーロー、トークン、用語の名前を書いてください。例：card cursed fate
}
play-card-part = { $part }：{ $text }
play-card-meaning = { $name }（{ $meaning }）
play-card-unknown = 「{ $name }」という名前のものはありません。
play-card-many = 当てはまるものが複数あります：{ $names }。
play-log-empty = まだ何も起きていません。
play-log-usage = 「{ $asked }」は行数ではありません。logだけか、数を付けて入力してください。例：log 30
play-rule-usage = ルールの番号か、ルールにある言葉を書いてください。例：{ $game ->
    [they-live] rule TL-HIDDEN-04、rule final assault
   *[the-others] rule TO-FIGHT-07、rule line of sight
}
play-rule-unknown = 番号が「{ $asked }」のルールも、その言葉を含むルールもありません。一語で試してください。例：{ $game ->
    [they-live] rule raid
   *[the-others] rule fire
}
play-rule-near = ルール「{ $asked }」はありません。{ $near }のことですか？
play-rules-with = { $count ->
    [1] 「{ $asked }」を含むルールは1件です：
   *[other] { $shown ->
        [0] 「{ $asked }」を含むルールは{ $count }件あります。読むには、ruleと番号を入力してください。
       *[other] 「{ $asked }」を含むルールは{ $count }件あります。読むには、ruleと番号を入力してください。はじめの{ $shown }件：
    }
}

play-undone = { $more ->
    [0] 最後の決定を戻しました。{ $why ->
        [sealed] これより前へは戻せません。その前にダイスが振られたか、隠れていたものが明らかになっています。
        [others] これより前へは戻せません。その前にほかの人が決定しています。
       *[start] これより前へは戻せません。その前にあなたの決定はありません。
    }
   *[other] 最後の決定を戻しました。あと{ $more }回戻せます。
}
play-undo-not-start = ゲームを始めるか読み込んでから、戻せる決定はまだありません。
play-undo-not-sealed = 最後の決定は戻せません。そのあとダイスが振られたか、隠れていたものが明らかになりました。
play-undo-not-others = 最後の決定は戻せません。そのあとほかの人が決定しました。

play-save-usage = ファイル名を書いてください。例：save haven.json
play-saved = { $file }に保存しました。{ $over ->
    [yes] { "" }
   *[no] このファイルには全員の秘密が入っています。ゲームが終わるまで開かないでください。
}
play-keep-replay = 「save ファイル名」で記録を残せます（othersight replay ファイル名で見直せます）。Enterで終了します。
play-goodbye = さようなら。
play-goodbye-kept = このゲームは残してあります。次にothersight playを使うとき、続きを始められます。
play-replace = ファイル{ $file }はすでにあります。置き換えるなら「はい」（またはyes）、やめるならほかの何かを入力してください。
play-not-saved = 保存しませんでした。
play-yes = はい
full-type = 文字、言葉、コマンドを入力（?でヘルプ）
full-go-on = Enter、スペースキー、クリックで次へ。Escで質問されるまで一気に進む。
full-others = ほかのプレイヤーが行動しています。
full-key-help = ヘルプ
full-key-log = 記録
full-key-leave = 終了
full-key-close = 閉じる
play-kept = { $game }の途中のゲームがあります：{ $seats }、{ $decisions }回の決定まで。続けるなら「はい」（またはyes）、新しく始めるならnoを入力してください。途中のゲームは残ります。
play-goodbye-unsaved = このゲームは保存されていません。「save ファイル名」で保存、「quit ファイル名」で保存して終了できます。

play-load-options = 保存したゲームには設定とシードが入っています。--loadは単独で、または--seat、--seats、--machineと一緒に使ってください。
play-load-other-game = { $file }は{ $game }のゲームです。そのゲームを指定してください。
play-seat-and-seats = --seatと--seatsは同時に使えません

play-help-answers =
    決めるには、次のどれかを入力します
      選択肢の文字
      その表記。例：{ $game ->
        [they-live] step 12
       *[the-others] move 12
      }
      一つの選択肢だけにある言葉。例：{ $game ->
        [they-live] 潜伏
       *[the-others] ターンを終える
      }
play-help-looking =
    見るには（何も決まりません）
      why 選択肢      いまできない理由
      odds [文字]     ロールになる選択肢の正確な確率。文字を付けると、その選択肢のすべて
      hint [レベル]   コンピューターならどうするかと、その見込み。指定しなければexpert
      rule [番号]     番号のルール、または言葉を含むすべてのルール。どちらもなければ、この質問のルール
      card 名前       カード、{ $game ->
        [they-live] キャラクター
       *[the-others] ヒーロー
      }、トークン、用語とその説明
      log [数]        最近の出来事をその数だけ
      again           質問と選択肢をもう一度
play-help-keeping =
    そのほか
      undo            最後の決定を戻す（ダイスや秘密が間になければ）
      keyboard 席     このキーボードの別の人が発言する
      save ファイル   ゲームをファイルに保存する
      quit [ファイル] 終了する。ファイルを付けると、先に保存する

file-cannot-read = { $file }を読めません：{ $reason }
file-cannot-write = { $file }に書けません：{ $reason }
plot-ending = --plotは「{ $file }」ですが、図はSVGなので、ファイル名は.svgで終わらせてください
file-too-large = { $file }は{ $limit }バイトより大きく、このプログラムの保存ファイルではありません
file-at-fault = { $file }：{ $fault }
file-no-text = { $file }はテキストではなく、このプログラムの保存ファイルではありません

## The words for the commands, besides the English ones: several have commas between them

play-word-help = ヘルプ
play-word-log = 記録
play-word-rule = ルール
play-word-card = カード
play-word-save = 保存
play-word-quit = 終了
play-word-why = なぜ
play-word-odds = 確率
play-word-hint = ヒント
play-word-again = もう一度
play-word-undo = 戻す
play-word-keyboard = キーボード
play-word-next = 次
play-word-previous = 前
play-word-goto = 手順
play-word-timeline = 経過
play-word-board = 盤面
play-word-map = 地図
play-word-list = 一覧
play-word-space = スペース
play-word-heroes = ヒーロー一覧
play-word-hero = ヒーロー
play-word-story = ストーリー
play-word-sins = 敵陣
play-word-cards = カード一覧
play-word-hand = 手札
play-word-me = 自分
play-word-players = プレイヤー一覧
play-word-player = プレイヤー
play-word-billboards = 看板
play-word-news = ニュース
play-word-claims = 主張
play-word-knowledge = 知識
play-word-votes = 投票
play-word-assault = 突入
play-word-asides = 傍白
