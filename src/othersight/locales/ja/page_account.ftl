# 使わなくてもよい名前とパスワード。いくつもの端末の卓を一つにまとめます。

page-account = 自分の名前
page-account-signed = { $name }としてサインイン中
page-account-text = 名前とパスワードがあれば、どの端末でも自分の卓がまとまります。なくてもすべて使えます。
page-account-name = 名前
page-account-password = パスワード
page-account-password-text = 8文字以上。忘れても再発行はできないので、大切に保管してください。
page-account-up = この名前を登録
page-account-in = サインイン
page-account-out = サインアウト
page-account-out-text = サインアウトすると、このブラウザーは名前だけで持っている席を忘れます。
page-account-keep = このブラウザーの卓を名前に付ける
page-account-tables = 名前の卓
page-account-no-tables = 名前に付いた卓はまだありません。
page-account-detach = 外す
page-account-detach-table = 名前から外す：{ $table }
page-account-here = 名前に付いていない、このブラウザーの卓：{ $count }
page-account-attach = すべて付ける
page-account-change = パスワードの変更
page-account-old = 今のパスワード
page-account-new = 新しいパスワード
page-account-changed = パスワードを変更しました。ほかのブラウザーはすべてサインアウトされました。
page-account-delete = 名前の削除
page-account-delete-text = 卓は残り、このブラウザーは前から持っているリンクを保ちます。本人であることをパスワードで示してください。
page-account-deleted = 名前を削除しました。
