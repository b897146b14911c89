# Скат.

game-skat = Скат
game-skat-about = Один против двоих: чья заявка выше, тот играет один, и ему нужно 61 очко из 120. Для троих; вчетвером сдающий пропускает раздачу.
brief-skat =
    { brief-part-skat }
    В масти и в гранде разыгрывающий выигрывает, если у него 61 очко; скат или снос засчитывается ему. Сторона, у которой очков не больше { $schneider_limit }, получает шнейдер, сторона без взяток — шварц.
    Стоимость игры — это база, умноженная на множитель. База: { -diamonds } 9, { -hearts } 10, { -spades } 11, { -clubs } 12, гранд 24{ $open_grand ->
        [base_36] {""}, гранд в открытую 36
       *[base_24_plus_open] {""}
    }. Множитель: по 1 за каждого матадора (старшие козыри подряд от { -jack-genitive } { -clubs-genitive }, которые у разыгрывающего есть, «с», или которых у него нет, «без»), плюс 1 за игру и по 1 за игру с руки, шнейдер, шварц и за каждое объявление при игре с руки. «С 2, игра 3, умножить на 12 = 36» — это { -clubs } с двумя старшими { -jacks-instrumental }. Нуль стоит { $null }, с руки { $null_hand }, в открытую { $null_ouvert }, с руки в открытую { $null_ouvert_hand }.
    Выигранная игра приносит свою стоимость, проигранная отнимает вдвое больше{ $hand_loss ->
        [single] , а проигранная с руки отнимает только стоимость
       *[double] , с руки тоже
    }. Если стоимость оказалась ниже заявки, это перезаявка, и игра проиграна.
    { $contra ->
        [off] {""}
        [contra] До первого захода защитники могут объявить контру, она удваивает запись.
       *[contra_re] До первого захода защитники могут объявить контру, а разыгрывающий ответить ре; каждое объявление удваивает запись.
    }
    Если все спасовали, { $when_all_pass ->
        [ramsch] с этими же картами играют рамш.{"\u000A"}{ brief-part-ramsch }{"\u000A"}
        [same_dealer] никто ничего не пишет, и тот же игрок сдаёт ещё раз.{" "}
       *[next_dealer] никто ничего не пишет, и сдаёт следующий.{" "}
    }{ $deals_per_match ->
        [0] В партии по двенадцать раздач на игрока;
       *[other] Раздач в партии: { $deals_per_match };
    } выигрывает наибольшая сумма.{ $scoring ->
        [seeger_fabian] {" "}По Зегеру и Фабиану каждая выигранная игра добавляет 50, каждая проигранная отнимает 50, а проигранная другим игра приносит втроём 40, вчетвером 30.
       *[plain] {""}
    }
game-ramsch = Рамш
game-ramsch-about = Очки никому не нужны: каждый сам за себя, и проигрывает тот, у кого их больше всех. Для троих; вчетвером сдающий пропускает раздачу.
brief-ramsch =
    Три игрока, 32 карты: по десять каждому, две лежат закрытыми в скате. Каждый сам за себя, торговли нет, и очки никому не нужны. Слева от сдающего сидит передняя рука, дальше средняя и задняя. Если за столом четверо, сдающий пропускает раздачу.
    Козыри — только четыре { -jack-genitive }; старшинство: { -clubs }, { -spades }, { -hearts }, { -diamonds }. За ними в каждой масти идут туз, десятка, король, { -queen }, девятка, восьмёрка, семёрка. Туз стоит 11 очков, десятка 10, король 4, { -queen } 3, { -jack } 2, всего 120.
    { $exchange ->
        [pass_on] Передняя рука берёт скат и передаёт две карты средней, та берёт их и передаёт две задней, а задняя берёт эти две и откладывает две в скат. { $pass_jacks ->
            [true] { -Jacks-genitive } передавать можно.
           *[false] { -Jacks-genitive } передавать нельзя.
        }{ $blind_push ->
            [true] {" "}Вместо того чтобы брать две карты, их можно сдвинуть дальше не глядя; это удваивает раздачу.
           *[false] {""}
        }
       *[none] Скат лежит в стороне.
    }{ $grand_hand ->
        [true] {" "}До этого каждый по очереди может объявить гранд с руки; кто сделает это первым, играет его один против двоих, а потом тот же игрок сдаёт ещё раз.
       *[false] {""}
    }
    В первую взятку заходит передняя рука. В масть отвечать обязательно, в козырь тоже; кто не может, играет любую карту. Взятку берёт старший козырь, а без козырей старшая карта масти захода. Взявший заходит в следующую.
    { $scoring ->
        [points] У кого во взятках больше всех очков, тот столько же и теряет.
        [virgin_pays] Игрок без взяток, «дева», теряет 15, а если таких двое, каждый теряет 20. Если взятки есть у всех, тот, у кого больше всех очков, теряет 10.
       *[tariff] У кого во взятках больше всех очков, тот теряет 10; 15, если у кого-то нет взяток («дева»); 20, если он взял все десять взяток.
    } { $skat_to ->
        [last_trick] Скат засчитывается тому, кто взял последнюю взятку.
        [loser] Очки ската прибавляются к очкам проигравшего.
       *[nobody] Скат не засчитывается никому.
    }{ $virgin ->
        [double] {" "}Игрок без взяток, «дева», удваивает проигрыш.
       *[ignore] {""}
    }{ $march ->
        [plus_120] {" "}Взявший все десять взяток не проигрывает, а выигрывает 120.
        [others_minus_120] {" "}Взявший все десять взяток не теряет ничего, а остальные теряют по 120.
       *[lose] {""}
    } Если больше всех очков у двоих поровну, оба проигрывают целиком; если поровну у всех троих, не проигрывает никто.
    Раздач в партии: { $deals_per_match }. Проигранное идёт в минус, и выигрывает наибольшая сумма.
game-raeuberskat = Разбойничий скат (бок- и рамш-раунды)
game-raeuberskat-short = Разбойничий скат
game-raeuberskat-about = Скат по раундам: в бок-раунде каждая игра считается вдвойне, в рамш-раунде очки никому не нужны. Для троих; вчетвером сдающий пропускает раздачу.
brief-raeuberskat =
    { $series_first_phase ->
        [bock_round] Партия начинается с бок-раунда:
       *[plain] Партия начинается с обычных раздач ската, пока чей-то счёт не дойдёт до { $series_trigger_score }{ $series_after_ramsch_round ->
            [end] { $series_deals_per_match ->
                [0] {""}
               *[other] {" "}(раздач самое большее: { $series_deals_per_match })
            }
           *[other] {""}
        }. Затем идёт бок-раунд:
    } по раздаче на каждого за столом, и каждая запись умножается на { $series_bock_factor }. За ним рамш-раунд, тоже по раздаче на каждого, без торговли: каждый сам за себя. { $series_after_ramsch_round ->
        [next_hundred] Потом снова обычные раздачи, пока кто-то не наберёт на { $series_trigger_score } больше, чем набирал до сих пор, и раунды повторяются. Раздач в партии: { $series_deals_per_match }.
        [alternate] Дальше бок- и рамш-раунды чередуются. Раздач в партии: { $series_deals_per_match }.
       *[end] На этом партия кончается.
    } Выигрывает наибольшая сумма.
    { brief-part-skat }
    В масти и в гранде разыгрывающий выигрывает, если у него 61 очко; скат или снос засчитывается ему. Сторона, у которой очков не больше { $skat_schneider_limit }, получает шнейдер, сторона без взяток — шварц.
    Стоимость игры — это база, умноженная на множитель. База: { -diamonds } 9, { -hearts } 10, { -spades } 11, { -clubs } 12, гранд 24{ $skat_open_grand ->
        [base_36] {""}, гранд в открытую 36
       *[base_24_plus_open] {""}
    }. Множитель: по 1 за каждого матадора (старшие козыри подряд от { -jack-genitive } { -clubs-genitive }, которые у разыгрывающего есть, «с», или которых у него нет, «без»), плюс 1 за игру и по 1 за игру с руки, шнейдер, шварц и за каждое объявление при игре с руки. «С 2, игра 3, умножить на 12 = 36» — это { -clubs } с двумя старшими { -jacks-instrumental }. Нуль стоит { $skat_null }, с руки { $skat_null_hand }, в открытую { $skat_null_ouvert }, с руки в открытую { $skat_null_ouvert_hand }.
    Выигранная игра приносит свою стоимость, проигранная отнимает вдвое больше{ $skat_hand_loss ->
        [single] , а проигранная с руки отнимает только стоимость
       *[double] , с руки тоже
    }. Если стоимость оказалась ниже заявки, это перезаявка, и игра проиграна.
    { $skat_contra ->
        [off] {""}
        [contra] До первого захода защитники могут объявить контру, она удваивает запись.
       *[contra_re] До первого захода защитники могут объявить контру, а разыгрывающий ответить ре; каждое объявление удваивает запись.
    }
    { $skat_when_all_pass ->
        [ramsch] Если все спасовали, играют рамш.
        [same_dealer] Если все спасовали, никто ничего не пишет, и тот же игрок сдаёт ещё раз.
       *[next_dealer] Если все спасовали, никто ничего не пишет, и сдаёт следующий.
    }
    { brief-part-ramsch }
brief-part-skat =
    Три игрока, 32 карты: по десять каждому, две лежат закрытыми в скате. Один, разыгрывающий, играет против двух защитников. Если за столом четверо, сдающий пропускает раздачу.
    Четыре { -jack-genitive } — старшие козыри; старшинство: { -clubs }, { -spades }, { -hearts }, { -diamonds }. За ними в каждой масти идут туз, десятка, король, { -queen }, девятка, восьмёрка, семёрка. Туз стоит 11 очков, десятка 10, король 4, { -queen } 3, { -jack } 2, всего 120.
    Сначала торговля: один играет тот, кто заявил наибольшую стоимость игры. Слева от сдающего сидит передняя рука, дальше средняя и задняя. Средняя рука называет передней значения, начиная с 18, пока кто-то из двоих не спасует; с оставшимся продолжает торговлю задняя.
    Разыгрывающий берёт скат и сносит две карты или играет с руки, не трогая ската. Затем он объявляет контракт: игру в масть (козыри — { -jacks } и одна масть), гранд (козыри — только { -jacks }) или нуль (козырей нет, и нельзя взять ни одной взятки; в каждой масти идут туз, король, { -queen }, { -jack }, десятка, девятка, восьмёрка, семёрка).
    В первую взятку заходит передняя рука. В масть отвечать обязательно, в козырь тоже; кто не может, играет любую карту. Взятку берёт старший козырь, а без козырей старшая карта масти захода. Взявший заходит в следующую.
