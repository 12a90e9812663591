"""Puzzles: moments of games between bots in which there is one right answer."""
