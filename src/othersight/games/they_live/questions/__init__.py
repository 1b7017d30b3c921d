"""What players are asked and can answer: kinds of question, verbs of options, timing windows, and why an option is not
open."""