brief-part-ramsch =
    В рамше каждый сам за себя, и очки никому не нужны. Козыри — только { -jacks }, как в гранде; заходит передняя рука.
    { $ramsch_exchange ->
        [pass_on] Передняя рука берёт скат и передаёт две карты средней, та берёт их и передаёт две задней, а задняя берёт эти две и откладывает две в скат. { $ramsch_pass_jacks ->
            [true] { -Jacks-genitive } передавать можно.
           *[false] { -Jacks-genitive } передавать нельзя.
        }{ $ramsch_blind_push ->
            [true] {" "}Вместо того чтобы брать две карты, их можно сдвинуть дальше не глядя; это удваивает раздачу.
           *[false] {""}
        }
       *[none] Скат лежит в стороне.
    }{ $ramsch_grand_hand ->
        [true] {" "}До этого каждый по очереди может объявить гранд с руки; кто сделает это первым, играет его один против двоих, а потом тот же игрок сдаёт ещё раз.
       *[false] {""}
    }
    { $ramsch_scoring ->
        [points] У кого во взятках больше всех очков, тот столько же и теряет.
        [virgin_pays] Игрок без взяток, «дева», теряет 15, а если таких двое, каждый теряет 20. Если взятки есть у всех, тот, у кого больше всех очков, теряет 10.
       *[tariff] У кого во взятках больше всех очков, тот теряет 10; 15, если у кого-то нет взяток («дева»); 20, если он взял все десять взяток.
    } { $ramsch_skat_to ->
        [last_trick] Скат засчитывается тому, кто взял последнюю взятку.
        [loser] Очки ската прибавляются к очкам проигравшего.
       *[nobody] Скат не засчитывается никому.
    }{ $ramsch_virgin ->
        [double] {" "}Игрок без взяток, «дева», удваивает проигрыш.
       *[ignore] {""}
    }{ $ramsch_march ->
        [plus_120] {" "}Взявший все десять взяток не проигрывает, а выигрывает 120.
        [others_minus_120] {" "}Взявший все десять взяток не теряет ничего, а остальные теряют по 120.
       *[lose] {""}
    } Если больше всех очков у двоих поровну, оба проигрывают целиком; если поровну у всех троих, не проигрывает никто.

# Выбор правил
preset-altenburg = Альтенбургский кодекс
preset-altenburg-hint = По тексту, с которого началась эта игра; он ссылается на альтенбургский кодекс 1927 года: игра, проигранная с руки, отнимает только свою стоимость, база гранда в открытую 36.
preset-isko = Международные правила
preset-isko-hint = Как играют сегодня: любая проигранная игра отнимает двойную стоимость, а у гранда в открытую база тоже 24 и ступень за открытую игру.
preset-isko-tournament = Турнир (Зегер и Фабиан)
preset-isko-tournament-hint = Как международные правила, но с итогом по Зегеру и Фабиану: 50 за каждую свою выигранную игру и прибавка за каждую игру, проигранную другими.
skat-level-beginner-hint = Помнит едва треть сыгранных карт и почти не думает вперёд. Торгуется робко и часто неверно оценивает свои карты.
skat-level-casual-hint = Помнит больше половины сыгранных карт и прикидывает несколько возможных раскладов. Любит заявить чуть выше, чем стоит.
skat-level-club-hint = Забывает лишь немногие карты и перебирает много раскладов. Торгуется основательно и редко ошибается в оценке своих карт.
skat-level-master-hint = Не забывает ни одной карты, перебирает больше всего раскладов и по заявкам и картам судит, что у других. Торгуется ровно настолько, насколько позволяют карты.
option-skat-hand-loss = Проигрыш с руки
option-skat-hand-loss-hint = Сколько отнимает проигранная игра с руки. Проигрыш со взятым скатом всегда отнимает двойную стоимость.
value-hand-loss-single = стоимость игры
value-hand-loss-double = двойная стоимость
option-skat-open-grand = Гранд в открытую
option-skat-open-grand-hint = Выше ли его база или он стоит на ступень больше.
value-open-grand-base-24-plus-open = база 24 и ступень за открытую игру
value-open-grand-base-36 = база 36 без ступени за открытую игру
option-skat-null = Стоимость нуля
option-skat-null-hint = Нуль со взятым скатом.
option-skat-null-hand = Стоимость нуля с руки
option-skat-null-hand-hint = Нуль, скат не открывают.
option-skat-null-ouvert = Стоимость нуля в открытую
option-skat-null-ouvert-hint = Нуль со взятым скатом и открытыми картами.
option-skat-null-ouvert-hand = Стоимость нуля с руки в открытую
option-skat-null-ouvert-hand-hint = Нуль с открытыми картами, скат не открывают.
option-skat-schneider-limit = Предел шнейдера
option-skat-schneider-limit-hint = Сторона, у которой столько очков или меньше, получает шнейдер.
value-schneider-limit-30 = 30 очков
value-schneider-limit-31 = 31 очко
option-skat-when-all-pass = Если все спасовали
option-skat-when-all-pass-hint = Что делать, если никто не хочет играть один.
value-when-all-pass-next-dealer = сдаёт следующий
value-when-all-pass-same-dealer = тот же сдаёт ещё раз
option-skat-contra = Контра и ре
option-skat-contra-hint = Можно ли защитникам удвоить игру, а разыгрывающему удвоить её ещё раз.
value-contra-off = нельзя
value-contra-contra = только контра
value-contra-contra-re = контра и ре
option-skat-contra-needs-bid = Контра только после заявки
option-skat-contra-needs-bid-hint = Контру может объявить только тот, кто сам заявил или держал хотя бы 18.
option-skat-scoring = Итог партии
option-skat-scoring-hint = Считается ли только стоимость игр или в конце ещё и то, сколько игр каждый выиграл и проиграл.
value-scoring-plain = только стоимость игр
value-scoring-seeger-fabian = по Зегеру и Фабиану
option-skat-deals-per-match = Раздач в партии
option-skat-deals-per-match-hint = После стольких раздач подводится итог.
skat-value-deals-per-match-0 = по двенадцать на игрока
option-skat-revoke = Фальшренонс
option-skat-revoke-hint = Недопустимая карта просто не принимается или игра на этом кончается.
value-revoke-refused = карта не принимается
value-revoke-punished = игра на этом кончается
preset-ramsch = Простой рамш
preset-ramsch-hint = По тексту, с которого началась эта игра: скат лежит в стороне, проигравший теряет 10, 15 или 20.
preset-ramsch-virgin-pays = Платит «дева»
preset-ramsch-virgin-pays-hint = Тот же текст, понятый дословно: игрок без взяток теряет 15, двое таких по 20; только если взятки есть у всех, теряет 10 тот, у кого больше всех очков.
preset-ramsch-raeuber = Рамш из разбойничьего ската
preset-ramsch-raeuber-hint = Скат идёт по кругу, и передают по две карты, только не { -jacks-genitive }; проигравший теряет все свои очки вместе с очками ската.
preset-schieberamsch = Рамш со сдвигом
preset-schieberamsch-hint = Как играют в клубах: две карты можно сдвинуть дальше не глядя, каждый сдвиг и «дева» удваивают, все взятки приносят 120, вместо рамша можно играть гранд с руки.
preset-raeuberskat = До сотни
preset-raeuberskat-hint = По тексту, с которого началась эта игра: обычные раздачи, пока кто-то не наберёт 100, затем бок-раунд, рамш-раунд и конец.
preset-raeuberskat-club = Клубные правила
preset-raeuberskat-club-hint = Бок- и рамш-раунды чередуются, всего 36 раздач; контра и ре, сдвиг, а если все спасовали — рамш.
ramsch-level-beginner-hint = Помнит едва треть сыгранных карт и почти не думает вперёд. Уходит от взяток и избавляется от старших карт.
ramsch-level-casual-hint = Помнит больше половины сыгранных карт и прикидывает несколько раскладов, прежде чем уйти от взятки или сбросить карту.
ramsch-level-club-hint = Забывает лишь немногие карты, перебирает много раскладов и подбрасывает очки во взятки других.
ramsch-level-master-hint = Не забывает ни одной карты, перебирает больше всего раскладов и подбрасывает очки во взятки других.
raeuberskat-level-beginner-hint = Помнит едва треть сыгранных карт и почти не думает вперёд. Торгуется робко, а в рамше уходит от взяток.
raeuberskat-level-casual-hint = Помнит больше половины сыгранных карт и прикидывает несколько возможных раскладов. Любит заявить чуть выше, чем стоит.
raeuberskat-level-club-hint = Забывает лишь немногие карты и перебирает много раскладов. Торгуется основательно, а в рамше подбрасывает очки во взятки других.
raeuberskat-level-master-hint = Не забывает ни одной карты, перебирает больше всего раскладов и по заявкам и картам судит, что у других. Торгуется ровно настолько, насколько позволяют карты.
option-ramsch-exchange = Скат до розыгрыша
option-ramsch-exchange-hint = Лежит ли скат в стороне или идёт по кругу, чтобы каждый избавился от двух карт.
value-exchange-none = лежит в стороне
value-exchange-pass-on = идёт по кругу
option-ramsch-blind-push = Сдвиг вслепую
option-ramsch-blind-push-hint = Вместо того чтобы взять две карты, их можно сдвинуть дальше не глядя; это удваивает раздачу.
option-ramsch-pass-jacks = { -Jacks-genitive } можно передавать
option-ramsch-pass-jacks-hint = Иначе { -jacks-genitive } нельзя ни передать, ни отложить.
option-ramsch-skat-to = Очки ската
option-ramsch-skat-to-hint = Кому они засчитываются после розыгрыша.
value-skat-to-nobody = никому
value-skat-to-last-trick = взявшему последнюю взятку
value-skat-to-loser = проигравшему
option-ramsch-scoring = Сколько стоит рамш
option-ramsch-scoring-hint = Теряет ли проигравший твёрдую сумму или свои очки, или платит тот, кто не взял ни одной взятки.
value-scoring-tariff = 10, 15 или 20
value-scoring-points = очки проигравшего
value-scoring-virgin-pays = платит тот, кто без взяток
option-ramsch-virgin = «Дева»
option-ramsch-virgin-hint = Что значит для проигравшего игрок без взяток.
value-virgin-ignore = ничего не меняет
value-virgin-double = удваивает проигрыш
option-ramsch-march = Взято всё
option-ramsch-march-hint = Что получает игрок, взявший все десять взяток.
value-march-lose = проигрывает, как любой другой
value-march-plus-120 = выигрывает 120
value-march-others-minus-120 = остальные теряют по 120
option-ramsch-grand-hand = Гранд с руки вместо рамша
option-ramsch-grand-hand-hint = Перед рамшем каждый может вместо него играть гранд с руки; потом тот же игрок сдаёт ещё раз.
option-ramsch-deals-per-match = { option-skat-deals-per-match }
option-ramsch-deals-per-match-hint = { option-skat-deals-per-match-hint }
value-when-all-pass-ramsch = играют рамш
option-skat-ramsch = Рамш, если все спасовали
option-skat-ramsch-exchange = { option-ramsch-exchange }
option-skat-ramsch-exchange-hint = { option-ramsch-exchange-hint }
option-skat-ramsch-blind-push = { option-ramsch-blind-push }
option-skat-ramsch-blind-push-hint = { option-ramsch-blind-push-hint }
option-skat-ramsch-pass-jacks = { option-ramsch-pass-jacks }
option-skat-ramsch-pass-jacks-hint = { option-ramsch-pass-jacks-hint }
option-skat-ramsch-skat-to = { option-ramsch-skat-to }
option-skat-ramsch-skat-to-hint = { option-ramsch-skat-to-hint }
option-skat-ramsch-scoring = { option-ramsch-scoring }
option-skat-ramsch-scoring-hint = { option-ramsch-scoring-hint }
option-skat-ramsch-virgin = { option-ramsch-virgin }
option-skat-ramsch-virgin-hint = { option-ramsch-virgin-hint }
option-skat-ramsch-march = { option-ramsch-march }
option-skat-ramsch-march-hint = { option-ramsch-march-hint }
option-skat-ramsch-grand-hand = { option-ramsch-grand-hand }
option-skat-ramsch-grand-hand-hint = { option-ramsch-grand-hand-hint }
option-raeuberskat-skat = Раздачи ската
option-raeuberskat-skat-hand-loss = { option-skat-hand-loss }
option-raeuberskat-skat-hand-loss-hint = { option-skat-hand-loss-hint }
option-raeuberskat-skat-open-grand = { option-skat-open-grand }
option-raeuberskat-skat-open-grand-hint = { option-skat-open-grand-hint }
option-raeuberskat-skat-null = { option-skat-null }
option-raeuberskat-skat-null-hint = { option-skat-null-hint }
option-raeuberskat-skat-null-hand = { option-skat-null-hand }
option-raeuberskat-skat-null-hand-hint = { option-skat-null-hand-hint }
option-raeuberskat-skat-null-ouvert = { option-skat-null-ouvert }
option-raeuberskat-skat-null-ouvert-hint = { option-skat-null-ouvert-hint }
option-raeuberskat-skat-null-ouvert-hand = { option-skat-null-ouvert-hand }
option-raeuberskat-skat-null-ouvert-hand-hint = { option-skat-null-ouvert-hand-hint }
option-raeuberskat-skat-schneider-limit = { option-skat-schneider-limit }
option-raeuberskat-skat-schneider-limit-hint = { option-skat-schneider-limit-hint }
option-raeuberskat-skat-when-all-pass = { option-skat-when-all-pass }
option-raeuberskat-skat-when-all-pass-hint = { option-skat-when-all-pass-hint }
option-raeuberskat-skat-contra = { option-skat-contra }
option-raeuberskat-skat-contra-hint = { option-skat-contra-hint }
option-raeuberskat-skat-contra-needs-bid = { option-skat-contra-needs-bid }
option-raeuberskat-skat-contra-needs-bid-hint = { option-skat-contra-needs-bid-hint }
option-raeuberskat-skat-revoke = { option-skat-revoke }
option-raeuberskat-skat-revoke-hint = { option-skat-revoke-hint }
option-raeuberskat-ramsch = Раздачи рамша
option-raeuberskat-ramsch-exchange = { option-ramsch-exchange }
option-raeuberskat-ramsch-exchange-hint = { option-ramsch-exchange-hint }
option-raeuberskat-ramsch-blind-push = { option-ramsch-blind-push }
option-raeuberskat-ramsch-blind-push-hint = { option-ramsch-blind-push-hint }
option-raeuberskat-ramsch-pass-jacks = { option-ramsch-pass-jacks }
option-raeuberskat-ramsch-pass-jacks-hint = { option-ramsch-pass-jacks-hint }
option-raeuberskat-ramsch-skat-to = { option-ramsch-skat-to }
option-raeuberskat-ramsch-skat-to-hint = { option-ramsch-skat-to-hint }
option-raeuberskat-ramsch-scoring = { option-ramsch-scoring }
option-raeuberskat-ramsch-scoring-hint = { option-ramsch-scoring-hint }
option-raeuberskat-ramsch-virgin = { option-ramsch-virgin }
option-raeuberskat-ramsch-virgin-hint = { option-ramsch-virgin-hint }
option-raeuberskat-ramsch-march = { option-ramsch-march }
option-raeuberskat-ramsch-march-hint = { option-ramsch-march-hint }
option-raeuberskat-ramsch-grand-hand = { option-ramsch-grand-hand }
option-raeuberskat-ramsch-grand-hand-hint = { option-ramsch-grand-hand-hint }
option-raeuberskat-series = Раунды
option-raeuberskat-series-trigger-score = Счёт для бок-раунда
option-raeuberskat-series-trigger-score-hint = Когда чей-то счёт доходит до этого числа, начинается бок-раунд.
option-raeuberskat-series-bock-factor = Множитель бок-раунда
option-raeuberskat-series-bock-factor-hint = На него в бок-раунде умножается каждая запись.
option-raeuberskat-series-after-ramsch-round = После рамш-раунда
option-raeuberskat-series-after-ramsch-round-hint = Как партия идёт дальше, когда рамш-раунд сыгран.
value-after-ramsch-round-end = партия кончается
value-after-ramsch-round-next-hundred = обычные раздачи до новой сотни
value-after-ramsch-round-alternate = бок- и рамш-раунды чередуются
option-raeuberskat-series-first-phase = Начало партии
option-raeuberskat-series-first-phase-hint = Бывают ли перед первым бок-раундом обычные раздачи.
value-first-phase-plain = обычные раздачи
value-first-phase-bock-round = сразу бок-раунд
option-raeuberskat-series-deals-per-match = Раздач самое большее
option-raeuberskat-series-deals-per-match-hint = Столько обычных раздач самое большее. Если раунды повторяются, столько раздач во всей партии.
raeuberskat-value-deals-per-match-0 = без предела

# Контракт
contract-game = { $game ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
    [diamonds] { -diamonds }
    [grand] гранд
   *[null] нуль
}
level-word = { $level ->
    [hand] с руки
    [schneider] шнейдер
    [schwarz] шварц
   *[ouvert] в открытую
}
level-joint = ,{" "}

# У игроков
role-forehand = передняя рука
role-middlehand = средняя рука
role-rearhand = задняя рука
role-speaker = говорящий
role-hearer = слушающий
role-soloist = разыгрывающий
role-sits-out = вне игры
role-forehand-short = передняя
role-middlehand-short = средняя
role-rearhand-short = задняя
role-speaker-short = говорит
role-hearer-short = слушает
role-soloist-short = играет
role-sits-out-short = вне игры
call-bid = заявка { $n }
call-hold = держу { $n }
call-passed = пас
fact-bid = Заявка: { $n }
fact-contract = { $player }: { $game }{ $levels }{ $n ->
    [0] {""}
   *[other] {" "}· заявка { $n }
}
fact-doubled = { $call ->
    [re] Ре
   *[contra] Контра
} ×{ $factor }
call-no-grand-hand = без гранда
call-pushed = сдвинуто
call-passed-on = передано
fact-round = { $round ->
    [bock] Бок-раунд{ $factor ->
        [1] {""}
       *[other] {" "}×{ $factor }
    } · { $left ->
        [1] последняя раздача
       *[other] осталось раздач: { $left }
    }
    [ramsch] Рамш-раунд · { $left ->
        [1] последняя раздача
       *[other] осталось раздач: { $left }
    }
   *[plain] Скат до { $again ->
        [yes] новых { $target }
       *[no] { $target }
    }{ $left ->
        [0] {""}
        [1] {" "}· раздач не больше 1
       *[other] {" "}· раздач не больше { $left }
    }
}
fact-round-short = { $round ->
    [bock] Бок{ $factor ->
        [1] {""}
       *[other] {" "}×{ $factor }
    } · ещё { $left }
    [ramsch] Рамш · ещё { $left }
   *[plain] { $again ->
        [yes] новые { $target }
       *[no] до { $target }
    }{ $left ->
        [0] {""}
       *[other] {" "}· ещё { $left }
    }
}
fact-ramsch = Рамш: каждый сам за себя
fact-ramsch-short = Рамш
fact-pushes = Сдвигов: { $n } · ×{ $factor }
fact-pushes-short = Сдвиг ×{ $factor }

# Чей ход
due-auction-speaker = { $n ->
    [0] Заявок ещё нет: заявить или пас?
   *[other] Заявка { $n }: заявить больше или пас?
}
due-auction-hearer = Заявка { $n }: держать или пасовать?
due-auction-forehand-speaker = Остальные спасовали: играть за 18 или тоже пас?
due-skat = Разыгрываете вы: взять скат или играть с руки?
due-discard = Снесите две карты.
due-declare = Объявите контракт.
due-contra = Объявить контру?
due-re = Вам объявили контру: ответить ре?
due-grand-hand = Сыграть гранд с руки вместо рамша?
due-push = Две карты дошли до вас.
due-push-forehand = Сначала скат приходит к вам.
due-push-rearhand = Две карты приходят к вам в последнюю очередь.
due-pass-on = Выберите две карты, чтобы передать дальше.
due-pass-on-rearhand = Выберите две карты, чтобы отложить их в скат.

# A position for the solver
options-position = Такой позиции не бывает: проверьте «{ $field }».

# Кнопки
move-bid = Заявить { $value }
move-hold = Держать { $value }
move-pass = Пас
move-take = Взять скат
move-take-declare = Взять снос
move-hand = Играть с руки
move-discard = Снести
move-declare = Объявить: { $value }
move-contra = Контра
move-re = Ре
move-pass-contra = Без контры
move-pass-re = Без ре
move-claim = Закончить досрочно
move-concede = Сдаться
record-move-hold = держу
record-move-pass = пас
record-move-take = взять скат
record-move-hand = играть с руки
record-move-contra = контра
record-move-re = ре
record-move-claim = закончить досрочно
record-move-concede = сдаться
note-laid = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
note-worth = { $n }{ $bid ->
    [0] {""}
   *[other] : { $covers ->
        [yes] хватает для заявки { $bid }
        [perhaps] хватает для заявки { $bid }, если скат не помешает
       *[no] мало для заявки { $bid }
    }
}
note-put-back = Взять снос обратно
move-grand-hand = Гранд с руки
move-pass-grand-hand = Без гранда
move-take-push = Взять карты
move-push = Сдвинуть не глядя
move-discard-pass-on = Передать
move-discard-pass-on-rearhand = Отложить
record-move-grand-hand = гранд с руки
record-move-push = сдвинуть не глядя
note-push = раздача ×{ $factor }

# События
event-bid = { $self ->
    [yes] Вы заявляете
   *[no] { $player } заявляет
} { $n }.
event-jump-bid = { $self ->
    [yes] Вы заявляете
   *[no] { $player } заявляет
} { $from ->
    [0] сразу { $n }.
   *[other] прыжок с { $from } на { $n }.
}
event-held = { $self ->
    [yes] Вы держите
   *[no] { $player } держит
} { $n }.
event-passed = { $self ->
    [yes] Вы пасуете
   *[no] { $player } пасует
}.
event-auction-won = Разыгрывающий: { $self ->
    [yes] вы
   *[no] { $player }
}, заявка { $n }.
event-passed-in = Все спасовали: раздача не разыгрывается.
event-took-skat = { $self ->
    [yes] Вы берёте
   *[no] { $player } берёт
} скат.
event-own-skat = В скате: { $cards }.
event-hand = { $self ->
    [yes] Вы играете
   *[no] { $player } играет
} с руки.
event-discarded = { $self ->
    [yes] Вы сносите
   *[no] { $player } сносит
} две карты.
event-own-discard = Снос: { $cards }.
event-put-back = { $self ->
    [yes] Вы берёте
   *[no] { $player } берёт
} снос обратно.
event-declared = { $self ->
    [yes] Вы играете
   *[no] { $player } играет
}: { $game }{ $levels }.
event-no-call = { $self ->
    [yes] Вы не удваиваете
   *[no] { $player } не удваивает
}.
event-laid-open = { $self ->
    [yes] Ваши открытые карты
   *[no] { $player } играет в открытую
}: { $cards }.
event-claimed = { $self ->
    [yes] Вы заканчиваете
   *[no] { $player } заканчивает
} досрочно: исход уже решён.
event-conceded = { $self ->
    [yes] Вы сдаётесь
   *[no] { $player } сдаётся
}.
event-null-ended = { $self ->
    [yes] Вы берёте
   *[no] { $player } берёт
} взятку: нуль проигран.
event-revoked = Фальшренонс: { $self ->
    [yes] вы
   *[no] { $player }
}, { $card }.
event-round-begins = { $round ->
    [bock] Начинается бок-раунд, раздач: { $deals }{ $factor ->
        [1] {""}
       *[other] , запись умножается на { $factor }
    }.
    [ramsch] Начинается рамш-раунд, раздач: { $deals }, каждый сам за себя.
   *[plain] Обычные раздачи, пока кто-то не наберёт { $again ->
        [yes] новые { $target }
       *[no] { $target }
    }{ $deals ->
        [0] {""}
       *[other] , раздач не больше { $deals }
    }.
}
event-ramsch-follows = Все спасовали: играем рамш.
event-grand-hand = { $self ->
    [yes] Вы играете
   *[no] { $player } играет
} гранд с руки вместо рамша.
event-no-grand-hand = { $self ->
    [yes] Вы не играете
   *[no] { $player } не играет
} гранд с руки.
event-took-cards = { $self ->
    [yes] Вы берёте
   *[no] { $player } берёт
} две карты.
event-own-cards = Взято: { $cards }.
event-passed-on = { $self ->
    [yes] Вы передаёте
   *[no] { $player } передаёт
} две карты дальше.
event-own-passed-on = Передано: { $cards }.
event-laid-away = { $self ->
    [yes] Вы откладываете
   *[no] { $player } откладывает
} две карты.
event-own-laid-away = Отложено: { $cards }.
event-pushed = { $self ->
    [yes] Вы сдвигаете
   *[no] { $player } сдвигает
} две карты дальше не глядя: раздача считается ×{ $factor }.
notice-target-reached = Счёт дошёл до { $n }: { $players }.
notice-cap-reached = Все обычные раздачи сыграны: { $n }.
notice-round-next = { $round ->
    [bock] Дальше бок-раунд, раздач: { $deals }{ $factor ->
        [1] {""}
       *[other] , запись умножается на { $factor }
    }.
    [ramsch] Дальше рамш-раунд, раздач: { $deals }, каждый сам за себя.
   *[plain] Дальше обычные раздачи, пока кто-то не наберёт { $again ->
        [yes] новые { $target }
       *[no] { $target }
    }{ $deals ->
        [0] {""}
       *[other] , раздач не больше { $deals }
    }.
}

