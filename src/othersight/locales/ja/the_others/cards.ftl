# Cards: the printed name and the Japanese one, when it is played or acts, what it does in our words, and a line to remember it by.

## Sin cards of both Sins

the-others-card-evil-regroups = EVIL REGROUPS
    .translated = 再集結する悪
    .window = ヒーローのターンの開始時
    .text = モンスター2体までを、通常のルールで1歩ずつ移動させる。ヒーローがいるスペースからは離れられない。
    .quote = 散り散りになってはいた。はぐれたことは一度もない。

the-others-card-damned-if-you-do = DAMNED IF YOU DO...
    .translated = 進むも地獄……
    .window = ヒーローのターンの開始時
    .text = 現在のヒーローは選ぶ：2負傷を受けるか、表向きのアップグレード1枚をラウンド終了時まで伏せる。表向きのアップグレードがなければ負傷を受ける。
    .quote = 銃を捨てようと握っていようと、床はせり上がってくる。

the-others-card-hate = HATE!
    .translated = 憎悪！
    .window = ラウンド最初のヒーローターンの開始時。ラウンド終了までボードに残る
    .text = アルターのあるスペースにこのカードを置く。ラウンド終了時、そのスペースにモンスターが3体以上いれば、アポカリプストラックが1上昇する。そのあと、このカードを捨て札にする。
    .quote = 会衆は三人で足りる。本気でさえあれば。

the-others-card-for-our-master = FOR OUR MASTER!
    .translated = 我らが主のために！
    .window = 戦闘の開始時
    .text = この戦闘でSINプレイヤーの結果によりヒーローが1負傷か1カラプション以上を受けたら、戦闘後にSINプレイヤーはSINカード2枚を引く。自発的カラプションは数えない。
    .quote = 祭壇に一滴。主は刃を二本お返しくださる。

the-others-card-abominable-fury = ABOMINABLE FURY
    .translated = 忌まわしき怒り
    .window = 戦闘の開始時
    .text = SINプレイヤーは、この戦闘に参加するアボミネーション1体につき1ヒットを加える。遠距離戦闘では、反撃のときヒーローのスペースにいるものを数える。
    .quote = 止まるようには作られていない。ろくに作られてもいない。

the-others-card-cursed-fate = CURSED FATE
    .translated = 呪われし運命
    .window = ダイスを振ったあと（戦闘、厄災の浄化、チェック）
    .text = いま振ったダイスをすべて打ち消し、元の個数から振り直す。追加のダイスも新たに数える。固定の結果と、すでに受けた自発的カラプションはそのまま。
    .quote = いまのはお前の勝ちだ。もう一度見せてみろ。

## Sin cards of Pride

the-others-card-haphephobia = HAPHEPHOBIA
    .translated = 接触恐怖症
    .window = ヒーローのターンの開始時
    .text = 現在のヒーローを、SINプレイヤーが選ぶ隣接スペースへテレポートさせる。
    .quote = だれの手も触れていない。それでも男は通りへ後ずさった。

the-others-card-alone-in-the-dark = ALONE IN THE DARK
    .translated = 闇に独り
    .window = 孤立したヒーローのターンの開始時
    .text = 孤立している現在のヒーローは1カラプションを受け、SINプレイヤーはアクティブなリアクショントークン1個をただちに得る。
    .quote = 無線は何も言わない。お前の声で、何も言わない。

the-others-card-price-of-hubris = PRICE OF HUBRIS
    .translated = 驕りの代償
    .window = 孤立したヒーローとの戦闘の開始時
    .text = 孤立している現在のヒーローは、自分のアップグレード1枚を破壊するか1負傷を受ける。そのプレイヤーが選ぶ。アップグレードがなければ負傷を受ける。破壊されたカードはアップグレードの山札の一番下に置く。
    .quote = ヘイブン一の装備。壊れるところを見る者もいない。

