"""The verbs of printed texts, by what they are about, and the sentences that programs are written in."""
