# Кальтер Шлаг.

game-kalter-schlag = Кальтер Шлаг
game-kalter-schlag-about = Гамбургская игра на четверых, каждый сам за себя; название значит «холодный удар»: молния, которая ничего не зажгла. Штраф пишет тот, кто набрал больше всех очков; кто первым дойдёт до предела, проиграл.
brief-kalter-schlag =
    Четыре игрока, 32 карты, по восемь каждому. Каждый за себя, и очки никому не нужны: туз 11, десятка 10, король 4, { -queen } 3, { -jack } 2, всего 120.
    Четыре { -jack-genitive } составляют отдельную масть и бьют всё; старшинство: { -clubs }, { -spades }, { -hearts }, { -diamonds }. В остальных мастях берёт старшая карта той масти, с которой зашли. В масть отвечать обязательно; кто не может, сбрасывает. В первую взятку заходит сидящий слева от сдающего, дальше тот, кто взял взятку.
    В первой взятке каждый может один раз удвоить, пока не сыграл свою карту: контра, ре, бок, хирш.
    В конце тот, у кого больше всех очков, записывает их себе, удваивая за каждое объявление и за каждую «деву» (игрока без взяток), с округлением до десятков. При равенстве пишут все, у кого поровну.
    Взявший все восемь взяток не пишет ничего, а остальные пишут по 120, удваивая за каждое объявление.
    Чей счёт достиг предела в { $limit }, тот проиграл партию.{ $charged_deals_to_win ->
        [0] {""}
       *[other] {" "}Кроме того, выигрывает тот, кто не дошёл до предела и набрал столько записей: { $charged_deals_to_win }.
    }

# Выбор правил
preset-source-text = Исходные правила
preset-source-text-hint = По тексту, с которого началась эта игра: король старше десятки, { -jack-genitive } масти захода можно сбросить, только если больше нечего, сдающий по жребию.
preset-hamburg = Гамбург
preset-hamburg-hint = Как играют в Гамбурге: десятка старше короля, любого { -jack-genitive } можно сбросить, первого сдающего следующей партии называет проигравший.
preset-hamburg-five = Гамбург, пять записей
preset-hamburg-five-hint = Как «Гамбург»; кроме того, выигрывает тот, кто писал пять раз и не дошёл до предела.
kalter-schlag-level-beginner-hint = Помнит едва треть сыгранных карт и почти не думает вперёд, в том числе перед удвоением.
kalter-schlag-level-casual-hint = Помнит больше половины сыгранных карт и прикидывает несколько возможных раскладов, в том числе перед удвоением.
kalter-schlag-level-club-hint = Забывает лишь немногие карты и перебирает много раскладов, прежде чем пропустить взятку, сбросить карту или удвоить.
kalter-schlag-level-master-hint = Не забывает ни одной карты и перебирает больше всего раскладов, прежде чем пропустить взятку, сбросить карту или удвоить.
option-kalter-schlag-side-order = Старшинство карт в простых мастях
option-kalter-schlag-side-order-hint = Что идёт сразу за тузом: король или десятка.
value-side-order-ace-king = туз, король, { -queen }, десятка, девятка …
value-side-order-ace-ten = туз, десятка, король, { -queen }, девятка …
option-kalter-schlag-void-jack = { -Jack } масти захода
option-kalter-schlag-void-jack-hint = Можно ли сбросить { -jack-genitive } масти захода, если карт этой масти нет.
value-void-jack-free = можно сбросить
value-void-jack-not-own-suit-jack = только если больше нечего
option-kalter-schlag-limit = Предел
option-kalter-schlag-limit-hint = Чей счёт дошёл до него, проиграл партию.
option-kalter-schlag-charged-deals-to-win = Записей до победы
option-kalter-schlag-charged-deals-to-win-hint = Кто писал столько раз и не дошёл до предела, выигрывает.
value-charged-deals-to-win-0 = без этого правила
option-kalter-schlag-next-first-dealer = Сдающий в следующей партии
option-kalter-schlag-next-first-dealer-hint = Кто сдаёт первым в следующей партии.
value-next-first-dealer-lot = решает жребий
value-next-first-dealer-loser-chooses = называет проигравший

