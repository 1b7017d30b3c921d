# Why an option is not open. What both games say stands with the texts of the first.

## Anything

reason-no-such-pin = ボードにそのようなスペースはありません：{ $written }
reason-no-such-player = 卓にそのようなプレイヤーはいません：{ $written }
reason-not-carried = そのようなカードは持っていません：{ $written }
reason-injury-forbids = 《{ $injury }》がある間はできません。
reason-news-forbids = ニュース《{ $news }》の公開中はできません。

## Claims, and cards used unasked

reason-claim-any-time = 主張は質問への答えにはなりません。ただし、いつでも主張し、取り消すことができます。
reason-not-a-claim = それは主張になりません：{ $written }。主張できるのは、卓の人物（人間か侵略者か）、看板のスペース（そのメッセージ）、カードの名前（正常か細工ありか）、看板の保管カード（細工されている枚数）についてです。
reason-not-your-claim = その番号の主張はしていません。主張を取り消せるのは本人だけです。
reason-claim-withdrawn = その主張はすでに取り消されています。
reason-use-any-time = 《{ $card }》は質問を待たずにいま使えます。使った後でもう一度質問されます。
reason-on-offer = 《{ $card }》は申し出に出ています。返事があるまで使えません。
reason-card-not-usable = そのカードはいま使えません。使えるのは、「アクション」のない自分の使い切りカードで、効果のあるものだけです。

## The Action turn

reason-action-taken = 《{ $action }》はこのアクション手番ですでに行いました。同じアクションは2度行えません。
reason-free-move-first = 先に無料移動です。どこかへ行くか、とどまってください。
reason-free-move-over = 無料移動はもう終わりました。
reason-stands-there = すでに{ $space }にいます。
reason-no-thread = { $own }と{ $space }を結ぶ糸はありません。
reason-not-on-freeway = { $own }はフリーウェイに面していません。
reason-no-freeway-there = フリーウェイは{ $space }に通じていません。
reason-enemy-here = { $own }に敵がいます。敵のそばでは潜伏できません。
reason-nobody-here = { $own }にはほかにだれもいません。
reason-not-oneself = 自分以外の人が必要です。
reason-not-here = { $player }は{ $own }にいません。
reason-trade-refused = { $player }はこのアクション手番に取引を断りました。もう申し出られません。
reason-nothing-to-give = 申し出るカードもスクラップもありません。
reason-no-cards = カードを持っていません。
reason-no-enemy-elsewhere = ほかのスペースに敵がいません。
reason-no-glasses = サングラストークンがありません。
reason-inspect-what = 《調査》で見られるのは自分のカードか看板のどちらかです。どちらかを指定してください。
reason-craft-what = 《製作》で作れるのはスクラップかサングラストークンのどちらかです。どちらかを指定してください。
reason-glasses-cost = サングラストークンには{ $price }が必要です。手元は{ $scrap }です。
reason-not-your-ability = 《{ $ability }》はほかのキャラクターの能力です。
reason-ability-always-on = 《{ $ability }》はアクションではありません。条件を満たせば自動的に働きます。
reason-no-action-text = 《{ $card }》に「アクション」の効果はありません。
reason-not-equipped = 《{ $card }》は装備していなければ使えません。
reason-used-this-turn = 《{ $thing }》はこのアクション手番ですでに使いました。
reason-without-effect = 《{ $thing }》をいま使っても何も起こりません。
reason-without-effect-for = いま{ $player }に使っても何も起こりません。
reason-only-for-others = 効果は自分以外の人が対象です。
reason-no-injury = 負傷していません。
reason-no-such-injury = そのような負傷はありません。
reason-injury-passes = 《{ $injury }》は軽度です。受けた次のラウンドの終わりにひとりでに治ります。
reason-injury-needs-rest = 《{ $injury }》は潜伏で治ります。
reason-injury-permanent = 《{ $injury }》は永続です。負傷を治すカードでしか治りません。
reason-injury-costs = 《{ $injury }》を治すには{ $price }が必要です。手元は{ $scrap }です。
reason-remove-what = 取り除けるのは手配トークンかダメージです。どちらかを指定してください。
reason-nothing-to-remove = それはもう残っていません。
reason-card-or-scrap = 受け渡しできるのはカードかスクラップです。
reason-one-or-two-scrap = 渡せるスクラップは1個か2個です。
reason-not-that-much-scrap = 手元は{ $scrap }です。
reason-trade-breaks-limit = 取引の後でスクラップが5個を超える人が出ます。
reason-no-such-tile = ボードにそのような敵タイルはありません。
reason-tile-already-here = { $tile }はすでに同じスペースにいます。
reason-tile-not-closest = 近づくのは最も近い敵です：{ $closest }
reason-not-closer = { $space }を通っても近づきません。
reason-at-least-one-card = 少なくとも1枚のカードが必要です。

## Enemies and confrontations

reason-cannot-decline = 攻撃は避けられません。戦うか、説得するか、共闘を呼びかけてください。
reason-not-persuadable = 影響力のアイコンがないため説得できません。
reason-team-refused = この敵に対する共闘はすでに呼びかけましたが、だれも来ませんでした。
reason-no-team-here = ここには、この敵とまだ戦える人がいません。
reason-they-engaged = { $player }はこのフェイズですでに敵かほかのプレイヤーと戦っています。
reason-no-freeway-flight = フリーウェイでは逃げられません。逃げられるのは糸に沿ってだけです。

