# Resistance cards: the name, what the card does by its figures, and a line to remember it by.

## Weapons

they-live-card-length-of-pipe = 鉄パイプ
    .text = 使用毎：戦闘ダイス+1、手配トークンなし。最終突入：戦闘1。
    .quote = 弾詰まりなし、許可証いらず。

they-live-card-snub-revolver = 短銃身リボルバー
    .text = 使用毎：戦闘ダイス+1、手配トークン1個。装備中：隠密ダイス+1。最終突入：隠密1。
    .quote = 上着のポケットに収まる。上着はだめになる。

they-live-card-police-sidearm = 警察の拳銃
    .text = 使用毎：戦闘ダイス+2、手配トークン1個。最終突入：戦闘2。
    .quote = 前の持ち主は、まだ始末書を書いている。

they-live-card-pump-shotgun = ポンプ式散弾銃
    .text = 両手持ち。使用毎：戦闘ダイス+3、手配トークン1個。装備中：隠密ダイス-1。最終突入：戦闘2。
    .quote = あの音だけでロビーが空になる。

they-live-card-army-surplus-rifle = 払い下げライフル
    .text = 両手持ち。使用毎：戦闘ダイス+3、手配トークン2個。最終突入：戦闘3。
    .quote = 鹿撃ち用に買った。都心に鹿はいない。

they-live-card-nail-gun = 釘打ち機
    .text = 使用毎：戦闘ダイス+2、手配トークンなし。装備中：隠密ダイス-1。最終突入：工学2。
    .quote = 一日三千本。日報には一本も載らない。

they-live-card-flare-pistol = 信号拳銃
    .text = 使用毎：戦闘ダイス+2、手配トークン2個。アクション：手配トークンを2個受け、スクラップを2個得る。最終突入：影響力1。
    .quote = 助けが来る。それ以外の連中も全員来る。

## Items

they-live-card-first-aid-kit = 救急箱
    .text = 使い切り。自分か同じスペースのほかのプレイヤー1人：3ダメージを取り除く。最終突入：知力1。
    .quote = 絆創膏が二枚足りない。だれも白状しない。

they-live-card-splint-and-tape = 添え木とテープ
    .text = 使い切り。自分か同じスペースのほかのプレイヤー1人：負傷を1枚治す。最終突入：工学1。
    .quote = 椅子の修理に使うやつだ。人間は椅子じゃないが、ちゃんとくっつく。

they-live-card-change-of-clothes = 着替え
    .text = 使い切り。手配トークンを3個取り除く。最終突入：隠密2。
    .quote = やつらが捜しているのは格子縞のシャツだ。青いシャツになれ。

they-live-card-box-of-sunglasses = サングラスの箱
    .text = 使い切り。アクション：自分か同じスペースのほかのプレイヤー1人：サングラストークンを2個得る。最終突入：影響力2。
    .quote = 安物のフレーム。高くつくのはこれからだ。

they-live-card-tool-belt = 工具ベルト
    .text = 装備中：工学ダイス+2。最終突入：工学2。
    .quote = ポケット十一、工具十、サンドイッチ一。

they-live-card-pocket-scanner = 携帯受信機
    .text = 装備中：テックダイス+1、隠密ダイス+1。最終突入：テック2。
    .quote = やつらの行き先を聞く。そして別のところへ行く。

they-live-card-signal-jammer = 電波妨害機
    .text = 装備中：テックダイス+2。最終突入：テック3。
    .quote = 半径四十ヤードでは、だれもが最後まで考えられる。

they-live-card-ring-of-keys = 鍵束
    .text = 装備中：隠密ダイス+2。最終突入：隠密2。
    .quote = どれか一本は合う。必ず一本は合う。

they-live-card-bullhorn = 拡声器
    .text = 装備中：影響力ダイス+2、隠密ダイス-1。最終突入：影響力2。
    .quote = 一度言えば全員に届く。やつらにも。

they-live-card-field-glasses = 双眼鏡
    .text = 装備中：知力ダイス+2。最終突入：知力2。
    .quote = 眼鏡違いだが、手始めにはなる。

