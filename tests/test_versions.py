"""What Ridotto needs is given from where to where: ``make long`` tries both ends."""

import pytest

from tests.long.versions import RangeMissing, floors, project


def test_every_requirement_has_a_lowest_and_a_first_forbidden_version() -> None:
    lowest = floors(project())
    assert len(lowest) >= 12
    assert any(constraint.startswith("uvicorn==") for constraint in lowest)


@pytest.mark.parametrize("requirement", ["rich", "rich>=14", "rich<15", "rich==14"])
def test_a_requirement_without_a_range_is_found(requirement: str) -> None:
    extras: dict[str, list[str]] = {"bench": [], "postgresql": [], "ray": []}
    with pytest.raises(RangeMissing):
        floors({"dependencies": [requirement], "optional-dependencies": extras})
