# What is asked. $who is a player's name, $land a land's letter and number, $source what asks, $n what is left.
prompt-growth-choose = { $who }: виберіть варіант зростання
prompt-growth-order = { $who }: виберіть, яка частина зростання наступна
prompt-presence-from = { $who }: виберіть, звідки взяти диск присутності
prompt-presence-from-detail = { $n ->
        [-1] зі шкали або з території на острові
       *[other] дальність { $n } · зі шкали або з території на острові
    }
prompt-presence-from-island = { $n ->
        [-1] з території на острові
       *[other] дальність { $n } · з території на острові
    }
prompt-presence-from-set-up = один диск зі шкали йде у { $land }
prompt-presence-to = { $who }: виберіть територію для диска присутності
prompt-presence-to-detail = { $n ->
        [-1] будь-який океан
       *[other] дальність { $n }
    }
prompt-card-deck = { $who }: виберіть колоду, з якої отримати карту сили
prompt-card-keep = { $who }: виберіть карту, яку залишити
prompt-card-forget = { $who }: виберіть карту сили, яку забути
prompt-card-forget-detail = ціна великої сили · з руки, з гри або зі скиду
prompt-play = { $who }: зіграйте карти сили
prompt-play-detail = залишилося: { NP("card-play", $n, case: "nom") } і { $m } { $m ->
        [1] енергія
       *[other] енергії
    }
prompt-powers-fast = { $who }: застосуйте швидку силу
prompt-powers-slow = { $who }: застосуйте повільну силу
prompt-powers-fast-none = { $who }: швидких сил застосувати не можна
prompt-powers-slow-none = { $who }: повільних сил застосувати не можна
prompt-powers-detail = { $n ->
        [0] завершіть фазу
        [one] можна застосувати { $n } силу; потім завершіть фазу
        [few] можна застосувати { $n } сили; потім завершіть фазу
       *[many] можна застосувати { $n } сил; потім завершіть фазу
    }
prompt-powers-hastened = повільних не більше ніж { $n }
prompt-target-land = { $who }: виберіть територію для { $source }
prompt-target-land-detail = дальність { $n }
prompt-target-seat = { $who }: виберіть духа для { $source }
prompt-may-instead = { $who }: виберіть, який ефект застосувати
prompt-choose-one = { $who }: виберіть щось одне
prompt-damage = { $who }: завдайте шкоди у { $land }
prompt-damage-detail = залишилося: { $n } шкоди
prompt-damage-different = { $who }: завдайте шкоди іншому загарбнику у { $land }
prompt-push-to = { $who }: виштовхніть { NP($what, 1) } з { $land }
prompt-gather-from = { $who }: зберіть { NP($what, 1) } у { $land }
prompt-destroy = { $who }: знищте { NP($what, 1) } у { $land }
prompt-drown = { $who }: утопіть { NP($what, 1) } у { $land }
prompt-remove = { $who }: приберіть { NP($what, 1) } з { $land }
prompt-remove-health = { $who }: виберіть загарбника, якого прибрати з { $land }
prompt-remove-health-detail = залишилося: { $n } здоров’я
prompt-replace = { $who }: замініть { NP($what, 1) } у { $land }
prompt-downgrade = { $who }: понизьте { NP($what, 1) } у { $land }
prompt-move-land = { $who }: виберіть територію, на яку перемістити фігурки
prompt-move-to = { $who }: перемістіть { NP($what, 1) } у { $land }
prompt-choose-land = { $who }: виберіть територію для { $source }
prompt-in-land = { $who }: виберіть територію для { $source }
prompt-each-player = { $who }: виберіть територію для { $source }
prompt-one-land = { $who }: виберіть територію для { $source }
prompt-pay = { $who }: сплатити { $n } { $n ->
        [1] енергію
       *[other] енергії
    } за цей ефект?