the-others-card-pride-or-fear = PRIDE OR FEAR?
    .translated = 傲慢か恐怖か？
    .window = コントローラーが参加し、ヒーローが負傷した戦闘のあと
    .text = 生きていれば、そのヒーローを最大2スペース先の、SINプレイヤーが選ぶスペースへテレポートさせる。
    .quote = 下がるつもりだったと言うだろう。言わせておけ、あの向こうから。

the-others-card-primal-conceit = PRIMAL CONCEIT
    .translated = 原初の慢心
    .window = アバターがボード上にいるとき、戦闘の開始時
    .text = 孤立したヒーロー全員が2カラプションを受けないかぎり、アバターをSINプレイヤーが選ぶ任意のスペースへテレポートさせる。払うかどうかはヒーロー全員で決め、一部だけ払うことはできない。孤立したヒーローがいなければ何も起こらない。戦闘のスペースに出入りしたアバターは、ダイスを数える前に戦闘に加わるか、戦闘から外れる。
    .quote = それは歩かない。街のほうが出向くものと思っている。

the-others-card-curse-of-ego = CURSE OF EGO
    .translated = 自我の呪い
    .window = ヒーローのターンの開始時
    .text = ヒーロー全員で合わせて4カラプションを受けないかぎり、SINプレイヤーはSINカードを全部で1枚引き、孤立したヒーロー1人につきリアクショントークン1個を得る。
    .quote = だれかが払わねばならない。だれもが、払うには立派すぎる。

## Sin cards of Sloth

the-others-card-curse-of-the-crawl = CURSE OF THE CRAWL
    .translated = 這いずりの呪い
    .window = ヒーローのターンの開始時
    .text = ヒーロー全員で合わせて3負傷を受けないかぎり、現在のヒーローはこのターン移動できない。テレポートは移動ではない。
    .quote = 一歩ごとに、やめてもよかった。これまでの一歩も、みなそうだった。

the-others-card-primal-lethargy = PRIMAL LETHARGY
    .translated = 原初の倦怠
    .window = アバターとの戦闘の開始時
    .text = この戦闘で、ヒーローとSINプレイヤーはそれぞれダイス-2。0個にもなりうる。
    .quote = それがあくびをすると、街区まるごとが武器を置いた。

the-others-card-sleep-dust = SLEEP DUST
    .translated = 眠りの粉
    .window = コントローラーが参加し、ヒーローが負傷した戦闘のあと
    .text = SINプレイヤーはアクティブなリアクショントークン2個をただちに得る。
    .quote = 傷口から入りこむ。真夜中には膝まで届いている。

the-others-card-punish-the-idle = PUNISH THE IDLE
    .translated = 怠け者への罰
    .window = ヒーローのターンの開始時。ラウンド終了時まで続く
    .text = ラウンド終了時まで、アボミネーションが1体以上いるスペースから離れるヒーローは、1負傷ではなく2負傷を受ける。
    .quote = 出ていく時間は一晩中あった。いまからなら倍額だ。

the-others-card-slouching-towards-bethlehem = SLOUCHING TOWARDS BETHLEHEM
    .translated = ベツレヘムへ這いゆくもの
    .window = アボミネーションが殺害されたあと（戦闘の内外を問わない）
    .text = 生きていれば、現在のヒーローは2カラプションを受ける。
    .quote = それはゆっくりと倒れた。何かが一緒に横たわった。

the-others-card-leaden-hours = 鉛の時間
    .window = ヒーローのターンの開始時
    .text = このターン、現在のヒーローの移動は、何によって伸びていても1歩まで。テレポートは移動ではない。
    .quote = 三時四分。夕食のときからずっと、三時四分だ。

## Apocalypse cards of Terror

the-others-card-hellfire-mutation = HELLFIRE MUTATION
    .translated = 業火の変異
    .window = すべての戦闘で、結果を加えるとき
    .text = SINプレイヤーは、戦闘に参加するアコライト1体につき1カラプションを加える。遠距離戦闘では、反撃のときヒーローのスペースにいるものを数える。
    .quote = 制服だけは、まだ体に合っている。

