# How numbers are written.

number-point = .
number-thousands = ,
number-percent = { $number }%
number-percent-apart = { $number }%
number-below = { $number }未満
number-above = { $number }超
