# Lust: a Sin of our own, with its power and its six cards.

the-others-name-lust = 色欲
the-others-source-lust = 色欲
the-others-sin-lust = 色欲
    .power = 触れるたびに痕が残る
    .text = すべての戦闘で、SINプレイヤーは1カラプションを加える。リアクションの戦闘でも、遠距離戦闘後のモンスターの反撃でも同じ。
    .quote = もっとお寄り。どうせ、そのつもりだったのだろう。

the-others-card-siren-call = セイレーンの歌
    .window = モンスターのいるスペースに隣接するヒーローのターンの開始時
    .text = 現在のヒーローを、モンスターのいる隣接スペースへテレポートさせる。SINプレイヤーが選ぶ。
    .quote = お前の名を知っていた。気づいたときには、もう半分来ていた。

the-others-card-sweet-nothings = 甘い言葉
    .window = ヒーローのターンの開始時
    .text = 現在のヒーローは1カラプションを受ける。モンスターのいるスペースでは2カラプションを受ける。
    .quote = 何ひとつ約束されなかった。そこがよかった。

the-others-card-forbidden-fruit = 禁断の果実
    .window = レベル5以上のヒーローがいるとき、ヒーローのターンの開始時
    .text = SINプレイヤーは、レベル5以上の使用中のヒーロー1人につきリアクショントークン1個を得る。最大2個。
    .quote = 何年も前に、ひとかじり。それ以来ずっと育っている。

the-others-card-the-embrace = 抱擁
    .window = 戦闘の開始時
    .text = この戦闘で、SINプレイヤーは2カラプションを加える。
    .quote = その腕は温かかった。それが何よりおぞましかった。

the-others-card-primal-desire = 原初の欲望
    .window = アバターとの戦闘の開始時
    .text = SINプレイヤーは、ヒーローのカラプションレベル2ごとに1ヒットを加える（端数切り捨て）。
    .quote = お前が扉を開けてしまう、あの顔をしている。

the-others-card-a-kiss-goodbye = 別れの口づけ
    .window = コントローラーが参加し、ヒーローが負傷した戦闘のあと
    .text = 生きていれば、そのヒーローは2カラプションを受ける。
    .quote = 旧友のように頬へ。痕はいつまでも消えなかった。
