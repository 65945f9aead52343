### Le sfide: titoli e compiti.

challenge-rice-paddy-nine-laborers = Nove contadini
challenge-rice-paddy-nine-laborers-text = Il tuo riso maturo sta nell’acqua. Arriva a 21 riso prima del mercato.
challenge-rice-paddy-keep-or-let-go = Trattenere o lasciar andare
challenge-rice-paddy-keep-or-let-go-text = Raccogli 12 riso dalla prima risaia, e in questo round fai maturare il riso della seconda.
challenge-rice-paddy-one-duck = Un animale, nove contadini
challenge-rice-paddy-one-duck-text = Due risaie sono pronte, una ha insetti e una erbacce. Arriva ad almeno 15 riso prima del mercato.
