### What is said about faults of the program.

crash-report = A report lies in { $file }. It stays on this computer; nothing was sent.
crash-no-report = No report could be written: the folder is not writable. The details can be copied.
