# The options with which a game of The Others is begun.

the-others-set-up-story = ストーリーの名前（havens-last-standなど）、またはrandom。
the-others-set-up-map = ストーリーのマップ：a、b、またはrandom。自作のマップファイルでもよい。
the-others-set-up-sin = SINの名前、またはrandom。
the-others-set-up-acolyte = アコライトの種類（doctor、nunなど）、またはrandom。
the-others-set-up-hero-players = ヒーローを担当する人数、1から4。
the-others-set-up-campaign = 1つのストーリーだけならnone、全ストーリーを続けるキャンペーンの最初の回ならnew。
the-others-set-up-team = 7人のチーム：箱のヒーローならbox、random、またはリーダー1人とほかの各クラス2人の7人の名前。
the-others-set-up-heroes = 最初のヒーロー（leah,rose,karlなど）。randomも可。卓で選ぶならpick。
the-others-set-up-edition = ルールの版：finalまたはdraft。
the-others-set-up-figures = 数値の変更（heroes.rose.skill=3など）。何度でも指定できる。
