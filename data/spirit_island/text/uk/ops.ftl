# What cards say. Clauses begin small and end without a full stop; $per, $to, $where, $how may be empty.

# $style is "icons" (card faces) or "words" (speech, text view).
sentence = { $clause }.
then = { $a }, потім { $b }
or = { $a } <b>або</b> { $b }
list-and = { $a } і { $b }
list-or = { $a } або { $b }
list-comma = { $a }, { $b }
list-semicolon = { $a }; { $b }

# Numbers that are counted: 2 fear { per }.
per-kind = { NP($what, 1, case: "per") }
per-adjacent-blight = за кожен { $style ->
        [icons] <blight>
       *[words] жетон скверни
    } на суміжних територіях
per-presence = за кожен { $style ->
        [icons] <presence>
       *[words] диск присутності
    } там
per-own-sacred-sites-with-invaders = за кожне своє { $style ->
        [icons] <sacred-site>
       *[words] священне місце
    } із загарбниками
per-pushed-here = за кожного з них
per-own-element = за кожну вашу стихію { $element }
per-two-dahan = за кожних 2 { $style ->
        [icons] <dahan>
       *[words] даханів
    }
per-three-dahan = за кожних 3 { $style ->
        [icons] <dahan>
       *[words] даханів
    }
per-cards-of-target = за кожну карту сили, яку він зіграв цього ходу
per-dahan-by-own-presence = за кожного { $style ->
        [icons] <dahan> × ваш <presence>
       *[words] дахана, помножено на вашу присутність
    } там
per-and = { $before } і { $n } { $more }
per-plus = і ще { $n } { $more }

# Verbs.
op-fear = { fear-n } { $per }
op-fear-most = { fear-n } { $per } (щонайбільше { $max })
op-damage = { damage-n } { $per } { $to } { $where }
op-damage-more = ще { damage-n } { $per } { $to } { $where }
op-damage-to = лише { NP($what, 1, case: "only") }
op-damage-each = { damage-n } { NP($what, 1, case: "dat") }
op-damage-different = по { damage-n } щонайбільше { $count } різним загарбникам
op-damage-different-per = { damage-n } окремому загарбнику { $per }
op-damage-bonus = { $damage } ({ $if }: +{ $n })
op-damage-adjacent-too = тут або на суміжних територіях
op-defend = { defend-n } { $per }
op-push = виштовхніть { NP($what, $n) } { $per } { $how }
op-push-up-to = виштовхніть до { NP($what, $n, case: "gen") } { $per } { $how }
op-push-more = виштовхніть ще { NP($what, $n) } { $per } { $how }
op-push-up-to-more = виштовхніть ще до { NP($what, $n, case: "gen") } { $per } { $how }
op-push-all = виштовхніть { NP($what, 1, case: "all") } { $how }
op-push-any = виштовхніть { NP($what, 1, case: "any") } { $how }
op-push-spread = на якомога більше різних територій
op-push-into = на { $land }
op-push-carry = (кожен забирає із собою { defend-n })
op-gather = зберіть { NP($what, $n) } { $per }
op-gather-up-to = зберіть до { NP($what, $n, case: "gen") } { $per }
op-gather-more = зберіть ще { NP($what, $n) } { $per }
op-gather-up-to-more = зберіть ще до { NP($what, $n, case: "gen") } { $per }
op-gather-all = зберіть { NP($what, 1, case: "all") }
op-gather-any = зберіть { NP($what, 1, case: "any") }
op-push-or-gather = виштовхніть або зберіть { NP($what, $n) }
op-destroy = знищте { NP($what, $n) } { $per }
op-destroy-up-to = знищте до { NP($what, $n, case: "gen") } { $per }
op-destroy-all = знищте { NP($what, 1, case: "all") }
op-drown = утопіть { NP($what, $n) } { $per }
op-remove = приберіть { NP($what, $n) } { $per }
op-remove-up-to = приберіть до { NP($what, $n, case: "gen") } { $per }
op-remove-all = приберіть { NP($what, 1, case: "all") }
op-remove-health = приберіть загарбників, що разом мають до { $n } здоров’я { $per }
op-remove-or = приберіть { NP($what, $n) } <b>або</b> { NP($other, $m) }
op-downgrade = понизьте { NP($what, $n) } { $per }
op-downgrade-up-to = понизьте до { NP($what, $n, case: "gen") } { $per }
op-downgrade-all = понизьте { NP($what, 1, case: "all") }
op-replace = замініть { NP($what, $n) } на { NP($into, $m) }
op-replace-more = { NP($what, $n) } на { NP($into, $m) }
op-replace-all = замініть { NP($what, 1, case: "all") } на { NP($into, 2) }
op-add = додайте { NP($what, $n) }
op-add-presence = додайте { NP($what, 1) } (дальність { $n }{ $terrain })
op-add-presence-here = додайте сюди { NP($what, $n) }
op-add-presence-here-anywhere = додайте сюди { NP($what, $n) }, навіть якщо інакше тут бути не можна
op-add-presence-at-sea = додайте { $style ->
        [icons] <presence>
       *[words] диск присутності
    } у будь-який океан
