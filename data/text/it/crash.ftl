### Che cosa si dice dei guasti del programma.

crash-report = Un rapporto si trova in { $file }. Resta su questo computer; nulla è stato inviato.
crash-no-report = Non è stato possibile scrivere un rapporto: la cartella non è scrivibile. I dettagli si possono copiare.
crash-sealed = Seme, messaggi e tavolo sono esclusi: svelerebbero le mani nascoste.
crash-with-table = Aggiungi il tavolo
crash-added = Ora il rapporto contiene il tavolo, il suo seme e ogni scelta.
crash-with-table-hint = Chi lo legge può ricostruire ogni mano nascosta. Solo se tutti i giocatori sono d’accordo.
