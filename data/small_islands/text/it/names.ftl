# Small Islands: nomi, simboli, carte. I punti sono punti prestigio.
icon-flower = fiore
icon-fruit = frutto
icon-leaf = foglia
icon-temple = tempio
icon-port = porto
icon-house = capanna
icon-site = simbolo capanna
icon-ship = nave
icon-ship-grey = nave grigia
icon-tile = tessera
icon-discovery = segnalino scoperta
icon-any = una risorsa a scelta

# Tanti di un simbolo: «2 fiori».
isle-count-flower = { $n ->
        [one] { $n } fiore
       *[other] { $n } fiori
    }
isle-count-fruit = { $n ->
        [one] { $n } frutto
       *[other] { $n } frutti
    }
isle-count-leaf = { $n ->
        [one] { $n } foglia
       *[other] { $n } foglie
    }
isle-count-temple = { $n ->
        [one] { $n } tempio
       *[other] { $n } templi
    }
isle-count-port = { $n ->
        [one] { $n } porto
       *[other] { $n } porti
    }
isle-count-site = { $n ->
        [one] { $n } simbolo capanna
       *[other] { $n } simboli capanna
    }
isle-count-house = { $n ->
        [one] { $n } capanna
       *[other] { $n } capanne
    }
isle-count-tile = { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }
isle-count-token = { $n ->
        [one] { $n } segnalino bonus
       *[other] { $n } segnalini bonus
    }
isle-count-discovery = { $n ->
        [one] { $n } segnalino scoperta
       *[other] { $n } segnalini scoperta
    }
isle-count-point = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
isle-count-island = { $n ->
        [one] { $n } isola
       *[other] { $n } isole
    }
# Tutti di un simbolo: «più fiori che frutti».
isle-many-flower = fiori
isle-many-fruit = frutti
isle-many-leaf = foglie
isle-many-temple = templi
isle-many-port = porti
isle-than-flower = fiori
isle-than-fruit = frutti
isle-than-leaf = foglie
isle-than-temple = templi
isle-than-port = porti
# Uno: «1 punto per fiore».
isle-per-flower = fiore
isle-per-fruit = frutto
isle-per-leaf = foglia
isle-per-temple = tempio
isle-per-port = porto
isle-and = { $a } e { $b }
isle-or = { $a } o { $b }
isle-comma = { $a }, { $b }

isle-mission-more-than = { $style ->
        [icons] più <{ $more }> che <{ $than }>
       *[words] più { $more-many } che { $than-many }
    }
isle-mission-part = { $style ->
        [icons] { $n } <{ $symbol }>
       *[words] { $counted }
    }
isle-mission-has-at-least = { $style ->
        [icons] { $parts }
       *[words] almeno { $parts }
    }
isle-mission-equal-any-pair = due risorse in numero uguale
isle-mission-equal-with-other = { $style ->
        [icons] tanti <{ $resource }> quanti di un’altra risorsa
       *[words] { $resource ->
            [leaf] tante { $resource-many } quante
           *[other] tanti { $resource-many } quanti
        } di un’altra risorsa
    }
isle-reward-plus = { $style ->
        [icons] { $value } + { $plus }
       *[words] { $value } e ancora { $plus }
    }
isle-reward-part = { $style ->
        [icons] { $n } per <{ $symbol }>
       *[words] { $n ->
            [one] { $n } punto
           *[other] { $n } punti
        } per { $symbol-one }
    }
isle-reward-parts = { $style ->
        [icons] { $n } per <{ $a }> e <{ $b }>
       *[words] { $n ->
            [one] { $n } punto
           *[other] { $n } punti
        } per { $a-one } e per { $b-one }
    }
isle-reward-lowest-resource = { $style ->
        [icons] { $n } per ogni simbolo della risorsa più rara
       *[words] { $n ->
            [one] { $n } punto
           *[other] { $n } punti
        } per ogni simbolo della risorsa più rara
    }
isle-reward-chosen-resource = { $style ->
        [icons] { $n } per simbolo di una risorsa a scelta
       *[words] { $n ->
            [one] { $n } punto
           *[other] { $n } punti
        } per ogni simbolo di una risorsa a scelta
    }
isle-reward-flat = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
isle-reward-by-size = punti per dimensione: { $steps }
isle-reward-step = { $tiles ->
        [one] da { $tiles } tessera { $n }
       *[other] da { $tiles } tessere { $n }
    }
