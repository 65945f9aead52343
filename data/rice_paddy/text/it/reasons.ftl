### Perché qualcosa non è permesso. $n e $what sono la cifra o la cosa.

rice-reason-no-such-thing = Qui non c’è nulla di simile.
rice-reason-nothing-there = Lì non c’è nulla con cui farlo.
rice-reason-must = Prima bisogna rispondere.
rice-reason-first = Prima viene un’altra domanda.
rice-reason-by-steps = I lavoratori ci vanno a { $n } per volta.
rice-reason-upstream = L’acqua scorre solo a valle: lì possono stare al massimo { $n }.
rice-reason-over-capacity = La risaia contiene al massimo { $n }.
rice-reason-last-round = Nel round { $n } non si fa più.
rice-reason-paddy-size = Una risaia ha al massimo { $n } esagoni.
rice-reason-not-adjacent = { $what } non confina con il terreno né con l’ultima risaia.
rice-reason-in-paddy = { $what } fa già parte di una risaia.
rice-reason-no-outlet = Con { $what } l’acqua non potrebbe uscire dal terreno.
rice-reason-five-paddies = Le risaie sono al massimo { $n }.
rice-reason-rock = C’è una roccia: { $what }.
rice-reason-too-few-workers = I lavoratori non bastano: { $n }.
rice-reason-not-dry = La risaia { $what } non è asciutta.
rice-reason-not-flooded = La risaia { $what } non è allagata.
rice-reason-not-grown = Nella risaia { $what } il riso non è maturo.
rice-reason-not-empty = C’è già qualcosa: { $what }.
rice-reason-goal-not-met = L’obiettivo non è raggiunto: { $what }.
rice-reason-too-little-rice = Costa { $n } riso, tassa compresa.
rice-reason-market-empty = Il mercato non ne ha più.

## What a bot says of an odd answer.

rice-reason-lets-rot = lascia marcire { $n ->
    [one] { $n } esagono di riso maturo
   *[other] { $n } esagoni di riso maturo
 }
rice-reason-buys-nothing = non compra niente, anche se ha riso per farlo: { $n }
rice-reason-gives-water = lascia andare tutta l’acqua al giocatore seguente: { $n ->
    [one] { $n } disco
   *[other] { $n } dischi
 }
