"""A run of the arena from its beginning or from where it stopped to its end."""

from collections.abc import Generator

from othersight.arena.cluster import clustered
from othersight.arena.jobs import Broken, played_by_workers
from othersight.arena.results import Row
from othersight.arena.schedule import Schedule
from othersight.arena.storage import Results


def missing(schedule: Schedule, games: int, results: Results) -> list[int]:
    """The places of the run whose games are not in the file."""
    done = results.done()
    tasks = [schedule.task(place) for place in range(games)]
    return [p for p, task in enumerate(tasks) if (task.number, task.setting) not in done]


def play_missing(
    schedule: Schedule, places: list[int], results: Results, jobs: int, address: str = ""
) -> Generator[Row | Broken, None, None]:
    """Every game that is not in the file yet; each is in the file when it is told."""
    played = (
        clustered(schedule, places, address)
        if address
        else played_by_workers(schedule, places, jobs)
    )
    for one in played if places else ():
        if isinstance(one, Row):
            results.add(one)
        yield one


def rows_of(schedule: Schedule, games: int, results: Results) -> list[Row]:
    """The games of the file that were asked for; it may hold more."""
    asked = {(task.number, task.setting) for task in map(schedule.task, range(games))}
    return [row for row in results.rows() if (row.number, row.setting) in asked]
