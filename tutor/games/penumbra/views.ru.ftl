## Стол «Пенумбры».

table-note = { $who }: планшет; подсвечено то, что изменил последний шаг
turn-learning = { $who }: ход обучения
turn-trial = { $who }: ход испытания
turn-rest = { $who }: ход отдыха
turn-over = ход окончен
trial-line = «{ $trial }», угроза { $threat }
trial-rift = «Разлом» { $n }
trial-passed = пройдено
trial-gone = выбыло из игры
must-rest = Следующий ход — обязательно отдых

threat = Кубики угрозы
threat-none = сейчас угрозы нет
threat-prepare = { $n ->
    [0] не взято ни одного
    [one] подготовлен { $n }, бросок впереди
    [few] подготовлено { $n }, бросок впереди
   *[many] подготовлено { $n }, бросок впереди
 }
threat-rolled = { $n ->
    [0] бросать было нечего
   *[other] брошено: { $n }, бросает { $who }
 }
threat-taken = { $n ->
    [one] { $n } убран до броска
    [few] { $n } убраны до броска
   *[many] { $n } убрано до броска
 }
threat-fixed = отменить нельзя
threat-outer = { $n ->
    [one] ещё одна угроза ждёт снаружи
   *[other] снаружи ждут ещё угрозы: { $n }
 }
threat-last = прошлый бросок, всё разобрано
die-ready = готов
die-now = сейчас
die-waits = ждёт
die-settled = разобран
die-removed = убран
settled-die = ушла { $piece }
settled-mark = ранена { $piece }
settled-mortal = в раненую метку
settled-miss = промах
removed-solo = бросать некому

pool = Запас
pool-note = { $n ->
    [0] кубиков не осталось
    [one] { $n } кубик; сначала уходит кубик с тем же значением, метки — потом
    [few] { $n } кубика; сначала уходит кубик с тем же значением, метки — потом
   *[many] { $n } кубиков; сначала уходит кубик с тем же значением, метки — потом
 }
pool-ignored = в этот ход не учитывается
just-lost = только что потеряна
was = была { $what }
was-n = было { $n }
may-pick = можно выбрать

marks = Метки
marks-note = вверху — заряжена, внизу — разряжена, с трещиной — ранена; число — значение угрозы ячейки
slot-free = пусто
training-board = Учебный планшет: значения ячеек заданы уроком

stock = Ингредиенты
cards = Карты
zone-grimoire = гримуар
zone-inventory = инвентарь
zone-equipment = экипировка
zone-talent = талант
zone-discarded = сброс
use-turn = применяют поворотом
use-discard = применяют сбросом
use-condition = отвечает своему условию
use-permanent = действует всегда
use-assumed = Применение принято уроком
incomplete = В книге неполно
unknown-list = { $n ->
    [one] О { $n } карте источники говорят не всё
   *[other] О { $n } картах источники говорят не всё
 }
unknown-count = число копий
unknown-text = текст
mortal = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
mortal-points = по { $points } очка за каждую в конце

others = Другие волшебники
others-wizard = Волшебник
others-dice = Кубики
others-marks = Метки
others-mortal = Смертельные ранения
others-wounded = { $n }, ранено { $wounded }
nothing = нет
