# Слова приложений: инструменты, кнопки, сообщения. Слова самих игр лежат рядом с играми.

app-title = Учебник правил
skip = Сразу к уроку
tool-link = Ссылка
tool-link-title = Скопировать ссылку на это положение
tool-keys = Клавиши
language = Язык
said-copied = Ссылка скопирована.

begin = Начать: { $title }
go-on = Продолжить: { $title }

progress = Шаг { $step } из { $all }
progress-off = Шаг { $step }, своим путём
progress-done = Конец: шаг { $step } из { $all }

predict-head = Сначала угадайте: { $ask }
predict-lock = Закрепить ответ
predict-skip = Дальше без ответа
predict-locked = Ваш ответ: { $picked }. Что верно, выяснится позже.
predict-right = Верно. Вы сказали «{ $picked }», так и есть.
predict-wrong = Не совсем. Вы сказали «{ $picked }», а на деле «{ $truth }».
predict-skipped = Без ответа; на деле «{ $truth }».
predict-first = Ответьте или пропустите вопрос, и урок продолжится.

off-line = Вы свернули с рассказанного пути. Дальше всё решаете вы; слова урока вернутся вместе с вами.
lesson-over = Больше ничего не происходит. Вернитесь и попробуйте иначе или переходите к следующему уроку.
next-lesson = Следующий урок: { $title }
all-lessons = Все уроки

roll-as-told = Бросить, как в уроке: { $values }
roll-as-told-note = Рассказ продолжится
roll-chance = Бросить наудачу
roll-chance-note = Откроется ваш собственный путь
rolls = { $by } бросает { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}.
options-none = Выбирать нечего: идите вперёд, от точки к точке.

time-start = В начало
time-back = Назад
time-forward = Вперёд
time-play = Пуск
time-stop = Стоп
time-at = Точка { $step }{ $state ->
    [waiting] : ждёт ответа
    [guess] : ждёт вашей догадки
    [end] : конец
   *[other] { "" }
}
branches = Пути игры
branch-main = Рассказанный путь
branch-other = Путь { $n }: { $what }

odds-none = Броска угрозы ещё не было.

keys-head = Клавиши
keys-forward = на точку вперёд, назад
keys-question = к следующему, предыдущему вопросу
keys-ends = в начало, в конец
keys-play = пуск, стоп
keys-option = выбрать этот вариант
keys-why = открыть первое «почему нельзя»
keys-chain = к цепочке эффектов
keys-language = другой язык
keys-list = этот список
keys-off = Отключить клавиши
keys-on = Включить клавиши
keys-close = Закрыть

error-link-too-long = Ссылка слишком длинная, она не наша. Урок открыт с начала.
error-link-damaged = Ссылка повреждена, возможно, обрезана. Урок открыт с начала.
error-link-version = Ссылку создала другая версия программы. Урок открыт с начала.
error-link-changed = Урок изменился с тех пор, как создана ссылка. Вы там, докуда она ещё ведёт.
error-lesson = Урока «{ $lesson }» здесь нет. Вместо него открыт первый.
error-scenario = Этот урок не открыть: в его файле { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
}. Остальные уроки работают.
error-inside = Внутри учебника что-то сломалось. Ваше положение сохранено: вернитесь на шаг и попробуйте снова.
error-refused = Здесь так нельзя.

search-label = Поиск по правилам четырёх игр: { $n }
search-button = Найти
search-none = Таких слов нет ни в одном правиле.
