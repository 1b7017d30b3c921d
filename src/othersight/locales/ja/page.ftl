# ブラウザーの卓そのものの言葉。ゲームの文章はそれぞれのファイルにあります。

## はじめ

page-title = Othersight：一つの卓で二つのボードゲーム
page-game-the-others = The Others: 7 Sins
    .text = 「罪」が街を一筋ずつ飲みこんでいく。残された英雄たちを率いて進め。差し出される武器には、どれも代償がある。
    .now = あなたは英雄側。機械が「罪」を受け持ちます。
page-game-they-live = They Live: Assault on Cable 54
    .text = 四人から六人で時間と戦う。ただし、全員が見かけどおりとは限らない。眼鏡をかけ、話し相手の正体を見よ。
    .now = あなたは五人のうちの一人。残り四人は機械です。
page-play-now = すぐ遊ぶ
page-starting = 準備中……
page-new-table = 新しい卓
page-my-tables = 自分の卓
page-no-tables = このブラウザーにはまだ卓がありません。
page-you-are-asked = あなたの番です
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
page-foot = 絵と文章は私たち自身のもの、カード名と用語はゲームのものです。
page-to-start = はじめのページへ

## 新しい卓

page-options = ゲーム
page-usual = 標準
page-option-story = 物語
page-option-map = 地図
page-option-sin = 罪
page-option-acolyte = 従者
page-option-hero-players = 英雄側の人数
page-option-heroes = 英雄
page-option-edition = 版
page-option-figures = 数値の変更
page-option-players = 人数
page-option-difficulty = 難しさ
page-value-random = くじで決める
page-value-pick = 卓で選ぶ
page-value-final = 印刷版のルール
page-value-draft = 以前の草案
page-value-letter = 地図{ $letter }
page-own-map = 自分の地図ファイル
page-own-heroes = 自分で選ぶ英雄
page-rare-options = あまり使わない設定
page-seats = 席
page-player = プレイヤー{ $number }
page-holder-me = 自分
page-holder-person = 人（秘密のリンク）
page-holder-bot = 機械
page-holder-open = 早い者勝ち
page-bot = 機械の種類
page-bot-scripted = 考える機械
page-bot-random = でたらめな機械
page-who-may-watch = 観戦できる人
page-watch-listed = だれでも（一覧に載る）
page-watch-link = リンクを持つ人
page-watch-nobody = なし
page-nick = 卓での名前
page-make-table = 卓を作る
page-links = 秘密のリンク
page-links-text = 一人に一つずつ送ってください。リンクを持つ人がその席に着きます。
page-to-table = 卓へ
page-loading = お待ちください……
page-opening-link = リンクを開いています……

## 困ったとき

page-trouble = うまくいきませんでした
page-no-sense = サーバーの返事をこのページは理解できません。ページを読み込み直してください。
page-no-server = サーバーにつながりません。
page-advice = 確認された手は保存されています。もう一度試すか、はじめのページへ戻ってください。
page-advice-not-found = リンク全体が写されているか確かめてください。席に新しいリンクが出ると古いものは無効です。招いた人に尋ねてください。
page-advice-gone = この卓は片づけられたか、別の版のルールで作られました。新しい卓を始めてください。
page-advice-taken = 先を越されました。別の席を頼むか、観戦してください。
page-advice-no-server = サーバーが動いているか、この端末がつながっているかを確かめ、ページを読み込み直してください。
page-cut = 接続が切れました。戻りしだい、その間の操作を送ります。

## 参加者待ち

page-gathering = 参加者を待っています。そろったら主催者が始めます。
page-sit = { $seat }として座る
page-begin = 始める（空席は機械へ）

## 卓

page-round = ラウンド{ $round }
page-undo = 戻す
page-undo-all = { $steps }手戻す
page-undo-beyond = さらに戻すことを頼む
page-proposal = { $who }が、一人では戻せないところまで戻したがっています。
page-agree = 同意
page-refuse = 断る
page-lenses = 眼鏡
page-replay = 再生
page-panels = 個人盤とカード
page-tab-log = 記録
page-tab-chat = 会話
page-tab-seats = 席
page-tab-look = 文章
page-tab-talk = 発言
page-tab-rules = ルール
page-zoom-in = 近づく
page-zoom-out = 遠ざかる
page-zoom-fit = 全体
page-board-the-others = 街。矢印キーで場所を移り、Enterで選びます。
page-board-they-live = 街。矢印キーで場所を移り、Enterで選びます。
page-space-holds = { $name }：{ $things }
page-face-down = 裏向き
page-monster-figures = { $name }：戦闘{ $fight }、防御{ $defense }

## 問い

page-your-decision = あなたの番です
page-waiting-for = { $who }を待っています
page-over = ゲーム終了
page-narrowed = そこでできること：
page-all-options = すべての選択肢
page-hint = 機械ならどうする？
page-hint-says = 機械の選択：{ $text }
page-remember = いつもこう答える
page-remembered = 尋ねずに答えます：{ $kind }、{ $option }
page-forget = また尋ねる
page-passed = 自動で進みました：{ $text }
page-why = なぜできない？
page-why-example = 例：move 12
page-is-open = いまできます。
page-choose = 選ぶ
page-dice = ダイス

## 見込み

