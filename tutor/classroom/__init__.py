"""What is kept of learners and classes: answers, mastery of rules, and the database behind them."""
