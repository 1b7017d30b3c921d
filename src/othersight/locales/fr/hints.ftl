# What a machine player would do, and why.

hint-says = Un joueur de niveau { $level } choisirait { $letter } : { $option }.
hint-by-judgement = Ici, il suit son jugement. Les résultats probables ont été estimés après coup sur quelques tables imaginées : des chiffres approximatifs, qui ne l’emportent pas sur lui.
hint-by-chance = Il choisit au hasard, toutes les possibilités à égalité. Les résultats probables ont été estimés après coup sur quelques tables imaginées : des chiffres approximatifs.
hint-estimate = Il pense que son camp gagne { $chance } des parties qui continuent ainsi.
hint-alternative = Le meilleur autre choix qu’il a essayé, { $chance } : { $option }.
hint-compared = Pour comparer, { $chance } : { $option }.
hint-not-clearly-better = Il a aussi essayé, { $chance } : { $option }. L’écart est trop faible pour s’y fier : il s’en tient à son jugement.
hint-odds = Le lancer : { $odds }.
