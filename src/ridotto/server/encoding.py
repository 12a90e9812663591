"""How messages are written: JSON, the same bytes for the same content."""

import msgspec

encode = msgspec.json.Encoder(order="deterministic").encode
