"""The plans of a client: all that it does, but for sending and sleeping."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

import httpx

from ._exports import ExportOptions
from ._jobs import EndedJob
from ._requests import CallOptions, Plan, Query, Settings, plan_call, read_body, segment
from ._version import __version__

if TYPE_CHECKING:
    from . import models


class Plans:
    """Of a client with these options."""

    def __init__(
        self,
        base_url: str | None,
        api_key: str | None,
        headers: Mapping[str, str] | None,
        timeout_seconds: float,
        retries: int,
        retry_after_seconds_max: float,
    ) -> None:
        base = base_url or os.environ.get("COA_BASE_URL", "")
        key = api_key or os.environ.get("COA_API_KEY")
        if not base.startswith(("https://", "http://")):
            raise ValueError(f"base_url must be an absolute URL: {base}")
        self._settings = Settings(
            base_url=base.rstrip("/").removesuffix("/v1") + "/v1",
            headers={
                "user-agent": f"content-optimization-client-python/{__version__}",
                **({} if key is None else {"authorization": f"Bearer {key}"}),
                **{name.lower(): value for name, value in (headers or {}).items()},
            },
            timeout_seconds=timeout_seconds,
            retries=retries,
            retry_after_seconds_max=retry_after_seconds_max,
        )

    def read(
        self, verb: str, path: str, query: Query, body: object, options: CallOptions, respond_async: bool = False
    ) -> Plan[Any]:
        """The body of a successful response."""
        headers = {"prefer": "respond-async"} if respond_async else None
        response = yield from plan_call(self._settings, verb, path, query, body, options, headers)
        return read_body(response, f"{verb} {path}")

    def get_job(self, job_id: str) -> Plan[models.Job]:
        """A job."""
        body = yield from self.read("GET", f"/jobs/{segment('job_id', job_id)}", {}, None, {})
        return cast("models.Job", body["data"])

    def list_jobs(self, ids: str) -> Plan[list[EndedJob]]:
        """The jobs of ids with commas in between."""
        body = yield from self.read("GET", "/jobs", {"ids": ids}, None, {})
        return cast("list[EndedJob]", body["data"])

    def read_export(self, what: str, site_id: int, cursor: str | None, options: ExportOptions) -> Plan[httpx.Response]:
        """A part of an export."""
        page_ids = options.get("page_ids")
        query: Query = {
            "cursor": cursor,
            "limit": options.get("limit"),
            "page_ids": None if page_ids is None else ",".join(map(str, page_ids)),
        }
        path = f"/sites/{segment('site_id', site_id)}/export/{segment('what', what)}"
        return plan_call(self._settings, "GET", path, query, None, options, {"accept": "application/jsonl"})
