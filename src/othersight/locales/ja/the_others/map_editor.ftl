# ブラウザでマップを描く。

the-others-draw = マップを描く
the-others-draw-name = マップの名前
the-others-draw-new-name = 自作マップ
the-others-draw-copy = { $map }（自分版）
the-others-draw-begin-with = ここから描き直す
the-others-draw-choose = マップを選ぶ
the-others-draw-empty = 何もない卓
the-others-draw-open = マップファイルを開く
the-others-draw-unreadable = このファイルはマップではありません：{ $fault }
the-others-draw-undo = 元に戻す
the-others-draw-redo = やり直す
the-others-draw-save = ファイルに保存
the-others-draw-play = 今すぐ遊ぶ
the-others-draw-layers = 描くもの
the-others-draw-layer-tiles = タイル
the-others-draw-layer-things = トークンとフィギュア
the-others-draw-tiles-how = タイルを格子へドラッグするか、タイルを押してからマスを押します。空きは川になります。
the-others-draw-things-how = 置くものを選んでスペースを押すか、そこへドラッグします。誤りのあるスペースは輪で囲まれます。
the-others-draw-grid = マップのタイル
the-others-draw-tiles = 箱の中のタイル
the-others-draw-turn = 回す：{ $tile }
the-others-draw-take = 取り除く：{ $tile }
the-others-draw-gap = 空き、{ $row }行{ $column }列
the-others-draw-things = 置けるもの
the-others-draw-count = { $count }／{ $most }
the-others-draw-out-of-orbit = 軌道の外
the-others-draw-nothing-here = ここには何も置かれていません。
the-others-draw-remove = 取り除く：{ $thing }
the-others-draw-first = 最初のタイルを置いてください。
the-others-draw-sound = 誤りはありません。このマップで遊べます。
the-others-draw-faults = { $count ->
    [0] 検査
   *[other] 直すところ：{ $count }か所
}
the-others-draw-trial = 互角ですか
the-others-draw-trial-text = コンピューターが両方の側を受け持って50回遊びます。すべてのSINを順に、ヒーロープレイヤーは1～4人です。1～2分かかります。
the-others-draw-trial-go = コンピューターに50回遊ばせる
the-others-draw-trial-played = { $games }回のうち{ $played }回を終え、SINが{ $wins }回勝ちました。
the-others-draw-trial-stuck = 終わらなかったゲーム：{ $count }回。
the-others-draw-trial-ended = 試行は途中で終わりました。もう一度始めてください。
the-others-draw-trial-older = これらのゲームは最後の変更より前に行われました。
