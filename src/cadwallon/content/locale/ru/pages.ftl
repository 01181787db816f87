# Страницы вокруг стола: начало, новая игра, вход по ссылке, конец, правила, об игре.

## Начало

home-motto = Полцарства за дукат!
home-pitch = Одна ночь, четыре банды, двадцать четыре комнаты чужого добра. Крадите, бейте, ускользайте от стражи и уходите, пока не упала последняя решётка.
home-play = Играть сразу
home-play-what = { $adventure }, против бота
home-new = Новая игра
home-join = Войти по ссылке
home-join-what = вставьте то, что прислал друг
home-rules = Читать правила
home-rules-what = с номерами и поиском
home-continue = Продолжить
home-device = на этом устройстве
home-none = Игр пока нет. «Играть сразу» начнёт первую.
home-round = Раунд { $round } из { $rounds }
home-round-with = Раунд { $round } из { $rounds }, играют { $others }
home-round-here = За одним экраном: { $here }, раунд { $round } из { $rounds }
home-not-begun = Не начата, раундов: { $rounds }
home-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
home-my-turn = Ваш ход
home-turn = Ходит { $name }
home-waits = Решает соперник
home-over = Окончена
home-watching = Вы зритель
home-stale = Сделана с другим содержанием
home-more = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
    [many] Показать ещё { $count }
   *[other] Показать ещё { $count }
}

## Вход по ссылке

join-title = Войти в игру
join-lead = За столом для вас оставлено место.
join-name = Ваше имя
join-name-hint = Так вас видят другие.
join-go = Занять место
join-paste = Ссылка или код в её конце
join-paste-wrong = Это не ссылка на место; они выглядят так: { $example }
join-find = Дальше
join-anonymous = Друг

## Новая игра

new-title = Новая игра
new-all = Все { $count }
new-base = Город воров 1–8
new-expansion = Король пепла 9–14
new-adventures = Приключения
new-number = Приключение { $number }
new-number-first = Приключение { $number }, лучшее для начала
new-players-range = { $min ->
    [one] { $min } игрок
    [few] { $min }–{ $max } игрока
    [many] { $min }–{ $max } игроков
   *[other] { $min }–{ $max } игрока
}
new-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
new-length = около { $minutes }, игроков: { $players }
new-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}
new-alarm = тревога в раунде { $round }
new-catacombs = катакомбы
new-heroes = { $count ->
    [one] { $count } героиня
    [few] { $count } героини
    [many] { $count } героинь
   *[other] { $count } героини
}
new-mode = Правила
new-mode-base = Базовые правила
new-mode-old_city = Старый город, новые трюки
new-mode-expansion = Король пепла
new-mode-old_city-hint = Приключение с правилами дополнения: ранения, опыт, снаряжение, интриги, исследование.
new-seats = Места
new-seat = Место { $number }
new-you = Вы
new-name-of = Имя игрока: { $gang }
new-kind = Кто играет?
new-kind-here = За этим экраном
new-kind-link = По ссылке
new-kind-bot = Бот
new-bot-kind = Уровень бота
new-level-novice = Быстрый и правдоподобный, но ошибается. Для первых игр.
new-level-cutpurse = Продумывает весь ход: сундуки, задания, драки, путь домой в срок.
new-level-guild-master = Перед каждым шагом доигрывает ночь в уме. Не торопится.
new-level-random = Делает что угодно из разрешённого.
new-link-later = Вы получите ссылку на это место, как только игра будет создана.
new-gang-of = Банда игрока { $name }
new-gang-taken = { $gang }, поменяться: { $name }
new-guild = Гильдия ювелиров
new-guild-style = Не воры, а другая сторона: Сиенна, Изабо и оба стражника получают плату за каждого остановленного вора. Без этого выбора их ведёт тот, у кого наименьший бросок.
new-add = { $count ->
    [3] Добавить третьего игрока
   *[other] Добавить четвёртого игрока
}
new-remove = Убрать: { $name }
new-thieves = Показать четырёх воров
new-inn = Трактир
new-inn-hint = До игры каждый покупает в долг карты, разложенные в Трактире.
new-inn-not = Только «Король пепла»
new-play = Играть
new-play-what = { $adventure }, { $players }
new-making = Раскладываем район …
new-wrong-long = В имени не больше { $limit } букв.
new-wrong-same = У двух игроков не может быть одного имени.
new-friend = Друг
new-player = Игрок { $number }
new-short-01 = Ударьте по Сокровищнице, когда она полна
new-short-02 = Охотьтесь на помеченного, берегите своего
new-short-03 = Самоцветы — и наружу, мимо клинков
new-short-04 = Поднимайте мёртвых на беду соперникам
new-short-05 = Хватайте знатных гостей и сдавайте их
new-short-06 = Продайте Сиенне, пока цена не упала
new-short-07 = Опустошите комнаты, пока не сгорели
new-short-08 = Выносите добычу, пока падают ворота
new-short-09 = Сломайте пять печатей внизу
new-short-10 = Соберите проклятые реликвии
new-short-11 = Замуруйте лестницы или держите открытыми
new-short-12 = Сдержите свои похвальбы
new-short-13 = Жгите добычу: победит самый щедрый
new-short-14 = Один приз на всех: герцог

