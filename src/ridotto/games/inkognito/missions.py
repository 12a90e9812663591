"""W3 and the mission table: what a team must have brought about when it declares."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from ridotto.games.inkognito.board import EMBASSY, NUMBERED
from ridotto.games.inkognito.components import (
    IDENTITIES,
    LETTERS,
    MISSION_TAGS,
    TEAMS,
    DataError,
    Identity,
    Letter,
    Space,
    number_of,
    partner_of,
    read_data,
    team_of,
)


class Scene(ABC):
    """What missions look at: where the true figures are, at the moment of declaring."""

    @abstractmethod
    def figure(self, identity: Identity) -> Space:
        """Where the true figure of that agent stands (W3), or of whoever stands in (P3.2)."""

    @abstractmethod
    def pieces(self, team: int) -> int:
        """The spaces of all figures of a team, as bits."""

    @abstractmethod
    def ambassador(self) -> Space:
        """Where the Ambassador stands."""

    @abstractmethod
    def brought(self, team: int, space: Space) -> bool:
        """Whether the declaring team has brought the Ambassador to that space (P5.5: or stands)."""


class AnyLandsOn(Struct, frozen=True):
    """Any piece of the team shares a space with the target: an agent, or the Ambassador."""

    team: int
    target: Identity | None

    def met(self, scene: Scene) -> bool:
        target = scene.ambassador() if self.target is None else scene.figure(self.target)
        return bool(scene.pieces(self.team) >> target & 1)


class Stands(Struct, frozen=True):
    """The agent's true figure stands on a space."""

    agent: Identity
    space: Space

    def met(self, scene: Scene) -> bool:
        return scene.figure(self.agent) == self.space


class LandsOn(Struct, frozen=True):
    """The agent's true figure shares a space with his partner's, or with the Ambassador."""

    agent: Identity
    target: Identity | None

    def met(self, scene: Scene) -> bool:
        target = scene.ambassador() if self.target is None else scene.figure(self.target)
        return scene.figure(self.agent) == target


class AmbassadorTo(Struct, frozen=True):
    """The Ambassador was brought to a space."""

    team: int
    space: Space

    def met(self, scene: Scene) -> bool:
        return scene.brought(self.team, self.space)


Mission = AnyLandsOn | Stands | LandsOn | AmbassadorTo


class MissionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file: flight spaces, and for each team its first named agent and its missions."""

    flight: dict[str, int]
    teams: dict[str, dict[str, Any]]


class AnyLandsOnEntry(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    any_lands_on: str

    def mission(self, team: int, where: str) -> Mission:
        return AnyLandsOn(team, _target(self.any_lands_on, where))


class StandsEntry(Struct, frozen=True, forbid_unknown_fields=True):
    stands: str
    number: int

    def mission(self, team: int, where: str) -> Mission:
        return Stands(number_of(where, self.stands, IDENTITIES), _numbered(self.number, where))


class LandsOnEntry(Struct, frozen=True, forbid_unknown_fields=True):
    lands: str
    on: str

    def mission(self, team: int, where: str) -> Mission:
        return LandsOn(number_of(where, self.lands, IDENTITIES), _target(self.on, where))


class AmbassadorToEntry(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    ambassador_to: int | str

    def mission(self, team: int, where: str) -> Mission:
        if isinstance(self.ambassador_to, int):
            return AmbassadorTo(team, _numbered(self.ambassador_to, where))
        if self.ambassador_to != "embassy":
            raise DataError(f"{where}: {self.ambassador_to!r} is no number and not the embassy")
        return AmbassadorTo(team, EMBASSY)


ENTRIES = {
    "any-lands-on": AnyLandsOnEntry,
    "stands": StandsEntry,
    "lands": LandsOnEntry,
    "ambassador-to": AmbassadorToEntry,
}


def _target(word: str, where: str) -> Identity | None:
    return None if word == "ambassador" else number_of(where, word, IDENTITIES)


def _numbered(number: int, where: str) -> Space:
    if number not in NUMBERED:
        raise DataError(f"{where}: no space has the number {number}")
    return NUMBERED[number]


class Missions:
    """The mission of each team for each pair of letters, and where a lone agent flees to."""

    def __init__(self, file: MissionFile) -> None:
        if set(file.teams) != set(TEAMS):
            raise DataError(f"missions: teams: must be {' and '.join(TEAMS)}")
        if set(file.flight) != set(IDENTITIES):
            raise DataError(f"missions: flight: must name {', '.join(IDENTITIES)}")
        self.flight = tuple(
            _numbered(file.flight[name], f"missions: flight: {name}") for name in IDENTITIES
        )
        self._first: list[Identity] = []
        self._table: dict[tuple[int, Letter, Letter], Mission] = {}
        for team, name in enumerate(TEAMS):
            entries = dict(file.teams[name])
            first = number_of(f"missions: {name}: first", entries.pop("first", ""), IDENTITIES)
            if team_of(first) != team:
                raise DataError(f"missions: {name}: first: {IDENTITIES[first]} is not of the team")
            self._first.append(first)
            self._read(team, entries)

    def _read(self, team: int, entries: dict[str, Any]) -> None:
        wanted = {one + other for one in LETTERS for other in LETTERS if one != other}
        if wrong := wanted ^ entries.keys():
            raise DataError(f"missions: {TEAMS[team]}: {min(wrong)} is missing or does not belong")
        for letters, entry in entries.items():
            where = f"missions: {TEAMS[team]}: {letters}"
            kind = next((kind for kind in ENTRIES if kind in entry), None)
            if kind is None:
                raise DataError(f"{where}: none of {', '.join(ENTRIES)}")
            try:
                read = msgspec.convert(entry, ENTRIES[kind])
            except msgspec.ValidationError as error:
                raise DataError(f"{where}: {error}") from None
            first, second = map(LETTERS.index, letters)
            self._table[team, first, second] = read.mission(team, where)

    def mission(self, letters: Mapping[Identity, Letter], team: int) -> Mission:
        """The mission of a team whose two agents have these letters."""
        first = self._first[team]
        return self._table[team, letters[first], letters[partner_of(first)]]

    def tag(self, letters: Mapping[Identity, Letter], team: int) -> str:
        """Its tag, such as ``LF-BD``."""
        first = self._first[team]
        pair = (letters[first], letters[partner_of(first)])
        return f"{IDENTITIES[first]}-{''.join(LETTERS[letter] for letter in pair)}"

    def words(self, players: int) -> tuple[str, ...]:
        """The words for them, in the order of ``MISSION_TAGS``. Some have words of their own: with
        five, those that bring the Ambassador somewhere ask for something else (P5.5); with three,
        those that name an agent of the other pair may mean his partner (P3.2).
        """
        return tuple(f"{tag}{self._suffix(tag, players)}" for tag in MISSION_TAGS)

    def _suffix(self, tag: str, players: int) -> str:
        name, letters = tag.split("-")
        first, second = map(LETTERS.index, letters)
        mission = self._table[team_of(IDENTITIES.index(name)), first, second]
        if players == 5 and isinstance(mission, AmbassadorTo):
            return "-five"
        if players == 3 and isinstance(mission, AnyLandsOn) and mission.target is not None:
            return "-three"
        return ""


MISSIONS = Missions(read_data("missions.json", MissionFile))
MISSION_WORDS = {players: MISSIONS.words(players) for players in (3, 4, 5)}
"""The words for all missions, by how many play."""
