"""Texts in the language of a reader: sentences, preset chat phrases, and the glossary of cards and terms."""
