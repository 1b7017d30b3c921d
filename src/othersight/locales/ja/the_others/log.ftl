# The log: what happened, to whom, and why. One text for each kind of line.

## Set-up and Rounds

the-others-log-hero-picked = { $seat }は{ $hero }を担当する。
the-others-log-heroes-start = { $heroes }がスターティングスペースに立った。
the-others-log-upgrade-brought = { $hero }は前のストーリーから《{ $card }》を持ってきた。
the-others-log-dark-past-brought = { $hero }にはダークパスト《{ $card }》がついて回る：{ $text }
the-others-log-dark-past-dealt = SINプレイヤーは全ヒーローにダークパストカードを裏向きで配った。
the-others-log-dark-past-dealt-by-you = { $hero }のダークパストは《{ $card }》。
the-others-log-round = ラウンド{ $round }
the-others-log-first-hero = ファーストヒーローは{ $hero }。
the-others-log-end-of-round = ラウンド{ $round }終了
the-others-log-reset = ターン、シティアクション、リアクションの各トークンが再び使えるようになった。

## A Hero's Turn

the-others-log-turn = { $token ->
    [extra-turn] { $hero }のターン（追加ターントークン）
   *[turn] { $hero }のターン
}
the-others-log-turn-declined = { $hero }は追加ターントークンを残し、ターンを行わなかった。
the-others-log-turn-over = { $hero }のターンが終わった。
the-others-log-hero-moves = { $hero }は{ $space }へ移動した。
the-others-log-hero-teleported = { $hero }は{ $space }へテレポートした。
the-others-log-leaves-monsters = { $hero }はモンスターから離れ、その代償に{ $wounds }負傷を受けた。
the-others-log-check = { $hero }の{ $kind }チェック（{ $space }）。出目：{ $roll }。
the-others-log-check-harm = { $kind ->
    [fire] { $harm ->
        [0] { $hero }は火災で負傷しなかった
       *[other] { $hero }は火災で{ $harm }負傷を受けた
    }
   *[corruption] { $harm ->
        [0] { $hero }はチェックでカラプションを受けなかった
       *[other] { $hero }はチェックで{ $harm }カラプションを受けた
    }
}{ $cancelled ->
    [0] {""}
   *[other] （プロクシーか《HAZMATA SUIT》が{ $cancelled }つ打ち消した）
}。
the-others-log-agony = 《AGONY OF THE UNCLEAN》：{ $space }のカラプションが火災のように燃え上がった。
the-others-log-sloth-power = 怠惰：2歩目からの足取りは重く、{ $hero }は{ $corruption }カラプションを受けた。
the-others-log-karl-wolf = { $hero }は人狼に変身した。
the-others-log-karl-human = { $hero }は人間に戻った。

## In a Space

the-others-log-cleanse-roll = { $count ->
    [0] { $hero }は厄災の浄化を行ったが、振るダイスがなかった。
   *[other] { $hero }は厄災の浄化でダイス{ $count }個（{ $dice }）を振った：{ $roll }。
}
the-others-log-cleanse-results = { $count ->
    [0] スキルなし。浄化では何も取り除けない。
    [1] { $hero }の結果：{ $sums }。トークン1個を取り除ける。
   *[other] { $hero }の結果：{ $sums }。トークン{ $count }個まで取り除ける。
}
the-others-log-city-action = { $hero }は{ $space }のシティアクションを使った。
the-others-log-icon = { $hero }は{ $icon }のアイコンを使った。
the-others-log-orbital-token = 衛星砲の照準が{ $space }に合った。
the-others-log-orbital-strike = { $hero }は{ $monster }に衛星砲を撃ちこんだ。
the-others-log-demolitions = 《爆破》：{ $hero }は{ $monster }を吹き飛ばした。
the-others-log-sin-eater = 《罪喰らい》：{ $hero }は{ $token }トークンを喰らった。
the-others-log-token-placed = { $space }に{ $token }トークンが置かれた。
the-others-log-token-placed-face-down = { $space }に裏向きのトークンが置かれた。
the-others-log-token-removed = { $space }から{ $token }トークンが取り除かれた。
the-others-log-tokens-turned-up = { $hero }は{ $space }のトークンを表向きにした：{ $tokens }。
the-others-log-face-down = SINプレイヤーはトークン{ $count }個を裏向きに置いた。
the-others-log-face-down-by-you = 裏向きに置いたトークン：{ $tokens }。場所は順に{ $spaces }。
the-others-log-extra-turn-collected = { $hero }は追加ターントークンを取った。
the-others-log-extra-turn-gained = { $hero }は追加ターントークンを得た。
the-others-log-innocent-collected = { $hero }はイノセントを同行させた。
the-others-log-innocents-killed = { $hero }が連れていたイノセント{ $count }人が死んだ。
the-others-log-innocents-rescued = イノセント{ $count }人が救出された。
the-others-log-npc-collected = { $hero }は{ $npc }を同行させた。
the-others-log-npc-put-down = { $hero }は{ $npc }をここに置いた。
the-others-log-upgrade-taken = { $hero }はアップグレード《{ $card }》を得た（ずっと有効）。{ $window }：{ $text }
    .title = { $hero }はアップグレード《{ $card }》を得た（ずっと有効）
    .body = { $window }：{ $text }
