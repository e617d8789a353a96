"""Waiting for jobs, at the pace that the API asks for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from typing_extensions import TypedDict

from ._requests import Pause, Plan
from .errors import JobFailedError, WaitTimeoutError

if TYPE_CHECKING:
    from . import models

_PAUSE_SECONDS = 2
# So many ids fit one request.
_IDS_MAX = 50


class _UnknownJob(TypedDict):
    id: str
    status: Literal["not_found"]


EndedJob: TypeAlias = "models.Job | _UnknownJob"
"""A job that does not exist has ended, too."""


@dataclass(frozen=True)
class JobsProgress:
    """The jobs after a poll."""

    ended: list[EndedJob]
    running: list[models.Job]


class _Deadline:
    def __init__(self, seconds: float | None) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds

    def pause(self, seconds: float, waited_for: str) -> Pause:
        """Not beyond the end: the last poll is then."""
        if self._end is None:
            return Pause(seconds)
        left = self._end - time.monotonic()
        if left <= 0:
            raise WaitTimeoutError(f"The time is up: {waited_for} still runs")
        return Pause(min(seconds, left))


def plan_wait(
    get_job: Callable[[str], Plan[models.Job]],
    job_id: str,
    on_progress: Callable[[models.Job], None] | None,
    timeout_seconds: float | None,
) -> Plan[models.Job]:
    """Returns the completed job; raises JobFailedError for one that failed or was skipped."""
    deadline = _Deadline(timeout_seconds)
    while True:
        job = yield from get_job(job_id)
        if on_progress is not None:
            on_progress(job)
        if job["status"] == "completed":
            return job
        if job["status"] in ("failed", "skipped"):
            raise JobFailedError(job)
        yield deadline.pause(_pause_of(job), job_id)


def plan_wait_all(
    list_jobs: Callable[[str], Plan[list[EndedJob]]],
    job_ids: Iterable[str],
    on_progress: Callable[[JobsProgress], None] | None,
    timeout_seconds: float | None,
) -> Plan[list[EndedJob]]:
    """Returns the jobs as they ended, failed ones too, in the order of the ids."""
    deadline = _Deadline(timeout_seconds)
    asked = list(job_ids)
    ended: dict[str, EndedJob] = {}
    open_ids = list(dict.fromkeys(asked))
    while open_ids:
        running: list[models.Job] = []
        for start in range(0, len(open_ids), _IDS_MAX):
            for job in (yield from list_jobs(",".join(open_ids[start : start + _IDS_MAX]))):
                if job["status"] == "queued" or job["status"] == "processing":
                    running.append(job)
                else:
                    ended[job["id"]] = job
        if on_progress is not None:
            on_progress(JobsProgress(ended=list(ended.values()), running=running))
        open_ids = [job["id"] for job in running]
        if running:
            yield deadline.pause(max(_pause_of(job) for job in running), f"{running[0]['id']} (of {len(running)})")
    return [ended[job_id] for job_id in asked if job_id in ended]


def _pause_of(job: models.Job) -> float:
    seconds = job["retry_after_seconds"]
    return _PAUSE_SECONDS if seconds is None else seconds
