# Personal stories: title, intro, an ending for either side, and the six cards between.

## Ray Doyle

they-live-story-ray-doyle = 第十ラウンド
    .intro = 日雇いの列を仕切る現場監督が、まだ動けるのかと訊いてくる。無理だと言ういとこがいるそうだ。そのいとこは、もう上着を脱ぎかけている。
    .human = やつらはレイに勝ったことなどない。勝ったと言っただけだ。作業シャツの上からベルトを締める。これからは相手を自分で選ぶ。やつらの顔は、もう見た。
    .invader = もちろん、わざと負けたのだ。ベルトは報酬で、控え室の鏡に映った顔が残りの支払いだった。この拳を信じた者は、ほかにもまだいる。取り立てる時が来た。

they-live-story-card-old-gym = 古いジム
    .text = 職安はかつて自分のジムだった。奥にはまだサンドバッグが一つ下がり、若いのがそれにもたれている。

they-live-story-card-rematch = 再戦
    .text = 駐車場の地下二階、ヘッドライトの輪。あの判定をさらった男が、自慢の肩を連れて来ている。

they-live-story-card-cut-man = カットマン
    .text = 昔、眉の傷を塞いでくれた爺さんが、診療所で床を掃いている。どの軟膏だったか思い出せば、まだ持っているはずだ。

they-live-story-card-fixers-table = 八百長屋の席
    .text = クラブの窓から三つ目の席に、あの第十ラウンドを仕組んだ男がいる。だれが金を出しているか、聞こえるところまで近づければいい。

they-live-story-card-sparring-partner = スパーリング相手
    .text = テント村で、でかい若者が防水布相手に殴り合い、負けている。負けるわけを教えられる者になら、ついて来るだろう。

they-live-story-card-ringside-bell = リングの鐘
    .text = スーパーの裏で、戸の押さえとして売られている。もう一度鳴らせれば、目を覚ますのはジムだけではない。

## Connie Vale

they-live-story-connie-vale = 一面トップ
    .intro = 新聞スタンドの親父が、最後のコラムをカウンターの下に取っておいてくれた。ほかにだれがそれを欲しがったか、訊き出せ。
    .human = 四分間、無編集、ありのままの顔で。コニーは缶に署名を入れる。訂正記事を出せるものなら出してみるがいい。
    .invader = 記事を葬ったのは彼女自身だ。だからどこを掘ればいいか知っている。放映するのは、経営陣に都合のいい日。それまで、話したがりの人たちから学べることは山ほどある。

they-live-story-card-dead-drop = 秘密の受け渡し
    .text = 下から二番目の新聞に封筒が巻き込んである。通りの向こうの男は、同じページを三度も読んでいる。

they-live-story-card-hostile-source = 敵意ある情報源
    .text = その銀行の副頭取は決して取材に応じない。いま応じているのだが、本人はまだ気づいていない。

they-live-story-card-fact-checker = 事実確認
    .text = 教会は葬儀をすべて台帳につけている。市の統計と並べ、だれが二度死んでいるか調べろ。

they-live-story-card-cutting-room = 編集室
    .text = 未完のホテルの工事途中の階に、局が切り落とした映像をしまっている。それを映せる機械は、もう一台しかない。

they-live-story-card-sunday-supplement = 日曜版
    .text = スーパーは自前でチラシを刷っている。印刷機の娘は、ハム以外のことを組んでみたくてたまらない。

they-live-story-card-retraction = 訂正記事
    .text = 記事を握りつぶした男は、丘の上で賞状に囲まれて暮らしている。その声明のどこかで、日付が二つ食い違っている。

## Big Lou Ortega

they-live-story-big-lou-ortega = 竣工図
    .intro = 昇降機が荷を吊ったまま止まり、下にいるのは新米ばかりだ。連中が学校に通っていたころから、こっちは昇降機を直している。
    .human = 一本の鍵で、これまで吊った扉がすべて開く。ルーはそれを、家の鍵と道具小屋の鍵の間に通す。この街を建てたのは自分だ。人を中に入れるくらい、できて当然だろう。
    .invader = 約束されたのは金ではない。自分の建てたものを一つ、取り壊さずに残すという約束だ。彼は鍵にリボンをつけ、言われた扉から、言われた者を通す。

