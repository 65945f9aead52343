# Nouns: one term each, then what a sentence asks for by NP($what, $n, case: ...).
# Cases: acc (default), gen (after up to), nom, all, dat (to each), only, with, no, than, bare, per, any.
# np-i-... are the same with pictures in place of words.

-explorer = { $form ->
       *[nom] дослідник
        [acc] дослідника
        [gen] дослідника
        [pl] дослідники
        [accfew] дослідників
        [genpl] дослідників
        [eachacc] кожного дослідника
        [dat] досліднику
        [datpl] дослідникам
        [ins] дослідниками
    }

-town = { $form ->
       *[nom] поселення
        [acc] поселення
        [gen] поселення
        [pl] поселення
        [accfew] поселення
        [genpl] поселень
        [eachacc] кожне поселення
        [dat] поселенню
        [datpl] поселенням
        [ins] поселеннями
    }

-city = { $form ->
       *[nom] місто
        [acc] місто
        [gen] міста
        [pl] міста
        [accfew] міста
        [genpl] міст
        [eachacc] кожне місто
        [dat] місту
        [datpl] містам
        [ins] містами
    }

-dahan = { $form ->
       *[nom] дахан
        [acc] дахана
        [gen] дахана
        [pl] дахани
        [accfew] даханів
        [genpl] даханів
        [eachacc] кожного дахана
        [dat] дахану
        [datpl] даханам
        [ins] даханами
    }

-invader = { $form ->
       *[nom] загарбник
        [acc] загарбника
        [gen] загарбника
        [pl] загарбники
        [accfew] загарбників
        [genpl] загарбників
        [eachacc] кожного загарбника
        [dat] загарбнику
        [datpl] загарбникам
        [ins] загарбниками
    }

-blight = { $form ->
       *[nom] жетон скверни
        [acc] жетон скверни
        [gen] жетона скверни
        [pl] жетони скверни
        [accfew] жетони скверни
        [genpl] жетонів скверни
        [eachacc] кожен жетон скверни
        [dat] жетону скверни
        [datpl] жетонам скверни
        [ins] жетонами скверни
    }

-presence = { $form ->
       *[nom] диск присутності
        [acc] диск присутності
        [gen] диска присутності
        [pl] диски присутності
        [accfew] диски присутності
        [genpl] дисків присутності
        [eachacc] кожен диск присутності
        [dat] диску присутності
        [datpl] дискам присутності
        [ins] дисками присутності
    }

-own-presence = { $form ->
       *[nom] ваш диск присутності
        [acc] свій диск присутності
        [gen] свого диска присутності
        [pl] ваші диски присутності
        [accfew] свої диски присутності
        [genpl] своїх дисків присутності
        [eachacc] кожен свій диск присутності
        [dat] своєму диску присутності
        [datpl] своїм дискам присутності
        [ins] своїми дисками присутності
    }

-sacred-site = { $form ->
       *[nom] священне місце
        [acc] священне місце
        [gen] священного місця
        [pl] священні місця
        [accfew] священні місця
        [genpl] священних місць
        [eachacc] кожне священне місце
        [dat] священному місцю
        [datpl] священним місцям
        [ins] священними місцями
    }

-land = { $form ->
       *[nom] територія
        [acc] територію
        [gen] території
        [pl] території
        [accfew] території
        [genpl] територій
        [eachacc] кожну територію
        [dat] території
        [datpl] територіям
        [ins] територіями
    }

-card = { $form ->
       *[nom] карта
        [acc] карту
        [gen] карти
        [pl] карти
        [accfew] карти
        [genpl] карт
        [eachacc] кожну карту
        [dat] карті
        [datpl] картам
        [ins] картами
    }

-power-card = { $form ->
       *[nom] карта сили
        [acc] карту сили
        [gen] карти сили
        [pl] карти сили
        [accfew] карти сили
        [genpl] карт сили
        [eachacc] кожну карту сили
        [dat] карті сили
        [datpl] картам сили
        [ins] картами сили
    }

-element = { $form ->
       *[nom] стихія
        [acc] стихію
        [gen] стихії
        [pl] стихії
        [accfew] стихії
        [genpl] стихій
        [eachacc] кожну стихію
        [dat] стихії
        [datpl] стихіям
        [ins] стихіями
    }

-player = { $form ->
       *[nom] гравець
        [acc] гравця
        [gen] гравця
        [pl] гравці
        [accfew] гравців
        [genpl] гравців
        [eachacc] кожного гравця
        [dat] гравцю
        [datpl] гравцям
        [ins] гравцями
    }

-spirit = { $form ->
       *[nom] дух
        [acc] духа
        [gen] духа
        [pl] духи
        [accfew] духів
        [genpl] духів
        [eachacc] кожного духа
        [dat] духу
        [datpl] духам
        [ins] духами
    }

-piece = { $form ->
       *[nom] фігурка
        [acc] фігурку
        [gen] фігурки
        [pl] фігурки
        [accfew] фігурки
        [genpl] фігурок
        [eachacc] кожну фігурку
        [dat] фігурці
        [datpl] фігуркам
        [ins] фігурками
    }

-card-play = { $form ->
       *[nom] розіграш
        [acc] розіграш
        [gen] розіграшу
        [pl] розіграші
        [accfew] розіграші
        [genpl] розіграшів
        [eachacc] кожен розіграш
        [dat] розіграшу
        [datpl] розіграшам
        [ins] розіграшами
    }

-option = { $form ->
       *[nom] варіант
        [acc] варіант
        [gen] варіанта
        [pl] варіанти
        [accfew] варіанти
        [genpl] варіантів
        [eachacc] кожен варіант
        [dat] варіанту
        [datpl] варіантам
        [ins] варіантами
    }

-fear-card = { $form ->
       *[nom] карта страху
        [acc] карту страху
        [gen] карти страху
        [pl] карти страху
        [accfew] карти страху
        [genpl] карт страху
        [eachacc] кожну карту страху
        [dat] карті страху
        [datpl] картам страху
        [ins] картами страху
    }

-fear-marker = { $form ->
       *[nom] жетон страху
        [acc] жетон страху
        [gen] жетона страху
        [pl] жетони страху
        [accfew] жетони страху
        [genpl] жетонів страху
        [eachacc] кожен жетон страху
        [dat] жетону страху
        [datpl] жетонам страху
        [ins] жетонами страху
    }

-level = { $form ->
       *[nom] рівень
        [acc] рівень
        [gen] рівня
        [pl] рівні
        [accfew] рівні
        [genpl] рівнів
        [eachacc] кожен рівень
        [dat] рівню
        [datpl] рівням
        [ins] рівнями
    }