# Чего нельзя
move-bid-not-a-value = Заявить { $n } нельзя: такой стоимости нет ни у одной игры.
move-bid-too-low = { $n } — это мало: уже заявлено { $bid }.
move-bid-forehand = { $n } нельзя: если оба других спасовали, передняя рука может играть только за 18.
move-no-bid-yet = Держать пока нечего: заявок ещё нет.
move-hearer-holds = Вы слушаете: можно держать { $n } или пасовать, но не заявлять.
move-speaker-bids = Вы говорите: заявите больше или пасуйте. Держит другая сторона.
move-auction-first = Сначала торговля.
move-auction-over = Торговля уже закончена.
move-skat-first = Сначала скат: возьмите его или играйте с руки.
move-skat-taken = Скат вы уже взяли.
move-discard-first = Сначала нужно снести две карты.
move-discard-two = Сносят ровно две карты.
move-put-back-often = Пора решать: скат уже взят раз: { $n }.
move-hand-no-discard = Вы играете с руки: скат остаётся на месте, сносить нечего.
move-declare-first = Сначала нужно объявить контракт.
move-declare-unknown = Такого контракта нет: «{ $text }».
move-declared = Контракт уже объявлен.
move-level-needs-hand = Это можно объявить только при игре с руки: { $level }.
move-null-below-bid = Этот нуль стоит только { $n }, а ваша заявка { $bid }.
move-null-no-level = В нуле этого нет: { $level }.
move-contra-first = Сначала решите: контра или без контры.
move-contra-off = По этим правилам контры нет.
move-contra-too-late = Уже поздно: удваивают до первого захода.
move-contra-not-bid = Контру может объявить только тот, кто сам заявил или держал хотя бы 18.
move-re-first = Сначала решите: ре или без ре.
move-re-off = По этим правилам ре нет.
move-must-play-trump = Нельзя: зашли с козыря, а у вас есть { $card }.
move-jack-is-trump = Нельзя: { -jack } — козырь, а зашли { $suit ->
    [clubs] с { -clubs-genitive }
    [spades] с { -spades-genitive }
    [hearts] с { -hearts-genitive }
   *[diamonds] с { -diamonds-genitive }
}, и у вас есть { $card }.
move-claim-unproven = Закончить досрочно можно, только если при любом раскладе остальные взятки ваши.
move-claim-null-defender = В нуле закончить досрочно может только разыгрывающий.
notation-contract = Не контракт: «{ $text }».
move-push-jack = { -Jacks } должны остаться: { $card }.
move-push-two = Выберите ровно две карты.
move-push-first = Сначала две карты из ската.
move-pass-on-first = Сначала избавьтесь от двух карт.
move-push-off = По этим правилам сдвигать карты не глядя нельзя.
move-push-over = Карты больше не передают.
move-no-exchange = По этим правилам скат лежит в стороне, и карты не передают.
move-grand-hand-first = Сначала решите: гранд с руки или рамш.
move-grand-hand-late = Для гранда с руки уже поздно.
move-grand-hand-off = По этим правилам гранд с руки вместо рамша играть нельзя.
move-grand-only = Вы выбрали гранд с руки: объявить можно только гранд.
move-no-concede-ramsch = В рамше сдаться нельзя.
move-no-auction = В рамше нет ни торговли, ни контракта.

# Советы
skat-chance-about = Шанс: что ваша сторона выиграет игру.
raeuberskat-chance-about = Шанс: что ваша сторона выиграет игру.
ramsch-chance-about = Шанс: что вы не проиграете рамш.
chance-about-ramsch = Шанс: что вы не проиграете рамш.

