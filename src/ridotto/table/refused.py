"""Why a table does not do what it was asked."""

from ridotto.kernel import RidottoError


class Refused(RidottoError):
    """Nothing has changed. ``code`` has words in the locale files (``refused-CODE``); ``detail``
    is for whoever writes a client; ``rule`` is the tag of the rule of the game that says so, empty
    where none does. None depends on more than what the asker may know.
    """

    def __init__(self, code: str, detail: str = "", rule: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.rule = rule

    def __reduce__(self) -> tuple[type["Refused"], tuple[str, str, str]]:
        return Refused, (self.code, self.detail, self.rule)