the-others-card-stab-in-the-dark = STAB IN THE DARK
    .translated = 闇の一突き
    .window = すべての戦闘で、結果を加えるとき
    .text = SINプレイヤーは、戦闘に参加するアボミネーション1体につき1ヒットを加える。遠距離戦闘では、反撃のときヒーローのスペースにいるものを数える。
    .quote = まず街灯がやられた。邪魔だったのだ。

the-others-card-perpetual-inferno = PERPETUAL INFERNO
    .translated = 永劫の業火
    .window = 各ラウンド開始時、ストーリータスクのあと
    .text = SINプレイヤーは任意のスペースに火災トークンをもう1個置く。
    .quote = 消防隊が来た。火は大喜びで迎えた。

the-others-card-scurrying-in-the-dark = SCURRYING IN THE DARK
    .translated = 闇を駆けるもの
    .window = SINプレイヤーがモンスターを移動させるとき
    .text = モンスターの移動はすべて1歩長くてもよい。リアクションと反撃では3歩、《EVIL REGROUPS》では1体につき2歩。テレポートと《HOLY WATER》は変わらない。
    .quote = 壁の中に一匹、音がする。そいつの音は、聞かせているのだ。

the-others-card-dr-gan-terror = Dr.GAN UNLEASHED!
    .translated = Dr.ゲーンは解き放たれた！
    .window = 公開時、以後はDr.ゲーンとのすべての戦闘で、結果を加えるとき
    .text = Dr.ゲーンが登場する。火災かカラプションのトークンがあるスペースでDr.ゲーンが参加する戦闘では、SINプレイヤーは1カラプションを加える。トークンが何個あっても1度だけ。
    .note = 名前のつづりは印刷のまま。
    .quote = 先生がお会いになります。先生はずいぶん前から、あなたをご覧でした。

the-others-card-grin-terror = GRIN UNLEASHED!
    .translated = グリンは解き放たれた！
    .window = 公開時、以後はグリンとのすべての戦闘で、結果を加えるとき
    .text = グリンが登場する。火災かカラプションのトークンがあるスペースでグリンが参加する戦闘では、SINプレイヤーは1カラプションを加える。トークンが何個あっても1度だけ。
    .quote = ただの笑顔だ。歯を数えろ。数えつづけろ。

the-others-card-marguerite-terror = MARGUERITE UNLEASHED!
    .translated = マルガリータは解き放たれた！
    .window = 公開時、以後はマルガリータとの戦闘のたび、そのあと
    .text = マルガリータが登場する。マルガリータが参加した戦闘でヒーローが1負傷以上を受けたら、そのスペースに火災トークン1個を置く。
    .quote = 別れた男はみな温かい。建物ごと。

## Apocalypse cards of Corruption

the-others-card-hellfire-curse = HELLFIRE CURSE
    .translated = 業火の呪い
    .window = すべてのリアクションの戦闘で、ヒットを割り振るとき
    .text = リアクション中、すべてのモンスターは防御力+1。
    .quote = 向こうから来るのを待て、と言われた。来た。装甲を溶接して。

the-others-card-marguerite-corruption = MARUGUERITE UNLEASHED!
    .translated = マルガリータは解き放たれた！
    .window = 公開時、以後はSINプレイヤーがモンスターを移動させるとき
    .text = マルガリータが登場する。SINプレイヤーがモンスターを移動させるたびに、マルガリータも通常のルールで1歩移動させてもよい。1回の機会につき1度。《EVIL REGROUPS》は全体で1回の機会。マルガリータ自身の移動とテレポートは数えない。
    .note = 名前のつづりは印刷のまま。
    .quote = 戸を叩くのは別のだれか。彼女はもう玄関の中にいる。

the-others-card-gourd-and-vex-corruption = GOURD & VEX UNLEASHED!
    .translated = ゴード＆ベックスは解き放たれた！
    .window = 公開時、以後はゴード＆ベックスとのすべての戦闘で、ヒットを割り振るとき
    .text = ゴード＆ベックスが登場する。カラプションレベル5以上のヒーローは、ゴード＆ベックスにヒットを割り振れない。この戦闘のための自発的カラプションも数える。
    .quote = あたしたちを傷つける？　同じ目をしてるじゃない、かわいい子。

