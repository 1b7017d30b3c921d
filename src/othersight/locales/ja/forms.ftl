# Forms of a name that a sentence may ask for, where the name does not bring its own. A printed card keeps its English
# name and brings the Japanese one beside it: .translated = 憎悪！

form-translated = { $name }
