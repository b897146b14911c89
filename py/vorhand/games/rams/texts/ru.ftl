# Рамс.

game-rams = Рамс
game-rams-about = Русская игра для компании от трёх до семи человек, каждый сам за себя: играть или пасовать, сменить карты и взять хотя бы одну взятку. Кто первым спишет весь счёт, тот выиграл.
brief-rams =
    Играют от трёх до семи человек, каждый сам за себя. { $pack_size ->
        [by_players] Втроём и вчетвером берут колоду в 36 карт, впятером и больше — в 52.
       *[other] Карт в колоде: { $pack_size }.
    } Старшинство в мастях: туз, король, { -queen }, { -jack }, десятка, девятка и так далее.
    В начале у каждого на счету { $start_score }, и всё это нужно списать: кто первым дойдёт до нуля, тот и выигрывает.
    Каждому сдают по пять карт: сначала по три, потом по две. Следующую карту вскрывают: её масть — козыри. Остальное — талон.
    По очереди, начиная с игрока слева от сдающего, каждый объявляет, играет он или пасует. Спасовавший сбрасывает карты и в розыгрыше не участвует.{ $three_may_pass ->
        [true] {""}
       *[false] {" "}Втроём пасовать нельзя.
    }{ $ace_forces_in ->
        [true] {" "}С тузом на руках пасовать нельзя.
       *[false] {""}
    }
    { $exchange_limit ->
        [0] Прикупа нет: играют теми картами, что пришли.
       *[other] Потом прикуп: играющие по очереди, сдающий последним, сбрасывают { $exchange_limit ->
            [5] сколько угодно карт
           *[other] карты (не больше { $exchange_limit })
        } и берут столько же из талона. { $when_stock_short ->
            [draw_less] Если талона не хватает, берут, сколько осталось.
           *[reshuffle] Если талона не хватает, тасуют сброшенные карты.
        }
    }{ $dealer_may_take_upcard ->
        [true] {" "}Под конец сдающий, если он играет, может взять вскрытого козыря вместо любой своей карты.
       *[false] {""}
    }
    Первым заходит ближайший слева от сдающего из тех, кто играет; дальше заходит взявший взятку.{ $must_lead_trump_ace ->
        [true] {" "}У кого козырный туз, тот обязан пойти с него в первый же свой заход.
       *[false] {""}
    } В масть отвечать обязательно; { $must_ruff ->
        [true] нет масти — нужно класть козыря, но перебивать не обязательно; нет и козырей — любую карту.
       *[false] у кого её нет, тот кладёт любую карту.
    } Взятку берёт старший козырь, а без козырей — старшая карта масти захода.
    За каждую взятку списывают 1. У кого есть взятка, тот списывает и за тузов, бывших у него на руках перед розыгрышем: { -spades-genitive } 5, { -clubs-genitive } 10, { -diamonds-genitive } 15, { -hearts-genitive } 20. Кто играл и не взял ни одной взятки, получает ремиз: к его счёту прибавляют { $remise }{ $remise_with_aces ->
        [replace] , а если у него тузы, то вместо этого очки за тузов
       *[add] {" "}и ещё очки за тузов
    }.
    За { -colour-jacks-genitive } списывают 5, за всех четырёх — 10. { $jacks_in ->
        [dealt_hand] Считается только пара, пришедшая на сдаче
       *[dealt_or_final_hand] Считается и пара, собранная в прикупе
    }; { $jacks_need_trick ->
        [true] тому, кто играет, нужна ещё и взятка
       *[false] взятка для этого не нужна, за пару на сдаче списывает и спасовавший
    }.
    Четыре туза на руках — рамс: кто с ними играет, открывает карты и сразу выигрывает партию. Пять карт одной масти так и называют: «масть». Кто с ней играет, открывает карты и списывает { $flush_write_off } и ещё за туза, если он есть, а остальным, кто не спасовал, прибавляют { $flush_remise } и ещё за тузов на руках; раздача на этом кончается. Если «масть» козырная, и списывают, и прибавляют по { $trump_flush_points }. Рамс и «масть» открывают { $reveal_in ->
        [dealt_hand] только до прикупа, сразу после объявлений
       *[dealt_or_final_hand] сразу после объявлений или после прикупа
    }; { -jacks } тогда не считаются.
    { $lone_player ->
        [no_play] Если играет только один, розыгрыша нет, считаются только { -jacks }.
       *[takes_all] Если играет только один, все пять взяток достаются ему без розыгрыша.
    } Если спасовали все, считаются только { -jacks }.
    Первый, чей счёт дошёл до нуля, может остановить игру и выиграть, а может играть раздачу до конца. В конце раздачи выигрывают все, чей счёт не больше нуля; двое делят победу пополам.{ $deals_per_match ->
        [0] {""}
       *[other] {" "}Раздач в партии самое большее { $deals_per_match }; если до нуля никто не дошёл, выигрывает тот, у кого счёт меньше всех.
    }{ $revoke ->
        [punished] {" "}За недопустимую карту, фальшренонс, прибавляют 25, раздача не считается, и карты пересдаёт тот же сдающий.
       *[refused] {""}
    }

