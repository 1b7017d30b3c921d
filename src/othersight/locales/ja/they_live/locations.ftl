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

## The second set

they-live-location-flooded-underpass = 冠水した地下道
    .top = ポンプがある。足りないのはベルトだけだ。水が引けば、出てきたものはお前のものだ。
    .bottom = 何かが流れてくる。だれかがそれを探している。先に、そして静かに。

they-live-location-wrong-number = 間違い電話
    .top = レンズはできたかと声が訊く。もっともらしい調子で、できたと言い、置き場所を告げろ。
    .bottom = 男は番地を告げて切った。通りの名が抜けているが、考えればわかる。

they-live-location-moving-day = 引っ越しの日
    .top = ピアノが一台、四階まで、男が三人。四人目には弾むという。立っていられたら。
    .bottom = だれかが荷台の番をしなければ。ソファがあり、スープもある。

they-live-location-chalk-marks = 白墨の印
    .top = 膝の高さに矢印がある。読める者を、あらゆる巡回から遠ざけてくれる。
    .bottom = 丸に点が二つ。ゆるんだ煉瓦の裏に一組置いてある印だ。その煉瓦は見張られている。

they-live-location-broken-machine = 壊れた自動販売機
    .top = ほかと同じで、金を取るだけで何も出さない。だが、裏側がある。
    .bottom = 左側に急所がある。昔だれかが、肘で教えてくれた。

they-live-location-street-cleaners = 街路清掃員
    .top = 一人はお前が来てからずっと同じところを掃いている。本当は話がしたいのだ。
    .bottom = 手押し車の車輪が外れている。ほうきの下の屑入れに、屑だったためしのないものがある。

they-live-location-night-class = 夜間学級
    .top = 窓から黒板が見える。配線の授業だ。その配線がおかしい。
    .bottom = 教師は残った者のために、計算を一つ黒板に残す。だれも残らない。

they-live-location-meter-reader = 検針員
    .top = 呼び鈴を押すあいだ、帳面が石段に置かれている。通りの地下室が、一頁に一つずつ。
    .bottom = お前の家で見たものを、彼は報告しなければならない。見なかったことにしてもらえるかもしれない。

they-live-location-loose-manhole = ゆるんだマンホール
    .top = 持ち上げるには二人いる。下から、もう何かが押している。
    .bottom = 下りて、進んで、三本先の通りでまた上がる。臭いが助けになる。だれも追ってこない。

they-live-location-parade-route = パレードの道筋
    .top = 楽隊が行進していく。一人の鼓手だけ歩調が合わない。わざとらしい。
    .bottom = パレードの後には柵と小旗、それに上等の針金が山ほど残る。

they-live-location-wine-cellar = ワインセラー
    .country-club = 一覧に、存在しない一本が載っている。それを注文しろ。
    .hilltop-house = 三つ目の棚の裏だけ、壁が新しい。しまってあるものも新しく、油が引いてある。
    .private-bank = 頭取は、うなずく相手とならだれとでも乾杯する。うなずきながら、グラス越しに見ろ。

they-live-location-security-patrol = 私設警備
    .country-club = 大きすぎる制服の若者が会員証を見せろと言う。殴られたことは、まだないらしい。
    .hilltop-house = 無線機が門柱の上に置いてある。自分を捕まえたと報告しろ。
    .private-bank = 懐中電灯と懐中電灯の間が十一秒。引き出しは十秒で開く。

they-live-location-estate-sale = 遺品の競売
    .country-club = 九番の品には値がつかない。何だかわからないからだ。お前は教会の地下で見たことがある。
    .hilltop-house = 屋敷は、ねじ留めのものごと売られる。お前はねじ回しを持っている。
    .private-bank = 死んだ男の貸金庫は、いまも本人の電話番号で開く。

they-live-location-pay-day = 給料日
    .construction-site = 封筒の中身が足りない。みんなのも足りない。声に出して計算してやれ。
    .day-labor-office = もう一度列に並べ。係は帽子を数えている。帽子は替えられる。
    .half-built-hotel = 左官たちは八階からこっち、払ってもらっていない。話を聞く用意はある。

they-live-location-model-home = モデルルーム
    .construction-site = 泥の中に見本の台所が建っている。見本の包丁もついている。
    .day-labor-office = 幸せな労働者のスライドが、空っぽの部屋で回っている。一枚だけ余計だ。
    .half-built-hotel = 見本の部屋の鏡には、部屋は映るが、案内の女性は映らない。

they-live-location-night-pour = 夜間の打設
    .construction-site = 昼に見られてはならないものを、夜に流し込む。見張りの一人が道具箱に座っている。
    .day-labor-office = ミキサーの読める者が要るという。前の男は読めなかった。
    .half-built-hotel = 生乾きのセメントには全員の足跡が残る。板の場所を知っていれば、お前のを除いて。

they-live-location-last-tenant = 最後の住人
    .construction-site = その真ん中に、まだ老女が住んでいて、コーヒーを沸かしている。だれかの子どもになりすませ。
    .day-labor-office = 立ち退きの日付が、建物より古い。係にゆっくり、そう言ってやれ。
    .half-built-hotel = 二人の男が彼女を運び出しに来た。戸口に立て。

they-live-location-survey-stakes = 測量杭
    .construction-site = 杭を一メートルずらせ。そうすれば明日、掘るべきものを掘ってくれる。
    .day-labor-office = 測量士は器具で払うという。現金も、友人も尽きたのだ。
    .half-built-hotel = 最上階から見ると、杭は何かの文字になる。知っている文字ではないが、近い。

they-live-location-hoist-trouble = 昇降機の故障
    .construction-site = 昇降機は六階で止まっている。現場監督の私物箱を載せたまま。
    .day-labor-office = 事故だったと誓う者が要るという。代わりに、お前がだれかは忘れてくれる。
    .half-built-hotel = 業務用の昇降機は古い番号で動く。隣の金庫も動く。

they-live-location-foremans-birthday = 監督の誕生日
    .construction-site = 全員が歌うなか、監督の唇だけが別の歌を刻んでいる。
    .day-labor-office = 腕相撲大会だ。勝者が帽子の中身を取る。
    .half-built-hotel = ケーキを切るあいだ、事務所は歌一曲分だけ空になる。

they-live-location-price-check = 値段の確認
    .supermarket = レジが、どの値札にもない数字を足している。お前の数字も足させろ。
    .newsstand = 同じ新聞が二つの値で売られている。友人として、高いほうに何が載っているか訊け。
    .parking-garage = 発券機がお前の車番を印字する。頼めば、他人の番号にもなる。

they-live-location-lunch-counter = 軽食カウンター
    .supermarket = 料理人は二人分を揚げ、自分は食べない。座れ。そして、もう一人は自分だと言え。
    .newsstand = 正午になると店主は昼飯に立ち、新聞の上に煉瓦を置いていく。
    .parking-garage = 警備員が二人、窓を閉めて車内で食べている。トランクに鍵はない。

they-live-location-window-shoppers = ウインドーショッピング
    .supermarket = 九人に一人は、映り方がまともでない。数えて、覚えておけ。
    .newsstand = 老眼鏡の棚の下に鍵がある。その鍵でねじを巻ける。
    .parking-garage = マネキンにジャッキ、止まったエレベーター。だれかがここで何か企んだのだ。

they-live-location-closing-time = 閉店時間
    .supermarket = 明かりが消えるまで、缶詰の山になっていろ。
    .newsstand = 閉店時を狙った強盗がいる。だが、もう二対一だ。
    .parking-garage = 遮断機は、入ったきり出なかった者の一覧を持っている。

they-live-location-lost-child = 迷子
    .supermarket = 八歳で、店長の顔を見てしまい、だれにも信じてもらえない。お前は信じる。
    .newsstand = 貼り紙の電話番号は一桁多い。余った数字の意味を読み解け。
    .parking-garage = 小さな靴の後を下りていけ。どのカメラも知らない道を知っている。

