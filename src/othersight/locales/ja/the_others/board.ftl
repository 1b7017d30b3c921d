# Names in running text, numbers of things, and the pages one can look at: board, Heroes, cards, Story.

## Who

the-others-name-pride = 傲慢
the-others-name-sloth = 怠惰
the-others-sins-player = SINプレイヤー
the-others-hero-player = ヒーロープレイヤー{ $number }
the-others-hero-player-with = { $seat }（{ $heroes }）
the-others-spectator = 観戦者
the-others-tainted-hero = 穢れし{ $hero }
the-others-the-one = { $kind }
the-others-figure = { $kind }{ $number }

## Where

the-others-no-space = スペース{ $number }（このマップにはない）
the-others-street-short = ストリート{ $number }
the-others-street = ストリート{ $number }（{ $first }と{ $second }の間）
the-others-street-north-end = ストリート{ $number }（{ $first }と{ $second }の間、北端）
the-others-street-south-end = ストリート{ $number }（{ $first }と{ $second }の間、南端）
the-others-street-west-end = ストリート{ $number }（{ $first }と{ $second }の間、西端）
the-others-street-east-end = ストリート{ $number }（{ $first }と{ $second }の間、東端）
the-others-street-north-west = ストリート{ $number }（{ $district }の北西角）
the-others-street-north-east = ストリート{ $number }（{ $district }の北東角）
the-others-street-south-east = ストリート{ $number }（{ $district }の南東角）
the-others-street-south-west = ストリート{ $number }（{ $district }の南西角）
the-others-space-icons = { $space }（シティアクション：{ $icons }）
the-others-space-with = { $space }［{ $contents }］

## How many

the-others-times = { $count ->
    [1] { $thing }
   *[other] { $thing }×{ $count }
}
the-others-tokens = { $kind ->
    [fire] 火災{ $count }個
    [corruption] カラプション{ $count }個
    [pentagram] ペンタグラム{ $count }個
    [nest] ネスト{ $count }個
    [extra-turn] 追加ターン{ $count }個
   *[innocent] イノセント{ $count }人
}
the-others-monsters = { $kind ->
    [acolyte] アコライト{ $count }体
    [abomination] アボミネーション{ $count }体
    [controller] { $count ->
        [1] コントローラー
       *[other] コントローラー{ $count }体
    }
   *[avatar] { $count ->
        [1] アバター
       *[other] アバター{ $count }体
    }
}
the-others-monsters-marked = { $kind ->
    [acolyte] マークされたアコライト{ $count }体
    [abomination] マークされたアボミネーション{ $count }体
    [controller] { $count ->
        [1] マークされたコントローラー
       *[other] マークされたコントローラー{ $count }体
    }
   *[avatar] { $count ->
        [1] マークされたアバター
       *[other] マークされたアバター{ $count }体
    }
}
the-others-face-down-tokens = 裏向きのトークン{ $count }個
the-others-count-wounds = { $count ->
    [0] 負傷なし
   *[other] { $count }負傷
}
the-others-count-corruption = { $count ->
    [0] カラプションなし
   *[other] { $count }カラプション
}
the-others-count-steps = { $count ->
    [0] 残りなし
   *[other] 残り{ $count }歩
}
the-others-no-dice = ダイスなし
the-others-roll = { $faces }
the-others-both-rolls = ヒーロー：{ $hero }／SINプレイヤー：{ $sins }
the-others-standing = 現状：{ $results }。
the-others-results =
    モンスターに{ $hits ->
        [0] ヒットなし
       *[other] { $hits }ヒット
    }、ヒーローは{ $wounds }、{ $corruption }
the-others-results-shot =
    モンスターに{ $hits ->
        [0] ヒットなし
       *[other] { $hits }ヒット
    }、反撃に対して{ $defense }ディフェンス、{ $cc }カウンター
