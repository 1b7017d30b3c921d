# What may be answered, as it is offered and as the log repeats it.

the-others-option-pass = 何もしない

## Set-up and Rounds

the-others-option-hero = { $hero }
the-others-option-hero-pick-hero = { $hero }を担当する
    .group = 担当する
    .label = { $hero }
the-others-option-hero-dark-past = { $hero }に渡す
    .group = 渡す相手
    .label = { $hero }
the-others-option-hero-successor = { $hero }で続ける
    .group = 交代のヒーロー
    .label = { $hero }
the-others-option-give = { $hero }を{ $seat }が担当する
the-others-option-place = { $space }に置く
    .group = 置く場所
    .label = { $space }
the-others-option-first = { $hero }をファーストヒーローにする
the-others-option-confirm = このままにする
the-others-option-fail = 話し合いを打ち切る：SINプレイヤーが決める
    .title = 話し合いを打ち切る
the-others-option-change = 「{ $option }」に変える
the-others-option-spend-turn = ターンを行う（ターントークンを消費）
    .title = ターンを行う
    .price = ターントークン1個
the-others-option-spend-extra-turn = ターンを行う（追加ターントークンを消費）
    .title = ターンを行う
    .price = 追加ターントークン1個
the-others-option-decline = いまはターンを行わない

## A Hero's Turn

the-others-option-move = { $way }移動
    .group = 移動
    .label = { $way }
the-others-way = { $direction ->
    [north] 北の{ $space }へ
    [north-east] 北東の{ $space }へ
    [east] 東の{ $space }へ
    [south-east] 南東の{ $space }へ
    [south] 南の{ $space }へ
    [south-west] 南西の{ $space }へ
    [west] 西の{ $space }へ
    [north-west] 北西の{ $space }へ
   *[none] { $space }へ
}
the-others-option-move-metro = メトロで{ $space }へ移動
    .group = 移動
    .label = メトロで{ $space }へ
the-others-whole-way = { $space }へ移動（経由：{ $through }）
the-others-way-wounds = モンスターから離れて{ $count }負傷
the-others-way-fire = 計ダイス{ $count }個の火災チェック
the-others-way-corruption = 計ダイス{ $count }個のカラプションチェック
the-others-way-certain = 急ぐために{ $count }カラプション
the-others-step-at-a-cost = { $step }（代償：{ $costs }）
the-others-cost-monsters = モンスターから離れて{ $count }負傷
the-others-cost-corruption-here = 出るときダイス{ $count }個のカラプションチェック
the-others-cost-fire-here = 出るときダイス{ $count }個の火災チェック
the-others-cost-corruption-there = 入るときダイス{ $count }個のカラプションチェック
the-others-cost-fire-there = 入るときダイス{ $count }個の火災チェック
the-others-cost-power = { $sin }のパワーで{ $count }カラプション
the-others-option-fight = 戦闘：{ $monsters }
the-others-option-fight-reaction-fight = 攻撃する：{ $monsters }
the-others-option-shoot = { $space }を撃つ
    .group = 撃つ
    .label = { $space }
the-others-option-cleanse = 厄災の浄化
the-others-option-city-action = シティアクションを使う：{ $icons }
    .title = シティアクションを使う
the-others-option-turn-up = ここの裏向きのトークンを表向きにする
the-others-option-collect = { $npc }を連れていく
the-others-option-collect-token = { $token }を取る
the-others-option-put-down = { $npc }をここに置く
the-others-option-end = ターンを終える
the-others-option-holy-water = 《HOLY WATER》：{ $monster }を追い払う
    .group = 《HOLY WATER》で追い払う
    .label = { $monster }
    .title = 《HOLY WATER》
the-others-option-perilous-research = 《危険な研究》：{ $hero }に追加ターントークン
    .title = 《危険な研究》
the-others-option-shapeshift = 《変身》：{ $form ->
    [wolf] 人間に戻る
   *[man] 人狼になる
}
the-others-option-inner-mastery-up = 《INNER MASTERY》：カラプションレベルを1上げる
    .title = 《INNER MASTERY》
