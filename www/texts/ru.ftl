# Тексты страницы.

app-name = Vorhand
page-title = Vorhand: карточные игры без сети
home-title = Карточные игры для тихого вечера
home-lead = Вы против компьютера: без регистрации и без интернета. Каждый ход объясняется, каждый счёт расписан по шагам.
privacy = Без учётных записей, рекламы и слежки: всё остаётся на вашем устройстве.
language = Язык
language-failed = Тексты на этом языке сейчас недоступны.
language-name = { $language ->
    [de] немецкий
    [ru] русский
   *[en] английский
}

# Начало
resume = Продолжить
saved-deal = Раздача { $n }, счёт (сначала ваш)
saved-over = Партия окончена, раздача { $n }, счёт (сначала ваш)
new-match = Новая партия
brief = Правила вкратце
rules-in-full = Правила полностью
bring-back = Вернуть прежнюю партию (раздача { $n })
damaged = Сохранённую партию прочитать не удалось. Можно сохранить её текст и начать новую.
damaged-download = Скачать текст
damaged-forget = Удалить текст
preset = Правила
players = Игроков
level = Сила игры
level-beginner = Новичок
level-casual = Любитель
level-club = Клубный игрок
level-master = Мастер
level-each = каждому своя
level-each-hint = У каждого соперника своя.
options = Правила по пунктам
differs = Отличия:
difference = { $field }: { $value } (обычно: { $before })
as-preset = Точно по набору «{ $preset }».
range = От { $low } до { $high }.
value-yes = да
value-no = нет
update = Обновить
offline-unknown = Проверяем, работает ли игра без сети.
offline-saving = Сохраняем игру для работы без сети…
offline-ready = Работает без сети · версия { $version } · { $size } МБ
offline-none = Здесь только с сетью: браузер ничего не сохраняет.
offline-update = Готова новая версия.
storage-off = Браузер здесь ничего не сохраняет: партия закончится вместе со страницей.

# Движок
engine = Игровой движок
engine-loading = Игровой движок: { $loaded } из { $total } МБ
engine-starting = Игровой движок запускается…
engine-dealing = Сдаём карты…
engine-ready = Игровой движок готов.
engine-late = Это дольше обычного. Можно подождать или попробовать ещё раз.
engine-broken = Игровой движок остановился. Партия сохранена.
engine-restart = Запустить ещё раз
engine-network = Игровой движок не загрузился. Проверьте соединение и попробуйте ещё раз.
engine-refused = Браузер или сайт запрещает WebAssembly, без него движок не работает.
engine-timeout = Игровой движок не отвечает. Попробуйте ещё раз.
engine-crashed = В игровом движке произошёл сбой. Попробуйте ещё раз.
engine-restarted = Игровой движок был перезапущен.

