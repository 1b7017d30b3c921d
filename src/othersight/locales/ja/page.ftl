# ブラウザーの卓そのものの言葉。ゲームの文章はそれぞれのファイルにあります。

## はじめ

page-title = Othersight：一つの卓で二つのボードゲーム
page-game-the-others = The Others: 7 Sins
    .text = SINが街を通り一つずつ呑みこんでいく。残された最後のヒーローたちを率いて進め。差し出される武器には、どれも代償がある。
    .now = あなたはヒーロー側です。SINはコンピューターが受け持ちます。
page-game-they-live = They Live: Assault on Cable 54
    .text = 四人から六人の仲間で時間と戦う。ただし、全員が見かけどおりとは限らない。サングラスをかけ、話し相手の正体を見よ。
    .now = あなたは五人のうちの一人。残りの四人はコンピューターです。
page-play-now = すぐ遊ぶ
page-starting = 準備中……
page-learn = 遊びながら学ぶ
page-lesson-step = { $step }／{ $steps }
page-lesson-go-on = 次へ
page-lesson-play-on = 続けて遊ぶ
page-lesson-leave = レッスンをやめる
page-lesson-not-now = 通常のゲームなら選べます。ここではまず別のことを学びます。
page-goal = それぞれの側の目標
page-goal-all = すべて読む（あなたの役割も）
page-briefing = 始める前に
page-briefing-begin = 始める
page-legend = 記号と用語
page-legend-token = トークン
page-legend-city = シティアクションのアイコン
page-legend-face = ダイスの出目
page-legend-monster = モンスター
page-legend-hellclub = ヘルクラブ
page-legend-npc = NPC
page-legend-sin = SIN
page-legend-acolyte = アコライト
page-legend-hero = ヒーロー
page-legend-class = ヒーローのクラス
page-legend-term = ルール用語
page-legend-icon = カードのアイコン
page-legend-skill = 能力
page-legend-kind = 敵の種類
page-legend-character = キャラクター
page-legend-action = アクション
page-legend-phase = ラウンドのフェイズ
page-legend-artwork = 看板の絵
page-legend-message = 隠されたメッセージ
page-legend-severity = 負傷の種類
page-legend-area = エリア
page-legend-space = スペース
page-puzzles = パズル
page-puzzles-of = パズル：{ $game }
page-puzzles-text = 目標のある小さな局面です。どれも相手の手にかかわらず解け、何度でも挑戦できます。
page-puzzles-all = パズル一覧
page-puzzle-again = もう一度
page-puzzle-solved = 成功！
page-puzzle-missed = この手では解けません。
page-new-table = 新しい卓
page-new-table-of = 新しい卓：{ $game }
page-my-tables = 自分の卓
page-no-tables = このブラウザーにはまだ卓がありません。
page-you-are-asked = あなたの選択です
page-status-gathering = 参加者待ち
page-status-playing = 進行中
page-status-over = 終了
page-join = リンクで参加
page-join-text = 受け取ったリンク
page-join-go = 参加
page-join-wrong = 席や卓へのリンクではありません。リンクは #/seat/ と文字の並びで終わります。
page-watch = 観戦
page-nothing-to-watch = いま観戦できる卓はありません。
page-rulebook = ルール
page-language = 言語
page-foot = 絵と文章と物語は独自のものです。カード名とルール用語はゲームのものです。
page-to-start = はじめのページへ

## 新しい卓

