# What `othersight campaign` says.

campaign-help = The Othersのストーリーを1回ずつ順番に続けて遊ぶ。
    .file = キャンペーンのファイル。
    .simulate = 残りの回をすべてコンピューターが遊ぶ。
campaign-new-help = キャンペーンを始める。計画と最初の回を新しいファイルに書く。
campaign-next-help = 進行中の回、または次の回を遊ぶ。遊んだ内容はファイルに残る。
campaign-show-help = すべての回をもう一度たどって確かめてから、キャンペーンの経過を表示する。
campaign-there-already = { $file }はもうあります。新しいファイル名を書いてください
campaign-begun = { $file }に全{ $count }回のキャンペーンを書きました。最初の回は{ $command }で遊べます
campaign-go-on = 第{ $number }回の途中です。続きは{ $command }で遊べます。
campaign-next = 次は第{ $number }回です：{ $command }
campaign-kept = この回は保存されました。続きは { $command }
campaign-other-game = そのゲームはこのキャンペーンの進行中の回ではありません
