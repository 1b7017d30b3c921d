# What is asked, by kind, with what is at stake.

## Set-up, votes and what may be due at any time

they-live-question-first-leader = 最初のラウンドのリーダーはだれにしますか？　リーダーは最初に手番を行い、意見が割れたときに決め、ただ1人最終突入を宣言できます。全員が秘密投票し、過半数がなければ抽選で決まります。
they-live-question-leader = 次のラウンドのリーダーはだれにしますか？　いまのリーダーは{ $leader }です。全員が秘密投票し、過半数がなければ{ $next }になります。
they-live-question-reorganize = { $when ->
    [set-up] 最初のラウンドの前です。何を装備しますか？
    [replacement] 新しいキャラクターです。何を装備しますか？
   *[action] 何を装備し、何をしまいますか？
}（武器：{ $weapon }／オフハンド：{ $off-hand }／仲間：{ $ally }／バッグ：{ $bag }）
they-live-question-pile = { $type ->
    [any] { $count ->
        [1] 隠し倉庫からカードを1枚引きます。
       *[other] 隠し倉庫からカードを{ $count }枚、1枚ずつ引きます。
    }
    [weapon] 武器を{ $count }枚引きます。出るまでカードを皆の前でめくります。
    [item] アイテムを{ $count }枚引きます。出るまでカードを皆の前でめくります。
   *[ally] 仲間を{ $count }枚引きます。出るまでカードを皆の前でめくります。
}{ $stop ->
    [yes] どちらの山から引きますか？　それともやめますか？
   *[no] どちらの山から引きますか？
}
they-live-question-too-many-cards = カードを{ $count }枚持っています。上限は10枚です。どれを捨てますか？
they-live-question-spare = { $dead }は死亡しました。どの予備キャラクターで続けますか？　人間か侵略者かはまだだれも知りません。
they-live-question-cure = どの負傷を治しますか？

## The Action turn

they-live-question-free-move = 無料移動です。現在地：{ $space }{ $here }。{ $state }。どこへ行きますか？
they-live-question-action = { $nth ->
    [1] 最初のアクションです。
   *[other] 2つ目のアクションです。
}現在地：{ $space }{ $here }。{ $state }。何をしますか？
they-live-question-lay-low = 潜伏中です。残り：{ $wanted }、{ $damage }、{ $scrap }。払ってさらに取り除きますか？
they-live-question-offer = { $partner }に何を申し出ますか？　カードの表は2人だけが見ます。
they-live-question-trade = { $giver }の申し出：{ $offered }受け取りますか？　お返しはしますか？
they-live-question-distract = 同じ近さの敵が複数います。どれが近づきますか？
they-live-question-distract-way = { $tile }が{ $space }へ近づく道は複数あります。どれを通りますか？
they-live-question-take-apart = { $count ->
    [0] どのカードを分解してスクラップ1個にしますか？　いま{ $scrap }、上限は5個です。
   *[other] カード{ $count }枚を分解しました。いま{ $scrap }、上限は5個です。さらに分解しますか？
}
they-live-question-target = 《{ $card }》をだれに使いますか？　{ $text }

## The Response Phase

they-live-question-encounter = { $tile }が攻撃してきます。{ $figures }こちら：隠密は{ $stealth }、戦闘は{ $combat }{ $weapon ->
    [0] 。
   *[other] （武器を使えば+{ $weapon }）。
}{ $state }。どうしますか？
they-live-question-team = { $proposer }が{ $tile }に対する共闘を呼びかけています。{ $figures }こちら：隠密は{ $stealth }、戦闘は{ $combat }{ $weapon ->
    [0] 。
   *[other] （武器を使えば+{ $weapon }）。
}{ $state }。加わりますか？
they-live-question-weapon = { $against }《{ $weapon }》を使いますか？　戦闘（{ $combat }）にダイス{ $dice }個を加えます。{ $wanted ->
    [0] 代償はありません。
   *[other] 手配トークンを{ $wanted }個受けます。
}
they-live-question-reward = { $tile }を倒しました。知力を振りますか（{ $dice }）？　成功1個につき隠し倉庫からカードを1枚引きます。{ $rivals }
they-live-question-confront = いま{ $others }と対決できます。{ $state }。対決しますか？
they-live-question-pvp-glasses = { $defender }と対決します。手元に{ $glasses }があります。1個消費すれば、戦闘で劣らないかぎり相手の正体を見られます。消費しますか？　まず隠密：{ $stealth }、相手は{ $theirs }。
they-live-question-pvp-critical = 隠密がクリティカルで、{ $defender }の正体を見ました。ここで終えますか？　それとも戦いますか（戦闘は{ $combat }）？
they-live-question-pvp-escape = { $attacker }に対決を挑まれましたが、隠密がクリティカルでした。逃れますか？　それとも戦いますか（戦闘は{ $combat }）？
they-live-question-pvp-look = { $defender }に劣りませんでした。正体を見ますか？
they-live-question-flee = { $why ->
    [lost] { $space }での戦いに敗れ、逃げなければなりません。このラウンドは立て直ししかできません。どこへ逃げますか？
   *[slips] { $space }から抜け出します。どこへ行きますか？
}

## The Location turn