they-live-location-ration-cards = 配給券
    .free-clinic = スープの券と薬の券に判を押す。その判は、湯気で消える。
    .tent-camp = 明るいテントの中、男がこちらに背を向けて券を数えている。
    .storefront-church = 助祭は自分の券を配ってしまう。手の早い者には、頼みたいことがあるらしい。

they-live-location-water-truck = 給水車
    .free-clinic = ポンプは昔なじみの型だ。礼に、戸棚をのぞかせてもらえる。
    .tent-camp = 水は自分のものだと決めた男がいる。棒を手にして決めたのだ。
    .storefront-church = 運転手の無線は死んでいる。聖歌隊には、はんだごてがある。

they-live-location-family-album = 家族のアルバム
    .free-clinic = 看護師は、戻らなかった人の写真を集めている。一人でも名を言えば、何でもしてくれる。
    .tent-camp = どの婚礼写真にも同じ伯父がいる。顔だけが、いつも違う。
    .storefront-church = 頁がこわばっているのは、平たいものが挟んであるからだ。家族は祈っている。

they-live-location-bus-to-nowhere = 行き先のないバス
    .free-clinic = 人々がバスに乗せられている。だが、バスの後ろの扉は扉だ。
    .tent-camp = バスの本当の行き先を話せ。一人が立って、運転したことがあると言うだろう。
    .storefront-church = お前とじゃがいも一個のおかげで、バスは教会の前で永久に止まった。

they-live-location-quiet-evening = 静かな夜
    .free-clinic = レントゲンが時間外にうなっている。見ていたものは、まだ乾板に残っている。
    .tent-camp = 老レスラーが焚き火の明かりで教えている。第一課は転び方だ。
    .storefront-church = 今夜は何も起こらない。それに気づくだけの分別が、お前にはある。

they-live-location-regatta = 帆走競技
    .yacht-club = 帆柱が折れ、持ち主は一時間後に競技だ。結び目一つごとに払うという。
    .cliff-villa = 全員がテラスで双眼鏡をのぞいている。屋敷はその背後だ。
    .harbour-bank = 競技の前に配当が済んでいる。計算した者がいるのだ。お前も計算しろ。

they-live-location-deck-chairs = デッキチェア
    .yacht-club = 空を向いたサングラスが四十並ぶ。一組だけ妙なのを、借りたいと頼め。
    .cliff-villa = 芝生に本が開いてある。椅子の順に並んだ名簿だ。
    .harbour-bank = 行員たちは石段で日光浴中、扉は袋で開けてある。

they-live-location-bonded-goods = 保税品
    .yacht-club = 木箱が渡し板から落ちた。給仕が二人飛びつき、お前も飛びつく。
    .cliff-villa = 封印は小さな機械だ。もう開けられたと教え込める。
    .harbour-bank = 金庫室は船倉で、蓋も船のものだ。外れるところを見たことがある。

they-live-location-captains-table = 船長の食卓
    .yacht-club = 船長は、食べない乗組員の話をする。給仕の一人が匙を落とす。
    .cliff-villa = 席は九十、客は八十九。九十人目になり、魚料理の前に立て。
    .harbour-bank = 銀行は食卓も船長も船も持っている。面白い話も一つ持ちたいらしい。

they-live-location-fog-horn = 霧笛
    .yacht-club = だれも自分の葉巻の先が見えない。背筋を伸ばして門を出ろ。
    .cliff-villa = 霧笛の音は二つ。一つは船のためではない。鳴らす箱は庭にある。
    .harbour-bank = 霧の中、警備員が合言葉を訊く。潮見表に書いてある。一日遅れで。

they-live-location-crew-wanted = 乗組員募集
    .yacht-club = 新入りは濡れた綱と笑い声で試される。お前も笑え。そして放すな。
    .cliff-villa = 浜へ下りる昇降機が途中で止まった。奥方を乗せて。恩は忘れない人だ。
    .harbour-bank = 沈んだ船の乗員の名で申し込め。一人戻ったと、係が喜ぶ。

they-live-location-insurance-agent = 保険屋
    .yacht-club = 同じ名の船が二隻、保険に入っている。ここには一隻だけだ。スープの席で触れてみろ。
    .cliff-villa = 壁の収集品を査定しに来たという。お前もだ。
    .harbour-bank = ここの全員の支払日を、彼の機械は知っている。自分のことも訊いてみろ。

they-live-location-lights-at-sea = 沖の光
    .yacht-club = 無人の船から合図が来る。読みの遅い者のための、遅い符号だ。
    .cliff-villa = 望遠鏡で見ると、水平線に縫い目がある。接眼部は外れて、眼鏡の枠に合う。
    .harbour-bank = 警備員は全員窓辺だ。銃器室は陸側にある。

they-live-location-pile-driver = 杭打ち機
    .construction-site = 一秒に一度打つ。打たれる真鍮の輪は、その合間に取れる。
    .hiring-hall = ここで見られるのは手だ。手を見せ、それから使い道を見せろ。
    .grand-hotel = 一打ごとに東棟の扉が跳ねて開く。数えて、歩け。

they-live-location-union-meeting = 組合の集会
    .construction-site = 二時間、何もないことを採決している。何か議題をやれ。
    .hiring-hall = 前回の議事録は、会議の前に書かれていた。次回のを読み上げてやれ。
    .grand-hotel = 同じ時刻、上の階では経営者が会合中だ。外套預かりはお前に任された。

they-live-location-scuttled-barge = 沈められた艀
    .construction-site = 上に建てるつもりらしい。巻き上げ機にはまだ電気が、船倉にはまだ空気がある。
    .hiring-hall = 乗組員の名簿が貼られたまま、賃金を取りに来た者はいない。その一人になれ。
    .grand-hotel = ホテルが艀の羽目板とランプと鐘を買った。まだ、ねじ留めしていない。

they-live-location-cement-dust = セメントの粉
    .construction-site = 検査官を除いて全員が咳き込む。古株が飲むものを飲め。
    .hiring-hall = 署名と引き換えに保護眼鏡が配られる。一箱だけ、別人の字で印がある。
    .grand-hotel = 埃よけの布の下に、全部まだある。客も一人、まだいる。

they-live-location-crane-operator = 起重機の運転手
    .construction-site = この風で荷を回してみせろ。落ちたものは取っていい。
    .hiring-hall = 夜、だれがどの家に入るのか、彼は上から見てきた。訊いた者はいない。
    .grand-hotel = 運転室から九階がのぞける。そこの女中は、一度も寝床を整えない。

they-live-location-company-store = 会社の売店
    .construction-site = 支払いは金券だ。いくらの値打ちかは、お前の口しだい。
    .hiring-hall = 鎧戸が膝の高さで引っかかる。奥には、借金の多い男たちの道具が下がっている。
    .grand-hotel = 夜間金庫は帽子箱だ。守衛が裏階段で上へ運ぶ。

they-live-location-rat-catcher = 鼠捕り
    .construction-site = 罠は開けたまま、銃は袋の中。犬はお前を知っている。知っているつもりらしい。
    .hiring-hall = 彼のテリアと、お前の左足とで賭けが始まる。
    .grand-hotel = 彼が口笛を吹くと、壁の中で何かが答える。鼠ではない。コンセントがついている。

they-live-location-topping-out = 上棟式
    .construction-site = 木を結わえた最後の梁が上がる。客はだれも、外套を見ていない。
    .hiring-hall = 工事に出た者にはビールが振る舞われる。三階の監督の名を知っていろ。
    .grand-hotel = 新しい持ち主に乾杯。杯を上げるその手の、指の数が合わない。

they-live-location-fresh-catch = 今朝の獲物
    .harbour-supermarket = 魚は魚屋より年寄りだ。そうでない一匹を選べ。
    .ferry-newsstand = 鰊が明日の新聞で包んである。どこで手に入れたか、小銭で教えてくれる。
    .ferry-garage = 氷の車に鍵はない。その氷は魚のためではない。

