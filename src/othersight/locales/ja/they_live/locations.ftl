# Location cards: a title, and what is found at each named space, or in the upper and lower areas.

## Tax Exempt

they-live-location-valet-parking = 配車係
    .country-club = 車が四十台、若い係が一人、その背後に鍵の並んだ板。退屈しきった顔で通り過ぎろ。
    .hilltop-house = 車寄せでオープンカーのエンジンがかからず、持ち主は遅刻しそうだ。ボンネットの下には、車に要る以上の車が詰まっている。
    .private-bank = 銀行は来客の車を機械で停めている。操作盤のカメラには、ロビーの人間たちが見せる以上のものが映っている。

they-live-location-members-only = 会員限定
    .country-club = どなたのお連れですか、と給仕長が訊く。階段に肖像画がある。その名前を、親しげに言ってみろ。
    .hilltop-house = テラスではパーティー、奥の屋敷は真っ暗。これだけ持っている連中は、何を持っているか覚えきれない。
    .private-bank = 電話一本のあいだ、台帳がまずいページを開いたまま置かれている。数字は暗号だが、手抜きの暗号だ。

they-live-location-silver-service = 銀器の給仕
    .country-club = 給仕頭は三十年この連中に仕え、言いたいことがある。訊かれたことは一度もない。
    .hilltop-house = 食卓は十二人分、一席だけナイフもフォークもない。そこで食べるのは何者か、考えてみろ。
    .private-bank = 開いた金庫室の前を、役員室へ昼食が運ばれていく。盆を持つ男をだれも見ない。二度やる度胸があれば。

they-live-location-pool-boy = プール係
    .country-club = 濾過機が一週間も悲鳴を上げている。だれが分解しようと、部品がどこへ行こうと、気にする者はいない。
    .hilltop-house = プール係は、雇い主の顔のない姿を見てしまった。あなたは病気じゃない、とだれかに言ってほしがっている。
    .private-bank = 支配人の息子がチップを預ける口座を作り、融資を断られた。腹いせに気前よくなる用意がある。

they-live-location-caddy-shack = キャディ小屋
    .country-club = 木のロッカーに四十年分の忘れ物。なかには忘れられたのではないものもある。どれかを見抜け。
    .hilltop-house = 門のインターホンは四桁の暗証番号を求め、ボタンのすり減りでそれを教えてくれる。それから、向こうが質問してくる。
    .private-bank = クロークのゴルフバッグは、ゴルフバッグにあるまじき重さだ。錠前はスイス製で、その倍も気位が高い。

they-live-location-garden-party = 園遊会
    .country-club = 長いシガレットホルダーの婦人が、亡き夫の眼鏡を配っている。もらえるのは、気に入られた者だけだ。
    .hilltop-house = ランタン、弦楽四重奏、掛け金だけの書斎の窓。生け垣に沿い、緩徐楽章に合わせて進め。
    .private-bank = 芝生には集音マイクが仕掛けられ、録音機は地下室にある。聞いたものには値打ちがある。守っているのは、電源からじかに引いた電流だ。

they-live-location-power-lunch = 商談の昼食
    .country-club = 二人の男が、魚料理越しに通りを一本買っている。ナプキンに書きつけ、それからデザートを頼む。
    .hilltop-house = 仕出し屋の発電機が止まり、氷が溶けていく。動かしてやれば、籠が一つ消えても見ないふりをしてくれる。
    .private-bank = 九階で見たものに笑顔でいろと言われた若い共同経営者。あと一言の優しい言葉で辞める。その一言を、そして次の一言を探せ。

they-live-location-tennis-whites = 白いテニスウェア
    .country-club = 白い服を着ていて止められた者は、ここには一人もいない。コートの裏の物干しに白い服が干してある。
    .hilltop-house = 庭師は庭師ではなく、手押し車の中身はバラのためではない。見られたことに、向こうも気づいた。
    .private-bank = 貸金庫係の引き出しに、小口現金と、だれのものでもない箱の番号。本人は試合の着替えに行っている。

