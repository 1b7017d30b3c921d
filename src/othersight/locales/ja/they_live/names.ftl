# Names of everything that is neither a character nor a card, each with what it is or a line about it.

## Areas

they-live-area-tax-exempt = 免税区
    .text = 芝生と門と名門校。戦争が終わってこのかた、ここの住人は一銭も払っていない。

they-live-area-downtown-redevelopment = 再開発区
    .text = 何もかもが取り壊され、だれかがその代金を二重に受け取っている。

they-live-area-downtown = ダウンタウン
    .text = 店と画面と値札。やつらが見せたいところを見るか、それとも別のところを見るか。

they-live-area-resettlement = 移住区
    .text = ほかの三つのエリアを追われた人々の行き先。仮住まいのまま、もう九年になる。

## Spaces

they-live-space-country-club = カントリークラブ
    .text = 十八ホール、貧乏人はゼロ。ニュースになる前の取引はここでまとまる。
they-live-space-hillside-ramp = 丘陵ランプ
    .text = フリーウェイはここから始まる。いかにもしぶしぶと。
they-live-space-hilltop-house = 丘上の邸宅
    .text = 全面ガラス、全面眺望。ここから見る街は配電盤のようだ。
they-live-space-private-bank = 会員制銀行
    .text = 看板なし、窓なし、七桁に満たない口座もなし。
they-live-space-service-road = 業務用道路
    .text = 丘の上の食料も、警備員も、テレビも、みなこの道を通る。
they-live-space-cable-54 = ケーブル54
    .text = アンテナを載せた白い塔。これまで入ったどの部屋でも、そのチャンネルがついていた。
they-live-space-construction-site = 建設現場
    .text = 鉄骨と埃と日払いの現金。完成すればロビーつきの何かになるらしい。
they-live-space-cleared-block = 更地の街区
    .text = 玄関の石段が四十。どれも、のぼった先には何もない。
they-live-space-scaffold-billboard = 足場の看板
    .text = 六階分の絵を鉄パイプが支えている。裏には扉がある。
they-live-space-day-labor-office = 日雇い職安
    .text = 五時までに来い。六時までに選ばれなければ、それまでだ。
they-live-space-half-built-hotel = 未完のホテル
    .text = 金は九階で尽きた。荷の搬入は尽きていない。
they-live-space-fenced-lot = 金網の空き地
    .text = 金網と雑草、それに「あなたの姿」の完成予想図を描いた看板。
they-live-space-rooftop-billboard = 屋上の看板
    .text = 都心ならどこからでも見える。もちろん、そう考えて建ててある。
they-live-space-supermarket = スーパー
    .text = 明るく、寒く、果てしない。流れる音楽には始まりがない。
they-live-space-newsstand = 新聞スタンド
    .text = 銘柄は全部そろって、オーナーは一人。店主の言うのは、もう一人のオーナーのほうだ。
they-live-space-back-alley = 裏路地
    .text = ゴミ缶、煉瓦、そして延々と言い争えるだけの広さ。
they-live-space-downtown-ramp = 都心ランプ
    .text = フリーウェイの真ん中、地図の真ん中、厄介事の真ん中。
they-live-space-parking-garage = 地下駐車場
    .text = 地下九階まで。ここで人は車をなくす。ほかのものもなくす。
they-live-space-free-clinic = 無料診療所
    .text = 番号札をどうぞ。大きな番号だが、ちゃんと順番は来る。
they-live-space-rail-cut = 線路の切通し
    .text = 路線は春に廃止された。夜の列車には知らされていない。
they-live-space-tent-camp = テント村
    .text = 四百人に、蛇口が二つ、テレビが一台。
they-live-space-storefront-church = 街角の教会
    .text = 聖歌隊の練習は毎晩遅くまで続く。音は一度も外れたことがない。
they-live-space-river-ramp = 河岸ランプ
    .text = フリーウェイの終点。急ぐ者には始点。
they-live-space-rail-yard-billboard = 操車場の看板
    .text = 街のいちばん端。何も持たない者だけが見る看板で、その者たちのために立てられた。

## Billboards

they-live-artwork-billy = ビリー
    .text = 少年と犬と甘い飲み物。だれの記憶の中でも、彼はずっと九歳だ。
they-live-artwork-sun-cruise = サン・クルーズ
    .text = 青い海に白い船、そして見事な歯並びの二人。
they-live-artwork-slimline = スリムライン
    .text = サラダを見て笑う女。こんなものでも、あなたは楽しくなれる。
they-live-message-obey = 服従せよ
    .text = 白地に黒い文字が四つ、家ほどの高さで。