they-live-location-self-service = セルフサービス
    .harbour-supermarket = 店にレジ係はいない。扉の上に目があるだけだ。まばたきする。
    .ferry-newsstand = 硬貨一枚で新聞一部。うまくやれば、束ごと出させられる。
    .ferry-garage = 給油機は会員用だ。お前は一分前に入会した。ヘアピンで。

they-live-location-last-ferry = 最終の渡し船
    .harbour-supermarket = 乗り遅れた人々が、全財産を抱えて買い物車の間に座っている。話し相手を欲しがっている。
    .ferry-newsstand = 灰色の帽子の一団が船から降りてくる。灰色をかぶり、まぎれて歩け。
    .ferry-garage = 係員は渡し板を上げてくれない。てこは二つある。一つは彼だ。

they-live-location-tide-tables = 潮見表
    .harbour-supermarket = 潮とともに照明が落ちる。その一分だけ、ラベルは本当のことを言う。
    .ferry-newsstand = 印刷された時刻は、船の遅れとちょうど同じだけ狂っている。その間に、だれかが上陸する。
    .ferry-garage = 満潮になると、最下層に置き去りにされたものが浮いてくる。

they-live-location-fish-auction = 魚の競り
    .harbour-supermarket = 鼻をかけば、鱈一トンがお前のものだ。運ぶ前に転売しろ。
    .ferry-newsstand = 買い手は新聞で値を読む。値を決める男は、何も読まない。
    .ferry-garage = 手鉤と手押し車と恨み。お前への恨みではないが、通り道に立っていた。

they-live-location-souvenir-stand = 土産物の屋台
    .harbour-supermarket = 貝細工の箱が棚に九つ。九つ目だけ鍵があり、重さが違う。
    .ferry-newsstand = 絵葉書を描く娘は、どの絵からも一つの塔を省いている。
    .ferry-garage = 歌う時計が歌うのは周波数だ。だれも合わせて歌わない場所で分解しろ。

they-live-location-customs-shed = 税関の倉庫
    .harbour-supermarket = 倉庫で失くなったものを、この店は買う。失くす係は大男だ。
    .ferry-newsstand = 没収された眼鏡が目方で売られている。あくびをしながら、重いのを買え。
    .ferry-garage = 十一号の書式で木箱が一つ出る。十二号が要るというが、十二号は書けばいい。

they-live-location-sea-air = 海の空気
    .harbour-supermarket = 缶詰で売られている。へこんだ缶の中身は、別のものだ。
    .ferry-newsstand = 突風で新聞が全部、岸壁のほうへ飛ぶ。走れ。礼は束でもらえる。
    .ferry-garage = 屋上の運転手は、礼儀正しい者にパンと、エンジンのぬくもりを分けてくれる。

they-live-location-sick-bay = 病室
    .seamens-clinic = 看護婦長は船の出で、命令口調だ。今度だけは従え。
    .beach-camp = ここでは熱に海藻を煎じる。どの海藻か訊いて、書き留めろ。
    .sailors-church = 長椅子は寝台になり、半分は薪になった。残りを直せ。

they-live-location-driftwood = 流木
    .seamens-clinic = 松葉杖の材料だ。一枚の板に、刷り込みの番号がある。
    .beach-camp = 浜を制する者が木を制す。言い分は櫂で述べる。
    .sailors-church = お前の手配写真をストーブで焼き、写真のあった場所に立てと言う。

they-live-location-quarantine = 検疫
    .seamens-clinic = 黄色い札には病気とある。いい札だ。だれも触れてこない。
    .beach-camp = テントは綱で囲まれ、番人は立ったまま眠っている。
    .sailors-church = 衛生検査官が明かりを忘れていった。肌に浮かび上がるのは、熱ではない。

they-live-location-message-in-a-bottle = 瓶の手紙
    .seamens-clinic = 患者が飲み込んでいた。レントゲン写真は声に出して読める。
    .beach-camp = 子どもたちが毎週拾い、紙は使ってしまう。栓は取ってある。その栓がレンズだ。
    .sailors-church = 宛て先の未亡人は十一年待っていた。心をこめて読んでやれ。

they-live-location-soup-kitchen = 炊き出し
    .seamens-clinic = 無料のスープを戸口で売る男がいる。無料の意味を教えてやれ。
    .beach-camp = 一時間鍋をかき混ぜれば、どこに何をしまってあるか、みんなが話してくれる。
    .sailors-church = 壁の献立は献立ではない。分量が金庫の番号だ。

they-live-location-night-tide = 夜の潮
    .seamens-clinic = 二時に地下が浸水し、総出で寝台を運ぶ。薬局は開いたままだ。
    .beach-camp = ありあわせのもので、四十のテントから海を防げ。余ったものは取っていい。
    .sailors-church = 鐘つきは力自慢ぞろいで、時が来るまで相撲を取っている。

they-live-location-net-menders = 網を繕う人々
    .seamens-clinic = 傷も同じ結び目で縫い、同じ針で話をする。
    .beach-camp = 網の一つは銅だ。銅で漁はしない。だが、聴くことはできる。
    .sailors-church = いちばん大きな網の下に、教区最大の秘密がある。いびきをかいている。

they-live-location-harbour-choir = 港の合唱団
    .seamens-clinic = 病棟の拡声器から、二つの声の賛美歌が流れる。二つ目の声を取り除け。
    .beach-camp = 波に負けじと歌っている。知らない一節を教えてやれ。
    .sailors-church = 掲示板の賛美歌の番号は日付だ。今夜の日付だ。

## The third set

they-live-location-bus-stop = バス停
    .top = 時刻表には、来たためしのないバスが載っている。それがいま来た。乗客はだれも顔を上げない。
    .bottom = 荷物を三つ抱えた女が、終バスをわざと逃した。理由を訊いてほしいのだ。

they-live-location-lemonade-stand = レモネード屋台
    .top = 子どもが二人、水差しが一つ、許可証はなし。客が先で、検査官には永遠に順番が来ない。
    .bottom = 帳簿がつけてあるが、硬貨の瓶一つ分が合わない。瓶のありかを突き止めろ。

they-live-location-laundry-line = 物干し綱
    .top = シャツが六枚、うち一枚は寸法が合う。昨日着ていた人相書きとは、これでお別れだ。
    .bottom = 滑車は昇降機の、綱は帆柱のものだ。靴下を乾かすには立派すぎる。

they-live-location-street-preacher = 辻の預言者
    .top = 見てきたとおりのことを、古い言葉で語っている。続きの一句を言えば、箱から下りてくる。
    .bottom = 文字のない本を、眼鏡をかけて読んでいる。眼鏡はもう一つある。

they-live-location-arcade-cabinet = ゲーム筐体
    .top = 高得点の頭文字は名簿だ。載る資格ができるまで遊べ。
    .bottom = 硬貨口の奥に、もう一つ錠がある。つけた者の目当ては硬貨ではない。

they-live-location-ice-cream-truck = アイスクリーム売り
    .top = 曲に余計な一音がある。その音で、通りの半分が足を止める。拡声器のもう一本の線は、黒いレンズの箱に続いている。
    .bottom = 運転手は冷凍庫に近づかせまいと、シャベルほどの匙を構えている。

they-live-location-pawn-shop = 質屋
    .top = 窓の品はどれも、だれかの最後の思いつきだ。まだ次があるような顔で値切れ。
    .bottom = 札にはトロンボーンとあるが、箱が短すぎる。真顔でいられるなら、請け出せる。

they-live-location-pirate-station = もぐりの放送局
    .top = 四階の衣装箪笥が放送中だ。信号を避けて合わせ、信号に答えるものも避けて合わせろ。
    .bottom = 手入れがあって、慌てて逃げた跡だ。瓦礫のなかでまだ灯っているものは、何かに使える。

