### Names of all cards.

## Characters

name-anima-paladin = Паладинка
name-anima-thief = Злодій
name-anima-wizard = Чарівниця
name-anima-warrior-mentalist = Воїн-менталіст
name-anima-drifting-sellsword = Мандрівний найманець
name-anima-gate-warden = Вартова брами
name-anima-lantern-scout = Розвідниця з ліхтарем
name-anima-ash-duelist = Попелястий дуелянт
name-anima-moth-alchemist = Алхімік нічних метеликів
name-anima-riverside-monk = Річковий чернець
name-anima-storm-herald = Вісниця бурі
name-anima-masked-envoy = Посланниця в масці
name-anima-clockwork-squire = Заводний зброєносець
name-anima-twin-blade-courier = Гінчиня з двома клинками
name-anima-iron-penitent = Залізний покутник
name-anima-grave-cartographer = Картографка могил
name-anima-sable-witch = Чорна відьма
name-anima-hill-trapper = Ловець із пагорбів
name-anima-sun-archer = Сонячна лучниця
name-anima-wandering-tutor = Мандрівний наставник

## Areas

name-anima-village-of-cornes = Село Корнес
name-anima-tower-at-the-end = Вежа на краю
name-anima-crossroads-market = Ринок на роздоріжжі
name-anima-heather-moor = Вересове пустище
name-anima-millpond-ferry = Пором біля млина
name-anima-quarry-camp = Табір у каменярні
name-anima-fogbound-forest = Ліс у тумані
name-anima-sunken-archive = Затонулий архів
name-anima-red-canyon = Червоний каньйон
name-anima-harbor-of-chains = Гавань ланцюгів
name-anima-cliff-monastery = Монастир на скелі
name-anima-glass-desert = Скляна пустеля
name-anima-drowned-capital = Потопла столиця
name-anima-dragonbone-pass = Перевал кісток дракона

## Encounters

name-anima-gutter-rats = Щури зі стоків
name-anima-road-robbers = Дорожні грабіжники
name-anima-lantern-wisp = Блудний вогник
name-anima-bog-lurker = Болотяний хижак
name-anima-restless-bones = Неспокійні кості
name-anima-levy-guards = Митна варта
name-anima-starved-hounds = Зголоднілі пси
name-anima-marsh-hag = Болотяна карга
name-anima-cave-brute = Печерний велет
name-anima-night-choir = Нічний хор
name-anima-hired-company = Найманий загін
name-anima-glass-serpent = Скляний змій
name-anima-stray-golem = Заблуканий голем
name-anima-bone-regent = Кістяний регент
name-anima-elder-wyvern = Старезна віверна
name-anima-fallen-champion = Занепалий звитяжець
name-anima-trench-leviathan = Левіафан із безодні
name-anima-void-spawn = Виплід порожнечі
name-anima-inn = Корчма
name-anima-merchant-caravan = Купецький караван
name-anima-bad-weather = Негода
name-anima-toll-bridge = Платний міст
name-anima-kind-pilgrim = Добрий прочанин
name-anima-landslide = Зсув
name-anima-pit-traps = Вовчі ями
name-anima-hidden-cache = Таємний сховок
name-anima-torn-ground = Розверста земля
name-anima-whispering-idol = Ідол-шептун

## Advantages

name-anima-focused-strike = Зосереджений удар
name-anima-iron-body = Залізне тіло
name-anima-second-wind = Друге дихання
name-anima-swift-step = Прудкий крок
name-anima-counterstance = Контрстійка
name-anima-sleep = Сон
name-anima-cinder-bolt = Жаринна стріла
name-anima-ward-circle = Захисне коло
name-anima-far-sight = Далекий зір
name-anima-unmaking-word = Слово розвіяння
name-anima-pickpocket = Кишенькова крадіжка
name-anima-smoke-escape = Втеча в диму
name-anima-poisoned-blade = Отруєний клинок
name-anima-false-trail = Хибний слід
name-anima-forged-papers = Підроблені папери
name-anima-wrong-way = Неправильна дорога
name-anima-zeppelin-travel = Подорож на цепеліні
name-anima-betrayal = Зрада
name-anima-reinforcements = Підкріплення
name-anima-tavern-rumours = Чутки з таверни
name-anima-supply-cache = Схов припасів
name-anima-heavy-rain = Злива
name-anima-old-debt = Старий борг
name-anima-lucky-coin = Щаслива монета
name-anima-calm-skies = Ясне небо
name-anima-stirred-nest = Розворушене гніздо
name-anima-safe-camp = Безпечний табір
name-anima-lantern-order = Орден ліхтаря
name-anima-hollow-court = Порожній двір
name-anima-ledger-house = Дім рахунків
name-anima-free-knives = Вільні ножі

## Missions

name-anima-missing-courier = Зниклий гонець
name-anima-wolf-winter = Вовча зима
name-anima-sealed-folio = Запечатаний фоліант
name-anima-canyon-bounty = Розшук у каньйоні
name-anima-night-vigil = Нічна варта
name-anima-tribute = Данина
name-anima-ring-of-trust = Коло довіри
name-anima-chain-breakers = Розривачі кайданів
name-anima-ashfall-watch = Варта попелопаду
name-anima-mirror-caravan = Караван дзеркал
name-anima-last-chain = Останній ланцюг
name-anima-hold-the-gate = Утримати браму
name-anima-scatter-the-shards = Розвіяти уламки