the-others-none-chosen = {""}
the-others-dice-for = { $source }：{ $count }
the-others-sum = { $count }{ $face }
the-others-sum-from = { $count }{ $face }（{ $source }）
the-others-sum-of = { $count }{ $face }（{ $parts }）
the-others-sum-part = { $source }：{ $count }
the-others-source-abomination = アボミネーション
the-others-source-acolyte = アコライト
the-others-source-apocalypse = アポカリプストラック
the-others-source-avatar = アバター
the-others-source-burst = 爆裂ヒット
the-others-source-commissioner = コミッショナー
the-others-source-controller = コントローラー
the-others-source-corruption = カラプション
the-others-source-defense = 防御力
the-others-source-dice = ダイス
the-others-source-faith = FAITH
the-others-source-fight = 戦闘力
the-others-source-hell-club = ヘルクラブ
the-others-source-level-7 = レベル7
the-others-source-pentagram = ペンタグラム
the-others-source-pride = 傲慢
the-others-source-skill = 技術力
the-others-source-sloth = 怠惰
the-others-source-tainted = 穢れし者
the-others-source-teamwork = チームワーク
the-others-chosen = （選択済み：{ $spaces }）
the-others-here = （同じスペース：{ $things }）
the-others-alone-here = {""}
the-others-stated = { $seat }「{ $option }」
the-others-stated-more = { $first }、{ $rest }
the-others-state = レベル{ $level }、{ $wounds ->
    [0] 負傷なし
   *[other] { $wounds }負傷
}

## The Corruption Track: slots that a Wound covers, and their bonuses

the-others-slot-1 = スロット1（ボーナスなし）
    .bonus = なし
the-others-slot-2 = スロット2（ダイス+1）
    .bonus = ダイス+1
the-others-slot-3 = スロット3（1ディフェンス）
    .bonus = 防御+1
the-others-slot-4 = スロット4（1ヒット）
    .bonus = ヒット+1
the-others-slot-5 = スロット5（ダイス+1）
    .bonus = ダイス+1
the-others-slot-6 = スロット6（2ヒット）
    .bonus = ヒット+2
the-others-slot-7 = スロット7（任意の結果1つ）
    .bonus = 任意
the-others-bonus-dice = ダイス+{ $count }
the-others-bonus-def = { $count }ディフェンス
the-others-bonus-hit = { $count }ヒット
the-others-bonus-choice = 任意の結果1つ

## The Apocalypse Track

the-others-apocalypse-0 = レベル0。
the-others-apocalypse-1 = レベル1。アポカリプスカード1枚が有効になる。
the-others-apocalypse-2 = レベル2。以後、ラウンド毎に召喚できるモンスターが1体増える。
the-others-apocalypse-3 = レベル3。アポカリプスカード1枚が有効になる。
the-others-apocalypse-4 = レベル4。以後、SINプレイヤーのリアクショントークンが1個増える。
the-others-apocalypse-5 = レベル5。アポカリプスカード1枚が有効になる。
the-others-apocalypse-6 = レベル6。以後、SINプレイヤーはすべての戦闘でダイス+1。
the-others-apocalypse-7 = レベル7。以後、各ラウンド終了時にすべてのヒーローが2負傷と2カラプションを受ける。

## First and last

the-others-opening-sin = 敵は{ $sin }。{ $power }このゲームのアコライト：{ $acolyte }。
the-others-opening-heroes = { $heroes }が{ $sin }に立ち向かう。{ $power }このゲームのアコライト：{ $acolyte }。
the-others-opening-hero = あなたは{ $seat }です。このストーリーの{ $missions }つのミッションを順に達成すれば勝ちです。5つ目の負傷を受けたヒーローは死亡し、控えのヒーローと交代します。控えがいないときにヒーローが死亡すると負けです。ラウンド数に決まりはありませんが、アポカリプストラックが上昇するほどSINは強くなります。
the-others-opening-sins = あなたは{ $seat }です。ヒーローが死亡し、交代する控えのヒーローがいなければ勝ちです。ヒーローは、このストーリーの{ $missions }つのミッションを順に達成すれば勝ちます。ラウンド数に決まりはなく、アポカリプストラックが上昇するほどあなたは強くなります。
the-others-opening-spectator = ヒーローは、このストーリーの{ $missions }つのミッションを順に達成すれば勝ちます。SINプレイヤーは、ヒーローが死亡し、交代する控えのヒーローがいなければ勝ちます。
the-others-opening-mission = ミッション{ $number }／{ $missions }《{ $mission }》：{ $text }進み具合：{ $progress }／{ $required }。
the-others-ending-heroes = ヒーローの勝利です。
the-others-ending-sins = SINプレイヤーの勝利です。
the-others-ending-figures = { $round }ラウンド、{ $missions ->
    [0] 達成したミッションなし
   *[other] ミッション{ $missions }つ達成
}、{ $dead ->
    [0] 死亡したヒーローなし
   *[other] ヒーロー{ $dead }人死亡
}、アポカリプストラック{ $level }。

