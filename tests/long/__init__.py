"""What takes too long for every day: ``make long``."""