they-live-location-golf-pro = ゴルフのプロ
    .country-club = おれの手からクラブを奪える客はいない、とプロが賭けを持ちかける。クラブは山ほど持っている。弾の出るやつもある。
    .hilltop-house = 書斎の画面に、真上から見たフェアウェイが生で映っている。受像機のレンズは、ねじを外す値打ちがありそうだ。
    .private-bank = カウンターにバッグを置いたまま、彼は口説くのに忙しい。警備員は口説くのを眺めるのに忙しい。

they-live-location-charity-auction = 慈善オークション
    .country-club = 九番の品は、知り合いから盗まれたものだ。会場に入札を思いとどまらせろ。さもないと自分が入札するはめになる。
    .hilltop-house = 寄贈品はガレージにあり、札がすり替えられている。犬に気づかれる前に、本当の目録を割り出せ。
    .private-bank = 寄付金は、奥の事務室の端末を通って貧しい者へ行く。もっと近道で貧しい者へ行くこともできる。

## Downtown Redevelopment

they-live-location-wrecking-ball = 解体鉄球
    .construction-site = ほつれた綱の先で、鉄球が上等な鋼材の上を揺れている。止められたら、鋼材は頂きだ。
    .day-labor-office = 自分の住む通りを取り壊す男たちを雇っている。一人だけ、まだ署名していない。
    .half-built-hotel = 壁が半分崩れ、奥に家具つきの部屋が現れた。穴を塞ぎに、だれかが上がってくる。

they-live-location-day-rate = 日当
    .construction-site = スパナを握って正直に一時間、終わればスープ。監督は端材で払ってくれる。
    .day-labor-office = 係員は、だれが自分を笑わせるかで働き手を決める。列はもう諦めている。
    .half-built-hotel = 四階でだれも通すなと雇われた三人組。前金でもらっている。それが弱みだ。

they-live-location-hard-hats = 安全帽
    .construction-site = 鳶の男が、梁を渡って向こうの端で話をしようと挑んでくる。渡るようなやつしか信じない男だ。
    .day-labor-office = 掲示板には古い求人が分厚く重なっている。掘り下げて読めば、同じ住所が何度も出てくる。
    .half-built-hotel = 昇降機が下手に分解されている。ひとりでに落ちてくる前に、上手に分解しろ。

they-live-location-wet-concrete = 生コンクリート
    .construction-site = 流し込む前の型枠に何かが入れられ、固まり始めている。壊すには正しいやり方があり、時間はほとんどない。
    .day-labor-office = 写真を持った男が列に沿って歩いてくる。その先を、反対側から歩け。
    .half-built-hotel = 新しいロビーの床に、配線のついた燻しガラスの円盤が埋まっている。外れたら、だれかが残念がるだろう。

they-live-location-lunch-pail = 弁当箱
    .construction-site = ミキサーの裏で、サンドイッチを賭けた拳闘をやっている。勝てば食えて、三十分座っていられる。
    .day-labor-office = 選ばれなかった男たちと酒を分け合え。昨夜何が運び込まれ、どこに置かれたかを知っている。
    .half-built-hotel = 七階に、冬からずっと名前入りの弁当箱が置いてある。二重底の下を、そして名前の下を調べろ。

they-live-location-permit-office = 許可証窓口
    .construction-site = 事務所の小屋に貼られた許可証は、別の建物のものだ。急いで読み、面白いやつを頂け。
    .day-labor-office = 通行証を刷る新しい機械が入った。機械には目がついている。目は外せる。
    .half-built-hotel = 検査官は、見せられたこともない階に署名していた。優しく訊き、もう一度訊き、それから一緒に来ないかと訊け。

they-live-location-loading-dock = 荷積み場
    .construction-site = 一つだけ、この現場あてでない木箱がある。札には機械部品、揺すれば弾薬の音。
    .day-labor-office = 事務所の裏口がレールから外れ、立ち退き十数軒分のがらくたが立てかけてある。戸は直し、がらくたは頂く。
    .half-built-hotel = 床のない部屋へ、夜中に手押し台車で荷が届く。台車と台車の間を待て。

they-live-location-copper-thieves = 銅線泥棒
    .construction-site = ドラムに半マイルのケーブル、懐中電灯の夜番が一人。柵のところで必ず向きを変える。
    .day-labor-office = 通りを剥いで回る一味が、事務所の配管に手をつけに来た。懲らしめれば世のためだ。
    .half-built-hotel = 連中は先に来て、外せなかったものを残していった。こちらの道具のほうが上等だ。行儀のほうかもしれない。