they-live-story-card-time-clock = タイムレコーダー
    .text = 現場の時計は春から十一分遅れている。十一分が、四百人分。開けて調べろ。

they-live-story-card-grievance = 苦情申し立て
    .text = 組合の世話役は、もう苦情を受けつけない。きちんと筋を通せば、列の三十人が後押ししてくれる。

they-live-story-card-crane-cab = クレーンの操縦室
    .text = ホテルのてっぺんの操縦室に、帆布にくるまれた長いものがある。まずこの風の中で、クレーンを回さなければならない。

they-live-story-card-brothers-tent = 兄弟のテント
    .text = 兄弟は防水布の下で暮らし、引っ越しの途中だと皆に言っている。ストライキ以来、口をきいていない。

they-live-story-card-service-tunnel = 作業用トンネル
    .text = 駐車場のポンプ室の裏に、どの図面にもないトンネルがある。その図面を引いたのは自分だ。静かに行け。だれかが使っている。

they-live-story-card-safe-door = 金庫の扉
    .text = この金庫の扉を吊ったのは自分で、細工を一つ仕込んでおいた。銀行のほうも一つ足している。

## Dot Kimura

they-live-story-dot-kimura = 共同回線
    .intro = 地下三階、公衆電話の並び。回線のない一台が鳴っている。何を伝って鳴っているのか突き止めろ。
    .human = 弁当箱ほどの箱が、たった一つの音を逆向きに歌う。ドットは耳を当て、何年ぶりかで、何の音も聞かない。さあ、次はみんなの番だ。
    .invader = くびになったのではない。昇進したのだ。箱はあの音の調子を保つ。街にはまだ、音の外れた者が何人かいる。機器の面倒を見てやるのは得意だ。

they-live-story-card-wire-tap = 盗聴
    .text = ランプの端子箱には、交換局四つ分の線と、ほかの何かが通っている。つないで、声でないものに耳を澄ませ。

they-live-story-card-test-pattern = テストパターン
    .text = 丘の上の家に、下を向いたアンテナがある。映るのはテストパターンで、それが毎晩違っている。

they-live-story-card-bench-work = 作業台
    .text = 診療所の心電計は三月に壊れた。引き出しにあるもので直し、ほかに何を拾うか見てみろ。

they-live-story-card-party-line = 共同回線
    .text = 新聞スタンドの裏で、十一人の老婦人が一本の電話を分け合い、何もかも聞いている。礼儀正しい相手にしか話さない。

they-live-story-card-roof-antenna = 屋上アンテナ
    .text = ホテルの上に、図面では避雷針と呼ばれるアンテナがある。警備員は四分ごとに縁から見下ろす。

they-live-story-card-night-school = 夜学
    .text = 教会の集会所で、引退した教師が六人に波の話をしている。彼の書いた式は、自分がどうしても完成できなかったあの式だ。

## Deacon Ames

they-live-story-deacon-ames = 録音されなかった説教
    .intro = 椅子は並べた。雨を逃れて五人が入ってきた。雨がやむまで居たくなる理由を与えてやれ。
    .human = 扉に看板もないのに、二人、三人と集まってきて、椅子が足りなくなる。助祭は見たことを語る。だれも笑わず、だれも帰らない。
    .invader = 彼の話は見事だ。昔からそうだった。だれのために話すかは、ほんの小さな申し出で決まった。群れは、群衆より数えやすい。

they-live-story-card-borrowed-pulpit = 借り物の説教壇
    .text = 家主が会場を販売集会に貸した。マイクがあり、始まるまでに一瞬の間がある。

they-live-story-card-prodigal = 放蕩息子
    .text = テント村の火のそばに、聖歌隊を去って「お客様」の仕事に就いた男が座っている。二度、声をかけてほしそうだ。

they-live-story-card-collection-plate = 献金皿
    .text = スーパーの入り口に帽子を置く。支配人がコーヒーを飲み終えるまでは、いさせてもらえる。

they-live-story-card-hospital-visit = 病床訪問
    .text = 診療所の老いた信徒が、同じ九つの言葉を繰り返す。医者は熱のせいだと言う。順番に耳を澄ませ。

they-live-story-card-money-changers = 両替人
    .text = 銀行のロビーの折り畳み机で、未亡人たちに借金を売っている。その机をどうすべきかには、先例がある。

