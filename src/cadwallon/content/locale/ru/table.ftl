# Стол: что можно сделать (act-), о чём спрашивают (ask-), почему карта ждёт (why-) и всё, что вокруг поля.
# Имя приходит во всех падежах: $figure_gen, $figure_dat ...; у клеток $space_to («на Караульную улицу») и $space_at («на Караульной улице»).

## Что можно сделать. По тексту на каждый глагол правил.

act-deploy = { $figure } { $space_to }
act-militia = Двинуть { $figure_acc }
act-patrol = Идти { $space_to }
act-strike = Атаковать { $figure_acc }
act-stay = Остаться
act-activate = Активировать { $figure_acc }
act-move = Идти { $space_to }
act-attack = Атаковать { $figure_acc }
act-leave = Покинуть район { $space_at }
act-set-out = Сначала в путь
    .hint = чтобы применить карту или умение по дороге
act-stop = Остановиться здесь
act-pick = Вскрыть замок
act-bash = { $quick ->
    [yes] Разбить сундук умением
   *[no] Разбить сундук
 }
act-play = { $with-figure ->
    [yes] { $card } на { $figure_acc }
   *[no] Сыграть: { $card }
 }
act-play-on = { $card } против { $rival_gen }
act-play-bash = { $card }: { $kind }
act-play-swap = { $card }: { $figure } и { $other }
act-use = { $with-figure ->
    [yes] { $skill } на { $figure_acc }
   *[no] { $skill }
 }
act-do = { $with-kind ->
    [yes] { $action }: { $kind }
   *[no] { $action }
 }
act-lock = Запереть { $kind_acc } { $space_at }
act-give = { $figure } отдаёт
act-shift = { $kind }: { $change ->
    [-2] на 2 дуката меньше
    [-1] на 1 дукат меньше
    [1] на 1 дукат больше
    [2] на 2 дуката больше
   *[other] на { $change }
 }
act-mission = { $with-skill ->
    [yes] Использовать «{ $mission }»: { $skill }
   *[no] Использовать «{ $mission }»
 }
act-choose = { $letter ->
    [a] Первое
   *[b] Второе
 }
act-put = Положить { $space_at }
act-mark = Пометить { $figure_acc }
act-rise = Поднять { $space_at }
act-shamble = Двинуть: { $figure }
act-sell = Продать: { $kind }
act-release = Отпустить заложника
act-done = Готово
act-discard = Сбросить: { $card }
act-keep = Оставить: { $card }
act-reroll = { $with-means ->
    [yes] Перебросить кубик { $number }: { $means }
   *[no] Перебросить кубик { $number }
 }
act-take = Взять: { $kind }
act-drop = { $kind } { $space_to }
act-flee = Прогнать { $space_to }
act-step = Ускользнуть { $space_to }
act-set = Поставить { $space_at }
act-close = Опустить решётку { $space_at }
act-pass = { $frame ->
    [turn] Без стражи
    [muster] Больше стражников не двигать
    [move] Дальше без этого
    [fight] Оставить так
    [won] На этом всё
    [roll] Оставить так
    [hiring] Никого не нанимать
    [inn] Больше не покупать
    [boasting] Без похвальбы
    [locking] Больше не запирать
    [shambling] Больше не двигать
    [procession] Оставить на местах
   *[other] Пас
 }
act-end = Конец хода
act-hire = { $hired } вместо { $figure_gen }
act-boast = { $boast }
act-meet = Встретиться с { $figure_ins }
act-hand = Отдать: { $kind }
act-get = Взять: { $kind }
act-swap-gear = Обменяться снаряжением
act-heal = Лечить { $figure_acc }
act-buy = Снаряжение для { $figure_gen }
act-equip = { $item } для { $figure_gen }
act-keep-gear = Оставить: { $item }
act-wield = { $with-figure ->
    [yes] { $item } на { $figure_acc }
   *[no] { $item }
 }