page-options = ゲーム
page-usual = 標準
page-usual-is = { $value }（標準）
page-advised-is = { $value }（最も互角）
page-option-story = ストーリー
page-option-map = マップ
page-option-sin = SIN
page-option-acolyte = アコライト
page-option-hero-players = ヒーロープレイヤーの人数
page-option-team = チーム
page-option-heroes = ヒーロー
page-option-campaign = キャンペーン
page-option-edition = 版
page-option-figures = 数値の変更
page-option-players = 人数
page-option-difficulty = 難易度
page-option-town = 街
page-option-cards = カード
page-value-random = ランダム
page-value-box = 箱の7人
page-value-pick = 卓で選ぶ
page-value-final = 印刷版のルール
page-value-draft = 以前の草案
page-value-letter = マップ{ $letter }
page-own-map = 自分のマップファイル
page-own-team = 自分で選ぶ7人
page-own-heroes = 自分で選ぶヒーロー
page-named-of-kind = { $kind }：{ $wanted }人中{ $count }人
page-named-of = { $wanted }人中{ $count }人を選択
page-own-map-empty = マップファイルの内容を貼り付けるか、用意されたマップを選んでください。
page-own-names-count = { $option }：ヒーローを{ $wanted }人選ぶか、ほかの決め方にしてください。現在{ $count }人です。
page-own-names-empty = { $option }：ヒーローを1人以上選ぶか、ほかの決め方にしてください。
# What each choice of a new table is for, where its values do not say it themselves.
page-about-hero-players = 登場するヒーローを、この人数のプレイヤー（人かコンピューター）で分けて受け持ちます。
page-about-team = ヒーロー7人。死亡したヒーローの後は、このうちの1人が引き継ぎます。
page-about-heroes = チームの誰でゲームを始めるか。残りは控えで待ちます。
page-about-campaign = 同じ顔ぶれで、ストーリーを1回に1つずつ続けて遊びます。生き残りは先へ進み、SINは交代します。
page-about-edition = 以前の草案はルールがいくつか異なります。ふつうは印刷版で遊びます。
page-about-programs = 席のリンクを持つ人は、自作のプログラムにその席で遊ばせることができます。そのことは全員に表示されます。
page-about-figures = 例：heroes.rose.skill=3。複数のときは空白で区切ります。数値を変えたゲームは試しとなり、ダイスは集計に入りません。
page-rare-options = あまり使わない設定
page-seats = 席
page-player = プレイヤー{ $number }
page-holder-me = 自分
page-holder-person = 人（秘密のリンク）
page-holder-bot = コンピューター
page-holder-open = 先着順
page-bot = コンピューターの強さ
page-bot-random = コンピューター（ランダム）
page-bot-novice = コンピューター（初級）
page-bot-regular = コンピューター（中級）
page-bot-expert = コンピューター（上級）
page-bot-master = コンピューター（名人）
page-bot-text = コンピューターはランダムから名人まで、順に強くなります。ふつうの相手は中級です。名人は2秒ほど考えることがあります。
page-who-may-watch = 観戦できる人
page-watch-listed = だれでも（一覧に載る）
page-watch-link = リンクを持つ人
page-watch-nobody = なし
page-open-unseen = 先着順の席に着く人は、まず卓を見られなければなりません。観戦を「リンクを持つ人」にするか、その席を秘密のリンクで人に渡してください。
page-program = プログラム
page-program-named = { $name }（プログラム）
page-programs-may = プログラムの参加を許す
page-moment = この場面をファイルに保存する
page-moment-text = 不具合の報告用です。ゲームが終わるまで、ファイルにはあなたが知っていることだけが入り、残りは配り直されます。
page-open-scenario = シナリオファイルを開く
page-open-scenario-seats = 始める前に、だれがどの席に着くかを選ぶ
page-open-saved-game = これは保存した対戦で、シナリオではありません。お手元のコンピューターでたどれます：{ $command }
page-open-map = これはマップで、シナリオではありません。「{ $where }」から開けます。
page-leave-wait = 離席した人を待つ時間
page-leave-wait-back = 戻るまで
page-nick = 卓での名前
page-make-table = 卓を作る
page-links = 秘密のリンク
page-links-text = 一人に一つずつ送ってください。リンクを持つ人がその席に着きます。
page-links-here = これらのリンクのアドレスは、このコンピューターの中でしか通じません。ほかのコンピューターの人と遊ぶには、{ $command } でサーバーを起動し、ネットワーク内でのこのコンピューターのアドレスでページを開いてください。
page-copy = コピー
page-copied = コピーしました
page-to-table = 卓へ
page-loading = お待ちください……
page-opening-link = リンクを開いています……

## 困ったとき

