## Главы: на чём читатель настаивает, и упражнения.

guess-commit = Это мой ответ
guess-kept = Ваш ответ: { $guess }. Дальше: в конце он будет сверен.
guess-first = Сначала ответьте: выберите ответ в начале и нажмите там кнопку.
guess-same = Ваш ответ: { $guess }. Так и есть.
guess-other = Ваш ответ: { $guess }; верный ответ: { $exact }.
guess-right = Ваш ответ: { $guess }, а на деле { $exact }. Точнее не угадать.
guess-near = Ваш ответ: { $guess }; на деле { $exact }. Это близко.
guess-far = Ваш ответ: { $guess }; на деле { $exact }.
exercise-right = Верно.
exercise-wrong = Пока нет. Вот что против:
