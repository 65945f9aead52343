### La pagina sul programma.

set-tab-about = Info
about-head = Tidetable { $v }
about-what = Un tavolo per giochi moderni sul tuo computer: senza rete, senza account. Nulla di te o delle tue partite viene inviato.
about-notice = Tidetable è un progetto amatoriale non ufficiale. Non è fatto, approvato o sostenuto dagli editori o dagli autori dei giochi. I nomi dei giochi appartengono ai loro proprietari. Le regole sono applicate e i testi delle carte sono scritti da noi; tutte le immagini sono nostre.
about-licence = Codice, dati e immagini propri di Tidetable sono sotto la licenza MIT.
about-built = Su che cosa si fonda
about-english = Le note qui sotto sono in inglese.
