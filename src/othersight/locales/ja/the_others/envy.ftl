# Envy: a Sin of our own, with its power and its six cards.

the-others-name-envy = 嫉妬
the-others-source-envy = 嫉妬
the-others-sin-envy = 嫉妬
    .power = あいつはお前より持っている
    .text = ほかのヒーローと同じスペースにいるヒーローのすべての戦闘で、SINプレイヤーは1ヒットを加える。リアクションの戦闘でも、遠距離戦闘後のモンスターの反撃でも同じ。
    .quote = 隣に立っているのがだれか、よく見ろ。何を持っているかも。

the-others-card-whispers = 囁き
    .window = ヒーローのターンの開始時
    .text = 現在のヒーローは1カラプションを受ける。スペースにほかのヒーローがいれば2カラプションを受ける。
    .quote = みんなお前の話をしていた。いつもそうだ。

the-others-card-parting-ways = 決別
    .window = スペースにほかのヒーローがいるとき、ヒーローのターンの開始時
    .text = 現在のヒーローを、SINプレイヤーが選ぶ隣接スペースへテレポートさせる。
    .quote = 金の問題だったことなど、一度もない。

the-others-card-coveted-thing = 羨望の品
    .window = アップグレードの枚数がだれにも劣らないヒーローのターンの開始時
    .text = 使用中のヒーローの中にアップグレードがもっと多い者がいなければ、現在のヒーローは表向きのアップグレード1枚をラウンド終了時まで伏せる。
    .quote = あの女のものだから欲しかった。それだけだ。

the-others-card-green-eyed = 緑の眼
    .window = 戦闘の開始時
    .text = SINプレイヤーはダイス+1。ヒーローのスペースにいるほかのヒーロー1人につき、さらにダイス+1。
    .quote = だれかが扉を押さえずに放した。いつも、だれかがそうする。

the-others-card-primal-jealousy = 原初の嫉妬
    .window = アバターとの戦闘の開始時
    .text = SINプレイヤーは1カラプションを加える。このヒーローよりカラプションレベルの低い使用中のヒーロー1人につき、さらに1カラプションを加える。
    .quote = それは清い者から先に数える。

the-others-card-if-i-cannot-have-it = 手に入らぬのなら
    .window = コントローラーが参加し、ヒーローが負傷した戦闘のあと
    .text = そのヒーローが生きていてアップグレードを持っていれば、自分で選んだ1枚を手放す。手放したカードはアップグレードの山札の一番下に置く。
    .quote = それを壊した。それから、笑った。