the-others-log-upgrade-destroyed = { $hero }はアップグレード《{ $card }》を失った。
the-others-log-upgrade-face-down = { $hero }は《{ $card }》をラウンド終了時まで伏せた。
the-others-log-inventory-refilled = インベントリに《{ $card }》が加わった。

## Fights

the-others-log-fight = 戦闘：{ $hero }は{ $space }のモンスターと戦う。
the-others-log-shots = 遠距離戦闘：{ $hero }は{ $space }のモンスターを撃った。
the-others-log-fight-without-roll = 戦う相手が残っていないため、ダイスは振られなかった。
the-others-log-grin-strikes = グリンがイノセントに襲いかかり、{ $hero }は1負傷を受けた。
the-others-log-intention-yes = { $hero }はこの戦闘でカラプションを受けるつもりだ。
the-others-log-intention-no = { $hero }はこの戦闘でカラプションを受けるつもりはない。
the-others-log-voluntary-corruption = { $hero }は自発的カラプションを受けた。
the-others-log-fight-roll = { $count ->
    [0] { $hero }には振るダイスがない。
   *[other] { $hero }はダイス{ $count }個（{ $dice }）を振った：{ $roll }。
}
the-others-log-sins-roll = { $count ->
    [0] SINプレイヤーには振るダイスがない。
   *[other] SINプレイヤーはダイス{ $count }個（{ $dice }）を振った：{ $roll }。
}
the-others-log-hero-results = { $hero }の結果：{ $sums }。
the-others-log-sin-results = SINプレイヤーの結果：{ $sums }。
the-others-log-defense-cancelled = { $source }が{ $hero }の{ $cancelled }ディフェンスを打ち消した。
the-others-log-fight-results = { $hero }はモンスターに{ $hits ->
    [0] ヒットを与えられず
   *[other] { $hits }ヒットを与え
}、{ $wounds ->
    [0] { $corruption ->
        [0] 負傷もカラプションも受けなかった
       *[other] { $corruption }カラプションを受けた
    }
   *[other] { $corruption ->
        [0] { $wounds }負傷を受けた
       *[other] { $wounds }負傷と{ $corruption }カラプションを受けた
    }
}。
the-others-log-ranged-roll = { $count ->
    [0] { $hero }には振るダイスがない。
   *[other] { $hero }はダイス{ $count }個（{ $dice }）を振った：{ $roll }。
}
the-others-log-ranged-results = { $hits ->
    [0] { $hero }はモンスターにヒットを与えられなかった。
   *[other] { $hero }はモンスターに{ $hits }ヒットを与えた。
}
the-others-log-strike-back-roll = { $count ->
    [0] モンスターは{ $hero }に反撃したが、振るダイスがなかった。
   *[other] モンスターは{ $hero }への反撃でダイス{ $count }個（{ $dice }）を振った：{ $roll }。
}
the-others-log-strike-back-results = 射撃の結果と合わせ、{ $hero }は{ $wounds ->
    [0] { $corruption ->
        [0] 負傷もカラプションも受けなかった
       *[other] { $corruption }カラプションを受けた
    }
   *[other] { $corruption ->
        [0] { $wounds }負傷を受けた
       *[other] { $wounds }負傷と{ $corruption }カラプションを受けた
    }
}。
the-others-log-no-strike-back = 撃たれたモンスターは1体も{ $hero }のスペースに来ず、反撃はなかった。
the-others-log-protector = 《プロテクター》：ソーレイが{ $hero }の前に立ち、負傷を1つ減らした。
the-others-log-monster-killed = { $monster }が{ $space }で殺害された。

## The dashboard

the-others-log-level = { $hero }のカラプションレベルは{ $level }になった。
the-others-log-wound = { $hero }は負傷を受けた：{ $slot }。
the-others-log-heal = { $hero }は負傷を回復した：{ $slot }。
the-others-log-hero-killed = { $hero }は死亡した。
the-others-log-successor = { $dead }に代わり、{ $hero }がスターティングスペースに登場した。
the-others-log-dark-past = { $hero }のダークパストが明らかになった。《{ $card }》：{ $text }
    .title = { $hero }のダークパスト：《{ $card }》
    .body = { $text }
the-others-log-tainted-one = { $hero }は{ $space }でモンスターになった。
the-others-log-sucide-pact = 《SUCIDE PACT》：{ $hero }はこのラウンドの終了時に死亡する。

## The Sins Player

the-others-log-sin-card = SINプレイヤーは《{ $card }》を使った：{ $text }
    .title = SINプレイヤーは《{ $card }》を使った
    .body = { $text }
