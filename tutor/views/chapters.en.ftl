## Chapters: what the reader commits to, and exercises.

guess-commit = That is my answer
guess-kept = You said { $guess }. Go on: it is compared at the end.
guess-first = Answer first: choose at the beginning, and press the button there.
guess-same = You said { $guess }, and so it is.
guess-other = You said { $guess }; it is { $exact }.
guess-right = You said { $guess }, and it is { $exact }. That is as near as one can guess.
guess-near = You said { $guess }; it is { $exact }. That is near.
guess-far = You said { $guess }; it is { $exact }.
exercise-right = That is right.
exercise-wrong = Not yet. Here is what speaks against it:
