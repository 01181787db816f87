# Names of the mission cards.

mis_red_gem_0 = Red Gems +0

mis_red_gem_1 = Red Gems +1

mis_red_gem_2 = Red Gems +2

mis_green_gem_0 = Green Gems +0

mis_green_gem_1 = Green Gems +1

mis_green_gem_2 = Green Gems +2

mis_keys_0 = Bunches of Keys +0

mis_keys_1 = Bunches of Keys +1

mis_keys_2 = Bunches of Keys +2

mis_scroll_0 = Scrolls +0

mis_scroll_1 = Scrolls +1

mis_scroll_2 = Scrolls +2

mis_bracelet_0 = Bracelets +0

mis_bracelet_1 = Bracelets +1

mis_bracelet_2 = Bracelets +2