# Выбор правил
preset-russian = Русский рамс
preset-russian-hint = По тексту, с которого началась эта игра: счёт 100, сменить можно все пять карт; рамс, масть и { -jacks } считаются и после прикупа.
preset-arcade = Компьютерный рамс
preset-arcade-hint = Как в компьютерных играх: счёт 150, сменить можно не больше четырёх карт; рамс, масть и { -jacks } считаются только на сдаче, пять козырей стоят 100.
preset-old-book = По старой книге
preset-old-book-hint = Как русский рамс, но { -jacks } играющего считаются только со взяткой, а пять козырей стоят 10.
rams-level-beginner-hint = Помнит едва треть сыгранных карт и лишь грубо оценивает, стоит ли играть.
rams-level-casual-hint = Помнит больше половины сыгранных карт и прикидывает несколько раскладов, прежде чем играть или менять карты.
rams-level-club-hint = Забывает лишь немногие карты, взвешивает игру и обмен по многим раскладам и следит, кто близок к нулю.
rams-level-master-hint = Не забывает ни одной карты, взвешивает каждый шаг по наибольшему числу раскладов и следит, кто близок к нулю.
option-rams-start-score = Начальный счёт
option-rams-start-score-hint = Столько нужно списать каждому.
option-rams-pack-size = Колода
option-rams-pack-size-hint = Сколько в ней карт. По числу игроков: втроём и вчетвером 36, впятером и больше 52.
value-pack-size-by-players = 36 или 52 карты, по числу игроков
value-pack-size-32 = 32 карты, от семёрки
value-pack-size-36 = 36 карт, от шестёрки
value-pack-size-52 = 52 карты, от двойки
option-rams-three-may-pass = Втроём можно пасовать
option-rams-three-may-pass-hint = Иначе втроём играют все.
option-rams-ace-forces-in = С тузом пасовать нельзя
option-rams-ace-forces-in-hint = У кого на руках туз, тот обязан играть.
option-rams-exchange-limit = Сколько карт можно сменить
option-rams-exchange-limit-hint = Сколько карт самое большее каждый может сбросить и взять из талона.
value-exchange-limit-0 = без прикупа
value-exchange-limit-5 = все пять
option-rams-when-stock-short = Если талона не хватает
option-rams-when-stock-short-hint = Что делать, когда карт в талоне меньше, чем хотят прикупить.
value-when-stock-short-reshuffle = тасуют сброшенные карты
value-when-stock-short-draw-less = берут, сколько осталось
option-rams-dealer-may-take-upcard = Вскрытый козырь — сдающему
option-rams-dealer-may-take-upcard-hint = После прикупа сдающий, если он играет, может взять вскрытого козыря вместо любой своей карты.
option-rams-must-ruff = Нет масти — класть козыря
option-rams-must-ruff-hint = У кого нет масти захода, тот обязан положить козыря, если он есть.
option-rams-must-lead-trump-ace = Обязательный заход с козырного туза
option-rams-must-lead-trump-ace-hint = У кого козырный туз, тот обязан пойти с него в первый же свой заход.
option-rams-reveal-in = Когда считаются рамс и масть
option-rams-reveal-in-hint = Считаются ли четыре туза и пять карт одной масти, собранные в прикупе.
value-reveal-in-dealt-hand = только на сдаче
value-reveal-in-dealt-or-final-hand = на сдаче и после прикупа
option-rams-flush-write-off = За масть списывают
option-rams-flush-write-off-hint = Сколько списывает собравший пять карт одной масти, не считая туза.
option-rams-flush-remise = За чужую масть прибавляют
option-rams-flush-remise-hint = Сколько прибавляют остальным, кто не спасовал, когда кто-то собрал пять карт одной масти, не считая тузов.
option-rams-trump-flush-points = За козырную масть
option-rams-trump-flush-points-hint = Столько списывает собравший пять козырей, и столько же прибавляют остальным, кто не спасовал.
option-rams-jacks-in = Когда считаются { -jacks }
option-rams-jacks-in-hint = Считаются ли { -colour-jacks }, собранные в прикупе.
value-jacks-in-dealt-hand = только на сдаче
value-jacks-in-dealt-or-final-hand = на сдаче и после прикупа
option-rams-jacks-need-trick = { -Jacks } только со взяткой
option-rams-jacks-need-trick-hint = Кто играет, списывает за { -jacks-genitive }, только если взял взятку.
option-rams-remise = Ремиз
option-rams-remise-hint = Сколько прибавляют тому, кто играл и не взял ни одной взятки.
option-rams-remise-with-aces = Ремиз с тузами
option-rams-remise-with-aces-hint = Что прибавляют оставшемуся без взяток, если у него есть тузы.
value-remise-with-aces-add = ремиз и очки за тузов
value-remise-with-aces-replace = только очки за тузов
option-rams-lone-player = Если играет один
option-rams-lone-player-hint = Что делать, если все, кроме одного, спасовали.
value-lone-player-takes-all = все взятки его
value-lone-player-no-play = розыгрыша нет
option-rams-revoke = Фальшренонс
option-rams-revoke-hint = Недопустимая карта просто не принимается или стоит 25 очков и пересдачи.
rams-value-revoke-punished = 25 очков и пересдача
option-rams-deals-per-match = Раздач самое большее
option-rams-deals-per-match-hint = После стольких раздач выигрывает тот, у кого счёт меньше всех, если никто не дошёл до нуля раньше.
rams-value-deals-per-match-0 = без предела

