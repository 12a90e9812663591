"""The QR code that a phone on the same network can scan."""

import segno


def print_qr_code(url: str) -> None:
    """On standard output, in half-height blocks."""
    segno.make(url, micro=False).terminal(compact=True)
