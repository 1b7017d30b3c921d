# How the tables of a rule catalogue are told as lines.

# A cell with the head of its column, or with the name of its row: "window: TO-TIME-09".
catalogue-cell = { $column }: { $cell }
# The cells of one row after each other.
catalogue-row = { $first }; { $rest }
