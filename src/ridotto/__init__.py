"""Ridotto: play, solve and study hidden-identity deduction games."""