-power = { $form ->
       *[nom] сила
        [acc] силу
        [gen] сили
        [pl] сили
        [accfew] сили
        [genpl] сил
        [eachacc] кожну силу
        [dat] силі
        [datpl] силам
        [ins] силами
    }

np-explorer = { $case ->
       *[acc] { $n } { $n ->
            [one] { -explorer(form: "acc") }
            [few] { -explorer(form: "accfew") }
           *[other] { -explorer(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -explorer(form: "gen") }
           *[other] { -explorer(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -explorer(form: "nom") }
            [few] { -explorer(form: "pl") }
           *[other] { -explorer(form: "genpl") }
        }
        [all] усіх { -explorer(form: "accfew") }
        [dat] кожному { -explorer(form: "dat") }
        [only] { -explorer(form: "datpl") }
        [with] з { -explorer(form: "ins") }
        [no] без { -explorer(form: "genpl") }
        [than] { -explorer(form: "genpl") }
        [bare] { -explorer(form: "pl") }
        [per] за { -explorer(form: "eachacc") }
        [any] будь-яку кількість { -explorer(form: "genpl") }
        [one] { -explorer(form: "nom") }
    }

np-town = { $case ->
       *[acc] { $n } { $n ->
            [one] { -town(form: "acc") }
            [few] { -town(form: "accfew") }
           *[other] { -town(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -town(form: "gen") }
           *[other] { -town(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -town(form: "nom") }
            [few] { -town(form: "pl") }
           *[other] { -town(form: "genpl") }
        }
        [all] усі { -town(form: "accfew") }
        [dat] кожному { -town(form: "dat") }
        [only] { -town(form: "datpl") }
        [with] з { -town(form: "ins") }
        [no] без { -town(form: "genpl") }
        [than] { -town(form: "genpl") }
        [bare] { -town(form: "pl") }
        [per] за { -town(form: "eachacc") }
        [any] будь-яку кількість { -town(form: "genpl") }
        [one] { -town(form: "nom") }
    }

np-city = { $case ->
       *[acc] { $n } { $n ->
            [one] { -city(form: "acc") }
            [few] { -city(form: "accfew") }
           *[other] { -city(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -city(form: "gen") }
           *[other] { -city(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -city(form: "nom") }
            [few] { -city(form: "pl") }
           *[other] { -city(form: "genpl") }
        }
        [all] усі { -city(form: "accfew") }
        [dat] кожному { -city(form: "dat") }
        [only] { -city(form: "datpl") }
        [with] з { -city(form: "ins") }
        [no] без { -city(form: "genpl") }
        [than] { -city(form: "genpl") }
        [bare] { -city(form: "pl") }
        [per] за { -city(form: "eachacc") }
        [any] будь-яку кількість { -city(form: "genpl") }
        [one] { -city(form: "nom") }
    }

np-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -dahan(form: "acc") }
            [few] { -dahan(form: "accfew") }
           *[other] { -dahan(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -dahan(form: "gen") }
           *[other] { -dahan(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -dahan(form: "nom") }
            [few] { -dahan(form: "pl") }
           *[other] { -dahan(form: "genpl") }
        }
        [all] усіх { -dahan(form: "accfew") }
        [dat] кожному { -dahan(form: "dat") }
        [only] { -dahan(form: "datpl") }
        [with] з { -dahan(form: "ins") }
        [no] без { -dahan(form: "genpl") }
        [than] { -dahan(form: "genpl") }
        [bare] { -dahan(form: "pl") }
        [per] за { -dahan(form: "eachacc") }
        [any] будь-яку кількість { -dahan(form: "genpl") }
        [one] { -dahan(form: "nom") }
    }

np-invader = { $case ->
       *[acc] { $n } { $n ->
            [one] { -invader(form: "acc") }
            [few] { -invader(form: "accfew") }
           *[other] { -invader(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -invader(form: "gen") }
           *[other] { -invader(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -invader(form: "nom") }
            [few] { -invader(form: "pl") }
           *[other] { -invader(form: "genpl") }
        }
        [all] усіх { -invader(form: "accfew") }
        [dat] кожному { -invader(form: "dat") }
        [only] { -invader(form: "datpl") }
        [with] із загарбниками
        [no] без { -invader(form: "genpl") }
        [than] { -invader(form: "genpl") }
        [bare] { -invader(form: "pl") }
        [per] за { -invader(form: "eachacc") }
        [any] будь-яку кількість { -invader(form: "genpl") }
        [one] { -invader(form: "nom") }
    }

np-blight = { $case ->
       *[acc] { $n } { $n ->
            [one] { -blight(form: "acc") }
            [few] { -blight(form: "accfew") }
           *[other] { -blight(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -blight(form: "gen") }
           *[other] { -blight(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -blight(form: "nom") }
            [few] { -blight(form: "pl") }
           *[other] { -blight(form: "genpl") }
        }
        [all] усі { -blight(form: "accfew") }
        [dat] кожному { -blight(form: "dat") }
        [only] { -blight(form: "datpl") }
        [with] зі скверною
        [no] без скверни
        [than] скверни
        [bare] скверна
        [per] за { -blight(form: "eachacc") }
        [any] будь-яку кількість { -blight(form: "genpl") }
        [one] { -blight(form: "nom") }
    }

np-presence = { $case ->
       *[acc] { $n } { $n ->
            [one] { -presence(form: "acc") }
            [few] { -presence(form: "accfew") }
           *[other] { -presence(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -presence(form: "gen") }
           *[other] { -presence(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -presence(form: "nom") }
            [few] { -presence(form: "pl") }
           *[other] { -presence(form: "genpl") }
        }
        [all] усі { -presence(form: "accfew") }
        [dat] кожному { -presence(form: "dat") }
        [only] { -presence(form: "datpl") }
        [with] з присутністю
        [no] без присутності
        [than] присутності
        [bare] присутність
        [per] за { -presence(form: "eachacc") }
        [any] будь-яку кількість { -presence(form: "genpl") }
        [one] { -presence(form: "nom") }
    }

np-own-presence = { $case ->
       *[acc] { $n } { $n ->
            [one] { -own-presence(form: "acc") }
            [few] { -own-presence(form: "accfew") }
           *[other] { -own-presence(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -own-presence(form: "gen") }
           *[other] { -own-presence(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -own-presence(form: "nom") }
            [few] { -own-presence(form: "pl") }
           *[other] { -own-presence(form: "genpl") }
        }
        [all] усі { -own-presence(form: "accfew") }
        [dat] кожному { -own-presence(form: "dat") }
        [only] { -own-presence(form: "datpl") }
        [with] з { -own-presence(form: "ins") }
        [no] без { -own-presence(form: "genpl") }
        [than] { -own-presence(form: "genpl") }
        [bare] { -own-presence(form: "pl") }
        [per] за { -own-presence(form: "eachacc") }
        [any] будь-яку кількість { -own-presence(form: "genpl") }
        [one] { -own-presence(form: "nom") }
    }

np-sacred-site = { $case ->
       *[acc] { $n } { $n ->
            [one] { -sacred-site(form: "acc") }
            [few] { -sacred-site(form: "accfew") }
           *[other] { -sacred-site(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -sacred-site(form: "gen") }
           *[other] { -sacred-site(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -sacred-site(form: "nom") }
            [few] { -sacred-site(form: "pl") }
           *[other] { -sacred-site(form: "genpl") }
        }
        [all] усі { -sacred-site(form: "accfew") }
        [dat] кожному { -sacred-site(form: "dat") }
        [only] { -sacred-site(form: "datpl") }
        [with] зі священним місцем
        [no] без священного місця
        [than] { -sacred-site(form: "genpl") }
        [bare] { -sacred-site(form: "pl") }
        [per] за { -sacred-site(form: "eachacc") }
        [any] будь-яку кількість { -sacred-site(form: "genpl") }
        [one] { -sacred-site(form: "nom") }
    }

np-land = { $case ->
       *[acc] { $n } { $n ->
            [one] { -land(form: "acc") }
            [few] { -land(form: "accfew") }
           *[other] { -land(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -land(form: "gen") }
           *[other] { -land(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -land(form: "nom") }
            [few] { -land(form: "pl") }
           *[other] { -land(form: "genpl") }
        }
        [all] усі { -land(form: "accfew") }
        [dat] кожному { -land(form: "dat") }
        [only] { -land(form: "datpl") }
        [with] з { -land(form: "ins") }
        [no] без { -land(form: "genpl") }
        [than] { -land(form: "genpl") }
        [bare] { -land(form: "pl") }
        [per] за { -land(form: "eachacc") }
        [any] будь-яку кількість { -land(form: "genpl") }
        [one] { -land(form: "nom") }
    }

np-card = { $case ->
       *[acc] { $n } { $n ->
            [one] { -card(form: "acc") }
            [few] { -card(form: "accfew") }
           *[other] { -card(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -card(form: "gen") }
           *[other] { -card(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -card(form: "nom") }
            [few] { -card(form: "pl") }
           *[other] { -card(form: "genpl") }
        }
        [all] усі { -card(form: "accfew") }
        [dat] кожному { -card(form: "dat") }
        [only] { -card(form: "datpl") }
        [with] з { -card(form: "ins") }
        [no] без { -card(form: "genpl") }
        [than] { -card(form: "genpl") }
        [bare] { -card(form: "pl") }
        [per] за { -card(form: "eachacc") }
        [any] будь-яку кількість { -card(form: "genpl") }
        [one] { -card(form: "nom") }
    }

np-power-card = { $case ->
       *[acc] { $n } { $n ->
            [one] { -power-card(form: "acc") }
            [few] { -power-card(form: "accfew") }
           *[other] { -power-card(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -power-card(form: "gen") }
           *[other] { -power-card(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -power-card(form: "nom") }
            [few] { -power-card(form: "pl") }
           *[other] { -power-card(form: "genpl") }
        }
        [all] усі { -power-card(form: "accfew") }
        [dat] кожному { -power-card(form: "dat") }
        [only] { -power-card(form: "datpl") }
        [with] з { -power-card(form: "ins") }
        [no] без { -power-card(form: "genpl") }
        [than] { -power-card(form: "genpl") }
        [bare] { -power-card(form: "pl") }
        [per] за { -power-card(form: "eachacc") }
        [any] будь-яку кількість { -power-card(form: "genpl") }
        [one] { -power-card(form: "nom") }
    }

np-element = { $case ->
       *[acc] { $n } { $n ->
            [one] { -element(form: "acc") }
            [few] { -element(form: "accfew") }
           *[other] { -element(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -element(form: "gen") }
           *[other] { -element(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -element(form: "nom") }
            [few] { -element(form: "pl") }
           *[other] { -element(form: "genpl") }
        }
        [all] усі { -element(form: "accfew") }
        [dat] кожному { -element(form: "dat") }
        [only] { -element(form: "datpl") }
        [with] з { -element(form: "ins") }
        [no] без { -element(form: "genpl") }
        [than] { -element(form: "genpl") }
        [bare] { -element(form: "pl") }
        [per] за { -element(form: "eachacc") }
        [any] будь-яку кількість { -element(form: "genpl") }
        [one] { -element(form: "nom") }
    }

np-player = { $case ->
       *[acc] { $n } { $n ->
            [one] { -player(form: "acc") }
            [few] { -player(form: "accfew") }
           *[other] { -player(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -player(form: "gen") }
           *[other] { -player(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -player(form: "nom") }
            [few] { -player(form: "pl") }
           *[other] { -player(form: "genpl") }
        }
        [all] усіх { -player(form: "accfew") }
        [dat] кожному { -player(form: "dat") }
        [only] { -player(form: "datpl") }
        [with] з { -player(form: "ins") }
        [no] без { -player(form: "genpl") }
        [than] { -player(form: "genpl") }
        [bare] { -player(form: "pl") }
        [per] за { -player(form: "eachacc") }
        [any] будь-яку кількість { -player(form: "genpl") }
        [one] { -player(form: "nom") }
    }

np-piece = { $case ->
       *[acc] { $n } { $n ->
            [one] { -piece(form: "acc") }
            [few] { -piece(form: "accfew") }
           *[other] { -piece(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -piece(form: "gen") }
           *[other] { -piece(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -piece(form: "nom") }
            [few] { -piece(form: "pl") }
           *[other] { -piece(form: "genpl") }
        }
        [all] усі { -piece(form: "accfew") }
        [dat] кожному { -piece(form: "dat") }
        [only] { -piece(form: "datpl") }
        [with] з { -piece(form: "ins") }
        [no] без { -piece(form: "genpl") }
        [than] { -piece(form: "genpl") }
        [bare] { -piece(form: "pl") }
        [per] за { -piece(form: "eachacc") }
        [any] будь-яку кількість { -piece(form: "genpl") }
        [one] { -piece(form: "nom") }
    }

np-card-play = { $case ->
       *[acc] { $n } { $n ->
            [one] { -card-play(form: "acc") }
            [few] { -card-play(form: "accfew") }
           *[other] { -card-play(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -card-play(form: "gen") }
           *[other] { -card-play(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -card-play(form: "nom") }
            [few] { -card-play(form: "pl") }
           *[other] { -card-play(form: "genpl") }
        }
        [all] усі { -card-play(form: "accfew") }
        [dat] кожному { -card-play(form: "dat") }
        [only] { -card-play(form: "datpl") }
        [with] з { -card-play(form: "ins") }
        [no] без { -card-play(form: "genpl") }
        [than] { -card-play(form: "genpl") }
        [bare] { -card-play(form: "pl") }
        [per] за { -card-play(form: "eachacc") }
        [any] будь-яку кількість { -card-play(form: "genpl") }
        [one] { -card-play(form: "nom") }
    }

np-option = { $case ->
       *[acc] { $n } { $n ->
            [one] { -option(form: "acc") }
            [few] { -option(form: "accfew") }
           *[other] { -option(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -option(form: "gen") }
           *[other] { -option(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -option(form: "nom") }
            [few] { -option(form: "pl") }
           *[other] { -option(form: "genpl") }
        }
        [all] усі { -option(form: "accfew") }
        [dat] кожному { -option(form: "dat") }
        [only] { -option(form: "datpl") }
        [with] з { -option(form: "ins") }
        [no] без { -option(form: "genpl") }
        [than] { -option(form: "genpl") }
        [bare] { -option(form: "pl") }
        [per] за { -option(form: "eachacc") }
        [any] будь-яку кількість { -option(form: "genpl") }
        [one] { -option(form: "nom") }
    }

np-fear-card = { $case ->
       *[acc] { $n } { $n ->
            [one] { -fear-card(form: "acc") }
            [few] { -fear-card(form: "accfew") }
           *[other] { -fear-card(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -fear-card(form: "gen") }
           *[other] { -fear-card(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -fear-card(form: "nom") }
            [few] { -fear-card(form: "pl") }
           *[other] { -fear-card(form: "genpl") }
        }
        [all] усі { -fear-card(form: "accfew") }
        [dat] кожному { -fear-card(form: "dat") }
        [only] { -fear-card(form: "datpl") }
        [with] з { -fear-card(form: "ins") }
        [no] без { -fear-card(form: "genpl") }
        [than] { -fear-card(form: "genpl") }
        [bare] { -fear-card(form: "pl") }
        [per] за { -fear-card(form: "eachacc") }
        [any] будь-яку кількість { -fear-card(form: "genpl") }
        [one] { -fear-card(form: "nom") }
    }

np-fear-marker = { $case ->
       *[acc] { $n } { $n ->
            [one] { -fear-marker(form: "acc") }
            [few] { -fear-marker(form: "accfew") }
           *[other] { -fear-marker(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -fear-marker(form: "gen") }
           *[other] { -fear-marker(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -fear-marker(form: "nom") }
            [few] { -fear-marker(form: "pl") }
           *[other] { -fear-marker(form: "genpl") }
        }
        [all] усі { -fear-marker(form: "accfew") }
        [dat] кожному { -fear-marker(form: "dat") }
        [only] { -fear-marker(form: "datpl") }
        [with] з { -fear-marker(form: "ins") }
        [no] без { -fear-marker(form: "genpl") }
        [than] { -fear-marker(form: "genpl") }
        [bare] { -fear-marker(form: "pl") }
        [per] за { -fear-marker(form: "eachacc") }
        [any] будь-яку кількість { -fear-marker(form: "genpl") }
        [one] { -fear-marker(form: "nom") }
    }

np-level = { $case ->
       *[acc] { $n } { $n ->
            [one] { -level(form: "acc") }
            [few] { -level(form: "accfew") }
           *[other] { -level(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -level(form: "gen") }
           *[other] { -level(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -level(form: "nom") }
            [few] { -level(form: "pl") }
           *[other] { -level(form: "genpl") }
        }
        [all] усі { -level(form: "accfew") }
        [dat] кожному { -level(form: "dat") }
        [only] { -level(form: "datpl") }
        [with] з { -level(form: "ins") }
        [no] без { -level(form: "genpl") }
        [than] { -level(form: "genpl") }
        [bare] { -level(form: "pl") }
        [per] за { -level(form: "eachacc") }
        [any] будь-яку кількість { -level(form: "genpl") }
        [one] { -level(form: "nom") }
    }

np-i-explorer = { $case ->
       *[acc] { $n } <explorer>
        [gen] { $n } <explorer>
        [nom] { $n } <explorer>
        [all] усіх <explorer>
        [dat] кожному <explorer>
        [only] <explorer>
        [with] з <explorer>
        [no] без <explorer>
        [than] <explorer>
        [bare] <explorer>
        [per] за кожного <explorer>
        [any] будь-яку кількість <explorer>
        [one] <explorer>
    }

np-i-town = { $case ->
       *[acc] { $n } <town>
        [gen] { $n } <town>
        [nom] { $n } <town>
        [all] усі <town>
        [dat] кожному <town>
        [only] <town>
        [with] з <town>
        [no] без <town>
        [than] <town>
        [bare] <town>
        [per] за кожне <town>
        [any] будь-яку кількість <town>
        [one] <town>
    }

np-i-city = { $case ->
       *[acc] { $n } <city>
        [gen] { $n } <city>
        [nom] { $n } <city>
        [all] усі <city>
        [dat] кожному <city>
        [only] <city>
        [with] з <city>
        [no] без <city>
        [than] <city>
        [bare] <city>
        [per] за кожне <city>
        [any] будь-яку кількість <city>
        [one] <city>
    }

np-i-dahan = { $case ->
       *[acc] { $n } <dahan>
        [gen] { $n } <dahan>
        [nom] { $n } <dahan>
        [all] усіх <dahan>
        [dat] кожному <dahan>
        [only] <dahan>
        [with] з <dahan>
        [no] без <dahan>
        [than] <dahan>
        [bare] <dahan>
        [per] за кожного <dahan>
        [any] будь-яку кількість <dahan>
        [one] <dahan>
    }

np-i-blight = { $case ->
       *[acc] { $n } <blight>
        [gen] { $n } <blight>
        [nom] { $n } <blight>
        [all] усі <blight>
        [dat] кожному <blight>
        [only] <blight>
        [with] з <blight>
        [no] без <blight>
        [than] <blight>
        [bare] <blight>
        [per] за кожен <blight>
        [any] будь-яку кількість <blight>
        [one] <blight>
    }

np-i-presence = { $case ->
       *[acc] { $n } <presence>
        [gen] { $n } <presence>
        [nom] { $n } <presence>
        [all] усі <presence>
        [dat] кожному <presence>
        [only] <presence>
        [with] з <presence>
        [no] без <presence>
        [than] <presence>
        [bare] <presence>
        [per] за кожен <presence>
        [any] будь-яку кількість <presence>
        [one] <presence>
    }

np-i-sacred-site = { $case ->
       *[acc] { $n } <sacred-site>
        [gen] { $n } <sacred-site>
        [nom] { $n } <sacred-site>
        [all] усі <sacred-site>
        [dat] кожному <sacred-site>
        [only] <sacred-site>
        [with] з <sacred-site>
        [no] без <sacred-site>
        [than] <sacred-site>
        [bare] <sacred-site>
        [per] за кожне <sacred-site>
        [any] будь-яку кількість <sacred-site>
        [one] <sacred-site>
    }

np-explorer-town = { $case ->
       *[acc] { $n } { $n ->
            [one] { -explorer(form: "acc") }/{ -town(form: "acc") }
            [few] { -explorer(form: "accfew") }/{ -town(form: "accfew") }
           *[other] { -explorer(form: "genpl") }/{ -town(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -explorer(form: "gen") }/{ -town(form: "gen") }
           *[other] { -explorer(form: "genpl") }/{ -town(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -explorer(form: "nom") }/{ -town(form: "nom") }
            [few] { -explorer(form: "pl") }/{ -town(form: "pl") }
           *[other] { -explorer(form: "genpl") }/{ -town(form: "genpl") }
        }
        [all] усіх { -explorer(form: "accfew") } і всі { -town(form: "accfew") }
        [dat] кожному { -explorer(form: "dat") }/{ -town(form: "dat") }
        [only] { -explorer(form: "datpl") }/{ -town(form: "datpl") }
        [with] з { -explorer(form: "ins") }/{ -town(form: "ins") }
        [no] без { -explorer(form: "genpl") }/{ -town(form: "genpl") }
        [than] { -explorer(form: "genpl") }/{ -town(form: "genpl") }
        [bare] { -explorer(form: "pl") }/{ -town(form: "pl") }
        [per] за { -explorer(form: "eachacc") }/{ -town(form: "eachacc") }
        [any] будь-яку кількість { -explorer(form: "genpl") }/{ -town(form: "genpl") }
        [one] { -explorer(form: "nom") }/{ -town(form: "nom") }
    }

np-i-explorer-town = { $case ->
       *[acc] { $n } <explorer>/<town>
        [gen] { $n } <explorer>/<town>
        [nom] { $n } <explorer>/<town>
        [all] усіх <explorer> і всі <town>
        [dat] кожному <explorer>/<town>
        [only] <explorer>/<town>
        [with] з <explorer>/<town>
        [no] без <explorer>/<town>
        [than] <explorer>/<town>
        [bare] <explorer>/<town>
        [per] за кожного <explorer>/<town>
        [any] будь-яку кількість <explorer>/<town>
        [one] <explorer>/<town>
    }

np-explorer-city = { $case ->
       *[acc] { $n } { $n ->
            [one] { -explorer(form: "acc") }/{ -city(form: "acc") }
            [few] { -explorer(form: "accfew") }/{ -city(form: "accfew") }
           *[other] { -explorer(form: "genpl") }/{ -city(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -explorer(form: "gen") }/{ -city(form: "gen") }
           *[other] { -explorer(form: "genpl") }/{ -city(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -explorer(form: "nom") }/{ -city(form: "nom") }
            [few] { -explorer(form: "pl") }/{ -city(form: "pl") }
           *[other] { -explorer(form: "genpl") }/{ -city(form: "genpl") }
        }
        [all] усіх { -explorer(form: "accfew") } і всі { -city(form: "accfew") }
        [dat] кожному { -explorer(form: "dat") }/{ -city(form: "dat") }
        [only] { -explorer(form: "datpl") }/{ -city(form: "datpl") }
        [with] з { -explorer(form: "ins") }/{ -city(form: "ins") }
        [no] без { -explorer(form: "genpl") }/{ -city(form: "genpl") }
        [than] { -explorer(form: "genpl") }/{ -city(form: "genpl") }
        [bare] { -explorer(form: "pl") }/{ -city(form: "pl") }
        [per] за { -explorer(form: "eachacc") }/{ -city(form: "eachacc") }
        [any] будь-яку кількість { -explorer(form: "genpl") }/{ -city(form: "genpl") }
        [one] { -explorer(form: "nom") }/{ -city(form: "nom") }
    }

np-i-explorer-city = { $case ->
       *[acc] { $n } <explorer>/<city>
        [gen] { $n } <explorer>/<city>
        [nom] { $n } <explorer>/<city>
        [all] усіх <explorer> і всі <city>
        [dat] кожному <explorer>/<city>
        [only] <explorer>/<city>
        [with] з <explorer>/<city>
        [no] без <explorer>/<city>
        [than] <explorer>/<city>
        [bare] <explorer>/<city>
        [per] за кожного <explorer>/<city>
        [any] будь-яку кількість <explorer>/<city>
        [one] <explorer>/<city>
    }

np-explorer-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -explorer(form: "acc") }/{ -dahan(form: "acc") }
            [few] { -explorer(form: "accfew") }/{ -dahan(form: "accfew") }
           *[other] { -explorer(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -explorer(form: "gen") }/{ -dahan(form: "gen") }
           *[other] { -explorer(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -explorer(form: "nom") }/{ -dahan(form: "nom") }
            [few] { -explorer(form: "pl") }/{ -dahan(form: "pl") }
           *[other] { -explorer(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [all] усіх { -explorer(form: "accfew") } і всіх { -dahan(form: "accfew") }
        [dat] кожному { -explorer(form: "dat") }/{ -dahan(form: "dat") }
        [only] { -explorer(form: "datpl") }/{ -dahan(form: "datpl") }
        [with] з { -explorer(form: "ins") }/{ -dahan(form: "ins") }
        [no] без { -explorer(form: "genpl") }/{ -dahan(form: "genpl") }
        [than] { -explorer(form: "genpl") }/{ -dahan(form: "genpl") }
        [bare] { -explorer(form: "pl") }/{ -dahan(form: "pl") }
        [per] за { -explorer(form: "eachacc") }/{ -dahan(form: "eachacc") }
        [any] будь-яку кількість { -explorer(form: "genpl") }/{ -dahan(form: "genpl") }
        [one] { -explorer(form: "nom") }/{ -dahan(form: "nom") }
    }

np-i-explorer-dahan = { $case ->
       *[acc] { $n } <explorer>/<dahan>
        [gen] { $n } <explorer>/<dahan>
        [nom] { $n } <explorer>/<dahan>
        [all] усіх <explorer> і всіх <dahan>
        [dat] кожному <explorer>/<dahan>
        [only] <explorer>/<dahan>
        [with] з <explorer>/<dahan>
        [no] без <explorer>/<dahan>
        [than] <explorer>/<dahan>
        [bare] <explorer>/<dahan>
        [per] за кожного <explorer>/<dahan>
        [any] будь-яку кількість <explorer>/<dahan>
        [one] <explorer>/<dahan>
    }

np-town-city = { $case ->
       *[acc] { $n } { $n ->
            [one] { -town(form: "acc") }/{ -city(form: "acc") }
            [few] { -town(form: "accfew") }/{ -city(form: "accfew") }
           *[other] { -town(form: "genpl") }/{ -city(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -town(form: "gen") }/{ -city(form: "gen") }
           *[other] { -town(form: "genpl") }/{ -city(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -town(form: "nom") }/{ -city(form: "nom") }
            [few] { -town(form: "pl") }/{ -city(form: "pl") }
           *[other] { -town(form: "genpl") }/{ -city(form: "genpl") }
        }
        [all] усі { -town(form: "accfew") } і всі { -city(form: "accfew") }
        [dat] кожному { -town(form: "dat") }/{ -city(form: "dat") }
        [only] { -town(form: "datpl") }/{ -city(form: "datpl") }
        [with] з { -town(form: "ins") }/{ -city(form: "ins") }
        [no] без { -town(form: "genpl") }/{ -city(form: "genpl") }
        [than] { -town(form: "genpl") }/{ -city(form: "genpl") }
        [bare] { -town(form: "pl") }/{ -city(form: "pl") }
        [per] за { -town(form: "eachacc") }/{ -city(form: "eachacc") }
        [any] будь-яку кількість { -town(form: "genpl") }/{ -city(form: "genpl") }
        [one] { -town(form: "nom") }/{ -city(form: "nom") }
    }

np-i-town-city = { $case ->
       *[acc] { $n } <town>/<city>
        [gen] { $n } <town>/<city>
        [nom] { $n } <town>/<city>
        [all] усі <town> і всі <city>
        [dat] кожному <town>/<city>
        [only] <town>/<city>
        [with] з <town>/<city>
        [no] без <town>/<city>
        [than] <town>/<city>
        [bare] <town>/<city>
        [per] за кожне <town>/<city>
        [any] будь-яку кількість <town>/<city>
        [one] <town>/<city>
    }

np-town-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -town(form: "acc") }/{ -dahan(form: "acc") }
            [few] { -town(form: "accfew") }/{ -dahan(form: "accfew") }
           *[other] { -town(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -town(form: "gen") }/{ -dahan(form: "gen") }
           *[other] { -town(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -town(form: "nom") }/{ -dahan(form: "nom") }
            [few] { -town(form: "pl") }/{ -dahan(form: "pl") }
           *[other] { -town(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [all] усі { -town(form: "accfew") } і всіх { -dahan(form: "accfew") }
        [dat] кожному { -town(form: "dat") }/{ -dahan(form: "dat") }
        [only] { -town(form: "datpl") }/{ -dahan(form: "datpl") }
        [with] з { -town(form: "ins") }/{ -dahan(form: "ins") }
        [no] без { -town(form: "genpl") }/{ -dahan(form: "genpl") }
        [than] { -town(form: "genpl") }/{ -dahan(form: "genpl") }
        [bare] { -town(form: "pl") }/{ -dahan(form: "pl") }
        [per] за { -town(form: "eachacc") }/{ -dahan(form: "eachacc") }
        [any] будь-яку кількість { -town(form: "genpl") }/{ -dahan(form: "genpl") }
        [one] { -town(form: "nom") }/{ -dahan(form: "nom") }
    }

np-i-town-dahan = { $case ->
       *[acc] { $n } <town>/<dahan>
        [gen] { $n } <town>/<dahan>
        [nom] { $n } <town>/<dahan>
        [all] усі <town> і всіх <dahan>
        [dat] кожному <town>/<dahan>
        [only] <town>/<dahan>
        [with] з <town>/<dahan>
        [no] без <town>/<dahan>
        [than] <town>/<dahan>
        [bare] <town>/<dahan>
        [per] за кожне <town>/<dahan>
        [any] будь-яку кількість <town>/<dahan>
        [one] <town>/<dahan>
    }

np-city-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -city(form: "acc") }/{ -dahan(form: "acc") }
            [few] { -city(form: "accfew") }/{ -dahan(form: "accfew") }
           *[other] { -city(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -city(form: "gen") }/{ -dahan(form: "gen") }
           *[other] { -city(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -city(form: "nom") }/{ -dahan(form: "nom") }
            [few] { -city(form: "pl") }/{ -dahan(form: "pl") }
           *[other] { -city(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [all] усі { -city(form: "accfew") } і всіх { -dahan(form: "accfew") }
        [dat] кожному { -city(form: "dat") }/{ -dahan(form: "dat") }
        [only] { -city(form: "datpl") }/{ -dahan(form: "datpl") }
        [with] з { -city(form: "ins") }/{ -dahan(form: "ins") }
        [no] без { -city(form: "genpl") }/{ -dahan(form: "genpl") }
        [than] { -city(form: "genpl") }/{ -dahan(form: "genpl") }
        [bare] { -city(form: "pl") }/{ -dahan(form: "pl") }
        [per] за { -city(form: "eachacc") }/{ -dahan(form: "eachacc") }
        [any] будь-яку кількість { -city(form: "genpl") }/{ -dahan(form: "genpl") }
        [one] { -city(form: "nom") }/{ -dahan(form: "nom") }
    }

np-i-city-dahan = { $case ->
       *[acc] { $n } <city>/<dahan>
        [gen] { $n } <city>/<dahan>
        [nom] { $n } <city>/<dahan>
        [all] усі <city> і всіх <dahan>
        [dat] кожному <city>/<dahan>
        [only] <city>/<dahan>
        [with] з <city>/<dahan>
        [no] без <city>/<dahan>
        [than] <city>/<dahan>
        [bare] <city>/<dahan>
        [per] за кожне <city>/<dahan>
        [any] будь-яку кількість <city>/<dahan>
        [one] <city>/<dahan>
    }

np-explorer-town-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -explorer(form: "acc") }/{ -town(form: "acc") }/{ -dahan(form: "acc") }
            [few] { -explorer(form: "accfew") }/{ -town(form: "accfew") }/{ -dahan(form: "accfew") }
           *[other] { -explorer(form: "genpl") }/{ -town(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -explorer(form: "gen") }/{ -town(form: "gen") }/{ -dahan(form: "gen") }
           *[other] { -explorer(form: "genpl") }/{ -town(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -explorer(form: "nom") }/{ -town(form: "nom") }/{ -dahan(form: "nom") }
            [few] { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
           *[other] { -explorer(form: "genpl") }/{ -town(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [all] усіх { -explorer(form: "accfew") } і всі { -town(form: "accfew") } і всіх { -dahan(form: "accfew") }
        [dat] кожному { -explorer(form: "dat") }/{ -town(form: "dat") }/{ -dahan(form: "dat") }
        [only] { -explorer(form: "datpl") }/{ -town(form: "datpl") }/{ -dahan(form: "datpl") }
        [with] з { -explorer(form: "ins") }/{ -town(form: "ins") }/{ -dahan(form: "ins") }
        [no] без { -explorer(form: "genpl") }/{ -town(form: "genpl") }/{ -dahan(form: "genpl") }
        [than] { -explorer(form: "genpl") }/{ -town(form: "genpl") }/{ -dahan(form: "genpl") }
        [bare] { -explorer(form: "pl") }/{ -town(form: "pl") }/{ -dahan(form: "pl") }
        [per] за { -explorer(form: "eachacc") }/{ -town(form: "eachacc") }/{ -dahan(form: "eachacc") }
        [any] будь-яку кількість { -explorer(form: "genpl") }/{ -town(form: "genpl") }/{ -dahan(form: "genpl") }
        [one] { -explorer(form: "nom") }/{ -town(form: "nom") }/{ -dahan(form: "nom") }
    }

np-i-explorer-town-dahan = { $case ->
       *[acc] { $n } <explorer>/<town>/<dahan>
        [gen] { $n } <explorer>/<town>/<dahan>
        [nom] { $n } <explorer>/<town>/<dahan>
        [all] усіх <explorer> і всі <town> і всіх <dahan>
        [dat] кожному <explorer>/<town>/<dahan>
        [only] <explorer>/<town>/<dahan>
        [with] з <explorer>/<town>/<dahan>
        [no] без <explorer>/<town>/<dahan>
        [than] <explorer>/<town>/<dahan>
        [bare] <explorer>/<town>/<dahan>
        [per] за кожного <explorer>/<town>/<dahan>
        [any] будь-яку кількість <explorer>/<town>/<dahan>
        [one] <explorer>/<town>/<dahan>
    }

np-explorer-city-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -explorer(form: "acc") }/{ -city(form: "acc") }/{ -dahan(form: "acc") }
            [few] { -explorer(form: "accfew") }/{ -city(form: "accfew") }/{ -dahan(form: "accfew") }
           *[other] { -explorer(form: "genpl") }/{ -city(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -explorer(form: "gen") }/{ -city(form: "gen") }/{ -dahan(form: "gen") }
           *[other] { -explorer(form: "genpl") }/{ -city(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -explorer(form: "nom") }/{ -city(form: "nom") }/{ -dahan(form: "nom") }
            [few] { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
           *[other] { -explorer(form: "genpl") }/{ -city(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [all] усіх { -explorer(form: "accfew") } і всі { -city(form: "accfew") } і всіх { -dahan(form: "accfew") }
        [dat] кожному { -explorer(form: "dat") }/{ -city(form: "dat") }/{ -dahan(form: "dat") }
        [only] { -explorer(form: "datpl") }/{ -city(form: "datpl") }/{ -dahan(form: "datpl") }
        [with] з { -explorer(form: "ins") }/{ -city(form: "ins") }/{ -dahan(form: "ins") }
        [no] без { -explorer(form: "genpl") }/{ -city(form: "genpl") }/{ -dahan(form: "genpl") }
        [than] { -explorer(form: "genpl") }/{ -city(form: "genpl") }/{ -dahan(form: "genpl") }
        [bare] { -explorer(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [per] за { -explorer(form: "eachacc") }/{ -city(form: "eachacc") }/{ -dahan(form: "eachacc") }
        [any] будь-яку кількість { -explorer(form: "genpl") }/{ -city(form: "genpl") }/{ -dahan(form: "genpl") }
        [one] { -explorer(form: "nom") }/{ -city(form: "nom") }/{ -dahan(form: "nom") }
    }

np-i-explorer-city-dahan = { $case ->
       *[acc] { $n } <explorer>/<city>/<dahan>
        [gen] { $n } <explorer>/<city>/<dahan>
        [nom] { $n } <explorer>/<city>/<dahan>
        [all] усіх <explorer> і всі <city> і всіх <dahan>
        [dat] кожному <explorer>/<city>/<dahan>
        [only] <explorer>/<city>/<dahan>
        [with] з <explorer>/<city>/<dahan>
        [no] без <explorer>/<city>/<dahan>
        [than] <explorer>/<city>/<dahan>
        [bare] <explorer>/<city>/<dahan>
        [per] за кожного <explorer>/<city>/<dahan>
        [any] будь-яку кількість <explorer>/<city>/<dahan>
        [one] <explorer>/<city>/<dahan>
    }

np-town-city-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -town(form: "acc") }/{ -city(form: "acc") }/{ -dahan(form: "acc") }
            [few] { -town(form: "accfew") }/{ -city(form: "accfew") }/{ -dahan(form: "accfew") }
           *[other] { -town(form: "genpl") }/{ -city(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -town(form: "gen") }/{ -city(form: "gen") }/{ -dahan(form: "gen") }
           *[other] { -town(form: "genpl") }/{ -city(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -town(form: "nom") }/{ -city(form: "nom") }/{ -dahan(form: "nom") }
            [few] { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
           *[other] { -town(form: "genpl") }/{ -city(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [all] усі { -town(form: "accfew") } і всі { -city(form: "accfew") } і всіх { -dahan(form: "accfew") }
        [dat] кожному { -town(form: "dat") }/{ -city(form: "dat") }/{ -dahan(form: "dat") }
        [only] { -town(form: "datpl") }/{ -city(form: "datpl") }/{ -dahan(form: "datpl") }
        [with] з { -town(form: "ins") }/{ -city(form: "ins") }/{ -dahan(form: "ins") }
        [no] без { -town(form: "genpl") }/{ -city(form: "genpl") }/{ -dahan(form: "genpl") }
        [than] { -town(form: "genpl") }/{ -city(form: "genpl") }/{ -dahan(form: "genpl") }
        [bare] { -town(form: "pl") }/{ -city(form: "pl") }/{ -dahan(form: "pl") }
        [per] за { -town(form: "eachacc") }/{ -city(form: "eachacc") }/{ -dahan(form: "eachacc") }
        [any] будь-яку кількість { -town(form: "genpl") }/{ -city(form: "genpl") }/{ -dahan(form: "genpl") }
        [one] { -town(form: "nom") }/{ -city(form: "nom") }/{ -dahan(form: "nom") }
    }

np-i-town-city-dahan = { $case ->
       *[acc] { $n } <town>/<city>/<dahan>
        [gen] { $n } <town>/<city>/<dahan>
        [nom] { $n } <town>/<city>/<dahan>
        [all] усі <town> і всі <city> і всіх <dahan>
        [dat] кожному <town>/<city>/<dahan>
        [only] <town>/<city>/<dahan>
        [with] з <town>/<city>/<dahan>
        [no] без <town>/<city>/<dahan>
        [than] <town>/<city>/<dahan>
        [bare] <town>/<city>/<dahan>
        [per] за кожне <town>/<city>/<dahan>
        [any] будь-яку кількість <town>/<city>/<dahan>
        [one] <town>/<city>/<dahan>
    }

np-explorer-town-city-dahan = { $case ->
       *[acc] { $n } { $n ->
            [one] { -invader(form: "acc") }/{ -dahan(form: "acc") }
            [few] { -invader(form: "accfew") }/{ -dahan(form: "accfew") }
           *[other] { -invader(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -invader(form: "gen") }/{ -dahan(form: "gen") }
           *[other] { -invader(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -invader(form: "nom") }/{ -dahan(form: "nom") }
            [few] { -invader(form: "pl") }/{ -dahan(form: "pl") }
           *[other] { -invader(form: "genpl") }/{ -dahan(form: "genpl") }
        }
        [all] усіх { -invader(form: "accfew") } і всіх { -dahan(form: "accfew") }
        [dat] кожному { -invader(form: "dat") }/{ -dahan(form: "dat") }
        [only] { -invader(form: "datpl") }/{ -dahan(form: "datpl") }
        [with] із загарбниками/{ -dahan(form: "ins") }
        [no] без { -invader(form: "genpl") }/{ -dahan(form: "genpl") }
        [than] { -invader(form: "genpl") }/{ -dahan(form: "genpl") }
        [bare] { -invader(form: "pl") }/{ -dahan(form: "pl") }
        [per] за { -invader(form: "eachacc") }/{ -dahan(form: "eachacc") }
        [any] будь-яку кількість { -invader(form: "genpl") }/{ -dahan(form: "genpl") }
        [one] { -invader(form: "nom") }/{ -dahan(form: "nom") }
    }

np-i-explorer-town-city-dahan = { $case ->
       *[acc] { $n } <explorer>/<town>/<city>/<dahan>
        [gen] { $n } <explorer>/<town>/<city>/<dahan>
        [nom] { $n } <explorer>/<town>/<city>/<dahan>
        [all] усіх <explorer> і всі <town> і всі <city> і всіх <dahan>
        [dat] кожному <explorer>/<town>/<city>/<dahan>
        [only] <explorer>/<town>/<city>/<dahan>
        [with] з <explorer>/<town>/<city>/<dahan>
        [no] без <explorer>/<town>/<city>/<dahan>
        [than] <explorer>/<town>/<city>/<dahan>
        [bare] <explorer>/<town>/<city>/<dahan>
        [per] за кожного <explorer>/<town>/<city>/<dahan>
        [any] будь-яку кількість <explorer>/<town>/<city>/<dahan>
        [one] <explorer>/<town>/<city>/<dahan>
    }

np-i-invader = { $case ->
       *[acc] { $n } { $n ->
            [one] { -invader(form: "acc") }
            [few] { -invader(form: "accfew") }
           *[other] { -invader(form: "genpl") }
        }
        [gen] { $n } { $n ->
            [one] { -invader(form: "gen") }
           *[other] { -invader(form: "genpl") }
        }
        [nom] { $n } { $n ->
            [one] { -invader(form: "nom") }
            [few] { -invader(form: "pl") }
           *[other] { -invader(form: "genpl") }
        }
        [all] усіх { -invader(form: "accfew") }
        [dat] кожному { -invader(form: "dat") }
        [only] { -invader(form: "datpl") }
        [with] із загарбниками
        [no] без { -invader(form: "genpl") }
        [than] { -invader(form: "genpl") }
        [bare] { -invader(form: "pl") }
        [per] за { -invader(form: "eachacc") }
        [any] будь-яку кількість { -invader(form: "genpl") }
        [one] { -invader(form: "nom") }
    }

np-i-own-presence = { $case ->
       *[acc] { $n } { $n ->
            [one] свій <presence>
            [few] свої <presence>
           *[other] своїх <presence>
        }
        [gen] { $n } { $n ->
            [one] свого <presence>
           *[other] своїх <presence>
        }
        [nom] { $n } { $n ->
            [one] свій <presence>
            [few] свої <presence>
           *[other] своїх <presence>
        }
        [all] усі свої <presence>
        [dat] свій <presence>
        [only] свої <presence>
        [with] свої <presence>
        [no] свої <presence>
        [than] свої <presence>
        [bare] свої <presence>
        [per] свій <presence>
        [any] свої <presence>
        [one] свій <presence>
    }

fear-n = { $style ->
    [icons] <b>{ $n }</b> <fear>
   *[words] { $n } { $n ->
        [1] страх
       *[other] страху
     }
 }
damage-n = { $style ->
    [icons] <b>{ $n }</b> <damage>
   *[words] { $n } шкоди
 }
defend-n = { $style ->
    [icons] <defend> <b>{ $n }</b>
   *[words] Захист { $n }
 }
energy-n = { $style ->
    [icons] { $n } <energy>
   *[words] { $n } { $n ->
        [1] енергію
       *[other] енергії
     }
 }

# What is said for a picture that stands alone.
icon-sun = сонце
icon-moon = місяць
icon-fire = вогонь
icon-air = повітря
icon-water = вода
icon-earth = земля
icon-plant = рослина
icon-animal = тварина
icon-explorer = дослідник
icon-town = поселення
icon-city = місто
icon-dahan = дахан
icon-blight = скверна
icon-presence = присутність
icon-sacred-site = священне місце
icon-fear = страху
icon-defend = Захист
icon-plays = розіграші
icon-jungle = джунглі
icon-mountain = гори
icon-sands = піски
icon-wetland = болота
icon-ocean = океан
icon-any-element = будь-яка стихія
icon-gather = зібрати
icon-push = виштовхнути
icon-damage = шкоди
icon-energy = енергії
icon-card = карта сили
icon-fast = швидка
icon-slow = повільна
icon-range = дальність
icon-reclaim = забрати зі скиду