op-gather-presence-to-sea = зберіть { $n } свій { $style ->
        [icons] <presence>
       *[words] диск присутності
    } у кожен океан
op-push-presence-from-sea = виштовхніть { $n } свій { $style ->
        [icons] <presence>
       *[words] диск присутності
    } з кожного океану
op-save-dahan = { $do }. Кожного { $style ->
        [icons] <dahan>
       *[words] дахана
    }, якого так виштовхнули в океан, можна перемістити на будь-яку прибережну територію, і він не потоне
op-add-presence-target = дух додає 1 { $style ->
        [icons] <presence>
       *[words] диск присутності
    } у межах дальності { $n } від своїх
op-restore-presence = дух додає туди до { $n } { $n ->
        [one] свого знищеного { $style ->
        [icons] <presence>
       *[words] диска присутності
    }
       *[other] своїх знищених { $style ->
        [icons] <presence>
       *[words] дисків присутності
    }
    }
op-restore-presence-self = додайте туди до { $n } { $n ->
        [one] свого знищеного { $style ->
        [icons] <presence>
       *[words] диска присутності
    }
       *[other] своїх знищених { $style ->
        [icons] <presence>
       *[words] дисків присутності
    }
    }
op-destroy-presence-self = знищте { $n } свій { $style ->
        [icons] <presence>
       *[words] диск присутності
    }
op-destroy-presence-target = знищує { $n } свій { $style ->
        [icons] <presence>
       *[words] диск присутності
    }
op-forget-card-self = забудьте { NP("power-card", $n) }
op-forget-card-target = забуває { NP("power-card", $n) }
op-move-up-to = перемістіть до { NP($what, $n, case: "gen") } на { $land }
op-move = перемістіть { NP($what, $n) } на { $land }
op-move-origin-presence = перемістіть сюди { $n } { $style ->
        [icons] <presence>
       *[words] диск присутності
    } з вихідного { $style ->
        [icons] <sacred-site>
       *[words] священного місця
    }
op-skip-all = пропустіть тут кожне { $actions }
op-skip-n = пропустіть тут наступне { $actions }
op-skip-n-may = за бажання пропустіть тут наступне { $actions }
op-skip-all-may = за бажання пропустіть тут кожне { $actions }
op-skip-in = пропустіть { $actions } на { $land }
op-skip-there = пропустіть { $actions }
op-skip-there-explore = пропустіть дослідження
op-skip-there-build-city = { $style ->
        [icons] <city>
       *[words] міст
    } не будують
op-skip-in-explore = пропустіть { $actions } на { $land }
op-skip-in-build-city = на { $land } не будують { $style ->
        [icons] <city>
       *[words] міст
    }