# За столом
call-name = { $call ->
    [contra] Контра
    [re] Ре
    [bock] Бок
   *[hirsch] Хирш
}
event-called = { $player }: { $call ->
    [contra] контра
    [re] ре
    [bock] бок
   *[hirsch] хирш
}.
move-double = { $value ->
    [contra] Контра
    [re] Ре
    [bock] Бок
   *[hirsch] Хирш
}
kalter-schlag-led = Зашли { $suit ->
    [clubs] с { -clubs-genitive }
    [spades] с { -spades-genitive }
    [hearts] с { -hearts-genitive }
    [diamonds] с { -diamonds-genitive }
   *[trump] с { -jack-genitive }
}.
record-move-double = удвоение
note-doubles = удвоить: ×{ $factor }
fact-factor = { $call ->
    [contra] Контра
    [re] Ре
    [bock] Бок
   *[hirsch] Хирш
} ×{ $factor }
move-must-play-jack = Нельзя: зашли { $suit ->
   *[trump] с { -jack-genitive }
}, а у вас есть { $card }.
move-jack-is-no-suit-card = Нельзя: { -jack } не относится { $suit ->
    [clubs] к { -clubs-dative }
    [spades] к { -spades-dative }
    [hearts] к { -hearts-dative }
   *[diamonds] к { -diamonds-dative }
}, а у вас есть { $card }.
move-spare-jack = Нельзя: зашли { $suit ->
    [clubs] с { -clubs-genitive }, а { -jack-genitive } { -clubs-genitive }
    [spades] с { -spades-genitive }, а { -jack-genitive } { -spades-genitive }
    [hearts] с { -hearts-genitive }, а { -jack-genitive } { -hearts-genitive }
   *[diamonds] с { -diamonds-genitive }, а { -jack-genitive } { -diamonds-genitive }
} можно сбросить, только если больше нечего.
move-double-late = Удваивать можно только в первой взятке, до своей карты.
move-double-twice = Вы уже удвоили.

# Советы
kalter-schlag-chance-about = Шанс: что вам запишут меньше, чем другим в среднем.
hint-march = Все взятки наверняка ваши: берите всё.
hint-march-on = Все взятки пока ваши; так ещё можно взять всё.
hint-double = Расклад в вашу пользу: удвоить выгодно, в среднем лучше соперников на { $n }.
hint-double-thin = Удвоение в среднем дало бы лишь { $n }: это ненадёжно.
hint-double-weak = Для удвоения карты слишком опасны.

# Запись
reason-most-points = Пишет тот, у кого больше всех очков.
reason-tied = Поровну у нескольких: пишет каждый из них.
reason-march = Взято всё: взявший все взятки не пишет ничего.
reason-limit = Достигнут предел: { $limit }.
reason-charged-deals = Набрано условленное число записей.
step-card-points = Очки во взятках: { $n }
step-march = Все взятки у другого: { $n }
step-contra = Контра удваивает: { $running }
step-re = Ре удваивает: { $running }
step-bock = Бок удваивает: { $running }
step-hirsch = Хирш удваивает: { $running }
step-virgin = «Дева» удваивает: { $running }
step-rounding = Округлено до десятков: { $running }
note-calls = { $n ->
    [one] контра
   *[other] до { $call ->
        [re] ре
        [bock] бока
       *[hirsch] хирша
    }
}
note-march = взято всё: { $self ->
    [yes] вы
   *[no] { $player }
}
note-virgins = { $n ->
    [one] { $n } «дева»
    [few] { $n } «девы»
   *[many] { $n } «дев»
}