the-others-log-sin-cards-drawn = { $count ->
    [0] SINプレイヤーが引けるSINカードはなかった。
   *[other] SINプレイヤーはSINカード{ $count }枚を引いた。
}
the-others-log-sin-cards-drawn-by-you = 引いたSINカード：{ $cards }。
the-others-log-sin-deck-reshuffled = 捨て札を切り直し、新しいSINカードの山札とした。
the-others-log-reaction = SINプレイヤーは{ $hero }のターンにリアクションした。
the-others-log-reaction-tokens-gained = SINプレイヤーはリアクショントークン{ $count }個を得た。
the-others-log-monster-moves = { $monster }は{ $from }から{ $space }へ移動した。
the-others-log-monster-teleported = { $monster }は{ $space }へテレポートした。
the-others-log-monster-summoned = { $monster }が{ $space }のネストに召喚された。
the-others-log-monster-enters = { $monster }が{ $space }に登場した。
the-others-log-monster-marked = { $monster }がマークされた。破壊しなければならない。
the-others-log-acolyte-ability = アコライトアビリティ：{ $monster }がよみがえり、{ $space }で{ $hero }との戦闘に加わった。
the-others-log-doctor = 堕ちた医者：{ $hero }は次のラウンドまで回復できない。
the-others-log-nun = 堕ちた尼：{ $space }のシティアクションのアイコンが1つ覆われた。
the-others-log-chef = 料理人：{ $hero }の技術力はラウンド終了時まで0とみなす。
the-others-log-musician = 音楽家：{ $hero }はこの戦闘で、2負傷を受けないかぎりカラプションのボーナスを使えない。
the-others-log-diplomat = 外交官：{ $hero }のナチュラルアビリティはラウンド終了時まで使えない。
the-others-log-gangster = ギャング：{ $monster }も{ $space }に現れた。
the-others-log-hate-laid = 《HATE!》が{ $space }に置かれた。ラウンド終了時にモンスターが3体以上いれば、アポカリプストラックが上昇する。
the-others-log-hate = { $count ->
    [0] 《HATE!》のスペースにモンスターはおらず、カードは捨て札になった。
    [1] 《HATE!》のスペースのモンスターは1体で足りず、カードは捨て札になった。
    [2] 《HATE!》のスペースのモンスターは2体で足りず、カードは捨て札になった。
   *[other] 《HATE!》のスペースにモンスターが{ $count }体いる。
}
the-others-log-leaden-hours = 《鉛の時間》：このターン、{ $hero }の移動は1歩まで。
the-others-log-crawl = 《CURSE OF THE CRAWL》：{ $hero }はこのターン移動できない。
the-others-log-price-paid = ヒーローは代償を払った。
the-others-log-price-refused = ヒーローは代償を払わなかった。
the-others-log-altars = { $count ->
    [0] すべてのアルターにヒーローがいるため、SINプレイヤーはカードを引かない。
   *[other] ヒーローのいないアルターが{ $count }個。SINプレイヤーはSINカード{ $count }枚を引く。
}
the-others-log-apocalypse = アポカリプストラックが上昇：{ $level }
the-others-log-apocalypse-drawn = { $count ->
    [1] SINプレイヤーはアポカリプスカード1枚を引いた。
   *[other] SINプレイヤーはアポカリプスカード{ $count }枚を引き、1枚を選ぶ。
}
the-others-log-apocalypse-drawn-by-you = 引いたアポカリプスカード：{ $cards }。
the-others-log-apocalypse-card = アポカリプスカード《{ $card }》が有効になった。{ $window }：{ $text }
    .title = アポカリプスカード《{ $card }》が有効になった
    .body = { $window }：{ $text }

## The Story

the-others-log-progress = 《{ $mission }》の進み具合：{ $progress }／{ $required }。
the-others-log-mission = ミッション{ $number }／{ $missions }《{ $mission }》：{ $text }
    .title = ミッション{ $number }／{ $missions }《{ $mission }》
    .body = { $text }
the-others-log-mission-accomplished = ミッション《{ $mission }》を達成した。
the-others-log-district-marked = { $space }は聖別された。以後カラプショントークンは置けない。
the-others-log-district-held = { $space }はラウンドの終わりまで守られた。
the-others-log-soul-bared = { $hero }はいちばん悪いことを打ち明け、身が軽くなった。
the-others-log-chief-with-avatar = コミッショナーはアバターの手中にある。
the-others-log-ballot = { $seat }「{ $option }」
the-others-log-decided-by-sins = SINプレイヤーがヒーローに代わって決めた：「{ $option }」
the-others-log-talks-failed = 団結か分裂：話し合いは決裂した。
the-others-log-no-unanimity = 団結か分裂：ヒーローの意見がまとまらない。
the-others-log-heroes-win = 最後のミッションが達成された。ヒーローの勝利！
the-others-log-sins-win = { $hero }は倒れ、控えはもういない。SINプレイヤーの勝利！

the-others-log-unreadable = （読めない行：{ $line }）
