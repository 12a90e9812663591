"""Which tests run when: `make check` leaves out the slow ones, `make long` tries far more."""

from hypothesis import settings

SLOW = (
    "tests/bots/test_arena.py",
    "tests/bots/test_infiltraitors.py",
    "tests/bots/test_knowledge.py",
    "tests/bots/test_levels.py",
    "tests/bots/test_probes.py",
    "tests/deduction/test_every_mission.py",
    "tests/deduction/test_infiltraitors.py",
    "tests/deduction/test_inkognito.py",
    "tests/deduction/test_inkognito_cards.py",
    "tests/deduction/test_knowledge.py",
    "tests/deduction/test_notes_of_records.py",
    "tests/deduction/test_paired.py",
    "tests/deduction/test_random_notebooks.py",
    "tests/deduction/test_reasons.py",
    "tests/envs/test_openspiel.py",
    "tests/envs/test_tasks.py",
    "tests/infiltraitors/test_deep_laws.py",
    "tests/infiltraitors/test_worlds.py",
    "tests/inkognito/test_laws.py",
    "tests/inkognito/test_worlds.py",
    "tests/inkognito_cards/test_worlds.py",
    "tests/review/",
    "tests/server/",
    "tests/store/",
    "tests/test_broken_twins.py",
    "tests/test_command_line.py::test_values_are_completed",
    "tests/test_hostile_texts.py::test_a_text_of_any_kind",
    "tests/test_json.py::test_every_line_fits_the_schema[load]",
    "tests/test_laws.py::test_every_game_keeps_every_law[infiltraitors",
    "tests/test_laws.py::test_every_game_keeps_every_law[inkognito",
    "tests/test_library.py::test_in_every_phase_a_copy",
    "tests/test_prompts.py::test_every_prompt",
    "tests/test_serve.py::test_load_measures",
)
"""How the names of slow tests begin; measured with --durations."""


NEVER_REPEATED = ("silen", "crash", "fall", "fail", "deal", "record", "replay", "departures")
"""Parts of the names of files whose tests must pass the first time, each time."""


def may_be_live(test: str, arguments: tuple[object, ...]) -> bool:
    """Whether a test may be marked ``live`` with these arguments, so that it is repeated when it
    fails: one of the server's, that proves no law, with a reason.
    """
    file = test.partition("::")[0].removeprefix("tests/server/")
    proves = any(part in file for part in NEVER_REPEATED)
    return file.startswith("test_") and not proves and len(arguments) == 1


def examples(usual: int) -> settings:
    """For a dear property: so many examples in `make test`, where others get a hundred, and in
    `make long` as many times more as they.
    """
    return settings(max_examples=max(1, usual * settings().max_examples // 100))
