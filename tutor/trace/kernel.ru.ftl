## Что происходит в любой игре.

event-chosen = { NAME($seat) } делает выбор.
    .quiet = yes
event-passed = { NAME($seat) } пасует.
event-used = { NAME($seat) } применяет эффект «{ PROGRAM($program) }».
event-reacted = { $asked ->
    [yes] { NAME($seat) } отвечает эффектом «{ PROGRAM($program) }».
   *[no] Само собой срабатывает: «{ PROGRAM($program) }» ({ NAME($seat) }).
 }
event-resolved = Эффект «{ PROGRAM($program) }» завершён.
    .quiet = yes
event-cut-short = Эффект «{ PROGRAM($program) }» обрывается здесь, не дойдя до конца.
event-rolled = { NAME($by) } бросает кубики: { $values }.

## Ответ, рассказанный словами выбранного варианта.

told-answer = { NAME($seat) } выбирает: { $option }.
told-waiting = Решает { NAME($seat) }.
told-chance = Решает случай.
asked-for = За { NAME($seat, case: "acc") }. { $asked }

option-pass = ничего не делать

refusal-asked-first = { $seat ->
    [chance] сначала что-то решают кубики или карты
   *[other] сначала { NAME($seat) } отвечает на другой вопрос
 }
allowed-asked-first = после этого ответа
short-asked-first = сначала вопрос
refusal-under-way = сначала идёт дальше «{ PROGRAM($program) }»
allowed-under-way = когда дойдёт до вопроса
refusal-not-due = { $program ->
    [none] это решают, когда об этом спросит эффект, а сейчас он не спрашивает
   *[other] это решают внутри «{ PROGRAM($program) }», а сейчас об этом не спрашивают
 }
allowed-not-due = { $program ->
    [none] когда об этом спросит эффект
   *[other] когда об этом спросит «{ PROGRAM($program) }»
 }
refusal-set-up-over = это решали при подготовке, а она закончена
allowed-set-up-over = при подготовке другой партии
refusal-asked-of = об этом спрашивают не здесь, отвечает { NAME($seat) }
allowed-asked-of = когда об этом спросят именно здесь
refusal-not-among = у вопроса, на который сейчас отвечают, такого ответа нет
allowed-not-among = когда такой ответ будет среди возможных

## Значения и перечисления.

value-yes = да
value-no = нет
fact-seat-piece = { NAME($id) } ({ NAME($seat) })
value-none = ничего
times = { $n } × { $what }
list-and = { $first } и { $last }

## Графы: что значит стрелка между эффектами, что изменилось между позициями.

link-called = запускает
link-used = применяют внутри
link-reacted = прерывает
link-opened = открывает
link-resumed = продолжается
branch-main = основная ветвь
differs = { $fact }: { $before } → { $after }
differs-new = { $fact }: { $after }
differs-gone = { $fact }: было { $before }

## Имена людей и вещей, которые не принадлежат ни одной игре.

name-chance = Случай
name-hidden = { $case ->
    [gen] чего-то скрытого
    [dat] чему-то скрытому
    [ins] чем-то скрытым
    [pre] чём-то скрытом
   *[nom] что-то скрытое
}
name-anna = Анна
name-boris = Борис
name-vera = Вера
name-gleb = Глеб
name-dasha = Даша
name-egor = Егор
name-zhanna = Жанна
name-ivan = Иван
name-clara = Клара
name-lev = Лев
name-maria = Мария
name-nikita = Никита
name-olga = Ольга
name-pavel = Павел
name-rita = Рита
name-sofia = София
name-timur = Тимур
name-player-n = Игрок { $n }
name-seat-n = Игрок { $n }
