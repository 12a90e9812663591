"""What reading JSON from somebody else may raise."""

import msgspec

NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Not JSON or not of the type asked for, not text, nested too deep."""
