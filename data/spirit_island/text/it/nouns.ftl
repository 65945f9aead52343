# Nouns: one term each, then what a sentence asks for by NP($what, $n, case: ...).
# Cases: acc (default), gen (after up to), nom, all, dat (to each), only, with, no, than, bare, per, any.
# np-i-... are the same with pictures in place of words.

-explorer = { $form ->
       *[sg] esploratore
        [pl] esploratori
        [all] tutti gli esploratori
    }

-town = { $form ->
       *[sg] villaggio
        [pl] villaggi
        [all] tutti i villaggi
    }

-city = { $form ->
       *[sg] città
        [pl] città
        [all] tutte le città
    }

-dahan = { $form ->
       *[sg] dahan
        [pl] dahan
        [all] tutti i dahan
    }

-invader = { $form ->
       *[sg] invasore
        [pl] invasori
        [all] tutti gli invasori
    }

-blight = { $form ->
       *[sg] segnalino degrado
        [pl] segnalini degrado
        [all] tutti i segnalini degrado
    }

-presence = { $form ->
       *[sg] presenza
        [pl] presenze
        [all] tutte le presenze
    }

-sacred-site = { $form ->
       *[sg] luogo sacro
        [pl] luoghi sacri
        [all] tutti i luoghi sacri
    }

-land = { $form ->
       *[sg] territorio
        [pl] territori
        [all] tutti i territori
    }

-card = { $form ->
       *[sg] carta
        [pl] carte
        [all] tutte le carte
    }

-power-card = { $form ->
       *[sg] carta potere
        [pl] carte potere
        [all] tutte le carte potere
    }

-element = { $form ->
       *[sg] elemento
        [pl] elementi
        [all] tutti gli elementi
    }

-player = { $form ->
       *[sg] giocatore
        [pl] giocatori
        [all] tutti i giocatori
    }

-spirit = { $form ->
       *[sg] spirito
        [pl] spiriti
        [all] tutti gli spiriti
    }

-piece = { $form ->
       *[sg] pedina
        [pl] pedine
        [all] tutte le pedine
    }

-card-play = { $form ->
       *[sg] giocata
        [pl] giocate
        [all] tutte le giocate
    }

-option = { $form ->
       *[sg] opzione
        [pl] opzioni
        [all] tutte le opzioni
    }

-fear-card = { $form ->
       *[sg] carta paura
        [pl] carte paura
        [all] tutte le carte paura
    }

-fear-marker = { $form ->
       *[sg] segnalino paura
        [pl] segnalini paura
        [all] tutti i segnalini paura
    }

-level = { $form ->
       *[sg] livello
        [pl] livelli
        [all] tutti i livelli
    }

-power = { $form ->
       *[sg] potere
        [pl] poteri
        [all] tutti i poteri
    }