act-wield-at = { $item }: { $space }
act-wield-on = { $item }: рука соперника, { $rival }
act-intrigue = Взять интригу
act-fulfil = Выполнить: { $card }
act-keep-intrigue = Оставить: { $card }
act-drop-intrigue = Сбросить: { $card }
act-escape = Попытаться бежать
act-tunnel = Уйти через Туннель
act-pray = Отдать магические кристаллы
act-torture = Взять у { $figure_gen }: { $kind }
act-read = Читать в Архиве
act-loot = Грабить Тайную сокровищницу
act-fetch = Взять: { $card }
act-cancel = Отменить: { $card }
act-label = { $kind } { $space_at }
act-burn = Сжечь: { $kind }
act-offer = Отдать: { $kind }
act-clear = Расчистить: { $space }
act-parade = Гуляка { $space_at }
act-lose = Потерять: { $kind }
act-hide = { $figure } прячется внизу

act-go = Идти
act-go-pick = Подойти и вскрыть замок
act-go-bash = { $quick ->
    [yes] Подойти и разбить умением
   *[no] Подойти и разбить сундук
 }
act-go-attack = Подойти и атаковать { $figure_acc }
act-go-other = Подойти, затем: { $label }

choose-adv-04-a = Вор уходит из игры
choose-adv-04-b = Он отступает, а у вас отныне на одно очко действия за ход меньше
choose-adv-05-a = Забрать заложника
choose-adv-05-b = Взять обычную добычу; заложник остаётся здесь
choose-adv-14-a = Забрать герцога
choose-adv-14-b = Взять обычную добычу; герцог возвращается к похитителям

## О чём спрашивают. По тексту на каждый случай.

ask-arrival = { $figure } на месте.
ask-boasting = Похвалитесь? Сдержанное слово приносит дукаты, несдержанное — отнимает.
ask-choosing = Какое снаряжение и кому?
ask-claim = Сейчас заплатят за миссию.
ask-clearing = Какой завал расчищает { $figure }?
ask-cut-loose = { $kind ->
    [none] Ремни { $figure_gen } перерезаны: какое сокровище потеряно?
   *[other] В какую комнату это попадёт: { $kind }?
 }
ask-deploy = Поставьте одного из ваших воров к воротам
ask-discard = Какую карту отдаёте?
ask-dressing = Чьё ранение лечить? { $left ->
    [one] Ещё { $left }.
    [few] Ещё { $left }.
    [many] Ещё { $left }.
   *[other] Ещё { $left }.
 }
ask-drop-intrigue = Какую интригу сбрасывает { $rival }?
ask-ducat-chests = Открывают сундук с дукатами.
ask-ending = Игра кончается.
ask-escort = { $loser } теряет герцога. Что берёт { $winner }?
ask-exchange = { $figure } встречается с { $mate_ins }. Что переходит из рук в руки?
ask-feinting = Какая карта нападающего не действует?
ask-fetching = Какую карту взять из сброса? { $left ->
    [one] Ещё { $left }.
    [few] Ещё { $left }.
    [many] Ещё { $left }.
   *[other] Ещё { $left }.
 }
ask-fight = { $attacker } атакует { $defender_acc }
ask-fine = { $loser } платит страже.
ask-flight = { $figure } отступает на { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
 }: вы решаете куда
ask-give-up = Кто из воров отдаёт это: { $kind }?
ask-handover = { $loser } теряет заложника. Что берёт { $winner }?
ask-hiding = Кто прячется внизу и считается покинувшим район?
ask-hiring = Нанимаете наёмника? Он займёт место одного из ваших воров.
ask-inn = Трактир продаёт в долг: какое снаряжение и кому?
ask-jail = { $figure } попадает в Тюрьму.
ask-keep-gear = Какое снаряжение оставляет { $figure }? Другое уходит из игры.
ask-keep-intrigue = Какую интригу оставляете? Остальные идут под колоду.
ask-labels = { $room ->
    [none] Какой жетон меняет место?
   *[other] Какой жетон поменять с тем, что { $room_at }?
 }
ask-lay-down = { $figure } после обыска: положите сокровище в комнату
ask-locking = Какие сокровища перевернуть стороной сундука? { $left ->
    [one] Ещё { $left }.
    [few] Ещё { $left }.
    [many] Ещё { $left }.
   *[other] Ещё { $left }.
 }
