# ゆっくり進める対局：卓の持ち時間と、自分を待っている卓。

page-clock = 回答ごとの持ち時間
page-clock-none = 無制限
page-clock-then = 時間が切れたら
page-clock-then-over = 本人が戻るまでコンピューターが席を受け持つ
page-clock-then-once = この回答だけコンピューターが行う
page-clock-mine = 残り時間は{ $time }、期限は{ $when }です。
page-clock-mine-over = 期限を過ぎるとコンピューターが席を受け持ちます。いつでも自分で続けられます。
page-clock-mine-once = 期限を過ぎると、この回答だけコンピューターが代わりに行います。
page-clock-theirs = 残り{ $time }、期限は{ $when }
page-my-turns = あなたの番
page-my-turns-counted = あなたの番：{ $count }
page-my-turns-text = あなたの決定を待っている卓です。このブラウザーのものと、名前を登録していればその名前のものを表示します。
page-my-turns-none = あなたを待っている卓はありません。
page-my-turns-alone = コンピューターだけが相手のゲーム
page-turn-since = { $when }から
page-turn-until = { $when }まで
page-title-counted = （{ $count }）{ $title }
