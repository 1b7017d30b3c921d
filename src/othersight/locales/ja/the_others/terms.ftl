# The words of the rulebook, one sentence each.

the-others-term-space = スペース
    .text = フィギュアが立てる場所1つ。地区かストリートスペース。

the-others-term-district = 地区
    .text = 街の1区画。シティアクションのアイコンが並ぶバーと、トークン用のスロット1つを持つ1スペース。

the-others-term-street = ストリート
    .text = 横断歩道で区切られたストリートの一区間。何枚のタイルにまたがっていても1スペース。

the-others-term-adjacent = 隣接
    .text = 辺を共有する2つのスペースの関係。角が触れるだけでは隣接せず、川を越える隣接はない。

the-others-term-river = 川
    .text = タイルの集まりの間にある隙間。移動するヒーローはメトロでしか渡れない。

the-others-term-starting-space = スターティングスペース
    .text = ヒーローが登場するスペース。ゲームの準備でも、交代のときも。

the-others-term-hero-number = ヒーローナンバー
    .text = 使用中のヒーローの数。3か4で、ゲーム中は変わらない。ルールではNと書く。

the-others-term-current-hero = 現在のヒーロー
    .text = ターンを行っているヒーロー。そのターンへのリアクションが終わるまで。

the-others-term-lone-hero = 孤立したヒーロー
    .text = 同じスペースにほかのヒーローがいないヒーロー。モンスターやNPCがいても孤立している。

the-others-term-hero-reserve = 控えのヒーロー
    .text = チームのうち使用中でないヒーロー。死亡したヒーローはここから補充される。

the-others-term-successor = 交代のヒーロー
    .text = 死亡したヒーローに代わる控えのヒーロー。スターティングスペースに、レベル1、負傷なしで登場する。

the-others-term-round = ラウンド
    .text = ラウンド開始、ヒーローターンとそのリアクション、ラウンド終了からなる。

the-others-term-turn = ターン
    .text = 移動1回とアクション1回までを好きな順で行う。その前後や間に、自由な行動をいくつ行ってもよい。

the-others-term-turn-token = ターントークン
    .text = 各ヒーローに2個あり、1個を裏返してターンを行う。

the-others-term-extra-turn = 追加ターン
    .text = 捨てると、ターントークンを消費せずにターンを行えるトークン。

the-others-term-move = 移動
    .text = 2歩まで。1歩ごとに隣接するスペースへ進む。

the-others-term-teleport = テレポート
    .text = 移動のルールをすべて無視してスペースを変えること。チェックはなく、モンスターから離れる負傷もなく、移動も使わない。

the-others-term-action = アクション
    .text = 戦闘の開始か厄災の浄化。1ターンに1回。

the-others-term-metro = メトロ
    .text = 同じ色のトークンの間を、ヒーローは隣接しているかのように1歩で移動できる。

the-others-term-check = チェック
    .text = 移動中のヒーローが火災やカラプションのトークンがあるスペースに出入りするとき、SINプレイヤーが振るダイス。

the-others-term-cleanse = 厄災の浄化
    .text = アクションの1つ。技術力の数だけダイスを振り、スキル1つにつき、スペースの物理トークン（火災、カラプション、ペンタグラム、ネスト）1個を取り除く。

the-others-term-city-action = シティアクション
    .text = 地区の見えているアイコンをすべてコストなしで使うこと。ラウンド毎に、ヒーロー1人につき1度、地区1つにつき1度。

the-others-term-orbital-strike = 衛星砲
    .text = トークンを最大2スペース動かし、その下のアコライトかアボミネーションを殺害してもよいシティアクション。

the-others-term-inventory = アップグレードインベントリ
    .text = ヒーローが選べる表向きのアップグレード。山札があるかぎり5枚。

the-others-term-upgrade = アップグレード
    .text = ヒーローの前に置き、表向きであるかぎり常に有効なカード。何枚でも持てるが、譲渡はできない。

the-others-term-fight = 戦闘
    .text = 現在のヒーローと、そのスペースのすべてのモンスターとの対決。双方が同時に振る。

the-others-term-ranged-fight = 遠距離戦闘
    .text = 視線の通る離れたストリートスペース1つの全モンスターとの戦闘。相手は射手に届くなら反撃する。

the-others-term-line-of-sight = 視線
    .text = まっすぐ並ぶストリートスペースの列。長さは問わない。曲がり角、地区、隙間で途切れるが、フィギュアでは途切れない。

the-others-term-teamwork = チームワーク
    .text = ヒーローは、スペースにいるほかのヒーロー1人につきダイス+1で振る。

the-others-term-fixed-result = 固定の結果
    .text = 基礎防御力のように、ダイスなしで加わる結果。