ask-marking = Какого вора пометить?
ask-move = { $stage ->
    [0] { $figure } собирается идти. Примените что-нибудь сначала?
   *[other] Куда идёт { $figure }?
 }
ask-muster = Какого стражника двигаете? { $left ->
    [one] Ещё { $left }.
    [few] Ещё { $left }.
    [many] Ещё { $left }.
   *[other] Ещё { $left }.
 }
ask-offering = Что отдаёт { $figure }?
ask-opened = { $figure } открывает сундук. Примените что-нибудь?
ask-option = Что из двух?
ask-patrol = { $figure } может пройти до { $steps ->
    [one] { $steps } клетки
    [few] { $steps } клеток
    [many] { $steps } клеток
   *[other] { $steps } клетки
 }
ask-peek = Какую карту оставляете? Остальные идут под колоду.
ask-placing = { $token ->
    [portcullis] Тревога! Закройте одни ворота
    [exploration] В какую комнату положить жетон исследования, закрыто?
    [rubble] Какую улицу перекроет завал?
    [fire] Какая комната загорится?
    [reveller] Где появится гуляка?
   *[other] Куда положить?
 }
    .left = { $left ->
        [one] Осталось положить { $left }.
        [few] Осталось положить { $left }.
        [many] Осталось положить { $left }.
       *[other] Осталось положить { $left }.
     }
ask-preparation = Игра готовится.
ask-procession = { $start ->
    [none] Какого гуляку двигаете, не дальше { $steps ->
        [one] { $steps } улицы
        [few] { $steps } улиц
        [many] { $steps } улиц
       *[other] { $steps } улицы
     }?
   *[other] Куда идёт гуляка { $start_at }, не дальше { $steps ->
        [one] { $steps } улицы
        [few] { $steps } улиц
        [many] { $steps } улиц
       *[other] { $steps } улицы
     }?
 }
ask-recovery = Что Гильдия отбирает у { $loser_gen }?
ask-resolve = Что дальше?
ask-rising = Где встаёт зомби?
ask-rival-window = { $window ->
    [rival_move_start] { $figure } собирается идти
    [rival_pick_roll] { $figure } вскрывает замок
    [rival_mission] Сейчас заплатят за миссию: { $gang }
   *[other] Ответите картой?
 }
ask-roll = { $purpose ->
    [escape] { $figure } бежит: на кубике { $dice }, нужно { $target } или больше.
    [tunnel] { $figure } в Туннеле: на кубике { $dice }; 1 — конец, от 4 потерь нет.
    [loot] { $figure } в Тайной сокровищнице: { $dice }; два одинаковых — конец.
    [purse] { $figure } бросает за кошелёк: { $dice }.
    [ducats] { $figure } бросает за сундук: { $dice }.
    [ransom] { $figure } бросает за выкуп: { $dice }.
    [militia] Кубик для { $figure_gen }: { $dice } (6 — на месте).
    [cyclops] На кубике Циклопа { $dice }.
   *[other] { $figure }: на кубике { $dice }, нужно { $target } или меньше.
 }
ask-rumour = Вы распускаете слух: какая цена изменится?
ask-selling = Что продаёт { $figure }?
ask-set-down = Куда поставить { $figure_acc }?
ask-shambling = Какого зомби двигаете, не дальше { $steps ->
    [one] { $steps } клетки
    [few] { $steps } клеток
    [many] { $steps } клеток
   *[other] { $steps } клетки
 }?
ask-spoils = Что { $winner } берёт у { $loser_gen }?
ask-step = Куда ускользает { $figure }?
ask-surplus = { $figure } несёт слишком много: положите сокровище в пустую комнату
ask-tunnel-exit = Что { $figure } теряет в Туннеле? { $to_lose ->
    [one] Ещё { $to_lose }.
    [few] Ещё { $to_lose }.
    [many] Ещё { $to_lose }.
   *[other] Ещё { $to_lose }.
 }