## Конец игры

end-head = { $adventure }, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
end-you = Вы
end-you-win = Эта ночь ваша
end-wins = Победа: { $name }
end-you-share = Победу с вами делят: { $names }
end-share = Победу делят: { $names }
end-why-ahead = { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
    [many] { $ducats } дукатов
   *[other] { $ducats } дуката
}, на { $ahead } больше, чем { $me ->
    [yes] вы
   *[no] { $second }
}.
end-why-tie = { $ducats ->
    [one] По { $ducats } дукату, и впереди { $first }: вынесено больше.
    [few] По { $ducats } дуката, и впереди { $first }: вынесено больше.
    [many] По { $ducats } дукатов, и впереди { $first }: вынесено больше.
   *[other] По { $ducats } дуката, и впереди { $first }: вынесено больше.
}
end-why-even = { $ducats ->
    [one] По { $ducats } дукату: впереди никого.
    [few] По { $ducats } дуката: впереди никого.
    [many] По { $ducats } дукатов: впереди никого.
   *[other] По { $ducats } дуката: впереди никого.
}
end-why-one = Больше всего принесли: { $first } ({ $one }).
end-why-two = Больше всего принесли: { $first } ({ $one }) и { $other } ({ $two }).
end-places = Места
end-sources = Откуда каждый дукат
end-source = Источник
end-total = Дукаты
end-chart = Дукаты по раундам
end-chart-end = конец
end-chart-table = Показать таблицей
end-chart-chart = Показать графиком
end-chart-round = Раунд { $round }
end-chart-alarm = Тревога
end-chart-alt = Линии дукатов после каждого раунда. Кнопка у заголовка показывает их таблицей.
end-proof = Честные кубики
end-proof-fits = Ключ подходит к печати.
end-proof-fits-text = Печать опубликована до первого кубика, ключ — после последнего. Ваш браузер только что сравнил их: никто не мог выбрать ни кубика, ни карты этой игры.
end-proof-fails = Ключ не подходит к печати!
end-proof-fails-text = Кто-то изменил ключ или печать. Не верьте кубикам этой игры.
end-proof-unknown = Печать и ключ всех кубиков.
end-proof-unknown-text = Печать опубликована до первого кубика, ключ — после последнего. Этот браузер не может сравнить их здесь; это делает «cadwallon verify» по протоколу.
end-proof-record = В протоколе записано каждое решение. У кого он есть, может повторить всю игру, кубик за кубиком: cadwallon verify FILE.
end-proof-seed = Из зерна { $seed }: кто его знал, мог знать все кубики и карты и может сыграть ту же партию снова.
end-seal = Печать
end-key = Ключ
end-again = Ещё раз, те же места
end-record = Сохранить протокол
end-board = Посмотреть поле
end-nothing = ничего

## Откуда дукаты

source-missions = Миссии
source-middlemen = Посредники
source-sales = Вынесенная добыча
source-coffers = Сундуки с дукатами
source-openings = Открытые сундуки
source-purses = Кошельки
source-fights = Бои между бандами
source-fines = Штрафы страже
source-cards = Карты Арканы
source-adventure = Лист приключения
source-tolls = Пошлины
source-altar = Алтарь
source-treasure-room = Тайная сокровищница
source-tunnel = Туннель
source-intrigues = Интриги
source-penalties = Проваленные интриги
source-boasts = Похвальбы
source-debts = Долги Трактиру
source-left-behind = Брошенные, по 3
source-other = Прочее

## Правила

rules-title = Правила
rules-search = Ищите слова или номер, например C-4
rules-found = { $count ->
    [0] Ничего не найдено.
    [one] { $count } правило.
    [few] { $count } правила.
    [many] { $count } правил.
   *[other] { $count } правила.
}
rules-none = Ничего не найдено. Попробуйте меньше слов или другие.
rules-chapters = Главы
rules-link = Ссылка на правило { $number }

## Об игре

about-title = Об игре
about-lead = Домашнее цифровое издание игры «Кадваллон: Город воров» и дополнения «Король пепла».
about-unofficial = Это неофициальная работа поклонников. Издатели настольной игры её не делали и не одобряли; названия принадлежат их владельцам. Тексты и рисунки оригинальны.
about-icons = Значки: Lorc, Delapouite и другие авторы game-icons.net, лицензия CC BY 3.0, перерисованы мельче.
about-fonts = Шрифт: Alegreya, Juan Pablo del Peral, Huerta Tipográfica, лицензия SIL Open Font License 1.1.
about-own = Рамки, сокровища, жетоны, портреты, обложки, поля и все другие рисунки принадлежат этому изданию.
about-privacy = Ни учётной записи, ни слежки, ни обращений к другим серверам. Одно куки отличает места этого устройства от других; настройки остаются в этом браузере.
about-licence = Программа свободна (MIT); тексты и рисунки — CC BY-SA 4.0.
about-version = Версия { $version }
about-credits = Благодарности
about-game = Игра
