# コマンドラインそのもの、ルール、その検証についての言葉。

cli-about = The Others: 7 SinsとThey Live: Assault on Cable 54を、ルールどおりに。
cli-version = othersight { $version }
cli-version-help = 版を表示して終わる。
cli-examples = 例：
cli-interrupted = 中断しました
cli-language-help = 使う言語：en、fr、ja。指定しなければ環境変数（OTHERSIGHT_LANGUAGE、LC_ALL、LC_MESSAGES、LANG）の言語、それもなければ英語。まだ翻訳のない文は英語になる。
cli-no-such-language = 言語{ $given }はありません。選べるもの：{ $languages }
cli-extra = othersight { $command }には{ $missing }が必要ですが、インストールされていません：pip install '{ $extra }'
cli-cannot-print = 出力を書けません：{ $reason }
cli-set-up = （{ $game }）{ $help }
cli-no-such-option = { $game }にオプション{ $flag }はありません。あるもの：{ $flags }
cli-no-file = { $given }は{ $option }ではありません。{ $values }、または{ $option }のファイル名を指定してください（{ $reason }）。
cli-figure = { $given }は数値の指定ではありません。パスと、整数、true、false、Nのどれかを書いてください。例：heroes.rose.skill=3

# ヘルプの見出し、すべてのコマンドにあるもの、オプションの後の注記。
cli-usage = 使い方：{ $command }
cli-usage-options = [オプション]
cli-usage-command = コマンド [引数]…
cli-heading-arguments = 引数：
cli-heading-options = オプション：
cli-heading-commands = コマンド：
cli-help-help = このヘルプを表示して終了します。
cli-completion-install-help = 現在のシェルに補完をインストールします。
cli-completion-show-help = 現在のシェルの補完を表示します。コピーしたり、インストール方法を変えたりするためのものです。
cli-completion-installed = 補完をインストールしました。次に開くターミナルから使えます。
cli-kind-text = 文字列
cli-kind-whole = 整数
cli-kind-number = 数値
cli-kind-path = パス
cli-note-default = 既定値：{ $value }
cli-note-required = 必須

# 入力を受け付けないとき。
cli-refused = エラー：{ $problem }
cli-try-help = ヘルプは「{ $command } { $option }」で表示できます。
cli-aborted = 中止しました。
cli-unknown-option = そのオプションはありません：{ $option }
cli-unknown-option-near = そのオプションはありません：{ $option }（候補：{ $near }）
cli-option-no-value = オプション{ $option }は値を取りません。
cli-option-needs-value = オプション{ $option }には値が必要です。
cli-missing-argument = 引数{ $name }がありません。
cli-missing-option = オプション{ $name }がありません。
cli-missing-command = コマンドがありません。
cli-no-such-command = 「{ $name }」というコマンドはありません。
cli-no-such-command-near = 「{ $name }」というコマンドはありません。もしかして：{ $near }
cli-too-many-arguments = 引数が多すぎます：{ $given }
cli-bad-value = { $name }はこの値を取りません。
cli-bad-whole = { $name }には整数を指定してください。
cli-bad-whole-from = { $name }には{ $least }以上の整数を指定してください。
cli-bad-whole-between = { $name }には{ $least }から{ $most }までの整数を指定してください。
cli-bad-number = { $name }には数値を指定してください。
cli-bad-number-from = { $name }には{ $least }以上の数値を指定してください。
cli-bad-number-between = { $name }には{ $least }から{ $most }までの数値を指定してください。

rules-help = ルール集を読み、どのルールがテストされているかを調べます。
rules-show-help = ルール、カード、タイミング、実例を番号で表示します。例：TO-FIGHT-07。
    .ids = 番号。大文字と小文字は区別しない。
rules-search-help = すべての言葉を含むルールを探します。
    .words = 言葉、または言葉の一部。
    .game = 一つのゲームだけを探す：the-othersまたはthey-live。
rules-where-help = ルールのありかを表示します：本文、処理、テスト、引用する理由、関わるカード。
    .id = TO-FIGHT-07のような番号。大文字と小文字は区別しない。
rules-coverage-help = どのルールが証明されているかを表示します。証明とは、番号を持つテストが合格して何かを確かめ、処理に仕込まれた誤りを少なくとも二つ見つけたことです（make mutate）。証明されていないルールやテストのないルールがあれば終了コード1。
    .game = このゲームだけ：the-othersまたはthey-live。
    .json = 一つのJSONオブジェクトを出力する。

rules-unknown = ルール{ $id }はありません。次を試してください：othersight rules search 言葉
rules-unknown-near = ルール{ $id }はありません。{ $near }のことですか？
rules-unknown-game = ルール集のあるゲーム{ $game }はありません。選べるもの：{ $games }
rules-none-found = 次の言葉をすべて含むルールはありません：{ $words }
rules-sources = 出典：{ $sources }
rules-ruling = 裁定を含み、（裁定）と記しています。ルールブックに書かれていないか矛盾している点で、ここではこのように扱います。理由も添えています。
rules-as-printed = 名前は印刷どおりの綴りです。
rules-legend = 出典：{ $sources }。
rules-source-000 = 000はThe Othersの公式英語ルールブック、pはそのページ
rules-source-001 = 001は日本語の文書（以前の草案とコンポーネント一覧）
rules-source-002 = 002は第三者による要約
rules-source-003 = 003はフランス語の文書（以前の草案）
rules-source-004 = 004はThey Liveの公式ルールブック、pはそのページ
rules-found = ルール{ $count }件

