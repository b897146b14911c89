# Сообщения движка, общие для всех игр.

# События
event-dealt = Сдающий: { $dealer }. Передняя рука: { $self ->
    [yes] вы
   *[no] { $player }
}.
event-played = { $player }: { $card }.
event-trick = { $self ->
    [yes] Ваша взятка
   *[no] Взятка: { $player }
}, { $card_points ->
    [one] { $card_points } очко
    [few] { $card_points } очка
   *[many] { $card_points } очков
}.
event-deal-over = Раздача { $deal } окончена.
event-match-over = Партия окончена.

# Ходы
move-must-follow = Нельзя: зашли { $suit ->
    [clubs] с { -clubs-genitive }
    [spades] с { -spades-genitive }
    [hearts] с { -hearts-genitive }
    [diamonds] с { -diamonds-genitive }
   *[trump] с козыря
}, а у вас есть { $card }.
move-unknown = Такого хода здесь нет: «{ $text }».
move-not-in-hand = Этой карты у вас нет: { $card }.
move-deal-over = Эта раздача уже окончена.

# Выбор правил
options-unknown = Такого правила в игре нет: { $field }.
options-type = Для «{ $field }» такое значение не подходит.
options-range = { $field }: можно от { $low } до { $high }, а не { $value }.
options-choice = { $field }: варианта «{ $value }» нет.
options-contradiction = «{ $field }» и «{ $other }» так не сочетаются.
options-game = Эти правила от другой игры.
options-no-game = Такой игры здесь нет: «{ $game }».
options-preset = Такого набора правил нет: «{ $preset }».
options-players = Игра не рассчитана на такое число игроков: { $n }.
options-seed-or-pack = Карты сдаются по числу или по колоде: нужно что-то одно.
options-seed = По этому числу тасовать нельзя: { $value }.
options-seat = Места { $value } нет.
options-dealer = Места { $value } для сдающего нет.
options-scores = Число записей ({ $n }) не подходит к числу игроков.
options-score-over = Счёт перед раздачей должен быть больше нуля, а не { $value }.

# Партия как текст
notation-syntax = Текст обрывается: строка { $line }, знак { $column }.
notation-card = Не карта: «{ $text }», строка { $line }, знак { $column }.
notation-move = Не ход: «{ $text }», строка { $line }, знак { $column }.
notation-pack-foreign = Карта не из этой колоды: { $card }.
notation-pack-missing = В колоде не хватает карт.
notation-pack-twice = Карта повторяется: { $card }.
record-too-long = Сохранённая партия слишком длинна.
record-version = Эту партию сохранила другая версия (строка { $line }).
record-seats = Число мест неверно (строка { $line }).
record-no-deal = В сохранённой партии нет ни одной раздачи.
record-deal-number = Раздачи пронумерованы не по порядку (строка { $line }).
record-expected = В строке { $line } должно быть «{ $key }».
record-number = В строке { $line } нет подходящего числа.
record-option = В строке { $line } правило записано неверно.
record-fingerprint = Эта партия игралась по другим правилам: отпечаток { $found }, а не { $expected }.
record-pack = Раздача { $deal }: колода неполная.
record-move = Раздача { $deal }, ход { $n }: так там ходить нельзя («{ $move }»).

# Советы
hint-only-card = Другую карту сыграть нельзя.
hint-avoid-lead-low = Младшая карта: скорее всего, взятку возьмёт кто-то другой.
hint-avoid-lead-low-jack = { -Jacks } старше ещё на руках: у кого только они, тому и брать.
hint-avoid-lead-lowest = Младше в этой масти на руках ничего нет: кто ответит в масть, тот и побьёт.
hint-avoid-lead-mid = Старшие карты этой масти ещё на руках, и одной из них, может быть, придётся взять.
hint-avoid-lead-high = В своей масти эту карту никто не побьёт, зато она больше не на руках.
hint-avoid-duck = Эта карта взятку не возьмёт: взятка достанется другому.
hint-avoid-duck-points = Взятка достанется другому, а с ней и ваши очки: { $n }.
hint-avoid-throw-points = В масть ответить нечем: подбросьте другому очки: { $n }.
hint-avoid-throw-high = В масть ответить нечем: сбросьте карту, которая могла бы потом взять взятку.
hint-avoid-throw-low = В масть ответить нечем, но эта карта почти не опасна.
hint-avoid-hope = Старшей будет любая из разрешённых карт; может быть, её ещё побьют.
hint-avoid-no-hope = Старшей будет любая из разрешённых карт, а эту уже никто не побьёт, очков во взятке: { $n }.
hint-avoid-forced = Взятку возьмёт любая из разрешённых карт, очков во взятке: { $n }.
hint-avoid-take-cheap = Возьмите эту дешёвую взятку и избавьтесь от опасной карты, очков во взятке пока: { $n }.
hint-avoid-take-best = Бить не обязательно, но в среднем это выгоднее, очков во взятке пока: { $n }.
hint-avoid-take-rich = Эту взятку можно не брать, очков в ней уже: { $n }.
hint-avoid-break = Сыграйте старше, иначе { $self ->
    [yes] вы возьмёте
   *[no] { $player } возьмёт
} все взятки.

# Партия
match-no-next-deal = Следующей раздачи сейчас нет.
match-dealer = Раздача { $deal }, сдающий: { $self ->
    [yes] вы
   *[no] { $player }
}.
match-not-in-play = Сейчас карты не разыгрываются.
match-no-such-deal = Раздача { $deal } ещё не окончена.
match-no-such-card = В раздаче { $deal } нет карты { $n }.
session-nothing-to-undo = Взять назад нечего.
session-due-act = Ваш ход.
session-due-step = Ходит соперник.
session-due-deal = Сначала новая раздача.
session-due-over = Партия окончена.
session-due-back = Эта раздача окончена; партия продолжается за своим столом.
session-no-cards = На этом месте в той раздаче не было карт.
session-seats = Столько мест ({ $n }) в этой игре не бывает.
session-level = Такой силы игры нет: «{ $level }».
session-persons = Человек может занимать только одно место.

# Связь страницы с движком
protocol-not-json = Сообщение движку не читается.
protocol-not-object = Сообщение движку имеет неверный вид.
protocol-version = Страница и движок не подходят друг к другу; обновите страницу (нужно: { $n }).
protocol-too-long = Сообщение движку слишком длинное.
protocol-type = Неизвестное сообщение: «{ $text }».
protocol-unknown-key = Неизвестное поле: «{ $key }».
protocol-missing-key = Не хватает поля «{ $key }».
protocol-wrong-type = Поле «{ $key }» заполнено неверно.
protocol-question = Неизвестный вопрос: «{ $text }».
protocol-stale = Игра тем временем продолжилась (ход { $n }).
protocol-no-match = Партия не начата.
engine-fault = В движке произошла ошибка: { $text }. Партия сохранена.

# Поля таких сообщений
entry-record = сохранённая партия
entry-game = игра
entry-preset = набор правил
entry-options = правила
entry-level = сила игры
entry-players = число игроков
entry-seats = места
entry-seed = число для тасовки
entry-move = ход
entry-first-dealer = первый сдающий