# Как называются масти и фигуры колоды, что лежит на столе. Другие тексты по имени их не называют.
-clubs = { DECK() ->
    [german] жёлуди
   *[french] трефы
}
-spades = { DECK() ->
    [german] листья
   *[french] пики
}
-hearts = { DECK() ->
    [german] черви
   *[french] червы
}
-diamonds = { DECK() ->
    [german] бубны
   *[french] бубны
}
-Clubs = { DECK() ->
    [german] Жёлуди
   *[french] Трефы
}
-Spades = { DECK() ->
    [german] Листья
   *[french] Пики
}
-Hearts = { DECK() ->
    [german] Черви
   *[french] Червы
}
-Diamonds = { DECK() ->
    [german] Бубны
   *[french] Бубны
}
-clubs-genitive = { DECK() ->
    [german] желудей
   *[french] треф
}
-spades-genitive = { DECK() ->
    [german] листьев
   *[french] пик
}
-hearts-genitive = { DECK() ->
    [german] червей
   *[french] червей
}
-diamonds-genitive = { DECK() ->
    [german] бубен
   *[french] бубен
}
-clubs-dative = { DECK() ->
    [german] желудям
   *[french] трефам
}
-spades-dative = { DECK() ->
    [german] листьям
   *[french] пикам
}
-hearts-dative = { DECK() ->
    [german] червям
   *[french] червам
}
-diamonds-dative = { DECK() ->
    [german] бубнам
   *[french] бубнам
}
-queen = { DECK() ->
    [german] верхник
   *[french] дама
}
-jack = { DECK() ->
    [german] нижник
   *[french] валет
}
-Jack = { DECK() ->
    [german] Нижник
   *[french] Валет
}
-jack-genitive = { DECK() ->
    [german] нижника
   *[french] валета
}
-jacks = { DECK() ->
    [german] нижники
   *[french] валеты
}
-Jacks = { DECK() ->
    [german] Нижники
   *[french] Валеты
}
-jacks-genitive = { DECK() ->
    [german] нижников
   *[french] валетов
}
-Jacks-genitive = { DECK() ->
    [german] Нижников
   *[french] Валетов
}
-jacks-dative = { DECK() ->
    [german] нижникам
   *[french] валетам
}
-jacks-instrumental = { DECK() ->
    [german] нижниками
   *[french] валетами
}
-red-jacks = { DECK() ->
    [german] нижники червей и бубен
   *[french] красные валеты
}
-black-jacks = { DECK() ->
    [german] нижники желудей и листьев
   *[french] чёрные валеты
}
-Red-jacks = { DECK() ->
    [german] Нижники червей и бубен
   *[french] Два красных валета
}
-Black-jacks = { DECK() ->
    [german] Нижники желудей и листьев
   *[french] Два чёрных валета
}
-red-jacks-genitive = { DECK() ->
    [german] нижников червей и бубен
   *[french] двух красных валетов
}
-black-jacks-genitive = { DECK() ->
    [german] нижников желудей и листьев
   *[french] двух чёрных валетов
}
-colour-jacks = { DECK() ->
    [german] нижники червей и бубен или желудей и листьев
   *[french] два красных или два чёрных валета
}
-colour-jacks-genitive = { DECK() ->
    [german] нижников червей и бубен или желудей и листьев
   *[french] двух красных или двух чёрных валетов
}
-by-suits-in-turn = { DECK() ->
    [german] по мастям, старшие слева
   *[french] по мастям, чёрные и красные через одну
}

# Карты и имена
card-name = { rank-name } { $suit ->
    [clubs] { -clubs-genitive }
    [spades] { -spades-genitive }
    [hearts] { -hearts-genitive }
   *[diamonds] { -diamonds-genitive }
}
rank-name = { $rank ->
    [ace] туз
    [king] король
    [queen] { -queen }
    [jack] { -jack }
    [ten] десятка
    [nine] девятка
    [eight] восьмёрка
    [seven] семёрка
    [six] шестёрка
    [five] пятёрка
    [four] четвёрка
    [three] тройка
   *[two] двойка
}
card-hidden = закрытая карта
cards-of-suit = { $suit ->
    [clubs] { -Clubs }
    [spades] { -Spades }
    [hearts] { -Hearts }
    [diamonds] { -Diamonds }
   *[trump] Козыри
}: { $cards }.
may-play = Можно сыграть: { $cards }
hand-empty = больше нет.
trick-empty = карт пока нет.
card-of = { $player }: { $card }
card-of-winner = { $player }: { $card }, пока старшая
name-you = Вы
name-you-within = вы
name-0 = Ида
name-1 = Лена
name-2 = Отто
name-3 = Марта
name-4 = Пауль
name-5 = Грета
name-6 = Эмиль

# Стол
table-label = Игровой стол
zone-opponents = Соперники
opponents-about = Никто не видит больше, чем видно с его места. Сила различается тем, сколько сыгранных карт игрок помнит и как долго думает, а в скате и рамсе ещё и тем, насколько верно он оценивает свои карты.
zone-trick = Взятка
zone-last = Прошлая взятка
zone-hand = Ваши карты
zone-message = Состояние игры
zone-skat = Скат
zone-stock = Талон
zone-upcard = Вскрытый козырь
zone-shown = Показано
actions = Подсказки
side = Счёт и ход игры
menu = Меню
go-home = На главную
deal-number = Раздача { $n }
changed-count = (+{ $n })
seat-score = счёт: { $n }
seat-dealer = сдающий
dealer-mark = С
seat-turn = ходит
count-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
count-tricks = { $n ->
    [one] { $n } взятка
    [few] { $n } взятки
   *[many] { $n } взяток
}
count-card-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
points-short = { $n } оч.
mark-leads = бьёт
mark-took = взятка
your-turn = Ваш ход.
your-lead = Ваш заход.
may-call = Можно также: { $calls }.
led = Зашли { $suit ->
    [clubs] с { -clubs-genitive }
    [spades] с { -spades-genitive }
    [hearts] с { -hearts-genitive }
    [diamonds] с { -diamonds-genitive }
   *[trump] с козыря
}.
turn-of = Ходит { $player }.
decision-of = Решает { $player }.
thinking = { $player } думает…
not-your-turn = Ещё рано: ходит { $player }.
deal-is-over = Раздача окончена.
match-is-over = Партия окончена.
show-result = Итог
next-deal = Следующая раздача
go-on = Дальше
last-trick = Прошлая
hint = Совет
undo = Отменить ход
sheet = Счёт
sheet-short = Счёт
clause = Правило: { $title }
hint-says = Совет: { $move }. { $reason }
hint-working = Совет готовится…
hint-compare = Сравнить ходы