the-others-card-flay-corruption = FLAY UNLEASHED!
    .translated = フレイは解き放たれた！
    .window = 公開時、以後はフレイとのすべての戦闘で、結果を加えるとき
    .text = フレイが登場する。フレイが参加する、カラプションレベル4以上のヒーローとの戦闘では、SINプレイヤーは2ヒットを加える。
    .quote = 中身がひどいほど、よく剥ける。

the-others-card-agony-of-the-unclean = AGONY OF THE UNCLEAN
    .translated = 不浄なる者の苦悶
    .window = 各カラプションチェックの前
    .text = SINプレイヤーは、このチェックのトークンを火災と宣言してもよい。同じダイスを火災チェックとして読む。
    .quote = 舗道の染みは、燃えるきっかけを待っていた。

the-others-card-darkness-beckons = DARKNESS BECKONS
    .translated = 闇の誘い
    .window = 各ラウンド終了時
    .text = カラプションレベル7のヒーロー1人につき、アポカリプストラックが1上昇する。
    .quote = 闇が呼ぶのは、もう返事をしかけている者だけだ。

the-others-card-the-fog-of-hate = THE FOG OF HATE
    .translated = 憎悪の霧
    .window = 常時（シティアクション）
    .text = カラプションの物理トークンがある地区では、シティアクションを使えない。
    .quote = 診療所は開いている。そう言いに戻ってきた者はいない。

## Apocalypse cards of Redemption

the-others-card-a-game-of-souls = A GAME OF SOULS
    .translated = 魂の遊戯
    .window = SINプレイヤーがトークンを置くとき
    .text = SINプレイヤーがスペースにトークンを置くたびに、そこにいるヒーロー全員が1カラプションを受ける。トークン1個ごとに受ける。
    .quote = この盤の駒はどれも、かつてはだれかだった。置く場所には気をつけろ。

the-others-card-gourd-and-vex-redemption = GOURD & VEX UNLEASHED!
    .translated = ゴード＆ベックスは解き放たれた！
    .window = 公開時、以後はゴード＆ベックスとのすべての戦闘で、振る前
    .text = ゴード＆ベックスが登場する。ゴード＆ベックスが参加する戦闘で、SINプレイヤーはアコライトボードをマークせずにアコライトアビリティを使ってもよい。すでにマークされていても使える。戦闘毎に1度まで。死亡したアコライトは必要。
    .quote = 話すのは片方。もう片方は、話すのをやめた友達を連れてくる。

the-others-card-dr-gan-redemption = Dr.GAN UNLEASHED!
    .translated = Dr.ゲーンは解き放たれた！
    .window = 公開時、以後はDr.ゲーンとの戦闘のたび、そのあと
    .text = Dr.ゲーンが登場する。Dr.ゲーンが参加する戦闘でイノセントを連れたヒーローが負傷を受けたら、そのヒーローがさらに1負傷を受けるか、イノセント1人が死ぬ。そのヒーローのプレイヤーが選ぶ。
    .note = 名前のつづりは印刷のまま。
    .quote = 患者は二人、寝台は一つ。決めるのはあなた。私は記録を取りましょう。

the-others-card-grin-redemption = GRIN UNLEASHED!
    .translated = グリンは解き放たれた！
    .window = 公開時、以後はグリンとのすべての戦闘の開始時
    .text = グリンが登場する。グリンと、イノセントを連れたヒーローとの戦闘の開始時、そのヒーローは1負傷を受ける。
    .quote = 子どもは笑い返した。つけいる隙は、それで十分だった。

the-others-card-mantle-of-skulls = MANTLE OF SKULLS
    .translated = 髑髏の外套
    .window = すべての戦闘で、結果を加えるとき
    .text = イノセントを連れたヒーローとの戦闘で、SINプレイヤーは1ヒットと1カラプションを加える。
    .quote = お前がだれを連れているか、やつらは知っている。肩の上に、席も空けてある。