they-live-location-traffic-light = 信号機
    .top = 灰色の乗用車以外には、ずっと赤だ。止まらない車は、自分のトランクも見ない。
    .bottom = 柱はぐらつき、線には電気が来ている。電球はあと何年ももつ。

they-live-location-mailbox = 郵便ポスト
    .top = 収集は一日二回と書いてある。三回目の男は手袋をして、袋を一分だけ置いていく。
    .bottom = 宛名のない手紙が、差出人なしで戻ってきた。切手には、見た目以上の値打ちがある。

they-live-location-satellite-dish = 衛星アンテナ
    .top = 飛ぶもののない方を向いている。手の幅だけ回せ。戻しに来る男は、作業のあいだ眼鏡を外す。
    .bottom = 足元の箱が温かい。代金を払ったのは、焼けたはずの学校だ。

they-live-location-video-rental = レンタルビデオ店
    .top = 一本だけ、いつも貸出中で、いつも予約済みだ。旅行の棚に逆さに立っている。
    .bottom = 店員は、こういう話の映画を全部観ている。結末が観たくて仕方がない。

they-live-location-spray-cans = スプレー缶
    .top = 壁を背に、じっとしていろ。一時間で壁画になる。壁画を尾ける者はいない。
    .bottom = 夜ごとポスターを塗りつぶし、だれのためとも言わない。自分の色を持っていけ。

they-live-location-dumpster = 大型ごみ箱
    .top = 一晩で事務所が丸ごと捨てられた。椅子も書類もだ。蓋は意地で開かない。
    .bottom = 住人がいる。家賃の取り立てだと思っている。

they-live-location-door-to-door = 訪問販売
    .top = 見本鞄と笑顔があり、売る物はない。たいていの同業者も同じだ。
    .bottom = だれも買わない。四軒目が、骨折り賃にスープをくれた。

they-live-location-aerobics-class = エアロビクス教室
    .top = 四十人が拍子に合わせて跳ぶ。最後までついていけ。痛むのが、ましな場所に変わる。
    .bottom = 曲が鳴るあいだ、更衣室は空だ。長い曲だ。

they-live-location-car-wash = 洗車場
    .top = パトカーが窓を開けたまま入っていく。出てくるときには、あらゆる意味できれいになっている。
    .bottom = ブラシが高級車を挟んで止まった。運転手は、口止めと急ぎの分を払う。

they-live-location-lamp-post = 街灯
    .top = 根元の扉はありふれた鍵で開く。奥に書類と、生の電源がある。
    .bottom = 向かいの街灯に瞬きし、返事をもらっている。短、短、長。

they-live-location-test-screening = 試写会
    .top = 正直に記入すると、小さな部屋へ通される。うまく記入すると、眼鏡の箱と一緒に残される。
    .bottom = 映写機が勝手な速さで回っている。手で遅くしてみろ。別の映画になる。

they-live-location-hot-dog-cart = ホットドッグ屋
    .top = だれがどの角で食べ、だれが決して食べないかを知っている。常連には話す。常連になれ。
    .bottom = 二人の男が、この角の値段を教え込んでいる。教え返してやれ。

they-live-location-paste-and-brush = 糊と刷毛
    .top = お前の顔を、壁一面に四十枚貼っている。バケツを持ってやれ。端の切り方も見ておけ。
    .bottom = 紙の下に古い紙、その下に、貼り込まれた梯子がある。

they-live-location-pigeon-loft = 鳩小屋
    .top = 十一羽には足環、十二羽目には筒がついている。番号を知る者には、おとなしい。
    .bottom = 老人が信じるのは鳩と、鳩が止まる相手だけだ。じっとしていろ。

they-live-location-laundromat = コインランドリー
    .top = 制服がぐるぐる回り、持ち主はすすぎの途中で寝入った。
    .bottom = 九号機は洗剤要らずで、入れた以上に返してくる。番号で呼んでやればいい。

they-live-location-barbers-chair = 床屋の椅子
    .top = 十年でも、髭でも、逮捕状でも落としてくれる。逮捕状には心づけを。
    .bottom = 座って聞け。蒸しタオルの下で、通り中が喋っている。だれもいないつもりだ。

they-live-location-photo-booth = 証明写真機
    .top = 前の客の写真が取り出し口に残っている。三枚には顔がある。四枚目だけ、別のレンズで撮られている。
    .bottom = 幕を引き、上着を替え、裏から出ろ。裏口はない。作れ。

they-live-location-garage-sale = ガレージセール
    .top = 何もかも処分とあり、持ち主が真っ先に消えた。安すぎる品を見ろ。
    .bottom = 乳母車の陰に、祖父の鴨撃ち銃がある。未亡人は、行儀のいい人にしか売らない。

they-live-location-survey-taker = アンケート調査員
    .top = 賛成、強く賛成、大いに賛成。四つ目の欄は、彼女の親指の下にある。
    .bottom = 報酬は回答の数次第で、今日はまだ零だ。通り全部の分を答えてやれ。

they-live-location-roof-garden = 屋上菜園
    .top = 八段目まではトマトの支柱だ。そこから上は、ただの梯子になる。
    .bottom = 豆はニュースを知らない。ここにいる一時間は、お前も知らない。

they-live-location-taxi-rank = タクシー乗り場
    .top = いざというときはメーターを止め、目もつぶって走るという。いざというときだと思わせろ。
    .bottom = 配車係が、地図にない住所を繰り返す。無線機を屋根に載せて書き取れ。

they-live-location-fortune-teller = 占い師
    .top = 出せと金をもらった札だけを並べる。袖に隠した一枚を求めろ。
    .bottom = 水晶玉はレンズだ。引き出しにいくつもある。頼まれることは、お見通しらしい。

they-live-location-fuse-box = ヒューズ箱
    .top = 名札のないスイッチが四十。ヒューズから通りを読み解けば、一生ものの知恵になる。
    .bottom = 半分は、もう閉めた店につながっている。その半分を頂け。

they-live-location-block-warden = 町内の見張り役
    .top = だれの帰りが遅いかを書き留め、話す相手がいない。もっと面白い話をしてやれ。
    .bottom = 手帳は窓辺、猫の隣にある。猫は勤務中だ。

they-live-location-shoe-shine = 靴磨き
    .top = みなを下から見ている。そこまで仮面をつける者はいない。
    .bottom = 磨き上げた革には、後ろを歩く者が、あるがままに映る。

they-live-location-water-tower = 給水塔
    .top = 最後の段がない。だからこそ、その上に細長い包みが隠してある。
    .bottom = 上から見れば、巡回は時計仕掛けだ。逆へ回り出したら下りろ。

they-live-location-gas-station = 給油所
    .top = 三人組のオートバイ乗りが、払う気もなく居座っている。取り立てた分は山分けだ。
    .bottom = 戦争以来停まったままの車には、点火プラグが一本要る。トランクには要らない。

they-live-location-boxing-gym = ボクシングジム
    .top = ジムの王者との二ラウンドは無料だ。授業料も取らない。
    .bottom = 止血係は、起き上がる者を手当てし、二度起き上がる者に賭ける。

they-live-location-library-van = 移動図書館
    .top = 返された本は、剃刀で検閲されている。切れ端は、まだ剃刀の箱のなかだ。
    .bottom = 貸出券がなくても、読む値打ちのあるものと引き換えに貸してくれる。

they-live-location-weather-balloon = 気象観測気球
    .top = 電線四本にまたがって落ちている。みなは天気の仕業だと言う。車が来る前に記録紙を読め。
    .bottom = 絹が四十メートル、その下に真鍮の箱。持ち主がだれか、通りには知らされていない。

they-live-location-sidewalk-portrait = 路上の似顔絵描き
    .top = 硬貨一枚で若く、二枚で別人に描いてくれる。得意先は警察だ。
    .bottom = 通行人をあるがままに描き、ほとんど燃やしてしまう。何を通して見ているのか、訊け。