they-live-card-garbage-lid = ゴミ箱のふた
    .text = 装備中：戦闘ダイス+1。最終突入：戦闘1。
    .quote = こいつがへこんだ分、こっちはへこまない。

they-live-card-soldering-iron = はんだごて
    .text = 装備中：工学ダイス+1、テックダイス+1。アクション：スクラップを1個得る。最終突入：テック2。
    .quote = 壊れたものは、別の二つのものになれる。

they-live-card-roll-of-bills = 札束
    .text = 使い切り。スクラップを3個得る。最終突入：影響力1。
    .quote = 何が印刷されているか見ろ。そしてさっさと使え。

they-live-card-stolen-badge = 盗んだバッジ
    .text = 装備中：影響力ダイス+1。アクション：手配トークンを1個取り除く。最終突入：隠密1。
    .quote = かざして、立ち止まらず、退屈そうな顔をしろ。

they-live-card-building-plans = 建物の図面
    .text = 装備中：知力ダイス+1、工学ダイス+1。最終突入：知力3。
    .quote = 九階と十階の間に、もう一つ階がある。

## Allies

they-live-card-night-nurse = 夜勤の看護師
    .text = アクション：自分か同じスペースのほかのプレイヤー1人：1ダメージを取り除く。最終突入：知力2。
    .quote = 二倍働いて給料は半分。それでもあの目には気づく。

they-live-card-laid-off-welder = 失業した溶接工
    .text = 装備中：工学ダイス+2。最終突入：工学3。
    .quote = 工場に十八年。工場はいまやショッピングモールだ。

they-live-card-pirate-broadcaster = 海賊放送屋
    .text = 装備中：テックダイス+2、隠密ダイス-1。最終突入：テック3。
    .quote = 割り込みは九秒。やつらはまだ咳払いをしている。

they-live-card-street-preacher = 街頭説教師
    .text = 装備中：影響力ダイス+2。最終突入：影響力3。
    .quote = たいていの者は道の向こうへ逃げる。何人かは戻ってくる。

they-live-card-off-duty-bouncer = 非番の用心棒
    .text = 装備中：戦闘ダイス+1。最終突入：戦闘2。
    .quote = 彼には名簿がある。あんたは良いほうの半分に載っている。

they-live-card-corner-lookout = 街角の見張り
    .text = 装備中：隠密ダイス+1、知力ダイス+1。最終突入：隠密2。
    .quote = まだ十二歳。不意を突かれたことは一度もない。

they-live-card-copy-shop-clerk = コピー屋の店員
    .text = 使い切り。アクション：隠し倉庫からカードを2枚引く。最終突入：影響力1。
    .quote = 一枚十セント。真実は両面刷りで。

they-live-card-scrapyard-cousin = 廃品屋のいとこ
    .text = アクション：自分か同じスペースのほかのプレイヤー1人：スクラップを2個得て、手配トークンを1個受ける。最終突入：工学1。
    .quote = 何でも売り物だし、何でも噂の種だ。

they-live-card-getaway-driver = 逃がし屋
    .text = 使い切り。自分か同じスペースのほかのプレイヤー1人：手配トークン2個と1ダメージを取り除く。最終突入：隠密3。
    .quote = シートベルトを。信号は参考程度だ。

## Inventory

they-live-card-prize-fighters-wraps = ボクサーのバンデージ
    .text = 装備中：戦闘ダイス+1、影響力ダイス+1。最終突入：戦闘2。
    .quote = 三十一戦。年寄りはいまでも九戦目の話をせがむ。

they-live-card-press-pass = 記者証
    .text = 装備中：影響力ダイス+1、知力ダイス+1。最終突入：影響力2。
    .quote = 扉は開く。変わってしまったのは部屋のほうだ。

they-live-card-cutting-torch = 溶断トーチ
    .text = 両手持ち。使用毎：戦闘ダイス+3、手配トークン1個。最終突入：工学3。
    .quote = 扉には二種類あった。これで一種類だ。

