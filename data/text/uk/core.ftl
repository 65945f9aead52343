### Слова для файлів програми: мови, збережені ігри, пакунки.


## Чому збереження не можна використати. $file — його назва.

save-problem-missing = Збереження «{ $file }» не існує.
save-problem-not-a-save = «{ $file }» не є збереженням Tidetable.
save-problem-cut-short = Збереження «{ $file }» неповне: бракує кінця.
save-problem-changed = Збереження «{ $file }» пошкоджене, йому не можна довіряти.
save-problem-newer = Збереження «{ $file }» створене новішою версією Tidetable.
save-problem-older = Збереження «{ $file }» створене надто старою версією, його не прочитати.
save-problem-rules = «{ $file }» зіграно за іншими правилами чи картами, і тепер вони ведуть деінде.
save-problem-other-game = Збереження «{ $file }» належить до іншої гри.
save-problem-too-big = Файл «{ $file }» завеликий для збереження.
save-problem-busy = Цей стіл уже відкрито в іншому вікні Tidetable.
save-problem-disk = Не вдається прочитати або записати «{ $file }».
save-previous-offered = Попередній стан цього столу вцілів, його можна відкрити.
