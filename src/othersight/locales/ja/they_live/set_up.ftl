# The options with which a game of They Live is begun.

they-live-set-up-players = プレイ人数：4、5、6人（人とコンピューターの合計）。
they-live-set-up-difficulty = ケーブル54の難しさ：very-easy、easy、normal、advanced、expert。
they-live-set-up-figures = 内容の数値を、パスを指定して別の値にします。繰り返し指定できます。