## The board

the-others-page-map-legend = 角括弧の番号はストリート、ほかは地区。ヒーローは名前の最初の3文字。M2はモンスター2体。Fは火災、Cはカラプション、Pはペンタグラム、Nはネスト、Xは追加ターン、Iはイノセント、?は裏向き、Aはアルター。m1とm2は1本目と2本目のメトロの駅、*はマークされたスペース。
the-others-page-empty-streets = ほかのストリートには何もない。
the-others-page-district = { $number } { $district }
the-others-page-place = { $space }：{ $things }。
the-others-page-place-bare = { $space }：{ $icons }。
the-others-page-place-with-icons = { $space }：{ $things }。{ $icons }。
the-others-page-place-empty = { $space }：何もない。
the-others-page-near = 1歩で行けるスペース：{ $spaces }。
the-others-page-metro-to = ヒーローがメトロで1歩で行けるスペース：{ $spaces }。
the-others-page-sees = 視線が通るスペース：{ $spaces }。
the-others-page-which-space = スペースの番号か地区の名前を続けて入力してください。例：space 14
the-others-page-no-space = このマップに「{ $asked }」というスペースはありません。番号か地区の名前を入力してください。
the-others-page-figure = { $marked ->
    [yes] マークされた{ $monster }（戦闘力{ $fight }、防御力{ $defense }）
   *[no] { $monster }（戦闘力{ $fight }、防御力{ $defense }）
}
the-others-page-permanent = { $kind ->
    [fire] 永続火災{ $count }個
    [corruption] 永続カラプション{ $count }個
    [pentagram] 永続ペンタグラム{ $count }個
    [nest] 永続ネスト{ $count }個
    [extra-turn] 永続追加ターン{ $count }個
   *[innocent] 永続イノセント{ $count }人
}
the-others-page-start = スターティングスペース
the-others-page-altars = { $count ->
    [1] アルター
   *[other] アルター{ $count }個
}
the-others-page-orbital = 衛星砲トークン{ $count }個
the-others-page-face-down = { $token }（裏向き）
the-others-page-metro = メトロ（{ $colour ->
    [red] 赤
    [blue] 青
    [green] 緑
    [yellow] 黄
    [amber] 琥珀
    [violet] 紫
    [white] 白
   *[other] { $colour }
}）
the-others-page-no-icons = シティアクションなし
the-others-page-icons = { $used ->
    [used] シティアクション（使用済み）：{ $icons }
   *[free] シティアクション：{ $icons }
}

## Heroes

the-others-page-hero-line = { $hero }：{ $space }、レベル{ $level }、負傷{ $wounds }／5、ターントークン{ $turns }個{ $extra ->
    [0] {""}
   *[other] 、追加ターン{ $extra }個
}、{ $upgrades ->
    [0] アップグレードなし
   *[other] アップグレード{ $upgrades }枚
}。
the-others-page-hero-reserve = { $hero }：控え。
the-others-page-hero-dead = { $hero }：死亡。
the-others-page-hero-player = 担当：{ $seat }。
the-others-page-hero-stats = 戦闘力{ $fight }、技術力{ $skill }、防御力{ $defense }{ $ranged ->
    [yes] 、遠距離攻撃
   *[no] {""}
}。
the-others-page-named-text = { $name }：{ $text }
the-others-page-slot = { $slot }
the-others-page-slot-covered = { $slot }【負傷】
the-others-page-hero-track = カラプショントラック：{ $slots }。
the-others-page-city-token-free = シティアクション：このラウンドは未使用。
the-others-page-city-token-used = シティアクション：このラウンドに{ $space }で使用済み。
the-others-page-upgrade = 《{ $card }》：{ $text }
the-others-page-upgrade-face-down = 《{ $card }》（ラウンド終了時まで裏向き）：{ $text }
the-others-page-innocents = イノセント{ $count }人を連れている。
the-others-page-state-cannot-heal = このラウンドは回復できない（堕ちた医者）。
the-others-page-state-no-skill = このラウンド、技術力は0とみなす（料理人）。
the-others-page-state-no-ability = このラウンド、ナチュラルアビリティは使えない（外交官）。
the-others-page-state-doomed = このラウンドの終了時に死亡する（《SUCIDE PACT》）。
the-others-page-dark-past = ダークパスト《{ $card }》：{ $text }
the-others-page-dark-past-hidden = 裏向きのダークパストカードを持っている。
the-others-page-no-hero = { $asked }というヒーローはいません。リア、モルガナ、ソーレイ、ロッコ、ブラッド、ローズ、カールがいます。

