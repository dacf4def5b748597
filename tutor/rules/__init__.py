"""What the rulebooks say: rules, components, rulings and worked examples of every game, in two languages.

Programs ask `catalogue` (rules, components, rulings by id) and `search` (by words); both read compiled data.
`graph` tells how rules hang together, `mentions` which components they name.
Values: `words.Words` (one text in both languages), `facts` (`Fact`, `UNKNOWN`, `known`), `components`,
`rulings`, `examples`. `merging.merge` adds facts from a user's own file, `merging.training` those of a
training set; `component_names` knows what the things are called that either of them brings.

Authors edit ``rules.yaml``, ``components.yaml``, ``rulings.yaml`` and ``examples.yaml`` of a game and run
``python -m tutor.rules``, which reports every defect with its file, line and field (`load_yaml`, `checking`,
`struct_validation`, `located`, `defects`) or writes ``catalogue.json``, ``search.json`` and, where a game has
a ``training.yaml``, ``training.json`` (`compiling`, `search_index`).
"""
