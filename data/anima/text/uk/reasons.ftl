### Чому щось не можна зробити. $n і $what — число або річ, про яку йдеться.

anima-reason-no-such-thing = Такого тут немає.
anima-reason-nothing-there = Там немає нічого, з чим це можна зробити.
anima-reason-must = Спершу треба відповісти на це.
anima-reason-first = Спершу йде інше запитання.
anima-reason-turn-lost = Ваш хід утрачено: до наступного нічого зробити не можна.
anima-reason-in-organisation = Ваша група вже в організації. Спершу вийдіть із неї у фазі відновлення.
anima-reason-forbidden = Це забороняє { $what }.
anima-reason-no-skill = Жоден ваш персонаж, що лежить горілиць і не виснажений, не має потрібного вміння.
anima-reason-tapped = Карта виснажена до наступного відновлення: { $what }.
anima-reason-face-down = Карта лежить долілиць: { $what }.
anima-reason-no-effect = Зараз це нічого не змінить.
anima-reason-last-character = Останній персонаж мусить лишитися в групі.
anima-reason-hand-limit = { $n ->
        [one] У руці може бути не більше ніж { $n } бонус.
        [few] У руці може бути не більше ніж { $n } бонуси.
       *[other] У руці може бути не більше ніж { $n } бонусів.
    }
anima-reason-group-limit = { $n ->
        [one] У групі може бути не більше ніж { $n } персонаж.
        [few] У групі може бути не більше ніж { $n } персонажі.
       *[other] У групі може бути не більше ніж { $n } персонажів.
    }
anima-reason-recruited-last-turn = Минулого ходу ви тут уже наймали: двічі поспіль не можна.
anima-reason-limit = Після обміну в обох має бути від 1 до 4 персонажів і не більше ніж 5 бонусів.
anima-reason-new-area-explored = Цього ходу нову локацію вже досліджено. На хід — лише одна.
anima-reason-level = Рівень зависокий: зараз можна не вище ніж { $n }.
anima-reason-group-there = Там стоїть група.
anima-reason-just-placed = Ця локація щойно увійшла в гру.
anima-reason-final-area = Вона належить до кінцевої місії й лишається.
anima-reason-encounter-there = Там іще лежить долілиць попередня зустріч.
anima-reason-protected = Її захищено від цього прибирання.
anima-reason-other-area = Не у вашій локації: { $what }.
anima-reason-fought = Ці дві групи цього ходу вже билися.
anima-reason-size = Розмір груп різниться більше ніж на { $n }.
anima-reason-no-trade-icon = Обидві групи мають бути в локаціях зі знаком торгівлі.
anima-reason-traded = Цього ходу ви вже робили пропозицію: { $what }.
anima-reason-no-main-mission = Спершу треба виконати свою основну місію.
anima-reason-not-asked = Наступний крок цієї місії виконують не в цій локації.
anima-reason-not-fulfilled = Того, чого вимагає цей крок, іще немає.
anima-reason-not-now = Зараз цього зробити не можна.