## Cards

the-others-page-card = 《{ $card }》（{ $window }）：{ $text }
the-others-page-hand-size = { $count ->
    [0] SINプレイヤーの手札はない。
   *[other] SINプレイヤーの手札は{ $count }枚（内容は見えない）。
}
the-others-page-hand-empty = 手札はない。
the-others-page-cards-apocalypse = 有効なアポカリプスカード：
the-others-page-cards-apocalypse-none = 有効なアポカリプスカードはない。
the-others-page-cards-played = このターンに使われたSINカード：
the-others-page-cards-played-none = このターン、SINカードは使われていない。
the-others-page-cards-inventory = アップグレードインベントリ：
the-others-page-cards-inventory-none = アップグレードインベントリは空。
the-others-page-cards-discard = 捨て札のSINカード：{ $cards }。
the-others-page-cards-discard-none = 捨て札のSINカードはない。

## Story and Sins

the-others-page-story = { $story }、ラウンド{ $round }。
the-others-page-mission = ミッション{ $number }／{ $missions }《{ $mission }》：{ $text }進み具合：{ $progress }／{ $required }。
the-others-page-victory = ヒーローは、{ $missions }つのミッションをすべて達成すれば勝つ。SINプレイヤーは、控えがいないときにヒーローが死亡すれば勝つ。{ $reserve ->
    [0] いま控えはいない。
   *[other] いま控えは{ $reserve }人。
}
the-others-page-missions-done = 達成したミッション：{ $missions }。
the-others-page-begin = 各ラウンド開始時：{ $text }
the-others-page-end = 各ラウンド終了時：{ $text }
the-others-page-special = 特殊ルール：{ $text }
the-others-page-track = アポカリプストラック：{ $level }／7。
the-others-page-sin = { $sin }：{ $power }
the-others-page-acolyte = { $used ->
    [yes] アコライトアビリティ（{ $acolyte }）、このラウンドは使用済み：{ $text }
   *[no] アコライトアビリティ（{ $acolyte }）、このラウンドは未使用：{ $text }
}
the-others-page-sins-tokens = リアクショントークン{ $reactions }個、手札{ $hand }枚、山札{ $deck }枚、捨て札{ $discard }枚。
the-others-page-monster = { $kind }：戦闘力{ $fight }、防御力{ $defense }。ボード上{ $board }体、死亡{ $dead }体、未登場{ $unplayed }体。
the-others-page-named-monster = { $monster }：{ $space }、戦闘力{ $fight }、防御力{ $defense }。

## What the pages show, for the list of commands

the-others-help-board = board           街：マップと、各スペースにあるもの
the-others-help-map = map             マップだけ
the-others-help-list = list            各スペースにあるもの（マップなし）
the-others-help-space = space 名前      スペース1つとその隣（番号か名前で）
the-others-help-heroes = heroes          全ヒーローの概要
the-others-help-hero = hero 名前       ヒーロー1人のダッシュボード
the-others-help-story = story           ミッション、両陣営の勝利条件、ラウンドのタスク、アポカリプストラック
the-others-help-sins = sins            SINプレイヤーの側とモンスター
the-others-help-cards = cards           有効なカード、インベントリ、捨て札
the-others-help-hand = hand            SINプレイヤーの手札（SINプレイヤー用）
