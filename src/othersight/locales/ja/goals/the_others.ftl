# What each side needs, in a line above the board; and who one is, before the first decision.

the-others-goal-you = あなたの目標
the-others-goal-heroes = ヒーローの目標
the-others-goal-sin = SINの目標
the-others-goal-round = このラウンド

the-others-goal-mission = 《{ $mission }》{ $progress }／{ $required }（ミッション{ $number }）
the-others-goal-deaths = ヒーローをあと{ $deaths }人殺害する
the-others-goal-stake-havens-last-stand = 終了時にアポカリプストラック（現在{ $level }／7）が{ $rise }上昇
the-others-goal-stake-the-darkness-within = アポカリプストラック（現在{ $level }／7）は、4つ以上の地区にモンスターがいれば上昇、4つ以上の地区にカラプションがあれば上昇
the-others-goal-stake-battleground-of-souls = アポカリプストラック（現在{ $level }／7）は、{ $innocents ->
    [0] { $killed ->
        [0] イノセントを表向きにしなければ上昇、ヒーローが殺害されれば上昇
       *[other] ヒーローが殺害されたため上昇、イノセントを表向きにしなければさらに上昇
    }
   *[other] { $killed ->
        [0] ヒーローが殺害された場合だけ上昇
       *[other] ヒーローが殺害されたため上昇
    }
}
the-others-goal-stake-the-last-train = アポカリプストラック（現在{ $level }／7）は、スターティングスペースかその隣にモンスターがいれば上昇し、ヒーローが殺害されていれば上昇し、ストックにイノセントがなければ上昇する
the-others-goal-stake-the-seventh-door = アポカリプストラック（現在{ $level }／7）は、アバターがボードにいれば上昇し、ヒーローが殺害されていれば上昇し、ストックにイノセントがなければ上昇する

the-others-brief-who = あなたの役割
the-others-brief-win = 勝つには
the-others-brief-lose = 負けるのは
the-others-brief-hero = { $heroes }を率いて{ $sin }と戦います。{ $power }
the-others-brief-sins = あなたは{ $sin }です。相手は{ $heroes }です。{ $power }
the-others-brief-missions = ストーリーの{ $missions }つのミッションを順に達成します。最初は《{ $mission }》：{ $text }
the-others-brief-deaths = ヒーローを殺害します。ヒーローは5つ目の負傷で死亡し、控えのヒーローと交代します。控え（いま{ $reserve }人）がいなくなったあとでヒーローが死亡すれば、あなたの勝ちです。
the-others-brief-dead = ヒーローは5つ目の負傷で死亡し、控えのヒーローと交代します。控え（いま{ $reserve }人）がいなくなったあとでヒーローが死亡すれば、SINの勝ちです。SINはアポカリプストラックが上昇するほど強くなります。
the-others-brief-story = 各ラウンドの開始時：{ $begin }{ $special }
the-others-brief-done = ヒーローがストーリーの{ $missions }つのミッションを順に達成すれば、ヒーローの勝ちです。最初は《{ $mission }》：{ $text }
