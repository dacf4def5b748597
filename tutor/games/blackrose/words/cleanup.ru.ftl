## Этап очистки: планшеты, жетоны, восстановление комнат.

event-activated-kept = { NAME($who) } возвращает активированное заклинание на руку: { NAME($slot) }.
event-sustained-ended = Устойчивый эффект кончился; носитель — { NAME($who) }, жетон получает назад { NAME($by) }.
event-tokens-reset = Жетоны физических действий снова доступны, карты воплощений выпрямлены.
event-restoration-gain = { NAME($who) } участвует в восстановлении ({ NAME($room) }): фишек { $chips }, очков силы { $n }.
event-room-restored = { NAME($room) } переворачивается восстановленной стороной вверх, фишки возвращаются владельцам: { $n }.
event-figures-stay = Комнату переворачивают ({ NAME($room) }), а фигурки остаются на месте: { NAMES($figures) }.
    .quiet = yes
event-restored-for-good = { NAME($room) }: разрушенной комната больше не станет.
    .quiet = yes
event-unknown-flags = Что даёт восстановление, неизвестно: { NAME($room) }.
event-rooms-available = { $rooms_count ->
    [0] Использованных жетонов активации нет.
   *[other] Жетоны активации снова доступны: { NAMES($rooms) }.
 }
    .quiet = yes

ask-activated-spell = { NAME($who) }, куда уйдёт активированное заклинание?
option-keep-activated = на руку: { NAME($card) }
option-drop-activated = в воспоминания: { NAME($card) }

program-cleanup-phase = Этап очистки
sentence-cleanup-phase-1 = Каждый сбрасывает заклинания с планшета; активированные можно вернуть на руку.
sentence-cleanup-phase-2 = Проведите очистку аватара.
sentence-cleanup-phase-3 = Верните жетоны и выпрямите карты воплощений.
sentence-cleanup-phase-4 = По порядку хода каждый применяет свои эффекты очистки.
sentence-cleanup-phase-5 = Восстановите комнаты, все ячейки которых заполнены.
sentence-cleanup-phase-6 = Переверните жетоны активации восстановленных комнат.
sentence-cleanup-phase-7 = Проверьте, дошёл ли кто-нибудь до фишки Чёрной Розы.
program-cleanup-effects = Эффекты очистки
sentence-cleanup-effects-1 = По порядку хода каждый применяет то, что срабатывает при очистке.
program-restore-room = Восстановление комнаты
program-restore-room-of = Восстановление комнаты: { NAME($room) }
sentence-restore-room-1 = Участники получают очки силы по числу своих фишек.
sentence-restore-room-2 = Фишки возвращаются, и комната переворачивается.