np-explorer = { $case ->
       *[acc] { $n } { $n ->
            [one] { -explorer }
           *[other] { -explorer(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -explorer }
           *[other] { -explorer(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -explorer }
           *[other] { -explorer(form: "pl") }
        }
        [all] { -explorer(form: "all") }
        [dat] ogni { -explorer }
        [only] { -explorer(form: "pl") }
        [with] con { -explorer(form: "pl") }
        [no] senza { -explorer(form: "pl") }
        [than] { -explorer(form: "pl") }
        [bare] { -explorer(form: "pl") }
        [per] per ogni { -explorer }
        [any] quanti { -explorer(form: "pl") } vuoi
        [one] { -explorer }
    }

np-town = { $case ->
       *[acc] { $n } { $n ->
            [one] { -town }
           *[other] { -town(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -town }
           *[other] { -town(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -town }
           *[other] { -town(form: "pl") }
        }
        [all] { -town(form: "all") }
        [dat] ogni { -town }
        [only] { -town(form: "pl") }
        [with] con { -town(form: "pl") }
        [no] senza { -town(form: "pl") }
        [than] { -town(form: "pl") }
        [bare] { -town(form: "pl") }
        [per] per ogni { -town }
        [any] quanti { -town(form: "pl") } vuoi
        [one] { -town }
    }

np-city = { $case ->
       *[acc] { $n } { $n ->
            [one] { -city }
           *[other] { -city(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -city }
           *[other] { -city(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -city }
           *[other] { -city(form: "pl") }
        }
        [all] { -city(form: "all") }
        [dat] ogni { -city }
        [only] { -city(form: "pl") }
        [with] con { -city(form: "pl") }
        [no] senza { -city(form: "pl") }
        [than] { -city(form: "pl") }
        [bare] { -city(form: "pl") }
        [per] per ogni { -city }
        [any] quante { -city(form: "pl") } vuoi
        [one] { -city }
    }

np-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -dahan }
           *[other] { -dahan(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -dahan }
           *[other] { -dahan(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -dahan }
           *[other] { -dahan(form: "pl") }
        }
        [all] { -dahan(form: "all") }
        [dat] ogni { -dahan }
        [only] { -dahan(form: "pl") }
        [with] con { -dahan(form: "pl") }
        [no] senza { -dahan(form: "pl") }
        [than] { -dahan(form: "pl") }
        [bare] { -dahan(form: "pl") }
        [per] per ogni { -dahan }
        [any] quanti { -dahan(form: "pl") } vuoi
        [one] { -dahan }
    }

np-invader = { $case ->
       *[acc] { $n } { $n ->
            [one] { -invader }
           *[other] { -invader(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -invader }
           *[other] { -invader(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -invader }
           *[other] { -invader(form: "pl") }
        }
        [all] { -invader(form: "all") }
        [dat] ogni { -invader }
        [only] { -invader(form: "pl") }
        [with] con { -invader(form: "pl") }
        [no] senza { -invader(form: "pl") }
        [than] { -invader(form: "pl") }
        [bare] { -invader(form: "pl") }
        [per] per ogni { -invader }
        [any] quanti { -invader(form: "pl") } vuoi
        [one] { -invader }
    }

np-blight = { $case ->
       *[acc] { $n } { $n ->
            [one] { -blight }
           *[other] { -blight(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -blight }
           *[other] { -blight(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -blight }
           *[other] { -blight(form: "pl") }
        }
        [all] { -blight(form: "all") }
        [dat] ogni { -blight }
        [only] degrado
        [with] con degrado
        [no] senza degrado
        [than] degrado
        [bare] degrado
        [per] per ogni { -blight }
        [any] quanti { -blight(form: "pl") } vuoi
        [one] { -blight }
    }

np-presence = { $case ->
       *[acc] { $n } { $n ->
            [one] { -presence }
           *[other] { -presence(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -presence }
           *[other] { -presence(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -presence }
           *[other] { -presence(form: "pl") }
        }
        [all] { -presence(form: "all") }
        [dat] ogni { -presence }
        [only] presenza
        [with] con presenza
        [no] senza presenza
        [than] presenza
        [bare] presenza
        [per] per ogni { -presence }
        [any] quante { -presence(form: "pl") } vuoi
        [one] { -presence }
    }

np-sacred-site = { $case ->
       *[acc] { $n } { $n ->
            [one] { -sacred-site }
           *[other] { -sacred-site(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -sacred-site }
           *[other] { -sacred-site(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -sacred-site }
           *[other] { -sacred-site(form: "pl") }
        }
        [all] { -sacred-site(form: "all") }
        [dat] ogni { -sacred-site }
        [only] { -sacred-site(form: "pl") }
        [with] con { -sacred-site(form: "pl") }
        [no] senza { -sacred-site(form: "pl") }
        [than] { -sacred-site(form: "pl") }
        [bare] { -sacred-site(form: "pl") }
        [per] per ogni { -sacred-site }
        [any] quanti { -sacred-site(form: "pl") } vuoi
        [one] { -sacred-site }
    }

np-land = { $case ->
       *[acc] { $n } { $n ->
            [one] { -land }
           *[other] { -land(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -land }
           *[other] { -land(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -land }
           *[other] { -land(form: "pl") }
        }
        [all] { -land(form: "all") }
        [dat] ogni { -land }
        [only] { -land(form: "pl") }
        [with] con { -land(form: "pl") }
        [no] senza { -land(form: "pl") }
        [than] { -land(form: "pl") }
        [bare] { -land(form: "pl") }
        [per] per ogni { -land }
        [any] quanti { -land(form: "pl") } vuoi
        [one] { -land }
    }

np-card = { $case ->
       *[acc] { $n } { $n ->
            [one] { -card }
           *[other] { -card(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -card }
           *[other] { -card(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -card }
           *[other] { -card(form: "pl") }
        }
        [all] { -card(form: "all") }
        [dat] ogni { -card }
        [only] { -card(form: "pl") }
        [with] con { -card(form: "pl") }
        [no] senza { -card(form: "pl") }
        [than] { -card(form: "pl") }
        [bare] { -card(form: "pl") }
        [per] per ogni { -card }
        [any] quante { -card(form: "pl") } vuoi
        [one] { -card }
    }

np-power-card = { $case ->
       *[acc] { $n } { $n ->
            [one] { -power-card }
           *[other] { -power-card(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -power-card }
           *[other] { -power-card(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -power-card }
           *[other] { -power-card(form: "pl") }
        }
        [all] { -power-card(form: "all") }
        [dat] ogni { -power-card }
        [only] { -power-card(form: "pl") }
        [with] con { -power-card(form: "pl") }
        [no] senza { -power-card(form: "pl") }
        [than] { -power-card(form: "pl") }
        [bare] { -power-card(form: "pl") }
        [per] per ogni { -power-card }
        [any] quante { -power-card(form: "pl") } vuoi
        [one] { -power-card }
    }

np-element = { $case ->
       *[acc] { $n } { $n ->
            [one] { -element }
           *[other] { -element(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -element }
           *[other] { -element(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -element }
           *[other] { -element(form: "pl") }
        }
        [all] { -element(form: "all") }
        [dat] ogni { -element }
        [only] { -element(form: "pl") }
        [with] con { -element(form: "pl") }
        [no] senza { -element(form: "pl") }
        [than] { -element(form: "pl") }
        [bare] { -element(form: "pl") }
        [per] per ogni { -element }
        [any] quanti { -element(form: "pl") } vuoi
        [one] { -element }
    }

np-player = { $case ->
       *[acc] { $n } { $n ->
            [one] { -player }
           *[other] { -player(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -player }
           *[other] { -player(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -player }
           *[other] { -player(form: "pl") }
        }
        [all] { -player(form: "all") }
        [dat] ogni { -player }
        [only] { -player(form: "pl") }
        [with] con { -player(form: "pl") }
        [no] senza { -player(form: "pl") }
        [than] { -player(form: "pl") }
        [bare] { -player(form: "pl") }
        [per] per ogni { -player }
        [any] quanti { -player(form: "pl") } vuoi
        [one] { -player }
    }

np-piece = { $case ->
       *[acc] { $n } { $n ->
            [one] { -piece }
           *[other] { -piece(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -piece }
           *[other] { -piece(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -piece }
           *[other] { -piece(form: "pl") }
        }
        [all] { -piece(form: "all") }
        [dat] ogni { -piece }
        [only] { -piece(form: "pl") }
        [with] con { -piece(form: "pl") }
        [no] senza { -piece(form: "pl") }
        [than] { -piece(form: "pl") }
        [bare] { -piece(form: "pl") }
        [per] per ogni { -piece }
        [any] quante { -piece(form: "pl") } vuoi
        [one] { -piece }
    }

np-card-play = { $case ->
       *[acc] { $n } { $n ->
            [one] { -card-play }
           *[other] { -card-play(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -card-play }
           *[other] { -card-play(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -card-play }
           *[other] { -card-play(form: "pl") }
        }
        [all] { -card-play(form: "all") }
        [dat] ogni { -card-play }
        [only] { -card-play(form: "pl") }
        [with] con { -card-play(form: "pl") }
        [no] senza { -card-play(form: "pl") }
        [than] { -card-play(form: "pl") }
        [bare] { -card-play(form: "pl") }
        [per] per ogni { -card-play }
        [any] quante { -card-play(form: "pl") } vuoi
        [one] { -card-play }
    }

np-option = { $case ->
       *[acc] { $n } { $n ->
            [one] { -option }
           *[other] { -option(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -option }
           *[other] { -option(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -option }
           *[other] { -option(form: "pl") }
        }
        [all] { -option(form: "all") }
        [dat] ogni { -option }
        [only] { -option(form: "pl") }
        [with] con { -option(form: "pl") }
        [no] senza { -option(form: "pl") }
        [than] { -option(form: "pl") }
        [bare] { -option(form: "pl") }
        [per] per ogni { -option }
        [any] quante { -option(form: "pl") } vuoi
        [one] { -option }
    }

np-fear-card = { $case ->
       *[acc] { $n } { $n ->
            [one] { -fear-card }
           *[other] { -fear-card(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -fear-card }
           *[other] { -fear-card(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -fear-card }
           *[other] { -fear-card(form: "pl") }
        }
        [all] { -fear-card(form: "all") }
        [dat] ogni { -fear-card }
        [only] { -fear-card(form: "pl") }
        [with] con { -fear-card(form: "pl") }
        [no] senza { -fear-card(form: "pl") }
        [than] { -fear-card(form: "pl") }
        [bare] { -fear-card(form: "pl") }
        [per] per ogni { -fear-card }
        [any] quante { -fear-card(form: "pl") } vuoi
        [one] { -fear-card }
    }

np-fear-marker = { $case ->
       *[acc] { $n } { $n ->
            [one] { -fear-marker }
           *[other] { -fear-marker(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -fear-marker }
           *[other] { -fear-marker(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -fear-marker }
           *[other] { -fear-marker(form: "pl") }
        }
        [all] { -fear-marker(form: "all") }
        [dat] ogni { -fear-marker }
        [only] { -fear-marker(form: "pl") }
        [with] con { -fear-marker(form: "pl") }
        [no] senza { -fear-marker(form: "pl") }
        [than] { -fear-marker(form: "pl") }
        [bare] { -fear-marker(form: "pl") }
        [per] per ogni { -fear-marker }
        [any] quanti { -fear-marker(form: "pl") } vuoi
        [one] { -fear-marker }
    }

np-level = { $case ->
       *[acc] { $n } { $n ->
            [one] { -level }
           *[other] { -level(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -level }
           *[other] { -level(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -level }
           *[other] { -level(form: "pl") }
        }
        [all] { -level(form: "all") }
        [dat] ogni { -level }
        [only] { -level(form: "pl") }
        [with] con { -level(form: "pl") }
        [no] senza { -level(form: "pl") }
        [than] { -level(form: "pl") }
        [bare] { -level(form: "pl") }
        [per] per ogni { -level }
        [any] quanti { -level(form: "pl") } vuoi
        [one] { -level }
    }

np-i-explorer = { $case ->
       *[acc] { $n } <explorer>
        [gen] { $n } <explorer>
        [nom] { $n } <explorer>
        [all] ogni <explorer>
        [dat] ogni <explorer>
        [only] <explorer>
        [with] con <explorer>
        [no] senza <explorer>
        [than] <explorer>
        [bare] <explorer>
        [per] per ogni <explorer>
        [any] <explorer> a volontà
        [one] <explorer>
    }

np-i-town = { $case ->
       *[acc] { $n } <town>
        [gen] { $n } <town>
        [nom] { $n } <town>
        [all] ogni <town>
        [dat] ogni <town>
        [only] <town>
        [with] con <town>
        [no] senza <town>
        [than] <town>
        [bare] <town>
        [per] per ogni <town>
        [any] <town> a volontà
        [one] <town>
    }

np-i-city = { $case ->
       *[acc] { $n } <city>
        [gen] { $n } <city>
        [nom] { $n } <city>
        [all] ogni <city>
        [dat] ogni <city>
        [only] <city>
        [with] con <city>
        [no] senza <city>
        [than] <city>
        [bare] <city>
        [per] per ogni <city>
        [any] <city> a volontà
        [one] <city>
    }

np-i-dahan = { $case ->
       *[acc] { $n } <dahan>
        [gen] { $n } <dahan>
        [nom] { $n } <dahan>
        [all] ogni <dahan>
        [dat] ogni <dahan>
        [only] <dahan>
        [with] con <dahan>
        [no] senza <dahan>
        [than] <dahan>
        [bare] <dahan>
        [per] per ogni <dahan>
        [any] <dahan> a volontà
        [one] <dahan>
    }

np-i-blight = { $case ->
       *[acc] { $n } <blight>
        [gen] { $n } <blight>
        [nom] { $n } <blight>
        [all] ogni <blight>
        [dat] ogni <blight>
        [only] <blight>
        [with] con <blight>
        [no] senza <blight>
        [than] <blight>
        [bare] <blight>
        [per] per ogni <blight>
        [any] <blight> a volontà
        [one] <blight>
    }

np-i-presence = { $case ->
       *[acc] { $n } <presence>
        [gen] { $n } <presence>
        [nom] { $n } <presence>
        [all] ogni <presence>
        [dat] ogni <presence>
        [only] <presence>
        [with] con <presence>
        [no] senza <presence>
        [than] <presence>
        [bare] <presence>
        [per] per ogni <presence>
        [any] <presence> a volontà
        [one] <presence>
    }

np-i-sacred-site = { $case ->
       *[acc] { $n } <sacred-site>
        [gen] { $n } <sacred-site>
        [nom] { $n } <sacred-site>
        [all] ogni <sacred-site>
        [dat] ogni <sacred-site>
        [only] <sacred-site>
        [with] con <sacred-site>
        [no] senza <sacred-site>
        [than] <sacred-site>
        [bare] <sacred-site>
        [per] per ogni <sacred-site>
        [any] <sacred-site> a volontà
        [one] <sacred-site>
    }

np-explorer-town = { $case ->
       *[acc] { $n } { $n ->
            [one] { -explorer }/{ -town }
           *[other] { -explorer(form: "pl") }/{ -town(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -explorer }/{ -town }
           *[other] { -explorer(form: "pl") }/{ -town(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -explorer }/{ -town }
           *[other] { -explorer(form: "pl") }/{ -town(form: "pl") }
        }
        [all] { -explorer(form: "all") } e { -town(form: "all") }
        [dat] ogni { -explorer }/{ -town }
        [only] { -explorer(form: "pl") }/{ -town(form: "pl") }
        [with] con { -explorer(form: "pl") }/{ -town(form: "pl") }
        [no] senza { -explorer(form: "pl") }/{ -town(form: "pl") }
        [than] { -explorer(form: "pl") }/{ -town(form: "pl") }
        [bare] { -explorer(form: "pl") }/{ -town(form: "pl") }
        [per] per ogni { -explorer }/{ -town }
        [any] quanti { -explorer(form: "pl") }/{ -town(form: "pl") } vuoi
        [one] { -explorer }/{ -town }
    }

np-i-explorer-town = { $case ->
       *[acc] { $n } <explorer>/<town>
        [gen] { $n } <explorer>/<town>
        [nom] { $n } <explorer>/<town>
        [all] ogni <explorer>/<town>
        [dat] ogni <explorer>/<town>
        [only] <explorer>/<town>
        [with] con <explorer>/<town>
        [no] senza <explorer>/<town>
        [than] <explorer>/<town>
        [bare] <explorer>/<town>
        [per] per ogni <explorer>/<town>
        [any] <explorer>/<town> a volontà
        [one] <explorer>/<town>
    }

np-explorer-city = { $case ->
       *[acc] { $n } { $n ->
            [one] { -explorer }/{ -city }
           *[other] { -explorer(form: "pl") }/{ -city(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -explorer }/{ -city }
           *[other] { -explorer(form: "pl") }/{ -city(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -explorer }/{ -city }
           *[other] { -explorer(form: "pl") }/{ -city(form: "pl") }
        }
        [all] { -explorer(form: "all") } e { -city(form: "all") }
        [dat] ogni { -explorer }/{ -city }
        [only] { -explorer(form: "pl") }/{ -city(form: "pl") }
        [with] con { -explorer(form: "pl") }/{ -city(form: "pl") }
        [no] senza { -explorer(form: "pl") }/{ -city(form: "pl") }
        [than] { -explorer(form: "pl") }/{ -city(form: "pl") }
        [bare] { -explorer(form: "pl") }/{ -city(form: "pl") }
        [per] per ogni { -explorer }/{ -city }
        [any] quanti { -explorer(form: "pl") }/{ -city(form: "pl") } vuoi
        [one] { -explorer }/{ -city }
    }

np-i-explorer-city = { $case ->
       *[acc] { $n } <explorer>/<city>
        [gen] { $n } <explorer>/<city>
        [nom] { $n } <explorer>/<city>
        [all] ogni <explorer>/<city>
        [dat] ogni <explorer>/<city>
        [only] <explorer>/<city>
        [with] con <explorer>/<city>
        [no] senza <explorer>/<city>
        [than] <explorer>/<city>
        [bare] <explorer>/<city>
        [per] per ogni <explorer>/<city>
        [any] <explorer>/<city> a volontà
        [one] <explorer>/<city>
    }

np-explorer-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -explorer }/{ -dahan }
           *[other] { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -explorer }/{ -dahan }
           *[other] { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -explorer }/{ -dahan }
           *[other] { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        }
        [all] { -explorer(form: "all") } e { -dahan(form: "all") }
        [dat] ogni { -explorer }/{ -dahan }
        [only] { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        [with] con { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        [no] senza { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        [per] per ogni { -explorer }/{ -dahan }
        [any] quanti { -explorer(form: "pl") }/{ -dahan(form: "pl") } vuoi
        [one] { -explorer }/{ -dahan }
    }

np-i-explorer-dahan = { $case ->
       *[acc] { $n } <explorer>/<dahan>
        [gen] { $n } <explorer>/<dahan>
        [nom] { $n } <explorer>/<dahan>
        [all] ogni <explorer>/<dahan>
        [dat] ogni <explorer>/<dahan>
        [only] <explorer>/<dahan>
        [with] con <explorer>/<dahan>
        [no] senza <explorer>/<dahan>
        [than] <explorer>/<dahan>
        [bare] <explorer>/<dahan>
        [per] per ogni <explorer>/<dahan>
        [any] <explorer>/<dahan> a volontà
        [one] <explorer>/<dahan>
    }

np-town-city = { $case ->
       *[acc] { $n } { $n ->
            [one] { -town }/{ -city }
           *[other] { -town(form: "pl") }/{ -city(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -town }/{ -city }
           *[other] { -town(form: "pl") }/{ -city(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -town }/{ -city }
           *[other] { -town(form: "pl") }/{ -city(form: "pl") }
        }
        [all] { -town(form: "all") } e { -city(form: "all") }
        [dat] ogni { -town }/{ -city }
        [only] { -town(form: "pl") }/{ -city(form: "pl") }
        [with] con { -town(form: "pl") }/{ -city(form: "pl") }
        [no] senza { -town(form: "pl") }/{ -city(form: "pl") }
        [than] { -town(form: "pl") }/{ -city(form: "pl") }
        [bare] { -town(form: "pl") }/{ -city(form: "pl") }
        [per] per ogni { -town }/{ -city }
        [any] quanti { -town(form: "pl") }/{ -city(form: "pl") } vuoi
        [one] { -town }/{ -city }
    }

np-i-town-city = { $case ->
       *[acc] { $n } <town>/<city>
        [gen] { $n } <town>/<city>
        [nom] { $n } <town>/<city>
        [all] ogni <town>/<city>
        [dat] ogni <town>/<city>
        [only] <town>/<city>
        [with] con <town>/<city>
        [no] senza <town>/<city>
        [than] <town>/<city>
        [bare] <town>/<city>
        [per] per ogni <town>/<city>
        [any] <town>/<city> a volontà
        [one] <town>/<city>
    }

np-town-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -town }/{ -dahan }
           *[other] { -town(form: "pl") }/{ -dahan(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -town }/{ -dahan }
           *[other] { -town(form: "pl") }/{ -dahan(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -town }/{ -dahan }
           *[other] { -town(form: "pl") }/{ -dahan(form: "pl") }
        }
        [all] { -town(form: "all") } e { -dahan(form: "all") }
        [dat] ogni { -town }/{ -dahan }
        [only] { -town(form: "pl") }/{ -dahan(form: "pl") }
        [with] con { -town(form: "pl") }/{ -dahan(form: "pl") }
        [no] senza { -town(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -town(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -town(form: "pl") }/{ -dahan(form: "pl") }
        [per] per ogni { -town }/{ -dahan }
        [any] quanti { -town(form: "pl") }/{ -dahan(form: "pl") } vuoi
        [one] { -town }/{ -dahan }
    }

np-i-town-dahan = { $case ->
       *[acc] { $n } <town>/<dahan>
        [gen] { $n } <town>/<dahan>
        [nom] { $n } <town>/<dahan>
        [all] ogni <town>/<dahan>
        [dat] ogni <town>/<dahan>
        [only] <town>/<dahan>
        [with] con <town>/<dahan>
        [no] senza <town>/<dahan>
        [than] <town>/<dahan>
        [bare] <town>/<dahan>
        [per] per ogni <town>/<dahan>
        [any] <town>/<dahan> a volontà
        [one] <town>/<dahan>
    }

np-city-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -city }/{ -dahan }
           *[other] { -city(form: "pl") }/{ -dahan(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -city }/{ -dahan }
           *[other] { -city(form: "pl") }/{ -dahan(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -city }/{ -dahan }
           *[other] { -city(form: "pl") }/{ -dahan(form: "pl") }
        }
        [all] { -city(form: "all") } e { -dahan(form: "all") }
        [dat] ogni { -city }/{ -dahan }
        [only] { -city(form: "pl") }/{ -dahan(form: "pl") }
        [with] con { -city(form: "pl") }/{ -dahan(form: "pl") }
        [no] senza { -city(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -city(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -city(form: "pl") }/{ -dahan(form: "pl") }
        [per] per ogni { -city }/{ -dahan }
        [any] quanti { -city(form: "pl") }/{ -dahan(form: "pl") } vuoi
        [one] { -city }/{ -dahan }
    }

np-i-city-dahan = { $case ->
       *[acc] { $n } <city>/<dahan>
        [gen] { $n } <city>/<dahan>
        [nom] { $n } <city>/<dahan>
        [all] ogni <city>/<dahan>
        [dat] ogni <city>/<dahan>
        [only] <city>/<dahan>
        [with] con <city>/<dahan>
        [no] senza <city>/<dahan>
        [than] <city>/<dahan>
        [bare] <city>/<dahan>
        [per] per ogni <city>/<dahan>
        [any] <city>/<dahan> a volontà
        [one] <city>/<dahan>
    }

np-explorer-town-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -explorer }/{ -town }/{ -dahan }
           *[other] { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -explorer }/{ -town }/{ -dahan }
           *[other] { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -explorer }/{ -town }/{ -dahan }
           *[other] { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        }
        [all] { -explorer(form: "all") } e { -town(form: "all") } e { -dahan(form: "all") }
        [dat] ogni { -explorer }/{ -town }/{ -dahan }
        [only] { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        [with] con { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        [no] senza { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        [per] per ogni { -explorer }/{ -town }/{ -dahan }
        [any] quanti { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") } vuoi
        [one] { -explorer }/{ -town }/{ -dahan }
    }

np-i-explorer-town-dahan = { $case ->
       *[acc] { $n } <explorer>/<town>/<dahan>
        [gen] { $n } <explorer>/<town>/<dahan>
        [nom] { $n } <explorer>/<town>/<dahan>
        [all] ogni <explorer>/<town>/<dahan>
        [dat] ogni <explorer>/<town>/<dahan>
        [only] <explorer>/<town>/<dahan>
        [with] con <explorer>/<town>/<dahan>
        [no] senza <explorer>/<town>/<dahan>
        [than] <explorer>/<town>/<dahan>
        [bare] <explorer>/<town>/<dahan>
        [per] per ogni <explorer>/<town>/<dahan>
        [any] <explorer>/<town>/<dahan> a volontà
        [one] <explorer>/<town>/<dahan>
    }

np-explorer-city-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -explorer }/{ -city }/{ -dahan }
           *[other] { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -explorer }/{ -city }/{ -dahan }
           *[other] { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -explorer }/{ -city }/{ -dahan }
           *[other] { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        }
        [all] { -explorer(form: "all") } e { -city(form: "all") } e { -dahan(form: "all") }
        [dat] ogni { -explorer }/{ -city }/{ -dahan }
        [only] { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [with] con { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [no] senza { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [per] per ogni { -explorer }/{ -city }/{ -dahan }
        [any] quanti { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") } vuoi
        [one] { -explorer }/{ -city }/{ -dahan }
    }

np-i-explorer-city-dahan = { $case ->
       *[acc] { $n } <explorer>/<city>/<dahan>
        [gen] { $n } <explorer>/<city>/<dahan>
        [nom] { $n } <explorer>/<city>/<dahan>
        [all] ogni <explorer>/<city>/<dahan>
        [dat] ogni <explorer>/<city>/<dahan>
        [only] <explorer>/<city>/<dahan>
        [with] con <explorer>/<city>/<dahan>
        [no] senza <explorer>/<city>/<dahan>
        [than] <explorer>/<city>/<dahan>
        [bare] <explorer>/<city>/<dahan>
        [per] per ogni <explorer>/<city>/<dahan>
        [any] <explorer>/<city>/<dahan> a volontà
        [one] <explorer>/<city>/<dahan>
    }

np-town-city-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -town }/{ -city }/{ -dahan }
           *[other] { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -town }/{ -city }/{ -dahan }
           *[other] { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -town }/{ -city }/{ -dahan }
           *[other] { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        }
        [all] { -town(form: "all") } e { -city(form: "all") } e { -dahan(form: "all") }
        [dat] ogni { -town }/{ -city }/{ -dahan }
        [only] { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [with] con { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [no] senza { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [per] per ogni { -town }/{ -city }/{ -dahan }
        [any] quanti { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") } vuoi
        [one] { -town }/{ -city }/{ -dahan }
    }

np-i-town-city-dahan = { $case ->
       *[acc] { $n } <town>/<city>/<dahan>
        [gen] { $n } <town>/<city>/<dahan>
        [nom] { $n } <town>/<city>/<dahan>
        [all] ogni <town>/<city>/<dahan>
        [dat] ogni <town>/<city>/<dahan>
        [only] <town>/<city>/<dahan>
        [with] con <town>/<city>/<dahan>
        [no] senza <town>/<city>/<dahan>
        [than] <town>/<city>/<dahan>
        [bare] <town>/<city>/<dahan>
        [per] per ogni <town>/<city>/<dahan>
        [any] <town>/<city>/<dahan> a volontà
        [one] <town>/<city>/<dahan>
    }

np-explorer-town-city-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -invader }/{ -dahan }
           *[other] { -invader(form: "pl") }/{ -dahan(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -invader }/{ -dahan }
           *[other] { -invader(form: "pl") }/{ -dahan(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -invader }/{ -dahan }
           *[other] { -invader(form: "pl") }/{ -dahan(form: "pl") }
        }
        [all] { -invader(form: "all") } e { -dahan(form: "all") }
        [dat] ogni { -invader }/{ -dahan }
        [only] { -invader(form: "pl") }/{ -dahan(form: "pl") }
        [with] con { -invader(form: "pl") }/{ -dahan(form: "pl") }
        [no] senza { -invader(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -invader(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -invader(form: "pl") }/{ -dahan(form: "pl") }
        [per] per ogni { -invader }/{ -dahan }
        [any] quanti { -invader(form: "pl") }/{ -dahan(form: "pl") } vuoi
        [one] { -invader }/{ -dahan }
    }

np-i-explorer-town-city-dahan = { $case ->
       *[acc] { $n } <explorer>/<town>/<city>/<dahan>
        [gen] { $n } <explorer>/<town>/<city>/<dahan>
        [nom] { $n } <explorer>/<town>/<city>/<dahan>
        [all] ogni <explorer>/<town>/<city>/<dahan>
        [dat] ogni <explorer>/<town>/<city>/<dahan>
        [only] <explorer>/<town>/<city>/<dahan>
        [with] con <explorer>/<town>/<city>/<dahan>
        [no] senza <explorer>/<town>/<city>/<dahan>
        [than] <explorer>/<town>/<city>/<dahan>
        [bare] <explorer>/<town>/<city>/<dahan>
        [per] per ogni <explorer>/<town>/<city>/<dahan>
        [any] <explorer>/<town>/<city>/<dahan> a volontà
        [one] <explorer>/<town>/<city>/<dahan>
    }

np-i-invader = { $case ->
       *[acc] { $n } { $n ->
            [one] { -invader }
           *[other] { -invader(form: "pl") }
        }
        [gen] { $n } { $n ->
            [one] { -invader }
           *[other] { -invader(form: "pl") }
        }
        [nom] { $n } { $n ->
            [one] { -invader }
           *[other] { -invader(form: "pl") }
        }
        [all] { -invader(form: "all") }
        [dat] ogni { -invader }
        [only] { -invader(form: "pl") }
        [with] con { -invader(form: "pl") }
        [no] senza { -invader(form: "pl") }
        [than] { -invader(form: "pl") }
        [bare] { -invader(form: "pl") }
        [per] per ogni { -invader }
        [any] quanti { -invader(form: "pl") } vuoi
        [one] { -invader }
    }

np-own-presence = { $case ->
       *[acc] { $n } { $n ->
            [one] tua presenza
           *[other] tue presenze
        }
        [gen] { $n } { $n ->
            [one] tua presenza
           *[other] tue presenze
        }
        [nom] { $n } { $n ->
            [one] tua presenza
           *[other] tue presenze
        }
        [all] tutte le tue presenze
        [dat] tua presenza
        [only] tue presenze
        [with] tue presenze
        [no] tue presenze
        [than] tue presenze
        [bare] tue presenze
        [per] tua presenza
        [any] tue presenze
        [one] tua presenza
    }

np-i-own-presence = { $case ->
       *[acc] { $n } { $n ->
            [one] tua <presence>
           *[other] tue <presence>
        }
        [gen] { $n } { $n ->
            [one] tua <presence>
           *[other] tue <presence>
        }
        [nom] { $n } { $n ->
            [one] tua <presence>
           *[other] tue <presence>
        }
        [all] tutte le tue <presence>
        [dat] tua <presence>
        [only] tue <presence>
        [with] tue <presence>
        [no] tue <presence>
        [than] tue <presence>
        [bare] tue <presence>
        [per] tua <presence>
        [any] tue <presence>
        [one] tua <presence>
    }

fear-n = { $style ->
    [icons] <b>{ $n }</b> <fear>
   *[words] { $n } Paura
 }
damage-n = { $style ->
    [icons] <b>{ $n }</b> <damage>
   *[words] { $n } { $n ->
        [one] danno
       *[other] danni
     }
 }
defend-n = { $style ->
    [icons] <defend> <b>{ $n }</b>
   *[words] Difesa { $n }
 }
energy-n = { $style ->
    [icons] { $n } <energy>
   *[words] { $n } Energia
 }

# What is said for a picture that stands alone.
icon-sun = sole
icon-moon = luna
icon-fire = fuoco
icon-air = aria
icon-water = acqua
icon-earth = terra
icon-plant = pianta
icon-animal = animale
icon-explorer = esploratore
icon-town = villaggio
icon-city = città
icon-dahan = dahan
icon-blight = degrado
icon-presence = presenza
icon-sacred-site = luogo sacro
icon-fear = paura
icon-defend = Difesa
icon-plays = giocate
icon-jungle = giungla
icon-mountain = montagna
icon-sands = sabbia
icon-wetland = palude
icon-ocean = oceano
icon-any-element = elemento a scelta
icon-gather = raduna
icon-push = spingi
icon-damage = danni
icon-energy = energia
icon-card = carta potere
icon-fast = veloce
icon-slow = lento
icon-range = raggio
icon-reclaim = recupera