# За столом
fact-trump = Козыри: { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}
fact-trump-short = { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}
role-in = в игре
role-out = пас
role-in-short = в игре
role-out-short = пас
call-exchanged = { $n ->
    [0] без прикупа
   *[other] прикуп: { $n }
}
call-took-upcard = козырь: { $card }
call-jacks = { $colour ->
    [red] { -red-jacks }
   *[black] { -black-jacks }
}
call-jacks-short = { -jacks }
call-at-zero = на нуле
call-at-zero-short = 0
rams-n-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}

# Чей ход
rams-due-declare = Играете или пас?
due-exchange = Прикуп: выберите карты, которые хотите сменить.
due-upcard = Взять вскрытого козыря? Выберите карту взамен.
due-zero = Остановить игру или играть до конца?

# Кнопки
move-in = Играю
move-out = Пас
move-exchange = { $n ->
    [0] Без прикупа
   *[other] Прикупить { $n }
}
move-upcard = Взять козыря
move-pass-upcard = Не брать
move-stop = Остановить игру
move-continue = Играть до конца
move-stop-about = победа сразу и только ваша
move-continue-about = победить могут и другие
record-move-in = играю
record-move-out = пас
record-move-exchange = без прикупа
record-move-upcard = взять козыря
record-move-stop = остановить игру
record-move-continue = играть до конца

# События
rams-event-dealt = Сдающий: { $dealer }. { $self ->
    [yes] Первое слово за вами
   *[no] Первое слово: { $player }
}.
event-trump-turned = Вскрыта карта: { $card }. Козыри: { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}.
event-declared-in = { $self ->
    [yes] Вы играете
   *[no] { $player } играет
}.
event-declared-out = { $self ->
    [yes] Вы пасуете
   *[no] { $player } пасует
}.
event-nobody-in = Все спасовали: розыгрыша нет.
event-lone = Остальные спасовали: { $self ->
    [yes] все пять взяток ваши
   *[no] все пять взяток берёт { $player }
}.
event-lone-no-play = Остальные спасовали, { $self ->
    [yes] играете только вы
   *[no] играет только { $player }
}: розыгрыша нет.
event-rams = Рамс, четыре туза! { $self ->
    [yes] Вы открываете
   *[no] { $player } открывает
} карты: { $cards }.
event-flush = { $trump ->
    [yes] Козырная масть, пять козырей!
   *[no] Масть, пять карт!
} { $self ->
    [yes] Вы открываете
   *[no] { $player } открывает
} карты: { $cards }.
event-shown-hand = { $self ->
    [yes] Вы показываете
   *[no] { $player } показывает
} карты: { $cards }.
event-jacks = { $self ->
    [yes] Вы показываете
   *[no] { $player } показывает
} { $colour ->
    [red] { -red-jacks-genitive }
   *[black] { -black-jacks-genitive }
}.
event-exchanged = { $self ->
    [yes] Вы { $n ->
        [0] не прикупаете
       *[other] прикупаете { rams-n-cards }
    }
   *[no] { $player } { $n ->
        [0] не прикупает
       *[other] прикупает { rams-n-cards }
    }
}.
event-own-exchanged = { $n ->
    [0] Вы не прикупаете.
   *[other] Сброшено: { $thrown }. Прикуп: { $drawn }.
}
event-reshuffled = Талона не хватает: сброшенные карты ({ $n }) тасуют заново.
event-took-upcard = { $self ->
    [yes] Вы берёте
   *[no] { $player } берёт
} вскрытого козыря: { $card }.
event-own-took-upcard = Вы берёте вскрытого козыря: { $card }. Сброшено: { $thrown }.
event-left-upcard = { $self ->
    [yes] Вы не берёте
   *[no] { $player } не берёт
} вскрытого козыря.
rams-event-trick = { $self ->
    [yes] Ваша взятка
   *[no] Взятка: { $player }
}.
event-reached-zero = { $self ->
    [yes] Ваш счёт дошёл до нуля
   *[no] Счёт дошёл до нуля: { $player }
}.
event-stopped = { $self ->
    [yes] Вы останавливаете
   *[no] { $player } останавливает
} игру.
event-went-on = { $self ->
    [yes] Вы играете
   *[no] { $player } играет
} до конца.
rams-event-revoked = Недопустимая карта: { $self ->
    [yes] вы
   *[no] { $player }
}, { $card }.
event-zero-together = До нуля дошли сразу несколько игроков: { $players }.

