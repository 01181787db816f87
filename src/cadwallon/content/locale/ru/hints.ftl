# Подсказки: что вокруг них, и причины, hint-ПРИЧИНА. Причины говорят и на Python, и в терминале.

hint-title = Подсказка
hint-by = что сделал бы глава гильдии
hint-thinks = Глава гильдии обдумывает ход.
hint-none = Здесь нечего посоветовать.
hint-first = Сделать первое
hint-close = Закрыть
hint-plan = { $figure }: { $deed }
hint-plan-way = { $figure }, { $space }: { $deed }
hint-ducats = дуката
hint-wins = победа { $chance }
hint-n-ducats = { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
    [many] { $ducats } дукатов
   *[other] { $ducats } дуката
}
hint-n-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
hint-n-treasures = { $treasures ->
    [one] { $treasures } сокровище
    [few] { $treasures } сокровища
    [many] { $treasures } сокровищ
   *[other] { $treasures } сокровища
}

# Причины

hint-best = Так вышло лучше всего, когда ночь доиграли в уме.
hint-worth = Сразу приносит { hint-n-ducats }.
hint-mission = { $mission }: платит { hint-n-ducats }, пока не перехватил соперник.
hint-chest = { $chance ->
    [100] { $kind }: примерно { hint-n-ducats }.
   *[other] { $kind }: примерно { hint-n-ducats }; откроется с вероятностью { $chance } %.
}
hint-chest-mission = { $chance ->
    [100] { $kind }: задание «{ $mission }» заплатит на { hint-n-ducats } больше.
   *[other] { $kind }: задание «{ $mission }» заплатит на { hint-n-ducats } больше; откроется с вероятностью { $chance } %.
}
hint-purse = { $chance ->
    [100] { $kind }: дукаты сразу в руки.
   *[other] { $kind }: дукаты сразу в руки; откроется с вероятностью { $chance } %.
}
hint-leave = Вынести { hint-n-treasures } на { hint-n-ducats }.
hint-leave-empty = Уйти вовремя: оставшийся вор стоит 3 дуката.
hint-attack = { $figure }: нападение удастся с вероятностью { $chance } %.
hint-attack-loot = { $figure } несёт сокровище ({ $kind }); нападение удастся с вероятностью { $chance } %.
hint-home = { $treasures ->
    [0] По пути домой: осталось { hint-n-steps }.
   *[other] По пути домой, с собой { hint-n-treasures }: осталось { hint-n-steps }.
}
hint-near = { $steps ->
    [0] Там сундук: { $kind }.
   *[other] Ближе к сундуку: { $kind }, { $space }, ещё { hint-n-steps }.
}
hint-goal = { $steps ->
    [0] Там есть чем поживиться: { $space }.
   *[other] Ближе к добыче: { $space }, ещё { hint-n-steps }.
}
hint-deploy = { $chests ->
    [one] Рядом с этими воротами { $chests } сундук.
    [few] Рядом с этими воротами { $chests } сундука.
    [many] Рядом с этими воротами { $chests } сундуков.
   *[other] Рядом с этими воротами { $chests } сундука.
}
hint-gate = Закрывает выход, ближе всех { $figure }: { hint-n-steps }.
hint-take = { $kind }: вам это примерно { hint-n-ducats }.
hint-flee = { $figure }: рядом с тем, что важно.
hint-chase = { $figure }: там, где хуже всего.
hint-watch = Стража подальше от вас и поближе к соперникам.
hint-card = Сейчас это ценнее, чем потом.
hint-keep = Приберечь: потом это будет ценнее.
hint-pass = Всё прочее обойдётся дороже, чем принесёт.
hint-end = Больше ничего выгодного не осталось.
