### What is said about faults of the program.

crash-report = A report lies in { $file }. It stays on this computer; nothing was sent.
crash-no-report = No report could be written: the folder is not writable. The details can be copied.
crash-sealed = Seed, messages and table are left out: they would give hidden hands away.
crash-with-table = Add the table
crash-added = The report now holds the table, its seed and every choice.
crash-with-table-hint = Whoever reads it can work out every hidden hand. Only if all players agree.