the-others-option-inner-mastery-down = 《INNER MASTERY》：カラプションレベルを1下げる
    .title = 《INNER MASTERY》
the-others-option-regeneration = 《REGENERATION》：負傷1つを回復する
the-others-option-seeker-grenades = 《SEEKER GRENADES》：{ $monster }を殺害する
    .group = 《SEEKER GRENADES》で殺害する
    .label = { $monster }
    .title = 《SEEKER GRENADES》
the-others-option-vampric-regeneration = 《吸血再生》：負傷1つを回復する
the-others-option-demolitions = 《爆破》：{ $monster }を殺害する（1カラプションを受け、ここに火災トークン1個）
    .group = 《爆破》で殺害する（1カラプションを受け、ここに火災トークン1個）
    .label = { $monster }
    .title = 《爆破》：{ $monster }を殺害する
    .price = 1カラプション、火災トークン1個
the-others-option-fall-back = 《後退》：{ $space }へ
    .group = 《後退》の行き先
    .label = { $space }
    .title = 《後退》
the-others-option-field-surgery = 《応急手術》：{ $hero }の負傷1つを回復する
    .group = 《応急手術》で回復する
    .label = { $hero }
    .title = 《応急手術》
the-others-option-sin-eater = 《罪喰らい》：1カラプションで、ここの{ $token }トークン1個を取り除く
    .group = 《罪喰らい》：1カラプションで取り除く
    .label = { $token }
    .title = 《罪喰らい》
    .price = 1カラプション
the-others-option-mind-control = 《マインドコントロール》：{ $space }の{ $monster }を動かす
    .group = 《マインドコントロール》で動かす
    .label = { $monster }
    .title = 《マインドコントロール》：{ $monster }を動かす

## In a Space

the-others-option-to = { $space }へ
    .group = 行き先
    .label = { $space }
the-others-option-to-monster-move = { $space }へ
    .group = 行き先
    .label = { $space }
the-others-option-to-survivor = { $space }へ進む
    .group = 進む先
    .label = { $space }
the-others-option-to-marguerite = マルガリータを{ $space }へ
    .group = マルガリータの行き先
    .label = { $space }
the-others-option-to-holy-water = { $space }へ追い払う
    .group = 追い払う先
    .label = { $space }
the-others-option-to-orbital-move = { $space }に合わせる
    .group = 照準
    .label = { $space }
the-others-option-stay = とどまる
the-others-option-icon = { $icon }：{ $text }
    .title = { $icon }
the-others-option-icon-nun = { $icon }を覆う
the-others-option-token = { $space }のトークン
    .group = トークンの場所
    .label = { $space }
the-others-option-kill = { $monster }を撃つ
    .group = 撃つ
    .label = { $monster }
the-others-option-take = 《{ $card }》（{ $window }）：{ $text }
    .title = 《{ $card }》
the-others-option-uncover = { $slot }を回復する
the-others-option-cover = { $slot }を覆う
the-others-option-remove = { $token }トークンを取り除く
the-others-option-remove-icon = { $icon }のアイコンからカラプショントークンを取り除く
the-others-option-corruption-no = カラプションを受けない
the-others-option-corruption-yes = 自発的カラプションを受ける
the-others-option-corruption-pay = 自発的カラプションを受け、ボーナスのために2負傷も受ける

## Fights

the-others-option-mean-no = 「いいえ」と言う
the-others-option-mean-yes = 「はい」と言う
the-others-option-ability-marked = アコライトアビリティを使う（このラウンドはもう使えなくなる）
    .title = アコライトアビリティを使う
the-others-option-ability-free = アコライトアビリティをマークなしで使う（ゴード＆ベックス。このラウンドにまた使える）
    .title = アコライトアビリティをマークなしで使う
the-others-option-turn-down = 《{ $card }》を伏せる（{ $window }）：{ $text }
    .title = 《{ $card }》を伏せる
the-others-option-faith = { $face }：{ $results }
    .title = { $face }
the-others-option-hit = { $monster }を殺害する（{ $defense }ヒット）
    .group = 殺害する
    .label = { $monster }（{ $defense }ヒット）
    .title = { $monster }を殺害する
    .price = { $defense }ヒット
