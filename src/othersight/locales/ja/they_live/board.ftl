# The pages of They Live: board, players, cards, talk and the Final Assault.

they-live-page-who = { $character }（{ $seat }）
they-live-page-spare = { $character }（予備キャラクター）
they-live-page-dead = { $character }（死亡、元{ $seat }）

## Board

they-live-page-moment-first = 準備、{ $hour }。最初のリーダーはまだ選ばれていません。難易度：{ $difficulty }。
they-live-page-moment = { $round ->
    [0] 準備
   *[other] ラウンド{ $round }
}、{ $hour }。リーダー：{ $leader }。難易度：{ $difficulty }。{ $news ->
    [0] ニュースカードは残っていません。
   *[other] ニュースカード残り{ $news }枚。
}
they-live-page-assault-later = { $hour }から、リーダーはケーブル54で最終突入を宣言できます。
they-live-page-assault-red = 時計は赤です。リーダーはケーブル54で最終突入を宣言できます。
they-live-page-assault-under-way = 最終突入の最中です。
they-live-page-space = { $number } { $name }（隣：{ $ways }{ $freeway ->
    [yes] 、フリーウェイ
   *[no] { "" }
}）
they-live-page-space-with = { $number } { $name }（隣：{ $ways }{ $freeway ->
    [yes] 、フリーウェイ
   *[no] { "" }
}）：{ $things }
they-live-page-dropped = 落ちている《{ $card }》
they-live-page-enemy-front = { $enemy }{ $count ->
    [0] { "" }
   *[other] （{ $icons }）
}
they-live-page-enemy-back = { $enemy }（隠密{ $stealth }、戦闘{ $combat }、体力{ $health }{ $damage ->
    [0] { "" }
   *[other] 、{ $damage }ダメージ
}{ $influence ->
    [0] { "" }
   *[other] 、影響力{ $influence }
}）
they-live-page-billboard = 看板「{ $artwork }」（保管：{ $cards }）
they-live-page-billboard-known = 看板「{ $artwork }」（メッセージ「{ $message }」、保管：{ $cards }）
they-live-page-billboard-at = { $space }：{ $billboard }。
they-live-page-remembered = ここで見たカード：{ $cards }。
they-live-page-freeway = フリーウェイ：{ $spaces }。着いたランプ1つにつき手配トークンを1個受けます。
they-live-page-space-title = { $area }の{ $space }
they-live-page-kind-named = 名称スペース。このエリアのロケーションの山札を引きます。
they-live-page-kind-unnamed = 無名のスペース。汎用のロケーションの山札を引きます。
they-live-page-kind-billboard = 看板。搬入、調達、検分と配備ができます。
they-live-page-kind-cable54 = ケーブル54。リーダーはここから最終突入を宣言します。
they-live-page-map = [1] スペース、<2> フリーウェイ、{"{"}9{"}"} 看板、[[6]] ケーブル54。@13：プレイヤー1と3がいる。!2：敵2体。点線は糸です。boardで同じ内容を文章で表示します。
they-live-page-ways = ここから行ける先：{ $ways }。
they-live-page-here = ここにあるもの：{ $things }。
they-live-page-here-nothing = ここにはだれもおらず、何もありません。
they-live-page-which-space = 1から{ $last }の番号か、ボード上の名前を続けて入力してください。例：space 14
they-live-page-no-space = スペース「{ $asked }」はありません。1から{ $last }の番号か、ボード上の名前を指定してください。
they-live-page-resources-face-down = 資源：{ $cards }（最終突入まで裏向き）。
they-live-page-resources-open = 資源：{ $cards }（全員に公開）。
they-live-page-recruits = 説得した者：{ $recruits }。
they-live-page-useful = 有用：{ $cards }。
they-live-page-sabotaged = 細工あり：{ $cards }。

## Players

they-live-page-person = { $person }{ $leader ->
    [yes] 、リーダー
   *[no] { "" }
}、{ $space }：ダメージ{ $damage }／体力{ $health }、手配{ $wanted }、スクラップ{ $scrap }、サングラス{ $glasses }、カード{ $cards }枚。
they-live-page-person-out = { $person }。
they-live-page-skill = { $skill }{ $value }
they-live-page-skills = 能力：{ $skills }。
they-live-page-special = 《{ $special }》：{ $text }
they-live-page-slot-empty = なし
they-live-page-slots = 武器：{ $weapon }。オフハンド：{ $off }。仲間：{ $ally }。
they-live-page-card-icon = { $card }（{ $icon }）
they-live-page-bag = バッグ：{ $cards }。
they-live-page-bag-empty = バッグ：空。
they-live-page-bag-size = { $count ->
    [0] バッグ：空。
   *[other] バッグ：カード{ $count }枚（中身は見えません）。
}
they-live-page-injury = 負傷《{ $injury }》：{ $text }
they-live-page-story = ストーリー「{ $story }」：成功{ $passes }／3回。続きの舞台は{ $space }。
they-live-page-story-idle = ストーリー「{ $story }」：成功{ $passes }／3回。
they-live-page-story-done = ストーリー「{ $story }」：完結。
they-live-page-identity-own = あなたのオーバーレイ：{ $identity }。ほかの人に知らせる必要はありません。
they-live-page-identity-seen = オーバーレイの下を見ました：{ $identity }。
they-live-page-identity-open = 全員が知っています：{ $identity }。
they-live-page-identity-unknown = 人間か侵略者か、わかりません。
they-live-page-me-spectator = 観戦中です。自分のキャラクターはいません。
they-live-page-overlays = このゲームのオーバーレイ（予備と死者を含む）：人間{ $human }、侵略者{ $invader }。
they-live-page-no-player = プレイヤー「{ $asked }」はいません。1から{ $last }の番号か、キャラクターの名前を指定してください。