the-others-term-defense = 防御力
    .text = ヒーローでは、すべての戦闘で加わるディフェンス。モンスターでは、1回の戦闘で殺害するのに必要なヒット数。

the-others-term-hit = ヒット
    .text = モンスター1体に一度に必要な数が割り振られると殺害する。ヒーローは、ディフェンスで打ち消さないかぎり負傷する。

the-others-term-wound = 負傷
    .text = カラプショントラックのボーナススロットに置き、それを覆うマーカー。5個目でヒーローは死亡する。

the-others-term-corruption-level = カラプションレベル
    .text = カラプショントラック上のヒーローの位置。1から7まで。

the-others-term-voluntary-corruption = 自発的カラプション
    .text = 戦闘や厄災の浄化で振る前にレベルを1上げ、到達したレベルまでの覆われていないボーナスをすべて得ること。

the-others-term-forced-corruption = 強制カラプション
    .text = ボーナスなしで上がるレベル。レベル7では、それ以上の1カラプションごとに1負傷となる。

the-others-term-monster = モンスター
    .text = アコライト、アボミネーション、コントローラー、アバター、ヘルクラブのメンバー。

the-others-term-hell-club = ヘルクラブ
    .text = アポカリプスカードで登場する名前つきのモンスター。塞がれていないネストに、すべて塞がれていれば好きなネストに登場し、殺害されるとゲームから取り除かれる。

the-others-term-dead-pool = 死亡エリア
    .text = 殺害されたモンスターが、再び召喚されるのを待つ場所。

the-others-term-unplayed-pool = 未登場のモンスター
    .text = まだ登場していないモンスターの置き場。ラウンド毎の召喚ではここから出ない。

the-others-term-nest = ネスト
    .text = モンスター1体を召喚できる場所。スペースにいるモンスターに塞がれていると使えない。

the-others-term-summon = 召喚
    .text = 塞がれていないネストにモンスターを置くこと。各ラウンド終了時、使用中のヒーローと同じ数の死亡したモンスターが戻ってくる。

the-others-term-altar = アルター
    .text = スペースにヒーローがいなければ、各ラウンド終了時にSINプレイヤーがSINカード1枚を引く。

the-others-term-reaction = リアクション
    .text = 終わったヒーローターンへのSINプレイヤーの応答。モンスター1体を移動させ、そのあとそのヒーローと戦闘する。どちらも行わなくてもよい。

the-others-term-sin-card = SINカード
    .text = SINプレイヤーの手札。ヒーローのターンとそのリアクションを合わせて1枚まで、カードに書かれたときに使う。

the-others-term-acolyte-ability = アコライトアビリティ
    .text = ラウンド毎に1度、遠距離でない戦闘で振る前に、死亡したアコライト1体が加わり、アコライトボードの効果が発生する。

the-others-term-apocalypse-track = アポカリプストラック
    .text = 0から7までの8段階。上がるごとにSINプレイヤーは恒久的に強くなる。

the-others-term-apocalypse-card = アポカリプスカード
    .text = レベル1、3、5で公開され、ゲーム終了まで有効。

the-others-term-dark-past = ダークパスト
    .text = 堕落のストーリーで各ヒーローが持つ秘密のカード。レベル7でターンを終えると公開される。

the-others-term-exploration-token = 探査トークン
    .text = 火災、ペンタグラム、カラプション、ネスト、追加ターン、イノセントのトークン。裏面はすべて同じ。

the-others-term-physical-token = 物理トークン
    .text = ボードに置かれたトークン。取り除ける。

the-others-term-permanent-token = 永続トークン
    .text = タイルに印刷されたトークン。取り除けない。

the-others-term-innocent = イノセント
    .text = 安全な場所へ連れていくべき市民。連れているヒーローがカラプションレベル7になると死ぬ。

the-others-term-npc = NPC
    .text = コミッショナー、プロクシー、レイブンコープ。所持者を助けるトークン。

the-others-term-mark = マーク
    .text = 効果の対象に置かれるマークトークン。

the-others-term-story = ストーリー
    .text = 各ラウンドのタスク、特殊ルール、ミッションを定めるボード。

the-others-term-mission = ミッション
    .text = ヒーローがいま果たすべきこと。前もって進めておくことはできない。

the-others-term-event = イベント
    .text = 2つのミッションの間に印刷され、前のミッションを達成すると起こること。

the-others-term-branch = 分岐
    .text = 2つのミッションのどちらに進むか、ヒーローが全員一致で選ぶこと。

the-others-term-unite-or-fall = 団結か分裂
    .text = ヒーロープレイヤーが一緒に決めるべきことで合意できなければ、SINプレイヤーが代わりに決める。