they-live-location-dynamite-shed = 火薬小屋
    .construction-site = ダイナマイトが汗をかき、数える係はもう寄りつかない。ケーキを運ぶように運べ。
    .day-labor-office = 免状のある発破師を探している。免状は郵送中、前金は現金だ。
    .half-built-hotel = 導火線はリネン室にある。だれも探さないからだ。ときどき見回りは来る。

they-live-location-scaffold = 足場
    .construction-site = 足場の九段目に事務所がある。電話があり、どの門も見渡せる。
    .day-labor-office = 払いは締め金の数で決まる。同じ働きをする結び方を知っている。
    .half-built-hotel = 網の裏なら、職人の影として街区を一周できる。

they-live-location-site-office = 現場事務所
    .construction-site = 暦の、ありもしない日に赤丸がある。下の引き出しは、その日付で開く。
    .day-labor-office = 複写機は最後の一枚を覚えている。最後の一枚は小切手だった。
    .half-built-hotel = 現場監督は浴槽を机にしている。客が来ても立たないが、物は投げる。

they-live-location-tool-hire = 工具貸し
    .construction-site = 動かないドリルを貸してくれた。動くやつを返し、余った部品は頂く。
    .day-labor-office = 保証金か、恐れられている男の口利きが要る。そいつの従兄弟になれ。
    .half-built-hotel = 昇降機に溶接面が掛かっている。ガラスは溶接用ではない。

they-live-location-artists-impression = 完成予想図
    .construction-site = 絵のなかでは全員が幸せで、影があるのは一人だけ。画家が眼鏡をどこに置いてきたのか、考えろ。
    .day-labor-office = 画家はシャベルの列に並んでいる。彼の見るものは、もう用済みだ。
    .half-built-hotel = 原画は玄関広間にある。裏に、本当に建てている建物が描いてある。

they-live-location-time-clock = タイムカード
    .construction-site = 時計は一時間ごとに穴を開け、自分の分も一つ開ける。その分を抜いて、何に使っていたかを見ろ。
    .day-labor-office = 棚に四百枚。うち九枚は、一度も退勤していない。その九枚を借りろ。
    .half-built-hotel = 床のない階に、夜勤が出勤している。何に払われているのかを考えろ。

they-live-location-old-foundations = 古い土台
    .construction-site = 銀行が建つ前も、ここは銀行だった。床の一隅が、うつろに響く。
    .day-labor-office = いちばん年かさの職人は、ここにあった湯屋と、湯の行方を覚えている。
    .half-built-hotel = 地下室に、そのまた地下室がある。階段は内側から塞がれている。

they-live-location-guard-hut = 番小屋
    .construction-site = 番人は鐘と銃の両方に手を伸ばす。手は二本。お前も二本。
    .day-labor-office = 番人を募集中だ。門を守る者は、通してはならない者の名簿も預かる。
    .half-built-hotel = 画面が六つ、どれも番小屋を映している。一つを、映すはずの部屋に切り替えろ。

they-live-location-skip-divers = 廃材あさり
    .construction-site = 開く時刻を知る者には、廃材箱は店だ。茶とバールを分け合う。
    .day-labor-office = 事務所が捨てたものを、事務所に売り戻している。会社らしい声の持ち主が要る。
    .half-built-hotel = 浴室が四十、取り壊され、また取り壊される。蛇口を数える者はいない。

they-live-location-ribbon-cutting = テープカット
    .construction-site = 市長が、穴の前でテープを切る。拍手を忘れた記者がいる。見られたことにも気づいている。
    .day-labor-office = 一人いくらで群衆を雇っている。お前の場所を売っているやつがいる。
    .half-built-hotel = 演台に演説の原稿があり、間まで書いてある。間と間のあいだに、本当の目的がある。

they-live-location-safety-week = 安全週間
    .construction-site = 看護婦が、志願者で包帯の巻き方を見せている。お前には実物がある。
    .day-labor-office = 特定の人間に近づくと鳴る警報器を配っている。回収せよとの命令が来た。
    .half-built-hotel = 危険物は、すべて一部屋に集めて鍵を掛けた。これほど親切なことはない。

they-live-location-thirteenth-floor = 十三階
    .construction-site = 荷揚げ機は十二、十四と数える。手回し輪で、その間に止めろ。
    .day-labor-office = 夜ごと、倍の日当と目隠しで大工が雇われる。一人、覗き見している。
    .half-built-hotel = 階段の途中に番号のない扉がある。一時間に二度、ひと息の間だけ内から開く。奥にサングラスが掛かっている。

they-live-location-ghost-payroll = 幽霊の給料
    .construction-site = 組の半分は紙の上にしかいない。封筒が回ってきたら、別の名前にも返事をしろ。
    .day-labor-office = ここでは死人に残業手当が出る。合計を係に見せれば、同じ引き出しからお前の分も出てくる。
    .half-built-hotel = 法律どおり、幽霊にもロッカーがある。空ではない。

they-live-location-picket-line = ピケライン
    .construction-site = 番号入りの棍棒を持った男たちが、崩しに来る。番号を一つ奪え。
    .day-labor-office = スト破りの一団を値切っている。一団を説き伏せ、次に運転手を説き伏せろ。
    .half-built-hotel = プラカードを掲げれば、みな同じスト参加者だ。文句は賃上げ、役目は顔隠し。

they-live-location-background-music = 店内音楽
    .supermarket = 弦楽の下で、買え、と声がする。左のプラグを抜くと、だれかにレンズの話をしている。
    .newsstand = 親父は鼻歌に合わせて釣り銭を数える。ゆるやかなところでは、決して顔を上げない。
    .parking-garage = どの階も同じ曲だが、最下階だけ一小節長い。その間に何をしているのか、考えろ。

they-live-location-loyalty-card = ポイントカード
    .supermarket = 従うたびに判が一つ、十でトースター。芋版を彫れば、十一になる。
    .newsstand = 彼には自前の忠誠者名簿がある。鉛筆書きで、一人くらい消してもいいと思っている。
    .parking-garage = 遮断機はカードを読み、持ち主を忘れる。別のだれかを覚えさせろ。

they-live-location-free-samples = 試供品
    .supermarket = 食べて、本物よりうまいと言え。二度言えば、袋に詰めてくれる。
    .newsstand = どの雑誌にも小袋が貼ってある。眼鏡屋向けの雑誌では平たく、ガラスでできている。
    .parking-garage = 宣伝係は在庫を開けっ放しの車に置き、自分は一服している。

they-live-location-trolley-train = 買い物車の列
    .supermarket = 買い物車が九十台、どれも左へ寄っていく。一台直せば、残りは直すなと金をくれる。
    .newsstand = 列が外れて、歩道を走り下りてくる。止めた者が中身をもらえる。
    .parking-garage = 一台を溶接して破城槌にした者がいる。貸してくれるだろう。少なくとも、持ち出すところは見ていない。

they-live-location-fire-sale = 焼け残り市
    .supermarket = 煙くさいので値引き中。ただし、まだ何も燃えていない。手早く値切れ。
    .newsstand = 火事は今日の新聞に載っている。日付は明日だ。
    .parking-garage = 火事の前に品を運び出している。箱を数えているのは一人だけだ。

they-live-location-crossword = クロスワード
    .supermarket = 店長は横の七番で止まっている。教えた者は、事務室で待たせてもらえる。
    .newsstand = 一年間、毎日同じ問題で、解いた者がいない。解けば、頭はずっと冴えたままだ。
    .parking-garage = 係員は人の名前で升目を埋めている。五文字のを勧めてみろ。

they-live-location-pay-and-display = 駐車券発行機
    .supermarket = 出口の機械は釣り銭を代用硬貨で出す。従業員口に、それが合う。
    .newsstand = 駐車監視員がお前を書き留め、次にお前の話を書き留める。話のほうが気に入ったらしい。
    .parking-garage = 春から硬貨を呑みっぱなしだ。魚のように、背骨に沿って開く。

