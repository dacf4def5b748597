"""The deeds of printed texts about cards as sentences: jinxes, upgrades, spells, quests, events, rooms."""

from __future__ import annotations

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.query import Bind, Query, Value, text
from tutor.engine.sentence import Call, ForEach, If, Sentence, sentence
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.picking import figures, rooms
from tutor.games.blackrose.verbs.compiler.plain import AsList, Sentences
from tutor.games.blackrose.verbs.compiler.queries import Amount, IsAvatar, RoomChoice
from tutor.games.blackrose.verbs.effects.boards import return_revealed, swap_revealed
from tutor.games.blackrose.verbs.effects.common import At, Times, decide, ids, myself, unaffected
from tutor.games.blackrose.verbs.effects.decks import Grimoire, draw
from tutor.games.blackrose.verbs.effects.jinxes import PutChip, assign, discard
from tutor.games.blackrose.verbs.effects.power import out_of_reach
from tutor.games.blackrose.verbs.effects.quests import (
    MoonDeck,
    choose_quest,
    discard_events,
    discard_quests,
    draw_quests,
    solve_quest,
)
from tutor.games.blackrose.verbs.effects.searching import (
    Look,
    ShuffleGrimoire,
    TwoDecks,
    look_school,
    search,
    take_looked,
)
from tutor.games.blackrose.verbs.effects.spells import discard_hand, draw_library, draw_to_hand, take_memory
from tutor.games.blackrose.verbs.schema import card_verbs as c
from tutor.games.blackrose.verbs.schema.ids import program_id
from tutor.games.blackrose.verbs.schema.verbs import DeedForm

ORDER = "brw.gen.effect.order"
FORGOTTEN = "brw.spell.forgotten.source"


def of_burdens(deed: DeedForm) -> Sentences | None:
    """Jinxes and upgrades."""
    match deed:
        case c.AssignJinx(what=what, to=to):
            first, whom = figures(to)
            return (*first, *assign("jinx", what, whom))
        case c.AssignUpgrade(what=what, to=to):
            first, whom = figures(to)
            return (*first, *assign("upgrade", what, whom))
        case c.DiscardJinx(n=n, who=who):
            first, whom = figures(who)
            return (*first, *discard("jinx", Amount(n=n), AsList(of=whom)))
        case c.DiscardUpgrade(who=who):
            first, whom = figures(who)
            return (*first, *discard("upgrade", 1, AsList(of=whom)))
        case c.Chip(n=n):
            return (PutChip(rule=ORDER, n=n),)
        case _:
            return None


def of_spells(deed: DeedForm) -> Sentences | None:
    """Spells in grimoires, decks, memories and hands."""
    match deed:
        case c.DrawGrimoire(n=n):
            return draw_to_hand(Grimoire(), Amount(n=n), "brw.study.reshuffle")
        case c.DrawLibrary(n=n):
            return draw_library(Amount(n=n))
        case c.DrawForgotten(n=n, keep=None):
            return draw_to_hand("forgotten", Amount(n=n), FORGOTTEN)
        case c.DrawForgotten(n=n, keep=int(keep)):
            look = (
                *draw("forgotten", Amount(n=n), "cards", FORGOTTEN),
                Look(rule=FORGOTTEN, deck="forgotten"),
            )
            return (*look, *take_looked(keep, "card"))
        case c.TakeMemory(n=n):
            return take_memory(Amount(n=n))
        case c.Search(where=where, n=n, summoning=summoning, show=show):
            return search(Amount(n=n), where, summoning=summoning, show=show)
        case c.LookSchool(n=n):
            return look_school(Amount(n=n))
        case c.TakeLooked(n=n):
            return take_looked(n, "card")
        case c.ShuffleMemories():
            return (ShuffleGrimoire(rule="brw.study.reshuffle", memories=True),)
        case c.DiscardHand(n=n, who=who):
            first, whom = figures(who)
            each = ForEach(rule=ORDER, over=Reached(of=whom), into="self", body=_discard(Amount(n=n)))
            return _discard(Amount(n=n)) if who == "self" else (*first, Missed(rule=ORDER, of=whom), each)
        case c.SwapRevealed():
            return swap_revealed()
        case c.ReturnRevealed(elements=wanted):
            return return_revealed(wanted)
        case c.CastNext():
            return (Call(rule="brw.act.cast.which", program="cast-next", who=myself),)
        case _:
            return None