they-live-card-patched-terminal = 継ぎはぎ端末
    .text = 装備中：テックダイス+2、知力ダイス+1。最終突入：テック3。
    .quote = 緑の文字、借り物の回線、請求書は他人あて。

they-live-card-choir-tape = 聖歌隊のテープ
    .text = 装備中：影響力ダイス+2。最終突入：影響力2。
    .quote = 大音量で流せば、もう一つの集会はだれにも聞こえない。

they-live-card-doctors-bag = 往診鞄
    .text = アクション：自分か同じスペースのほかのプレイヤー1人：2ダメージを取り除く。最終突入：知力2。
    .quote = 保険会社は遺憾に存じている。この鞄は断らない。

they-live-card-lock-pick-roll = ピッキング道具
    .text = 装備中：隠密ダイス+1、工学ダイス+1。最終突入：隠密3。
    .quote = しばらく留守にしている男からの贈り物。

they-live-card-service-carbine = 軍用カービン
    .text = 両手持ち。使用毎：戦闘ダイス+2、手配トークンなし。最終突入：戦闘3。
    .quote = 六九年に持ち出した。返せと言う者はいなかった。

## Story rewards

they-live-card-title-belt = 王者のベルト
    .text = 装備中：戦闘ダイス+2。アクション：1ダメージを取り除く。最終突入：戦闘4。
    .quote = 判定は奪われた。ベルトは忘れていきやがった。

they-live-card-the-unaired-reel = 未放映フィルム
    .text = 装備中：影響力ダイス+2、テックダイス+1。最終突入：影響力4。
    .quote = フィルム四分、弁護士十九年。

they-live-card-foremans-master-key = 現場監督の親鍵
    .text = 装備中：工学ダイス+2、隠密ダイス+1。最終突入：工学4。
    .quote = 街じゅうの現場が一本の鍵で開く。どういうことか考えてみろ。

they-live-card-carrier-wave-box = 搬送波ボックス
    .text = 装備中：テックダイス+3。アクション：自分か同じスペースのほかのプレイヤー1人：手配トークンを1個取り除く。最終突入：テック4。
    .quote = 生まれてからずっと聞いてきた音を、こいつは鳴らす。

they-live-card-the-congregation = 会衆
    .text = 装備中：影響力ダイス+3。アクション：自分か同じスペースのほかのプレイヤー1人：スクラップを1個得る。最終突入：影響力4。
    .quote = 折り畳み椅子が四十。今度は人が座っている。

they-live-card-antidote-notes = 解毒剤の覚え書き
    .text = 装備中：知力ダイス+2。アクション：自分か同じスペースのほかのプレイヤー1人：2ダメージを取り除く。最終突入：知力4。
    .quote = 医者の字だ。はじめから暗号になっている。

they-live-card-ghouls-wristwatch = グールの腕時計
    .text = 装備中：隠密ダイス+3。アクション：手配トークンを2個取り除く。最終突入：隠密4。
    .quote = どこかの時刻を指している。どこかは訊くな。

they-live-card-old-squad = 昔の分隊
    .text = 装備中：戦闘ダイス+1、知力ダイス+1。最終突入：戦闘4。
    .quote = 年を取り、腹も出た。足並みはいまもそろう。

## The second set

they-live-card-hack-licence = タクシー免許
    .text = 装備中：隠密ダイス+1、影響力ダイス+1。最終突入：隠密2。
    .quote = だれの記憶にも残らない車。それがタクシーだ。

they-live-card-lens-grinders-case = 眼鏡職人の鞄
    .text = 装備中：工学ダイス+1、テックダイス+1。最終突入：テック2。
    .quote = フェルトと研磨剤、そして見えにくくする方法が四百。

they-live-card-the-night-fleet = 夜の車列
    .text = 装備中：隠密ダイス+2、工学ダイス+1。最終突入：隠密4。
    .quote = タクシー四十台、無線は一つ、メーターはゼロ。

they-live-card-the-clear-pair = 透明な一組
    .text = 装備中：テックダイス+1、知力ダイス+2。アクション：サングラストークンを1個得る。最終突入：テック4。
    .quote = 色はまったくない。そこが巧いのだ。
