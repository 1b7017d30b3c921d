# `othersight bench`の言葉。

bench-help = ゲームの進行と複製の速さを、Catanatronと並べて測ります。1コア、ランダムのプレイヤー、標準の準備、記録なし。
    .seconds = 各エンジンの実行時間（プロセッサー時間の秒）。
    .memory = 代わりに、これだけの進行中のゲームが記録とともに使うメモリーを測る。
    .json = 一つのJSONオブジェクトを出力する。

bench-setup = { $game }：{ $setup }。ランダムのプレイヤー、記録なし、1コア、各{ $seconds }秒
bench-compiled = { $game }はコンパイル済みです
bench-interpreted = { $game }はインタープリターで動いています。make compileで拡張モジュールを作れます
bench-no-peer = Catanatronがインストールされていないため、比較なしで測ります。make benchを実行するか、pip install 'othersight[bench]'でインストールしてください。
bench-choices = 選択/秒
bench-games = ゲーム/秒
bench-clone = 複製 µs
bench-ratio = { $game }の1秒あたりの選択は{ $peer }の{ $ratio }倍です
bench-memory = { $game }：記録を含む進行中の{ $games }ゲームで{ $total } MB、1ゲームあたり{ $bytes } kB
bench-memory-unknown = このシステムではプロセスが使ったメモリーがわかりません。LinuxかmacOSで測ってください。
