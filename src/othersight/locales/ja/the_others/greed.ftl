# Greed: a Sin of our own, with its power and its six cards.

the-others-name-greed = 強欲
the-others-source-greed = 強欲
the-others-sin-greed = 強欲
    .power = お前のものは借りもの
    .text = ヒーローが負傷マーカーを置いた戦闘のあと、そのヒーローが生きていてアップグレードを持っていれば、自分で選んだ1枚を手放す。手放したカードはアップグレードの山札の一番下に置く。
    .quote = それほど持っているのだ。一つくらい、気づきもしまい。

the-others-card-golden-touch = 黄金の手
    .window = 表向きのアップグレードを持つヒーローのターンの開始時
    .text = 現在のヒーローは、表向きのアップグレード1枚をラウンド終了時まで伏せる。
    .quote = 純金だ。撃ってみろ。

the-others-card-the-tollbooth = 料金所
    .window = アップグレードを持つヒーローのターンの開始時
    .text = 現在のヒーローは、自分のアップグレード1枚につき1カラプションを受ける。最大2カラプション。
    .quote = この線を越えて持ちこむものは、すべて申告の対象です。

the-others-card-compound-interest = 複利
    .window = アップグレードを持つヒーローがいるとき、ヒーローのターンの開始時
    .text = SINプレイヤーは、アップグレードを持つ使用中のヒーロー1人につきリアクショントークン1個を得る。最大2個。
    .quote = 眠る間に増える。眠らなくても増える。

the-others-card-grasping-hands = つかみかかる手
    .window = アップグレードを持つヒーローの戦闘の開始時
    .text = SINプレイヤーは、そのヒーローのアップグレード1枚につきダイス+1。最大+2。
    .quote = 百本の指。どれもが、その時計を欲しがっている。

the-others-card-primal-avarice = 原初の貪欲
    .window = アバターとの戦闘の開始時
    .text = この戦闘で、SINプレイヤーは2ヒットを加える。
    .quote = それはすべてを持っている。残りを取りに来た。

the-others-card-final-demand = 最終督促
    .window = コントローラーが参加し、ヒーローが負傷した戦闘のあと
    .text = SINプレイヤーはSINカード2枚を引く。
    .quote = 封筒は赤い。差し出す手も赤い。

the-others-question-give-up = { $hero }はどのアップグレードを手放しますか？
