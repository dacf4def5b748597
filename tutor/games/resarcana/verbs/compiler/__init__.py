"""Powers as sentences: `costs` writes those of a cost, `effects` those of what it does.

Every form of `schema` has one entry here. A component of the catalogue whose facts use only these forms is a
program without another line of code (`cards`); a new form is added in `schema`, read in
`components.decoding`, and written as sentences here.
"""
