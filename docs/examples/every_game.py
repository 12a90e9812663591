"""Plays, copies, pickles, deduces, saves and verifies a game of each kind."""

import pickle
import tempfile

import ridotto

for name in ridotto.list_games():
    game = ridotto.start(name, seed=1638, bots="novice")
    game.play(steps=30)
    twin = pickle.loads(pickle.dumps(game.copy()))
    print(name, "one of", game.knowledge(game.seats[0]).count(), "worlds after", game)
    twin.play()
    with tempfile.NamedTemporaryFile() as file:
        twin.save(file.name)
        ridotto.verify(ridotto.load(file.name))
