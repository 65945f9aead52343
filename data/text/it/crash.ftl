### Che cosa si dice dei guasti del programma.

crash-report = Un rapporto si trova in { $file }. Resta su questo computer; nulla è stato inviato.
crash-no-report = Non è stato possibile scrivere un rapporto: la cartella non è scrivibile. I dettagli si possono copiare.
