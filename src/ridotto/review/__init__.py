"""Learning from finished games: what could be known, and what decisions were worth."""
