# Nouns: one term each, then what a sentence asks for by NP($what, $n, case: ...).
# Cases: acc (default), gen (after up to), nom, all, dat (to each), only, with, no, than, bare, per, any.
# np-i-... are the same with pictures in place of words.

-explorer = { $form ->
       *[sg] explorer
        [pl] explorers
    }

-town = { $form ->
       *[sg] town
        [pl] towns
    }

-city = { $form ->
       *[sg] city
        [pl] cities
    }

-dahan = { $form ->
       *[sg] dahan
        [pl] dahan
    }

-invader = { $form ->
       *[sg] invader
        [pl] invaders
    }

-blight = { $form ->
       *[sg] blight
        [pl] blight
    }

-presence = { $form ->
       *[sg] presence
        [pl] presence
    }

-sacred-site = { $form ->
       *[sg] sacred site
        [pl] sacred sites
    }

-land = { $form ->
       *[sg] land
        [pl] lands
    }

-card = { $form ->
       *[sg] card
        [pl] cards
    }

-power-card = { $form ->
       *[sg] power card
        [pl] power cards
    }

-element = { $form ->
       *[sg] element
        [pl] elements
    }

-player = { $form ->
       *[sg] player
        [pl] players
    }

-spirit = { $form ->
       *[sg] spirit
        [pl] spirits
    }

-piece = { $form ->
       *[sg] piece
        [pl] pieces
    }

-card-play = { $form ->
       *[sg] card play
        [pl] card plays
    }

-option = { $form ->
       *[sg] option
        [pl] options
    }

-fear-card = { $form ->
       *[sg] fear card
        [pl] fear cards
    }

-fear-marker = { $form ->
       *[sg] fear marker
        [pl] fear markers
    }

-level = { $form ->
       *[sg] level
        [pl] levels
    }

