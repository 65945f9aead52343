### Майстерня: види речей і як їх пишуть.

workshop-spirit-island-about = Пакунок додає карти до колод, карти страху, духів і поля. Стихії — sun, moon, fire, air, water, earth, plant, animal; місцевості — jungle, mountain, sands, wetland.
workshop-spirit-island-minor = Мала сила
workshop-spirit-island-minor-help = cost, speed (fast або slow), elements, що є ціллю, звідки й як далеко, та ефекти по черзі. thresholds — додаткові ефекти за стихії.
workshop-spirit-island-major = Велика сила
workshop-spirit-island-major-help = Пишеться як мала сила, з deck: major; зазвичай із порогом.
workshop-spirit-island-unique = Унікальна сила
workshop-spirit-island-unique-help = Пишеться як мала сила, з deck: unique і духом, якому належить.
workshop-spirit-island-spirit = Дух
workshop-spirit-island-spirit-help = setup — де починає присутність, growth — варіанти зростання, tracks — що показують клітинки, innates — вроджені сили, uniques — чотири карти, з якими він починає. plays-spirit- з його id — одним реченням, як він грає.
workshop-spirit-island-fear = Карта страху
workshop-spirit-island-fear-help = Що стається на рівні жаху 1, 2 і 3.
workshop-spirit-island-invader = Карта загарбників
workshop-spirit-island-invader-help = stage від 1 до 3 і місцевості. Додаткові карти діють лише там, де карт етапу в грі більше.
workshop-spirit-island-board = Поле
workshop-spirit-island-board-help = Території за номерами: місцевість, чи прибережні, фігурки на початку й сусіди. layouts каже, на скільки гравців воно; карта з тією самою назвою (.tmx) його малює.
workshop-spirit-island-blight-card = Карта скверни
workshop-spirit-island-blight-card-help = Скільки скверни на ній на гравця і що стається, коли її перевертають. Із set base.
workshop-spirit-island-adversary = Супротивник
workshop-spirit-island-adversary-help = Ескалація і що додає кожен рівень. Із set base.