# Чего нельзя
rams-options-contradiction = Для стольких игроков такая колода мала: карт не хватит на сдачу и прикуп. Возьмите колоду побольше или сократите число игроков.
move-in-or-out = Сначала объявите, играете вы или пасуете.
move-ace-forces-in = Пасовать нельзя: у вас { $card }.
move-three-play = Втроём пасовать нельзя.
move-said-already = Объявления уже закончены.
move-exchange-first = Сначала прикуп.
move-exchange-late = Сейчас прикупать нельзя.
move-exchange-limit = { $n ->
    [0] По этим правилам прикупа нет.
   *[other] Столько карт сменить нельзя, самое большее { $n }.
}
move-stock-short = Столько карт в талоне нет, осталось: { $n }.
move-card-twice = Карта названа дважды: { $card }.
move-upcard-first = Сначала решите, брать ли вскрытого козыря.
move-upcard-late = Сейчас брать вскрытого козыря нельзя.
move-upcard-not-dealer = Вскрытого козыря может взять только сдающий.
move-upcard-off = По этим правилам вскрытого козыря не берут.
move-must-trump = Нельзя: масти захода у вас нет, а козырь есть: { $card }.
move-lead-trump-ace = Нельзя: козырный туз у вас, и пойти нужно с него ({ $card }).
move-stop-or-continue = Сначала решите: остановить игру или играть до конца.
move-not-at-zero = Остановить игру может только тот, чей счёт первым дошёл до нуля.

# Советы
rams-chance-about = Шанс: что вы не получите ремиз.
hint-rams-ace-forces = Пасовать нельзя: у вас { $card }.
hint-rams-three-play = Втроём пасовать нельзя.
hint-rams-in = Это выгоднее, чем пас; шанс взять взятку примерно { $chance } из 100.
hint-rams-in-near = До нуля осталось { $n }, и играть выгоднее; шанс взять взятку примерно { $chance } из 100.
hint-rams-in-risky = Шанс взять взятку лишь примерно { $chance } из 100, а без взятки ремиз.
hint-rams-out = Так вы ничего не теряете, а шанс взять взятку лишь примерно { $chance } из 100.
hint-rams-out-jacks = За { -jacks-genitive } и при пасе спишется { $n }, если никто не откроет рамс или масть.
hint-rams-out-timid = Играть выгоднее, чем пасовать; шанс взять взятку примерно { $chance } из 100.
hint-rams-exchange-none = Прикупить здесь нельзя.
hint-rams-keep-all = Менять нечего: каждая ваша карта лучше случайной.
hint-rams-keep-all-other = Прикупить стоит: среди ваших карт есть слабые.
hint-rams-exchange = { $n ->
    [1] Смените эту карту: взятку она возьмёт вряд ли и списать почти ничего не даст.
   *[other] Смените эти карты: взятку они возьмут вряд ли и списать почти ничего не дадут.
}
hint-rams-exchange-all = С этими картами взятки не видно: меняйте все пять.
hint-rams-exchange-suit = Смените остальное, оставьте только { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}: могут прийти ещё.
hint-rams-exchange-more = Столько менять не стоит: среди этих карт есть нужные.
hint-rams-exchange-less = Меняйте больше: у вас остаются карты слабее случайных.
hint-rams-exchange-other = Другие карты менять выгоднее.
hint-rams-throw-trump = Козыря лучше оставить: { $card }.
hint-rams-throw-ace = Лучше оставить: { $card }. Со взяткой за него спишется { $n }.
hint-rams-throw-ace-safe = Смените: взятка ненадёжна, а без неё за туза прибавят { $n } ({ $card }).
hint-rams-throw-jacks = За эту пару { -jacks-genitive } ещё можно списать 5, не разбивайте её: { $cards }.
hint-rams-upcard = Отдайте эту карту: вскрытый козырь ценнее.
hint-rams-upcard-ace = Отдайте эту карту: козырный туз — верная взятка.
hint-rams-upcard-jacks = Отдайте эту карту: со вскрытым козырем будет пара { -jacks-genitive }, за неё списывают 5.
hint-rams-upcard-flush = Отдайте эту карту: со вскрытым козырем будет пять карт одной масти.
hint-rams-upcard-other = Есть карта слабее, а эта нужнее.
hint-rams-upcard-leave = Каждая ваша карта ценнее вскрытого козыря.
hint-rams-upcard-leave-other = Козырь ценнее одной из ваших карт: берите.
hint-rams-ace-led = С козырного туза пойти обязательно.
hint-rams-lead-master = Козыря старше ни у кого другого нет: взятка точно ваша.
hint-rams-lead-sure = Эту карту уже никто не побьёт: взятка точно ваша.
hint-rams-lead-trump = Заход с козыря выбивает козырей у соперников, хотя его могут и перебить.
hint-rams-lead-best = Старше неё в этой масти ни у кого другого нет: побить её можно только козырем.
hint-rams-lead-high = Сильная карта, но её могут побить.
hint-rams-lead-low = Слабая карта: взятку легко может взять кто-то другой.
hint-rams-save-sure = Взятка точно ваша, и ремиза не будет: вы выгадываете { $n }.
hint-rams-save-hope = Пока старшая карта ваша: если её не перебьют, ремиза не будет и вы выгадаете { $n }.
hint-rams-take-sure = Взятка точно ваша.
hint-rams-take-hope = Пока старшая карта ваша, но её ещё могут перебить.
hint-rams-zero = Взятка точно ваша, и ваш счёт станет { $n }: всё списано.
hint-rams-hold-up = Перебейте, иначе { $player } с этой взяткой дойдёт до нуля.
hint-rams-beaten-follow = В масть ответить нужно, но взятку эта карта не возьмёт.
hint-rams-beaten-trump = Этот козырь взятку не возьмёт: в ней уже есть козырь старше.
hint-rams-throw-off = В масть ответить нечем: сбросьте ненужное.
hint-rams-duck = Другая карта могла бы взять, но её вы бережёте.
hint-rams-revoke = Это фальшренонс: 25 очков и пересдача.
hint-rams-stop = Остановите игру: выигрыш сразу, и делить его не с кем.
hint-rams-continue = Если играть до конца, шанс выиграть в одиночку лишь примерно { $chance } из 100.
hint-rams-continue-even = Играть до конца незачем: остановить игру — уже выигрыш.

