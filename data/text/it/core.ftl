### Parole per i file del programma: lingue, partite salvate, pacchetti.


## Perché una partita salvata non si può usare. $file è il suo nome.

save-problem-missing = La partita salvata «{ $file }» non esiste.
save-problem-not-a-save = «{ $file }» non è una partita salvata di Tidetable.
save-problem-cut-short = «{ $file }» è incompleta: manca la fine.
save-problem-changed = «{ $file }» è danneggiata e non è affidabile.
save-problem-newer = «{ $file }» è stata salvata da una versione più recente di Tidetable.
save-problem-older = «{ $file }» è stata salvata da una versione troppo vecchia per essere letta.
save-problem-rules = «{ $file }» è stata giocata con altre regole o carte, che ora portano altrove.
save-problem-other-game = «{ $file }» appartiene a un altro gioco.
save-problem-too-big = «{ $file }» è troppo grande per essere una partita salvata.
save-problem-busy = Questo tavolo è già aperto in un’altra finestra di Tidetable.
save-problem-disk = Impossibile leggere o scrivere «{ $file }».
save-previous-offered = Uno stato precedente di questo tavolo è intatto e si può aprire.
