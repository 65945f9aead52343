### L’officina: i tipi di cose, e come si scrivono.

workshop-rice-paddy-about = Un pacchetto aggiunge spiriti, pioggia, carte preparazione, obiettivi e carte per il solitario. Riso, contadini e animali sono numeri interi.
workshop-rice-paddy-early = Spirito del mazzo iniziale
workshop-rice-paddy-early-help = number decide l’ordine di gioco e non è di nessun altro. timing è active (ogni round), once, o passive (una regola cambia). ops è ciò che fa.
workshop-rice-paddy-late = Spirito del mazzo finale
workshop-rice-paddy-late-help = Lo stesso con deck: late.
workshop-rice-paddy-rain = Carta pioggia
workshop-rice-paddy-rain-help = water è quanti dischi cadono, ops che cosa portano.
workshop-rice-paddy-setup = Carta preparazione
workshop-rice-paddy-setup-help = Dove stanno quattro rocce, e una ricompensa.
workshop-rice-paddy-achievement = Obiettivo
workshop-rice-paddy-achievement-help = goal è ciò che va contato, rice ciò che rende. kind è state (la fattoria com’è) o deed (fatto in questo round).
workshop-rice-paddy-solo = Carta per il solitario
workshop-rice-paddy-solo-help = Che cosa fa la fattoria dello spirito in un round quando si gioca da soli.
