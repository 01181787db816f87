# Nombres de las cartas de Misión.

mis_red_gem_0 = Gemas rojas +0

mis_red_gem_1 = Gemas rojas +1

mis_red_gem_2 = Gemas rojas +2

mis_green_gem_0 = Gemas verdes +0

mis_green_gem_1 = Gemas verdes +1

mis_green_gem_2 = Gemas verdes +2

mis_keys_0 = Manojos de llaves +0

mis_keys_1 = Manojos de llaves +1

mis_keys_2 = Manojos de llaves +2

mis_scroll_0 = Pergaminos +0

mis_scroll_1 = Pergaminos +1

mis_scroll_2 = Pergaminos +2

mis_bracelet_0 = Brazaletes +0

mis_bracelet_1 = Brazaletes +1

mis_bracelet_2 = Brazaletes +2