hint-bid = С этими картами можно заявлять до { $limit }; лучшая игра для этого: { $game }.
hint-hold = С этими картами можно держать до { $limit }; лучшая игра для этого: { $game }.
hint-bid-more = Так высоко пока не нужно: хватит { $n }.
hint-bid-weak = Для { $n } карты слабы: такую игру слишком часто проигрывают.
hint-pass-weak = Карты слабы: любую игру с ними слишком часто проигрывают.
hint-pass-limit = С этими картами можно заявлять только до { $limit }.
hint-pass-strong = Для паса карты слишком сильны: { $game }.
hint-take = С двумя лишними картами на выбор игра станет лучше.
hint-take-dear = Карты и без ската достаточно сильны: { $game }.
hint-hand = Карты и без ската достаточно сильны, а игра с руки дороже на ступень: { $game }.
hint-hand-null = Для нуля карты и без ската достаточно хороши.
hint-hand-risky = Без ската это слишком рискованно.
hint-discard-void = План: { $game }. После сноса у вас не останется { $suit ->
    [clubs] { -clubs-genitive }
    [spades] { -spades-genitive }
    [hearts] { -hearts-genitive }
   *[diamonds] { -diamonds-genitive }
}.
hint-discard-safe = План: { $game }. Снос сбережёт { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
hint-discard-low = План: { $game }. Избавьтесь от карт, которые вряд ли возьмут взятку.
hint-discard-null = План: нуль. Избавьтесь от карт, которые, скорее всего, возьмут взятку.
hint-discard-null-other = План: нуль. Другие карты при этом опаснее.
hint-discard-spare = План: { $game }. Эти две карты нужны меньше всего.
hint-discard-weak = Такой снос ослабит игру: { $game }.
hint-discard-trump = План: { $game }. Козырей у вас с запасом.
hint-declare = Лучшая игра: шанс выиграть примерно { $chance } из 100.
hint-declare-less = Другая игра обещает больше; здесь шанс выиграть примерно { $chance } из 100.
hint-declare-overbid = Наверняка стоит только { $n }: для заявки { $bid } этого мало.
hint-put-back = Снос и так хорош.
hint-contra = Против ваших карт эту игру, скорее всего, не выиграть.
hint-contra-risky = Контра здесь слишком рискованна.
hint-contra-missed = Против ваших карт эту игру, скорее всего, не выиграть: контра выгодна.
hint-no-contra = Для контры здесь этого мало.
hint-re = Шанс выиграть примерно { $chance } из 100.
hint-no-re = Для ре здесь этого мало.
hint-re-missed = Ваша игра достаточно сильна для ре.
hint-draw-trumps = Вытяните козыри у защитников.
hint-cash = В своей масти эту карту уже никто не побьёт.
hint-lead-loser = Эту взятку, скорее всего, всё равно отдавать.
hint-lead-through = Разыгрывающий сидит посередине: заходите через него.
hint-lead-to-partner = Разыгрывающий играет последним: заходите под партнёра.
hint-lead-trump = Заход с козыря лишает разыгрывающего козырей.
hint-lead-past = Разыгрывающему эту карту побить нечем.
hint-lead-alone = Побить эту карту может разве что разыгрывающий.
hint-take-trick = Пока старшей будет ваша карта, очков во взятке: { $n }.
hint-ruff = Можно побить козырем, очков во взятке: { $n }.
hint-schmear = Подложите очки партнёру.
hint-leave-partner = Взятка и так у партнёра, хватит младшей карты.
hint-leave-partner-jack = Взятка и так у партнёра, а этот { -jack } добавит всего 2 очка.
hint-partner-ahead = Пока старшая карта у партнёра, но разыгрывающий ещё может её побить: этой картой вы рискуете немногим.
hint-leave-to-partner = Партнёр ходит последним и ещё может взять эту взятку.
hint-overtake = Вы перебиваете партнёра, очков во взятке: { $n }.
hint-duck = Отдайте эту взятку и сохраните сильную карту.
hint-cheap = Вам эту взятку не взять; этой картой легче всего пожертвовать.
hint-under-ruff = В масть ответить нечем, а козырь старше уже сыгран.
hint-throw-off = В масть ответить нечем: сбросьте ненужное.
hint-null-duck = Эта карта взятку не возьмёт.
hint-null-above = Эта карта старше всех на столе, хотя можно сыграть ниже.
hint-null-lead = Младше карт этой масти ни у кого другого нет: кто ответит в масть, тот и возьмёт.
hint-null-lead-mid = Старшие карты этой масти ещё на руках, и одной из них, может быть, придётся взять.
hint-null-lead-high = Старше карт этой масти ни у кого другого быть не может: взятка останется у вас.
hint-null-forced = Старшей будет любая из разрешённых карт; эта повредит меньше всего.
hint-null-throw-off = В масть ответить нечем: избавьтесь от опасной карты.
hint-null-throw-low = В масть ответить нечем, но эта карта почти не опасна.
hint-null-attack = Здесь разыгрывающему, скорее всего, придётся взять взятку: { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}.
hint-null-under = Играйте ниже, чтобы взятка осталась у разыгрывающего или досталась ему.
hint-null-let-go = В масть ответить нечем: сбросьте карту, которая вам мешает.
hint-null-over = Так вы заберёте взятку у разыгрывающего.
hint-null-spared = Разыгрывающему эта взятка не достанется, зато от этой карты вы избавитесь.
hint-null-still = Разыгрывающему ещё ходить, и ему, возможно, придётся сыграть старше.
hint-claim = Остальное уже решено в вашу пользу.
hint-concede = Сдаваться незачем: лучше играть дальше.
hint-revoke = Эта карта не в масть, хотя ответить в масть есть чем.
hint-ramsch-grand = Рамш обещает вам меньше, чем гранд; шанс выиграть гранд примерно { $chance } из 100.
hint-ramsch-grand-risky = Шанс выиграть гранд лишь примерно { $chance } из 100: лучше сыграть рамш.
hint-ramsch-no-grand = Для гранда карты слабы.
hint-ramsch-no-grand-strong = Гранд здесь обещает больше, чем рамш.
hint-ramsch-take = С двумя лишними картами на выбор можно избавиться от двух плохих.
hint-ramsch-take-only = По этим правилам две карты берут всегда.
hint-ramsch-take-dear = Карты и так безопасны, а сдвиг удорожает чужой проигрыш.
hint-ramsch-take-weak = С этими картами можно взять все десять взяток; две новые их только ослабят.
hint-ramsch-push = Карты безопасны: пусть проигрыш умножится на { $factor }.
hint-ramsch-push-risky = Проиграть можете и вы, и тогда проигрыш умножается на { $factor }.
hint-ramsch-push-march = Похоже, вам по силам взять все десять взяток, и тогда выигрыш умножается на { $factor }.
hint-ramsch-pass-void = У вас не останется { $suit ->
    [clubs] { -clubs-genitive }
    [spades] { -spades-genitive }
    [hearts] { -hearts-genitive }
   *[diamonds] { -diamonds-genitive }
}: когда с них зайдут, сбросите опасную карту.
hint-ramsch-pass-points = Вы избавитесь от очков, которые могли бы остаться у вас: { $n }.
hint-ramsch-pass-high = Вы избавитесь от старших карт, которые брали бы взятки.
hint-ramsch-pass-jacks = Избавьтесь от { -jacks-genitive }: козыри берут взятки.
hint-ramsch-pass-other = Другие карты оставлять опаснее.
hint-ramsch-pass-low = Младшие карты оставьте: с ними легко не взять взятку.
hint-ramsch-pass-safe = Эти две карты нужны меньше всего.
hint-ramsch-pass-march = Оставьте то, с чем можно взять все десять взяток: по этим правилам это выгодно.
hint-ramsch-march = Можно взять все десять взяток, а по этим правилам это выгодно.
hint-ramsch-maid = Одна взятка нужна: по этим правилам платит тот, кто без взяток.
hint-ramsch-claim = Всё остальное ваше, и по этим правилам это хорошо.
hint-ramsch-claim-dear = Всё остальное досталось бы вам вместе с очками.
hint-ramsch-bid = Если все спасуют, будет рамш, а для него карты плохи; лучше сыграть самому: { $game }.
hint-ramsch-all-pass = Ни одна игра не хороша, а рамш после пасов не хуже.
hint-ramsch-pass-bad = Если вы спасуете, будет рамш, а для него карты плохи.

# Запись
reason-won = { $self ->
    [yes] Вы выигрываете
   *[no] { $player } выигрывает
}. Игра: { $game }{ $levels }. Набрано: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
reason-lost = { $self ->
    [yes] Вы проигрываете
   *[no] { $player } проигрывает
}. Игра: { $game }{ $levels }. Набрано: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
reason-lost-schwarz = { $self ->
    [yes] Вы проигрываете
   *[no] { $player } проигрывает
}. Игра: { $game }{ $levels }, ни одной взятки.
reason-overbid = Перезаявка. { $self ->
    [yes] Вы проигрываете
   *[no] { $player } проигрывает
}. Игра: { $game }{ $levels }. Набрано: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}, но стоимость игры ниже заявки { $bid }.
reason-announced-missed = { $self ->
    [yes] Вы проигрываете
   *[no] { $player } проигрывает
}. Игра: { $game }{ $levels }. Набрано: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}, но объявленное не выполнено.
reason-null-won = { $self ->
    [yes] Вы выигрываете
   *[no] { $player } выигрывает
}. Игра: { $game }{ $levels }, ни одной взятки.
reason-null-lost = { $self ->
    [yes] Вы проигрываете
   *[no] { $player } проигрывает
}. Игра: { $game }{ $levels }.
reason-passed-in = Все спасовали: никто ничего не пишет.
reason-revoked = Фальшренонс { $guilty ->
    [soloist] разыгрывающего
   *[defenders] защитника
}: игра на этом кончается.
note-passed-in = все спасовали
note-schneider = шнейдер
note-schwarz = шварц
note-overbid = перезаявка
note-contra = контра
note-re = ре
note-claimed = закончено досрочно: { $self ->
    [yes] вы
   *[no] { $player }
}
note-conceded = { $self ->
    [yes] вы сдаётесь
   *[no] { $player } сдаётся
}
note-revoked = фальшренонс: { $self ->
    [yes] вы
   *[no] { $player }
}
note-awarded = остальное: { $self ->
    [yes] вам
   *[no] { $player }
}
step-with = С матадорами: { $n }
step-without = Без матадоров: { $n }
step-game = Игра: { $multiplier }
step-hand = С руки: { $multiplier }
step-schneider = Шнейдер: { $multiplier }
step-schneider-announced = Шнейдер объявлен: { $multiplier }
step-schwarz = Шварц: { $multiplier }
step-schwarz-announced = Шварц объявлен: { $multiplier }
step-ouvert = В открытую: { $multiplier }
step-times = Множитель { $multiplier } × база { $base } = { $value }
step-null-value = Нуль{ $levels }, постоянная стоимость: { $value }
step-missed = Объявлено и не выполнено: { $level }
step-overbid = Заявка была { $bid }; наименьшее кратное { $base } не ниже неё: { $value }
step-lost = Проигрыш: { $running }
step-lost-doubled = Проигранная игра считается вдвойне: { $running }
step-lost-hand-doubled = Проигранная с руки тоже считается вдвойне: { $running }
step-lost-hand-single = Проигранная с руки считается один раз: { $running }
step-bock-round = Бок-раунд, умножить на { $factor }: { $running }
chain-with = с { $n }
chain-without = без { $n }
chain-game = игра { $multiplier }
chain-hand = с руки { $multiplier }
chain-schneider = шнейдер { $multiplier }
chain-schneider-announced = объявлен { $multiplier }
chain-schwarz = шварц { $multiplier }
chain-schwarz-announced = объявлен { $multiplier }
chain-ouvert = в открытую { $multiplier }
chain-times = умножить на { $base } = { $value }
chain-null-value = постоянная стоимость { $value }
laid-skat = Скат при сдаче
laid-discard = Снос
reason-ramsch-lost = Больше всех очков, проигрыш: { $players }, { $count ->
    [1] { $n }
   *[other] по { $n }
}.
reason-ramsch-march = Взято всё: { $self ->
    [yes] вы берёте
   *[no] { $player } берёт
} все десять взяток.
reason-ramsch-even = У всех троих очков поровну ({ $n }): не проиграл никто.
reason-ramsch-virgins = Без взяток, поэтому проигрыш: { $players }.
reason-rounds-played = Рамш-раунд сыгран, партия окончена.
note-ramsch = рамш
note-virgin = «дева»: { $self ->
    [yes] вы
   *[no] { $player }
}
note-pushes = сдвиг ×{ $factor }
note-bock-round = бок-раунд ×{ $factor }
note-grand-hand = гранд с руки, тот же сдаёт ещё раз
step-ramsch-points = Очки во взятках: { $n }
step-ramsch-skat = { $how ->
    [last_trick] Очки ската за последнюю взятку: { $n }
   *[loser] Очки ската проигравшему: { $n }
}
step-tied = Больше всех очков у двоих: проигрывают оба целиком
step-even = У всех троих очков поровну ({ $n }): не проиграл никто
step-tariff = { $virgins ->
    [0] Больше всех очков: { $n }
    [1] Больше всех очков, и есть «дева»: { $n }
   *[other] Все десять взяток: { $n }
}
step-virgin-charge = { $virgins ->
    [1] Без взяток: { $n }
   *[other] Двое без взяток, каждому: { $n }
}
step-march-others = Все взятки взял другой: { $n }
step-march-lost = Взято всё, но по этим правилам это тоже проигрыш
step-pushes = Сдвиг не глядя, умножить на { $factor }: { $running }
ramsch-step-march = Взяты все десять взяток: { $n }
skat-step-march = { ramsch-step-march }
raeuberskat-step-march = { ramsch-step-march }
laid-forehand = Передала передняя рука
laid-middlehand = Передала средняя рука
laid-rearhand = Отложила задняя рука

# Лист записи
skat-col-written = Записано
skat-result-caption = Очки, взятки, запись и счёт каждого игрока
skat-sheet-empty = Пока ничего не записано.
skat-sheet-caption = Ведомость: каждая раздача, её стоимость и счёт
sheet-col-base = База
sheet-col-base-long = База игры
sheet-col-matadors = Мат.
sheet-col-matadors-long = Матадоры, с ними или без них
sheet-col-hand = Рука
sheet-col-hand-long = Игра с руки
sheet-col-schneider = Шн.
sheet-col-schneider-long = Шнейдер
sheet-col-schneider-announced = об.
sheet-col-schneider-announced-long = Шнейдер объявлен
sheet-col-schwarz = Шв.
sheet-col-schwarz-long = Шварц
sheet-col-schwarz-announced = об.
sheet-col-schwarz-announced-long = Шварц объявлен
sheet-col-ouvert = Откр.
sheet-col-ouvert-long = В открытую
sheet-col-bid = Заяв.
sheet-col-bid-long = Заявка
sheet-col-value = Стоим.
sheet-col-value-long = Стоимость игры, как записана
sheet-cell-matadors = { $n ->
    [0] –
   *[other] { $sign ->
        [minus] без
       *[plus] с
    } { $n }
}
sheet-cell-base = { $n ->
    [0] –
   *[other] { $n }
}
sheet-cell-hand = ×
sheet-cell-schneider = ×
sheet-cell-schneider-announced = ×
sheet-cell-schwarz = ×
sheet-cell-schwarz-announced = ×
sheet-cell-ouvert = ×
foot-won = Игр выиграно
foot-lost = Игр проиграно
foot-own-games = Свои игры (по 50)
foot-others-lost = Проигранные другими (по 40, вчетвером 30)
foot-settled = Итог по Зегеру и Фабиану
reason-all-dealt = Все раздачи партии сыграны.
ramsch-col-written = { skat-col-written }
ramsch-result-caption = { skat-result-caption }
ramsch-sheet-empty = { skat-sheet-empty }
ramsch-sheet-caption = Ведомость: каждая раздача, её цена и счёт
raeuberskat-col-written = { skat-col-written }
raeuberskat-result-caption = { skat-result-caption }
raeuberskat-sheet-empty = { skat-sheet-empty }
raeuberskat-sheet-caption = { skat-sheet-caption }
sheet-col-round = Раунд
sheet-col-round-long = Бок-раунд или рамш-раунд
sheet-col-card-points = Очки
sheet-col-card-points-long = Больше всех очков
sheet-col-skat-points = Скат
sheet-col-skat-points-long = Очки ската
sheet-col-virgins = Дев
sheet-col-virgins-long = «Девы» (игроки без взяток)
sheet-col-pushes = Сдв.
sheet-col-pushes-long = Сколько раз карты сдвинули не глядя
ramsch-sheet-col-value-long = Что записано
sheet-cell-bid = { $n ->
    [0] –
   *[other] { $n }
}
sheet-cell-virgins = { $n ->
    [0] –
   *[other] { $n }
}
sheet-cell-pushes = { $n ->
    [0] –
   *[other] { $n }
}
sheet-cell-round-plain = –
sheet-cell-round-bock = бок
sheet-cell-round-ramsch = рамш