the-others-card-throne-of-damnation = THRONE OF DAMNATION
    .translated = 断罪の玉座
    .window = すべての戦闘で、ヒットを割り振るとき
    .text = すべてのアコライトとアボミネーションは防御力+1。
    .quote = はるか下で何者かが腰を下ろし、やつらは一匹残らず背筋を伸ばした。

the-others-card-weve-come-for-you = WE' VE COME FOR YOU
    .translated = お前を迎えに来た
    .window = 各ラウンド開始時、ストーリータスクのあと
    .text = SINプレイヤーは、異なる2つの地区にネストトークンを1個ずつ置く。
    .note = 名前のつづりは印刷のまま。
    .quote = やつらはお前の前の住所を訪ねた。実に念入りに。

## Upgrades

the-others-card-adreno-wear = ADRENO WEAR
    .translated = アドレノウェア
    .window = 厄災の浄化で振るたび
    .text = このヒーローは、厄災の浄化でダイス+1。
    .quote = 手は揺るがず、心拍は二百。

the-others-card-brutality = BRUTALITY
    .translated = 残虐性
    .window = すべての戦闘で、結果を加えるとき
    .text = このヒーローは、自分のすべての戦闘で1ヒットを加える。
    .quote = 講習があった。やつは実技に受かった。

the-others-card-cyber-legs = CYBER LEGS
    .translated = サイバーレッグ
    .window = すべての移動
    .text = このヒーローの移動は2歩ではなく3歩。
    .quote = 前の脚は、止まりどきを知っていた。

the-others-card-flamethrower = FLAMETHROWER
    .translated = 火炎放射器
    .window = すべての戦闘で、ダイスを数えるとき
    .text = このヒーローは、自分のスペースの2体以上のモンスターとの戦闘でダイス+2。
    .quote = 一匹に使うのはもったいない。あの二匹に聞いてみろ。

the-others-card-hazmata-suit = HAZMATA SUIT
    .translated = ハズマットスーツ
    .window = すべてのチェック
    .text = このヒーローの火災チェックとカラプションチェックのたびに、成功1個（1負傷または1カラプション）を打ち消す。
    .note = 名前のつづりは印刷のまま。
    .quote = 一覧にあるものはすべて防げる。一覧を読め。

the-others-card-holy-water = HOLY WATER
    .translated = 聖水
    .window = 1歩以上の移動を終えるたび
    .text = このヒーローは、自分のスペースのアコライトかアボミネーション1体を好きなスペースへ1歩移動させてもよい。ヒーローがいるスペースからでも動かせる。
    .quote = 聖別済み、瓶詰め。賞味期限は世の終わり。

the-others-card-ice-blade = ICE BLADE
    .translated = アイスブレード
    .window = すべての戦闘で、ダイスを数え結果を加えるとき
    .text = このヒーローは、自分のスペースでの戦闘でダイス+1、1ディフェンスを加える。
    .quote = あまりの冷たさに、傷口が詫びる。

the-others-card-inner-mastery = INNER MASTERY
    .translated = 内なる制御
    .window = このヒーローの各ターンの開始時
    .text = このヒーローは、自分のカラプションレベルを1上げるか下げてもよい。7より上、1より下にはならない。ボーナスは得られない。
    .quote = 息を吸え。自分が何者か決めろ。息を吐け。

the-others-card-kevlar-suit = KEVLAR SUIT
    .translated = ケブラースーツ
    .window = すべての戦闘で、結果を加えるとき
    .text = このヒーローは、自分のすべての戦闘で2ディフェンスを加える。
    .quote = お前よりましなものまで、出ていくのを止めてきた。

the-others-card-rail-gun = RAIL GUN
    .translated = レールガン
    .window = 戦闘を宣言するとき。遠距離戦闘でダイスを数えるとき
    .text = このヒーローは遠距離攻撃を持つ。もともと持っているなら、遠距離戦闘でダイス+1。
    .quote = 通りの向こう端がどこかは、見解の相違だ。

