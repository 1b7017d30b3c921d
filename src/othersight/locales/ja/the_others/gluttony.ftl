# Gluttony: a Sin of our own, with its power and its six cards.

the-others-name-gluttony = 暴食
the-others-source-gluttony = 暴食
the-others-sin-gluttony = 暴食
    .power = 群れて喰らう
    .text = ほかのモンスターと同じスペースにいるモンスターは、すべて防御力+1。
    .quote = もう一人分なら、いつでも空いている。食卓にも、皿の上にも。

the-others-card-rotten-feast = 腐った饗宴
    .window = ヒーローのターンの開始時
    .text = SINプレイヤーは、現在のヒーローのスペースにカラプショントークン1個を置く。
    .quote = さあ食え。今朝までは生きていた。

the-others-card-famine = 飢饉
    .window = { $famine-wounds ->
        [0] 追加ターントークンを持つ
       *[other] {""}
    }ヒーローのターンの開始時
    .text = 現在のヒーローは追加ターントークン1個を失う。{ $famine-wounds ->
        [0] {""}
        [other] 持っていなければ、{ $famine-wounds }負傷を受ける。
       *[today] 持っていなければ、2負傷を受ける。
    }
    .quote = とっておいた時間か？　うまかったよ。

the-others-card-dinner-bell = 晩餐の鐘
    .window = ヒーローのターンの開始時
    .text = モンスター2体までを、通常のルールで1歩ずつ移動させる。ヒーローがいるスペースからは離れられない。
    .quote = だれも鳴らさなかった。それでもやつらは来た。

the-others-card-second-helping = おかわり
    .window = 2体以上のモンスターとの戦闘の開始時
    .text = SINプレイヤーは、戦闘の2体目以降のモンスター1体につき1ヒットを加える。最大2ヒット。
    .quote = 一口ずつなら、公平というものだ。

the-others-card-primal-appetite = 原初の食欲
    .window = アバターとの戦闘の開始時
    .text = この戦闘で、SINプレイヤーはダイス+2。
    .quote = それが口を開けると、通りが短くなる。

the-others-card-open-wounds = 開いた傷口
    .window = ヒーローが負傷した戦闘のあと
    .text = そのヒーローは次のラウンドまで、いかなる方法でも負傷を回復できない。
    .quote = 三区画先からでも、やつらには匂う。

the-others-log-famine = { $hero }は追加ターントークン1個を失った。
the-others-log-open-wounds = { $hero }は次のラウンドまで回復できない。
