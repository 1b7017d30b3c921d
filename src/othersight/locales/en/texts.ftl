# The command `othersight texts`, for translators.

texts-help = For translators: what a language lacks.
texts-language-help = The language, by the name of its folder, such as fr.
texts-missing-help = List what a language lacks, file by file: texts that are missing, texts whose English has changed since they were translated, and texts that English no longer has. Exit status 1 if there are any.
    .keys = List every key, not only how many there are in each file.
texts-reviewed-help = Note that texts say what their English says now, after you have translated or checked them.
    .keys = The keys of the texts.
    .all = All texts of the language that are there.
texts-missing-in = { $count ->
    [one] { $file }: 1 text is missing
   *[other] { $file }: { $count } texts are missing
}
texts-outdated-in = { $count ->
    [one] { $file }: the English of 1 text has changed
   *[other] { $file }: the English of { $count } texts has changed
}
texts-surplus-in = { $count ->
    [one] { $file }: 1 text is not in English
   *[other] { $file }: { $count } texts are not in English
}
texts-state = { $into }: { $there } of { $whole } texts are there, { $outdated } of them outdated, { $surplus } too many.
texts-which = name the keys of the texts that you have checked, or --all
texts-not-there = { $key } is not translated into { $into } yet
texts-no-such-key = English has no text { $key }
texts-noted = { $count ->
    [one] 1 text of { $into } is up to date from now on.
   *[other] { $count } texts of { $into } are up to date from now on.
}
texts-no-such-language = { $given } is not translated; there are { $languages }. For a new language make a folder of its name in locales/ with a first Fluent file.
texts-check-help = List what looks wrong in the texts of a language: arguments that English does not give, marks and spaces that the language writes otherwise, rules that do not fit the English catalogue. Exit status 1 if there are any.
texts-fault = { $file }, { $key }: { $problem }
texts-fault-unreadable = { $what }
texts-fault-argument = English has no argument { $what }
texts-fault-space = a no-break space is missing: { $what }
texts-fault-apostrophe = a straight apostrophe: { $what }
texts-fault-ellipsis = three full stops instead of one mark: { $what }
texts-fault-marks = a half-width mark: { $what }
texts-faults = { $count ->
    [0] { $into }: nothing looks wrong.
    [one] { $into }: 1 text to look at.
   *[other] { $into }: { $count } texts to look at.
}
