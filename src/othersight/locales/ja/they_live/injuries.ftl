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
