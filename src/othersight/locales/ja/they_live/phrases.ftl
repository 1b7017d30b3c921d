# How names are put together, and how many there are of something.

they-live-player = プレイヤー{ $number }
they-live-player-with = { $person }（{ $seat }）
they-live-spectator = 観戦者
they-live-one-human = 人間
they-live-one-invader = 侵略者
they-live-numbered-space = { $name }（{ $number }）
they-live-no-space = ボードにないスペース{ $number }
they-live-says = { $space }「{ $message }」
they-live-numbered-tile = { $name }{ $number }号
they-live-hour = { $hour }

## Dice

they-live-no-dice = ダイスなし
they-live-roll = { $faces }
they-live-times = { $count ->
    [1] { $thing }
   *[other] { $thing }×{ $count }
}
they-live-critical = { $roll }、クリティカル
they-live-rolled-gum = { they-live-face-gum }
they-live-rolled-kick-a = { they-live-face-kick-a }A
they-live-rolled-kick-b = { they-live-face-kick-b }B

## Numbers

they-live-count-damage = { $count }ダメージ
they-live-count-scrap = スクラップ{ $count }個
they-live-count-wanted = 手配トークン{ $count }個
they-live-count-glasses = サングラストークン{ $count }個
they-live-count-cards = { $count ->
    [0] カードなし
   *[other] カード{ $count }枚
}
they-live-count-dice = { $count ->
    [0] ダイスなし
   *[other] ダイス{ $count }個
}
they-live-count-successes = { $count ->
    [0] 成功なし
   *[other] 成功{ $count }個
}

## Figures

they-live-figures = 隠密{ $stealth }、戦闘{ $combat }、体力{ $health }
they-live-figures-persuadable = 隠密{ $stealth }、戦闘{ $combat }、体力{ $health }、影響力{ $influence }で説得可
they-live-requirement = { $skill }{ $number }＋班の人数