# Правила по номерам
clause-skat-pack-1 = Играют втроём колодой в 32 карты; один, разыгрывающий, против двух защитников.
clause-skat-pack-1-title = Колода и игроки
clause-skat-rank-1 = В масти и в гранде четыре { -jack-genitive } — старшие козыри; старшинство: { -clubs }, { -spades }, { -hearts }, { -diamonds }.
clause-skat-rank-1-title = Старшинство { -jacks-genitive }
clause-skat-rank-2 = За { -jacks-instrumental } в каждой масти, и в козырной тоже, идут туз, десятка, король, { -queen }, девятка, восьмёрка, семёрка.
clause-skat-rank-2-title = Старшинство в мастях
clause-skat-rank-3 = В нуле козырей нет, и в каждой масти идут туз, король, { -queen }, { -jack }, десятка, девятка, восьмёрка, семёрка.
clause-skat-rank-3-title = Старшинство в нуле
clause-skat-rank-4 = Туз 11 очков, десятка 10, король 4, { -queen } 3, { -jack } 2; всего 120.
clause-skat-rank-4-title = Очки
clause-skat-deal-1 = Каждый получает три карты, затем две кладут в скат, затем каждый получает четыре и под конец ещё три.
clause-skat-deal-1-title = Сдача
clause-skat-deal-2 = Первого сдающего определяет жребий, дальше сдают по часовой стрелке. Слева от сдающего сидит передняя рука, дальше средняя и задняя.
clause-skat-deal-2-title = Сдающий и места
clause-skat-deal-3 = Если за столом четверо, сдающий пропускает раздачу; играют трое следующих.
clause-skat-deal-3-title = Вчетвером
clause-skat-bid-1 = Средняя рука торгуется с передней, пока одна из них не спасует; с оставшейся продолжает торговлю задняя. Кто остался последним, тот разыгрывающий.
clause-skat-bid-1-title = Кто с кем торгуется
clause-skat-bid-2 = Заявляют только числа, которые может стоить игра, начиная с 18, каждое больше прежнего. Пропускать значения можно.
clause-skat-bid-2-title = Что можно заявить
clause-skat-bid-3 = Если средняя и задняя рука спасовали без заявок, передняя может играть за 18 или тоже спасовать, но не заявить больше.
clause-skat-bid-3-title = Передняя рука за 18
clause-skat-bid-4 = Один говорит, другой слушает: говорящий заявляет или пасует, слушающий держит заявку или пасует. Спасовавший в торговлю не возвращается.
clause-skat-bid-4-title = Говорить и слушать
clause-skat-bid-5 = Если все трое спасовали, то, смотря по правилам, раздача не разыгрывается и никто ничего не пишет или с этими же картами играют рамш. Правила говорят и то, кто сдаёт после неразыгранной раздачи: следующий или тот же ещё раз.
clause-skat-bid-5-title = Если все спасовали
clause-skat-skat-1 = Разыгрывающий может взять скат и тогда сносит две любые карты, в том числе { -jacks-genitive }, и лишь потом объявляет контракт. Очки сноса засчитываются ему.
clause-skat-skat-1-title = Взять и снести
clause-skat-skat-2 = При игре с руки разыгрывающий не смотрит в скат до конца розыгрыша; очки в нём всё равно засчитываются ему.
clause-skat-skat-2-title = Игра с руки
clause-skat-declare-1 = Объявляют игру в масть (козыри — { -jacks } и одна масть), гранд (козыри — только { -jacks }) или нуль (козырей нет, разыгрывающему нельзя брать взяток).
clause-skat-declare-1-title = Контракт
clause-skat-declare-2 = В масти и в гранде объявить шнейдер, шварц и игру в открытую можно только с руки. Шварц включает шнейдер, игра в открытую включает то и другое. В нуле нет ни шнейдера, ни шварца.
clause-skat-declare-2-title = Объявить больше
clause-skat-declare-3 = При игре в открытую разыгрывающий до первого захода открывает все свои карты. Нуль в открытую играют и со скатом, и с руки, остальное в открытую — только с руки.
clause-skat-declare-3-title = Игра в открытую
clause-skat-declare-4 = Нуль, который стоит меньше заявки, объявить нельзя.
clause-skat-declare-4-title = Нуль ниже заявки
clause-skat-contra-1 = Где правила это позволяют, защитник может после объявления контракта, и нуля тоже, сказать контру: до того как откроют карты и до первого захода. Первым спрашивают сидящего слева от разыгрывающего.
clause-skat-contra-1-title = Контра
clause-skat-contra-2 = На контру разыгрывающий может ответить ре, где правила это позволяют.
clause-skat-contra-2-title = Ре на контру
clause-skat-contra-3 = Смотря по правилам, контру может объявить только тот, кто сам заявил или держал хотя бы 18.
clause-skat-contra-3-title = Контра после заявки
clause-skat-lead-1 = В первую взятку заходит передняя рука, кто бы ни был разыгрывающим.
clause-skat-lead-1-title = Первый заход
clause-skat-lead-2 = Взявший взятку заходит в следующую.
clause-skat-lead-2-title = Следующий заход
clause-skat-follow-1 = Нужно отвечать в масть захода, в козырь тоже. У кого её нет, играет любую карту; бить козырем или брать старшей не обязательно.
clause-skat-follow-1-title = Ответ в масть
clause-skat-follow-2 = В масти и в гранде каждый { -jack } относится к козырям, а не к масти, знак которой на нём. Если зашли с { -jack-genitive }, нужно отвечать козырем.
clause-skat-follow-2-title = { -Jacks } — козыри
clause-skat-follow-3 = В нуле каждый { -jack } относится к масти, знак которой на нём.
clause-skat-follow-3-title = { -Jacks } в нуле
clause-skat-trick-1 = Взятку берёт старший козырь, а без козырей старшая карта масти захода.
clause-skat-trick-1-title = Взятка
clause-skat-end-1 = Если в нуле разыгрывающий взял взятку, игра сразу кончается и проиграна.
clause-skat-end-1-title = Конец нуля
clause-skat-end-2 = Закончить досрочно может тот, кто при всём, что ему известно, возьмёт все остальные взятки при любом раскладе; в нуле — разыгрывающий, которому больше не взять ни одной. На этом игра кончается.
clause-skat-end-2-title = Досрочный конец
clause-skat-end-3 = Кто сдаётся, отдаёт все остальные взятки другой стороне. В нуле проигрывает та сторона, которая сдалась.
clause-skat-end-3-title = Кто сдаётся
clause-skat-score-1 = В масти и в гранде разыгрывающий выигрывает, если у него 61 очко, достигнута заявка и выполнено объявленное. Скат или снос тоже засчитывается.
clause-skat-score-1-title = 61 очко
clause-skat-score-2 = Матадоры — старшие козыри подряд, начиная с { -jack-genitive } { -clubs-genitive }: у кого он есть, играет со столькими, сколько есть подряд, а у кого нет — без стольких, скольких подряд не хватает. Карты ската тоже считаются, даже при игре с руки.
clause-skat-score-2-title = Матадоры
clause-skat-score-3 = К матадорам всегда прибавляется ступень за игру, даже проигранную.
clause-skat-score-3-title = Ступень за игру
clause-skat-score-4 = Игра с руки считается на ступень выше.
clause-skat-score-4-title = Ступень за игру с руки
clause-skat-score-5 = Шнейдер получает сторона, у которой 30 очков или меньше, а смотря по правилам и 31. Это ступень, даже если шнейдер у разыгрывающего.
clause-skat-score-5-title = Ступень за шнейдер
clause-skat-score-6 = Шварц получает сторона, не взявшая ни одной взятки; очки тут не важны. Это ещё ступень, даже если шварц у разыгрывающего.
clause-skat-score-6-title = Ступень за шварц
clause-skat-score-7 = За объявленный шнейдер прибавляется ступень, а сам шнейдер тогда считается в любом случае. Если защитники не получили шнейдера, игра проиграна.
clause-skat-score-7-title = Шнейдер объявлен
clause-skat-score-8 = За объявленный шварц прибавляется ступень, а сам шварц тогда считается в любом случае. Если защитники взяли взятку, игра проиграна.
clause-skat-score-8-title = Шварц объявлен
clause-skat-score-9 = В масти игра в открытую — ещё одна ступень. В гранде, смотря по правилам, это ступень или база 36.
clause-skat-score-9-title = Ступень за открытую игру
clause-skat-score-10 = База: { -diamonds } 9, { -hearts } 10, { -spades } 11, { -clubs } 12, гранд 24, а гранд в открытую, смотря по правилам, 36. Стоимость игры — сумма ступеней, умноженная на базу.
clause-skat-score-10-title = База игры
clause-skat-score-11 = У нуля, нуля с руки, нуля в открытую и нуля с руки в открытую стоимость постоянная, обычно 23, 35, 46 и 59.
clause-skat-score-11-title = Стоимость нуля
clause-skat-score-12 = Если разыгрывающий взял скат и проиграл, с него списывают двойную стоимость игры.
clause-skat-score-12-title = Проигранная игра
clause-skat-score-13 = За игру, проигранную с руки, списывают её стоимость один или два раза, смотря по правилам.
clause-skat-score-13-title = Проигрыш с руки
clause-skat-score-14 = Если стоимость игры в итоге ниже заявки, это перезаявка: игра проиграна, сколько бы ни было очков. Тогда в счёт идёт наименьшее кратное базы, которое не ниже заявки.
clause-skat-score-14-title = Перезаявка
clause-skat-score-15 = Контра и ре удваивают запись, каждая по разу, но не стоимость, которую сравнивают с заявкой.
clause-skat-score-15-title = Что удваивает контра
clause-skat-score-16 = В бок-раунде каждая запись умножается, обычно на 2; он бывает в разбойничьем скате.
clause-skat-score-16-title = Бок-раунд
clause-skat-revoke-1 = Карта не в масть, когда в масть ответить есть чем, смотря по правилам либо не принимается, либо заканчивает игру. Во втором случае виновная сторона проигрывает, если ещё не выиграла раньше. Шнейдер и шварц тогда считаются, только если были объявлены или уже обеспечены.
clause-skat-revoke-1-title = Фальшренонс
clause-skat-match-1 = Сколько раздач в партии, говорят правила, обычно по двенадцать на игрока.
clause-skat-match-1-title = Длина партии
clause-skat-match-2 = По Зегеру и Фабиану в конце к сумме записей за каждую свою выигранную игру прибавляют 50, за каждую проигранную отнимают 50. Каждая игра, проигранная другим, приносит втроём 40, вчетвером 30.
clause-skat-match-2-title = По Зегеру и Фабиану
clause-skat-match-3 = Проигранные игры идут в минус, и партию выигрывает наибольшая сумма. При равной сумме место делят.
clause-skat-match-3-title = Победа
clause-ramsch-pack-1 = В рамш играют теми же картами, что и в скат, и сдают их так же. Торговли нет, разыгрывающего тоже: все трое играют каждый сам за себя.
clause-ramsch-pack-1-title = Что такое рамш
clause-ramsch-follow-1 = Играют как в гранде: козыри — только четыре { -jack-genitive }, заходит передняя рука, отвечать в масть обязательно; недопустимая карта никогда не принимается. Разыгрывают все десять взяток, сдаться нельзя.
clause-ramsch-follow-1-title = Игра как в гранде
clause-ramsch-push-1 = Где скат идёт по кругу, передняя рука берёт его и передаёт две карты средней; средняя берёт их и передаёт две задней. Задняя берёт эти две и откладывает две; они и есть скат этой раздачи.
clause-ramsch-push-1-title = Передача двух карт
clause-ramsch-push-2 = { -Jacks-genitive } нельзя ни передать, ни отложить, если правила этого не разрешают.
clause-ramsch-push-2-title = { -Jacks } остаются
clause-ramsch-push-3 = По некоторым правилам две карты можно не брать, а сдвинуть дальше не глядя, даже если среди них { -jacks }. Если сдвинула задняя рука, они и есть скат. Каждый сдвиг удваивает раздачу.
clause-ramsch-push-3-title = Сдвиг вслепую
clause-ramsch-grand-1 = Где правила это позволяют, перед рамшем каждого, начиная с передней руки, спрашивают, не сыграет ли он вместо рамша гранд с руки. Первый согласившийся играет его один, без заявки, и может объявить больше. Записывают как в скате, даже в бок-раунде без умножения; потом тот же игрок сдаёт ещё раз, а раздача не входит в число раздач партии или раунда.
clause-ramsch-grand-1-title = Гранд вместо рамша
clause-ramsch-score-1 = В рамше проигрывает тот, у кого во взятках больше всех очков. Теряет ли он эти очки или твёрдую сумму, говорят правила.
clause-ramsch-score-1-title = Больше всех очков
clause-ramsch-score-2 = При твёрдых суммах проигравший теряет 10; 15, если у кого-то нет взяток; 20 за все десять взяток.
clause-ramsch-score-2-title = 10, 15 или 20
clause-ramsch-score-3 = Где платит «дева», игрок без взяток теряет 15, а если таких двое, каждый теряет 20. Если взятки есть у всех, тот, у кого больше всех очков, теряет 10.
clause-ramsch-score-3-title = Платит «дева»
clause-ramsch-score-4 = Очки ската, смотря по правилам, не засчитываются никому, идут взявшему последнюю взятку или проигравшему. Проигравшему их прибавляют только тогда, когда уже известно, кто он.
clause-ramsch-score-4-title = Скат в рамше
clause-ramsch-score-5 = «Дева» — игрок без взяток. По некоторым правилам она удваивает то, что теряет проигравший.
clause-ramsch-score-5-title = «Дева» удваивает
clause-ramsch-score-6 = «Взято всё» — это все десять взяток у одного. Где считают очки, он, смотря по правилам, проигрывает как обычно, или выигрывает 120, или остальные теряют по 120. «Девы» тогда ничего не удваивают.
clause-ramsch-score-6-title = Взято всё
clause-ramsch-score-7 = Если у двоих очков поровну и больше всех, оба проигрывают целиком; если скат идёт проигравшему, он весь считается у каждого. Если поровну у всех троих, не проигрывает никто.
clause-ramsch-score-7-title = Поровну очков
clause-ramsch-score-8 = Каждый сдвиг удваивает запись, и за все взятки тоже; после трёх сдвигов она больше в восемь раз.
clause-ramsch-score-8-title = Что удваивает сдвиг
clause-ramsch-match-1 = В партии рамша заданное число раздач, обычно 36. Проигранное идёт в минус, и выигрывает наибольшая сумма. При равной сумме место делят.
clause-ramsch-match-1-title = Победа в рамше
clause-raeuberskat-phase-1 = Если партия не начинается с бок-раунда, сначала идут обычные раздачи ската, пока после одной из них чей-то счёт не дойдёт до условленного, обычно до 100. Сама эта раздача считается ещё как обычно.
clause-raeuberskat-phase-1-title = Обычные раздачи
clause-raeuberskat-phase-2 = Бок-раунд начинает следующий сдающий, в нём по раздаче на каждого за столом. Раздачи, где все спасовали, входят в раунд, если не сдаёт ещё раз тот же игрок.
clause-raeuberskat-phase-2-title = Порядок бок-раунда
clause-raeuberskat-phase-3 = За бок-раундом идёт рамш-раунд, тоже по раздаче на каждого за столом. Торговли нет: каждая раздача — рамш.
clause-raeuberskat-phase-3-title = Рамш-раунд
clause-raeuberskat-phase-4 = После рамш-раунда, смотря по правилам, партия кончается, или бок- и рамш-раунды чередуются, или снова идут обычные раздачи, пока кто-то не дойдёт до сотни, которой у него ещё не бывало. Сотни, набранные в раундах, потом новыми не считаются.
clause-raeuberskat-phase-4-title = После рамш-раунда
clause-raeuberskat-phase-5 = Если после заданного числа обычных раздач никто не дошёл до условленного счёта, бок-раунд всё равно начинается. Если раунды повторяются, это число всех раздач партии.
clause-raeuberskat-phase-5-title = Предел раздач
clause-raeuberskat-score-1 = В бок-раунде каждая запись умножается ещё раз, обычно на 2, запись рамша тоже. Проигрыш со взятым скатом отнимает тогда четыре стоимости. Гранд с руки вместо рамша не умножается.
clause-raeuberskat-score-1-title = Что умножает бок
clause-raeuberskat-match-1 = Проигранные игры идут в минус, и выигрывает наибольшая сумма в конце, кто бы ни набрал сотню первым. При равной сумме место делят.
clause-raeuberskat-match-1-title = Победа после раундов