they-live-story-card-wilderness = 荒野
    .text = 考えごとをしに、現場の最後の投光器の先まで歩く。何かほかのものも歩いていて、こちらが止まると止まる。

## Doc Halloran

they-live-story-doc-halloran = セカンドオピニオン
    .intro = 脈のない患者が、どこが悪いのかと訊く。ゆっくり診ろ。書いているところは見せるな。
    .human = 結局は三行の処方と、食塩水の点滴一本だ。ドクは四枚書き写し、三枚を人に渡す。もうほかの手に渡った治療法を、消せるものなら消してみろ。
    .invader = いい研究で、連中はたいそう興味を示した。覚え書きはこれで完成だ。すべてを無駄にする一行も入っている。医者の出すものなら、人は何でも飲む。

they-live-story-card-night-rounds = 夜の回診
    .text = 病棟のどの寝台の患者も、同じ夢を見ている。日勤に片づけられる前に、カルテを見比べろ。

they-live-story-card-blood-work = 血液検査
    .text = クラブには専属の医者がいて、遠心分離機は郡のものより上等だ。医者が九番ホールにいる間に使え。

they-live-story-card-house-call = 往診
    .text = 丘の上の婦人は、テレビを消すと決まって頭痛がする。消したまま一晩を過ごせるよう、話し相手になってやれ。

they-live-story-card-triage = トリアージ
    .text = テント村の三十人が同じ水を飲んだ。だれが先かを決めろ。声に出して決めろ。

they-live-story-card-cold-storage = 冷凍室
    .text = 冷凍豆の奥にもう一つ冷凍庫があり、圧縮機が止まりかけている。中身を救え。何なのかを問うのはそれからだ。

they-live-story-card-autopsy = 検死
    .text = ホテルの浴槽の氷の下に、人事部長だったものが横たわっている。使えるのは一時間と、包丁一本。

## Slim Pickett

they-live-story-slim-pickett = 内部犯行
    .intro = テント村の木箱の上に腕時計が一つ、そばにはだれもいない。少なくとも、いままで見つけたかぎりでは。
    .human = これまでで最高の獲物だ。持ち主は被害届を出せないのだから。逆向きに巻くと、壁は自分が扉だったことを思い出す。ついに、捕まる値打ちのあるものを手に入れた。
    .invader = 何年も前、丘の上で彼は捕まり、判事よりもいい条件を出された。時計は初めから彼のものだ。言いつけられたものしか盗んだことはない。

they-live-story-card-fence = 故買屋
    .text = なじみの故買屋は停めたセダンで商売し、不景気だとこぼす。どういう景気なのか、教えてやれ。

they-live-story-card-second-storey = 二階の窓
    .text = 丘の上の窓が、自信家の手で開けたままになっている。雨樋が一本、犬が一匹、時間は四十分。

they-live-story-card-old-partner = 昔の相棒
    .text = 新聞を買っている男は、二人でやった仕事で六年食らった。再会を喜んでいるのかどうか、手遅れになる前に見抜け。

they-live-story-card-vault-tour = 金庫室見学
    .text = 銀行が上得意に新しい時限錠を披露している。身なりは上得意そのものだ。開いているのは一分間。

they-live-story-card-switched-bags = すり替えた袋
    .text = 六番通路に茶色の袋が二つ、一つは手首に鎖でつながれている。牛乳を一本こぼせば、それで足りる。

they-live-story-card-confession = 告解
    .text = 教会には通用口と、話を聞いてくれる男がいる。十分に話せば、お前は一晩じゅうここにいたと言ってくれるかもしれない。

## Sarge Whitlock

they-live-story-sarge-whitlock = 予備役
    .intro = カート置き場で、老婆がハンドバッグを奪われようとしている。自分の戦争ではないし、相手は三人いる。
    .human = 九人のうち五人が応えた。何のためかは訊かない。何時かと訊く。サージは名簿を読み上げ、返事のできない者の分も「はい」と答える。
    .invader = 命令は初めから受けていたし、背いたことは一度もない。分隊が整列するのは、彼女の声だからだ。もう一つの無線の相手がだれかは、話さない。

