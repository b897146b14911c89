"""Every screen there is, and how it is reached: the list for the pictures and for the tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from screens.answers import Message
from screens.books import KS_BOOKS, SKAT_BOOKS
from screens.stages import Stage, Table

LANGUAGES: Final = ("de", "en", "ru")
THEMES: Final = ("light", "dark")
SIZES: Final = {
    "320x568": (320, 568),
    "360x640": (360, 640),
    "480x360": (480, 360),
    "768x1024": (768, 1024),
    "1280x800": (1280, 800),
}
MENU: Final = "last:.head button"
DEEP: Final = {"pace": "0", "points": "all"}


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen: the stage whose match lies on the table, if there is one, and the steps from there.

    A step is `press:KEY`, `click:SELECTOR`, `edge:SELECTOR` (where no neighbour covers a card), `last:SELECTOR` (the
    last of several), `open:SELECTOR` (all details), `choose:SELECTOR=VALUE`,
    `wait:SELECTOR`, `write:SELECTOR=WORDS` (other words in an element), `card:HT` (of the hand), `refused:SELECTOR`
    (something that says why it cannot be), or `longest:hint auction` (in place of what is said the longest sentence of
    its kind, see `sentences`).
    `table` screens are to be seen whole without scrolling; `asleep` is a page whose engine is still to come; what is
    `kept` lies on the device besides, and of the `settings` some are other than the usual ones.
    """

    name: str
    stage: str | None = None
    steps: tuple[str, ...] = ()
    table: bool = False
    asleep: bool = False
    kept: tuple[tuple[str, object], ...] = ()
    settings: tuple[tuple[str, str], ...] = ()


def _phase(phase: str, *, legal: int = 1) -> Callable[[Message], bool]:
    """The person is asked in a phase and has so many moves or more."""
    return lambda frame: frame["phase"] == phase and frame["next"] == "act" and len(frame["legal"]) >= legal


def _cards(frame: Message, zone: str) -> int:
    """How many cards lie in the zones of a name."""
    return sum(len(each["cards"]) for each in frame["view"]["zones"] if each["zone"] == zone)


def _trick(on_table: int, *, refused: bool = False, after: bool = False) -> Callable[[Message], bool]:
    """The person plays to a trick that has so many cards, some of his own refused, after the first trick."""
    return lambda frame: (
        frame["phase"] == "play"
        and frame["next"] == "act"
        and _cards(frame, "trick") == on_table
        and len(frame["legal"]) > 1
        and (bool(frame["refused"]) or not refused)
        and (_cards(frame, "last") > 0 or not after)
    )


def _dealt(deals: int) -> Callable[[Message], bool]:
    """A deal is over, the match is not."""
    return lambda frame: frame["next"] == "deal" and frame["match"]["deal"] >= deals


def _over(frame: Message) -> bool:
    return bool(frame["next"] == "over")


def _noted(key: str, phase: str) -> Callable[[Message], bool]:
    """Something is told of the match that stands on the table, while a phase lasts."""
    return lambda frame: (
        frame["phase"] == phase
        and frame["next"] == "act"
        and any(key in str(note) for note in [*frame["view"]["facts"], *frame["match"].get("notices", [])])
    )


KALTER_SCHLAG: Final = Table("kalter_schlag", "source_text", 4)
SKAT: Final = Table("skat", "altenburg", 3, eager=True)
SKAT_OF_FOUR: Final = Table("skat", "isko", 4)
RAMSCH: Final = Table("ramsch", "ramsch", 3)
PUSHED: Final = Table("ramsch", "schieberamsch", 3)
RAEUBER: Final = Table("raeuberskat", "raeuberskat", 3, options=(("series.trigger_score", 10),))
RAMS: Final = Table("rams", "russian", 5)
RAMS_OF_SEVEN: Final = Table("rams", "russian", 7)
SHORT_RAMS: Final = Table("rams", "russian", 3, options=(("start_score", 10),))