# Все правила, действующие в партии
clauses-skat =
    { clause-skat-pack-1-title }: { clause-skat-pack-1 }
    { clause-skat-rank-1-title }: { clause-skat-rank-1 }
    { clause-skat-rank-2-title }: { clause-skat-rank-2 }
    { clause-skat-rank-3-title }: { clause-skat-rank-3 }
    { clause-skat-rank-4-title }: { clause-skat-rank-4 }
    { clause-skat-deal-1-title }: { clause-skat-deal-1 }
    { clause-skat-deal-2-title }: { clause-skat-deal-2 }
    { clause-skat-deal-3-title }: { clause-skat-deal-3 }
    { clause-skat-bid-1-title }: { clause-skat-bid-1 }
    { clause-skat-bid-2-title }: { clause-skat-bid-2 }
    { clause-skat-bid-3-title }: { clause-skat-bid-3 }
    { clause-skat-bid-4-title }: { clause-skat-bid-4 }
    { clause-skat-bid-5-title }: { clause-skat-bid-5 }
    { clause-skat-skat-1-title }: { clause-skat-skat-1 }
    { clause-skat-skat-2-title }: { clause-skat-skat-2 }
    { clause-skat-declare-1-title }: { clause-skat-declare-1 }
    { clause-skat-declare-2-title }: { clause-skat-declare-2 }
    { clause-skat-declare-3-title }: { clause-skat-declare-3 }
    { clause-skat-declare-4-title }: { clause-skat-declare-4 }{ $contra ->
        [off] {""}
       *[other] {"\u000A"}{ clause-skat-contra-1-title }: { clause-skat-contra-1 }
    }{ $contra ->
        [contra_re] {"\u000A"}{ clause-skat-contra-2-title }: { clause-skat-contra-2 }
       *[other] {""}
    }{ $contra_needs_bid ->
        [true] {"\u000A"}{ clause-skat-contra-3-title }: { clause-skat-contra-3 }
       *[other] {""}
    }
    { clause-skat-lead-1-title }: { clause-skat-lead-1 }
    { clause-skat-lead-2-title }: { clause-skat-lead-2 }
    { clause-skat-follow-1-title }: { clause-skat-follow-1 }
    { clause-skat-follow-2-title }: { clause-skat-follow-2 }
    { clause-skat-follow-3-title }: { clause-skat-follow-3 }
    { clause-skat-trick-1-title }: { clause-skat-trick-1 }
    { clause-skat-end-1-title }: { clause-skat-end-1 }
    { clause-skat-end-2-title }: { clause-skat-end-2 }
    { clause-skat-end-3-title }: { clause-skat-end-3 }
    { clause-skat-score-1-title }: { clause-skat-score-1 }
    { clause-skat-score-2-title }: { clause-skat-score-2 }
    { clause-skat-score-3-title }: { clause-skat-score-3 }
    { clause-skat-score-4-title }: { clause-skat-score-4 }
    { clause-skat-score-5-title }: { clause-skat-score-5 }
    { clause-skat-score-6-title }: { clause-skat-score-6 }
    { clause-skat-score-7-title }: { clause-skat-score-7 }
    { clause-skat-score-8-title }: { clause-skat-score-8 }
    { clause-skat-score-9-title }: { clause-skat-score-9 }
    { clause-skat-score-10-title }: { clause-skat-score-10 }
    { clause-skat-score-11-title }: { clause-skat-score-11 }
    { clause-skat-score-12-title }: { clause-skat-score-12 }
    { clause-skat-score-13-title }: { clause-skat-score-13 }
    { clause-skat-score-14-title }: { clause-skat-score-14 }{ $contra ->
        [off] {""}
       *[other] {"\u000A"}{ clause-skat-score-15-title }: { clause-skat-score-15 }
    }{ $when_all_pass ->
        [ramsch] {"\u000A"}{ clause-ramsch-pack-1-title }: { clause-ramsch-pack-1 }{ $ramsch_exchange ->
            [pass_on] {"\u000A"}{ clause-ramsch-push-1-title }: { clause-ramsch-push-1 }
           *[none] {""}
        }{ $ramsch_exchange ->
            [pass_on] { $ramsch_pass_jacks ->
                [true] {""}
               *[false] {"\u000A"}{ clause-ramsch-push-2-title }: { clause-ramsch-push-2 }
            }
           *[none] {""}
        }{ $ramsch_blind_push ->
            [true] {"\u000A"}{ clause-ramsch-push-3-title }: { clause-ramsch-push-3 }
           *[false] {""}
        }{ $ramsch_grand_hand ->
            [true] {"\u000A"}{ clause-ramsch-grand-1-title }: { clause-ramsch-grand-1 }
           *[false] {""}
        }{"\u000A"}{ clause-ramsch-follow-1-title }: { clause-ramsch-follow-1 }{"\u000A"}{ clause-ramsch-score-1-title }: { clause-ramsch-score-1 }{ $ramsch_scoring ->
            [points] {""}
            [virgin_pays] {"\u000A"}{ clause-ramsch-score-3-title }: { clause-ramsch-score-3 }
           *[tariff] {"\u000A"}{ clause-ramsch-score-2-title }: { clause-ramsch-score-2 }
        }{"\u000A"}{ clause-ramsch-score-4-title }: { clause-ramsch-score-4 }{ $ramsch_virgin ->
            [double] {"\u000A"}{ clause-ramsch-score-5-title }: { clause-ramsch-score-5 }
           *[ignore] {""}
        }{ $ramsch_scoring ->
            [points] {"\u000A"}{ clause-ramsch-score-6-title }: { clause-ramsch-score-6 }
           *[other] {""}
        }{"\u000A"}{ clause-ramsch-score-7-title }: { clause-ramsch-score-7 }{ $ramsch_blind_push ->
            [true] {"\u000A"}{ clause-ramsch-score-8-title }: { clause-ramsch-score-8 }
           *[false] {""}
        }
       *[other] {""}
    }
    { clause-skat-revoke-1-title }: { clause-skat-revoke-1 }
    { clause-skat-match-1-title }: { clause-skat-match-1 }{ $scoring ->
        [seeger_fabian] {"\u000A"}{ clause-skat-match-2-title }: { clause-skat-match-2 }
       *[other] {""}
    }
    { clause-skat-match-3-title }: { clause-skat-match-3 }