they-live-location-union-man = 組合の男
    .construction-site = 黙っていれば車と家と整形手術をやる、と持ちかけられた男。こちらは何も差し出さないと信じさせるのは骨が折れる。
    .day-labor-office = 六時からずっと勤務中だった、とだれの前でも証言してくれる男。まず気に入られなければならない。
    .half-built-hotel = 書類は、ロビーの交換機パネルの裏に隠してある。パネルには電気が通り、それをめぐる言い争いにも火がついている。

they-live-location-elevator-shaft = エレベーター坑
    .construction-site = 正しい継電器を短絡させれば、箱は階と階の間で止まる。階と階の間には棚がある。
    .day-labor-office = 事務所の地下のエレベーターは、ボタンより二階分深く下りる。鍵の摩耗から規則を見つけろ。
    .half-built-hotel = だれかがレンズの工房を縦坑に封じ込め、梯子を外した。持ちこたえる梯子をかけ、帰りのためにもう一度かけろ。

## Downtown

they-live-location-express-lane = 特急レジ
    .supermarket = 十点以下のお客様専用。うち一点にラベルがない。ほかの品の本当の用途を読み取り、無地のやつを食え。
    .newsstand = 文庫本の棚、鏡、値札のない黒縁の眼鏡。店主は釣り銭を数えに背を向けた。
    .parking-garage = 出口の遮断機が駐車券を呑んで動かない。直してやり、箱から落ちてくるものは頂け。

they-live-location-double-coupons = 二倍クーポン
    .supermarket = レジの打ち方は彼女の気分しだい。火曜からこっち、だれも彼女に優しくしていない。
    .newsstand = クーポンを切り抜き、縁を合わせて並べると地図になる。並べ方は一通りだけだ。
    .parking-garage = エンジンの温かい車の後部座席に細長い箱。係員はクーポンを数えている。

they-live-location-shoplifter = 万引き
    .supermarket = 新聞と厚い外套があれば、こつは簡単だ。ただし、モップをかけないモップ男がいる。
    .newsstand = 雑誌を盗んで捕まった子どもが、悪びれもしない。かばってやれば忘れはしない。
    .parking-garage = 店の専属の泥棒は、稼ぎを地下四階にしまっている。警察を呼べないのは向こうも同じだ。

they-live-location-late-edition = 最終版
    .supermarket = 値札読み取り機は、逆さにすると別のことを読み上げる。続きを言わせろ。
    .newsstand = 最終版と早版の違いは写真一枚だけ。どこが違うか見つければ、新聞売りの少年がわけを見せてくれる。
    .parking-garage = 中継車がエンジンをかけてマストを上げたまま、乗員は夕食に出ている。上等な機材がひとりでうなっている。

they-live-location-two-for-one = 一つ分で二つ
    .supermarket = 試食係の婦人は、青いのを勧めろと言われている。愛想よくすれば、布の下を見せてくれる。
    .newsstand = 店主は在庫の整理中。彼の親父さん流に値切れば、おまけをつけてくれる。
    .parking-garage = 二台の車が一台に溶接されている。出来は悪い。継ぎ目に隠し場所がある。

they-live-location-stock-room = 在庫室
    .supermarket = 貨物用エレベーターは故障中、いい棚は別の階。もう一度だけ動かせ。
    .newsstand = 古い号は、扉が二つある地下室に置いてある。もう一つの扉から、だれかが下りてくる。
    .parking-garage = 最下階の鎖のかかった檻は警備員専用。鎖はうるさく、警備員はトランプ中。見事な沈黙が二度いる。

they-live-location-bag-boy = 袋詰め係
    .supermarket = 支配人が何をどれだけ買うか、彼は見てきた。彼の名前を尋ねる最初の客になれ。
    .newsstand = カウンターの下のラジオには、存在しない局が入る。真空管が焼き切れる前に合わせろ。
    .parking-garage = 袋を車に運ぶ彼は、毎日来るのに何も買って帰らない車の名簿をつけている。何のための名簿かを見抜け。