they-live-location-prize-draw = 福引き
    .supermarket = 当選者は来ない。架空の人物だからだ。だれかが写真のために、店長と抱き合わなければ。
    .newsstand = カウンターの灯の下で、スクラッチくじが淡く光る。よく光るのがある。
    .parking-garage = 一等の車が、屋根にリボン、中に男二人で停まっている。お前を当てたと思っているらしい。

they-live-location-inventory-night = 棚卸しの夜
    .supermarket = 商品は二度、自分たちは一度数える。缶詰と一緒に数えられろ。
    .newsstand = 雑誌を数える少年が、中身を読み始めた。訊きたいことがあるらしい。
    .parking-garage = 貨物車の昇降板は品目表を暗記している。載っていないものは落とす。

they-live-location-subscription-drive = 購読勧誘
    .supermarket = 口から出まかせの新聞を、十一人に売りつけた。十二人目は、そういう新聞の社主だ。
    .newsstand = 連中が一人取るたびに、彼は一人失う。素通りする家を教えてくれる。
    .parking-garage = 勧誘員は車のなか、記入済みの用紙の山で眠っている。名前、時刻、だれが独り暮らしか。

they-live-location-helpful-machine = 親切な機械
    .supermarket = 名前で挨拶し、足の具合を訊いてくる。だれに聞いたのか、訊き返せ。
    .newsstand = 新聞を売りながら、上等のレンズで客を見ている。レンズは回せば外れる。
    .parking-garage = 車を停める機械で、暇な日には人間も停める。自分は自転車だと言え。

they-live-location-dress-code = 服装規定
    .supermarket = 入り口に大中小の前掛けが下がっている。前掛けが身分証を求められたことはない。
    .newsstand = 上等な背広の男が、昼までに立ち退けと言う。ネクタイを引っ張られたことがないらしい。
    .parking-garage = 運転手が後部座席で着替え、サングラスを屋根に置く。毎日六時にだ。

they-live-location-lost-property = 遺失物係
    .supermarket = 失くした物を言え。三段目には引き取り手がない。三段目にある物を言え。
    .newsstand = 十一年、傘を預かっている。持ち主になって、少し泣け。
    .parking-garage = 迷子の車が、灯を点滅させて主人を呼ぶ。自分の名で答えろ。名前ごと走り去ってくれる。

they-live-location-sightseeing-tour = 市内観光
    .supermarket = 足並みをそろえて棚を撮っている。真ん中を歩き、案内人が指さないところを見ろ。
    .newsstand = 案内人が地図を四十枚買う。どれも、違う通りが一本欠けている。欠けた通りをつなげ。
    .parking-garage = 観光バスが故障したが、乗客は気づいていない。運転手は、席と工具箱を譲ってくれる。

they-live-location-blanket-drive = 毛布集め
    .free-clinic = 毛布は寝台より多く、寝台は眠りより多い。横になれ。命令だ。
    .tent-camp = 灰色の毛布にくるまれば、みな焚き火にあたる老婆だ。巡回は老婆を数えるのが下手だ。
    .storefront-church = 一梱だけ、針金で縫ってある。寄付の品は毛布ではない。

they-live-location-radio-sermon = ラジオ説教
    .free-clinic = 病室中が聴き入り、容体が悪くなる。だれかが笑うまで、つまみを回せ。
    .tent-camp = 説教師の息継ぎがおかしい。息を点として書き取れ。
    .storefront-church = 牧師は同じ周波数で言い返したい。だれかがアンテナと、手を握ってくれるなら。

they-live-location-travelling-dentist = 巡回歯医者
    .free-clinic = 歯を抜き、隣の具合も直してくれる。どれかを言え。間違えるな。
    .tent-camp = 二人に金を払い、三人目を押さえさせる。しっかり押さえろ。
    .storefront-church = 彼の灯は、歯のある者と、歯をつけている者を照らし分ける。予備の電球もある。

they-live-location-kite-flyers = 凧揚げ
    .free-clinic = 屋上の子どもたちは長い尾を欲しがる。看護婦にはガーゼがある。静かになれば、礼もくれる。
    .tent-camp = 糸の先に電線があり、電線の先でだれかが話している。
    .storefront-church = 凧が通り中の目を上へ集める。献金皿には手を出すな。屋根の鉛なら構わない。

they-live-location-roll-call = 朝の整列
    .free-clinic = 病人が番号で呼ばれる。返事のなかった者の名簿が、少しのあいだ戸口に置かれる。
    .tent-camp = 返事は四百十二、寝ているのは四百十人。二人のうちの一人になれ。
    .storefront-church = 点呼の軍曹は、昔は教練係だった。いまも怒鳴る。今日の相手はお前だ。

they-live-location-food-parcel = 救援小包
    .free-clinic = 札にはビスケットとある。その語のない言語でだ。ほかと重さを比べろ。
    .tent-camp = 小包一つを九人で分ける。文句が出ないように分ければ、十人目の分が出る。
    .storefront-church = 左に缶詰、右に缶詰、真ん中に、蝶番つきの長いやつ。

they-live-location-lantern-walk = 提灯行列
    .free-clinic = 提灯は、病室の灯のガラスでできている。その明かりでは、医者の影が医者の形をしていない。
    .tent-camp = 連れ去られた者のために、黙って歩く。だれかが隣で、歩調を合わせてきた。
    .storefront-church = 屋根から見ると、行列は形を描く。毎年同じ形だった。今年は違う。

they-live-location-swap-table = 物々交換台
    .free-clinic = 松葉杖を薬缶に、薬缶を記録室の一時間に。まずは手持ちの品から始めろ。
    .tent-camp = 自転車の空気入れを欲しがる者はいない。お前のような目で見た者も、いない。
    .storefront-church = 台のこちら側では、向こう側より安い品がある。三度、運べ。

they-live-location-bed-count = 寝床数え
    .free-clinic = 戸口から、足の数で寝床を数えている。靴を枕に載せておけ。
    .tent-camp = 執行官が二人、人の寝ていない寝床を運び出すという。拳を構えて寝ろ。
    .storefront-church = 調査員のペンは電波を出している。代わりに賛美歌集を送らせてやれ。

## The fourth set

they-live-location-school-crossing = 学童の横断歩道
    .top = 旗を持った女が片手でパトカーを止め、小さい子に交ぜて渡してくれる。ありがとう、先生、と言え。
    .bottom = 手袋、鞄、それに空き瓶を積んだ乳母車の落とし物。女は車の流れしか見ていない。

they-live-location-park-chess = 公園のチェス
    .top = だれにでも負け、相手の手つきを見ている男だ。ゆっくり勝てば、手つきの話をしてくれる。
    .bottom = 隣の台では機械が挑戦を受けている。中身は少年だ。分け前の話をつけろ。

they-live-location-knife-grinder = 研ぎ屋
    .top = 砥石車が止まった。回してやれば、だれも取りに来なかった一本をくれる。
    .bottom = 家から家へ回り、刃物を持った人々から何もかも聞かされる。通り一本分、助手になれ。

they-live-location-skipping-rhyme = 縄跳び歌
    .top = 歌には通りの名が出てくる。先週は別の通りだった。今週の分を覚えろ。
    .bottom = 飛び込め。九回目には、脚のことを忘れている。

they-live-location-umbrella-seller = 傘売り
    .top = 一番大きな傘の下を、家族そろって歩いている。一緒に歩け。検問の避け方を知っていて、それを話している。
    .bottom = ひと月降っていない。骨を四十本直してやれ。払いは品物だ。

they-live-location-debt-collector = 借金取り
    .top = 通りを一軒残らず回り、車へ戻るところだ。お前もそちらへ行く。
    .bottom = 人の手紙を読むのが仕事で、たいてい泣いてしまう。手拭いと、理由を渡せ。