page-trouble = うまくいきませんでした
page-trouble-any = うまくいきませんでした
page-trouble-not-found = このリンクは無効です
page-trouble-gone = この卓はもうありません
page-trouble-expired = この卓は片づけられました
page-trouble-version = この卓は別の版のルールで作られています
page-trouble-protocol = ページが古くなっています
page-trouble-taken = 先を越されました
page-trouble-full = いまは満員です
page-trouble-not-stored = 保存できませんでした
page-trouble-no-server = サーバーが応答しません
page-no-sense = サーバーの返事をこのページは理解できません。ページを読み込み直してください。
page-no-server = サーバーにつながりません。
page-part-gone = このページの一部を読み込めませんでした。サーバーが更新されたか、接続が切れています。ページを読み込み直してください。
page-advice-any = 何も失われていません。確認された手は保存されています。もう一度試すか、はじめのページへ戻ってください。
page-advice-not-found = リンク全体をコピーしたか確かめてください。席に新しいリンクが出ると、古いものは無効になります。招いてくれた人に尋ねてください。
page-advice-gone = この卓は片づけられたか、別の版のルールで作られました。新しい卓を始めてください。
page-advice-expired = 長く使われない卓は片づけられます。新しい卓を始めてください。
page-advice-version = その版のOthersightが動くサーバーなら続けられます。サーバーの管理者に尋ねるか、ここで新しい卓を始めてください。
page-advice-protocol = ページを読み込み直してください。卓はそのままです。
page-advice-full = 少し待ってもう一度試すか、自分の卓を始めてください。
page-advice-not-stored = サーバーのディスクがいっぱいかもしれません。何も変わらず、何も失われていません。サーバーの管理者に知らせて、もう一度試してください。
page-advice-taken = 先を越されました。別の席を頼むか、観戦してください。
page-advice-no-server = サーバーが動いているか、この端末がつながっているかを確かめ、ページを読み込み直してください。
page-cut = 接続が切れました。戻りしだい、その間の操作を送ります。
page-not-stored = サーバーが保存できませんでした。ディスクがいっぱいかもしれません。何も変わらず、何も失われていません。もう一度試し、管理者に知らせてください。
page-second-tab = この卓は別のタブでも開かれています。表示は同じです。どちらで答えてもかまいません。
page-understood = わかりました
page-broken = ページのこの部分は今表示できません。ゲームは続いており、何も失われていません。
page-try-now = もう一度試す

## 参加者待ち

page-gathering = 参加者を待っています。そろったら主催者が始めます。
page-sit = { $seat }として座る
page-full = 席はすべて埋まっています。このまま観戦するか、主催者に秘密のリンクを頼んでください。
page-begin = 始める（空席はコンピューターへ）

## 卓

page-round = { $round ->
    [0] 準備
   *[other] ラウンド{ $round }
}
page-undo = 戻す
page-undo-more = 戻す…
page-undo-all = { $steps }手すべて戻す
page-undo-beyond = さらに戻す
page-undo-why = どこまで戻せますか？
page-proposal = { $who }が、ひとりでは戻せないところまで戻すことを提案しています。
page-proposal-waits = 同意待ち：{ $who }
page-proposal-refused = 全員の同意が得られなかったため、何も戻しません。
page-agree = 同意
page-refuse = 断る
page-lenses = レンズ
page-replay = 再生
page-replay-of = 再生：{ $game }
page-replay-more = その他
page-sound = 音
page-volume = 音量
page-panels = ボードとカード
page-tabs = ボードの横に表示するもの
page-tab-table = 卓
page-tab-panels = ボード
page-tab-log = 記録
page-tab-chat = 会話
page-unread = 新しい発言があります
page-tab-seats = 席
page-tab-look = 文章で
page-tab-talk = 主張
page-tab-rules = ルール
page-zoom-in = 拡大
page-zoom-out = 縮小
page-zoom-fit = 全体
page-board = 卓
page-board-the-others = 街。矢印キーでスペースを移り、Enterで選びます。
page-board-they-live = 街。矢印キーでスペースを移り、Enterで選びます。
page-space-holds = { $name }：{ $things }
page-face-down = 裏向き
page-lies-face-down = （裏向き）
page-monster-figures = { $name }：戦闘力{ $fight }、防御力{ $defense }

## 問い

