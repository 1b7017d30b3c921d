# Slow games: the clock of a table, and the tables that wait for me.

page-clock = Time for each answer
page-clock-none = as long as one likes
page-clock-then = When the time is over
page-clock-then-over = a bot takes the seat, until its person takes it back
page-clock-then-once = a bot gives this one answer
page-clock-mine = You have { $time }, until { $when }.
page-clock-mine-over = After that a bot takes your seat; you can take it back at any time.
page-clock-mine-once = After that a bot answers this once for you.
page-clock-theirs = has { $time }, until { $when }
page-my-turns = Your turn
page-my-turns-counted = Your turn: { $count }
page-my-turns-text = Tables at which a decision of yours is awaited, in this browser and with your name if you have one.
page-my-turns-none = No table waits for you.
page-my-turns-alone = Games against bots alone
page-turn-since = asked { $when }
page-turn-until = until { $when }
page-title-counted = ({ $count }) { $title }
