# Enemy tiles: what the front shows, then what the back says, its rules and a line about it.

## Fronts

they-live-front-human-cop = 人間の警官
they-live-front-invader-civilian = 侵略者の市民
they-live-front-night-watchman = 夜警
they-live-front-cable-repairman = ケーブル修理工
they-live-front-hired-crew = 雇われ作業員
they-live-front-junior-executive = 若手重役
they-live-front-network-publicist = 局の広報
they-live-front-plainclothes-ghoul = 私服グール
they-live-front-patrol-ghoul = 巡回グール
they-live-front-spy-eye = スパイアイ
they-live-front-hound-handler = 猟犬使い
they-live-front-bulldozer = ブルドーザー
they-live-front-riot-squad = 機動隊
they-live-front-gunship = ガンシップ
they-live-front-the-anchorman = アンカーマン
they-live-front-collaborators-guard = 協力者の護衛
they-live-front-portal-warden = 門の番人
they-live-front-the-liquidator = 清算人

## The bag

they-live-enemy-human-cop = 正直な警官
    .text = 特殊ルールなし。
    .quote = 勤続九年。どう思うかと訊いた者は一人もいない。

they-live-enemy-human-cop-on-the-take = 汚職警官
    .text = 特殊ルールなし。
    .quote = だれかが金を積んだ。もっと積めばいい。

they-live-enemy-invader-civilian = 列に並ぶ侵略者
    .text = 特殊ルールなし。
    .quote = 片手にクーポン、もう片手に町内全員の名簿。

they-live-enemy-invader-civilian-alarm = 腕時計の侵略者
    .text = 殺害されたとき、同じエリアの全プレイヤー：手配トークンを1個受ける。
    .quote = そいつはずっと手首に話しかけていた。

they-live-enemy-night-watchman = 夜警
    .text = 特殊ルールなし。
    .quote = 何も見ないことで給料をもらっている。腕は確かだ。

they-live-enemy-cable-repairman = ケーブル修理工
    .text = 特殊ルールなし。
    .quote = 街じゅうの居間に上がり込んだ男。

they-live-enemy-hired-crew = 雇われ作業員
    .text = 特殊ルールなし。
    .quote = 日払いの現金。何を囲っているのかは訊かない約束。

they-live-enemy-junior-executive = 若手重役
    .text = 特殊ルールなし。
    .quote = あと二年で角部屋か、あと二年で目が覚めるか。

they-live-enemy-network-publicist = 局の広報
    .text = 置かれたとき、リーダー：手配トークンを1個受ける。
    .quote = 笑って。もう夕方のニュースに出ていますよ。

they-live-enemy-plainclothes-ghoul = 私服グール
    .text = 特殊ルールなし。
    .quote = スーツは上出来だ。顔のほうは手間を惜しんである。

they-live-enemy-patrol-ghoul = 巡回グール
    .text = 手入れのたび、同じエリアの全プレイヤー：手配トークンを1個受ける。
    .quote = 「たぶん」という語のない言語で調書を取る。

they-live-enemy-spy-eye = スパイアイ
    .text = 置かれたとき、同じエリアの全プレイヤー：手配トークンを1個受ける。
    .quote = 宙に浮き、一度まばたきする。それで通りじゅうがお前の名を知る。

they-live-enemy-hound-handler = 猟犬使い
    .text = 置かれたとき：最も手配されているプレイヤーに向かって2スペース移動する。
    .quote = 犬のほうがいいやつだ。決めるのは犬ではない。

they-live-enemy-bulldozer = ブルドーザー
    .text = 手入れのたび、同じスペースの全プレイヤー：2ダメージを受ける。
    .quote = 黄色く、保険つきで、何も耳に入らない。

## Bosses

they-live-enemy-riot-squad = 機動隊
    .text = 戦いでダメージを与えたとき、戦っている者全員：負傷カードを1枚引く。
    .quote = 盾が十二、ヘルメットは同じ寸法、言い返す相手の顔はない。

they-live-enemy-gunship = ガンシップ
    .text = 手入れのたび、全プレイヤー：手配トークンを1個受ける。
    .quote = まず歯に響いてくる。

they-live-enemy-the-anchorman = アンカーマン
    .text = 置かれたとき、全プレイヤー：手配トークンを1個受ける。殺害されたとき、全プレイヤー：手配トークンを1個取り除く。
    .quote = そこに住む家族よりも、各家庭で信頼されている。

they-live-enemy-collaborators-guard = 協力者の護衛
    .text = 特殊ルールなし。
    .quote = 小切手に署名するのがだれか知っている。そいつの食事も見たことがある。

they-live-enemy-portal-warden = 門の番人
    .text = 戦いでダメージを与えたとき、戦っている者全員：手配トークンを2個受ける。
    .quote = ランプと台帳を持ち、だれからも通行の許しを預かっていない。

they-live-enemy-the-liquidator = 清算人
    .text = 殺害されたとき、同じスペースの全プレイヤー：サングラストークンを1個得る。
    .quote = 握手と書類挟み。金曜には街区が一つ消えている。

## Bosses of the second set

they-live-front-the-bailiff = 執行官

they-live-enemy-the-bailiff = 執行官
    .text = 戦いでダメージを与えたとき、戦っている者全員：スクラップを2個失う。殺害されたとき、同じスペースの全プレイヤー：隠し倉庫からカードを1枚引く。
    .quote = 名簿を持っている。お前の上着も載っている。

they-live-front-the-recruiter = 勧誘員

they-live-enemy-the-recruiter = 勧誘員
    .text = 置かれたとき：同じスペースにさらに敵が2体現れる。殺害されたとき、同じエリアの全プレイヤー：手配トークンを2個取り除く。
    .quote = 給料はいい。問題は、何で払われるかだ。