## The Location turn and cards

reason-no-need-to-recover = 立て直しの必要はありません。何もしないならパスしてください。
reason-billboard = 看板でできるのは搬入、調達、検分と配備です。ロケーションカードとストーリーカードは使えません。
reason-no-billboard = { $own }に看板はありません。
reason-cable-54 = ケーブル54でできるのは最終突入の宣言だけです。
reason-story-complete = 自分のストーリーは完結しています。
reason-no-story-left = ストーリーカードが残っていません。
reason-story-elsewhere = 次のストーリーカードの舞台は{ $space }です。
reason-too-little-scrap = 仲介人にはスクラップ2個が必要です。手元は{ $scrap }です。
reason-no-deposit = { $own }に保管カードはありません。
reason-not-at-cable-54 = 最終突入はケーブル54で宣言します。現在地は{ $own }です。
reason-assault-declared = 最終突入はすでに宣言されています。
reason-not-leader = 最終突入を宣言できるのはリーダーの{ $leader }だけです。
reason-clock-not-red = いま{ $hour }です。時計が赤くなるのは19:00からです。
reason-say-how-much = いくつかを数字で指定してください。
reason-less-scrap-here = ここには{ $count }しかありません。
reason-scrap-limit = 手元は{ $scrap }です。上限は5個です。
reason-not-dropped-here = そのようなカードはここに落ちていません。
reason-one-by-one = カードは1枚ずつ決めます。いま決めるのはこのカードではありません。
reason-card-moved = 《{ $card }》は今回すでに動かしました。
reason-already-equipped = 《{ $card }》は装備しています。
reason-not-in-slot = 《{ $card }》は装備していません。
reason-no-such-pile = 隠し倉庫の山は0と1の2つです。
reason-pile-empty = その山は空です。
reason-must-draw = このカードは引かなければなりません。
reason-must-discard = カードが多すぎます。捨てなければなりません。
reason-not-a-spare = それは予備キャラクターではありません。

## The Final Assault

reason-not-in-group = 第一の組は班の人から選びます。同じ人は1度だけです。
reason-half-in-order = 第一の組は席順に挙げてください。
reason-uneven-split = 二つの組の人数の差は1人までです。
reason-not-an-invader = 正体を現せるのは侵略者だけです。あなたは人間です。
reason-not-sabotaged = 細工されたカードの中にそのようなカードはありません。
reason-not-a-resource = 有用な資源の中にそのようなカードやタイルはありません。
reason-resource-of-other-skill = { $resource }が役立つのは{ $skill }のテストです。このテストには使えません。
reason-fought-already = { $player }とはこのカードの後ですでに戦いました。
reason-not-a-candidate = この投票で{ $player }は選べません。
reason-not-revealed = { $player }は、このカードに加わっている正体を現した侵略者ではありません。

## Moments

they-live-reason-treating = 負傷の治療
they-live-moment-first-leader = リーダーを選ぶとき
they-live-moment-reorganize = 《装備変更》の最中
they-live-moment-pile = 隠し倉庫から引くとき
they-live-moment-too-many-cards = カードが10枚を超えたとき
they-live-moment-spare = 自分のキャラクターが死亡したとき
they-live-moment-cure = 自分の負傷が治るとき
they-live-moment-free-move = アクション手番の無料移動か《移動》のとき
they-live-moment-action = 自分のアクション手番のとき
they-live-moment-lay-low = 《潜伏》の最中
they-live-moment-offer = 《取引》の最中
they-live-moment-trade = 取引を申し出られたとき
they-live-moment-distract = 《当局の陽動》の最中
they-live-moment-take-apart = 《製作》の最中か、スペースにあるものを取るとき
they-live-moment-target = 複数の人に使えるカードを使うとき
they-live-moment-encounter = 敵に攻撃されたとき
they-live-moment-team = 共闘を呼びかけられたとき
they-live-moment-weapon = 武器を装備して戦闘を振る前
they-live-moment-reward = 敵を倒したとき
they-live-moment-confront = すべての遭遇の後、このフェイズでまだだれとも戦っていないとき
they-live-moment-pvp-escape = 対決を挑まれ、隠密がクリティカルだったとき
they-live-moment-pvp-look = サングラストークンを消費して人と戦ったとき
they-live-moment-distract-way = 敵が近づくときか、自分が逃げるとき
they-live-moment-location = 自分のロケーション手番のとき
they-live-moment-collect-card = スペースにあるものを取るとき
they-live-moment-build = 搬入の最中
they-live-moment-gather = 調達で成功が出なかったとき
they-live-moment-check = 検分と配備の最中
they-live-moment-pvp-glasses = 対決で振る前か、検分と配備の最中
they-live-moment-deploy = サングラストークンを消費した検分と配備の最中
they-live-moment-nominee = 手入れが行われるとき
they-live-moment-retreat = 最終突入カードが公開されたとき（すでに正体を現した侵略者）
they-live-moment-split = 最終突入カードが班を分割するとき
they-live-moment-reveal = 最終突入の挑戦のたび
they-live-moment-sabotage = 最終突入の最中（正体を現した侵略者）
they-live-moment-resource = 最終突入で振る前
they-live-moment-assault-fight = 最終突入で敵が立ちはだかったとき
