# `othersight arena`の言葉。

arena-help = プレイヤーのレベル同士を同じシードで対戦させ、すべてのゲームを一つのファイルに残し、報告を書きます。指定しない設定はシード毎に変わります。止めた実行は同じコマンドで続けられます。終わらないゲームがあれば終了コード1、Ctrl-Cのあとは130。
    .game = ゲーム：the-othersまたはthey-live。
    .file = ゲームの代わりにopenかanalyseを書いた場合：結果のファイル。
    .number = openかanalyseの場合：そのファイルのゲームの番号。もう一度行い、再生または分析として表示する。
    .sweep = 数値と、試す値。例：heroes.rose.skill=2:5またはheroes.rose.skill=1,3,5。すべて同じシードで行い、報告に曲線を描く。二度指定すると値のすべての組を行い、報告にヒートマップを描く。
    .csv = ゲームの表をこのCSVファイルにも書く。
    .parquet = ゲームの表をこのParquetファイルにも書く。PyArrowが必要。
    .players = 対戦するレベル。コンマで区切る。選べるもの：{ $levels }、または自作のmodule:Class。それぞれが両方の側で総当たりする。
    .games = 全体のゲーム数。一つのシードですべての組み合わせを（二つの設定を比べるときは両方で）行ってから、次のシードへ進む。
    .seed = 任意の文字か数。同じシードなら同じゲームになる。
    .jobs = 同時に働くプロセスの数。結果は変わらない。
    .out = 結果のファイル。指定しなければGAME-arena.sqlite。報告は同じ名前で.htmlで終わる。
    .compare = 試す数値。例：heroes.rose.skill=3。すべてのゲームをこの数値ありとなしで行い、報告に差を書く。何度でも指定できる。
    .against = --compareの数値を、いまの数値の代わりにこの数値と比べる。何度でも指定できる。
    .cluster = このアドレス（auto、HOST:PORT、ray://HOST:PORT）のRayクラスターで行う。結果は変わらない。
    .rescue = 同じ実行の壊れたファイルから、まだ読めるゲームを引き継ぐ。
    .json = 一つのJSONオブジェクトを出力する。

arena-progress = 対戦中
arena-resumed = { $games }ゲーム中{ $done }ゲームはすでに{ $file }にあります
arena-rescued = { $file }から{ $count }ゲームを引き継ぎました
arena-damaged-games = { $file }の{ $count }ゲームが壊れていたため、もう一度行います
arena-interrupted = 中断しました。{ $games }ゲーム中{ $done }ゲームは{ $file }に残っています。同じコマンドで続きから再開します。
arena-stopped = { $reason }。{ $games }ゲーム中{ $done }ゲームは{ $file }に残っています。同じコマンドで続きから再開します。
arena-broken = ゲーム{ $number }（{ $seed }）を行えませんでした：{ $reason }
arena-uneven = 最後のシードですべての組み合わせが対戦していません。一つのシードに{ $block }ゲームかかり、{ $games }はその倍数ではありません。

arena-nobody = --botsが空です。一つ以上指定してください。選べるもの：{ $levels }
arena-twice = { $level }が二度指定されています。レベルは一度ずつ指定してください。
arena-same-settings = --compareと--againstが同じです。比べるものがありません。
arena-against-alone = --againstには--compare（試す数値）が必要です
arena-no-folder = { $file }のフォルダー{ $folder }がありません。作るか、--outで別のファイルを指定してください。
arena-name = { $file }は結果のファイルにできません。.htmlは報告の名前なので、それで終わらない名前を指定してください。
arena-no-results = { $file }はarenaの結果のファイルではありません。--outで別のものを指定してください。
arena-other-format = { $file }の結果の形式は{ $format }ですが、このプログラムが読めるのは{ $known }です。--outで別のファイルを指定してください。
arena-damaged = { $file }は壊れているため（{ $reason }）、そのままにしました。--outで別のファイルを、--rescueでこのファイルを指定すると、まだ読めるゲームを引き継げます。
arena-nothing-to-rescue = { $file }から引き継げるゲームはありません（{ $reason }）。--rescueには壊れた結果のファイルを指定してください。
arena-file-busy = 別の実行が{ $file }を開いています。終わるのを待つか、--outで別のファイルを指定してください。
arena-cannot-write = { $file }に書けません：{ $reason }
arena-other-run = { $file }は{ $name }が{ $was }で始められましたが、この実行では{ $now }です。--outで別の場所を指定してください。
arena-deaths = { $count }個のプロセスが、1ゲームも終えずに続けて停止しました
arena-no-ray = --clusterにはRayが必要ですが、インストールされていません：pip install 'othersight[cluster]'
arena-no-cluster = { $address }でクラスターが応答しません（{ $reason }）。次のコマンドで始めてください：ray start --head
arena-cluster-gone = { $address }のクラスターがなくなりました（{ $reason }）
arena-foreign = クラスターのノードの{ $name }は{ $there }ですが、このコンピューターでは{ $here }です。両方に同じothersightをインストールしてください。

arena-games = { $games }ゲーム中{ $finished }ゲームが終了
arena-by-heroes = ヒーロー
arena-by-sins = SIN
arena-by-humans = 人間
arena-by-invaders = 侵略者
arena-by-any-side = { $side }
arena-setting = 数値
arena-plain = 現在のまま
arena-finished = ゲーム
arena-won-sins = SINの勝率
arena-won-humans = 人間の勝率
arena-won-any-side = { $side }の勝率
arena-interval = 95%区間
arena-level = レベルと側
arena-rating = レーティング
arena-plain-figures = 現在の数値
arena-difference-sins = { $first }に対して{ $second }：SINの勝率は{ $before }から{ $after }へ、差{ $difference }ポイント（95%区間{ $low }から{ $high }）、{ $games }組のゲーム
arena-difference-humans = { $first }に対して{ $second }：人間の勝率は{ $before }から{ $after }へ、差{ $difference }ポイント（95%区間{ $low }から{ $high }）、{ $games }組のゲーム
arena-difference-any-side = { $first }に対して{ $second }：{ $side }の勝率は{ $before }から{ $after }へ、差{ $difference }ポイント（95%区間{ $low }から{ $high }）、{ $games }組のゲーム
arena-sweep = { $given }は値の範囲ではありません。数値と二つ以上の整数を書いてください。例：heroes.rose.skill=2:5またはheroes.rose.skill=1,3,5
arena-sweep-two = --sweepは一つの数値、または異なる二つの数値に指定できます
arena-sweep-many = この範囲では設定が{ $count }通りになりますが、行えるのは{ $most }通りまでです
arena-sweep-alone = --sweepと、--compareや--againstは同時に使えません
arena-open-usage = 結果のファイルとゲームの番号を指定してください。例：othersight arena open FILE 17、othersight arena analyse FILE 17
arena-no-such-game = { $file }にゲーム{ $number }はありません。番号は{ $first }から{ $last }までです。
arena-went-otherwise = ゲーム{ $number }はファイルの内容と異なる進み方をしました。別の版で行われたものです。
arena-no-parquet = --parquetにはPyArrowが必要ですが、インストールされていません：pip install 'othersight[parquet]'
arena-report = 報告：{ $file }