ask-turn = { $phase ->
    [militia] { $below ->
        [yes] Двинете стражника, не дальше 4 клеток?
       *[no] Какого стражника назовёте? Кубик скажет, как далеко он пойдёт (6 — никуда).
     }
   *[other] Что делаете?
 }
ask-won = Вы выиграли бой. Примените что-нибудь?

## Замечания к действиям

row-way = { $steps } из { $most ->
    [one] { $most } клетки
    [few] { $most } клеток
    [many] { $most } клеток
   *[other] { $most } клетки
 }
row-chest-die = { $kind }, при { $faces ->
    [1] 1
   *[other] { $faces } или меньше
 }
row-goal = { $space }: { $note }
row-chest-sure = { $kind }, наверняка
row-load = несёт: { $load }
row-ends = кончает активацию { $figure_gen }
row-pays = приносит { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
    [many] { $ducats } дукатов
   *[other] { $ducats } дуката
 }

## Клетки словами

space-head = { $space }, { $kind ->
    [room] комната
    [gate] ворота
    [chamber] подземелье
   *[street] улица
 }{ $steps ->
    [0] .
    [one] , в { $steps } клетке.
    [few] , в { $steps } клетках.
    [many] , в { $steps } клетках.
   *[other] , в { $steps } клетки.
 }
space-chest = { $kind } в запертом сундуке.
space-chest-shut = { $kind } в закрытом сундуке.
space-token = { $token }.
space-token-hidden = Жетон исследования, закрыт.
space-token-seen = Закрытый жетон исследования, который вы видели: { $token }.
space-relic-hidden = Реликвия, закрыта.
space-shut = Решётка опущена.
space-rubble = Завал.
space-stairs = Вниз ведёт лестница.
space-wall = Лестница замурована.
space-duke = Здесь держат герцога.
space-ground-hostage = { $count ->
    [one] { $count } заложник.
    [few] { $count } заложника.
    [many] { $count } заложников.
   *[other] { $count } заложника.
 }
space-ground-fire = Горит.
space-ground-reveller = Гуляка.
space-near = Рядом: { $spaces }.
space-nobody = Никого.
space-figure = { $figure } здесь.
space-figure-load = { $figure } здесь; несёт: { $load }.
space-wounds = { $wounds ->
    [one] { $wounds } ранение.
    [few] { $wounds } ранения.
    [many] { $wounds } ранений.
   *[other] { $wounds } ранения.
 }
space-group-room = Комнаты
space-group-street = Улицы
space-group-gate = Ворота
space-group-chamber = Катакомбы
note-compass-north = С
note-compass-east = В
note-compass-south = Ю
note-compass-west = З

## Верхняя строка

table-round = Раунд
table-round-n = { $round ->
    [0] Перед первым раундом
   *[other] Раунд { $round }
 }
table-of-rounds = из { $rounds }
table-your-turn = Ваш ход
table-your-choice = Ваш выбор
table-turn-of = Ходит { $name }
table-is-away = { $name } не на связи
table-seat-open = { $who ->
    [they] { $name } ждут игрока
   *[it] { $name } ждёт игрока
 }
table-spectator = Вы зритель
table-phase = Фаза
phase-draw = Карта
phase-militia = Стража
phase-act = Действия
phase-end = Конец
track-round = Раунд { $round }{ $state ->
    [now] , сейчас
    [past] , прошёл
   *[next] {""}
 }{ $event ->
    [none] {""}
   *[other] : { $event }
 }
track-end = Конец игры
table-alarm-next = Тревога в следующем раунде
    .short = Скоро тревога
table-alarm-now = Тревога! Ворота закрываются
    .short = Тревога!
table-last-round = Последний раунд
table-gates-shut = { $shut ->
    [one] Закрыты { $shut } ворота
    [few] Закрыты { $shut } ворот
    [many] Закрыты { $shut } ворот
   *[other] Закрыты { $shut } ворот
 }
    .short = Закрыто: { $shut }
table-event-next = Далее: { $event }

## Соперники, миссии, хроника, действия

