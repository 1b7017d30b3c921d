# Names of everything that is neither a Hero, a card nor a Story, each with what it does or a line about it.

## Sins

the-others-sin-pride = 傲慢
    .power = 孤立したヒーローに災いを！
    .text = 孤立したヒーローとのすべての戦闘で、そのヒーローの1ディフェンスを打ち消す。リアクションの戦闘でも、遠距離戦闘後のモンスターの反撃でも同じ。
    .note = 英語の印刷名：BE WARE LONE HEROED!
    .quote = 離れて立つがいい。お前はいつも、自分だけは違うと思ってきたのだから。

the-others-sin-sloth = 怠惰
    .power = ヒーローを鈍らせる！
    .text = ヒーローの移動で、2歩目以降の1歩ごとに1強制カラプションを受ける。その歩のチェックのあとに受ける。
    .quote = 何を急ぐ？　着くころには、どうせ手遅れのままだ。

## Monsters

the-others-monster-acolyte = アコライト
    .text = 最も弱いモンスター。1ゲームに登場するのは1種類。ラウンド毎に1度、死亡した1体がアコライトボードのアビリティで戦闘に加わることがある。

the-others-monster-abomination = アボミネーション
    .text = SINの主力。フィギュアは6体あり、アコライトより強い。

the-others-monster-controller = コントローラー
    .text = SINの副官。コントローラーが参加した戦闘での負傷を使用条件とするSINカードがある。

the-others-monster-avatar = アバター
    .text = SINの化身。ストーリーによって召喚されるまで、未登場のモンスターとして待つ。

the-others-monster-tainted = 穢れし者
    .text = かつてのヒーロー。戦闘力5、防御力5。殺害されるとゲームから取り除かれる。

## Acolytes

the-others-acolyte-doctor = 堕ちた医者
    .text = 現在のヒーローをマークする。そのヒーローは次のラウンドまで、いかなる方法でも負傷を回復できない。
    .quote = まず、害をなすべし。

the-others-acolyte-nun = 堕ちた尼
    .text = 地区では、SINプレイヤーが見えているシティアクションのアイコン1つにカラプショントークン1個を置く。そのアイコンは、トークンが浄化されるまで使えない。ストリートの場合やトークンが残っていない場合は、ほかに何も起こらない。
    .quote = この家の扉はいつでも開いています。変わったのは、家のほうです。

the-others-acolyte-hobo = 堕ちた浮浪者
    .text = 現在のヒーローは表向きのアップグレード1枚を選び、ラウンド終了時まで伏せる。そのカードはこの戦闘でももう使えない。
    .quote = 何か恵んでくれよ。何でもいい。たとえば、それ。

the-others-acolyte-police = 警官
    .text = 現在のヒーローが孤立しているなら、1負傷を受ける。
    .quote = 言わなかったことも、すべて調書に取らせてもらう。

the-others-acolyte-fireman = 消防士
    .text = 戦闘の行われるスペースに火災トークン1個を置く。
    .quote = 一軒が何分で燃え尽きるか、この男は正確に知っている。

the-others-acolyte-chef = 料理人
    .text = 現在のヒーローの技術力は、ラウンド終了時まで0とみなす。
    .quote = 何が入っているのか、だれもが一度だけ尋ねる。

the-others-acolyte-musician = 音楽家
    .text = この戦闘で現在のヒーローは、ダイスを振る前に2負傷を受けないかぎり、カラプションのボーナスを使えない。
    .quote = この曲には終わりがない。終わりは聴き手が差し出す。

the-others-acolyte-diplomat = 外交官
    .text = 現在のヒーローのナチュラルアビリティは、ラウンド終了時まで使えない。
    .quote = では、あなた方にはもう打つ手がない、ということで合意ですな。

the-others-acolyte-gangster = ギャング
    .text = 死亡したギャングがもう1体いれば、それも置かれて戦闘に加わる。
    .quote = いとこも連れてきた。あんたのことは、もう気の毒がってるよ。

## Hell Club

the-others-hellclub-dr-gan = Dr.ゲーン
    .text = 記録は完璧。患者の住所をなくしたことは一度もない。

the-others-hellclub-grin = グリン
    .text = 機嫌がいいわけではない。今朝より口が広がっただけだ。

the-others-hellclub-marguerite = マルガリータ
    .text = 手の届くものから花びらをむしり取る。占いの答えはいつも同じ。

the-others-hellclub-gourd-and-vex = ゴード＆ベックス
    .text = 片方は食欲、もう片方は礼儀作法。椅子は一つを分けあう。

the-others-hellclub-flay = フレイ
    .text = コートの蒐集家。正確に言えば、仕立てている。

## NPCs

the-others-npc-commissioner = コミッショナー
    .text = 所持者はすべての戦闘でダイス+1。遠距離戦闘とリアクションの戦闘も含む。
    .quote = 警察一筋四十年。今夜は、この男が警察のすべてだ。

the-others-npc-proxy = プロクシー
    .text = 所持者の火災チェックのたびに最大1負傷、カラプションチェックのたびに最大1カラプションを減らす。
    .quote = 左へ。そちら側のスプリンクラーはこちらの言うことを聞きます。