clauses-ramsch =
    { clause-ramsch-pack-1-title }: { clause-ramsch-pack-1 }
    { clause-skat-rank-1-title }: { clause-skat-rank-1 }
    { clause-skat-rank-2-title }: { clause-skat-rank-2 }
    { clause-skat-rank-4-title }: { clause-skat-rank-4 }
    { clause-skat-deal-1-title }: { clause-skat-deal-1 }
    { clause-skat-deal-2-title }: { clause-skat-deal-2 }
    { clause-skat-deal-3-title }: { clause-skat-deal-3 }{ $exchange ->
        [pass_on] {"\u000A"}{ clause-ramsch-push-1-title }: { clause-ramsch-push-1 }
       *[none] {""}
    }{ $exchange ->
        [pass_on] { $pass_jacks ->
            [true] {""}
           *[false] {"\u000A"}{ clause-ramsch-push-2-title }: { clause-ramsch-push-2 }
        }
       *[none] {""}
    }{ $blind_push ->
        [true] {"\u000A"}{ clause-ramsch-push-3-title }: { clause-ramsch-push-3 }
       *[false] {""}
    }{ $grand_hand ->
        [true] {"\u000A"}{ clause-ramsch-grand-1-title }: { clause-ramsch-grand-1 }
       *[false] {""}
    }
    { clause-ramsch-follow-1-title }: { clause-ramsch-follow-1 }
    { clause-skat-lead-1-title }: { clause-skat-lead-1 }
    { clause-skat-lead-2-title }: { clause-skat-lead-2 }
    { clause-skat-follow-1-title }: { clause-skat-follow-1 }
    { clause-skat-follow-2-title }: { clause-skat-follow-2 }
    { clause-skat-trick-1-title }: { clause-skat-trick-1 }
    { clause-skat-end-2-title }: { clause-skat-end-2 }
    { clause-ramsch-score-1-title }: { clause-ramsch-score-1 }{ $scoring ->
        [points] {""}
        [virgin_pays] {"\u000A"}{ clause-ramsch-score-3-title }: { clause-ramsch-score-3 }
       *[tariff] {"\u000A"}{ clause-ramsch-score-2-title }: { clause-ramsch-score-2 }
    }{"\u000A"}{ clause-ramsch-score-4-title }: { clause-ramsch-score-4 }{ $virgin ->
        [double] {"\u000A"}{ clause-ramsch-score-5-title }: { clause-ramsch-score-5 }
       *[ignore] {""}
    }{ $scoring ->
        [points] {"\u000A"}{ clause-ramsch-score-6-title }: { clause-ramsch-score-6 }
       *[other] {""}
    }{"\u000A"}{ clause-ramsch-score-7-title }: { clause-ramsch-score-7 }{ $blind_push ->
        [true] {"\u000A"}{ clause-ramsch-score-8-title }: { clause-ramsch-score-8 }
       *[false] {""}
    }{ $grand_hand ->
        [true] {"\u000A"}{ clause-skat-skat-2-title }: { clause-skat-skat-2 }
            { clause-skat-declare-2-title }: { clause-skat-declare-2 }
            { clause-skat-declare-3-title }: { clause-skat-declare-3 }
            { clause-skat-end-3-title }: { clause-skat-end-3 }
            { clause-skat-score-1-title }: { clause-skat-score-1 }
            { clause-skat-score-2-title }: { clause-skat-score-2 }
            { clause-skat-score-3-title }: { clause-skat-score-3 }
            { clause-skat-score-4-title }: { clause-skat-score-4 }
            { clause-skat-score-5-title }: { clause-skat-score-5 }
            { clause-skat-score-6-title }: { clause-skat-score-6 }
            { clause-skat-score-7-title }: { clause-skat-score-7 }
            { clause-skat-score-8-title }: { clause-skat-score-8 }
            { clause-skat-score-9-title }: { clause-skat-score-9 }
            { clause-skat-score-10-title }: { clause-skat-score-10 }
            { clause-skat-score-13-title }: { clause-skat-score-13 }
       *[false] {""}
    }
    { clause-ramsch-match-1-title }: { clause-ramsch-match-1 }
clauses-raeuberskat =
    { clause-raeuberskat-phase-1-title }: { clause-raeuberskat-phase-1 }
    { clause-raeuberskat-phase-2-title }: { clause-raeuberskat-phase-2 }
    { clause-raeuberskat-phase-3-title }: { clause-raeuberskat-phase-3 }
    { clause-raeuberskat-phase-4-title }: { clause-raeuberskat-phase-4 }{ $series_deals_per_match ->
        [0] {""}
       *[other] {"\u000A"}{ clause-raeuberskat-phase-5-title }: { clause-raeuberskat-phase-5 }
    }
    { clause-raeuberskat-score-1-title }: { clause-raeuberskat-score-1 }
    { clause-skat-pack-1-title }: { clause-skat-pack-1 }
    { clause-skat-rank-1-title }: { clause-skat-rank-1 }
    { clause-skat-rank-2-title }: { clause-skat-rank-2 }
    { clause-skat-rank-3-title }: { clause-skat-rank-3 }
    { clause-skat-rank-4-title }: { clause-skat-rank-4 }
    { clause-skat-deal-1-title }: { clause-skat-deal-1 }
    { clause-skat-deal-2-title }: { clause-skat-deal-2 }
    { clause-skat-deal-3-title }: { clause-skat-deal-3 }
    { clause-skat-bid-1-title }: { clause-skat-bid-1 }
    { clause-skat-bid-2-title }: { clause-skat-bid-2 }
    { clause-skat-bid-3-title }: { clause-skat-bid-3 }
    { clause-skat-bid-4-title }: { clause-skat-bid-4 }
    { clause-skat-bid-5-title }: { clause-skat-bid-5 }
    { clause-skat-skat-1-title }: { clause-skat-skat-1 }
    { clause-skat-skat-2-title }: { clause-skat-skat-2 }
    { clause-skat-declare-1-title }: { clause-skat-declare-1 }
    { clause-skat-declare-2-title }: { clause-skat-declare-2 }
    { clause-skat-declare-3-title }: { clause-skat-declare-3 }
    { clause-skat-declare-4-title }: { clause-skat-declare-4 }{ $skat_contra ->
        [off] {""}
       *[other] {"\u000A"}{ clause-skat-contra-1-title }: { clause-skat-contra-1 }
    }{ $skat_contra ->
        [contra_re] {"\u000A"}{ clause-skat-contra-2-title }: { clause-skat-contra-2 }
       *[other] {""}
    }{ $skat_contra_needs_bid ->
        [true] {"\u000A"}{ clause-skat-contra-3-title }: { clause-skat-contra-3 }
       *[other] {""}
    }
    { clause-skat-lead-1-title }: { clause-skat-lead-1 }
    { clause-skat-lead-2-title }: { clause-skat-lead-2 }
    { clause-skat-follow-1-title }: { clause-skat-follow-1 }
    { clause-skat-follow-2-title }: { clause-skat-follow-2 }
    { clause-skat-follow-3-title }: { clause-skat-follow-3 }
    { clause-skat-trick-1-title }: { clause-skat-trick-1 }
    { clause-skat-end-1-title }: { clause-skat-end-1 }
    { clause-skat-end-2-title }: { clause-skat-end-2 }
    { clause-skat-end-3-title }: { clause-skat-end-3 }
    { clause-skat-score-1-title }: { clause-skat-score-1 }
    { clause-skat-score-2-title }: { clause-skat-score-2 }
    { clause-skat-score-3-title }: { clause-skat-score-3 }
    { clause-skat-score-4-title }: { clause-skat-score-4 }
    { clause-skat-score-5-title }: { clause-skat-score-5 }
    { clause-skat-score-6-title }: { clause-skat-score-6 }
    { clause-skat-score-7-title }: { clause-skat-score-7 }
    { clause-skat-score-8-title }: { clause-skat-score-8 }
    { clause-skat-score-9-title }: { clause-skat-score-9 }
    { clause-skat-score-10-title }: { clause-skat-score-10 }
    { clause-skat-score-11-title }: { clause-skat-score-11 }
    { clause-skat-score-12-title }: { clause-skat-score-12 }
    { clause-skat-score-13-title }: { clause-skat-score-13 }
    { clause-skat-score-14-title }: { clause-skat-score-14 }{ $skat_contra ->
        [off] {""}
       *[other] {"\u000A"}{ clause-skat-score-15-title }: { clause-skat-score-15 }
    }
    { clause-skat-score-16-title }: { clause-skat-score-16 }
    { clause-skat-revoke-1-title }: { clause-skat-revoke-1 }
    { clause-ramsch-pack-1-title }: { clause-ramsch-pack-1 }{ $ramsch_exchange ->
        [pass_on] {"\u000A"}{ clause-ramsch-push-1-title }: { clause-ramsch-push-1 }
       *[none] {""}
    }{ $ramsch_exchange ->
        [pass_on] { $ramsch_pass_jacks ->
            [true] {""}
           *[false] {"\u000A"}{ clause-ramsch-push-2-title }: { clause-ramsch-push-2 }
        }
       *[none] {""}
    }{ $ramsch_blind_push ->
        [true] {"\u000A"}{ clause-ramsch-push-3-title }: { clause-ramsch-push-3 }
       *[false] {""}
    }{ $ramsch_grand_hand ->
        [true] {"\u000A"}{ clause-ramsch-grand-1-title }: { clause-ramsch-grand-1 }
       *[false] {""}
    }
    { clause-ramsch-follow-1-title }: { clause-ramsch-follow-1 }
    { clause-ramsch-score-1-title }: { clause-ramsch-score-1 }{ $ramsch_scoring ->
        [points] {""}
        [virgin_pays] {"\u000A"}{ clause-ramsch-score-3-title }: { clause-ramsch-score-3 }
       *[tariff] {"\u000A"}{ clause-ramsch-score-2-title }: { clause-ramsch-score-2 }
    }{"\u000A"}{ clause-ramsch-score-4-title }: { clause-ramsch-score-4 }{ $ramsch_virgin ->
        [double] {"\u000A"}{ clause-ramsch-score-5-title }: { clause-ramsch-score-5 }
       *[ignore] {""}
    }{ $ramsch_scoring ->
        [points] {"\u000A"}{ clause-ramsch-score-6-title }: { clause-ramsch-score-6 }
       *[other] {""}
    }{"\u000A"}{ clause-ramsch-score-7-title }: { clause-ramsch-score-7 }{ $ramsch_blind_push ->
        [true] {"\u000A"}{ clause-ramsch-score-8-title }: { clause-ramsch-score-8 }
       *[false] {""}
    }
    { clause-raeuberskat-match-1-title }: { clause-raeuberskat-match-1 }

# Статистика
stats-soloist = Разыгрывающий
stats-row-clubs = { -Clubs }
stats-row-spades = { -Spades }
stats-row-hearts = { -Hearts }
stats-row-diamonds = { -Diamonds }
stats-row-grand = Гранд
stats-row-null = Нуль
stats-row-suit = Мастевая игра
stats-with = Разыгрывающий: особые игры
stats-row-hand = С руки
stats-row-ouvert = В открытую
stats-row-schneider = Шнейдер
stats-row-schwarz = Шварц
stats-row-overbid = Перезаявка
stats-defender = Защитник против игры
stats-auction = В торговле
stats-row-soloist = Разыгрывающий
stats-row-outbid = Перебили заявку
stats-row-passed = Сразу пас
stats-row-passed-in = Все спасовали
stats-ramsch = В рамше
stats-row-charged = Записано
stats-row-spared = Не записано
stats-row-virgin = «Дева»
stats-row-march = Всё взято
stats-luck-jacks = { -Jacks }
stats-luck-aces = Тузы
stats-luck-sevens-eights = Семёрки и восьмёрки

# Стиль соперников
style-careful = { $player }: осторожность в торговле. Рука должна обещать на 8 очков больше, чем обычно при этой силе игры.
style-bold = { $player }: смелость в торговле. Достаточно, чтобы рука обещала на 8 очков меньше, чем обычно при этой силе игры.