# Счёт и итог
sheet-caption = Счёт после каждой раздачи и что было записано
sheet-deal = №
sheet-sum = Счёт
sheet-foot = Выигранные и проигранные игры, окончательный счёт
sheet-print = Напечатать запись
sheet-empty = Пока ничего не записано.
sheet-limit = Проигрывает тот, чей счёт достигнет { $n }.
note-undone = { $n ->
    [one] взят назад { $n } ход
    [few] взято назад { $n } хода
   *[many] взято назад { $n } ходов
}
result-title = Раздача { $n }: итог
result-caption = Очки, взятки, что записано и счёт каждого игрока
no-result = Ни одна раздача ещё не сыграна.
col-player = Игрок
col-card-points = Очки
col-tricks = Взятки
col-written = Записано
col-total = Счёт
derivation = Как это посчитано
all-hands = Все карты
all-tricks = Все взятки
match-over-title = { $self ->
    [yes] { $n ->
        [one] Вы проиграли партию
       *[other] Партию проиграли: { $players }
    }
   *[no] { $n ->
        [one] Партию проигрывает { $players }
       *[other] Партию проиграли: { $players }
    }
}
choose-dealer = Кто сдаёт первым в следующей партии?
dealer-by-lot = Первого сдающего следующей партии определит жребий.
dealer-next = Первый сдающий следующей партии: { $player }.
match-again = Ещё одна партия

# Окна
close = Закрыть
save-record = Сохранить партию как текст
rules = Правила этой партии
opponents = Соперники
settings = Настройки
log = Ход игры
log-empty = Пока ничего не произошло.
keys = Клавиатура
dialog-settings = Настройки
dialog-menu = Меню
dialog-rules = Правила этой партии
dialog-opponents = Соперники
dialog-help = Клавиатура
dialog-log = Ход игры
dialog-compare = Сравнение ходов
dialog-open = С открытыми картами
dialog-sheet = Счёт
dialog-result = Итог
compare-caption = Обдуманные ходы, лучший первым
compare-move = Ход
compare-chance = Шанс
compare-value = Счёт
compare-no-chance = нет данных
compare-rest = { $n ->
    [one] Ещё { $n } ход не был обдуман.
    [few] Ещё { $n } хода не были обдуманы.
   *[many] Ещё { $n } ходов не были обдуманы.
}
compare-value-about = Счёт: сколько ход в среднем приносит по сравнению с другими; чем больше, тем лучше.
compare-lens = Оценка по тому, что вы можете знать, без знания закрытых карт.
keys-where = Клавиши действуют, пока фокус на столе. Отдельные буквы можно отключить в настройках.
keys-key = Клавиша
keys-does = Действие
key-card = выбрать карту
key-play = сыграть выбранную карту
key-pick = перейти к карте с этим номером
key-last = прошлая взятка
key-sheet = счёт
key-hint = совет
key-compare = сравнить ходы
key-undo = взять ход назад
key-repeat = повторить последнее сообщение
key-turn = чей ход и какой счёт
key-trick = что лежит во взятке
key-hand = ваши карты по мастям
key-help = эта справка
key-close = закрыть окно, снять выбор карт

