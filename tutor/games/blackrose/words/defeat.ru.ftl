## Победа над магом и над воплощением.

event-mage-falls = { NAME($who) }: маг побеждён. Поражение наносит { NAME($by) }.
event-defeated-outright = { NAME($who) }: маг побеждён прямой победой, сколько бы урона ни было. Поражение наносит { NAME($by) }.
event-saved = { NAME($who) }: спасение прямо названо в тексте карты.
event-defeat-averted = { NAME($who) }: маг больше не побеждён.
event-action-lost = Остаток физического действия потерян: { NAME($who) }.
event-spell-goes-on = Заклинание «{ NAME($card) }» не потеряно: остаток ещё будет применён.
event-still-defeated = { NAME($who) }: маг побеждён сразу, и исцеление этого не отменяет.
event-share = { NAME($who) }: фишек на панели жизни { $chips } ({ NAME($of) }), сила: { $n }.
event-no-share = Урона нет ({ NAME($of) }), и силы никто не получает.
event-chips-counted = Считался только лежавший урон ({ NAME($of) }): { $n }.
    .quiet = yes
event-chips-returned = Фишки урона возвращаются владельцам ({ NAME($who) }): { $n }.
event-mage-defeated = Победа над магом разыграна: { NAME($who) }.
    .quiet = yes

ask-defeat = { NAME($who) }: маг побеждён.
option-defeat = разыграть победу над магом
ask-evocation-defeat = { NAME($who) }, воплощение побеждено.
option-evocation-defeat = { NAME($who) } покидает ложу
ask-moon = Начинается новая фаза луны.
option-moon = фаза { $moon }

program-defeat = Победа над магом
program-evocation-defeat = Победа над воплощением
sentence-defeat-1 = Маг ещё может применить ловушки и защиты, чьи условия выполнены.
sentence-defeat-2 = Если он не спасён, уходят назначенные ему воплощения, фигурка отправляется в келью, берут жетон трофея, делят силу и возвращают фишки.
sentence-evocation-defeat-1 = Фигурку убирают из ложи, а карту возвращают в колоду.