-power = { $form ->
       *[sg] power
        [pl] powers
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
        [all] all { -explorer(form: "pl") }
        [dat] each { -explorer }
        [only] { -explorer(form: "pl") }
        [with] with { -explorer(form: "pl") }
        [no] with no { -explorer(form: "pl") }
        [than] { -explorer(form: "pl") }
        [bare] { -explorer(form: "pl") }
        [per] per { -explorer }
        [any] any number of { -explorer(form: "pl") }
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
        [all] all { -town(form: "pl") }
        [dat] each { -town }
        [only] { -town(form: "pl") }
        [with] with { -town(form: "pl") }
        [no] with no { -town(form: "pl") }
        [than] { -town(form: "pl") }
        [bare] { -town(form: "pl") }
        [per] per { -town }
        [any] any number of { -town(form: "pl") }
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
        [all] all { -city(form: "pl") }
        [dat] each { -city }
        [only] { -city(form: "pl") }
        [with] with { -city(form: "pl") }
        [no] with no { -city(form: "pl") }
        [than] { -city(form: "pl") }
        [bare] { -city(form: "pl") }
        [per] per { -city }
        [any] any number of { -city(form: "pl") }
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
        [all] all { -dahan(form: "pl") }
        [dat] each { -dahan }
        [only] { -dahan(form: "pl") }
        [with] with { -dahan(form: "pl") }
        [no] with no { -dahan(form: "pl") }
        [than] { -dahan(form: "pl") }
        [bare] { -dahan(form: "pl") }
        [per] per { -dahan }
        [any] any number of { -dahan(form: "pl") }
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
        [all] all { -invader(form: "pl") }
        [dat] each { -invader }
        [only] { -invader(form: "pl") }
        [with] with { -invader(form: "pl") }
        [no] with no { -invader(form: "pl") }
        [than] { -invader(form: "pl") }
        [bare] { -invader(form: "pl") }
        [per] per { -invader }
        [any] any number of { -invader(form: "pl") }
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
        [all] all { -blight(form: "pl") }
        [dat] each { -blight }
        [only] { -blight(form: "pl") }
        [with] with { -blight(form: "pl") }
        [no] with no { -blight(form: "pl") }
        [than] { -blight(form: "pl") }
        [bare] { -blight(form: "pl") }
        [per] per { -blight }
        [any] any number of { -blight(form: "pl") }
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
        [all] all { -presence(form: "pl") }
        [dat] each { -presence }
        [only] { -presence(form: "pl") }
        [with] with { -presence(form: "pl") }
        [no] with no { -presence(form: "pl") }
        [than] { -presence(form: "pl") }
        [bare] { -presence(form: "pl") }
        [per] per { -presence }
        [any] any number of { -presence(form: "pl") }
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
        [all] all { -sacred-site(form: "pl") }
        [dat] each { -sacred-site }
        [only] { -sacred-site(form: "pl") }
        [with] with { -sacred-site(form: "pl") }
        [no] with no { -sacred-site(form: "pl") }
        [than] { -sacred-site(form: "pl") }
        [bare] { -sacred-site(form: "pl") }
        [per] per { -sacred-site }
        [any] any number of { -sacred-site(form: "pl") }
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
        [all] all { -land(form: "pl") }
        [dat] each { -land }
        [only] { -land(form: "pl") }
        [with] with { -land(form: "pl") }
        [no] with no { -land(form: "pl") }
        [than] { -land(form: "pl") }
        [bare] { -land(form: "pl") }
        [per] per { -land }
        [any] any number of { -land(form: "pl") }
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
        [all] all { -card(form: "pl") }
        [dat] each { -card }
        [only] { -card(form: "pl") }
        [with] with { -card(form: "pl") }
        [no] with no { -card(form: "pl") }
        [than] { -card(form: "pl") }
        [bare] { -card(form: "pl") }
        [per] per { -card }
        [any] any number of { -card(form: "pl") }
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
        [all] all { -power-card(form: "pl") }
        [dat] each { -power-card }
        [only] { -power-card(form: "pl") }
        [with] with { -power-card(form: "pl") }
        [no] with no { -power-card(form: "pl") }
        [than] { -power-card(form: "pl") }
        [bare] { -power-card(form: "pl") }
        [per] per { -power-card }
        [any] any number of { -power-card(form: "pl") }
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
        [all] all { -element(form: "pl") }
        [dat] each { -element }
        [only] { -element(form: "pl") }
        [with] with { -element(form: "pl") }
        [no] with no { -element(form: "pl") }
        [than] { -element(form: "pl") }
        [bare] { -element(form: "pl") }
        [per] per { -element }
        [any] any number of { -element(form: "pl") }
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
        [all] all { -player(form: "pl") }
        [dat] each { -player }
        [only] { -player(form: "pl") }
        [with] with { -player(form: "pl") }
        [no] with no { -player(form: "pl") }
        [than] { -player(form: "pl") }
        [bare] { -player(form: "pl") }
        [per] per { -player }
        [any] any number of { -player(form: "pl") }
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
        [all] all { -piece(form: "pl") }
        [dat] each { -piece }
        [only] { -piece(form: "pl") }
        [with] with { -piece(form: "pl") }
        [no] with no { -piece(form: "pl") }
        [than] { -piece(form: "pl") }
        [bare] { -piece(form: "pl") }
        [per] per { -piece }
        [any] any number of { -piece(form: "pl") }
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
        [all] all { -card-play(form: "pl") }
        [dat] each { -card-play }
        [only] { -card-play(form: "pl") }
        [with] with { -card-play(form: "pl") }
        [no] with no { -card-play(form: "pl") }
        [than] { -card-play(form: "pl") }
        [bare] { -card-play(form: "pl") }
        [per] per { -card-play }
        [any] any number of { -card-play(form: "pl") }
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
        [all] all { -option(form: "pl") }
        [dat] each { -option }
        [only] { -option(form: "pl") }
        [with] with { -option(form: "pl") }
        [no] with no { -option(form: "pl") }
        [than] { -option(form: "pl") }
        [bare] { -option(form: "pl") }
        [per] per { -option }
        [any] any number of { -option(form: "pl") }
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
        [all] all { -fear-card(form: "pl") }
        [dat] each { -fear-card }
        [only] { -fear-card(form: "pl") }
        [with] with { -fear-card(form: "pl") }
        [no] with no { -fear-card(form: "pl") }
        [than] { -fear-card(form: "pl") }
        [bare] { -fear-card(form: "pl") }
        [per] per { -fear-card }
        [any] any number of { -fear-card(form: "pl") }
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
        [all] all { -fear-marker(form: "pl") }
        [dat] each { -fear-marker }
        [only] { -fear-marker(form: "pl") }
        [with] with { -fear-marker(form: "pl") }
        [no] with no { -fear-marker(form: "pl") }
        [than] { -fear-marker(form: "pl") }
        [bare] { -fear-marker(form: "pl") }
        [per] per { -fear-marker }
        [any] any number of { -fear-marker(form: "pl") }
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
        [all] all { -level(form: "pl") }
        [dat] each { -level }
        [only] { -level(form: "pl") }
        [with] with { -level(form: "pl") }
        [no] with no { -level(form: "pl") }
        [than] { -level(form: "pl") }
        [bare] { -level(form: "pl") }
        [per] per { -level }
        [any] any number of { -level(form: "pl") }
        [one] { -level }
    }