# Запись
reason-played-out = Все пять взяток разыграны.
reason-flush = { $count ->
    [1] Масть: { $players }.
   *[other] Масть сразу у нескольких: { $players }.
} Раздача на этом кончается.
reason-rams = Рамс: все четыре туза на руках, партия выиграна сразу.
reason-lone = Остальные спасовали: { $self ->
    [yes] все пять взяток ваши
   *[no] все пять взяток берёт { $player }
}.
reason-lone-no-play = Остальные спасовали, { $self ->
    [yes] играете только вы
   *[no] играет только { $player }
}: розыгрыша нет.
reason-nobody-in = Все спасовали: розыгрыша нет.
reason-stopped = Счёт дошёл до нуля, и игра остановлена. Ремизов никому не пишут.
reason-zero-together = Благодаря { -jacks-dative } до нуля дошли сразу несколько игроков: победу они делят.
rams-reason-revoked = Фальшренонс, недопустимая карта: { $self ->
    [yes] вы
   *[no] { $player }
}. Раздача не считается, и карты пересдаёт тот же сдающий.
reason-zero = Счёт дошёл до нуля.
rams-reason-all-dealt = Все раздачи партии сыграны: выигрывает тот, у кого счёт меньше всех.
note-flush = масть: { $self ->
    [yes] вы
   *[no] { $player }
}
note-rams = рамс: { $self ->
    [yes] вы
   *[no] { $player }
}
note-lone = { $self ->
    [yes] играете только вы
   *[no] играет только { $player }
}
note-lone-no-play = { $self ->
    [yes] играете только вы
   *[no] играет только { $player }
}, розыгрыша нет
rams-note-revoked = фальшренонс: { $self ->
    [yes] вы
   *[no] { $player }
}
note-nobody-in = все спасовали
note-stopped = { $self ->
    [yes] вы останавливаете
   *[no] { $player } останавливает
} игру
note-went-on = { $self ->
    [yes] вы играете
   *[no] { $player } играет
} до конца
note-zero-together = на нуле сразу: { $players }
step-tricks = Взятки: списано { $n }
step-lone-tricks = Все пять взяток без розыгрыша: списано { $n }
step-aces = За тузов ({ $cards }): списано { $n }
step-remise = Ремиз, ни одной взятки: плюс { $n }
step-remise-aces = За тузов без взятки ({ $cards }): плюс { $n }
step-jacks = { $colour ->
    [red] { -Red-jacks }
   *[black] { -Black-jacks }
}: списано 5
step-four-jacks = Четыре { -jack-genitive }: списано 10
step-flush = { $trump ->
    [yes] Козырная масть
   *[no] Масть
} ({ $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}): списано { $n }
step-flush-aces = За туза ({ $cards }): списано { $n }
step-flush-charge = { $trump ->
    [yes] Козырная масть у другого
   *[no] Масть у другого
}: плюс { $n }
step-flush-charge-aces = За тузов на руках ({ $cards }): плюс { $n }
step-rams = Рамс: списан весь счёт, { $n }
step-revoke = Фальшренонс: плюс { $n }
mark-out = пас
mark-remise = рем.
mark-flush = масть
mark-rams = рамс
mark-stopped = ноль
mark-revoked = фальш
mark-out-said = пас
mark-remise-said = ремиз
mark-flush-said = масть
mark-rams-said = рамс
mark-stopped-said = на нуле, партия окончена
mark-revoked-said = фальшренонс
laid-upcard = Вскрытый козырь
laid-stock = Остаток талона
laid-dead = Сброшенные карты
rams-compare-about = Сколько очков в среднем помогает списать каждый ход по сравнению с соперниками; чем больше, тем лучше. Вблизи нуля учтён и шанс выиграть партию. Оценка без знания закрытых карт.
rams-col-written = Записано
rams-result-caption = Взятки, запись и счёт каждого игрока
rams-sheet-caption = Счёт после каждой раздачи и что было списано или прибавлено
rams-sheet-empty = Пока ничего не списано.

