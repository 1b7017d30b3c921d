# Why an option is not open. What both games say stands here.

## Anything

reason-game-over = ゲームは終わっています。
reason-not-your-decision = いまはあなたが決めるときではありません。
reason-not-an-option = いまの質問にそのような選択肢はありません。
reason-not-understood = このゲームでできることではありません：{ $written }
reason-other-moment = いまはできません。決めるのは{ $moment }です。
reason-must-choose = 省くことはできません。選択肢から1つ選んでください。
reason-wrong-form = 書き方が違います。正しい形は「{ $form }」です。
reason-no-such-space = このマップにそのようなスペースはありません。番号か地区の名前を入力してください。
reason-no-such-hero = そのようなヒーローはいません：{ $written }
reason-no-such-monster = ボード上にそのようなモンスターはいません：{ $written }
reason-no-such-figure = このゲームにそのようなモンスターはいません：{ $written }
reason-not-common = { $monster }はアコライトでもアボミネーションでもありません。
reason-one-for-all = { $monster }と同じものは、別の1体が代表しています。そちらを選んでください。

## Set-up and Rounds

reason-hero-taken = { $chosen }はもう選ばれています。
reason-not-contested = いまは希望の重なった{ $contested }の担当だけを決めます。
reason-not-a-rival = そのプレイヤーは{ $contested }を希望していません。
reason-starters-then-reserve = { $dealing ->
    [starting] このカードは最初から使用するヒーローに渡します。{ $chosen }は控えです。
   *[reserve] このカードは控えのヒーローに渡します。{ $chosen }は最初から使用します。
}
reason-has-dark-past = { $chosen }はもうダークパストカードを持っています。
reason-hero-not-in-play = { $chosen }は使用中ではありません。
reason-not-in-talks = ヒーロープレイヤーが話し合っているのはそのことではありません：{ $written }
reason-stated-already = それはもう述べた意見です。そのままにするか、別のものに変えてください。
reason-other-token-due = いま置くトークンは{ $token }です。
reason-space-taken = { $space }にはもうこのタスクのトークンが置かれます。それぞれ別のスペースに置いてください。
reason-marked-district = { $space }はミッションでマークされています。カラプショントークンは置けません。
reason-districts-only = これらのトークンは地区にしか置けません。
reason-not-a-branch = ストーリーはそのミッションには続きません：{ $written }
reason-not-in-reserve = { $chosen }は控えのヒーローではありません。

## A Hero's Turn

reason-spend-what = ターンを行うには、ターントークンか追加ターントークンを消費します。
reason-no-such-token-left = { $hero }には消費できるそのトークンが残っていません。
reason-turn-due = { $hero }にはアクティブなターントークンがあり、ターンを行わなければなりません。何もしないターンでもかまいません。
reason-action-used = { $hero }はこのターンのアクションを終えています。
reason-move-over = { $hero }のこのターンの移動は、アクションかカードによって終わっています。
reason-card-stops-move = SINカードにより、このターンの{ $hero }の移動は制限されています。
reason-no-steps-left = { $hero }の移動に残りの歩数がありません。
reason-not-adjacent = { $hero }のスペースから{ $space }へは1歩で行けません。隣接しておらず、メトロでもつながっていません。
reason-no-monster-here = { $hero }のスペースに戦うモンスターがいません。
reason-not-ranged = { $hero }には遠距離攻撃がありません。
reason-in-district = { $hero }は地区にいます。射撃はストリートからストリートへしかできません。
reason-own-space = そこは{ $hero }がいるスペースです。そこのモンスターとは射撃ではなく戦闘をします。
reason-no-line-of-sight = { $hero }から{ $space }へは視線が通りません。まっすぐ並ぶストリートでつながっていません。
reason-no-monster-there = { $space }にモンスターはいません。
reason-nothing-to-cleanse = { $hero }のスペースには、取り除ける火災、カラプション、ペンタグラム、ネストのトークンがありません。
reason-city-token-used = { $hero }はこのラウンドのシティアクションをもう使いました。
reason-not-in-district = { $hero }はストリートにいます。シティアクションは地区で使います。
reason-slot-taken = この地区のシティアクションは、このラウンドにほかのヒーローがもう使いました。
reason-icons-covered = この地区のアイコンはすべて覆われているか、もともとありません。
reason-fog-of-hate = 《THE FOG OF HATE》：カラプショントークンがある地区ではシティアクションを使えません。
reason-no-face-down-tokens = { $hero }のスペースに裏向きのトークンはありません。
reason-monster-here = スペースにモンスターがいる間は、トークンを表向きにできません。
reason-nothing-to-collect = { $hero }のスペースに取れるものがありません：{ $thing }
reason-innocents-stay = イノセントは、連れているヒーローから離れません。
reason-not-held = { $hero }は{ $thing }を連れていません。

