# 終わったゲームの検討。

page-tab-steps = 手順
page-tab-boards = ボード
page-tab-study = 検討
page-download = ダウンロード
page-share = この場面を共有
page-master = 名人ならどうしたか
page-study-running = コンピューターが多くの局面からゲームの続きを進め、形勢を調べています。1分ほどかかります。
page-study-failed = 検討できませんでした。
page-study-point = { $step } · { $place } · { $share }
page-study-chance = { $side }の勝率
page-study-curve = { $side }の勝率：最初は{ $first }、最後は{ $last }
page-study-turning = 転機
page-study-split = 運{ $luck }ポイント、決定{ $choice }ポイント
page-study-none = 目立つものはありません。
page-study-luck = ダイスの運
page-study-dice = ダイス
page-study-got = 成功
page-study-expected = 期待値
page-study-knew = だれがいつ何を知ったか