they-live-location-dark-glasses-rack = サングラス売り場
    .supermarket = 同じ品が六十本、うち二本は違う。レジの読み取り機なら見分けられる。よほど賢く訊けばだが。
    .newsstand = 一本かけて棚にもたれ、巡回のやつに肩越しに見出しを読ませておけ。
    .parking-garage = ミラーグラスの大男が、この階は使用中だと言う。たいした自信だ。もたれているトランクには理由がぎっしり詰まっている。

they-live-location-security-mirror = 防犯ミラー
    .supermarket = 四番通路の上の鏡の中で、支配人には唇がない。視線を横切らずに鏡の裏へ回れ。
    .newsstand = 売店の鏡には、通りが裏側から映る。じっと眺め、二度考えれば、だれがだれに何を置いていくかがわかる。
    .parking-garage = カメラには壁を見張らせておける。その間に、ホイールキャップのことを考えよう。

they-live-location-tow-zone = レッカー区域
    .supermarket = どちらのものでもない食料のカートをめぐり、男が二人争っている。決着をつけてやれば、昼飯は連中のおごりだ。
    .newsstand = 駐車監視員の彼女は、こちらの人相書きと、優しい心を持っている。没収した小銭の缶も持っている。
    .parking-garage = レッカー車が、荷をスロープから半分はみ出して落とした。巻き上げてやれば、部品の数はだれも数えない。

## Resettlement

they-live-location-soup-line = 炊き出しの列
    .free-clinic = 寝台は一つ、寝たい者は二人。今度ばかりは正直に、具合を看護師に話してみろ。
    .tent-camp = 前に並ぶ男は、工場の現場を仕切っていた。それ以来、何かを仕切ってくれと頼まれたことがない。
    .storefront-church = お玉が回り、噂も回る。三つ合わせると、四つ目が見えてくる。

they-live-location-cot-number-nine = 九番の寝台
    .free-clinic = 寝台のカルテを書いたのは、どうすべきか知っていて異動させられただれかだ。書いた者のつもりで読め。
    .tent-camp = 見回りと懐中電灯、並んだ毛布。もう一枚の毛布になれ。
    .storefront-church = オルガンの裏に、行き場のない者のための寝台がある。堂守が欲しいのは、人に言える理由だけだ。

they-live-location-false-wall = 偽の壁
    .free-clinic = 備品室の壁の裏に、売ったはずの機械がある。正しく調整すれば、まだ人を治せる。
    .tent-camp = ブルドーザーに潰された炊事場、板の下に立派な鉄枠。残りを崩さずに取り出せ。
    .storefront-church = 一枚だけ音の違う羽目板。裏には探していたものの箱と、聖歌隊席を支えている梁がある。

they-live-location-choir-practice = 聖歌隊の練習
    .free-clinic = 夜番が、隣から聞こえる上声部を口ずさんでいる。もう一つの声部を口ずさみ、振り向くか見てみろ。
    .tent-camp = 線路越しに、声部に分かれて歌っている。声部が道順になっている。節を数えろ。
    .storefront-church = 歌は聞こえるが、部屋にはだれもいない。テープをたどれば機械へ、機械をたどればそれが隠すものへ着く。

they-live-location-burn-barrel = ドラム缶の焚き火
    .free-clinic = 診療所の記録をドラム缶で燃やそうとするやつがいる。燃やすのは記録だけではなさそうだ。
    .tent-camp = 一つきりの火を、流れ者が三人囲んでいる。毛布に包んだ何かもある。勝負しようと言ってくる。
    .storefront-church = 寒い夜、いい火。話を一つすれば、みなの財布の紐も少し緩む。

they-live-location-bad-water = 悪い水
    .free-clinic = 配管の中の何かは、どの管にも、自分の体にも入っている。規則を見つけ、治療法を見つけ、二番目に試す者になれ。
    .tent-camp = 共同栓はわざと塞がれた。弁に包みが一つ、水圧に押されて挟まっている。
    .storefront-church = 洗礼盤は、六街区で最後のきれいな水だ。どこから来るのかを突き止め、ちゃんと体を洗え。

they-live-location-night-shift = 夜勤
    .free-clinic = 薬品棚は自分で記録をつけている。今日は木曜日だと錠前を説き伏せろ。
    .tent-camp = 暗くなると、だれかがテントからテントへ回り、もういない人たちに包みを置いていく。
    .storefront-church = 真夜中と牛乳配達の間に、追われる者のための礼拝がある。入り口は石炭の投入口だ。