## Abilities and Upgrades

reason-not-his-ability = { $hero }には表向きの《{ $ability }》がありません。
reason-ability-out-of-use = 外交官により、このラウンド{ $hero }のナチュラルアビリティは使えません。
reason-ability-used = { $hero }はこのターンにもう《{ $ability }》を使いました。
reason-card-not-so = 選択を求めているカードでは、それはできません：{ $written }
reason-not-after-move = 《{ $ability }》は、移動で1歩進んだ直後に使います。
reason-used-this-round = { $hero }はこのラウンドにもう《{ $ability }》を使いました。
reason-no-extra-turn-left = ストックに追加ターントークンが残っていません。
reason-nothing-to-heal = { $hero }には回復できる負傷がありません。
reason-up-or-down = カラプションレベルは上げるか下げるかのどちらかです。
reason-end-of-track = { $hero }のカラプションレベルは、そちらへはこれ以上動きません。
reason-monster-elsewhere = { $monster }は{ $hero }のスペースにいません。
reason-acolytes-only = 《{ $ability }》で殺害できるのはアコライトだけです。
reason-not-next-to-monster = { $space }はそのモンスターのスペースに隣接していません。
reason-not-next-to-hero = { $space }は{ $hero }のスペースに隣接していません。
reason-not-a-fellow = { $chosen }は{ $hero }のスペースにいるほかのヒーローではありません。
reason-chosen-not-wounded = { $chosen }には回復できる負傷がありません。
reason-only-on-icons = そのトークンはシティアクションアイコンの上にしかなく、{ $hero }には取れません。

## City Actions and Cleanses

reason-no-such-icon = この地区にそのようなアイコンは見えていません：{ $written }
reason-icon-done = { $icon }はもう行いました。
reason-icon-useless = いま{ $icon }は{ $hero }に効果がありません。
reason-no-orbital-token = { $space }に衛星砲トークンはありません。
reason-out-of-orbital-reach = { $space }は衛星砲トークンから2スペースより離れています（メトロは使えず、川も越えられません）。
reason-not-under-token = { $monster }は衛星砲トークンのスペースにいません。
reason-no-such-upgrade = そのようなアップグレードはありません：{ $written }
reason-not-in-inventory = 《{ $card }》はアップグレードインベントリにありません。
reason-not-removable = 浄化で取り除けるのは、火災、カラプション、ペンタグラム、ネストのトークンだけです。
reason-no-such-token-here = { $hero }のスペースに表向きのそのトークンはありません：{ $thing }
reason-icon-of-token = アイコンの上のカラプショントークンはアイコンも指定してください。ほかのトークンではアイコンを指定しません。

## Wounds

reason-no-such-slot = カラプショントラックのスロットは1から7です。
reason-slot-covered = スロット{ $target }にはもう負傷マーカーがあります。
reason-slot-not-covered = スロット{ $target }に負傷マーカーはありません。

## Fights

reason-yes-or-no = 自発的カラプションを受けるかどうか、yesかnoで答えてください。
reason-no-price-asked = この戦闘では、音楽家によるカラプションのボーナスの代償はありません。
reason-marked-or-free = アコライトアビリティは、マークして使うか、カードの効果でマークせずに使います。
reason-ability-marked = { $way ->
    [free] この戦闘でアコライトアビリティをマークせずに使える有効なカードはありません。
   *[marked] このラウンドのアコライトアビリティはもう使われました。
}
reason-not-a-result = 戦闘では、ヒット、ディフェンス、カウンターのどれかにしかなりません。
reason-not-in-fight = { $monster }はこの戦闘のスペースにいません。
reason-killed-already = { $monster }にはもうヒットが割り振られています。
reason-too-few-hits = { $monster }の防御力は{ $defense }ですが、残りは{ $hits }ヒットです。
reason-no-hits-on-it = 有効なカードにより、{ $hero }は{ $monster }にヒットを割り振れません。
reason-not-on-its-way = { $space }は遠すぎるか、そこへ進んでも射手に近づきません。
reason-wound-or-innocent = 負傷かイノセントかを選んでください。

## The Sins Player

