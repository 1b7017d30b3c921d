# Wrath: a Sin of our own, with its power and its six cards.

the-others-name-wrath = 憤怒
the-others-source-wrath = 憤怒
the-others-sin-wrath = 憤怒
    .power = 血は血を呼ぶ
    .text = モンスターが殺害された戦闘のあと、SINプレイヤーはアクティブなリアクショントークン1個をただちに得る。
    .quote = 殴れ。さあ。お前に殴られるのを、ずっと待っていた。

the-others-card-red-mist = 赤い霧
    .window = モンスターのいるスペースでのヒーローのターンの開始時
    .text = SINプレイヤーはアクティブなリアクショントークン1個をただちに得る。
    .quote = 考えるのをやめる前に、それは音を立てる。

the-others-card-stampede = 暴走
    .window = ヒーローのターンの開始時
    .text = モンスター3体までを、通常のルールで1歩ずつ移動させる。ヒーローがいるスペースからは離れられない。
    .quote = 窓より先に、地面が震えた。

the-others-card-drawn-knives = 抜き身の刃
    .window = 戦闘の開始時
    .text = この戦闘で、SINプレイヤーはダイス+2。
    .quote = だれも口をきかなかった。だれもが手を伸ばした。

the-others-card-no-quarter = 容赦なし
    .window = 戦闘の開始時
    .text = この戦闘で、ヒーローの2ディフェンスを打ち消す。
    .quote = 盾を構えろ。貫くものが要るそうだ。

the-others-card-primal-fury = 原初の憤怒
    .window = アバターとの戦闘の開始時
    .text = この戦闘で、SINプレイヤーは{ $primal-fury-hits ->
        [other] { $primal-fury-hits }
       *[today] 4
    }ヒットを加える。
    .quote = お前を憎んではいない。憎むまでもない。

the-others-card-an-eye-for-an-eye = 目には目を
    .window = モンスターが殺害された戦闘のあと
    .text = 生きていれば、そのヒーローは1負傷を受ける。
    .quote = 歯を食いしばって死んだ。お前を挟んだまま。
