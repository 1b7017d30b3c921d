# コンピューターならどうするか、なぜか。

hint-says = レベル{ $level }のプレイヤーの選択は{ $letter }：{ $option }
hint-by-judgement = ここでは判断で選んでいます。見込みは、あとから想像した少数の卓で調べたおおよその数値で、判断を覆すものではありません。
hint-by-chance = どの選択肢も同じ確率で選びます。見込みは、あとから想像した少数の卓で調べたおおよその数値です。
hint-estimate = そこから続くゲームのうち{ $chance }で自分の側が勝つと見ています。
hint-alternative = 試したなかの次善（{ $chance }）：{ $option }
hint-compared = 比較（{ $chance }）：{ $option }
hint-not-clearly-better = ほかに試した手（{ $chance }）：{ $option }。差が小さく当てにならないため、元の判断に従います。
hint-odds = ロール：{ $odds }。
