"""Reads a QR code as a telephone would, as far as a table's link needs it: a small one of bytes."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Locator

Modules = list[list[bool]]

SEEN = """image => image.decode().then(() => {
  const size = image.naturalWidth, scale = 4;
  const canvas = Object.assign(document.createElement("canvas"), {width: size * scale});
  canvas.height = canvas.width;
  const paper = canvas.getContext("2d");
  paper.drawImage(image, 0, 0, canvas.width, canvas.width);
  const dark = (x, y) => paper.getImageData((x + .5) * scale, (y + .5) * scale, 1, 1).data[0] < 128;
  const places = [...Array(size - 4).keys()].map(place => place + 2);
  return places.map(y => places.map(x => dark(x, y)));
})"""
"""The modules of a picture, without the border of two."""

MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: (y * x) % 2 + (y * x) % 3 == 0,
    lambda y, x: ((y * x) % 2 + (y * x) % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + (y * x) % 3) % 2 == 0,
)
FORMAT_MASK = 0b10101
LOW, BYTES = 0b01, 0b0100
LARGEST = 21 + 4 * 4
"""Up to version 5, what is corrected little is a single block."""


def read_qr(picture: Locator) -> str:
    """The text that a picture of a QR code holds."""
    modules: Modules = picture.evaluate(SEEN)
    size = len(modules)
    assert size <= LARGEST
    form = _number(iter(modules[8][:5]), 5) ^ FORMAT_MASK
    assert form >> 3 == LOW
    mask = MASKS[form & 0b111]
    bits = (modules[y][x] ^ mask(y, x) for y, x in _way(size))
    assert _number(bits, 4) == BYTES
    return bytes(_number(bits, 8) for _ in range(_number(bits, 8))).decode()


def _number(bits: Iterator[bool], length: int) -> int:
    return int("".join(str(int(next(bits))) for _ in range(length)), 2)


def _way(size: int) -> Iterator[tuple[int, int]]:
    """The modules that hold data, in their order: two columns at a time, up and down in turn."""
    up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for y in range(size - 1, -1, -1) if up else range(size):
            for x in (right, right - 1):
                if not _fixed(size, y, x):
                    yield y, x
        up = not up


def _fixed(size: int, y: int, x: int) -> bool:
    """Finders with what is beside them, timing, and the one pattern of alignment."""
    finder = (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9)
    aligned = size > 21 and abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return finder or aligned or 6 in (y, x)