STAGES: Final = (
    Stage("ks first trick", KALTER_SCHLAG, _phase("first_trick", legal=3)),
    Stage("ks trick", KALTER_SCHLAG, _trick(3, refused=True, after=True)),
    Stage("ks lead", KALTER_SCHLAG, _trick(0, after=True)),
    Stage("ks deal over", KALTER_SCHLAG, _dealt(3)),
    Stage("skat auction", SKAT, _phase("auction", legal=2)),
    Stage("skat skat", SKAT, _phase("skat", legal=2)),
    Stage("skat discard", SKAT, _phase("discard")),
    Stage("skat declare", SKAT, _phase("declare", legal=4)),
    Stage("skat trick", SKAT, _trick(2, refused=True, after=True)),
    Stage("skat deal over", SKAT, _dealt(3)),
    Stage("skat defence at four", SKAT_OF_FOUR, _trick(1, refused=True, after=True)),
    Stage("skat list at four", SKAT_OF_FOUR, _dealt(6)),
    Stage("ramsch lead", RAMSCH, _trick(0, after=True)),
    Stage("ramsch deal over", RAMSCH, _dealt(2)),
    Stage("ramsch grand hand", PUSHED, _phase("grand_hand")),
    Stage("ramsch push", PUSHED, _phase("push", legal=2)),
    Stage("ramsch pass on", PUSHED, _phase("pass_on")),
    Stage("raeuber play", RAEUBER, _trick(1, after=True)),
    Stage("raeuber match over", RAEUBER, _over),
    Stage("rams declare", RAMS, _phase("declare", legal=2)),
    Stage("rams exchange", RAMS, _phase("exchange", legal=2)),
    Stage("rams upcard", RAMS, _phase("upcard", legal=2)),
    Stage("rams trick", RAMS, _trick(2, after=True)),
    Stage("rams seven declare", RAMS_OF_SEVEN, _phase("declare", legal=2)),
    Stage("rams seven trick", RAMS_OF_SEVEN, _trick(4)),
    Stage("rams seven deal over", RAMS_OF_SEVEN, _dealt(3)),
    Stage("rams match over", SHORT_RAMS, _over),
)

HINT: Final = ("press:h", "wait:.message[data-kind=hint]")
REFUSED: Final = ("refused:.hand [aria-disabled]",)
BARRED: Final = ("refused:[data-barred]",)
RESULT: Final = ("click:.moves button:first-child",)
SHEET: Final = ("press:s",)
TRICKS: Final = (*RESULT, "open:#dialog details", "wait:.tricks")
COMPARED: Final = ("press:a", "wait:.compared")
WIDEST: Final = ("write:.compared tbody td:last-child=\u22121.766", "write:.compared tbody td:nth-child(2)=100\u00a0%")
"""No figure of a comparison takes more room."""
LEVELS_OF_SEVEN: Final = {
    "preset": "russian", "players": 7, "level": "each", "opponents": ["casual"] * 6,
}  # fmt: skip


def _clubs(*levels: str) -> tuple[str, ...]:
    """Clubs are chosen as the game, with levels."""
    return ("click:.picker [data-game=clubs]", *(f'click:.levels label:has(input[value="{each}"])' for each in levels))


def _at_length(stage: str, steps: tuple[str, ...], what: str) -> Screen:
    """A stage with the longest sentence of a kind that can come there."""
    return Screen(f"{stage}: {what} at length", stage, (*steps, f"longest:{what}"), table=True)


def _open(game: str) -> str:
    """The rules of a game are opened on the home screen."""
    return f"open:.tile[data-game={game}] .rules > details"


def _with(**settings: str) -> tuple[tuple[str, str], ...]:
    return tuple(settings.items())


STATS: Final = ("click:.foot [aria-haspopup]", "wait:#stats-game")
AGAIN: Final = ("click:.content > .buttons button:nth-child(2)", "wait:#dialog[data-name=again] input")
PLAYED: Final = tuple(
    step
    for left in reversed(range(8))
    for step in (
        "edge:.hand [data-card]:not([aria-disabled])",
        f"wait:.hand li:last-child:nth-child({left}), #dialog[data-name=result]",
        "wait:.message[data-kind=turn], #dialog[data-name=result]",
    )
)
"""The whole hand of a deal of Kalter Schlag, always the first card that may be played."""
SIDE_TABLE: Final = (*AGAIN, "click:#dialog .main", "wait:.message[data-kind=turn]")