# Правила по номерам
clause-rams-pack-1 = Играют от трёх до семи человек, каждый сам за себя. Обычно втроём и вчетвером берут колоду в 36 карт, впятером и больше — в 52.
clause-rams-pack-1-title = Колода и игроки
clause-rams-rank-1 = В каждой масти по старшинству: туз, король, { -queen }, { -jack }, десятка, девятка и так далее до младшей карты колоды.
clause-rams-rank-1-title = Старшинство карт
clause-rams-deal-1 = Каждый получает пять карт: сначала три, потом две. Следующую карту вскрывают, и её масть — козыри. Остальные карты — талон.
clause-rams-deal-1-title = Сдача
clause-rams-deal-2 = Первого сдающего определяет жребий, дальше сдают по часовой стрелке.
clause-rams-deal-2-title = Сдающий
clause-rams-deal-3 = За настоящим столом тот, кто ошибся при сдаче, теряет право сдачи, и оно переходит к следующему. Программа при сдаче не ошибается.
clause-rams-deal-3-title = Ошибка при сдаче
clause-rams-deal-4 = Если за настоящим столом сдающий вскрыл карту, давая прикуп, её можно взять или от неё отказаться. При отказе карту взамен дают после того, как прикупят все, а сдающему прибавляют 5. У программы карты не вскрываются.
clause-rams-deal-4-title = Вскрытая в прикупе карта
clause-rams-declare-1 = По очереди, начиная с игрока слева от сдающего, каждый объявляет, играет он или пасует. Спасовавший сбрасывает карты и в розыгрыше не участвует.
clause-rams-declare-1-title = Играть или пасовать
clause-rams-declare-2 = При игре втроём пасовать нельзя.
clause-rams-declare-2-title = Втроём играют все
clause-rams-declare-3 = Имеющий на руках туза пасовать не имеет права.
clause-rams-declare-3-title = Туз на руках
clause-rams-exchange-1 = Когда все объявили, играющие по очереди, сдающий последним, один раз сбрасывают карты и берут столько же из талона. Сколько карт можно сменить, зависит от набора правил, обычно сколько угодно. Сброшенные карты не показывают, но их число знают все.
clause-rams-exchange-1-title = Прикуп
clause-rams-exchange-2 = Если талона не хватает, то по одним правилам тасуют карты, сброшенные другими, в том числе спасовавшими, а по другим берут, сколько осталось. Свои только что сброшенные карты и вскрытый козырь в талон не идут.
clause-rams-exchange-2-title = Талона не хватает
clause-rams-upcard-1 = После прикупа сдающий может сбросить любую свою карту и взять вскрытого козыря. Если он спасовал, козыря не берёт никто.
clause-rams-upcard-1-title = Козырь сдающему
clause-rams-reveal-1 = Четыре туза на руках — рамс. Кто с ними играет, открывает их и сразу выигрывает партию: его счёт становится равен нулю, у остальных счёт не меняется.
clause-rams-reveal-1-title = Рамс, четыре туза
clause-rams-reveal-2 = Пять карт одной масти так и называют: «масть». Кто с ней играет, открывает карты и списывает очки за «масть», обычно 5, и за туза, если он есть. Остальным, кто не спасовал, прибавляют очки, обычно 5, и ещё за тузов на руках. Карты показывают все, розыгрыша нет. Если «масть» у нескольких, каждый из них списывает своё, а за чужую им ничего не прибавляют.
clause-rams-reveal-2-title = Масть, пять карт
clause-rams-reveal-3 = Рамс и «масть» открывают, когда все объявили, а по некоторым правилам и после прикупа. Рамс важнее «масти», кто бы где ни сидел.
clause-rams-reveal-3-title = Когда открывают карты
clause-rams-jacks-1 = За { -colour-jacks-genitive } списывают 5, за каждую пару один раз за раздачу. За пару, пришедшую на сдаче, списывают и спасовавший, и тот, кто потом сменил { -jacks-genitive }. Считается ли пара, собранная в прикупе, и нужна ли играющему взятка, зависит от набора правил.
clause-rams-jacks-1-title = Пара { -jacks-genitive }
clause-rams-jacks-2 = За четырёх { -jacks-genitive } списывают 10.
clause-rams-jacks-2-title = Четыре { -jack-genitive }
clause-rams-jacks-3 = Если кто-нибудь откроет рамс или «масть», очки за { -jacks-genitive } не списываются.
clause-rams-jacks-3-title = { -Jacks } при рамсе и масти
clause-rams-lead-1 = Первый заход принадлежит игроку слева от сдающего, а если он спасовал, то следующему из тех, кто играет.
clause-rams-lead-1-title = Первый заход
clause-rams-lead-2 = Взявший взятку заходит в следующую.
clause-rams-lead-2-title = Следующий заход
clause-rams-lead-3 = У кого на руках козырный туз, тот обязан пойти с него в первый же свой заход.
clause-rams-lead-3-title = Заход с козырного туза
clause-rams-follow-1 = Отвечать в масть захода обязательно. Брать старшей картой не обязательно.
clause-rams-follow-1-title = Ответ в масть
clause-rams-follow-2 = Нет масти захода — нужно класть козыря; перебивать чужого козыря не обязательно. Нет ни масти, ни козырей — кладут любую карту.
clause-rams-follow-2-title = Нет масти — козырь
clause-rams-trick-1 = Взятку берёт старший козырь, а без козырей — старшая карта масти захода.
clause-rams-trick-1-title = Взятка
clause-rams-score-1 = За каждую взятку списывают одно очко.
clause-rams-score-1-title = Очки за взятки
clause-rams-score-2 = За тузов, бывших на руках к началу розыгрыша, списывают: { -spades-genitive } 5, { -clubs-genitive } 10, { -diamonds-genitive } 15, { -hearts-genitive } 20; за нескольких — сумму. Но только если есть хотя бы одна взятка. Туз, сброшенный в прикупе, не считается.
clause-rams-score-2-title = Очки за тузов
clause-rams-score-3 = Кто играл и не взял ни одной взятки, получает ремиз: к его счёту прибавляют очки, обычно 5.
clause-rams-score-3-title = Ремиз
clause-rams-score-4 = Если у оставшегося без взяток есть тузы, ему прибавляют и очки за тузов: по одним правилам сверх ремиза, по другим вместо него.
clause-rams-score-4-title = Тузы при ремизе
clause-rams-score-5 = Если играет только один, то по одним правилам он прикупает и берёт все пять взяток без розыгрыша, а по другим считаются только { -jacks }. Если спасовали все, считаются только { -jacks }.
clause-rams-score-5-title = Играет один или никто
clause-rams-revoke-1 = Ход не в масть при её наличии и любая другая недопустимая карта — фальшренонс. Нарушителю прибавляют 25, всё остальное в этой раздаче не считается, и карты пересдаёт тот же сдающий.
clause-rams-revoke-1-title = Карта не по правилам
clause-rams-match-1 = Каждому до первой сдачи записывают очки, обычно 100, и их нужно списать. Кто первым дойдёт до нуля или ниже, тот выиграл.
clause-rams-match-1-title = Цель игры
clause-rams-match-2 = Первый, чей счёт по ходу раздачи дошёл до нуля, вправе остановить игру и выиграть в одиночку, но может и играть раздачу до конца. Спрашивают об этом один раз за раздачу: после { -jacks-genitive } или после взятки, кроме последней. При остановке ремизов не пишут. Если { -jacks } довели до нуля сразу нескольких, вопроса нет, и победу делят.
clause-rams-match-2-title = Остановка на нуле
clause-rams-match-3 = В конце раздачи выигрывают все, у кого счёт не больше нуля; двое делят победу пополам. Кого ремиз снова поднял выше нуля, тот ещё не выиграл.
clause-rams-match-3-title = Делёж победы

