# `othersight content check`の言葉：それ自身と、タイルやマップのファイルの誤りについて。

content-help = ゲームの内容を検査します：数値、カード、ボード、その文章。
content-check-help = ファイルなし：すべてのゲームのすべての内容を検査します。TOMLファイルをすべて読み、数値、名前、言葉が既知でルールの範囲内か、カード、ヒーロー、モンスター、キャラクター、敵、タイル、マップが揃っていて遊べるか、すべてのidに処理があり、すべての質問、選択肢、記録の行、カードに各言語の文があるかを調べます。ファイルあり：The Othersの自作のタイルやマップのファイルを検査します。誤りは、ファイル、行、正しい書き方とともに示します。誤りがあれば終了コード1、読めないファイルがあれば2。
    .files = 自作のタイルまたはマップのファイル（TOML）。
content-holds = { $files }個のファイルを検査し、誤りはありません
content-fails = 問題{ $problems }件
content-fault = { $file }:{ $line }: { $fault }
content-broken = { $reason }
content-not-translated = { $text }: この言語にはこのキーの文がありません。英語の文を訳してください
content-fault-somewhere = { $file }: { $fault }

## ファイルそのもの

content-unreadable = 読めません：{ $reason }
content-not-utf8 = UTF-8のテキストではありません。その文字コードで保存してください。
content-too-long = { $most }文字を超えています。マップにはもっと少なくて足ります。
content-line-too-long = この行は{ $most }文字を超えています。リストは数行に分けられます。
content-too-deep = 入れ子が深すぎます。マップにあるのは表と文字列のリストだけです。
content-not-toml = TOMLではありません：{ $reason }
content-neither = マップ（layoutがある）でも、タイルのファイル（[tiles.old-mill]のような表がある）でもありません
content-key-missing = { $name }がありません
content-unknown-key = ここに{ $name }というものはありません。使えるもの：{ $known }
content-wants-text = { $name }は引用符で囲んだ、空でない文字列でなければなりません
content-wants-list = { $name }は文字列のリストでなければなりません。例：["lyric-palace", "lyric-palace/ne"]
content-wants-table = { $name }は表でなければなりません。[{ $name }]と書き、その下にキーを並べます。
content-list-too-long = { $name }の項目が{ $most }個を超えています
content-figure = { $name }：{ $reason }
content-figures = { $reason }
content-no-such-map = マップ{ $asked }はありません。選べるもの：{ $known }

## タイル

content-no-tiles = タイルがありません。一つ以上必要です。
content-tile-id = { $tile }はタイルのidにできません。英小文字と数字を2文字以上、語はハイフンでつなぎます。
content-tile-code = { $code }はタイルのコードにできません。英大文字2文字、または英大文字と数字です。
content-code-taken = コード{ $code }はすでに{ $tile }のものです。別のものにしてください。
content-tile-taken = { $tile }というタイルはすでにあります。別のidにしてください。
content-unknown-icon = シティアクションのアイコン{ $icon }はありません。選べるもの：{ $known }
content-icon-bar = { $tile }にアイコンが{ $n }個ありますが、地区のアイコンは1から{ $most }個です
content-permanent = { $written }は印刷されたトークンではありません。種類（{ $kinds }）を書き、ストリートではスラッシュと角（{ $corners }）を続けます。

## マップの格子

content-cell = { $cell }は格子のマスではありません。タイルのコード（向きを変えるときは後に^ > v <のどれか）、または空きを示す点を書いてください。
content-unknown-tile = コード{ $code }のタイルはありません。選べるもの：{ $known }
content-tile-twice = { $tile }はすでに{ $first }行目にあります。タイルは一度ずつしか置けません。
content-empty-row = layoutの{ $row }段目が空です。空きは点で書いてください。
content-grid-too-big = layoutの段か列が{ $most }を超えています
content-too-many-tiles = タイルが{ $n }枚ありますが、置けるのは{ $most }枚までです
content-few-tiles = タイルが{ $n }枚ありますが、{ $fewest }枚以上必要です

## 場所と準備

content-unknown-address = { $name }：このマップにスペース{ $address }はありません。{ $near }のことですか？
content-colour = { $colour }はメトロの色にできません。英小文字と数字で、語はハイフンでつなぎます。
content-lone-station = メトロの{ $colour }線には、異なる二つのスペースの駅が必要です
content-story = ストーリー{ $story }はありません。選べるもの：{ $known }
content-letter = { $letter }はマップの文字にできません。英小文字1文字です。
content-start-street = スターティングスペースはストリートでなければなりません。例：{ $near }
content-unreachable = ヒーローはスターティングスペースから{ $district }へ行けません。タイルをつなげるか、両側に同じ色のメトロの駅を置いてください。
content-few-nests = ネストが印刷と配置を合わせて{ $n }個ですが、{ $fewest }個以上必要です。1ラウンドに召喚できるモンスターの数と同じです。
content-nest-near-start = { $nest }のネストが近すぎます。スターティングスペースは、どのネストからも{ $steps }歩以上離れていなければなりません。
content-altars = アルターが{ $n }個ですが、{ $fewest }から{ $most }個でなければなりません
content-icons = 置かれたタイルに{ $icon }アイコンが{ $n }個ですが、{ $fewest }個以上必要です
content-no-orbital = どの衛星砲トークンも{ $district }に届きません。そのタイル群に一つ置くか、その群のスペースを軌道の外（out_of_orbit）としてください。
content-in-orbit = { $district }は軌道の外とされていますが、そのタイル群に衛星砲トークンがあります。どちらかを取り除いてください。
content-supply = { $kind }トークンが{ $n }個ですが、{ $most }個しかありません
content-figures-number = { $kind }が{ $n }体ですが、{ $fewest ->
    [0] { $most }体まで
    [1] { $most ->
        [1] ちょうど1体
       *[other] 1から{ $most }体
    }
   *[other] { $fewest }から{ $most }体
}でなければなりません
content-monster-at-start = スターティングスペースにモンスターは置けません。この{ $kind }を移してください。
content-few-tokens = { $kind }トークンが{ $n }個ですが、このストーリーのミッションには{ $fewest }個以上必要です
content-few-stations = メトロトークンのあるスペースが{ $n }ですが、このストーリーのミッションには{ $fewest }以上必要です
content-npc-missing = { $npc }がありません。このストーリーのミッションに必要です
