# How numbers are written: what stands before the fraction, what between thousands, and where the sign of per cent stands.

number-point = .
number-thousands = ,
number-percent = { $number }%
# The same in tables and sentences that have had a space there.
number-percent-apart = { $number } %
# Less than so much, and more than so much.
number-below = <{ $number }
number-above = >{ $number }