# Все правила, действующие в партии
clauses-rams =
    { clause-rams-pack-1-title }: { clause-rams-pack-1 }{ $pack_size ->
        [by_players] {""}
       *[other] {" "}В этой партии карт в колоде { $pack_size }.
    }
    { clause-rams-rank-1-title }: { clause-rams-rank-1 }
    { clause-rams-deal-1-title }: { clause-rams-deal-1 }
    { clause-rams-deal-2-title }: { clause-rams-deal-2 }
    { clause-rams-deal-3-title }: { clause-rams-deal-3 }{ $exchange_limit ->
        [0] {""}
       *[other] {"\u000A"}{ clause-rams-deal-4-title }: { clause-rams-deal-4 }
    }
    { clause-rams-declare-1-title }: { clause-rams-declare-1 }{ $three_may_pass ->
        [true] {""}
       *[false] {"\u000A"}{ clause-rams-declare-2-title }: { clause-rams-declare-2 }
    }{ $ace_forces_in ->
        [true] {"\u000A"}{ clause-rams-declare-3-title }: { clause-rams-declare-3 }
       *[false] {""}
    }{ $exchange_limit ->
        [0] {""}
       *[other] {"\u000A"}{ clause-rams-exchange-1-title }: { clause-rams-exchange-1 } В этой партии сменить можно не больше { $exchange_limit }.{"\u000A"}{ clause-rams-exchange-2-title }: { clause-rams-exchange-2 } { $when_stock_short ->
            [draw_less] В этой партии берут, сколько осталось.
           *[reshuffle] В этой партии тасуют.
        }
    }{ $dealer_may_take_upcard ->
        [true] {"\u000A"}{ clause-rams-upcard-1-title }: { clause-rams-upcard-1 }
       *[false] {""}
    }
    { clause-rams-reveal-1-title }: { clause-rams-reveal-1 }
    { clause-rams-reveal-2-title }: { clause-rams-reveal-2 } В этой партии за «масть» списывают { $flush_write_off }, остальным прибавляют { $flush_remise }, а за козырную и списывают, и прибавляют по { $trump_flush_points }.
    { clause-rams-reveal-3-title }: { clause-rams-reveal-3 } { $reveal_in ->
        [dealt_hand] В этой партии их открывают только до прикупа.
       *[dealt_or_final_hand] В этой партии их открывают и после прикупа.
    }
    { clause-rams-jacks-1-title }: { clause-rams-jacks-1 } { $jacks_in ->
        [dealt_hand] В этой партии пара должна прийти на сдаче
       *[dealt_or_final_hand] В этой партии считается и пара, собранная в прикупе
    }, { $jacks_need_trick ->
        [true] а играющему нужна взятка.
       *[false] а взятка не нужна.
    }
    { clause-rams-jacks-2-title }: { clause-rams-jacks-2 }
    { clause-rams-jacks-3-title }: { clause-rams-jacks-3 }
    { clause-rams-lead-1-title }: { clause-rams-lead-1 }
    { clause-rams-lead-2-title }: { clause-rams-lead-2 }{ $must_lead_trump_ace ->
        [true] {"\u000A"}{ clause-rams-lead-3-title }: { clause-rams-lead-3 }
       *[false] {""}
    }
    { clause-rams-follow-1-title }: { clause-rams-follow-1 }{ $must_ruff ->
        [true] {"\u000A"}{ clause-rams-follow-2-title }: { clause-rams-follow-2 }
       *[false] {" "}У кого нет масти захода, тот кладёт любую карту.
    }
    { clause-rams-trick-1-title }: { clause-rams-trick-1 }
    { clause-rams-score-1-title }: { clause-rams-score-1 }
    { clause-rams-score-2-title }: { clause-rams-score-2 }
    { clause-rams-score-3-title }: { clause-rams-score-3 } В этой партии ремиз — { $remise }.
    { clause-rams-score-4-title }: { clause-rams-score-4 } { $remise_with_aces ->
        [replace] В этой партии — вместо ремиза.
       *[add] В этой партии — сверх ремиза.
    }
    { clause-rams-score-5-title }: { clause-rams-score-5 } { $lone_player ->
        [no_play] В этой партии розыгрыша тогда нет.
       *[takes_all] В этой партии один берёт все взятки.
    }{ $revoke ->
        [punished] {"\u000A"}{ clause-rams-revoke-1-title }: { clause-rams-revoke-1 }
       *[refused] {""}
    }
    { clause-rams-match-1-title }: { clause-rams-match-1 } В этой партии начальный счёт — { $start_score }.
    { clause-rams-match-2-title }: { clause-rams-match-2 }
    { clause-rams-match-3-title }: { clause-rams-match-3 }{ $deals_per_match ->
        [0] {""}
       *[other] {" "}Раздач в партии самое большее { $deals_per_match }; если до нуля никто не дошёл, выигрывает тот, у кого счёт меньше всех.
    }

# Статистика
rams-stats-declared = Играю или пас
rams-stats-row-in = Играю
rams-stats-row-out = Пас
rams-stats-taken = Взятки в игре
rams-stats-row-remise = Ни одной: ремиз
rams-stats-row-one = Одна
rams-stats-row-two = Две
rams-stats-row-three = Три
rams-stats-row-four = Четыре
rams-stats-row-five = Пять
rams-stats-reveals = Показано
rams-stats-row-jacks = { -Jacks }
rams-stats-row-flush = Масть
rams-stats-row-rams = Рамс
rams-stats-luck-trumps = Козыри
rams-stats-luck-aces = Тузы

# Стиль соперников
rams-style-careful = { $player }: чаще пас. Игра должна казаться лучше паса на 1,5 очка.
rams-style-bold = { $player }: чаще игра. Игра может казаться хуже паса на 1,5 очка.