they-live-message-consume = 消費せよ
    .text = 何を、とは書いていない。書く必要がないのだ。
they-live-message-marry-and-reproduce = 結婚し 繁殖せよ
    .text = やつらは先の先まで計画している。

## Skills

they-live-skill-stealth = 隠密
    .text = 気づかれずにいること。遭遇で最初に振る。手配トークン1個につきダイス-1。
they-live-skill-combat = 戦闘
    .text = 拳と銃。成功の数を敵の体力と戦闘に比べる。
they-live-skill-influence = 影響力
    .text = 話術。看板の仲介人、敵タイルの人間、群衆を相手に使う。
they-live-skill-engineering = 工学
    .text = 錠前、モーター、鉄骨、そして分解できるものすべて。
they-live-skill-tech = テック
    .text = 配線、画面、信号。
they-live-skill-intelligence = 知力
    .text = あれとこれを結びつけること。倒した相手の懐を探るのにも使う。

## Tokens

they-live-token-damage = ダメージ
    .text = 体力を奪う。ダメージが体力と同じになったキャラクターは死亡する。
they-live-token-scrap = スクラップ
    .text = 小さな部品と小銭。1人5個まで。
they-live-token-wanted = 手配トークン
    .text = どれだけ顔が知られているか。最大10個で、超えた分は1個につき1ダメージになる。
they-live-token-glasses = サングラストークン
    .text = レンズ越しに1度だけ見る。使えばなくなる。
they-live-token-leader = リーダートークン
    .text = 最初に手番を行う者、そして最終突入を宣言できる者の印。

## Cards and tiles

they-live-type-weapon = 武器
    .text = 武器スロットに装備する。使用を宣言する毎に手配トークンがかかることがある。
they-live-type-item = アイテム
    .text = オフハンドスロットに装備するか、使い切りならバッグから使う。
they-live-type-ally = 仲間
    .text = 一度に連れていられるのは1人。
they-live-allegiance-resistance = 有用
    .text = 隅にサングラスの印。最終突入で役に立つカード。
they-live-allegiance-invader = 細工あり
    .text = 隅に侵略者の顔。テストの妨害に使われうるカード。
they-live-identity-human = 人間
    .text = オーバーレイの下でサングラスをかけ、明日も生きていたいと願う。
they-live-identity-invader = 侵略者
    .text = だれかがサングラストークンを消費するまでは、だれとも見分けがつかない。
they-live-icon-turn-over = めくる
    .text = 置かれたときにタイルをめくり、すぐに効果を発揮する。
they-live-icon-influence = 影響力
    .text = この人間は説得できる。
they-live-icon-raid-support = 手入れ支援
    .text = 手入れのたびにこのタイルの効果が起こる。
they-live-kind-human = 人間
    .text = 雇われたか、だまされたか、おびえているか。説得できる者もいる。
they-live-kind-invader = 侵略者
    .text = 説得できない。説得される心がないからだ。
they-live-colour-green = 緑
    .text = 易しいカードと、ありふれた敵。
they-live-colour-blue = 青
    .text = 中くらいに厄介なカード。
they-live-colour-red = 赤
    .text = 難しいカード、ボス、そして1枚しかないカード。
they-live-severity-minor = 軽度
    .text = 受けた次のラウンドの終わりに治る。
they-live-severity-severe = 重度
    .text = カードの求めることをするまで治らない。
they-live-face-gum = ガムを噛む
    .text = 失敗。
they-live-face-kick-a = ブチのめす
    .text = 第一の色の成功。同じ色が3個以上でクリティカル。
they-live-face-kick-b = ブチのめす
    .text = 第二の色の成功。同じ色が3個以上でクリティカル。

## Phases

they-live-phase-action = アクションフェイズ
    .text = 手番順に、各プレイヤーが無料移動を1回と、異なるアクションを2回行う。
they-live-phase-response = 対応フェイズ
    .text = 敵が移動し、遭遇が起こる。その後、プレイヤー同士で対決してもよい。
they-live-phase-location = ロケーションフェイズ
    .text = 各プレイヤーは、いるスペースでできることを1つ行ってもよい。
they-live-phase-propaganda = プロパガンダフェイズ
    .text = 次のニュース速報カードの欄を左から右へ処理し、それから記事を処理する。

## Actions

they-live-action-move = 移動
    .text = 糸を1本たどるか、フリーウェイに乗る。フリーウェイは1スペースにつき手配トークン1個。
they-live-action-lay-low = 潜伏
    .text = 手配トークン1個と1ダメージを取り除く。スクラップ1個につき、さらにどちらか1つを取り除ける。敵のそばではできない。アクション手番はここで終わる。