isle-reward-size-tiles = tessere
isle-reward-size-points = punti
isle-reward-discovery = { $style ->
        [icons] pesca 1 <discovery> per <{ $symbol }>, tieni { $keep }
       *[words] pesca 1 segnalino scoperta per { $symbol-one } e tienine { $keep }
    }
isle-mission-head = Missione
isle-reward-head = Ricompensa
isle-mission-long = Costruisci su isole con { $mission }.
isle-reward-long = Per ognuna: { $reward }.
isle-footer-objective = obiettivo
isle-footer-mission = missione
isle-footer-reward = ricompensa

name-objective-o01 = Costa dei fiori
name-objective-o02 = Frutteto del drago
name-objective-o03 = Ombra verde
name-objective-o04 = Santuario del loto
name-objective-o05 = Offerta del raccolto
name-objective-o06 = Bosco silente
name-objective-o07 = Porto delle ghirlande
name-objective-o08 = Aliseo
name-objective-o09 = Approdo dei pellegrini
name-objective-o10 = Maree uguali
name-objective-o11 = Ampio orizzonte
name-objective-o12 = Segreti gemelli
name-mission-m01 = Baia del loto
name-mission-m02 = Baia dei frutteti
name-mission-m03 = Baia delle fronde
name-mission-m04 = Tempio dei fiori
name-mission-m05 = Tempio dei frutti
name-mission-m06 = Tempio delle foglie
name-mission-m07 = Molo dei fiori
name-mission-m08 = Molo dei frutti
name-mission-m09 = Molo delle foglie
name-mission-m10 = Equilibrio dei fiori
name-mission-m11 = Equilibrio dei frutti
name-mission-m12 = Equilibrio delle foglie
name-reward-r01 = Raccolto di fiori
name-reward-r02 = Raccolto di frutti
name-reward-r03 = Raccolto di foglie
name-reward-r04 = Offerta di fiori
name-reward-r05 = Offerta di frutti
name-reward-r06 = Offerta di foglie
name-reward-r07 = Dazi del porto
name-reward-r08 = Parte modesta
name-reward-r09 = Dono del mare
name-reward-r10 = Ampie coste
name-reward-r11 = Scoperta
name-reward-r12 = Libera scelta
name-alexis = Alexis
name-alexis-morning = Mattino
name-alexis-afternoon = Pomeriggio
name-alexis-night = Notte
alexis-stars = { $n ->
        [1] facile
        [2] medio
       *[3] difficile
    }
alexis-hint = { $explore } carte Esplora, { $land } carte Sbarca; alla fine { $base ->
        [one] { $base } punto
       *[other] { $base } punti
    } e ancora { $each } per capanna
alexis-house-temple = Costruisce dove ci sono templi, prima dove sono di più.
alexis-house-largest = Costruisce sulle isole più grandi.
alexis-house-richest = Costruisce dove ci sono più fiori, frutti e foglie.
name-expedition-explore = Esplora
name-expedition-land = Sbarca
expedition-extend-largest = Ingrandisce l’isola maggiore senza una sua capanna.
expedition-extend-smallest = Ingrandisce l’isola più piccola, di almeno due tessere, senza una sua capanna.
expedition-close = Chiude una costa.
expedition-block-human = Ingrandisce un’isola con una tua capanna.
expedition-near-ship = Piazza una tessera accanto a una nave grigia, fra i porti.
expedition-most-ports-around = Sbarca dove ci sono più porti.
expedition-fewest-ports-around = Sbarca lontano dai porti.
expedition-next-to-largest-island = Sbarca accanto all’isola più grande.
expedition-next-to-human-house = Sbarca accanto a una tua capanna.
expedition-slot = Dalle tessere scoperte: la numero { $n }.
isle-tile-sea = mare aperto
isle-tile-bare = terraferma spoglia
isle-tile-corners = { $what }; terraferma: { $corners }
isle-corner-nw = nord-ovest
isle-corner-ne = nord-est
isle-corner-se = sud-est
isle-corner-sw = sud-ovest
isle-side-n = nord
isle-side-e = est
isle-side-s = sud
isle-side-w = ovest
isle-cell-middle = il centro
isle-cell-e = { $n } a est
isle-cell-w = { $n } a ovest
isle-cell-s = { $n } a sud
isle-cell-n = { $n } a nord
isle-turned = { $n ->
        [0] non ruotata
        [1] un quarto di giro
        [2] mezzo giro
       *[3] tre quarti di giro
    }
isle-name = Isola { $letter }
isle-letters = A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
isle-ship-grey = nave grigia
isle-area = { $cell }, terraferma a { $corner }
