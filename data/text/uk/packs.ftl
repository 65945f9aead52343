### Набори гравців у налаштуваннях.

set-tab-packs = Набори
packs-where = Набори — це теки в { $folder }. Вони вимкнені, доки їх не ввімкнено, і діють від наступного столу.
packs-none = Наборів ще немає. Набір додає власні карти, духів або слова; README показує, як його зробити.
packs-title = { $name } { $version }
packs-words-only = лише слова
packs-refused = Відхилено: { $why }
packs-left-out = Набір пропущено: { $why }
packs-not-kept = Вибір не вдалося зберегти: у теку не можна писати.
packs-missing = Цей стіл створено з наборами, яких немає або які вимкнено: { $names }. Увімкніть їх у налаштуваннях, на сторінці «Набори».
save-problem-packs = «{ $file }» створено з наборами, яких немає або які вимкнено.
packs-kind-card-minor = { $n ->
    [one] { $n } мала сила
    [few] { $n } малі сили
   *[many] { $n } малих сил
}
packs-kind-card-major = { $n ->
    [one] { $n } велика сила
    [few] { $n } великі сили
   *[many] { $n } великих сил
}
packs-kind-card-unique = { $n ->
    [one] { $n } особлива сила
    [few] { $n } особливі сили
   *[many] { $n } особливих сил
}
packs-kind-spirit = { $n ->
    [one] { $n } дух
    [few] { $n } духи
   *[many] { $n } духів
}
packs-kind-fear = { $n ->
    [one] { $n } карта страху
    [few] { $n } карти страху
   *[many] { $n } карт страху
}
packs-kind-invader = { $n ->
    [one] { $n } карта загарбників
    [few] { $n } карти загарбників
   *[many] { $n } карт загарбників
}
packs-kind-board = { $n ->
    [one] { $n } поле
    [few] { $n } поля
   *[many] { $n } полів
}
