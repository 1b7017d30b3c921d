# What may be answered, as it is offered and as the log repeats it.

## Set-up, votes and what may be due at any time

they-live-option-leader = 最初のラウンドのリーダーは{ $seat }
    .title = { $seat }
they-live-option-leader-leader = 次のラウンドのリーダーは{ $seat }
    .title = { $seat }
they-live-option-nominate = { $seat }が看板を見る
    .title = { $seat }
they-live-option-equip = 《{ $card }》を装備する：{ $text }{ $count ->
    [0] {""}
   *[other] { $replaces }と入れ替える。
}
    .title = 《{ $card }》を装備する
they-live-option-unequip = 《{ $card }》をバッグに入れる
they-live-option-pile = { $pile }から引く
they-live-option-stop = もう引かない
they-live-option-stop-gather = もう払わない
they-live-option-discard = 《{ $card }》を捨てる：{ $text }
    .title = 《{ $card }》を捨てる
they-live-option-discard-deploy = 《{ $card }》を裏向きで捨てる：{ $text }
    .title = 《{ $card }》を裏向きで捨てる
they-live-option-spare = このキャラクターで続ける：{ $person }
    .title = { $name }で続ける
they-live-option-cure = 負傷を治す：{ $injury }
    .title = 《{ $name }》を治す

## The Action turn

they-live-option-stay = ここにとどまる
they-live-option-step = { $space }へ行く
    .group = 移動先
    .label = { $space }
they-live-whole-way = { $through }経由で{ $space }へ行く：無料移動と《移動》{ $wanted ->
    [0] {""}
   *[other] 、手配トークン{ $wanted }個
}
they-live-option-ride = フリーウェイで{ $space }へ行く（{ $price }）
    .group = フリーウェイで行く
    .label = { $space }、{ $price }
they-live-option-lay-low = 《潜伏》：手配トークン1個と1ダメージを取り除き、スクラップ1個につき、さらにどちらか1つを取り除ける。アクション手番は終わる
    .title = 潜伏
they-live-option-remove-wanted = スクラップ1個で手配トークンを1個取り除く
they-live-option-remove-damage = スクラップ1個で1ダメージを取り除く
they-live-option-trade = 《取引》：{ $seat }
    .group = 取引の相手
    .label = { $seat }
they-live-option-offer-card = 《{ $card }》を申し出る：{ $text }
    .title = 《{ $card }》を申し出る
they-live-option-offer-scrap = スクラップ{ $count }個を申し出る
they-live-option-refuse = 申し出を断る
they-live-option-refuse-team = 断る
they-live-option-accept = 受け取り、何も返さない
they-live-option-give-card = 受け取り、《{ $card }》を返す：{ $text }
    .title = 受け取り、《{ $card }》を返す
they-live-option-give-scrap = 受け取り、スクラップ{ $count }個を返す
they-live-option-reorganize = 《装備変更》：装備を入れ替える
    .title = 装備変更
they-live-option-distract = 《当局の陽動》：手配トークンを1個受け、最も近い敵が1スペース近づく
    .title = 当局の陽動
they-live-option-tile = { $tile }
they-live-option-to-distract-way = { $space }を通る
    .group = 通り道
    .label = { $space }
they-live-option-to-flee = { $space }へ逃げる
    .group = 逃げる先
    .label = { $space }
they-live-option-inspect-cards = 自分のカードを《調査》：サングラストークン1個で全カードのアイコンを見る
    .title = 自分のカードを調査
they-live-option-inspect-billboards = 看板を《調査》：サングラストークン1個で全看板のメッセージを見る
    .title = 看板を調査
they-live-option-craft-scrap = スクラップを《製作》：カードを好きなだけ捨て、1枚につきスクラップ1個を得る
    .title = スクラップを製作
they-live-option-craft-glasses = サングラストークンを《製作》：スクラップ{ $price }個
    .title = サングラストークンを製作
    .price = スクラップ{ $price }個
they-live-option-scrap-card = 《{ $card }》を分解する：{ $text }
    .title = 《{ $card }》を分解する
they-live-option-scrap = { $count ->
    [0] スクラップを取らない
   *[other] スクラップを{ $count }個取る
}
they-live-option-use-ability = 使用：{ $ability }
    .title = 《{ $name }》を使う
they-live-option-use-card = 《{ $card }》を使う：{ $text }
    .title = 《{ $card }》を使う
they-live-option-for = { $seat }に使う
    .group = 使う相手
    .label = { $seat }
they-live-option-treat = 負傷を治療する：{ $injury }
    .title = 《{ $name }》を治療する
they-live-option-end = アクション手番を終える
they-live-option-end-pvp-critical = ここまでにする：戦わず、敗者もなし
    .title = ここまでにする

## The Response Phase

they-live-option-fight = 1人で戦う
they-live-option-fight-pvp-critical = 戦闘に進む
they-live-option-fight-pvp-escape = とどまって戦闘に進む
they-live-option-fight-seat = まず{ $seat }と戦う
they-live-option-persuade = 説得する：戦う代わりに影響力を振る（{ $dice }）
    .title = 説得する