## Cards

they-live-page-cards-of = { $person }
they-live-page-card = 《{ $card }》：{ $text }
they-live-page-piles = 隠し倉庫：{ $first }枚と{ $second }枚、捨て札{ $discard }枚。
they-live-page-news = 《{ $card }》（{ $colour }）
they-live-page-bar = 欄：{ $parts }。
they-live-page-bar-clock = 時計が{ $hours }時間進む
they-live-page-bar-raid = 手入れ「{ $message }」
they-live-page-bar-swap = 差し替え「{ $artwork }」
they-live-page-bar-enemies = 敵［{ $spaces }］
they-live-page-bar-scrap = スクラップ［{ $spaces }］
they-live-page-news-none = 公開中のニュースカードはまだありません。
they-live-page-news-left = { $count ->
    [0] ニュースカードは残っていません。
   *[other] ニュースカード残り{ $count }枚。
}

## Talk and trust

they-live-page-dated = { $round ->
    [0] 準備
   *[other] ラウンド{ $round }
}：{ $line }
they-live-page-claims-none = まだだれも何も主張していません。
they-live-page-claim-stands = { $number }番、{ $round ->
    [0] 準備
   *[other] ラウンド{ $round }
}、{ $speaker }：「{ $claim }」
they-live-page-claim-withdrawn = { $number }番、{ $round ->
    [0] 準備
   *[other] ラウンド{ $round }
}、{ $speaker }：「{ $claim }」（取り消し済み）
they-live-page-knowledge-spectator = 観戦者はレンズ越しに何も見ていません。
they-live-page-known-person = { $person }：{ $identity }。
they-live-page-message = { $space }：「{ $artwork }」のメッセージは「{ $message }」。
they-live-page-message-unknown = { $space }：「{ $artwork }」のメッセージはまだ見ていません。
they-live-page-icons-own = 自分のカード：{ $cards }。
they-live-page-icons-others = ほかの人が装備しているカード：{ $cards }。
they-live-page-icons-deposits = 看板の保管カード：{ $cards }。
they-live-page-icons-resources = 資源のカード：{ $cards }。
they-live-page-icons-none = いまありかのわかるカードで、アイコンを見たものはありません。
they-live-page-told = 自分だけに知らされたこと：
they-live-page-votes-none = まだだれも投票していません。
they-live-page-vote-open = 投票中です。まだ答えていない人：{ $waiting }。
they-live-page-aside = { $typed }: { $option }
they-live-page-asides-no-card = 質問を待たずに使えるカードはいまありません。
they-live-page-asides-claims =
    入力できるときはいつでも、本当でも嘘でも、何でも主張できます：
      claim person 名前 human|invader
      claim billboard スペース メッセージ
      claim card 名前 clean|sabotaged
      claim deposit スペース 細工された枚数
they-live-page-withdraw = withdraw { $number }: { $line }
they-live-page-asides-spectator = 観戦者は発言できません。

## The Final Assault

they-live-page-assault-left = { $count ->
    [0] 公開する最終突入カードは残っていません。
   *[other] まだ公開していない最終突入カード：{ $count }枚。
}
they-live-page-group = 班：{ $group }。
they-live-page-revealed = 正体を現した侵略者：{ $shown }。
they-live-page-assault-test = { $skill }{ $printed }
they-live-page-assault-card = 《{ $card }》、レベル{ $level }、{ $colour }：{ $tests }。失敗{ $failures }／{ $limit }回。
they-live-page-assault-fail = 失敗したとき：{ $text }
they-live-page-test = テスト：{ $skill }{ $printed }＋1人につき1［{ $group }］。
they-live-page-test-spent = 使った資源：{ $cards }。
they-live-page-test-against = 妨害に出たカード：{ $cards }。

## Help

they-live-help-board = board           時計とリーダー、全スペースとそこにいる人やもの
they-live-help-map = map             ボードの図
they-live-help-space = space 名前      スペース1つとその隣（番号か名前で）
they-live-help-me = me              自分のキャラクター：能力、スロット、バッグ、負傷、ストーリー、正体
they-live-help-players = players         全員の概要
they-live-help-player = player 名前     プレイヤー1人の公開情報（番号かキャラクターで）
they-live-help-cards = cards           見えている全カードとその効果
they-live-help-billboards = billboards      知っているメッセージ、保管カード、資源
they-live-help-news = news            公開中のニュース速報カード
they-live-help-claims = claims          だれがいつ何を主張したか
they-live-help-knowledge = knowledge       レンズ越しに見たものとその時期
they-live-help-votes = votes [数]      全員の投票（最後のその数の行）
they-live-help-assault = assault         最終突入の状況
they-live-help-asides = asides          質問を待たずにできること、言えること

## Whether a claim was true

they-live-verdict-true-seen = 本当です。話した人は実際に見ていました。
they-live-verdict-true-unseen = 本当です。ただし話した人は見ていませんでした。
they-live-verdict-false-seen = 嘘です。話した人は違うものを見ていました。
they-live-verdict-false-unseen = 本当ではありません。話した人は見ていませんでした。
they-live-verdict-partly-seen = 該当するカードの一部についてだけ本当です。話した人はどれかを見ていました。
they-live-verdict-partly-unseen = 該当するカードの一部についてだけ本当です。話した人はどれかを見ていませんでした。
