"""How messages are written and read: JSON, the same bytes for the same content."""

import msgspec

encode = msgspec.json.Encoder(order="deterministic").encode

NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading may raise: not JSON or not of the type asked for, not text, nested too deep."""