reason-sins-players-card = SINカードを持つのはSINプレイヤーだけです。
reason-no-such-card = { $card }というSINカードはありません。
reason-card-not-in-hand = 《{ $card }》は手札にありません。
reason-card-already-played = このターンはもうSINカードを使いました。
reason-not-the-moment = 《{ $card }》はいまは使えません。
reason-card-without-effect = 《{ $card }》はいま使っても効果がありません。
reason-not-drawn = そのアポカリプスカードは引いていません：{ $written }
reason-fire-or-corruption = チェックはカラプションか火災のどちらかとして読みます。
reason-held-by-hero = { $monster }はヒーローのいるスペースから移動できません。
reason-monster-has-moved = { $monster }はもう移動しました。
reason-out-of-monsters-reach = モンスターは{ $space }へ移動できません。遠すぎるか、ヒーローが道をふさいでいます。
reason-not-dead = { $figure }は死亡エリアにいません。
reason-must-summon = 必ず召喚する数が残り、死亡したモンスターと空いたネストがある間は、召喚しなければなりません。
reason-no-free-nest = { $space }に空いたネストはありません。
reason-not-a-place-to-enter = そのモンスターは{ $space }には登場できません。別のネストを選んでください。
reason-not-an-open-icon = それはこの地区の見えているシティアクションのアイコンではないか、位置が違います。
reason-marked-already = { $monster }はもうマークされています。

## Prices and choices

reason-not-face-up = { $hero }は表向きの《{ $card }》を持っていません。
reason-wounds-or-corruption = 負傷かカラプションかを選んでください。
reason-wounds-or-upgrade = 負傷かアップグレードかを選んでください。
reason-no-face-up-upgrade = { $hero }には伏せられる表向きのアップグレードがありません。
reason-no-altar = { $space }にアルターはありません。
reason-out-of-teleport = { $space }はテレポートの届く範囲にありません。
reason-hubris-wound = 負傷を受けるか、アップグレード1枚を破壊してください。
reason-not-owned = { $hero }は《{ $card }》を持っていません。
reason-share-for-each = 現在のヒーローから時計回りに、使用中のヒーロー1人ずつの分担を指定してください。
reason-whole-price = 分担の合計が代償の全体と一致しなければなりません。
reason-share-too-large = 1人のヒーローがそれほど多くは受けられません。

## When a verb is used

the-others-moment-pick-hero = 最初のヒーローを選ぶとき
the-others-moment-contested-hero = 同じヒーローを複数のプレイヤーが希望したとき
the-others-moment-place = ラウンド開始時にトークンを置くとき
the-others-moment-first-hero = ラウンドのファーストヒーローを決めるとき
the-others-moment-ballot = ヒーロープレイヤーの意見が分かれたとき
the-others-moment-token = ヒーローのターンの開始時
the-others-moment-start-ability = それを持つヒーローのターンの開始時
the-others-moment-main = ヒーローのターンの最中
the-others-moment-agony = 《AGONY OF THE UNCLEAN》が有効で、カラプションチェックを行うとき
the-others-moment-icon = シティアクションの最中
the-others-moment-orbital-token = 衛星砲を使うとき
the-others-moment-orbital-strike = 衛星砲を使うとき
the-others-moment-upgrade = ヒーローがアップグレードを取るとき
the-others-moment-heal = ヒーローが回復するとき
the-others-moment-cleanse-corruption = 厄災の浄化か戦闘で振る前
the-others-moment-remove = 厄災の浄化で振ったあと
the-others-moment-intention = 戦闘が始まるとき
the-others-moment-acolyte-ability = 戦闘のダイスを振る直前
the-others-moment-face-down = カードの効果でヒーローがアップグレードを伏せるとき
the-others-moment-faith = 戦闘でヒーローが振ったあと
the-others-moment-assign = ヒーローのヒットを割り振るとき
the-others-moment-protector = ソーレイのそばのヒーローが戦闘で負傷するとき
the-others-moment-wound = ヒーローが負傷を受けるとき
the-others-moment-dr-gan = 贖罪の《Dr.GAN UNLEASHED!》による、Dr.ゲーンとの戦闘のあと
the-others-moment-survivor = 遠距離戦闘で生き残ったモンスターが移動するとき
the-others-moment-end-ability = それを持つヒーローのターンの終了時
the-others-moment-former-hell-club = 《FORMER HELL CLUB》が公開されたとき
the-others-moment-reaction = ヒーローのターンのあと
the-others-moment-monster = SINプレイヤーがモンスターを移動させるとき
the-others-moment-holy-water = フィギュアをどこかへ動かすとき
the-others-moment-summon = ラウンド終了時の召喚のとき
the-others-moment-summon-nest = モンスターがボードに登場するとき
the-others-moment-apocalypse = アポカリプスカードを公開するとき
the-others-moment-branch = ストーリーが分岐するとき
the-others-moment-mark = ミッションでモンスターをマークするとき
the-others-moment-damned = 《DAMNED IF YOU DO...》が使われたとき
the-others-moment-hate = 《HATE!》を使うとき
the-others-moment-hubris = 《PRICE OF HUBRIS》が使われたとき
the-others-moment-conceit = SINカードがヒーローに代償を求めたとき
the-others-moment-ego = SINカードがヒーローに代償を求めたとき
