# Названия карт миссий.

mis_red_gem_0 = Красные самоцветы +0

mis_red_gem_1 = Красные самоцветы +1

mis_red_gem_2 = Красные самоцветы +2

mis_green_gem_0 = Зелёные самоцветы +0

mis_green_gem_1 = Зелёные самоцветы +1

mis_green_gem_2 = Зелёные самоцветы +2

mis_keys_0 = Связки ключей +0

mis_keys_1 = Связки ключей +1

mis_keys_2 = Связки ключей +2

mis_scroll_0 = Свитки +0

mis_scroll_1 = Свитки +1

mis_scroll_2 = Свитки +2

mis_bracelet_0 = Браслеты +0

mis_bracelet_1 = Браслеты +1

mis_bracelet_2 = Браслеты +2
