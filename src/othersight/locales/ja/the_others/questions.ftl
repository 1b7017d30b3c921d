# What is asked, by kind, with the facts needed to answer.

## Set-up and Rounds

the-others-question-pick-hero = どのヒーローを担当しますか？
the-others-question-contested-hero = { $hero }を希望する人が複数います。だれが{ $hero }を担当しますか？
the-others-question-contested-hero-for-heroes = ヒーロー側の意見がまとまりませんでした。だれに{ $hero }を担当させますか？
the-others-question-dark-past = 《{ $card }》はだれのダークパストにしますか？　そのヒーローがカラプションレベル7でターンを終えるまで伏せておきます。そのときの効果：{ $text }
the-others-question-place = { $hidden ->
    [yes] { $token }トークンをどこに裏向きで置きますか？{ $already }
   *[no] { $token }トークンをどこに置きますか？{ $already }
}
the-others-question-first-hero = このラウンドのファーストヒーローはだれにしますか？
the-others-question-first-hero-for-heroes = ヒーロー側の意見がまとまりませんでした。このラウンドのファーストヒーローはだれにしますか？
the-others-question-ballot = まだ意見がまとまっていません。これまでの意見：{ $stated }。自分の意見のままにしますか、変えますか、それとも話し合いを打ち切りますか？
the-others-question-token = { $extra ->
    [0] { $hero }はターンを行いますか？
   *[other] { $hero }はターンを行いますか？（残り：ターントークン{ $tokens }個、追加ターントークン{ $extra }個）
}

## A Hero's Turn

the-others-question-start-of-turn-card = { $hero }のターンが始まります。SINカードを使いますか？
the-others-question-start-ability = { $hero }のターンが始まります。まず何かを使いますか？
the-others-question-main = { $hero }は{ $space }にいます{ $here }。{ $state }。移動：{ $steps }。アクション：{ $action ->
    [used] 使用済み
   *[free] 未使用
}。{ $leaving ->
    [0] 何をしますか？
   *[other] ここのモンスターから離れると{ $leaving }負傷を受けます。何をしますか？
}
the-others-question-agony = { $space }での{ $hero }のカラプションチェックです。トークンを火災とみなしますか？
the-others-question-after-roll-card = 出目：{ $roll }。SINカードを使いますか？
the-others-question-holy-water = { $monster }をどこへ追い払いますか？
the-others-question-icon = { $hero }は次にどのアイコンを使いますか？
the-others-question-orbital-token = { $hero }はどの衛星砲トークンを動かしますか？
the-others-question-orbital-move = { $hero }は衛星砲をどこに合わせますか？（最大2スペース動かせます）
the-others-question-orbital-strike = 衛星砲でだれを殺害しますか？
the-others-question-upgrade = { $hero }はどのアップグレードを取りますか？　以後ずっと{ $hero }のものになります。
the-others-question-heal = { $hero }のどの負傷を回復しますか？
the-others-question-cleanse-corruption = この浄化のために{ $hero }は自発的カラプションを受け、レベル{ $next }になりますか？　加わるもの：{ $bonuses }。
the-others-question-remove = { $count ->
    [1] { $hero }はトークン1個を取り除けます。どれにしますか？
   *[other] { $hero }はトークン{ $count }個を取り除けます。まずどれにしますか？
}

## Fights