page-your-decision = あなたの選択です
page-your-decision-is = あなたの選択です：{ $question }
page-your-decision-at = あなたの選択です · { $game }
page-waiting-for = { $who }を待っています
page-over = ゲーム終了
page-over-replay = 最初から見直す
page-narrowed = そこでできること：
page-all-options = すべての選択肢
page-or-on-the-board = ボードの上でも選べます
page-hint = コンピューターならどうする？
page-hint-thinks = コンピューターが考えています……
page-hint-says = コンピューターの選択：{ $text }
page-remember = いつもこう答える
page-remembered = 尋ねずに答えます：「{ $kind }」→「{ $option }」
page-forget = また尋ねる
page-ways = 通り道を選んでください（違いがあります）：
page-wishes = 質問の設定
page-wish-all = 自動で進むことも含めて、すべて質問する
page-wish-until = 質問を省く
page-wish-at = それでも質問してほしいとき……
page-wish-now = { $span }、質問を省きます。
page-wish-stop = やめる
page-wish-only = 選択肢がひとつのときは自動で答える
page-only-option = 選べるのはこれだけです。ほかの人に悟られないよう、あえて質問しています。
page-passed = 自動で進みました：{ $text }
page-why = なぜできない？
page-why-label = 何をしたいですか？
page-why-ask = 尋ねる
page-why-point = ボードの上を指してもかまいません。場所、コマ、カードは、何ができるか、できないならなぜかを答えます。
page-why-example = 例：移動 12
page-filler-words = to, the, a, an, at, on, in, into, with, against, for, i, can, not, why, my, は, が, を, に, へ, で, の, なぜ
page-verb-move = 移動, 移動する, 行く, 進む
page-verb-step = 移動, 移動する, 行く, 進む
page-verb-ride = 高速, 高速道路, フリーウェイ
page-verb-fight = 戦う, 戦闘, 攻撃, 攻撃する
page-verb-shoot = 撃つ, 射撃, 狙う
page-verb-cleanse = 浄化, 浄化する
page-verb-city-action = シティアクション, ヒール, 回復, 懺悔
page-verb-collect = 拾う, 取る
page-verb-end = 終える, 終わる, 終了
page-verb-play = プレイ, 出す
page-verb-lay-low = 潜伏, 潜伏する, 隠れる
page-verb-trade = 取引, 取引する, 交換
page-verb-use = 使う, 使用
page-verb-inspect = 調べる, 調査, レンズ, サングラス
page-verb-craft = 作る, 製作
page-verb-persuade = 説得, 説得する
page-verb-confront = 対決, 対決する, 告発
page-verb-trigger = 突入, 突入する
page-is-open = いまできます。
page-choose = 選ぶ
page-press = （長押し）
page-my-secret = 自分の正体
page-dice = ダイス
page-shelf = 卓の上のカードとダイス
page-drawn = いま引かれた、または使われたカード
page-deck-location = ロケーション
page-deck-story = 個人ストーリー
page-deck-news = ニュース速報
page-deck-assault = 最終突入
page-deck-injury = 負傷
page-deck-card = レジスタンス
page-deck-sin = SINカード
page-deck-apocalypse = アポカリプス
page-deck-dark-past = ダークパスト
page-deck-upgrade = アップグレード
page-deck-mission = ミッション

## 見込み

page-odds = 確率：{ $odds }

## 記録・会話・席・ルール