they-live-question-location = ロケーション手番です。現在地：{ $space }{ $here }。{ $state }。{ $story ->
    [yes] 次のストーリーカードの舞台はここです。何をしますか？
   *[no] 何をしますか？
}
they-live-question-collect-scrap = ここに{ $count }があります。手元は{ $scrap }、上限は5個です。いくつ取りますか？
they-live-question-collect-card = ここにカードが落ちています。いま{ $carried }枚持っており、上限は10枚です。どれを取りますか？
they-live-question-build = { $count ->
    [0] どのカードを裏向きで搬入しますか？　1枚から3枚まで置けます。いまの保管カード：{ $deposit }。
   *[other] { $count }枚置きました。3枚まで置けます。次はどれにしますか？
}
they-live-question-gather = 成功なしです。{ $scrap }のうち2個を払い、もう一度影響力を振りますか（{ $dice }）？
they-live-question-check = ここの保管カード：{ $deposit }。手元に{ $glasses }があります。1個消費して先に中身を見ますか？
they-live-question-deploy = { $count ->
    [1] 最後のカード：《{ $card }》。どうしますか？　ほかの人には枚数しかわかりません。
   *[other] 《{ $card }》（残り{ $count }枚の1枚目）。どうしますか？　ほかの人には枚数しかわかりません。
}

## The Propaganda Phase

they-live-question-nominee = 手入れです。「{ $message }」の看板はすべて保管カードを失い、そのエリアにいる者は手配トークンを2個受けます。だれがレンズ越しにメッセージを見ますか？　全員が秘密投票し、過半数がなければ{ $leader }の票で決まります。

## The Final Assault

they-live-question-retreat = 《{ $card }》が公開されました。求めるもの：{ $tests }。このカードに加わりますか（妨害ができ、班が成功すれば戦いになります）？　それとも次のカードまで退きますか？
they-live-question-split = 《{ $card }》で班が二手に分かれます：{ $group }。第一の組は{ $first }、第二の組は{ $second }。必要な成功は、どちらも組の1人につき1個増えます。だれがどちらへ行きますか？　全員が秘密投票し、過半数がなければ{ $leader }の票で決まります。
they-live-question-reveal = 《{ $card }》、挑戦{ $attempt }／{ $limit }回目：{ $group }は{ $test }で成功{ $required }個が必要です。使えるのはダイス{ $dice }個と資源です。全員が同時に秘密で答えます。どうしますか？
they-live-question-sabotage = { $played ->
    [0] 《{ $card }》：班は{ $test }で成功{ $required }個が必要です。細工されたカードを出して妨害しますか？
   *[other] 《{ $card }》：班はいま{ $test }で成功{ $required }個が必要です。もう1枚出しますか？
}
they-live-question-resource = { $test }のテスト：必要な成功{ $required }個、投入済み{ $spent }個、これから振るダイス{ $dice }個。{ $resource }を使って成功を{ $worth }個加えますか？　{ $deciding ->
    [votes] 全員が秘密投票し、過半数がなければ{ $leader }が決めます。
   *[decides] 班に過半数がないため、リーダーとして決めてください。
}
they-live-question-assault-fight = 《{ $card }》に失敗し、敵が立ちはだかります：隠密{ $stealth }、戦闘{ $combat }、体力{ $health }。こちら：{ $pass ->
    [first] 隠密は{ $hidden }、戦闘は{ $dice }
   *[later] 戦闘は{ $dice }
}{ $weapon ->
    [0] 。
   *[other] （武器を使えば+{ $weapon }）。
}{ $state }。戦いに加わりますか？　だれも加わらなければ、{ $leader }が1人で戦います。
they-live-question-invader-fight = { $foe }が正体を現しています。残り体力{ $health }、戦闘は{ $foe-dice }。こちら：戦闘は{ $dice }{ $weapon ->
    [0] 。
   *[other] （武器を使えば+{ $weapon }）。
}{ $state }。戦いに加わりますか？　全員が同時に秘密で答えます。当てられた分はダメージになります。
they-live-question-foe = 正体を現した侵略者が複数います。まずだれと戦いますか？　全員が秘密投票し、過半数がなければ{ $leader }の票で決まります。

## What is at stake

they-live-stake-state = 残り体力{ $health }、{ $wanted }、{ $scrap }、{ $glasses }
they-live-stake-state-in-assault = 残り体力{ $health }
they-live-stake-empty-slot = なし
they-live-stake-offered-card = 《{ $card }》{ $text }
they-live-stake-offered-scrap = { $scrap }。
they-live-stake-figures = 隠密{ $stealth }、戦闘{ $combat }、体力{ $health }。{ $text }
they-live-stake-figures-persuadable = 隠密{ $stealth }、戦闘{ $combat }、体力{ $health }、影響力{ $influence }で説得可（最終突入で{ $skill }{ $value }）。{ $text }
they-live-stake-against = { $whom }に対して
they-live-stake-assault-enemy = 《{ $card }》の敵に対して
they-live-stake-assault-test = 《{ $card }》の戦闘のテストで
they-live-stake-all-of = { $players }
they-live-stake-reward-rivals = ほかにも望む人（{ $others }）がいれば、成功の最も多い人が得ます。
they-live-stake-test-of = { $skill }{ $number }
