# Injury cards: what they hinder, how they end, and a line about them.

they-live-injury-split-lip = 切れた唇
    .text = 影響力ダイス-1。軽度：次のラウンドの終わりに治る。
    .quote = 耳に残るのは舌足らずな発音で、話の中身ではない。

they-live-injury-bruised-ribs = 肋骨の打撲
    .text = 戦闘ダイス-1。軽度：次のラウンドの終わりに治る。
    .quote = 痛むのは息をするときだけ。

they-live-injury-ringing-ears = 耳鳴り
    .text = 隠密ダイス-1。軽度：次のラウンドの終わりに治る。
    .quote = 足音は立てていない。自分に聞こえるかぎりでは。

they-live-injury-winded = 息切れ
    .text = フリーウェイと当局の陽動を使えない。軽度：次のラウンドの終わりに治る。
    .quote = 一分待ってくれ。その一分がない。

they-live-injury-shaken = 動揺
    .text = 知力ダイス-1、テックダイス-1。軽度：次のラウンドの終わりに治る。
    .quote = 同じ新聞を、逆さまのまま、一時間。

they-live-injury-twisted-ankle = 足首の捻挫
    .text = 隠密ダイス-1。フリーウェイを使えない。重度：潜伏で治る。
    .quote = 縁石の判定勝ち。

they-live-injury-broken-hand = 手の骨折
    .text = 工学ダイス-2。製作できない。重度：アクション1回とスクラップ2個で治る。
    .quote = いいパンチだった。それがまずかった。

they-live-injury-concussion = 脳震盪
    .text = 知力ダイス-2、テックダイス-1。重度：アクション1回と知力のテストの成功で治る。
    .quote = 大統領の名前は？　笑いが長すぎる。

they-live-injury-deep-cut = 深い切り傷
    .text = 戦闘ダイス-1、隠密ダイス-1。重度：アクション1回とスクラップ3個で治る。
    .quote = 十一針と、何も訊かない医者がいる。

they-live-injury-detached-nerve = 神経断裂
    .text = 戦闘ダイス-1。重度かつ永続：負傷を治すカードでしか治らない。
    .quote = 腕はついている。もう電話に出ないだけだ。

they-live-injury-panic = 恐慌
    .text = 取引と調査ができない。重度：潜伏で治る。
    .quote = もうだれの目もおかしく見える。鏡の中の目も。

## The second set

they-live-injury-jammed-thumb = 突き指
    .text = 工学ダイス-1。軽度：次のラウンドの終わりに治る。
    .quote = 街じゅうのナットが左利き用になった。

they-live-injury-smoke-in-the-eyes = 煙でかすむ目
    .text = 調査できない。軽度：次のラウンドの終わりに治る。
    .quote = 目をこらしても、全部が同じに見える。

they-live-injury-lost-voice = かすれた声
    .text = 影響力ダイス-1。取引できない。軽度：次のラウンドの終わりに治る。
    .quote = 値切るのは、ほとんどが息だった。

they-live-injury-torn-coat = 破れた上着
    .text = 隠密ダイス-2。軽度：次のラウンドの終わりに治る。
    .quote = 裏地は赤。よりによって。

they-live-injury-dizzy-spell = めまい
    .text = 移動アクションを行えない。軽度：次のラウンドの終わりに治る。
    .quote = 歩道のほうから半分迎えに来てくれる。

they-live-injury-sprained-wrist = 手首の捻挫
    .text = 戦闘ダイス-1。製作できない。軽度：次のラウンドの終わりに治る。
    .quote = 手を振ることはできる。ほかは無理だ。

they-live-injury-dislocated-shoulder = 外れた肩
    .text = 戦闘ダイス-2。重度：アクション1回と戦闘のテストの成功で治る。
    .quote = はめ直すにはこつがある。うるさいこつだ。

they-live-injury-burned-palms = 焼けた手のひら
    .text = テックダイス-2。重度：アクション1回とスクラップ2個で治る。
    .quote = 電線は放した。電線のほうは、なかなか放さなかった。

they-live-injury-cracked-tooth = 欠けた歯
    .text = 影響力ダイス-2。重度：潜伏で治る。
    .quote = 人は笑顔を信じる。その笑顔が、もう出ない。

they-live-injury-bad-dreams = 悪夢
    .text = 知力ダイス-1。潜伏できない。重度：アクション1回とスクラップ1個で治る。
    .quote = 横になるたび、だれかが天気予報を読み上げる。

they-live-injury-bad-limp = 引きずる足
    .text = フリーウェイと当局の陽動を使えない。重度：アクション1回と工学のテストの成功で治る。
    .quote = いまや足音だけで、二街区先からお前だとわかる。