SCREENS: Final = (
    Screen("home"),
    Screen("home, rules open", steps=("open:.tile .rules > details",)),
    Screen("home, rules in brief", steps=("click:.tile[data-game=skat] .links button, .tile[data-game=skat] .plain",)),
    Screen("settings", steps=("click:.top > button",)),
    Screen("statistics, none", steps=STATS),
    Screen(
        "statistics of skat",
        steps=(*STATS, "choose:#stats-game=skat", "wait:.stats"),
        kept=(("stats/skat", SKAT_BOOKS),),
    ),
    Screen(
        "statistics to be deleted",
        steps=(*STATS, "choose:#stats-game=kalter_schlag", "wait:.stats", "click:.luck + p button"),
        kept=(("stats/kalter_schlag", KS_BOOKS),),
    ),
    Screen("kalter schlag, engine loading", steps=("click:.tile[data-game=kalter_schlag] .main",), asleep=True),
    Screen("kalter schlag, first trick", "ks first trick", table=True),
    Screen("kalter schlag, lead", "ks lead", table=True),
    Screen("kalter schlag, trick", "ks trick", table=True),
    Screen("kalter schlag, hint", "ks trick", HINT, table=True),
    _at_length("ks trick", REFUSED, "refused kalter schlag"),
    Screen("kalter schlag, last trick", "ks trick", ("press:l",), table=True),
    Screen("kalter schlag, moves compared", "ks lead", ("press:a",)),
    Screen("kalter schlag, menu", "ks trick", (MENU,)),
    Screen("kalter schlag, rules", "ks trick", ("click:.chip",)),
    Screen("kalter schlag, other players", "ks trick", (MENU, "click:.menu li:nth-last-child(6) button")),
    Screen("kalter schlag, course", "ks trick", (MENU, "click:.menu li:nth-last-child(8) button")),
    Screen("kalter schlag, keys", "ks trick", ("press:?",)),
    Screen("kalter schlag, settings", "ks trick", (MENU, "click:.menu li:nth-last-child(5) button")),
    Screen("kalter schlag, deal over", "ks deal over", table=True),
    Screen("kalter schlag, result", "ks deal over", RESULT),
    Screen("kalter schlag, deal once more", "ks deal over", (*RESULT, *AGAIN)),
    Screen("kalter schlag, side table", "ks deal over", (*RESULT, *SIDE_TABLE), table=True),
    Screen("kalter schlag, side table over", "ks deal over", (*RESULT, *SIDE_TABLE, *PLAYED)),
    Screen("kalter schlag, sheet", "ks deal over", SHEET),
    Screen(
        "skat, players with styles",
        steps=("click:.tile[data-game=skat] .main", "wait:.hand", MENU, "click:.menu li:nth-last-child(6) button"),
    ),
    Screen("rams of seven, other players", "rams seven trick", (MENU, "click:.menu li:nth-last-child(6) button")),
    Screen("skat, auction", "skat auction", table=True),
    Screen("skat, skat or hand", "skat skat", table=True),
    Screen("skat, before the discard", "skat discard", table=True),
    Screen("skat, game to declare", "skat declare"),
    Screen("skat, trick", "skat trick", table=True),
    Screen("skat, hint", "skat trick", HINT, table=True),
    Screen("skat, moves compared", "skat trick", ("press:a",)),
    Screen("skat, end early", "skat trick", (MENU, "click:.menu.ending button")),
    Screen("skat, result", "skat deal over", RESULT),
    Screen("skat, list", "skat deal over", SHEET),
    Screen("skat of four, defence", "skat defence at four", table=True),
    Screen("skat of four, list", "skat list at four", SHEET),
    Screen("ramsch, lead", "ramsch lead", table=True),
    Screen("ramsch, hint", "ramsch lead", HINT, table=True),
    Screen("ramsch, result", "ramsch deal over", RESULT),
    Screen("ramsch, grand hand", "ramsch grand hand", table=True),
    Screen("ramsch, push", "ramsch push", table=True),
    Screen("ramsch, cards to pass on", "ramsch pass on", table=True),
    Screen("räuberskat, trick", "raeuber play", table=True),
    Screen("räuberskat, match over", "raeuber match over", RESULT),
    Screen("räuberskat, list", "raeuber match over", SHEET),
    Screen("rams, declare", "rams declare", table=True),
    Screen("rams, exchange", "rams exchange", table=True),
    Screen("rams, upcard", "rams upcard", table=True),
    Screen("rams, trick", "rams trick", table=True),
    Screen("rams, hint", "rams trick", HINT, table=True),
    Screen("rams of seven, declare", "rams seven declare", table=True),
    Screen("rams of seven, trick", "rams seven trick", table=True),
    Screen("rams of seven, result", "rams seven deal over", RESULT),
    Screen("rams of seven, sheet", "rams seven deal over", SHEET),
    Screen("rams, match over", "rams match over", RESULT),
    *(
        Screen(stage, stage, steps, table=True)
        for stage, steps in {
            "skat, first word": (),
            "skat, speaking": ("last:.stepper button",) * 9,
            "skat, hearing": (),
            "skat, hint in the auction": HINT,
            "skat, lone forehand": (),
            "skat, skat": (),
            "skat, discard": ("card:D7", "card:D8"),
            "skat, hint for the discard": HINT,
            "skat, declare": _clubs(),
            "skat, overbid": ("click:.picker [data-game=hearts]",),
            "skat, everything announced": _clubs("ouvert"),
            "skat, re": (),
            "skat, open hand": (),
            "skat, open hand, a trick": (),
            "skat, Bock round": (),
            "skat, four": (),
            "skat, four, hearing": (),
            "ramsch, Grand Hand or Ramsch": (),
            "ramsch, take or push": (),
            "ramsch, passing on": REFUSED,
            "ramsch, hint for passing on": HINT,
            "ramsch, pushed three times": (),
            "rams of 7, an ace forces in": BARRED,
            "rams of 7, exchange": ("card:S7", "card:D8"),
            "rams of 7, upcard": (),
            "rams of 7, nought": (),
            "rams of 7, jacks shown, three out": (),
            "rams of 7, whole trick": (),
            "rams of 7, hands laid open": (),
            "rams of 3, exchange": ("card:S7", "card:D8"),
            "rams of 3, nought": (),
        }.items()
    ),
    *(
        _at_length(f"skat in long words, {stage}", HINT, f"hint {where}")
        for stage, where in {
            "auction, speaking": "auction",
            "auction, hearing": "auction",
            "auction, four": "auction",
            "skat": "skat",
            "discard": "discard",
            "declare": "declare",
            "contra, four": "contra",
            "re": "re",
            "play, four": "play",
            "open hand": "play",
        }.items()
    ),
    _at_length("skat in long words, play, four", REFUSED, "refused play"),
    _at_length("rams of 7, an ace forces in", HINT, "hint rams"),
    _at_length("rams of 7, an ace forces in", BARRED, "refused rams"),
    _at_length("rams of 3, exchange", HINT, "hint rams"),
    Screen("rams of 7, each of another level", "rams of 7, levels", table=True),
    Screen("rams of 7, players of each level", "rams of 7, levels", (MENU, "click:.menu li:nth-child(4) button")),
    Screen("rams, form with a level for each", steps=(_open("rams"),), kept=(("form/rams", LEVELS_OF_SEVEN),)),
    Screen("skat, contracts compared", "skat, declare", (*COMPARED, *WIDEST)),
    Screen("rams, exchanges compared", "rams of 3, exchange", (*COMPARED, *WIDEST)),
    Screen("skat of four, result", "skat list at four", RESULT),
    Screen("skat, all tricks", "skat deal over", TRICKS),
    Screen("skat, with open cards", "skat deal over", (*TRICKS, "click:.tricks button.by", "wait:.compared")),
    Screen("german deck, home", settings=_with(deck="german", felt="green")),
    Screen("german deck, settings", steps=("click:.top > button",), settings=_with(deck="german", felt="wine")),
    Screen("german deck, green felt", "skat discard", table=True, settings=_with(deck="german", felt="green")),
    Screen("german deck, game to declare", "skat declare", settings=_with(deck="german", felt="slate")),
    Screen("german deck, result", "skat deal over", RESULT, settings=_with(deck="german")),
    Screen("german deck, large faces", "ks trick", table=True, settings=_with(deck="german", faces="large")),
    Screen("french deck, large faces", "skat discard", table=True, settings=_with(faces="large", felt="slate")),
    Screen("four colours, wine felt", "skat trick", table=True, settings=_with(deck="four", felt="wine")),
    Screen("four colours, large faces", "rams trick", table=True, settings=_with(deck="four", faces="large")),
    Screen("colours for all eyes, slate felt", "ks lead", table=True, settings=_with(deck="vision", felt="slate")),
    Screen("colours for all eyes, large faces", "skat trick", table=True, settings=_with(deck="vision", faces="large")),
)