table-rail = Соперники, миссии, действия
table-rivals = Соперники
table-in-order = по порядку хода
table-missions = Миссии Гильдии
table-missions-cost = использовать: { $ap } ОД
table-chronicle = Хроника
table-actions = Действия
table-hand = Ваша рука
table-gang = Ваша банда
table-tabs = Что показано под полем
table-drawer = Соперники, миссии и действия
table-you = Вы
table-night-begins = Ночь начинается.
log-heading = { $name }, раунд { $round }
rival-link = по ссылке
rival-open = { $who ->
    [they] ждут игрока
   *[it] ждёт игрока
 }
rival-here = за этим экраном
rival-bot = бот
rival-stands-in = замещает бот
rival-thinks = думает
rival-away = нет на связи { $time }
rival-ducats = Дукаты, скрыты
rival-cards = { $back ->
    [purple] Карты Арканы с лиловой рубашкой
   *[blue] Карты Арканы с синей рубашкой
 }
rival-cards-n = { $cards ->
    [one] { $cards } карта в руке
    [few] { $cards } карты в руке
    [many] { $cards } карт в руке
   *[other] { $cards } карты в руке
 }
rival-intrigues = Интриги
host-bot = Пусть играет бот
host-person = Вернуть место
host-link = Ссылки
mission-pays = { $count ->
    [0] У вас нет таких сокровищ.
   *[other] Сейчас она принесла бы вам { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
        [many] { $ducats } дукатов
       *[other] { $ducats } дуката
     } за { $ap } ОД.
 }
mission-not-now = Сейчас нельзя: нужны очки действия в свой ход и хотя бы одно сокровище этого вида.
mission-none = нет
mission-no-more = Миссий больше нет.
mission-use = { $ap } ОД, { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
    [many] { $ducats } дукатов
   *[other] { $ducats } дуката
 }
note-mission = { $kind }: миссия платит { $ducats }
note-again = Нажмите ещё раз: { $what }
where-mission = миссия { $now } › { $then }
table-again = ещё раз
table-sure = точно
table-final = не отменить
table-ap = { $ap ->
    [one] { $ap } очко действия
    [few] { $ap } очка действия
    [many] { $ap } очков действия
   *[other] { $ap } очка действия
 }
table-ap-left = Осталось { $ap } ОД
table-ducats = Дукаты
table-experience = Опыт
table-experience-token = жетон опыта
table-point-space = Укажите подсвеченную клетку, соперника в кольце или карту.
table-nothing-left = Этому вору больше нечего делать: выберите другого или закончите ход.
way-point = Точка пути { $number }: { $space }.
table-choose-thief = Выберите вора на поле или внизу.
table-back = Назад
table-swap = Поменять
table-zoom-in = Ближе
table-zoom-out = Дальше
table-zoom-fit = Всё поле
table-small-map = Малая карта
table-line-down = Связи нет: ничего не отправлено. Она вернётся сама.
stat-combat = Бой
stat-movement = Движение
stat-mind = Ум. способности
stat-changed = { $printed } на карте, сейчас { $now }.
place-outside = вне района
place-removed = вне игры
place-unplaced = ещё не на поле
place-lost = не вернётся
ask-click-space = Нажмите подсвеченную клетку.
ask-click-figure = Нажмите фигурку в кольце.

## Ожидание

wait-title = Пока вы ждёте
wait-asked = Вас спросят, когда можно будет сыграть вашу карту: { $cards }.
wait-nothing = У вас нет карт, которые играют в ход соперника.
wait-quiet = В этот ход вас не спрашивают.
wait-dont-ask = Не спрашивать в этот ход
wait-for = { $who ->
    [they] Решают { $name }.
   *[it] Решает { $name }.
 }
wait-limit = { $seconds ->
    [one] Уровень: { $level }. Думает над ходом не дольше { $seconds } секунды.
    [few] Уровень: { $level }. Думает над ходом не дольше { $seconds } секунд.
    [many] Уровень: { $level }. Думает над ходом не дольше { $seconds } секунд.
   *[other] Уровень: { $level }. Думает над ходом не дольше { $seconds } секунды.
}
wait-pace = Скорость
wait-pause = Пауза
wait-skip = пропустить
ribbon-ap = { $name }: осталось { $ap } ОД из { $of }

