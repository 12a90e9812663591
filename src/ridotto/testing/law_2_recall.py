"""Law 2, recall: what a seat was sent adds up to its view, and all events to the state."""

from ridotto.kernel import SPECTATOR, sees
from ridotto.testing.law import Case, LawBroken
from ridotto.testing.walk import Walk

LAW = 2


def check_recall(case: Case) -> None:
    game, options = case.game, case.options
    walk = Walk(game, options, case.rng, case.choose)
    whole = game.start(options)
    viewers = [*range(case.seats), SPECTATOR]
    views = {seat: game.view(options, seat) for seat in viewers}
    while (move := walk.next()) is not None:
        for event in walk.take(*move).events:
            whole.fold(event)
            for seat, view in views.items():
                if sees(event.to, seat):
                    view.fold(event.fact)
        for seat, view in views.items():
            true = walk.state.view(seat).encode()
            if view.encode() != true:
                raise LawBroken(
                    LAW,
                    case,
                    f"after {move[1]}, seat {seat} holds {true.decode()}, but was sent"
                    f" {view.encode().decode()}",
                )
        if whole.encode() != walk.state.encode():
            raise LawBroken(LAW, case, f"after {move[1]}, the state is not the fold of its events")
        case.counts["views"] += len(viewers)
