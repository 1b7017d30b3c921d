# 環境が受けつけないことと、`othersight envs`の言葉。

error-no-action = { $option }に当たる行動がありません。印刷どおりのゲームにない選択肢は、一つの質問に{ $spare }個までです。
error-env-too-large = ゲームが観測に収まりません：{ $reason }
error-env-room = { $kind }が{ $there }個ありますが、環境に収まるのは{ $room }個です
error-env-number = { $given }はゲームの数ではありません。1以上の整数を指定してください。
error-env-scenario-options = シナリオファイルが準備をすべて決めます。{ $options }を外してください。
error-env-other-game = シナリオ{ $file }は{ $game }のものですが、この環境は{ $wanted }を行います
error-env-case = ケース{ $given }はありません。{ $file }のケースは0から{ $last }までです。
error-env-action = 行動{ $action }（{ $text }）は、いま{ $seat }には選べません。選べるものは行動マスクにあります。
error-env-seats = このゲームの席は{ $given }ですが、この環境は{ $made }席用に作られています。作るときに大きいほうの人数を指定してください。
error-env-max-cycles = { $given }はサイクルの数ではありません。1以上の整数を指定するか、最後まで行うなら何も指定しないでください。
error-env-extra = 環境には{ $missing }が必要です：pip install 'othersight[envs]'

envs-help = PettingZooとGymnasiumの環境：the_others-v1とthey_live-v2。
envs-check-help = PettingZoo自身のテストを両方の環境で実行し、ランダムな合法手で速さを測ります。
    .seconds = 各環境の実行時間（プロセッサー時間の秒）。
    .peers = PettingZooのclassic環境も並べて測る（pip install 'pettingzoo[classic]'）。
    .json = 一つのJSONオブジェクトを出力する。
envs-passed = { $env }：{ $test }に合格
envs-failed = { $env }：{ $test }に不合格：{ $reason }
envs-speed = { $env }：毎秒{ $steps }手
envs-compiled = エンジンはコンパイル済みです
envs-interpreted = エンジンはインタープリターで動いています。make compileで拡張モジュールを作れます
envs-no-peer = { $env }がないため、測りません：{ $reason }