## Банда внизу

thief-ready = в строю
thief-acting = ходит
thief-done = ход сделан
thief-waiting = ждёт
thief-wounded = ранение
thief-prison = в тюрьме
thief-outside = снаружи
thief-removed = вне игры
thief-unplaced = не на поле
thief-lost = без вести
thief-no-gear = Нет снаряжения
table-end-turn = Конец хода
table-undo = Отменить
undo-yes = Отменяет ваш последний шаг.
undo-die = Кубик брошен: это остаётся.
undo-card = Карта или жетон открыты: это остаётся.
undo-rival = С тех пор решал другой игрок: это остаётся.
undo-start = Отменять нечего.
undo-none = Сейчас не ваш ход.
turn-plays = { $who ->
    [they] ходят
   *[it] ходит
 }
turn-hint = Подсказка
turn-hint-what = Что сделал бы здесь глава гильдии и почему.
turn-hint-number = подсказка { $number }
turn-thinks = { $who ->
    [they] думают
   *[it] думает
 }
turn-waits-you = { $who ->
    [they] { $name } ждут вас
   *[it] { $name } ждёт вас
 }
pile-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
 }, верхняя { $back ->
    [purple] лиловая
   *[blue] синяя
 }
pile-discard = { $count ->
    [one] { $count } карта в сбросе
    [few] { $count } карты в сбросе
    [many] { $count } карт в сбросе
   *[other] { $count } карты в сбросе
 }
hand-tap = коснитесь карты, чтобы прочесть
hand-summary = Можно сыграть сейчас: { $playable }. Ждут своего часа: { $waiting }.
card-playable = можно
card-playable-now = сыграть
card-joins = добавится
card-choose-target = Выберите цель
join-run = +2 клетки
join-secret-door = сквозь стены
join-shadow-walk = +1 клетка
join-over-the-rooftops = по крышам
intrigue-penalty = { $ducats ->
    [one] −{ $ducats } дукат, если останется
    [few] −{ $ducats } дуката, если останется
    [many] −{ $ducats } дукатов, если останется
   *[other] −{ $ducats } дуката, если останется
 }
intrigue-no-penalty = Без штрафа
intrigue-held = интрига
intrigue-progress = { $done } из { $of }
gear-once = Сбросить после применения
gear-always = Действует всю игру
when-fight = До броска
when-fight-attacker = Когда нападаете
when-fight-defender = Когда защищаетесь
when-fight-dice = После броска
when-fight-won = После победы в бою
when-own-turn = В ваш ход
when-own-activation = С вашим активным вором
when-own-move = Во время вашего движения
when-own-move-start = В начале вашего движения
when-own-chest-action = Когда разбиваете сундук
when-own-test-roll = После неудачного броска
when-own-roll = После вашего броска
when-own-chest-opened = После открытия сундука
when-own-mission = Когда используете миссию
when-own-militia-phase = В вашей фазе стражи
when-rival-move-start = Когда соперник начинает движение
when-rival-pick-roll = Соперник вскрыл замок
when-rival-mission = Соперник использует миссию
when-short-fight = до броска
when-short-fight-attacker = нападая
when-short-fight-defender = защищаясь
when-short-fight-dice = по броску
when-short-fight-won = победа
when-short-own-turn = ваш ход
when-short-own-activation = с вором
when-short-own-move = движение
when-short-own-move-start = начало пути
when-short-own-chest-action = взлом
when-short-own-test-roll = неудача
when-short-own-roll = ваш бросок
when-short-own-chest-opened = сундук
when-short-own-mission = миссия
when-short-own-militia-phase = стража
when-short-rival-move-start = чужой путь
when-short-rival-pick-roll = чужой замок
when-short-rival-mission = чужая плата
why-other = Сейчас её сыграть нельзя.

## Ответы, броски, бои, обмены