they-live-location-missing-pages = 抜けたページ
    .free-clinic = 眼科医の帳面からページが破り取られている。鉛筆の跡は下の紙に残っている。
    .tent-camp = 死んだラジオと生きた電池が、一ヤード離れて置いてある。だれかが引き合わせるべきだ。
    .storefront-church = 賛美歌集は112番から119番に飛ぶ。索引は飛ばない。何を調べているのかと訊かれる前に、二度よく考えろ。

they-live-location-pickup-game = 草試合
    .free-clinic = 雑役夫たちが中庭で肘を使って遊んでいる。ジムより安く、学ぶことは多い。
    .tent-camp = 一人足りず、相手側に賭ける者がいない。口の立つ者がいれば話は変わる。
    .storefront-church = 牧師のチームは四十連敗中。一人は昔、何かの隊長だった。話をさせろ。それから黙らせろ。

they-live-location-pills-in-a-jar = 瓶の錠剤
    .free-clinic = 九種類、ラベルなし、うち一つが要る薬だ。化学か、運か。
    .tent-camp = 売人のテントには床があり、床には蓋がある。本人は留守だ。声が聞こえているうちは。
    .storefront-church = 聖具室の薬箱は、先の戦争からペンキで塗り込められている。金具だけでも手間をかける値打ちがある。

## Any street

they-live-location-payphone = 公衆電話
    .top = 通りかかると鳴り出す。声が数字を読み上げる。お前あての数字だと信じさせないかぎり、お前あてではない。
    .bottom = だれかが電話を切り忘れた。相手は気前のいいおばさんだ。甥になりきれ。

they-live-location-storm-drain = 雨水溝
    .top = 鉄格子と梯子、頭上の静かな足音が六街区。水に気をつけろ。
    .bottom = 溝には、だれかの金物が一冬分詰まっている。雨に流される前に取り出せ。

they-live-location-stray-dog = 野良犬
    .top = 通りの人間の半分に唸り、いつも正しい。座ってもいいかと、きちんと訊いてほしそうだ。
    .bottom = 犬の飼い主は、お前の犬の扱いをずっと見ていた。

they-live-location-parked-van = 停まったバン
    .top = 車体には配管・暖房とあるが、アンテナ四本がそうではないと言う。運転手はドーナツを買いに行った。
    .bottom = 車輪もナンバーもなく、工具の台は溶接で塞がれている。忍耐とバールがいる。

they-live-location-squad-car = パトカー
    .top = 警官が一人、開いたトランクが一つ、意見の相違が一つ。どうやっても無線には流れる。
    .bottom = 二人とも窓を開けたまま眠っている。座席の間の銃架に鍵はない。

they-live-location-dropped-wallet = 落ちていた財布
    .top = 金も名前もなく、ロッカーの鍵が一つ。ロッカーの数は知れている。考えろ。
    .bottom = 質札、バスの半券、そして何かの一覧。三つ合わせると、男が残りの財産をどこに置いたかがわかる。

they-live-location-shortwave = 短波
    .top = ダンス音楽の下で、男がレンズの磨き方を説明している。身なりのいい者が通るたびに声が遠のく。
    .bottom = 箱のない受信機が、塀の上で独り言を言っている。線を二本つなげば、こちらに話しかけてくる。

they-live-location-fire-escape = 非常階段
    .top = 最後の一続きはボルト一本でぶら下がり、踊り場にだれかの包みがある。まず直せ。登るのはそれからだ。
    .bottom = 開いた窓が五階分、目当ては六階。錆は錆で音を立てる。

they-live-location-man-with-a-watch = 腕時計の男
    .top = 手首に話し、待ち、うなずく。男が何を訊き、それが何と答えるのかを突き止め、お前のことを訊かれる前に消えろ。
    .bottom = 男が手首を口元に上げる。止められるのは一秒間。その一秒をすべて使え。

they-live-location-empty-lot = 空き地
    .top = 雑草の下に立派なストーブ、ストーブの下にあれこれ。ほかにスパナを持ってきた者はいない。
    .bottom = だれかが地面に煉瓦を並べている。塀の上から見ると見取り図で、×印が一つついている。
