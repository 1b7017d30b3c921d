# `othersight replay`の言葉。

replay-help = 保存したゲームを、ある席が知っているとおりに一手ずつ見直します。
    .file = othersight playのコマンドsaveで保存したゲーム。
    .seat = だれの視点か：sins、heroes-1、player-1など。指定しなければ、秘密の見えない観戦者。続いているゲームでは、自分の席だけを指定すること。
    .all = 秘密も含めてすべて表示する。終わったゲームだけ。
    .timeline = だれがいつ何を知り、何を主張したかだけを表示する。終わったゲームでは、それが真実だったかも。
    .step = この手から始める。出力が端末でなければ、この手だけをボードとともに表示する。
    .json = 一つのJSONオブジェクトを出力する：すべての手、または--stepの一手とそのあとの局面。
    .verify = 決定をたどると保存された局面になるかだけを確かめる。ならなければ終了コード1。

replay-title = { $eyes ->
    [all] 決定{ $decisions }回、すべて表示。
   *[seat] 決定{ $decisions }回、{ $seat }の視点。
}
replay-private = このゲームは続いています。以下は{ $seat }だけが見てください。
replay-how = nかEnterで進み、pで戻り、goto 数でその手へ移ります。{ $pages }、log、card 名前、rule 番号で局面を調べます。{ $timeline ->
    [yes] timelineで、だれが何を知り、何を主張したかを表示します。
   *[no] { "" }
}quitで終了します。
replay-decision = 決定{ $number }、{ $seat }：{ $option } [{ $typed }]（{ $rule }）
replay-aside = 決定{ $number }、{ $seat }（質問されずに）：{ $option } [{ $typed }]
replay-milestone = { $step }：{ $line }{ $judged ->
    [yes] { $verdict }
   *[no] { "" }
}
replay-milestone-alone = { $step }：（{ $seats }だけ）{ $line }
replay-no-timeline = 該当するものはありません。だれもまだ、何かを知ったり主張したりしていません。
replay-at = { $last }手中{ $number }手目
replay-first = ここが最初です。
replay-last = ここが最後です。
replay-no-step = その手はありません。このゲームは0から{ $last }までです。
replay-unknown = 「{ $typed }」はわかりません。n、p、goto 数、board、quitを入力してください。
replay-unfinished = ゲームはここから続いています。othersight play --loadで続けられます。
replay-all-unfinished = このゲームはまだ終わっておらず、秘密は終わるまで秘密のままです。--allの代わりに、--seatで自分の席を指定してください。
replay-verified = { $file }は正常です。{ $decisions }回の決定から、保存された局面になります。
