"""The client of synchronous programs: the driver of the plans."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import httpx
from typing_extensions import Self

from ._exports import ExportOptions, ExportRows
from ._jobs import EndedJob, JobsProgress, plan_wait, plan_wait_all
from ._lists import next_part
from ._operations import Exports, Lists, Operations
from ._plans import Plans
from ._requests import CallOptions, Pause, Plan, Query, Step, arguments_of

if TYPE_CHECKING:
    from . import models

T = TypeVar("T")
_ReadExport: TypeAlias = Callable[[str, int, "str | None", ExportOptions], httpx.Response]


class Client(Operations):
    """The API, with a method for each operation.

    `base_url` (with or without `/v1`) and `api_key` are those of the environment, `COA_BASE_URL` and `COA_API_KEY`, when
    they are left out. `http_client` sends the requests: for a proxy, or certificates of your own; close it yourself.
    """

    def __init__(
        self,
        base_url: str | None = None,
        api_key: str | None = None,
        *,
        headers: Mapping[str, str] | None = None,
        timeout_seconds: float = 30,
        retries: int = 3,
        retry_after_seconds_max: float = 60,
        http_client: httpx.Client | None = None,
    ) -> None:
        self._plans = Plans(base_url, api_key, headers, timeout_seconds, retries, retry_after_seconds_max)
        self._owned = httpx.Client() if http_client is None else None
        self._http = http_client or cast("httpx.Client", self._owned)
        self.each: Lists = _Lists(self._call)
        """The items of a list one after the other, read in parts as they are needed: `api.each.list_pages(1)`."""
        self.export: Exports = _Exports(self._read_export)
        """The rows of an export one after the other, read in parts as they are needed: `api.export.links(1)`."""

    def _run(self, plan: Plan[T]) -> T:
        try:
            step = next(plan)
            while True:
                step = plan.send(self._do(step))
        except StopIteration as end:
            return cast("T", end.value)

    def _do(self, step: Step) -> httpx.Response | httpx.HTTPError | None:
        if isinstance(step, Pause):
            time.sleep(step.seconds)
            return None
        try:
            return self._http.request(**arguments_of(step))
        except httpx.RequestError as error:
            return error

    def _call(
        self, verb: str, path: str, query: Query, body: object, options: CallOptions, respond_async: bool = False
    ) -> Any:
        return self._run(self._plans.read(verb, path, query, body, options, respond_async))

    def _read_export(self, what: str, site_id: int, cursor: str | None, options: ExportOptions) -> httpx.Response:
        return self._run(self._plans.read_export(what, site_id, cursor, options))

    def wait_for_job(
        self,
        job_id: str,
        *,
        on_progress: Callable[[models.Job], None] | None = None,
        timeout_seconds: float | None = None,
    ) -> models.Job:
        """Polls a job until it is completed, at the pace that the API asks for, and returns it.

        Raises JobFailedError for one that failed or was skipped, WaitTimeoutError after `timeout_seconds`.
        `on_progress` is called after each poll, with the job as it is then.
        """
        return self._run(plan_wait(self._plans.get_job, job_id, on_progress, timeout_seconds))

    def wait_for_jobs(
        self,
        job_ids: Iterable[str],
        *,
        on_progress: Callable[[JobsProgress], None] | None = None,
        timeout_seconds: float | None = None,
    ) -> list[EndedJob]:
        """Polls many jobs until all have ended, and returns them as they ended: of a bulk analysis, for instance."""
        return self._run(plan_wait_all(self._plans.list_jobs, job_ids, on_progress, timeout_seconds))

    def close(self) -> None:
        """Closes the connections."""
        if self._owned is not None:
            self._owned.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


class _Lists(Lists):
    def __init__(self, call: Callable[[str, str, Query, object, CallOptions], Any]) -> None:
        self._send = call

    def _items(self, path: str, query: Query, options: CallOptions) -> Iterator[Any]:
        following: Query | None = {}
        while following is not None:
            part = self._send("GET", path, {**query, **following}, None, options)
            yield from part["data"]
            following = next_part(part)


class _Exports(Exports):
    def __init__(self, read: _ReadExport) -> None:
        self._read = read

    def _rows(self, what: str, site_id: int, options: ExportOptions) -> ExportRows[Any]:
        return ExportRows(lambda cursor: self._read(what, site_id, cursor, options), options.get("cursor"))
