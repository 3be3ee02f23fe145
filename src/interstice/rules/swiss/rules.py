"""Swiss Timeline: a rack of your own, a wheel, chips and duels; eight cards in a row win the round.

Set-up. Everyone gets one card, date up, on a rack with eight places. The pile lies face down,
eighty chips lie in the bank. The youngest starts.

A turn. Spin the wheel.
Question: your right-hand neighbour reads out the top card, and you mark the gap on your rack
where it belongs. Right: insert it and take two chips. Wrong: the next player tries it on their
own rack, for one chip, and so on; if nobody is right, the reader gets the card, without a chip.
Two tries: the same, and if you are wrong you may mark another gap.
Star: the top card is yours at once, without a chip.
Grump: your turn is over, and with more than three cards you take one of them out of the round.
Children under twelve always have two tries. Without the wheel every turn is a question.

A duel. Before you spin you may pay two chips and challenge a player who has more than three
cards. Both roll the die. If your number is higher, they give you one of their cards. The eighth
card cannot be won in a duel.

The end. The first player with eight cards wins the round at once. Everyone notes down their
chips, the winner twice as many. The highest total after the agreed number of rounds wins.

Superversion, for three to six. Everyone starts with five chips. When you mark your fourth card
you may stake up to three chips on it: if you are right, you get twice the stake back on top of
the usual reward; if you are wrong, you lose the stake, the card goes under the pile and your
turn is over. Before the answer, the others may rate your mark, all at the same time: "right"
wins one chip if it is; "earlier" or "later" wins two if the card belongs there; a wrong rating
costs one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from interstice.core.ages import CHILD_BELOW
from interstice.core.asks import Ask, Asks
from interstice.core.events import Event, Gathered, SeatLeft, SeatOut
from interstice.core.moves import Move
from interstice.core.refused import Refused
from interstice.core.ruleset import Attempt, Option, Rules, Say, first_option, starter
from interstice.core.table import Table as AnyTable
from interstice.rules.swiss import events as e
from interstice.rules.swiss import telling
from interstice.rules.swiss.moves import Challenge, Give, Mark, Pass, Rate, Read, Remove, Spin
from interstice.rules.swiss.zones import CHIPS, SwissGame

RACK = 8
DUEL_PRICE = 2
MOST_STAKED = 3
QUESTION, TWO_TRIES, STAR, GRUMP = "question", "two-tries", "star", "grump"
VERDICTS = ("right", "earlier", "later")
Table: TypeAlias = AnyTable[SwissGame]


class Swiss(Rules[SwissGame]):
    id = "swiss"
    seats = range(2, 7)
    open_pile = False
    game = SwissGame
    moves = (Challenge, Give, Spin, Read, Mark, Rate, Pass, Remove)
    folds = e.FOLDS
    unseen: Mapping[type[Event], type[Event]] = {e.Rated: e.Decided}
    right = (e.Inserted,)
    wrong = (e.TryFailed,)
    gifts = (Spin,)
    options: Mapping[str, Option] = {
        "first": first_option("youngest"),
        "spinner": Option(says="whether the wheel is used", default="on", choices=("on", "off")),
        "wheel": Option(
            says="the faces of the wheel, sector by sector",
            default=(QUESTION, TWO_TRIES, QUESTION, STAR, QUESTION, TWO_TRIES, QUESTION, GRUMP),
            choices=(QUESTION, TWO_TRIES, STAR, GRUMP),
            many=True,
        ),
        "betting": Option(
            says="whether to play the superversion with stakes and ratings",
            default=False,
            choices=(True, False),
        ),
        "rounds": Option(says="how many rounds are played", default=4, low=1, high=20),
        "duel_from": Option(
            says="how many cards a player needs before others may challenge them", default=4, choices=(3, 4)
        ),
        "ratings": Option(
            says="which first marks the others may rate", default="every", choices=("every", "staked")
        ),
        "bet_cards": Option(
            says="which cards can be staked on", default="fourth", choices=("fourth", "fourth-and-later")
        ),
        "bet_pays": Option(says="what a winning stake earns", default="stake", choices=("stake", "double")),
        "doubt": Option(
            says="whether a doubt pays only if it names the right direction",
            default="direction",
            choices=("direction", "any"),
        ),
    }

    def seats_for(self, options: Mapping[str, Any]) -> range:
        return range(3, 7) if options["betting"] else self.seats

    def cards_needed(self, options: Mapping[str, Any], seats: int) -> int:
        return seats

    def uses_ages(self, options: Mapping[str, Any]) -> bool:
        """Always: children have two tries (SW-14)."""
        return True

    def setup(self, table: Table) -> None:
        self._deal_round(table)

    # What is asked

    def asks(self, game: SwissGame) -> Asks:
        if game.owing:
            giver, _ = game.owing
            return {giver: (Ask(Give, {"card": tuple(game.racks[giver])}),)}
        if game.raters:
            asks = (Ask(Rate, {"verdict": VERDICTS}), Ask(Pass))
            return dict.fromkeys(game.raters, asks)
        if game.trying is not None:
            return {game.trying: (self._mark_ask(game, game.trying),)}
        if game.spun == GRUMP:
            return {game.turn: (Ask(Remove, {"card": tuple(game.racks[game.turn])}),)}
        return {game.turn: self._turn_asks(game)}

    def _mark_ask(self, game: SwissGame, seat: int) -> Ask:
        gaps = [gap for gap in range(len(game.racks[seat]) + 1) if gap not in game.tried]
        return Ask(Mark, {"gap": tuple(gaps), "stake": range(self._most_staked(game, seat) + 1)})

    def _most_staked(self, game: SwissGame, seat: int) -> int:
        """The most this seat may stake: only the player whose turn it is may, and only on the first mark (SV-2)."""
        if not game.options["betting"] or seat != game.turn or game.mark is not None:
            return 0
        cards = len(game.racks[seat])
        if cards != 3 and (cards < 3 or game.options["bet_cards"] == "fourth"):
            return 0
        return min(MOST_STAKED, game.chips[seat])

    def _turn_asks(self, game: SwissGame) -> tuple[Ask, ...]:
        begin = Ask(Spin if game.options["spinner"] == "on" else Read)
        targets = self._targets(game)
        return (Ask(Challenge, {"seat": targets}), begin) if targets else (begin,)

    def _targets(self, game: SwissGame) -> tuple[int, ...]:
        """Whom the player whose turn it is may challenge (SW-15, SW-17)."""
        seat = game.turn
        if game.dueled or game.chips[seat] < DUEL_PRICE or len(game.racks[seat]) >= RACK - 1:
            return ()
        duel_from = game.options["duel_from"]
        return tuple(other for other in game.playing if other != seat and len(game.racks[other]) >= duel_from)

    # What comes of an answer

    def play(self, table: Table, seat: int, move: Move) -> None:
        match move:
            case Challenge():
                self._duel(table, seat, move.seat)
            case Give():
                self._give(table, move.card)
            case Spin():
                self._spin(table, seat)
            case Read():
                self._question(table, seat, tries=1)
            case Remove():
                table.record(e.Removed(seat, move.card))
                self._next_turn(table)
            case Mark():
                self._mark(table, seat, move)
            case Rate():
                self._rate(table, e.Rated(seat, move.verdict))
            case Pass():
                self._rate(table, e.Rated(seat))

    def _duel(self, table: Table, seat: int, target: int) -> None:
        table.record(e.Challenged(seat, target))
        self._pay(table, seat, -DUEL_PRICE)
        mine, theirs = table.chance.die(), table.chance.die()
        table.record(e.Rolled(seat, mine))
        table.record(e.Rolled(target, theirs))
        if mine > theirs:
            table.record(e.Owed(target, seat))

    def _give(self, table: Table, card: int) -> None:
        assert table.game.owing
        giver, taker = table.game.owing
        place = table.proper_place(card, table.game.racks[taker])
        table.record(e.Gave(giver, taker, card, place))

    def _spin(self, table: Table, seat: int) -> None:
        wheel = table.game.options["wheel"]
        sector = table.chance.sector(wheel)
        face = wheel[sector]
        table.record(e.Spun(seat, sector, face))
        if face == STAR:
            self._star(table, seat)
        elif face == GRUMP:
            if len(table.game.racks[seat]) <= 3:
                self._next_turn(table)
        else:
            self._question(table, seat, tries=2 if face == TWO_TRIES else 1)

    def _star(self, table: Table, seat: int) -> None:
        if not table.game.pile:
            self._end_round_without_cards(table)
            return
        self._announce(table, reader=None)
        self._insert(table, seat)
        self._after_card(table)

    def _question(self, table: Table, seat: int, tries: int) -> None:
        game = table.game
        if not game.pile:
            self._end_round_without_cards(table)
            return
        *_, reader, _ = game.clockwise(seat)
        self._announce(table, reader)
        table.record(e.TryBegan(seat, max(tries, self._tries(game, seat))))

    def _announce(self, table: Table, reader: int | None) -> None:
        """Bring up the next card, to be read out if there is a reader."""
        face = table.next_face()
        assert face is not None
        table.record(e.Announced(len(table.game.cards), face, reader))

    def _insert(self, table: Table, seat: int, place: int | None = None) -> None:
        """Put the card onto a rack, at `place` or where it belongs."""
        card = table.game.read
        assert card is not None
        if place is None:
            place = table.proper_place(card, table.game.racks[seat])
        table.record(e.Inserted(seat, card, place))

    def _pay(self, table: Table, seat: int, chips: int) -> None:
        """Pay chips from the bank, which pays what it has (SW-21); if negative, into the bank."""
        if chips > 0:
            chips = min(chips, table.game.bank)
        if chips:
            table.record(e.Paid(seat, chips))

    def _tries(self, game: SwissGame, seat: int) -> int:
        age = game.players[seat].age
        return 2 if age is not None and age < CHILD_BELOW else 1

    # Trying a card

    def _mark(self, table: Table, seat: int, move: Mark) -> None:
        game = table.game
        if seat == game.turn and game.mark is None:
            table.record(e.Marked(seat, move.gap, move.stake))
            raters = self._raters(game)
            if raters:
                table.record(e.RatingOpened(raters))
                return
        self._answer(table, seat, move.gap)

    def _raters(self, game: SwissGame) -> tuple[int, ...]:
        """Who may rate the mark (SV-5): not the reader, and nobody without a chip."""
        if not game.options["betting"] or (game.options["ratings"] == "staked" and not game.stake):
            return ()
        away = (game.turn, game.reader)
        return tuple(seat for seat in game.playing if seat not in away and game.chips[seat])

    def _rate(self, table: Table, rated: e.Rated) -> None:
        table.record(rated)
        self._close_ratings(table)

    def _close_ratings(self, table: Table) -> None:
        """Once everyone has decided, show the ratings together and answer the mark."""
        game = table.game
        if game.raters:
            return
        given = {seat: verdict for seat, verdict in sorted(game.ratings.items()) if verdict}
        table.record(e.RatingsShown(given))
        assert game.mark is not None
        self._answer(table, game.turn, game.mark)

    def _answer(self, table: Table, seat: int, gap: int) -> None:
        game = table.game
        assert game.read is not None
        if table.belongs(game.read, game.racks[seat], gap):
            self._take_card(table, seat, gap)
            return
        table.record(e.TryFailed(seat, gap))
        if game.stake:
            self._lose_stake(table)
        elif game.trying is None:
            self._next_try(table, seat)

    def _take_card(self, table: Table, seat: int, gap: int) -> None:
        """The mark is right: settle the ratings, the stake and the reward, in this order (SV-8)."""
        game = table.game
        self._settle_ratings(table)
        if game.stake:
            stake = game.stake
            table.record(e.StakeReturned(seat, stake))
            self._pay(table, seat, stake if game.options["bet_pays"] == "stake" else 2 * stake)
        self._pay(table, seat, 2 if seat == game.turn else 1)
        self._insert(table, seat, gap)
        self._after_card(table)

    def _lose_stake(self, table: Table) -> None:
        game = table.game
        self._settle_ratings(table)
        table.record(e.StakeLost(game.turn, game.stake))
        self._bury(table)

    def _bury(self, table: Table) -> None:
        assert table.game.read is not None
        table.record(e.Buried(table.game.read))
        self._next_turn(table)

    def _next_try(self, table: Table, seat: int) -> None:
        """On to the next player clockwise who has not tried, and finally to the reader (SW-7, SW-8)."""
        game = table.game
        assert game.reader is not None
        for other in game.clockwise(seat):
            if other != game.reader and other not in game.failed:
                table.record(e.TryBegan(other, self._tries(game, other)))
                return
        self._settle_ratings(table)
        self._insert(table, game.reader)
        self._after_card(table)

    def _settle_ratings(self, table: Table) -> None:
        game = table.game
        if not game.ratings:
            return
        truth = self.truth(table)
        for seat in game.clockwise(game.turn):
            verdict = game.ratings.get(seat)
            if verdict is None:
                continue
            if verdict == truth:
                self._pay(table, seat, 1 if verdict == "right" else 2)
            elif "right" in (verdict, truth):
                self._pay(table, seat, -1)
            elif game.options["doubt"] == "any":
                self._pay(table, seat, 2)

    def truth(self, table: Table) -> str:
        """Where the card belongs, compared with the mark of the player whose turn it is (SV-7)."""
        game = table.game
        assert game.read is not None
        assert game.mark is not None
        rack = game.racks[game.turn]
        if table.belongs(game.read, rack, game.mark):
            return "right"
        return "earlier" if table.proper_place(game.read, rack) < game.mark else "later"

    # Turns, rounds and the end

    def _after_card(self, table: Table) -> None:
        full = [seat for seat in table.game.playing if len(table.game.racks[seat]) == RACK]
        if full:
            self._end_round(table, full)
        else:
            self._next_turn(table)

    def _next_turn(self, table: Table) -> None:
        table.pass_turn(next(table.game.clockwise(table.game.turn)))

    def _end_round_without_cards(self, table: Table) -> None:
        """A card is needed and there is none: the longest rack wins, then the most chips (SW-22)."""
        game = table.game
        best = max((len(game.racks[seat]), game.chips[seat]) for seat in game.playing)
        self._end_round(
            table,
            [seat for seat in game.playing if (len(game.racks[seat]), game.chips[seat]) == best],
        )

    def _end_round(self, table: Table, winners: list[int]) -> None:
        game = table.game
        points = [chips * (2 if seat in winners else 1) for seat, chips in enumerate(game.chips)]
        table.record(e.RoundScored(tuple(winners), tuple(points)))
        if game.round < game.options["rounds"]:
            table.record(Gathered())
            table.chance.reshuffled()
            self._deal_round(table)
        else:
            best = max(game.totals[seat] for seat in game.playing)
            table.end(seat for seat in game.playing if game.totals[seat] == best)

    def _deal_round(self, table: Table) -> None:
        game = table.game
        for seat in game.playing:
            self._announce(table, reader=None)
            self._insert(table, seat)
        if game.options["betting"]:
            for seat in game.playing:
                self._pay(table, seat, 5)
        first = starter(game.players, game.playing, game.options["first"], table)
        table.begin_round([first, *(seat for seat in game.clockwise(first) if seat != first)])

    # Leaving

    def leave(self, table: Table, seat: int) -> None:
        """Take the rack out, return chips and stake to the bank, and settle whatever was asked of the leaver (CO-5)."""
        game = table.game
        staked = seat == game.turn and game.stake
        if staked:
            table.record(e.StakeLost(seat, game.stake))
        if game.owing and seat == game.owing[0]:
            rack = game.racks[seat]
            self._give(table, rack[table.chance.below(len(rack))])
        was_asked = game.trying == seat
        was_rated = bool(game.raters)
        table.record(SeatLeft(seat))
        table.record(SeatOut(seat))
        if len(game.playing) == 1:
            table.end(game.playing)
        elif staked:
            self._bury(table)
        elif game.read is None:
            if seat == game.turn:
                self._next_turn(table)
        elif was_asked:
            self._next_try(table, seat)
        else:
            self._replace_reader(table, seat)
            if was_rated:
                self._close_ratings(table)

    def _replace_reader(self, table: Table, seat: int) -> None:
        """If the leaver was the reader, the next player to the right reads instead, and no longer tries."""
        game = table.game
        if seat != game.reader:
            return
        *_, reader = game.clockwise(seat)
        was_trying = game.trying == reader
        table.record(e.ReaderChanged(reader))
        if was_trying:
            self._next_try(table, reader)

    # What people knew

    def attempt(self, game: SwissGame, event: Event) -> Attempt | None:
        """The first try at a card; with a second one, somebody knows more than the others did."""
        if game.read is None or game.tried:
            return None
        assert isinstance(event, e.Inserted | e.TryFailed)
        gap = event.place if isinstance(event, e.Inserted) else event.gap
        return Attempt(event.seat, game.read, game.racks[event.seat], gap)

    def standing(self, game: SwissGame) -> Sequence[float]:
        return game.totals

    # Positions and words

    def complete(self, game: SwissGame) -> None:
        if game.bank < 0:
            raise Refused(f"position: expected at most {CHIPS} chips in all; got {CHIPS - game.bank}")

    def tell(self, event: Event, say: Say) -> str:
        return telling.tell(event, say)

    def lay_out(self, game: SwissGame, say: Say) -> Iterator[str]:
        return telling.lay_out(game, say)