page-odds = 見込み：{ $odds }
page-odds-dies = 死亡
page-odds-unharmed = 無事
page-odds-unhurt = 無傷
page-odds-passed = 成功
page-odds-all-killed = 全滅させる
page-odds-killed = 倒す
page-odds-killed-one = { $who }を倒す
page-odds-killed-with-weapon = 武器で倒す
page-odds-all-removed = すべて除く
page-odds-none-removed = 除けない
page-odds-noticed = 気づかれる
page-odds-persuaded = 説得成功
page-odds-nothing = 何もなし
page-odds-at-once = 即座に
page-odds-first-half = 前半成功
page-odds-second-half = 後半成功
page-odds-attacker-loses = 攻撃側の負け
page-odds-defender-loses = 防御側の負け
page-odds-attacker-dies = 攻撃側の死亡
page-odds-defender-dies = 防御側の死亡
page-odds-attacker-critical = 攻撃側の会心
page-odds-defender-critical = 防御側の会心
page-odds-looks = 正体を見る
page-odds-invader-dies = 侵略者の死亡
page-odds-wounds = 傷
page-odds-corruption = 堕落
page-odds-kills = 撃破数
page-odds-successes = 成功数
page-odds-damage = 受ける損害
page-odds-dealt = 与える損害
page-odds-removed = 除くトークン
page-odds-damage-attacker = 攻撃側の損害
page-odds-damage-defender = 防御側の損害
page-odds-cards = カード
page-odds-cards-contested = 競合時のカード
page-odds-scrap = 屑鉄

## 記録・会話・席・ルール

page-log = これまでの出来事
page-earlier = もっと前
page-jump = この場面をもう一度見る
page-only-you = あなただけ
page-chat = 会話
page-nothing-said = まだだれも話していません。
page-team = 味方
page-to-all = 全員
page-channel = 相手
page-say = 言う
page-somebody = だれか
page-you = あなた
page-here = 在席
page-away = 離席
page-is-asked = 考え中
page-hurry = { $seconds }秒待たない
page-take-back = 自分で続ける
page-hand-over = 機械に任せる
page-give-person = 新しいリンク
page-give-bot = 機械へ
page-give-open = 空ける
page-watchers = 観戦者 { $count }人
page-spectators-link = 観戦用リンク
page-look = 見る
page-look-at = 名前か番号
page-rules-search = 言葉、またはルール番号
page-search = 探す
page-rules-found = { $count }件
page-ruling = この卓の裁定
page-chapter-apoc = 黙示録
page-chapter-corrupt = 堕落
page-chapter-darkpast = 暗い過去の扱い
page-chapter-endround = ラウンドの終わり
page-chapter-hellclub = Hell Club
page-chapter-npc = 街の人物
page-chapter-pvp = プレイヤー同士の戦い
page-chapter-sincard = 罪カードの使い方
page-chapter-sinreact = 罪の反応
page-chapter-ranged = 遠隔戦闘
page-close = 閉じる
page-more = 個人ボード

## The Others

page-progress = { $required }のうち{ $progress }
page-missions-done = 達成：{ $missions }
page-apocalypse = 黙示録トラック
page-reactions = リアクション 残り{ $left }／{ $all }
page-monsters = 怪物
page-fight = 戦闘
page-on-board = 盤上
page-unplayed = 未登場
page-dead = 死亡
page-hell-club = ヘルクラブ
page-sin-cards = 罪カード：手札{ $hand }、山札{ $deck }
page-hand = 手札
page-discard = 捨て札（{ $count }）
page-heroes = 英雄
page-first-hero = 先頭の英雄
page-dashboard-of = { $hero }の個人盤
page-corruption-track = 堕落レベル{ $level }、傷{ $wounds }
page-turns = 手番：{ $count }
page-extra-turns = 追加手番：{ $count }
page-city-free = 街アクション未使用
page-city-used = 街アクション使用：{ $space }
page-dark-past = 暗い過去
page-inventory = 強化カード
page-upgrade-deck = 強化カードの山：{ $count }枚

## They Live

page-overlays = 全登場人物：人間{ $human }、侵略者{ $invader }
page-news = 速報
page-resources = 資源：カード{ $count }枚、協力者{ $recruits }人
page-stash = 隠し場所：{ $count }枚
page-people = プレイヤー
page-identity-human = 人間
page-identity-invader = 侵略者
page-letter-human = 人
page-letter-invader = 侵
page-icon-resistance = （正常）
page-icon-invader = （細工あり）
page-health = 体力{ $left }／{ $health }
page-scrap = 屑鉄{ $count }
page-glasses = 眼鏡{ $count }
page-wanted = 手配{ $count }
page-story = 物語：成功{ $passes }、残り{ $left }
page-slot-weapon = 武器なし
page-slot-off-hand = 片手空き
page-slot-ally = 仲間なし
page-bag = （鞄）
page-in-bag = 鞄に{ $count }枚
page-claims = だれが何を言ったか
page-withdraw = 発言{ $number }を取り消す
page-i-say = 発言：
page-claim-about = 何について
page-claim-person = 人物
page-claim-billboard = 看板
page-claim-deposit = 預け物
page-sabotaged = 細工されたカード
page-knowledge = 自分が見たもの

## 再生

page-eyes = 視点
page-own-eyes = 自分の席
page-seat-number = 席{ $number }
page-spectator = 観戦者
page-all-eyes = 全員
page-branch = ここから遊ぶ
page-step = { $last }のうち{ $step }手
page-step-first = 最初へ
page-step-back = 一つ戻る
page-step-play = 自動再生
page-step-on = 一つ進む
page-scrubber = ゲームの時点