the-others-card-ravencorp-eye = RAVENCORP EYE IN THE SKY
    .translated = レイブンコープの天の眼
    .window = このヒーローのすべてのロールで、ダイスを数えるとき
    .text = 孤立している間、このヒーローは振るときは常にダイス+1。
    .quote = あなたは決して独りではありません。利用規約をご覧ください。

the-others-card-regeneration = REGENERATION
    .translated = 再生
    .window = このヒーローの各ターンの開始時
    .text = このヒーローは負傷1つを回復する。
    .quote = かゆいか。かゆいのを喜べ。

the-others-card-riot-shield = RIOT SHIELD
    .translated = ライオットシールド
    .window = すべての戦闘で、結果を加えるとき
    .text = このヒーローは、自分のすべての戦闘で1ディフェンスを加える。
    .quote = 市の備品。へこみは私物。

the-others-card-seeker-grenades = SEEKER GRENADES
    .translated = 追尾グレネード
    .window = このヒーローの各ターンの開始時
    .text = このヒーローは、自分のスペースのアコライト1体を殺害してもよい。これは戦闘ではない。
    .quote = どこへ投げてもいい。やつの資料は読んである。

the-others-card-stealth-suit = STEALTH SUIT
    .translated = ステルススーツ
    .window = モンスターのいるスペースから離れるとき
    .text = このヒーローは、モンスターのいるスペースから離れても負傷を受けない。《PUNISH THE IDLE》でも同じ。
    .quote = すきま風がして、それからだれかが扉を閉めた。

## Dark Past

the-others-card-clear-conscience = CLEAR CONSCIENCE
    .translated = 潔白な良心
    .window = カラプションレベル7でターンを終えたとき
    .text = 何も起こらない。
    .quote = 死体を探した。なかった。秘密はそれだけだった。

the-others-card-slightly-troubled = SLIGHTLY TROUBLED
    .translated = わずかな迷い
    .window = カラプションレベル7でターンを終えたとき
    .text = このヒーローは1負傷を受ける。
    .quote = 何年も前の、些細なこと。刃は鈍らなかった。

the-others-card-the-guilty-one = THE GUILTY ONE
    .translated = 罪ある者
    .window = カラプションレベル7でターンを終えたとき
    .text = アポカリプストラックが1上昇する。
    .quote = だれかが扉を押さえていてくれた。礼を言いましたよ、と連中は言った。

the-others-card-former-hell-club = FORMER HELL CLUB
    .translated = 元ヘルクラブ
    .window = カラプションレベル7でターンを終えたとき
    .text = このヒーローのプレイヤーが選ぶ：3負傷か3カラプション。レベル7ではカラプションも負傷になる。
    .quote = 会員資格は失効する。刺青の言い分は違う。

the-others-card-psychopathy-trigger = PSYCHOPATHY TRIGGER
    .translated = 狂気の引き金
    .window = カラプションレベル7でターンを終えたとき
    .text = このヒーローと、同じスペースや隣接スペースにいるほかのヒーロー全員が、2負傷を受ける。
    .quote = 無線の一言、言ってはならない一言で、男は故郷に帰った。

the-others-card-sucide-pact = SUCIDE PACT
    .translated = 死の誓約
    .window = カラプションレベル7でターンを終えたとき。ラウンド終了時に果たされる
    .text = このラウンドの終了時、このヒーローは殺害される。それより先に死亡した場合、交代のヒーローに影響はない。
    .note = 名前のつづりは印刷のまま。
    .quote = 署名、日付、そして指紋の残らない手による連署。

the-others-card-the-tainted-one = THE TAINTED ONE!
    .translated = 穢れし者！
    .window = カラプションレベル7でターンを終えたとき
    .text = このヒーローは同じスペースで、SINプレイヤーのモンスター（戦闘力5、防御力5）になる。ヒーロー側では死亡とみなし、交代のヒーローが席に着く。リアクションは行われない。モンスターとして殺害された穢れし者は、ゲームから取り除く。
    .quote = お前が信じたあの顔だ。もっと近くへ来てほしいらしい。
