# The Heroes: name, Natural Ability, what it does in our words, and a line of their own.

the-others-called-leah = リア
the-others-hero-leah = リア
    .ability = 危険な研究
    .text = ラウンド毎に1度、リアは自分のターンの開始時に、使用中のヒーロー1人（自分でもよい）にストックから追加ターントークン1個を渡す。
    .quote = 九十ページ目には、読んだ者は死ぬとあった。いま九十四ページ目よ。

the-others-called-morgana = モルガナ
the-others-hero-morgana = モルガナ
    .ability = 吸血再生
    .text = 自分のターンの終了時、モルガナは自分の負傷1つを回復する。どのマーカーかはプレイヤーが選ぶ。
    .note = 英語の印刷名：VAMPRIC REGENERATION
    .quote = あなたが血を流し、私が癒える。いい協力関係だと思わない？

the-others-called-thorley = ソーレイ
the-others-hero-thorley = ソーレイ
    .ability = プロテクター
    .text = ソーレイのスペースにいるほかのヒーローが戦闘で負傷を受けるとき、ソーレイはヒットによる1負傷を打ち消してもよい。戦闘毎に1度、コストなし、遠距離戦闘でも使える。レベル7でカラプションから生じた負傷には使えない。
    .quote = 俺の後ろに立て。いや、もっと後ろだ。

the-others-called-rocco = ロッコ
the-others-hero-rocco = ロッコ
    .ability = キルショット
    .text = 自分が開始する遠距離戦闘毎に、ロッコは2ヒットを加える。
    .quote = 片方は射程の中だ。どっちだと思う？

the-others-called-brad = ブラッド
the-others-hero-brad = ブラッド
    .ability = 爆破
    .text = 自分のターンの終了時、ブラッドは自分のスペースのアコライトかアボミネーション1体を殺害してもよい。そうしたら1カラプションを受け、そこに火災トークン1個を置く。これは戦闘ではない。
    .quote = 保険は神の御業まで効く。こいつがだれの仕業かは確かめておいた。

the-others-called-rose = ローズ
the-others-hero-rose = ローズ
    .ability = マインドコントロール
    .text = 自分のターンの終了時、ローズはボード上のどこかにいるアコライトかアボミネーション1体を、隣接する好きなスペースへテレポートさせてもよい。そこにヒーローがいてもいなくてもよい。
    .quote = あの中には、言い返してくるものなんてほとんどないの。

the-others-called-karl = カール
the-others-hero-karl = カール
    .ability = 変身
    .text = 自分のターンの開始時、カールは人狼形態になってもよい。変身は1ターンに1度まで。人間形態では、自分のすべての戦闘で1ディフェンスを加える。
    .quote = スーツにはいつもアイロンをかけてある。もう一人の俺が、返すのを忘れないように。

the-others-hero-karl-wolf = カール（人狼）
    .ability = 影の疾走
    .text = 自分のターンの開始時、カールは人間形態に戻ってもよい。変身は1ターンに1度まで。人狼形態では、移動が1歩長くてもよい。
    .quote = 街灯が消える。四本の足、音はなし。それから、うるさいほどの音。

the-others-called-dragan = ドラガン
the-others-hero-dragan = ドラガン
    .ability = 乱戦
    .text = 自分のスペースでの戦闘毎に、ドラガンはそこにいる2体目以降のモンスター1体につき1ダイス多く振る（最大2）。
    .quote = 四体か。いいね。ちょうど体が冷えてきたところだ。

the-others-called-petra = ペトラ
the-others-hero-petra = ペトラ
    .ability = 目撃者なし
    .text = 自分のスペースにほかのヒーローがいない間、ペトラは自分のすべての戦闘（遠距離戦闘を含む）で1ヒットを加える。
    .quote = 見ないほうがいい。報告書にも書かないほうがいい。

the-others-called-silas = サイラス
the-others-hero-silas = サイラス
    .ability = 後退
    .text = 自分のターンの終了時、サイラスは隣接するスペースへテレポートしてもよい。判定はなく、モンスターから離れても何も受けない。
    .quote = 撃つ。一つ数える。もうそこにはいない。

the-others-called-nadia = ナディア
the-others-hero-nadia = ナディア
    .ability = 静止照準
    .text = 自分のターンに1歩も移動しないうちに開始した遠距離戦闘で、ナディアは2ダイス多く振る。
    .quote = 息を吐く。あとは計算だけ。

the-others-called-hanne = ハンネ
the-others-hero-hanne = ハンネ
    .ability = 応急手術
    .text = 自分のターンの終了時、ハンネは自分のスペースにいるほかのヒーロー1人の負傷1つを回復させてもよい。どのマーカーかはそのヒーローのプレイヤーが選ぶ。
    .quote = これを噛んで。違う、こっち。

the-others-called-idris = イドリス
the-others-hero-idris = イドリス
    .ability = 罪喰らい
    .text = 自分のターンの終了時、イドリスは自分のスペースの、表向きでアイコンの上にない火災、カラプション、ペンタグラム、ネストのトークン1個を取り除いてもよい。そうしたら1カラプションを受ける。
    .quote = 小銭と後悔の味がする。次。