the-others-npc-ravencorp = レイブンコープ
    .text = 所持者の移動は1歩長くてもよい。
    .quote = 車、通行証、裏口。上のだれかが、この記事を出させたがっている。

## City Actions

the-others-city-action-heal = ヒール
    .text = カラプショントラックから負傷マーカー1個を選んで取り除く。

the-others-city-action-repent = 懺悔
    .text = カラプションレベルを1下げる。1より下にはならない。

the-others-city-action-extra-turn = 追加ターン
    .text = ストックから追加ターントークン1個を取る。

the-others-city-action-inventory = インベントリ
    .text = アップグレードインベントリから好きなカード1枚を取る。インベントリはすぐに補充される。

the-others-city-action-orbital-strike = 衛星砲
    .text = 衛星砲トークン1個を隣接をたどって0から2スペース動かす。そのあと、そこにいるアコライトかアボミネーション1体を殺害してもよい。これは戦闘ではない。

## Tokens

the-others-token-fire = 火災
    .text = 移動で出入りするヒーローは負傷の危険を冒す。SINプレイヤーはトークン1個につきSINダイス1個を振る。

the-others-token-corruption = カラプション
    .text = 移動で出入りするヒーローはカラプションの危険を冒す。SINプレイヤーはトークン1個につきSINダイス1個を振る。

the-others-token-pentagram = ペンタグラム
    .text = このスペースでのすべての戦闘で、SINプレイヤーはダイス+1。

the-others-token-nest = ネスト
    .text = モンスターはここに召喚される。スペースにいるモンスター1体がネスト1個を塞ぐ。

the-others-token-extra-turn = 追加ターン
    .text = コストなしで取れる。捨てると、ターントークンを消費せずにターンを行える。

the-others-token-innocent = イノセント
    .text = コストなしで取り、連れていける。ヒーローの最後の良心とともに、カラプションレベル7で死ぬ。

the-others-token-altar = アルター
    .text = 各ラウンド終了時、スペースにヒーローがいないアルター1個につき、SINプレイヤーはSINカード1枚を引く。

the-others-token-metro = メトロ
    .text = ヒーローはここから、同じ色のどのメトロトークンへも、隣接しているかのように1歩で移動できる。

the-others-token-orbital-strike = 衛星砲
    .text = 衛星が見ている場所。同名のシティアクションで動かし、撃つ。

the-others-token-starting-space = スターティングスペース
    .text = ヒーローはここから登場する。最初のヒーローも、交代のヒーローも。

the-others-token-turn = ターン
    .text = 各ヒーローに2個。1個を使用済みの面にしてターンを行う。

the-others-token-city-action = シティアクション
    .text = 各ヒーローに1個。地区の空いたスロットに置き、その地区のアイコンを使う。

the-others-token-reaction = リアクション
    .text = SINプレイヤーは1個を使用済みの面にして、終わったヒーローターンにリアクションする。

the-others-token-face-down = 裏向きのトークン
    .text = 中身を知るのはSINプレイヤーだけ。モンスターのいないスペースのヒーローは表向きにしてもよい。

the-others-token-marked = マーク
    .text = 効果の対象を示す。効果が違えば色も違う。

the-others-mark-havens-last-stand = マーク済み
    .text = このストーリーの効果がこのスペースを指定した。

the-others-mark-battleground-of-souls = マーク済み
    .text = このストーリーの効果がこのスペースを指定した。

the-others-mark-the-darkness-within = 聖別済み
    .text = ここには新しいカラプショントークンを置けない。この地区はミッションに数えられる。

the-others-mark-the-last-confession = 確保済み
    .text = この地区は確保され、ミッションに1回だけ数えられる。

the-others-mark-lights-out = 確保済み
    .text = この地区は確保され、ミッションに1回だけ数えられる。

the-others-mark-the-last-train = 開いた駅
    .text = この駅は開いている。ミッションに数えられ、新しいカラプショントークンを置けない。

the-others-mark-the-seventh-door = 開いた扉
    .text = ここには開いた扉がある。ラウンドの全ターンが終わったとき、ここにヒーローがいて、モンスターがヒーローより多くなければ閉じる。新しいカラプショントークンを置けない。

the-others-token-wound = 負傷
    .text = カラプショントラックのボーナススロット1つを覆う。5個目で死亡する。

## Die faces

the-others-face-hit = ヒット
    .text = ヒーローの出目：モンスターに1ヒット。SINプレイヤーの出目：ヒーローに1負傷。

the-others-face-sin-hit = ヒット
    .text = SINプレイヤーの出目：ヒーローに1負傷。

the-others-face-burst = 爆裂ヒット
    .text = ヒットとして数え、SINプレイヤーはただちにもう1個振る。

the-others-face-corr = カラプション
    .text = ヒーローに1カラプション。

the-others-face-blank = ブランク
    .text = 何も起こらない。いまのうちに味わおう。

the-others-face-def = ディフェンス
    .text = SINプレイヤーのヒット1つを打ち消す。

the-others-face-cc = カウンター
    .text = カウンターカラプション。カラプションの出目1つを打ち消す。

