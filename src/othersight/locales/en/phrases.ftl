# How phrases are put together.

plain-text = { $text }
list-and = { $first } and { $rest }
list-more = { $first }, { $rest }
list-clauses = { $first }; { $rest }
list-of-none = nothing