prompt-element = { $who }: виберіть стихію, яку отримати
prompt-powers-any = можна вибрати стихію для клітинки із зіркою
prompt-skip = { $who }: пропустити { $action } у { $land }?
prompt-skip-price = знищує там { $n } ваш диск присутності
prompt-bonus = { $who }: завдати на { $n } більше шкоди у { $land }?
prompt-repeat = { $who }: повторити { $source }?
prompt-blight-cascade = { $who }: виберіть, куди поширюється скверна з { $land }
prompt-presence-lost = { $who }: виберіть, який диск присутності знищено
prompt-presence-destroy = { $who }: виберіть, який ваш диск присутності буде знищено
prompt-ravage-order = { $who }: виберіть територію, яку спустошать наступною
prompt-ravage-strike = { $who }: виберіть, кого б’ють дахани у { $land }
prompt-ravage-strike-detail = залишилося: { $n } шкоди
prompt-stage-ii = { $who }: виберіть, де постане поселення на полі { $board }
prompt-escalation = { $who }: ескалація, виберіть територію на полі { $board }
prompt-mining-rush = { $who }: виберіть територію поруч із { $land } для нового поселення
prompt-keep-card = { $who }: виберіть зіграну карту, яку взяти назад у руку
prompt-give-card = { $who }: виберіть карту, яку отримає { $other }
prompt-follow = { $who }: піти за даханами з { $land }?
prompt-setup-land = { $who }: виберіть прибережну територію для своєї присутності
prompt-drown-save = { $who }: виберіть берег для дахана, що тоне в { $land }
prompt-fear-reveal = { $who }: виберіть карту страху, яку відкрити
prompt-dream-push = { $who }: виберіть, куди йдуть ті, кому в { $land } наснилася смерть
prompt-play-now = { $who }: зіграти отриману карту зараз ({ $n } { $n ->
        [1] енергія
       *[other] енергії
    })?
prompt-origin-presence = { $who }: виберіть диск присутності, який переміститься
prompt-together = Усі гравці діють у будь-якому порядку
prompt-other = { $who }: виберіть
prompt-nobody = Зараз вирішувати нічого
prompt-wait = Чекаємо: { $who }

# The line below the question: its parts are joined one after the other.
prompt-join = { $a } · { $b }
prompt-left = залишилося: { $n }
prompt-lands = { $n ->
        [one] { $n } дозволена територія
        [few] { $n } дозволені території
       *[other] { $n } дозволених територій
    }
prompt-lands-far = з них за { $price ->
        [1] { $price } енергію
       *[other] { $price } енергії
    }: { $n }
prompt-must = обов’язково
prompt-may-decline = можна відмовитися
prompt-with-others = інші діють одночасно

# What asks.

# The name of a power, a rule or a card; Ukrainian asks for a case: gen after «для».
source-card = { $case ->
        [gen] карти «{ $name }»
        [acc] карту «{ $name }»
       *[nom] «{ $name }»
    }
source-innate = { $case ->
        [gen] сили «{ $name }»
        [acc] силу «{ $name }»
       *[nom] «{ $name }»
    }
source-fear = { $case ->
        [gen] карти страху «{ $name }»
        [acc] карту страху «{ $name }»
       *[nom] «{ $name }»
    }
source-blight-card = { $case ->
        [gen] карти скверни «{ $name }»
        [acc] карту скверни «{ $name }»
       *[nom] «{ $name }»
    }
source-adversary = «{ $name }»
source-rule = { $case ->
        [gen] правила «{ $name }»
        [acc] правило «{ $name }»
       *[nom] «{ $name }»
    }
source-growth = зростання
source-invader = { $case ->
        [gen] карти загарбників «{ $name }»
        [acc] карту загарбників «{ $name }»
       *[nom] карта загарбників «{ $name }»
    }
source-some = { $case ->
        [gen] цього ефекту
        [acc] цей ефект
       *[nom] цей ефект
    }
skip-what-ravage = спустошення
skip-what-build = будівництво
skip-what-explore = дослідження

# Buttons: at most 18 signs, but for names and effects.
opt-land = { $land }
opt-land-terrain = { $land } · { $terrain }
opt-piece = { $kind } { $land }
opt-piece-hurt = { $kind } { $land } (−{ $n })
opt-move = { $kind } { $from }→{ $to }
opt-move-hurt = { $kind } −{ $n } { $from }→{ $to }
opt-presence-short = присутність
opt-track-energy = шкала енергії
opt-track-plays = шкала розіграшів
opt-destroyed = знищений диск
opt-fear-earned = Здобута карта { $n }
opt-fear-deck = Колода, карта { $n }
opt-deck-minor = мала сила
opt-deck-major = велика сила
opt-gain-minor = взяти малу силу
opt-gain-major = взяти велику силу
opt-yes = Так
opt-no = Ні
opt-yes-skip = Пропустити
opt-no-skip = Не пропускати
opt-yes-pay = Сплатити
opt-no-pay = Не платити
opt-done = Готово
opt-decline = Відмовитися
opt-done-play = Завершити розіграш
opt-done-powers-fast = Завершити фазу
opt-done-powers-slow = Завершити фазу
opt-innate-levels = { $name }, лише до рівня { $n }
opt-no-threshold = { $name } (без порога)
opt-growth = зростання, рядок { $n }

