# Forms of a name that a sentence may ask for, where the name does not bring its own: { $hero_gender }, { $space_at }.
# A name with an article writes the forms itself, beside its text: .gender = f, .the = la Gare Centrale,
# .of = de la Gare Centrale, .to = à la Gare Centrale, .at = à la Gare Centrale.

form-gender = m
form-number = one
form-the = { $name }
form-of = { $initial ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
form-to = à { $name }
form-at = à { $name }

# A printed card keeps its English name and brings the French one beside it: .translated = HAINE !
form-translated = { $name }