they-live-action-trade = 取引
    .text = 同じスペースのプレイヤーに、カード1枚かスクラップ2個までを申し出る。相手は同じ範囲で返礼するか、断ってもよい。
they-live-action-reorganize = 装備変更
    .text = 装備を好きなだけ入れ替える。
they-live-action-distract = 当局の陽動
    .text = 手配トークンを1個受ける。別のスペースにいる最も近い敵が1スペース近づく。
they-live-action-inspect = 調査
    .text = サングラストークンを1個消費し、自分の全カードのアイコンか、全看板のメッセージを見る。
they-live-action-craft = 製作
    .text = カードを何枚でも捨てて1枚につきスクラップ1個を得るか、スクラップ3個でサングラストークンを1個作る。
they-live-action-use = 使用
    .text = 使えるカードか自分のキャラクターの「アクション」の効果を行う。

## Difficulties

they-live-difficulty-very-easy = とても易しい
    .text = 最終突入：緑、緑、青。
they-live-difficulty-easy = 易しい
    .text = 最終突入：緑、青、青。
they-live-difficulty-normal = 普通
    .text = 最終突入：緑、青、赤。
they-live-difficulty-advanced = 上級
    .text = 最終突入：青、青、赤。
they-live-difficulty-expert = 最上級
    .text = 最終突入：赤、赤、赤。

## Another town, and which cards

they-live-space-yacht-club = ヨットクラブ
    .text = 白いズボン、白い船、魚は一匹もいない。

they-live-space-cliff-ramp = 崖上ランプ
    .text = フリーウェイは絶景から始まる。速度を落とさせるためだ。

they-live-space-cliff-villa = 崖の別荘
    .text = テラスに望遠鏡が一台。海のほうは向いていない。

they-live-space-harbour-bank = 港湾銀行
    .text = 船に保険をかけ、どの船が着くかも決めている。

they-live-space-promenade = 遊歩道
    .text = 寝そべることを許さないベンチが、長々と並ぶ。

they-live-space-terrace-billboard = テラスの看板
    .text = 額縁つきはこれだけだ。裏のペンキはまだ乾いていない。

they-live-space-drained-basin = 干上がったドック
    .text = 泥と鎖、そして寄りかかり合う船。

they-live-space-cannery-row = 缶詰工場通り
    .text = 最後に解雇されたのは、匂いだった。

they-live-space-hiring-hall = 雇用会館
    .text = 床に白墨の線。そこに立って、強そうな顔をしろ。

they-live-space-grand-hotel = グランドホテル
    .text = 今季は休業中。長い今季だ。

they-live-space-crane-billboard = 起重機の看板
    .text = 起重機に吊られて風に回り、いつもこちらを向く。

they-live-space-harbour-supermarket = 港のスーパー
    .text = 海のそばで、千キロ先から来た魚フライを売っている。

they-live-space-ferry-newsstand = 渡し場の新聞スタンド
    .text = 昨日の新聞が、明日の船で届く。

they-live-space-net-alley = 網干し路地
    .text = 網が干してある。その裏にいるには、いい場所だ。

they-live-space-tunnel-ramp = トンネルランプ
    .text = ここでフリーウェイは港の下に潜り、息を止める。

they-live-space-ferry-garage = 渡し場の駐車場
    .text = 春に出た船を、車たちがまだ待っている。

they-live-space-seamens-clinic = 船員診療所
    .text = 海が人にすることを治してきた。近ごろは陸がすることも。

they-live-space-lighthouse-billboard = 灯台の看板
    .text = 灯台に絵を描いた。いまも回る。笑顔もいっしょに。

they-live-space-beach-camp = 浜辺のキャンプ
    .text = 波打ち際までテントが並ぶ。その波が上がってきた。

they-live-space-sailors-church = 船乗りの教会
    .text = 帰らなかった者の数だけ、天井から船が下がっている。

they-live-space-causeway-ramp = 堤道ランプ
    .text = 一日に二度、潮の合間に、フリーウェイはここから街を出る。

they-live-space-salt-flats = 塩田
    .text = 白く、平らで、広い。先週からでも姿が見える。

they-live-town-city = 街
    .text = 丘とフリーウェイと川。最初のセットの街。

they-live-town-harbour = 別の街：港
    .text = 海辺の街。道も、場所も、場所カードも独自のもの。ケーブル54は埠頭の端に建つ。最も互角に近い難易度は「街」と同じ。

they-live-cards-all = 全カード
    .text = すべてのセットから山札を作る。すべてのキャラクターが参加する。

they-live-cards-first = 最初のセット
    .text = 以前のゲームで使われたカードと八人のキャラクター。