they-live-story-card-roll-call = 点呼
    .text = テント村の半分は従軍経験者だが、だれも口にしない。部隊の名をそっと言い、だれの背筋が伸びるか見ろ。

they-live-story-card-armoury = 武器庫
    .text = 新しい建物ができるまで、民兵は現場事務所にロッカーを置いている。夜番は教範どおりに巡回する。教範を書いたのは自分だ。

they-live-story-card-recon = 偵察
    .text = 丈の高い草むらからクラブを見張る。夕暮れから夜まで。車を数え、客を数え、自分は数えられるな。

they-live-story-card-field-dressing = 応急包帯
    .text = 診療所にはもうテーブルクロスしか残っていない。前にもやったことだ。もっと暗いところで。

they-live-story-card-map-table = 地図台
    .text = 新聞スタンドの市街図には、通りが九本抜けている。古い地図を重ね、九本が何を囲むか見ろ。

they-live-story-card-night-march = 夜間行軍
    .text = 裏の空き地を縫って、闇の中を六マイル。連れは引き返したがっている。引き返させたい連中は、中間地点で待っている。

## The second set

they-live-story-nell-brannigan = メーターは回っている
    .intro = 一階で、灰色の服の男が二人、お前の車のそばで待っている。煙草が終わる前に、ハンドルを握れ。
    .human = 無線に一言、四十組のヘッドライトが向きを変える。ネルはメーターを倒さない。今夜はだれもがただで乗る。道なら彼女が知っている。
    .invader = 丘から塔まで、仕切りガラスを上げて、何年もやつらを乗せてきた。払いは客の数で決まる。呼べば車列は来る。呼ぶのは、命じられたときだ。

they-live-story-card-night-rate = 深夜料金
    .text = 古い車が駐車場で台に載っている。どこが悪いかは音でわかる。二十年聴いてきたなら。

they-live-story-card-member-of-the-club = クラブの会員
    .text = 眠った会員をクラブまで送る。鞄のほうは、言ってみれば起きている。鍵もない。

they-live-story-card-airport-run = 空港行き
    .text = ホテルの客は待ち時間を払いたがらない。ただの一分と、お前の一分との違いを説いてやれ。

they-live-story-card-dispatchers-cousin = 配車係のいとこ
    .text = 新聞スタンドの男は、通る車を残らず時刻つきで書き留めている。だれのためなのか、本人も知りたがっている。

they-live-story-card-no-tip = チップなし
    .text = キャンプで降りた三人の客が払わない。三対一だと思っているらしい。

they-live-story-card-last-fare = 最後の客
    .text = 教会の前、車輪のない車に老運転手が座っている。車列全体の周波数を知っている。足りないのは、教える理由だけだ。

they-live-story-sol-feldman = 視力一・〇
    .intro = 銀行の客が眼鏡を返してきた。見えすぎるという。何をうまくやってしまったのか、突き止めろ。
    .human = ランプにかざしても、何も見えない。まったく何も。ソルはそれをかける。なるほど、みんな、こんな顔だったのか。
    .invader = 春から訪問者たちに、ありのままが見えるレンズを作ってきた。心づけは弾む連中だ。この一組は手元に置く。客とそれ以外を見分けるために。

they-live-story-card-eye-chart = 視力表
    .text = 診療所が新しい視力表を買った。いちばん下の行は文字ではなく、患者たちはそれにうなずいている。

they-live-story-card-prescription-404 = 処方箋404
    .text = 注文書は銀行の用箋だった。台帳に目の記録がない紳士に会いたいと、窓口で頼め。

they-live-story-card-window-dressing = ショーウインドー
    .text = スーパーの照明は一つの音でうなっている。素通しのレンズをかざし、音に色がつくまで回せ。

they-live-story-card-optical-bench = 光学台
    .text = 日雇いの列で、旋盤を時間貸しする男がいる。軸は曲がっているが、直し方は知っている。

they-live-story-card-grey-world = 灰色の世界
    .text = 丘の上のご婦人が、お前の眼鏡をかけて庭に出て、一度だけ悲鳴を上げた。捕まる前に取り返せ。

they-live-story-card-old-apprentice = 昔の弟子
    .text = いまは現場で保護眼鏡を磨いている。十一年抱えてきた問いが一つある。答えを知っていろ。
