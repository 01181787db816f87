# Noms des cartes mission.

mis_red_gem_0 = Gemmes rouges +0

mis_red_gem_1 = Gemmes rouges +1

mis_red_gem_2 = Gemmes rouges +2

mis_green_gem_0 = Gemmes vertes +0

mis_green_gem_1 = Gemmes vertes +1

mis_green_gem_2 = Gemmes vertes +2

mis_keys_0 = Trousseaux de clés +0

mis_keys_1 = Trousseaux de clés +1

mis_keys_2 = Trousseaux de clés +2

mis_scroll_0 = Parchemins +0

mis_scroll_1 = Parchemins +1

mis_scroll_2 = Parchemins +2

mis_bracelet_0 = Bracelets +0

mis_bracelet_1 = Bracelets +1

mis_bracelet_2 = Bracelets +2