prompt-play = Сыграть карту
prompt-pass = Пас
prompt-dont-ask = Не спрашивать в этот ход
roll-failed = Не удалось
roll-lock-holds = Замок не поддался
roll-stands = Кубик брошен
roll-pick = { $figure } вскрывает замок: { $target } или меньше.
roll-test = { $figure }, проверка умственных способностей: { $target } или меньше.
roll-escape = { $figure } пытается бежать: { $target } или больше.
roll-militia = Как далеко пойдёт { $figure }; 6 — никуда.
roll-purse = Кошелёк { $figure_gen }.
roll-chest-of-ducats = Сундук, который выносит { $figure }.
roll-cyclops = Куда идёт Циклоп.
roll-tunnel = { $figure } в Туннеле.
roll-loot = { $figure } в Тайной сокровищнице: два одинаковых — конец.
roll-mail-coat = Выдержит ли кольчуга { $figure_gen }?
roll-duke-moved = Куда уводят герцога.
roll-reroll = { $figure } перебрасывает.
roll-fight = Кубики боя.
roll-other = { $figure } бросает кубик.
fight-attacker = Нападающий
fight-defender = Защищающийся
fight-won = { $winner } побеждает { $loser_acc }
fight-round = схватка { $round }
fight-highest = старший кубик { $die }
fight-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
 }
fight-bonus = { $bonus ->
    [-2] меньше на 2
    [-1] меньше на 1
   *[other] +{ $bonus }
 }
fight-no-card = карты пока нет
fight-may-play = можно сыграть ещё одну карту
fight-so-far = В этом бою
fight-tie = побеждает при ничьей
fight-step-his = { $mine ->
    [attack] Ваша карта
   *[defend] Его карта
 }
fight-step-yours = { $mine ->
    [attack] Его карта
   *[defend] Ваша карта
 }
fight-step-dice = Кубики
fight-step-after = После броска
fight-step-spoils = Добыча
fight-step-flight = Отступление
fight-winning = Вы побеждаете
fight-losing = Вы проигрываете
fight-against = { $mine } против { $his }
fight-answer = Ваш ответ
fight-answer-hint = Круг — ваша вероятность выиграть бой.
fight-waits = Другая сторона думает.
fight-if-lost = Проигрыш: { $carries ->
    [yes] { $figure } отдаёт сокровище ({ $load }) и отступает.
   *[no] минус два дуката, и { $figure } отступает.
 }
fight-if-won = Победа: { $carries ->
    [yes] { $figure } берёт сокровище ({ $load }) и прогоняет { $foe_acc }.
   *[no] { $figure } берёт два дуката и прогоняет { $foe_acc }.
 }
exchange-empty = Ничего не несёт.
took-gear = { $item } для { $figure_gen }
took-nothing = пока ничего

## Лист приключения

sheet-title = Приключение
sheet-prices = Цены
sheet-fence = Скупщица
sheet-fence-next = следующий раунд: { $space }
sheet-mark = метка: { $figure }
sheet-held = { $figure } стоит до следующего хода: { $name }
sheet-duke = Герцога держат: { $space }
sheet-seals = Печати
sheet-seals-broken = { $broken ->
    [0] все целы; третья разбудит зверя
    [1] сломана одна; третья разбудит зверя
    [2] сломаны две; третья разбудит зверя
   *[other] сломано: { $broken }; зверь проснулся
 }
number-dukes-treasure = Сокровище герцога
number-blood-purse = Кровавый кошель
number-bounty = Награда за метку
number-zombie-combat = Бой зомби
number-lowest-ap = ОД за ход, не меньше
number-hideout = Заложники в логове
number-fires-put-out = Потушено пожаров

## Окна над столом

end-ask-title = Закончить ход?
end-ask-text = { $ap ->
    [one] Осталось { $ap } очко действия
    [few] Осталось { $ap } очка действия
    [many] Осталось { $ap } очков действия
   *[other] Осталось { $ap } очка действия
 }; ещё могут действовать: { $figures }.
