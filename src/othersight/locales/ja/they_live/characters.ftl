# The characters, and their two specials each.

## Who

they-live-character-ray-doyle = レイ・ドイル
    .bio = 会場のだれも納得しなかった判定で引退した元ヘビー級。いまは木箱を積み、眠りながらラウンドを数えている。

they-live-character-connie-vale = コニー・ヴェイル
    .bio = 社会部が星占いのページに化けるまで、そこを仕切っていた。自分に嘘をついた全員の電話番号をいまも持っている。

they-live-character-big-lou-ortega = ビッグ・ルー・オルテガ
    .bio = この街の摩天楼の半分を建て、その陰で間借り暮らし。壁の中に何があるか、音を聞けばわかる。

they-live-character-dot-kimura = ドット・キムラ
    .bio = 電話会社の修理工だったが、発信音の下にあるものを聞いてしまった。会社は彼女を手放した。あの音は手放してくれない。

they-live-character-deacon-ames = ディーコン・エイムズ
    .bio = 通りに面した小さな教会、椅子が四十、二街区先まで届く声。結婚を祝った隣人より、葬った隣人のほうが多い。

they-live-character-doc-halloran = ドク・ハロラン
    .bio = 期限切れの試供薬と度胸で無料診療所を続けている。カルテのだれにも合わないレントゲン写真が引き出しに一杯ある。

they-live-character-slim-pickett = スリム・ピケット
    .bio = 捕まったことはない。その場にいたことがないからだ。大きな家から小さなものを頂く。

they-live-character-sarge-whitlock = サージ・ウィットロック
    .bio = 従軍二回、恩給は一口、いつも遅配。ブーツのまま眠り、目覚めたときには作戦ができている。

## Specials

they-live-special-glass-jaw-iron-will = ガラスの顎、鉄の意志
    .text = 体力の半分以上を失っている間、戦闘ダイス+1。

they-live-special-pep-talk = 激励
    .text = アクション：自分を含む同じスペースの全プレイヤーは1ダメージを取り除く。

they-live-special-sources = 情報源
    .text = アクション：スクラップを1個払い、隠し倉庫からカードを1枚引く。

they-live-special-on-the-record = 実名報道
    .text = 説得の影響力ダイス+2。

they-live-special-salvager = 回収屋
    .text = 製作でサングラストークンを作る費用がスクラップ1個少なくなる。

they-live-special-strip-it-down = 解体
    .text = アクション：スクラップを2個得て、手配トークンを1個受ける。

they-live-special-phone-phreak = 電話ハッカー
    .text = カードのテックのテストすべてでダイス+1。

they-live-special-dead-air = 無音
    .text = アクション：自分の手配トークンを2個取り除く。

they-live-special-witness = 証し人
    .text = 仲介人に対してと、最終突入で、影響力ダイス+1。

they-live-special-laying-on-of-hands = 按手
    .text = アクション：自分を含む同じスペースの全プレイヤーは手配トークンを1個取り除く。

they-live-special-bedside-manner = 医者の物腰
    .text = 戦いの後の報酬ロールで知力ダイス+1。

they-live-special-patch-up = 応急手当
    .text = アクション：自分を含む同じスペースの全プレイヤーは1ダメージを取り除く。

they-live-special-back-roads = 裏道
    .text = フリーウェイで手配トークンを受けない。

they-live-special-five-finger-discount = 五本指割引
    .text = アクション：隠し倉庫からアイテムを1枚引き、手配トークンを2個受ける。

they-live-special-cool-under-fire = 冷静沈着
    .text = 敵とプレイヤーに対する隠密ダイス+1。手配トークンが5個以上あれば戦闘ダイス+1。

they-live-special-dig-in = 踏ん張り
    .text = アクション：自分の2ダメージを取り除く。

## The second set

they-live-character-nell-brannigan = ネル・ブラニガン
    .bio = 同じタクシーのハンドルを握って二十二年。道は穴ぼこで、嘘つきはチップで見分ける。

they-live-special-side-streets = 裏道
    .text = 無名のスペースにいるあいだ、隠密ダイス+1。

they-live-special-fares-please = ご乗車どうも
    .text = アクション：スクラップを1個得て、自分の手配トークンを1個取り除く。

they-live-character-sol-feldman = ソル・フェルドマン
    .bio = 同じ作業台で四十年の眼鏡職人。この春、署名のない注文の一組を磨き、かけてみた。

they-live-special-cat-nap = うたた寝
    .text = 潜伏で取り除けるダメージが1増える。

they-live-special-grind-a-lens = レンズを磨く
    .text = アクション：サングラストークンを1個得て、手配トークンを2個受ける。
