"""Notes from a real table, answered and forgotten: what follows from them, and where they go wrong.

Nothing here is kept, stored or logged. It is done in the work process, and bounded: in the length
of the notes, the number of entries, the changes that are tried, and the time.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Any

from msgspec import Meta, Struct

from ridotto.bots.advisers import for_notebook
from ridotto.deduction import BadNotes, Notebook, Proof
from ridotto.deduction.findings import (
    certain,
    conclusions,
    observations_of,
    others,
    word_at,
)
from ridotto.deduction.note_reading import ReadNotes, read_plain
from ridotto.deduction.notebook import line_of, plain_of, think_through
from ridotto.deduction.repairs import Repair, repairs, without
from ridotto.games import GAMES
from ridotto.kernel import NotesError
from ridotto.review.proofs_in_words import told_proof
from ridotto.server.encoding import encode
from ridotto.words import ENGLISH, LANGUAGES, Words, names_of

PATIENCE = 10.0
"""Seconds that one notebook may take."""
MOST_CONCLUDED = 24
"""So many things that may follow are told, the likeliest first."""
MOST_ADVISED = 3
"""Of a kind."""
MOST_REPAIRS = 500


class AskNotebook(Struct, forbid_unknown_fields=True, kw_only=True):
    """Notes as data of the same shape as a file of notes, or the text of such a file."""

    language: Annotated[str, Meta(max_length=8)] = ENGLISH
    notes: dict[str, Any] = {}
    toml: str = ""


class Chance(Struct, frozen=True):
    """How likely something is, if every deal is equally likely (``worlds``), and if answers were
    drawn from those that could be given (``answers``): as a number and as a fraction.
    """

    value: str
    worlds: float
    worlds_exact: str
    answers: float
    answers_exact: str


class HiddenThing(Struct, frozen=True):
    """Something one does not know: whose and what it is, all values it could have had, and how
    likely those are that it still can have.
    """

    whose: str
    what: str
    values: list[str]
    chances: list[Chance]


class CertainThing(Struct, frozen=True):
    """A value that is certain, the fewest entries that prove it, and the proof, step by step."""

    whose: str
    what: str
    value: str
    entries: list[str]
    steps: list[str]


class NoteConclusion(Struct, frozen=True):
    """What follows for the game; ``of`` names the list of words its values are of."""

    name: str
    of: str | None
    chances: list[Chance]


class NoteContradiction(Struct, frozen=True):
    """The fewest entries that cannot all be right."""

    entries: list[str]
    sentence: str


class NoteRepair(Struct, frozen=True):
    """A change of one entry with which the notes make sense: ``new`` instead of ``old`` in a field,
    at a place if it is a list (without ``new`` it goes); without a field the entry is left out.
    """

    entry: str
    field: str
    place: int | None
    old: str | bool | None
    new: str | bool | None
    worlds: str


class NoteAdvice(Struct, frozen=True):
    """Something to do: what it is about (``call``, ``ask``, ``meet``, ``show``, ``play``), the
    actions, both in words (nothing where there is nothing to do yet), why, and how many bits that
    would tell.
    """

    about: str
    actions: list[str]
    what: str
    why: str
    bits: float | None


class UnreadableNotes(Struct, frozen=True):
    """Why notes cannot be used at all; ``line`` is 0 unless they were a text."""

    line: int
    entry: str
    reason: str
    sentence: str


class NotebookAnswer(Struct, frozen=True, kw_only=True):
    """What follows from notes. ``notes`` is how they were understood. If they contradict themselves
    all but ``contradiction`` and ``repairs`` is about the notes without the entries in
    ``left_out``.
    """

    notes: dict[str, Any] = {}
    unreadable: UnreadableNotes | None = None
    worlds: str = "0"
    hidden: list[HiddenThing] = []
    certain: list[CertainThing] = []
    conclusions: list[NoteConclusion] = []
    contradiction: NoteContradiction | None = None
    left_out: list[str] = []
    repairs: list[NoteRepair] = []
    advice: list[NoteAdvice] = []


def written_answer(asked: AskNotebook) -> bytes:
    """The answer as it is sent."""
    return encode(answer_notes(asked))


def answer_notes(asked: AskNotebook) -> NotebookAnswer:
    """What follows from some notes, in the language asked for."""
    language = asked.language if asked.language in LANGUAGES else ENGLISH
    try:
        notes = read_plain(plain_of(asked.toml) if asked.toml else asked.notes, GAMES, names_of)
    except BadNotes as bad:
        return _unreadable(language, bad.line, NotesError("notes", bad.reason))
    except NotesError as error:
        return _unreadable(language, line_of(asked.toml, error.entry) if asked.toml else 0, error)
    try:
        return _Answer(notes, language).answer()
    except NotesError as error:  # what is left cannot be read either
        return _unreadable(language, line_of(asked.toml, error.entry) if asked.toml else 0, error)


def _unreadable(language: str, line: int, error: NotesError) -> NotebookAnswer:
    sentence = Words(language).text(f"notes-{error.code}")
    return NotebookAnswer(unreadable=UnreadableNotes(line, error.entry, error.reason, sentence))


class _Answer:
    """Makes the answer to notes that were understood."""

    def __init__(self, notes: ReadNotes, language: str) -> None:
        self._notes = notes
        self._words = Words(language, notes.names)

    def answer(self) -> NotebookAnswer:
        """Raises NotesError if nothing can be said at all."""
        kept, wrong = self._notes, list[str]()
        contradiction: NoteContradiction | None = None
        book, trouble = self._think(kept)
        while trouble is not None:
            contradiction = contradiction or trouble
            leaving = [entry for entry in trouble.entries if " " in entry]
            if not leaving:
                raise NotesError(trouble.entries[0], "that cannot be")
            wrong += _as_before(self._notes, wrong, leaving)
            kept = without(self._notes, wrong)
            book, trouble = self._think(kept)
        assert book is not None
        found = [] if contradiction is None else repairs(self._notes, contradiction.entries)
        return NotebookAnswer(
            notes=self._plain(),
            worlds=str(book.tracker.knowledge.count()),
            hidden=list(_hidden(book)),
            certain=[
                self._certain(book, proof, wrong) for proof in certain(book.tracker.knowledge)
            ],
            conclusions=list(_concluded(book)),
            contradiction=contradiction,
            left_out=wrong,
            repairs=[_offered(each) for each in found[:MOST_REPAIRS]],
            advice=list(self._advice(book)),
        )

    def _plain(self) -> dict[str, Any]:
        notes = self._notes
        return {
            "game": notes.game.id,
            "options": dict(notes.options),
            "names": dict(notes.names),
            **notes.plain,
        }

    def _think(self, notes: ReadNotes) -> tuple[Notebook | None, NoteContradiction | None]:
        """The notebook, or why there is none."""
        try:
            book = think_through(notes)
        except NotesError as error:
            if " " not in error.entry:
                raise
            sentence = self._words.text(f"notes-{error.code}")
            return None, NoteContradiction([error.entry, *error.others], sentence)
        proof = book.tracker.knowledge.conflict()
        if proof is None:
            return book, None
        observations = observations_of(book, proof)
        sentence = self._words.argument(book.game, book.options, observations, None)
        return book, NoteContradiction(book.culprits(proof), sentence)

    def _certain(self, book: Notebook, proof: Proof, wrong: Sequence[str]) -> CertainThing:
        assert proof.statement is not None
        (whose, what), (value,), _ = proof.statement
        entries = _as_before(self._notes, wrong, book.culprits(proof))
        steps = [step.sentence for step in told_proof(self._words, book, proof)]
        return CertainThing(whose, what, value, entries, steps)

    def _advice(self, book: Notebook) -> Iterator[NoteAdvice]:
        """The best of each kind, and what to show whoever asks."""
        game, options = book.game, book.options
        notation = game.notation(options)
        told = Counter[str]()
        for each in for_notebook(book, "answers"):
            told[each.about] += 1
            if each.about == "show" or told[each.about] <= MOST_ADVISED:
                yield NoteAdvice(
                    about=each.about,
                    actions=[notation.write(action) for action in each.actions],
                    what=self._words.proposal(game, options, each.actions, each.when),
                    why=self._words.advice(game, each.reason),
                    bits=each.bits,
                )


def _as_before(notes: ReadNotes, wrong: Sequence[str], entries: Sequence[str]) -> list[str]:
    """What entries were called before some were left out."""
    names: list[str] = []
    for entry in entries:
        kind, _, number = entry.partition(" ")
        if number:
            count = len(notes.plain[kind])
            kept = [n for n in range(1, count + 1) if f"{kind} {n}" not in wrong]
            names.append(f"{kind} {kept[int(number) - 1]}")
        else:
            names.append(entry)
    return names


def _hidden(book: Notebook) -> Iterator[HiddenThing]:
    knowledge = book.tracker.knowledge
    worlds, answers = knowledge.probabilities("worlds"), knowledge.probabilities("answers")
    for variable in others(knowledge):
        chances = _chances(worlds[variable], answers[variable])
        whose, what = variable
        yield HiddenThing(whose, what, list(knowledge.hidden.values(variable)), chances)


def _concluded(book: Notebook) -> Iterator[NoteConclusion]:
    by_answers = {each.name: odds for each, odds in conclusions(book, "answers")}
    for conclusion, by_worlds in conclusions(book, "worlds"):
        answers = by_answers[conclusion.name]
        told = {value: word_at(book, conclusion.of or "", value) for value in answers}
        chances = _chances(
            {word: by_worlds[value] for value, word in told.items()},
            {word: answers[value] for value, word in told.items()},
        )
        yield NoteConclusion(conclusion.name, conclusion.of, chances[:MOST_CONCLUDED])


def _chances(worlds: Mapping[str, Fraction], answers: Mapping[str, Fraction]) -> list[Chance]:
    """Of what is possible."""
    return [
        Chance(value, float(each), str(each), float(answers[value]), str(answers[value]))
        for value, each in worlds.items()
        if each
    ]


def _offered(repair: Repair) -> NoteRepair:
    change = repair.change
    return NoteRepair(
        change.entry, change.field, change.place, change.old, change.new, str(repair.worlds)
    )