the-others-face-skill = スキル
    .text = 厄災の浄化では、トークン1個を取り除く。戦闘では効果なし。

the-others-face-faith = FAITH
    .text = ただちにもう1個振る。すべてのダイスが出そろったら、ヒット、ディフェンス、カウンター、スキルのどれかとして扱う。

## Classes

the-others-class-leader = リーダー
    .text = 仲間を強くする。各チームに1人。

the-others-class-bruiser = ブルーザー
    .text = 真っ先に飛びこみ、最後まで立っている。各チームに2人。

the-others-class-shooter = スナイパー
    .text = 通りのいちばん向こうを好む。各チームに2人。

the-others-class-fixer = フィクサー
    .text = 仲間が散らかすそばから片づける。各チームに2人。

## Types of Story

the-others-type-terror = 恐怖
    .text = 何をしようと、街はラウンドごとに少しずつ沈んでいく。

the-others-type-corruption = 堕落
    .text = 敵は外にいる。あなたの中にも、あなたの調書の中にも。

the-others-type-redemption = 贖罪
    .text = まだ救える人がいる。トークンの下のどこかに。

the-others-type-finale = 最終章
    .text = ほかのものが運んできたすべてと、それを送り出したもの。

## Districts

the-others-tile-ravencorp-hq = レイブンコープHQ
    .text = 四十階分のニュース。そして地下には、それを起こしている、もっと古い何か。

the-others-tile-saint-elmo-hospital = 聖エルモ病院
    .text = 発電機は動いている。夜勤の者は、いまがどの夜なのか知らされていない。

the-others-tile-cathedral-of-ashes = 灰の大聖堂
    .text = 四一年に焼け、いまだに消えきっていない。告解はまだ効く。

the-others-tile-lyric-palace = リリック劇場
    .text = 毎晩満席。切符を買った覚えのある者はいない。

the-others-tile-gunsmiths-row = 銃工横丁
    .text = 店は六軒、客は一人、質問はなし。

the-others-tile-cannery-wharf = 缶詰埠頭
    .text = 潮が運んでくる魚は減り、それ以外のものが増えた。

the-others-tile-precinct-nine = 第九分署
    .text = 留置場には両側から鍵がかかっている。

the-others-tile-gasworks = ガス工場
    .text = 火気厳禁の命令あり。命令書は燃えている。

the-others-tile-old-observatory = 旧天文台
    .text = かつてはここから空を見上げた。いまは何かが呼び出しに応えている。

the-others-tile-haven-university = ヘイブン大学
    .text = オカルトの棚はすべて貸出中。借り手は利用証を持っていない。

the-others-tile-sunken-gardens = 沈んだ庭園
    .text = バラの育ちがいい。何を吸っているかは聞かないこと。

the-others-tile-slaughterhouse = 屠畜場
    .text = 必要なものは何でも吊るしてある。要らないものも、その隣に。

the-others-tile-central-station = 中央駅
    .text = 全列車運休。それでも六番線では乗車が始まっている。

the-others-tile-signal-tower = 信号塔
    .text = ヘイブンから外へ通じる最後の回線。ただし、上にしか通じない。

the-others-tile-city-morgue = 市営霊安所
    .text = 引き出しは十二、客は十四。だれもじっとしていない。

the-others-tile-pawnbrokers-lane = 質屋横丁
    .text = 魂の下取り承ります。所有を証明できるものをお持ちください。

the-others-tile-ashgrove-tenements = アッシュ長屋
    .text = 一つの階に三家族。物音がするのは二家族。

the-others-tile-drowned-chapel = 水没礼拝堂
    .text = 前から二列目の席までは聖水。

the-others-tile-harbour-light = 港の灯台
    .text = 誰もねじを巻かないのに、まだ回っている。近ごろは窓の前で止まる。

the-others-tile-night-market = 夜市
    .text = 何にでも値札がつく。たいていは脈もある。

the-others-tile-assize-court = 重罪裁判所
    .text = 陪審は火曜から評議中。部屋を出るところは誰も見ていない。

the-others-tile-waterworks = 浄水場
    .text = 飲む前に沸かすこと。もう一度沸かして、浮いてくるものを見ること。

the-others-tile-stonegate-prison = ストーンゲート刑務所
    .text = 独房はどれも空で、どれも温かい。

## Maps

the-others-map-havens-last-stand-a = 灰の市場
    .text = 川のない九つの街区。射線の通る長いストリートがある。

the-others-map-havens-last-stand-b = 壊れた橋
    .text = 西岸から始まる。川の下をメトロが二路線通る。

the-others-map-the-darkness-within-a = 三つの大通り
    .text = 三本の長い大通りのあいだに、街区が二列。

the-others-map-the-darkness-within-b = 水上の信号
    .text = 川が信号塔を囲んで曲がる。見えるほど近く、歩いては渡れないほど遠い。

the-others-map-battleground-of-souls-a = 黒い湖
    .text = 水に沈んだ中心を八つの街区が囲み、その下をメトロが一路線通る。

the-others-map-battleground-of-souls-b = 三つの岸
    .text = 角でしか触れあわない三つの岸を、メトロが結ぶ。