# Правила по номерам
clause-kalter-schlag-pack-1 = Играют вчетвером колодой в 32 карты, каждый за себя.
clause-kalter-schlag-pack-1-title = Колода
clause-kalter-schlag-rank-1 = { -Jacks } старше всех карт и составляют отдельную масть; старшинство: { -clubs }, { -spades }, { -hearts }, { -diamonds }.
clause-kalter-schlag-rank-1-title = Старшинство { -jacks-genitive }
clause-kalter-schlag-rank-2 = В простых мастях за тузом идёт король или десятка, смотря по правилам.
clause-kalter-schlag-rank-2-title = Простые масти
clause-kalter-schlag-rank-3 = Туз 11 очков, десятка 10, король 4, { -queen } 3, { -jack } 2; всего 120.
clause-kalter-schlag-rank-3-title = Очки
clause-kalter-schlag-deal-1 = Каждый получает восемь карт: три, затем две, затем три.
clause-kalter-schlag-deal-1-title = Сдача
clause-kalter-schlag-deal-2 = Первого сдающего определяет жребий, дальше сдают по часовой стрелке.
clause-kalter-schlag-deal-2-title = Сдающий
clause-kalter-schlag-lead-1 = В первую взятку заходит сидящий слева от сдающего, с любой карты.
clause-kalter-schlag-lead-1-title = Первый заход
clause-kalter-schlag-lead-2 = Взявший взятку заходит в следующую.
clause-kalter-schlag-lead-2-title = Следующий заход
clause-kalter-schlag-follow-1 = Нужно отвечать в масть захода. У кого её нет, играет любую карту.
clause-kalter-schlag-follow-1-title = Ответ в масть
clause-kalter-schlag-follow-2 = Если зашли с { -jack-genitive }, нужно положить { -jack-genitive }, если он есть.
clause-kalter-schlag-follow-2-title = Заход с { -jack-genitive }
clause-kalter-schlag-follow-3 = { -Jack } не относится к масти, знак которой на нём. Смотря по правилам, на заход с этой масти его можно сбросить, только если больше нечего.
clause-kalter-schlag-follow-3-title = { -Jacks } и их знак
clause-kalter-schlag-trick-1 = Взятку берёт старший { -jack }, а без { -jacks-genitive } старшая карта масти захода.
clause-kalter-schlag-trick-1-title = Взятка
clause-kalter-schlag-call-1 = Удваивают в первой взятке, пока не сыграна своя карта.
clause-kalter-schlag-call-1-title = Когда удваивают
clause-kalter-schlag-call-2 = Каждый удваивает не больше одного раза.
clause-kalter-schlag-call-2-title = Удвоить один раз
clause-kalter-schlag-call-3 = Объявления называются по порядку: контра, ре, бок, хирш.
clause-kalter-schlag-call-3-title = Названия объявлений
clause-kalter-schlag-score-1 = Тот, у кого больше всех очков, записывает их себе.
clause-kalter-schlag-score-1-title = Больше всех очков
clause-kalter-schlag-score-2 = Каждое объявление удваивает запись.
clause-kalter-schlag-score-2-title = Объявления удваивают
clause-kalter-schlag-score-3 = Каждый игрок без взяток, «дева», удваивает запись.
clause-kalter-schlag-score-3-title = «Дева»
clause-kalter-schlag-score-4 = Запись округляют до десятков, от пяти вверх.
clause-kalter-schlag-score-4-title = Округление
clause-kalter-schlag-score-5 = Взявший все восемь взяток не пишет ничего, остальные пишут по 120, удваивая за каждое объявление.
clause-kalter-schlag-score-5-title = Все взятки
clause-kalter-schlag-score-6 = Если больше всех очков поровну у нескольких, пишет каждый из них.
clause-kalter-schlag-score-6-title = Поровну очков
clause-kalter-schlag-match-1 = Чей счёт достиг предела, тот проиграл партию.
clause-kalter-schlag-match-1-title = Предел
clause-kalter-schlag-match-2 = Если предела достигли несколько, проигрывает тот, у кого счёт больше; при равном счёте проигрывают вместе.
clause-kalter-schlag-match-2-title = Несколько у предела
clause-kalter-schlag-match-3 = Если так условились, выигрывает тот, кто писал столько раз и не дошёл до предела.
clause-kalter-schlag-match-3-title = Победа по записям
clause-kalter-schlag-match-4 = Кто сдаёт первым в следующей партии, решает жребий или проигравший, смотря по правилам.
clause-kalter-schlag-match-4-title = Следующая партия