def _discard(n: Value) -> Sentences:
    """Cards are discarded from hand; the avatar's hand are its orders (brw.avatar.order.hand-effects)."""
    rule = "brw.avatar.order.hand-effects"
    orders = Call(program="avatar-discard", who=myself, hand_over=(("n", n),), part=True)
    return (If(rule=rule, cond=IsAvatar(), then=(orders,), otherwise=discard_hand(n)),)


class Reached(Query, frozen=True):
    """Of those whom a text names the mages that it can reach."""

    of: Value

    def value(self, moment: At) -> Bound:
        return tuple(who for who in ids(self.of, moment) if not out_of_reach(moment, who))


class Missed(Sentence, frozen=True):
    """It is told whom an effect cannot reach, imaginary figures among them; on them it is not done."""

    of: Value

    def execute(self, moment: At) -> Outcome[Table]:
        missed = [who for who in ids(self.of, moment) if out_of_reach(moment, who)]
        events = tuple(unaffected(moment, who) for who in missed)
        return Outcome(moment.bound("did", False) if missed else moment.state, events)


def of_quests(deed: DeedForm) -> Sentences | None:
    """Quests, events and rooms."""
    match deed:
        case c.DrawQuest(n=n, moon=moon):
            return draw_quests(Amount(n=n), moon)
        case c.LookQuests(n=n, take=take, next=later):
            return _look_quests(Amount(n=n), take, later=later)
        case c.ChooseQuest():
            return (choose_quest(), quest_chosen.under(ORDER))
        case c.SolveQuest():
            rule = "brw.avatar.quests"
            complete = Call(program="avatar-quests", who=myself)
            return (solve_quest.under("brw.quest.special"), If(rule=rule, cond=IsAvatar(), then=(complete,)))
        case c.DiscardQuest(n=n, which=which):
            return discard_quests(Amount(n=n), which)
        case c.DiscardEvent(n=n):
            return discard_events(Amount(n=n))
        case c.DrawEvent(n=n, moon=moon):
            rule = "brw.event.draw-any"
            deck = MoonDeck(kind="event", moon=moon)
            call = Call(program="draw-event", who=myself, hand_over=(("deck", deck),))
            return (ForEach(rule=rule, over=Times(n=Amount(n=n)), into="time", body=(call,)),)
        case c.ActivateRoom(where=where):
            before, room = rooms(where)
            activate = Call(
                rule="brw.room.ruined.effect",
                program="activate-room",
                who=myself,
                hand_over=(("card", room),),
            )
            return (*before, If(rule=ORDER, cond=room, then=(activate,)))
        case c.CopyRoom(side=side, where=pick):
            choose = decide(rule=ORDER, kind="copy-room", among=RoomChoice(pick=pick), into="copied")
            copied = Call(program=RoomText(room=Bind(name="copied"), side=side), who=myself)
            return (choose, If(rule=ORDER, cond=Bind(name="copied"), then=(copied,)))
        case _:
            return None


class RoomText(Query, frozen=True):
    """The program of one side of a room, as the table's box has it."""

    room: Value
    side: str

    def value(self, moment: At) -> Bound:
        return program_id(text(self.room, moment), self.side, moment.table.box)


@sentence
def quest_chosen(moment: At) -> Outcome[Table]:
    """Whether there was a quest to choose."""
    return Outcome(moment.bound("did", bool(moment.frame.get("quest"))))


def _look_quests(n: Value, take: int, *, later: bool) -> Sentences:
    """The top quests are looked at; with `later` those of the next moon, if who looks wants them."""
    this = MoonDeck(kind="quest")
    following = MoonDeck(kind="quest", later=True)
    deck: Value = Bind(name="deck-chosen") if later else this
    choose: Sentences = ()
    if later:
        choose = (
            decide(
                rule=ORDER,
                kind="quest-deck",
                among=TwoDecks(first=this, second=following),
                into="deck-chosen",
            ),
        )
    looked = (*draw(deck, n, "cards", ORDER), Look(rule=ORDER, deck=deck))
    return (*choose, *looked, *take_looked(take, "quest-card"))