they-live-location-aerial-fitter = アンテナ取付け
    .top = 紐で下げた眼鏡を通して向きを合わせている。次の一本を自力で合わせれば、眼鏡はお前のものだ。わけが見える。
    .bottom = 昼飯に行き、屋根の受信機は点けっ放しだ。連中が仕事の話をしている。

they-live-location-sandwich-man = サンドイッチマン
    .top = 前の板にも後ろの板にも、買え、とある。板の間の品は、どちらの字も読まない客に売る。
    .bottom = 二枚の板の間は、見られたくない者にちょうどいい。代わりに一回りしてやれ。

they-live-location-cloakroom = クローク
    .country-club = 黒い外套が四十着、一着だけ妙に重い。自分のも預けた、と言え。
    .hilltop-house = 戸口で外套を受け取れば、奥方は使用人だと思う。使用人の前では口が軽く、心づけも出る。
    .private-bank = 預かり札は地下の保管箱にも効く。機械代を惜しんだのだ。番号を探り当てろ。

they-live-location-piano-tuner = 調律師
    .country-club = だれも弾かないのに、毎週調律させている。弦でない弦を抜け。
    .hilltop-house = 一つの鍵だけ、別の部屋で鳴る。部屋を突き止めろ。そこでは黒眼鏡で譜を読み、予備もある。
    .private-bank = 広間のピアノの下に膝をつけば、それが調律師だ。そこから机四つ分の書類が読める。

they-live-location-guest-list = 招待客名簿
    .country-club = お前の名はない。読み上げる女の名もない。だれかが教えてやってもいい。
    .hilltop-house = 名簿の二人は門番だ。一人に代われ。上着の下の物も頂け。
    .private-bank = 十字の印がある客は、行員なしで地下へ下りられる。同じところに印をつけろ。

they-live-location-ice-swan = 氷の白鳥
    .country-club = 料理台の白鳥は首まで溶けた。冷却がもつあいだ、後ろの給仕はだれにも見られない。
    .hilltop-house = 水になる前に、氷塊を坂の上の屋敷まで運ぶ。料理人は、着いた重さで払う。
    .private-bank = 金庫室にも一羽ある。冷え具合の自慢だ。腹のなかに何か凍っている。水たまりを作らずに溶かせ。

they-live-location-blasting-horn = 発破の合図
    .construction-site = 三度鳴ると、みな伏せる。一分だけ、図面の番がいなくなる。
    .day-labor-office = 次に鳴る時刻で賭けをしている。合図には時刻表がある。だれも訊かなかっただけだ。
    .half-built-hotel = 館内電話で鳴らせば、従業員は残らず通りへ走る。物置は開いたままだ。

they-live-location-tea-urn = 茶釜番
    .construction-site = 湯呑みを持つ者は、昔からの仲間だ。板に腰かけ、足をぶら下げろ。
    .day-labor-office = 蛇口の男は、どの親方にも茶を注いできた。金をもらえば名を忘れ、話し相手がいれば思い出す。
    .half-built-hotel = 十分間はみな釜の前で、最上階は空だ。上の階の取っ手は、手で外れる。

they-live-location-wages-van = 給料車
    .construction-site = 護衛は二人。一人が今日初めて銃を置き、飯を食っている。
    .day-labor-office = 名簿は急いで足し算してある。お前の入る行を、係に丁寧に教えてやれ。
    .half-built-hotel = 中庭に停まり、エンジンは熱く、小物入れには鍵。エンジンを見に来た、と言え。

they-live-location-wet-paint = ペンキ塗りたて
    .construction-site = 塀は昼までに真っ白になる予定だ。作業着に刷毛なら、だれでも塀の一部だ。
    .day-labor-office = 何色にするのか、言える者がいない。きっぱり言え。
    .half-built-hotel = 鏡が一枚、二度塗られている。何が映ったのかを当てれば、塗師がそのとき掛けていた眼鏡をくれる。

they-live-location-borrowed-ladder = 借り物の梯子
    .construction-site = だれのものでもなく、どこにでも届く。折れた段を縛れ。上には銅がある。
    .day-labor-office = 返せ、何に使った、と持ち主が言う。話してやれ。もっと長いのを持ってくる。
    .half-built-hotel = 会合の部屋の露台に、ぎりぎり届く。鎧戸は閉まっているが、薄い。

they-live-location-watchmans-stove = 夜番のストーブ
    .construction-site = 火のそばの席をかけて、新入りと相撲を取る。勝てば、そこでの話も聞ける。
    .day-labor-office = 勤務表を燃やすストーブだが、送風機が止まった。事務所は小銭で礼をする。
    .half-built-hotel = 煙突は全階を貫いている。煙の上に、だれかが何か吊した。曲がり目を外せ。

they-live-location-lost-invoice = 消えた請求書
    .construction-site = 代金を払った梁が二百本、届いていない。行き先は、ほかの書類に書いてある。
    .day-labor-office = 宛名印刷機の裏に落ちた。ほかにもいろいろ落ちている。機械を動かしたまま手を入れろ。
    .half-built-hotel = 原本を持ってくれば、受付で現金がもらえる。原本らしきものを持っていけ。

they-live-location-dust-sheets = 埃よけの布
    .construction-site = 四十枚の布の下に機械が四十台。最後の布には男も寝ている。布だけは残してやれ。
    .day-labor-office = 覆い布は長さで払われる。折り方に心得がある。
    .half-built-hotel = 布をかぶれば家具だ。部屋係は、咳をする家具に慣れている。仲よくしておけ。

they-live-location-queue-jumper = 割り込み客
    .supermarket = 山盛りの籠を押す老婦人の前に割り込んだ。その前に割り込め。
    .newsstand = あいつはけしからん、と全員の意見が一致し、話は続く。相槌を打て。
    .parking-garage = 彼の車は二台分をふさぎ、窓も開いている。ここでは、だれも盗みとは呼ばない。

they-live-location-window-cleaner = 窓拭き
    .supermarket = 泡の陰からは外が見え、外からは見えない。ゆっくり拭け。
    .newsstand = 一枚の窓だけ、黒眼鏡を掛けて拭く。何が映るのかは言わない。当ててやれば、喜んで手放す。
    .parking-garage = 吊り籠が階の間で傾いている。まっすぐ下ろせば、稼ぎを分けてくれる。

they-live-location-checkout-seven = 七番レジ
    .supermarket = 閉まっているのに、足し算を続けている。合計の釦を押せ。
    .newsstand = 七番の係は休憩をここで過ごし、三行広告だけを読む。出した者を知っている。
    .parking-garage = 七番に返された品は、台車でここへ下りてくる。昇降機を待つあいだ、台車は一人きりだ。

they-live-location-perfume-counter = 香水売り場
    .supermarket = 足を止めた客に吹きかける。ふらつくまで止まれば、椅子と救急鞄を持ってきてくれる。
    .newsstand = だれも読まない雑誌に、香水が付いてくる。雑誌がなければ、週給一回分の値だ。
    .parking-garage = 巡回車の機械が、犬のために匂いを覚えている。ラベンダーを覚えさせろ。

they-live-location-returns-desk = 返品受付
    .supermarket = 領収書はない。ひどい目に遭った客の顔ならある。似合っている。
    .newsstand = 昨日の新聞が束で戻される。どれも記事が一つ切り抜かれている。同じ記事は二つとない。
    .parking-garage = 不良品は六時に潰される。射的場の返品は、ばね一つで直る。

they-live-location-bargain-bin = 見切り品の籠
    .supermarket = どれも一か所壊れている。同じところの壊れた品は二つとない。
    .newsstand = 鳴らないラジオが一箱、一台の値段で。三台は生き返り、残りは部品になる。
    .parking-garage = 売るのを拒んでクビになった品を、車のトランクで売る男がいる。本当は、組む相手が欲しい。

