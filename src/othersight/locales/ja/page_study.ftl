# 終わったゲームの検討。

page-tab-steps = 手順
page-tab-boards = ボード
page-tab-study = 検討
page-download = ダウンロード
page-share = この場面を共有
page-master = 達人ならどうしたか
page-study-running = 多くの局面から機械が続きを対戦し、形勢を調べています。一分ほどかかります。
page-study-failed = 検討できませんでした。
page-study-chance = { $side }の勝つ見込み
page-study-curve = { $side }の勝つ見込み。最初は{ $first }、最後は{ $last }
page-study-turning = 転機
page-study-split = 運 { $luck } 点、決断 { $choice } 点
page-study-none = 目立つものはありません。
page-study-luck = ダイスの運
page-study-dice = ダイス
page-study-got = 成功
page-study-expected = 期待値
page-study-knew = 誰がいつ何を知ったか