the-others-option-protect = ソーレイがかばう：負傷を1つ減らす
the-others-option-gan-wound = さらに1負傷を受ける
the-others-option-gan-innocent = イノセント1人を死なせる

## The Sins Player

the-others-option-play = 《{ $card }》を使う：{ $text }
    .title = 《{ $card }》を使う
the-others-option-read-corruption = カラプションチェックのままにする
the-others-option-read-fire = 火災チェックにする
the-others-option-react = リアクションする（リアクショントークンを消費）
    .title = リアクションする
    .price = リアクショントークン1個
the-others-option-monster = { $space }の{ $monster }
the-others-option-summon = { $monster }
the-others-option-nest = { $space }に出す
    .group = 出す場所
    .label = { $space }
the-others-option-keep = 《{ $card }》（{ $window }）：{ $text }
    .title = 《{ $card }》
the-others-option-mark = { $space }の{ $monster }
the-others-option-altar = { $space }に置く
    .group = 置く場所
    .label = { $space }

## Prices and choices

the-others-option-mission = 《{ $mission }》：{ $text }
    .title = 《{ $mission }》
the-others-option-debt-wounds = 3負傷を受ける
the-others-option-debt-corruption = 3カラプションを受ける
the-others-option-damned-wounds = 2負傷を受ける
the-others-option-damned-upgrade = アップグレード1枚をラウンド終了時まで伏せる
the-others-option-hubris-wound = 1負傷を受ける
the-others-option-destroy = 《{ $card }》を手放す（{ $window }）：{ $text }
    .title = 《{ $card }》を手放す
the-others-option-refuse = 払わない
the-others-option-refuse-conceit = 払わない：アバターが任意のスペースへテレポートする
    .title = 払わない
the-others-option-refuse-conceit-for-heroes = 払わせない：アバターが任意のスペースへテレポートする
    .title = 払わせない
the-others-option-refuse-ego = 払わない：SINプレイヤーがカード1枚を引き、孤立したヒーロー1人につきリアクショントークン1個を得る
    .title = 払わない
the-others-option-refuse-ego-for-heroes = 払わせない：SINプレイヤーがカード1枚を引き、孤立したヒーロー1人につきリアクショントークン1個を得る
    .title = 払わせない
the-others-option-refuse-crawl = 払わない：現在のヒーローはこのターン移動できない
    .title = 払わない
the-others-option-refuse-crawl-for-heroes = 払わせない：現在のヒーローはこのターン移動できない
    .title = 払わせない
the-others-option-accept = 払う：孤立したヒーロー全員が2カラプションを受ける
    .title = 払う
the-others-option-split = { $thing ->
    [wounds] 負傷を払う
   *[corruption] カラプションを払う
}：{ $shares }
the-others-option-split-told = 払う：{ $shares }（現在のヒーローから時計回り）
the-others-share = { $count }
the-others-share-of = { $hero }{ $share }

## What passing means

the-others-option-pass-start-ability = 何も使わない
the-others-option-pass-icon = これ以上アイコンを使わない
the-others-option-pass-orbital-strike = だれも撃たない
the-others-option-pass-remove = 残りのトークンをそのままにする
the-others-option-pass-assign = これ以上ヒットを割り振らない
the-others-option-pass-protector = かばわない
the-others-option-pass-end-ability = 何も使わない
the-others-option-pass-acolyte-ability = アコライトアビリティを使わない
the-others-option-pass-start-of-turn-card = カードを使わない
the-others-option-pass-start-of-fight-card = カードを使わない
the-others-option-pass-after-roll-card = カードを使わない
the-others-option-pass-after-fight-card = カードを使わない
the-others-option-pass-after-kill-card = カードを使わない
the-others-option-pass-reaction = リアクションしない
the-others-option-pass-monster = モンスターを移動させない
the-others-option-pass-marguerite = マルガリータはとどまる
the-others-option-pass-reaction-fight = 攻撃しない
the-others-option-pass-summon = これ以上召喚しない
