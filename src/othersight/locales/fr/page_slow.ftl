# Parties lentes : l’horloge d’une table, et les tables qui m’attendent.

page-clock = Temps pour chaque réponse
page-clock-none = autant qu’on veut
page-clock-then = Quand le temps est écoulé
page-clock-then-over = un robot prend la place, jusqu’à ce que la personne la reprenne
page-clock-then-once = un robot donne cette seule réponse
page-clock-mine = Il vous reste { $time }, jusqu’au { $when }.
page-clock-mine-over = Ensuite, un robot prend votre place ; vous pouvez la reprendre à tout moment.
page-clock-mine-once = Ensuite, un robot répond cette fois pour vous.
page-clock-theirs = il reste { $time }, jusqu’au { $when }
page-my-turns = À vous
page-my-turns-counted = À vous : { $count }
page-my-turns-text = Les tables où l’on attend une décision de vous, dans ce navigateur et sous votre nom si vous en avez un.
page-my-turns-none = Aucune table ne vous attend.
page-my-turns-alone = Parties contre des robots seulement
page-turn-since = question posée le { $when }
page-turn-until = jusqu’au { $when }
page-title-counted = ({ $count }) { $title }