# Настройки
setting-deck = Колода
setting-deck-french = французская
setting-deck-four = четыре цвета (турнирная)
setting-deck-vision = для любого цветового зрения
setting-deck-german = немецкая
setting-deck-german-hint = U — нижник, его знак внизу; O — верхник, его знак вверху.
setting-faces = Крупные знаки на картах
setting-faces-plain = нет
setting-faces-auto = на маленьких экранах
setting-faces-large = всегда
setting-felt = Сукно
setting-felt-petrol = сине-зелёное
setting-felt-green = зелёное
setting-felt-wine = бордовое
setting-felt-slate = серое
settings-cards = Карты
settings-table = Стол
settings-play = Игра
setting-pace = Темп соперников
setting-pace-0 = сразу
setting-pace-200 = быстро
setting-pace-600 = спокойно
setting-pace-1200 = медленно
setting-pace-tap = ждать нажатия после каждой взятки
setting-sort = Порядок карт
setting-sort-alternating = { -by-suits-in-turn }
setting-sort-ascending = по мастям, младшие слева
setting-sort-dealt = как сданы
setting-points = Показывать очки
setting-points-none = не показывать
setting-points-own = мои
setting-points-all = всех игроков
setting-theme = Оформление
setting-theme-auto = как на устройстве
setting-theme-light = светлое
setting-theme-dark = тёмное
setting-speech = Что говорит программа экранного доступа
setting-speech-short = самое нужное
setting-speech-usual = и то, что вы можете сказать
setting-speech-full = и карты, которыми можно ходить
setting-animation = Движение карт
setting-animation-hint = Если на устройстве включено «меньше движения», карты не движутся.
setting-keys = Отдельные клавиши
setting-keys-hint = Буквы и цифры как быстрые команды за столом.
setting-styles = У соперников свой стиль
setting-styles-hint = Лена и Грета осторожнее в торговле и реже играют, Отто и Пауль рискуют больше. Со следующей партии.

# Сохранение, форма, сеть
elsewhere = Эту партию продолжили в другой вкладке. Нажмите «Продолжить», чтобы играть дальше здесь.
number-wrong = Введите целое число от { $low } до { $high } без точек и запятых.
rules-faulty = Одно из значений указано неверно. Исправьте его, и партию можно будет начать.
offline-waiting = Игра ещё не сохранена для работы без сети. Это произойдёт, как только снова появится соединение.

# Торговля, снос, объявление игры
zone-board = Торговля и объявление игры
bids = Заявки
no-bid = Заявок ещё нет.
bid-lower = Меньшая заявка
bid-higher = Большая заявка
may-answer = Можно: { $calls }.
answer-soon = Заявка через ступень! Прочтите её, ответить можно будет через миг.
look = Разложить карты как для игры
chosen = выбрано { $n } из { $of }
choose-cards = Сначала выберите карту или карты.
choose-game = Выберите игру.
declare = Объявить
levels = Что объявляете
worth-covers = { $n }{ $bid ->
    [0] {""}
   *[other] {" "}≥ { $bid } ✓
}
worth-covers-said = { $n }{ $bid ->
    [0] {""}
   *[other] , заявка { $bid } покрыта
}
worth-perhaps = { $n } ≥ { $bid } ?
worth-perhaps-said = { $n }, заявка { $bid } покрыта, если скат не изменит матадоров
worth-short = { $n } < { $bid }
worth-short-said = { $n }, для заявки { $bid } мало
bid-perhaps = Скат ещё может изменить матадоров: тогда для заявки { $bid } может не хватить.
bid-not-covered = Для заявки { $bid } мало: если больше не набрать, будет перезаявка.
open-hand = В открытую: { $player }
watches = В этой раздаче вы не играете, а смотрите.
go-on-playing = Играть дальше
sure-concede = Все оставшиеся взятки получит другая сторона, и раздача будет посчитана.
bar = У разыгрывающего { $n } очков из { $total }
match-won-title = { $self ->
    [yes] { $n ->
        [one] Вы выиграли партию
       *[other] Партию выиграли: { $players }
    }
   *[no] { $n ->
        [one] Партию выигрывает { $players }
       *[other] Партию выиграли: { $players }
    }
}

# Отпечаток правил, прикуп, открытые карты
fingerprint = Отпечаток правил: { $code }
fingerprint-about = У кого те же пять знаков, тот играет точно по тем же правилам, как бы ни назывался их набор.
chosen-any = выбрано карт: { $n }
sheet-start = 0
sheet-start-said = начальный счёт
stock-count = { $n ->
    [one] в талоне { $n } карта
    [few] в талоне { $n } карты
   *[many] в талоне { $n } карт
}
showdown = Карты открыты
watches-out = Вы спасовали и смотрите, как играют другие.

