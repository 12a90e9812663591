"""One table: how its deal is settled, how a game is played at it, how its record is verified."""