actions-ravage-build-explore = спустошення, будівництво й дослідження
action-ravage = спустошення
action-build = будівництво
action-explore = дослідження
action-build-city = будівництво міста
op-repeat-any = повторіть цю силу
op-repeat-adjacent = повторіть цю силу на суміжній території
op-if = { $if }: { $then }
op-if-else = { $if }: { $then }. Інакше: { $else }
op-may = за бажання { $do }
op-may-target = за бажання: { $do }
op-chooser-target = дух вибирає: { $choice }
op-pay-self = сплатіть { energy-n }: { $then }
op-pay-self-may = за бажання сплатіть { energy-n }: { $then }
op-pay-it = платить { energy-n }: { $then }
op-pay-it-may = може сплатити { energy-n }: { $then }
op-pay-target = дух платить { energy-n }: { $then }
op-pay-target-may = дух може сплатити { energy-n }: { $then }
op-gain-energy-self = отримайте { energy-n } { $per }
op-gain-energy-it = отримує { energy-n } { $per }
op-gain-energy-again = він отримує { energy-n } { $per }
op-gain-energy-more = він отримує ще { energy-n } { $per }
op-gain-energy-both = ви й дух отримуєте по { energy-n }
op-gain-energy-target = дух отримує { energy-n } { $per }
op-gain-energy-each = кожен дух отримує { energy-n } { $per }
op-gain-card-self = отримайте { $card }
op-gain-card-it = отримує { $card }
op-gain-card-again = він отримує { $card }
op-gain-card-target = дух отримує { $card }
op-gain-card-each = кожен дух отримує { $card }
card-choice = карту сили
card-minor = малу силу
card-major = велику силу
card-not-kept = 1 з решти карт
op-give-card = ви й дух можете віддати одне одному по 1 карті з руки
op-give-card-again = можете віддати одне одному по 1 карті з руки
op-reveal-fear = відкрийте одну закриту карту страху; вона лишається на своєму місці
op-play-gained = за бажання відразу зіграйте отриману карту, сплативши її вартість
op-gain-elements-self = отримайте { $n ->
        [one] { $n } стихію на вибір
        [few] { $n } різні стихії на вибір
       *[other] { $n } різних стихій на вибір
    }
op-gain-elements-target = дух отримує { $n ->
        [one] { $n } стихію на свій вибір
        [few] { $n } різні стихії на свій вибір
       *[other] { $n } різних стихій на свій вибір
    }
op-gain-elements-each = кожен дух отримує { $n ->
        [one] { $n } стихію на свій вибір
        [few] { $n } різні стихії на свій вибір
       *[other] { $n } різних стихій на свій вибір
    }
op-gain-element-had = дух отримує 1 стихію на свій вибір з тих, які вже має
op-copy-elements = ви отримуєте ті самі стихії
op-choose-land-presence = виберіть територію з { $style ->
        [icons] <presence>
       *[words] присутністю
    } цього духа
op-choose-land-own-presence = виберіть територію зі своєю { $style ->
        [icons] <presence>
       *[words] присутністю
    }
op-choose-land-range = виберіть територію в межах дальності { $n } від своєї { $style ->
        [icons] <presence>
       *[words] присутності
    }
op-do-in-its-land = { $do } на території з його { $style ->
        [icons] <presence>
       *[words] присутністю
    }
op-target-in-own-land = дух може вибрати територію зі своєю { $style ->
        [icons] <presence>
       *[words] присутністю
    }: { $do }
op-in-each-pushed-to = на кожній території, куди виштовхнуто { NP($what, 5, case: "than") }: { $do }
op-in-each-adjacent = на кожній суміжній території: { $do }
op-in-each-other-coastal-same-board = на кожній іншій прибережній території цього поля: { $do }
op-in-land = на { $land }: { $do }
op-each-player-may = кожен гравець може вибрати { $land }: { $do }
op-each-player = кожен гравець вибирає { $land }: { $do }
op-each-player-do = кожен гравець: { $do }
op-each-player-do-may = кожен гравець за бажання: { $do }
op-each-board = на кожному полі виберіть { $land }: { $do }
op-each-board-with = на кожному полі { NP($what, 1, case: "with") } виберіть { $land }: { $do }
op-build-here = загарбники будують там
op-each-spirit = кожен дух: { $do }
op-reclaim = заберіть зі скиду всі карти сили
op-reclaim-one = заберіть зі скиду 1 карту сили
op-range-bonus-target = +{ $n } до дальності сил духа цього ходу
op-range-bonus-self = +{ $n } до дальності ваших сил цього ходу
op-damage-bonus-target = цього ходу одна із сил духа, що завдають шкоди, може завдати на { $n } { $style ->
        [icons] <damage>
       *[words] шкоди
    } більше
