# How the tables of a rule catalogue are told as lines.

catalogue-cell = { $column }：{ $cell }
catalogue-row = { $first }；{ $rest }