where-steps = 処理
where-no-steps = この番号を持つコードはありません。
where-tests = テスト
where-no-tests = この番号を持ち、何かを確かめるテストはありません。
where-tests-not-installed = インストールしたパッケージにテストは含まれません。見るには、クローンでこのコマンドを実行してください。
where-proof = 処理に仕込まれた誤り{ $planted }個のうち{ $noticed }個を、これらのテストが見つけました（make mutate）。
where-proof-stale = この結果は古くなっています。そのあと処理かテストが変更されました。
where-reasons = 引用する理由
where-no-reasons = 引用する理由はありません。
where-cards = 関わるカード
where-no-cards = 関わるカードはありません。
where-card-names = ルールを名指しする
where-card-window = このタイミングで働く
where-card-answers = { $question }に答える

coverage-summary = { $game }：ルール{ $rules }件：証明済み{ $proved }、期限切れ{ $stale }、未証明{ $unproved }、テストなし{ $missing }、免除{ $waived }
coverage-without-step = 証明済みのルールのうち{ $count }件には、誤りを仕込める固有のコードがありません。テストは合格し、何かを確かめました。
coverage-stale = 期限切れ：証明済みだが、そのあと処理かテストが変更された。もう一度証明するには：make mutate、またはpython -m tests.mutation --rule ID
coverage-unproved = 未証明：前回のmake mutateで、番号を持つテストが一つも合格しなかったか、その処理に仕込まれた誤りのうち見つけたものが二つに満たなかった。
coverage-missing = テストなし：番号を持ち、何かを確かめるテストがない。
coverage-no-tests = ルールの検証状況はソースのテストから読みますが、{ $place }にはtestsフォルダーがありません。クローンで実行してください。
coverage-no-python = { $file }、{ $line }行目：Pythonではありません：{ $reason }
coverage-no-toml = { $file }：TOMLではありません：{ $reason }
coverage-no-list = { $file }："rules"はルール番号のリストでなければなりません。例：rules = ["TO-EX-05"]
coverage-unknown = { $file }：{ $reason }
coverage-no-reason = { $file }：{ $id }には理由が必要です。例：{ $id } = "テストで示せない理由"
coverage-needless = { $file }：{ $id }は免除されていますが、{ $place }がテストしています。免除を外してください。
coverage-too-many = { $file }：{ $game }のルール{ $count }件が免除されていますが、上限は{ $limit }件です

# コマンドの例。このまま入力する。
cli-examples-analyse =
    othersight analyse game.json
    othersight analyse game.json --plot curve.svg
cli-examples-arena =
    othersight arena the-others --bots novice,regular --games 400 --jobs 2
    othersight arena they-live --bots regular --games 100 --out evenings.sqlite
    othersight arena the-others --bots regular --sweep heroes.rose.skill=2:5 --out skill.sqlite
cli-examples-balance =
    othersight balance they-live --games 400 --jobs 2
    othersight balance the-others --list
cli-examples-bench =
    othersight bench
    othersight bench --seconds 2 --json
cli-examples-campaign-new =
    othersight campaign new mine.campaign
    othersight campaign new mine.campaign --team random
cli-examples-campaign-next =
    othersight campaign next mine.campaign --seat sins
    othersight campaign next mine.campaign --simulate
cli-examples-campaign-show =
    othersight campaign show mine.campaign
cli-examples-content-check =
    othersight content check
    othersight content check my-map.toml
cli-examples-envs-check =
    othersight envs check
cli-examples-ladder =
    othersight ladder the-others --games 200 --jobs 2
cli-examples-odds-the-others =
    othersight odds the-others --fight 4 --defense 2 --against abomination,acolyte
cli-examples-odds-they-live =
    othersight odds they-live --combat 4 --stealth 3 --against human-cop --life 5
cli-examples-play =
    othersight play the-others
    othersight play they-live --players 5 --difficulty easy
    othersight play the-others --seat sins --machine expert
cli-examples-replay =
    othersight replay game.json
    othersight replay game.json --seat heroes-1
cli-examples-verify =
    othersight verify game.save
cli-examples-rules-show =
    othersight rules show TO-FIGHT-07 TL-STASH-13
cli-examples-rules-search =
    othersight rules search fire check
    othersight rules search vote --game they-live
cli-examples-rules-where =
    othersight rules where TO-FIGHT-07
cli-examples-rules-coverage =
    othersight rules coverage
    othersight rules coverage --game they-live
cli-examples-scenario-run =
    othersight scenario run mine.scn
cli-examples-scenario-new =
    othersight scenario new mine.scn
    othersight scenario new --game they-live mine.scn
cli-examples-scenario-export =
    othersight scenario export game.json mine.scn
cli-examples-serve =
    othersight serve --open
    othersight serve --host 0.0.0.0 --port 8054
cli-examples-simulate =
    othersight simulate the-others --games 100 --jobs 2
    othersight simulate they-live --players 4 --difficulty easy
cli-examples-texts-missing =
    othersight texts missing fr --keys
cli-examples-texts-reviewed =
    othersight texts reviewed fr the-others-log-round