end-ask-stay = Остаться
words-title = Поле словами
words-figures = Кто где
words-figure = Фигурка
words-gang = Банда
words-place = Место
words-load = Несёт
words-lying = Что где лежит
words-gates = Ворота
words-gate-shut = закрыты решёткой
words-gate-open = открыты: воры могут уходить
words-gate-quiet = открыты
links-title = Места и ссылки
links-copy = Копировать ссылку
links-revoke = Новая ссылка
links-watch = Зрители
links-watch-hint = Они видят то, что могут видеть все.
seat-here = за этим экраном
seat-link = по ссылке
seat-bot = бот
keys-title = Клавиши
key-space = Пробел
key-thief = выбрать вора
key-row = строка панели или ответ
key-neighbour = клетка в ту сторону
key-lit = прошлая, следующая подсвеченная клетка
key-do = сделать
key-end = конец хода
key-pass = пас или дальше
key-back = назад
key-undo = отменить
key-point = точка пути
key-hand = рука
key-missions = миссии
key-gang = банда
key-log = хроника
key-rivals = соперники
key-board = другое поле
key-zoom = ближе, дальше, всё поле
key-next = следующее событие
key-hint = подсказка
key-pace = скорость
key-here = что здесь
key-words = поле словами
key-rules = правила; с Shift — все клавиши
key-region = следующая область
tab-act = Действия
tab-hand = Рука
tab-missions = Миссии
tab-gang = Банда
tab-log = Хроника
sheet-grip = Выше или ниже
say-your-turn = Ваш ход, { $ap ->
    [one] { $ap } очко действия.
    [few] { $ap } очка действия.
    [many] { $ap } очков действия.
   *[other] { $ap } очка действия.
 }
why-your-turn = Ждёт вашего хода.
why-your-thief = Ждёт, когда будет действовать ваш вор.
why-move-start = Ждёт, когда ваш вор отправится в путь.
why-your-move = Ждёт движения вашего вора.
why-at-chest = Ждёт, когда ваш вор окажется у сундука.
why-failed-roll = Ждёт вашей неудачной проверки умственных способностей.
why-chest-opened = Ждёт, когда ваш вор откроет сундук.
why-militia-phase = Ждёт вашей фазы стражи.
why-attacking = Ждёт, когда ваш вор нападёт.
why-defending = Ждёт, когда нападут на вашего вора.
why-before-dice = Ждёт боя, до броска.
why-after-dice = Ждёт боя, после броска.
why-fight-won = Ждёт вашей победы в бою.
why-rival-moves = Ждёт, когда вор соперника соберётся двигаться.
why-rival-picks = Ждёт, когда вор соперника вскроет замок.
why-rival-mission = Ждёт, когда соперник использует миссию.
why-not-now = Сначала завершается другое.
why-over = Игра окончена.
why-once = Действует только раз, и уже применена.
why-one-card = Вы уже сыграли карту в этом бою.
why-silenced = «Засада» запрещает вам играть карты в этом бою.
why-no-target = Применить не на ком.
why-no-card = Другая сторона не сыграла карты.
why-no-action = У вашего вора не осталось действия.
why-no-chest = Здесь нет сундука.
why-no-points = Не хватает очков действия.
why-no-gain = С ней разбить сундук не дешевле.
why-useless = Она ничего не изменит.
why-below = Не в катакомбах.
why-not-open = Только на улице или в зоне высадки.
why-in-prison = Не в Тюрьме.
why-no-room = Рядом нет свободной клетки.
why-not-watch = Только против стражи.
why-not-thief = Только против воров.
why-by-itself = Откроется сама, когда это случится.
why-turn-end = Её смотрят в конце вашего хода.
why-game-end = Её смотрят в конце игры.
why-cannot-pay = Её цену здесь и сейчас не заплатить.

rival-lost = { $name }: связь потеряна. Ничего не пропало, партия ждёт.
risk-chance = Это удаётся в { $chance } случаев. Иначе вор может погибнуть.
risk-unknown = Вор может погибнуть.
risk-yes = Рискнуть
risk-no = Лучше не надо
table-result = Итог
