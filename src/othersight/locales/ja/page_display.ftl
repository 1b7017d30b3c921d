# ページの見た目と動き。

page-display = 表示
page-display-theme = テーマ
page-display-size = 文字の大きさ
page-display-pace = ほかのプレイヤーの行動の表示
page-display-letters = コマに文字を表示
page-display-ids = ルールの番号を表示
page-rule = ルール
page-theme-system = システムに合わせる
page-theme-dark = 暗い
page-theme-light = 明るい
page-size-small = 小
page-size-usual = 標準
page-size-large = 大
page-size-largest = 特大
page-pace-step = 押すたびに一つずつ
page-pace-slow = ゆっくり
page-pace-normal = 標準の速さ
page-pace-instant = すぐに
page-display-notify = よそを見ている間に選択を求められたら通知する
page-notify-refused = このページからの通知はブラウザーで許可されていません。