np-i-explorer = { $case ->
       *[acc] { $n } <explorer>
        [gen] { $n } <explorer>
        [nom] { $n } <explorer>
        [all] all <explorer>
        [dat] each <explorer>
        [only] <explorer>
        [with] with <explorer>
        [no] with no <explorer>
        [than] <explorer>
        [bare] <explorer>
        [per] per <explorer>
        [any] any number of <explorer>
        [one] <explorer>
    }

np-i-town = { $case ->
       *[acc] { $n } <town>
        [gen] { $n } <town>
        [nom] { $n } <town>
        [all] all <town>
        [dat] each <town>
        [only] <town>
        [with] with <town>
        [no] with no <town>
        [than] <town>
        [bare] <town>
        [per] per <town>
        [any] any number of <town>
        [one] <town>
    }

np-i-city = { $case ->
       *[acc] { $n } <city>
        [gen] { $n } <city>
        [nom] { $n } <city>
        [all] all <city>
        [dat] each <city>
        [only] <city>
        [with] with <city>
        [no] with no <city>
        [than] <city>
        [bare] <city>
        [per] per <city>
        [any] any number of <city>
        [one] <city>
    }

np-i-dahan = { $case ->
       *[acc] { $n } <dahan>
        [gen] { $n } <dahan>
        [nom] { $n } <dahan>
        [all] all <dahan>
        [dat] each <dahan>
        [only] <dahan>
        [with] with <dahan>
        [no] with no <dahan>
        [than] <dahan>
        [bare] <dahan>
        [per] per <dahan>
        [any] any number of <dahan>
        [one] <dahan>
    }

np-i-blight = { $case ->
       *[acc] { $n } <blight>
        [gen] { $n } <blight>
        [nom] { $n } <blight>
        [all] all <blight>
        [dat] each <blight>
        [only] <blight>
        [with] with <blight>
        [no] with no <blight>
        [than] <blight>
        [bare] <blight>
        [per] per <blight>
        [any] any number of <blight>
        [one] <blight>
    }

np-i-presence = { $case ->
       *[acc] { $n } <presence>
        [gen] { $n } <presence>
        [nom] { $n } <presence>
        [all] all <presence>
        [dat] each <presence>
        [only] <presence>
        [with] with <presence>
        [no] with no <presence>
        [than] <presence>
        [bare] <presence>
        [per] per <presence>
        [any] any number of <presence>
        [one] <presence>
    }

np-i-sacred-site = { $case ->
       *[acc] { $n } <sacred-site>
        [gen] { $n } <sacred-site>
        [nom] { $n } <sacred-site>
        [all] all <sacred-site>
        [dat] each <sacred-site>
        [only] <sacred-site>
        [with] with <sacred-site>
        [no] with no <sacred-site>
        [than] <sacred-site>
        [bare] <sacred-site>
        [per] per <sacred-site>
        [any] any number of <sacred-site>
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
        [all] all { -explorer(form: "pl") } and { -town(form: "pl") }
        [dat] each { -explorer }/{ -town }
        [only] { -explorer(form: "pl") }/{ -town(form: "pl") }
        [with] with { -explorer(form: "pl") }/{ -town(form: "pl") }
        [no] with no { -explorer(form: "pl") }/{ -town(form: "pl") }
        [than] { -explorer(form: "pl") }/{ -town(form: "pl") }
        [bare] { -explorer(form: "pl") }/{ -town(form: "pl") }
        [per] per { -explorer }/{ -town }
        [any] any number of { -explorer(form: "pl") }/{ -town(form: "pl") }
        [one] { -explorer }/{ -town }
    }