# Все правила, действующие в партии
clauses-kalter-schlag =
    { clause-kalter-schlag-pack-1-title }: { clause-kalter-schlag-pack-1 }
    { clause-kalter-schlag-rank-1-title }: { clause-kalter-schlag-rank-1 }
    { clause-kalter-schlag-rank-2-title }: { clause-kalter-schlag-rank-2 }
    { clause-kalter-schlag-rank-3-title }: { clause-kalter-schlag-rank-3 }
    { clause-kalter-schlag-deal-1-title }: { clause-kalter-schlag-deal-1 }
    { clause-kalter-schlag-deal-2-title }: { clause-kalter-schlag-deal-2 }
    { clause-kalter-schlag-lead-1-title }: { clause-kalter-schlag-lead-1 }
    { clause-kalter-schlag-lead-2-title }: { clause-kalter-schlag-lead-2 }
    { clause-kalter-schlag-follow-1-title }: { clause-kalter-schlag-follow-1 }
    { clause-kalter-schlag-follow-2-title }: { clause-kalter-schlag-follow-2 }
    { clause-kalter-schlag-follow-3-title }: { clause-kalter-schlag-follow-3 }
    { clause-kalter-schlag-trick-1-title }: { clause-kalter-schlag-trick-1 }
    { clause-kalter-schlag-call-1-title }: { clause-kalter-schlag-call-1 }
    { clause-kalter-schlag-call-2-title }: { clause-kalter-schlag-call-2 }
    { clause-kalter-schlag-call-3-title }: { clause-kalter-schlag-call-3 }
    { clause-kalter-schlag-score-1-title }: { clause-kalter-schlag-score-1 }
    { clause-kalter-schlag-score-2-title }: { clause-kalter-schlag-score-2 }
    { clause-kalter-schlag-score-3-title }: { clause-kalter-schlag-score-3 }
    { clause-kalter-schlag-score-4-title }: { clause-kalter-schlag-score-4 }
    { clause-kalter-schlag-score-5-title }: { clause-kalter-schlag-score-5 }
    { clause-kalter-schlag-score-6-title }: { clause-kalter-schlag-score-6 }
    { clause-kalter-schlag-match-1-title }: { clause-kalter-schlag-match-1 }
    { clause-kalter-schlag-match-2-title }: { clause-kalter-schlag-match-2 }{ $charged_deals_to_win ->
        [0] {""}
       *[other] {"\u000A"}{ clause-kalter-schlag-match-3-title }: { clause-kalter-schlag-match-3 }
    }
    { clause-kalter-schlag-match-4-title }: { clause-kalter-schlag-match-4 }

# Статистика
kalter-schlag-stats-charged = Записано или нет, по объявлениям
kalter-schlag-stats-col-spared = нет
kalter-schlag-stats-col-charged = записано
kalter-schlag-stats-row-single = Без удвоения
kalter-schlag-stats-row-contra = Контра
kalter-schlag-stats-row-re = Ре
kalter-schlag-stats-row-bock = Бок
kalter-schlag-stats-row-hirsch = Хирш
kalter-schlag-stats-ends = Все взятки или ни одной
kalter-schlag-stats-row-virgin = «Дева»
kalter-schlag-stats-row-march = Вы взяли всё
kalter-schlag-stats-row-marched = Другой взял всё
kalter-schlag-stats-luck-jacks = { -Jacks }
kalter-schlag-stats-luck-aces = Тузы