the-others-question-intention = { $hero }の{ $ranged ->
    [yes] 遠距離戦闘
   *[no] 戦闘
}（相手：{ $opponents }）。{ $hero }は自発的カラプションを受け、レベル{ $next }になるつもりですか？　加わるもの：{ $bonuses }。ここでの答えに縛られることはありません。
the-others-question-acolyte-ability = { $space }で{ $hero }が戦闘をします（相手：{ $opponents }）。アコライトアビリティを使いますか？　死亡したアコライト1体がよみがえって戦闘に加わり、アコライトボードの効果が発生します：{ $acolyte }
the-others-question-nun = { $space }のどのシティアクションのアイコンを覆いますか？
the-others-question-face-down = { $hero }はどのアップグレードを伏せますか？
the-others-question-start-of-fight-card = { $hero }の{ $ranged ->
    [yes] 遠距離戦闘
   *[no] 戦闘
}（相手：{ $opponents }）。SINカードを使いますか？
the-others-question-corruption = { $barred ->
    [yes] 相手：{ $opponents }。{ $hero }は自発的カラプションを受け、レベル{ $next }になりますか？　加わるもの：{ $bonuses }。ただし音楽家により、{ $hero }が2負傷も受けないかぎりボーナスは得られません。
   *[no] 相手：{ $opponents }。{ $hero }は自発的カラプションを受け、レベル{ $next }になりますか？　加わるもの：{ $bonuses }。
}
the-others-question-faith = { $of ->
    [1] { $hero }の出目：{ $roll }。{ $source ->
        [faith] FAITHを何として扱いますか？
       *[level] レベル7の任意の結果を何にしますか？
    }　{ $standing }
   *[other] { $hero }の出目：{ $roll }。選ぶ結果：{ $of }つ。{ $source ->
        [faith] { $nth }つ目のFAITHを何として扱いますか？
       *[level] レベル7の任意の結果を何にしますか？
    }　{ $standing }
}
the-others-question-assign = { $hero }には{ $count }ヒットあります。だれを殺害しますか？
the-others-question-protector = { $hero }が{ $count }負傷を受けようとしています。ソーレイがかばいますか？
the-others-question-wound = { $count ->
    [1] { $hero }は1負傷を受けます（これまでの負傷：{ $markers ->
        [0] なし
       *[other] { $markers }
    }。5つ目で死亡）。どのスロットを覆いますか？
   *[other] { $hero }は{ $count }負傷を受けます（これまでの負傷：{ $markers ->
        [0] なし
       *[other] { $markers }
    }。5つ目で死亡）。1つ目でどのスロットを覆いますか？
}
the-others-question-dr-gan = イノセントを連れた{ $hero }がDr.ゲーンに負傷させられました。{ $hero }はどちらを選びますか？
the-others-question-after-fight-card = { $hero }の戦闘が終わりました。SINカードを使いますか？
the-others-question-after-kill-card = { $hero }のターンにアボミネーションが殺害されました。SINカードを使いますか？
the-others-question-survivor = { $monster }は{ $hero }の射撃を生き残りました。どこへ進みますか？
the-others-question-end-ability = { $hero }のターンが終わります。何かを使いますか？
the-others-question-mind-control = { $monster }をどこへ動かしますか？
the-others-question-former-hell-club = 《FORMER HELL CLUB》：{ $hero }はどちらを受けますか？

## The Sins Player

the-others-question-reaction = { $hero }が{ $space }でターンを終えました。リアクションしますか？（リアクショントークン：{ $count }個）
the-others-question-monster = { $count ->
    [1] どのモンスターを移動させますか？
   *[other] どのモンスターを移動させますか？（{ $count }体まで）
}
the-others-question-monster-move = { $monster }をどこへ移動させますか？
the-others-question-marguerite = モンスターが移動しました。マルガリータも1歩移動しますか？
the-others-question-reaction-fight = { $space }のモンスターは{ $hero }を攻撃しますか？
the-others-question-summon = { $due ->
    [0] モンスターをもう1体召喚しますか？
   *[other] どのモンスターを召喚しますか？（必ず召喚する数：残り{ $due }体）
}
the-others-question-summon-nest = { $monster }をどのネストに召喚しますか？
the-others-question-enter = { $monster }をどこに登場させますか？
the-others-question-apocalypse = どのアポカリプスカードをゲーム終了まで有効にしますか？　もう1枚は、見せずに山札の一番下に置きます。
the-others-question-mark = どのモンスターをマークしますか？　ヒーローはそれを破壊しなければなりません。（残りのマーク：{ $count }個）
the-others-question-hate = どのアルターに《HATE!》を置きますか？
the-others-question-teleport = { $hero }をどこへテレポートさせますか？
the-others-question-conceit-avatar = アバターをどこへテレポートさせますか？

## The Story, successors and prices

the-others-question-branch = どのミッションに挑みますか？
the-others-question-branch-for-heroes = ヒーロー側の意見がまとまりませんでした。どのミッションに挑ませますか？
the-others-question-successor = { $hero }が死亡しました。だれが交代しますか？
the-others-question-inherit = { $count ->
    [1] { $hero }はインベントリからアップグレード1枚を取ります。どれにしますか？
   *[other] { $hero }はインベントリからアップグレード{ $count }枚を取ります。まずどれにしますか？
}
the-others-question-damned = 《DAMNED IF YOU DO...》：{ $hero }はどちらを選びますか？
the-others-question-hubris = 《PRICE OF HUBRIS》：{ $hero }はどちらを選びますか？
the-others-question-conceit = 《PRIMAL CONCEIT》：アバターをその場にとどめるため、孤立したヒーロー全員が2カラプションを受けますか？
the-others-question-conceit-for-heroes = 《PRIMAL CONCEIT》：ヒーロー側の意見がまとまりませんでした。払わせますか？
the-others-question-ego = 《CURSE OF EGO》：ヒーロー全員で合わせて4カラプションを受けますか？
the-others-question-ego-for-heroes = 《CURSE OF EGO》：ヒーロー側の意見がまとまりませんでした。払わせますか？　だれに払わせますか？
the-others-question-crawl = 《CURSE OF THE CRAWL》：{ $hero }が移動できるように、ヒーロー全員で合わせて3負傷を受けますか？
the-others-question-crawl-for-heroes = 《CURSE OF THE CRAWL》：ヒーロー側の意見がまとまりませんでした。{ $hero }が移動できるように払わせますか？　だれに払わせますか？