they-live-option-team = 共闘を呼びかける
they-live-option-join = 共闘に加わる
they-live-option-join-assault-fight = 戦いに加わる
they-live-option-join-invader-fight = 戦いに加わる
they-live-option-weapon = 武器を使う
they-live-option-want = カードを得るために振る
they-live-option-leave = 振らない
they-live-option-leave-card = 《{ $card }》を保管カードに残す
they-live-option-confront = { $seat }と対決する
    .group = 対決の相手
    .label = { $seat }
they-live-option-lenses-pvp-glasses = サングラストークンを消費する
they-live-option-lenses-check = サングラストークンを消費する：全カードを見て、1枚ずつ配備、捨てる、残すを決める
    .title = サングラストークンを消費する
they-live-option-flee = 戦わずに逃れる
they-live-option-look = レンズ越しに見る

## The Location turn

they-live-option-recover = 立て直し：何もしない
they-live-option-card = ロケーションカードを引いてテストを行う
they-live-option-story = 次のストーリーカードをプレイする
they-live-option-build = 搬入：自分のカード1枚から3枚を保管カードに加える
    .title = 搬入
they-live-option-gather = 調達：スクラップを2個払って影響力を振り（{ $dice }）、成功1個につきカードを1枚引く
    .title = 調達
they-live-option-check = 検分と配備：保管カードを資源に送る
    .title = 検分と配備
they-live-option-trigger = 最終突入を宣言する
they-live-option-take = 《{ $card }》を取る：{ $text }
    .title = 《{ $card }》を取る
they-live-option-deposit = 《{ $card }》を置く：{ $text }
    .title = 《{ $card }》を置く
they-live-option-again = スクラップを2個払って振り直す
they-live-option-blind = 中身を見ずにすべて配備する
they-live-option-deploy = 《{ $card }》を配備する：{ $text }
    .title = 《{ $card }》を配備する

## The Final Assault

they-live-option-take-part = 加わる
they-live-option-retreat = このカードでは退く
they-live-option-half = { $half }
they-live-option-go-on = このまま続ける
they-live-option-reveal = 侵略者の正体を現す
they-live-option-sabotage = 《{ $card }》を出す：必要な成功が{ $worth }個増える
    .title = 《{ $card }》を出す
they-live-option-spend = { $resource }を使う：成功{ $worth }個
    .title = { $resource }を使う
they-live-option-keep = { $resource }を取っておく
they-live-option-stay-out = 加わらない

## What nobody is asked for

they-live-option-claim = 主張する：{ $claim }
they-live-option-withdraw = 主張を取り消す：{ $claim }
they-live-claim-person-human = { $person }は人間だ
they-live-claim-person-invader = { $person }は侵略者だ
they-live-claim-billboard = { $space }のメッセージは「{ $message }」だ
they-live-claim-card-clean = 《{ $card }》は正常だ
they-live-claim-card-sabotaged = 《{ $card }》は細工されている
they-live-claim-deposit = { $count ->
    [0] { $space }の保管カードに細工されたものはない
   *[other] { $space }の保管カードのうち{ $count }枚は細工されている
}

## What passing means

they-live-option-pass-reorganize = いまのままにする
they-live-option-pass-lay-low = もう取り除かない
they-live-option-pass-take-apart = もう分解しない
they-live-option-pass-weapon = 武器を使わない
they-live-option-pass-confront = だれとも対決しない
they-live-option-pass-pvp-glasses = 消費しない
they-live-option-pass-pvp-look = 見ない
they-live-option-pass-location = ここでは何もしない
they-live-option-pass-collect-card = もう取らない
they-live-option-pass-build = もう置かない
they-live-option-pass-sabotage = もう出さない

## Things as they are offered

they-live-choice-numbered-card = { $card }#{ $number }
they-live-choice-card-with-icon = { $card }（{ $icon }）
they-live-choice-player-in-full = { $player }（{ $seat }）
they-live-choice-yourself = { $player }（自分）
they-live-choice-ability = 《{ $ability }》{ $text }
they-live-choice-spare-in-full = { $person }（体力{ $health }、開始地点は{ $space }、《{ $first }》《{ $second }》）
they-live-choice-numbered-injury = { $injury }#{ $number }
they-live-choice-injury-in-full = 《{ $injury }》{ $text }
they-live-choice-pile-0 = 第一の山（{ $count }枚）
they-live-choice-pile-1 = 第二の山（{ $count }枚）
they-live-choice-tile-at = { $space }の{ $tile }
they-live-choice-halves = 第一のテスト：{ $first }／第二のテスト：{ $second }
they-live-choice-space-with = { $space }［{ $contents }］
they-live-choice-here = （同じスペース：{ $contents }）
they-live-choice-alone-here = （ほかになし）
they-live-choice-dropped = 死者の遺したカード（{ $cards }）
they-live-choice-deposit = 保管の{ $cards }
