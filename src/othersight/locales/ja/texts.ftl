# 翻訳者のためのコマンド`othersight texts`。

texts-help = 翻訳者向け：ある言語に足りないもの。
texts-language-help = 言語。フォルダーの名前で指定する。例：fr。
texts-missing-help = ある言語に足りないものを、ファイル毎に表示します：翻訳のない文、翻訳のあとで英語が変わった文、英語にもうない文。一つでもあれば終了コード1。
    .keys = ファイル毎の数だけでなく、すべてのキーを表示する。
texts-reviewed-help = 翻訳または確認した文が、いまの英語のとおりであることを記録します。
    .keys = 文のキー。
    .all = その言語にあるすべての文。
texts-missing-in = { $file }：{ $count }件の文がありません
texts-outdated-in = { $file }：{ $count }件の文の英語が変わりました
texts-surplus-in = { $file }：{ $count }件の文が英語にありません
texts-state = { $into }：{ $whole }件中{ $there }件の文があり、うち古いもの{ $outdated }件、余分なもの{ $surplus }件。
texts-which = 確認した文のキー、または--allを指定してください
texts-not-there = { $key }はまだ{ $into }に翻訳されていません
texts-no-such-key = 英語に文{ $key }はありません
texts-noted = { $into }の{ $count }件の文を最新として記録しました。
texts-no-such-language = { $given }の翻訳はありません。あるもの：{ $languages }。新しい言語を始めるには、locales/にその名前のフォルダーを作り、最初のFluentファイルを置いてください。
texts-check-help = 言語の文でおかしそうなものを一覧にします：英語にない引数、その言語の書き方と違う記号や空白、英語のルール集と合わないルール。あれば終了コードは1。
texts-fault = { $file }、{ $key }：{ $problem }
texts-fault-unreadable = { $what }
texts-fault-argument = 英語に引数{ $what }はありません
texts-fault-space = 改行しない空白がありません：{ $what }
texts-fault-apostrophe = まっすぐなアポストロフィ：{ $what }
texts-fault-ellipsis = 省略記号が三つの点になっています：{ $what }
texts-fault-marks = 半角の記号：{ $what }
texts-faults = { $count ->
    [0] { $into }：おかしそうなものはありません。
   *[other] { $into }：{ $count }件を見直してください。
}
