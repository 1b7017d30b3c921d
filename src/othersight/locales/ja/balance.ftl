# `othersight balance`の言葉。

balance-help = 両方の側がほどよく勝つハウス数値（どの出典にもない内容の値）を探します。まず現在の数値を測ります。目標から外れていれば、--tryで指定した変更をそれぞれ同じシードで試し、目標の中央に最も近いものを残して、その上にほかの変更を試します。決めるのは勝率で、そのゲーム数で判断できるかどうかも示します。内容には何も書き込みません。They Liveは、指定がなければ5人、難易度は普通です。目標に届かなければ終了コード1、Ctrl-Cのあとは130。
    .game = ゲーム：the-othersまたはthey-live。
    .level = 両方の側のプレイヤー。選べるもの：{ $levels }、または自作のmodule:Class。
    .games = 試行毎のゲーム数。200なら誤差は約7ポイント、1600なら約2.5ポイント。
    .try = ハウス数値とその別の値。例：heroes.brad.skill=3。一覧は--list。何度でも指定でき、一つの数値の複数の値は順に試す。指定しなければ、現在の数値を測る。
    .low = SIN（They Liveでは人間）が勝つべき最小の割合。0.45は45%。
    .high = 勝つべき最大の割合。
    .seed = 任意の文字か数。同じシードなら同じゲームになる。
    .jobs = 同時に働くプロセスの数。結果は変わらない。
    .out = ゲームを残すフォルダー。指定しなければGAME-balance。同じコマンドで続けられる。
    .list = すべてのハウス数値とその値を表示して終わる。
    .only = --listか--screenと使う：パスにこの言葉を含む数値だけ。例：rose、またはmonsters fight
    .screen = 探索の代わりに、すべてのハウス数値を一度に動かす。それぞれを無作為に1段階下げるか上げ、各シードはすべてを逆側にしてもう一度行う。勝率を最も動かす五つの数値と、影響のないカードを示す。--gamesは全ゲーム数。小さな効果を見るには数千ゲームが必要。--onlyで一部の数値に絞れる。
    .json = 一つのJSONオブジェクトを出力する。

balance-target = --low { $low }は--high { $high }より小さくなければなりません
balance-not-house = { $path }は{ $game }のハウス数値ではなく、変えられません。変えられるものはothersight balance { $game } --listで表示します。
balance-not-house-near = { $path }は{ $game }のハウス数値ではなく、変えられません。{ $near }のことですか？
balance-already = { $path }はすでにその値です。--tryには現在と異なる値を指定してください。
balance-stopped = 探索を止めたため、目標についての判定はありません。終わったゲームはすべてフォルダー{ $folder }に残っています。
balance-as-they-are = 現在の数値
balance-trial-sins = { $figures }：{ $games }ゲームでSINの勝率{ $share }（95%区間{ $low }から{ $high }）
balance-trial-humans = { $figures }：{ $games }ゲームで人間の勝率{ $share }（95%区間{ $low }から{ $high }）
balance-trial-any-side = { $figures }：{ $games }ゲームで{ $side }の勝率{ $share }（95%区間{ $low }から{ $high }）
balance-reached = 目標に届きました：{ $figures }
balance-not-reached = 目標に届きませんでした。最も近いもの：{ $figures }
balance-inside = 95%区間{ $low }から{ $high }の全体が、目標{ $least }から{ $most }の内側にあります。
balance-outside = 95%区間{ $low }から{ $high }の全体が、目標{ $least }から{ $most }の外側にあります。
balance-perhaps-inside = 勝率{ $share }は目標{ $least }から{ $most }の内側ですが、95%区間{ $low }から{ $high }ははみ出しています。{ $games }ゲームでは判断できません。{ $more }
balance-perhaps-outside = 勝率{ $share }は目標{ $least }から{ $most }の外側ですが、95%区間{ $low }から{ $high }は目標にかかっています。{ $games }ゲームでは判断できません。{ $more }
balance-more = 同じ勝率なら、約{ $wanted }ゲームで判断できます。
balance-on-the-edge = 勝率が目標の境界上にあるため、何ゲーム行っても判断できません。
balance-no-games = 終わったゲームがないため、何もわかりません。
balance-none-listed = パスに「{ $only }」を含む{ $game }のハウス数値はありません。--listだけですべて表示します。
balance-screen-try = --screenはすべての数値を自分で動かします。--tryは指定しないでください。
balance-screen-nothing = パスに「{ $only }」を含む{ $game }のハウス数値で、1段階動かせるものはありません。
balance-screen-stopped = 途中で止めたため、数値については何もわかりません。終わったゲームはすべてフォルダー{ $folder }に残っています。
balance-screen-sins = { $figures }個の数値を一度に動かした{ $pairs }組のゲームで、SINの勝率は{ $share }でした。
balance-screen-humans = { $figures }個の数値を一度に動かした{ $pairs }組のゲームで、人間の勝率は{ $share }でした。
balance-screen-any-side = { $figures }個の数値を一度に動かした{ $pairs }組のゲームで、{ $side }の勝率は{ $share }でした。
balance-screen-figure = 数値
balance-screen-value = 現在
balance-screen-tried = 試した値
balance-screen-effect = ポイント
balance-screen-interval = 95%区間
balance-screen-few = { $pairs }組のゲームでは少なすぎ、上の順番は偶然です。10ポイントの効果を示すには約{ $wanted }ゲームが必要です。
balance-screen-unclear = 確かなものはありません。効果のない{ $figures }個の数値でも、偶然だけで最大{ $chance }ポイントを示すものがあります。{ $overlap ->
    [0] { "" }
   *[other] 上の区間のうち{ $overlap }個はゼロを含みます。
}10ポイントの効果を示すには約{ $wanted }ゲームが必要です。
balance-screen-clear = { $count }個が際立っています：{ $paths }。効果のない{ $figures }個の数値でも、偶然だけで最大{ $chance }ポイントを示すものがあります。それより大きくないものは確かではありません。
balance-screen-same = どの数値も勝率を動かしませんでした。どの組でも同じ側が両方勝ったか、増減が釣り合っています。もっと強いプレイヤーか、もっと多くのゲームで試してください。
balance-screen-idle = { $kind }のうち、差が{ $points }ポイント未満のもの：{ $cards }。