np-i-explorer-town = { $case ->
       *[acc] { $n } <explorer>/<town>
        [gen] { $n } <explorer>/<town>
        [nom] { $n } <explorer>/<town>
        [all] all <explorer> and <town>
        [dat] each <explorer>/<town>
        [only] <explorer>/<town>
        [with] with <explorer>/<town>
        [no] with no <explorer>/<town>
        [than] <explorer>/<town>
        [bare] <explorer>/<town>
        [per] per <explorer>/<town>
        [any] any number of <explorer>/<town>
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
        [all] all { -explorer(form: "pl") } and { -city(form: "pl") }
        [dat] each { -explorer }/{ -city }
        [only] { -explorer(form: "pl") }/{ -city(form: "pl") }
        [with] with { -explorer(form: "pl") }/{ -city(form: "pl") }
        [no] with no { -explorer(form: "pl") }/{ -city(form: "pl") }
        [than] { -explorer(form: "pl") }/{ -city(form: "pl") }
        [bare] { -explorer(form: "pl") }/{ -city(form: "pl") }
        [per] per { -explorer }/{ -city }
        [any] any number of { -explorer(form: "pl") }/{ -city(form: "pl") }
        [one] { -explorer }/{ -city }
    }

np-i-explorer-city = { $case ->
       *[acc] { $n } <explorer>/<city>
        [gen] { $n } <explorer>/<city>
        [nom] { $n } <explorer>/<city>
        [all] all <explorer> and <city>
        [dat] each <explorer>/<city>
        [only] <explorer>/<city>
        [with] with <explorer>/<city>
        [no] with no <explorer>/<city>
        [than] <explorer>/<city>
        [bare] <explorer>/<city>
        [per] per <explorer>/<city>
        [any] any number of <explorer>/<city>
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
        [all] all { -explorer(form: "pl") } and { -dahan(form: "pl") }
        [dat] each { -explorer }/{ -dahan }
        [only] { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        [with] with { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        [no] with no { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        [per] per { -explorer }/{ -dahan }
        [any] any number of { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        [one] { -explorer }/{ -dahan }
    }

np-i-explorer-dahan = { $case ->
       *[acc] { $n } <explorer>/<dahan>
        [gen] { $n } <explorer>/<dahan>
        [nom] { $n } <explorer>/<dahan>
        [all] all <explorer> and <dahan>
        [dat] each <explorer>/<dahan>
        [only] <explorer>/<dahan>
        [with] with <explorer>/<dahan>
        [no] with no <explorer>/<dahan>
        [than] <explorer>/<dahan>
        [bare] <explorer>/<dahan>
        [per] per <explorer>/<dahan>
        [any] any number of <explorer>/<dahan>
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
        [all] all { -town(form: "pl") } and { -city(form: "pl") }
        [dat] each { -town }/{ -city }
        [only] { -town(form: "pl") }/{ -city(form: "pl") }
        [with] with { -town(form: "pl") }/{ -city(form: "pl") }
        [no] with no { -town(form: "pl") }/{ -city(form: "pl") }
        [than] { -town(form: "pl") }/{ -city(form: "pl") }
        [bare] { -town(form: "pl") }/{ -city(form: "pl") }
        [per] per { -town }/{ -city }
        [any] any number of { -town(form: "pl") }/{ -city(form: "pl") }
        [one] { -town }/{ -city }
    }

np-i-town-city = { $case ->
       *[acc] { $n } <town>/<city>
        [gen] { $n } <town>/<city>
        [nom] { $n } <town>/<city>
        [all] all <town> and <city>
        [dat] each <town>/<city>
        [only] <town>/<city>
        [with] with <town>/<city>
        [no] with no <town>/<city>
        [than] <town>/<city>
        [bare] <town>/<city>
        [per] per <town>/<city>
        [any] any number of <town>/<city>
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
        [all] all { -town(form: "pl") } and { -dahan(form: "pl") }
        [dat] each { -town }/{ -dahan }
        [only] { -town(form: "pl") }/{ -dahan(form: "pl") }
        [with] with { -town(form: "pl") }/{ -dahan(form: "pl") }
        [no] with no { -town(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -town(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -town(form: "pl") }/{ -dahan(form: "pl") }
        [per] per { -town }/{ -dahan }
        [any] any number of { -town(form: "pl") }/{ -dahan(form: "pl") }
        [one] { -town }/{ -dahan }
    }

np-i-town-dahan = { $case ->
       *[acc] { $n } <town>/<dahan>
        [gen] { $n } <town>/<dahan>
        [nom] { $n } <town>/<dahan>
        [all] all <town> and <dahan>
        [dat] each <town>/<dahan>
        [only] <town>/<dahan>
        [with] with <town>/<dahan>
        [no] with no <town>/<dahan>
        [than] <town>/<dahan>
        [bare] <town>/<dahan>
        [per] per <town>/<dahan>
        [any] any number of <town>/<dahan>
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
        [all] all { -city(form: "pl") } and { -dahan(form: "pl") }
        [dat] each { -city }/{ -dahan }
        [only] { -city(form: "pl") }/{ -dahan(form: "pl") }
        [with] with { -city(form: "pl") }/{ -dahan(form: "pl") }
        [no] with no { -city(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -city(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -city(form: "pl") }/{ -dahan(form: "pl") }
        [per] per { -city }/{ -dahan }
        [any] any number of { -city(form: "pl") }/{ -dahan(form: "pl") }
        [one] { -city }/{ -dahan }
    }

np-i-city-dahan = { $case ->
       *[acc] { $n } <city>/<dahan>
        [gen] { $n } <city>/<dahan>
        [nom] { $n } <city>/<dahan>
        [all] all <city> and <dahan>
        [dat] each <city>/<dahan>
        [only] <city>/<dahan>
        [with] with <city>/<dahan>
        [no] with no <city>/<dahan>
        [than] <city>/<dahan>
        [bare] <city>/<dahan>
        [per] per <city>/<dahan>
        [any] any number of <city>/<dahan>
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
        [all] all { -explorer(form: "pl") } and { -town(form: "pl") } and { -dahan(form: "pl") }
        [dat] each { -explorer }/{ -town }/{ -dahan }
        [only] { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        [with] with { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        [no] with no { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        [per] per { -explorer }/{ -town }/{ -dahan }
        [any] any number of { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        [one] { -explorer }/{ -town }/{ -dahan }
    }

np-i-explorer-town-dahan = { $case ->
       *[acc] { $n } <explorer>/<town>/<dahan>
        [gen] { $n } <explorer>/<town>/<dahan>
        [nom] { $n } <explorer>/<town>/<dahan>
        [all] all <explorer> and <town> and <dahan>
        [dat] each <explorer>/<town>/<dahan>
        [only] <explorer>/<town>/<dahan>
        [with] with <explorer>/<town>/<dahan>
        [no] with no <explorer>/<town>/<dahan>
        [than] <explorer>/<town>/<dahan>
        [bare] <explorer>/<town>/<dahan>
        [per] per <explorer>/<town>/<dahan>
        [any] any number of <explorer>/<town>/<dahan>
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
        [all] all { -explorer(form: "pl") } and { -city(form: "pl") } and { -dahan(form: "pl") }
        [dat] each { -explorer }/{ -city }/{ -dahan }
        [only] { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [with] with { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [no] with no { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [per] per { -explorer }/{ -city }/{ -dahan }
        [any] any number of { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [one] { -explorer }/{ -city }/{ -dahan }
    }

np-i-explorer-city-dahan = { $case ->
       *[acc] { $n } <explorer>/<city>/<dahan>
        [gen] { $n } <explorer>/<city>/<dahan>
        [nom] { $n } <explorer>/<city>/<dahan>
        [all] all <explorer> and <city> and <dahan>
        [dat] each <explorer>/<city>/<dahan>
        [only] <explorer>/<city>/<dahan>
        [with] with <explorer>/<city>/<dahan>
        [no] with no <explorer>/<city>/<dahan>
        [than] <explorer>/<city>/<dahan>
        [bare] <explorer>/<city>/<dahan>
        [per] per <explorer>/<city>/<dahan>
        [any] any number of <explorer>/<city>/<dahan>
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
        [all] all { -town(form: "pl") } and { -city(form: "pl") } and { -dahan(form: "pl") }
        [dat] each { -town }/{ -city }/{ -dahan }
        [only] { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [with] with { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [no] with no { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [per] per { -town }/{ -city }/{ -dahan }
        [any] any number of { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [one] { -town }/{ -city }/{ -dahan }
    }

np-i-town-city-dahan = { $case ->
       *[acc] { $n } <town>/<city>/<dahan>
        [gen] { $n } <town>/<city>/<dahan>
        [nom] { $n } <town>/<city>/<dahan>
        [all] all <town> and <city> and <dahan>
        [dat] each <town>/<city>/<dahan>
        [only] <town>/<city>/<dahan>
        [with] with <town>/<city>/<dahan>
        [no] with no <town>/<city>/<dahan>
        [than] <town>/<city>/<dahan>
        [bare] <town>/<city>/<dahan>
        [per] per <town>/<city>/<dahan>
        [any] any number of <town>/<city>/<dahan>
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
        [all] all { -invader(form: "pl") } and { -dahan(form: "pl") }
        [dat] each { -invader }/{ -dahan }
        [only] { -invader(form: "pl") }/{ -dahan(form: "pl") }
        [with] with { -invader(form: "pl") }/{ -dahan(form: "pl") }
        [no] with no { -invader(form: "pl") }/{ -dahan(form: "pl") }
        [than] { -invader(form: "pl") }/{ -dahan(form: "pl") }
        [bare] { -invader(form: "pl") }/{ -dahan(form: "pl") }
        [per] per { -invader }/{ -dahan }
        [any] any number of { -invader(form: "pl") }/{ -dahan(form: "pl") }
        [one] { -invader }/{ -dahan }
    }

np-i-explorer-town-city-dahan = { $case ->
       *[acc] { $n } <explorer>/<town>/<city>/<dahan>
        [gen] { $n } <explorer>/<town>/<city>/<dahan>
        [nom] { $n } <explorer>/<town>/<city>/<dahan>
        [all] all <explorer> and <town> and <city> and <dahan>
        [dat] each <explorer>/<town>/<city>/<dahan>
        [only] <explorer>/<town>/<city>/<dahan>
        [with] with <explorer>/<town>/<city>/<dahan>
        [no] with no <explorer>/<town>/<city>/<dahan>
        [than] <explorer>/<town>/<city>/<dahan>
        [bare] <explorer>/<town>/<city>/<dahan>
        [per] per <explorer>/<town>/<city>/<dahan>
        [any] any number of <explorer>/<town>/<city>/<dahan>
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
        [all] all { -invader(form: "pl") }
        [dat] each { -invader }
        [only] { -invader(form: "pl") }
        [with] with { -invader(form: "pl") }
        [no] with no { -invader(form: "pl") }
        [than] { -invader(form: "pl") }
        [bare] { -invader(form: "pl") }
        [per] per { -invader }
        [any] any number of { -invader(form: "pl") }
        [one] { -invader }
    }

np-own-presence = { $case ->
       *[acc] { $n } of your presence
        [gen] { $n } of your presence
        [nom] { $n } of your presence
        [all] all your presence
        [dat] your presence
        [only] your presence
        [with] your presence
        [no] your presence
        [than] your presence
        [bare] your presence
        [per] your presence
        [any] your presence
        [one] your presence
    }

np-i-own-presence = { $case ->
       *[acc] { $n } of your <presence>
        [gen] { $n } of your <presence>
        [nom] { $n } of your <presence>
        [all] all your <presence>
        [dat] your <presence>
        [only] your <presence>
        [with] your <presence>
        [no] your <presence>
        [than] your <presence>
        [bare] your <presence>
        [per] your <presence>
        [any] your <presence>
        [one] your <presence>
    }

fear-n = { $style ->
    [icons] <b>{ $n }</b> <fear>
   *[words] { $n } fear
 }
damage-n = { $style ->
    [icons] <b>{ $n }</b> <damage>
   *[words] { $n } damage
 }
defend-n = { $style ->
    [icons] <defend> <b>{ $n }</b>
   *[words] Defend { $n }
 }
energy-n = { $style ->
    [icons] { $n } <energy>
   *[words] { $n } energy
 }

# What is said for a picture that stands alone.
icon-sun = sun
icon-moon = moon
icon-fire = fire
icon-air = air
icon-water = water
icon-earth = earth
icon-plant = plant
icon-animal = animal
icon-explorer = explorer
icon-town = town
icon-city = city
icon-dahan = dahan
icon-blight = blight
icon-presence = presence
icon-sacred-site = sacred site
icon-fear = fear
icon-defend = Defend
icon-plays = card plays
icon-jungle = jungle
icon-mountain = mountain
icon-sands = sands
icon-wetland = wetland
icon-ocean = ocean
icon-any-element = any element
icon-gather = gather
icon-push = push
icon-damage = damage
icon-energy = energy
icon-card = power card
icon-fast = fast
icon-slow = slow
icon-range = range
icon-reclaim = reclaim
