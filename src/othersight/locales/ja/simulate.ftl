# `othersight simulate`の言葉。

simulate-help = コンピューター同士で多くのゲームを行い、どちらが勝つかを調べます。指定しない設定はゲーム毎に変わります。終わらないゲームがあれば終了コード1、Ctrl-Cのあとは130。
    .game = ゲーム：the-othersまたはthey-live。
    .games = ゲームの数。
    .seed = 任意の文字か数。同じシードなら同じゲームになる。
    .players = プレイヤー：random、novice、regular、expert、master、または自作のmodule:Class。
    .sins-by = （the-others）SINを別のプレイヤーにする場合に指定する。
    .jobs = 同時に働くプロセスの数。結果は変わらない。
    .json = 一つのJSONオブジェクトを出力する。

simulate-progress = 対戦中
simulate-one-player = simulateのプレイヤーは一つで、一つの側のすべての席に座ります。{ $players }は指定できません。複数を対戦させるには：othersight arena GAME --bots { $players }
simulate-interrupted = { $played ->
    [0] 最初のゲームが終わる前に中断しました
   *[other] 中断しました。{ $games }ゲーム中{ $played }ゲームを終えました。以下はその集計です。
}

simulate-games = { $games }ゲーム中{ $finished }ゲームが終了
simulate-heroes = ヒーローの勝利{ $wins }：{ $share }（95%区間{ $low }から{ $high }）
simulate-sins = SINの勝利{ $wins }：{ $share }（95%区間{ $low }から{ $high }）
simulate-humans = 人間の勝利{ $wins }：{ $share }（95%区間{ $low }から{ $high }）
simulate-invaders = 侵略者の勝利{ $wins }：{ $share }（95%区間{ $low }から{ $high }）
simulate-any-side = { $side }の勝利{ $wins }：{ $share }（95%区間{ $low }から{ $high }）
simulate-rounds = ラウンド：中央値{ $median }、最大{ $max }
simulate-deaths = { $side ->
    [humans] 死亡したキャラクター
   *[other] 死亡したヒーロー
}：中央値{ $median }、最大{ $max }
simulate-decisions = 決定：中央値{ $median }、最大{ $max }
simulate-part = { $name } { $value }：{ $finished }ゲーム、{ $side ->
    [invaders] 侵略者
    [sins] SIN
   *[other] { $winner }
}の勝率{ $share }（{ $low }から{ $high }）
simulate-stuck = 長く続きすぎた{ $count }ゲームを打ち切りました
simulate-seconds = { $seconds }秒
simulate-stood-down = { $count }人のプレイヤーが失敗または時間切れとなり、一段下のレベルに交代しました。
