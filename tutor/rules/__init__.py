"""What the rulebooks say: rules, components, rulings and worked examples of every game, in two languages."""