op-damage-bonus-self = цього ходу одна з ваших сил, що завдають шкоди, може завдати на { $n } { $style ->
        [icons] <damage>
       *[words] шкоди
    } більше
op-make-fast-target = цього ходу дух може застосувати як { $style ->
        [icons] <fast>
       *[words] швидку
    } 1 повільну силу, що виштовхує або збирає
op-make-fast-self = цього ходу можете застосувати як { $style ->
        [icons] <fast>
       *[words] швидку
    } 1 повільну силу, що виштовхує або збирає
op-more-plays-self = отримайте цього ходу ще { NP("card-play", $n) }
op-more-plays-target = дух отримує цього ходу ще { NP("card-play", $n) }
op-make-any-fast-target = цього ходу дух може застосувати як { $style ->
        [icons] <fast>
       *[words] { $n ->
            [one] швидку
           *[other] швидкі
        }
    } { $n ->
        [one] { $n } повільну силу
        [few] { $n } повільні сили
       *[other] { $n } повільних сил
    }
op-make-any-fast-self = цього ходу можете застосувати як { $style ->
        [icons] <fast>
       *[words] { $n ->
            [one] швидку
           *[other] швидкі
        }
    } { $n ->
        [one] { $n } повільну силу
        [few] { $n } повільні сили
       *[other] { $n } повільних сил
    }
op-ward-target = { defend-n } на кожній території з { $style ->
        [icons] <presence>
       *[words] присутністю
    } духа (цього ходу рухається за нею)
op-ward-self = { defend-n } на кожній території з вашою { $style ->
        [icons] <presence>
       *[words] присутністю
    } (цього ходу рухається за нею)
op-dahan-health = { $style ->
        [icons] <dahan>
       *[words] дахани
    } тут мають +{ $n } здоров’я цього ходу
op-block-blight = цього ходу сюди не можна додати { $style ->
        [icons] <blight>
       *[words] скверну
    }
op-protect-dahan = цього ходу { $style ->
        [icons] <dahan>
       *[words] даханам
    } тут не можна завдати шкоди, їх не можна знищити
op-spare-dahan = цього ходу спустошення не завдає шкоди { $style ->
        [icons] <dahan>
       *[words] даханам
    } тут
op-dahan-strike-together = цього ходу { $style ->
        [icons] <dahan>
       *[words] дахани
    } тут б’ють одночасно із загарбниками, що спустошують
op-fear-defends = { defend-n } тут за кожен { $style ->
        [icons] <fear>
       *[words] страх
    }, який сили викличуть тут цього ходу, але не за знищені { $style ->
        [icons] <town>
       *[words] поселення
    } й { $style ->
        [icons] <city>
       *[words] міста
    }
op-allow-repeat-target = цього ходу дух може повторити { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
    } сили, сплативши вартість знову
op-allow-repeat-again = цього ходу він може повторити { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
    } сили, сплативши вартість знову
op-allow-repeat-more = він може повторити ще { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
    } сили
op-allow-repeat-self = цього ходу можете повторити { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
    } сили, сплативши вартість знову
op-free-repeat-target = цього ходу дух може безкоштовно повторити { NP("power-card", $n) } вартістю до { $cost }
op-free-repeat-self = цього ходу можете безкоштовно повторити { NP("power-card", $n) } вартістю до { $cost }
op-share-presence = цього ходу ви й дух можете міряти дальність від { $style ->
        [icons] <presence>
       *[words] присутності
    } одне одного
