# Названия на поле «catacombs»: space-SLUG, building-SLUG, note-SLUG; .lines — заголовок по строкам; .to и .at — куда и где.

board-catacombs = Катакомбы Кадваллона
    .lines =
        Катакомбы
        Кадваллона

space-holy-altar = Святой алтарь
    .to = к Святому алтарю
    .at = у Святого алтаря

space-lair = Логово
    .to = в Логово
    .at = в Логове

space-tunnel = Туннель
    .to = в Туннель
    .at = в Туннеле

space-prison = Тюрьма
    .to = в Тюрьму
    .at = в Тюрьме

space-treasure-room = Тайная сокровищница
    .to = в Тайную сокровищницу
    .at = в Тайной сокровищнице

space-pentacle = Пентаграмма
    .to = на Пентаграмму
    .at = на Пентаграмме

space-scriptorium = Архив
    .to = в Архив
    .at = в Архиве

space-torture-chamber = Камера пыток
    .to = в Камеру пыток
    .at = в Камере пыток