# С открытыми картами
open-how = Выберите карту: что дала бы любая другая при открытых картах?
open-trick = Взятка { $n }.
open-working = Идёт расчёт…
open-unknown = Для этой карты расчёт невозможен.
open-only = Другой карты сыграть было нельзя.
open-best = При открытых картах лучшей карты не было.
open-cost = { $n ->
    [one] При открытых картах это стоит { $n } очко.
    [few] При открытых картах это стоит { $n } очка.
   *[many] При открытых картах это стоит { $n } очков.
}
open-cost-majority = { $n ->
    [one] При открытых картах это стоит { $n } очко, а с ним и большинства.
    [few] При открытых картах это стоит { $n } очка, а с ними и большинства.
   *[many] При открытых картах это стоит { $n } очков, а с ними и большинства.
}
open-cost-deal = При открытых картах это стоит всей игры.
open-caption = Все допустимые карты, лучшая первой
open-card = Карта
open-card-points = Очки
open-null = Нуль
open-played = сыграна
open-null-0 = проигран
open-null-1 = выигран
open-not-found = не рассчитано
open-range = { $low }–{ $high }
open-about-card-points = Очки: сколько в итоге будет у разыгрывающего вместе со скатом, если дальше никто не ошибётся.
open-about-null = Нуль: останется ли разыгрывающий без взяток, если дальше никто не ошибётся.
open-lens = Рассчитано точно, но при всех открытых картах: за столом этого не мог знать никто.
open-before = Карта раньше
open-after = Карта позже

# Раздача ещё раз
again = Сыграть раздачу ещё раз
again-short = Те же карты
again-here = Второй стол
again-about = Раздача играется ещё раз за вторым столом: те же карты, тот же сдающий, тот же счёт. В партию она не идёт, и ваша партия не меняется.
again-deal = Раздача
again-deal-score = Раздача { $n }: { $score }
again-seat = Чьи карты взять? Рядом указано, что они принесли в первый раз.
again-seat-score = { $self ->
    [yes] Свои
   *[no] { $player }
}: { $score }
again-looking = Смотрим карты раздачи …
again-play = Играть этими картами
again-back = Вернуться к партии
again-is-over = Раздача за вторым столом окончена.
again-result-title = Раздача { $n } ещё раз: результат
again-compared = С этими картами в первый раз: { $before }. Теперь: { $now }. { $gain ->
    [better] Лучше.
    [worse] Хуже.
   *[same] Столько же.
}
dialog-again = Раздача ещё раз

# Статистика
stats = Статистика
dialog-stats = Статистика
stats-game = Игра
stats-help = Какие раздачи
stats-alone = Без помощи
stats-helped = С помощью
stats-sum = { $n ->
    [one] { $n } раздача
    [few] { $n } раздачи
   *[many] { $n } раздач
}, в среднем { $score } за раздачу.
stats-none-so = Таких раздач ещё нет. Раздача с подсказкой или со взятым назад ходом считается сыгранной с помощью.
stats-empty = Ещё ни одна раздача не доиграна. С первой же здесь подсчитывается, чем они кончились, и только на этом устройстве.
stats-levels = По силе соперников
stats-row-beginner = { level-beginner }
stats-row-casual = { level-casual }
stats-row-club = { level-club }
stats-row-master = { level-master }
stats-row-mixed = разная
stats-col-times = Раздач
stats-col-won = выигр.
stats-col-lost = проигр.
stats-col-share = %
stats-col-mean = ср.
stats-about = Ср.: очки в среднем за раздачу.
stats-luck = Ваши карты
stats-luck-line = { $mean } на руку, ожидалось { $expected } ({ $n ->
    [one] { $n } раздача
    [few] { $n } раздачи
   *[many] { $n } раздач
}).
stats-luck-few = Для выводов раздач ещё мало.
stats-luck-verdict = { $rare ->
    [0] Это в пределах случайного.
    [20] { $side ->
        [more] Столько бывает реже одного раза из двадцати.
       *[fewer] Так мало бывает реже одного раза из двадцати.
    }
    [100] { $side ->
        [more] Столько бывает реже одного раза из ста.
       *[fewer] Так мало бывает реже одного раза из ста.
    }
   *[1000] { $side ->
        [more] Столько бывает реже одного раза из тысячи.
       *[fewer] Так мало бывает реже одного раза из тысячи.
    }
}
stats-luck-about = Карты, какими они были сданы вам в доигранных раздачах; отклонение оценено по точным среднему и дисперсии.
stats-forget = Удалить эту статистику
stats-sure = Удалить всё, что подсчитано для этой игры? Вернуть это будет нельзя.
stats-keep = Оставить
stats-forget-now = Удалить