op-retaliate = за кожну знищену тут цього ходу фігурку { $style ->
        [icons] (<town>/<city>/<dahan>
       *[words] (поселення, місто, дахан
    }): { damage-n }
op-retaliate-adjacent = цієї { $style ->
        [icons] <damage>
       *[words] шкоди
    } можна завдати й на суміжних територіях
op-keep-card-target = наприкінці ходу дух може взяти назад у руку { $n ->
        [one] { $n } зіграну карту
        [few] { $n } зіграні карти
       *[other] { $n } зіграних карт
    }
op-keep-card-again = наприкінці ходу він може взяти назад у руку { $n ->
        [one] { $n } зіграну карту
        [few] { $n } зіграні карти
       *[other] { $n } зіграних карт
    }
op-keep-card-self = ви теж можете взяти назад { $n ->
        [one] { $n } зіграну карту
        [few] { $n } зіграні карти
       *[other] { $n } зіграних карт
    }
op-extra-fear = +{ fear-n } { NP($what, 1, case: "per") }, знищене цією силою (щонайбільше { $max })
op-fear-per-destroyed = { $do }; { fear-n } за кожного знищеного загарбника
op-mutual-damage = { NP($what, 1, case: "bare") } і { NP($other, 1, case: "bare") } завдають шкоди одне одному
op-remove-blight-near = приберіть { NP($what, $n) } тут або на одній суміжній території

# Thresholds: how they join the printed effects.
th-more = +{ $clause }
th-may-instead = за бажання натомість { $do }
th-or-instead = або натомість: { $do }
th-first = спершу { $do }
th-before-push = перед виштовхуванням: { $do }
th-before = перед останнім ефектом: { $do }
th-instead = { $do } замість «{ $old }»
th-range-bonus = +{ $n } до дальності
th-range = дальність { $n }
level-instead = натомість: { $do }
level-may-instead = або натомість: { $do }

# Conditions as the head of a sentence.
if-and = { $a } і { $b }
if-terrain = у { $terrain }
if-coastal = на прибережній території
if-inland = на внутрішній території
if-ocean = в океані
if-has = якщо тут є { $what }
if-has-not = якщо тут немає { NP($what, 1, case: "than") }
if-min = якщо тут щонайменше { NP($what, $n, case: "nom") }
if-max = якщо тут щонайбільше { NP($what, $n, case: "nom") }
if-eq = якщо тут рівно { NP($what, $n, case: "nom") }
if-own-presence = якщо тут є ваша { $style ->
        [icons] <presence>
       *[words] присутність
    }
if-no-own-presence = якщо тут немає вашої { $style ->
        [icons] <presence>
       *[words] присутності
    }
if-presence = якщо тут є { $style ->
        [icons] <presence>
       *[words] присутність
    } будь-якого духа
if-sacred-site = якщо тут є { $style ->
        [icons] <sacred-site>
       *[words] священне місце
    }
if-outnumber = якщо даханів більше, ніж { NP($what, 1, case: "than") }
if-most-buildings = якщо ніде на полі немає більше { $style ->
        [icons] <town>/<city>
       *[words] поселень/міст
    }
if-at-least-dahan = якщо { NP($what, 1, case: "than") } тут не менше, ніж даханів
if-more-than-origin = де більше { NP($what, 1, case: "than") }
if-next-to-more = якщо на суміжній території більше { NP($what, 1, case: "than") }
if-another-spirit = якщо це інший дух
if-own-sacred-sites = якщо ви маєте щонайменше { $n } { $style ->
        [icons] <sacred-site>
       *[words] { $n ->
            [one] священне місце
            [few] священні місця
           *[many] священних місць
        }
    }
if-presence-was-added = якщо додано хоч один
if-moved = якщо переміщено щонайменше { $n }, на тій території
if-pushed-to = якщо когось виштовхнуто на територію { NP($what, 1, case: "with") }
if-forgot-this = якщо забуто цю карту
if-threshold = якщо поріг досягнуто

# Lands described by a condition. $form: strip (the target bar), one, other, each, lands (in each of them), in-one.
land = { $form ->
        [strip] { $any ->
            [yes] будь-яка територія
           *[no] територія
        }
        [one] { $any ->
            [yes] будь-яку територію
           *[no] територію
        }
        [other] окрему територію
        [each] кожній території
        [lands] { $any ->
            [yes] усіх територіях
           *[no] територіях
        }
       *[in-one] одній території
    } { $q }
land-coastal = { $form ->
        [strip] прибережна територія
        [one] прибережну територію
        [other] окрему прибережну територію
        [each] кожній прибережній території
        [lands] прибережних територіях
       *[in-one] одній прибережній території
    } { $q }
land-inland = { $form ->
        [strip] внутрішня територія
        [one] внутрішню територію
        [other] окрему внутрішню територію
        [each] кожній внутрішній території
        [lands] внутрішніх територіях
       *[in-one] одній внутрішній території
    } { $q }
land-terrain = { $form ->
        [strip] { $terrain }
        [one] територію ({ $terrain })
        [other] окрему територію ({ $terrain })
        [each] кожній території ({ $terrain })
        [lands] територіях ({ $terrain })
       *[in-one] одній території ({ $terrain })
    } { $q }
q-and = { $a }, { $b }
q-with = { NP($what, 1, case: "with") }
q-no = { NP($what, 1, case: "no") }
q-min = , де щонайменше { NP($what, $n, case: "nom") }
q-max = , де щонайбільше { NP($what, $n, case: "nom") }
q-eq = , де рівно { NP($what, $n, case: "nom") }
q-coastal = на узбережжі
q-inland = не на узбережжі
q-terrain = ({ $terrain })
q-presence = з { $style ->
        [icons] <presence>
       *[words] присутністю
    }
q-own-presence = з вашою { $style ->
        [icons] <presence>
       *[words] присутністю
    }
q-no-own-presence = без вашої { $style ->
        [icons] <presence>
       *[words] присутності
    }
q-sacred-site = зі { $style ->
        [icons] <sacred-site>
       *[words] священним місцем
    }
q-outnumber = , де { $style ->
        [icons] <dahan>
       *[words] даханів
    } більше, ніж { NP($what, 1, case: "than") }
q-most-buildings = з найбільшою на полі кількістю { $style ->
        [icons] <town>/<city>
       *[words] поселень/міст
    }
q-more-than-origin = , де більше { NP($what, 1, case: "than") }
q-next-to-more = поруч із територією, де більше { NP($what, 1, case: "than") }
terrain-jungle = { $case ->
        [in] джунглях
       *[name] джунглі
    }
terrain-mountain = { $case ->
        [in] горах
       *[name] гори
    }
terrain-sands = { $case ->
        [in] пісках
       *[name] піски
    }
terrain-wetland = { $case ->
        [in] болотах
       *[name] болота
    }

# The face of a card.
strip-range = { $style ->
        [icons] <range> <b>{ $n }</b>
       *[words] дальність { $n }
    } { $origin }
strip-from-presence = від присутності
strip-from-sacred-site = від священного місця
strip-from-terrain = { $from } в { $terrain }
strip-any-spirit = будь-який дух
strip-another-spirit = інший дух
strip-fast-with = швидка, якщо є { $what }
strip-join = { $a } · { $b }
speed-fast = швидка
speed-slow = повільна
deck-minor = Мала сила
deck-major = Велика сила
deck-unique = Унікальна сила
deck-innate = Вроджена сила
face-fear = Карта страху
face-invader = Карта загарбників · етап { $stage }
face-invader-terrains = { $n ->
        [one] { $n } тип місцевості
        [few] { $n } типи місцевості
       *[other] { $n } типів місцевості
    }
face-invader-coastal = узбережжя
face-stage-ii = Коли відкрито: на кожному полі додайте { NP($what, 1) } на територію без { NP($what, 2, case: "than") }.
stage-1 = I
stage-2 = II
stage-3 = III
stage-4 = IV

# Spirit panels.
growth-reclaim = <reclaim> усі
growth-reclaim-words = заберіть зі скиду всі карти сили
growth-reclaim-one = <reclaim> 1
growth-card = <card> +1
growth-card-minor = <card> мала
growth-card-major = <card> велика
growth-energy = <energy> +{ $n }
growth-plays = <plays> +{ $n }
growth-presence = <presence> <range> { $n }
growth-presence-terrain = <presence> <range> { $n } { $terrain }
growth-presence-words = додайте диск присутності, дальність { $n } { $terrain }
growth-add-presence-at-sea = <presence> <ocean>
growth-gather-presence-to-sea = <gather> <presence> <ocean>
growth-push-presence-from-sea = <push> <presence> <ocean>
growth-join = { $a }{"\u00A0"}· { $b }
growth-word-reclaim = забрати
growth-word-gain-energy = енергія
growth-word-more-plays = розіграш
growth-word-gain-power-card = карта сили
growth-word-add-presence = присутність
growth-word-add-presence-at-sea = океан
growth-word-gather-presence-to-sea = зібрати
growth-word-push-presence-from-sea = виштовхнути
track-number-energy = { $n ->
        [1] { $n } енергія
       *[other] { $n } енергії
    }
track-number-plays = { NP("card-play", $n, case: "nom") }
track-number-label = <b>{ $n }</b>
track-both-label = { $a } { $b }
track-reclaim-one-label = <reclaim>
track-any-label = <any-element>
track-any = одна стихія на вибір щоходу
track-reclaim-one = забрати зі скиду 1 карту
complexity-low = низька складність
complexity-moderate = середня складність
complexity-high = висока складність
passive-damage-bonus = кожна ваша сила, що завдає шкоди, завдає на { $n } більше { $style ->
        [icons] <damage>
       *[words] шкоди
    } за кожне застосування
passive-build-adds = будівництво у ваших { $style ->
        [icons] <sacred-site>
       *[words] священних місцях
    } додає { NP($what, 1) } замість { $style ->
        [icons] <town>
       *[words] поселення
    } чи { $style ->
        [icons] <city>
       *[words] міста
    }
passive-invader-health = загарбники у ваших { $style ->
        [icons] <sacred-site>
       *[words] священних місцях
    } мають на { $n } здоров’я менше (щонайменше { $minimum })
passive-follows-dahan = після кожного { $style ->
        [icons] <dahan>
       *[words] дахана
    }, що залишає вашу територію, можете перемістити з ним { $n } свій { $style ->
        [icons] <presence>
       *[words] диск присутності
    }
passive-falls-with-dahan = за кожного { $style ->
        [icons] <dahan>
       *[words] дахана
    }, знищеного спустошенням: знищте 1 свій { $style ->
        [icons] <presence>
       *[words] диск присутності
    } у межах дальності { $n }
passive-chokes = можете пропустити спустошення чи будівництво у своєму { $style ->
        [icons] <sacred-site>
       *[words] священному місці
    }, знищивши там { $n } свій { $style ->
        [icons] <presence>
       *[words] диск присутності
    }
passive-regrows = зростання може брати { $style ->
        [icons] <presence>
       *[words] диски присутності
    } зі знищених; на оскверненому острові — за { energy-n } кожен
passive-oceans = ваша { $style ->
        [icons] <presence>
       *[words] присутність
    } може бути в океанах, але не в глибині острова. На полях із вашою { $style ->
        [icons] <presence>
       *[words] присутністю
    } океан — прибережне болото для сил і для { $style ->
        [icons] <blight>
       *[words] скверни
    }, а загарбники й { $style ->
        [icons] <dahan>
       *[words] дахани
    }, переміщені в нього, знищуються: тонуть
passive-drowns = щоразу, як утоплені загарбники мають разом стільки надрукованого здоров’я, скільки є гравців: отримайте { energy-n }
passive-dreams = ваші сили насправді не шкодять і не знищують нічого, крім вашої { $style ->
        [icons] <presence>
       *[words] присутності
    }. Замість знищення загарбників вони дають: { $each }
dream-of = { NP($what, 1, case: "bare") } → { $does }
dream-fear = { fear-n }
dream-push = виштовхування
dream-join = { $a }; { $b }
passive-site-defend = { defend-n } на кожній території з вашим { $style ->
        [icons] <sacred-site>
       *[words] священним місцем
    }
passive-sacred-terrain = у { $terrain } навіть один ваш { $style ->
        [icons] <presence>
       *[words] диск присутності
    } — це { $style ->
        [icons] <sacred-site>
       *[words] священне місце
    }
passive-fast-per = щоходу можете застосувати як швидкі стільки повільних сил, скільки маєте { $element }
passive-far-dahan = за { energy-n } ваша сила може вибрати територію з { $style ->
        [icons] <dahan>
       *[words] даханами
    } поза дальністю
trigger-defended-one-land = після того як ваша сила додає { $style ->
        [icons] <defend>
       *[words] Захист
    } одній території: { $do } на неї
trigger-growth-presence-added = після кожного { $style ->
        [icons] <presence>
       *[words] диска присутності
    }, доданого під час зростання: { $do } з його території
