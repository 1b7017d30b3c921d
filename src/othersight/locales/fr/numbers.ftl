# How numbers are written.

number-point = ,
number-thousands = { " " }
number-percent = { $number } %
number-percent-apart = { $number } %
number-below = < { $number }
number-above = > { $number }