they-live-location-free-balloons = 風船配り
    .supermarket = 十二個も持てば、顔一つくらい隠れる。
    .newsstand = 風船には一字ずつ書いてあり、少年は決まった順に配る。書き留めろ。金を出す者がいる。
    .parking-garage = ここで膨らませている。同じ管で、ほかのものも膨らませている。圧力計を読め。

they-live-location-store-detective = 売り場の私服
    .supermarket = 正直そうな客のあとをつける男だ。同じ顔つきをしていれば、別の客をつける。
    .newsstand = 同じ雑誌を日に二度買う。人には知られたくないらしく、多めに払う。
    .parking-garage = 取り上げた物はここに溜め込み、番をしているのは彼一人だ。

they-live-location-wishing-well = 願かけの泉
    .supermarket = パンと冷凍豌豆の間で、泉が止まった。詰まりを除け。詰まっていた物はもらえる。
    .newsstand = 一願一銭、スープ付き。声に出して願え。後ろのだれかも同じことを願っている。
    .parking-garage = 泉の排水はここへ出る。まず小銭、それから、家では捨てられなかった物だ。

they-live-location-staff-only = 従業員専用
    .supermarket = 荷物を抱え、腰で扉を押し、愚痴をこぼせ。奥ではだれも笑わず、だれもが喋る。
    .newsstand = 売店には、客の知らない奥の間がある。親父は両替に行き、閂は猫まかせだ。
    .parking-garage = 錠には六桁が要り、すり減った釦は四つ。中には、組ごとに一つずつ眼鏡が掛かっている。

they-live-location-street-quiz = 街頭クイズ
    .supermarket = この絵はどこがおかしいでしょう。答えの札の上に、司会者の黒眼鏡が置いてある。要る前に答えろ。
    .newsstand = 先週の新聞から十問。先週の新聞は回収された。お前は覚えている。
    .parking-garage = 撮影班が荷を積む横で、昨日の敗者が文句を言っている。味方してやれ。問題集と足代を持っている。

they-live-location-parcel-check = 手荷物預かり
    .supermarket = 九人の男が九度受け取り、九度戻した包みがある。連中と同じように特徴を言え。
    .newsstand = 役所行きの束が、十分間だけ道端に置かれる。紐には刃物、結び目には慣れが要る。
    .parking-garage = 荷送り帯がトランクを呑み込んだ。引き出した者が、こぼれた中身をもらえる。

they-live-location-false-alarm = 誤報
    .supermarket = 警報が鳴り、レジは閉じ、事務室の画面だけが点いている。走らなかった者が映っている。
    .newsstand = 人波が一度に押し寄せ、売店はその道筋にある。支えてやれば、礼を弾む。
    .parking-garage = 三百人が三百台の車から、一斉に降りる。カメラは数えかけて、あきらめる。

they-live-location-locksmith = 合鍵その場で
    .supermarket = パンの隣で合鍵を削り、どの扉のかは訊かない。客を回せば、一人いくらで払う。
    .newsstand = 親父が、自分の金庫の番号を忘れた。耳を当ててみろ。
    .parking-garage = 灰色の乗用車のことで呼ばれ、道具を取りに戻った。計器盤の上に、日よけではない眼鏡がある。

they-live-location-shift-change = 交替時間
    .supermarket = 帰る者は疲れ、来る者は眠く、だれも何も訊かない。輪に入って座れ。スープと、みなの小銭入れがある。
    .newsstand = 朝の手配書がはがされ、夜の分が貼られる。糊を持ってやれ。一瞬、二枚ともお前の手にある。
    .parking-garage = 鍵を探すあいだ、遮断機は上がったままだ。もっと長く上げておける。分け前しだいだ。

they-live-location-recipe-of-the-day = 今日の献立
    .supermarket = この分量ではケーキにならない。通りと、時刻と、人数になる。
    .newsstand = 料理係が列に読んで聞かせ、塩のところで吹き出す。一緒に笑え。
    .parking-garage = 材料は車で来る。運転手は箱を放さない。

they-live-location-donated-shoes = 寄付の靴
    .free-clinic = 名前を訊く前に、足を診てくれる。名前より、道のりを話せ。
    .tent-camp = フェルト底なら近寄れる。最後の天幕の裏で、聞いた話と拾った物を分け合っている。
    .storefront-church = 四十足と、余分な左が一つ。爪先を覗け。

they-live-location-story-hour = お話の時間
    .free-clinic = 子どもたちは顔のない王様の話をせがむ。間違えると直される。見たことがあるのだ。
    .tent-camp = 老婆が、主人公を替えてお前の話をしている。細部を足してやれ。明日には、みな会ったことになる。
    .storefront-church = 子どもが帰っても、一人残って続きを訊く。続きはあんただ、と言え。

they-live-location-x-ray-van = レントゲン車
    .free-clinic = 写真には、骨のある者とない者が写る。手で焦点を合わせれば、写真を見る眼鏡を助手が貸してくれる。
    .tent-camp = 車軸まで埋まっている。運転手は肩に金を払う。
    .storefront-church = 電気は聖具室から引いている。線を直す者は、一時間、記録箱の隣に座れる。

they-live-location-three-notes = 三つの音
    .free-clinic = 看護人は、傷の種類ごとに三つの音を吹く。正しい三つを吹いてみせろ。
    .tent-camp = 巡回が背を向けると鳴り、向き直るとまた鳴る。その間に歩け。
    .storefront-church = オルガンの管が三本、だれかの無線機になった。代わりを付けろ。献金は礼にくれる。

they-live-location-mending-circle = 繕いの輪
    .free-clinic = 上着を縫う。中に人がいても縫う。踏み板を踏んでやれば、繕ってもらえるうえに礼も出る。
    .tent-camp = 女が八人、敷物が一枚。町の話で、この上を通らないものはない。自分の糸を持っていけ。
    .storefront-church = 肩を詰め、裾を下ろせば、人相書きはもう合わない。聖歌隊に交じって出ろ。

they-live-location-generator = 発電機
    .free-clinic = 明かりがあれば縫ってもらえる。なければ、慰めてもらうだけだ。
    .tent-camp = 咳き込むのは、排気管に細長い物を隠した者がいるからだ。熱いぞ。
    .storefront-church = 賛美歌で動き、説教で休む。動かし続けろ。祭壇の裏の受信機が喋り出す。

they-live-location-dead-letters = 届かない手紙
    .free-clinic = 六通が、同じ寝台の六人に宛ててある。六人はどこにいるのか。
    .tent-camp = 字の読めない人たちに読んでやれ。手持ちの物で払い、いらないと言っても聞かない。
    .storefront-church = 牧師は開封を命じられたが、忍びない。お前なら平気だ。

they-live-location-arm-wrestling = 腕相撲
    .free-clinic = 看護人が、ポケットの中身を賭ける。昨日から立ちっぱなしだ。
    .tent-camp = 九人が一枚ずつ賭けた。十人目は鍛冶屋だ。
    .storefront-church = 堂守は三十年、鐘を鳴らしてきた。二度負けろ。力の出どころを教えてくれる。

they-live-location-camp-cats = 居ついた猫
    .free-clinic = 記録室の割れた窓から出入りしている。腕一本なら通る。
    .tent-camp = 世話人のうち三人にだけ、毛を逆立てる。わけを言い当てれば、老婆が眼鏡をくれる。もう見飽きたのだ。
    .storefront-church = 暖かいから猫は釜の上で寝る。暖かいのは漏れているからだ。直せ。古い管の鉛はもらえる。

they-live-location-coffin-maker = 棺桶屋
    .free-clinic = ただで寸法を取り、署名してくれる。書類の上では死人だ。死人には、みな何でも話す。
    .tent-camp = 釘がない。ほかは何でもある。蓋を一枚削ってやれ。好きな物を選べ。
    .storefront-church = 中の人より、ずっと重い棺がある。担ぎ手は、だれかが訊いてくれるのを待っている。