page-log = これまでの出来事
page-earlier = もっと前
page-jump = この場面を見る
page-only-you = あなただけ
page-chat = 会話
page-nothing-happened = まだ何も起きていません。
page-nothing-said = まだだれも話していません。
page-team = 味方
page-to-all = 全員
page-channel = 相手
page-say = 言う
page-somebody = だれか
page-you = あなた
page-you-are = { $name }（あなた）
page-here = 在席
page-away = 離席
page-is-asked = 選択中
page-missed = あと{ $time }でコンピューターが代わります
page-hurry = あと{ $time }待たずに進める
page-take-back = 自分で続ける
page-hand-over = コンピューターに任せる
page-give-person = 新しいリンク
page-give-bot = コンピューターへ
page-give-open = だれでも座れるようにする
page-watchers = { $count ->
    [0] 観戦者はいません。
   *[other] 観戦者{ $count }人
}
page-spectators-link = 観戦用リンク
page-unwatched = この卓は観戦できません。
page-close-table = この卓を閉じる
page-close-table-sure = 全員に対して、完全に閉じます。本当によろしいですか？
page-look = 見る
page-look-at = 名前か番号
page-rules-search = 言葉、またはルール番号
page-rules-front = 遊び方
page-draw-map = マップを描く
page-rules-exact = 正確なルール（{ $count }）
page-rules-all = 番号順の全ルール
page-rules-none = その言葉をすべて含むルールはありません。一語だけで試してください。
page-search = 探す
page-rules-found = { $count ->
    [0] 該当するルールはありません。
   *[other] { $count }件
}
page-rule-ruled = { $id } · { $chapter } · この卓の裁定
page-rule-of = { $id } · { $chapter }
page-chapter-apoc = アポカリプス
page-chapter-corrupt = カラプション
page-chapter-darkpast = ダークパストの扱い
page-chapter-endround = ラウンド終了
page-chapter-hellclub = ヘルクラブ
page-chapter-npc = 街の人物
page-chapter-pvp = プレイヤー同士の戦い
page-chapter-sincard = SINカードの使用
page-chapter-sinreact = SINのリアクション
page-chapter-ranged = 遠距離戦闘
page-close = 閉じる
page-more = ダッシュボード

## The Others

page-progress = { $progress }／{ $required }
page-missions-done = 達成：{ $missions }
page-apocalypse = アポカリプストラック
page-reactions = リアクション残り{ $left }／{ $all }
page-monsters = モンスター
page-fight = 戦闘力
page-on-board = ボード
page-unplayed = 未登場
page-dead = 死亡
page-hell-club = ヘルクラブ
page-sin-cards = SINカード：手札{ $hand }枚、山札{ $deck }枚
page-hand = 手札
page-discard = 捨て札（{ $count }）
page-heroes = ヒーロー
page-first-hero = ファーストヒーロー
page-not-on-board = ボード上にいない
page-dashboard-of = { $hero }のダッシュボード
page-corruption-track = カラプションレベル{ $level }、{ $wounds }負傷
page-bonus-1 = なし
page-bonus-7 = 任意
page-turns = ターン：{ $count }
page-extra-turns = 追加ターン：{ $count }
page-city-free = シティアクション未使用
page-city-used = シティアクション使用済み：{ $space }
page-dark-past = ダークパスト
page-inventory = アップグレードインベントリ
page-upgrade-deck = アップグレードの山札：{ $count }枚

## They Live

page-overlays = 全キャラクター中：人間{ $human }、侵略者{ $invader }
page-news = ニュース速報
page-resources = 資源：カード{ $count }枚、説得した敵{ $recruits }体
page-stash = 隠し倉庫：{ $count }枚
page-people = プレイヤー
page-identity-human = 人間
page-identity-invader = 侵略者
page-letter-human = 人
page-letter-invader = 侵
page-icon-resistance = （正常）
page-icon-invader = （細工あり）
page-health = 体力{ $left }／{ $health }
page-scrap = スクラップ{ $count }
page-glasses = サングラス{ $count }
page-wanted = 手配{ $count }
page-story = 個人ストーリー：成功{ $passes }、残り{ $left }
page-slot-weapon = 武器なし
page-slot-off-hand = オフハンド空き
page-slot-ally = 仲間なし
page-bag = （バッグ）{ $note }
page-in-bag = バッグに{ $count }枚
page-claims = だれが何を主張したか
page-withdraw = 主張{ $number }を取り消す
page-i-say = 主張：
page-claim-about = 何について
page-claim-person = 人物
page-claim-billboard = 看板
page-claim-card = カード
page-claim-deposit = 保管カード
page-claim-clean = 正常
page-claim-sabotaged = 細工あり
page-sabotaged = 細工されたカード
page-knowledge = 自分が見たもの

## 再生

page-eyes = 視点
page-own-eyes = 自分の席
page-spectator = 観戦者
page-all-eyes = 全員
page-branch = ここから遊ぶ
page-step = { $last }手中{ $step }手目
page-step-unseen = この視点からは何も見えない。
page-step-first = 最初へ
page-step-back = 一つ戻る
page-step-play = 自動再生
page-step-on = 一つ進む
page-scrubber = ゲームの時点