# What an undo takes back, as it stands after “Undo:”.
undo-play = зіграно «{ $what }»
undo-powers = застосовано «{ $what }»
undo-land = вибрано { $what }
undo-track-energy = диск зі шкали енергії
undo-track-plays = диск зі шкали розіграшів
undo-growth = зростання, рядок { $n }{ $of ->
        [0] {""}
       *[other] {" "}з { $of }
    }
undo-done-play = кінець розігрування
undo-done-powers = кінець фази
undo-done-powers-fast = кінець швидких сил
undo-done-powers-slow = кінець повільних сил
undo-done-gather = більше не збирати
undo-done-push = більше не виштовхувати
undo-done-follow = присутність лишається
undo-done-skip = дію не пропущено
undo-done-pay = без оплати
undo-done-bonus = без додаткової шкоди
undo-done-damage = без додаткової шкоди
undo-done-repeat = без повторення
undo-done-play-now = карту зараз не зіграно
undo-done-keep-card = жодної карти не повернуто
undo-done-reclaim-one = жодної карти не забрано
undo-done-give-card = жодної карти не віддано
undo-done-drown-save = дахана не врятовано
undo-done-source = нічого не вибрано для { $source }
undo-done = відмова
undo-choice = вибір для { $source }
undo-push = { $what } (виштовхнуто)
undo-gather = { $what } (зібрано)
undo-damage = { $what } (шкода)
undo-ravage-strike = { $what } (шкода)
undo-card-keep = отримано «{ $what }»
undo-card-forget = забуто «{ $what }»
undo-card-deck = взято: { $what }
undo-keep-card = повернуто «{ $what }»
undo-reclaim-one = забрано «{ $what }»
undo-give-card = віддано «{ $what }»
undo-element = стихія: { $what }
undo-destroy = { $what } (знищено)
undo-drown = { $what } (утоплено)
undo-remove = { $what } (прибрано)
undo-remove-health = { $what } (прибрано)
undo-downgrade = { $what } (понижено)
undo-replace = { $what } (замінено)
undo-move-to = { $what } (переміщено)
undo-follow = { $what } (переміщено)
undo-presence-destroy = { $what } (знищено)
undo-other = { $what }

# Phases: a name for the ribbon and what happens in it.
phase-growth = Зростання, карти
phase-growth-hint = Кожен дух зростає, отримує енергію та розігрує карти сили.
phase-fast = Швидкі сили
phase-fast-hint = Духи застосовують швидкі сили в будь-якому порядку.
phase-blighted-island = Осквернений острів
phase-blighted-island-hint = Починається фаза загарбників: перед страхом діє осквернений бік карти скверни.
phase-fear = Страх
phase-fear-hint = Здобуті карти страху діють, кожна за поточним рівнем жаху.
phase-ravage = Спустошення
phase-ravage-hint = Загарбники на територіях карти завдають шкоди територіям і даханам; уцілілі дахани б’ють у відповідь.
phase-build = Будівництво
phase-build-hint = Кожна територія карти із загарбниками отримує місто, якщо поселень більше, ніж міст, інакше поселення.
phase-explore = Дослідження
phase-explore-hint = Відкривають нову карту загарбників; дослідники приходять на її території біля моря, з поселенням чи містом або поруч із ними.
phase-advance = Зсув карт
phase-advance-hint = Карти загарбників зсуваються: дослідження стає будівництвом, будівництво спустошенням, спустошення йде у скид.
phase-slow = Повільні сили
phase-slow-hint = Духи застосовують повільні сили в будь-якому порядку.
phase-time-passes = Час минає
phase-time-passes-hint = Зіграні карти йдуть у скид, шкода загоюється, стихії та ефекти цього ходу зникають.
phase-setup = Підготовка
phase-setup-hint = Готуємо острів: духи, загарбники, дахани, колоди.
