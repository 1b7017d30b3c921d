# The options with which a game of They Live is begun.

they-live-set-up-players = プレイ人数：4、5、6人（人とコンピューターの合計）。
they-live-set-up-difficulty = ケーブル54の難しさ：very-easy、easy、normal、advanced、expert。
they-live-set-up-town = ゲームの舞台：city（街）、または harbour（独自の場所を持つ別の街、港）。
they-live-set-up-cards = 使うカード：all（全部）、または first（以前のゲームの小さなセット）。
they-live-set-up-seen = 以前のゲームで見たカード。カンマで区切る。最後に回される。
they-live-set-up-figures = 内容の数値を、パスを指定して別の値にします。繰り返し指定できます。
they-live-advice-difficulty = { $players }人では{ $difficulty }が最も互角に近い：街での中級のコンピューター同士の{ $games }ゲームで、人間側が{ $share } %に勝利。
they-live-error-seen = seen の{ $name }は、ニュース速報、場所、負傷、最終突入のどのカードでもありません
