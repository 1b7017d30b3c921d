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
