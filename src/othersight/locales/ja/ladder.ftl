# `othersight ladder`の言葉。

ladder-help = プレイヤーの各レベルがゲームのそれぞれの側でどれだけ勝つか、同じシードで一段下のレベルより強いか、どれだけ考えるかを測ります。They Liveは、指定がなければ5人、難易度は普通です。終わったゲームはすべて残り、同じコマンドで続きから再開できます。強いと証明されないレベルや終わらないゲームがあれば終了コード1、Ctrl-Cのあとは130。
    .game = ゲーム：the-othersまたはthey-live。
    .levels = 比べるレベル。二つ以上をコンマで区切る。選べるもの：{ $levels }、または自作のmodule:Class（最後に書く）。それぞれ、指定のうち一つ下のレベルと比べる。
    .against = 相手のレベル。すべてに共通。指定しなければregular、They Liveの侵略者を測るときはmaster。
    .games = シードの数。各レベルがそれぞれの側で、シード毎に1ゲームを行う。
    .seed = 任意の文字か数。同じシードなら同じゲームになる。
    .jobs = 同時に働くプロセスの数。勝敗は変わらない。
    .out = 結果のファイルを置くフォルダー。指定しなければGAME-ladder。
    .json = 一つのJSONオブジェクトを出力する。

ladder-one-level = 比べるレベルを二つ以上指定してください。選べるもの：{ $levels }
ladder-no-folder = フォルダー{ $folder }を使えません：{ $reason }。--outで別のものを指定してください。
ladder-stopped = すべてのレベルが終わるまで比較は行いません。終わったゲームはすべてフォルダー{ $folder }に残っています。
ladder-meeting = { $side }、相手は{ $against }：
ladder-level = レベル
ladder-games = ゲーム
ladder-rate =
    勝率
    （95%区間）
ladder-difference =
    一段下との差
    （95%区間）
ladder-median =
    思考ms
    （50%）
ladder-p95 =
    思考ms
    （95%）
ladder-times = 最後の2列は、1コアで考える時間（ミリ秒）です。決定の半分、および95%は、この時間以内でした。
ladder-side-heroes = ヒーロー
ladder-side-sins = SIN
ladder-side-humans = 人間
ladder-side-invaders = 侵略者
ladder-side-any-side = { $side }
ladder-not-better = { $side }：{ $level }は{ $below }より強いと証明されていません。
