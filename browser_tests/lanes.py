"""When browser tests run: the longest come first, and some only in `make long`."""

FIRST = (
    "test_new_game.py",
    "test_one_device.py::test_a_whole_game_on_one_page",
    "test_first_evening.py::test_a_first_evening_is_played",
    "test_full_games.py",
    "test_puzzles.py",
    "test_replay.py",
    "test_together.py",
    "test_keyboard.py",
    "test_missions.py",
    "test_french.py::test_a_whole_game",
    "test_axe.py",
)
"""How the names of those begin that take longest: no worker is left alone with one at the end."""

LONG = (
    "test_axe.py::test_the_notebook_on_a_desktop[chromium-inkognito]",
    "test_axe.py::test_the_notebook_on_a_desktop[chromium-inkognito-cards]",
    "test_first_evening.py::test_a_first_evening_is_played_by_following_the_panel[chromium-inkognito-390]",
    "test_first_evening.py::test_a_first_evening_is_played_by_following_the_panel[chromium-inkognito-cards-1280]",
    "test_first_evening.py::test_a_first_evening_is_played_by_following_the_panel[chromium-infiltraitors-1280]",
    "test_first_evening.py::test_nothing_moves_under_whoever_taps_a_note[chromium-infiltraitors-1280-800-en-GB]",
    "test_first_evening.py::test_nothing_moves_under_whoever_taps_a_note[chromium-inkognito-cards-390-844-fr-FR]",
    "test_french.py::test_a_whole_game[chromium-infiltraitors-desktop]",
    "test_french.py::test_a_whole_game[chromium-inkognito-desktop]",
    "test_french.py::test_a_whole_game[chromium-masks-desktop]",
    "test_missions.py::test_the_table_never_moves[chromium-390-844-7-4]",
    "test_playing_on.py::test_from_a_solved_puzzle[chromium-390-As it was-inkognito]",
    "test_playing_on.py::test_from_a_solved_puzzle[chromium-390-As it was-infiltraitors]",
    "test_playing_on.py::test_from_a_solved_puzzle[chromium-1280-Drawn anew-inkognito-cards]",
    "test_playing_on.py::test_from_a_turning_point_to_the_end[chromium-1280-As it was-inkognito]",
    "test_playing_on.py::test_from_a_turning_point_to_the_end[chromium-1280-As it was-infiltraitors]",
    "test_playing_on.py::test_from_a_turning_point_to_the_end[chromium-390-Drawn anew-inkognito-cards]",
    "test_replay.py::test_nothing_moves_while_one_steps[chromium-desktop]",
    "test_review.py::test_every_line_leads_to_its_step[chromium-1280-inkognito]",
    "test_review.py::test_every_line_leads_to_its_step[chromium-1280-infiltraitors]",
    "test_review.py::test_every_line_leads_to_its_step[chromium-390-inkognito-cards]",
    "test_stage.py::test_nothing_moves_and_everything_is_in_reach[chromium-Inkognito, the card game-desktop]",
    "test_stage.py::test_nothing_moves_and_everything_is_in_reach[chromium-Infiltraitors-laptop]",
    "test_stage.py::test_nothing_moves_and_everything_is_in_reach[chromium-Inkognito-laptop]",
    "test_stage.py::test_nothing_moves_and_everything_is_in_reach[chromium-Masks-desktop]",
    "test_stage.py::test_nothing_moves_and_everything_is_in_reach[chromium-Masks-laptop]",
)
"""Names of tests, without their folder: the same game or page on one more screen, where others of its
kind are in `make test`. Each game, page and size is there at least once.
"""
